name = Néfertiti
about = Küldd a szolgáidat Egyiptom négy piacára, licitálj ajándékokra, amelyek annál többet érnek, minél kevesebbeknek jut belőlük, és indulj haza, mielőtt kiürül az erszényed.
ask = Te következel. Mit teszel?
goal-1 = A legtöbb pont nyer, szinte mind ajándékért: minél kevesebbeknek van egy fajtából, annál többet ér.
goal-2 = Minden körben leraksz egy szolgát: a mező száma az ajánlatod. Ha egy piac bezár, a legjobb ajánlat fizet és elsőként választ; a többiek ajándékot vesznek, vagy elviszik a pénz felét.
goal-3 = Minden zárás kinyit egy másik piacot, amíg elő nem kerül Ehnaton; az utolsó piac bezárása a játék vége.

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
    .full = Deben, 2 ér 1 pontot
part-seals = Királyi pecsét
part-amon_priest = Ámon papja

forced = { $seat } nem tehet mást.

option-players = Játékosok
    .help = Ketten: semleges játékossal. Öten: Memphisszel.
option-setup = Standok
    .help = Első játékhoz rögzítve, vagy véletlenszerűen.
option-characters = Szereplők
    .help = Kik csatlakoznak az Írnokokhoz és a Kereskedőkhöz.
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
pad-no-neutral = Csak két játékosnál van semleges játékos, akinek ajándéka lehet.

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

kind-recruit = Szereplő felfogadása
kind-place = Szolga lerakása
kind-name = Piac bezáratása
kind-pass = Nincs lerakás
kind-tax = Adószedő lerakása
kind-roll = Újradobás
kind-take = Ajándék elvitele
kind-buy = Ajándék vétele
kind-half = A kassza fele
kind-scatter = Debenek szétosztása
kind-aside = Ajándék félretétele
kind-wander = A legkevesebbet érő ajándék
kind-score = Kiértékelés
kind-discard = Ajándék eldobása
kind-call = Fajta megnevezése
kind-want = Ajándék cserébe
kind-give = Ajándék odaadása
kind-steal = Ajándék ellopása
kind-collect = Debenek elvétele
kind-beg = 1 deben elvétele
kind-hide = Ajándék lefordítása
kind-next = Következő lap
kind-stop = Itt megállok
skill-recruit = Szereplők felfogadása
skill-place = Szolgák lerakása
skill-market = Ajándékok és debenek a piacon
skill-score = Ajándékok kiértékelése
skill-power = A szereplők képességei

do-recruit-scribe = Az Írnok felfogadása: egy fajta összes ajándékod pontot ér, jutalommal
do-recruit-merchant = A Kereskedő felfogadása: csere egy másik játékossal
do-recruit-vizier = A Vezír felfogadása: pont minden fajtáért, ami nálad van
do-recruit-high-priest = A Főpap felfogadása: ebben a körben két lerakás
do-recruit-maid = A Királyi komorna felfogadása: nevezz meg egy fajtát, és minden tulajdonosa, te is, pontra vált egy ilyen lapot
do-recruit-thief = A Tolvaj felfogadása: egy ajándék a zárt piacról
do-recruit-treasurer = A Kincstárnok felfogadása: deben egy kasszából
do-recruit-oracle = A Jós felfogadása: az utolsó lapok megnézése, cseréje, sorba rakása
do-recruit-beggar = A Koldus felfogadása: minden piacon egy deben vagy egy lefordított ajándék
do-recruit-amon-merchant = Ámon kereskedőjének felfogadása: ajándékok rögzített pontért
do-recruit-amon-priest = Ámon papjának felfogadása: pont a végén a hátsó helyezésért
do-recruit-royal-scribe = A Királyi írnok felfogadása: bármely ajándékaid pontot érnek, eggyel többet
do-recruit-wandering-thief = A Vándortolvaj felfogadása: egy piac legkevesebbet érő ajándéka
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
do-want-from = { $gift } elvétele cserébe, tőle: { $seat }
do-want-neutral = { $gift } elvétele cserébe a semleges játékostól
do-want-at = Ajándék elvétele egy piacról: { $market }, { $place }
do-want = { $gift } elvétele az utolsó lapok közül
do-give = { $gift } odaadása
do-steal = Lopás a zárt piacról: { $place }
do-collect = { $deben } deben elvétele { $market }
do-beg = 1 deben elvétele { $market }
do-hide = Ajándék lefordítása: { $market }, { $place }
do-next = Ez következik: { $card }
do-stop = Itt megállok

