name = Pyramidice
about = Roll dice of stone and of prayer, raise the pyramids that all of you share, and keep the favour of the gods you can support.
ask = Your turn: Work or Rest?
goal-1 = Most Glory wins: you gain it by building the pyramids and by worshipping deities.
goal-2 = Each turn, Rest to gather Workers, Cats and Stone dice, or Work: roll a die for each Worker, then build and worship with the dice.
goal-3 = When the Stone dice or the deity cards run out, one last round is played.
goal-alone-1 = You win with more Glory than the Great Architect (he wins ties): you gain it by building the pyramids and by worshipping deities.
goal-alone-3 = After each of your turns the architect takes a deity and rolls a Stone die: he takes the rest tile with that number or, if there is none, builds the die. When Stone dice or deities run out, the last turns come.

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
    .help = Two to four play against each other; one alone plays against a Great Architect.
option-architect = Great Architect
    .help = From the easiest to the hardest.
option-gentle = Snefru’s tile spaces
    .help = Fewer spaces make an easier game: his tiles go back sooner, and he builds less often.

value-players-1 = 1, against a Great Architect
value-players-2 = 2 players
value-players-3 = 3 players
value-players-4 = 4 players
value-architect-snefru = Snefru, the easiest
value-architect-hemiunu = Hemiunu
value-architect-amenhotep = Amenhotep
value-architect-imhotep = Imhotep, the hardest
value-gentle-false = three
value-gentle-true = two, for a gentler game

pad-quartz = Who has the Quartz scarab
pad-obsidian = Who has the Obsidian scarab
pad-architect_glory = The architect’s Glory on the track (solo)
pad-architect_deities = Glory that each of the architect’s deities outside the Ennead brings at the end (solo)
pad-architect_ennead = The architect’s cards of the Ennead (solo)
pad-architect_pairs = Pairs of all the architect’s projects (solo)
pad-glory = Glory on the track
pad-deities = Glory that each deity outside the Ennead brings at the end, 0 included
pad-ennead = Cards of the Ennead
pad-pairs = Pairs of the project on the pyramids
pad-resources = Resources left on the board (they also break ties)

pad-no-architect = Only a solo game has an architect who scores.
pad-no-scarab = A solo game has no scarabs.
pad-one-scarab = { $seat } cannot have both the Quartz and the Obsidian.
pad-too-many-deities = Together they have too many deities worth { $points } Glory at the end: { $held }, but there are { $copies }.
pad-too-many-ennead = Together they have too many cards of the Ennead: { $held }, but there are { $copies }.

kind-keep = Keep a scarab
kind-work = Work
kind-rest = Rest
kind-emerald = Rest with the Emerald
kind-gain = Gain
kind-discard = Discard
kind-choose = Take a deity
kind-take = Take dice
kind-reroll = Reroll
kind-roll = Mark dice
kind-buy = Worship
kind-build = Build
kind-use = Use a power
kind-replace = Replace a deity
kind-glory = Two dice for Glory
kind-cat = Pay a Cat
kind-gold = Golden Cat
kind-amethyst = Borrow a deity
kind-set = Turn a die
kind-pay = Pay
kind-dismiss = Give up a deity
kind-copy = Use the Pearl
kind-pass = Skip
kind-place = Put the tile back
kind-end = End the turn
skill-turn = Work, rest, end of turn
skill-dice = Taking and turning dice
skill-deities = Deities and their powers
skill-build = Building
skill-goods = Scarabs, gains, payments

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
do-use = Use { $deity }
do-lend = Use { $deity }: a virtual die showing { $value }
do-cat-up = Pay a Cat: { $die } goes up to { $value }
do-cat-down = Pay a Cat: { $die } goes down to { $value }
do-gold-up = Golden Cat: { $die } goes up to { $value }
do-gold-down = Golden Cat: { $die } goes down to { $value }
do-replace = Return a die to replace { $deity }
do-reroll = Reroll
do-glory = Return two dice for Glory
do-end = End the Work turn
do-amethyst = Borrow { $deity } with the Amethyst
do-keep = Keep the { $scarab }
do-work = Work
do-rest = Rest with the tile { $tile }
do-rest-with = Rest with the tile { $tile }: { $does }
do-hapy = Rest with Hapy
do-emerald = Rest with the Emerald: the tile { $tile }
do-discard = Discard { $what }
do-gain = Gain { $what }
do-choose = Take { $deity }
do-take = Take { $stone ->
    [one] 1 Stone die
   *[other] { $stone } Stone dice
} and { $prayer ->
    [one] 1 Prayer die
   *[other] { $prayer } Prayer dice
}
do-set = Turn { $die } to { $value }
do-pay = Pay { $what }
do-pay-seshat = Pay { $what }, with Seshat
do-pay-turquoise = Pay { $what }, with the Turquoise
do-pay-nothing = Pay nothing
do-pay-turquoise-nothing = Pay nothing, with the Turquoise
do-pay-dice = Return { $dice }
do-dismiss = Give up { $deity }
do-copy = Use the Pearl: pay Workers, gain as much Glory
do-pass = Do not use the Pearl
do-place = Put { $tile } on place { $place }
do-roll = Reroll { $dice }
do-roll-none = Keep all of these dice
do-roll-none-stone = Keep all Stone dice
do-roll-none-prayer = Keep all Prayer dice

