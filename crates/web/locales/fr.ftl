# The shell.

title = { $page } · Akhet
description = Jeux de société égyptiens dans le navigateur : entre amis, sur un seul appareil ou contre l’ordinateur.
unofficial = Akhet est une adaptation non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
skip = Aller au contenu
brand = Akhet, accueil
nav = Navigation principale
nav-play = Jouer
nav-learn = Apprendre
nav-daily = Donne
nav-tables = Tables
nav-rules = Règles
nav-pad = Feuille de score
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
theme-system = Selon le système
sound = Son
to-home = Accueil
back-to-table = Retour à la table
copy = Copier
copied = Copié.
close = Fermer
save = Enregistrer

# The first page, and lists of tables.

choose-game = Choisissez un jeu
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-range = { $fewest }–{ $most } joueurs
new-game = Nouvelle partie
with = Avec qui jouer
with-bot = Contre l’ordinateur
    .about = Tout de suite
with-friend = { $most ->
    [2] Inviter un ami
   *[other] Inviter des amis
}
    .about = Par un lien
with-device = Même appareil
    .about = À tour de rôle
bot = Niveau
bot-random = Robot au hasard
    .about = Joue n’importe quel coup permis
bot-greedy = Robot glouton
    .about = Prend tout de suite le plus de points possible
bot-apprentice = Apprenti
    .about = Joue d’instinct, sans penser à votre réponse
bot-mason = Maçon
    .about = Choisit mieux, mais songe à peine à votre réponse
bot-scribe = Scribe
    .about = Voit plus de choses, mais joue inégalement
bot-overseer = Contremaître
    .about = Pense à votre réponse et joue plus régulièrement
bot-architect = Architecte
    .about = Joue ce qui semble le mieux après un bref examen
bot-steward = Intendant
    .about = Examine plus longtemps et gaspille peu
bot-priest = Prêtre
    .about = Compare plusieurs plans avant de décider
bot-treasurer = Trésorier
    .about = Voit loin et fait peu de cadeaux
bot-general = Général
    .about = Joue rarement un coup qui coûte cher
bot-vizier = Vizir
    .about = Le plus fort ici, et celui qui réfléchit le plus
rung-like = Sa manière de jouer
rung-rating = Cote
rung-chance = Vos chances
rung-so-far = Bilan
rung-even = À votre niveau
rung-nearest = Le plus proche de vous
rung-record = Gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
rung-place = Niveau { $number } sur { $all }.
rung-lessons = Un bon adversaire après les leçons.
rung-beats = { $count ->
    [5] Bat cinq débutants sur dix.
    [6] Bat six débutants sur dix.
    [7] Bat sept débutants sur dix.
    [8] Bat huit débutants sur dix.
    [9] Bat neuf débutants sur dix.
   *[other] Bat presque tous les débutants.
}
rung-costs = Sur 100 de ses décisions, { $little ->
    [one] { $little } lui coûte
   *[other] { $little } lui coûtent
} plus de 5 % de la victoire, { $clearly } plus de 15 % et { $much } plus de 30 %.
rung-suggested = { $count ->
    [one] Suggéré d’après votre dernière partie contre un niveau.
   *[other] Suggéré d’après vos { $count } dernières parties contre un niveau.
}
rung-soon = Après trois parties à un contre un, le niveau égal au vôtre sera indiqué ici.
rung-measured = Les cotes ont été mesurées dans ce jeu, entre deux joueurs : le niveau le plus bas, un débutant, a 1000, et qui a 400 de plus gagne dix parties sur onze.
each-bot = Un niveau pour chaque adversaire
    .default = Comme ci-dessus
each-friend = Des robots à certaines places
    .default = Ouverte à tous
each-order = Les adversaires sont numérotés à partir de votre place, dans l’ordre du jeu.
opponent = Adversaire { $number }
you-play = Vous jouez
random-seat = Au hasard
more-options = Plus d’options
list-table = Table publique
    .help = Tout le monde peut la rejoindre ou la regarder. La partie terminée reste visible pour tous.
allow-hints = Permettre les indices
    .help = À cette table, chacun peut demander un indice à l’ordinateur.
start = Commencer la partie
start-note = Sans compte. Vous pouvez retrouver une partie à tout moment.
continue = Continuer
open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte en ce moment.
tables-going = Vos parties
tables-none = Vous n’avez aucune partie en cours.
tables-over = Parties terminées
tables-none-over = Aucune de vos parties n’est encore terminée.
join = Rejoindre
watch = Regarder
points-between = { $points } points
your-turn = À vous
state-waiting = On attend { $name }
state-gathering = Pas commencée
state-over = Terminée
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}
about-table = Options de cette table : { $name }
put-away = Ranger
bring-back = Ressortir
tables-away = Rangées

# A table that waits for people.

chairs = Places
chair-free = Libre
chair-number = Place { $number }
name-at-seat = { $name } ({ $seat })
name-guest = { $name } (invité)
seats-drawn = Les couleurs sont tirées au sort quand tout le monde est là.
sit = S’asseoir
sit-as = S’asseoir sous le nom « { $name } »
your-name = Votre nom
    .about = Une proposition : gardez-la, changez-la ou laissez le champ vide. On ne vous le demandera qu’une fois.
suggested-names = Ibis, Héron, Gazelle, Oryx, Lynx, Hirondelle, Martin-pêcheur, Huppe, Acacia, Sycomore, Tamaris
sit-words = Tapez quelques mots au hasard : les tirages en dépendront aussi
sit-words-about = Ce que vous tapez est connu aussitôt. Cela empêche le serveur, et ceux qui ont pris place avant vous, de choisir les tirages ; cela ne vous protège pas du serveur allié à quelqu’un qui prend place après vous. Un navigateur qui exécute des scripts ne montre ses chiffres que lorsque tout le monde est engagé.
gathering-waiting = La partie commence d’elle-même dès que tout le monde est là. Gardez cette page ouverte jusque-là.
gathering-days = Vous pouvez fermer cette page : la partie commence d’elle-même dès que tout le monde est là.
gathering-again = Cette table se réunit de nouveau, car quelqu’un n’a pas révélé à temps ce qu’il avait ajouté aux tirages. Le serveur a tiré un autre secret, et chacun ajoute quelque chose de nouveau.
revealing = Tout le monde est là. On attend encore ce qu’ont ajouté aux tirages : { $names }.
revealing-own = Votre navigateur s’en charge lui-même, en une minute au plus. S’il ne le peut pas, parce qu’il a perdu ce qu’il gardait, vous perdez la place et la table se réunit de nouveau.
hints-agreed = Les indices sont permis à cette table : chacun peut en demander à l’ordinateur. En prenant place, vous l’acceptez.
invite = { $free ->
    [one] Invitez un ami
   *[other] Invitez des amis
}
invite-about = Toute personne qui ouvre ce lien peut prendre une place libre.
invite-link = Lien vers cette table
invite-here-only = Cette adresse ne fonctionne que sur cet ordinateur : aucun ami ne peut l’ouvrir.
invite-restart = Pour laisser entrer les amis de votre réseau, arrêtez Akhet et relancez-le ainsi. Vos tables sont conservées.
invite-then = Ensuite, vos amis ouvrent ce lien ou scannent le code avec un téléphone :
invite-network = Les amis du même réseau ouvrent plutôt ce lien ou scannent le code avec un téléphone :
invite-others = S’il ne fonctionne pas, essayez l’un de ceux-ci :
invite-no-network = Cet ordinateur n’est relié à aucun réseau, personne ne peut donc le joindre.
seat-bot = Ajouter un robot
seat-bot-at = Ajouter un robot : { $chair }
call-off = Annuler la table
call-off-sure = Plus personne ne pourra s’y asseoir.
call-off-yes = Oui, l’annuler
leave-chair = Quitter la table
leave-chair-sure = Votre place se libère pour quelqu’un d’autre.
called-off = Cette table a été annulée
called-off-about = La personne qui l’avait créée ne veut plus y jouer. Une nouvelle table est vite faite.
fair-promise = Les tirages sont vérifiables
fair-promise-about = Le serveur a tiré au sort un secret avant que quiconque ne prenne place ; en voici l’empreinte. À la fin de la partie le secret est montré, et chacun peut vérifier qu’il n’a pas changé.
fair-more = Comment cela fonctionne

# A table in play.

points-word = { $points ->
    [one] point
   *[other] points
}
seat-you = vous
seat-you-to-move = vous, à jouer
seat-to-move = à jouer
dock = Votre coup
turn-mine = C’est à vous.
turn-named = À { $name } de jouer.
turn-covered = À { $name } de jouer. Certaines informations sont secrètes.
turn-theirs = On attend { $name }.
turn-thinking = { $name } réfléchit.
turn-hint = Les coups possibles sont entourés d’or.
hand-over = Je suis { $name } : montrer le plateau
show-only = N’afficher que
cancel = Annuler
undo = Annuler le coup
undo-request = Demander l’annulation
undo-asked = Vous avez demandé à annuler votre coup. Ceux qui ont joué depuis doivent accepter.
undo-asks = { $name } demande à annuler son dernier coup.
undo-agreed = Vous avez accepté. D’autres doivent encore le faire.
accept = Accepter
refuse = Refuser
more = Plus
fair = Tirages équitables
copy-watch = Copier le lien vers cette table
resign = Abandonner
resign-sure = La partie s’arrête aussitôt et vous la perdez.
resign-sure-bot = Vous quittez la partie. Un robot prend votre place et les autres continuent.
resign-rated = Cette partie est classée : elle compte comme perdue.
resign-yes = Oui, abandonner
score = Score
part = Rubrique
total = Total
moves = Coups
set-up = Mise en place
your-move = à vous
keys = Touches
keys-arrows = se déplacer sur le plateau
keys-enter = joue l’élément sélectionné
keys-type = tapez un coup : il est joué aussitôt (noms des cases et des pièces)
keys-next = va à la prochaine partie qui vous attend
keys-undo = annule la dernière décision
keys-escape = abandonne ce qui est en cours
keys-replay = reculer et avancer en revoyant la partie
keys-help = montre cette liste
offline = Le serveur ne répond pas. Rien n’est perdu.
retry = Réessayer

# The coach.

coach = Entraîneur
coach-about = Avant un coup qui coûte cher, l’entraîneur pose une question. Il explique aussi ce qui arrive pour la première fois.
coach-short = avertit avant un coup coûteux
coach-on = Prévenir plus souvent
coach-seldom = Prévenir moins souvent
coach-wait = Vraiment{" "}? { $action }.
coach-falls = Vos chances de gagner passeraient de { $before } à { $after } sur 100.
coach-sees = Ce que voit l’entraîneur
coach-likely = Les coups des autres sont une supposition.
coach-better = Peut-être mieux
coach-back = Reprendre
coach-anyway = Jouer quand même
coach-rules = La règle en détail

# The end, and looking back.

won = { $name } gagne, { $points } à { $others }
won-alone = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lost-to = { $name } l’emporte sur { $beaten }, { $points } à { $others }
shared-win = { $names } se partagent la victoire
resigned = { $name } a abandonné
timed-out = { $name } a perdu au temps
resigned-note = Voici les points à ce moment-là.
final-score = Score final
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
behind = à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ahead = { $name } en tête
ahead-by = { $name } : +{ $points }
level = Égalité
rematch = { $seats ->
    [1] Rejouer
    [2] Revanche, côtés échangés
   *[other] Revanche, places décalées
}
rematch-offered = Revanche proposée
rematch-accept = { $name } propose une revanche : accepter
rematch-go = Aller à la revanche
replay = Revoir la partie
picture = Image
record = Notation
share = Copier le lien
replay-of = Revoir la partie – { $table }
replay-steps = Étapes
replay-first = Au début
replay-back = En arrière
replay-on = En avant
replay-last = À la fin
eyes = Point de vue
eyes-all = Tout voir
keep = Conserver
copy-position = Copier le lien

# Fair draws.

