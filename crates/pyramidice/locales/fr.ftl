name = Pyramidice
about = Lancez des dés de pierre et de prière, élevez ensemble les pyramides et gardez la faveur des dieux dont vous savez soutenir le culte.

seat-0 = Blanc
seat-1 = Noir
seat-2 = Rouge
seat-3 = Bleu

part-glory = Piste de Gloire
part-deities = Divinités
part-ennead = Ennéade
part-scarab = Scarabée
part-projects = Projet

forced = { $seat } n’a pas d’autre choix.

option-players = Joueurs
    .help = En solitaire, vous affrontez un Grand Architecte.
option-architect = Grand Architecte
    .help = Du plus facile au plus difficile.
option-gentle = Clémence
    .help = Snéfrou a deux places de tuile au lieu de trois.

value-players-1 = 1, contre un Grand Architecte
value-players-2 = 2 joueurs
value-players-3 = 3 joueurs
value-players-4 = 4 joueurs
value-architect-snefru = Snéfrou, le plus facile
value-architect-hemiunu = Hémiounou
value-architect-amenhotep = Amenhotep
value-architect-imhotep = Imhotep, le plus difficile
value-gentle-false = non
value-gentle-true = oui

pad-quartz = Qui a le scarabée de Quartz
pad-obsidian = Qui a le scarabée d’Obsidienne
pad-architect_glory = Gloire de l’architecte sur la piste (solo)
pad-architect_deities = Points en fin de partie de chaque divinité de l’architecte hors Ennéade (solo)
pad-architect_ennead = Cartes de l’Ennéade de l’architecte (solo)
pad-architect_pairs = Paires de tous les projets de l’architecte (solo)
pad-glory = Gloire sur la piste
pad-deities = Points en fin de partie de chaque divinité hors Ennéade, 0 compris
pad-ennead = Cartes de l’Ennéade
pad-pairs = Paires du projet sur les pyramides
pad-resources = Ressources restant sur le plateau (elles départagent aussi)

pad-no-architect = Seule une partie en solo a un architecte qui marque des points.
pad-no-scarab = Il n’y a pas de scarabées en solo.
pad-one-scarab = { $seat } ne peut avoir à la fois le Quartz et l’Obsidienne.
pad-too-many-deities = Ensemble, ils ont { $held } divinités valant { $points } à la fin, mais il y en a { $copies }.
pad-too-many-ennead = Ensemble, ils ont { $held } cartes de l’Ennéade, mais il y en a { $copies }.

kind-keep = Garder un scarabée
kind-work = Travailler
kind-rest = Se reposer
kind-emerald = Émeraude
kind-gain = Recevoir
kind-discard = Défausser
kind-choose = Prendre une divinité
kind-take = Prendre des dés
kind-reroll = Relancer
kind-roll = Dés à relancer
kind-buy = Vénérer
kind-build = Bâtir
kind-use = Invoquer
kind-replace = Remplacer
kind-glory = Gloire
kind-cat = Chat
kind-gold = Chat doré
kind-amethyst = Emprunter
kind-set = Tourner un dé
kind-pay = Payer
kind-dismiss = Renoncer
kind-copy = Perle
kind-pass = Décliner
kind-place = Replacer une tuile
kind-end = Terminer

workers = { $count ->
    [one] { $count } Ouvrier
   *[other] { $count } Ouvriers
}
cats = { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
}
stones = { $count ->
    [one] { $count } dé Pierre
   *[other] { $count } dés Pierre
}
nothing = rien
glory = { $count ->
    [one] { $count } point de Gloire
   *[other] { $count } points de Gloire
}
die-stone = Pierre { $value }
die-prayer = Prière { $value }
die-virtual = virtuel { $value }
space = { $pyramid }, étage { $level }, { $spot }
ennead = Ennéade
    .object = l’Ennéade

