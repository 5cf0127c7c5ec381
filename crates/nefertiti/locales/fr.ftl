name = Néfertiti
about = Envoyez vos serviteurs sur quatre marchés d’Égypte, enchérissez pour des cadeaux d’autant plus précieux que peu les possèdent, et repartez avant que votre bourse soit vide.
ask = À vous. Que faites-vous ?
goal-1 = Le plus de points l’emporte : surtout des cadeaux achetés aux quatre marchés, d’autant plus précieux que peu de joueurs en ont.
goal-2 = À votre tour, placez un serviteur : le nombre de la case est votre offre. Quand un marché ferme, la meilleure offre se sert la première.
goal-3 = La partie finit quand le dernier marché a fermé.

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
part-seals = Sceaux royaux
part-amon_priest = Prêtre d’Amon

forced = { $seat } n’a pas d’autre choix.

option-players = Joueurs
    .help = À deux : un joueur neutre. À cinq : Memphis.
option-setup = Étals
    .help = Ceux d’une partie de débutants, ou tirés au sort.
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

pad-too-many-gifts = Ensemble, ils ont { $held } cartes de ce cadeau, mais il y en a { $copies } en jeu : { $gift }.
pad-no-such-gift = Il n’y a pas de tel cadeau étranger : { $type } +{ $bonus }.
pad-too-many-seals = Ensemble, ils ont { $held } sceaux royaux, mais il y en a { $copies }.
pad-no-neutral = Seule une partie à deux a un joueur neutre qui possède des cadeaux (neutral).

gift-goldwork = orfèvrerie
    .taken = une orfèvrerie
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
    .taken = une orfèvrerie +1
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
place-1 = le cadeau du bas 1
place-2 = le cadeau du bas 2
place-3 = le cadeau du bas 3

kind-recruit = Recruter
kind-place = Placer
kind-name = Désigner
kind-pass = Ne rien placer
kind-tax = Percepteur
kind-roll = Relancer
kind-take = Prendre
kind-buy = Acheter
kind-half = La moitié
kind-scatter = Répartir
kind-aside = Mettre de côté
kind-wander = Voleur ambulant
kind-score = Compter
kind-discard = Défausser
kind-call = Nommer un type
kind-want = Demander
kind-give = Donner
kind-steal = Voler
kind-collect = Prélever
kind-beg = Mendier
kind-hide = Retourner
kind-next = Ordre
kind-stop = Assez

do-recruit-scribe = Recruter le Scribe : compter tous vos cadeaux d’un type, avec son bonus
do-recruit-merchant = Recruter le Marchand : échanger un cadeau avec un autre joueur
do-recruit-vizier = Recruter le Vizir : des points pour chaque type possédé
do-recruit-high-priest = Recruter le Grand Prêtre : placer deux fois pendant ce tour
do-recruit-maid = Recruter la Servante royale : chaque possesseur d’un type compte et défausse une carte
do-recruit-thief = Recruter le Voleur : prendre un cadeau du marché fermé
do-recruit-treasurer = Recruter le Trésorier : prélever des Deben dans une Réserve
do-recruit-oracle = Recruter l’Oracle : voir, échanger et ranger les dernières cartes
do-recruit-beggar = Recruter le Mendiant : à chaque marché, un Deben ou un cadeau retourné
do-recruit-amon-merchant = Recruter le Marchand d’Amon : des cadeaux contre un nombre fixe de points
do-recruit-amon-priest = Recruter le Prêtre d’Amon : des points pour un mauvais rang à la fin
do-recruit-royal-scribe = Recruter le Scribe royal : compter des cadeaux au choix, 1 de plus chacun
do-recruit-wandering-thief = Recruter le Voleur ambulant : prendre le moindre cadeau d’un marché
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
do-want-from = Demander { $gift } à { $seat }
do-want-neutral = Demander { $gift } au joueur neutre
do-want-at = Demander un cadeau d’un marché : { $market }, { $place }
do-want = Prendre { $gift } parmi les dernières cartes
do-give = Donner { $gift }
do-steal = Voler { $place } du marché fermé
do-collect = Prélever { $deben } Deben { $market }
do-beg = Recevoir 1 Deben { $market }
do-hide = Retourner un cadeau face cachée : { $market }, { $place }
do-next = Vient ensuite : { $card }
do-stop = En rester là

