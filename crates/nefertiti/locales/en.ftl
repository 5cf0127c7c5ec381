name = Néfertiti
about = Send your servants to four markets of Egypt, bid for gifts that are worth more the fewer players own them, and leave before your purse is empty.
ask = Your turn. What will you do?
goal-1 = Most points win, and nearly all of them come from gifts: the fewer players own a type, the more it is worth.
goal-2 = Each turn you place one servant: the number of its space is your offer. When a market closes, the best offer pays and chooses first; the others buy a gift or take half the money.
goal-3 = Each closing reopens another market, until Akhenaton is drawn. The last market to close ends the game.

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
    .full = Deben, 2 a point
part-seals = Royal seals
part-amon_priest = Priest of Amon

forced = { $seat } has no other choice.

option-players = Players
    .help = Two: with a neutral player. Five: with Memphis.
option-setup = Stalls
    .help = Fixed for a first game, or random.
option-characters = Characters
    .help = Which ones join the Scribes and the Merchants.
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
pad-too-many-seals = Together they have more royal seals ({ $held }) than there are ({ $copies }).
pad-no-neutral = Only a two-player game has a neutral player who owns gifts.

gift-goldwork = goldwork
    .taken = a piece of goldwork
    .label = a piece of goldwork
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
    .taken = a piece of goldwork +1
    .label = a piece of goldwork +1
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
    .counted = { $count ->
        [one] 1 piece of goldwork
       *[other] { $count } pieces of goldwork
    }
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

kind-recruit = Recruit a character
kind-place = Place a servant
kind-name = Name a market
kind-pass = Place nothing
kind-tax = Place a tax collector
kind-roll = Roll again
kind-take = Take a gift
kind-buy = Buy a gift
kind-half = Take half
kind-scatter = Scatter Deben
kind-aside = Set a gift aside
kind-wander = Take the lowest-valued gift
kind-score = Score gifts
kind-discard = Give up a gift
kind-call = Name a type
kind-want = Take in exchange
kind-give = Give a gift
kind-steal = Steal a gift
kind-collect = Take Deben
kind-beg = Take 1 Deben
kind-hide = Turn a gift face down
kind-next = Put next
kind-stop = Stop here
skill-recruit = Recruiting characters
skill-place = Placing servants
skill-market = Gifts and Deben of markets
skill-score = Scoring gifts
skill-power = Powers of characters

do-recruit-scribe = Recruit the Scribe: score all your gifts of one type, with its bonus
do-recruit-merchant = Recruit the Merchant: swap a gift with another player
do-recruit-vizier = Recruit the Vizier: points for each type you own
do-recruit-high-priest = Recruit the High Priest: place twice in this turn
do-recruit-maid = Recruit the Royal Maid: name a type, and each owner, you too, trades one such card for its points
do-recruit-thief = Recruit the Thief: take a gift of the closed market
do-recruit-treasurer = Recruit the Treasurer: take Deben from one Reserve
do-recruit-oracle = Recruit the Oracle: look at the last cards, swap and order them
do-recruit-beggar = Recruit the Beggar: at each market, a Deben or a gift turned face down
do-recruit-amon-merchant = Recruit the Merchant of Amon: gifts for a fixed number of points
do-recruit-amon-priest = Recruit the Priest of Amon: points for a low rank at the end
do-recruit-royal-scribe = Recruit the Royal Scribe: score any of your gifts, 1 more for each
do-recruit-wandering-thief = Recruit the Wandering Thief: take the lowest-valued gift of a market
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
do-half = Take half the Reserve
do-scatter = Scatter Deben, 1 onto each Reserve: { $markets }
do-scatter-none = Send the tax collector home: the Reserve is empty
do-aside-place = Set aside { $place } for the neutral player
do-aside-kind = Set aside { $gift } for the neutral player
do-wander = Move the Wandering Thief: { $market }, { $place }
do-score = Score { $gift }
do-discard = Discard { $gift }
do-call = Name a type: { $type }
do-want-from = Take { $gift } from { $seat }
do-want-neutral = Take { $gift } from the neutral player
do-want-at = Take a gift from a market: { $market }, { $place }
do-want = Take { $gift } from the last cards
do-give = Give { $gift }
do-steal = Steal { $place } of the closed market
do-collect = Take { $deben } Deben { $market }
do-beg = Take 1 Deben { $market }
do-hide = Turn a gift face down: { $market }, { $place }
do-next = Comes next: { $card }
do-stop = Stop here