do-build = Bâtir un { $value } : { $space }
do-buy = Vénérer { $deity }
do-use = Invoquer { $deity }
do-lend = Invoquer { $deity } : un dé virtuel montrant { $value }
do-cat-up = Payer un Chat : { $die } monte à { $value }
do-cat-down = Payer un Chat : { $die } descend à { $value }
do-gold-up = Chat doré : { $die } monte à { $value }
do-gold-down = Chat doré : { $die } descend à { $value }
do-replace = Rendre un dé pour faire remplacer { $deity }
do-reroll = Relancer
do-glory = Rendre deux dés contre de la Gloire
do-end = Terminer le tour de Travail
do-amethyst = Emprunter { $deity } avec l’Améthyste
do-keep = Garder le scarabée { $scarab }
do-work = Travailler
do-rest = Se reposer avec la tuile { $tile }
do-hapy = Se reposer avec Hâpy
do-emerald = Se reposer avec l’Émeraude : la tuile { $tile }
do-discard = Défausser { $what }
do-gain = Recevoir { $what }
do-choose = Prendre { $deity }
do-take = Prendre des dés : Pierre { $stone }, Prière { $prayer }
do-set = Tourner { $die } sur { $value }
do-pay = Payer { $what }
do-pay-seshat = Payer { $what }, avec Seshat
do-pay-turquoise = Payer { $what }, avec la Turquoise
do-pay-nothing = Ne rien payer
do-pay-turquoise-nothing = Ne rien payer, avec la Turquoise
do-pay-dice = Rendre { $dice }
do-dismiss = Renoncer à { $deity }
do-copy = Utiliser la Perle : payer des Ouvriers et marquer autant de Gloire
do-pass = Ne pas utiliser la Perle
do-place = Mettre { $tile } à la place { $place }
do-roll = Relancer { $dice }
do-roll-none = N’en relancer aucun

tile-laid = Dans l’étalage : { $tile }.
tile-laid-place = À la place { $place } : { $tile }.
drawn = { $deity } rejoint la rangée.
project-dealt = { $seat } reçoit un projet. { $project } : { $pairs }.
project-dealt-secret = { $seat } reçoit un projet secret.
scarab-dealt = { $seat } reçoit le scarabée { $scarab }.
scarab-kept = { $seat } garde le scarabée { $scarab }.
tile-taken = { $seat } se repose et prend la tuile { $tile }.
hapy-used = { $seat } se repose avec Hâpy.
tile-borrowed = { $seat } se repose avec l’Émeraude et utilise une tuile posée devant { $owner } : { $tile }.
tile-borrowed-own = { $seat } se repose avec l’Émeraude et réutilise une de ses tuiles : { $tile }.
work-began = { $seat } travaille.
stones-moved = { $count ->
    [one] { $count } dé Pierre passe
   *[other] { $count } dés Pierre passent
} du plateau à la Carrière.
glory-tile = { $seat } paie { $glory } pour la tuile { $tile }.
glory-deity = { $seat } marque { $glory } grâce à { $deity }.
glory-scarab = { $seat } marque { $glory } grâce au scarabée { $scarab }.
glory-dice = { $seat } marque { $glory } pour deux dés.
glory-space = { $seat } marque { $glory } pour cette place de son plateau.
gained = { $seat } reçoit { $what }.
discarded = { $seat } défausse { $what }.
spent = { $seat } paie { $what }.
deity-chosen = { $seat } prend { $deity } sans en payer le coût.
deity-bought = { $seat } vénère { $deity }.
deity-lost = { $seat } ne peut soutenir le culte et perd { $deity }.
deity-given-up = { $seat } renonce à { $deity }.
card-discarded = { $deity } quitte la rangée.
dice-taken = { $seat } prend des dés : Pierre { $stone }, Prière { $prayer }.
rerolled = { $seat } relance { $dice }.
rolled = Lancer : { $die }.
stone-gained = { $seat } reçoit un dé Pierre de la réserve et le lance.
changed-cat = Un Chat change { $die } en { $value }.
changed-gold = Le Chat doré change { $die } en { $value }.
changed-deity = { $deity } tourne { $die } sur { $value }.
dice-paid = { $seat } rend { $dice }.
used = { $seat } invoque { $deity }.
virtual-die = { $seat } invoque { $deity } : un dé virtuel montre { $value }.
straightened = Les autres divinités que { $seat } a utilisées redeviennent disponibles.
borrowed = { $seat } emprunte { $deity } pour ce tour.
loan-ended = Fin de l’emprunt : { $deity }.
built = { $seat } bâtit un { $value } ({ $space }) et marque { $glory }.
built-architect = Il n’y a pas de tuile à la place du numéro obtenu : { $seat } bâtit donc un { $value } ({ $space }) et marque { $glory }.
copied = { $seat } copie cette construction avec la Perle.
not-copied = { $seat } n’utilise pas la Perle.
dice-returned = Inutilisés, à la Carrière : { $dice }.
tiles-returned = { $seat } remet toutes ses tuiles dans l’étalage.
tile-placed = { $tile } : retour à la place { $place }.
architect-turn = C’est au tour de l’architecte : { $seat }.
architect-deity = { $seat } s’empare de la carte la plus précieuse de la rangée : { $deity }.
architect-deity-ennead = { $seat } s’empare d’une carte de l’Ennéade, qu’il préfère à toutes les autres : { $deity }.
architect-die = { $seat } prend un dé Pierre de la Carrière.
architect-die-supply = La Carrière n’a plus de dé Pierre : { $seat } en prend un dans la réserve.
architect-no-die = Plus aucun dé Pierre : { $seat } prend la tuile qui a le plus petit numéro.
architect-rolled = { $seat } obtient un { $value }.
architect-turned = { $seat } retourne le dé : le { $from } devient un { $to }.
architect-tile = Une tuile est à la place { $place } : { $seat } la met sur la place { $space } de son plateau ({ $tile }).
pharaoh = La fin est en vue : { $seat } prend le Pharaon, et son prochain tour sera le dernier de la partie.
ended = La partie est finie.
ended-projects = La partie est finie. Les projets : { $projects }.

