name = Néfertiti
about = Send your servants to four markets of Egypt, bid for gifts that grow dearer the fewer own them, and leave before your purse is empty.
ask = Your turn. What will you do?
goal-1 = Most points win: mostly for gifts bought at the four markets, worth more the fewer players own them.
goal-2 = Each turn, place one servant: the number of the space is your offer. When a market closes, the best offer buys first and the others share.
goal-3 = It ends after the last market has closed.

seat-0 = Red
    .letter = R
seat-1 = Green
    .letter = G
seat-2 = Ivory
    .letter = I
seat-3 = Blue
    .letter = B
seat-4 = Orange
    .letter = O
neutral = Neutral

part-track = Scored in play
part-goldwork = Goldwork
part-necklace = Necklaces
part-statuette = Statuettes
part-mirror = Mirrors
part-harp = Harps
part-chair = Chairs
part-senet = Senets
part-cup = Cups
part-papyrus = Papyri
part-deben = Deben
part-seals = Royal seals
part-amon_priest = Priest of Amon

forced = { $seat } has no other choice.

option-players = Players
    .help = Two: with a neutral player. Five: with Memphis.
option-setup = Stalls
    .help = Those of a beginner’s game, or drawn by chance.
option-characters = Characters
    .help = Who lies beside the Scribes and the Merchants.
option-memphis = Memphis
    .help = Foreign gifts, and a papyrus for each player.

pad-amon_priest = Who has the Priest of Amon
pad-neutral = Types the neutral player owns (two players): 1 goldwork, 2 necklace, 3 statuette, 4 mirror, 5 harp, 6 chair, 7 senet, 8 cup, 9 papyrus
pad-points = Points scored during the game
pad-goldwork = Goldwork
pad-necklace = Necklaces
pad-statuette = Statuettes
pad-mirror = Mirrors
pad-harp = Harps
pad-chair = Chairs
pad-senet = Single senets
pad-double_senet = Double senets
pad-cup = Cups
pad-papyrus = Papyri
pad-foreign_goldwork = Foreign goldwork, as bonuses (1 or 2)
pad-foreign_necklace = Foreign necklaces, as bonuses (1 or 2)
pad-foreign_statuette = Foreign statuettes, as bonuses (1 or 2)
pad-foreign_mirror = Foreign mirrors, as bonuses (1 or 2)
pad-foreign_harp = Foreign harps, as bonuses (1 or 2)
pad-foreign_chair = Foreign chairs, as bonuses (1 or 2)
pad-deben = Deben
pad-seals = Unused royal seals

pad-too-many-gifts = Together they have { $held } of this gift, but { $copies } are in play: { $gift }.
pad-no-such-gift = There is no such foreign gift: { $type } +{ $bonus }.
pad-too-many-seals = Together they have { $held } royal seals, but there are { $copies }.
pad-no-neutral = Only a game for two has a neutral player who owns gifts (neutral).

gift-goldwork = goldwork
    .taken = a goldwork
    .label = a goldwork
    .sign = Gol
gift-necklace = necklace
    .taken = a necklace
    .label = a necklace
    .sign = Nec
gift-statuette = statuette
    .taken = a statuette
    .label = a statuette
    .sign = Sta
gift-mirror = mirror
    .taken = a mirror
    .label = a mirror
    .sign = Mir
gift-harp = harp
    .taken = a harp
    .label = a harp
    .sign = Har
gift-chair = chair
    .taken = a chair
    .label = a chair
    .sign = Cha
gift-senet = senet
    .taken = a senet
    .label = a senet
    .sign = Sen
gift-double-senet = double senet
    .taken = a double senet
    .label = a double senet
    .sign = Dbl
gift-cup = cup
    .taken = a cup
    .label = a cup
    .sign = Cup
gift-papyrus = papyrus
    .taken = a papyrus
    .label = a papyrus
    .sign = Pap
gift-goldwork-1 = goldwork +1
    .taken = a goldwork +1
    .label = a goldwork +1
    .sign = Gol¹
gift-necklace-1 = necklace +1
    .taken = a necklace +1
    .label = a necklace +1
    .sign = Nec¹
gift-statuette-1 = statuette +1
    .taken = a statuette +1
    .label = a statuette +1
    .sign = Sta¹
