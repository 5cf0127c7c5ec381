name = Imhotep: The Duel
seat-0 = White
seat-1 = Black

part-obelisk = Obelisk
part-temple = Temple
part-pyramids = Pyramids
part-tomb = Tomb
    .short = Tomb
part-actions = Actions
part-meeples = Meeples
    .full = Meeples in the harbour, 1 each

forced = { $seat } has no other choice.

option-sides = Site boards
    .help = A sides for your first games. B sides score in trickier ways.
option-pyramid_b_four = Smaller pyramid, side B
    .help = What its four stones are worth. Rulebooks differ: French 18; English and Hungarian 15.
option-hidden_temples = Hidden temples
    .help = Your opponent’s side A temple stays hidden until the end.

pad-first_to_five = Who was first to own five obelisks (side B)
pad-obelisks = Obelisk tokens
pad-temples = Temple tokens, as their numbers of suns
pad-light = Light pyramid tokens
pad-dark = Dark pyramid tokens
pad-tombs = Tomb tokens, as their numbers
pad-actions = Unused action tokens
pad-meeples = Meeples in the harbour

token-obelisk = obelisk
    .taken = an obelisk
token-temple = temple { $number }
    .taken = temple { $number }
token-light = light pyramid
    .taken = a light pyramid stone
token-dark = dark pyramid
    .taken = a dark pyramid stone
token-tomb = tomb { $number }
    .taken = tomb { $number }
token-take = action Take
    .taken = the action Take
token-place = action Place 2–3
    .taken = the action Place 2–3
token-unload = action Place & unload
    .taken = the action Place & unload
token-swap = action Swap & unload
    .taken = the action Swap & unload
token-hidden-temple = a temple token

do-place = Place a meeple on { $cell }
do-unload = Unload boat { $boat }
do-use-take = Play Take: one token from any boat
do-use-place = Play Place 2–3: two or three meeples
do-use-unload = Play Place & unload: one meeple, then one or two boats
do-use-swap = Play Swap & unload: swap two tokens of a boat, then unload one
do-take = Take the { $number ->
    [1] inner
    [2] middle
   *[3] outer
} token of boat { $boat }
do-swap = Swap the tokens of boat { $boat }: { $lower ->
    [1] { $higher ->
        [2] inner and middle
       *[3] inner and outer
    }
   *[2] middle and outer
}
do-stop = Stop here

loaded = New on boat { $boat }: { $token }.
placed = { $seat } places a meeple on { $cell }.
unloading = { $seat } unloads boat { $boat }.
gained = { $seat } takes { $token }.
gained-on = { $seat } takes { $token } with the meeple on { $cell }.
lost = Lost, as no meeple is left to take it: { $token }.
first-to-five = { $seat } is the first to own five obelisks.
left = Boat { $boat } cannot be refilled and leaves the game.
used = { $seat } plays the { $token }.
swapped = { $seat } swaps tokens of boat { $boat }: { $lower ->
    [1] { $higher ->
        [2] inner and middle
       *[3] inner and outer
    }
   *[2] middle and outer
}.
stopped = { $seat } stops here.
passed = { $seat } can do nothing and passes.
ended = Five boats have left: the game is over.

to-move = to move
supply = Supply { $supply } ({ $loads ->
    [one] one load
   *[other] { $loads } loads
}), reserve { $reserve }
unseen = Unseen
in-harbor = { $standing } placed, { $hand } in hand
hidden = face down
choices = Or:

sign-meeples = meeples of White and of Black
sign-free = a cell where you may place a meeple
sign-ready = a boat that you may unload
sign-obelisk = obelisk
sign-temple = temple, with its number of suns
sign-pyramids = light and dark pyramid
sign-tomb = tomb, with its number
sign-take = action Take: one token from any boat
sign-place = action Place 2–3: two or three meeples
sign-unload = action Place & unload: one meeple, one or two boats
sign-swap = action Swap & unload: swap two tokens, unload a boat
sign-goes = this token would go to White
sign-lost = this token would be lost
sign-gone = a boat that has left the game
sign-first = first to own five obelisks

pad-too-many-tokens = Together the players have { $held } of this token, but there { $copies ->
    [one] is only 1
   *[other] are only { $copies }
}: { $token }.
pad-too-many-actions = There are only twelve action tokens; the two players have more.
pad-not-five = { $seat } cannot have been first to five obelisks with fewer than five.
pad-who-was-first = Both players have five obelisks: say who was first.

# The board in the browser.

about = Share a harbour with your rival, unload its boats at the right moment and build four monuments.
ask = Your turn. What will you do?
goal-1 = Most points win. You score for the tokens you build at your four sites.
goal-2 = Each turn, place a meeple, unload a boat or play an action. A boat’s tokens go to the meeples in its line.
goal-3 = Once the supply is empty, unloaded boats leave. The game ends when the fifth one leaves.