fair-not-yet = La partie n’est pas finie : le secret n’est pas encore montré. Ce qui engage le serveur figure ci-dessous.
fair-good = Chaque tirage de cette partie est conforme.
fair-host-could = Chaque tirage découle du secret, mais le serveur à lui seul a pu les choisir.
fair-partly = Les tirages vérifiés sont conformes, mais tous n’ont pas pu l’être.
fair-nothing = Rien n’a été tiré à cette table : rien n’a donc été vérifié.
fair-bad = Les tirages de cette partie ne découlent pas de ce qui était promis.
fair-checked-commitment = Le secret correspond à l’empreinte montrée avant que quiconque ne prenne place.
fair-checked-draws = { $draws ->
    [one] L’unique tirage a été refait, avec le même résultat.
   *[other] Les { $draws } tirages ont été refaits, chacun avec le même résultat.
}
fair-copied = { $steps ->
    [one] La première étape a été reprise d’une autre table. Si c’était un tirage, il a été fait là-bas et n’est pas vérifié ici.
   *[other] Les { $steps } premières étapes ont été reprises d’une autre table. Leurs tirages ont été faits là-bas et ne sont pas vérifiés ici.
}
fair-copied-checked = { $steps ->
    [one] La première étape a été reprise d’une autre table, dont les tirages ont été refaits aussi.
   *[other] Les { $steps } premières étapes ont été reprises d’une autre table, dont les tirages ont été refaits aussi.
}
fair-checked-seating = Les places découlent du même secret.
fair-given = { $given ->
    [0] Aucun joueur n’a rien ajouté lui-même : cela prouve seulement que le serveur s’en est tenu à son secret.
    [one] Un joueur a ajouté quelque chose que le serveur ne pouvait pas connaître en tirant le secret.
   *[other] { $given } joueurs ont ajouté quelque chose que le serveur ne pouvait pas connaître en tirant le secret.
}
fair-choosers-nobody = Au moins un joueur s’était engagé sur ses chiffres avant que quiconque n’en montre. Personne n’a pu choisir les tirages, à moins que ce joueur ne vous dise que les siens ne sont pas ceux ci-dessous.
fair-choosers-last = Tout a été révélé en prenant place. Le serveur et la dernière personne à avoir ajouté quelque chose auraient pu choisir les tirages ensemble ; personne d’autre ne l’a pu.
fair-choosers-host = Une partie a été tirée par le serveur, qui pouvait essayer jusqu’à ce que les tirages lui plaisent.
fair-round = La table s’est réunie { $round } fois. Chaque fois avant la dernière, quelqu’un n’a pas révélé ce sur quoi il s’était engagé ; avec l’aide du serveur, il a pu savoir ce qu’il évitait.
fair-cut = La partie a été abandonnée avant la fin. Ce qui aurait été tiré ensuite n’a pas été vérifié.
fair-unfinished = La notation s’arrête avant la fin de la partie.
fair-seed = { $draws ->
    [one] L’unique tirage découle d’une graine ; la personne qui l’a choisie le connaissait.
   *[other] Les { $draws } tirages découlent d’une graine ; la personne qui l’a choisie les connaissait tous.
}
fair-open = Quelqu’un a dit ce qui était tiré : il n’y a rien à vérifier.
fair-how = Comment cela fonctionne
fair-step-commit = Avant que quiconque ne prenne place, le serveur tire un secret et en montre l’empreinte. Dès lors il ne peut plus changer le secret sans que cela se voie.
fair-step-entropy = Chaque personne qui prend place ajoute des chiffres aléatoires produits par son navigateur. Il n’en montre d’abord que l’empreinte ; quand tout le monde est là, il garde ce sur quoi les autres se sont engagés, puis montre les chiffres. Ainsi, personne, pas même le serveur, ne peut choisir des chiffres qui aillent avec ceux des autres.
fair-step-draw = Chaque tirage est calculé à partir du secret, de tous ces chiffres et de son numéro. Rien d’autre n’y intervient.
fair-step-reveal = La partie finie, le secret est montré. Chacun peut refaire tous les tirages.
fair-values = Les valeurs de cette table
fair-table = Table
fair-commitment = Empreinte du secret
fair-entropy = Ajouté par la place { $place }
fair-entropy-host = { $digits } (tiré par le serveur, rien n’ayant été fourni)
fair-entropy-none = Rien
fair-commit = Engagement pris avant que quiconque ne montre rien : place { $place }
fair-order = Places, dans l’ordre où elles ont été prises
fair-parent = Suite de la partie de cette table, avec l’empreinte de sa notation
fair-seating = Couleurs, dans l’ordre des places
fair-seating-chosen = comme choisies
fair-secret = Secret
fair-secret-later = montré à la fin de la partie
fair-own = Ce que vous seul pouvez comparer
fair-own-about = Un serveur pourrait inventer une partie entière. Comparez donc ce que vous avez noté en prenant place : l’empreinte montrée alors, et ce que vous avez ajouté. Les deux doivent figurer ci-dessus, lettre pour lettre ; si vous n’avez rien ajouté, rien ne doit figurer à votre place.
fair-own-same = Ce navigateur a gardé l’empreinte, ses propres chiffres et ce sur quoi les autres s’étaient engagés. Tout figure ci-dessus.
fair-own-other = Ce navigateur a gardé autre chose que ce qui figure ci-dessus. Ce ne sont pas les tirages auxquels il a pris part.
fair-own-none = Ce navigateur n’a rien gardé de cette table : il n’y avait pas de place, ou n’exécutait pas de scripts.
fair-yourself = Vérifiez vous-même
fair-yourself-about = Téléchargez la notation à la fin de la partie. Cette commande refait chaque tirage sur votre propre ordinateur :

# Rules and score pad.

rules-of = Règles – { $game }
contents = Sommaire
balance = Équilibre
balance-about = Entre robots de même force ({ $player }), { $games } parties par ligne. Entre parenthèses, et par un trait près du repère pointillé d’un jeu égal : l’intervalle à 95 %.
balance-wins = { $seat } : victoires
balance-points = { $seat } : points
balance-share = { $won } % ({ $low }–{ $high })
balance-again = Mesuré par
edition = Édition
edition-of = Les valeurs – { $game }
edition-of-rules = D’où viennent les valeurs
edition-about = Le programme joue avec « { $name } ». Certaines valeurs de la boîte ne peuvent pas être connues sans la posséder. Les voici toutes, les moins sûres d’abord.
edition-correct = Si vous avez la boîte, téléchargez le fichier, mettez-y ce qui est imprimé, changez son nom et ses sources, et jouez avec :
edition-file = Télécharger le fichier
edition-values = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
edition-entry = Entrée
edition-value = Valeur
edition-digest = Les notations désignent cette édition par le SHA-256 de son fichier :
source-rulebook = D’après la règle
    .about = La règle le dit, ou l’un de ses exemples ne laisse rien d’autre possible.
source-review = D’après des critiques
    .about = Des critiques et des comptes rendus publiés le disent.
source-inferred = Déduit
    .about = Cela découle de ce qu’on sait.
source-reconstructed = Reconstitué
    .about = On n’en sait rien : ces valeurs ont été choisies pour s’accorder avec le reste et peuvent différer de votre boîte.
pad-of = Feuille de score – { $game }
pad-about = Pour une partie sur votre table : indiquez ce que chacun possède et voyez aussitôt les points.
pad-count = Compter
pad-empty = Les points s’affichent ici.
pad-text = Le résultat en texte
nobody = personne

# One’s own settings, and moving a seat.

me = Nom et réglages
me-named = { $name } : nom et réglages
me-guest = Vous êtes ici en invité : aucun compte n’est nécessaire. Vos places appartiennent à ce navigateur.
me-name = Votre nom, tel que les autres le voient
switches = Sur cet appareil
switch-sound = Des sons discrets quand une pièce bouge et quand c’est à moi
switch-notify = Une notification quand c’est à moi et que je suis sur une autre page
switch-confirm = Un clic de confirmation avant de jouer un coup
needs-script = D’autres réglages demandent que le navigateur exécute les scripts.
move-seat = Passer cette place sur un autre appareil
move-offer = Ouvrez ce lien sur l’autre appareil dans le quart d’heure. Il sert une fois ; la place appartient ensuite à cet appareil.
move-link = Lien à usage unique vers votre place
move-accept = Une place va passer sur cet appareil : { $game }.
move-here = Continuer ici
move-here-only = Cette adresse ne fonctionne que sur cet ordinateur : aucun autre appareil ne peut l’ouvrir.
move-restart = Pour y accéder depuis vos autres appareils, arrêtez Akhet et relancez-le ainsi. Vos tables et ce lien sont conservés.
move-then = Ensuite, ouvrez ce lien sur l’autre appareil, sur un téléphone en lisant le code :
move-network = Sur un appareil du même réseau, ouvrez plutôt ce lien, sur un téléphone en lisant le code :

# Refusals.

problem-title = Cela n’a pas fonctionné
problem-not-found = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
problem-stale = La partie a continué. Voici où elle en est.
problem-not-your-turn = Ce n’est pas à vous.
problem-not-your-seat = Ce n’est pas votre place.
problem-full = Cette place est prise.
problem-no-such-seat = À { $count } joueurs, cette place n’existe pas. Choisissez-en une autre.
problem-options = Ces options ne vont pas ensemble. Changez-en une.
problem-illegal = Les règles ne le permettent pas maintenant.
problem-over = La partie est finie.
problem-not-over = La partie n’est pas encore finie.
problem-waiting = La partie n’a pas encore commencé.
problem-beginning = Tout le monde est là et la partie va commencer. Patientez une minute.
problem-called-off = Cette table a été annulée.
problem-nothing-to-reveal = Vous n’avez rien à révéler maintenant, ou il est trop tard.
problem-other-entropy = Ce n’est pas ce sur quoi vous vous étiez engagé.
problem-undo-draw = Impossible d’annuler : quelque chose a été tiré ou révélé depuis.
problem-undo-nothing = Vous n’avez rien à annuler.
problem-no-advice = Pas d’indices à cette table : ils n’ont pas été permis à sa création.
problem-busy = Trop de demandes. Patientez un peu.
problem-too-many-tables = Vous avez créé beaucoup de tables en peu de temps. Patientez un peu.
problem-too-many-bot-tables = Vous avez atteint la limite de tables sans joueur humain. Attendez la fin de l’une de ces parties.
problem-tables-of-a-day = Vous avez ouvert autant de tables qu’un visiteur le peut en une journée. Reprenez l’une d’elles, ou revenez demain.
problem-too-long = C’est trop long.
problem-too-slow = Cela a pris trop de temps. Vérifiez si la demande a abouti avant de réessayer.
problem-bad-request = Cette demande est incompréhensible.
problem-cross-site = Cette demande vient d’un autre site et n’a pas été exécutée.
problem-leaving = Ce serveur va s’arrêter. Réessayez dans un instant.
problem-store = Rien n’a pu être enregistré, et rien n’a changé. Réessayez.
problem-unknown = On ne sait pas si cela a été enregistré. Regardez où en est la table avant de recommencer.
problem-used-link = Ce lien a déjà servi, ou il est trop vieux.
problem-internal = Quelque chose a échoué de notre côté. Rien n’a changé.

# Analyses.