gift-mirror-1 = mirror +1
    .taken = a mirror +1
    .label = a mirror +1
    .sign = Mir¹
gift-harp-1 = harp +1
    .taken = a harp +1
    .label = a harp +1
    .sign = Har¹
gift-harp-2 = harp +2
    .taken = a harp +2
    .label = a harp +2
    .sign = Har²
gift-chair-1 = chair +1
    .taken = a chair +1
    .label = a chair +1
    .sign = Cha¹
gift-chair-2 = chair +2
    .taken = a chair +2
    .label = a chair +2
    .sign = Cha²

type-goldwork = goldwork
    .counted = { $count } goldwork
type-necklace = necklaces
    .counted = { $count ->
        [one] 1 necklace
       *[other] { $count } necklaces
    }
type-statuette = statuettes
    .counted = { $count ->
        [one] 1 statuette
       *[other] { $count } statuettes
    }
type-mirror = mirrors
    .counted = { $count ->
        [one] 1 mirror
       *[other] { $count } mirrors
    }
type-harp = harps
    .counted = { $count ->
        [one] 1 harp
       *[other] { $count } harps
    }
type-chair = chairs
    .counted = { $count ->
        [one] 1 chair
       *[other] { $count } chairs
    }
type-senet = senets
    .counted = { $count ->
        [one] 1 senet card
       *[other] { $count } senet cards
    }
type-cup = cups
    .counted = { $count ->
        [one] 1 cup
       *[other] { $count } cups
    }
type-papyrus = papyri
    .counted = { $count ->
        [one] 1 papyrus
       *[other] { $count } papyri
    }

character-scribe = Scribe
    .taken = the Scribe
    .short = Scribe
character-merchant = Merchant
    .taken = the Merchant
    .short = Merchant
character-vizier = Vizier
    .taken = the Vizier
    .short = Vizier
character-high-priest = High Priest
    .taken = the High Priest
    .short = High Priest
character-maid = Royal Maid
    .taken = the Royal Maid
    .short = Maid
character-thief = Thief
    .taken = the Thief
    .short = Thief
character-treasurer = Treasurer
    .taken = the Treasurer
    .short = Treasurer
character-oracle = Oracle
    .taken = the Oracle
    .short = Oracle
character-beggar = Beggar
    .taken = the Beggar
    .short = Beggar
character-amon-merchant = Merchant of Amon
    .taken = the Merchant of Amon
    .short = Merch. of Amon
character-amon-priest = Priest of Amon
    .taken = the Priest of Amon
    .short = Priest of Amon
character-royal-scribe = Royal Scribe
    .taken = the Royal Scribe
    .short = Royal Scribe
character-wandering-thief = Wandering Thief
    .taken = the Wandering Thief
    .short = Wand. Thief
    .sign = Thief
character-trader = Trader
    .taken = the Trader
    .short = Trader
akhenaton = Akhenaton
    .sign = Akhenaton

market-g = Gizeh
    .at = at Gizeh
    .from = from the Reserve of Gizeh
    .to = onto the Reserve of Gizeh
market-k = Akhet-Aton
    .at = at Akhet-Aton
    .from = from the Reserve of Akhet-Aton
    .to = onto the Reserve of Akhet-Aton
market-a = Abou Simbel
    .at = at Abou Simbel
    .from = from the Reserve of Abou Simbel
    .to = onto the Reserve of Abou Simbel
market-l = Louqsor
    .at = at Louqsor
    .from = from the Reserve of Louqsor
    .to = onto the Reserve of Louqsor
market-m = Memphis
    .at = at Memphis
    .from = from the Reserve of Memphis
    .to = onto the Reserve of Memphis

place-upper = the upper gift
place-1 = lower gift 1
place-2 = lower gift 2
place-3 = lower gift 3

kind-recruit = Recruit
kind-place = Place
kind-name = Name a market
kind-pass = Place nothing
kind-tax = Tax collector
kind-roll = Roll again
kind-take = Take
kind-buy = Buy
kind-half = Take half
kind-scatter = Scatter
kind-aside = Set aside
kind-wander = Wandering Thief
kind-score = Score
kind-discard = Discard
kind-call = Name a type
kind-want = Ask for
kind-give = Give
kind-steal = Steal
kind-collect = Take Deben
kind-beg = Beg
kind-hide = Turn down
kind-next = Order
kind-stop = Enough