kind-place = Place
kind-unload = Unload
kind-use = Action
kind-take = Take
kind-swap = Swap
kind-stop = Stop here
skill-place = Placing meeples
skill-unload = Unloading boats
skill-tokens = Action tokens

# What the table asks.

offer-place = Place a meeple
    .fact = On any free cell. { $hand ->
        [one] You have one left.
       *[other] You have { $hand } left.
    }
offer-unload = Unload a boat
    .fact = Ready: { $boats }. Most for you: { $best }, { $gain }. Meeples that leave the harbour no longer count.
offer-use = Play an action
offer-take = Take a token
    .fact = Anything but an action. Most for you: { $best }, { $gain }.
offer-swap = Swap two tokens
    .fact = Both on the same boat. Then you unload one.
offer-stop = Stop here
    .fact = You give up the rest of the action.
short-take = Take
short-place = Place 2–3
short-unload = Place & unload
short-swap = Swap & unload

why-no-meeple = All four of your meeples stand in the harbour.
why-no-boat = No boat has two meeples in its row or column.
why-no-action = You have no action token.
why-no-use = You must be able to carry out the whole action, and now you cannot.
why-not-turn = It is not your turn.
why-not-yours = Only its owner can play it.
why-other-step = You have something else to decide first.
why-boat-gone = It has left the game.
why-boat-waits = { $meeples ->
    [0] No meeple is in its line; it takes two.
   *[other] Only one meeple is in its line; it takes two.
}
why-cell-taken = A cell holds one meeple only.
may-unload = Unload it: { $own } for you, { $rival } for your opponent.
may-place = Place a meeple here.
may-use = Play it: that is your whole turn.
may-take = Take it.
may-swap = Swap it with another token of its boat.
why-token = Tokens leave a boat when it is unloaded.

# What the things explain.

what-cell = Cell { $cell }
sort-token = Cargo token
sort-action = Action token
sort-boat = { $line ->
    [row] Boat beside a row of the harbour
   *[column] Boat above a column of the harbour
}
sort-cell-free = Free cell
sort-cell-you = Your meeple stands here
sort-cell-rival = Your opponent’s meeple stands here
sort-cell-seat = Meeple of { $seat }
sort-stock = Tokens, face down
sort-site = Site board, side { $side }
sort-held-you = Yours
sort-held-rival = Your opponent’s
sort-held-seat = { $seat }

effect-obelisk-a = 1 point for each stone, and 6 more for the player with more of them.
effect-obelisk-b = The first player to own five stones gets 12 points, and 6 more with ten. The other player gets 6 with five.
effect-temple-a = 1 point for every sun.
effect-temple-b = Sets of different numbers of suns: one to four tokens give 1, 4, 9 or 16 points.
effect-pyramids-a = Each pyramid gives 1, 3, 6, 10, 15 or 21 points for one to six stones.
effect-pyramids-b = Only the smaller pyramid counts: −6 points without a stone, then 0, 4, 10, { $four }, 30 and 45.
effect-tomb-a = Runs of neighbouring numbers: 1, 4, 9, 16 or, from five on, 25 points each.
effect-tomb-b = Every run of neighbouring numbers gives 4 points, however long it is.
effect-take = Take one token from any boat, but no action token. The reserve fills the gap.
effect-place = Place two or three meeples.
effect-unload = Place one meeple, then unload one or two boats.
effect-swap = Swap two tokens of one boat, then unload a boat.
effect-boat = Anyone can unload it once two meeples are in its line. The meeple nearest to the boat takes the outermost token, the next one the token beside it. Tokens that nobody takes are lost.
effect-cell = A meeple here is in line for two boats. As things stand, it takes:
effect-supply = Unloaded boats are refilled from here. Once it is empty they leave, and the fifth to leave ends the game.
effect-reserve = Its tokens fill the gaps left by the action Take.
effect-meeples = They go from your hand to the harbour and come back when their boat is unloaded. As long as one stands in the harbour it counts 1 point, one in hand counts nothing: so placing brings a point, and unloading takes it back.

number-of = { $count } of { $all }
number-unseen = Still unseen
number-more-you = One more for you
number-more-rival = One more for your opponent
number-more-seat = One more for { $seat }
number-points-you = You have
number-points-rival = Your opponent has
number-points-seat = { $seat } has
number-next = Next: { $token }
number-tokens = Tokens left
number-loads = Loads left
number-gone = Boats gone, of five
number-held = Tokens of this kind
number-unplayed = Points if not played
    .meeples = Points for those in the harbour
