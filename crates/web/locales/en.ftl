# The shell.

title = { $page } · Akhet
description = Egyptian board games in the browser: with friends, on one device, or against the computer.
unofficial = Akhet is an unofficial implementation. The games belong to their authors and publishers.
skip = Skip to the content
brand = Akhet, home
nav = Main
nav-play = Play
nav-learn = Learn
nav-daily = Daily
nav-tables = Tables
nav-rules = Rules
nav-pad = Score pad
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
theme-system = Match system
sound = Sound
to-home = Home
back-to-table = Back to the table
copy = Copy
copied = Copied.
close = Close
save = Save

# The first page, and lists of tables.

choose-game = Choose a game
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-range = { $fewest }–{ $most } players
new-game = New game
with = Whom to play with
with-bot = Play the computer
    .about = Starts at once
with-friend = { $most ->
    [2] Invite a friend
   *[other] Invite friends
}
    .about = Share a link
with-device = Same device
    .about = Pass it round
bot = Level
bot-random = Random bot
    .about = Plays any legal move
bot-greedy = Greedy bot
    .about = Grabs the most points it can right now
bot-apprentice = Apprentice
    .about = Plays by feel, and never asks what you will answer
bot-mason = Mason
    .about = Chooses better, but hardly looks at your answer
bot-scribe = Scribe
    .about = Sees more, but plays unevenly
bot-overseer = Overseer
    .about = Thinks of your answer, and plays more evenly
bot-architect = Architect
    .about = Plays what seems best after a short look
bot-steward = Steward
    .about = Takes a longer look, and wastes little
bot-priest = Priest
    .about = Compares several plans before it decides
bot-treasurer = Treasurer
    .about = Looks well ahead, and gives little away
bot-general = General
    .about = Seldom makes a move that costs much
bot-vizier = Vizier
    .about = The strongest here, and thinks longest
rung-like = What it is like
rung-rating = Rating
rung-chance = You would win
rung-so-far = So far
rung-even = Even for you
rung-nearest = Nearest to you
rung-record = Won { $won }, lost { $lost }, drawn { $drawn }
rung-place = Level { $number } of { $all }.
rung-lessons = A good opponent after the lessons.
rung-beats = { $count ->
    [5] Beats five beginners in ten.
    [6] Beats six beginners in ten.
    [7] Beats seven beginners in ten.
    [8] Beats eight beginners in ten.
    [9] Beats nine beginners in ten.
   *[other] Beats almost every beginner.
}
rung-costs = Of 100 of its decisions, { $little ->
    [one] one costs
   *[other] { $little } cost
} it more than 5% of the win, { $clearly } more than 15%, { $much } more than 30%.
rung-suggested = { $count ->
    [one] Suggested from your last game against a level.
   *[other] Suggested from your last { $count } games against a level.
}
rung-soon = After three games one against one, the level that is even for you is marked here.
rung-measured = Ratings were measured in this game between two players: the lowest level, a beginner, has 1000, and whoever has 400 more wins ten games of eleven.
each-bot = A level for each opponent
    .default = As chosen above
each-friend = Computer players in some seats
    .default = Open to anyone
each-order = Opponents are numbered from your seat, in playing order.
opponent = Opponent { $number }
you-play = You play
random-seat = Random
more-options = More options
list-table = Public table
    .help = Anyone can join or watch. Once it is over, everybody can look the game up.
allow-hints = Allow hints
    .help = Everyone at the table may ask the computer for advice.
start = Start the game
start-note = No account needed. You can come back to a game at any time.
continue = Continue
open-tables = Open tables
open-none = No table is open at the moment.
tables-going = Your games
tables-none = You have no games under way.
tables-over = Finished games
tables-none-over = None of your games is finished yet.
join = Join
watch = Watch
points-between = { $points } points
your-turn = Your turn
state-waiting = Waiting for { $name }
state-gathering = Not started
state-over = Finished
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [1] yesterday
   *[other] { $count } days ago
}
about-table = Options for this table: { $name }
put-away = Put away
bring-back = Bring back
tables-away = Put away

# A table that waits for people.

chairs = Seats
chair-free = Free
chair-number = Seat { $number }
name-at-seat = { $name } ({ $seat })
name-guest = { $name } (guest)
seats-drawn = Colours are drawn once everybody is here.
sit = Sit down
sit-as = Sit down as { $name }
your-name = Your name
    .about = A suggestion: keep it, change it or leave it empty. You are asked only once.
suggested-names = Ibis, Heron, Gazelle, Oryx, Lynx, Swallow, Kingfisher, Hoopoe, Acacia, Sycamore, Tamarisk
sit-words = Type a few random words: the draws depend on them too
sit-words-about = What you type is known at once. It keeps the server, and everyone who sat down before you, from choosing the draws; it does not protect you from the server together with somebody who sits down after you. A browser that runs scripts shows its digits only once everybody has committed to theirs.
gathering-waiting = The game starts by itself as soon as everybody is here. Keep this page open until then.
gathering-days = You may close this page: the game starts by itself as soon as everybody is here.
gathering-again = This table is gathering again, because somebody did not reveal in time what they had put into the draws. The server has drawn another secret, and everybody puts in something new.
revealing = Everybody is here. Still to reveal what they put into the draws: { $names }.
revealing-own = Your browser does this by itself, within a minute. If it cannot, because it has lost what it kept, you lose your seat and the table gathers again.
hints-agreed = Hints are allowed at this table: everybody may ask the computer for advice. By sitting down you agree to that.
invite = { $free ->
    [one] Invite a friend
   *[other] Invite friends
}
invite-about = Anyone with this link can take a free seat.
invite-link = Link to this table
invite-here-only = This address only works on this computer: your friends cannot open it.
invite-restart = To let friends on your network in, stop Akhet and start it like this. Your tables are kept.
invite-then = From then on your friends open this link, or scan the code with a phone:
invite-network = Friends on the same network use this link instead, or scan the code with a phone:
invite-others = If that does not work, try one of these:
invite-no-network = This computer is not on a network, so nobody can reach it.
seat-bot = Add a computer player
seat-bot-at = Add a computer player: { $chair }
call-off = Call off the table
call-off-sure = Nobody can sit down here any more.
call-off-yes = Yes, call it off
leave-chair = Leave the table
leave-chair-sure = Your seat becomes free for somebody else.
called-off = This table was called off
called-off-about = The player who made it no longer wants to play here. A new table takes only a moment.
fair-promise = The draws can be checked
fair-promise-about = The server drew a secret before anyone sat down; this is its fingerprint. When the game is over the secret is shown, and anyone can check that it was not changed.
fair-more = How this works

# A table in play.

points-word = { $points ->
    [one] point
   *[other] points
}
seat-you = you
seat-you-to-move = you, to move
seat-to-move = to move
dock = Your move
turn-mine = It is your turn.
turn-named = It is { $name }’s turn.
turn-covered = It is { $name }’s turn. Part of the board is secret.
turn-theirs = Waiting for { $name }.
turn-thinking = { $name } is thinking.
turn-hint = Your options are highlighted in gold.
hand-over = I am { $name }: show the board
show-only = Show only
cancel = Cancel
undo = Undo
undo-request = Ask to undo
undo-asked = You asked to take your move back. Players who have moved since must agree.
undo-asks = { $name } asks to take the last move back.
undo-agreed = You have agreed. Others still have to.
accept = Accept
refuse = Refuse
more = More
fair = Fair draws
copy-watch = Copy the link to this table
resign = Resign
resign-sure = The game ends at once, and you lose.
resign-sure-bot = You leave the game. A computer player takes your seat, and the others play on.
resign-rated = This game is rated: it counts as lost.
resign-yes = Yes, resign
score = Score
part = Part
total = Total
moves = Moves
set-up = Set-up
your-move = your move
keys = Keys
keys-arrows = move around the board
keys-enter = plays the selected item
keys-type = type a move to play it at once: the names of places and pieces
keys-next = goes to the next game that waits for you
keys-undo = takes back the last decision
keys-escape = cancels what you have started
keys-replay = back and forward in a replay
keys-help = shows this list
offline = The server cannot be reached. Nothing is lost.
retry = Try again

# The coach.

coach = Coach
coach-about = Before a move that gives away much, the coach asks once. It also explains what happens for the first time.
coach-short = asks before costly moves
coach-on = Ask more often
coach-seldom = Ask less often
coach-wait = Are you sure? { $action }.
coach-falls = Your chance of winning would fall from { $before } to { $after } in 100.
coach-sees = What the coach sees
coach-likely = What others do is a guess.
coach-better = What might be better
coach-back = Take it back
coach-anyway = Play it anyway
coach-rules = More in the rules

# The end, and looking back.

won = { $name } wins, { $points } to { $others }
won-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lost-to = { $name } beats { $beaten }, { $points } to { $others }
shared-win = { $names } share the win
resigned = { $name } resigned
timed-out = { $name } ran out of time
resigned-note = The points as they stood at that moment.
final-score = Final score
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
behind = { $points } behind
ahead = { $name } ahead
ahead-by = { $name } by { $points }
level = Level
rematch = { $seats ->
    [1] Play again
    [2] Rematch, swap sides
   *[other] Rematch, seats rotated
}
rematch-offered = Rematch offered
rematch-accept = { $name } wants a rematch: accept
rematch-go = Go to the rematch
replay = Replay
picture = Picture
record = Record
share = Copy the link
replay-of = Replay – { $table }
replay-steps = Steps
replay-first = To the beginning
replay-back = Back
replay-on = Forward
replay-last = To the end
eyes = View as
eyes-all = All revealed
keep = Save or share
copy-position = Copy link