review = Analyse
review-of = Analyse – { $table }
review-under-way = La partie est en cours d’analyse
review-progress = Positions analysées : { $done } sur { $all }.
review-leave = Vous pouvez quitter cette page : ce qui est fait est conservé.
review-ways = Et ensuite
review-how = Chaque décision a été jugée d’après ce que son joueur savait alors. Les chances sont la part de victoire qu’un joueur peut espérer ; le coût d’un coup est ce qu’il a fait perdre de ces chances par rapport au meilleur. La précision compare ces coûts à ceux des robots de chaque niveau. La chance est ce que les tirages entre deux décisions ont fait bouger.
luck = Chance et habileté
skills = Où vos décisions coûtent le plus
skills-about = La part de la victoire qu’une décision a fait perdre en moyenne dans vos parties analysées, le type le plus coûteux d’abord.
skills-games = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
skills-of = { $name } : coût moyen par type de décision
skills-kind = Type de décision
skills-count = Décisions
skills-average = Coût moyen
curve = Chances de victoire
curve-of = { $name }, en %
curve-about = Le tableau des coups donne les mêmes nombres.
turns = Coup par coup
verdict = Ce coup
verdict-best = Il n’y avait pas de meilleur coup.
next-mistake = Erreur suivante
from-here = Jouer à partir d’ici
from-here-about = Une nouvelle table commence à cette position. Ce qui n’avait pas encore été tiré l’est à nouveau.
hint = Indice
hint-more = Montrer le coup
retry-title = Trouver le meilleur coup
retry-task = À { $name } de jouer. Qu’y a-t-il de mieux ?
retry-played = Coup joué : { $action } ({ $share }).
retry-best = C’est le meilleur coup.
retry-good = Ce coup vaut le meilleur, ou presque.
retry-also = Un rien meilleur : { $action }.
retry-same = C’est ce qui a été joué. Ce n’est pas le meilleur : essayez autre chose.
retry-chance = Chances ({ $name }) avec ce coup : { $tried }. Avec le meilleur : { $best }.
retry-next = Position suivante
retry-slip = Pas le meilleur, mais à peine moins bon. Réessayez.
retry-mistake = Pas le meilleur : nettement moins bon. Réessayez.
retry-blunder = Pas le meilleur : bien moins bon. Réessayez.
retry-show = Montrer la solution
retry-solution = La solution
line = La meilleure suite
line-likely = Suite possible, coup par coup sur le plateau :
line-best = Meilleure suite, coup par coup sur le plateau :
line-could = Ce qui aurait pu se passer
line-at = Cela n’a pas été joué. Coup { $number } sur { $all } – { $move }
line-see = Voir ce qui aurait pu se passer
line-ends-luck = La suite s’arrête là : ce qui vient après dépend du hasard.
line-ends-hidden = La suite s’arrête là : ce qui vient après dépend de ce qui était caché.
line-leave = Revenir à la partie
ladder = Précision typique
ladder-about = Mesurée à ce jeu, par une analyse du même genre.
plays-like = Typique de : { $player }
plays-too-little = Trop peu de décisions pour comparer avec les niveaux
random-moves = Coups au hasard
points-at-the-end = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
autoplay = Lire

# What happened, what is asked, what things are.

offer-count = { $count ->
    [one] possibilité
   *[other] possibilités
}
told-since = Depuis votre dernier tour
told-this-turn = Ce tour jusqu’ici
told-your-turn = Votre dernier tour
told-so-far = Jusqu’ici
told-last = Les derniers tours
told-end = Le dernier coup
told-nothing = Rien pour l’instant.
show-again = Revoir
show-skip = Passer
show-next = Suivant
show-line = Revoir la ligne { $number }
pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-step = Pas à pas
pace-once = D’un coup
way = Étapes du tour
not-now = pas maintenant
not-now-card = Pas maintenant.
what-is = C’est quoi ?
what-rules = Dans les règles
rules-here = Les règles de ce moment
legend = Symboles
keys-hint = Demander un indice.
keys-what = Dire ce qui est sélectionné ; encore une fois pour garder la fiche ouverte.
keys-again = Revoir les derniers tours.
goal = { $game } en trois phrases
goal-never = ne plus afficher
watching = Vous regardez la partie.
undo-declined = { $name } refuse l’annulation.
sending = Votre coup est en route.
silent = Rien n’arrive pour l’instant. Nouvel essai…
why-over = Pourquoi la partie est finie
away = absent
back-again = de retour
seat-thinking = réfléchit
seat-left = à la place d’un joueur parti
seat-left-by = remplace { $name }, qui est parti
board = Plateau
players-here = Joueurs

# Lessons.

home-learn = { $minutes ->
    [one] Apprendre en une minute
   *[other] Apprendre en { $minutes } minutes
}
home-learn-on = Continuer la leçon
home-learn-again = Leçons
learn-title = Apprendre { $game }
learn-lesson = Leçon
learn-length = { $steps ->
    [one] Une étape
   *[other] { $steps } étapes
}, { $minutes ->
    [one] une minute environ
   *[other] { $minutes } minutes environ
}.
learn-begin = Commencer
learn-continue = Continuer
learn-repeat = Recommencer
learn-glossary = Vocabulaire
learn-step-of = Étape { $number } sur { $all }
learn-minutes-left = { $minutes ->
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
}
learn-done-of = { $done } sur { $all } terminées.
learn-done = terminée
learn-next = Étape suivante
learn-end = Toutes les leçons
learn-first-game = Première partie : l’Apprenti
learn-show = Montrez-moi
learn-try = Essayez vous-même
learn-skip = Passer
learn-teaches = Ce que cette étape apprend
learn-words = Les mots jusqu’ici
learn-steps = Toutes les étapes
learn-leave = Vous pouvez partir à tout moment. Votre place est gardée sur cet appareil.
learn-anew = Nouvelle position.
learn-lit = Seul ce qui compte ici est éclairé. Chaque choix montre ce qu’il ferait.
learn-shown = C’est indiqué sur le plateau.
learn-points = Votre total passerait de { $before } à { $after }.
learn-again = Essayez autre chose.

# Puzzles.

nav-puzzles = Énigmes
home-puzzle = En résoudre une
puzzles-about = Une position d’une vraie partie, et un coup nettement meilleur que tous les autres. Trouvez-le.
puzzles-solved = { $done } sur { $all }
puzzle-number = Énigme { $number }
puzzle-question = Quel est le meilleur coup ?
puzzle-behind = { $points ->
    [one] Vous avez { $points } point de retard. Quel est le meilleur coup ?
   *[other] Vous avez { $points } points de retard. Quel est le meilleur coup ?
}
puzzle-level = Les scores sont à égalité. Quel est le meilleur coup ?
puzzle-ahead = { $points ->
    [one] Vous avez { $points } point d’avance. Quel est le meilleur coup ?
   *[other] Vous avez { $points } points d’avance. Quel est le meilleur coup ?
}
puzzle-you = Votre place : { $seat }. C’est à vous de jouer, et un coup est nettement meilleur que tous les autres.
puzzle-try = Visez un coup pour voir ce qu’il fait aussitôt, puis jouez-le.
puzzle-difficulty = Difficulté { $number } sur { $all }
puzzle-streak = { $count } d’affilée
puzzle-streak-ended = Série terminée à { $count }
puzzle-how = Le principe
puzzle-how-tries = Vous savez ce que savait le joueur à cette place. Un mauvais essai montre ce qu’il coûte ; ensuite, réessayez.
puzzle-how-level = Trouvez du premier coup, et la suivante sera plus difficile. Vos résultats sont gardés sur cet appareil.
puzzle-cost = Ce qu’il en coûte
puzzle-cost-about = Vos chances de gagner, d’après une longue recherche. Votre essai vous en fait perdre { $lost }.
puzzle-instead = Vos chances de gagner : { $tried } au lieu de { $best }.
puzzle-yours = Votre essai
puzzle-best = Meilleur coup
puzzle-why = Ce qu’il vaut
puzzle-glance = À première vue : { $action }
puzzle-answer = Le meilleur : { $action }
puzzle-values = Vos chances de gagner, d’après une longue recherche.
puzzle-right = Oui : { $action }.
puzzle-was = La réponse : { $action }.
puzzle-next = Énigme suivante
puzzle-play = Jouer la suite
puzzle-back = Revenir à la position
puzzle-line-at = Coup { $number } sur { $all }
puzzle-last = Vos dix dernières
puzzle-last-first = { $count } sur { $all } du premier coup
puzzle-first = résolue du premier coup
puzzle-later = résolue plus tard
puzzle-missed = pas encore résolue
puzzle-shown = réponse montrée
puzzle-your-level = Votre niveau
puzzle-level-of = { $number } sur { $all }
puzzle-level-about = Il monte quand vous trouvez du premier coup, et baisse sinon.

# The daily deal.

daily = Donne du jour
daily-title = Donne du jour, { $date }, { $game }
daily-about = Une donne par jour pour chaque jeu : les mêmes tirages et la même place pour tout le monde ici. Votre premier essai compte.
daily-home = Les mêmes tirages pour tous, une fois par jour. Ferez-vous mieux que le vizir ?
daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
daily-month = { $month } { $year }
daily-months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
daily-weekdays = lu, ma, me, je, ve, sa, di
daily-against = Contre { $name }
daily-against-player = { $count ->
    [one] Contre le vizir
   *[other] Contre { $count } vizirs
}
daily-same = Tous ceux qui la jouent ont la même place et les mêmes tirages. Ensuite, vous voyez ce que le vizir a fait à votre place.
daily-rules = Votre premier essai compte : pas d’indices, rien à reprendre, et la partie doit être terminée avant minuit UTC. Vous pouvez partir et revenir.
daily-play = Jouer la donne du jour
daily-go-on = Reprendre la partie
daily-practise = S’entraîner
daily-see = Voir les résultats
daily-to-today = La donne du jour
daily-next-in = Prochaine donne dans { $hours } h { $minutes } min.
daily-counts = Ce qui compte
daily-first = Votre premier essai compte.
daily-first-about = Tout le reste est de l’entraînement. Nous vous reconnaissons à un cookie : qui l’efface est un nouveau visiteur, alors prenez le classement avec le sourire.
daily-shuffled = Qui a mélangé ?
daily-shuffled-about = Ce serveur seul, et de la même façon pour tous ; aucun joueur n’ajoute rien. Il scelle la donne la veille et ouvre le sceau à minuit UTC. Le sceau montre que rien n’a été échangé ensuite, non que personne n’a choisi une donne à son goût. La journée finie, chacun peut vérifier tous les résultats ici.
daily-seals = Les sceaux
daily-sealed = Cette donne a été scellée le { $date } à { $time } UTC.
daily-sealed-late = Cette donne a été scellée tard, le { $date } à { $time } UTC : la veille, le serveur ne tournait pas.
daily-seal = Sceau de cette donne
daily-seal-next = Sceau de la donne de demain
daily-seals-about = Un sceau est l’empreinte du secret dont découlent tous les tirages. Notez-le, et comparez-le avec la notation quand la journée est finie.
daily-others = Autres donnes du jour
daily-not-yet = pas encore jouée
daily-under-way = en cours
daily-resigned = abandon
daily-you = Vous
daily-you-won = Vous avez gagné de { $points }.
daily-you-level = Vous finissez à égalité.
daily-you-lost = Vous avez perdu de { $points }.
daily-you-resigned = Vous avez abandonné.
daily-player = Le vizir à votre place
daily-player-won = À votre place, le vizir a gagné de { $points }.
daily-player-level = À votre place, le vizir a fait match nul.
daily-player-lost = À votre place, le vizir a perdu de { $points }.
daily-player-waits = Le vizir joue encore à votre place. Son résultat apparaîtra ici.
daily-seat = place : { $seat }
daily-rank = rang { $rank } sur { $count }
daily-points = { $own } à { $best } · version { $version }
daily-version = version { $version }
daily-better = { $count ->
    [one] 1 point de mieux que le vizir.
   *[other] { $count } points de mieux que le vizir.
}
daily-worse = { $count ->
    [one] 1 point de moins que le vizir.
   *[other] { $count } points de moins que le vizir.
}
daily-equal = Aussi bien que le vizir.
daily-streak = { $days ->
    [one] Un jour devant le vizir.
   *[other] { $days } jours de suite devant le vizir.
}
daily-chart = { $count ->
    [one] Un résultat selon l’écart : de { $least } à { $most }, avec celui du vizir.
   *[other] Les { $count } résultats selon l’écart, de { $least } à { $most }, avec celui du vizir.
}
daily-chart-own = Vous { $margin }
daily-chart-player = Vizir { $margin }
daily-share = Partager
daily-share-about = ne dévoile rien
daily-share-text = Texte à partager
daily-share-note = Ni coups ni tirages : vos amis peuvent encore la jouer.
daily-share-head = Akhet, donne du jour · { $game } · { $date }
daily-share-own = moi
daily-share-player = vizir
daily-copy = Copier le texte
daily-results = Résultats
daily-results-today = Résultats du jour
daily-results-later = Vous verrez les résultats dès que votre premier essai sera terminé.
daily-count = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Un visiteur l’a terminée.
   *[other] { $count } visiteurs l’ont terminée.
}
daily-all = { $count ->
    [one] Le seul résultat
   *[other] Les { $count } résultats
}
daily-place = Rang
daily-name = Joueur
daily-score = Score
daily-margin = Écart
daily-is-you = vous
daily-nameless = Quelqu’un
daily-calendar = Votre écart moins celui du vizir. Toute donne passée peut encore se jouer pour s’entraîner.
fair-deal = Donne
fair-deal-commit = La veille, le serveur a tiré un secret pour cette donne et en a montré l’empreinte. Dès lors, il ne pouvait plus le changer sans que cela se voie.
fair-deal-entropy = Personne d’autre n’ajoute rien, pour que tous aient la même donne. Le serveur a pu essayer des secrets jusqu’à ce que l’un lui plaise.
fair-deal-draw = Chaque tirage se calcule à partir du secret, du nom de la donne et de son numéro, et de rien d’autre. Le même tirage est donc le même à toutes les tables de la donne.
fair-deal-reveal = La journée finie, le secret est montré. Chacun peut refaire tous les tirages.
problem-first-try = C’est votre premier essai à la donne du jour : pas d’indices, et rien ne se reprend.
problem-sealed = Ceci appartient à une donne du jour qui n’est pas finie. Jusqu’à minuit UTC, seuls ceux qui sont à la table peuvent le voir.

