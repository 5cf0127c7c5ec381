name = Néfertiti
about = Envoyez vos serviteurs sur quatre marchés d’Égypte, enchérissez pour des cadeaux d’autant plus précieux que peu de joueurs les possèdent, et repartez avant que votre bourse soit vide.
ask = À vous. Que faites-vous ?
goal-1 = Le plus de points l’emporte, surtout grâce aux cadeaux : moins un type a de possesseurs, plus il vaut.
goal-2 = À chaque tour, vous placez un serviteur : son nombre est votre offre. Quand un marché ferme, la meilleure offre paie et choisit d’abord ; les autres achètent un cadeau ou prennent la moitié de l’argent.
goal-3 = Chaque fermeture rouvre un autre marché, jusqu’à ce qu’Akhenaton soit pioché ; le dernier marché fermé finit la partie.

seat-0 = Rouge
    .letter = R
seat-1 = Vert
    .letter = V
seat-2 = Ivoire
    .letter = I
seat-3 = Bleu
    .letter = B
seat-4 = Orange
    .letter = O
neutral = Neutre

part-track = Marqués en cours de partie
part-goldwork = Orfèvreries
part-necklace = Colliers
part-statuette = Statuettes
part-mirror = Miroirs
part-harp = Harpes
part-chair = Chaises
part-senet = Senets
part-cup = Coupes
part-papyrus = Papyrus
part-deben = Deben
    .full = Deben, 2 par point
part-seals = Sceaux royaux
part-amon_priest = Prêtre d’Amon

forced = { $seat } n’a pas d’autre choix.

option-players = Joueurs
    .help = À deux : un joueur neutre. À cinq : Memphis.
option-setup = Étals
    .help = Fixés pour une partie de découverte, ou tirés au sort.
option-characters = Personnages
    .help = Ceux qui accompagnent les Scribes et les Marchands.
option-memphis = Memphis
    .help = Des cadeaux étrangers, et un papyrus par joueur.

pad-amon_priest = Qui a le Prêtre d’Amon
pad-neutral = Types que possède le joueur neutre (à deux) : 1 orfèvrerie, 2 collier, 3 statuette, 4 miroir, 5 harpe, 6 chaise, 7 senet, 8 coupe, 9 papyrus
pad-points = Points marqués en cours de partie
pad-goldwork = Orfèvreries
pad-necklace = Colliers
pad-statuette = Statuettes
pad-mirror = Miroirs
pad-harp = Harpes
pad-chair = Chaises
pad-senet = Senets simples
pad-double_senet = Doubles senets
pad-cup = Coupes
pad-papyrus = Papyrus
pad-foreign_goldwork = Orfèvreries étrangères, par leur bonus (1 ou 2)
pad-foreign_necklace = Colliers étrangers, par leur bonus (1 ou 2)
pad-foreign_statuette = Statuettes étrangères, par leur bonus (1 ou 2)
pad-foreign_mirror = Miroirs étrangers, par leur bonus (1 ou 2)
pad-foreign_harp = Harpes étrangères, par leur bonus (1 ou 2)
pad-foreign_chair = Chaises étrangères, par leur bonus (1 ou 2)
pad-deben = Deben
pad-seals = Sceaux royaux non utilisés

pad-too-many-gifts = Ensemble, ils ont trop de cartes de ce cadeau ({ $held } pour { $copies } en jeu) : { $gift }.
pad-no-such-gift = Ce cadeau étranger n’existe pas : { $type } +{ $bonus }.
pad-too-many-seals = Ensemble, ils ont trop de sceaux royaux ({ $held } pour { $copies }).
pad-no-neutral = Seule une partie à deux a un joueur neutre qui possède des cadeaux.

gift-goldwork = orfèvrerie
    .taken = une pièce d’orfèvrerie
    .label = une orfèvrerie
    .sign = Orf
gift-necklace = collier
    .taken = un collier
    .label = un collier
    .sign = Col
gift-statuette = statuette
    .taken = une statuette
    .label = une statuette
    .sign = Sta
gift-mirror = miroir
    .taken = un miroir
    .label = un miroir
    .sign = Mir
gift-harp = harpe
    .taken = une harpe
    .label = une harpe
    .sign = Har
gift-chair = chaise
    .taken = une chaise
    .label = une chaise
    .sign = Cha
gift-senet = senet
    .taken = un senet
    .label = un senet
    .sign = Sen
gift-double-senet = double senet
    .taken = un double senet
    .label = un double senet
    .sign = Dbl
gift-cup = coupe
    .taken = une coupe
    .label = une coupe
    .sign = Cou
gift-papyrus = papyrus
    .taken = un papyrus
    .label = un papyrus
    .sign = Pap
gift-goldwork-1 = orfèvrerie +1
    .taken = une pièce d’orfèvrerie +1
    .label = une orfèvrerie +1
    .sign = Orf¹
gift-necklace-1 = collier +1
    .taken = un collier +1
    .label = un collier +1
    .sign = Col¹
gift-statuette-1 = statuette +1
    .taken = une statuette +1
    .label = une statuette +1
    .sign = Sta¹
gift-mirror-1 = miroir +1
    .taken = un miroir +1
    .label = un miroir +1
    .sign = Mir¹
gift-harp-1 = harpe +1
    .taken = une harpe +1
    .label = une harpe +1
    .sign = Har¹
gift-harp-2 = harpe +2
    .taken = une harpe +2
    .label = une harpe +2
    .sign = Har²
gift-chair-1 = chaise +1
    .taken = une chaise +1
    .label = une chaise +1
    .sign = Cha¹
gift-chair-2 = chaise +2
    .taken = une chaise +2
    .label = une chaise +2
    .sign = Cha²

type-goldwork = orfèvreries
    .counted = { $count ->
        [one] { $count } orfèvrerie
       *[other] { $count } orfèvreries
    }
type-necklace = colliers
    .counted = { $count ->
        [one] { $count } collier
       *[other] { $count } colliers
    }
type-statuette = statuettes
    .counted = { $count ->
        [one] { $count } statuette
       *[other] { $count } statuettes
    }
type-mirror = miroirs
    .counted = { $count ->
        [one] { $count } miroir
       *[other] { $count } miroirs
    }
type-harp = harpes
    .counted = { $count ->
        [one] { $count } harpe
       *[other] { $count } harpes
    }
type-chair = chaises
    .counted = { $count ->
        [one] { $count } chaise
       *[other] { $count } chaises
    }
type-senet = senets
    .counted = { $count ->
        [one] { $count } carte Senet
       *[other] { $count } cartes Senet
    }