# Fair draws.

fair-not-yet = The game is not over, so the secret is not shown yet. The commitment is below.
fair-good = Every draw of this game checks out.
fair-host-could = Every draw follows from the secret, but the server alone could have chosen them.
fair-partly = The draws that could be checked are right, but not all of them could.
fair-nothing = Nothing was drawn at this table, so nothing was checked.
fair-bad = The draws of this game do not follow from what was promised.
fair-checked-commitment = The secret matches the fingerprint that was shown before anyone sat down.
fair-checked-draws = { $draws ->
    [one] The one draw was repeated, with the same outcome.
   *[other] All { $draws } draws were repeated, each with the same outcome.
}
fair-copied = { $steps ->
    [one] The first step was copied from another table. If it was a draw, it was made there and not checked here.
   *[other] The first { $steps } steps were copied from another table. Draws among them were made there and not checked here.
}
fair-copied-checked = { $steps ->
    [one] The first step was copied from another table, whose draws were repeated as well.
   *[other] The first { $steps } steps were copied from another table, whose draws were repeated as well.
}
fair-checked-seating = The seats follow from the same secret.
fair-given = { $given ->
    [0] No player put in anything of their own, so this proves only that the server kept to its secret.
    [one] One player put in something of their own, which the server could not know when it drew the secret.
   *[other] { $given } players put in something of their own, which the server could not know when it drew the secret.
}
fair-choosers-nobody = At least one player had committed to their digits before anybody showed any. Nobody could choose the draws, unless that player tells you that their digits are not the ones below.
fair-choosers-last = Everything was revealed on sitting down. The server together with the last player who put something in could have chosen the draws; nobody else could.
fair-choosers-host = Part of it was drawn by the server, which could keep trying until it liked the draws.
fair-round = The table gathered { $round } times. Each time before the last, somebody did not reveal what they had committed to; with the server’s help they could know what they were avoiding.
fair-cut = The game was abandoned before its end. What would have been drawn later was not checked.
fair-unfinished = The record stops before the end of the game.
fair-seed = { $draws ->
    [one] The one draw follows from a seed; the person who chose the seed knew it.
   *[other] All { $draws } draws follow from a seed; the person who chose the seed knew them all.
}
fair-open = Somebody entered what was drawn, so nothing can be checked.
fair-how = How it works
fair-step-commit = Before anyone sits down, the server draws a secret and shows its fingerprint. From then on it cannot change the secret without being found out.
fair-step-entropy = Everyone who sits down puts in random digits made in their own browser. At first it shows only their fingerprint. Once everybody is seated it keeps what all the others have committed to, and then shows the digits. So nobody, the server included, can choose digits to fit those of others.
fair-step-draw = Every draw is computed from the secret, from all these digits and from its number, and from nothing else.
fair-step-reveal = When the game is over, the secret is shown. Anyone can repeat every draw.
fair-values = The values of this table
fair-table = Table
fair-commitment = Fingerprint of the secret
fair-entropy = Put in from seat { $place }
fair-entropy-host = { $digits } (drawn by the server, because nothing was given)
fair-entropy-none = Nothing
fair-commit = Committed before anybody showed anything: seat { $place }
fair-order = Seats in the order in which they were taken
fair-parent = Continued from the game of this table, with the hash of its record
fair-seating = Colours, in the order of the seats
fair-seating-chosen = as chosen
fair-secret = Secret
fair-secret-later = shown when the game is over
fair-own = What only you can compare
fair-own-about = A server could make up a whole record. So compare what you noted when you sat down: the fingerprint that was shown then, and what you put in yourself. Both must appear above, letter for letter; if you put in nothing, nothing must appear at your seat.
fair-own-same = This browser kept the fingerprint, its own digits and what everybody else had committed to. All of it is above.
fair-own-other = This browser kept something other than what is shown above. These are not the draws that it took part in.
fair-own-none = This browser kept nothing about this table: it did not sit here, or ran no scripts.
fair-yourself = Check it yourself
fair-yourself-about = Download the record when the game is over. This command repeats every draw on your own computer:

# Rules and score pad.

rules-of = Rules of { $game }
contents = Contents
balance = Balance
balance-about = Between equally strong computer players ({ $player }), { $games } games per row. The 95% interval is in brackets, and drawn as a line beside the dashed mark of an even game.
balance-wins = { $seat }: wins
balance-points = { $seat }: points
balance-share = { $won }% ({ $low }–{ $high })
balance-again = Measured with
edition = Edition
edition-of = The numbers of { $game }
edition-of-rules = Where the numbers come from
edition-about = The program plays with “{ $name }”. Some numbers in the box cannot be known without owning it. Here they all are, the least certain first.
edition-correct = If you own the box, download the file, enter what is printed, change its name and sources, and play with it:
edition-file = Download the file
edition-values = { $count ->
    [one] 1 value
   *[other] { $count } values
}
edition-entry = Entry
edition-value = Value
edition-digest = Records name this edition by the SHA-256 of its file:
source-rulebook = From the rulebook
    .about = The rulebook says so, or one of its examples allows nothing else.
source-review = From reviews
    .about = Published reviews and session reports say so.
source-inferred = Inferred
    .about = These follow from what is known.
source-reconstructed = Reconstructed
    .about = Nothing is known about these: they were chosen to fit everything else, and may differ from your box.
pad-of = Score pad for { $game }
pad-about = For a game on your own table: enter what everybody has and see the points at once.
pad-count = Count
pad-empty = The points appear here.
pad-text = The result as text
nobody = nobody

# One’s own settings, and moving a seat.

me = Name and settings
me-named = { $name }: name and settings
me-guest = You are a guest here; no account is needed. Your seats belong to this browser.
me-name = Your name, as others see it
switches = On this device
switch-sound = Soft sounds when pieces move and when it is my turn
switch-notify = A notification when it is my turn and I am on another page
switch-confirm = A second click before a move is played
needs-script = More settings are available when the browser runs scripts.
move-seat = Move this seat to another device
move-offer = Open this link on the other device within fifteen minutes. It works once; then the seat belongs to that device.
move-link = One-time link to your seat
move-accept = A seat is about to move to this device: { $game }.
move-here = Play on here
move-here-only = This address only works on this computer: no other device can open it.
move-restart = To let your other devices in, stop Akhet and start it like this. Your tables and this link are kept.
move-then = From then on, open this link on the other device, on a phone by scanning the code:
move-network = On a device in the same network, open this link instead, on a phone by scanning the code:

# Refusals.

problem-title = That did not work
problem-not-found = There is nothing at this address. Perhaps the link was cut short.
problem-stale = The game has moved on. This is where it stands now.
problem-not-your-turn = It is not your turn.
problem-not-your-seat = You do not sit there.
problem-full = That seat is taken.
problem-no-such-seat = With { $count } players there is no such seat. Please choose another.
problem-options = These options do not work together. Please change one of them.
problem-illegal = The rules do not allow this now.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-waiting = The game has not begun yet.
problem-beginning = Everybody is here, and the game is about to begin. Please wait a minute.
problem-called-off = This table was called off.
problem-nothing-to-reveal = You have nothing to reveal now, or it is too late.
problem-other-entropy = This is not what you committed to.
problem-undo-draw = This cannot be undone: something has been drawn or revealed since.
problem-undo-nothing = You have nothing to undo.
problem-no-advice = There are no hints at this table: they were not allowed when it was made.
problem-busy = Too many requests. Please wait a little.
problem-too-many-tables = You have made many tables in a short time. Please wait a little.
problem-too-many-bot-tables = You have reached the limit of tables with only computer players. Wait until one of these games is over.
problem-tables-of-a-day = You have made as many tables as a guest may in one day. Go on with one of them, or come back tomorrow.
problem-too-long = That is too long.
problem-too-slow = This took too long. Please check whether it went through before you try again.
problem-bad-request = This request could not be understood.
problem-cross-site = This request came from another site and was not carried out.
problem-leaving = This server is about to stop. Please try again in a moment.
problem-store = It could not be saved, and nothing was changed. Please try again.
problem-unknown = It is not known whether this was saved. Please look at the table again before you repeat it.
problem-used-link = This link has already been used, or it is too old.
problem-internal = Something went wrong on our side. Nothing was changed.

# Reviews.