stall-shown = { $market } begins with its { $side ->
    [left] left
   *[right] right
} stall.
dealt = { $character } is in this game.
drawn-upper = New { $market }, on the upper place: { $gift }.
drawn-lower = New { $market }: { $gift }.
landed = New at Memphis: { $gift }.
akhenaton-drawn = Akhenaton is drawn: { $market } is out for good, and no market reopens.
slid = Moved up { $market }: { $card }.
seal-placed = { $seal } goes on the upper gift.
    .seal = A royal seal
reopened = { $market } is open again, with its other stall.
recruited = { $seat } gives { $seal } and recruits { $character }.
    .seal = a royal seal
placed = { $seat } offers { $space } { $market }.
taxed = { $seat } places a tax collector { $market }, offer { $space }.
earned-first = First there: { $deben } Deben.
earned-coin = The coin brings { $deben } Deben.
passed = { $seat } places nothing: all servants stand at Memphis.
stopped = { $seat } stops here.
rolled-one = { $seat } rolls { $die }.
rolled-two = { $seat } rolls { $lower } and { $higher }.
closing-group = { $market } closes: { $goal } pieces are connected.
closing-pieces = { $market } closes: { $colours } sorts of pieces or { $count } pieces are there.
closing-levels = { $market } closes: there is a piece on every level.
closing-line = { $market } closes: { $goal } pieces stand in a row.
closing-sum = { $market } closes: its offers add up to what it takes ({ $goal }).
closing-dice = { $market } closes: both dice show taken spaces.
closing-chain = { $market } closes: the die shows no more than the longest chain.
closing-named = { $market } closes: { $seat } names it.
awarding = Enough gifts have come to Memphis: they are awarded.
awarding-last = Memphis awards its gifts for the last time.
paid = { $seat } pays { $deben } Deben { $market }.
could-not-pay = { $seat } has the best offer { $market } but cannot pay { $offer }: takes nothing and must discard a gift, if possible.
took-gift = { $seat } takes { $gift }.
took-thief = { $seat } takes the Wandering Thief and has to move it.
bought-gift = { $seat } buys { $gift }.
bought-thief = { $seat } buys the Wandering Thief and has to move it.
took-half = { $seat } takes half: { $deben } Deben { $market }.
took-half-nothing = { $seat } takes nothing: there is no Deben { $market }.
seal-gained-card = { $seat } gets { $seal } that lay on it.
    .seal = the royal seal
seal-gained-papyrus = The papyrus brings { $seat } { $seal }.
    .seal = a royal seal
seal-lost = { $seal } goes back to the supply.
    .seal = Its royal seal