type-cup = coupes
    .counted = { $count ->
        [one] { $count } coupe
       *[other] { $count } coupes
    }
type-papyrus = papyrus
    .counted = { $count } papyrus

character-scribe = Scribe
    .taken = le Scribe
    .short = Scribe
character-merchant = Marchand
    .taken = le Marchand
    .short = Marchand
character-vizier = Vizir
    .taken = le Vizir
    .short = Vizir
character-high-priest = Grand Prêtre
    .taken = le Grand Prêtre
    .short = Gd Prêtre
character-maid = Servante royale
    .taken = la Servante royale
    .short = Servante
character-thief = Voleur
    .taken = le Voleur
    .short = Voleur
character-treasurer = Trésorier
    .taken = le Trésorier
    .short = Trésorier
character-oracle = Oracle
    .taken = l’Oracle
    .short = Oracle
character-beggar = Mendiant
    .taken = le Mendiant
    .short = Mendiant
character-amon-merchant = Marchand d’Amon
    .taken = le Marchand d’Amon
    .short = March. d’Amon
character-amon-priest = Prêtre d’Amon
    .taken = le Prêtre d’Amon
    .short = Prêtre d’Amon
character-royal-scribe = Scribe royal
    .taken = le Scribe royal
    .short = Scribe royal
character-wandering-thief = Voleur ambulant
    .taken = le Voleur ambulant
    .short = Vol. ambulant
    .sign = Vol.
character-trader = Négociant
    .taken = le Négociant
    .short = Négociant
akhenaton = Akhenaton
    .sign = Akhenaton

market-g = Gizeh
    .at = à Gizeh
    .from = de la Réserve de Gizeh
    .to = à la Réserve de Gizeh
market-k = Akhet-Aton
    .at = à Akhet-Aton
    .from = de la Réserve d’Akhet-Aton
    .to = à la Réserve d’Akhet-Aton
market-a = Abou Simbel
    .at = à Abou Simbel
    .from = de la Réserve d’Abou Simbel
    .to = à la Réserve d’Abou Simbel
market-l = Louqsor
    .at = à Louqsor
    .from = de la Réserve de Louqsor
    .to = à la Réserve de Louqsor
market-m = Memphis
    .at = à Memphis
    .from = de la Réserve de Memphis
    .to = à la Réserve de Memphis

place-upper = le cadeau du haut
place-1 = le 1er cadeau du bas
place-2 = le 2e cadeau du bas
place-3 = le 3e cadeau du bas

kind-recruit = Recruter un personnage
kind-place = Placer un serviteur
kind-name = Désigner un marché
kind-pass = Ne rien placer
kind-tax = Placer un percepteur
kind-roll = Relancer
kind-take = Prendre un cadeau
kind-buy = Acheter un cadeau
kind-half = Prendre la moitié
kind-scatter = Répartir des Deben
kind-aside = Mettre un cadeau de côté
kind-wander = Prendre le cadeau de moindre valeur
kind-score = Compter des cadeaux
kind-discard = Défausser un cadeau
kind-call = Nommer un type
kind-want = Prendre en échange
kind-give = Donner un cadeau
kind-steal = Voler un cadeau
kind-collect = Prélever des Deben
kind-beg = Recevoir 1 Deben
kind-hide = Cacher un cadeau
kind-next = Placer ensuite
kind-stop = S’arrêter là
skill-recruit = Recrutement des personnages
skill-place = Placement des serviteurs
skill-market = Cadeaux et Deben des marchés
skill-score = Décompte des cadeaux
skill-power = Pouvoirs des personnages

do-recruit-scribe = Recruter le Scribe : compter tous vos cadeaux d’un type, avec son bonus
do-recruit-merchant = Recruter le Marchand : échanger un cadeau avec un autre joueur
do-recruit-vizier = Recruter le Vizir : des points pour chaque type possédé
do-recruit-high-priest = Recruter le Grand Prêtre : placer deux fois pendant ce tour
do-recruit-maid = Recruter la Servante royale : nommez un type, et chaque possesseur, vous aussi, échange une carte contre ses points
do-recruit-thief = Recruter le Voleur : prendre un cadeau du marché fermé
do-recruit-treasurer = Recruter le Trésorier : prélever des Deben dans une Réserve
do-recruit-oracle = Recruter l’Oracle : voir, échanger et ranger les dernières cartes
do-recruit-beggar = Recruter le Mendiant : à chaque marché, un Deben ou un cadeau retourné
do-recruit-amon-merchant = Recruter le Marchand d’Amon : des cadeaux contre un nombre fixe de points
do-recruit-amon-priest = Recruter le Prêtre d’Amon : des points pour un mauvais rang à la fin
do-recruit-royal-scribe = Recruter le Scribe royal : compter des cadeaux au choix, 1 de plus chacun
do-recruit-wandering-thief = Recruter le Voleur ambulant : prendre le cadeau de moindre valeur d’un marché
do-recruit-trader = Recruter le Négociant : échanger jusqu’à deux cadeaux avec les marchés
do-place = Placer un serviteur { $market }, offre { $space }
do-name = Désigner { $market } : le marché ferme aussitôt
do-pass = Ne rien placer : tous vos serviteurs sont à Memphis
do-tax = Placer un percepteur { $market }, offre { $space }
do-roll = Relancer les dés de Louqsor
do-take-place = Prendre { $place }
do-take-kind = Prendre { $gift }
do-buy-place = Acheter { $place }
do-buy-kind = Acheter { $gift }
do-half = Prendre la moitié de la Réserve
do-scatter = Répartir des Deben, 1 par Réserve : { $markets }
do-scatter-none = Reprendre le percepteur : la Réserve est vide
do-aside-place = Mettre de côté { $place } pour le joueur neutre
do-aside-kind = Mettre de côté { $gift } pour le joueur neutre
do-wander = Déplacer le Voleur ambulant : { $market }, { $place }
do-score = Compter { $gift }
do-discard = Défausser { $gift }
do-call = Nommer un type : { $type }
do-want-from = Prendre { $gift } à { $seat }
do-want-neutral = Prendre { $gift } au joueur neutre
do-want-at = Prendre un cadeau d’un marché : { $market }, { $place }
do-want = Prendre { $gift } parmi les dernières cartes
do-give = Donner { $gift }
do-steal = Voler { $place } du marché fermé
do-collect = Prélever { $deben } Deben { $market }
do-beg = Recevoir 1 Deben { $market }
do-hide = Retourner un cadeau face cachée : { $market }, { $place }
do-next = Vient ensuite : { $card }
do-stop = S’arrêter là

