# Reviews and hints, in a terminal as in a browser.

accuracy = accuracy
turn = Move
who = Who
played = Played
chance-of = { $name }’s chance
chance-own = Chance of the player to move
lost = Cost
sum-of = { $name }: { $list }
decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
slips = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}
mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder
percent = { $number }%
share-lost = −{ $number }% of the win
worst-of = { $name }: the costliest moves
worst-none = { $name } made no costly mistakes.
worst-better = Better: { $action }.
worst-line = Then perhaps: { $line }.
by-skill = Average cost of a decision
skill-costs = { $skill }: { $share } on average, { $decisions }
line-move = { $name }: { $action }
luck-none = The draws favoured nobody.
luck-for = All draws together were worth { $share }% of a win to { $name }.
luck-against = All draws together cost { $name } { $share }% of a win.
skill = { $name }’s own choices cost { $share ->
    [0] nothing
   *[other] { $share }% of a win
}.
luck-decided = That is more than the difference between the choices: luck mattered more.
skill-decided = That is less than the difference between the choices: skill mattered more.
balanced = Luck and skill mattered equally.
proved = solved from here on
proved-about = Solved: from here on every line was searched to the end, and the numbers are exact.
best-line = Best play continues: { $line }.
solved = Solved: the computer has searched every line to the end.
hint-kind = Try this kind of move: { $kind }.
hint-action = { $action }.
hint-points = Points right away: { $gains }.
hint-no-points = Nobody scores from it right away.