tile-laid = On display: { $tile }.
tile-laid-place = On place { $place }: { $tile }.
drawn = { $deity } joins the row.
project-dealt = { $seat } is dealt { $project }: { $pairs }.
project-dealt-secret = { $seat } is dealt a secret project.
scarab-dealt = { $seat } is dealt the { $scarab }.
scarab-kept = { $seat } keeps the { $scarab }.
tile-taken = { $seat } rests and takes the tile { $tile }.
hapy-used = { $seat } rests with Hapy.
tile-borrowed = { $seat } rests with the Emerald and uses a tile in front of { $owner }: { $tile }.
tile-borrowed-own = { $seat } rests with the Emerald and uses a tile of their own again: { $tile }.
work-began = { $seat } works.
stones-moved = { $count ->
    [one] A Stone die goes
   *[other] { $count } Stone dice go
} from { $seat }’s board to the Quarry.
glory-tile = { $seat } pays { $glory } for the tile { $tile }.
glory-deity = { $seat } gains { $glory } from { $deity }.
glory-scarab = { $seat } gains { $glory } from the { $scarab }.
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
dice-taken = { $seat } takes and rolls { $stone ->
    [one] 1 Stone die
   *[other] { $stone } Stone dice
} and { $prayer ->
    [one] 1 Prayer die
   *[other] { $prayer } Prayer dice
}.
dice-taken-none = { $seat } takes no dice.
dice-taken-stone = { $seat } takes and rolls { $stone ->
    [one] 1 Stone die
   *[other] { $stone } Stone dice
}.
dice-taken-prayer = { $seat } takes and rolls { $prayer ->
    [one] 1 Prayer die
   *[other] { $prayer } Prayer dice
}.
rerolled = { $seat } rerolls { $dice }.
rolled = { $die }.
stone-gained = { $seat } gains a Stone die from the supply and rolls it.
changed-cat = A Cat makes { $die } a { $value }.
changed-gold = The Golden Cat makes { $die } a { $value }.
changed-deity = { $deity } turns { $die } to { $value }.
dice-paid = { $seat } returns { $dice }.
used = { $seat } uses { $deity }.
virtual-die = { $seat } uses { $deity }: a virtual die shows { $value }.
straightened = { $seat }’s other used deities are ready again.
borrowed = { $seat } borrows { $deity } for this turn.
loan-ended = { $deity } is no longer borrowed.
built = { $seat } builds a { $value } on { $space } and gains { $glory }.
built-architect = No tile lies on the place he rolled, so { $seat } builds a { $value } on { $space } and gains { $glory }.
copied = { $seat } copies this build with the Pearl.
not-copied = { $seat } does not use the Pearl.
dice-returned = Unused, to the Quarry: { $dice }.
tiles-returned = All of { $seat }’s tiles go back on display.
tile-placed = { $tile } goes back to place { $place }.
architect-turn = { $seat }’s turn.
architect-deity = { $seat } takes the most valuable card of the row: { $deity }.
architect-deity-ennead = { $seat } takes a card of the Ennead, which he prefers to all others: { $deity }.
architect-die = { $seat } takes a Stone die from the Quarry.
architect-die-supply = The Quarry has no Stone die, so { $seat } takes one from the supply.
architect-no-die = There is no Stone die left for { $seat }: he takes the tile with the lowest number.
architect-rolled = { $seat } rolls a { $value }.
architect-turned = { $seat } turns the die over: the { $from } becomes a { $to }.
architect-tile = On place { $place } lies a tile, so { $seat } takes it to space { $space } of his board: { $tile }.
pharaoh = The end is in sight: { $seat } takes the Pharaoh, and { $seat }’s next turn will be the game’s last.
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
sign-closed = space that cannot be built on yet
sign-cost = cost: Stone die 4, die 5, any die
sign-once = once per Work turn, per Rest turn
sign-stack = card of the Ennead
sign-points = Glory at the end, or its price
sign-glory = Glory on the track; at the end, all Glory
sign-support = deities, and how many you can support
sign-used = used or face down
sign-loan = borrowed deity
sign-project = project 2; a secret one
sign-pharaoh = has the Pharaoh: their next turn is the game’s last
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
    .help = No power; you take her for the Glory she brings at the end.
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
    .when = pays at the end
    .numbers = 3 deities bring { $three } Glory, 5 bring { $five }.
    .good = many deities; each of them needs a resource to stay.
    .full = Quartz scarab