draw-row = Rangée
draw-row-empty = vide
draw-pile = Pioche
draw-tiles = Tuiles
draw-dice = Dés
draw-supply = Réserve
draw-quarry = Carrière
draw-choices = À choisir :
draw-project = P{ $number }

sign-worker = Ouvrier
sign-cat = Chat
sign-stone = dé Pierre sur un plateau ; s5 : il montre 5
sign-prayer = dé Prière qui montre 3
sign-virtual = dé virtuel qui montre 4
sign-free = case libre ; on peut y bâtir
sign-closed = case encore fermée
sign-cost = coût : dé Pierre 4, dé 5, dé libre
sign-once = une fois par tour de Travail, de Repos
sign-stack = carte de l’Ennéade
sign-points = Gloire à la fin, ou son prix
sign-glory = Gloire sur la piste, à la fin tous les points
sign-support = divinités, et combien le culte en permet
sign-used = utilisée, ou face cachée
sign-loan = divinité empruntée
sign-project = projet 2 ; projet secret
sign-pharaoh = a le Pharaon : son prochain tour est le dernier
sign-active = à qui de jouer

deity-atum = Atoum
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-shu = Shou
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-tefnut = Tefnout
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-geb = Geb
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-nut = Nout
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-osiris = Osiris
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-set = Seth
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-isis = Isis
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-nephthys = Nephtys
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-horus = Horus
    .help = Aucun pouvoir ; à la fin, l’Ennéade rapporte selon le nombre de ses cartes que vous avez.
deity-khnum = Khnoum
    .help = Une fois par tour de Travail : ajoutez à vos dés un dé Pierre virtuel qui montre 1 ou 4, selon votre choix.
deity-satis = Satis
    .help = Une fois par tour de Travail : ajoutez à vos dés un dé Pierre virtuel qui montre 2 ou 5, selon votre choix.
deity-anuket = Anoukis
    .help = Une fois par tour de Travail : ajoutez à vos dés un dé Pierre virtuel qui montre 3 ou 6, selon votre choix.
deity-amun = Amon
    .help = Une fois par tour de Travail : tournez un de vos dés Prière sur une autre face, celle que vous voulez.
deity-anubis = Anubis
    .help = Le soutien du culte vous accorde jusqu’à trois divinités de plus que de ressources.
