name = Imhotep: The Duel
seat-0 = Fehér
seat-1 = Fekete

part-obelisk = Obeliszk
part-temple = Templom
part-pyramids = Piramisok
part-tomb = Sírkamra
    .short = Sírkamra
part-actions = Akciók
part-meeples = Munkások
    .full = Munkások a kikötőben, egyenként 1

forced = { $seat } nem tehet mást.

option-sides = Táblaoldalak
    .help = Az első játékokhoz az A oldal; a B oldal pontozása ravaszabb.
option-pyramid_b_four = Kisebb piramis, B oldal
    .help = Amennyit négy köve ér. A szabálykönyvek eltérnek: a francia szerint 18, az angol és a magyar szerint 15.
option-hidden_temples = Rejtett templomok
    .help = Az ellenfél temploma az A oldalon a játék végéig rejtve marad.

pad-first_to_five = Kinek volt először öt obeliszkje (B oldal)
pad-obelisks = Obeliszklapkák
pad-temples = Templomlapkák, a szimbólumaik számával
pad-light = Világos piramislapkák
pad-dark = Sötét piramislapkák
pad-tombs = Sírkamralapkák, a számukkal
pad-actions = Fel nem használt akciólapkák
pad-meeples = Munkások a kikötőben

token-obelisk = obeliszk
    .taken = egy obeliszket
token-temple = { $number ->
    [3] 3-as
   *[other] { $number }-es
} templom
    .taken = egy { $number ->
        [3] 3-as
       *[other] { $number }-es
    } templomot
token-light = világos piramis
    .taken = egy világos piramiskövet
token-dark = sötét piramis
    .taken = egy sötét piramiskövet
token-tomb = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $number }-es
} sírkamra
    .taken = egy { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $number }-es
    } sírkamrát
token-take = Elvétel akció
    .taken = egy Elvétel akciót
token-place = 2–3 lerakás akció
    .taken = egy 2–3 lerakás akciót
token-unload = Lerakás és kirakodás akció
    .taken = egy Lerakás és kirakodás akciót
token-swap = Csere és kirakodás akció
    .taken = egy Csere és kirakodás akciót
token-hidden-temple = egy templomlapkát

do-place = Munkás lerakása { $cell ->
    [a1] az
    [a2] az
    [a3] az
   *[other] a
} { $cell } mezőre
do-unload = { $boat ->
    [1] Az 1. hajó kirakodása
    [2] A 2. hajó kirakodása
    [3] A 3. hajó kirakodása
    [A] Az A hajó kirakodása
    [B] A B hajó kirakodása
   *[C] A C hajó kirakodása
}
do-use-take = Elvétel: egy lapka bármelyik hajóról
do-use-place = 2–3 lerakás: két vagy három munkás
do-use-unload = Lerakás és kirakodás: egy munkás, majd egy vagy két hajó
do-use-swap = Csere és kirakodás: két lapka cseréje egy hajón, majd kirakodás
do-take = Lapka elvétele: { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}, { $number ->
    [1] belső
    [2] középső
   *[3] külső
} lapka
do-swap = { $boat ->
    [1] Az 1. hajó
    [2] A 2. hajó
    [3] A 3. hajó
    [A] Az A hajó
    [B] A B hajó
   *[C] A C hajó
} { $lower ->
    [1] { $higher ->
        [2] belső és középső lapkájának cseréje
       *[3] belső és külső lapkájának cseréje
    }
   *[2] középső és külső lapkájának cseréje
}
do-stop = Itt megállok