stall-shown = { $market } commence avec son étal { $side ->
    [left] gauche
   *[right] droit
}.
dealt = Un personnage de la partie : { $character }.
drawn-upper = Nouveau { $market }, en haut : { $gift }.
drawn-lower = Nouveau { $market } : { $gift }.
landed = Nouveau à Memphis : { $gift }.
akhenaton-drawn = Akhenaton est pioché : { $market } est hors jeu, et aucun marché ne rouvre.
slid = Passe en haut { $market } : { $card }.
seal-placed = { $seal } est posé sur le cadeau du haut.
    .seal = Un sceau royal
reopened = { $market } rouvre avec son autre étal.
recruited = { $seat } rend { $seal } et recrute { $character }.
    .seal = un sceau royal
placed = { $seat } offre { $space } { $market }.
taxed = { $seat } place un percepteur { $market }, offre { $space }.
earned-first = Premier sur place : { $deben } Deben.
earned-coin = La pièce rapporte { $deben } Deben.
passed = { $seat } ne place rien : tous les serviteurs sont à Memphis.
stopped = { $seat } s’arrête là.
rolled-one = { $seat } lance le dé : { $die }.
rolled-two = { $seat } lance les dés : { $lower } et { $higher }.
closing-group = { $market } ferme : { $goal } pions se touchent.
closing-pieces = { $market } ferme : { $colours } sortes de pions ou { $count } pions y sont.
closing-levels = { $market } ferme : il y a un pion à chaque niveau.
closing-line = { $market } ferme : { $goal } pions sont alignés.
closing-sum = { $market } ferme : la somme des offres est atteinte ({ $goal }).
closing-dice = { $market } ferme : les deux dés montrent des cases occupées.
closing-chain = { $market } ferme : le dé ne dépasse pas la plus longue chaîne.
closing-named = { $market } ferme : { $seat } l’a désigné.
awarding = Assez de cadeaux sont arrivés à Memphis : ils sont attribués.
awarding-last = Dernière attribution à Memphis.
paid = { $seat } paie { $deben } Deben { $market }.
could-not-pay = { $seat } a la meilleure offre { $market } mais ne peut pas payer { $offer } : ne prend rien et doit défausser un cadeau, si possible.
took-gift = { $seat } prend { $gift }.
took-thief = { $seat } prend le Voleur ambulant et doit le déplacer.
bought-gift = { $seat } achète { $gift }.
bought-thief = { $seat } achète le Voleur ambulant et doit le déplacer.
took-half = { $seat } prend la moitié : { $deben } Deben { $market }.
took-half-nothing = { $seat } ne prend rien : il n’y a plus de Deben { $market }.
seal-gained-card = { $seat } reçoit { $seal } qui s’y trouvait.
    .seal = le sceau royal
seal-gained-papyrus = Le papyrus rapporte { $seal } : { $seat } le reçoit.
    .seal = un sceau royal
seal-lost = { $seal } retourne au stock.
    .seal = Son sceau royal
scattered = Percepteur ({ $seat }) : des Deben { $market }, 1 pour chacun de ces marchés, { $markets }.
scattered-none = { $seat } reprend le percepteur : il n’y a pas de Deben { $market }.
set-aside = Percepteur ({ $seat }) : { $gift } de côté pour le joueur neutre.
closed = { $market } est fermé maintenant.
discarded = { $seat } défausse { $gift }.
wandered = Avec le Voleur ambulant, { $seat } prend { $gift } { $market } ; la carte reste à cette place.
wanderer-gone = Le Voleur ambulant ne trouve rien à prendre et quitte la partie.
scored = { $seat } compte { $gifts } avec le Scribe : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
presented-royal-scribe = { $seat } compte { $gift } avec le Scribe royal : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
presented-amon-merchant = { $seat } défausse { $gift } pour le Marchand d’Amon : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
presented-maid = { $seat } défausse { $gift } pour la Servante royale : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advised = Le Vizir compte { $types ->
    [one] { $types } type
   *[other] { $types } types
} pour { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
called = { $seat } désigne un type avec la Servante royale : { $type }, { $owners ->
    [one] { $owners } possesseur
   *[other] { $owners } possesseurs
}.
neutral-gave-up = Le joueur neutre défausse { $gift }.
swapped = { $seat } échange avec { $partner } : donne { $given }, reçoit { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}et paie { $paid } Deben
}.
swapped-neutral = { $seat } échange avec le joueur neutre : donne { $given }, reçoit { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}et paie { $paid } Deben, qui quittent la partie
}.
traded = { $seat } échange { $market } : donne { $given }, reçoit { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}et paie { $paid } Deben à la Réserve
}.
divined = { $seat } échange avec les dernières cartes : donne { $given }, reçoit { $taken }.
foreseen = { $seat } voit parmi les dernières cartes : { $gift }.
laid = { $seat } met { $card } au rang { $number } des dernières cartes.
ordered = { $seat } remet les dernières cartes sous la pioche.
stole = { $seat } vole { $gift } { $market }.
collected = { $seat } prélève { $deben } Deben { $market }.
begged = { $seat } reçoit 1 Deben { $market }.
hidden = { $seat } retourne { $gift } face cachée { $market }.
ended-closed = Le dernier marché a fermé : la partie est finie.
ended-too-long = 60 tours chacun : la partie s’arrête.

# The drawing in the terminal.

closed-now = fermé
out-now = hors jeu
meets-group = { $now }/{ $goal } se touchent
meets-pieces = { $colours }/{ $goal } couleurs ou { $now }/{ $count }
meets-levels = { $now }/{ $goal } niveaux
meets-line = { $now }/{ $goal } alignés
meets-dice = ferme : { $now } sur 36
meets-chain = chaîne { $chain } : { $now } sur 6
meets-award = { $now }/{ $goal }
values-now = Cours
hand-last = Dernières cartes
pile-left = Pioche { $pile }
choices = Ou :