scattered = { $seat }’s tax collector scatters Deben { $market }, 1 each for { $markets }.
scattered-none = { $seat } takes the tax collector home: there is no Deben { $market }.
set-aside = { $seat }’s tax collector sets { $gift } aside for the neutral player.
closed = { $market } is closed now.
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
} for { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
called = { $seat } names a type with the Royal Maid: { $type }, { $owners ->
    [one] 1 owner
   *[other] { $owners } owners
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
meets-dice = { $now } in 36 to close
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
upper-gift = upper gift
lower-gift = lower gift
face-down = face down
with-seal = with a royal seal
worth = { $owners ->
    [0] worth { $now } to its first owner
   *[other] worth { $now } now
}
piece-servant = { $seat }’s servant
piece-collector = { $seat }’s tax collector
space = { $market }, offer { $offer }
space-free = free
space-twin = { $offer } ({ $side ->
    [a] left
    [b] right
    [c] third
   *[other] fourth
})
space-closes = Closes the market.
symbol-coin = coin
symbol-single = single card
symbol-extra = extra card
closed-tile = Closed
reopens = reopens at the next closing
stays-closed = closed until the end
out-for-good = out for good

# When a market closes, and how near it is.

closes-group = Closes with { $count } connected servants
closes-pieces = Closes with { $colours } colours or { $count } servants
closes-pieces-two = Closes with { $colours } sorts of pieces or { $count } pieces
closes-levels = Closes with a servant on every level
closes-line = Closes with { $count } servants in a row
closes-sum = Closes when the offers add up to { $sum } or more
closes-sums = Closes when the offers add up to { $sums }, or { $sum } or more
closes-dice = Closes if both dice show taken spaces
closes-chain = Closes if the die is at most the longest chain
meter-group = { $now } of { $goal } connected
meter-pieces = { $now } of { $goal } servants
meter-colours = { $now } of { $goal } colours
meter-levels = { $now } of { $goal } levels
meter-line = { $now } of { $goal } in a row
meter-sum = { $now } of { $goal }
meter-dice = { $now }-in-{ $goal } chance to close
meter-chain = { $now }-in-{ $goal } chance to close
meter-closers = Can be closed next by: { $seats }
odds = { $closing } in { $all }
odds-change = chance to close { $before } → { $after } in { $all }
closes-now = closes the market
holds-dice = { $seat } holds the dice
then-roll = then roll again, { $closing } in { $all }
name-market = Name it: { $market } closes at once
name-it = Name it

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
offers = committed { $offers }
cannot-pay-all = Could not pay a winning offer now
in-hand = { $servants } of { $all } servants in hand
in-hand-two = { $servants } of { $all } servants and { $collectors ->
    [one] 1 tax collector
   *[other] { $collectors } tax collectors
} in hand
no-gifts = no gifts yet
owned = { $gift }: { $count } at { $each }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
chip-score = Score { $type }
chip-give = Give
chip-want = Take from { $holder }
chip-discard = Discard
sum-track = { $points } scored
sum-gifts = { $points } from gifts
sum-deben = { $points } from Deben
sum-seals = { $points } from seals
sum-priest = { $points } from Amon
values = Values now
values-owners = with 1 · 2 · 3 or more owners
ledger = Deben
ledger-sum = { $held } held + { $reserves } in Reserves = { $all }
last-seen = The last cards, seen by { $seat }
last-laid = The last cards, as { $seat } arranged them

# A closing.

sale-title = { $market } closes
sale-memphis = Memphis: the gifts are awarded
holds = holds { $deben } Deben
task-take = { $seat } has paid { $offer }: the upper gift, or two lower ones
task-take-single = { $seat } has paid { $offer }: one gift, upper or lower
task-take-extra = { $seat } has paid { $offer }: three lower gifts, or the upper one and a lower one
task-take-memphis = { $seat } has paid { $offer }: any two gifts
task-second = { $seat }: a second gift
task-extra = { $seat }: the extra gift, or none
task-shame = { $seat } cannot pay { $offer }: takes nothing and must discard a gift
task-buy = { $seat }: buy one gift for { $offer }, or take half the Reserve
task-leave = { $seat }’s tax collector leaves: scatter Deben, or set a gift aside
label-take = Take: { $gift }
label-buy = Buy: { $gift }
label-aside = Set aside: { $gift }
half-of = Take half: { $half } of { $reserve }
cost-deben = Deben
if-it-ended = If the game ended now
for-others = Points of the others
gains = Deben { $deben }; points if the game ended now: from { $before } to { $after }; for the others { $others }.
pay-best = Pays { $offer }, then two lower gifts or the upper one
pay-chooses = Has paid { $offer }: chooses
pay-best-single = Pays { $offer }, then one gift
pay-best-extra = Pays { $offer }, then two lower gifts or the upper one, and one more
pay-best-memphis = Pays { $offer }, then any two gifts
pay-shamed = Cannot pay { $offer }: takes nothing and discards a gift
pay-later = Buys one for { $offer } or takes { $half }
pay-half = Takes { $half }
pay-collector = Scatters Deben or sets a gift aside

# Characters.

characters = Characters
character-usable = { $character }, { $left } left, can be recruited: { $note }
character-idle = { $character }, { $left } left: { $note }
no-seal = no seal
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
brings-wandering-thief = the lowest-valued gift of a market
brings-trader = swap with the markets
stock = Draw pile: { $gifts ->
    [one] 1 gift
   *[other] { $gifts } gifts
} and Akhenaton. Royal seals in the supply: { $seals }
stock-over = Akhenaton has come: no more cards are drawn. Royal seals in the supply: { $seals }
choose-type = Name a type: each owner trades one such card for its points
choose-want = The last cards: swap for one?
choose-next = Which card comes next?
choose-call = { $type }: { $owners ->
    [one] 1 owner
   *[other] { $owners } owners
}, { $value ->
    [one] 1 point
   *[other] { $value } points
} a card
hint-scribe = Score all your gifts of one type
hint-royal-scribe = Score as many gifts as you like
hint-amon-merchant = Discard gifts for points
hint-maid = Each owner of the type trades one such card for its points
hint-merchant = Take a gift of a type you own, give one for it, and pay any difference
hint-trader = Take a gift from a market, give one for it, and pay any difference onto its Reserve
hint-thief = Take a gift of the closed market
hint-treasurer = Take Deben from one Reserve
hint-beggar = On each market a Deben, or turn a gift face down
hint-oracle = Only you see the last cards
hint-wandering-thief = Take the lowest-valued gift of a market; this card takes its place
hint-high-priest = Two steps in this turn
step-type = Pick a type
step-gifts = Pick gifts
step-gift = Pick a gift
step-giving-up = Each owner scores one
step-wanting = Take
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
preview-earns = brings { $deben } Deben now
preview-single = single card: one gift if your offer is best
preview-extra = extra card: one gift more if your offer is best
preview-short = more than your { $deben } Deben: as best offer, no gift and one lost
preview-points = points
best-so-far = best so far: { $seat } { $offer }
told-best = { $seat } first: { $what }.
told-later = Then { $seat }: { $what }.
told-points = Points if the game ended then: { $points }.

# The end, and options.

count-deben = { $deben } ÷ { $each }
remark-deben = Level at { $points }: the player with more Deben ({ $deben }) wins.
remark-shared = Level at { $points }, with { $deben } Deben each: the win is shared.
value-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
value-setup-beginner = Beginner’s set-up
value-setup-advanced = Advanced set-up
value-characters-base = Base-game characters
value-characters-random = Random characters
value-characters-amon = Curse of Amon
value-characters-palace = Palace intrigues
value-characters-nile = Race on the Nile
value-memphis-true = With Memphis
value-memphis-false = Without Memphis

# What is asked, and the facts that help to answer.

stop-tax = No tax collector
stop-roll = Stop here
stop-extra = No extra gift
ask-place = Now place a servant. Where?
ask-first-of-two = Two servants this turn. Where does the first one go?
ask-again = And the second servant?
ask-name = You have no servant in hand. Which market closes?
ask-tax = A tax collector, too?
ask-roll = Roll the die of Louqsor again?
ask-roll-two = Roll the dice of Louqsor again?
ask-take = You have paid { $offer } Deben. What do you take?
ask-second = Which gift do you take second?
ask-extra = One more gift of the lower row?
ask-shame = You cannot pay { $offer } Deben. Which gift do you give up?
ask-buy = Buy a gift for { $offer }, or take { $half } Deben?
ask-leave = { $market }: your tax collector leaves. What does it do first?
ask-scribing = Which type does the Scribe score?
ask-royal-scribing = Which gift does the Royal Scribe score?
ask-offering = Which gift goes to the Merchant of Amon?
ask-calling = Which type do you name?
ask-yielding = The Royal Maid calls for { $type }. Which card do you trade for its points?
ask-yielding-neutral = The Royal Maid calls for { $type }. Which card does the neutral player give up?
ask-wanting = Which gift do you take, and from whom?
ask-giving = What do you give for it? ({ $gift })
ask-stealing = Which gift does the Thief take?
ask-collecting = Which Reserve does the Treasurer draw on, and how much does he take?
ask-begging = The Beggar { $market }: a Deben, or a gift face down?
ask-trading = Which gift do you take from a market?
ask-wandering = Where does the Wandering Thief take a gift?
ask-divining = Do you take one of the last cards?
ask-ordering = Which card is drawn next?
note-offers = You have { $deben } Deben, and your servants offer { $offers } in all.
note-tax = It works for the neutral player: in the sale it scatters Deben or takes a gift away.
note-chain = { $chain ->
    [1] The longest chain is 1: only a 1 closes.
   *[other] The longest chain is { $chain }: 1 to { $chain } closes.
}
note-dice = Both dice must show one of these: { $faces }.
note-dice-none = No die can show a taken space: this roll cannot close.
note-take = The upper gift with its seal, or two gifts of the lower row.
note-take-single = The single-card sign: one gift only, upper or lower.
note-take-extra = The extra-card sign: three lower gifts, or the upper one and a lower one.
note-take-memphis = Any two of the foreign gifts.
note-shame = You have { $deben }. The best offer must pay: you get nothing and lose one gift.
note-buy = You have { $deben } Deben.
note-leave = Then it comes back to your hand.
fact-place = The number is your offer. None closes a market now.
fact-place-closes = Your offer. Closes at once: { $spaces }.
closing-any = { $market } (any)
fact-tax = Below a higher offer, not where you just placed.
fact-recruit = For one royal seal, worth { $cost ->
    [one] 1 point
   *[other] { $cost } points
} at the end.
fact-recruit-best = For a seal ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
}). { $character }: { $points } now.
fact-name = You would choose first: { $markets }.
fact-name-none = Nowhere would you choose first and be able to pay.
fact-pass = All your servants wait at Memphis, which cannot be named.
fact-roll = { $closing } in { $all } closes. A roll cannot be undone.
fact-stop-roll = Your turn ends, and you keep the dice.
fact-stop-tax = { $collectors ->
    [one] You keep 1 in hand.
   *[other] You keep { $collectors } in hand.
}
fact-stop = You go on without it.
fact-half = { $half } of the { $reserve } Deben on the Reserve, rounded up.
fact-most = Most points at once: { $what }, { $points }.
fact-even = Leaves your points as they are: { $what }.
fact-least = Costs least: { $what }, { $points }.
fact-scatter = { $deben ->
    [one] 1 Deben goes to another Reserve.
   *[other] { $deben } Deben go to other Reserves, 1 to each.
}
fact-collect = At most { $most } from one Reserve. Most lies here: { $market }, { $deben }.
fact-beg = From the { $deben } on its Reserve.
fact-hide = Nobody can have it, or its seal, until the market reopens.
fact-next = Only you know the order.
fact-want = You pay the difference in maximum value; you have { $deben } Deben.
why-place = You hold no servant: they come home when their market closes.
why-name = { $servants ->
    [one] You still hold a servant.
   *[other] You still hold { $servants } servants.
}
why-no-seal = You have no royal seal: it comes with an upper gift.
why-one-a-turn = Only one a turn, and before the servant.
why-no-effect = None of them would have an effect now.
warn-short = Your { $offer } { $market } is the best offer, but you are { $missing } Deben short: get them before it closes, or you get nothing and lose a gift.
roll-closes = Louqsor closes
roll-both = Louqsor closes if both dice are among these
roll-stays = It stays open
roll-then = If it closes:
next-turn = next turn
does-scribe = one type, +{ $points } a gift
does-vizier = { $points ->
    [one] 1 point
   *[other] { $points } points
} a type
does-thief = a gift of the closed market
pile-of = Draw pile: { $gifts ->
    [one] 1 gift
   *[other] { $gifts } gifts
}
supply-of = Royal seals in the supply: { $seals }