scarab-obsidian = Obsidian
    .help = At the end, 1 Glory for each resource on your board, plus 1; 8 at most.
    .when = pays at the end
    .numbers = 5 resources bring 6 Glory, a nearly full board { $value }.
    .good = a player who rests in the last turns and keeps resources.
    .full = Obsidian scarab
scarab-amethyst = Amethyst
    .help = Once per Work turn, borrow a deity of the row until the turn is over; it counts neither for cult support nor for Glory at the end.
    .when = helps every Work turn
    .numbers = 3 deities lie in the row to choose from, each time.
    .good = powers at the right moment, without support.
    .full = Amethyst scarab
scarab-silver = Silver
    .help = 2 Glory whenever a gain fills the last free space of your board.
    .when = pays when you rest
    .numbers = { $value } Glory each time your eighth space is filled; 3 times { $three }.
    .good = full boards: rest often, spend late.
    .full = Silver scarab
scarab-pearl = Pearl
    .help = After another player’s build, you can pay 2 Workers to gain as much Glory as it brought, once between two turns of yours.
    .when = works in others’ turns
    .numbers = { $value } Workers for up to 10 Glory, once a round.
    .good = opponents who build high; keep Workers for it.
    .full = Pearl scarab
scarab-emerald = Emerald
    .help = In a Rest turn you can use a face-up tile in front of any player, you included, instead of taking one; that tile is turned over.
    .when = helps every Rest turn
    .numbers = every face-up tile of all players is yours to use as well.
    .good = the best tiles again, without filling your own three.
    .full = Emerald scarab
scarab-gold = Gold
    .help = The Golden Cat is yours: once per Work turn it changes a die by 1, free of charge.
    .when = helps every Work turn
    .numbers = others pay 1 Cat for the same, each time.
    .good = any plan: being off by one is the usual trouble.
    .full = Gold scarab
scarab-ruby = Ruby
    .help = 2 Glory each time your three rest tiles go back.
    .when = pays when you rest
    .numbers = { $value } Glory for every third rest tile; nine tiles bring { $three }.
    .good = a steady rhythm of Rest and Work.
    .full = Ruby scarab
scarab-sapphire = Sapphire
    .help = In a Work turn you roll one die more than you have Workers.
    .when = helps every Work turn
    .numbers = with 4 Workers you roll 5 dice.
    .good = any plan: one die more in each Work turn.
    .full = Sapphire scarab
scarab-turquoise = Turquoise
    .help = Once per Work turn, the surcharge of a level is one Worker lower for you.
    .when = helps when you build
    .numbers = { $value } Worker saved in each Work turn with a build above the ground.
    .good = builders of levels 2 and 3.
    .full = Turquoise scarab
scarab-lapis = Lapis lazuli
    .help = You may reroll twice in a Work turn; if you reroll nothing at all, 1 Glory.
    .when = helps every Work turn
    .numbers = 2 rerolls where others have one, or { $value } Glory for none.
    .good = costly deities, which need exact values.
    .full = Lapis lazuli scarab