do-recruit-scribe = Recruit the Scribe: score all your gifts of one type, with its bonus
do-recruit-merchant = Recruit the Merchant: swap a gift with another player
do-recruit-vizier = Recruit the Vizier: points for each type you own
do-recruit-high-priest = Recruit the High Priest: place twice in this turn
do-recruit-maid = Recruit the Royal Maid: every owner of a type scores and gives up one card
do-recruit-thief = Recruit the Thief: take a gift of the closed market
do-recruit-treasurer = Recruit the Treasurer: take Deben from one Reserve
do-recruit-oracle = Recruit the Oracle: look at the last cards, swap and order them
do-recruit-beggar = Recruit the Beggar: at each market, a Deben or a gift turned face down
do-recruit-amon-merchant = Recruit the Merchant of Amon: gifts for a fixed number of points
do-recruit-amon-priest = Recruit the Priest of Amon: points for a low rank at the end
do-recruit-royal-scribe = Recruit the Royal Scribe: score any of your gifts, 1 more for each
do-recruit-wandering-thief = Recruit the Wandering Thief: take the least gift of a market
do-recruit-trader = Recruit the Trader: swap up to two gifts with the markets
do-place = Place a servant { $market }, offer { $space }
do-name = Name { $market }: it closes at once
do-pass = Place nothing: all your servants stand at Memphis
do-tax = Place a tax collector { $market }, offer { $space }
do-roll = Roll the dice of Louqsor again
do-take-place = Take { $place }
do-take-kind = Take { $gift }
do-buy-place = Buy { $place }
do-buy-kind = Buy { $gift }
do-half = Take half of the Reserve
do-scatter = Scatter Deben, 1 onto each Reserve: { $markets }
do-scatter-none = Send the tax collector home: the Reserve is empty
do-aside-place = Set aside { $place } for the neutral player
do-aside-kind = Set aside { $gift } for the neutral player
do-wander = Move the Wandering Thief: { $market }, { $place }
do-score = Score { $gift }
do-discard = Discard { $gift }
do-call = Name a type: { $type }
do-want-from = Ask { $seat } for { $gift }
do-want-neutral = Ask the neutral player for { $gift }
do-want-at = Ask for a gift of a market: { $market }, { $place }
do-want = Take { $gift } from the last cards
do-give = Give { $gift }
do-steal = Steal { $place } of the closed market
do-collect = Take { $deben } Deben { $market }
do-beg = Take 1 Deben { $market }
do-hide = Turn a gift face down: { $market }, { $place }
do-next = Comes next: { $card }
do-stop = That is enough