stall-shown = { $market } a { $side ->
    [left] bal
   *[right] jobb
} oldali standjával kezd.
dealt = Szereplő ebben a játékban: { $character }.
drawn-upper = Új ajándék { $market }, felül: { $gift }.
drawn-lower = Új ajándék { $market }: { $gift }.
landed = Új ajándék Memphiszben: { $gift }.
akhenaton-drawn = Előkerül Ehnaton: { $market } végleg kiesett, és több piac nem nyit ki.
slid = Felkerül a felső helyre { $market }: { $card }.
seal-placed = { $seal } kerül a felső ajándékra.
    .seal = Királyi pecsét
reopened = { $market } kinyit, a másik standjával.
recruited = { $seat } visszaad { $seal }, és felfogadja { $character }.
    .seal = egy királyi pecsétet
placed = { $seat } ajánlata { $market }: { $space }.
taxed = { $seat } adószedőt rak le { $market }, ajánlat: { $space }.
earned-first = Elsőként érkezik: { $deben } deben.
earned-coin = Az érméért { $deben } deben jár.
passed = { $seat } nem rak le semmit: minden szolgája Memphiszben áll.
stopped = { $seat } itt megáll.
rolled-one = { $seat } dobása: { $die }.
rolled-two = { $seat } dobása: { $lower } és { $higher }.
closing-group = { $market } bezár: { $goal } bábu összeér.
closing-pieces = { $market } bezár: összejött { $colours }-féle vagy összesen { $count } bábu.
closing-levels = { $market } bezár: minden szinten áll bábu.
closing-line = { $market } bezár: { $goal } bábu áll egy vonalban.
closing-sum = { $market } bezár: az ajánlatok összege kiadja ({ $goal }).
closing-dice = { $market } bezár: mindkét kocka foglalt mezőt mutat.
closing-chain = { $market } bezár: a dobás nem nagyobb a leghosszabb láncnál.
closing-named = { $market } bezár: { $seat } kijelölte.
awarding = Elég ajándék érkezett Memphiszbe: kiosztásra kerül sor.
awarding-last = Utolsó kiosztás Memphiszben.
paid = { $seat } { $deben } debent fizet { $market }.
could-not-pay = { $seat } ajánlata a legjobb { $market }, de nem tud kifizetni { $offer } debent: semmit sem kap, és ha tud, eldob egy ajándékot.
took-gift = { $seat } elvisz { $gift }.
took-thief = { $seat } elviszi a Vándortolvajt, és tovább kell küldenie.
bought-gift = { $seat } megvesz { $gift }.
bought-thief = { $seat } megveszi a Vándortolvajt, és tovább kell küldenie.
took-half = { $seat } a felét viszi: { $deben } deben { $market }.
took-half-nothing = { $seat } nem visz semmit: nincs több deben { $market }.
seal-gained-card = { $seat } megkapja { $seal } is.
    .seal = a rajta fekvő királyi pecsétet
seal-gained-papyrus = A papiruszért { $seat } { $seal } kap.
    .seal = egy királyi pecsétet
seal-lost = { $seal } visszakerül a készletbe.
    .seal = A rajta fekvő királyi pecsét
scattered = { $seat } adószedője debeneket oszt szét { $market }, egyet-egyet ide: { $markets }.
scattered-none = { $seat } hazaviszi az adószedőt: nincs deben { $market }.
set-aside = { $seat } adószedője félretesz { $gift } a semleges játékosnak.
closed = { $market } bezárt.
discarded = { $seat } eldob { $gift }.
wandered = A Vándortolvajjal { $seat } elvisz { $gift } { $market }; a kártya ott marad a helyén.
wanderer-gone = A Vándortolvaj nem talál mit elvinni, és kikerül a játékból.
scored = { $seat } az Írnokkal kiértékel { $gifts }: { $points } pont.
presented-royal-scribe = { $seat } a Királyi írnokkal kiértékel { $gift }: { $points } pont.
presented-amon-merchant = { $seat } Ámon kereskedőjénél bevált { $gift }: { $points } pont.
presented-maid = { $seat } a Királyi komorna hívására eldob { $gift }: { $points } pont.
advised = A Vezír fajtákat számol: { $seat } { $types } fajtáért { $points } pontot kap.
called = { $seat } megnevez egy fajtát a Királyi komornával: { $type }, { $owners } tulajdonos.
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
space = { $market }, ajánlat: { $offer }
space-free = szabad
space-twin = { $offer } ({ $side ->
    [a] bal
    [b] jobb
    [c] harmadik
   *[other] negyedik
})
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
closes-sums = Akkor zár, ha az ajánlatok összege { $sums }, illetve legalább { $sum }
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
name-market = Kijelölés: { $market } azonnal bezár
name-it = Kijelölés