number-hand = In hand
number-standing = In the harbour
taker-you = to you
taker-rival = to your opponent
taker-seat = { $seat }
taker-nobody = to nobody yet

key-place = a meeple on cell b2
key-unload = unloads boat 3; ua unloads boat A
key-use = plays your first action token; x2 the second

harbor = Harbour
cell-legal = { $cell }, free: a meeple can be placed here
cell-free = { $cell }, free
cell-taken = { $cell }, meeple of { $seat }
stock-supply = Supply
stock-loads = { $loads ->
    [one] 1 load left
   *[other] { $loads } loads left
}
stock-reserve = Reserve

boat = Boat { $boat }
boat-ready = Boat { $boat }: { $third }, { $second }, { $first }. Meeples in its { $line ->
    [row] row
   *[column] column
}: { $meeples }. It can be unloaded
boat-waits = Boat { $boat }: { $third }, { $second }, { $first }. Meeples in its { $line ->
    [row] row
   *[column] column
}: { $meeples }. It takes two to unload it
boat-idle = Boat { $boat }: { $third }, { $second }, { $first }. Meeples in its { $line ->
    [row] row
   *[column] column
}: { $meeples }. It cannot be unloaded now
boat-gone = Boat { $boat } has left the game
space-empty = empty
space-take = { $token }, { $number ->
    [1] inner
    [2] middle
   *[3] outer
} token of boat { $boat }, can be taken
space-swap = { $token }, { $number ->
    [1] inner
    [2] middle
   *[3] outer
} token of boat { $boat }, can be swapped
space-stays = { $token }, { $number ->
    [1] inner
    [2] middle
   *[3] outer
} token of boat { $boat }, cannot be taken

obelisk-heights = { $own ->
    [one] 1 obelisk
   *[other] { $own } obelisks
}, the opponent has { $rival }
obelisk-first = first to 5
obelisk-goal = { $own } of 5
temple-suns = { $suns ->
    [one] 1 sun
   *[other] { $suns } suns
}
temple-blocks = Tokens with one sun: { $one }, with two: { $two }, with three: { $three }, with four: { $four }
temple-hidden = Temple tokens, face down
pyramid-light = Light pyramid: { $stones } of 6 stones
pyramid-dark = Dark pyramid: { $stones } of 6 stones
pyramid-smaller = smaller: { $points }
tomb-empty = Tomb: no token
tomb-runs = Tomb: { $runs }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-action = { $count ->
    [one] { $token }
   *[other] { $token }, { $count } of them
}
hand-meeples = { $hand ->
    [0] No meeple in hand
    [one] One meeple in hand
   *[other] { $hand } meeples in hand
}

preview-place = Place on { $cell }
preview-take = Take { $token }
preview-lost = Lost
preview-box = to the box
preview-ends = Ends the game
preview-leaves = The boat leaves the game
preview-meeples = Each meeple in the harbour counts 1 point
preview-points = Score then: { $one } { $points }, { $other } { $others }.

stage-take = Take one token
    .hint = From any boat, but no action token
stage-place = Place two or three
    .hint = One meeple after the other
stage-unload = Place, then unload
    .hint = One meeple, then one or two boats
stage-swap = Swap two, then unload
    .hint = Two tokens of one boat, then any boat
stage-token = Pick a token
stage-first = First meeple
stage-second = Second meeple
stage-third = Third (optional)
stage-cell = Place a meeple
stage-pair = Pick two tokens
stage-boat = Pick a boat
stage-another = Another (optional)

count-each = 1 point each
count-none = None
count-most = { $count } + 6 for having the most
count-below-five = { $count ->
    [one] 1 obelisk
   *[other] { $count } obelisks
}: five are needed
count-first = 12 for the first to have five
count-first-and-ten = 12 for the first to have five, + 6 for ten
count-second = 6 for having five as well
count-suns = { $suns ->
    [one] { $sum } sun
   *[other] { $sum } suns
}
count-sets = { $sum } for sets of different tokens
count-smaller = Only the smaller one counts: { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
}
count-no-meeple = No meeple left in the harbour
remark-tie = Level at { $points }: the win goes to the player who moved second.

aside = Still unseen
unseen-count = { $token }: { $count }

value-all-a = A-sides
value-all-b = B-sides
value-side = { $site } { $side }
value-on = On
value-off = Off
value-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What the coach says when something happens for the first time.

occasion-unloading = The meeple nearest the boat takes the token at the boat’s far end, the next one the token in the middle, a third one the token nearest the harbour. These meeples go home, and what nobody took is lost.
occasion-actions = Action tokens lie beside the sites until they are played, which takes a whole turn. One that is never played is worth 1 point at the end.
occasion-end = The supply is empty, so a boat leaves once it is unloaded. With the fifth boat the game is over.