sign-servants = serviteurs, par la lettre du joueur ; en petit : percepteurs
sign-free = une case où vous pouvez placer
sign-closes = une case où vous pouvez placer et qui ferme le marché
sign-coin = pièce : y placer rapporte 1 Deben
sign-single = carte unique : le meilleur enchérisseur prend un cadeau
sign-extra = carte supplémentaire : un cadeau du bas de plus
sign-reserve = Deben, dans une Réserve ou en main
sign-seal = sceau royal : sur un cadeau du haut, en main, ou au stock
sign-gift = un cadeau sur la place du haut, et son cours
sign-count = cadeaux d’un joueur : sorte et nombre
sign-foreign = un cadeau étranger avec son bonus
sign-turned = un cadeau face cachée
sign-award = cadeaux étrangers à Memphis, et combien il en faut
sign-points = points si la partie finissait là, et points déjà marqués
sign-hand = serviteurs en main, percepteurs en main
sign-dice = garde les dés de Louqsor
sign-priest = a le Prêtre d’Amon
sign-active = joueur dont c’est le tour

# The board in a browser.

board = Les marchés
upper-gift = cadeau du haut
lower-gift = cadeau du bas
face-down = face cachée
with-seal = avec un sceau royal
worth = { $owners ->
    [0] vaut { $now } pour son premier possesseur
   *[other] vaut { $now } en ce moment
}
piece-servant = serviteur ({ $seat })
piece-collector = percepteur ({ $seat })
space = { $market }, offre { $offer }
space-free = libre
space-twin = { $offer } ({ $side ->
    [a] à gauche
    [b] à droite
    [c] le troisième
   *[other] le quatrième
})
space-closes = Ferme le marché.
symbol-coin = pièce
symbol-single = carte unique
symbol-extra = carte supplémentaire
closed-tile = Fermé
reopens = rouvre à la prochaine fermeture
stays-closed = fermé jusqu’à la fin
out-for-good = hors jeu

# When a market closes, and how near it is.

closes-group = Ferme avec { $count } serviteurs qui se touchent
closes-pieces = Ferme avec { $colours } couleurs ou { $count } serviteurs
closes-pieces-two = Ferme avec { $colours } sortes de pions ou { $count } pions
closes-levels = Ferme avec un serviteur à chaque niveau
closes-line = Ferme avec { $count } serviteurs alignés
closes-sum = Ferme quand la somme des offres atteint { $sum }
closes-sums = Ferme quand la somme des offres fait { $sums }, ou au moins { $sum }
closes-dice = Ferme si les deux dés montrent des cases occupées
closes-chain = Ferme si le dé ne dépasse pas la plus longue chaîne
meter-group = { $now ->
    [one] { $now } relié
   *[other] { $now } reliés
} sur { $goal }
meter-pieces = { $now ->
    [one] { $now } serviteur
   *[other] { $now } serviteurs
} sur { $goal }
meter-colours = { $now ->
    [one] { $now } couleur
   *[other] { $now } couleurs
} sur { $goal }
meter-levels = { $now ->
    [one] { $now } niveau
   *[other] { $now } niveaux
} sur { $goal }
meter-line = { $now ->
    [one] { $now } aligné
   *[other] { $now } alignés
} sur { $goal }
meter-sum = { $now } sur { $goal }
meter-dice = ferme { $now } fois sur { $goal }
meter-chain = ferme { $now } fois sur { $goal }
meter-closers = Peut être fermé au prochain tour par : { $seats }
odds = { $closing } sur { $all }
odds-change = ferme { $before } → { $after } fois sur { $all }
closes-now = ferme le marché
holds-dice = { $seat } garde les dés
then-roll = puis relance, { $closing } sur { $all }
name-market = Désigner : { $market } ferme aussitôt
name-it = Désigner

# Money and what is held.

reserve = Réserve
reserve-of = { $market }, Réserve : { $deben } Deben
reserve-beg = Prendre 1 Deben sur { $deben } : { $market }
reserve-take = Prélever { $deben } Deben
has-deben = { $deben } Deben
has-seals = { $seals ->
    [one] { $seals } sceau royal
   *[other] { $seals } sceaux royaux
}
has-dice = Garde les dés de Louqsor
has-priest = A le Prêtre d’Amon
offers = engagé : { $offers }
cannot-pay-all = Offre la plus haute impossible à payer pour l’instant
in-hand = { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
} en main sur { $all }
in-hand-two = { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
} sur { $all } et { $collectors ->
    [one] { $collectors } percepteur
   *[other] { $collectors } percepteurs
} en main
no-gifts = aucun cadeau pour l’instant
owned = { $gift } : { $count } à { $each }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chip-score = Compter : { $type }
chip-give = Donner
chip-want = Prendre à { $holder }
chip-discard = Défausser
sum-track = marqués : { $points }
sum-gifts = cadeaux : { $points }
sum-deben = Deben : { $points } pts
sum-seals = sceaux : { $points } pts
sum-priest = Amon : { $points }
values = Cours actuels
values-owners = pour 1 · 2 · 3 possesseurs ou plus
ledger = Deben
ledger-sum = { $held } en main + { $reserves } en Réserve = { $all }
last-seen = Les dernières cartes, vues par { $seat }
last-laid = Les dernières cartes, dans l’ordre choisi ({ $seat })

# A closing.

sale-title = { $market } ferme
sale-memphis = Memphis : les cadeaux sont attribués
holds = détient { $deben } Deben
task-take = { $seat } a payé { $offer } : le cadeau du haut, ou deux du bas
task-take-single = { $seat } a payé { $offer } : un seul cadeau, du haut ou du bas
task-take-extra = { $seat } a payé { $offer } : trois cadeaux du bas, ou celui du haut et un du bas
task-take-memphis = { $seat } a payé { $offer } : deux cadeaux au choix
task-second = { $seat } : un deuxième cadeau
task-extra = { $seat } : le cadeau supplémentaire, ou aucun
task-shame = { $seat } ne peut pas payer { $offer } : ne prend rien et doit défausser un cadeau
task-buy = { $seat } : acheter un cadeau pour { $offer }, ou prendre la moitié de la Réserve
task-leave = Percepteur ({ $seat }) : il part, et répartit des Deben ou met un cadeau de côté
label-take = Prendre : { $gift }
label-buy = Acheter : { $gift }
label-aside = Mettre de côté : { $gift }
half-of = Prendre la moitié : { $half } sur { $reserve }
cost-deben = Deben
if-it-ended = Si la partie s’arrêtait là
for-others = Points des autres
gains = Deben { $deben } ; points si la partie finissait maintenant : de { $before } à { $after } ; aux autres { $others }.
pay-best = Paie { $offer }, puis deux cadeaux du bas ou celui du haut
pay-chooses = A payé { $offer } : choisit
pay-best-single = Paie { $offer }, puis un seul cadeau
pay-best-extra = Paie { $offer }, puis deux cadeaux du bas ou celui du haut, et un du bas de plus
pay-best-memphis = Paie { $offer }, puis deux cadeaux au choix
pay-shamed = Ne peut pas payer { $offer } : aucun cadeau, en défausse un
pay-later = En achète un pour { $offer } ou prend { $half }
pay-half = Prend { $half }
pay-collector = Répartit des Deben ou met un cadeau de côté

