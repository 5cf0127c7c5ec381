name = Pyramidice
about = Lancez des dés de pierre et de prière, élevez ensemble les pyramides et gardez la faveur des dieux dont vous savez soutenir le culte.
ask = À vous : Travail ou Repos ?
goal-1 = Pour gagner, ayez plus de Gloire que les autres à la fin : vous en marquez en construisant les pyramides et en vénérant des divinités.
goal-2 = À votre tour, reposez-vous pour réunir Ouvriers, Chats et dés Pierre, ou travaillez : un dé par Ouvrier, puis construisez et vénérez.
goal-3 = Quand les dés Pierre ou les cartes Divinité sont épuisés, on joue un dernier tour de table.
goal-alone-1 = Vous gagnez avec plus de Gloire que le Grand Architecte (l’égalité est pour lui) : vous en marquez en construisant les pyramides et en vénérant des divinités.
goal-alone-3 = Après chacun de vos tours, l’architecte prend une divinité et lance un dé Pierre : il prend la tuile Repos de ce numéro ou, s’il n’y en a pas, pose le dé. Quand les dés Pierre ou les divinités sont épuisés, viennent les derniers tours.

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
    .help = À deux, trois ou quatre, les uns contre les autres ; en solo, contre un Grand Architecte.
option-architect = Grand Architecte
    .help = Par difficulté croissante.
option-gentle = Places de tuile de Snéfrou
    .help = Moins de places, partie plus facile : ses tuiles repartent plus tôt et il construit moins souvent.

value-players-1 = 1, contre un Grand Architecte
value-players-2 = 2 joueurs
value-players-3 = 3 joueurs
value-players-4 = 4 joueurs
value-architect-snefru = Snéfrou, le plus facile
value-architect-hemiunu = Hémiounou
value-architect-amenhotep = Amenhotep
value-architect-imhotep = Imhotep, le plus difficile
value-gentle-false = trois
value-gentle-true = deux, pour une partie plus douce

pad-quartz = Qui a le Scarabée de Quartz
pad-obsidian = Qui a le Scarabée d’Obsidienne
pad-architect_glory = Gloire de l’architecte sur la piste (solo)
pad-architect_deities = Gloire que rapporte à la fin chaque divinité de l’architecte hors de l’Ennéade (solo)
pad-architect_ennead = Cartes de l’Ennéade de l’architecte (solo)
pad-architect_pairs = Paires de tous les projets de l’architecte (solo)
pad-glory = Gloire sur la piste
pad-deities = Gloire que rapporte à la fin chaque divinité hors de l’Ennéade, 0 compris
pad-ennead = Cartes de l’Ennéade
pad-pairs = Paires du projet sur les pyramides
pad-resources = Ressources restant sur le plateau (elles départagent aussi)

pad-no-architect = Seule une partie en solo a un architecte qui marque de la Gloire.
pad-no-scarab = Il n’y a pas de scarabées en solo.
pad-one-scarab = { $seat } ne peut avoir à la fois le Quartz et l’Obsidienne.
pad-too-many-deities = Ensemble, ils ont trop de divinités valant { $points } à la fin ({ $held } pour { $copies }).
pad-too-many-ennead = Ensemble, ils ont trop de cartes de l’Ennéade ({ $held } pour { $copies }).

kind-keep = Garder un scarabée
kind-work = Travailler
kind-rest = Se reposer
kind-emerald = Repos avec l’Émeraude
kind-gain = Recevoir
kind-discard = Défausser
kind-choose = Prendre une divinité
kind-take = Prendre des dés
kind-reroll = Relancer
kind-roll = Marquer des dés
kind-buy = Vénérer
kind-build = Construire
kind-use = Activer un pouvoir
kind-replace = Remplacer une divinité
kind-glory = Gagner de la Gloire
kind-cat = Payer un Chat
kind-gold = Chat doré
kind-amethyst = Emprunter une divinité
kind-set = Tourner un dé
kind-pay = Payer
kind-dismiss = Renoncer à une divinité
kind-copy = Utiliser la Perle
kind-pass = Ne rien faire
kind-place = Replacer la tuile
kind-end = Terminer le tour
skill-turn = Travail, repos, fin du tour
skill-dice = Choix et changement des dés
skill-deities = Divinités et pouvoirs
skill-build = Construction
skill-goods = Scarabées, gains, paiements

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

do-build = Poser un { $value } : { $space }
do-buy = Vénérer { $deity }
do-use = Activer { $deity }
do-lend = Activer { $deity } : un dé virtuel montrant { $value }
do-cat-up = Payer un Chat : { $die } monte à { $value }
do-cat-down = Payer un Chat : { $die } descend à { $value }
do-gold-up = Chat doré : { $die } monte à { $value }
do-gold-down = Chat doré : { $die } descend à { $value }
do-replace = Rendre un dé pour faire remplacer { $deity }
do-reroll = Relancer
do-glory = Rendre deux dés contre de la Gloire
do-end = Terminer le tour de Travail
do-amethyst = Emprunter { $deity } avec l’Améthyste
do-keep = Garder le { $scarab }
do-work = Travailler
do-rest = Se reposer avec la tuile { $tile }
do-rest-with = Se reposer avec la tuile { $tile } : { $does }
do-hapy = Se reposer avec Hâpy
do-emerald = Se reposer avec l’Émeraude : la tuile { $tile }
do-discard = Défausser { $what }
do-gain = Recevoir { $what }
do-choose = Prendre { $deity }
do-take = Prendre { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
} et { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}
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
do-roll-none = Garder tous ces dés
do-roll-none-stone = Garder tous les dés Pierre
do-roll-none-prayer = Garder tous les dés Prière

