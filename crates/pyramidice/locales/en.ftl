name = Pyramidice
about = Roll dice of stone and of prayer, raise the pyramids that all of you share, and keep the favour of the gods you can support.

seat-0 = White
seat-1 = Black
seat-2 = Red
seat-3 = Blue

part-glory = Glory track
part-deities = Deities
part-ennead = Ennead
part-scarab = Scarab
part-projects = Project

forced = { $seat } has no other choice.

option-players = Players
    .help = Alone you face a Great Architect.
option-architect = Great Architect
    .help = From the easiest to the hardest.
option-gentle = Gentle
    .help = Snefru has two tile spaces instead of three.

value-players-1 = 1, against a Great Architect
value-players-2 = 2 players
value-players-3 = 3 players
value-players-4 = 4 players
value-architect-snefru = Snefru, the easiest
value-architect-hemiunu = Hemiunu
value-architect-amenhotep = Amenhotep
value-architect-imhotep = Imhotep, the hardest
value-gentle-false = no
value-gentle-true = yes

pad-quartz = Who has the Quartz scarab
pad-obsidian = Who has the Obsidian scarab
pad-architect_glory = The architect’s Glory on the track (solo)
pad-architect_deities = End points of each of the architect’s deities outside the Ennead (solo)
pad-architect_ennead = The architect’s cards of the Ennead (solo)
pad-architect_pairs = Pairs of all the architect’s projects (solo)
pad-glory = Glory on the track
pad-deities = End points of each deity outside the Ennead, 0 included
pad-ennead = Cards of the Ennead
pad-pairs = Pairs of the project on the pyramids
pad-resources = Resources left on the board (they also break ties)

pad-no-architect = Only a game for one has an architect who scores.
pad-no-scarab = A game for one has no scarabs.
pad-one-scarab = { $seat } cannot have both the Quartz and the Obsidian.
pad-too-many-deities = Together they have { $held } deities worth { $points } at the end, but there are { $copies }.
pad-too-many-ennead = Together they have { $held } cards of the Ennead, but there are { $copies }.

kind-keep = Keep a scarab
kind-work = Work
kind-rest = Rest
kind-emerald = Emerald
kind-gain = Gain
kind-discard = Discard
kind-choose = Take a deity
kind-take = Take dice
kind-reroll = Reroll
kind-roll = Dice to reroll
kind-buy = Worship
kind-build = Build
kind-use = Invoke
kind-replace = Replace
kind-glory = Glory
kind-cat = Cat
kind-gold = Golden Cat
kind-amethyst = Borrow
kind-set = Turn a die
kind-pay = Pay
kind-dismiss = Give up
kind-copy = Pearl
kind-pass = Decline
kind-place = Tile back
kind-end = Finish

workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
cats = { $count ->
    [one] 1 Cat
   *[other] { $count } Cats
}
stones = { $count ->
    [one] 1 Stone die
   *[other] { $count } Stone dice
}
nothing = nothing
glory = { $count } Glory
die-stone = Stone { $value }
die-prayer = Prayer { $value }
die-virtual = virtual { $value }
space = { $pyramid }, level { $level }, { $spot }
ennead = Ennead
    .object = the Ennead

do-build = Build a { $value } on { $space }
do-buy = Worship { $deity }
do-use = Invoke { $deity }
do-lend = Invoke { $deity }: a virtual die showing { $value }
do-cat-up = Pay a Cat: { $die } goes up to { $value }
do-cat-down = Pay a Cat: { $die } goes down to { $value }
do-gold-up = Golden Cat: { $die } goes up to { $value }
do-gold-down = Golden Cat: { $die } goes down to { $value }
do-replace = Return a die to have { $deity } replaced
do-reroll = Reroll
do-glory = Return two dice for Glory
do-end = Finish the Work turn
do-amethyst = Borrow { $deity } with the Amethyst
do-keep = Keep the scarab { $scarab }
do-work = Work
do-rest = Rest with the tile { $tile }
do-hapy = Rest with Hapy
do-emerald = Rest with the Emerald: the tile { $tile }
do-discard = Discard { $what }
do-gain = Gain { $what }
do-choose = Take { $deity }
do-take = Take { $stone } Stone and { $prayer } Prayer dice
do-set = Turn { $die } to { $value }
do-pay = Pay { $what }
do-pay-seshat = Pay { $what }, with Seshat
do-pay-turquoise = Pay { $what }, with the Turquoise
do-pay-nothing = Pay nothing
do-pay-turquoise-nothing = Pay nothing, with the Turquoise
do-pay-dice = Return { $dice }
do-dismiss = Give up { $deity }
do-copy = Use the Pearl: pay Workers, gain the same Glory
do-pass = Leave the Pearl unused
do-place = Put { $tile } on place { $place }
do-roll = Reroll { $dice }
do-roll-none = Reroll none of these

