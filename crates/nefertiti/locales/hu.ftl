name = Néfertiti
about = Küldd a szolgáidat Egyiptom négy piacára, licitálj ajándékokra, amelyek annál többet érnek, minél kevesebbeknek jut belőlük, és indulj haza, mielőtt kiürül az erszényed.
ask = Te következel. Mit teszel?
goal-1 = A legtöbb pont nyer: főleg a négy piacon vett ajándékok, és annál többet érnek, minél kevesebben birtokolják.
goal-2 = Körödben egy szolgát raksz le: a mező száma az ajánlatod. Ha egy piac bezár, a legjobb ajánlat választ először.
goal-3 = Az utolsó piac bezárása után van vége.

seat-0 = Piros
    .letter = P
seat-1 = Zöld
    .letter = Z
seat-2 = Elefántcsont
    .letter = E
seat-3 = Kék
    .letter = K
seat-4 = Narancs
    .letter = N
neutral = Semleges

part-track = Játék közben
part-goldwork = Ötvösmunka
part-necklace = Nyaklánc
part-statuette = Szobrocska
part-mirror = Tükör
part-harp = Hárfa
part-chair = Szék
part-senet = Szenet
part-cup = Kehely
part-papyrus = Papirusz
part-deben = Deben
part-seals = Királyi pecsét
part-amon_priest = Ámon papja

forced = { $seat } nem tehet mást.

option-players = Játékosok
    .help = Ketten: semleges játékossal. Öten: Memphisszel.
option-setup = Standok
    .help = A kezdő felállás standjai, vagy amelyeket a véletlen ad.
option-characters = Szereplők
    .help = Akik az Írnokok és a Kereskedők mellé kerülnek.
option-memphis = Memphisz
    .help = Külhoni ajándékok, és játékosonként egy papirusz.

pad-amon_priest = Kinél van Ámon papja
pad-neutral = A semleges játékos fajtái (két játékosnál): 1 ötvösmunka, 2 nyaklánc, 3 szobrocska, 4 tükör, 5 hárfa, 6 szék, 7 szenet, 8 kehely, 9 papirusz
pad-points = Játék közben szerzett pontok
pad-goldwork = Ötvösmunkák
pad-necklace = Nyakláncok
pad-statuette = Szobrocskák
pad-mirror = Tükrök
pad-harp = Hárfák
pad-chair = Székek
pad-senet = Szimpla szenetek
pad-double_senet = Dupla szenetek
pad-cup = Kelyhek
pad-papyrus = Papiruszok
pad-foreign_goldwork = Külhoni ötvösmunkák, a jutalmukkal (1 vagy 2)
pad-foreign_necklace = Külhoni nyakláncok, a jutalmukkal (1 vagy 2)
pad-foreign_statuette = Külhoni szobrocskák, a jutalmukkal (1 vagy 2)
pad-foreign_mirror = Külhoni tükrök, a jutalmukkal (1 vagy 2)
pad-foreign_harp = Külhoni hárfák, a jutalmukkal (1 vagy 2)
pad-foreign_chair = Külhoni székek, a jutalmukkal (1 vagy 2)
pad-deben = Deben
pad-seals = Fel nem használt királyi pecsétek

pad-too-many-gifts = Összesen { $held } ilyen ajándékuk van, pedig csak { $copies } van játékban: { $gift }.
pad-no-such-gift = Nincs ilyen külhoni ajándék: { $type } +{ $bonus }.
pad-too-many-seals = Összesen { $held } királyi pecsétjük van, pedig csak { $copies } létezik.
pad-no-neutral = Csak két játékosnál van semleges játékos, akinek ajándéka lehet (neutral).

gift-goldwork = ötvösmunka
    .taken = egy ötvösmunkát
    .label = Egy ötvösmunka
    .sign = Ötv
gift-necklace = nyaklánc
    .taken = egy nyakláncot
    .label = Egy nyaklánc
    .sign = Nya
gift-statuette = szobrocska
    .taken = egy szobrocskát
    .label = Egy szobrocska
    .sign = Szo
gift-mirror = tükör
    .taken = egy tükröt
    .label = Egy tükör
    .sign = Tük
gift-harp = hárfa
    .taken = egy hárfát
    .label = Egy hárfa
    .sign = Hár
gift-chair = szék
    .taken = egy széket
    .label = Egy szék
    .sign = Szé