# Why it is over.

over-closed = { $market } was the last market to close: after Akhenaton none reopens.
over-too-long = Everyone has had 60 turns: the game ends here.

# Signs and keys.

legend-servant = a servant; each player’s has its own shape and colour
legend-free = a space where you may place
legend-closes = a space that closes the market at once
legend-coin = coin: placing here brings 1 Deben from the Reserve
legend-single = single card: the best offer takes one gift only
legend-extra = extra card: the best offer may take one lower gift more
legend-deben = Deben, the money; two are worth a point at the end
legend-seal = royal seal: recruits a character, or 3 points at the end
legend-value = the value of a gift now, for as many owners as it has
legend-collector = a tax collector, with two players
legend-akhenaton = Akhenaton, one of the last five cards: then no market reopens
key-space = a servant at Gizeh, offer 5 (k Akhet-Aton, a Abou Simbel, l Louqsor, m Memphis)
key-twin = of two equal offers, the one further right
key-character = the first character of the strip
key-name = name Akhet-Aton: it closes
key-sale = in a sale: the upper gift, a lower one
key-half = in a sale: take half
key-gift = for a character: a gift of Gizeh
key-deben = for the Beggar: a Deben of Gizeh
key-option = the first of several types or cards

# What things are.

what-space = Offer { $offer }
    .sort = Space { $market }, offer { $offer }
    .effect = The number is what a servant here offers. When the market closes, the highest offer must pay and chooses first; a later one may buy a gift for its number, or take half the Reserve.
