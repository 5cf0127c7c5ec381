# Leçons. `before` et `after` sont les points de qui apprend.

lesson-first = Comment jouer
    .about = Un pli : entamer, répondre, prendre.

lesson-first-answer = Prendre le pli
    .task = Le 4 a été joué. Répondez de façon à prendre **vous-même** les deux cartes.
    .teaches = La plus forte carte prend le pli. Une carte que vous cachez vaut 2 points, et l’autre joueur garde la sienne.
    .learnt = Le 4 et le 6 sont à vous : votre total est de { $after }.
    .lower = Le 4 est plus fort : l’autre joueur prendrait les deux cartes.
    .buried = La carte cachée vaut 2, mais le 4 resterait à l’autre joueur.

# Le vocabulaire.

word-trick = pli
    .meaning = Une carte d’entame et celle qui y répond.
