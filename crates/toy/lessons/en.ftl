# Lessons. `before` and `after` are the learner's points.

lesson-first = How to play
    .about = A trick: lead, answer, take.

lesson-first-answer = Take the trick
    .task = The 4 was led. Answer so that **you** take both cards.
    .teaches = The higher card takes the trick. A card that you bury is worth 2 points, and the leader takes the led one.
    .learnt = 4 and 6 are yours: your score is { $after }.
    .lower = The 4 is higher: the leader would take both cards.
    .buried = The buried card is worth 2, but the 4 would go to the leader.

# The glossary.

word-trick = trick
    .meaning = One card led and one that answers it.