# Money and what is held.

reserve = Kassza
reserve-of = { $market }, kassza: { $deben } deben
reserve-beg = 1 deben elvétele { $deben } közül: { $market }
reserve-take = { $deben } deben elvétele
has-deben = { $deben } deben
has-seals = { $seals } királyi pecsét
has-dice = Nála vannak Luxor kockái
has-priest = Nála van Ámon papja
offers = lekötve: { $offers }
cannot-pay-all = Most nem tudna kifizetni egy nyerő ajánlatot
in-hand = { $all } szolgából { $servants } van kézben
in-hand-two = { $all } szolgából { $servants } és { $collectors } adószedő van kézben
no-gifts = még nincs ajándéka
owned = { $gift }: { $count } darab, egyenként { $each }, összesen { $points } pont
chip-score = Kiértékelés: { $type }
chip-give = Odaadás
chip-want = Elvétel cserébe, tőle: { $holder }
chip-discard = Eldobás
sum-track = szerzett { $points }
sum-gifts = ajándékért { $points }
sum-deben = debenért { $points }
sum-seals = pecsétért { $points }
sum-priest = Ámonért { $points }
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
task-take-single = { $seat } kifizette: { $offer } deben. Egyetlen ajándékot visz, felsőt vagy alsót
task-take-extra = { $seat } kifizette: { $offer } deben. Három alsó ajándékot, vagy a felsőt és egy alsót visz
task-take-memphis = { $seat } kifizette: { $offer } deben. Bármelyik két ajándékot viheti
task-second = { $seat }: a második ajándék
task-extra = { $seat }: a ráadásajándék, vagy semmi
task-shame = { $seat } nem tud { $offer } debent fizetni: nem kap semmit, és el kell dobnia egy ajándékot
task-buy = { $seat }: vesz egy ajándékot { $offer } debenért, vagy elviszi a kassza felét
task-leave = { $seat } adószedője távozik: debent oszt szét, vagy félretesz egy ajándékot
label-take = Elviszi: { $gift }
label-buy = Megveszi: { $gift }
label-aside = Félreteszi: { $gift }
half-of = A kassza fele: { $half } / { $reserve }
cost-deben = Deben
if-it-ended = Ha most vége lenne
for-others = A többiek pontjai
gains = Deben { $deben }; pontok, ha most vége lenne: előtte { $before }, utána { $after }; a többiek pontjai { $others }.
pay-best = { $offer } debent fizet, aztán két alsó vagy a felső ajándék
pay-chooses = Kifizetett { $offer } debent: választ
pay-best-single = { $offer } debent fizet, aztán egy ajándék
pay-best-extra = { $offer } debent fizet, aztán két alsó vagy a felső ajándék, és még egy
pay-best-memphis = { $offer } debent fizet, aztán bármelyik két ajándék
pay-shamed = Nem tud { $offer } debent fizetni: semmit sem kap, egy ajándékot eldob
pay-later = Vesz egyet { $offer } debenért, vagy elvisz: { $half }
pay-half = Elvisz: { $half }
pay-collector = Debent oszt szét, vagy félretesz egy ajándékot

# Characters.

characters = Szereplők
character-usable = { $character }, még { $left } lap, felfogadható: { $note }
character-idle = { $character }, még { $left } lap: { $note }
no-seal = nincs pecsét
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
brings-wandering-thief = egy piac legkevesebbet érő ajándéka
brings-trader = csere a piacokkal
stock = Húzópakli: { $gifts } ajándék és Ehnaton. Királyi pecsét a készletben: { $seals }
stock-over = Ehnaton előkerült: több lapot nem húzunk. Királyi pecsét a készletben: { $seals }
choose-type = Nevezz meg egy fajtát: minden tulajdonosa pontra vált egy ilyen lapot
choose-want = Az utolsó lapok: cserélsz?
choose-next = Melyik lap következik?
choose-call = { $type }: { $owners } tulajdonos, laponként { $value } pont
hint-scribe = Értékeld ki egy fajta összes ajándékodat
hint-royal-scribe = Értékelj ki annyi ajándékot, amennyit akarsz
hint-amon-merchant = Dobj el ajándékokat pontokért
hint-maid = A fajta minden tulajdonosa pontra vált egy ilyen lapot
hint-merchant = Vegyél el egy olyan fajtájú ajándékot, amilyened van, adj érte egyet, és fizesd meg a különbséget, ha van
hint-trader = Vegyél el egy ajándékot egy piacról, adj érte egyet, és fizesd be a kasszába a különbséget, ha van
hint-thief = Vigyél el egy ajándékot a zárt piacról
hint-treasurer = Vegyél el debent egy kasszából
hint-beggar = Minden piacon egy deben vagy egy lefordított ajándék
hint-oracle = Az utolsó lapokat csak te látod
hint-wandering-thief = Vidd el egy piac legkevesebbet érő ajándékát; ez a lap kerül a helyére
hint-high-priest = Két lépés ebben a körben
step-type = Fajta választása
step-gifts = Ajándékok választása
step-gift = Ajándék választása
step-giving-up = Mindenki pontra vált egyet
step-wanting = Elvétel
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
preview-earns = most { $deben } debent hoz
preview-single = egyetlen lap: csak egy ajándék, ha a tiéd a legjobb ajánlat
preview-extra = ráadáslap: eggyel több ajándék, ha a tiéd a legjobb ajánlat
preview-short = { $deben } debenhez ez sok: legjobb ajánlatként nem kapsz ajándékot, és elveszítesz egyet
preview-points = pont
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
value-characters-base = Az alapjáték szereplői
value-characters-random = Véletlen szereplők
value-characters-amon = Ámon átka
value-characters-palace = Palotai cselszövések
value-characters-nile = Verseny a Níluson
value-memphis-true = Memphisszel
value-memphis-false = Memphisz nélkül