what-coin = Coin
    .effect = A player who places a servant here takes 1 Deben from this market’s Reserve, if there is one.
what-single = Single card
    .effect = If the best offer stands here, its owner takes one gift only, upper or lower.
what-extra = Extra card
    .effect = If the best offer stands here, its owner may take one more gift of the lower row: three lower ones, or the upper one and a lower one.
what-market-open = Market, open
what-market-closed = Market, closed: { $trade }
what-market = Market
    .effect = Then its servants are served from the highest offer down: the first pays and takes two lower gifts, or the upper one with its seal; each later one buys a gift or takes half the Reserve.
what-memphis = Port for foreign gifts
    .effect = It never closes. Its gifts are awarded after a refill that brings a new one and leaves { $goal } or more here ({ $now } now); the best offer pays and takes any two.
what-meter = Closing of { $market }
    .sort = How near the market is to closing
rule-group = It does not matter whose servants they are; they must touch side by side or one below the other.
rule-pieces = Colours are those of different players. The last piece closes by number, no matter whose it is.
rule-levels = One servant on each row of the pyramid is enough, no matter whose it is.
rule-line = Across, down or diagonally, without a gap, no matter whose they are.
rule-sum = All offers that stand there count, no matter whose they are.
rule-dice = A player who places there rolls two dice at once. The last to place keeps the dice and may roll again at the end of later turns.
rule-chain = A player who places there rolls one die at once. The last to place keeps it and may roll again at the end of later turns.
what-gift = Gift
    .effect = It scores at the end. The fewer players own its type, the more every gift of it is worth; how many cards each of them has makes no difference.
    .double = One card, but two gifts of the type senet: it is worth twice as much, and bonuses for each gift count twice.
    .papyrus = Always worth the same. Taken from the board, it brings a royal seal at once, if there is one left.
    .cup = Always worth the same, no matter how many players own one.
    .foreign = Worth as much as its ordinary counterpart, and it adds +{ $bonus } to every gift of its type that its owner scores.