tile-laid = Dans l’étalage : { $tile }.
tile-laid-place = À la place { $place } : { $tile }.
drawn = { $deity } rejoint la rangée.
project-dealt = { $seat } reçoit un projet. { $project } : { $pairs }.
project-dealt-secret = { $seat } reçoit un projet secret.
scarab-dealt = { $seat } reçoit le { $scarab }.
scarab-kept = { $seat } garde le { $scarab }.
tile-taken = { $seat } se repose et prend la tuile { $tile }.
hapy-used = { $seat } se repose avec Hâpy.
tile-borrowed = { $seat } se repose avec l’Émeraude et utilise une tuile posée devant { $owner } : { $tile }.
tile-borrowed-own = { $seat } se repose avec l’Émeraude et réutilise une de ses tuiles : { $tile }.
work-began = { $seat } travaille.
stones-moved = { $seat } met { $count ->
    [one] { $count } dé Pierre
   *[other] { $count } dés Pierre
} de son plateau dans la Carrière.
glory-tile = { $seat } paie { $glory } pour la tuile { $tile }.
glory-deity = { $seat } marque { $glory } grâce à { $deity }.
glory-scarab = { $seat } marque { $glory } grâce au { $scarab }.
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
dice-taken = { $seat } prend et lance { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
} et { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}.
dice-taken-none = { $seat } ne prend aucun dé.
dice-taken-stone = { $seat } prend et lance { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
}.
dice-taken-prayer = { $seat } prend et lance { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}.
rerolled = { $seat } relance { $dice }.
rolled = { $die }.
stone-gained = { $seat } prend un dé Pierre dans la réserve et le lance.
changed-cat = Un Chat change { $die } en { $value }.
changed-gold = Le Chat doré change { $die } en { $value }.
changed-deity = { $deity } tourne { $die } sur { $value }.
dice-paid = { $seat } rend { $dice }.
used = { $seat } active { $deity }.
virtual-die = { $seat } active { $deity } : un dé virtuel montre { $value }.
straightened = { $seat } : ses autres divinités déjà utilisées redeviennent disponibles.
borrowed = { $seat } emprunte { $deity } pour ce tour.
loan-ended = Fin de l’emprunt : { $deity }.
built = { $seat } pose un { $value } ({ $space }) et marque { $glory }.
built-architect = Il n’y a pas de tuile à la place du numéro obtenu : { $seat } pose donc un { $value } ({ $space }) et marque { $glory }.
copied = { $seat } copie cette construction avec la Perle.
not-copied = { $seat } n’utilise pas la Perle.
dice-returned = Inutilisés, à la Carrière : { $dice }.
tiles-returned = { $seat } remet toutes ses tuiles dans l’étalage.
tile-placed = { $tile } : retour à la place { $place }.
architect-turn = À { $seat } de jouer.
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
sign-free = case libre ; on peut y construire
sign-closed = case encore fermée
sign-cost = coût : dé Pierre 4, dé 5, dé libre
sign-once = une fois par tour de Travail, de Repos
sign-stack = carte de l’Ennéade
sign-points = Gloire à la fin, ou son prix
sign-glory = Gloire sur la piste ; à la fin, toute la Gloire
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
    .help = Aucun pouvoir ; on la prend pour la Gloire qu’elle rapporte à la fin.
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
    .help = Chaque dé que vous posez par-dessus quatre autres rapporte 3 points de Gloire de plus.
deity-seshat = Seshat
    .help = Vous pouvez construire pour 1 Ouvrier en tout, quels que soient le dé et l’étage.
deity-sobek = Sobek
    .help = Une fois par tour de Travail : rendez deux dés Pierre, marquez 3 points de Gloire.
deity-sopdet = Sopdet
    .help = Une fois par tour de Travail : rendez un dé, recevez un Chat.
deity-thoth = Thot
    .help = Dans votre propre tour de Travail, chaque Ouvrier payé pour construire rapporte 1 point de Gloire.

scarab-quartz = Quartz
    .help = À la fin, 2 points de Gloire par divinité ; l’Ennéade compte pour une.
    .when = paie à la fin
    .numbers = 3 divinités rapportent { $three } points de Gloire, 5 en rapportent { $five }.
    .good = de nombreuses divinités ; chacune demande une ressource.
    .full = Scarabée de Quartz
scarab-obsidian = Obsidienne
    .help = À la fin, 1 point de Gloire par ressource sur votre plateau et 1 de plus, sans jamais dépasser 8 au total.
    .when = paie à la fin
    .numbers = 5 ressources rapportent 6 points de Gloire, un plateau presque plein { $value }.
    .good = un joueur qui se repose dans les derniers tours et garde ses ressources.
    .full = Scarabée d’Obsidienne
