too-small = Akhet needs a window of at least { $width } × { $height } characters. This one has { $columns } × { $rows }.

turn-yours = { $seat }, it is your turn
turn-person = { $seat } to play
turn-bot = { $seat } ({ $bot }) is choosing
turn-paused = Paused: { $seat } ({ $bot }) to play
turn-chance = A draw comes next
turn-over = The game is over
time-up = { $seat } ran out of time.
time-up-bot = { $seat } ran out of time. A computer player takes the seat.
bot-random = random
bot-greedy = greedy
bot-apprentice = apprentice
bot-mason = mason
bot-scribe = scribe
bot-overseer = overseer
bot-architect = architect
bot-steward = steward
bot-priest = priest
bot-treasurer = treasurer
bot-general = general
bot-vizier = vizier

preview = Preview:
matches = Could be:
choose-outcome = What was drawn?
no-match = Nothing that can be chosen now begins with “{ $text }”.
hand-over = It is { $seat }’s turn, and part of the board is secret. Press Enter once { $seat } has the keyboard.

unknown = “{ $text }” is not an action of this game.
illegal = “{ $text }” is not allowed now.
ambiguous = “{ $text }” could still mean { $count } things. Keep typing, or press Tab.
wait = Not yet: the computer is choosing.
hint = Hint:
hint-not-now = There is nothing to give a hint on now.

undone = { $count ->
    [one] One step was taken back.
   *[other] { $count } steps were taken back.
}
undo-nothing = You have nothing to take back.
undo-shown = This cannot be taken back: something has been drawn or revealed since.

unsaved = The game could not be saved: { $problem }
leave-again = Press Esc again to leave. The game is saved; nothing is lost.
leave-unsaved = Not saved ({ $problem }). Press the key again to leave anyway.
language = The screen is in English now.
pace = The computer waits { $milliseconds } ms before each step now.

keys-choosing = Arrows choose · Enter plays · or type it · Ctrl-Z undo · F1 all keys · Esc leave
keys-typing = Enter plays · Tab completes · Backspace erases · Esc clears · F1 all keys
keys-drawing = Tab and arrows choose · Enter confirms · or type it · F1 all keys · Esc leave
keys-covered = Enter shows the board · Ctrl-Z undo · F1 all keys · Esc leave
keys-waiting = Ctrl-Z undo · + − pace · PgUp PgDn log · F1 all keys · Esc leave
keys-watching = Space pauses · + − pace · PgUp PgDn log · F1 all keys · Esc leave
keys-paused = Space one step · Enter continue · PgUp PgDn log · F1 all keys · Esc leave
keys-over = Enter leaves · Tab board or scores · PgUp PgDn log · F2 language · F1 all keys

help-title = Keys
signs-title = Signs
help-close = Any key closes this page.
key-arrows = ↑ ↓ ← →
does-arrows = choose among the underlined targets
key-enter = Enter
does-enter = play what is chosen or typed
key-letters = letters, digits
does-letters = type an action, such as { $example }
key-tab = Tab, Shift-Tab
does-tab = next or previous target; complete what is typed
key-erase = Backspace, Esc
does-erase = erase a letter, erase everything
key-undo = Ctrl-Z, F8
does-undo = take back, as far as the last draw
key-hint = F4
does-hint = a hint: first the kind of move, then the move
key-pages = PgUp, PgDn
does-pages = page through the log
key-space = Space
does-space = watching: pause; paused: one step
key-continue = Enter
does-continue = watching: go on after a pause
key-pace = +, −
does-pace = the computer waits less or more
key-language = F2
does-language = English, French, Hungarian
key-signs = F3
does-signs = what the signs on the board mean
key-help = F1, ?
does-help = this page
key-leave = Ctrl-C, Ctrl-Q, 2 × Esc
does-leave = leave; the game is saved

won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
shared = { $seats } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.
total = Total
saved-in = The game is saved in { $file }.
clock-unsaved = The time left is not saved with it: resume with --clock, and everybody has all their time again.

learn-step = Step { $number } of { $all }
learn-you = You: { $seat }
learn-keys = Type the number of a choice, s to be shown, n for the next step, q to leave.
learn-key-show = s
learn-key-skip = n
learn-key-leave = q
learn-shown = What is asked for: { $action }.
learn-unknown = “{ $text }” is no choice here.
learn-points = Your score would go from { $before } to { $after }.
learn-again = Try another.
learn-end = That was the last step. Your first game: akhet play { $game } --bot apprentice
learn-left = Your place is kept.