what-character = { $left ->
    [0] Character, used up
    [one] Character, 1 card left
   *[other] Character, { $left } cards left
}
effect-scribe = Score all your gifts of one type, each at its value now plus { $number }. Then they leave the game, which may help the other owners of the type.
effect-merchant = { $number ->
    [one] Swap one of your gifts for a gift of another player, of a type you own.
   *[other] Swap up to { $number } of your gifts with different players, for gifts of types you own.
} If yours has the lower maximum value, you pay that player the difference.
effect-vizier = { $number ->
    [one] 1 point
   *[other] { $number } points
} for each different type you own. You keep the gifts.
effect-high-priest = Place two servants in this turn instead of one. What the first one sets off is finished before the second.
effect-maid = Name a type. Each owner, you included, gets the points that one such card is worth now; then the card leaves the game.
effect-thief = Take a gift of the market with the closed tile, and its seal if there is one on it.
effect-treasurer = Take up to { $number } Deben from one Reserve, of an open market or a closed one.
effect-oracle = Look at the last cards of the pile, alone. Swap gifts of yours for cards whose maximum value is no higher, then put the cards back in any order.
effect-beggar = Go round the four markets. At each, take 1 Deben from its Reserve or turn a gift face down until that market reopens.
effect-amon-merchant = Discard as many gifts as you like for { $number ->
    [one] 1 point
   *[other] { $number } points
} each; a double senet counts as two.
effect-amon-priest = Keep the card. At the end it brings points by rank, from the first down: { $ranks }.
effect-royal-scribe = Score as many of your gifts as you like, of any types, each at its value now plus { $number }. They leave the game.
effect-wandering-thief = Take the gift with the lowest maximum value of a market, without its seal, and leave this card in its place. A player who gets the card in a sale must use it again elsewhere.
effect-trader = Swap up to two of your gifts for gifts on the markets. If you take the higher maximum value, you pay the difference to that Reserve. Seals stay.
what-reserve = Reserve
    .sort = The money of a market
    .effect = Coins and first comers are paid from here, and offers are paid onto it. In a sale each later servant may take half of it, rounded up.