review = Review
review-of = Review – { $table }
review-under-way = The game is being reviewed
review-progress = { $done } of { $all } positions done.
review-leave = You can leave this page: what is done is kept.
review-ways = What next
review-how = Every decision was judged by what its player knew at the time. A player’s chance is the share of the win they can expect; the cost of a move is how much it lowered that chance compared with the best move. Accuracy compares these costs with those of computer players of every level. Luck is how far the draws between two decisions moved the chances.
luck = Luck and skill
skills = Where your decisions cost most
skills-about = The share of the win that a decision gave away on average, from your reviewed games, the costliest kind first.
skills-games = { $count ->
    [one] 1 reviewed game
   *[other] { $count } reviewed games
}
skills-of = { $name }: average cost by kind of decision
skills-kind = Kind of decision
skills-count = Decisions
skills-average = Average cost
curve = Win chance
curve-of = { $name }, in %
curve-about = The table of moves shows the same numbers.
turns = Move by move
verdict = This move
verdict-best = There was no better move.
next-mistake = Next mistake
from-here = Play from here
from-here-about = A new table starts from this position. Anything not yet drawn is drawn afresh.
hint = Hint
hint-more = Show the move
retry-title = Find the better move
retry-task = { $name } to move. What would be better?
retry-played = { $action } was played ({ $share }).
retry-best = That is the best move.
retry-good = That is as good as the best move, or nearly.
retry-also = By a hair the best: { $action }.
retry-same = That is what was played. Not the best: try something else.
retry-chance = { $name }’s chance with it: { $tried }. With the best move: { $best }.
retry-next = Next position
retry-slip = Not the best, but only a little worse. Try again.
retry-mistake = Not the best: clearly worse. Try again.
retry-blunder = Not the best: much worse. Try again.
retry-show = Show the solution
retry-solution = The solution
line = The better line
line-likely = Perhaps then, move by move on the board:
line-best = Best play continues, move by move on the board:
line-could = What could have happened
line-at = This was not played. Move { $number } of { $all } – { $move }
line-see = See what could have happened
line-ends-luck = The line ends here: what comes next is up to luck.
line-ends-hidden = The line ends here: what comes next depends on what was hidden.
line-leave = Back to the game
ladder = Typical accuracy
ladder-about = Measured in this game, by the same kind of review.
plays-like = Typical of: { $player }
plays-too-little = Too few decisions to compare with the levels
random-moves = Random moves
points-at-the-end = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
autoplay = Play

# What happened, what is asked, what things are.

offer-count = { $count ->
    [one] way
   *[other] ways
}
told-since = Since your last turn
told-this-turn = This turn so far
told-your-turn = Your last turn
told-so-far = So far
told-last = The last turns
told-end = The last move
told-nothing = Nothing yet.
show-again = Show again
show-skip = Skip
show-next = Next
show-line = Show line { $number } again
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-step = By step
pace-once = At once
way = Parts of the turn
not-now = not now
not-now-card = Not now.
what-is = What is?
what-rules = In the rules
rules-here = The rules for this moment
legend = Signs
keys-hint = Ask for a hint.
keys-what = Explain the selected item; press again to keep the card open.
keys-again = Show the last turns again.
goal = { $game } in three sentences
goal-never = do not show again
watching = You are watching.
undo-declined = { $name } does not want to take that back.
sending = Your move is on its way.
silent = Nothing is arriving at the moment. Trying again …
why-over = Why the game is over
away = away
back-again = is back
seat-thinking = thinking
seat-left = in place of a player who left
seat-left-by = in place of { $name }, who left
board = Board
players-here = Players

# Lessons.

home-learn = { $minutes ->
    [one] Learn in a minute
   *[other] Learn in { $minutes } minutes
}
home-learn-on = Go on with the lesson
home-learn-again = Lessons
learn-title = Learn { $game }
learn-lesson = Lesson
learn-length = { $steps ->
    [one] One step
   *[other] { $steps } steps
}, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
learn-begin = Begin
learn-continue = Go on
learn-repeat = Once more
learn-glossary = Words
learn-step-of = Step { $number } of { $all }
learn-minutes-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
learn-done-of = { $done } of { $all } done.
learn-done = done
learn-next = Next step
learn-end = All lessons
learn-first-game = First game: the Apprentice
learn-show = Show me
learn-try = Try it yourself
learn-skip = Skip
learn-teaches = What this step teaches
learn-words = Words so far
learn-steps = All steps
learn-leave = You can leave at any time. Your place is kept on this device.
learn-anew = A new position.
learn-lit = Only what matters here is lit. Each choice shows what it would do.
learn-shown = It is marked on the board.
learn-points = Your score would go from { $before } to { $after }.
learn-again = Try another.

# Puzzles.

nav-puzzles = Puzzles
home-puzzle = Solve one
puzzles-about = A position from a real game, and one move that is clearly better than all others. Find it.
puzzles-solved = { $done } of { $all }
puzzle-number = Puzzle { $number }
puzzle-question = Which move is best?
puzzle-behind = { $points ->
    [one] You are one point behind. Which move is best?
   *[other] You are { $points } points behind. Which move is best?
}
puzzle-level = The scores are level. Which move is best?
puzzle-ahead = { $points ->
    [one] You are one point ahead. Which move is best?
   *[other] You are { $points } points ahead. Which move is best?
}
puzzle-you = You are { $seat }, and it is your turn. One move is clearly better than all others.
puzzle-try = Point at a move to see what it does right away, then play it.
puzzle-difficulty = Difficulty { $number } of { $all }
puzzle-streak = { $count } in a row
puzzle-streak-ended = Streak ended at { $count }
puzzle-how = How puzzles work
puzzle-how-tries = You know what that player knew. A wrong try shows what it costs; then you can try again.
puzzle-how-level = Solve it at the first try and the next one is harder. Your results are kept on this device.
puzzle-cost = What it costs
puzzle-cost-about = Your chance of winning, as a long search sees it. Your try gives { $lost } away.
puzzle-instead = Your chance of winning: { $tried } instead of { $best }.
puzzle-yours = Your try
puzzle-best = Best move
puzzle-why = What it is worth
puzzle-glance = At first sight: { $action }
puzzle-answer = Best: { $action }
puzzle-values = Your chance of winning, as a long search sees it.
puzzle-right = Yes: { $action }.
puzzle-was = The answer: { $action }.
puzzle-next = Next puzzle
puzzle-play = Play the line
puzzle-back = Back to the position
puzzle-line-at = Move { $number } of { $all }
puzzle-last = Your last ten
puzzle-last-first = { $count } of { $all } at the first try
puzzle-first = solved at the first try
puzzle-later = solved later
puzzle-missed = not solved yet
puzzle-shown = answer shown
puzzle-your-level = Your level
puzzle-level-of = { $number } of { $all }
puzzle-level-about = It rises when you solve at the first try, and falls when you do not.

# The daily deal.

daily = Daily deal
daily-title = Daily deal, { $date }, { $game }
daily-about = One deal a day for each game: the same draws and the same seat for everybody here. Your first try counts.
daily-home = The same draws for everybody, once a day. Can you beat the vizier?
daily-date = { $day } { $month }
daily-month = { $month } { $year }
daily-months = January, February, March, April, May, June, July, August, September, October, November, December
daily-weekdays = Mo, Tu, We, Th, Fr, Sa, Su
daily-against = Against { $name }
daily-against-player = { $count ->
    [one] Against the vizier
   *[other] Against { $count } viziers
}
daily-same = Everybody who plays it gets the same seat and the same draws. Afterwards you see what the vizier made of your seat.
daily-rules = Your first try counts: no hints, nothing taken back, and it has to be finished by midnight UTC. You may leave and come back.
daily-play = Play today’s deal
daily-go-on = Go on playing
daily-practise = Practise it
daily-see = See the results
daily-to-today = Today’s deal
daily-next-in = Next deal in { $hours } h { $minutes } min.
daily-counts = What counts
daily-first = Your first try counts.
daily-first-about = Everything after it is practice. We know you by a cookie: whoever clears it is a new visitor, so don’t take the list too seriously.
daily-shuffled = Who shuffled?
daily-shuffled-about = This server alone, for everybody alike; no player adds anything. It seals a deal the day before and opens the seal at midnight UTC. The seal shows that nothing was swapped afterwards, not that nobody picked a deal they liked. Once the day is over, anyone can check every result here.
daily-seals = The seals
daily-sealed = This deal was sealed on { $date } at { $time } UTC.
daily-sealed-late = This deal was sealed late, on { $date } at { $time } UTC: the server was not running the day before.
daily-seal = Seal of this deal
daily-seal-next = Seal of tomorrow’s deal
daily-seals-about = A seal is the fingerprint of the secret that all draws follow from. Note it, and compare it with the record when the day is over.
daily-others = Other deals today
daily-not-yet = not played yet
daily-under-way = under way
daily-resigned = resigned
daily-you = You
daily-you-won = You won by { $points }.
daily-you-level = You finished level.
daily-you-lost = You lost by { $points }.
daily-you-resigned = You resigned.
daily-player = The vizier in your seat
daily-player-won = In your seat, the vizier won by { $points }.
daily-player-level = In your seat, the vizier finished level.
daily-player-lost = In your seat, the vizier lost by { $points }.
daily-player-waits = The vizier is still playing your seat. Its result appears here when it is done.
daily-seat = seat: { $seat }
daily-rank = place { $rank } of { $count }
daily-points = { $own } to { $best } · version { $version }
daily-version = version { $version }
daily-better = { $count ->
    [one] 1 point better than the vizier.
   *[other] { $count } points better than the vizier.
}
daily-worse = { $count ->
    [one] 1 point behind the vizier.
   *[other] { $count } points behind the vizier.
}
daily-equal = As good as the vizier.
daily-streak = { $days ->
    [one] Ahead of the vizier for one day.
   *[other] Ahead of the vizier { $days } days in a row.
}
daily-chart = { $count ->
    [one] One result by margin: from { $least } to { $most }, with the vizier’s.
   *[other] All { $count } results by margin, from { $least } to { $most }, with the vizier’s.
}
daily-chart-own = You { $margin }
daily-chart-player = Vizier { $margin }
daily-share = Share it
daily-share-about = gives nothing away
daily-share-text = Text to share
daily-share-note = No moves and no draws, so friends can still play it.
daily-share-head = Akhet daily · { $game } · { $date }
daily-share-own = me
daily-share-player = vizier
daily-copy = Copy the text
daily-results = Results
daily-results-today = Results today
daily-results-later = You see the results as soon as your own first try is over.
daily-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One visitor has finished it.
   *[other] { $count } visitors have finished it.
}
daily-all = { $count ->
    [one] The only result
   *[other] All { $count } results
}
daily-place = Place
daily-name = Player
daily-score = Score
daily-margin = Margin
daily-is-you = you
daily-nameless = A visitor
daily-calendar = Your margin less the vizier’s. Any past deal can still be played for practice.
fair-deal = Deal
fair-deal-commit = The day before, the server drew a secret for this deal and showed its fingerprint. From then on it could not change the secret without being found out.
fair-deal-entropy = Nobody else puts anything in, so that everybody gets the same deal. The server could have tried secrets until it liked one.
fair-deal-draw = Every draw is computed from the secret, from the name of the deal and from its number, and from nothing else. So the same draw is the same at every table of the deal.
fair-deal-reveal = When the day is over, the secret is shown. Anyone can repeat every draw.
problem-first-try = This is your first try at the daily deal: no hints, and nothing is taken back.
problem-sealed = This belongs to a daily deal whose day is not over yet. Until midnight UTC, only those who sit at the table can see it.