deity-aten = Aton
    .help = Une fois par tour de Travail : renoncez à une autre de vos divinités et marquez 4 points de Gloire ; l’Ennéade part en bloc.
deity-bastet = Bastet
    .help = Dans votre tour de Travail, un Ouvrier peut tenir lieu de Chat, et un Chat d’Ouvrier.
deity-bes = Bès
    .help = Une fois par tour de Repos : marquez 1 point de Gloire.
deity-hapy = Hâpy
    .help = Une fois par tour de Repos : plutôt que de prendre une tuile, échangez une ressource contre trois des autres sortes.
deity-hathor = Hathor
    .help = Aucun pouvoir : on la prend pour ses points.
deity-heh = Heh
    .help = Une fois par tour de Travail : marquez 1 point de Gloire.
deity-heka = Heka
    .help = Une fois par tour de Travail : payez 2 Chats, recevez un Ouvrier et marquez 3 points de Gloire.
deity-khepri = Khépri
    .help = Autant de fois que vous voulez, rendez trois dés de même valeur : 3 points de Gloire et une ressource ; si c’est un dé Pierre, vous le lancez tout de suite.
deity-khonsu = Khonsou
    .help = Une fois par tour de Travail : payez un Ouvrier et un Chat, marquez 4 points de Gloire.
deity-maat = Maât
    .help = Une fois par tour de Travail : relancez les dés que vous voulez, en plus de la relance habituelle.
deity-meretseger = Mertseger
    .help = Une fois par tour de Travail : rendez deux dés ; un dé Pierre de la réserve est lancé et rejoint vos dés.
deity-min = Min
    .help = Une fois par tour de Travail : rendez deux dés, recevez un Ouvrier.
deity-montu = Montou
    .help = Une fois par tour de Travail : payez 2 Ouvriers, recevez un Chat et marquez 4 points de Gloire.
deity-mut = Mout
    .help = Une fois par tour de Travail : tournez un de vos dés Pierre sur une autre face, celle que vous voulez.
deity-neith = Neith
    .help = Une fois par tour de Travail : payez un Chat, marquez 2 points de Gloire.
deity-ptah = Ptah
    .help = Une fois par tour de Travail : rendez un dé ; vos autres divinités déjà utilisées dans ce tour redeviennent disponibles.
deity-ra = Rê
    .help = Une fois par tour de Travail : payez un Ouvrier, marquez 3 points de Gloire.
deity-sekhmet = Sekhmet
    .help = Une fois par tour de Travail : payez un Ouvrier et un Chat, rendez un dé Pierre, marquez 7 points de Gloire.
deity-serket = Serket
    .help = Chaque dé que vous bâtissez par-dessus quatre autres rapporte 3 points de Gloire de plus.
deity-seshat = Seshat
    .help = Vous pouvez bâtir pour 1 Ouvrier en tout, quels que soient le dé et l’étage.
deity-sobek = Sobek
    .help = Une fois par tour de Travail : rendez deux dés Pierre, marquez 3 points de Gloire.
deity-sopdet = Sopdet
    .help = Une fois par tour de Travail : rendez un dé, recevez un Chat.
deity-thoth = Thot
    .help = Dans votre propre tour de Travail, chaque Ouvrier payé pour bâtir rapporte 1 point de Gloire.

scarab-quartz = Quartz
    .help = À la fin, 2 points de Gloire par divinité ; l’Ennéade compte pour une.
scarab-obsidian = Obsidienne
    .help = À la fin, 1 point de Gloire par ressource sur votre plateau et 1 de plus, sans jamais dépasser 8 au total.
scarab-amethyst = Améthyste
    .help = Une fois par tour de Travail, empruntez une divinité de la rangée jusqu’à la fin du tour ; elle ne compte ni pour le culte ni pour les points.
scarab-silver = Argent
    .help = 2 points de Gloire chaque fois qu’un gain occupe la dernière place libre de votre plateau.
scarab-pearl = Perle
    .help = Quand un autre joueur bâtit, vous pouvez payer 2 Ouvriers et marquer autant de points de Gloire que lui ; une fois entre deux de vos tours.