gift-senet = szenet
    .taken = egy szenetet
    .label = Egy szenet
    .sign = Sze
gift-double-senet = dupla szenet
    .taken = egy dupla szenetet
    .label = Egy dupla szenet
    .sign = Dup
gift-cup = kehely
    .taken = egy kelyhet
    .label = Egy kehely
    .sign = Keh
gift-papyrus = papirusz
    .taken = egy papiruszt
    .label = Egy papirusz
    .sign = Pap
gift-goldwork-1 = ötvösmunka +1
    .taken = egy ötvösmunkát (+1)
    .label = Egy ötvösmunka +1
    .sign = Ötv¹
gift-necklace-1 = nyaklánc +1
    .taken = egy nyakláncot (+1)
    .label = Egy nyaklánc +1
    .sign = Nya¹
gift-statuette-1 = szobrocska +1
    .taken = egy szobrocskát (+1)
    .label = Egy szobrocska +1
    .sign = Szo¹
gift-mirror-1 = tükör +1
    .taken = egy tükröt (+1)
    .label = Egy tükör +1
    .sign = Tük¹
gift-harp-1 = hárfa +1
    .taken = egy hárfát (+1)
    .label = Egy hárfa +1
    .sign = Hár¹
gift-harp-2 = hárfa +2
    .taken = egy hárfát (+2)
    .label = Egy hárfa +2
    .sign = Hár²
gift-chair-1 = szék +1
    .taken = egy széket (+1)
    .label = Egy szék +1
    .sign = Szé¹
gift-chair-2 = szék +2
    .taken = egy széket (+2)
    .label = Egy szék +2
    .sign = Szé²

type-goldwork = ötvösmunka
    .counted = { $count } ötvösmunkát
type-necklace = nyaklánc
    .counted = { $count } nyakláncot
type-statuette = szobrocska
    .counted = { $count } szobrocskát
type-mirror = tükör
    .counted = { $count } tükröt
type-harp = hárfa
    .counted = { $count } hárfát
type-chair = szék
    .counted = { $count } széket
type-senet = szenet
    .counted = { $count } szenetlapot
type-cup = kehely
    .counted = { $count } kelyhet
type-papyrus = papirusz
    .counted = { $count } papiruszt

character-scribe = Írnok
    .taken = az Írnokot
    .short = Írnok
character-merchant = Kereskedő
    .taken = a Kereskedőt
    .short = Kereskedő
character-vizier = Vezír
    .taken = a Vezírt
    .short = Vezír
character-high-priest = Főpap
    .taken = a Főpapot
    .short = Főpap
character-maid = Királyi komorna
    .taken = a Királyi komornát
    .short = Komorna
character-thief = Tolvaj
    .taken = a Tolvajt
    .short = Tolvaj
character-treasurer = Kincstárnok
    .taken = a Kincstárnokot
    .short = Kincstárnok
character-oracle = Jós
    .taken = a Jóst
    .short = Jós
character-beggar = Koldus
    .taken = a Koldust
    .short = Koldus
character-amon-merchant = Ámon kereskedője
    .taken = Ámon kereskedőjét
    .short = Ámon keresk.
character-amon-priest = Ámon papja
    .taken = Ámon papját
    .short = Ámon papja
character-royal-scribe = Királyi írnok
    .taken = a Királyi írnokot
    .short = Kir. írnok
character-wandering-thief = Vándortolvaj
    .taken = a Vándortolvajt
    .short = Vándortolvaj
    .sign = Vánd.
character-trader = Kalmár
    .taken = a Kalmárt
    .short = Kalmár
akhenaton = Ehnaton
    .sign = Ehnaton

market-g = Gíza
    .at = Gízában
    .from = a gízai kasszából
    .to = a gízai kasszába
market-k = Ahet-Aton
    .at = Ahet-Atonban
    .from = az ahet-atoni kasszából
    .to = az ahet-atoni kasszába
market-a = Abu Szimbel
    .at = Abu Szimbelben
    .from = az abu szimbeli kasszából
    .to = az abu szimbeli kasszába
market-l = Luxor
    .at = Luxorban
    .from = a luxori kasszából
    .to = a luxori kasszába
market-m = Memphisz
    .at = Memphiszben
    .from = a memphiszi kasszából
    .to = a memphiszi kasszába