# Accounts.

account = Account
account-name = Name
    .about = Three to twenty letters and digits of one script. It has to differ from everybody else’s at a glance.
account-password = Password
    .about = Ten characters or more. A few words in a row are fine.
account-password-present = Current password
account-password-change = Password
    .about = All other browsers are signed out.
account-mail = E-mail, if you like
    .about = So that whoever runs this place can send you a link when you cannot sign in any more.
account-mail-change = E-mail
account-rename = Name
    .about = You can change it once a month. Nobody else gets the old one for a year.
account-rename-from = You changed your name recently. You can change it again from { $date }.
account-since = Here since { $month }
account-suspended = Your account is suspended until { $date }. Until then you can look on, but not play.
account-ends = This account will be deleted on { $date }.
account-stay = Keep the account
account-end = Delete the account
    .about = After seven days your name, your ways to sign in, your e-mail and what you have learnt are deleted for good. Your games stay, without your name. Nobody gets the name again.
account-end-ask = Delete …
account-end-yes = Delete after seven days
sign-up = Create an account
sign-up-about = You play as a guest now. An account takes over exactly this guest: nothing starts again.
sign-up-do = Create the account
sign-up-kept = We keep your name, your way of signing in and your games. We keep no IP address, and nothing goes to anybody else.
sign-up-along = What comes along
sign-up-none = Without an account you can go on as a guest. A guest lives in this browser: once its data is cleared, the guest is gone.
sign-up-has-one = You have an account already?
along-running = { $count ->
    [one] 1 running game: your seat stays yours
   *[other] { $count } running games: your seats stay yours
}
along-over = { $count ->
    [one] 1 finished game with its review
   *[other] { $count } finished games with their reviews
}
along-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
along-steps = { $count ->
    [one] 1 step of a lesson
   *[other] { $count } steps of lessons
}
along-settings = Your settings
sign-in = Sign in
sign-out = Sign out
sign-in-first = That needs an account. Once you are in, you go on where you wanted to go.
sign-in-none = No account yet?
sign-in-code = I have lost my password
    .about = Take one of the eight recovery codes that you were given, and choose a new password. Each code works once, and all other browsers are signed out.
sign-in-device = With a code from another device
    .about = Where you are signed in already, open your account and ask for a code.
sign-in-device-here = This device is about to be signed in.
recovery-code = Recovery code
device = Another device
    .about = A code lets you sign in on a phone or another computer without typing the password.
device-make = Show a code
device-code = One-time code
    .about = Scan this, or choose “With a code from another device” there and type the code. It works once, within five minutes. Whoever has it is signed in as you.
codes = Recovery codes
codes-about = With one of these and your name you can sign in and choose a new password, whatever else you have lost. Put them somewhere safe, on paper if you like: they are shown only now.
codes-kept = They are stored in such a way that nobody can read them, not even whoever runs this place.
codes-done = I have put them somewhere safe
codes-left = { $count ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $count } are left.
}
codes-make = Make eight new ones
sessions = Signed-in browsers
session-this = This browser
session-nameless = A browser
session-end = Sign out
session-end-named = Sign out { $name }
sessions-end = Sign out all others
bring = Bring your games along?
bring-about = { $count ->
    [one] You have played 1 game as a guest in this browser. Shall it belong to your account from now on?
   *[other] You have played { $count } games as a guest in this browser. Shall they belong to your account from now on?
}
bring-learnt = You have learned or solved something as a guest in this browser. Shall your account have it from now on?
bring-yes = Bring them along
bring-no = Leave them with the guest
reset = New password
reset-about = Choose a new password. All other browsers are signed out.
me-account = You are signed in as { $name }.
name-deleted = deleted
reserved-names = Akhet, Admin, Administrator, Operator, Moderator, Guest, Deleted, Nobody, Computer, Support
denied-name-length = A name has three to twenty characters.
denied-name-signs = A name has only letters and digits, with single spaces, hyphens, apostrophes, full stops or underscores between them.
denied-name-scripts = All letters of a name have to be of one script, so that nobody takes it for another name.
denied-name-reserved = This name belongs to a computer player, a seat or the place itself. Please choose another.
denied-name-unwanted = This name would hurt others. Please choose another.
denied-name-taken = Somebody has this name, or one that looks like it. Please choose another.
denied-name-lately = You can change your name once a month.
denied-password-short = A password has ten characters or more.
denied-password-long = This password is too long.
denied-password-common = This is one of the first passwords that somebody would try. Please choose another, such as a few words that do not belong together.
denied-mail = This does not look like an e-mail address.
denied-wrong = What you entered is not correct. Try again, or use a recovery code.
denied-too-often = Too many tries. Please wait a quarter of an hour, or use a browser in which you were signed in before.
denied-used-pass = This code has already been used, or it is too old.
denied-has-account = This guest has an account already. Please sign in.
problem-suspended = Your account is suspended: you can look on, but not play. Your account says until when.
problem-signed-out = You are not signed in any more. Please sign in again.
# Passkeys.

passkey-with = With a passkey
passkey-or = or
sign-in-passkey = No name needed
sign-up-passkey = Fingerprint, face or PIN of this device
passkeys = Passkeys
    .about = With a passkey you sign in by the fingerprint, face or PIN of a device, without a name or a password. It opens your account only under the address where it was made.
passkey-since = For { $host }, since { $date }
passkey-add = Add a passkey
passkey-remove = Remove
    .about = All other browsers are signed out.
passkey-instead = Or leave this empty, and confirm with a passkey.
passkey-proof = You confirm this with a passkey.
passkey-scripts = Passkeys need scripts. Without them you can sign in with a recovery code, which gives the account a password.
passkey-elsewhere = You confirm this with a passkey for { $host }. Open this page there, or sign in with a recovery code, which gives the account a password.
passkey-cancelled = No passkey was used: it was cancelled or took too long, or there is none for this place here.
passkey-known = This device has a passkey for your account already.
passkey-failed = This did not work. Try again, or choose another way.
denied-passkey-elsewhere = Browsers have passkeys only where the address begins with https.
denied-passkey-late = This took too long, or was sent twice. Please try again.
denied-passkey-wrong = This passkey opens no account here. Try another one, or choose another way.
denied-passkey-copied = This passkey was refused: it looks as if there were a copy of it. Choose another way, and remove it in your account.
denied-passkey-last = This is the last way to sign in to your account, so it cannot be removed.
denied-passkey-many = An account has at most twenty passkeys. Remove one first.
privacy-passkeys = With a passkey
    .about = Of a passkey we keep what is public of it, the address for which it is, and when and in which browser it was made. Its secret stays on your device.

privacy = Privacy
privacy-guest = As a guest
    .about = A guest is a random number in a cookie of your browser. We keep the name that you enter at tables, your games, and what you have learnt and solved. Your settings stay in your browser.
privacy-account = With an account
    .about = We also keep your account’s name, a hash of your password from which it cannot be recovered, hashes of your recovery codes, which browsers are signed in and since when, and your e-mail address if you enter one. A browser is known by what it calls itself, such as “Firefox, Linux”. We keep whom you follow and what you were invited to, and when you were here last only as long as you let friends see it. If you choose quiet hours or a vacation, we keep your time zone, these hours and how many days you have left; whoever plays with you sees until when you are on vacation. If you want notices, we keep where they go and whether the last one got there, and send them there: to the address that you enter, to your mail, or by the vendor of your browser.