scarab-emerald = Émeraude
    .help = Dans un tour de Repos, plutôt que de prendre une tuile, vous pouvez vous servir d’une tuile visible posée devant un joueur, vous compris ; elle est retournée.
scarab-gold = Or
    .help = Le Chat doré est à vous : une fois par tour de Travail, il change un dé de 1, gratuitement.
scarab-ruby = Rubis
    .help = 2 points de Gloire chaque fois que vos trois tuiles Repos repartent.
scarab-sapphire = Saphir
    .help = Dans un tour de Travail, vous lancez autant de dés que d’Ouvriers, plus un.
scarab-turquoise = Turquoise
    .help = Une fois par tour de Travail, le supplément d’un étage vous coûte un Ouvrier de moins.
scarab-lapis = Lapis-lazuli
    .help = Vous pouvez relancer deux fois par tour de Travail ; si vous ne relancez rien, 1 point de Gloire.
scarab-carnelian = Cornaline
    .help = La première fois d’un tour de Travail que vous changez deux dés en Gloire, vous marquez 2 points au lieu d’un.

tile-ww = Deux Ouvriers
    .sign = ww
    .help = Recevez deux Ouvriers.
tile-ws = Ouvrier et Pierre
    .sign = ws
    .help = Recevez un Ouvrier et un dé Pierre.
tile-wc = Ouvrier et Chat
    .sign = wc
    .help = Recevez un Ouvrier et un Chat.
tile-ss = Deux Pierres
    .sign = ss
    .help = Recevez deux dés Pierre.
tile-sc = Pierre et Chat
    .sign = sc
    .help = Recevez un dé Pierre et un Chat.
tile-cc = Deux Chats
    .sign = cc
    .help = Recevez deux Chats.
tile-swap = Troc
    .sign = troc
    .help = Échangez une ressource contre deux des autres sortes, pareilles ou non.
tile-trio = Trio
    .sign = trio
    .help = Pour 1 point de Gloire : recevez un Ouvrier, un Chat et un dé Pierre.
tile-god = Dieu
    .sign = dieu
    .help = Pour 2 points de Gloire : prenez une divinité de la rangée sans en payer le coût ; on complète aussitôt la rangée.
tile-gift = Cadeau
    .sign = cadeau
    .help = Deux ressources au choix pour vous, un Chat pour chacun des autres.
tile-triple = Triplé
    .sign = triplé
    .help = Pour 1 point de Gloire : recevez trois ressources d’une seule et même sorte.
tile-labour = Corvée
    .sign = corvée
    .help = Pour 1 point de Gloire : recevez une ressource au choix et enchaînez avec un tour de Travail complet.

architect-snefru = Snéfrou
    .help = Chaque dé qu’il bâtit à l’étage 2 ou 3 lui rapporte 1 point de Gloire de plus.
architect-hemiunu = Hémiounou
    .help = Chaque dé qu’il bâtit lui rapporte 1 point de Gloire de plus, à tout étage.
architect-amenhotep = Amenhotep
    .help = Un dé qui forme une de ses paires, ou plusieurs, lui rapporte 2 points de Gloire de plus.
architect-imhotep = Imhotep
    .help = Avant de bâtir un 1, un 2 ou un 3, il le retourne : il devient 6, 5 ou 4.

project-1 = Projet 1
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.
project-2 = Projet 2
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.
project-3 = Projet 3
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.
project-4 = Projet 4
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.
project-5 = Projet 5
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.
project-6 = Projet 6
    .help = À la fin, 2 points de Gloire pour chaque paire de voisins d’un même étage montrant ces valeurs.

pyramid-c = Khéops
pyramid-k = Khéphren
pyramid-m = Mykérinos

# Le plateau dans un navigateur


