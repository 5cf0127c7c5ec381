# Les analyses, dans un terminal comme dans un navigateur.

accuracy = de précision
turn = Coup
who = Qui
played = Joué
chance-of = Chances ({ $name })
chance-own = Chances du joueur au trait
lost = Coût
sum-of = { $name } : { $list }
decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
slips = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
blunders = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
grade-slip = imprécision
grade-mistake = erreur
grade-blunder = gaffe
percent = { $number } %
share-lost = −{ $number } % de la victoire
worst-of = { $name } : les coups qui ont coûté le plus
worst-none = { $name } : aucune erreur coûteuse.
worst-better = Mieux : { $action }.
worst-line = Suite possible : { $line }.
by-skill = Coût moyen d’une décision
skill-costs = { $skill } : { $share } en moyenne, { $decisions }
line-move = { $name } : { $action }
luck-none = Les tirages n’ont favorisé personne.
luck-for = Tous ensemble, les tirages ont favorisé { $name } : { $share } % d’une victoire.
luck-against = Tous ensemble, les tirages ont desservi { $name } : { $share } % d’une victoire.
skill = Perdu par les choix ({ $name }) : { $share ->
    [0] rien
   *[other] { $share } % d’une victoire
}.
luck-decided = C’est plus que l’écart entre les choix : la chance a pesé davantage.
skill-decided = C’est moins que l’écart entre les choix : l’habileté a pesé davantage.
balanced = La chance et l’habileté ont pesé autant l’une que l’autre.
proved = résolu à partir d’ici
proved-about = Résolu : à partir d’ici, toutes les suites ont été vues jusqu’à la fin, et les nombres sont exacts.
best-line = Meilleure suite : { $line }.
solved = Résolu : l’ordinateur a vu toutes les suites jusqu’à la fin.
hint-kind = Essayez ce genre de coup : { $kind }.
hint-action = { $action }.
hint-points = Points immédiats : { $gains }.
hint-no-points = Personne ne marque aussitôt.