# What is asked, and the facts that help to answer.

stop-tax = Adószedő nélkül
stop-roll = Itt megállok
stop-extra = Nem viszek többet
ask-place = Most rakj le egy szolgát. Hová?
ask-first-of-two = Ebben a körben két szolga. Hová kerül az első?
ask-again = És a második szolga?
ask-name = Nincs szolga a kezedben. Melyik piac zárjon be?
ask-tax = Adószedőt is küldesz?
ask-roll = Dobsz még egyszer a luxori kockával?
ask-roll-two = Dobsz még egyszer a luxori kockákkal?
ask-take = Kifizettél { $offer } debent. Mit viszel el?
ask-second = Melyik lesz a második ajándékod?
ask-extra = Viszel még egy alsó ajándékot?
ask-shame = Nem tudsz kifizetni { $offer } debent. Melyik ajándékodat dobod el?
ask-buy = Veszel egy ajándékot { $offer } debenért, vagy elviszel { $half } debent?
ask-leave = { $market }: távozik az adószedőd. Mit tesz előtte?
ask-scribing = Melyik fajtát értékeli ki az Írnok?
ask-royal-scribing = Melyik ajándékot értékeli ki a Királyi írnok?
ask-offering = Melyik ajándékot váltod be Ámon kereskedőjénél?
ask-calling = Melyik fajtát nevezi meg a Királyi komorna?
ask-yielding = A Királyi komorna ezt kéri: { $type }. Melyik lapot váltod pontra?
ask-yielding-neutral = A Királyi komorna ezt kéri: { $type }. Melyik lapot adja le a semleges játékos?
ask-wanting = Melyik ajándékot veszed el, és kitől?
ask-giving = Mit adsz cserébe? ({ $gift })
ask-stealing = Melyik ajándékot lopja el a Tolvaj?
ask-collecting = Melyik kasszából vesz a Kincstárnok, és mennyit?
ask-begging = A Koldus { $market }: egy deben, vagy egy lefordított ajándék?
ask-trading = Melyik piaci ajándékot veszed el?
ask-wandering = Honnan visz el ajándékot a Vándortolvaj?
ask-divining = Elveszel egyet az utolsó lapok közül?
ask-ordering = Melyik lapot húzzák legközelebb?
note-offers = { $deben } debened van, szolgáid összesen { $offers } debent ajánlanak.
note-tax = A semleges játékosnak dolgozik: a vásárkor debent oszt szét, vagy félretesz egy ajándékot.
note-chain = { $chain ->
    [1] A leghosszabb lánc 1: csak az 1-es zár.
   *[other] A leghosszabb lánc { $chain }: 1 és { $chain } között zár.
}
note-dice = Mindkét kockának ezek egyikét kell mutatnia: { $faces }.
note-dice-none = Egyik kocka sem mutathat foglalt mezőt: ez a dobás nem zárhat.
note-take = A felső ajándék a pecséttel, vagy két alsó ajándék.
note-take-single = Az „egyetlen lap” jel miatt csak egy ajándék, felső vagy alsó.
note-take-extra = A „ráadáslap” jel miatt három alsó ajándék, vagy a felső és egy alsó.
note-take-memphis = Bármelyik két külhoni ajándék.
note-shame = { $deben } debened van. A legjobb ajánlatnak fizetnie kell: semmit sem kapsz, és egy ajándékod elvész.
note-buy = { $deben } debened van.
note-leave = Utána visszakerül a kezedbe.
fact-place = A szám az ajánlatod. Most egyik sem zár be piacot.
fact-place-closes = Az ajánlatod. Rögtön zár: { $spaces }.
closing-any = { $market } (bármelyik)
fact-tax = Magasabb ajánlat alá, de nem oda, ahová most raktál.
fact-recruit = Egy királyi pecsétért, amely a végén { $cost } pont.
fact-recruit-best = Egy pecsétért ({ $cost } pont). { $character }: most { $points }.
fact-name = Itt te választanál elsőként: { $markets }.
fact-name-none = Sehol sem választanál elsőként úgy, hogy fizetni tudsz.
fact-pass = Minden szolgád Memphiszben vár, azt pedig nem lehet bezáratni.
fact-roll = Zárás: { $closing } / { $all }. A dobást nem lehet visszavonni.
fact-stop-roll = Vége a körödnek, a kockák nálad maradnak.
fact-stop-tax = { $collectors } marad a kezedben.
fact-stop = Enélkül mész tovább.
fact-half = A kassza { $reserve } debenjéből { $half }, felfelé kerekítve.
fact-most = A legtöbb pont azonnal: { $what }, { $points }.
fact-even = Nem változtat a pontjaidon: { $what }.
fact-least = A legkisebb veszteség: { $what }, { $points }.
fact-scatter = { $deben } deben kerül más kasszákba, mindegyikbe egy.
fact-collect = Egy kasszából legfeljebb { $most }. A legtöbb itt van: { $market }, { $deben }.
fact-beg = A kasszájában lévő { $deben } debenből.
fact-hide = Amíg a piac újra ki nem nyit, sem azt, sem a pecsétjét nem kaphatja meg senki.
fact-next = A sorrendet csak te tudod.
fact-want = A csúcsértékek különbségét kell fizetned; { $deben } debened van.
why-place = Nincs szolga a kezedben: a piacuk zárásakor térnek haza.
why-name = Még { $servants } szolga van a kezedben.
why-no-seal = Nincs királyi pecséted: felső ajándékkal jár.
why-one-a-turn = Körönként csak egy, és a szolga előtt.
why-no-effect = Most egyiküknek sem lenne hatása.
warn-short = { $market } a te ajánlatod a legjobb ({ $offer }), de hiányzik { $missing } deben: záráskor semmit sem kapsz, és eldobsz egy ajándékot.
roll-closes = Luxor bezár
roll-both = Luxor bezár, ha mindkét kocka ezek közül való
roll-stays = Nyitva marad
roll-then = Ha bezár:
next-turn = a következő körben
does-scribe = egy fajta, darabja +{ $points }
does-vizier = fajtánként { $points } pont
does-thief = egy ajándék a zárt piacról
pile-of = Húzópakli: { $gifts } ajándék
supply-of = Királyi pecsét a készletben: { $seals }

