name = Imhotep : Le Duel
seat-0 = Blanc
seat-1 = Noir

part-obelisk = Obélisque
part-temple = Temple
part-pyramids = Pyramides
part-tomb = Chambre funéraire
    .short = Chambre
part-actions = Actions
part-meeples = Pions
    .full = Pions dans le port, 1 chacun

forced = { $seat } n’a pas d’autre choix.

option-sides = Faces des plateaux
    .help = Les faces A pour les premières parties ; les faces B sont plus retorses.
option-pyramid_b_four = Petite pyramide, face B
    .help = La valeur de ses quatre jetons. Les règles diffèrent : 18 en français, 15 en anglais et en hongrois.
option-hidden_temples = Temples cachés
    .help = Le temple adverse de la face A reste caché jusqu’à la fin.

pad-first_to_five = Qui a eu cinq obélisques en premier (face B)
pad-obelisks = Jetons Obélisque
pad-temples = Jetons Temple, par leur nombre de symboles
pad-light = Jetons Pyramide clairs
pad-dark = Jetons Pyramide foncés
pad-tombs = Jetons Chambre funéraire, par leur numéro
pad-actions = Jetons Action non joués
pad-meeples = Pions dans le port

token-obelisk = obélisque
    .taken = un obélisque
token-temple = temple { $number }
    .taken = le temple { $number }
token-light = pyramide claire
    .taken = une pierre de pyramide claire
token-dark = pyramide foncée
    .taken = une pierre de pyramide foncée
token-tomb = chambre funéraire { $number }
    .taken = la chambre funéraire { $number }
token-take = action Prendre
    .taken = l’action Prendre
token-place = action Placer 2–3
    .taken = l’action Placer 2–3
token-unload = action Placer et décharger
    .taken = l’action Placer et décharger
token-swap = action Échanger et décharger
    .taken = l’action Échanger et décharger
token-hidden-temple = un jeton Temple

do-place = Placer un pion en { $cell }
do-unload = Décharger le bateau { $boat }
do-use-take = Jouer Prendre : un jeton de n’importe quel bateau
do-use-place = Jouer Placer 2–3 : deux ou trois pions
do-use-unload = Jouer Placer et décharger : un pion, puis un ou deux bateaux
do-use-swap = Jouer Échanger et décharger : échanger deux jetons d’un bateau, puis décharger
do-take = Prendre un jeton du bateau { $boat } : { $number ->
    [1] côté port
    [2] au milieu
   *[3] côté large
}
do-swap = Échanger deux jetons du bateau { $boat } : { $lower ->
    [1] { $higher ->
        [2] côté port et milieu
       *[3] côté port et côté large
    }
   *[2] milieu et côté large
}
do-stop = S’arrêter là

loaded = Nouveau sur le bateau { $boat } : { $token }.
placed = { $seat } place un pion en { $cell }.
unloading = { $seat } décharge le bateau { $boat }.
gained = { $seat } prend { $token }.
gained-on = { $seat } prend { $token } avec le pion en { $cell }.
lost = Perdu, faute de pion : { $token }.
first-to-five = { $seat } est le premier à posséder cinq obélisques.
left = Le bateau { $boat } ne peut plus être chargé : il est retiré de la partie.
used = { $seat } joue le jeton { $token }.
swapped = { $seat } échange deux jetons du bateau { $boat } : { $lower ->
    [1] { $higher ->
        [2] côté port et milieu
       *[3] côté port et côté large
    }
   *[2] milieu et côté large
}.
stopped = { $seat } s’arrête là.
passed = { $seat } ne peut rien faire et passe.
ended = Cinq bateaux sont partis : la partie est finie.

to-move = à jouer
supply = Pioche { $supply } ({ $loads ->
    [one] { $loads } chargement
   *[other] { $loads } chargements
}), entrepôt { $reserve }
unseen = Cachés
in-harbor = { $standing } au port, { $hand } en main
hidden = face cachée
choices = Ou :