place-upper = felső ajándék
place-1 = 1. alsó ajándék
place-2 = 2. alsó ajándék
place-3 = 3. alsó ajándék

kind-recruit = Felfogadás
kind-place = Lerakás
kind-name = Kijelölés
kind-pass = Kimaradás
kind-tax = Adószedő
kind-roll = Újradobás
kind-take = Elvitel
kind-buy = Vétel
kind-half = A kassza fele
kind-scatter = Szétosztás
kind-aside = Félretétel
kind-wander = Vándortolvaj
kind-score = Kiértékelés
kind-discard = Eldobás
kind-call = Megnevezés
kind-want = Elkérés
kind-give = Odaadás
kind-steal = Lopás
kind-collect = Elvétel
kind-beg = Koldulás
kind-hide = Lefordítás
kind-next = Sorrend
kind-stop = Elég

do-recruit-scribe = Az Írnok felfogadása: egy fajta összes ajándékod pontot ér, jutalommal
do-recruit-merchant = A Kereskedő felfogadása: csere egy másik játékossal
do-recruit-vizier = A Vezír felfogadása: pont minden fajtáért, ami nálad van
do-recruit-high-priest = A Főpap felfogadása: ebben a körben két lerakás
do-recruit-maid = A Királyi komorna felfogadása: egy fajtából mindenki pontért ad le egy lapot
do-recruit-thief = A Tolvaj felfogadása: egy ajándék a zárt piacról
do-recruit-treasurer = A Kincstárnok felfogadása: deben egy kasszából
do-recruit-oracle = A Jós felfogadása: az utolsó lapok megnézése, cseréje, sorba rakása
do-recruit-beggar = A Koldus felfogadása: minden piacon egy deben vagy egy lefordított ajándék
do-recruit-amon-merchant = Ámon kereskedőjének felfogadása: ajándékok rögzített pontért
do-recruit-amon-priest = Ámon papjának felfogadása: pont a végén a hátsó helyezésért
do-recruit-royal-scribe = A Királyi írnok felfogadása: bármely ajándékaid pontot érnek, eggyel többet
do-recruit-wandering-thief = A Vándortolvaj felfogadása: egy piac legkisebb ajándéka
do-recruit-trader = A Kalmár felfogadása: legfeljebb két csere a piacokkal
do-place = Szolga lerakása { $market }, ajánlat: { $space }
do-name = { $market } kijelölése: rögtön bezár
do-pass = Nincs lerakás: minden szolgád Memphiszben áll
do-tax = Adószedő lerakása { $market }, ajánlat: { $space }
do-roll = Újradobás Luxor kockáival
do-take-place = Elvitel: { $place }
do-take-kind = { $gift } elvitele
do-buy-place = Vétel: { $place }
do-buy-kind = { $gift } megvétele
do-half = A kassza felének elvitele
do-scatter = Debenek szétosztása, kasszánként 1: { $markets }
do-scatter-none = Az adószedő hazatér: a kassza üres
do-aside-place = Félretétel a semleges játékosnak: { $place }
do-aside-kind = { $gift } félretétele a semleges játékosnak
do-wander = A Vándortolvaj továbbküldése: { $market }, { $place }
do-score = { $gift } kiértékelése
do-discard = { $gift } eldobása
do-call = Egy fajta megnevezése: { $type }
do-want-from = { $gift } elkérése tőle: { $seat }
do-want-neutral = { $gift } elkérése a semleges játékostól
do-want-at = Ajándék elkérése egy piacról: { $market }, { $place }
do-want = { $gift } elvétele az utolsó lapok közül
do-give = { $gift } odaadása
do-steal = Lopás a zárt piacról: { $place }
do-collect = { $deben } deben elvétele { $market }
do-beg = 1 deben elvétele { $market }
do-hide = Ajándék lefordítása: { $market }, { $place }
do-next = Ez következik: { $card }
do-stop = Ennyi elég