scarab-amethyst = Améthyste
    .help = Une fois par tour de Travail, empruntez une divinité de la rangée jusqu’à la fin du tour ; elle ne compte ni pour le culte ni pour la Gloire de la fin.
    .when = aide à chaque tour de Travail
    .numbers = 3 divinités de la rangée au choix, à chaque fois.
    .good = un pouvoir au bon moment, sans soutien à payer.
    .full = Scarabée d’Améthyste
scarab-silver = Argent
    .help = 2 points de Gloire chaque fois qu’un gain occupe la dernière place libre de votre plateau.
    .when = paie au repos
    .numbers = { $value } points de Gloire chaque fois que la huitième place se remplit ; 3 fois, { $three }.
    .good = les plateaux pleins : se reposer souvent, dépenser tard.
    .full = Scarabée d’Argent
scarab-pearl = Perle
    .help = Quand un autre joueur construit, vous pouvez payer 2 Ouvriers et marquer la même Gloire que lui ; une fois entre deux de vos tours.
    .when = agit au tour des autres
    .numbers = { $value } Ouvriers pour jusqu’à 10 points de Gloire, une fois par tour de table.
    .good = des adversaires qui construisent haut ; gardez des Ouvriers.
    .full = Scarabée de Perle
scarab-emerald = Émeraude
    .help = Dans un tour de Repos, plutôt que de prendre une tuile, vous pouvez vous servir d’une tuile visible posée devant un joueur, vous compris ; elle est retournée.
    .when = aide à chaque tour de Repos
    .numbers = toutes les tuiles visibles des joueurs vous servent aussi.
    .good = les meilleures tuiles, encore, sans remplir vos trois places.
    .full = Scarabée d’Émeraude
scarab-gold = Or
    .help = Le Chat doré est à vous : une fois par tour de Travail, il change un dé de 1, gratuitement.
    .when = aide à chaque tour de Travail
    .numbers = aux autres, cela coûte 1 Chat à chaque fois.
    .good = tous les plans : un dé à 1 près est l’ennui le plus courant.
    .full = Scarabée d’Or
scarab-ruby = Rubis
    .help = 2 points de Gloire chaque fois que vos trois tuiles Repos repartent.
    .when = paie au repos
    .numbers = { $value } points de Gloire toutes les trois tuiles ; neuf tuiles en rapportent { $three }.
    .good = un joueur qui alterne régulièrement Repos et Travail.
    .full = Scarabée de Rubis
scarab-sapphire = Saphir
    .help = Dans un tour de Travail, vous lancez autant de dés que d’Ouvriers, plus un.
    .when = aide à chaque tour de Travail
    .numbers = avec 4 Ouvriers, vous lancez 5 dés.
    .good = tous les plans : un dé de plus à chaque Travail.
    .full = Scarabée de Saphir
scarab-turquoise = Turquoise
    .help = Une fois par tour de Travail, le supplément d’un étage vous coûte un Ouvrier de moins.
    .when = aide à construire
    .numbers = { $value } Ouvrier économisé à chaque Travail avec un dé à l’étage 2 ou 3.
    .good = un joueur qui construit haut.
    .full = Scarabée de Turquoise
scarab-lapis = Lapis-lazuli
    .help = Vous pouvez relancer deux fois par tour de Travail ; si vous ne relancez rien, 1 point de Gloire.
    .when = aide à chaque tour de Travail
    .numbers = 2 relances au lieu d’une, ou { $value } point de Gloire sans relance.
    .good = les divinités chères, qui exigent des valeurs précises.
    .full = Scarabée de Lapis-lazuli
scarab-carnelian = Cornaline
    .help = La première fois d’un tour de Travail que vous changez deux dés en Gloire, vous marquez 2 points au lieu d’un.
    .when = paie à chaque tour de Travail
    .numbers = { $value } points de Gloire pour deux dés au lieu d’un, à chaque Travail.
    .good = les dés inutiles, qui ne sont jamais perdus.
    .full = Scarabée de Cornaline

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
    .does = une ressource contre deux autres
    .help = Échangez une ressource contre deux des autres sortes, pareilles ou non.
tile-trio = Trio
    .sign = trio
    .does = un Ouvrier, un Chat et un dé Pierre pour 1 point de Gloire
    .help = Pour 1 point de Gloire : recevez un Ouvrier, un Chat et un dé Pierre.
tile-god = Dieu
    .sign = dieu
    .does = une divinité de la rangée pour 2 points de Gloire, sans son coût
    .help = Pour 2 points de Gloire : prenez une divinité de la rangée sans en payer le coût ; on complète aussitôt la rangée.
tile-gift = Cadeau
    .sign = cadeau
    .does = deux ressources au choix, un Chat pour les autres
    .help = Deux ressources au choix pour vous, un Chat pour chacun des autres.
tile-triple = Triplé
    .sign = triplé
    .does = trois ressources d’une même sorte pour 1 point de Gloire
    .help = Pour 1 point de Gloire : recevez trois ressources d’une seule et même sorte.
tile-labour = Corvée
    .sign = corvée
    .does = une ressource et aussitôt un tour de Travail, pour 1 point de Gloire
    .help = Pour 1 point de Gloire : recevez une ressource au choix et enchaînez avec un tour de Travail complet.