# Why it is over.

over-closed = { $market } volt az utolsó nyitott piac: Ehnaton után egy sem nyit ki újra.
over-too-long = Mindenki túl van 60 körön: itt a játék vége.

# Signs and keys.

legend-servant = szolga; minden játékosnak más alakú és színű
legend-free = mező, ahová lerakhatsz
legend-closes = mező, amellyel a piac rögtön bezár
legend-coin = érme: ide rakva 1 debent kapsz a kasszából
legend-single = egyetlen lap: a legjobb ajánlat csak egy ajándékot visz
legend-extra = ráadáslap: a legjobb ajánlat még egy alsó ajándékot vihet
legend-deben = deben, a pénz; a végén kettő egy pontot ér
legend-seal = királyi pecsét: felfogad egy szereplőt, vagy a végén 3 pont
legend-value = az ajándék mostani értéke a tulajdonosai száma szerint
legend-collector = adószedő, két játékosnál
legend-akhenaton = Ehnaton, az utolsó öt lap egyike: utána egy piac sem nyit ki
key-space = szolga Gízában, 5-ös ajánlat (k Ahet-Aton, a Abu Szimbel, l Luxor, m Memphisz)
key-twin = két egyenlő ajánlat közül a jobb oldali
key-character = a sor első szereplője
key-name = Ahet-Aton kijelölése: bezár
key-sale = vásárkor: a felső ajándék, egy alsó
key-half = vásárkor: a kassza fele
key-gift = szereplőnek: egy gízai ajándék
key-deben = a Koldusnak: egy deben Gízából
key-option = több fajta vagy lap közül az első

# What things are.