loaded = Új { $boat ->
    [1] az 1.
    [2] a 2.
    [3] a 3.
    [A] az A
   *[other] a { $boat }
} hajón: { $token }.
placed = { $seat } munkást állít { $cell ->
    [a1] az
    [a2] az
    [a3] az
   *[other] a
} { $cell } mezőre.
unloading = { $seat } kirakodja { $boat ->
    [1] az 1. hajót
    [2] a 2. hajót
    [3] a 3. hajót
    [A] az A hajót
    [B] a B hajót
   *[C] a C hajót
}.
gained = { $seat } elvisz { $token }.
gained-on = { $seat } elvisz { $token } { $cell ->
    [a1] az
    [a2] az
    [a3] az
   *[other] a
} { $cell } mezőn álló munkásával.
lost = Munkás híján elveszett: { $token }.
first-to-five = Elsőként { $seat } szerzett öt obeliszket.
left = Nincs mit rakni { $boat ->
    [1] az 1. hajóra
    [2] a 2. hajóra
    [3] a 3. hajóra
    [A] az A hajóra
    [B] a B hajóra
   *[C] a C hajóra
}: kikerül a játékból.
used = { $seat } kijátssza: { $token }.
swapped = { $seat } felcseréli { $boat ->
    [1] az 1. hajó
    [2] a 2. hajó
    [3] a 3. hajó
    [A] az A hajó
    [B] a B hajó
   *[C] a C hajó
} { $lower ->
    [1] { $higher ->
        [2] belső és középső lapkáját
       *[3] belső és külső lapkáját
    }
   *[2] középső és külső lapkáját
}.
stopped = { $seat } itt megáll.
passed = { $seat } nem tud lépni, ezért kimarad.
ended = Öt hajó kikerült a játékból: vége.

to-move = lép
supply = Készlet { $supply } ({ $loads } rakomány), tartalék { $reserve }
unseen = Rejtve
in-harbor = { $standing } a kikötőben, { $hand } kézben
hidden = lefordítva
choices = Vagy:

sign-meeples = Fehér és Fekete munkásai
sign-free = mező, ahová munkást rakhatsz
sign-ready = hajó, amelyet kirakodhatsz
sign-obelisk = obeliszk
sign-temple = templom, a szimbólumai számával
sign-pyramids = világos és sötét piramis
sign-tomb = sírkamra, a számával
sign-take = Elvétel akció: egy lapka bármelyik hajóról
sign-place = 2–3 lerakás akció: két vagy három munkás
sign-unload = Lerakás és kirakodás: egy munkás, egy vagy két hajó
sign-swap = Csere és kirakodás: két lapka cseréje, egy hajó
sign-goes = ezt a lapkát Fehér kapná
sign-lost = ez a lapka elveszne
sign-gone = hajó, amely kikerült a játékból
sign-first = elsőként szerzett öt obeliszket

pad-too-many-tokens = A két játékosnak összesen { $held } ilyen lapkája van, pedig csak { $copies } létezik: { $token }.
pad-too-many-actions = Összesen tizenkét akciólapka van; a két játékosnak ennél több.
pad-not-five = Ötnél kevesebb obeliszkkel nem lehetett elsőként öt: { $seat }.
pad-who-was-first = Mindkét játékosnak van öt obeliszkje: add meg, kié volt meg előbb.

# The board in the browser.

about = Osztozz a kikötőn az ellenfeleddel, rakodd ki a hajókat a legjobb pillanatban, és építs fel négy emlékművet.
ask = Te következel. Mit teszel?
goal-1 = A legtöbb pont nyer. Pontot a négy építési helyeden felépített lapkákért kapsz.
goal-2 = Körödben lerakhatsz egy munkást, kirakodhatsz egy hajót, vagy akciót játszhatsz ki. A hajó lapkáit a vonalában álló munkások viszik el.
goal-3 = Ha elfogyott a készlet, a kirakodott hajók kikerülnek. Az ötödikkel véget ér a játék.

kind-place = Lerakás
kind-unload = Kirakodás
kind-use = Akció
kind-take = Elvétel
kind-swap = Csere
kind-stop = Itt megállok
skill-place = Munkások lerakása
skill-unload = Hajók kirakodása
skill-tokens = Akciólapkák

# What the table asks.