# Comptes.

account = Compte
account-name = Nom
    .about = Trois à vingt lettres et chiffres d’une même écriture. On doit le distinguer de tout autre au premier coup d’œil.
account-password = Mot de passe
    .about = Dix caractères ou plus. Quelques mots à la suite conviennent.
account-password-present = Mot de passe actuel
account-password-change = Mot de passe
    .about = Tous les autres navigateurs seront déconnectés.
account-mail = Adresse e-mail, si vous voulez
    .about = Pour que la personne qui gère ce site puisse vous envoyer un lien si vous ne pouvez plus vous connecter.
account-mail-change = Adresse e-mail
account-rename = Nom
    .about = Vous pouvez le changer une fois par mois. Personne d’autre ne pourra prendre l’ancien nom avant un an.
account-rename-from = Vous avez changé de nom récemment. Le prochain changement sera possible à partir du { $date }.
account-since = Compte créé en { $month }
account-suspended = Votre compte est suspendu jusqu’au { $date }. D’ici là, vous pouvez regarder, mais pas jouer.
account-ends = Ce compte sera supprimé le { $date }.
account-stay = Garder le compte
account-end = Supprimer le compte
    .about = Après sept jours, votre nom, vos moyens de connexion, votre adresse e-mail et ce que vous avez appris sont supprimés pour de bon. Vos parties restent, sans votre nom. Plus personne ne pourra prendre ce nom.
account-end-ask = Supprimer…
account-end-yes = Supprimer dans sept jours
sign-up = Créer un compte
sign-up-about = Vous jouez en invité. Un compte reprend exactement cet invité : rien ne recommence.
sign-up-do = Créer le compte
sign-up-kept = Nous gardons votre nom, votre moyen de connexion et vos parties. Nous ne gardons aucune adresse IP, et rien n’est transmis à d’autres.
sign-up-along = Ce qui vous suit
sign-up-none = Sans compte, vous continuez en invité. Un invité vit dans ce navigateur : si ses données sont effacées, l’invité disparaît.
sign-up-has-one = Vous avez déjà un compte ?
along-running = { $count ->
    [one] 1 partie en cours : votre place reste la vôtre
   *[other] { $count } parties en cours : vos places restent les vôtres
}
along-over = { $count ->
    [one] 1 partie terminée et son analyse
   *[other] { $count } parties terminées et leurs analyses
}
along-puzzles = { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
}
along-steps = { $count ->
    [one] 1 étape de leçon
   *[other] { $count } étapes de leçons
}
along-settings = Vos réglages
sign-in = Se connecter
sign-out = Se déconnecter
sign-in-first = Il faut un compte pour cela. Ensuite, vous arriverez où vous vouliez aller.
sign-in-none = Pas encore de compte ?
sign-in-code = J’ai perdu mon mot de passe
    .about = Prenez un des huit codes de secours que vous avez reçus, et choisissez un nouveau mot de passe. Chaque code sert une seule fois, et tous les autres navigateurs seront déconnectés.
sign-in-device = Avec un code d’un autre appareil
    .about = Là où vous êtes déjà connecté, ouvrez votre compte et demandez un code.
sign-in-device-here = Cet appareil va être connecté.
recovery-code = Code de secours
device = Un autre appareil
    .about = Un code vous permet de vous connecter sur un téléphone ou un autre ordinateur sans taper le mot de passe.
device-make = Afficher un code
device-code = Code à usage unique
    .about = Scannez ceci ou, sur l’autre appareil, choisissez « Avec un code d’un autre appareil » et tapez le code. Il sert une seule fois, dans les cinq minutes. Toute personne qui le possède peut se connecter à votre compte.
codes = Codes de secours
codes-about = Avec l’un d’eux et votre nom, vous pourrez vous connecter et choisir un nouveau mot de passe, quoi que vous ayez perdu. Rangez-les en lieu sûr, sur papier si vous voulez : ils ne sont affichés que maintenant.
codes-kept = Ils sont conservés de telle façon que personne ne peut les lire, pas même la personne qui gère ce site.
codes-done = Je les ai rangés en lieu sûr
codes-left = { $count ->
    [0] Il n’en reste aucun.
    [one] Il en reste 1.
   *[other] Il en reste { $count }.
}
codes-make = En créer huit nouveaux
sessions = Navigateurs connectés
session-this = Ce navigateur
session-nameless = Un navigateur
session-end = Déconnecter
session-end-named = Déconnecter { $name }
sessions-end = Déconnecter tous les autres
bring = Emporter vos parties ?
bring-about = { $count ->
    [one] Vous avez joué 1 partie en invité dans ce navigateur. Doit-elle désormais appartenir à votre compte ?
   *[other] Vous avez joué { $count } parties en invité dans ce navigateur. Doivent-elles désormais appartenir à votre compte ?
}
bring-learnt = Vous avez appris ou résolu quelque chose en invité dans ce navigateur. Votre compte doit-il l’avoir désormais ?
bring-yes = Les emporter
bring-no = Les laisser à l’invité
reset = Nouveau mot de passe
reset-about = Choisissez un nouveau mot de passe. Tous les autres navigateurs seront déconnectés.
me-account = Votre compte : { $name }.
name-deleted = compte supprimé
reserved-names = Akhet, Admin, Administrateur, Opérateur, Modérateur, Invité, Compte supprimé, Personne, Ordinateur, Assistance
denied-name-length = Un nom a de trois à vingt caractères.
denied-name-signs = Un nom ne contient que des lettres et des chiffres, séparés au besoin par un seul espace, trait d’union, apostrophe, point ou tiret bas.
denied-name-scripts = Toutes les lettres d’un nom doivent être d’une même écriture, pour que personne ne le prenne pour un autre.
denied-name-reserved = Ce nom est celui d’un robot, d’une place ou du site lui-même. Choisissez-en un autre.
denied-name-unwanted = Ce nom blesserait d’autres personnes. Choisissez-en un autre.
denied-name-taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
denied-name-lately = Vous pouvez changer de nom une fois par mois.
denied-password-short = Un mot de passe a dix caractères ou plus.
denied-password-long = Ce mot de passe est trop long.
denied-password-common = C’est l’un des premiers mots de passe que quelqu’un essaierait. Choisissez-en un autre, par exemple quelques mots sans rapport.
denied-mail = Cela ne ressemble pas à une adresse e-mail.
denied-wrong = Votre saisie est incorrecte. Réessayez, ou utilisez un code de secours.
denied-too-often = Trop d’essais. Attendez un quart d’heure, ou utilisez un navigateur où vous étiez déjà connecté.
denied-used-pass = Ce code a déjà servi, ou il est trop ancien.
denied-has-account = Cet invité a déjà un compte. Connectez-vous.
problem-suspended = Votre compte est suspendu : vous pouvez regarder, mais pas jouer. La page de votre compte dit jusqu’à quand.
problem-signed-out = Vous n’êtes plus connecté. Connectez-vous à nouveau.
# Les clés d’accès.

passkey-with = Avec une clé d’accès
passkey-or = ou
sign-in-passkey = Sans saisir de nom
sign-up-passkey = Empreinte, visage ou code de cet appareil
passkeys = Clés d’accès
    .about = Avec une clé d’accès, vous vous connectez par l’empreinte, le visage ou le code d’un appareil, sans nom ni mot de passe. Elle n’ouvre votre compte qu’à l’adresse où elle a été créée.
passkey-since = Pour { $host }, depuis le { $date }
passkey-add = Ajouter une clé d’accès
passkey-remove = Supprimer
    .about = Tous les autres navigateurs seront déconnectés.
passkey-instead = Ou laissez ce champ vide, et confirmez avec une clé d’accès.
passkey-proof = Vous le confirmez avec une clé d’accès.
passkey-scripts = Les clés d’accès ont besoin de scripts. Sans eux, vous pouvez vous connecter avec un code de secours, qui donne un mot de passe au compte.
passkey-elsewhere = Vous le confirmez avec une clé d’accès pour { $host }. Ouvrez cette page à cette adresse, ou connectez-vous avec un code de secours, qui donne un mot de passe au compte.
passkey-cancelled = Aucune clé d’accès n’a servi : l’opération a été annulée ou a pris trop de temps, ou il n’y en a pas ici pour ce site.
passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
passkey-failed = Cela n’a pas marché. Réessayez, ou choisissez un autre moyen.
denied-passkey-elsewhere = Les navigateurs n’ont de clés d’accès que là où l’adresse commence par https.
denied-passkey-late = Cela a pris trop de temps, ou a été envoyé deux fois. Réessayez.
denied-passkey-wrong = Cette clé d’accès n’ouvre aucun compte ici. Essayez-en une autre, ou choisissez un autre moyen.
denied-passkey-copied = Cette clé d’accès a été refusée : il semble qu’il en existe une copie. Choisissez un autre moyen, et supprimez-la dans votre compte.
denied-passkey-last = C’est le dernier moyen de vous connecter à votre compte : il ne peut pas être supprimé.
denied-passkey-many = Un compte a vingt clés d’accès au plus. Supprimez-en une d’abord.
privacy-passkeys = Avec une clé d’accès
    .about = D’une clé d’accès, nous gardons ce qu’elle a de public, l’adresse à laquelle elle sert, et quand et dans quel navigateur elle a été créée. Son secret reste sur votre appareil.

privacy = Vie privée
privacy-guest = En invité
    .about = Un invité est un nombre aléatoire dans un cookie de votre navigateur. Nous gardons le nom que vous saisissez aux tables, vos parties, et ce que vous avez appris et résolu. Vos réglages restent dans votre navigateur.
privacy-account = Avec un compte
    .about = Nous gardons aussi le nom de votre compte, une empreinte de votre mot de passe dont on ne peut le retrouver, les empreintes de vos codes de secours, quels navigateurs sont connectés et depuis quand, et votre adresse e-mail si vous en saisissez une. Un navigateur est connu par ce qu’il dit de lui-même, par exemple « Firefox, Linux ». Nous gardons qui vous suivez et à quoi vous avez été invité, et le moment de votre dernière visite seulement tant que vous le montrez à vos amis. Si vous choisissez des heures calmes ou des vacances, nous gardons votre fuseau horaire, ces heures et le nombre de jours qui vous restent ; qui joue avec vous voit jusqu’à quand vous êtes en vacances. Si vous voulez des avis, nous gardons où ils vont et si le dernier est arrivé, et nous les y envoyons : à l’adresse que vous saisissez, à votre adresse e-mail ou par l’éditeur de votre navigateur.
privacy-played = Parties
    .about = Les parties sont gardées. Toute personne qui connaît l’adresse d’une table peut la regarder, et tout le monde peut trouver les tables ouvertes. La fin d’une partie classée est gardée avec un identifiant pour chaque compte, car les cotes des autres en découlent ; une fois un compte supprimé, rien ne dit plus à qui était cet identifiant.
privacy-games = Tables publiques
    .about = Une partie terminée à une table publique peut être retrouvée par tout le monde, avec ses options, le jour, les points, le résultat, le nom des comptes et leur cote du moment. Rien n’y est conservé sur les invités. Qui gère ce site peut transmettre un mois de ces parties, où un numéro remplace chaque nom.