what-space = Ajánlat: { $offer }
    .sort = Mező { $market }, ajánlat: { $offer }
    .effect = A szám az itt álló szolga ajánlata. Záráskor a legmagasabb ajánlatnak fizetnie kell, és elsőként választ; a későbbiek a maguk számáért vehetnek egy ajándékot, vagy elviszik a kassza felét.
what-coin = Érme
    .effect = Aki ide szolgát rak, 1 debent kap ennek a piacnak a kasszájából, ha van benne.
what-single = Egyetlen lap
    .effect = Ha itt áll a legjobb ajánlat, a gazdája csak egy ajándékot vihet, felsőt vagy alsót.
what-extra = Ráadáslap
    .effect = Ha itt áll a legjobb ajánlat, a gazdája még egy alsó ajándékot vihet: három alsót, vagy a felsőt és egy alsót.
what-market-open = Nyitott piac
what-market-closed = Zárt piac: { $trade }
what-market = Piac
    .effect = Ekkor a szolgák sorra kerülnek a legmagasabb ajánlattól lefelé: az első fizet, és két alsó ajándékot vagy a felsőt viszi a pecséttel, a többiek egyet vesznek, vagy elviszik a kassza felét.
what-memphis = A külhoni ajándékok kikötője
    .effect = Sosem zár be. Olyan feltöltés után osztanak ki itt ajándékot, amelyik újat hoz, és legalább { $goal } lesz itt (most { $now }); a legjobb ajánlat fizet, és bármelyik kettőt viszi.
what-meter = Zárás: { $market }
    .sort = Milyen közel van a piac a záráshoz
rule-group = Mindegy, kié a szolga; oldalukkal kell érintkezniük.
rule-pieces = A színek különböző játékosokéi; darabszámra az utolsó bábu zár, bárkié is.
rule-levels = A piramis minden sorában elég egy szolga, bárkié is.
rule-line = Vízszintesen, függőlegesen vagy átlósan, hézag nélkül, bárkié is.
rule-sum = Minden ott álló ajánlat számít, bárkié is.
rule-dice = Aki ide rak, rögtön dob két kockával; az utolsónak érkezőnél maradnak a kockák, és későbbi körei végén újra dobhat.
rule-chain = Aki ide rak, rögtön dob egy kockával; az utolsónak érkezőnél marad a kocka, és későbbi körei végén újra dobhat.
what-gift = Ajándék
    .effect = A játék végén számít. Minél kevesebbeknek van a fajtájából, annál többet ér minden darabja; az mindegy, kinél hány lap van.
    .double = Egy lap, de két szenet: kétszer annyit ér, és az ajándékonkénti jutalom kétszer jár érte.
    .papyrus = Mindig ugyanannyit ér. Ha a tábláról viszed el, rögtön jár érte egy királyi pecsét, ha van még.
    .cup = Mindig ugyanannyit ér, akárhány játékosnak van.
    .foreign = Annyit ér, mint a közönséges, és +{ $bonus } pontot ad a fajtája minden darabjához, amelyet a gazdája kiértékel.
what-character = { $left ->
    [0] Szereplő, elfogyott
   *[other] Szereplő, még { $left } lap
}
effect-scribe = Egy fajta összes ajándékod pontot ér: mindegyik a mostani értékét és még { $number } pontot. Aztán kikerülnek a játékból, amiből a többi tulajdonos nyerhet.
effect-merchant = { $number ->
    [one] Cseréld el egy ajándékodat egy másik játékoséra, olyan fajtára, amilyened van.
   *[other] Legfeljebb { $number } ajándékodat cserélheted el különböző játékosokkal, olyan fajtára, amilyened van.
} Ha a tiéd csúcsértéke kisebb, kifizeted a különbséget.
effect-vizier = { $number } pont minden fajtáért, amiből van ajándékod. Az ajándékok nálad maradnak.
effect-high-priest = Ebben a körben egy helyett két szolgát raksz le. Amit az első elindít, az a második előtt befejeződik.
effect-maid = Nevezz meg egy fajtát. Minden tulajdonosa, te is, megkapja egy ilyen lap mostani értékét pontban; utána a lap kikerül a játékból.
effect-thief = Vigyél el egy ajándékot a zárt piacról, a pecsétjével együtt, ha van rajta.
effect-treasurer = Vegyél el legfeljebb { $number } debent egy kasszából, nyitott vagy zárt piacéból.
effect-oracle = Nézd meg egyedül a pakli utolsó lapjait. Ajándékaidat olyanra cserélheted, amelynek a csúcsértéke nem nagyobb, aztán tetszőleges sorrendben visszateszed a lapokat.
effect-beggar = Járd végig a négy piacot: mindenhol elveszel 1 debent a kasszából, vagy lefordítasz egy ajándékot, amíg a piac újra ki nem nyit.
effect-amon-merchant = Dobj el annyi ajándékot, amennyit akarsz, darabja { $number } pont; a dupla szenet kettőt ér.
effect-amon-priest = A lap nálad marad. A végén helyezés szerint ad pontot, az elsőtől lefelé: { $ranks }.
effect-royal-scribe = Értékelj ki annyi ajándékot, amennyit akarsz, bármely fajtából: mindegyik a mostani értékét és még { $number } pontot ér. Kikerülnek a játékból.
effect-wandering-thief = Vidd el azt az ajándékot egy piacról, amelynek a csúcsértéke a legkisebb, de a pecsétje nélkül, és hagyd a helyén ezt a lapot. Aki egy vásárban megkapja, máshol használnia kell.
effect-trader = Legfeljebb két ajándékodat cserélheted el piacokon lévőkre. Ha a nagyobb csúcsértékűt viszed, a különbséget befizeted a kasszába. A pecsétek maradnak.
what-reserve = Kassza
    .sort = A piac pénze
    .effect = Innen jár az érmékért és az elsőknek a deben, és ide fizetik az ajánlatokat. Vásárkor minden későbbi szolga elviheti a felét, felfelé kerekítve.