tile-laid = On display: { $tile }.
tile-laid-place = On place { $place }: { $tile }.
drawn = { $deity } joins the row.
project-dealt = { $seat } is dealt { $project }: { $pairs }.
project-dealt-secret = { $seat } is dealt a secret project.
scarab-dealt = { $seat } is dealt the scarab { $scarab }.
scarab-kept = { $seat } keeps the scarab { $scarab }.
tile-taken = { $seat } rests and takes the tile { $tile }.
hapy-used = { $seat } rests with Hapy.
tile-borrowed = { $seat } rests with the Emerald and uses a tile in front of { $owner }: { $tile }.
tile-borrowed-own = { $seat } rests with the Emerald and uses a tile of their own again: { $tile }.
work-began = { $seat } works.
stones-moved = { $count ->
    [one] A Stone die goes
   *[other] { $count } Stone dice go
} from the board to the Quarry.
glory-tile = { $seat } pays { $glory } for the tile { $tile }.
glory-deity = { $seat } gains { $glory } from { $deity }.
glory-scarab = { $seat } gains { $glory } from the scarab { $scarab }.
glory-dice = { $seat } gains { $glory } for two dice.
glory-space = { $seat } gains { $glory } for this space of his board.
gained = { $seat } gains { $what }.
discarded = { $seat } discards { $what }.
spent = { $seat } pays { $what }.
deity-chosen = { $seat } takes { $deity } without paying its cost.
deity-bought = { $seat } worships { $deity }.
deity-lost = { $seat } cannot support the cult and loses { $deity }.
deity-given-up = { $seat } gives up { $deity }.
card-discarded = { $deity } leaves the row.
dice-taken = { $seat } takes { $stone } Stone and { $prayer } Prayer dice.
rerolled = { $seat } rerolls { $dice }.
rolled = Rolled: { $die }.
stone-gained = { $seat } gains a Stone die from the supply and rolls it.
changed-cat = A Cat makes { $die } a { $value }.
changed-gold = The Golden Cat makes { $die } a { $value }.
changed-deity = { $deity } turns { $die } to { $value }.
dice-paid = { $seat } returns { $dice }.
used = { $seat } invokes { $deity }.
virtual-die = { $seat } invokes { $deity }: a virtual die shows { $value }.
straightened = The other deities that { $seat } has used are ready again.
borrowed = { $seat } borrows { $deity } for this turn.
loan-ended = { $deity } is no longer borrowed.
built = { $seat } builds a { $value } on { $space } and gains { $glory }.
built-architect = No tile lies on the place he rolled, so { $seat } builds a { $value } on { $space } and gains { $glory }.
copied = { $seat } copies this build with the Pearl.
not-copied = { $seat } leaves the Pearl unused.
dice-returned = Unused, to the Quarry: { $dice }.
tiles-returned = All the tiles of { $seat } go back on display.
tile-placed = { $tile } goes back to place { $place }.
architect-turn = It is the turn of { $seat }.
architect-deity = { $seat } takes the most valuable card of the row: { $deity }.
architect-deity-ennead = { $seat } takes a card of the Ennead, which he prefers to all others: { $deity }.
architect-die = { $seat } takes a Stone die from the Quarry.
architect-die-supply = The Quarry has no Stone die, so { $seat } takes one from the supply.
architect-no-die = There is no Stone die left for { $seat }: he takes the tile with the lowest number.
architect-rolled = { $seat } rolls a { $value }.
architect-turned = { $seat } turns the die over: the { $from } becomes a { $to }.
architect-tile = On place { $place } lies a tile, so { $seat } takes it to space { $space } of his board: { $tile }.
pharaoh = The end is in sight: { $seat } takes the Pharaoh, and the next turn of { $seat } is the last of the game.
ended = The game is over.
ended-projects = The game is over. The projects: { $projects }.