offer-place = Munkás lerakása
    .fact = Bármelyik szabad mezőre. { $hand ->
        [one] Egy munkásod maradt.
       *[other] { $hand } munkásod maradt.
    }
offer-unload = Hajó kirakodása
    .fact = Kirakodható: { $boats }. Neked a legtöbbet hozza: { $best }, { $gain }. A kikötőt elhagyó munkás már nem ér pontot.
offer-use = Akció kijátszása
offer-take = Lapka elvétele
    .fact = Bármi, csak akció nem. Neked a legtöbbet hozza: { $best }, { $gain }.
offer-swap = Két lapka cseréje
    .fact = Ugyanazon a hajón. Utána kirakodsz egyet.
offer-stop = Itt megállok
    .fact = Az akció többi része elvész.
short-take = Elvétel
short-place = 2–3 lerakás
short-unload = Lerakás és kirakodás
short-swap = Csere és kirakodás

why-no-meeple = Mind a négy munkásod a kikötőben áll.
why-no-boat = Egyik hajó vonalában sem áll két munkás.
why-no-action = Nincs akciólapkád.
why-no-use = Az egész akciót végre kell tudnod hajtani, és ez most nem lehetséges.
why-not-turn = Most nem te döntesz.
why-not-yours = Csak a tulajdonosa játszhatja ki.
why-other-step = Előbb másról kell dönteni.
why-boat-gone = Kikerült a játékból.
why-boat-waits = { $meeples ->
    [0] Nem áll munkás a vonalában; kettő kell.
   *[other] Csak egy munkás áll a vonalában; kettő kell.
}
why-cell-taken = Egy mezőre egyetlen munkás fér.
may-unload = Kirakodhatod: neked { $own }, az ellenfelednek { $rival }.
may-place = Ide rakhatsz egy munkást.
may-use = Kijátszhatod: ez az egész köröd.
may-take = Elveheted.
may-swap = Felcserélheted a hajó egy másik lapkájával.
why-token = A lapkák a hajó kirakodásakor kerülnek le róla.

# What the things explain.

what-cell = { $cell } mező
sort-token = Rakománylapka
sort-action = Akciólapka
sort-boat = { $line ->
    [row] Hajó a kikötő egyik soránál
   *[column] Hajó a kikötő egyik oszlopánál
}
sort-cell-free = Szabad mező
sort-cell-you = A te munkásod áll itt
sort-cell-rival = Az ellenfeled munkása áll itt
sort-cell-seat = { $seat } munkása áll itt
sort-stock = Lefordított lapkák
sort-site = Az építési hely táblája, { $side } oldal
sort-held-you = A tiéd
sort-held-rival = Az ellenfeledé
sort-held-seat = { $seat }

effect-obelisk-a = Kövenként 1 pont, és még 6 annak, akinek több köve van.
effect-obelisk-b = Akinek elsőként van öt köve, 12 pontot kap, tíz kővel még 6-ot. A másik játékos öt kővel 6-ot kap.
effect-temple-a = Minden szimbólum 1 pont.
effect-temple-b = Kollekciók különböző számú szimbólumokból: egy–négy lapka 1, 4, 9 vagy 16 pont.
effect-pyramids-a = Mindkét piramis egy–hat kővel 1, 3, 6, 10, 15 vagy 21 pontot ér.
effect-pyramids-b = Csak a kisebb piramis számít: kő nélkül −6 pont, azután 0, 4, 10, { $four }, 30 és 45.
effect-tomb-a = Szomszédos számok csoportjai: 1, 4, 9, 16, öttől pedig 25 pont.
effect-tomb-b = A szomszédos számok minden csoportja 4 pont, akárhány lapkából áll.
effect-take = Végy el egy lapkát bármelyik hajóról, de akciólapkát ne. A rakodóteret a tartalék tölti fel.
effect-place = Rakj le két vagy három munkást.
effect-unload = Rakj le egy munkást, majd rakodj ki egy vagy két hajót.
effect-swap = Cseréld fel egy hajó két lapkáját, majd rakodj ki egy hajót.
effect-boat = Bárki kirakodhatja, ha két munkás áll a vonalában. A hajóhoz legközelebbi munkás a legkülső lapkát viszi el, a következő a mellette lévőt. Amit senki sem visz el, elvész.
effect-cell = Az itt álló munkás két hajóról kaphat lapkát. Most ezeket vinné el:
effect-supply = Ebből töltik fel a kirakodott hajókat. Ha elfogyott, a kirakodott hajó kikerül a játékból, és az ötödikkel véget ér a játék.
effect-reserve = Ezek a lapkák töltik fel az Elvétel akció után üresen maradt rakodóteret.
effect-meeples = A kezedből a kikötőbe kerülnek, és a hajójuk kirakodásakor térnek vissza. A kikötőben álló munkás 1 pontot ér, a kézben lévő semmit: a lerakás tehát egy pontot hoz, a kirakodás elveszi.