sign-meeples = pions du joueur blanc et du joueur noir
sign-free = une case où vous pouvez placer un pion
sign-ready = un bateau que vous pouvez décharger
sign-obelisk = obélisque
sign-temple = temple, avec son nombre de symboles
sign-pyramids = pyramide claire et pyramide foncée
sign-tomb = chambre funéraire, avec son numéro
sign-take = action Prendre : un jeton de n’importe quel bateau
sign-place = action Placer 2–3 : deux ou trois pions
sign-unload = action Placer et décharger : un pion, un ou deux bateaux
sign-swap = action Échanger et décharger : deux jetons, un bateau
sign-goes = ce jeton irait à Blanc
sign-lost = ce jeton serait perdu
sign-gone = un bateau retiré de la partie
sign-first = premier à posséder cinq obélisques

pad-too-many-tokens = Ensemble, les joueurs ont trop de jetons de cette sorte ({ $held } pour { $copies }) : { $token }.
pad-too-many-actions = Il n’y a que douze jetons Action ; les deux joueurs en ont plus.
pad-not-five = { $seat } ne peut pas avoir eu cinq obélisques en premier avec moins de cinq.
pad-who-was-first = Les deux joueurs ont cinq obélisques : dites qui les a eus en premier.

# The board in the browser.

about = Partagez un port avec votre rival, déchargez les bateaux au bon moment et élevez quatre monuments.
ask = À vous. Que faites-vous ?
goal-1 = Le plus de points l’emporte. On en marque pour les jetons construits sur ses quatre lieux.
goal-2 = À votre tour, placez un pion, déchargez un bateau ou jouez une action. Les jetons d’un bateau vont aux pions de sa ligne.
goal-3 = Une fois la pioche vide, les bateaux déchargés partent. La partie finit quand le cinquième part.

kind-place = Placer
kind-unload = Décharger
kind-use = Action
kind-take = Prendre
kind-swap = Échanger
kind-stop = S’arrêter là
skill-place = Placement des pions
skill-unload = Déchargement des bateaux
skill-tokens = Jetons Action

# What the table asks.

offer-place = Placer un pion
    .fact = Sur n’importe quelle case libre. { $hand ->
        [one] Il vous en reste un.
       *[other] Il vous en reste { $hand }.
    }
offer-unload = Décharger un bateau
    .fact = Prêts : { $boats }. Le plus pour vous : { $best }, { $gain }. Les pions qui quittent le port ne comptent plus.
offer-use = Jouer une action
offer-take = Prendre un jeton
    .fact = Tout sauf une action. Le plus pour vous : { $best }, { $gain }.
offer-swap = Échanger deux jetons
    .fact = Sur un même bateau. Ensuite vous en déchargez un.
offer-stop = S’arrêter là
    .fact = Le reste de l’action est perdu.
short-take = Prendre
short-place = Placer 2–3
short-unload = Placer et décharger
short-swap = Échanger et décharger

why-no-meeple = Vos quatre pions sont tous au port.
why-no-boat = Aucun bateau n’a deux pions dans sa ligne.
why-no-action = Vous n’avez pas de jeton Action.
why-no-use = Il faut pouvoir accomplir toute l’action, ce qui est impossible maintenant.
why-not-turn = Ce n’est pas à vous de décider.
why-not-yours = Seul son propriétaire peut le jouer.
why-other-step = Il y a d’abord autre chose à décider.
why-boat-gone = Il est retiré de la partie.
why-boat-waits = { $meeples ->
    [0] Aucun pion dans sa ligne ; il en faut deux.
   *[other] Un seul pion dans sa ligne ; il en faut deux.
}
why-cell-taken = Une case n’accueille qu’un pion.
may-unload = Déchargez-le : { $own } pour vous, { $rival } pour l’adversaire.
may-place = Placez-y un pion.
may-use = Jouez-le : c’est tout votre tour.
may-take = Prenez-le.
may-swap = Échangez-le avec un autre jeton de son bateau.
why-token = Les jetons quittent un bateau quand on le décharge.

# What the things explain.

what-cell = Case { $cell }
sort-token = Jeton de cargaison
sort-action = Jeton Action
sort-boat = { $line ->
    [row] Bateau d’une ligne du port
   *[column] Bateau d’une colonne du port
}
sort-cell-free = Case libre
sort-cell-you = Votre pion s’y trouve
sort-cell-rival = Le pion de l’adversaire s’y trouve
sort-cell-seat = Pion ({ $seat })
sort-stock = Jetons face cachée
sort-site = Plateau Lieu, face { $side }
sort-held-you = À vous
sort-held-rival = À l’adversaire
sort-held-seat = { $seat }