draw-row = Row
draw-row-empty = empty
draw-pile = Pile
draw-tiles = Rest tiles
draw-dice = Dice
draw-supply = Supply
draw-quarry = Quarry
draw-choices = Choose:
draw-project = P{ $number }

sign-worker = Worker
sign-cat = Cat
sign-stone = Stone die on a board; s5: it shows 5
sign-prayer = Prayer die that shows 3
sign-virtual = virtual die that shows 4
sign-free = free space; a die can be built here
sign-closed = space that is not open yet
sign-cost = cost: Stone die 4, die 5, any die
sign-once = once per Work turn, per Rest turn
sign-stack = card of the Ennead
sign-points = Glory at the end, or its price
sign-glory = Glory on the track, in the end all points
sign-support = deities, and how many the cult allows
sign-used = used or face down
sign-loan = borrowed deity
sign-project = project 2; a secret one
sign-pharaoh = has the Pharaoh: the next turn is the last
sign-active = whose turn it is

deity-atum = Atum
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-shu = Shu
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-tefnut = Tefnut
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-geb = Geb
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-nut = Nut
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-osiris = Osiris
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-set = Set
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-isis = Isis
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-nephthys = Nephthys
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-horus = Horus
    .help = No power; at the end the Ennead scores by how many of its cards you have.
deity-khnum = Khnum
    .help = Once per Work turn: add a virtual Stone die to your dice; it shows 1 or 4, as you choose.
deity-satis = Satis
    .help = Once per Work turn: add a virtual Stone die to your dice; it shows 2 or 5, as you choose.
deity-anuket = Anuket
    .help = Once per Work turn: add a virtual Stone die to your dice; it shows 3 or 6, as you choose.
deity-amun = Amun
    .help = Once per Work turn: turn one of your Prayer dice to any other face.
deity-anubis = Anubis
    .help = Cult support allows you up to three deities more than you have resources.
deity-aten = Aten
    .help = Once per Work turn: give up another of your deities and gain 4 Glory; the Ennead goes as a whole.
deity-bastet = Bastet
    .help = In your Work turn a Worker can stand in for a Cat and a Cat for a Worker.
deity-bes = Bes
    .help = Once per Rest turn: gain 1 Glory.
deity-hapy = Hapy
    .help = Once per Rest turn: in place of a rest tile, trade in a resource for three of the other kinds.
deity-hathor = Hathor
    .help = No power at all; she is only there for her points.
deity-heh = Heh
    .help = Once per Work turn: gain 1 Glory.
deity-heka = Heka
    .help = Once per Work turn: pay 2 Cats, gain a Worker and 3 Glory.
deity-khepri = Khepri
    .help = As often as you like, return three dice of one value: 3 Glory and a resource; if that is a Stone die, you roll it now.
deity-khonsu = Khonsu
    .help = Once per Work turn: pay a Worker and a Cat, gain 4 Glory.
deity-maat = Maat
    .help = Once per Work turn: reroll as many dice as you like, besides your usual reroll.
deity-meretseger = Meretseger
    .help = Once per Work turn: return two dice; a Stone die from the supply is rolled and joins your dice.
deity-min = Min
    .help = Once per Work turn: return two dice, gain a Worker.
deity-montu = Montu
    .help = Once per Work turn: pay 2 Workers, gain a Cat and 4 Glory.
deity-mut = Mut
    .help = Once per Work turn: turn one of your Stone dice to any other face.
deity-neith = Neith
    .help = Once per Work turn: pay a Cat, gain 2 Glory.
deity-ptah = Ptah
    .help = Once per Work turn: return a die; your other once-per-turn deities that are used up are ready again.
deity-ra = Ra
    .help = Once per Work turn: pay a Worker, gain 3 Glory.