privacy-not = Ce que nous ne gardons pas
    .about = Aucune adresse IP. Pour empêcher que l’on devine des mots de passe, nous gardons pendant un jour une empreinte de l’adresse, qui ne dit rien sans une clé secrète. Rien n’est envoyé à d’autres, et rien n’est chargé d’ailleurs.
privacy-rights = Ce que vous pouvez faire
    .about = Vous pouvez à tout moment changer de nom, changer ou retirer votre adresse e-mail, et déconnecter tout navigateur. Vous dites qui voit votre profil et pouvez tout emporter en une seule archive. Vous pouvez supprimer votre compte : après sept jours pour changer d’avis, tout ce qui dit qui vous êtes a disparu.
privacy-operator = Qui gère ce site
privacy-contact = Pour joindre la personne qui gère ce site : { $contact }
privacy-no-contact = La personne qui gère ce site n’a pas indiqué comment la joindre.

# Ready-made phrases at tables.

phrases = Phrases
phrases-said = Ce qui a été dit
phrases-by = { $name } :
phrases-left = Un joueur qui est parti
phrases-off = Désactiver les phrases
    .about = Personne ne pourra plus en dire ici, vous ne verrez plus celles d’avant, et tout le monde verra que vous les avez désactivées.
phrases-on = Réactiver les phrases
phrases-quiet-own = Vous avez désactivé les phrases à cette table. Tant que vous ne les réactivez pas, personne ne peut en dire ici, et vous ne voyez pas celles d’avant.
phrases-quiet-by = { $count ->
    [one] { $names } a désactivé les phrases : personne ne peut en dire ici pour le moment.
   *[other] { $names } ont désactivé les phrases : personne ne peut en dire ici pour le moment.
}
phrases-mine = Phrases à mes tables
    .about = À une table, on peut se dire des phrases toutes faites, comme « Bonjour ! ». Si vous les désactivez ici, personne ne pourra en dire aux tables où vous vous installerez désormais, et tout le monde y verra que vous les avez désactivées. Vous pouvez en décider autrement à chaque table.
phrases-may = Activées
phrases-may-not = Désactivées
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = À vous de jouer !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-misclick = Pardon, mauvais clic.
phrase-again = Une autre partie ?
problem-alone = Il n’y a personne d’autre à qui parler à cette table.
problem-quiet = Quelqu’un à cette table a désactivé les phrases.
problem-said-again = Vous venez de le dire. Attendez un peu.
problem-said-too-much = Vous avez dit beaucoup de choses en peu de temps. Attendez une minute.
privacy-phrases = Ce qui se dit aux tables
    .about = À une table, on peut se dire des phrases toutes faites, et rien avec ses propres mots. Les cinquante dernières sont gardées avec la table, avec qui les a dites et quand, et toute personne qui peut regarder la table peut les lire. Les notations et les archives n’en contiennent aucune.
# Blocages, signalements, et qui gère le site.

problem-apart = Vous ne pouvez pas vous asseoir à cette table avec ces personnes.
problem-too-many-blocks = Vous avez bloqué autant de personnes qu’il est possible. Débloquez d’abord quelqu’un.
problem-too-many-reports = Vous avez fait autant de signalements qu’il est possible en une journée. Revenez demain.
problem-reported = Vous l’avez déjà signalé, et quelqu’un s’en occupera.
problem-decided = Quelqu’un d’autre a décidé entre-temps. Rien n’a été modifié.
problem-answered = Vous avez déjà répondu.
problem-no-account = Ce n’est possible que pour un compte, et il s’agit d’un invité.
company = Les personnes à cette table
company-link = Bloquer ou signaler
company-about = Une personne que vous bloquez ne peut plus s’asseoir à une table avec vous ; les tournois vous séparent autant que possible. Vous ne vous suivez plus, et chacun ne voit plus ni les tables ouvertes ni le profil de l’autre. Elle n’en est pas informée. Les parties en cours continuent.
company-back = Retour à la table
company-nobody = Il n’y a ici personne d’autre à bloquer ou à signaler.
company-blocked = Vous avez bloqué cette personne.
company-reported = Votre signalement est noté et sera examiné. Vous le retrouvez sous « Signalements et décisions ».
block = Bloquer
block-name = Bloquer quelqu’un par son nom
block-nobody = Aucun compte ne porte ce nom.
unblock = Débloquer
unblock-named = Débloquer { $name }
blocks = Personnes bloquées
blocks-about = Vous ne vous retrouvez jamais à une table avec les personnes de cette liste, sauf dans un tournoi où vous êtes tous deux inscrits : en toutes rondes, chacun rencontre tous les autres, et le système suisse ne vous apparie que s’il n’y a pas d’autre possibilité. Vous ne vous suivez pas, et chacun ne voit ni les tables ouvertes ni le profil de l’autre. Elles n’en sont pas informées.
blocks-none = Vous n’avez bloqué personne.
blocks-since = Depuis le { $date }
report-ask = Signaler…
report-why = De quoi s’agit-il ?
report-note = Ce qui s’est passé, si vous voulez
report-about = La personne qui gère ce site voit ce que vous écrivez, la table et les noms qui y figurent. Nous ne disons pas à la personne signalée que cela vient de vous.
report-do = Signaler
reason-name = Le nom
reason-phrases = Trop de phrases
reason-stalling = Fait attendre exprès
reason-leaving = Quitte les parties
reason-cheating = Triche
reason-other = Autre chose
decisions = Signalements et décisions
decisions-new = La personne qui gère ce site a pris une décision à votre sujet.
decisions-none = Aucune décision à votre sujet.
decisions-read = J’ai lu ceci
decision-reason = Motif : { $reason }.
decision-words = Message de la personne qui gère ce site :
decision-answered = Votre réponse :
decision-answer = Votre réponse ; vous pouvez répondre une fois
decision-answer-do = Répondre
decided-dismissed = Il n’y avait rien à faire.
decided-warned = Vous avez reçu un avertissement.
decided-renamed = Vous avez reçu un autre nom.
decided-suspended = Votre compte est suspendu jusqu’au { $date } : d’ici là, vous pouvez regarder, mais pas jouer.
reported = Vos signalements
reported-open = Sera examiné
reported-dismissed = Nous l’avons examiné, et il n’y avait rien à faire
reported-done = Nous l’avons examiné et avons fait le nécessaire
operator = Gérer le site
operator-queue = Signalements
operator-people = Comptes
operator-tables = Tables
operator-log = Journal
operator-last = Fait en dernier
operator-no-acts = Rien n’a encore été fait.
operator-no-reports = Il n’y a rien à lire.
operator-answered = avec une réponse
operator-open = Ouvrir
operator-open-named = Ouvrir : { $name }, { $reason }
operator-machine = sur la machine elle-même
operator-guest = un invité
operator-nobody = personne : décidé sans signalement
operator-days = Jours
operator-new-name = Nouveau nom
operator-suspended = Compte suspendu jusqu’au { $date }
operator-find = Chercher
operator-not-found = Personne ne porte ce nom.
operator-sessions = { $count ->
    [one] Connecté sur { $count } navigateur.
   *[other] Connecté sur { $count } navigateurs.
}
operator-is = Peut gérer le site.
operator-lift = Mettre fin à la suspension
operator-link = Ce lien permet de choisir un nouveau mot de passe, une seule fois, pendant une journée. Ne le donnez qu’à la personne à qui appartient le compte.
operator-reset = Crée un lien qui permet de choisir un nouveau mot de passe. Vous devez montrer que c’est bien vous.
operator-reset-do = Créer un lien
operator-table = Adresse de la table
operator-end = Mettre fin à la table
    .about = La partie s’arrête là et ne compte pour personne ; une table qui attend encore du monde est annulée.
operator-end-do = Mettre fin à la table
report-of = Signalement : { $name }
report-reason = Motif
report-when = Date
report-by = De la part de
report-person = Compte
report-table = Voir la table
report-seen = Noms à la table
report-said = Phrases à la table
report-others = Signalements de cette personne
report-answer = Réponse
report-heard = J’ai lu cette réponse
decide = Décider
decide-what = Que faire
decide-guest = Un invité n’a pas de compte : il n’y a rien à renommer ni à suspendre.
decide-words = Ce qui est dit à la personne
decide-do = Enregistrer la décision
decided = Décidé
verdict-dismiss = Rien
verdict-warn = Avertir
verdict-rename = Donner un autre nom
verdict-suspend = Suspendre
act-reset = Lien vers un nouveau mot de passe
act-rename = Autre nom
act-suspend = Suspension
act-unsuspend = Fin de la suspension
act-note = Remarque
act-operator = Peut gérer le site
act-no-operator = Ne peut plus gérer le site
act-dismiss = Rien à faire
act-warn = Avertissement
act-end = Fin d’une table
act-read = Réponse lue
ended-early = Cette partie a été interrompue
ended-early-note = La personne qui gère ce site y a mis fin. Elle ne compte pour personne.
privacy-reports = Blocages et signalements
    .about = Nous gardons la liste des personnes que vous avez bloquées, vos signalements et ce qui a été décidé, avec les noms à la table. Nous ne disons pas aux personnes bloquées ou signalées que cela vient de vous. Tout cela disparaît quand un compte est supprimé.
privacy-kept-days = { $count ->
    [one] Ici, les tables terminées où personne n’a de compte sont supprimées au bout d’un jour.
   *[other] Ici, les tables terminées où personne n’a de compte sont supprimées au bout de { $count } jours.
}
# Profiles, friends and invitations.

profile-own = Votre profil
profile-nothing = Aucune partie terminée pour l’instant.
profile-friends = { $count ->
    [one] { $count } ami
   *[other] { $count } amis
}
profile-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
profile-results = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
profile-rank = place { $rank } : { $count } fois
profile-rank-of = Rang { $rank } sur { $of }
profile-won = Gagnée
profile-drawn = Nulle
profile-lost = Perdue
profile-parts = D’où viennent les points
    .about = { $count ->
        [one] Une seule partie, à côté de la moyenne des autres à la même table.
       *[other] Moyenne sur { $count } parties, à côté de celle des autres aux mêmes tables.
    }
profile-parts-you = Vous
profile-parts-they = Ce joueur
profile-parts-others = Les autres
profile-costs = Ce que coûte une décision : { $game }
    .about = Moins, c’est mieux : la part de la victoire cédée en moyenne.
profile-learnt = Appris
profile-lessons = { $all ->
    [one] { $done } leçon sur { $all }
   *[other] { $done } leçons sur { $all }
}
profile-list = Parties terminées
list-pages = Pages : { $list }
list-before = Page précédente
list-after = Page suivante
profile-somebody = quelqu’un
trophies-won = { $won ->
    [one] { $won } gagné sur { $all }
   *[other] { $won } gagnés sur { $all }
}
trophy-won = gagné avec { $margin } d’avance
trophy-won-level = gagné
trophy-lost = au mieux { $margin }
trophy-untried = Pas encore essayés : { $count }
friends = Amis
friends-about = Deux personnes qui se suivent l’une l’autre sont amies. Suivez quelqu’un en donnant son nom ; si cette personne vous suit aussi, vous voyez ce qu’elle montre à ses amis et vous pouvez vous inviter.
follow-name = Nom
follow = Suivre
follow-named = Suivre { $name }
follow-refused = Personne de ce nom ne peut être suivi.
unfollow = Ne plus suivre
unfollow-named = Ne plus suivre { $name }
remove = Retirer
remove-named = Retirer { $name } de celles et ceux qui vous suivent
followed = Vous suivez
followed-none = Personne pour l’instant.
followers = Vous suivent
friend = vous êtes amis
here-now = ici en ce moment
here-today = ici aujourd’hui
seeing = Qui voit quoi
seeing-profile = Qui voit votre profil ?
seeing-everybody = Tout le monde
    .about = Avec ou sans compte.
seeing-friends = Les amis
    .about = Les personnes que vous suivez et qui vous suivent.
seeing-nobody = Personne
    .about = Vous seulement. Pour les autres, c’est comme si cette page n’existait pas, et vous n’êtes dans aucun classement.
seeing-here = Quand vous étiez ici
    .about = Vos amis peuvent voir si vous êtes ici en ce moment ou si vous y étiez aujourd’hui. Sinon, nous n’en gardons rien.