effect-obelisk-a = 1 point par pierre, et 6 de plus pour le joueur qui en a davantage.
effect-obelisk-b = Le premier à posséder cinq pierres gagne 12 points, et 6 de plus avec dix. L’autre en gagne 6 avec cinq.
effect-temple-a = 1 point par symbole.
effect-temple-b = Lots de nombres de symboles différents : un à quatre jetons valent 1, 4, 9 ou 16 points.
effect-pyramids-a = Chaque pyramide vaut 1, 3, 6, 10, 15 ou 21 points pour une à six pierres.
effect-pyramids-b = Seule la plus petite pyramide compte : −6 points sans pierre, puis 0, 4, 10, { $four }, 30 et 45.
effect-tomb-a = Groupes de numéros qui se suivent : 1, 4, 9, 16 ou, à partir de cinq, 25 points chacun.
effect-tomb-b = Chaque groupe de numéros qui se suivent vaut 4 points, quelle que soit sa longueur.
effect-take = Prenez un jeton sur n’importe quel bateau, sauf un jeton Action. L’entrepôt comble le vide.
effect-place = Placez deux ou trois pions.
effect-unload = Placez un pion, puis déchargez un ou deux bateaux.
effect-swap = Échangez deux jetons d’un bateau, puis déchargez un bateau.
effect-boat = Chacun peut le décharger dès que deux pions sont dans sa ligne. Le pion le plus près du bateau prend le jeton du bout, le suivant le jeton d’à côté. Ce que personne ne prend est perdu.
effect-cell = Un pion ici compte pour deux bateaux. En l’état, il prend :
effect-supply = Les bateaux déchargés y sont remplis. Quand elle est vide, ils partent, et le cinquième départ met fin à la partie.
effect-reserve = Ses jetons comblent les vides que laisse l’action Prendre.
effect-meeples = Ils passent de votre main au port et reviennent quand leur bateau est déchargé. Un pion dans le port compte 1 point, un pion en main ne compte pas : placer rapporte donc un point, décharger le reprend.

number-of = { $count } sur { $all }
number-unseen = Encore cachés
number-more-you = Un de plus pour vous
number-more-rival = Un de plus pour l’adversaire
number-more-seat = Un de plus pour { $seat }
number-points-you = Vous avez
number-points-rival = L’adversaire a
number-points-seat = { $seat } a
number-next = Ensuite : { $token }
number-tokens = Jetons restants
number-loads = Chargements restants
number-gone = Bateaux partis, sur cinq
number-held = Jetons de cette sorte
number-unplayed = Points s’ils ne sont pas joués
    .meeples = Points pour ceux du port
number-hand = En main
number-standing = Au port
taker-you = à vous
taker-rival = à l’adversaire
taker-seat = { $seat }
taker-nobody = à personne encore

key-place = un pion en b2
key-unload = décharge le bateau 3 ; ua décharge le bateau A
key-use = joue votre premier jeton Action ; x2 le deuxième

harbor = Port
cell-legal = { $cell }, libre : on peut y placer un pion
cell-free = { $cell }, libre
cell-taken = { $cell }, pion ({ $seat })
stock-supply = Pioche
stock-loads = { $loads ->
    [0] Plus de chargement
    [one] Encore { $loads } charge
   *[other] Encore { $loads } charges
}
stock-reserve = Entrepôt

boat = Bateau { $boat }
boat-ready = Bateau { $boat } : { $third }, { $second }, { $first }. Pions dans sa { $line ->
    [row] ligne
   *[column] colonne
} : { $meeples }. Il peut être déchargé
boat-waits = Bateau { $boat } : { $third }, { $second }, { $first }. Pions dans sa { $line ->
    [row] ligne
   *[column] colonne
} : { $meeples }. Il en faut deux pour le décharger
boat-idle = Bateau { $boat } : { $third }, { $second }, { $first }. Pions dans sa { $line ->
    [row] ligne
   *[column] colonne
} : { $meeples }. Il ne peut pas être déchargé maintenant
boat-gone = Le bateau { $boat } est retiré de la partie
space-empty = vide
space-take = { $token }, bateau { $boat }, { $number ->
    [1] côté port
    [2] au milieu
   *[3] côté large
}, peut être pris
space-swap = { $token }, bateau { $boat }, { $number ->
    [1] côté port
    [2] au milieu
   *[3] côté large
}, peut être échangé
space-stays = { $token }, bateau { $boat }, { $number ->
    [1] côté port
    [2] au milieu
   *[3] côté large
}, ne peut pas être pris