deity-sekhmet = Sekhmet
    .help = Once per Work turn: pay a Worker and a Cat and return a Stone die, gain 7 Glory.
deity-serket = Serket
    .help = Every die you build on top of four others brings 3 Glory more.
deity-seshat = Seshat
    .help = You may build for 1 Worker in all, whatever the die and the level.
deity-sobek = Sobek
    .help = Once per Work turn: return two Stone dice, gain 3 Glory.
deity-sopdet = Sopdet
    .help = Once per Work turn: return a die, gain a Cat.
deity-thoth = Thoth
    .help = In your own Work turn, every Worker paid for a build brings 1 Glory.

scarab-quartz = Quartz
    .help = At the end, 2 Glory for each of your deities; the Ennead counts as one.
scarab-obsidian = Obsidian
    .help = At the end, 1 Glory for each resource on your board and 1 on top, never more than 8 together.
scarab-amethyst = Amethyst
    .help = Once per Work turn, borrow a deity of the row until the turn is over; it counts neither for cult support nor for points.
scarab-silver = Silver
    .help = 2 Glory whenever a gain fills the last free space of your board.
scarab-pearl = Pearl
    .help = After a build of another player, you can pay 2 Workers to gain as much Glory as it brought; once between two turns of yours.
scarab-emerald = Emerald
    .help = A Rest turn can also use a face-up tile that lies in front of a player, you included, in place of taking one; the tile is turned over.
scarab-gold = Gold
    .help = The Golden Cat is yours: once per Work turn it changes a die by 1, free of charge.
scarab-ruby = Ruby
    .help = 2 Glory each time your three rest tiles go back.
scarab-sapphire = Sapphire
    .help = In a Work turn you roll one die more than you have Workers.
scarab-turquoise = Turquoise
    .help = Once per Work turn, the surcharge of a level is one Worker lower for you.
scarab-lapis = Lapis lazuli
    .help = You may reroll twice in a Work turn; if you reroll nothing at all, 1 Glory.
scarab-carnelian = Carnelian
    .help = The first time in a Work turn that you turn two dice into Glory, you gain 2 rather than 1.

tile-ww = Two Workers
    .sign = ww
    .help = Gain two Workers.
tile-ws = Worker and Stone
    .sign = ws
    .help = Gain a Worker and a Stone die.
tile-wc = Worker and Cat
    .sign = wc
    .help = Gain a Worker and a Cat.
tile-ss = Two Stones
    .sign = ss
    .help = Gain two Stone dice.
tile-sc = Stone and Cat
    .sign = sc
    .help = Gain a Stone die and a Cat.
tile-cc = Two Cats
    .sign = cc
    .help = Gain two Cats.
tile-swap = Swap
    .sign = swap
    .help = Trade in a resource for two of the other kinds, alike or not.
tile-trio = Trio
    .sign = trio
    .help = For 1 Glory: gain a Worker, a Cat and a Stone die.
tile-god = God
    .sign = god
    .help = For 2 Glory: take a deity of the row without paying its cost; the row is filled again at once.
tile-gift = Gift
    .sign = gift
    .help = Two resources of your choice for you, a Cat for everybody else.
tile-triple = Triple
    .sign = triple
    .help = For 1 Glory: gain three resources of a single kind.
tile-labour = Labour
    .sign = labour
    .help = For 1 Glory: gain a resource of your choice and go on with a whole Work turn.

architect-snefru = Snefru
    .help = His dice above the ground bring him 1 Glory more each.
architect-hemiunu = Hemiunu
    .help = All his dice bring him 1 Glory more each, on any level.
architect-amenhotep = Amenhotep
    .help = A die that makes one of his pairs, or several, brings him 2 Glory more.
architect-imhotep = Imhotep
    .help = Before building a 1, 2 or 3 he turns it over: it becomes a 6, 5 or 4.

project-1 = Project 1
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.
project-2 = Project 2
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.
project-3 = Project 3
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.
project-4 = Project 4
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.
project-5 = Project 5
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.
project-6 = Project 6
    .help = At the end, 2 Glory for each pair of neighbours on one level that shows these values.

pyramid-c = Cheops
pyramid-k = Chephren
pyramid-m = Mycerinus