invite-friends = Inviter un de vos amis ici
    .about = Un ami invité à cette table trouvera l’invitation sur la prochaine page qu’il ouvrira. ({ $game })
invite-no-friends = Vous n’avez pas encore d’amis ici : ce sont les personnes qui se suivent l’une l’autre.
invite-do = Inviter
invite-named = Inviter { $name }
invite-sent = invitation envoyée
invite-back = Retour à la table
invite-refused = Cette invitation n’a pas pu être envoyée : seuls les amis peuvent être invités, et pas trop souvent le même jour.
invitations = Invitations
invited = { $name } vous invite à une table : { $game }
invited-look = Aller voir
invited-decline = Non merci
take = Télécharger mes données
take-readme =
    Voici ce qu’Akhet garde de vous.

    account.json : votre compte, vos clés d’accès, les navigateurs connectés, les personnes que vous suivez et celles qui vous suivent, les invitations et les défis, les personnes que vous avez bloquées, ce que vous avez signalé, vos heures calmes et vos vacances (en millisecondes), vos réglages.
    lessons.json, puzzles.json, daily.json : ce que vous avez appris et résolu, et vos premiers essais des donnes du jour.
    ratings.json : votre cote dans chaque jeu, et ce qu’elle était après chacune de vos dernières parties.
    tournaments.json : les tournois auxquels vous vous êtes inscrit ou que vous avez créés, avec votre rang et vos points.
    plans.json, phrases.json : ce que vous avez prévu aux tables, ce que vous y avez dit, et où vous ne voulez pas de phrases.
    results.json : vos parties terminées ({ $count }), avec les places et les points. Les places se comptent à partir de 0, les heures en secondes depuis 1970 (UTC).
    games : l’enregistrement de chacune de ces parties. « akhet replay FICHIER » le montre, « akhet verify FICHIER » vérifie ses tirages.

    Les parties en cours n’y sont pas, car leur enregistrement dirait ce qui est caché.
phrases-switched-off = (a désactivé les phrases)
phrases-switched-on = (a réactivé les phrases)
operator-report = Le signalement
operator-end-sure = Cela ne peut pas être annulé.
denied-code = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
sign-in-code-do = Enregistrer le mot de passe et se connecter
decision-sent = Votre réponse est envoyée. La personne qui gère ce site la lira.
codes-copy = Copier les codes
followed-alone = ne vous suit pas
follower-alone = vous ne suivez pas cette personne
friends-invite = Pour inviter un ami, ouvrez une table par lien : tant qu’elle attend, elle propose d’inviter vos amis.
follow-refused-self = C’est vous.
follow-refused-many = Vous suivez déjà 200 personnes ; cessez d’abord d’en suivre une.
problem-no-profile = Ce profil n’existe pas, ou il ne vous est pas montré.
said-saved = C’est enregistré.
said-password = Vous avez un nouveau mot de passe, et tous les autres navigateurs sont déconnectés.
said-out = Vous êtes déconnecté.
profile = Profil
profile-points = Points : { $own } ; les autres : { $others }
profile-rated = cote { $change }
said-invited = Votre ami est invité.

# How much time there is.

clock = Temps restant
tempo = Temps
    .help = Seul s’écoule le temps de la personne dont c’est le tour. En jours, chacun a aussi une réserve de trois tours.
tempo-none = Sans limite
tempo-live = { $minutes } min + { $seconds } s par tour
tempo-short = { $bank } s + { $seconds } s par tour
tempo-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
tempo-own = Personnalisé
tempo-minutes = Minutes par personne
tempo-seconds = Secondes en plus par tour
tempo-claim = Qui n’a plus de temps peut continuer tant que personne ne fait tomber le drapeau
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-days-short = j
time-hours-short = h
time-minutes-short = min
clock-minute = Il vous reste une minute.
clock-ten = Il vous reste dix secondes.
claim = Faire tomber le drapeau
claim-about = Le temps est écoulé. Vous pouvez attendre, ou faire tomber le drapeau et gagner.
problem-time-up = Votre temps est écoulé.
problem-not-up = Le temps n’est pas écoulé.
waits = { $count ->
    [one] { $count } tour vous attend
   *[other] { $count } tours vous attendent
}
waits-key = La prochaine partie qui vous attend (n)
claim-about-more = Le temps est écoulé. Vous pouvez attendre, ou faire tomber le drapeau : l’ordinateur prend alors la place.
claim-own = Votre temps est écoulé. Vous pouvez continuer tant que personne ne fait tomber le drapeau.
seat-timed-out = à la place de quelqu’un à court de temps
seat-timed-out-by = remplace { $name } (temps écoulé)
won-on-time = { $winner } gagne : { $name } a perdu au temps
won-resigned = { $winner } gagne : { $name } a abandonné

# Les parties classées.

rated = Partie classée
    .help = Le résultat change la cote de chacun. Les places sont tirées au sort, le temps est compté ; ni indices, ni entraîneur, ni retour en arrière.
rated-sign-in = Une partie classée demande un compte : connectez-vous ou inscrivez-vous d’abord.
rated-agreed = Cette partie est classée : son résultat change votre cote. Ni indices, ni entraîneur, ni retour en arrière ; qui part ou n’a plus de temps finit dernier.
problem-rated-help = Cette partie est classée : pas d’indices, et rien ne se reprend.
problem-rated-seat = Cette partie est classée : votre place reste à votre compte. Connectez-vous sur l’autre appareil pour y continuer.
unrated-no-account = Dans une partie classée, chacun doit avoir un compte. Connectez-vous d’abord.
unrated-unknown-strength = Une partie classée se joue entre personnes, ou contre des robots dont la force est mesurée.
unrated-alone = Une partie classée se joue à deux au moins, dont une personne.
unrated-no-clock = Une partie classée se joue à la pendule. Choisissez le temps de chacun.
unrated-claimed = Dans une partie classée, qui n’a plus de temps a perdu aussitôt : personne n’a à faire tomber le drapeau.
unrated-hints = Il n’y a pas d’indices dans une partie classée.
unrated-chosen-seats = Les places d’une partie classée sont tirées au sort.
unrated-one-device = Une partie classée ne se joue pas sur un seul appareil : chacun joue avec son propre compte.
unrated-continued = Une partie classée commence au début, pas à une position d’une autre partie.
unrated-edition = Une partie classée se joue avec les valeurs habituelles, pas avec une autre édition.
unrated-no-entropy = Dans une partie classée, une personne au moins doit ajouter quelque chose aux tirages. Tapez quelques mots avant de prendre place.
problem-rated-later = Vous avez récemment quitté plusieurs parties classées, ou vous n’aviez plus de temps. { $minutes ->
    [one] La prochaine sera possible dans { $minutes } minute.
   *[other] La prochaine sera possible dans { $minutes } minutes.
} Les parties que vous finissez abrègent l’attente.
provisional = provisoire
stake = L’enjeu
stake-own = Votre cote
stake-won = Si vous gagnez
stake-lost = Si vous perdez
stake-tied = En cas d’égalité
stake-range = de { $least } à { $most }
stake-range-about = Cela dépend de qui vous battez.
stake-unknown = Ce que vous pouvez gagner et perdre s’affichera ici dès que les autres joueurs seront connus.
stake-about = Les places seront tirées au sort : ce sont des moyennes sur toutes les places. Partir ou ne plus avoir de temps compte comme la dernière place.
rated-result = Cotes : { $game }
rated-before = Avant
rated-after = Après
rated-change = Différence
rated-uncounted = Cette partie sera comptée dans un instant.
rated-abandoned = Cette partie a été arrêtée avant la fin : elle ne change aucune cote.
rated-too-short = Quelqu’un a joué moins de deux tours : cette partie ne change aucune cote.
rated-pair-too-often = Seules six parties par jour comptent entre les deux mêmes personnes : celle-ci ne change aucune cote.
rated-computer-too-often = Seules cinq parties par jour comptent contre le même robot : celle-ci ne change aucune cote.
rated-unreadable = Cette partie n’a pas pu être comptée : elle ne change aucune cote.
rated-luck = { $name } : la cote a changé de { $change }, { $play } par le jeu et { $luck } par la chance.
rated-luck-review = Une analyse dit quelle part revient à la chance et quelle part au jeu.
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-numbers = En chiffres
rating-fitted = Une fois par jour, toutes les cotes sont recalculées à partir de toutes les parties : la vôtre bouge donc un peu sans que vous jouiez.
rating-day = Jour
profile-finishes = { $count ->
    [one] finit { $percent } % de ses parties classées ({ $count } jouée)
   *[other] finit { $percent } % de ses parties classées ({ $count } jouées)
}
leaders = Classement
leaders-of = Classement : { $game }
leaders-games = Jeux
leaders-place = Rang
leaders-name = Joueur
leaders-rating = Cote
leaders-count = Parties contre des personnes
leaders-none = Il n’y a encore personne ici.
leaders-about = On trouve ici ceux qui ont joué dix parties classées contre des personnes et dont la cote est connue à ±150 près. L’ordre est celui de la cote moins la moitié de son ± : une semaine de chance compte moins qu’une bonne année.

# Le salon, où l’on se rencontre.

lobby = Salon
seek = Jouer maintenant
seek-home = Pas d’adversaire sous la main ? Dites comment vous voulez jouer : on vous trouve quelqu’un qui cherche la même chose.
seek-paces = Temps
seek-seats = Joueurs
seek-any = N’importe quelle cote, même loin de la mienne
seek-any-short = n’importe quelle cote
seek-computers = L’ordinateur peut prendre les dernières places au bout d’une minute, si tous ceux qui attendent l’acceptent
seek-computers-short = l’ordinateur aux dernières places
seek-counts = Partie
    .help = Les parties classées se jouent sans indices et sans reprise de coup.
seek-either = classée ou amicale
seek-rated = classée
seek-casual = amicale
seek-guest = Sans compte, vous jouez des parties amicales. Les parties classées en demandent un.
seek-do = Trouver un adversaire
seek-about = On cherche d’abord quelqu’un de votre niveau ; la recherche s’élargit toutes les 15 secondes.
seek-bot = Jouer contre l’ordinateur
seek-friend = Inviter un ami
seek-count = { $count } en attente
seek-puzzle = Résoudre une énigme
seek-nothing = Choisissez au moins un nombre de joueurs et un temps de jeu.
seek-for-seats = joueurs : { $seats }
seek-waited = Temps d’attente
seeking = Recherche d’un adversaire
seeking-between = Recherche d’un adversaire, { $low }–{ $high }
seek-wider = { $seconds ->
    [one] Dans { $seconds } seconde aussi { $low }–{ $high }.
   *[other] Dans { $seconds } secondes aussi { $low }–{ $high }.
}
seek-alone = Personne d’autre n’attend une partie de ce jeu pour l’instant.
seek-others = { $count ->
    [one] { $count } autre personne attend une partie de ce jeu.
   *[other] { $count } autres personnes attendent une partie de ce jeu.
}
seek-stop = Arrêter la recherche
seek-sooner = Pour trouver plus vite, accepter aussi
seek-stay = Votre place est gardée sur toutes les pages de ce site. Dès qu’un adversaire est trouvé, vous êtes conduit à la table.
seek-arrived = Un adversaire est trouvé et la pendule tourne. Vos autres parties vous attendent sous Tables.
seek-found = Adversaire trouvé : à la table
meanwhile = En attendant
meanwhile-bot = À peu près de votre force. Votre place est gardée.
meanwhile-play = Jouer contre { $name } en attendant
lobby-open = Ouvrir une table
lobby-only = Jeux à montrer
lobby-all = Tous les jeux
lobby-waiting = On vous attend
lobby-stake = victoire { $most }, défaite { $least }
lobby-stake-places = première place { $most }, dernière { $least }
lobby-nobody = Personne n’est encore assis
lobby-hints = Indices permis
lobby-seats = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
lobby-sit = S’asseoir
problem-paired = Un adversaire a été trouvé pour vous. Prenez place à la table, ou quittez-la d’abord.
dares = Défis
dares-count = { $count ->
    [one] { $count } défi
   *[other] { $count } défis
}
dare = Défier
dare-named = Défier { $name }
dare-game = Jeu
dare-seat = Qui commence
dare-first = vous commencez
dare-last = votre adversaire commence
dare-rated = Partie classée : il faut une pendule et des places tirées au sort
dare-do = Envoyer le défi
dare-about = On peut répondre pendant dix minutes à un défi pour une partie en direct, et pendant trois jours aux autres. Dès qu’il est accepté, vous êtes conduit à la table.
dare-refused = Ce défi n’a pas pu être envoyé. Vous en avez peut-être envoyé beaucoup aujourd’hui, ou l’un de vous attend déjà une réponse de l’autre.
dare-unlike = Une partie classée demande une pendule, et ses places sont tirées au sort.
dare-left = réponse possible pendant { $time }
dared = { $name } vous défie
dare-waits = { $name } n’a pas encore répondu à votre défi
dare-declined = { $name } a décliné votre défi
dare-accept = Accepter
dare-decline = Refuser
dare-withdraw = Retirer
dare-asking = Vous attendez une réponse à votre défi
said-challenged = Votre défi est envoyé.
problem-lapsed = Il n’est plus possible de répondre à ce défi.
watching-count = Spectateurs