what-deben = Deben
    .sort = Money
    .effect = There is no bank: Deben only move between players and Reserves. Two of them are worth a point at the end, and more Deben break a tie.
what-seal = Royal seal
    .sort = Recruits characters
    .effect = It lies on the upper gift of a market and goes to the player who takes that gift. Give it back at the start of a turn to recruit a character; unused, it scores at the end.
what-tray = Servants
    .sort = In hand
    .effect = One is placed in each turn. They come home when their market closes. With none in hand, you name a market, which closes at once.
what-tray-two = Servants and tax collectors
    .sort = In hand
    .effect = One servant is placed in each turn, and a tax collector may follow elsewhere, below a higher offer. A tax collector works for the neutral player: in the sale it scatters Deben or takes a gift away.
what-offers = Offers
    .sort = Of one player
    .effect = What the servants on the markets offer. Only the best offer of a market must be paid; a player who cannot pay it gets no gift and loses one.
what-sums = Points
    .sort = Of one player
    .effect = What the score would be if the game ended now. Values of gifts change with the number of their owners.
what-tile = Closed tile
    .sort = On the market that closed last
    .effect = Nobody places here. At the next closing the tile moves to that market, and this one reopens with its other stall and new gifts. The Thief steals here.
what-dice = Dice of Louqsor
    .sort = They decide when Louqsor closes
    .effect = A player who places there rolls at once. The last to place keeps the dice, and may roll them again at the end of later turns.
what-pile = Draw pile
    .sort = New gifts
    .effect = A market that reopens is filled from here. Akhenaton is one of the last five cards: when he comes up, no market reopens any more, and the game ends with the last open one.
what-akhenaton = Akhenaton
    .sort = He has come
    .effect = No market reopens any more. When the last open one has closed, the game is over.
what-supply = Royal seals left
    .sort = The supply
    .effect = Each market that reopens gets one on its upper gift, while there are any. Seals given for characters come back here.