# Characters.

characters = Personnages
character-usable = { $character }, reste { $left }, peut être recruté : { $note }
character-idle = { $character }, reste { $left } : { $note }
no-seal = pas de sceau
no-effect = sans effet
brings-scribe = { $type } { $points }
brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
brings-deben = jusqu’à { $deben } Deben
brings-thief = par ex. : { $gift }
brings-amon-merchant = { $points } par cadeau
brings-amon-priest = +{ $points } à ce rang
brings-royal-scribe = tous cadeaux, +{ $points } chacun
brings-merchant = échange avec un joueur
brings-high-priest = deux serviteurs
brings-maid = nommer un type
brings-oracle = les dernières cartes
brings-beggar = 1 Deben ou retourner
brings-wandering-thief = le cadeau de moindre valeur d’un marché
brings-trader = échange avec les marchés
stock = Pioche : { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
} et Akhenaton. Sceaux royaux dans le stock : { $seals }
stock-over = Akhenaton est venu : on ne pioche plus. Sceaux royaux dans le stock : { $seals }
choose-type = Nommez un type : chaque possesseur échange une carte contre ses points
choose-want = Les dernières cartes : en échanger une ?
choose-next = Quelle carte vient ensuite ?
choose-call = { $type } : { $owners ->
    [one] { $owners } possesseur
   *[other] { $owners } possesseurs
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
} par carte
hint-scribe = Comptez tous vos cadeaux d’un type
hint-royal-scribe = Comptez autant de cadeaux que vous voulez
hint-amon-merchant = Défaussez des cadeaux contre des points
hint-maid = Chaque possesseur du type échange une carte contre ses points
hint-merchant = Prenez un cadeau d’un type que vous possédez, donnez-en un, et payez la différence s’il y en a une
hint-trader = Prenez un cadeau d’un marché, donnez-en un, et payez la différence éventuelle à sa Réserve
hint-thief = Prenez un cadeau du marché fermé
hint-treasurer = Prélevez des Deben dans une Réserve
hint-beggar = Sur chaque marché, un Deben ou un cadeau retourné
hint-oracle = Vous seul voyez les dernières cartes
hint-wandering-thief = Prenez le cadeau de moindre valeur d’un marché ; cette carte prend sa place
hint-high-priest = Deux coups dans ce tour
step-type = Choisir un type
step-gifts = Choisir des cadeaux
step-gift = Choisir un cadeau
step-giving-up = Chacun en marque un
step-wanting = Prendre
step-giving = Donner
step-order = Mettre en ordre
step-first = Premier coup
step-second = Deuxième coup
step-reserve = Choisir une Réserve

# Memphis.

memphis-meter = { $now ->
    [one] { $now } cadeau étranger
   *[other] { $now } cadeaux étrangers
} sur { $goal }
memphis-rule = Attribués par un réapprovisionnement qui apporte un cadeau étranger et en laisse au moins { $goal } ici
memphis-over = La dernière attribution est passée
memphis-stuck = Plus aucun cadeau étranger à venir : bloqué jusqu’à Akhenaton

# What a choice brings about.

preview-place = { $offer } { $market }
preview-earns = rapporte { $deben } Deben aussitôt
preview-single = carte unique : un seul cadeau si votre offre est la meilleure
preview-extra = carte supplémentaire : un cadeau de plus si votre offre est la meilleure
preview-short = plus que vos { $deben } Deben : la meilleure offre n’aurait rien et perdrait un cadeau
preview-points = points
best-so-far = meilleure offre : { $seat } { $offer }
told-best = D’abord { $seat } : { $what }.
told-later = Puis { $seat } : { $what }.
told-points = Points si la partie finissait alors : { $points }.

# The end, and options.

count-deben = { $deben } ÷ { $each }
remark-deben = Égalité à { $points } : le plus de Deben ({ $deben }) l’emporte.
remark-shared = Égalité à { $points }, et { $deben } Deben chacun : victoire partagée.
value-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
value-setup-beginner = Partie de découverte
value-setup-advanced = Partie avancée
value-characters-base = Personnages du jeu de base
value-characters-random = Personnages au hasard
value-characters-amon = La malédiction d’Amon
value-characters-palace = Des intrigues au palais
value-characters-nile = La course au Nil
value-memphis-true = Avec Memphis
value-memphis-false = Sans Memphis

# What is asked, and the facts that help to answer.