stall-shown = { $market } commence avec son étal { $side ->
    [left] gauche
   *[right] droit
}.
dealt = Un personnage de la partie : { $character }.
drawn-upper = Nouveau { $market }, sur la place du haut : { $gift }.
drawn-lower = Nouveau { $market }, dans la rangée du bas : { $gift }.
landed = Nouveau à Memphis : { $gift }.
akhenaton-drawn = Akhenaton est pioché : { $market } est hors jeu, et aucun marché ne rouvre.
slid = Monte sur la place du haut { $market } : { $card }.
seal-placed = Un sceau royal est posé sur le cadeau du haut { $market }.
reopened = { $market } rouvre.
recruited = { $seat } rend un sceau royal et recrute { $character }.
placed = { $seat } place un serviteur { $market }, offre { $space }.
taxed = { $seat } place un percepteur { $market }, offre { $space }.
earned-first = { $seat } arrive en premier : { $deben } Deben { $market }.
earned-coin = { $seat } reçoit pour la pièce { $deben } Deben { $market }.
passed = { $seat } ne place rien : tous les serviteurs sont à Memphis.
stopped = { $seat } en reste là.
rolled-one = { $seat } lance le dé : { $die }.
rolled-two = { $seat } lance les dés : { $lower } et { $higher }.
closing-group = { $market } ferme : { $goal } pions se touchent.
closing-pieces = { $market } ferme : il y a { $colours } couleurs ou { $count } pions.
closing-levels = { $market } ferme : il y a un pion à chaque niveau.
closing-line = { $market } ferme : { $goal } pions sont alignés.
closing-sum = { $market } ferme : la somme des offres convient ({ $goal }).
closing-dice = { $market } ferme : les deux dés montrent des cases occupées.
closing-chain = { $market } ferme : le dé ne dépasse pas la plus longue chaîne.
closing-named = { $market } ferme : { $seat } l’a désigné.
awarding = Assez de cadeaux sont arrivés à Memphis : ils sont attribués.
awarding-last = Dernière attribution à Memphis.
paid = { $seat } paie { $deben } Deben { $market }.
could-not-pay = { $seat } est le meilleur enchérisseur { $market } mais ne peut pas payer { $offer } : pas de cadeau, et un des siens est défaussé s’il y en a.
took-gift = { $seat } prend { $gift }.
took-thief = { $seat } prend le Voleur ambulant et doit le déplacer.
bought-gift = { $seat } achète { $gift }.
bought-thief = { $seat } achète le Voleur ambulant et doit le déplacer.
took-half = { $seat } prend la moitié : { $deben } Deben { $market }.
took-half-nothing = { $seat } ne prend rien : il n’y a plus de Deben { $market }.
seal-gained-card = { $seat } reçoit le sceau royal qui s’y trouvait.
seal-gained-papyrus = Le papyrus rapporte un sceau royal : { $seat } le reçoit.
seal-lost = Son sceau royal retourne au stock.
scattered = { $seat } fait répartir par le percepteur des Deben { $market }, 1 pour chacun : { $markets }.
scattered-none = { $seat } reprend le percepteur : il n’y a pas de Deben { $market }.
set-aside = { $seat } fait mettre de côté { $gift } pour le joueur neutre.
closed = { $market } reçoit la tuile « fermé » et montre son étal { $side ->
    [left] gauche
   *[right] droit
}.
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
called = { $seat } fait nommer un type par la Servante royale : { $type }, { $owners ->
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
sign-extra = carte en plus : un cadeau du bas de plus pour le meilleur
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
markets = Marchés
upper-gift = cadeau du haut
lower-gift = cadeau du bas
face-down = face cachée
with-seal = avec un sceau royal
worth = { $owners ->
    [0] vaut { $now } pour son premier possesseur
   *[other] vaut { $now } en ce moment
}
piece-servant = serviteur de { $seat }
piece-collector = percepteur de { $seat }
space = { $market }, offre { $offer }
space-free = libre
space-closes = Ferme le marché.
symbol-coin = pièce
symbol-single = carte unique
symbol-extra = carte en plus
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
meter-closers = Peut être fermé au prochain tour par : { $seats }
odds = { $closing } sur { $all }
odds-change = ferme { $before } → { $after } fois sur { $all }
closes-now = ferme le marché
holds-dice = { $seat } garde les dés
then-roll = puis relance, { $closing } sur { $all }
name-market = Désigner { $market } : fermeture immédiate

# What is reconstructed.

approx-value-inferred = Déduit : ces valeurs découlent de ce qu’on sait des autres cadeaux.
approx-value-made = Reconstitué : aucune source ne donne ces valeurs.
approx-made = Reconstitué : { $items }.
approx-inferred = Déduit : { $items }.
approx-offers = offres { $offers }
approx-symbols = symboles sur { $offers }
approx-places = la disposition des cases
approx-condition = le côté de cet étal

# Money and what is held.

reserve = Réserve
reserve-of = { $market }, Réserve : { $deben } Deben
reserve-beg = Prendre 1 Deben sur { $deben } : { $market }
reserve-take = Prélever { $deben } Deben
has-deben = { $deben } Deben
has-seals = { $seals ->
    [one] { $seals } sceau royal
   *[other] { $seals } sceaux royaux
}
has-dice = Garde les dés de Louqsor
has-priest = A le Prêtre d’Amon
offers = offre { $offers }
cannot-pay-all = Une meilleure offre qui ne pourrait pas être payée
in-hand = { $servants } serviteurs en main sur { $all }
in-hand-two = { $servants } serviteurs sur { $all } et { $collectors } percepteurs en main
no-gifts = aucun cadeau pour l’instant
owned = { $gift } : { $count } à { $each }, { $points } points
chip-score = Compter : { $type }
chip-give = Donner
chip-want = Demander à { $holder }
chip-discard = Défausser
sum-track = marqués
sum-gifts = cadeaux
sum-deben = Deben
sum-seals = sceaux
sum-priest = Amon
values = Cours actuels
values-owners = pour 1 · 2 · 3 possesseurs ou plus
ledger = Deben
ledger-sum = { $held } en main + { $reserves } en Réserve = { $all }
last-seen = Les dernières cartes, vues par { $seat }
last-laid = Les dernières cartes dans l’ordre de { $seat }

# A closing.

sale-title = { $market } ferme
sale-memphis = Memphis : les cadeaux sont attribués
holds = détient { $deben } Deben
task-take = { $seat } a payé { $offer } : le cadeau du haut, ou deux du bas
task-take-memphis = { $seat } a payé { $offer } : deux cadeaux au choix
task-second = { $seat } : un deuxième cadeau
task-extra = { $seat } : le cadeau en plus, ou aucun
task-shame = { $seat } ne peut pas payer { $offer } : aucun cadeau, et un des siens est défaussé
task-buy = { $seat } : acheter un cadeau pour { $offer }, ou prendre la moitié de la Réserve
task-leave = Le percepteur de { $seat } part : répartir des Deben, ou mettre un cadeau de côté
label-take = Prendre : { $gift }
label-buy = Acheter : { $gift }
label-aside = Mettre de côté : { $gift }
half-of = Prendre la moitié : { $half } sur { $reserve }
cost-deben = Deben
if-it-ended = Si c’était fini
for-others = Les autres
gains = Deben { $deben } ; points si la partie finissait maintenant : { $before } avant, { $after } après ; les autres { $others }.
pay-best = Paie { $offer }, puis deux cadeaux du bas ou celui du haut
pay-chooses = A payé { $offer } : choisit
pay-best-single = Paie { $offer }, puis un seul cadeau
pay-best-extra = Paie { $offer }, puis deux cadeaux du bas ou celui du haut, et un de plus
pay-best-memphis = Paie { $offer }, puis deux cadeaux au choix
pay-shamed = Ne peut pas payer { $offer } : aucun cadeau, en défausse un
pay-later = En achète un pour { $offer } ou prend { $half }
pay-half = Prend { $half }
pay-collector = Répartit des Deben ou met un cadeau de côté

# Characters.

characters = Personnages
character-usable = { $character }, reste { $left }, peut être recruté : { $note }
character-idle = { $character }, reste { $left } : { $note }
no-seal = pas de sceau
one-a-turn = un par tour
no-effect = sans effet
brings-scribe = { $type } { $points }
brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
brings-deben = jusqu’à { $deben } Deben
brings-thief = par ex. : { $gift }
brings-amon-merchant = { $points } par cadeau
brings-amon-priest = +{ $points } à ce rang
brings-royal-scribe = tous cadeaux, +{ $points } chacun
brings-merchant = échange avec un joueur
brings-high-priest = deux serviteurs
brings-maid = nommer un type
brings-oracle = les dernières cartes
brings-beggar = 1 Deben ou retourner
brings-wandering-thief = le moindre cadeau d’un marché
brings-trader = échange avec les marchés
stock = Pioche : { $gifts } cadeaux et Akhenaton. Sceaux royaux dans le stock : { $seals }
stock-over = Akhenaton est venu : on ne pioche plus. Sceaux royaux dans le stock : { $seals }
choose-type = Nommer un type : chaque possesseur rend une carte
choose-want = Les dernières cartes : en échanger une ?
choose-next = Quelle carte vient ensuite ?
choose-call = { $type } : { $owners ->
    [one] { $owners } possesseur
   *[other] { $owners } possesseurs
}, { $value } points par carte
hint-scribe = Comptez tous vos cadeaux d’un type
hint-royal-scribe = Comptez autant de cadeaux que vous voulez
hint-amon-merchant = Défaussez des cadeaux contre des points
hint-maid = Chaque possesseur du type compte et rend une carte
hint-merchant = Demandez un cadeau d’un type que vous possédez, et payez la différence
hint-trader = Demandez un cadeau d’un marché, et payez la différence à sa Réserve
hint-thief = Prenez un cadeau du marché fermé
hint-treasurer = Prélevez des Deben dans une Réserve
hint-beggar = Sur chaque marché, un Deben ou un cadeau retourné
hint-oracle = Vous seul voyez les dernières cartes
hint-wandering-thief = Prenez le moindre cadeau d’un marché ; la carte prend sa place
hint-high-priest = Deux coups dans ce tour
step-type = Choisir un type
step-gifts = Choisir des cadeaux
step-gift = Choisir un cadeau
step-giving-up = Chacun en rend un
step-wanting = Demander
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
memphis-stuck = Plus aucun cadeau étranger à venir : bloqué jusqu’à Akhenaton

# What a choice brings about.

preview-place = { $offer } { $market }
best-so-far = meilleure offre : { $seat } { $offer }
told-best = D’abord { $seat } : { $what }.
told-later = Puis { $seat } : { $what }.
told-points = Points si la partie finissait alors : { $points }.

# The end, and options.

count-deben = { $deben } ÷ { $each }
remark-deben = Égalité à { $points } points : le plus de Deben ({ $deben }) l’emporte.
remark-shared = Égalité à { $points } points et { $deben } Deben : victoire partagée.
value-players = { $players } joueurs
value-setup-beginner = Mise en place débutants
value-setup-advanced = Mise en place avancée
value-characters-base = Personnages habituels
value-characters-random = Personnages au hasard
value-characters-amon = La malédiction d’Amon
value-characters-palace = Intrigues au palais
value-characters-nile = La course sur le Nil
value-memphis-true = Avec Memphis
value-memphis-false = Sans Memphis