number-of = { $count } / { $all }
number-unseen = Még rejtve
number-more-you = Még egy neked
number-more-rival = Még egy az ellenfelednek
number-more-seat = Még egy, { $seat }
number-points-you = Neked van
number-points-rival = Az ellenfelednek van
number-points-seat = { $seat } pontjai
number-next = Következő: { $token }
number-tokens = Hátralévő lapkák
number-loads = Hátralévő rakományok
number-gone = Kikerült hajók az ötből
number-held = Ilyen lapkák
number-unplayed = Pont, ha nem játsszák ki
    .meeples = Pont a kikötőben állókért
number-hand = Kézben
number-standing = A kikötőben
taker-you = a tiéd
taker-rival = az ellenfeledé
taker-seat = { $seat }
taker-nobody = még senkié

key-place = munkás a b2 mezőre
key-unload = a 3. hajó kirakodása; ua: az A hajóé
key-use = az első akciólapkád kijátszása; x2: a másodiké

harbor = Kikötő
cell-legal = { $cell }, szabad: ide lerakható egy munkás
cell-free = { $cell }, szabad
cell-taken = { $cell }, { $seat } munkása
stock-supply = Készlet
stock-loads = { $loads ->
    [0] Nincs több rakomány
   *[other] Még { $loads } rakomány
}
stock-reserve = Tartalék

boat = { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}
boat-ready = { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}: { $third }, { $second }, { $first }. { $meeples } munkás áll { $line ->
    [row] a sorában
   *[column] az oszlopában
}, kirakodható
boat-waits = { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}: { $third }, { $second }, { $first }. { $meeples ->
    [0] Nem áll munkás
    [one] Egy munkás áll
   *[other] { $meeples } munkás áll
} { $line ->
    [row] a sorában
   *[column] az oszlopában
}, a kirakodáshoz kettő kell
boat-idle = { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}: { $third }, { $second }, { $first }. { $meeples } munkás áll { $line ->
    [row] a sorában
   *[column] az oszlopában
}, most nem rakodható ki
boat-gone = { $boat ->
    [1] Az 1. hajó
    [2] A 2. hajó
    [3] A 3. hajó
    [A] Az A hajó
    [B] A B hajó
   *[C] A C hajó
} kikerült a játékból
space-empty = üres
space-take = { $token }, { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}, { $number ->
    [1] belső
    [2] középső
   *[3] külső
} lapka, elvehető
space-swap = { $token }, { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}, { $number ->
    [1] belső
    [2] középső
   *[3] külső
} lapka, cserélhető
space-stays = { $token }, { $boat ->
    [1] 1. hajó
    [2] 2. hajó
    [3] 3. hajó
   *[other] { $boat } hajó
}, { $number ->
    [1] belső
    [2] középső
   *[3] külső
} lapka, nem vehető el