stall-shown = { $market } a { $side ->
    [left] bal
   *[right] jobb
} oldali standjával kezd.
dealt = Szereplő ebben a játékban: { $character }.
drawn-upper = Új ajándék { $market }, a felső helyen: { $gift }.
drawn-lower = Új ajándék { $market }, az alsó sorban: { $gift }.
landed = Új ajándék Memphiszben: { $gift }.
akhenaton-drawn = Előkerül Ehnaton: { $market } végleg kiesett, és több piac nem nyit ki.
slid = Felkerül a felső helyre { $market }: { $card }.
seal-placed = Királyi pecsét kerül a felső ajándékra { $market }.
reopened = { $market } kinyit.
recruited = { $seat } visszaad egy királyi pecsétet, és felfogadja { $character }.
placed = { $seat } szolgát rak le { $market }, ajánlat: { $space }.
taxed = { $seat } adószedőt rak le { $market }, ajánlat: { $space }.
earned-first = { $seat } elsőként érkezik: { $deben } deben { $market }.
earned-coin = { $seat } az érméért { $deben } debent kap { $market }.
passed = { $seat } nem rak le semmit: minden szolgája Memphiszben áll.
stopped = { $seat } ennyivel beéri.
rolled-one = { $seat } dobása: { $die }.
rolled-two = { $seat } dobása: { $lower } és { $higher }.
closing-group = { $market } bezár: { $goal } bábu összeér.
closing-pieces = { $market } bezár: megvan a { $colours } szín vagy a { $count } bábu.
closing-levels = { $market } bezár: minden szinten áll bábu.
closing-line = { $market } bezár: { $goal } bábu áll egy vonalban.
closing-sum = { $market } bezár: az ajánlatok összege megfelelő ({ $goal }).
closing-dice = { $market } bezár: mindkét kocka foglalt mezőt mutat.
closing-chain = { $market } bezár: a dobás nem nagyobb a leghosszabb láncnál.
closing-named = { $market } bezár: { $seat } kijelölte.
awarding = Elég ajándék érkezett Memphiszbe: kiosztásra kerül sor.
awarding-last = Utolsó kiosztás Memphiszben.
paid = { $seat } { $deben } debent fizet { $market }.
could-not-pay = { $seat } a legjobb ajánlattevő { $market }, de nem tud fizetni ({ $offer }): nem kap semmit, és ha van ajándéka, egyet el kell dobnia.
took-gift = { $seat } elvisz { $gift }.
took-thief = { $seat } elviszi a Vándortolvajt, és tovább kell küldenie.
bought-gift = { $seat } megvesz { $gift }.
bought-thief = { $seat } megveszi a Vándortolvajt, és tovább kell küldenie.
took-half = { $seat } a felét viszi: { $deben } deben { $market }.
took-half-nothing = { $seat } nem visz semmit: nincs több deben { $market }.
seal-gained-card = { $seat } megkapja a rajta fekvő királyi pecsétet is.
seal-gained-papyrus = A papiruszért { $seat } egy királyi pecsétet kap.
seal-lost = A rajta fekvő királyi pecsét visszakerül a készletbe.
scattered = { $seat } az adószedővel debeneket oszt szét { $market }, egyet-egyet ide: { $markets }.
scattered-none = { $seat } hazaviszi az adószedőt: nincs deben { $market }.
set-aside = { $seat } az adószedővel félretesz { $gift } a semleges játékosnak.
closed = { $market } megkapja a „zárva” lapkát, és a { $side ->
    [left] bal
   *[right] jobb
} oldali standja látszik.
discarded = { $seat } eldob { $gift }.
wandered = A Vándortolvajjal { $seat } elvisz { $gift } { $market }; a kártya ott marad a helyén.
wanderer-gone = A Vándortolvaj nem talál mit elvinni, és kikerül a játékból.
scored = { $seat } az Írnokkal kiértékel { $gifts }: { $points } pont.
presented-royal-scribe = { $seat } a Királyi írnokkal kiértékel { $gift }: { $points } pont.
presented-amon-merchant = { $seat } Ámon kereskedőjénél bevált { $gift }: { $points } pont.
presented-maid = { $seat } a Királyi komorna hívására eldob { $gift }: { $points } pont.
advised = A Vezír fajtákat számol: { $seat } { $types } fajtáért { $points } pontot kap.
called = { $seat } a Királyi komornával megnevez egy fajtát: { $type }, { $owners } tulajdonos.
neutral-gave-up = A semleges játékos eldob { $gift }.
swapped = { $seat } és { $partner } cserél: { $seat } odaad { $given }, kap { $taken }{ $paid ->
    [0] {""}
   *[other] {", "}és fizet { $paid } debent
}.
swapped-neutral = { $seat } a semleges játékossal cserél: odaad { $given }, kap { $taken }{ $paid ->
    [0] {""}
   *[other] {", "}és fizet { $paid } debent, amely kikerül a játékból
}.
traded = { $seat } cserél { $market }: odaad { $given }, kap { $taken }{ $paid ->
    [0] {""}
   *[other] {", "}és fizet { $paid } debent a kasszába
}.
divined = { $seat } az utolsó lapokkal cserél: odaad { $given }, kap { $taken }.
foreseen = { $seat } ezt látja az utolsó lapok között: { $gift }.
laid = { $seat } az utolsó lapok közt { $number }. helyre teszi: { $card }.
ordered = { $seat } visszateszi az utolsó lapokat a húzópakli aljára.
stole = { $seat } ellop { $gift } { $market }.
collected = { $seat } elvesz { $deben } debent { $market }.
begged = { $seat } kap 1 debent { $market }.
hidden = { $seat } lefordít { $gift } { $market }.
ended-closed = Bezárt az utolsó piac: vége a játéknak.
ended-too-long = Mindenki túl van 60 körön: vége a játéknak.