# The board in a browser


board-approx = reconstructed value, see the rules
board-space = { $pyramid }, level { $level }, column { $column }, row { $row }
board-built = { $space }: a { $face }
board-build = { $space }: build the { $face } for { $workers ->
    [0] nothing
    [one] 1 Worker
   *[other] { $workers } Workers
}, { $glory } Glory
board-build-pairs = { $space }: build the { $face } for { $workers ->
    [0] nothing
    [one] 1 Worker
   *[other] { $workers } Workers
}, { $glory } Glory, and { $pairs } at the end for your project
board-level-adds = Level { $level }: { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
} and { $glory } Glory more
board-prices = Workers by the value of the die
board-die-stone = Stone die { $face }
board-die-prayer = Prayer die { $face }
board-die-virtual = virtual die { $face }
board-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
board-cats = { $count ->
    [one] 1 Cat
   *[other] { $count } Cats
}
board-stones = { $count ->
    [one] 1 Stone die
   *[other] { $count } Stone dice
}
board-nothing = nothing
board-tray = Dice
board-no-dice = No dice in hand
board-over = The game is over.
board-hand-stone = { $die }: can be built on { $builds ->
    [one] 1 space
   *[other] { $builds } spaces
}
board-hand-stones = { $count } times { $die }: can be built on { $builds ->
    [one] 1 space
   *[other] { $builds } spaces
}
board-hand = { $die }
board-hands = { $count } times { $die }
board-cat = Pay a Cat: { $die } becomes a { $face }
board-gold = Golden Cat: { $die } becomes a { $face }
board-work = { $extra ->
    [0] One die from the Quarry for each of your { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }
   *[other] One die from the Quarry for each of your { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }, and { $extra } more
}
board-rest-how = Take one of the rest tiles
board-take = Take { $stone ->
    [one] 1 Stone die
   *[other] { $stone } Stone dice
} and { $prayer ->
    [one] 1 Prayer die
   *[other] { $prayer } Prayer dice
}
board-reroll = Reroll any of the dice; { $left ->
    [one] one reroll left
   *[other] { $left } rerolls left
} in this turn
board-roll-how = Roll the dice that you marked
board-glory = Return two dice for { $glory } Glory
board-end = Finish the turn; { $dice ->
    [0] every die was used
    [one] one unused die goes back to the Quarry
   *[other] { $dice } unused dice go back to the Quarry
}
board-end-lost = Finish the turn and lose { $lost ->
    [one] a deity
   *[other] { $lost } deities
}; { $dice ->
    [0] every die was used
    [one] one unused die goes back to the Quarry
   *[other] { $dice } unused dice go back to the Quarry
}
board-unused = { $dice ->
    [one] 1 die unused
   *[other] { $dice } dice unused
}
board-loses = { $lost ->
    [one] loses a deity
   *[other] loses { $lost } deities
}
board-row = Deities
board-row-moves = Cards that leave close their gap; new ones come in on the left.
board-discarded = discards { $count }
board-end-points = { $points } Glory at the end
board-ennead = the Ennead
board-ennead-next = Ennead: { $count } would count { $points } Glory
board-ennead-owned = Ennead, { $count } cards, { $points } Glory at the end: { $names }
board-symbol-work = Once per Work turn.
board-symbol-rest = Once per Rest turn.
board-symbol-stack = Stacked, points only.
board-symbol-none = Always on.
board-cost = Cost: { $parts }
board-cost-any = any die
board-cost-worker = a Worker
board-cost-cat = a Cat
board-cost-stone = a Stone die showing { $face }
board-cost-face = a { $face }
board-reach-now = Payable
board-reach-cats = { $count ->
    [one] with 1 Cat
   *[other] with { $count } Cats
}
board-reach-cats-short = { $count ->
    [one] 1 Cat short
   *[other] { $count } Cats short
}
board-reach-resources-short = { $count ->
    [one] 1 resource short
   *[other] { $count } resources short
}
board-reach-dice-short = { $count ->
    [one] 1 die short
   *[other] { $count } dice short
}
board-buy = Worship { $deity }
board-choose = Take { $deity } without paying
board-replace = Return a die to replace { $deity }
board-amethyst = Borrow { $deity } for this turn
board-tiles = Rest tiles
board-place = Place { $place }
board-put = Put the tile { $tile } back on place { $place }
board-quarry = Quarry
board-quarry-dice = In the Quarry: { $stone } Stone dice, { $prayer } Prayer dice
board-supply = In the supply: { $workers } Workers, { $cats } Cats
board-supply-short = Supply
board-clock = The game ends when Stone dice or deities run out.
board-stones-left = { $count ->
    [one] 1 Stone die
   *[other] { $count } Stone dice
} left in the supply
board-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left in the pile
board-stone-dice = Stone dice
board-pile = deities
board-pharaoh = { $who } has the Pharaoh: the next turn of { $who } is the last.
board-last-turn = Last turn: the game ends after this turn of { $who }.
board-ask-scarab = Which scarab do you keep?
board-ask-eight = Keep { $spaces }: what goes back?
board-ask-give = What do you give?
board-ask-gain = What do you gain?
board-ask-set = Which die shows what?
board-ask-pay = How do you pay?
board-gain = Gain { $what }
board-keep = Keep { $scarab }.
board-discard = Give { $what }, keep { $kept }
board-pay = Pay { $what }
board-pay-with = Pay { $what } with { $helper }
board-set = { $from } becomes a { $to }
board-architect-space = Tile space { $space }: { $points } Glory
board-architect-deities = { $count ->
    [0] no deities
    [one] 1 deity without power: { $names }
   *[other] { $count } deities without powers: { $names }
}
board-resources = { $count } of { $spaces } spaces: { $what }
board-support = Cult support: { $deities ->
    [one] 1 deity
   *[other] { $deities } deities
}, { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
board-support-anubis = Cult support: { $deities ->
    [one] 1 deity
   *[other] { $deities } deities
}, { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, and Anubis supports { $extra } more.
board-support-lost = Cult support: { $deities ->
    [one] 1 deity
   *[other] { $deities } deities
}, { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}. When the Work turn ends, { $lost ->
    [one] a deity is lost
   *[other] { $lost } deities are lost
}.
board-no-deities = no deities
board-own-tiles = { $count ->
    [one] 1 of 3 rest tiles
   *[other] { $count } of 3 rest tiles
}
board-deity-ready = Ready.
board-deity-used = Used in this turn.
board-deity-borrowed = Borrowed until the end of the turn.
board-use = Invoke { $deity }.
board-hapy = Rest with Hapy.
board-dismiss = Give up { $deity }.
board-lend = { $deity }: a virtual die { $face }
board-emerald = Use with the Emerald: { $tile }
board-face-down = A rest tile, face down
board-project-secret = A secret project
board-odds = { $deity }: payable with a chance of { $chance } %
board-will-keep = Then { $count } resources: you keep { $spaces }.
board-takes-pharaoh = This brings the Pharaoh: the next turn is the last.
board-ends = The game ends.
board-building = Building a { $face }: { $space }
board-step-support = Support the cult
board-step-give = Give
board-step-gain = Gain
board-step-stone = Stone dice
board-step-prayer = Prayer dice
board-step-dice = Dice
board-step-resources = Workers and Cats
board-hint-give = Choose what you give.
board-hint-gain = Choose what you gain.
board-hint-deity = Take a deity of the row without paying.
board-hint-roll = Mark the dice and press Roll.
board-hint-set = Choose the die and its new value.
board-hint-dice = Mark the dice that you pay.
board-hint-resources = Choose how you pay.
board-hint-dismiss = Choose the deity that you give up.
board-hint-copy = Pay 2 Workers and gain { $glory } Glory as well?
board-hint-place = Choose the place to which the tile goes back.
board-unseen = Unseen: { $count }
board-unseen-how = Of these deities { $pile } are in the pile, { $removed } were removed.
board-discards = Discards
board-tie-architect = A tie: the architect wins it.
board-tie-broken = The tie was broken by { $count ->
    [one] 1 resource
   *[other] { $count } resources
} on the board.
board-tie-shared = As many points and as many resources: the victory is shared.
board-roll = Roll
board-take-card = Take