board-approx = valeur reconstituée, voir les règles
board-space = { $pyramid }, étage { $level }, colonne { $column }, ligne { $row }
board-built = { $space } : un { $face }
board-build = { $space } : bâtir le { $face } pour { $workers ->
    [0] rien
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire
board-build-pairs = { $space } : bâtir le { $face } pour { $workers ->
    [0] rien
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, et { $pairs } à la fin pour votre projet
board-level-adds = Étage { $level } : { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
} et { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire en plus
board-prices = Ouvriers selon la valeur du dé
board-die-stone = dé Pierre { $face }
board-die-prayer = dé Prière { $face }
board-die-virtual = dé virtuel { $face }
board-workers = { $count ->
    [one] { $count } Ouvrier
   *[other] { $count } Ouvriers
}
board-cats = { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
}
board-stones = { $count ->
    [one] { $count } dé Pierre
   *[other] { $count } dés Pierre
}
board-nothing = rien
board-tray = Dés
board-no-dice = Aucun dé en main
board-over = La partie est finie.
board-hand-stone = { $die } : à bâtir sur { $builds ->
    [one] { $builds } case
   *[other] { $builds } cases
}
board-hand-stones = { $count } fois { $die } : à bâtir sur { $builds ->
    [one] { $builds } case
   *[other] { $builds } cases
}
board-hand = { $die }
board-hands = { $count } fois { $die }
board-cat = Payer un Chat : { $die } devient un { $face }
board-gold = Chat doré : { $die } devient un { $face }
board-work = { $extra ->
    [0] Un dé de la Carrière par Ouvrier : { $workers }
   *[other] Un dé de la Carrière par Ouvrier : { $workers }, et { $extra } de plus
}
board-rest-how = Prenez une des tuiles Repos
board-take = Prendre { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
} et { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}
board-reroll = Relancer les dés de votre choix ; encore { $left ->
    [one] une relance
   *[other] { $left } relances
} ce tour
board-roll-how = Lancer les dés marqués
board-glory = Rendre deux dés contre { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire
board-end = Terminer le tour ; { $dice ->
    [0] tous les dés ont servi
    [one] un dé inutilisé retourne à la Carrière
   *[other] { $dice } dés inutilisés retournent à la Carrière
}
board-end-lost = Terminer le tour et perdre { $lost ->
    [one] une divinité
   *[other] { $lost } divinités
} ; { $dice ->
    [0] tous les dés ont servi
    [one] un dé inutilisé retourne à la Carrière
   *[other] { $dice } dés inutilisés retournent à la Carrière
}
board-unused = { $dice ->
    [one] { $dice } dé inutilisé
   *[other] { $dice } dés inutilisés
}
board-loses = { $lost ->
    [one] une divinité perdue
   *[other] { $lost } divinités perdues
}
board-row = Divinités
board-row-moves = Une carte qui part laisse les autres glisser ; les nouvelles arrivent par la gauche.
board-discarded = défausse { $count }
board-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin
board-ennead = l’Ennéade
board-ennead-next = Ennéade : à { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire
board-ennead-owned = Ennéade, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin : { $names }
board-symbol-work = Une fois par tour de Travail.
board-symbol-rest = Une fois par tour de Repos.
board-symbol-stack = Empilée, des points seulement.
board-symbol-none = Toujours active.
board-cost = Coût : { $parts }
board-cost-any = un dé quelconque
board-cost-worker = un Ouvrier
board-cost-cat = un Chat
board-cost-stone = un dé Pierre montrant { $face }
board-cost-face = un { $face }
board-reach-now = Payable
board-reach-cats = { $count ->
    [one] avec { $count } Chat
   *[other] avec { $count } Chats
}
board-reach-cats-short = { $count ->
    [one] manque { $count } Chat
   *[other] manquent { $count } Chats
}
board-reach-resources-short = { $count ->
    [one] manque { $count } ressource
   *[other] manquent { $count } ressources
}
board-reach-dice-short = { $count ->
    [one] manque { $count } dé
   *[other] manquent { $count } dés
}
board-buy = Vénérer { $deity }
board-choose = Prendre { $deity } sans payer
board-replace = Rendre un dé pour remplacer { $deity }
board-amethyst = Emprunter { $deity } pour ce tour
board-tiles = Tuiles Repos
board-place = Place { $place }
board-put = Remettre la tuile { $tile } à la place { $place }
board-quarry = Carrière
board-quarry-dice = Dans la Carrière : Pierre { $stone }, Prière { $prayer }
board-supply = Dans la réserve : Ouvriers { $workers }, Chats { $cats }
board-supply-short = Réserve
board-clock = La partie s’achève quand les dés Pierre ou les divinités sont épuisés.
board-stones-left = { $count ->
    [one] { $count } dé Pierre
   *[other] { $count } dés Pierre
} dans la réserve
board-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche
board-stone-dice = dés Pierre
board-pile = divinités
board-pharaoh = { $who } a le Pharaon : son prochain tour sera le dernier.
board-last-turn = Dernier tour : la partie s’achève après ce tour de { $who }.
board-ask-scarab = Quel scarabée gardez-vous ?
board-ask-eight = Gardez-en { $spaces } : que rendez-vous ?
board-ask-give = Que donnez-vous ?
board-ask-gain = Que recevez-vous ?
board-ask-set = Quel dé montrera quoi ?
board-ask-pay = Comment payez-vous ?
board-gain = Recevoir { $what }
board-keep = Garder : { $scarab }.
board-discard = Rendre { $what }, garder { $kept }
board-pay = Payer { $what }
board-pay-with = Payer { $what } grâce à { $helper }
board-set = { $from } devient un { $to }
board-architect-space = Place de tuile { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire
board-architect-deities = { $count ->
    [0] aucune divinité
    [one] { $count } divinité sans pouvoir : { $names }
   *[other] { $count } divinités sans pouvoir : { $names }
}
board-resources = { $count } places sur { $spaces } : { $what }
board-support = Soutien du culte : { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}.
board-support-anubis = Soutien du culte : { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}, et Anubis en soutient { $extra } de plus.
board-support-lost = Soutien du culte : { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}. À la fin du tour de Travail, { $lost ->
    [one] une divinité est perdue
   *[other] { $lost } divinités sont perdues
}.
board-no-deities = aucune divinité
board-own-tiles = { $count ->
    [one] { $count } tuile Repos sur 3
   *[other] { $count } tuiles Repos sur 3
}
board-deity-ready = Disponible.
board-deity-used = Utilisée ce tour.
board-deity-borrowed = Empruntée jusqu’à la fin du tour.
board-use = Invoquer { $deity }.
board-hapy = Se reposer avec Hâpy.
board-dismiss = Renoncer à { $deity }.
board-lend = { $deity } : un dé virtuel { $face }
board-emerald = Utiliser avec l’Émeraude : { $tile }
board-face-down = Une tuile Repos, face cachée
board-project-secret = Un projet secret
board-odds = { $deity } : payable avec une probabilité de { $chance } %
board-will-keep = Cela fait { $count } ressources : vous en gardez { $spaces }.
board-takes-pharaoh = Cela amène le Pharaon : le prochain tour sera le dernier.
board-ends = La partie s’achève.
board-building = Bâtir un { $face } : { $space }
board-step-support = Soutenir le culte
board-step-give = Donner
board-step-gain = Recevoir
board-step-stone = Dés Pierre
board-step-prayer = Dés Prière
board-step-dice = Dés
board-step-resources = Ouvriers et Chats
board-hint-give = Choisissez ce que vous donnez.
board-hint-gain = Choisissez ce que vous recevez.
board-hint-deity = Prenez une divinité de la rangée sans payer.
board-hint-roll = Marquez les dés, puis appuyez sur Lancer.
board-hint-set = Choisissez le dé et sa nouvelle valeur.
board-hint-dice = Marquez les dés que vous payez.
board-hint-resources = Choisissez comment vous payez.
board-hint-dismiss = Choisissez la divinité à laquelle vous renoncez.
board-hint-copy = Payer 2 Ouvriers pour marquer aussi { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire ?
board-hint-place = Choisissez la place où la tuile retourne.
board-unseen = Non vues : { $count }
board-unseen-how = Divinités dans la pioche : { $pile }, retirées du jeu : { $removed }.
board-discards = Défausse
board-tie-architect = Égalité : c’est l’architecte qui gagne.
board-tie-broken = L’égalité se départage par { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} sur le plateau.
board-tie-shared = Autant de points et autant de ressources : la victoire est partagée.
board-roll = Lancer
board-take-card = Prendre