what-neutral = Neutral player
    .sort = With two players
    .effect = The gifts that tax collectors set aside. The neutral player counts as an owner, so they lower the values.
what-ledger = All the Deben
    .sort = Where the money is
    .effect = No Deben is ever added or lost: what one player lacks, the others or the Reserves have.
num-earn = Placing brings now
num-meter = Then the market is at
num-best = Best offer so far
num-now = Now
num-closers = Could close it next
num-nobody = nobody
num-closing = You close it on
num-together = Together
num-more = One more, for you
num-to-come = Still in the pile
num-akhenaton = And Akhenaton, the “+1”
num-alone = you are the only owner: { $value }
num-owned-by = { $owners ->
    [0] nobody owns one
    [one] 1 owner
   *[other] { $owners } owners
}
num-owners = { $owners ->
    [1] 1 owner
    [2] 2 owners
   *[other] 3 or more
}
num-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
num-types = Your types
num-there = There are
num-half = Half of it
num-could-take = could take half
num-worth = Points at the end
num-in-hand = Servants in hand
num-collectors = Tax collectors
num-deben = Deben in hand
num-sum = If the game ended now
num-closes = closes
num-holder = Who holds them
num-held = With the players
num-reserves = On the Reserves
why-over = The game is over.
why-wait = It is not your turn.
why-wait-seal = At the start of your turn, before you place.
why-too-late = Only at the start of a turn, before you place.
why-other = Something else is asked of you now.
why-taken = It is taken: { $piece }. A space holds one piece.
why-closed = Nobody places at a closed market: { $trade }.
why-market-closed = It reopens as soon as another market closes.
why-market-shut = Akhenaton has come: it does not reopen.
why-market-out = Akhenaton was drawn here: the market and its gifts are out for good.
why-gift = Gifts are sold when their market closes, by offers.
why-memphis = Foreign gifts are awarded at Memphis, by offers.
why-turned = It lies face down: nobody can have it until the market reopens.
why-owned = It scores at the end. Characters can score or swap it before.
why-used-up = No card of it is left.
why-no-gifts = You own no gift for it yet.
why-no-swap = No swap is possible: the type or the Deben for it is missing.
why-no-prey = There is no gift to take.
why-no-deben = There is nothing on the Reserves.
why-no-owners = Nobody owns a gift yet.
why-no-cards = No card is left to look at.
why-nothing = It would have no effect now.
why-roll-later = You may roll again at the end of your turns, unless you place at Louqsor.
why-no-dice = Only the last to place at Louqsor may roll again.
may-recruit = You may recruit it now for one royal seal, before you place.
may-seal = You may recruit a character with it now.
may-collect = You may take Deben from here now.
may-memphis = You may go there; gifts are awarded when enough have come.
may-close = You may go there: { $market } closes at once.
may-roll = You may go there and roll: { $closing } in { $all } closes.
may-place = You may go there; { $market } stays open ({ $meter }).
may-short = If it is the best offer at the closing and you have less than { $offer } Deben then, you get no gift and lose one.
num-pay = You would pay
    .value = { $offer } of your { $deben }
    .short = { $offer }, but you have { $deben }
num-cost = Cost
    .value = 1 royal seal, you have { $seals }
markets = Markets
num-owned = Owners

# What the coach says when something happens for the first time.

occasion-sale = A market closes and sells, from the highest offer to the lowest. The best bidder pays and takes two lower gifts, or the upper one with its seal. Each of the others buys one gift or takes half of the Reserve.
occasion-louqsor = At Louqsor dice decide whether the market closes. Whoever placed there last keeps them and may roll again at the end of a turn without a piece put there.
occasion-characters = A royal seal buys the help of one character at the beginning of a turn. Unused, it adds a little at the end.
occasion-reopening = The market that was closed opens again with new gifts, and the one that has just sold stays closed until the next sale.
occasion-end = Akhenaton has come: this market is out for good, and no other reopens. Once the remaining ones have closed, the points are counted.