privacy-played = Games
    .about = Games are kept. Whoever knows the address of a table can look at it, and everybody can find open tables. How a rated game ended is kept with an id for each account, because the ratings of others follow from it; once an account is deleted, nothing says whose id it was.
privacy-games = Public tables
    .about = A finished game of a public table can be looked up by everybody: the game and its options, the day, the points and the result, with the names of accounts and their ratings at the time. Nothing is kept there about guests. Whoever runs this place may pass a month of these games on, with a number in place of each name.
privacy-not = What we do not keep
    .about = No IP addresses. To stop people from guessing passwords, we keep a hash of the address for one day; without a secret key it means nothing. Nothing is sent to anybody else, and nothing is loaded from anywhere else.
privacy-rights = What you can do
    .about = You can change your name, change or remove your e-mail address and sign out any browser at any time. You say who sees your profile, and you can take everything along in one archive. You can delete your account: after seven days, in which you can think better of it, everything that says who you are is gone.
privacy-operator = Who runs this place
privacy-contact = You can reach whoever runs this place here: { $contact }
privacy-no-contact = Whoever runs this place has not said how to reach them.

# Ready-made phrases at tables.

phrases = Phrases
phrases-said = What was said
phrases-by = { $name }:
phrases-left = A player who left
phrases-off = Switch phrases off
    .about = Nobody can say any here then, you are not shown those from before, and everybody sees that you switched them off.
phrases-on = Switch phrases on
phrases-quiet-own = You have switched phrases off at this table. Until you switch them on again, nobody can say any here, and you are not shown those from before.
phrases-quiet-by = { $count ->
    [one] { $names } has switched phrases off: nobody can say any here now.
   *[other] { $names } have switched phrases off: nobody can say any here now.
}
phrases-mine = Phrases at my tables
    .about = People at a table can say ready-made phrases such as “Hello!” to each other. If you switch them off here, nobody can say any at the tables where you sit down from now on, and everybody there sees that you switched them off. You can change that at each table.
phrases-may = On
phrases-may-not = Off
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-misclick = Sorry, a misclick.
phrase-again = Another game?
problem-alone = There is nobody else at this table to talk to.
problem-quiet = Somebody at this table has switched phrases off.
problem-said-again = You said the same a moment ago. Please wait a little.
problem-said-too-much = You have said much in a short time. Please wait a minute.
privacy-phrases = What is said at tables
    .about = People at a table can say ready-made phrases to each other, and nothing in words of their own. The last fifty are kept with the table, with who said them and when, and everybody who can look at the table can read them. Records and archives have none of them.
# Blocks, reports, and those who run the place.

problem-apart = You cannot sit at this table with these people.
problem-too-many-blocks = You have blocked as many people as anybody can. Unblock somebody first.
problem-too-many-reports = You have reported as much as anybody can in one day. Come back tomorrow.
problem-reported = You have reported this already, and it will be looked at.
problem-decided = Somebody else has decided this in the meantime. Nothing was changed.
problem-answered = You have answered this already.
problem-no-account = That is only possible for an account, and this is a guest.
company = People at this table
company-link = Block or report
company-about = Whoever you block cannot sit at a table with you any more; tournaments keep you apart as far as they can. You stop following each other, and neither sees the other’s open tables or profile. They are not told. Games under way go on.
company-back = Back to the table
company-nobody = Nobody else sits here whom you could block or report.
company-blocked = You have blocked this person.
company-reported = Your report was noted and will be looked at. You find it under “Reports and decisions”.
block = Block
block-name = Block somebody by name
block-nobody = Nobody with an account has this name.
unblock = Unblock
unblock-named = Unblock { $name }
blocks = Blocked people
blocks-about = You never sit at a table with anybody in this list, except in tournaments that you have both entered: a round robin lets everybody meet everybody, and a Swiss tournament pairs you only if there is no other way. You do not follow each other, and neither sees the other’s open tables or profile. They are not told.
blocks-none = You have not blocked anybody.
blocks-since = Since { $date }
report-ask = Report …
report-why = What is it about?
report-note = What happened, if you like
report-about = Whoever runs this place sees what you write, the table and the names at it. The person you report does not learn who did it from us.
report-do = Report
reason-name = The name
reason-phrases = Too many phrases
reason-stalling = Lets others wait on purpose
reason-leaving = Leaves games
reason-cheating = Cheats
reason-other = Something else
decisions = Reports and decisions
decisions-new = Whoever runs this place has decided something about you.
decisions-none = Nothing was decided about you.
decisions-read = I have read this
decision-reason = It was about: { $reason }.
decision-words = Message of whoever runs this place:
decision-answered = Your answer:
decision-answer = Your answer; you can answer once
decision-answer-do = Answer
decided-dismissed = There was nothing to do.
decided-warned = You have been warned.
decided-renamed = You have been given another name.
decided-suspended = Your account is suspended until { $date }: until then you can look, but not play.
reported = What you have reported
reported-open = Will be looked at
reported-dismissed = We have looked at it and found nothing to do
reported-done = We have looked at it and done something about it
operator = Running the place
operator-queue = Reports
operator-people = Accounts
operator-tables = Tables
operator-log = Log
operator-last = Done last
operator-no-acts = Nothing has been done yet.
operator-no-reports = There is nothing to read.
operator-answered = answered
operator-open = Open
operator-open-named = Open: { $name }, { $reason }
operator-machine = at the machine itself
operator-guest = a guest
operator-nobody = nobody: it was decided without a report
operator-days = Days
operator-new-name = New name
operator-suspended = Suspended until { $date }
operator-find = Find
operator-not-found = Nobody has this name.
operator-sessions = { $count ->
    [one] Signed in by 1 browser.
   *[other] Signed in by { $count } browsers.
}
operator-is = May run the place.
operator-lift = End the suspension
operator-link = This link sets a new password, once within a day. Pass it on to nobody but the owner of the account.
operator-reset = Makes a link by which whoever has it sets a new password. You are asked to show that it is you.
operator-reset-do = Make a link
operator-table = Address of the table
operator-end = End the table
    .about = The game stops here and counts for nobody; a table that still waits for people is called off.
operator-end-do = End the table
report-of = Report about { $name }
report-reason = About
report-when = When
report-by = By
report-person = Account
report-table = To the table
report-seen = Names at the table
report-said = Phrases at the table
report-others = Reports about this person
report-answer = Answer
report-heard = I have read it
decide = Decide
decide-what = What to do
decide-guest = A guest has no account, so there is nothing to rename or suspend.
decide-words = What the person is told
decide-do = Save the decision
decided = Decided
verdict-dismiss = Nothing
verdict-warn = Warn
verdict-rename = Give another name
verdict-suspend = Suspend
act-reset = Link to a new password
act-rename = Another name
act-suspend = Suspended
act-unsuspend = Suspension ended
act-note = Note
act-operator = May run the place
act-no-operator = May not run the place any more
act-dismiss = Nothing to do
act-warn = Warned
act-end = Table ended
act-read = Answer read
ended-early = This game was ended
ended-early-note = Whoever runs this place has ended it. It counts for nobody.
privacy-reports = Blocks and reports
    .about = We keep whom you have blocked, what you report and what was decided about it, with the names at the table. Whoever you block or report does not learn it from us. All of it goes when an account is deleted.
privacy-kept-days = { $count ->
    [one] Here, finished tables at which nobody has an account are deleted after 1 day.
   *[other] Here, finished tables at which nobody has an account are deleted after { $count } days.
}
# Profiles, friends and invitations.

profile-own = Your profile
profile-nothing = No finished games yet.
profile-friends = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
profile-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
profile-results = won { $won }, drawn { $drawn }, lost { $lost }
profile-rank = place { $rank }: { $count }×
profile-rank-of = Rank { $rank } of { $of }
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-parts = Where the points come from
    .about = { $count ->
        [one] One game, beside the average of the others at the same table.
       *[other] The average of { $count } games, beside that of the others at the same tables.
    }
profile-parts-you = You
profile-parts-they = This player
profile-parts-others = Others
profile-costs = What a decision costs: { $game }
    .about = Less is better: how much of the win was given away on average.
profile-learnt = Learned
profile-lessons = { $all ->
    [one] { $done } of 1 lesson
   *[other] { $done } of { $all } lessons
}
profile-list = Finished games
list-pages = Pages: { $list }
list-before = Previous page
list-after = Next page
profile-somebody = somebody
trophies-won = { $won } of { $all } won
trophy-won = won by { $margin }
trophy-won-level = won
trophy-lost = at best { $margin }
trophy-untried = Not tried yet: { $count }
friends = Friends
friends-about = Friends are people who follow each other. Follow somebody by name; if they follow you as well, you see what they show to friends and can invite each other.
follow-name = Name
follow = Follow
follow-named = Follow { $name }
follow-refused = Nobody with this name can be followed.
unfollow = Stop following
unfollow-named = Stop following { $name }
remove = Remove
remove-named = Remove { $name } from those who follow you
followed = You follow
followed-none = Nobody yet.
followers = They follow you
friend = friend
here-now = here now
here-today = here today
seeing = Who sees what
seeing-profile = Who sees your profile?
seeing-everybody = Everybody
    .about = With or without an account.