# Quand aucun délai ne tombe : heures calmes et vacances, dans les parties en jours.

rest = Heures calmes et vacances
    .about = Elles valent pour les parties où un tour dure des jours. Celles qui se comptent en minutes n’en tiennent pas compte.
rest-quiet = Heures calmes
    .about = Votre temps ne s’épuise jamais pendant ces heures. S’il devait s’épuiser, il dure jusqu’à leur fin.
rest-quiet-unset = Aucune heure calme n’est fixée.
rest-quiet-once = Douze heures au plus. Vous pouvez les changer une fois par jour.
rest-quiet-from = Vous pourrez les changer à partir du { $time }.
rest-quiet-none = Aucune heure calme
rest-quiet-own = Vos heures calmes
rest-from = De
rest-to = À
rest-zone = Fuseau horaire
rest-vacation = Vacances
    .about = Tous les { $earned } jours, votre compte gagne un jour de vacances ; vous pouvez en garder { $most }. Chaque jour pris ajoute un jour à votre temps dans toutes vos parties avec d’autres personnes.
rest-vacation-stays = Elles commencent tout de suite et ne peuvent être écourtées. Vous pouvez jouer malgré tout.
rest-until = Vous êtes en vacances jusqu’au { $time }.
rest-days-left = { $count ->
    [0] Vous n’avez aucun jour de vacances pour l’instant. Vous en gagnez un tous les douze jours.
    [one] Il vous reste un jour de vacances.
   *[other] Il vous reste { $count } jours de vacances.
}
rest-days = Jours
rest-go = Partir en vacances
rest-automatic = Avant que votre temps s’épuise
rest-automatic-on = Dix minutes avant que votre temps s’épuise, un jour de vacances est pris, s’il vous en reste un.
rest-automatic-off = Aucun jour de vacances n’est pris quand votre temps va s’épuiser.
rest-automatic-stop = Ne jamais prendre de jour automatiquement
rest-automatic-start = Prendre un jour avant que mon temps s’épuise
rest-pace = Un tour
rest-due = Échéance
rest-reserve = Réserve, { $name }
rest-away = { $name } est en vacances jusqu’au { $time }.
rest-give = Offrir un jour
    .about = Offre à { $name } un jour de plus pour ce tour
rest-given = { $name } a offert un jour.
rest-moment = { $date }, { $time }
rest-moment-utc = { $date }, { $time } UTC
problem-no-gift = Vous pouvez offrir un jour à quelqu’un d’autre dont c’est le tour, une fois par tour, là où les tours durent des jours.
problem-no-vacation = Vous n’avez pas autant de jours de vacances.
problem-quiet-lately = Les heures calmes peuvent être changées une fois par jour.
problem-bad-quiet = Les heures calmes ont un début, une fin, douze heures au plus entre les deux, et un fuseau de la liste.

# Réponses prévues : ce que fait quelqu’un si les autres décident ce qu’il attend.

plan = Réponses prévues
    .about = Choisissez ce que les autres pourraient faire, puis ce que vous faites alors. Votre réponse est jouée automatiquement dès que le cas se présente, et vous seul la connaissez. Aucune réponse prévue ne va au-delà d’un tirage.
plan-secret = Vous seul voyez ceci.
plan-make = Prévoir une réponse
plan-drop = Retirer cette réponse
plan-else = Si autre chose arrive, c’est à vous de décider.
plan-so-far = Si cela arrive
plan-theirs = Que pourrait faire { $name } ?
plan-theirs-more = Ou continuez : que pourrait faire { $name } ensuite ?
plan-own = Que faites-vous alors ?
plan-own-more = Ou continuez : que faites-vous encore ?
plan-ends = On ne peut rien prévoir de plus : un tirage vient ensuite, ou quelque chose que vous ne verriez pas.
plan-keep = Garder cette réponse
plan-back = Un pas en arrière
plan-leave = Retour à la table
plan-you = Vous
problem-no-plan = Cela ne peut être prévu : vous pouvez prévoir ce que vous faites après des décisions visibles des autres, pendant que vous les attendez, et jusqu’au prochain tirage.
problem-too-many-plans = Vous avez prévu vingt réponses à cette table. Retirez-en une d’abord.

# Les tournois.

tournament = Tournoi
tournaments = Tournois
tournaments-about = On joue plusieurs rondes contre des adversaires de score voisin, ou contre tout le monde. Le serveur apparie les joueurs, équilibre leurs places et tient le classement. Il faut un compte pour jouer ; tout le monde peut regarder.
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-over = Terminés
tournaments-none-open = Aucun tournoi n’est ouvert aux inscriptions. Créez-en un : cela prend une minute.
tournaments-none-running = Aucun tournoi n’est en cours.
tournaments-none-over = Aucun tournoi ne s’est terminé récemment.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-nameless = Donnez un nom au tournoi.
tournament-format = Appariements
    .help = Système suisse : les joueurs à égalité de points se rencontrent, pendant un nombre fixe de rondes. Toutes rondes : chacun rencontre tous les autres.
tournament-swiss = Système suisse
tournament-round-robin = Toutes rondes
tournament-rounds = Rondes
tournament-rounds-auto = Autant qu’il convient au nombre de joueurs
tournament-smaller = Tables plus petites si le nombre de joueurs l’exige
    .help = Sinon, les joueurs trop peu nombreux pour remplir une table sont exemptés d’une ronde.
tournament-clock = Temps à chaque ronde
    .help = Pour une partie en direct, les joueurs ont trois minutes pour venir à leur table. En jours, ils ont autant de temps que pour un tour.
tournament-clocks = Une autre cadence pour certaines rondes
tournament-clock-round = Ronde
tournament-clock-same = comme aux autres rondes
tournament-round-pace = ronde { $number } : { $pace }
tournament-begins = Début
tournament-begins-maker = quand j’appuie sur « Commencer »
tournament-begins-in = dans { $time }
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
tournament-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
tournament-rated = Parties classées
    .help = Chaque partie change la cote de ses joueurs : ni indices, ni entraîneur, ni retour en arrière.
tournament-listed = Visible de tous dans la liste
    .help = Sinon, seuls ceux qui ont le lien le trouvent.
tournament-make = Créer le tournoi
    .about = Vous vous inscrivez comme les autres si vous voulez jouer. 64 joueurs au plus peuvent s’inscrire.
tournament-by = créé par { $name }
tournament-entrants = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-you-are-in = Vous participez
tournament-is-open = Inscriptions ouvertes
tournament-begins-within = commence dans { $time } au plus
tournament-begins-by-maker = Il commence quand son créateur le décide.
tournament-pairs = La première ronde est en cours d’appariement.
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $rounds }
tournament-is-over = Le tournoi est terminé
tournament-called-off = Annulé
tournament-sit-within = Qui n’est pas à sa table { $time } après l’appariement perd la partie par forfait.
tournament-to-table = Aller à votre table
tournament-see = Voir la partie
tournament-sign-in = Il faut un compte pour s’inscrire.
tournament-enter = S’inscrire
tournament-blocks-swiss = Si vous avez bloqué quelqu’un qui joue ici, ou s’il vous a bloqué, vous n’êtes appariés que s’il n’y a pas d’autre possibilité.
tournament-blocks-robin = Ici, chacun rencontre tous les autres, même les personnes bloquées.
tournament-withdraw = Se retirer
tournament-withdraw-sure = Vous ne serez plus apparié. Une partie pas encore commencée est perdue ; une partie en cours continue.
tournament-you-are-out = Vous n’êtes pas apparié en ce moment.
tournament-back = Je suis de retour : m’apparier de nouveau
tournament-begin = Commencer
tournament-call-off = Annuler le tournoi
tournament-call-off-sure = Personne ne sera plus apparié. Les parties en cours continuent, mais il n’y aura pas de vainqueur.
tournament-players = Joueurs
tournament-nobody = Personne ne s’est encore inscrit.
tournament-invite = Inviter des joueurs
    .about = Toute personne qui a un compte peut s’inscrire par ce lien.
tournament-link = Lien vers le tournoi
tournament-pairings = Appariements, ronde { $number }
tournament-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} · { $finished ->
    [one] { $finished } terminée
   *[other] { $finished } terminées
}
tournament-gathering = pas commencée
tournament-playing = en cours
tournament-counted = terminée
tournament-won = { $name } a gagné
tournament-tied = égalité
tournament-shared = première place partagée par { $names }
tournament-nobody-won = personne n’est venu
tournament-forfeit = forfait
tournament-first = première place
tournament-bye = { $name } est exempt : un point
tournament-sits-out = { $name } ne joue pas cette ronde
tournament-bye-absent = { $name } reçoit un point, car { $absent } est parti
tournament-standings = Classement
tournament-live = en direct : les parties terminées comptent
tournament-counted-all = toutes les parties comptées
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-met = Adv.
    .about = Les points de tous vos adversaires. Le même score contre des adversaires plus forts vaut davantage.
tournament-beaten = Battus
    .about = Les points de tous ceux que vous avez battus, et la moitié de ceux avec qui vous avez fait égalité.
tournament-share = Part
    .about = Votre part de tous les points marqués dans vos parties.
tournament-percent = { $percent } %
tournament-share-of = { $own } sur { $all }
tournament-half = { $name } { $points } (moitié)
tournament-withdrawn = (retiré)
tournament-vanished = (pas venu)
tournament-equal = À égalité de points ?
    .about = Comparez les colonnes de gauche à droite. Ceux qui sont à égalité partout partagent leur rang.
tournament-pairing-swiss = Appariements : les joueurs à égalité de points se rencontrent, jamais deux fois tant qu’on peut l’éviter, et les places sont équilibrées. Qui reste sans adversaire reçoit un point, une seule fois.
tournament-pairing-robin = Appariements : chacun rencontre tous les autres, et les places sont équilibrées.
tournament-sums = Le détail des départages de chacun
tournament-to = Retour au tournoi
tournament-called = Votre partie de tournoi est prête : à la table
tournament-table-about = Cette table est celle d’un tournoi. Pour renoncer à la partie avant qu’elle commence, retirez-vous du tournoi.
called-off-tournament = Tout le monde n’est pas venu à temps à cette table. Qui est venu a gagné.
mark-won = gagné
    .short = G
mark-drawn = égalité
    .short = =
mark-lost = perdu
    .short = P
mark-placed = place { $place } sur { $players }
mark-bye = exempt
    .short = E
mark-forfeit = forfait
    .short = F
mark-pending = partie en cours
    .short = …
mark-absent = absent de cette ronde
    .short = –
problem-tournament-closed = Ce tournoi n’en est plus là. La page montre où il en est.
problem-tournament-full = Ce tournoi est complet : 64 joueurs sont inscrits.
problem-too-few-entrants = Trop peu de joueurs sont inscrits pour remplir une table.
problem-not-maker = Seul le créateur de ce tournoi peut le faire.
problem-not-entered = Vous n’êtes pas inscrit à ce tournoi.
problem-put-out = Vous avez manqué deux parties de ce tournoi : vous n’y êtes plus apparié.
problem-too-many-tournaments = Vous avez créé dix tournois qui ne sont pas terminés. Terminez-en un ou annulez-en un d’abord.
problem-of-tournament = C’est une partie de tournoi : votre place reste la vôtre. Pour partir, retirez-vous du tournoi.

