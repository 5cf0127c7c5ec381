too-small = Akhet a besoin d’une fenêtre d’au moins { $width } × { $height } caractères. Celle-ci en a { $columns } × { $rows }.

turn-yours = { $seat }, c’est à vous
turn-person = À { $seat } de jouer
turn-bot = { $seat } ({ $bot }) réfléchit
turn-paused = Pause : à { $seat } ({ $bot }) de jouer
turn-chance = Un tirage vient ensuite
turn-over = La partie est finie
time-up = { $seat } a épuisé son temps.
time-up-bot = { $seat } a épuisé son temps. L’ordinateur prend la place.
bot-random = hasard
bot-greedy = glouton
bot-apprentice = apprenti
bot-mason = maçon
bot-scribe = scribe
bot-overseer = contremaître
bot-architect = architecte
bot-steward = intendant
bot-priest = prêtre
bot-treasurer = trésorier
bot-general = général
bot-vizier = vizir

preview = Aperçu :
matches = Possibles :
choose-outcome = Qu’a-t-on tiré ?
no-match = Rien de ce que l’on peut choisir ne commence par « { $text } ».
hand-over = À { $seat } de jouer ; une partie du plateau est secrète. Appuyez sur Entrée quand { $seat } a le clavier.

unknown = « { $text } » n’est pas une action de ce jeu.
illegal = « { $text } » n’est pas permis maintenant.
ambiguous = « { $text } » peut encore désigner { $count } choix. Continuez, ou appuyez sur Tab.
wait = Pas encore : l’ordinateur choisit.
hint = Indice :
hint-not-now = Pas d’indice à donner pour l’instant.

undone = { $count ->
    [one] { $count } coup a été annulé.
   *[other] { $count } coups ont été annulés.
}
undo-nothing = Vous n’avez rien à annuler.
undo-shown = Impossible d’annuler : quelque chose a été tiré ou révélé depuis.

unsaved = La partie n’a pas pu être enregistrée : { $problem }
leave-again = Appuyez encore sur Échap pour quitter. La partie est enregistrée, rien n’est perdu.
leave-unsaved = Non enregistrée ({ $problem }). Appuyez encore pour quitter quand même.
language = L’écran est maintenant en français.
pace = L’ordinateur attend maintenant { $milliseconds } ms avant chaque coup.

keys-choosing = Flèches, Entrée : jouer · ou tapez · Ctrl-Z annuler · F1 aide · Échap quitter
keys-typing = Entrée jouer · Tab compléter · Retour corriger · Échap effacer · F1 aide
keys-drawing = Tab et flèches choisir · Entrée valider · ou tapez · F1 aide · Échap quitter
keys-covered = Entrée montre le plateau · Ctrl-Z annuler · F1 aide · Échap quitter
keys-waiting = Ctrl-Z annuler · + − rythme · F1 aide · Échap quitter
keys-watching = Espace pause · + − rythme · PgPréc PgSuiv journal · F1 aide · Échap quitter
keys-paused = Espace un coup · Entrée continuer · + − rythme · F1 aide · Échap quitter
keys-over = Entrée quitter · Tab plateau ou score · PgPréc PgSuiv journal · F1 aide

help-title = Touches
signs-title = Signes
help-close = Une touche quelconque ferme cette page.
key-arrows = ↑ ↓ ← →
does-arrows = choisir parmi les cibles soulignées
key-enter = Entrée
does-enter = jouer ce qui est choisi ou tapé
key-letters = lettres, chiffres
does-letters = taper une action, par exemple { $example }
key-tab = Tab, Maj-Tab
does-tab = cible suivante, précédente ; complète la saisie
key-erase = Retour, Échap
does-erase = effacer une lettre, effacer tout
key-undo = Ctrl-Z, F8
does-undo = annuler, jusqu’au dernier tirage
key-hint = F4
does-hint = un indice : genre de coup, puis le coup
key-pages = PgPréc, PgSuiv
does-pages = tourner les pages du journal
key-space = Espace
does-space = spectateur : pause ; en pause : un coup
key-continue = Entrée
does-continue = spectateur : continuer après une pause
key-pace = +, −
does-pace = l’ordinateur attend moins ou plus
key-language = F2
does-language = anglais, français, hongrois
key-signs = F3
does-signs = ce que veulent dire les signes du plateau
key-help = F1, ?
does-help = cette page
key-leave = Ctrl-C, Ctrl-Q, 2 × Échap
does-leave = quitter ; la partie est enregistrée

won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
total = Total
saved-in = La partie est enregistrée dans { $file }.
clock-unsaved = Le temps restant n’est pas enregistré : reprenez avec --clock, et tout le monde retrouve tout son temps.

learn-step = Étape { $number } sur { $all }
learn-you = Vous : { $seat }
learn-keys = Tapez le numéro d’un choix, s pour voir la solution, n pour l’étape suivante, q pour partir.
learn-key-show = s
learn-key-skip = n
learn-key-leave = q
learn-shown = Ce qui est demandé : { $action }.
learn-unknown = « { $text } » n’est pas un choix ici.
learn-points = Votre total passerait de { $before } à { $after }.
learn-again = Essayez autre chose.
learn-end = C’était la dernière étape. Votre première partie : akhet play { $game } --bot apprentice
learn-left = Votre place est gardée.