seeing-friends = Friends
    .about = Those whom you follow and who follow you.
seeing-nobody = Nobody
    .about = Only you. To others it looks as if there were no such page, and you are on no leaderboard.
seeing-here = When you were here
    .about = Friends may see whether you are here now or were here today. Otherwise it is not kept at all.
invite-friends = Invite one of your friends here
    .about = A friend whom you invite to this table finds the invitation on the next page they open. ({ $game })
invite-no-friends = You have no friends here yet: people who follow each other.
invite-do = Invite
invite-named = Invite { $name }
invite-sent = invited
invite-back = Back to the table
invite-refused = This invitation could not be sent: friends alone can be invited, and only some in a day.
invitations = Invitations
invited = { $name } invites you to a table: { $game }
invited-look = Have a look
invited-decline = No, thanks
take = Download my data
take-readme =
    This is what Akhet keeps of you.

    account.json: your account, your passkeys, the browsers that are signed in, whom you follow and who follows you, invitations and challenges, whom you have blocked, what you have reported, your quiet hours and vacation (in milliseconds), your settings.
    lessons.json, puzzles.json, daily.json: what you have learned and solved, and your first tries at daily deals.
    ratings.json: your rating in each game, and what it was after each of your last games.
    tournaments.json: the tournaments that you have entered or made, with your rank and points.
    plans.json, phrases.json: what you have planned at tables, what you have said there, and where you want no phrases.
    results.json: your finished games ({ $count }), with seats and points. Seats are counted from 0, times in seconds since 1970 (UTC).
    games: the record of each of these games. “akhet replay FILE” shows it, “akhet verify FILE” checks its draws.

    Games that are still going on are left out, because a record would tell what is hidden.
phrases-switched-off = (switched phrases off)
phrases-switched-on = (switched phrases on again)
operator-report = The report
operator-end-sure = This cannot be undone.
denied-code = The name and the code do not belong together, or the code has been used.
sign-in-code-do = Save the new password and sign in
decision-sent = Your answer has been sent. Whoever runs this place will read it.
codes-copy = Copy the codes
followed-alone = does not follow you
follower-alone = you do not follow them
friends-invite = To invite a friend, start a table with somebody by link: while it waits, it offers to invite your friends.
follow-refused-self = That is you.
follow-refused-many = You follow 200 people already; stop following somebody first.
problem-no-profile = There is no such profile, or it is not shown to you.
said-saved = Saved.
said-password = You have a new password, and every other browser is signed out.
said-out = You are signed out.
profile = Profile
profile-points = Points: { $own }; the others: { $others }
profile-rated = rating { $change }
said-invited = Your friend is invited.

# How much time there is.

clock = Time left
tempo = Time
    .help = Only the clock of the player to move runs. With days, each player also has a reserve worth three turns.
tempo-none = As long as you like
tempo-live = { $minutes } min + { $seconds } s a turn
tempo-short = { $bank } s + { $seconds } s a turn
tempo-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
tempo-own = Your own
tempo-minutes = Minutes per player
tempo-seconds = Extra seconds per turn
tempo-claim = A player who runs out of time may go on until somebody calls time
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-days-short = d
time-hours-short = h
time-minutes-short = min
clock-minute = You have one minute left.
clock-ten = You have ten seconds left.
claim = Call time
claim-about = The time is up. You can wait, or call time and win.
problem-time-up = Your time is up.
problem-not-up = The time is not up.
waits = { $count ->
    [one] { $count } turn waits
   *[other] { $count } turns wait
}
waits-key = The next game that waits for you (n)
claim-about-more = The time is up. You can wait, or call time: then a computer player takes the seat.
claim-own = Your time is up. You may go on until somebody calls time.
seat-timed-out = in place of a player who ran out of time
seat-timed-out-by = in place of { $name }, who ran out of time
won-on-time = { $winner } wins: { $name } ran out of time
won-resigned = { $winner } wins: { $name } resigned

# Rated games.

rated = Rated
    .help = The result changes everybody’s rating. Seats are drawn, a clock runs, and there are no hints, no coach and no undo.
rated-sign-in = A rated game is for people with an account: sign in or sign up first.
rated-agreed = This game is rated: its result changes your rating. There are no hints, no coach and no undo, and whoever leaves or runs out of time comes last.
problem-rated-help = This game is rated: no hints, and nothing is taken back.
problem-rated-seat = This game is rated, so your seat stays with your account. Sign in on the other device to play on there.
unrated-no-account = In a rated game, everybody needs an account. Sign in first.
unrated-unknown-strength = A rated game is for people and for computer players whose strength was measured.
unrated-alone = A rated game needs two players, at least one of them a person.
unrated-no-clock = A rated game needs a clock. Choose how much time everybody has.
unrated-claimed = In a rated game, running out of time ends it at once: nobody has to call time.
unrated-hints = There are no hints in a rated game.
unrated-chosen-seats = The seats of a rated game are drawn.
unrated-one-device = A rated game is not played on one device: everybody plays with an account of their own.
unrated-continued = A rated game begins at the beginning, not at a position of another game.
unrated-edition = A rated game is played with the usual numbers, not with another edition.
unrated-no-entropy = In a rated game, at least one player has to add something to the draws. Type any words before you sit down.
problem-rated-later = You have left or run out of time in several rated games lately. { $minutes ->
    [one] You can play the next one in { $minutes } minute.
   *[other] You can play the next one in { $minutes } minutes.
} Games that you finish shorten the wait.
provisional = provisional
stake = At stake
stake-own = Your rating
stake-won = If you win
stake-lost = If you lose
stake-tied = If you tie
stake-range = { $least } to { $most }
stake-range-about = It depends on whom you beat.
stake-unknown = What you can win and lose is shown here once the other players are known.
stake-about = Seats are still to be drawn, so these are averages over all of them. Leaving and running out of time count as last place.
rated-result = Ratings in { $game }
rated-before = Before
rated-after = After
rated-change = Change
rated-uncounted = This game will be counted in a moment.
rated-abandoned = This game was ended early, so it changes no rating.
rated-too-short = Somebody had fewer than two turns, so this game changes no rating.
rated-pair-too-often = Only six games a day between the same two people count, so this one changes no rating.
rated-computer-too-often = Only five games a day against the same computer player count, so this one changes no rating.
rated-unreadable = This game could not be counted, so it changes no rating.
rated-luck = The rating of { $name } changed by { $change }: { $play } by play, { $luck } by luck.
rated-luck-review = A review says how much of this was luck and how much was play.
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-numbers = In numbers
rating-fitted = Once a day all ratings are worked out anew from all games, so yours changes a little without a game of yours.
rating-day = Day
profile-finishes = finishes { $percent }% of rated games ({ $count } so far)
leaders = Leaderboard
leaders-of = Leaderboard: { $game }
leaders-games = Games
leaders-place = Place
leaders-name = Player
leaders-rating = Rating
leaders-count = Games against people
leaders-none = Nobody is here yet.
leaders-about = This lists everybody who has played ten rated games against people and whose rating is known to ±150. The order is that of the rating minus half of its ±, so that a lucky week counts for less than a good year.

# The lobby, where strangers meet.

lobby = Lobby
seek = Play now
seek-home = No opponent at hand? Say how you want to play, and you are paired with somebody who wants the same.
seek-paces = Time
seek-seats = Players
seek-any = Any rating, however far from mine
seek-any-short = any rating
seek-computers = Computer players may take the last seats after a minute, if everybody waiting agrees
seek-computers-short = computer players in the last seats
seek-counts = Rating
    .help = Rated games have no hints and no take-backs.
seek-either = rated or casual
seek-rated = rated
seek-casual = casual
seek-guest = Without an account you play casual games. Rated games need one.
seek-do = Find an opponent
seek-about = The search begins near your rating and widens every 15 seconds.
seek-bot = Play the computer
seek-friend = Invite a friend
seek-count = { $count } waiting
seek-puzzle = Solve a puzzle
seek-nothing = Please choose at least one number of players and one time limit.
seek-for-seats = players: { $seats }
seek-waited = Time waited
seeking = Looking for an opponent
seeking-between = Looking for an opponent, { $low }–{ $high }
seek-wider = { $seconds ->
    [one] In 1 second also { $low }–{ $high }.
   *[other] In { $seconds } seconds also { $low }–{ $high }.
}
seek-alone = Nobody else is waiting for this game at the moment.
seek-others = { $count ->
    [one] One other person is waiting for this game.
   *[other] { $count } other people are waiting for this game.
}
seek-stop = Stop looking
seek-sooner = To find somebody sooner, also accept
seek-stay = You keep your place on every page here. As soon as an opponent is found, you are taken to the table.
seek-arrived = An opponent was found, and the clock runs. Your other games wait under Tables.
seek-found = Opponent found: to the table
meanwhile = Meanwhile
meanwhile-bot = About as strong as you. Your place is kept.
meanwhile-play = Play { $name } while you wait
lobby-open = Open a table
lobby-only = Which games to show
lobby-all = All games
lobby-waiting = Waiting for you
lobby-stake = win { $most }, lose { $least }
lobby-stake-places = first { $most }, last { $least }
lobby-nobody = Nobody is seated yet
lobby-hints = Hints are allowed
lobby-seats = { $taken } of { $seats } seats taken
lobby-sit = Sit down
problem-paired = An opponent has been found for you. Sit down at the table, or leave it first.
dares = Challenges
dares-count = { $count ->
    [one] 1 challenge
   *[other] { $count } challenges
}
dare = Challenge
dare-named = Challenge { $name }
dare-game = Game
dare-seat = Who begins
dare-first = you begin
dare-last = your opponent begins
dare-rated = Rated: it needs a clock and random seats
dare-do = Send the challenge
dare-about = A challenge to a live game can be answered for ten minutes, others for three days. You are taken to the table as soon as it is accepted.
dare-refused = This challenge could not be sent. You may have sent too many today, or one of you is already waiting for the other’s answer.
dare-unlike = A rated game needs a clock, and its seats are drawn.
dare-left = to be answered within { $time }
dared = { $name } challenges you
dare-waits = You are waiting for an answer from { $name }
dare-declined = { $name } has declined your challenge
dare-accept = Accept
dare-decline = Decline
dare-withdraw = Withdraw
dare-asking = You are waiting for an answer to your challenge
said-challenged = Your challenge has been sent.
problem-lapsed = This challenge can no longer be answered.
watching-count = Looking on