stall-shown = { $market } begins with its { $side ->
    [left] left
   *[right] right
} stall.
dealt = { $character } takes part.
drawn-upper = New { $market }, on the upper place: { $gift }.
drawn-lower = New { $market }, in the lower row: { $gift }.
landed = New at Memphis: { $gift }.
akhenaton-drawn = Akhenaton is drawn: { $market } is out for good, and no market reopens.
slid = Moved up { $market }: { $card }.
seal-placed = A royal seal is laid on the upper gift { $market }.
reopened = { $market } is open again.
recruited = { $seat } gives a royal seal and recruits { $character }.
placed = { $seat } places a servant { $market }, offer { $space }.
taxed = { $seat } places a tax collector { $market }, offer { $space }.
earned-first = { $seat } is the first there: { $deben } Deben { $market }.
earned-coin = { $seat } gets { $deben } Deben for the coin { $market }.
passed = { $seat } places nothing: all servants stand at Memphis.
stopped = { $seat } leaves it at that.
rolled-one = { $seat } rolls { $die }.
rolled-two = { $seat } rolls { $lower } and { $higher }.
closing-group = { $market } closes: { $goal } pieces are connected.
closing-pieces = { $market } closes: there are { $colours } colours or { $count } pieces.
closing-levels = { $market } closes: there is a piece on every level.
closing-line = { $market } closes: { $goal } pieces stand in a row.
closing-sum = { $market } closes: the offers add up to what is needed ({ $goal }).
closing-dice = { $market } closes: both dice show spaces that are taken.
closing-chain = { $market } closes: the die shows no more than the longest chain.
closing-named = { $market } closes: { $seat } names it.
awarding = Enough gifts have come to Memphis: they are awarded.
awarding-last = Memphis awards its gifts for the last time.
paid = { $seat } pays { $deben } Deben { $market }.
could-not-pay = { $seat } is best bidder { $market } but cannot pay { $offer }: no gift, and one has to be discarded if there is any.
took-gift = { $seat } takes { $gift }.
took-thief = { $seat } takes the Wandering Thief and has to move it.
bought-gift = { $seat } buys { $gift }.
bought-thief = { $seat } buys the Wandering Thief and has to move it.
took-half = { $seat } takes half: { $deben } Deben { $market }.
took-half-nothing = { $seat } takes nothing: there is no Deben { $market }.
seal-gained-card = { $seat } gets the royal seal that lay on it.
seal-gained-papyrus = The papyrus brings { $seat } a royal seal.
seal-lost = Its royal seal goes back to the supply.
scattered = { $seat } has the tax collector scatter Deben { $market }, 1 each for { $markets }.
scattered-none = { $seat } takes the tax collector home: there is no Deben { $market }.
set-aside = { $seat } has the tax collector set { $gift } aside for the neutral player.
closed = { $market } gets the closed tile, and its { $side ->
    [left] left
   *[right] right
} stall shows.
discarded = { $seat } discards { $gift }.
wandered = With the Wandering Thief, { $seat } takes { $gift } { $market }; the card stays in its place.
wanderer-gone = The Wandering Thief finds nothing to take and leaves the game.
scored = { $seat } scores { $gifts } with the Scribe: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
presented-royal-scribe = { $seat } scores { $gift } with the Royal Scribe: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
presented-amon-merchant = { $seat } discards { $gift } for the Merchant of Amon: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
presented-maid = { $seat } gives up { $gift } for the Royal Maid: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advised = The Vizier counts { $types ->
    [one] 1 type
   *[other] { $types } types
} of { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
called = { $seat } has the Royal Maid call for { $type }: { $owners ->
    [one] there is 1 owner
   *[other] there are { $owners } owners
}.
neutral-gave-up = The neutral player gives up { $gift }.
swapped = { $seat } swaps with { $partner }: gives { $given }, gets { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}and pays { $paid } Deben
}.
swapped-neutral = { $seat } swaps with the neutral player: gives { $given }, gets { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}and pays { $paid } Deben, which leave the game
}.
traded = { $seat } trades { $market }: gives { $given }, gets { $taken }{ $paid ->
    [0] {""}
   *[other] {" "}and pays { $paid } Deben onto the Reserve
}.
divined = { $seat } swaps with the last cards: gives { $given }, gets { $taken }.
foreseen = { $seat } sees among the last cards: { $gift }.
laid = { $seat } lays { $card } as number { $number } of the last cards.
ordered = { $seat } puts the last cards back under the pile.
stole = { $seat } steals { $gift } { $market }.
collected = { $seat } takes { $deben } Deben { $market }.
begged = { $seat } takes 1 Deben { $market }.
hidden = { $seat } turns { $gift } { $market } face down.
ended-closed = The last market has closed: the game is over.
ended-too-long = Everyone has had 60 turns: the game is over.

# The drawing in the terminal.

closed-now = closed
out-now = out for good
meets-group = { $now }/{ $goal } connected
meets-pieces = { $colours }/{ $goal } colours or { $now }/{ $count }
meets-levels = { $now }/{ $goal } levels
meets-line = { $now }/{ $goal } in a row
meets-dice = closes { $now } in 36
meets-chain = chain { $chain }: { $now } in 6
meets-award = { $now }/{ $goal }
values-now = Values now
hand-last = Last cards
pile-left = Pile { $pile }
choices = Or:

sign-servants = servants, by the letter of their player; small: tax collectors
sign-free = a space where you may place
sign-closes = a space where you may place, and which closes the market now
sign-coin = coin: placing there earns 1 Deben
sign-single = single card: the best bidder takes one gift
sign-extra = extra card: the best bidder may take one lower gift more
sign-reserve = Deben, on a Reserve or in a hand
sign-seal = royal seal: on an upper gift, in a hand, or left in the supply
sign-gift = a gift on the upper place, and its value now
sign-count = gifts of a player: kind and number
sign-foreign = a foreign gift with its bonus
sign-turned = a gift that lies face down
sign-award = foreign gifts at Memphis, and how many an award needs
sign-points = points if the game ended now, and points scored so far
sign-hand = servants in hand, tax collectors in hand
sign-dice = holds the dice of Louqsor
sign-priest = has the Priest of Amon
sign-active = whose turn it is