scarab-carnelian = Carnelian
    .help = The first time in a Work turn that you turn two dice into Glory, you gain 2 rather than 1.
    .when = pays in every Work turn
    .numbers = { $value } Glory for two dice instead of 1, each Work turn.
    .good = unused dice: they are never wasted.
    .full = Carnelian scarab

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
    .does = a resource for two others
    .help = Trade in a resource for two of the other kinds, alike or not.
tile-trio = Trio
    .sign = trio
    .does = a Worker, a Cat and a Stone die for 1 Glory
    .help = For 1 Glory: gain a Worker, a Cat and a Stone die.
tile-god = God
    .sign = god
    .does = a deity of the row for 2 Glory, without its cost
    .help = For 2 Glory: take a deity of the row without paying its cost; the row is filled again at once.
tile-gift = Gift
    .sign = gift
    .does = two resources of your choice, a Cat for the others
    .help = Two resources of your choice for you, a Cat for everybody else.
tile-triple = Triple
    .sign = triple
    .does = three resources of one kind for 1 Glory
    .help = For 1 Glory: gain three resources of a single kind.
tile-labour = Labour
    .sign = labour
    .does = a resource and a Work turn at once, for 1 Glory
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

board-built = { $space }: a { $face }
board-build = { $space }: build the { $face } for { $workers ->
    [0] no Worker
    [one] 1 Worker
   *[other] { $workers } Workers
}, { $glory } Glory
board-build-pairs = { $space }: build the { $face } for { $workers ->
    [0] no Worker
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
board-hand-stones = { $count } × { $die }: can be built on { $builds ->
    [one] 1 space
   *[other] { $builds } spaces
}
board-hand = { $die }
board-hands = { $count } × { $die }
board-cat = Pay a Cat: { $die } becomes a { $face }
board-gold = Golden Cat: { $die } becomes a { $face }
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
board-end = End the turn; { $dice ->
    [0] every die was used
    [one] one unused die goes back to the Quarry
   *[other] { $dice } unused dice go back to the Quarry
}
board-end-lost = End the turn and lose { $lost ->
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
board-discarded = { $count } discarded
board-end-points = { $points } Glory at the end
board-ennead = the Ennead
board-ennead-next = Ennead: with this card you would have { $count }, worth { $points } Glory at the end.
board-ennead-first = Ennead: { $count ->
    [one] a single card counts nothing
   *[other] { $count } cards count nothing
}, { $more } are worth { $points } Glory at the end.
board-ennead-owned = Ennead, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } Glory at the end: { $names }
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
board-numbers = The architect rolls for these numbers.
board-place = Place { $place }
board-put = Put the tile { $tile } back on place { $place }
board-quarry = Quarry
board-quarry-dice = In the Quarry: { $stone ->
    [one] 1 Stone die
   *[other] { $stone } Stone dice
}, { $prayer ->
    [one] 1 Prayer die
   *[other] { $prayer } Prayer dice
}
board-supply = In the supply: { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
}, { $cats ->
    [one] 1 Cat
   *[other] { $cats } Cats
}
board-supply-short = Supply
board-clock = When Stone dice or deities run out, one last round begins.
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
board-pharaoh = { $who } has the Pharaoh: { $who }’s next turn will be the game’s last.
board-last-turn = Last turn: the game ends after { $who }’s turn.
board-architect-space = Tile space { $space }: { $points } Glory
board-architect-tile = Rest tile { $space }: +{ $points }
board-architect-pairs = { $glory } Glory a pair at the end
board-architect-deities = { $count ->
    [0] he has no deities yet
    [one] His deity: { $names }. It counts at the end.
   *[other] His { $count } deities: { $names }. They count at the end.
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
board-use = Use { $deity }.
board-hapy = Rest with Hapy.
board-dismiss = Give up { $deity }.
board-lend = { $deity }: a virtual die { $face }
board-emerald = Use with the Emerald: { $tile }
board-face-down = A rest tile, face down
board-project-secret = A secret project
board-odds = { $deity }: payable with a chance of { $chance }%
board-will-keep = Too many resources ({ $count }): you keep { $spaces }.
board-takes-pharaoh = You take the Pharaoh: your next turn will be the game’s last.
board-ends = The game ends.
board-unseen = Unseen: { $count }
board-unseen-how = In the pile: { $pile }. Removed: { $removed }.
board-discards = Discards
board-tie-architect = A tie: the architect wins.
board-tie-broken = Tie broken by the resources left on the board: { $count }.
board-tie-shared = Level on Glory and on resources: the win is shared.
board-roll = Roll
board-roll-next = Next
board-roll-next-how = Go on to the Prayer dice with the Stone dice that you marked
board-take-card = Take

# What is asked

ask-note = You have { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
}, { $cats ->
    [one] 1 Cat
   *[other] { $cats } Cats
} and { $stones ->
    [one] 1 Stone die
   *[other] { $stones } Stone dice
}: { $count } of { $spaces } spaces.
ask-scarab = First decision: which scarab do you keep?
ask-scarab-note = It gives you a small power for the whole game. The other scarab leaves the game. Either is a good choice.
ask-in-numbers = In numbers:
ask-good-for = Good for:
ask-lot = Pick one for me
ask-lot-note = For a first game: one of the two at random, and on to the first turn.
ask-eight = Your board holds { $spaces }: what goes back?
ask-give = { $source }: what do you give?
ask-gain = { $source }: what do you gain?
ask-set = { $source }: which die, and which value?
ask-deity = Which deity do you take?
ask-place = Where does the tile go back to?
ask-take = { $count ->
    [one] You take 1 die. Which one?
   *[other] You take { $count } dice. Which ones?
}
ask-take-note = Stone dice can be built; Prayer dice cannot. Both pay for deities. Your Workers stay with you for now.
ask-use = Use your dice. What next?
ask-room-free = No deity needs your support yet: spend as you like.
ask-room = { $count ->
    [0] Your resources just support your deities: pay one more, and you lose one of them.
    [one] You can still pay 1 Worker or Cat without losing a deity.
   *[other] You can still pay { $count } Workers or Cats without losing a deity.
}
ask-room-none = You have too few resources for your deities.
ask-roll-stone = Which Stone dice do you reroll?
ask-roll-prayer = Which Prayer dice do you reroll?
ask-roll-note = Mark the dice in the tray, then press Roll. Unmarked dice stay as they are.
ask-roll-first = First the Stone dice, then you choose among the Prayer dice. Mark those to reroll in the tray, then press Next. Unmarked dice stay as they are.
ask-roll-second = Now the Prayer dice; then all chosen dice are rolled together. Mark those to reroll in the tray, then press Roll.
ask-odds = Can you pay for the deities of the row? As the dice lie now, and if you reroll all of them:
ask-odds-now = payable now
ask-odds-not = not now
ask-dismiss = Cult support: which deity do you give up?
ask-dismiss-aten = Aten: which deity do you give up for Glory?
ask-copy = Copy this build for { $glory } Glory?
ask-copy-note = With the Pearl you pay { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
} and gain the { $glory } Glory that it brought.
ask-dice-buy = Which dice do you pay for { $source }?
ask-dice-power = { $source }: which dice do you return?
ask-dice-replace = Which die do you return to replace { $source }?
ask-dice-glory = Which two dice do you return for Glory?
ask-dice-note = Mark them in the tray, or choose from the list. It makes no difference which of two equal dice you pay.
ask-pay = How do you pay?
ask-rescue = This would help: { $action }.
ask-no-rescue = When you finish, you choose which one goes. A Rest turn never costs a deity.
ask-way-round = Without a loss: { $action }.

way-quarry = Quarry
    .now = { $stone } Stone, { $prayer } Prayer
way-roll = Roll
    .now = { $count ->
        [one] take 1 die
       *[other] take { $count } dice
    }
    .done = { $count ->
        [0] no reroll left
        [one] 1 reroll left
       *[other] { $count } rerolls left
    }
way-use = Use
    .now = { $count ->
        [0] no dice left
        [one] 1 die left
       *[other] { $count } dice left
    }
    .later = build, worship
way-support = Support
    .safe = { $deities ->
        [0] no deities yet
        [one] 1 deity is safe
       *[other] { $deities } deities are safe
    }
    .risk = { $lost ->
        [one] a deity at risk
       *[other] { $lost } deities at risk
    }
way-give = Give
    .how = one resource
way-gain = Gain
    .how = of the other kinds

fact-work = { $dice ->
    [0] You have no Workers, so you would roll nothing.
    [one] Roll 1 die and use it to build or to worship.
   *[other] Roll { $dice } dice and use them to build and to worship.
} In the Quarry then: { $stone } Stone, { $prayer } Prayer.
fact-work-few = The Quarry has only { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for your { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
}: roll { $dice ->
    [one] it
   *[other] all of them
} to build and to worship ({ $stone } Stone, { $prayer } Prayer).
fact-rest = Take a rest tile for resources ({ $count } to choose from). { $free ->
    [0] Your board is full.
    [one] You have 1 free space.
   *[other] You have { $free } free spaces.
}
fact-emerald = Use a tile in front of a player: { $names }.
fact-keep = Dealt to you: { $names }.
fact-take = In the Quarry: { $stone } Stone, { $prayer } Prayer.
fact-build = Best now: the { $face } on { $pyramid }, level { $level }: { $glory } Glory { $workers ->
    [0] without paying a Worker
    [one] for 1 Worker
   *[other] for { $workers } Workers
}.
fact-build-pairs = Best now: the { $face } on { $pyramid }, level { $level }: { $glory } Glory { $workers ->
    [0] without paying a Worker
    [one] for 1 Worker
   *[other] for { $workers } Workers
}, and { $pairs } at the end for your project.
fact-buy = Payable now: { $names }.
fact-use = Ready: { $names }.
fact-cat = You have { $count ->
    [one] 1 Cat
   *[other] { $count } Cats
}. Each one you pay changes a die by 1.
fact-cat-deity = { $cats ->
    [one] 1 Cat is
   *[other] { $cats } Cats are
} enough to worship { $deity }; you have { $count }.
fact-gold = Free, once in this turn: a die goes up or down by 1.
fact-amethyst = Until the turn ends: { $names }.
fact-reroll = { $left ->
    [one] Once
   *[other] { $left } times
} more in this turn; you choose the dice. It cannot be undone.
fact-replace = Return any die: the card leaves the row, and a new one comes.
fact-glory = Return any two dice: { $glory } Glory.
fact-roll = Any number of them.
fact-pay = You have { $names }.
fact-set = To any other value.
fact-gain = In the supply: { $names }.
fact-discard = You have { $names }.
fact-choose = Without paying the cost: { $names }.
fact-dismiss = To choose from: { $names }.
fact-copy = Pay { $workers } of your { $have ->
    [one] 1 Worker
   *[other] { $have } Workers
}.
fact-pass = Nothing happens; you are asked again at the next build.
fact-place = Free places: { $names }.
fact-end = { $dice ->
    [0] Every die was used.
    [one] 1 die goes back unused.
   *[other] { $dice } dice go back unused.
}
fact-end-lost = You would lose { $lost ->
    [one] a deity
   *[other] { $lost } deities
}. { $dice ->
    [0] Every die was used.
    [one] 1 die goes back unused.
   *[other] { $dice } dice go back unused.
}

not-rest = You cannot take any of the rest tiles now.
not-build-stone = You have no Stone die left. Prayer dice are never built.
not-build-workers = The cheapest free space takes { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
}; you have { $have }.
not-build-space = No space is free.
not-buy = Nearest: { $deity }, { $reach }.
not-buy-row = The row is empty.
not-reroll = You have rerolled in this turn.
not-reroll-dice = You have no dice left.
not-cat = You have no Cat left.

# What things are

what-not-yours = It is not your turn.
what-work-only = Only in your Work turn.
what-glory = { $count } Glory
what-at-the-end = At the end
what-cost = Cost
what-price = Price
what-room = Free spaces on your board
what-own-tiles = Rest tiles in front of you
what-of = { $count } of { $most }
what-tile = A rest tile
    .sort = Rest tile
    .may = Take it to begin a Rest turn.
    .emerald = The Emerald lets you use it.
    .before = It lies in front of { $who }. Three of them go back together.
    .later = You take one at the start of a turn, instead of working.
    .price = It costs { $price } Glory; you have { $have }.
    .cannot = You have nothing to swap, or there is nothing to take.
    .down = Face down: the Emerald has used it. It still counts among the three.
what-deity =
    .stack = Deity of the Ennead: Glory only
    .work = Deity, once per Work turn
    .rest = Deity, once per Rest turn
    .always = Deity, throughout your Work turns
    .points = Deity without a power
    .buy = You can worship it now.
    .take = You can take it now, without paying.
    .use = Its power can be used now.
    .used = Used in this turn already.
    .owned = It belongs to { $who }.
    .unseen = Nobody has seen it yet: it is in the pile or was removed.
    .gone = It was discarded and does not come back.
    .worship = You worship it with dice, in a Work turn.
    .short = Not payable: { $reach }.
    .ready-work = Its power works in your Work turns.
    .ready-rest = Its power works in your Rest turns.
what-ennead = The Ennead
    .sort = Stack of deities, counts as one
    .effect = No powers. At the end the stack brings more the more cards it has, and it goes as a whole if you give it up.
    .have = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .more = One more
    .two-more = Two more
    .nothing = nothing yet
what-scarab =
    .sort = Scarab
    .now = As it stands
    .used = Used in this turn already.
what-project =
    .sort = Project, only its owner sees it
    .open = Project, open to all
    .pairs = { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
    .total = All pairs now
what-project-secret = A secret project
    .sort = Project
    .effect = It names pairs of values. At the end, dice that lie side by side and show them are worth 2 Glory a pair, no matter who built them. It is shown when the game is over.
what-architect =
    .sort = Great Architect, { $level } of 4
    .track = On the Glory track
    .deities = Deities
    .tiles = Tile spaces filled
    .projects = Projects so far
what-architect-space = Tile space { $space }
    .sort = Space on the architect’s board
    .effect = When one of his tiles comes here, he gains this much Glory. After the last space all of his tiles go back, and the rightmost deity leaves the row.
    .gives = Gives him
what-architect-deities = His deities
    .sort = Cards of the architect
    .effect = He does not use their powers or need to support them, but they count at the end.
what-die-stone = Stone die { $face }
    .sort = Die in hand
    .effect = The only kind that can be built. It pays for deities and powers like any other die.
what-die-prayer = Prayer die { $face }
    .sort = Die in hand
    .effect = Pays for deities and powers, or for Glory; it can never be built.
what-die-virtual = Virtual die { $face }
    .sort = Lent by a deity for this turn
    .effect = Pays like a Stone die, but cannot be built, rerolled or changed. It is gone when spent.
what-die =
    .builds = Spaces it can be built on
    .workers = Workers to build it on the ground
    .cat = With a Cat
    .may = Choose it, then a gold space.
    .reroll = Mark it to roll it again.
    .pay = Mark it to pay with it.
    .stone-first = Stone dice come first: choose those to reroll. The Prayer dice are next.
    .stone-chosen = You have chosen among the Stone dice already; now it is the turn of the Prayer dice.
    .fixed = A virtual die is never rerolled.
    .no-pay = It does not fit what you are paying for.
    .set = Choose the value that it is to show.
    .set-not = This power turns dice of the other kind only.
    .later = Answer the question first; your dice come after that.
    .deity = Use it to pay for a deity or a power.
what-space =
    .built = Built die
    .open = Free space, level { $level }
    .closed = Space on level { $level }, not open yet
    .built-effect = It stays here. Dice side by side make pairs for projects, no matter who built them.
    .open-effect = A Stone die can be built here. Its builder pays Workers and gains its value in Glory, and more on higher levels.
    .closed-effect = You can build here once all the dice underneath are in place.
    .value = It shows
    .pairs = Pairs of your project
    .build = { $workers ->
        [0] free
        [one] 1 Worker
       *[other] { $workers } Workers
    }, { $glory } Glory
    .may = You can build here now.
    .missing = { $count ->
        [one] 1 die is missing underneath.
       *[other] { $count } dice are missing underneath.
    }
    .full = What lies here stays.
    .other = None of your Stone dice can be paid for here.
    .work = Choose Work first: you build with the Stone dice that you roll then.
what-stones = Stone dice in the supply
    .sort = One of two clocks of the game
    .effect = When the last one has left the supply, the player on turn takes the Pharaoh: everybody else has one more turn, then that player takes the last.
    .left = Left
what-pile = The pile of deities
    .sort = One of two clocks of the game
    .effect = When the last card has left the pile, the player on turn takes the Pharaoh: everybody else has one more turn, then that player takes the last.
    .left = Left
what-pharaoh = The Pharaoh
    .sort = The end is in sight
    .effect = Everybody else has one more turn; then the player with the Pharaoh takes the last turn of the game.
what-quarry = The Quarry
    .sort = Dice for Work turns
    .effect = A Work turn takes its dice from here, one for each Worker. Dice that are spent or left over come back; dice that are built do not.
    .stone = Stone dice
    .prayer = Prayer dice
    .take = You would take
what-supply = The supply
    .sort = Workers and Cats for the taking
    .effect = Gains come from here, and Workers and Cats that are paid return.
    .workers = Workers
    .cats = Cats
what-resources = Resources
    .sort = { $who }’s board
    .effect = Workers decide how many dice are rolled and pay for builds, Cats change dice, Stone dice go to the Quarry when a Work turn begins. Together they support the deities.
    .workers = Workers
    .cats = Cats
    .stones = Stone dice
    .free = Free spaces
what-support = Cult support
    .sort = Checked when a Work turn ends
    .effect = At the end of a Work turn nobody may have more deities than resources; the Ennead counts as one. A player who has more gives one up.
    .deities = Deities
    .resources = Resources
    .anubis = Allowed by Anubis
    .room = Can still be paid
what-tiles = Rest tiles taken
    .sort = In front of { $who }
    .effect = When the third one is taken, all three go back on display, and the rightmost deity of the row is discarded.
what-levels =
    .sort = Pyramid shared by all
    .effect = The builder pays Workers and gains the value of the die in Glory. Higher levels cost and bring more; each die up there needs all the dice underneath.
    .level = Level { $level }
    .plain = nothing extra
    .adds = +{ $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }, +{ $glory } Glory
    .built = Dice built
what-prices = Cost of a build
    .sort = Workers by the value of the die
    .effect = High values cost more Workers. Higher levels add to this.
what-discards = Discarded deities
    .sort = Out of the game
    .effect = Deities that were given up or replaced, or that had to leave the row. They do not come back.
    .count = Cards

board-take-short = { $stone } Stone, { $prayer } Prayer
board-trade = 2 dice for Glory
board-replace-short = Replace
board-borrow-short = Borrow
board-support-short = { $deities ->
    [one] 1 deity
   *[other] { $deities } deities
} / { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
board-support-title = Support
board-resources-title = Resources
board-deities-title = Deities
board-tiles-title = Rest tiles
board-reserve = in the supply
board-in-pile = in the pile

legend-stone = Stone die: can be built
legend-prayer = Prayer die: pays, is never built
legend-any = either kind of die
legend-virtual = virtual die, lent for a turn
legend-worker = Worker: a die to roll, the price of a build
legend-cat = Cat: changes a die by 1
legend-glory = Glory: whoever has most of it wins
legend-work = once per Work turn
legend-rest = once per Rest turn
legend-stack = stacked: the Ennead
legend-always = no limit per turn, or no power
legend-lock = for your secret project, at the end

key-build = build a 5 on Cheops, level 1, column b, row 2
key-buy = worship Isis
key-use = use Khnum for a 4
key-cat = pay a Cat: Stone die 4 goes up
key-rest = rest with the tile Two Workers
key-take = take 1 Stone and 3 Prayer dice
key-reroll = reroll
key-end = end the turn

over-stones = The last Stone die left the supply: { $who } took the Pharaoh and has had the last turn.
over-pile = The last deity left the pile: { $who } took the Pharaoh and has had the last turn.
over-turns = The limit of turns was reached: { $who } took the Pharaoh and has had the last turn.
over-both = The Stone dice and the deity cards ran out: { $who } took the Pharaoh and has had the last turn.

# What the coach says when something happens for the first time.

occasion-rest = A Rest tile is used at once and stays above the board. With the third one, all three go back, and the rightmost deity of the row is discarded.
occasion-dice = One die for each Worker is rolled; the Workers stay. Once a turn any dice can be rerolled, and a Cat makes a die one higher or lower. Each die serves once.
occasion-building = A Stone die stays on the pyramid with its value. Workers pay for it: the higher the die and the level, the more of them, and the more Glory.
occasion-support = Deities need support: after a Work turn, whoever has more deities than Workers and Cats has to discard one of them.
occasion-architect-turn = The architect takes a deity and rolls. If a tile lies on the place with that number, he takes it; if not, he builds the die.
occasion-end = The Pharaoh is taken: everybody else has one more turn, and then his owner has the last one.