# Les programmes : leurs jetons et leurs comptes.
tokens = Programmes et jetons d’accès
tokens-about = Un programme qui joue pour vous, ou pour l’un de vos bots, présente un jeton d’accès au lieu d’un mot de passe. Toute personne qui le possède peut faire ce qu’il permet : gardez-le comme un mot de passe, et révoquez-le ici s’il a pu tomber en d’autres mains. La documentation de l’API explique comment s’en servir.
tokens-none = Vous n’avez aucun jeton d’accès.
token-name = Nom du jeton
    .about = Pour vous : vous saurez plus tard quel programme l’utilise.
token-new = Nouveau jeton d’accès
token-for = Agit pour
token-scope = Ce qu’il permet
token-read = voir vos parties
token-play = voir vos parties et jouer
token-days = Valable
token-days-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
token-days-none = jusqu’à ce que vous le révoquiez
token-make = Créer un jeton
token-most = { $count ->
    [one] Un compte a au plus { $count } jeton.
   *[other] Un compte a au plus { $count } jetons.
}
token-made = créé le { $date }
token-used = utilisé le { $date }
token-unused = jamais utilisé
token-ends = valable jusqu’au { $date }
token-ended = expiré le { $date }
token-end = Révoquer
token-end-named = Révoquer { $name }
token-fresh = Votre jeton d’accès
    .about = Copiez-le maintenant dans votre programme : il ne sera plus affiché, et personne ne peut le lire dans ce qui est conservé.
token-copy = Copier le jeton
token-done = Je l’ai copié
programs = Vos bots
programs-about = Un bot a un compte et des cotes à lui, et son nom dit ce qu’il est. Il n’a pas de mot de passe : il n’a que ses jetons, que vous créez ci-dessus. Vous répondez de ce qu’il fait. Il joue sur invitation ou sur défi, jamais avec des inconnus du salon.
program-new = Nouveau bot
program-name = Nom du bot
    .about = Il se termine par « -{ $end } », pour que personne ne le prenne pour une personne.
program-make = Créer un bot
program-which = Bot
program-end-ask = Supprimer un bot
program-end = Le supprimer pour de bon
    .about = Ses jetons sont révoqués aussitôt. Ses parties et ses résultats restent, sans son nom.
program-ending = en cours de suppression
program-of = Un bot : il appartient à { $name }, qui en répond.
program-of-nobody = Un bot.
program-dare = { $name } est un bot : vous jouerez contre un programme. Si la partie est classée, elle change votre cote comme toute autre.
program-dared = Ce défi vient d’un bot : vous joueriez contre un programme.
program-accept-rated = Accepter une partie classée contre un programme
leaders-people = Personnes
leaders-programs = Bots
leaders-kinds = Qui figure ici
leaders-programs-about = Les bots de personnes qui jouent ici. Ils ont leurs propres cotes et ne sont pas classés parmi les personnes.
denied-token-name = Donnez au jeton un nom d’au plus 40 caractères.
problem-garbled-token = Ce jeton n’est pas complet : il en manque une partie, ou elle est mal tapée.
problem-unknown-token = Ce jeton n’est pas valable, ou ne l’est plus.
problem-no-token = Il faut pour cela le jeton d’un compte, dans l’en-tête « authorization ».
problem-of-program = Un bot ne peut pas faire cela.
problem-own-program = Les bots d’un même propriétaire ne jouent de partie classée ni entre eux ni contre lui.
problem-read-only = Ce jeton permet seulement de regarder. Créez-en un qui permette de jouer.
problem-too-many-tokens = Vous avez autant de jetons qu’un compte peut en avoir. Révoquez-en un qui ne sert plus.
problem-too-many-programs = Vous avez autant de bots que l’on peut en avoir.
problem-not-asked = Ce défi n’a pas pu être envoyé. La personne n’y est peut-être pas ouverte, ou trop de défis ont été envoyés aujourd’hui.
problem-many-listeners = Autant de programmes qu’il est permis suivent déjà ce compte.
privacy-tokens = Programmes
    .about = D’un jeton d’accès pour un programme, nous gardons le nom que vous lui donnez, ce qu’il permet, sa date de création, le dernier jour où il a servi, et une empreinte qui ne permet pas de le retrouver. D’un bot, nous gardons son nom et le fait qu’il est à vous, ce que tout le monde peut voir.
# Les avis : ce qui est dit à qui ne regarde pas, et où.

notices = Avis
    .about = Apprenez ce qui vous attend quand vous ne regardez pas. Un avis nomme le jeu, les autres joueurs et la table, et rien de ce qui est caché à quelqu’un.
notices-rest = Rien n’est envoyé pendant vos heures calmes, ni tant que vous avez la table sous les yeux.
notices-feed = Flux
    .about = Donnez cette adresse à votre lecteur de flux. Qui la connaît peut lire aussi ; avec une nouvelle adresse, l’ancienne ne vaut plus rien.
notices-webhook = Webhook
notices-ntfy = ntfy
notices-discord = Discord
notices-mail = E-mail
notices-push = Navigateur
notices-named = { $kind } · { $name }
notices-secret = Chaque requête est signée avec ce secret :
notices-wants = Prévenez-moi
notices-wants-turn = quand c’est mon tour
notices-wants-time = quand mon temps s’épuise
notices-wants-ended = quand une partie où un tour dure des jours est finie
notices-wants-challenge = quand quelqu’un me défie
notices-wants-invitation = quand un ami m’invite à une table
notices-wants-round = quand une ronde d’un tournoi m’attend
notices-always = Aussi quand j’ai la table sous les yeux
notices-renew = Nouvelle adresse ou nouveau secret
notices-test = Envoyer un essai
notices-remove = Retirer
notices-confirm-again = Renvoyer le lien
notices-unconfirmed = Cette adresse n’est pas confirmée. Suivez le lien que nous y avons envoyé.
notices-given-up = Plus rien n’y est envoyé, après de nombreux échecs. Un essai qui réussit relance les envois.
notices-failed-unknown = Le dernier avis n’est pas arrivé : aucun hôte ne porte ce nom.
notices-failed-private = Le dernier avis n’est pas arrivé : l’adresse mène dans un réseau où ce serveur n’envoie rien.
notices-failed-unreachable = Le dernier avis n’est pas arrivé : personne n’accepte de connexion à cette adresse.
notices-failed-unclear = Le dernier avis n’est pas arrivé : ce qui répond ne parle pas HTTP comme il faut, ou ne peut montrer qui il est.
notices-failed-late = Le dernier avis n’est pas arrivé : aucune réponse n’est venue à temps.
notices-failed-refused = Le dernier avis n’est pas arrivé : la réponse était le statut { $status }.
notices-failed-off = Ce serveur n’envoie pas de tels avis pour le moment.
notices-sent = L’essai est envoyé.
notices-mailed = Un e-mail avec un lien est en route vers vous.
notices-add = Ajouter un moyen
notices-feed-add = Créer un flux
    .about = Une adresse privée pour lecteurs de flux, qui montre ce qui vous attend.
notices-mail-add = M’envoyer des e-mails
    .about = Plusieurs avis partagent un e-mail, et il y en a au plus un par demi-heure. Nous demandons d’abord à { $mail } si vous le voulez.
notices-mail-none = Pour être prévenu par e-mail, saisissez une adresse dans votre compte.
notices-push-add = Me prévenir dans ce navigateur
    .about = Ce navigateur montre les avis, même quand Akhet est fermé. Ils voyagent chiffrés par l’éditeur du navigateur.
notices-push-denied = Le navigateur ne permet pas d’avis ici.
notices-hook-add = Ajouter
    .about = Un sujet ntfy, un salon Discord, ou une adresse à vous qui reçoit du JSON.
notices-hook-kind = Genre
notices-hook-address = Adresse
notices-feed-title = Akhet : ce qui vous attend
notice-turn = À vous de jouer : { $game }
notice-time = Votre temps s’épuise : { $game }
notice-ended = La partie est finie : { $game }
notice-challenge = { $name } vous défie : { $game }
notice-invitation = { $name } vous invite à une table : { $game }
notice-round = Votre table est prête : { $game }
notice-with = Avec { $names }.
notice-until = Jusqu’au { $time }.
notice-trial = Un essai d’Akhet
    .about = Les avis arrivent ici.
mail-several = { $count ->
    [one] { $count } chose vous attend
   *[other] { $count } choses vous attendent
}
mail-end = Vous recevez cet e-mail parce que vous l’avez demandé à { $origin }. Plus d’e-mails : { $stop }
mail-confirm = Avis par e-mail
    .about = Voulez-vous des avis d’Akhet à cette adresse ?
    .press = Oui, les envoyer
    .done = Les avis vont désormais à cette adresse.
    .letter = { $name } veut des avis d’Akhet à cette adresse. Si c’est vous, ouvrez ce lien : { $link } Sinon, il n’y a rien à faire, et aucun autre e-mail ne viendra.
mail-stop = Plus d’e-mails
    .about = Plus aucun avis n’ira à cette adresse.
    .press = Arrêter les e-mails
    .done = Plus aucun avis ne va à cette adresse.
problem-bad-address = Rien ne peut être envoyé à cette adresse. Elle commence par http ou https et, pour ntfy, finit par un sujet.
problem-too-many-channels = Vous avez dix moyens d’être prévenu. Retirez-en un d’abord.
# Les parties terminées des tables publiques.

games = Parties terminées
    .about = Les parties des tables publiques jouées jusqu’à un résultat restent ici pour tout le monde, chacune à revoir et à analyser. Les invités n’y sont pas nommés.
games-all = Tous les jeux
games-search = Chercher
games-found = Parties
games-player = Joueur
    .help = Le nom d’un compte dont vous pouvez voir le profil.
games-bot = Niveau de l’ordinateur
games-result = Résultat de ce joueur
games-ended = Comment elle s’est terminée
games-ended-played = Jouée jusqu’au bout
games-ended-resigned = Terminée par un abandon
games-ended-timed-out = Décidée au temps
games-rating = Meilleure cote à la table, au moins
games-from = Du
games-to = Au
games-any = Peu importe
games-nobody = Personne ne porte ce nom, ou vous ne pouvez pas voir son profil.
games-none = Aucune partie ne correspond.
games-none-yet = Aucune des dernières parties ne correspond. Continuez pour chercher parmi les plus anciennes.
games-newest = Dernières parties
games-older = Parties plus anciennes
games-guest = Invité
games-program = Programme
games-left = Quelqu’un qui a quitté la partie
games-winner = { $name } gagne
games-public = Parties aux tables publiques
games-agreed = Cette table est publique. Une fois la partie terminée, tout le monde peut la retrouver et la revoir. Les comptes y sont nommés, les invités non.

# Les premières décisions des parties terminées.

first = Premières décisions : { $game }
first-link = Premières décisions
first-about = Ce qui a été choisi d’abord dans les parties terminées des tables publiques, et leur issue pour qui l’a choisi. Les tirages intermédiaires sont laissés de côté, sans quoi presque aucune partie ne commencerait comme une autre.
first-options = Options
first-usual = Options habituelles
first-way = Jusqu’ici
first-start = Le début
first-example = La position dans la dernière de ces parties.
first-choices = { $count ->
    [one] Choisi dans { $count } partie
   *[other] Choisi dans { $count } parties
}
first-choice = Choix
first-games = Parties
first-won = Gagnées
first-strong = Par de forts joueurs
    .about = Une partie nulle compte pour une demi-victoire. Entre parenthèses, l’intervalle à 95 %. Les forts joueurs sont les personnes dont la cote d’au moins 1700 est connue à ±220 près, et le vizir. La suite d’un choix est montrée dès qu’il a été fait { $enough } fois.
first-strong-won = Gagnées par eux
first-percent = { $share } %
first-none = Il n’y a pas encore de partie ici.
balance-people = Entre personnes
    .about = Parties terminées entre personnes aux tables publiques, avec les nombres habituels, quelle que soit leur force ({ $games } en tout). Le nombre de parties suit chaque valeur, et celles qui en comptent moins de { $enough } sont omises. Une partie nulle compte pour une demi-victoire.