stop-tax = Pas de percepteur
stop-roll = S’arrêter là
stop-extra = Pas de cadeau de plus
ask-place = Maintenant, placez un serviteur. Où ?
ask-first-of-two = Deux serviteurs ce tour-ci. Où va le premier ?
ask-again = Et le deuxième serviteur ?
ask-name = Vous n’avez plus de serviteur en main. Quel marché ferme ?
ask-tax = Un percepteur en plus ?
ask-roll = Relancer le dé de Louqsor ?
ask-roll-two = Relancer les dés de Louqsor ?
ask-take = Vous avez payé { $offer } Deben. Que prenez-vous ?
ask-second = Quel deuxième cadeau prenez-vous ?
ask-extra = Un cadeau du bas en plus ?
ask-shame = Vous ne pouvez pas payer { $offer } Deben. Quel cadeau défaussez-vous ?
ask-buy = Acheter un cadeau pour { $offer }, ou prendre { $half } Deben ?
ask-leave = { $market } : votre percepteur s’en va. Que fait-il d’abord ?
ask-scribing = Quel type le Scribe compte-t-il ?
ask-royal-scribing = Quel cadeau le Scribe royal compte-t-il ?
ask-offering = Quel cadeau va au Marchand d’Amon ?
ask-calling = Quel type la Servante royale nomme-t-elle ?
ask-yielding = La Servante royale nomme : { $type }. Quelle carte échangez-vous contre ses points ?
ask-yielding-neutral = La Servante royale nomme : { $type }. Quelle carte rend le joueur neutre ?
ask-wanting = Quel cadeau prenez-vous, et à qui ?
ask-giving = Que donnez-vous en échange ? ({ $gift })
ask-stealing = Quel cadeau le Voleur prend-il ?
ask-collecting = Dans quelle Réserve le Trésorier puise-t-il, et combien ?
ask-begging = Le Mendiant { $market } : un Deben, ou un cadeau retourné ?
ask-trading = Quel cadeau d’un marché prenez-vous ?
ask-wandering = Où le Voleur ambulant prend-il un cadeau ?
ask-divining = Prenez-vous une des dernières cartes ?
ask-ordering = Quelle carte sera piochée ensuite ?
note-offers = Vous avez { $deben } Deben, et vos serviteurs en offrent { $offers } en tout.
note-tax = Il travaille pour le joueur neutre : à la vente, il répartit des Deben ou retire un cadeau.
note-chain = { $chain ->
    [1] Plus longue chaîne : 1. Seul un 1 ferme.
   *[other] Plus longue chaîne : { $chain }. De 1 à { $chain }, on ferme.
}
note-dice = Les deux dés doivent montrer un de ces nombres : { $faces }.
note-dice-none = Aucun dé ne peut montrer une case occupée : ce jet ne peut pas fermer.
note-take = Le cadeau du haut avec son sceau, ou deux cadeaux du bas.
note-take-single = Le signe « carte unique » : un seul cadeau, du haut ou du bas.
note-take-extra = Le signe « carte supplémentaire » : trois cadeaux du bas, ou celui du haut et un du bas.
note-take-memphis = Deux cadeaux étrangers au choix.
note-shame = Vous avez { $deben } Deben. La meilleure offre doit payer : vous n’obtenez rien et perdez un cadeau.
note-buy = Vous avez { $deben } Deben.
note-leave = Ensuite il revient dans votre main.
fact-place = Le nombre est votre offre. Aucune ne ferme un marché.
fact-place-closes = Votre offre. Fermeture immédiate : { $spaces }.
closing-any = { $market } (toutes)
fact-tax = Sous une offre plus haute, pas où vous venez de placer.
fact-recruit = Contre un sceau royal, qui vaut { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} à la fin.
fact-recruit-best = Contre un sceau ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}). { $character } : { $points } maintenant.
fact-name = Vous choisiriez le premier : { $markets }.
fact-name-none = Nulle part vous ne choisiriez d’abord en pouvant payer.
fact-pass = Tous vos serviteurs attendent à Memphis, qu’on ne peut pas faire fermer.
fact-roll = Ferme { $closing } fois sur { $all }. Un jet ne peut pas être annulé.
fact-stop-roll = Votre tour finit, et vous gardez les dés.
fact-stop-tax = { $collectors ->
    [one] Vous en gardez { $collectors } en main.
   *[other] Vous en gardez { $collectors } en main.
}
fact-stop = Vous n’en faites pas plus.
fact-half = { $half } des { $reserve } Deben de la Réserve, arrondi vers le haut.
fact-most = Le plus de points aussitôt : { $what }, { $points }.
fact-even = Ne change rien à vos points : { $what }.
fact-least = Coûte le moins : { $what }, { $points }.
fact-scatter = { $deben ->
    [one] { $deben } Deben va à une autre Réserve.
   *[other] { $deben } Deben vont aux autres Réserves, 1 par Réserve.
}
fact-collect = Au plus { $most } d’une Réserve. La plus remplie : { $market }, { $deben }.
fact-beg = Des { $deben } de sa Réserve.
fact-hide = Personne ne peut l’avoir, ni son sceau, avant la réouverture.
fact-next = Vous seul connaissez l’ordre.
fact-want = Vous payez la différence des valeurs maximales ; vous avez { $deben } Deben.
why-place = Aucun serviteur en main : ils rentrent quand leur marché ferme.
why-name = { $servants ->
    [one] Vous avez encore un serviteur.
   *[other] Vous avez encore { $servants } serviteurs.
}
why-no-seal = Pas de sceau royal : il vient avec un cadeau du haut.
why-one-a-turn = Un seul par tour, et avant le serviteur.
why-no-effect = Aucun n’aurait d’effet maintenant.
warn-short = Votre { $offer } { $market } est la meilleure offre, mais il vous manque { $missing } Deben : sans cela à la fermeture, pas de cadeau, et vous en perdez un.
roll-closes = Louqsor ferme
roll-both = Louqsor ferme si les deux dés en sont
roll-stays = Il reste ouvert
roll-then = S’il ferme :
next-turn = au prochain tour
does-scribe = un type, +{ $points } par cadeau
does-vizier = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par type
does-thief = un cadeau du marché fermé
pile-of = Pioche : { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
supply-of = Sceaux royaux dans le stock : { $seals }

# Why it is over.

over-closed = { $market } était le dernier marché ouvert : après Akhenaton, aucun ne rouvre.
over-too-long = Chacun a joué 60 tours : la partie s’arrête là.

# Signs and keys.

legend-servant = un serviteur ; chaque joueur a sa forme et sa couleur
legend-free = une case où vous pouvez placer
legend-closes = une case qui ferme aussitôt le marché
legend-coin = pièce : y placer rapporte 1 Deben de la Réserve
legend-single = carte unique : la meilleure offre ne prend qu’un cadeau
legend-extra = carte supplémentaire : la meilleure offre peut prendre un cadeau du bas de plus
legend-deben = Deben, l’argent ; deux valent un point à la fin
legend-seal = sceau royal : recrute un personnage, ou 3 points à la fin
legend-value = la valeur actuelle d’un cadeau, selon le nombre de possesseurs
legend-collector = un percepteur, à deux joueurs
legend-akhenaton = Akhenaton, parmi les cinq dernières cartes : plus aucun marché ne rouvre ensuite
key-space = un serviteur à Gizeh, offre 5 (k Akhet-Aton, a Abou Simbel, l Louqsor, m Memphis)
key-twin = de deux offres égales, celle de droite
key-character = le premier personnage de la rangée
key-name = désigner Akhet-Aton : il ferme
key-sale = pendant une vente : le cadeau du haut, un du bas
key-half = pendant une vente : prendre la moitié
key-gift = pour un personnage : un cadeau de Gizeh
key-deben = pour le Mendiant : un Deben de Gizeh
key-option = le premier de plusieurs types ou cartes

# What things are.

what-space = Offre { $offer }
    .sort = Case { $market }, offre { $offer }
    .effect = Le nombre est l’offre du serviteur placé ici. À la fermeture, l’offre la plus haute doit payer et choisit d’abord ; une offre suivante peut acheter un cadeau à son prix, ou prendre la moitié de la Réserve.
what-coin = Pièce
    .effect = Un joueur qui place un serviteur ici prend 1 Deben dans la Réserve du marché, s’il y en a.
what-single = Carte unique
    .effect = Si la meilleure offre est ici, son joueur ne prend qu’un cadeau, du haut ou du bas.
what-extra = Carte supplémentaire
    .effect = Si la meilleure offre est ici, son joueur peut prendre un cadeau du bas de plus : trois du bas, ou celui du haut et un du bas.
what-market-open = Marché ouvert
what-market-closed = Marché fermé : { $trade }
what-market = Marché
    .effect = Alors ses serviteurs sont servis de la plus haute offre à la plus basse : le premier paie et prend deux cadeaux du bas ou celui du haut avec son sceau, chaque suivant achète un cadeau ou prend la moitié de la Réserve.
what-memphis = Port aux cadeaux étrangers
    .effect = Il ne ferme jamais. Ses cadeaux sont attribués après un réapprovisionnement qui en apporte un nouveau et en laisse au moins { $goal } ici ({ $now } maintenant) ; la meilleure offre paie et en prend deux.
what-meter = Fermeture ({ $market })
    .sort = À quel point la fermeture est proche
rule-group = Peu importe à qui sont les serviteurs ; ils doivent se toucher par un côté.
rule-pieces = Les couleurs sont celles de joueurs différents ; le dernier pion ferme par le nombre, quel que soit son propriétaire.
rule-levels = Un serviteur sur chaque rangée de la pyramide suffit, quel que soit son propriétaire.
rule-line = En ligne, en colonne ou en diagonale, sans trou, quels que soient leurs propriétaires.
rule-sum = Toutes les offres présentes comptent, quels que soient leurs propriétaires.
rule-dice = Un joueur qui place ici lance aussitôt deux dés ; le dernier à placer les garde et peut relancer à la fin de ses tours suivants.
rule-chain = Un joueur qui place ici lance aussitôt un dé ; le dernier à placer le garde et peut relancer à la fin de ses tours suivants.
what-gift = Cadeau
    .effect = Il compte à la fin. Moins son type a de possesseurs, plus chacun de ses cadeaux a de valeur ; le nombre de cartes d’un joueur n’y change rien.
    .double = Une carte, mais deux cadeaux du type senet : elle vaut le double, et les bonus par cadeau comptent deux fois.
    .papyrus = Vaut toujours autant. Pris sur le plateau, il rapporte aussitôt un sceau royal, s’il en reste.
    .cup = Vaut toujours autant, quel que soit le nombre de possesseurs.
    .foreign = Vaut autant que le cadeau ordinaire et ajoute +{ $bonus } à chaque cadeau de son type que compte son possesseur.
what-character = { $left ->
    [0] Personnage épuisé
    [one] Personnage, reste { $left } carte
   *[other] Personnage, reste { $left } cartes
}
effect-scribe = Comptez tous vos cadeaux d’un type, chacun à sa valeur actuelle plus { $number }. Puis ils quittent la partie, ce qui peut profiter aux autres possesseurs.
effect-merchant = { $number ->
    [one] Échangez un de vos cadeaux contre celui d’un autre joueur, d’un type que vous possédez.
   *[other] Échangez jusqu’à { $number } de vos cadeaux avec des joueurs différents, contre des types que vous possédez.
} Si le vôtre a la valeur maximale la plus basse, vous payez la différence.
effect-vizier = { $number ->
    [one] { $number } point
   *[other] { $number } points
} par type différent que vous possédez. Vous gardez les cadeaux.
effect-high-priest = Placez deux serviteurs ce tour-ci au lieu d’un. Ce que déclenche le premier se termine avant le second.
effect-maid = Nommez un type. Chaque possesseur, vous compris, marque les points que vaut maintenant une de ces cartes ; puis la carte quitte le jeu.
effect-thief = Prenez un cadeau du marché fermé, avec son sceau s’il en porte un.
effect-treasurer = Prélevez jusqu’à { $number } Deben d’une Réserve, marché ouvert ou fermé.
effect-oracle = Regardez seul les dernières cartes de la pioche. Échangez-y vos cadeaux contre d’autres de valeur maximale au plus égale, puis remettez les cartes dans l’ordre voulu.
effect-beggar = Faites le tour des quatre marchés : à chacun, prenez 1 Deben de la Réserve ou retournez un cadeau jusqu’à la réouverture.
effect-amon-merchant = Défaussez autant de cadeaux que vous voulez contre { $number ->
    [one] { $number } point
   *[other] { $number } points
} chacun ; un double senet compte pour deux.
effect-amon-priest = Gardez la carte. À la fin, elle rapporte selon le rang, à partir du premier : { $ranks } points.
effect-royal-scribe = Comptez autant de cadeaux que vous voulez, de tous types, chacun à sa valeur actuelle plus { $number }. Ils quittent la partie.
effect-wandering-thief = Prenez le cadeau d’un marché dont la valeur maximale est la plus faible, sans son sceau, et laissez cette carte à sa place. Le joueur qui l’obtient dans une vente doit l’utiliser ailleurs.
effect-trader = Échangez jusqu’à deux cadeaux contre ceux des marchés. Si vous prenez la valeur maximale la plus haute, vous payez la différence à la Réserve. Les sceaux restent.
what-reserve = Réserve
    .sort = L’argent d’un marché
    .effect = Les pièces et les premiers arrivés sont payés d’ici, et les offres y sont versées. À une vente, chaque serviteur suivant peut en prendre la moitié, arrondie vers le haut.
what-deben = Deben
    .sort = L’argent
    .effect = Il n’y a pas de banque : les Deben ne passent qu’entre joueurs et Réserves. Deux valent un point à la fin, et le plus de Deben départage.
what-seal = Sceau royal
    .sort = Recrute les personnages
    .effect = Il est sur le cadeau du haut d’un marché et va au joueur qui prend ce cadeau. Rendez-le au début d’un tour pour recruter un personnage ; inutilisé, il compte à la fin.
what-tray = Serviteurs
    .sort = En main
    .effect = On en place un par tour. Ils rentrent quand leur marché ferme. Sans serviteur en main, on désigne un marché, qui ferme aussitôt.
what-tray-two = Serviteurs et percepteurs
    .sort = En main
    .effect = On place un serviteur par tour, puis, si l’on veut, un percepteur ailleurs, sous une offre plus haute. Le percepteur travaille pour le joueur neutre : à la vente, il répartit des Deben ou retire un cadeau.
what-offers = Offres
    .sort = D’un joueur
    .effect = Ce qu’offrent les serviteurs sur les marchés. Seule la meilleure offre d’un marché doit être payée ; un joueur qui ne le peut pas n’obtient rien et perd un cadeau.
what-sums = Points
    .sort = D’un joueur
    .effect = Le score si la partie finissait maintenant. La valeur des cadeaux change avec le nombre de possesseurs.
what-tile = Cache « marché fermé »
    .sort = Sur le dernier marché fermé
    .effect = Personne n’y place. À la prochaine fermeture, le cache passe à cet autre marché, et celui-ci rouvre avec son autre étal et de nouveaux cadeaux. Le Voleur vole ici.
what-dice = Dés de Louqsor
    .sort = Ils décident de la fermeture de Louqsor
    .effect = Un joueur qui y place lance aussitôt. Le dernier à placer garde les dés et peut les relancer à la fin de ses tours suivants.
what-pile = Pioche
    .sort = Les nouveaux cadeaux
    .effect = Un marché qui rouvre est rempli d’ici. Akhenaton est l’une des cinq dernières cartes : quand il sort, aucun marché ne rouvre plus, et la partie finit avec le dernier ouvert.
what-akhenaton = Akhenaton
    .sort = Il est venu
    .effect = Plus aucun marché ne rouvre. Quand le dernier ouvert a fermé, la partie est finie.
what-supply = Sceaux royaux restants
    .sort = Le stock
    .effect = Chaque marché qui rouvre en reçoit un sur son cadeau du haut, tant qu’il y en a. Les sceaux rendus pour des personnages reviennent ici.
what-neutral = Joueur neutre
    .sort = À deux joueurs
    .effect = Les cadeaux que les percepteurs mettent de côté. Le joueur neutre compte comme possesseur : ils font baisser les valeurs.
what-ledger = Tous les Deben
    .sort = Où est l’argent
    .effect = Aucun Deben n’apparaît ni ne disparaît : ce que l’un n’a pas, les autres ou les Réserves l’ont.
num-earn = Y placer rapporte
num-meter = Le marché serait à
num-best = Meilleure offre pour l’instant
num-now = Maintenant
num-closers = Pourraient le fermer ensuite
num-nobody = personne
num-closing = Vous le fermez sur
num-together = Ensemble
num-more = Un de plus, pour vous
num-to-come = Encore dans la pioche
num-akhenaton = Et Akhenaton, le « +1 »
num-alone = vous êtes seul possesseur : { $value }
num-owned-by = { $owners ->
    [0] personne n’en a
    [one] { $owners } possesseur
   *[other] { $owners } possesseurs
}
num-owners = { $owners ->
    [1] 1 possesseur
    [2] 2 possesseurs
   *[other] 3 ou plus
}
num-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
num-types = Vos types
num-there = Il y en a
num-half = La moitié
num-could-take = pourrait prendre la moitié
num-worth = Points à la fin
num-in-hand = Serviteurs en main
num-collectors = Percepteurs
num-deben = Deben en main
num-sum = Si la partie s’arrêtait là
num-closes = ferme
num-holder = Qui les garde
num-held = Chez les joueurs
num-reserves = Dans les Réserves
why-over = La partie est finie.
why-wait = Ce n’est pas à vous.
why-wait-seal = Au début de votre tour, avant de placer.
why-too-late = Seulement au début d’un tour, avant de placer.
why-other = On vous demande autre chose en ce moment.
why-taken = Elle est occupée : { $piece }. Une case ne porte qu’un pion.
why-closed = On ne place pas sur un marché fermé : { $trade }.
why-market-closed = Il rouvre dès qu’un autre marché ferme.
why-market-shut = Akhenaton est venu : il ne rouvre plus.
why-market-out = Akhenaton a été pioché ici : le marché et ses cadeaux sont hors jeu.
why-gift = Les cadeaux se vendent à la fermeture de leur marché, selon les offres.
why-memphis = Les cadeaux étrangers sont attribués à Memphis, selon les offres.
why-turned = Il est face cachée : personne ne peut l’avoir avant la réouverture.
why-owned = Il compte à la fin. Des personnages peuvent le compter ou l’échanger avant.
why-used-up = Il n’en reste aucune carte.
why-no-gifts = Vous n’avez encore aucun cadeau.
why-no-swap = Aucun échange possible : il manque le type ou les Deben.
why-no-prey = Il n’y a aucun cadeau à prendre.
why-no-deben = Les Réserves sont vides.
why-no-owners = Personne n’a encore de cadeau.
why-no-cards = Il ne reste aucune carte à voir.
why-nothing = Il n’aurait aucun effet maintenant.
why-roll-later = Vous pouvez relancer à la fin de vos tours, sauf si vous placez à Louqsor.
why-no-dice = Seul le dernier à avoir placé à Louqsor peut relancer.
may-recruit = Vous pouvez le recruter maintenant contre un sceau royal, avant de placer.
may-seal = Vous pouvez recruter un personnage avec lui.
may-collect = Vous pouvez y prendre des Deben.
may-memphis = Vous pouvez y aller ; les cadeaux sont attribués quand il y en a assez.
may-close = Vous pouvez y aller : { $market } ferme aussitôt.
may-roll = Vous pouvez y aller et lancer : ferme { $closing } fois sur { $all }.
may-place = Vous pouvez y aller ; { $market } reste ouvert ({ $meter }).
may-short = Si c’est la meilleure offre à la fermeture et que vous avez alors moins de { $offer } Deben, vous n’avez pas de cadeau et en perdez un.
num-pay = Vous paieriez
    .value = { $offer } de vos { $deben }
    .short = { $offer }, mais vous en avez { $deben }
num-cost = Coût
    .value = 1 sceau royal, vous en avez { $seals }
markets = Marchés
num-owned = Possesseurs

# What the coach says when something happens for the first time.

occasion-sale = Un marché ferme et vend, de la plus haute offre à la plus basse. Le meilleur enchérisseur paie et prend deux cadeaux du bas, ou celui du haut avec son sceau. Chacun des autres achète un cadeau ou prend la moitié de la Réserve.
occasion-louqsor = À Louqsor, les dés décident si le marché ferme. Ils restent au dernier qui y a placé un pion ; à la fin d’un tour sans rien y poser, on peut les relancer.
occasion-characters = Un sceau royal s’échange au début d’un tour contre l’aide d’un personnage. Gardé, il rapporte un peu à la fin.
occasion-reopening = Le marché qui était fermé rouvre avec de nouveaux cadeaux ; celui qui vient de vendre reste fermé jusqu’à la prochaine vente.
occasion-end = Akhenaton est là : ce marché est hors jeu, et aucun autre ne rouvre. Quand ceux qui restent auront fermé, on compte les points.