what-deben = Deben
    .sort = A pénz
    .effect = Bank nincs: a debenek csak játékosok és kasszák között járnak. A végén kettő egy pontot ér, és holtversenyben a több deben dönt.
what-seal = Királyi pecsét
    .sort = Szereplőket fogad fel
    .effect = Egy piac felső ajándékán fekszik, és azé, aki azt elviszi. Köröd elején visszaadva felfogadsz vele egy szereplőt; ha megmarad, a végén pontot ér.
what-tray = Szolgák
    .sort = Kézben
    .effect = Minden körben egyet kell lerakni. A piacuk zárásakor térnek haza. Ha egy sincs kézben, ki kell jelölni egy piacot, amely rögtön bezár.
what-tray-two = Szolgák és adószedők
    .sort = Kézben
    .effect = Minden körben egy szolga kerül le, utána máshová, magasabb ajánlat alá, jöhet egy adószedő. Ő a semleges játékosnak dolgozik: vásárkor debent oszt szét, vagy félretesz egy ajándékot.
what-offers = Ajánlatok
    .sort = Egy játékoséi
    .effect = Amennyit a piacokon álló szolgák ajánlanak. Csak a piac legjobb ajánlatát kell kifizetni; aki nem tudja, nem kap semmit, és elveszít egy ajándékot.
what-sums = Pontok
    .sort = Egy játékoséi
    .effect = Ennyi lenne, ha most érne véget a játék. Az ajándékok értéke a tulajdonosok számával változik.
what-tile = „Zárva” lapka
    .sort = Az utoljára bezárt piacon
    .effect = Ide senki sem rakhat. A következő záráskor a lapka arra a piacra kerül, ez pedig a másik standjával és új ajándékokkal kinyit. A Tolvaj innen lop.
what-dice = Luxor kockái
    .sort = Ők döntenek Luxor zárásáról
    .effect = Aki oda rak, rögtön dob. Az utolsónak érkezőnél maradnak a kockák, és későbbi körei végén újra dobhat.
what-pile = Húzópakli
    .sort = Új ajándékok
    .effect = A kinyíló piacot innen töltik fel. Ehnaton az utolsó öt lap egyike: ha előkerül, több piac nem nyit ki, és az utolsó nyitott piaccal véget ér a játék.
what-akhenaton = Ehnaton
    .sort = Előkerült
    .effect = Több piac nem nyit ki. Ha az utolsó nyitott is bezár, vége a játéknak.
what-supply = Maradék királyi pecsétek
    .sort = A készlet
    .effect = Minden kinyíló piac kap egyet a felső ajándékára, amíg van. A szereplőkért visszaadott pecsétek ide kerülnek.
what-neutral = Semleges játékos
    .sort = Két játékosnál
    .effect = Az adószedők által félretett ajándékok. A semleges játékos is tulajdonosnak számít, így ezek csökkentik az értékeket.
what-ledger = Az összes deben
    .sort = Hol van a pénz
    .effect = Deben sem keletkezik, sem vész el: ami az egyiknél nincs, az másnál vagy a kasszákban van.