# The board in a browser.

board = The markets
markets = Markets
upper-gift = upper gift
lower-gift = lower gift
face-down = face down
with-seal = with a royal seal
worth = { $owners ->
    [0] worth { $now } to its first owner
   *[other] worth { $now } now
}
piece-servant = servant of { $seat }
piece-collector = tax collector of { $seat }
space = { $market }, offer { $offer }
space-free = free
space-closes = Closes the market.
symbol-coin = coin
symbol-single = single card
symbol-extra = extra card
closed-tile = Closed
reopens = reopens at the next closing
stays-closed = closed until the end
out-for-good = out for good

# When a market closes, and how near it is.

closes-group = Closes with { $count } servants side by side
closes-pieces = Closes with { $colours } colours or { $count } servants
closes-pieces-two = Closes with { $colours } sorts of pieces or { $count } pieces
closes-levels = Closes with a servant on every level
closes-line = Closes with { $count } servants in a row
closes-sum = Closes when the offers add up to { $sum } or more
closes-sums = Closes when the offers add up to { $sums }, or { $sum } or more
closes-dice = Closes if both dice show taken spaces
closes-chain = Closes if the die is at most the longest chain
meter-group = { $now } of { $goal } joined
meter-pieces = { $now } of { $goal } servants
meter-colours = { $now } of { $goal } colours
meter-levels = { $now } of { $goal } levels
meter-line = { $now } of { $goal } in line
meter-sum = { $now } of { $goal }
meter-dice = closes { $now } in { $goal }
meter-chain = closes { $now } in { $goal }
meter-closers = Can be closed next by: { $seats }
odds = { $closing } in { $all }
odds-change = closes { $before } → { $after } in { $all }
closes-now = closes the market
holds-dice = { $seat } holds the dice
then-roll = then roll again, { $closing } in { $all }
name-market = Name { $market }: it closes at once

# What is reconstructed.

approx-value-inferred = Inferred: these values follow from what is known of other gifts.
approx-value-made = Reconstructed: no source gives these values.
approx-made = Reconstructed: { $items }.
approx-inferred = Inferred: { $items }.
approx-offers = offers { $offers }
approx-symbols = symbols on { $offers }
approx-places = where the spaces lie
approx-condition = which side this stall is on

# Money and what is held.

reserve = Reserve
reserve-of = { $market }, Reserve: { $deben } Deben
reserve-beg = Take 1 of { $deben } Deben: { $market }
reserve-take = Take { $deben } Deben
has-deben = { $deben } Deben
has-seals = { $seals ->
    [one] 1 royal seal
   *[other] { $seals } royal seals
}
has-dice = Holds the dice of Louqsor
has-priest = Has the Priest of Amon
offers = offers { $offers }
cannot-pay-all = A best offer that could not be paid now
in-hand = { $servants } of { $all } servants in hand
in-hand-two = { $servants } of { $all } servants and { $collectors } tax collectors in hand
no-gifts = no gifts yet
owned = { $gift }: { $count } at { $each }, { $points } points
chip-score = Score { $type }
chip-give = Give
chip-want = Ask { $holder } for
chip-discard = Discard
sum-track = scored
sum-gifts = gifts
sum-deben = Deben
sum-seals = seals
sum-priest = Amon
values = Values now
values-owners = with 1 · 2 · 3 or more owners
ledger = Deben
ledger-sum = { $held } held + { $reserves } in Reserves = { $all }
last-seen = The last cards, seen by { $seat }
last-laid = The last cards as { $seat } laid them

# A closing.