# When nothing falls due: quiet hours and vacation, in games with days for a turn.

rest = Quiet hours and vacation
    .about = Both are for games with days per turn. Games with minutes are not affected.
rest-quiet = Quiet hours
    .about = Your time never runs out within these hours. If it would, it lasts until they end.
rest-quiet-unset = No quiet hours are set.
rest-quiet-once = At most twelve hours. You can change them once a day.
rest-quiet-from = You can change them again from { $time }.
rest-quiet-none = No quiet hours
rest-quiet-own = Your quiet hours
rest-from = From
rest-to = To
rest-zone = Time zone
rest-vacation = Vacation
    .about = For every { $earned } days with your account you get a day of vacation, and you can save up { $most }. Each day you take adds a day to your time in all your games with other people.
rest-vacation-stays = It begins at once and cannot be shortened. You can still play.
rest-until = You are on vacation until { $time }.
rest-days-left = { $count ->
    [0] You have no day of vacation right now. You earn one every twelve days.
    [one] You have one day of vacation left.
   *[other] You have { $count } days of vacation left.
}
rest-days = Days
rest-go = Go on vacation
rest-automatic = Before you run out of time
rest-automatic-on = Ten minutes before you would run out of time, a day of your vacation is taken, if you have one left.
rest-automatic-off = No vacation is taken when you are about to run out of time.
rest-automatic-stop = Never take a day automatically
rest-automatic-start = Take a day before I run out of time
rest-pace = A turn
rest-due = Due
rest-reserve = Reserve, { $name }
rest-away = { $name } is on vacation until { $time }.
rest-give = Give a day
    .about = Gives { $name } one more day for this turn
rest-given = { $name } has given a day.
rest-moment = { $date }, { $time }
rest-moment-utc = { $date }, { $time } UTC
problem-no-gift = You can give a day to another player whose turn it is, once in each of their turns, in games with days per turn.
problem-no-vacation = You do not have that many days of vacation.
problem-quiet-lately = Quiet hours can be changed once a day.
problem-bad-quiet = Quiet hours have a beginning, an end, at most twelve hours in between, and a time zone from the list.

# Planned replies: what somebody does if others decide what they expect.

plan = Planned replies
    .about = Choose what the others could do, and what you do then. Your reply is played by itself as soon as it comes to that, and only you know of it. No plan reaches past a draw.
plan-secret = Only you see this.
plan-make = Plan a reply
plan-drop = Remove this plan
plan-else = If anything else happens, you are asked.
plan-so-far = If this happens
plan-theirs = What could { $name } do?
plan-theirs-more = Or go on: what could { $name } do then?
plan-own = What do you do then?
plan-own-more = Or go on: what else do you do?
plan-ends = Nothing more can be planned from here: there is a draw next, or something that you would not see.
plan-keep = Keep this plan
plan-back = One step back
plan-leave = Back to the table
plan-you = You
problem-no-plan = This cannot be planned: you can plan what you do after visible decisions of others, while you wait for them, and up to the next draw.
problem-too-many-plans = You have twenty plans at this table. Remove one first.

# Tournaments.

tournament = Tournament
tournaments = Tournaments
tournaments-about = Everybody plays several rounds against opponents near their own score, or against everybody. The server pairs the players, seats them evenly and keeps the standings. Players need an account; anyone may look on.
tournaments-open = Open for entries
tournaments-running = Under way
tournaments-over = Finished
tournaments-none-open = No tournament is open for entries. Start one yourself: it takes a minute.
tournaments-none-running = No tournament is under way.
tournaments-none-over = No tournament has finished lately.
tournament-new = New tournament
tournament-name = Name
tournament-nameless = Please give the tournament a name.
tournament-format = Pairing
    .help = Swiss: players with equal points meet, for a set number of rounds. Round robin: everybody meets everybody.
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-rounds = Rounds
tournament-rounds-auto = As many as suit the number of players
tournament-smaller = Smaller tables when the numbers demand it
    .help = Otherwise players who do not fill a table sit out a round.
tournament-clock = Time in each round
    .help = In a live game, players have three minutes to come to their table. With days, they have as long as for a turn.
tournament-clocks = A different pace for some rounds
tournament-clock-round = Round
tournament-clock-same = as in the other rounds
tournament-round-pace = round { $number }: { $pace }
tournament-begins = Start
tournament-begins-maker = when I press “Begin”
tournament-begins-in = in { $time }
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
tournament-rated = Rated
    .help = Every game changes its players’ ratings: no hints, no coach and no undo.
tournament-listed = Listed for everybody
    .help = Otherwise only people with the link find it.
tournament-make = Create the tournament
    .about = You enter like everybody else, if you want to play. Up to 64 players can enter.
tournament-by = made by { $name }
tournament-entrants = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-you-are-in = You are in
tournament-is-open = Open for entries
tournament-begins-within = starts within { $time }
tournament-begins-by-maker = It starts when its maker begins it.
tournament-pairs = The first round is being paired.
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-is-over = The tournament is over
tournament-called-off = Called off
tournament-sit-within = Players who are not at their table within { $time } of the pairing forfeit the game.
tournament-to-table = Go to your table
tournament-see = See the game
tournament-sign-in = To enter, you need an account.
tournament-enter = Enter
tournament-blocks-swiss = If you have blocked somebody who plays here, or they have blocked you, you two are paired only if there is no other way.
tournament-blocks-robin = Everybody meets everybody here, blocked or not.
tournament-withdraw = Withdraw
tournament-withdraw-sure = You will not be paired again. A game you have not started yet is lost; one you are playing goes on.
tournament-you-are-out = You are not paired at the moment.
tournament-back = I’m back: pair me again
tournament-begin = Begin
tournament-call-off = Call the tournament off
tournament-call-off-sure = Nobody will be paired again. Games that are being played go on, but there will be no winner.
tournament-players = Players
tournament-nobody = Nobody has entered yet.
tournament-invite = Invite players
    .about = Anyone with an account can enter through this link.
tournament-link = Link to the tournament
tournament-pairings = Pairings, round { $number }
tournament-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} · { $finished } finished
tournament-gathering = not started
tournament-playing = playing
tournament-counted = over
tournament-won = { $name } won
tournament-tied = a tie
tournament-shared = first place shared by { $names }
tournament-nobody-won = nobody came
tournament-forfeit = forfeit
tournament-first = first place
tournament-bye = { $name } has a bye: one point
tournament-sits-out = { $name } sits out this round
tournament-bye-absent = { $name } gets a point, because { $absent } has left
tournament-standings = Standings
tournament-live = live: finished games are counted
tournament-counted-all = all games counted
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-met = Met
    .about = The points of everybody you played. The same score against stronger opponents counts for more.
tournament-beaten = Beaten
    .about = The points of everybody you beat, and half of those of everybody you tied with.
tournament-share = Share
    .about = Your part of all points scored in your games.
tournament-percent = { $percent }%
tournament-share-of = { $own } of { $all }
tournament-half = { $name } { $points } (half)
tournament-withdrawn = (withdrawn)
tournament-vanished = (did not come)
tournament-equal = Equal points?
    .about = Compare the columns from left to right. Players who are equal in all of them share a rank.
tournament-pairing-swiss = Pairing: players with equal points meet, nobody twice while that can be avoided, and seats are balanced. Whoever is left over gets one point, once.
tournament-pairing-robin = Pairing: everybody meets everybody, and seats are balanced.
tournament-sums = How everybody’s tie-breaks add up
tournament-to = Back to the tournament
tournament-called = Your tournament game is ready: to the table
tournament-table-about = This table belongs to a tournament. To give up the game before it starts, withdraw from the tournament.
called-off-tournament = Not everybody came to this table in time. Whoever came has won.
mark-won = won
    .short = W
mark-drawn = tied
    .short = T
mark-lost = lost
    .short = L
mark-placed = place { $place } of { $players }
mark-bye = bye
    .short = B
mark-forfeit = forfeited
    .short = F
mark-pending = still playing
    .short = …
mark-absent = not in this round
    .short = –
