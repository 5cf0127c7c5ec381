# Elemzések, terminálban és böngészőben egyaránt.

accuracy = pontosság
turn = Lépés
who = Ki
played = Lépett
chance-of = { $name } esélye
chance-own = A soron lévő játékos esélye
lost = Ára
sum-of = { $name }: { $list }
decisions = { $count ->
    [one] { $count } döntés
   *[other] { $count } döntés
}
slips = { $count ->
    [one] { $count } pontatlanság
   *[other] { $count } pontatlanság
}
mistakes = { $count ->
    [one] { $count } hiba
   *[other] { $count } hiba
}
blunders = { $count ->
    [one] { $count } durva hiba
   *[other] { $count } durva hiba
}
grade-slip = pontatlanság
grade-mistake = hiba
grade-blunder = durva hiba
percent = { $number }%
share-lost = −{ $number }% a győzelemből
worst-of = { $name }: a legtöbbe kerülő lépések
worst-none = { $name } nem követett el említésre méltó hibát.
worst-better = Jobb lett volna: { $action }.
worst-line = A folytatás talán: { $line }.
by-skill = Egy döntés átlagos ára
skill-costs = { $skill }: átlagosan { $share }, { $decisions }
line-move = { $name }: { $action }
luck-none = A húzások senkinek sem kedveztek.
luck-for = A húzások összesen egy győzelem { $share }%-át érték, { $name } javára.
luck-against = A húzások összesen egy győzelem { $share }%-ával rontottak { $name } esélyén.
skill = { $name } a döntéseivel { $share ->
    [0] semmit sem veszített
   *[other] egy győzelem { $share }%-át veszítette el
}.
luck-decided = Ez több, mint amennyivel a döntések eltérnek: a szerencse számított többet.
skill-decided = Ez kevesebb, mint amennyivel a döntések eltérnek: a tudás számított többet.
balanced = A szerencse és a tudás egyformán számított.
proved = innentől megoldva
proved-about = Megoldva: innentől minden folytatást végignéztünk, és a számok pontosak.
best-line = A legjobb folytatás: { $line }.
solved = Megoldva: a gép minden folytatást végignézett.
hint-kind = Próbálj ilyen lépést: { $kind }.
hint-action = { $action }.
hint-points = Azonnali pontok: { $gains }.
hint-no-points = Senki sem kap érte azonnal pontot.