sale-title = { $market } closes
sale-memphis = Memphis: the gifts are awarded
holds = holds { $deben } Deben
task-take = { $seat } has paid { $offer }: the upper gift, or two lower ones
task-take-memphis = { $seat } has paid { $offer }: any two gifts
task-second = { $seat }: a second gift
task-extra = { $seat }: the extra gift, or none
task-shame = { $seat } cannot pay { $offer }: no gift, and one of their own is discarded
task-buy = { $seat }: buy one gift for { $offer }, or take half of the Reserve
task-leave = The tax collector of { $seat } leaves: scatter Deben, or set a gift aside
label-take = Take: { $gift }
label-buy = Buy: { $gift }
label-aside = Set aside: { $gift }
half-of = Take half: { $half } of { $reserve }
cost-deben = Deben
if-it-ended = If it ended now
for-others = The others
gains = Deben { $deben }; points if the game ended now: { $before } before, { $after } after; the others { $others }.
pay-best = Pays { $offer }, then two lower gifts or the upper one
pay-chooses = Has paid { $offer }: chooses
pay-best-single = Pays { $offer }, then one gift
pay-best-extra = Pays { $offer }, then two lower gifts or the upper one, and one more
pay-best-memphis = Pays { $offer }, then any two gifts
pay-shamed = Cannot pay { $offer }: no gift, discards one
pay-later = Buys one for { $offer } or takes { $half }
pay-half = Takes { $half }
pay-collector = Scatters Deben or sets a gift aside

# Characters.

characters = Characters
character-usable = { $character }, { $left } left, can be recruited: { $note }
character-idle = { $character }, { $left } left: { $note }
no-seal = no seal
one-a-turn = one a turn
no-effect = no effect now
brings-scribe = { $type } { $points }
brings-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
brings-deben = up to { $deben } Deben
brings-thief = such as: { $gift }
brings-amon-merchant = { $points } a gift
brings-amon-priest = +{ $points } at this rank
brings-royal-scribe = any gifts, +{ $points } each
brings-merchant = swap with a player
brings-high-priest = two servants
brings-maid = name a type
brings-oracle = the last cards
brings-beggar = 1 Deben or turn a gift
brings-wandering-thief = the least gift of a market
brings-trader = swap with the markets
stock = Draw pile: { $gifts } gifts and Akhenaton. Royal seals in the supply: { $seals }
stock-over = Akhenaton has come: nothing is drawn any more. Royal seals in the supply: { $seals }
choose-type = Name a type: every owner gives up one card
choose-want = The last cards: swap for one?
choose-next = Which card comes next?
choose-call = { $type }: { $owners ->
    [one] 1 owner
   *[other] { $owners } owners
}, { $value } points a card
hint-scribe = Score all your gifts of one type
hint-royal-scribe = Score as many gifts as you like
hint-amon-merchant = Discard gifts for points
hint-maid = Every owner of the type scores and gives up one card
hint-merchant = Ask for a gift of a type you own, and pay the difference
hint-trader = Ask for a gift on a market, and pay the difference onto its Reserve
hint-thief = Take a gift of the closed market
hint-treasurer = Take Deben from one Reserve
hint-beggar = On each market a Deben, or turn a gift face down
hint-oracle = Only you see the last cards
hint-wandering-thief = Take the least gift of a market; the card stays in its place
hint-high-priest = Two steps in this turn
step-type = Pick a type
step-gifts = Pick gifts
step-gift = Pick a gift
step-giving-up = Everyone gives one up
step-wanting = Ask for
step-giving = Give
step-order = Put in order
step-first = First step
step-second = Second step
step-reserve = Pick a Reserve

# Memphis.

memphis-meter = { $now } of { $goal } foreign gifts
memphis-rule = Awarded by a refill that brings a foreign gift and leaves { $goal } or more here
memphis-over = The last award is over
memphis-stuck = No foreign gift is left to come: stuck until Akhenaton

# What a choice brings about.

preview-place = { $offer } { $market }
best-so-far = best so far: { $seat } { $offer }
told-best = { $seat } first: { $what }.
told-later = Then { $seat }: { $what }.
told-points = Points if the game ended then: { $points }.

# The end, and options.

count-deben = { $deben } ÷ { $each }
remark-deben = Equal at { $points } points: most Deben ({ $deben }) decides.
remark-shared = Equal at { $points } points and { $deben } Deben: they share the win.
value-players = { $players } players
value-setup-beginner = Beginner set-up
value-setup-advanced = Advanced set-up
value-characters-base = Usual characters
value-characters-random = Random characters
value-characters-amon = Curse of Amon
value-characters-palace = Palace intrigues
value-characters-nile = Race on the Nile
value-memphis-true = With Memphis
value-memphis-false = Without Memphis