problem-tournament-closed = This tournament is no longer at that stage. The page shows how it stands now.
problem-tournament-full = This tournament is full: 64 players have entered.
problem-too-few-entrants = Not enough players have entered to fill a table.
problem-not-maker = Only the maker of this tournament can do that.
problem-not-entered = You have not entered this tournament.
problem-put-out = You missed two games of this tournament, so you are not paired any more.
problem-too-many-tournaments = You have made ten tournaments that are not over. Finish one or call one off first.
problem-of-tournament = This is a tournament game, so your seat stays yours. To leave, withdraw from the tournament.

# Programs: their tokens and their accounts.
tokens = Programs and tokens
tokens-about = A program that plays for you, or for a bot of yours, shows a token instead of a password. Whoever has a token can do what it allows, so treat it like a password, and end it here if it may have got into other hands. The documentation of the API says how to use it.
tokens-none = You have no tokens.
token-name = Name of the token
    .about = For yourself, so that you know later which program has it.
token-new = New token
token-for = Acts for
token-scope = Allowed
token-read = see your games
token-play = see your games and play
token-days = Valid for
token-days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
token-days-none = until you end it
token-make = Make a token
token-most = { $count ->
    [one] An account has at most { $count } token.
   *[other] An account has at most { $count } tokens.
}
token-made = made on { $date }
token-used = last used on { $date }
token-unused = never used
token-ends = valid until { $date }
token-ended = ended on { $date }
token-end = End
token-end-named = End { $name }
token-fresh = Your token
    .about = Copy it into your program now: it is not shown again, and nobody can read it from what is stored.
token-copy = Copy the token
token-done = I have copied it
programs = Your bots
programs-about = A bot has an account and ratings of its own, and its name says what it is. It has no password: its tokens, which you make above, are all there is. You answer for what it does. It plays by invitation or challenge, never with strangers from the lobby.
program-new = New bot
program-name = Name of the bot
    .about = It ends with “-{ $end }”, so that nobody takes it for a person.
program-make = Make a bot
program-which = Bot
program-end-ask = Delete a bot
program-end = Delete it for good
    .about = Its tokens end at once. Its games and results stay, without its name.
program-ending = is being deleted
program-of = A bot: it belongs to { $name }, who answers for it.
program-of-nobody = A bot.
program-dare = { $name } is a bot, so you will be playing against a program. If the game is rated, it changes your rating like any other.
program-dared = The challenger is a bot: you would be playing against a program.
program-accept-rated = Accept a rated game against a program
leaders-people = People
leaders-programs = Bots
leaders-kinds = Who is listed
leaders-programs-about = Bots of people who play here. They have ratings of their own and are not ranked among people.
denied-token-name = Give the token a name of at most 40 characters.
problem-garbled-token = This is not a complete token: some of it is missing or mistyped.
problem-unknown-token = This token is not valid, or no longer.
problem-no-token = This needs the token of an account, in the header “authorization”.
problem-of-program = A bot cannot do this.
problem-own-program = Bots of one owner play no rated games against each other or against their owner.
problem-read-only = This token can only look. Make one that may play.
problem-too-many-tokens = You have as many tokens as an account may have. End one that you no longer need.
problem-too-many-programs = You have as many bots as anybody may have.
problem-not-asked = This challenge could not be sent. The player may not be open to it, or too many were sent today.
problem-many-listeners = This account is being listened to by as many programs as may.
privacy-tokens = Programs
    .about = Of a token for a program we keep what you call it, what it allows, when you made it, the day on which it was last used, and a hash from which it cannot be recovered. Of a bot we keep its name and that it is yours, which everybody can see.
# Notices: what people are told who do not look, and where.

notices = Notices
    .about = Hear what waits for you while you do not look. A notice names the game, the other players and the table, and nothing that is hidden from anybody.
notices-rest = Nothing is sent in your quiet hours, nor while you have the table before you.
notices-feed = Feed
    .about = Give this address to your feed reader. Whoever knows it can read along; with a new address, the old one is worth nothing.
notices-webhook = Webhook
notices-ntfy = ntfy
notices-discord = Discord
notices-mail = E-mail
notices-push = Browser
notices-named = { $kind } · { $name }
notices-secret = Each request is signed with this secret:
notices-wants = Tell me
notices-wants-turn = when it is my turn
notices-wants-time = when my time is running out
notices-wants-ended = when a game in which a turn has days has ended
notices-wants-challenge = when somebody challenges me
notices-wants-invitation = when a friend invites me to a table
notices-wants-round = when a round of a tournament waits for me
notices-always = Also while I have the table before me
notices-renew = New address or secret
notices-test = Send a test
notices-remove = Remove
notices-confirm-again = Send the link again
notices-unconfirmed = This address is not confirmed. Follow the link that we have sent there.
notices-given-up = Nothing more is sent there, because it has failed many times. A test that succeeds begins again.
notices-failed-unknown = The last notice did not get there: there is no host of that name.
notices-failed-private = The last notice did not get there: the address leads into a network to which this server sends nothing.
notices-failed-unreachable = The last notice did not get there: nobody accepts connections at that address.
notices-failed-unclear = The last notice did not get there: whoever answers does not speak HTTP as expected, or cannot show who they are.
notices-failed-late = The last notice did not get there: no answer came in time.
notices-failed-refused = The last notice did not get there: it was answered with status { $status }.
notices-failed-off = This server does not send such notices at present.
notices-sent = The test is sent.
notices-mailed = A mail with a link is on its way to you.
notices-add = Add a way
notices-feed-add = Make a feed
    .about = A private address for feed readers, which shows what waits for you.
notices-mail-add = Send me e-mail
    .about = Several notices share a mail, and there is at most one in half an hour. First we ask at { $mail } whether you want that.
notices-mail-none = To be told by e-mail, enter an address in your account.
notices-push-add = Tell me in this browser
    .about = This browser shows notices, even while Akhet is closed. They travel encrypted by way of the browser’s vendor.
notices-push-denied = The browser does not allow notices here.
notices-hook-add = Add
    .about = A topic of ntfy, a channel of Discord, or an address of your own that takes JSON.
notices-hook-kind = Kind
notices-hook-address = Address
notices-feed-title = Akhet: what waits for you
notice-turn = Your turn: { $game }
notice-time = Your time is running out: { $game }
notice-ended = The game is over: { $game }
notice-challenge = { $name } challenges you: { $game }
notice-invitation = { $name } invites you to a table: { $game }
notice-round = Your table is ready: { $game }
notice-with = With { $names }.
notice-until = Until { $time }.
notice-trial = A test from Akhet
    .about = Notices get here.
mail-several = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
}
mail-end = You get this mail because you asked for it at { $origin }. No more mail: { $stop }
mail-confirm = Notices by e-mail
    .about = Do you want notices from Akhet at this address?
    .press = Yes, send them
    .done = Notices go to this address from now on.
    .letter = { $name } wants notices from Akhet at this address. If that is you, open this link: { $link } Otherwise there is nothing to do, and no more mail comes.
mail-stop = No more e-mail
    .about = No more notices go to this address.
    .press = Stop e-mail
    .done = No more notices go to this address.
problem-bad-address = Nothing can be sent to this address. It begins with http or https and, for ntfy, ends with a topic.
problem-too-many-channels = You have ten ways to hear from us. Remove one first.
# Finished games of public tables.

games = Finished games
    .about = Games from public tables that were played to a result are kept here for everybody, each with its replay and a review. Guests are not named.
games-all = All games
games-search = Search
games-found = Games
games-player = Player
    .help = The name of an account whose profile you may see.
games-bot = Computer player
games-result = Result for this player
games-ended = How it ended
games-ended-played = Played to the end
games-ended-resigned = Ended by resignation
games-ended-timed-out = Decided on time
games-rating = Best rating at the table, at least
games-from = From
games-to = To
games-any = Any
games-nobody = Nobody goes by this name, or you may not see their profile.
games-none = No games match.
games-none-yet = None of the latest games match. Go on to search older ones.
games-newest = Newest games
games-older = Older games
games-guest = Guest
games-program = Program
games-left = A player who left
games-winner = { $name } wins
games-public = Games at public tables
games-agreed = This is a public table: once the game is over, everybody can look it up and replay it. Accounts are named there, guests are not.

# The first decisions of finished games.

first = First decisions: { $game }
first-link = First decisions
first-about = What was chosen first in finished games of public tables, and how they ended for whoever chose it. What was drawn in between is left out: otherwise hardly any two games would begin alike.
first-options = Options
first-usual = Usual options
first-way = So far
first-start = The beginning
first-example = As it was in the latest of these games.
first-choices = { $count ->
    [one] Chosen in 1 game
   *[other] Chosen in { $count } games
}
first-choice = Choice
first-games = Games
first-won = Won
first-strong = By strong players
    .about = A draw counts as half a win. In brackets, the 95% interval. Strong players are people whose rating of 1700 or more is known to ±220, and the vizier. What came after a choice is shown once it was made { $enough } times.
first-strong-won = Won by them
first-percent = { $share }%
first-none = There are no games here yet.
balance-people = Between people
    .about = Finished games of public tables between people, with the usual numbers, whoever was better: { $games } in all. The number of games stands beside each value, and values with fewer than { $enough } are left out. A draw counts as half a win.