num-earn = A lerakás most hoz
num-meter = Utána a piac
num-best = Eddig a legjobb ajánlat
num-now = Most
num-closers = Legközelebb bezárhatja
num-nobody = senki
num-closing = Te ezekkel zárod be
num-together = Együtt
num-more = Még egy, neked
num-to-come = Még a pakliban
num-akhenaton = És Ehnaton, a „+1”
num-alone = egyedül a tiéd: { $value }
num-owned-by = { $owners ->
    [0] senkinek sincs
   *[other] { $owners } tulajdonos
}
num-owners = { $owners ->
    [1] 1 tulajdonos
    [2] 2 tulajdonos
   *[other] legalább 3
}
num-points = { $points } pont
num-types = A fajtáid
num-there = Ennyi van
num-half = A fele
num-could-take = ennyit vihetne feleként
num-worth = Pont a végén
num-in-hand = Szolga kézben
num-collectors = Adószedő
num-deben = Deben kézben
num-sum = Ha most vége lenne
num-closes = zár
num-holder = Kinél vannak
num-held = A játékosoknál
num-reserves = A kasszákban
why-over = Vége a játéknak.
why-wait = Most nem te következel.
why-wait-seal = A köröd elején, lerakás előtt.
why-too-late = Csak a kör elején, lerakás előtt.
why-other = Most másról kell döntened.
why-taken = Foglalt: { $piece }. Egy mezőn egy bábu állhat.
why-closed = Zárt piacra nem lehet lerakni: { $trade }.
why-market-closed = Újra kinyit, amint egy másik piac bezár.
why-market-shut = Ehnaton előkerült: már nem nyit ki.
why-market-out = Itt került elő Ehnaton: a piac az ajándékaival végleg kiesett.
why-gift = Az ajándékok a piac zárásakor kelnek el, az ajánlatok szerint.
why-memphis = A külhoni ajándékokat Memphiszben osztják ki, az ajánlatok szerint.
why-turned = Le van fordítva: amíg a piac újra ki nem nyit, senki sem kaphatja meg.
why-owned = A végén ér pontot. Szereplőkkel előbb is kiértékelhető vagy elcserélhető.
why-used-up = Nincs belőle több lap.
why-no-gifts = Még nincs ajándékod hozzá.
why-no-swap = Nincs lehetséges csere: hiányzik a fajta vagy a deben.
why-no-prey = Nincs elvihető ajándék.
why-no-deben = Üresek a kasszák.
why-no-owners = Még senkinek sincs ajándéka.
why-no-cards = Nincs több megnézhető lap.
why-nothing = Most nem lenne hatása.
why-roll-later = A köreid végén dobhatsz újra, ha nem Luxorba raktál.
why-no-dice = Csak az dobhat újra, aki utoljára rakott Luxorba.
may-recruit = Most felfogadhatod egy királyi pecsétért, lerakás előtt.
may-seal = Most felfogadhatsz vele egy szereplőt.
may-collect = Most vehetsz el innen debent.
may-memphis = Odamehetsz; az ajándékokat akkor osztják ki, ha elég jött.
may-close = Odamehetsz: { $market } rögtön bezár.
may-roll = Odamehetsz, és dobsz: zárás { $closing } / { $all }.
may-place = Odamehetsz; { $market } nyitva marad ({ $meter }).
may-short = Ha záráskor nincs meg ennyi debened ({ $offer }), és a tiéd a legjobb ajánlat, nem kapsz ajándékot, és el is veszítesz egyet.
num-pay = Fizetnél
    .value = { $offer } (debened: { $deben })
    .short = { $offer }, de { $deben } debened van
num-cost = Ára
    .value = 1 királyi pecsét, neked { $seals } van
markets = Piacok
num-owned = Tulajdonosok

# What the coach says when something happens for the first time.

occasion-sale = Egy piac bezár és árul, a legmagasabb ajánlattól a legalacsonyabbig. A legjobb ajánlattevő fizet, és két alsó ajándékot visz, vagy a felsőt a pecséttel. A többiek egyenként vesznek egy ajándékot, vagy elviszik a kassza felét.
occasion-louqsor = Luxorban kockák döntik el, bezár-e a piac. Annál maradnak, aki utoljára rakott oda bábut; ha a körében nem rak oda semmit, a végén újradobhat velük.
occasion-characters = A királyi pecsétért a kör elején egy szereplő segítsége jár. Ha megmarad, a végén ér valamicskét.
occasion-reopening = Az eddig zárt piac új ajándékokkal kinyit; amelyik most árult, a következő vásárig zárva marad.
occasion-end = Megjött Ehnaton: ez a piac végleg kiesett, és több már nem nyit ki. Amikor a maradék is bezárt, jön az értékelés.