obelisk-heights = { $own ->
    [0] Aucun obélisque
    [one] 1 obélisque
   *[other] { $own } obélisques
}, l’adversaire en a { $rival }
obelisk-first = premier à 5
obelisk-goal = { $own } sur 5
temple-suns = { $suns ->
    [one] { $suns } symbole
   *[other] { $suns } symboles
}
temple-blocks = Jetons à un symbole : { $one }, à deux : { $two }, à trois : { $three }, à quatre : { $four }
temple-hidden = Jetons Temple, face cachée
pyramid-light = Pyramide claire : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur 6
pyramid-dark = Pyramide foncée : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur 6
pyramid-smaller = plus petite : { $points }
tomb-empty = Chambre funéraire : aucun jeton
tomb-runs = Chambre funéraire : { $runs } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-action = { $count ->
    [one] { $token }
   *[other] { $token }, { $count } exemplaires
}
hand-meeples = { $hand ->
    [0] Aucun pion en main
    [one] Un pion en main
   *[other] { $hand } pions en main
}

preview-place = Placer en { $cell }
preview-take = Prendre { $token }
preview-lost = Perdu
preview-box = dans la boîte
preview-ends = Met fin à la partie
preview-leaves = Le bateau est retiré de la partie
preview-meeples = Chaque pion dans le port compte 1 point
preview-points = Score ensuite : { $one } { $points }, { $other } { $others }.

stage-take = Prendre un jeton
    .hint = Sur n’importe quel bateau, sauf un jeton Action
stage-place = Placer deux ou trois pions
    .hint = Un pion après l’autre
stage-unload = Placer, puis décharger
    .hint = Un pion, puis un ou deux bateaux
stage-swap = Échanger, puis décharger
    .hint = Deux jetons d’un même bateau, puis un bateau
stage-token = Choisir un jeton
stage-first = Premier pion
stage-second = Deuxième pion
stage-third = Troisième (facultatif)
stage-cell = Placer un pion
stage-pair = Choisir deux jetons
stage-boat = Choisir un bateau
stage-another = Un autre (facultatif)

count-each = 1 point chacun
count-none = Aucun
count-most = { $count } + 6 pour la majorité
count-below-five = { $count ->
    [0] Aucun obélisque
    [one] 1 obélisque
   *[other] { $count } obélisques
} : il en faut cinq
count-first = 12 pour le premier à en avoir cinq
count-first-and-ten = 12 pour le premier à en avoir cinq, + 6 pour dix
count-second = 6 pour en avoir cinq aussi
count-suns = { $suns ->
    [one] { $sum } symbole
   *[other] { $sum } symboles
}
count-sets = { $sum } pour les lots de jetons différents
count-smaller = Seule la plus petite compte : { $stones ->
    [0] aucune pierre
    [one] 1 pierre
   *[other] { $stones } pierres
}
count-no-meeple = Plus aucun pion dans le port
remark-tie = Égalité à { $points } : la victoire revient au joueur qui n’a pas commencé.

aside = Encore cachés
unseen-count = { $token } : { $count }

value-all-a = Faces A
value-all-b = Faces B
value-side = { $site } { $side }
value-on = Oui
value-off = Non
value-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the coach says when something happens for the first time.

occasion-unloading = Le pion le plus près du bateau prend le jeton de l’autre bout, le suivant celui du milieu, un troisième celui du côté du port. Ces pions rentrent, et ce que personne n’a pris est perdu.
occasion-actions = Un jeton Action attend à côté des lieux. Le jouer occupe un tour entier ; jamais joué, il vaut 1 point à la fin.
occasion-end = La pioche est vide : un bateau déchargé est retiré de la partie. Au départ du cinquième, la partie est finie.