obelisk-heights = { $own ->
    [0] Nincs obeliszk
   *[other] { $own } obeliszk
}, az ellenfélnek { $rival } van
obelisk-first = elsőként 5
obelisk-goal = { $own } az 5-ből
temple-suns = { $suns } szimbólum
temple-blocks = Lapkák egy szimbólummal: { $one }, kettővel: { $two }, hárommal: { $three }, néggyel: { $four }
temple-hidden = Templomlapkák lefordítva
pyramid-light = Világos piramis: { $stones } kő a 6-ból
pyramid-dark = Sötét piramis: { $stones } kő a 6-ból
pyramid-smaller = a kisebb: { $points }
tomb-empty = Sírkamra: nincs lapka
tomb-runs = Sírkamra: { $runs }; { $points } pont
hand-action = { $count ->
    [one] { $token }
   *[other] { $token }, { $count } darab
}
hand-meeples = { $hand ->
    [0] Nincs munkás kézben
    [one] Egy munkás kézben
   *[other] { $hand } munkás kézben
}

preview-place = Lerakás { $cell ->
    [a1] az
    [a2] az
    [a3] az
   *[other] a
} { $cell } mezőre
preview-take = Elviszel { $token }
preview-lost = Elvész
preview-box = a dobozba kerül
preview-ends = Véget vet a játéknak
preview-leaves = A hajó kikerül a játékból
preview-meeples = Minden munkás a kikötőben 1 pont
preview-points = Pontok ezután: { $one } { $points }, { $other } { $others }.

stage-take = Egy lapka elvétele
    .hint = Bármelyik hajóról, de akciólapkát nem
stage-place = Két vagy három lerakás
    .hint = Egyik munkás a másik után
stage-unload = Lerakás, majd kirakodás
    .hint = Egy munkás, majd egy vagy két hajó
stage-swap = Csere, majd kirakodás
    .hint = Egy hajó két lapkája, majd bármelyik hajó
stage-token = Válassz egy lapkát
stage-first = Első munkás
stage-second = Második munkás
stage-third = Harmadik (nem kötelező)
stage-cell = Rakj le egy munkást
stage-pair = Válassz két lapkát
stage-boat = Válassz egy hajót
stage-another = Még egy (nem kötelező)

count-each = Darabja 1 pont
count-none = Egy sincs
count-most = { $count } + 6, mert több van
count-below-five = { $count ->
    [0] Nincs obeliszk
   *[other] { $count } obeliszk
}: öt kell hozzá
count-first = 12, mert elsőként lett öt
count-first-and-ten = 12, mert elsőként lett öt, + 6 a tízért
count-second = 6, mert ötöt is elért
count-suns = { $suns ->
   *[other] { $sum } szimbólum
}
count-sets = { $sum } a különböző lapkák kollekcióiért
count-smaller = Csak a kisebb számít: { $stones ->
    [0] nincs kő
   *[other] { $stones } kő
}
count-no-meeple = Nem maradt munkás a kikötőben
remark-tie = Egyenlő, { $points } pont: az győz, aki nem kezdett.

aside = Még rejtve
unseen-count = { $token }: { $count }

value-all-a = A oldalak
value-all-b = B oldalak
value-side = { $site } { $side }
value-on = Igen
value-off = Nem
value-points = { $points } pont

# What the coach says when something happens for the first time.

occasion-unloading = A hajóhoz legközelebbi munkás a hajó túlsó végén fekvő lapkát viszi, a következő a középsőt, egy harmadik a kikötőhöz legközelebbit. Ezek a munkások hazatérnek, és ami senkinek sem jutott, elvész.
occasion-actions = Az akciólapka az építési helyek mellett vár. Kijátszani egy egész kör; ha sosem kerül rá sor, a végén 1 pontot ér.
occasion-end = Elfogyott a készlet, ezért a kirakodott hajó kikerül a játékból. Az ötödik távozásával vége a játéknak.