# The drawing in the terminal.

closed-now = zárva
out-now = kiesett
meets-group = { $now }/{ $goal } összeér
meets-pieces = { $colours }/{ $goal } szín vagy { $now }/{ $count }
meets-levels = { $now }/{ $goal } szint
meets-line = { $now }/{ $goal } egy vonalban
meets-dice = zár: 36-ból { $now }
meets-chain = lánc { $chain }: 6-ból { $now }
meets-award = { $now }/{ $goal }
values-now = Értékek
hand-last = Utolsó lapok
pile-left = Pakli { $pile }
choices = Vagy:

sign-servants = szolgák a játékosuk betűjével; kisbetű: adószedő
sign-free = mező, ahová lerakhatsz
sign-closes = mező, ahová lerakhatsz, és amellyel a piac bezár
sign-coin = érme: ide rakva 1 debent kapsz
sign-single = egyetlen lap: a legjobb ajánlattevő egy ajándékot visz
sign-extra = ráadáslap: a legjobb még egy alsó ajándékot vihet
sign-reserve = deben, a kasszán vagy kézben
sign-seal = királyi pecsét: felső ajándékon, kézben vagy a készletben
sign-gift = ajándék a felső helyen, és mostani értéke
sign-count = egy játékos ajándékai: fajta és darabszám
sign-foreign = külhoni ajándék a jutalmával
sign-turned = lefordított ajándék
sign-award = külhoni ajándékok Memphiszben, és hány kell a kiosztáshoz
sign-points = pont, ha most lenne vége, és az eddig szerzett pont
sign-hand = szolgák kézben, adószedők kézben
sign-dice = nála vannak Luxor kockái
sign-priest = nála van Ámon papja
sign-active = akinek a köre tart

# The board in a browser.

board = A piacok
markets = Piacok
upper-gift = felső ajándék
lower-gift = alsó ajándék
face-down = lefordítva
with-seal = királyi pecséttel
worth = { $owners ->
    [0] az első tulajdonosának { $now } pontot ér
   *[other] most { $now } pontot ér
}
piece-servant = { $seat } szolgája
piece-collector = { $seat } adószedője
space = { $market }, { $offer } ajánlat
space-free = szabad
space-closes = Bezárja a piacot.
symbol-coin = érme
symbol-single = egyetlen lap
symbol-extra = ráadáslap
closed-tile = Zárva
reopens = a következő záráskor kinyit
stays-closed = a játék végéig zárva
out-for-good = végleg kiesett

# When a market closes, and how near it is.