architect-snefru = Snéfrou
    .help = Chaque dé qu’il pose à l’étage 2 ou 3 lui rapporte 1 point de Gloire de plus.
architect-hemiunu = Hémiounou
    .help = Chaque dé qu’il pose lui rapporte 1 point de Gloire de plus, à tout étage.
architect-amenhotep = Amenhotep
    .help = Un dé qui forme une de ses paires, ou plusieurs, lui rapporte 2 points de Gloire de plus.
architect-imhotep = Imhotep
    .help = Avant de poser un 1, un 2 ou un 3, il le retourne : il devient 6, 5 ou 4.

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

board-built = { $space } : un { $face }
board-build = { $space } : construire le { $face } pour { $workers ->
    [0] aucun Ouvrier
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire
board-build-pairs = { $space } : construire le { $face } pour { $workers ->
    [0] aucun Ouvrier
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, et { $pairs } à la fin pour votre projet
board-level-adds = Étage { $level } : { $workers ->
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
board-hand-stone = { $die } : à poser sur { $builds ->
    [one] { $builds } case
   *[other] { $builds } cases
}
board-hand-stones = { $count } × { $die } : à poser sur { $builds ->
    [one] { $builds } case
   *[other] { $builds } cases
}
board-hand = { $die }
board-hands = { $count } × { $die }
board-cat = Payer un Chat : { $die } devient un { $face }
board-gold = Chat doré : { $die } devient un { $face }
board-take = Prendre { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
} et { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}
board-reroll = Relancer les dés de votre choix ; encore { $left ->
    [one] une relance
   *[other] { $left } relances
} ce tour
board-roll-how = Lancer les dés marqués
board-glory = Rendre deux dés contre { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire
board-end = Terminer le tour ; { $dice ->
    [0] tous les dés ont servi
    [one] un dé inutilisé retourne à la Carrière
   *[other] { $dice } dés inutilisés retournent à la Carrière
}
board-end-lost = Terminer le tour et perdre { $lost ->
    [one] une divinité
   *[other] { $lost } divinités
} ; { $dice ->
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
board-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
board-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin
board-ennead = l’Ennéade
board-ennead-next = Ennéade : avec cette carte, vous en auriez { $count }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin.
board-ennead-first = Ennéade : { $count ->
    [one] une seule carte ne rapporte rien
   *[other] { $count } cartes ne rapportent rien
}, { $more } rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin.
board-ennead-owned = Ennéade, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire à la fin : { $names }
board-cost = Coût : { $parts }
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
board-numbers = L’architecte lance un dé pour ces numéros.
board-place = Place { $place }
board-put = Remettre la tuile { $tile } à la place { $place }
board-quarry = Carrière
board-quarry-dice = Dans la Carrière : { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
}, { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}
board-supply = Dans la réserve : { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $cats ->
    [one] { $cats } Chat
   *[other] { $cats } Chats
}
board-supply-short = Réserve
board-clock = Quand les dés Pierre ou les divinités sont épuisés, un dernier tour de table commence.
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
board-pharaoh = { $who } a le Pharaon : son prochain tour sera le dernier.
board-last-turn = Dernier tour ({ $who }) : la partie s’achève ensuite.
board-architect-space = Place de tuile { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire
board-architect-tile = Tuile Repos { $space } : +{ $points }
board-architect-pairs = { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
} par paire à la fin
board-architect-deities = { $count ->
    [0] encore aucune divinité
    [one] Sa divinité : { $names }. Elle compte à la fin.
   *[other] Ses { $count } divinités : { $names }. Elles comptent à la fin.
}
board-resources = { $count ->
    [one] { $count } place
   *[other] { $count } places
} sur { $spaces } : { $what }
board-support = Soutien du culte : { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}.
board-support-anubis = Soutien du culte : { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}, et Anubis en soutient { $extra } de plus.
board-support-lost = Soutien du culte : { $deities ->
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
board-use = Activer { $deity }.
board-hapy = Se reposer avec Hâpy.
board-dismiss = Renoncer à { $deity }.
board-lend = { $deity } : un dé virtuel { $face }
board-emerald = Utiliser avec l’Émeraude : { $tile }
board-face-down = Une tuile Repos, face cachée
board-project-secret = Un projet secret
board-odds = { $deity } : payable avec une probabilité de { $chance } %
board-will-keep = Cela fait trop de ressources ({ $count }) : vous en gardez { $spaces }.
board-takes-pharaoh = Vous prenez le Pharaon : votre prochain tour sera le dernier de la partie.
board-ends = La partie s’achève.
board-unseen = Non vues : { $count }
board-unseen-how = Divinités dans la pioche : { $pile }, retirées du jeu : { $removed }.
board-discards = Défausse
board-tie-architect = Égalité : c’est l’architecte qui gagne.
board-tie-broken = Égalité départagée par les ressources du plateau : { $count }.
board-tie-shared = Autant de Gloire et autant de ressources : la victoire est partagée.
board-roll = Lancer
board-roll-next = Suivant
board-roll-next-how = Passer aux dés Prière avec les dés Pierre marqués
board-take-card = Prendre

# Ce qui est demandé

ask-note = Vous avez { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}, { $cats ->
    [one] { $cats } Chat
   *[other] { $cats } Chats
} et { $stones ->
    [one] { $stones } dé Pierre
   *[other] { $stones } dés Pierre
} : { $count ->
    [one] { $count } place occupée
   *[other] { $count } places occupées
} sur { $spaces }.
ask-scarab = Première décision : quel scarabée gardez-vous ?
ask-scarab-note = Il vous donne un petit pouvoir pour toute la partie ; l’autre est retiré du jeu. Les deux se valent.
ask-in-numbers = En chiffres :
ask-good-for = Utile pour :
ask-lot = Tirer au sort
ask-lot-note = Pour une première partie : l’un des deux au hasard, et le premier tour commence.
ask-eight = Votre plateau en contient { $spaces } : que rendez-vous ?
ask-give = { $source } : que donnez-vous ?
ask-gain = { $source } : que recevez-vous ?
ask-set = { $source } : quel dé, et quelle valeur ?
ask-deity = Quelle divinité prenez-vous ?
ask-place = À quelle place la tuile retourne-t-elle ?
ask-take = { $count ->
    [one] Vous prenez { $count } dé. Lequel ?
   *[other] Vous prenez { $count } dés. Lesquels ?
}
ask-take-note = Seuls les dés Pierre servent à construire. Les uns et les autres paient les divinités. Vos Ouvriers restent sur votre plateau.
ask-use = Utilisez vos dés. Que faites-vous ?
ask-room-free = Aucune divinité à soutenir pour l’instant : dépensez librement.
ask-room = { $count ->
    [0] Vos ressources suffisent tout juste à vos divinités : une de moins, et vous en perdez une.
    [one] Vous pouvez encore payer { $count } Ouvrier ou Chat sans perdre de divinité.
   *[other] Vous pouvez encore payer { $count } Ouvriers ou Chats sans perdre de divinité.
}
ask-room-none = Vous avez trop peu de ressources pour vos divinités.
ask-roll-stone = Quels dés Pierre relancez-vous ?
ask-roll-prayer = Quels dés Prière relancez-vous ?
ask-roll-note = Marquez les dés sur le plateau à dés, puis Lancer. Les autres restent tels quels.
ask-roll-first = D’abord les dés Pierre, ensuite vous choisirez parmi les dés Prière. Marquez ceux à relancer sur le plateau à dés, puis Suivant. Les autres restent tels quels.
ask-roll-second = Maintenant les dés Prière ; ensuite, tous les dés choisis sont relancés ensemble. Marquez ceux à relancer sur le plateau à dés, puis Lancer.
ask-odds = Pourrez-vous payer les divinités de la rangée ? Avec les dés tels quels, et en les relançant tous :
ask-odds-now = payable
ask-odds-not = pas encore
ask-dismiss = Soutien du culte : à quelle divinité renoncez-vous ?
ask-dismiss-aten = Aton : à quelle divinité renoncez-vous contre de la Gloire ?
ask-copy = Copier cette construction ? { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
}.
ask-copy-note = Avec la Perle, vous payez { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
} et marquez autant qu’elle a rapporté : { $glory }.
ask-dice-buy = Avec quels dés payez-vous { $source } ?
ask-dice-power = { $source } : quels dés rendez-vous ?
ask-dice-replace = Quel dé rendez-vous pour remplacer { $source } ?
ask-dice-glory = Quels deux dés rendez-vous contre de la Gloire ?
ask-dice-note = Marquez-les sur le plateau à dés ou choisissez dans la liste. Des dés égaux se valent.
ask-pay = Comment payez-vous ?
ask-rescue = Cela aiderait : { $action }.
ask-no-rescue = À la fin du tour, vous choisirez laquelle part. Un tour de Repos ne coûte jamais de divinité.
ask-way-round = Sans perte : { $action }.

way-quarry = Carrière
    .now = { $stone } Pierre, { $prayer } Prière
way-roll = Lancer
    .now = { $count ->
        [one] prendre { $count } dé
       *[other] prendre { $count } dés
    }
    .done = { $count ->
        [0] plus de relance
        [one] encore { $count } relance
       *[other] encore { $count } relances
    }
way-use = Utiliser
    .now = { $count ->
        [0] plus de dés
        [one] encore { $count } dé
       *[other] encore { $count } dés
    }
    .later = construire, vénérer
way-support = Soutenir
    .safe = { $deities ->
        [0] pas de divinité
        [one] { $deities } divinité soutenue
       *[other] { $deities } divinités soutenues
    }
    .risk = { $lost ->
        [one] une divinité menacée
       *[other] { $lost } divinités menacées
    }
way-give = Donner
    .how = une ressource
way-gain = Recevoir
    .how = des autres sortes

fact-work = { $dice ->
    [0] Vous n’avez pas d’Ouvrier : vous ne lanceriez rien.
    [one] Lancez { $dice } dé pour construire ou vénérer.
   *[other] Lancez { $dice } dés pour construire et vénérer.
} Dans la Carrière : { $stone } Pierre, { $prayer } Prière.
fact-work-few = La Carrière n’a que { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour vos { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
} : lancez tout pour construire et vénérer ({ $stone } Pierre, { $prayer } Prière).
fact-rest = Prenez une tuile Repos parmi { $count } pour des ressources. { $free ->
    [0] Votre plateau est plein.
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
fact-emerald = Servez-vous d’une tuile posée devant un joueur : { $names }.
fact-keep = Vous avez reçu : { $names }.
fact-take = Dans la Carrière : { $stone } Pierre, { $prayer } Prière.
fact-build = Le mieux : le { $face } sur { $pyramid }, étage { $level }, { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
} { $workers ->
    [0] sans payer d’Ouvrier
    [one] pour { $workers } Ouvrier
   *[other] pour { $workers } Ouvriers
}.
fact-build-pairs = Le mieux : le { $face } sur { $pyramid }, étage { $level }, { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
} { $workers ->
    [0] sans payer d’Ouvrier
    [one] pour { $workers } Ouvrier
   *[other] pour { $workers } Ouvriers
}, et { $pairs } à la fin pour votre projet.
fact-buy = Payables : { $names }.
fact-use = Disponibles : { $names }.
fact-cat = Vous avez { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
}. Chaque Chat payé change un dé de 1.
fact-cat-deity = { $cats ->
    [one] { $cats } Chat suffit
   *[other] { $cats } Chats suffisent
} pour vénérer { $deity } ; vous en avez { $count }.
fact-gold = Gratuit, une fois dans ce tour : un dé monte ou descend de 1.
fact-amethyst = Jusqu’à la fin du tour : { $names }.
fact-reroll = Encore { $left } fois dans ce tour ; vous choisissez les dés. Sans retour possible.
fact-replace = Rendez un dé : la carte quitte la rangée, une nouvelle arrive.
fact-glory = Rendez deux dés : { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
}.
fact-roll = Autant que vous voulez.
fact-pay = Vous avez { $names }.
fact-set = Sur toute autre valeur.
fact-gain = Dans la réserve : { $names }.
fact-discard = Vous avez { $names }.
fact-choose = Sans en payer le coût : { $names }.
fact-dismiss = Au choix : { $names }.
fact-copy = Payez { $workers } de vos { $have ->
    [one] { $have } Ouvrier
   *[other] { $have } Ouvriers
}.
fact-pass = Rien ne se passe ; on vous le redemandera à la prochaine construction.
fact-place = Places libres : { $names }.
fact-end = { $dice ->
    [0] Tous les dés ont servi.
    [one] { $dice } dé repart inutilisé.
   *[other] { $dice } dés repartent inutilisés.
}
fact-end-lost = Vous perdriez { $lost ->
    [one] une divinité
   *[other] { $lost } divinités
}. { $dice ->
    [0] Tous les dés ont servi.
    [one] { $dice } dé repart inutilisé.
   *[other] { $dice } dés repartent inutilisés.
}

not-rest = Aucune tuile Repos ne peut être prise maintenant.
not-build-stone = Plus de dé Pierre. Les dés Prière ne servent jamais à construire.
not-build-workers = La place libre la moins chère demande { $workers ->
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
} ; vous en avez { $have }.
not-build-space = Aucune place n’est libre.
not-buy = Au plus près : { $deity }, { $reach }.
not-buy-row = La rangée est vide.
not-reroll = Vous avez déjà relancé dans ce tour.
not-reroll-dice = Vous n’avez plus de dés.
not-cat = Vous n’avez plus de Chat.

# Ce que sont les choses

what-not-yours = Ce n’est pas votre tour.
what-work-only = Seulement dans votre tour de Travail.
what-glory = { $count ->
    [one] { $count } point de Gloire
   *[other] { $count } points de Gloire
}
what-at-the-end = À la fin
what-cost = Coût
what-price = Prix
what-room = Places libres de votre plateau
what-own-tiles = Tuiles Repos devant vous
what-of = { $count } sur { $most }
what-tile = Une tuile Repos
    .sort = Tuile Repos
    .may = Prenez-la pour commencer un tour de Repos.
    .emerald = L’Émeraude vous permet de l’utiliser.
    .before = Elle est devant { $who } et repart quand il y en a trois.
    .later = Elle se prend au début d’un tour, au lieu de travailler.
    .price = Prix en Gloire : { $price } ; vous en avez { $have }.
    .cannot = Il n’y a rien à échanger ou à prendre.
    .down = Face cachée : l’Émeraude l’a utilisée. Elle compte toujours parmi les trois.
what-deity =
    .stack = Divinité de l’Ennéade : de la Gloire seulement
    .work = Divinité, une fois par tour de Travail
    .rest = Divinité, une fois par tour de Repos
    .always = Divinité, pendant tous vos tours de Travail
    .points = Divinité sans pouvoir
    .buy = Vous pouvez la vénérer maintenant.
    .take = Vous pouvez la prendre maintenant, sans payer.
    .use = Son pouvoir est utilisable maintenant.
    .used = Déjà utilisée dans ce tour.
    .owned = Elle appartient à { $who }.
    .unseen = Personne ne l’a encore vue : elle est dans la pioche ou retirée du jeu.
    .gone = Elle a été défaussée et ne revient pas.
    .worship = Elle se paie avec des dés, dans un tour de Travail.
    .short = Pas payable : { $reach }.
    .ready-work = Son pouvoir agit dans vos tours de Travail.
    .ready-rest = Son pouvoir agit dans vos tours de Repos.
what-ennead = L’Ennéade
    .sort = Pile de divinités, compte pour une
    .effect = Aucun pouvoir. À la fin, plus la pile a de cartes, plus elle rapporte ; si vous y renoncez, elle part en bloc.
    .have = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .more = Une de plus
    .two-more = Deux de plus
    .nothing = rien encore
what-scarab =
    .sort = Scarabée
    .now = À l’heure actuelle
    .used = Déjà utilisé dans ce tour.
what-project =
    .sort = Projet, visible de son seul propriétaire
    .open = Projet, visible de tous
    .pairs = { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
    .total = Toutes les paires
what-project-secret = Un projet secret
    .sort = Projet
    .effect = Il désigne des paires de valeurs. À la fin, deux dés voisins qui les montrent rapportent 2 points de Gloire par paire, peu importe qui les a posés. Il est révélé en fin de partie.
what-architect =
    .sort = Grand Architecte, { $level } sur 4
    .track = Sur la piste de Gloire
    .deities = Divinités
    .tiles = Places de tuile occupées
    .projects = Projets jusqu’ici
what-architect-space = Place de tuile { $space }
    .sort = Place du plateau de l’architecte
    .effect = Quand une tuile arrive ici, il marque autant de Gloire. Après la dernière place, toutes ses tuiles repartent et la divinité la plus à droite quitte la rangée.
    .gives = Lui rapporte
what-architect-deities = Ses divinités
    .sort = Cartes de l’architecte
    .effect = Chez lui, elles n’ont ni pouvoir ni besoin de soutien, mais comptent à la fin.
what-die-stone = Dé Pierre { $face }
    .sort = Dé en main
    .effect = Le seul qui serve à construire. Il paie aussi divinités et pouvoirs, comme tout autre dé.
what-die-prayer = Dé Prière { $face }
    .sort = Dé en main
    .effect = Il paie divinités, pouvoirs ou Gloire ; il ne sert jamais à construire.
what-die-virtual = Dé virtuel { $face }
    .sort = Prêté par une divinité pour ce tour
    .effect = Il paie comme un dé Pierre, mais on ne peut ni le poser, ni le relancer, ni le changer. Une fois dépensé, il disparaît.
what-die =
    .builds = Cases où le poser
    .workers = Ouvriers pour le poser au sol
    .cat = Avec un Chat
    .may = Choisissez-le, puis une place dorée.
    .reroll = Marquez-le pour le relancer.
    .pay = Marquez-le pour payer avec.
    .stone-first = D’abord les dés Pierre : choisissez ceux à relancer. Les dés Prière viennent ensuite.
    .stone-chosen = Les dés Pierre sont déjà choisis ; c’est au tour des dés Prière.
    .fixed = Un dé virtuel ne se relance jamais.
    .no-pay = Il ne convient pas à ce que vous payez.
    .set = Choisissez la valeur qu’il doit montrer.
    .set-not = Ce pouvoir ne tourne que les dés de l’autre sorte.
    .later = Répondez d’abord à la question ; vos dés viendront après.
    .deity = Il sert à payer une divinité ou un pouvoir.
what-space =
    .built = Dé posé
    .open = Place libre, étage { $level }
    .closed = Place de l’étage { $level }, pas encore ouverte
    .built-effect = Il reste là. Des dés voisins forment des paires pour les projets, peu importe qui les a posés.
    .open-effect = On peut y poser un dé Pierre : on paie des Ouvriers et on marque sa valeur en Gloire, davantage aux étages supérieurs.
    .closed-effect = On pourra y construire quand tous les dés du dessous seront là.
    .value = Il montre
    .pairs = Paires de votre projet
    .build = { $workers ->
        [0] gratuit
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }, { $glory ->
        [one] { $glory } point de Gloire
       *[other] { $glory } points de Gloire
    }
    .may = Vous pouvez construire ici maintenant.
    .missing = { $count ->
        [one] Il manque { $count } dé dessous.
       *[other] Il manque { $count } dés dessous.
    }
    .full = Ce qui est posé reste.
    .other = Vous ne pouvez payer ici aucun de vos dés Pierre.
    .work = Choisissez d’abord Travail : on construit avec les dés Pierre lancés alors.
what-stones = Dés Pierre de la réserve
    .sort = L’un des deux sabliers de la partie
    .effect = Quand le dernier a quitté la réserve, le joueur actif prend le Pharaon : chacun des autres a encore un tour, puis lui le dernier.
    .left = Restent
what-pile = La pioche des divinités
    .sort = L’un des deux sabliers de la partie
    .effect = Quand la dernière carte a quitté la pioche, le joueur actif prend le Pharaon : chacun des autres a encore un tour, puis lui le dernier.
    .left = Restent
what-pharaoh = Le Pharaon
    .sort = La fin est en vue
    .effect = Chacun des autres a encore un tour ; puis celui qui a le Pharaon joue le dernier tour de la partie.
what-quarry = La Carrière
    .sort = Les dés des tours de Travail
    .effect = Un tour de Travail y prend ses dés, un par Ouvrier. Les dés dépensés ou inutilisés y reviennent ; ceux qui sont posés sur une pyramide, non.
    .stone = Dés Pierre
    .prayer = Dés Prière
    .take = Vous en prendriez
what-supply = La réserve
    .sort = Ouvriers et Chats à recevoir
    .effect = Les gains en viennent ; les Ouvriers et les Chats payés y retournent.
    .workers = Ouvriers
    .cats = Chats
what-resources = Ressources
    .sort = Plateau ({ $who })
    .effect = Les Ouvriers donnent le nombre de dés et paient les constructions, les Chats changent les dés, les dés Pierre vont à la Carrière au début d’un tour de Travail. Tous ensemble soutiennent les divinités.
    .workers = Ouvriers
    .cats = Chats
    .stones = Dés Pierre
    .free = Places libres
what-support = Soutien du culte
    .sort = Vérifié à la fin d’un tour de Travail
    .effect = À la fin d’un tour de Travail, personne ne peut avoir plus de divinités qu’il n’a de ressources ; l’Ennéade compte pour une. Un joueur qui en a trop renonce à une.
    .deities = Divinités
    .resources = Ressources
    .anubis = Permises par Anubis
    .room = Encore à dépenser
what-tiles = Tuiles Repos prises
    .sort = Devant { $who }
    .effect = À la troisième, toutes les trois repartent, et la divinité la plus à droite de la rangée est défaussée.
what-levels =
    .sort = Pyramide commune à tous
    .effect = Le joueur qui construit paie des Ouvriers et marque la valeur du dé en Gloire. Les étages coûtent et rapportent davantage ; un dé y repose sur tous ceux du dessous.
    .level = Étage { $level }
    .plain = sans supplément
    .adds = +{ $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }, +{ $glory } Gloire
    .built = Dés posés
what-prices = Coût d’une construction
    .sort = Ouvriers selon la valeur du dé
    .effect = Les valeurs élevées demandent plus d’Ouvriers. Les étages s’y ajoutent.
what-discards = Divinités défaussées
    .sort = Hors du jeu
    .effect = Divinités abandonnées, remplacées ou parties de la rangée. Elles ne reviennent pas.
    .count = Cartes

board-take-short = { $stone } Pierre, { $prayer } Prière
board-trade = 2 dés en Gloire
board-replace-short = Remplacer
board-borrow-short = Emprunter
board-support-short = { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
} / { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
board-support-title = Soutien
board-resources-title = Ressources
board-deities-title = Divinités
board-tiles-title = Tuiles Repos
board-reserve = dans la réserve
board-in-pile = dans la pioche

legend-stone = dé Pierre : sert à construire
legend-prayer = dé Prière : paie, ne sert jamais à construire
legend-any = dé de l’une ou l’autre sorte
legend-virtual = dé virtuel, prêté pour un tour
legend-worker = Ouvrier : un dé à lancer, le prix d’une construction
legend-cat = Chat : change un dé de 1
legend-glory = Gloire : qui en a le plus gagne
legend-work = une fois par tour de Travail
legend-rest = une fois par tour de Repos
legend-stack = empilée : l’Ennéade
legend-always = sans limite par tour, ou sans pouvoir
legend-lock = pour votre projet secret, à la fin

key-build = poser un 5 : Khéops, étage 1, colonne b, ligne 2
key-buy = vénérer Isis
key-use = activer Khnoum pour un 4
key-cat = payer un Chat : le dé Pierre 4 monte
key-rest = se reposer avec la tuile Deux Ouvriers
key-take = prendre 1 dé Pierre et 3 dés Prière
key-reroll = relancer
key-end = terminer le tour

over-stones = Le dernier dé Pierre a quitté la réserve : { $who } a pris le Pharaon et joué le dernier tour.
over-pile = La dernière divinité a quitté la pioche : { $who } a pris le Pharaon et joué le dernier tour.
over-turns = La limite de tours est atteinte : { $who } a pris le Pharaon et joué le dernier tour.
over-both = Les dés Pierre et les divinités sont épuisés : { $who } a pris le Pharaon et joué le dernier tour.

# What the coach says when something happens for the first time.

occasion-rest = Une tuile Repos s’applique aussitôt et reste au-dessus du plateau. À la troisième, toutes trois repartent, et la divinité la plus à droite de la rangée est défaussée.
occasion-dice = On lance un dé par Ouvrier ; les Ouvriers restent. Une fois par tour, on relance les dés voulus, et un Chat fait monter ou descendre un dé d’un point. Chaque dé ne sert qu’une fois.
occasion-building = Un dé Pierre reste sur la pyramide avec sa valeur. Il se paie en Ouvriers : plus le dé et l’étage sont hauts, plus il en faut, et plus il y a de Gloire.
occasion-support = Les divinités demandent un soutien : après un tour de Travail, qui en a plus que d’Ouvriers et de Chats en défausse une.
occasion-architect-turn = L’architecte prend une divinité et lance un dé. Si une tuile se trouve à la place de ce numéro, il la prend ; sinon, il construit le dé.
occasion-end = Le Pharaon est pris : tous les autres jouent encore une fois, puis son détenteur joue le dernier tour.