closes-group = { $count } összeérő szolgánál zár
closes-pieces = { $colours } színnél vagy { $count } szolgánál zár
closes-pieces-two = { $colours }-féle bábunál vagy { $count } bábunál zár
closes-levels = Akkor zár, ha minden szinten áll szolga
closes-line = { $count } egy vonalban álló szolgánál zár
closes-sum = Akkor zár, ha az ajánlatok összege legalább { $sum }
closes-sums = Akkor zár, ha az ajánlatok összege { $sums } vagy legalább { $sum }
closes-dice = Akkor zár, ha mindkét kocka foglalt mezőt mutat
closes-chain = Akkor zár, ha a dobás legfeljebb a leghosszabb lánc
meter-group = { $now } / { $goal } összeér
meter-pieces = { $now } / { $goal } szolga
meter-colours = { $now } / { $goal } szín
meter-levels = { $now } / { $goal } szint
meter-line = { $now } / { $goal } egy vonalban
meter-sum = { $now } / { $goal }
meter-dice = { $goal }-ból { $now } dobás zárja
meter-chain = { $goal }-ból { $now } dobás zárja
meter-closers = A következő körében bezárhatja: { $seats }
odds = { $closing } / { $all }
odds-change = zárás: { $before } → { $after } / { $all }
closes-now = bezárja a piacot
holds-dice = { $seat } kezében vannak a kockák
then-roll = utána újradobás, { $closing } / { $all }
name-market = { $market } kijelölése: azonnal bezár

# What is reconstructed.

approx-value-inferred = Kikövetkeztetett értékek: a többi ajándékról tudottakból adódnak.
approx-value-made = Rekonstruált értékek: egyetlen forrás sem közli őket.
approx-made = Rekonstruált: { $items }.
approx-inferred = Kikövetkeztetett: { $items }.
approx-offers = ajánlatok: { $offers }
approx-symbols = jelek ezeken: { $offers }
approx-places = a mezők helye
approx-condition = melyik oldalon van ez a stand

# Money and what is held.

reserve = Kassza
reserve-of = { $market }, kassza: { $deben } deben
reserve-beg = 1 deben elvétele { $deben } közül: { $market }
reserve-take = { $deben } deben elvétele
has-deben = { $deben } deben
has-seals = { $seals } királyi pecsét
has-dice = Nála vannak Luxor kockái
has-priest = Nála van Ámon papja
offers = ajánlat: { $offers }
cannot-pay-all = Van olyan legjobb ajánlata, amelyet most nem tudna kifizetni
in-hand = { $all } szolgából { $servants } van kézben
in-hand-two = { $all } szolgából { $servants } és { $collectors } adószedő van kézben
no-gifts = még nincs ajándéka
owned = { $gift }: { $count } darab, egyenként { $each }, összesen { $points } pont
chip-score = Kiértékelés: { $type }
chip-give = Odaadás
chip-want = Elkérés tőle: { $holder }
chip-discard = Eldobás
sum-track = szerzett
sum-gifts = ajándék
sum-deben = deben
sum-seals = pecsét
sum-priest = Ámon
values = Értékek most
values-owners = 1 · 2 · legalább 3 tulajdonosnál
ledger = Deben
ledger-sum = { $held } kézben + { $reserves } kasszákban = { $all }
last-seen = Az utolsó lapok, ezeket { $seat } látta
last-laid = Az utolsó lapok, ahogy { $seat } lerakta őket

# A closing.

sale-title = { $market } bezár
sale-memphis = Memphisz: kiosztják az ajándékokat
holds = { $deben } debenje van
task-take = { $seat } kifizette: { $offer } deben. A felső ajándékot vagy két alsót visz
task-take-memphis = { $seat } kifizette: { $offer } deben. Bármelyik két ajándékot viheti
task-second = { $seat }: a második ajándék
task-extra = { $seat }: a ráadásajándék, vagy semmi
task-shame = { $seat } nem tud { $offer } debent fizetni: nem kap ajándékot, és egyet el kell dobnia
task-buy = { $seat }: vesz egy ajándékot { $offer } debenért, vagy elviszi a kassza felét
task-leave = { $seat } adószedője távozik: debent oszt szét, vagy félretesz egy ajándékot
label-take = Elviszi: { $gift }
label-buy = Megveszi: { $gift }
label-aside = Félreteszi: { $gift }
half-of = A kassza fele: { $half } / { $reserve }
cost-deben = Deben
if-it-ended = Ha most vége lenne
for-others = A többiek
gains = Deben { $deben }; pontok, ha most vége lenne: előtte { $before }, utána { $after }; a többiek { $others }.
pay-best = { $offer } debent fizet, aztán két alsó vagy a felső ajándék
pay-chooses = Kifizetett { $offer } debent: választ
pay-best-single = { $offer } debent fizet, aztán egy ajándék
pay-best-extra = { $offer } debent fizet, aztán két alsó vagy a felső ajándék, és még egy
pay-best-memphis = { $offer } debent fizet, aztán bármelyik két ajándék
pay-shamed = Nem tud { $offer } debent fizetni: nincs ajándék, egyet eldob
pay-later = Vesz egyet { $offer } debenért, vagy elvisz: { $half }
pay-half = Elvisz: { $half }
pay-collector = Debent oszt szét, vagy félretesz egy ajándékot

# Characters.

characters = Szereplők
character-usable = { $character }, még { $left } lap, felfogadható: { $note }
character-idle = { $character }, még { $left } lap: { $note }
no-seal = nincs pecsét
one-a-turn = körönként egy
no-effect = most hatástalan
brings-scribe = { $type } { $points }
brings-points = +{ $points } pont
brings-deben = legfeljebb { $deben } deben
brings-thief = például: { $gift }
brings-amon-merchant = { $points } ajándékonként
brings-amon-priest = +{ $points } ezen a helyen
brings-royal-scribe = bármi, darabja +{ $points }
brings-merchant = csere játékossal
brings-high-priest = két szolga
brings-maid = fajta megnevezése
brings-oracle = az utolsó lapok
brings-beggar = 1 deben vagy fordítás
brings-wandering-thief = egy piac legkisebb ajándéka
brings-trader = csere a piacokkal
stock = Húzópakli: { $gifts } ajándék és Ehnaton. Királyi pecsét a készletben: { $seals }
stock-over = Ehnaton előkerült: több lapot nem húzunk. Királyi pecsét a készletben: { $seals }
choose-type = Nevezz meg egy fajtát: minden tulajdonos lead egy lapot
choose-want = Az utolsó lapok: cserélsz?
choose-next = Melyik lap következik?
choose-call = { $type }: { $owners } tulajdonos, laponként { $value } pont
hint-scribe = Értékeld ki egy fajta összes ajándékodat
hint-royal-scribe = Értékelj ki annyi ajándékot, amennyit akarsz
hint-amon-merchant = Dobj el ajándékokat pontokért
hint-maid = A fajta minden tulajdonosa kiértékel és lead egy lapot
hint-merchant = Kérj el egy olyan fajtájú ajándékot, amilyened van, és fizesd meg a különbséget
hint-trader = Kérj el egy ajándékot egy piacról, és fizesd be a különbséget a kasszába
hint-thief = Vigyél el egy ajándékot a zárt piacról
hint-treasurer = Vegyél el debent egy kasszából
hint-beggar = Minden piacon egy deben vagy egy lefordított ajándék
hint-oracle = Az utolsó lapokat csak te látod
hint-wandering-thief = Vidd el egy piac legkisebb ajándékát; a lap a helyén marad
hint-high-priest = Két lépés ebben a körben
step-type = Fajta választása
step-gifts = Ajándékok választása
step-gift = Ajándék választása
step-giving-up = Mindenki lead egyet
step-wanting = Elkérés
step-giving = Odaadás
step-order = Sorba rakás
step-first = Első lépés
step-second = Második lépés
step-reserve = Kassza választása

# Memphis.

memphis-meter = { $now } / { $goal } külhoni ajándék
memphis-rule = Olyan feltöltés után osztják ki, amelyik külhoni ajándékot hoz, és legalább { $goal } lesz itt
memphis-over = Az utolsó kiosztás megtörtént
memphis-stuck = Nem jön több külhoni ajándék: Ehnatonig itt ragad

# What a choice brings about.

preview-place = { $offer } { $market }
best-so-far = eddig a legjobb: { $seat } { $offer }
told-best = Elsőként { $seat }: { $what }.
told-later = Aztán { $seat }: { $what }.
told-points = Pontok, ha akkor lenne vége: { $points }.

# The end, and options.

count-deben = { $deben } ÷ { $each }
remark-deben = Egyenlő, { $points } pont: a több deben ({ $deben }) dönt.
remark-shared = Egyenlő, { $points } pont és { $deben } deben: közös győzelem.
value-players = { $players } játékos
value-setup-beginner = Kezdő felállás
value-setup-advanced = Haladó felállás
value-characters-base = Szokásos szereplők
value-characters-random = Véletlen szereplők
value-characters-amon = Ámon átka
value-characters-palace = Palotai cselszövések
value-characters-nile = Verseny a Níluson
value-memphis-true = Memphisszel
value-memphis-false = Memphisz nélkül
