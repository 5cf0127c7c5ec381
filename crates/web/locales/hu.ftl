# The shell.

title = { $page } · Akhet
description = Egyiptomi társasjátékok a böngészőben: barátokkal, egy közös eszközön vagy a gép ellen.
unofficial = Az Akhet nem hivatalos megvalósítás. A játékok szerzőik és kiadóik tulajdonát képezik.
skip = Ugrás a tartalomra
brand = Akhet, kezdőlap
nav = Fő menü
nav-play = Játék
nav-learn = Tanulás
nav-daily = Napi
nav-tables = Asztalok
nav-rules = Szabályok
nav-pad = Pontozólap
language = Nyelv
theme = Színek
theme-light = Világos
theme-dark = Sötét
theme-system = Rendszer szerint
sound = Hang
to-home = Kezdőlap
back-to-table = Vissza az asztalhoz
copy = Másolás
copied = Kimásolva.
close = Bezárás
save = Mentés

# The first page, and lists of tables.

choose-game = Válassz játékot
players = { $count ->
   *[other] { $count } játékos
}
players-range = { $fewest }–{ $most } játékos
new-game = Új játszma
with = Ki ellen
with-bot = Gép ellen
    .about = Azonnal indul
with-friend = { $most ->
    [2] Barátot hívok
   *[other] Barátokat hívok
}
    .about = Egy linkkel
with-device = Egy eszközön
    .about = Kézről kézre
bot = Szint
bot-random = Véletlen gép
    .about = Bármit lép, ami szabályos
bot-greedy = Mohó gép
    .about = Mindig a most elérhető legtöbb pontot viszi el
bot-apprentice = Inas
    .about = Érzésre játszik, a válaszodra nem gondol
bot-mason = Kőműves
    .about = Jobban választ, de a válaszodra alig gondol
bot-scribe = Írnok
    .about = Többet lát, de egyenetlenül játszik
bot-overseer = Felügyelő
    .about = Gondol a válaszodra, és egyenletesebben játszik
bot-architect = Építész
    .about = Rövid mérlegelés után a legjobbnak tűnőt lépi
bot-steward = Háznagy
    .about = Tovább mérlegel, és keveset pazarol
bot-priest = Pap
    .about = Több tervet is összevet, mielőtt dönt
bot-treasurer = Kincstárnok
    .about = Messzire lát, és keveset ad ingyen
bot-general = Hadvezér
    .about = Ritkán lép olyat, ami sokba kerül
bot-vizier = Vezír
    .about = Itt ő a legerősebb, és ő gondolkodik a legtovább
rung-like = Milyen ellenfél
rung-rating = Erő
rung-chance = Az esélyed
rung-so-far = Eddig
rung-even = Hozzád mérhető
rung-nearest = Hozzád legközelebb
rung-record = { $won } győzelem, { $lost } vereség, { $drawn } döntetlen
rung-place = { $number }. szint { $all } közül.
rung-lessons = A leckék után jó ellenfél.
rung-beats = { $count ->
    [5] Tíz kezdőből ötöt megver.
    [6] Tíz kezdőből hatot megver.
    [7] Tíz kezdőből hetet megver.
    [8] Tíz kezdőből nyolcat megver.
    [9] Tíz kezdőből kilencet megver.
   *[other] Szinte minden kezdőt megver.
}
rung-costs = 100 döntéséből { $little } kerül a győzelem több mint 5%-ába, { $clearly } több mint 15%-ába és { $much } több mint 30%-ába.
rung-suggested = Az ajánlás alapja a legutóbbi { $count } játszmád egy-egy szint ellen.
rung-soon = Három kétszemélyes játszma után itt látod, melyik szint mérhető hozzád.
rung-measured = Az erő ebben a játékban, két játékos között mért szám: a legalsó szint, egy kezdő, 1000-es, és akié 400-zal több, tizenegy játszmából tízet megnyer.
each-bot = Ellenfelenként más szint
    .default = Mint fent
each-friend = Gépek néhány helyen
    .default = Bárki leülhet
each-order = Az ellenfelek számozása a te helyedtől indul, játéksorrendben.
opponent = { $number }. ellenfél
you-play = Te leszel
random-seat = Véletlen
more-options = További beállítások
list-table = Nyilvános asztal
    .help = Bárki leülhet vagy nézheti. A befejezett játszmát utána is bárki megnézheti.
allow-hints = Tippek engedélyezése
    .help = Az asztalnál mindenki kérhet tippet a számítógéptől.
start = Indulhat a játék
start-note = Nem kell hozzá fiók. Bármelyik játszmához bármikor visszatérhetsz.
continue = Folytatás
open-tables = Nyílt asztalok
open-none = Most egy nyílt asztal sincs.
tables-going = A játszmáid
tables-none = Nincs folyamatban lévő játszmád.
tables-over = Befejezett játszmák
tables-none-over = Még egy játszmád sem ért véget.
join = Leülök
watch = Nézem
points-between = { $points } pont
your-turn = Te következel
state-waiting = { $name } következik
state-gathering = Még nem indult
state-over = Vége
ago-now = az imént
ago-minutes = { $count ->
    [one] 1 perce
   *[other] { $count } perce
}
ago-hours = { $count ->
    [one] 1 órája
   *[other] { $count } órája
}
ago-days = { $count ->
    [1] tegnap
   *[other] { $count } napja
}
about-table = Az asztal beállításai: { $name }
put-away = Elrakom
bring-back = Előveszem
tables-away = Elrakott asztalok

# A table that waits for people.

chairs = Helyek
chair-free = Szabad
chair-number = { $number }. hely
name-at-seat = { $name } ({ $seat })
name-guest = { $name } (vendég)
seats-drawn = A színeket akkor sorsoljuk ki, amikor mindenki itt van.
sit = Leülök
sit-as = Leülök, a nevem { $name }
your-name = Neved
    .about = Ez csak javaslat: maradhat, átírhatod vagy kitörölheted. Többször nem kérdezzük.
suggested-names = Íbisz, Gém, Gazella, Oryx, Hiúz, Fecske, Jégmadár, Búbosbanka, Akácia, Szikomor, Tamariszk
sit-words = Írj be pár véletlen szót: a húzások ezektől is függnek
sit-words-about = Amit begépelsz, azonnal ismertté válik. Megakadályozza, hogy a szerver vagy az előtted leülők megválasszák a húzásokat, de nem véd meg a szervertől, ha az összejátszik valakivel, aki utánad ül le. A szkripteket futtató böngésző csak akkor mutatja meg a számjegyeit, amikor már mindenki elkötelezte magát.
gathering-waiting = A játszma magától elindul, amint mindenki itt van. Addig hagyd nyitva ezt az oldalt.
gathering-days = Ezt az oldalt bezárhatod: a játszma magától elindul, amint mindenki itt van.
gathering-again = Az asztal újra gyülekezik, mert valaki nem mutatta meg időben, mit adott a húzásokhoz. A szerver új titkot húzott, és mindenki újat ad hozzá.
revealing = Mindenki itt van. Még nem mutatta meg, mit adott a húzásokhoz: { $names }.
revealing-own = A böngésződ ezt magától megteszi, egy percen belül. Ha nem tudja, mert elveszett, amit megőrzött, akkor elveszíted a helyet, és az asztal újra gyülekezik.
hints-agreed = Ennél az asztalnál bárki tippet kérhet a géptől. Ha leülsz, ezt elfogadod.
invite = { $free ->
    [one] Hívd meg egy barátodat
   *[other] Hívd meg a barátaidat
}
invite-about = Bárki leülhet egy szabad helyre, aki megnyitja ezt a linket.
invite-link = Link ehhez az asztalhoz
invite-here-only = Ez a cím csak ezen a számítógépen működik: a barátaid nem tudják megnyitni.
invite-restart = Hogy a hálózatodon lévő barátaid is bejöhessenek, állítsd le az Akhetet, és indítsd így. Az asztalaid megmaradnak.
invite-then = Ezután a barátaid ezt a linket nyitják meg, vagy beolvassák a kódot a telefonjukkal:
invite-network = Az ugyanezen a hálózaton lévő barátaid ezt a linket nyissák meg, vagy olvassák be a kódot a telefonjukkal:
invite-others = Ha nem működik, ezek egyike segíthet:
invite-no-network = Ez a számítógép egyetlen hálózaton sincs rajta, ezért senki sem éri el.
seat-bot = Gép üljön ide
seat-bot-at = Gép üljön ide: { $chair }
call-off = Lemondom az asztalt
call-off-sure = Ide többé senki sem ülhet le.
call-off-yes = Igen, lemondom
leave-chair = Felállok az asztaltól
leave-chair-sure = A helyed felszabadul más számára.
called-off = Ezt az asztalt lemondták
called-off-about = Aki létrehozta, már nem akar itt játszani. Egy új asztal pillanatok alatt elkészül.
fair-promise = A húzások ellenőrizhetők
fair-promise-about = A szerver kisorsolt egy titkot, mielőtt bárki leült volna; ez az ujjlenyomata. A játszma végén a titok nyilvános lesz, és bárki ellenőrizheti, hogy nem változott.
fair-more = Hogyan működik ez

# A table in play.

points-word = { $points ->
   *[other] pont
}
seat-you = te
seat-you-to-move = te, most lépsz
seat-to-move = lépésre vár
dock = A lépésed
turn-mine = Te következel.
turn-named = { $name } következik.
turn-covered = { $name } következik. A tábla egy része titkos.
turn-theirs = { $name } lépésére várunk.
turn-thinking = { $name } gondolkodik.
turn-hint = Arany jelzi, mit tehetsz.
hand-over = Én vagyok { $name }: mutasd a táblát
show-only = Csak ezeket mutasd
cancel = Mégse
undo = Visszavonás
undo-request = Visszavonás kérése
undo-asked = Kérted a lépésed visszavonását. Aki azóta lépett, annak el kell fogadnia.
undo-asks = { $name } szeretné visszavonni az utolsó lépését.
undo-agreed = Elfogadtad. Másoknak is el kell még fogadniuk.
accept = Elfogadom
refuse = Elutasítom
more = Továbbiak
fair = Tiszta húzások
copy-watch = Az asztal linkjének másolása
resign = Feladom
resign-sure = A játszma azonnal véget ér, és te vesztesz.
resign-sure-bot = Kilépsz a játszmából. A helyedre gép ül, a többiek továbbjátszanak.
resign-rated = Ez a játszma értékelt: vereségnek számít.
resign-yes = Igen, feladom
score = Pontok
part = Rész
total = Összesen
moves = Lépések
set-up = Előkészület
your-move = te következel
keys = Billentyűk
keys-arrows = mozgás a tábla mezői között
keys-enter = megteszi a kijelölt lépést
keys-type = a begépelt lépés azonnal érvényes: a mezők és a bábuk nevei
keys-next = a következő játszma, amely rád vár
keys-undo = visszavonja az utolsó döntést
keys-escape = elveti, ami folyamatban van
keys-replay = vissza és előre a visszajátszásban
keys-help = megmutatja ezt a listát
offline = A szerver nem érhető el. Semmi sem veszett el.
retry = Próbáld újra

# The coach.

coach = Edző
coach-about = Ha egy lépés sokba kerülne, az edző előbb rákérdez. Azt is elmagyarázza, ami először történik.
coach-short = szól, ha egy lépés sokba kerül
coach-on = Szóljon gyakrabban
coach-seldom = Szóljon ritkábban
coach-wait = Biztos? { $action }.
coach-falls = A nyerési esélyed 100-ból { $before } helyett { $after } lenne.
coach-sees = Amit az edző lát
coach-likely = A többiek lépései csak sejtések.
coach-better = Talán jobb
coach-back = Visszaveszem
coach-anyway = Mégis ezt lépem
coach-rules = Bővebben a szabályban

# The end, and looking back.

won = { $name } nyert, { $points } : { $others }
won-alone = { $name }: { $points } pont
lost-to = { $name } győzött { $beaten } ellen, { $points } : { $others }
shared-win = Közös győzelem: { $names }
resigned = { $name } feladta
timed-out = { $name } kifutott az időből
resigned-note = Ezek az akkori pontok.
final-score = Végeredmény
rank = { $rank }.
behind = { $points } ponttal elmaradva
ahead = { $name } vezet
ahead-by = { $name } +{ $points }
level = Egyenlő
rematch = { $seats ->
    [1] Még egyszer
    [2] Visszavágó, oldalcserével
   *[other] Visszavágó, mindenki egy hellyel odébb
}
rematch-offered = Visszavágó felajánlva
rematch-accept = { $name } visszavágót kér: elfogadom
rematch-go = Irány a visszavágó
replay = Visszajátszás
picture = Kép
record = Jegyzőkönyv
share = Link másolása
replay-of = Visszajátszás – { $table }
replay-steps = Lépések
replay-first = Az elejére
replay-back = Vissza
replay-on = Előre
replay-last = A végére
eyes = Nézőpont
eyes-all = Minden látszik
keep = Mentés, megosztás
copy-position = Link másolása

# Fair draws.

fair-not-yet = A játszma még nem ért véget, ezért a titok még nem látható. Lent áll, mi köti a szervert.
fair-good = A játszma minden húzása rendben van.
fair-host-could = Minden húzás a titokból következik, de a szerver egymaga megválaszthatta őket.
fair-partly = Az ellenőrzött húzások rendben vannak, de nem mindet lehetett ellenőrizni.
fair-nothing = Ennél az asztalnál nem volt húzás, ezért nem volt mit ellenőrizni.
fair-bad = A játszma húzásai nem abból következnek, amit a szerver ígért.
fair-checked-commitment = A titok illik ahhoz az ujjlenyomathoz, amely már azelőtt látszott, hogy bárki leült volna.
fair-checked-draws = { $draws ->
    [one] Az egyetlen húzást megismételtük, az eredménye ugyanaz.
   *[other] Minden húzást megismételtünk (összesen { $draws }), és mindegyik eredménye ugyanaz.
}
fair-copied = { $steps ->
    [one] Az első lépés egy másik asztalról származik. Ha húzás volt, ott történt, és itt nem ellenőriztük.
   *[other] Az első { $steps } lépés egy másik asztalról származik. Ami bennük húzás volt, ott történt, és itt nem ellenőriztük.
}
fair-copied-checked = { $steps ->
    [one] Az első lépés egy másik asztalról származik, amelynek a húzásait szintén megismételtük.
   *[other] Az első { $steps } lépés egy másik asztalról származik, amelynek a húzásait szintén megismételtük.
}
fair-checked-seating = Az ülésrend is ugyanebből a titokból következik.
fair-given = { $given ->
    [0] Egy játékos sem adott hozzá semmit, ezért ez csak azt bizonyítja, hogy a szerver tartotta magát a titkához.
    [one] Egy játékos olyasmit adott hozzá, amit a szerver a titok húzásakor nem tudhatott.
   *[other] { $given } játékos olyasmit adott hozzá, amit a szerver a titok húzásakor nem tudhatott.
}
fair-choosers-nobody = Legalább egy játékos elkötelezte magát a számjegyei mellett, mielőtt bárki megmutatta volna a sajátját. A húzásokat senki sem választhatta meg, hacsak ez a játékos nem mondja, hogy az övéi nem azok, amelyek lent állnak.
fair-choosers-last = Mindenki már leüléskor elárulta, mit ad hozzá. A szerver és az, aki utoljára adott hozzá valamit, együtt megválaszthatta a húzásokat; más senki.
fair-choosers-host = Egy részét a szerver húzta, és addig próbálkozhatott, amíg a húzások tetszettek neki.
fair-round = Az asztal { $round } alkalommal gyülekezett. Az utolsó előtt valaki mindig megtagadta, hogy felfedje, mi mellett kötelezte el magát; a szerver segítségével tudhatta, mit kerül el.
fair-cut = A játszmát a vége előtt feladták. Amit később húztak volna, azt nem ellenőriztük.
fair-unfinished = A jegyzőkönyv a játszma vége előtt megszakad.
fair-seed = { $draws ->
    [one] Az egyetlen húzás egy magból következik; aki a magot választotta, ismerte.
   *[other] Minden húzás (összesen { $draws }) egy magból következik; aki a magot választotta, mindet ismerte.
}
fair-open = Valaki megmondta, mi a húzás eredménye, ezért nincs mit ellenőrizni.
fair-how = Hogyan működik
fair-step-commit = Mielőtt bárki leül, a szerver titkot húz, és megmutatja az ujjlenyomatát. Onnantól nem változtathatja meg a titkot úgy, hogy ne derüljön ki.
fair-step-entropy = Aki leül, a saját böngészőjében készült véletlen számjegyeket ad hozzá. Először csak az ujjlenyomatukat mutatja meg; amikor mindenki ül, megőrzi, mi mellett kötelezték el magukat a többiek, és utána mutatja meg a számjegyeket. Így senki, a szerver sem választhat olyan számjegyeket, amelyek a többiekéhez illenek.
fair-step-draw = Minden húzás a titokból, ezekből a számjegyekből és a húzás sorszámából számolható ki. Másnak nincs beleszólása.
fair-step-reveal = A játszma végén a titok nyilvános lesz. Bárki megismételheti az összes húzást.
fair-values = Az asztal értékei
fair-table = Asztal
fair-commitment = A titok ujjlenyomata
fair-entropy = { $place }. hely hozzájárulása
fair-entropy-host = { $digits } (a szerver húzta, mert nem érkezett semmi)
fair-entropy-none = Semmi
fair-commit = Elkötelezte magát, mielőtt bárki bármit megmutatott: { $place }. hely
fair-order = A helyek abban a sorrendben, ahogy leültek rájuk
fair-parent = Ennek az asztalnak a játszmája folytatódik; mellette a jegyzőkönyvének ujjlenyomata
fair-seating = Színek, a helyek sorrendjében
fair-seating-chosen = ahogy választották
fair-secret = Titok
fair-secret-later = a játszma végén lesz látható
fair-own = Amit csak te hasonlíthatsz össze
fair-own-about = Egy szerver egész jegyzőkönyvet is kitalálhatna. Hasonlítsd hát össze azt, amit leüléskor feljegyeztél: az akkor látott ujjlenyomatot, és azt, amit te magad adtál hozzá. Mindkettőnek betűről betűre fent kell állnia; ha semmit sem adtál hozzá, a helyednél semmi sem állhat.
fair-own-same = Ez a böngésző megőrizte az ujjlenyomatot, a saját számjegyeit és azt, mi mellett kötelezték el magukat a többiek. Mindez fent áll.
fair-own-other = Ez a böngésző mást őrzött meg, mint ami fent áll. Ezek nem azok a húzások, amelyekben részt vett.
fair-own-none = Ez a böngésző semmit sem őrzött meg erről az asztalról: nem ült itt, vagy nem futtatott szkripteket.
fair-yourself = Ellenőrizd te is
fair-yourself-about = A játszma végén töltsd le a jegyzőkönyvet. Ez a parancs a saját gépeden ismétli meg az összes húzást:

# Rules and score pad.

rules-of = { $game } – szabályok
contents = Tartalom
balance = Egyensúly
balance-about = Egyforma erős gépi játékosok között ({ $player }), soronként { $games } játszma. Zárójelben, és vonalként a kiegyenlített játék szaggatott jele mellett: a 95%-os intervallum.
balance-wins = { $seat }: győzelem
balance-points = { $seat }: pont
balance-share = { $won }% ({ $low }–{ $high })
balance-again = A mérés parancsa:
edition = Kiadás
edition-of = { $game } – számok
edition-of-rules = Honnan valók a számok
edition-about = A program ezzel játszik: „{ $name }”. A doboz néhány száma nem tudható anélkül, hogy meglenne. Itt van valamennyi, elöl a legbizonytalanabbak.
edition-correct = Ha megvan a doboz, töltsd le a fájlt, írd bele a nyomtatott értékeket, változtasd meg a nevét és a forrásokat, és játssz vele:
edition-file = A fájl letöltése
edition-values = { $count } érték
edition-entry = Bejegyzés
edition-value = Érték
edition-digest = A jegyzőkönyvek a fájl SHA-256 értékével nevezik meg ezt a kiadást:
source-rulebook = A szabálykönyvből
    .about = A szabálykönyv mondja, vagy valamelyik példája mást nem enged meg.
source-review = Ismertetőkből
    .about = Megjelent ismertetők és beszámolók mondják.
source-inferred = Kikövetkeztetve
    .about = Ezek abból következnek, ami ismert.
source-reconstructed = Rekonstruálva
    .about = Ezekről semmi sem ismert: úgy választottuk őket, hogy a többihez illjenek, és eltérhetnek a dobozodtól.
pad-of = { $game } – pontozólap
pad-about = A saját asztalodon játszott játszmához: írd be, kinek mije van, és máris látod a pontokat.
pad-count = Összeszámolom
pad-empty = Itt jelennek meg a pontok.
pad-text = Az eredmény szövegként
nobody = senki

# One’s own settings, and moving a seat.

me = Név és beállítások
me-named = { $name }: név és beállítások
me-guest = Vendég vagy itt: nincs szükség fiókra. A helyeid ehhez a böngészőhöz tartoznak.
me-name = A neved, ahogy a többiek látják
switches = Ezen az eszközön
switch-sound = Halk hangok, amikor egy bábu mozdul, és amikor én jövök
switch-notify = Értesítés, ha én jövök, és nem ezt az oldalt nézem
switch-confirm = Megerősítő kattintás minden lépés előtt
needs-script = Ha a böngésző szkripteket is futtat, több minden állítható be.
move-seat = A hely átvitele másik eszközre
move-offer = Nyisd meg ezt a linket a másik eszközön negyedórán belül. Egyszer működik; utána a hely ahhoz az eszközhöz tartozik.
move-link = Egyszer használható link a helyedhez
move-accept = Egy hely ({ $game }) erre az eszközre költözik.
move-here = Itt folytatom
move-here-only = Ez a cím csak ezen a számítógépen működik: más eszköz nem tudja megnyitni.
move-restart = Hogy a többi eszközöd is elérje, állítsd le az Akhetet, és indítsd így. Az asztalaid és ez a link megmaradnak.
move-then = Ezután nyisd meg ezt a linket a másik eszközön, telefonon a kód beolvasásával:
move-network = Az ugyanezen a hálózaton lévő eszközön inkább ezt a linket nyisd meg, telefonon a kód beolvasásával:

# Refusals.

problem-title = Ez nem sikerült
problem-not-found = Ezen a címen nincs semmi. Talán csonka a link.
problem-stale = A játszma közben továbbment. Most itt tart.
problem-not-your-turn = Most nem te következel.
problem-not-your-seat = Ez nem a te helyed.
problem-full = Ez a hely már foglalt.
problem-no-such-seat = { $count } játékossal nincs ilyen hely. Válassz másikat.
problem-options = Ezek a beállítások nem férnek meg egymással. Változtass valamelyiken.
problem-illegal = Ezt a szabályok most nem engedik.
problem-over = A játszmának vége.
problem-not-over = A játszma még nem ért véget.
problem-waiting = A játszma még nem kezdődött el.
problem-beginning = Mindenki itt van, mindjárt kezdődik a játszma. Várj egy percet.
problem-called-off = Ezt az asztalt lemondták.
problem-nothing-to-reveal = Most nincs mit megmutatnod, vagy már késő.
problem-other-entropy = Nem emellett kötelezted el magad.
problem-undo-draw = Ezt nem lehet visszavonni: azóta húzás vagy felfedés történt.
problem-undo-nothing = Nincs mit visszavonnod.
problem-no-advice = Ennél az asztalnál nincs tipp: nem állapodtatok meg benne, amikor létrejött.
problem-busy = Túl sok kérés. Várj egy kicsit.
problem-too-many-tables = Rövid idő alatt sok asztalt nyitottál. Várj egy kicsit.
problem-too-many-bot-tables = Nem lehet több olyan asztalod, ahol csak a gép játszik. Várd meg, amíg az egyik játszma véget ér.
problem-tables-of-a-day = Egy nap alatt ennyi asztalt nyithat egy vendég. Folytasd valamelyiket, vagy gyere vissza holnap.
problem-too-long = Ez túl hosszú.
problem-too-slow = Ez túl sokáig tartott. Mielőtt újra próbálod, nézd meg, megtörtént-e.
problem-bad-request = Ez a kérés nem értelmezhető.
problem-cross-site = Ez a kérés másik webhelyről jött, ezért nem hajtottuk végre.
problem-leaving = Ez a kiszolgáló épp leáll. Próbáld újra egy pillanat múlva.
problem-store = Nem sikerült elmenteni, és semmi sem változott. Próbáld újra.
problem-unknown = Nem tudni, hogy ezt sikerült-e elmenteni. Nézd meg újra az asztalt, mielőtt megismétled.
problem-used-link = Ezt a linket már felhasználták, vagy túl régi.
problem-internal = Nálunk történt hiba. Semmi sem változott.

# Elemzések.

review = Elemzés
review-of = Elemzés – { $table }
review-under-way = A játszma elemzése folyamatban van
review-progress = { $all } állásból { $done } elkészült.
review-leave = Ezt az oldalt elhagyhatod: ami elkészült, megmarad.
review-ways = Hogyan tovább
review-how = Minden döntést annak alapján vizsgáltunk, amit a játékosa akkor tudott. Az esély az, hogy mekkora részt remélhet a győzelemből; egy lépés ára az, hogy mennyivel rontotta az esélyt a legjobb lépéshez képest. A pontosság ezeket az árakat a gép minden szintjéével veti össze. Szerencse az, amennyit a húzások két döntés között az esélyeken változtattak.
luck = Szerencse és tudás
skills = Ahol a döntéseid a legtöbbe kerülnek
skills-about = Az elemzett játszmáidban egy döntés átlagosan ekkora részt adott fel a győzelemből; elöl az áll, ami a legtöbbe kerül.
skills-games = { $count ->
    [one] { $count } elemzett játszma
   *[other] { $count } elemzett játszma
}
skills-of = { $name }: egy döntés átlagos ára fajtánként
skills-kind = A döntés fajtája
skills-count = Döntések
skills-average = Átlagos ár
curve = Győzelmi esély
curve-of = { $name }, százalékban
curve-about = A lépések táblázatában ugyanezek a számok állnak.
turns = Lépésről lépésre
verdict = Ez a lépés
verdict-best = Nem volt ennél jobb lépés.
next-mistake = A következő hiba
from-here = Játék innen
from-here-about = Új asztal kezdődik ebből az állásból. Ami addig nem került elő, azt újra kisorsoljuk.
hint = Tipp
hint-more = Mutasd a lépést
retry-title = Keresd meg a jobb lépést
retry-task = { $name } következik. Mi lenne jobb?
retry-played = A megtett lépés: { $action } ({ $share }).
retry-best = Ez a legjobb lépés.
retry-good = Ez olyan jó, mint a legjobb lépés, vagy majdnem olyan.
retry-also = Egy hajszállal jobb: { $action }.
retry-same = Ezt lépték meg. Nem ez a legjobb: próbálj mást.
retry-chance = { $name } esélye ezzel: { $tried }. A legjobb lépéssel: { $best }.
retry-next = A következő állás
retry-slip = Nem a legjobb, de csak kicsit rosszabb. Próbáld újra.
retry-mistake = Nem a legjobb: érezhetően rosszabb. Próbáld újra.
retry-blunder = Nem a legjobb: sokkal rosszabb. Próbáld újra.
retry-show = Mutasd a megoldást
retry-solution = A megoldás
line = A jobb folytatás
line-likely = Egy lehetséges folytatás, lépésről lépésre a táblán:
line-best = A legjobb folytatás, lépésenként a táblán:
line-could = Ami történhetett volna
line-at = Ezt nem játszották meg. { $number }/{ $all }. lépés – { $move }
line-see = Nézd meg, mi történhetett volna
line-ends-luck = A folytatás itt véget ér: ami ezután jön, a szerencsén múlik.
line-ends-hidden = A folytatás itt véget ér: ami ezután jön, azon múlik, ami rejtve volt.
line-leave = Vissza a játszmához
ladder = Jellemző pontosság
ladder-about = Ebben a játékban mérve, ugyanilyen elemzéssel.
plays-like = Jellemző szint: { $player }
plays-too-little = Túl kevés döntés ahhoz, hogy egy szinthez mérjük
random-moves = Véletlen lépések
points-at-the-end = { $points ->
    [one] { $points } pont a végén
   *[other] { $points } pont a végén
}
autoplay = Lejátszás

# What happened, what is asked, what things are.

offer-count = { $count ->
    [one] lehetőség
   *[other] lehetőség
}
told-since = Az utolsó köröd óta
told-this-turn = A köröd eddig
told-your-turn = Az utolsó köröd
told-so-far = Eddig
told-last = Az utolsó körök
told-end = Az utolsó lépés
told-nothing = Még semmi.
show-again = Újra
show-skip = Átugrom
show-next = Tovább
show-line = { $number }. sor újra
pace = Tempó
pace-slow = Lassú
pace-normal = Közepes
pace-quick = Gyors
pace-step = Lépésenként
pace-once = Egyszerre
way = A kör részei
not-now = most nem
not-now-card = Most nem.
what-is = Mi ez?
what-rules = A szabályokban
rules-here = Mit mond most a szabály
legend = Jelek
keys-hint = Tippet kér.
keys-what = Megmondja, mi van kijelölve; másodszorra nyitva marad.
keys-again = Újra megmutatja az utolsó köröket.
goal = { $game } három mondatban
goal-never = ne jelenjen meg többet
watching = Nézőként vagy itt.
undo-declined = { $name } nem engedi visszavonni.
sending = A lépésed úton van.
silent = Most nem érkezik semmi. Újra próbálkozunk…
why-over = Miért van vége
away = nincs itt
back-again = újra itt
seat-thinking = gondolkodik
seat-left = egy kilépett játékos helyett
seat-left-by = { $name } helyett, aki kilépett
board = Tábla
players-here = Játékosok

# Lessons.

home-learn = { $minutes ->
    [one] Tanuld meg egy perc alatt
   *[other] Tanuld meg { $minutes } perc alatt
}
home-learn-on = A lecke folytatása
home-learn-again = Leckék
learn-title = Tanuld meg: { $game }
learn-lesson = Lecke
learn-length = { $steps ->
    [one] Egy lépés
   *[other] { $steps } lépés
}, körülbelül { $minutes ->
    [one] egy perc
   *[other] { $minutes } perc
}.
learn-begin = Kezdés
learn-continue = Folytatás
learn-repeat = Még egyszer
learn-glossary = Szavak
learn-step-of = { $number }/{ $all }. lépés
learn-minutes-left = { $minutes ->
    [one] még körülbelül egy perc
   *[other] még körülbelül { $minutes } perc
}
learn-done-of = Kész: { $done }, összesen { $all }.
learn-done = kész
learn-next = Következő lépés
learn-end = Minden lecke
learn-first-game = Első játszma: az Inas
learn-show = Mutasd meg
learn-try = Próbáld ki te
learn-skip = Kihagyás
learn-teaches = Amit ez a lépés tanít
learn-words = Szavak eddig
learn-steps = Minden lépés
learn-leave = Bármikor abbahagyhatod. Ez az eszköz megjegyzi, hol tartasz.
learn-anew = Új állás.
learn-lit = Csak az világít, ami itt számít. Minden választás megmutatja, mi történne.
learn-shown = A táblán meg van jelölve.
learn-points = { $before } pontból { $after } lenne.
learn-again = Próbálj mást!

# Puzzles.

nav-puzzles = Feladványok
home-puzzle = Megoldok egyet
puzzles-about = Egy állás egy igazi játszmából, és egyetlen lépés, amely egyértelműen jobb az összes többinél. Találd meg!
puzzles-solved = { $done } / { $all }
puzzle-number = { $number }. feladvány
puzzle-question = Melyik a legjobb lépés?
puzzle-behind = { $points ->
    [one] { $points } pont a hátrányod. Melyik a legjobb lépés?
   *[other] { $points } pont a hátrányod. Melyik a legjobb lépés?
}
puzzle-level = Egyenlő az állás. Melyik a legjobb lépés?
puzzle-ahead = { $points ->
    [one] { $points } pont az előnyöd. Melyik a legjobb lépés?
   *[other] { $points } pont az előnyöd. Melyik a legjobb lépés?
}
puzzle-you = A te helyed: { $seat }. Te jössz, és van egy lépés, amely egyértelműen jobb az összes többinél.
puzzle-try = Mutass egy lépésre, és látod, mi történne rögtön; aztán lépd meg.
puzzle-difficulty = Nehézség: { $number } / { $all }
puzzle-streak = { $count } egymás után
puzzle-streak-ended = A sorozat vége: { $count }
puzzle-how = Hogyan működik
puzzle-how-tries = Annyit tudsz, amennyit az a játékos tudott. A rossz próba megmutatja, mibe kerül; utána újra próbálhatod.
puzzle-how-level = Ha elsőre megoldod, a következő nehezebb lesz. Az eredményeidet ez az eszköz jegyzi meg.
puzzle-cost = Mibe kerül
puzzle-cost-about = A nyerési esélyed egy hosszú keresés szerint. A próbáddal ennyit veszítesz belőle: { $lost }.
puzzle-instead = Nyerési esélyed: { $tried }, a legjobb lépéssel { $best }.
puzzle-yours = A próbád
puzzle-best = Legjobb lépés
puzzle-why = Mennyit ér
puzzle-glance = Első pillantásra: { $action }
puzzle-answer = A legjobb: { $action }
puzzle-values = A nyerési esélyed egy hosszú keresés szerint.
puzzle-right = Igen: { $action }.
puzzle-was = A válasz: { $action }.
puzzle-next = Következő feladvány
puzzle-play = A folytatás lejátszása
puzzle-back = Vissza az álláshoz
puzzle-line-at = { $number }/{ $all }. lépés
puzzle-last = Az utolsó tíz
puzzle-last-first = elsőre { $count } / { $all }
puzzle-first = elsőre megoldva
puzzle-later = később megoldva
puzzle-missed = még nincs megoldva
puzzle-shown = a válasz megmutatva
puzzle-your-level = A szinted
puzzle-level-of = { $number } / { $all }
puzzle-level-about = Emelkedik, ha elsőre megoldod, és csökken, ha nem.

# The daily deal.

daily = Napi leosztás
daily-title = Napi leosztás, { $date }, { $game }
daily-about = Naponta egy leosztás minden játékhoz: itt mindenkinek ugyanazok a húzások és ugyanaz a hely jut. Az első próbálkozásod számít.
daily-home = Mindenkinek ugyanazok a húzások, naponta egyszer. Jobb leszel a vezírnél?
daily-date = { $month } { $day }.
daily-month = { $year }. { $month }
daily-months = január, február, március, április, május, június, július, augusztus, szeptember, október, november, december
daily-weekdays = H, K, Sze, Cs, P, Szo, V
daily-against = Ellenfél: { $name }
daily-against-player = { $count ->
    [one] Ellenfél: a vezír
   *[other] Ellenfelek: { $count } vezír
}
daily-same = Aki játszik vele, ugyanazt a helyet és ugyanazokat a húzásokat kapja. Utána megnézheted, mire jutott a vezír a te helyeden.
daily-rules = Az első próbálkozásod számít: nincs tipp, nincs visszavonás, és UTC szerint éjfélig be kell fejezni. Közben elmehetsz és visszajöhetsz.
daily-play = Játék a mai leosztással
daily-go-on = Játék folytatása
daily-practise = Gyakorlás
daily-see = Eredmények
daily-to-today = A mai leosztás
daily-next-in = Következő leosztás: { $hours } óra { $minutes } perc múlva.
daily-counts = Ami számít
daily-first = Az első próbálkozásod számít.
daily-first-about = Minden további gyakorlás. Süti alapján ismerünk fel: aki törli, új látogató, úgyhogy a lista ne vegye el a kedved.
daily-shuffled = Ki kevert?
daily-shuffled-about = Egyedül ez a szerver, mindenkinek egyformán; a játékosok semmit nem tesznek hozzá. A leosztást előző nap lepecsételi, és UTC szerint éjfélkor töri fel a pecsétet. A pecsét azt mutatja, hogy utólag semmit nem cseréltek ki, azt nem, hogy senki sem válogatott a leosztások között. Ha a nap véget ért, itt bárki ellenőrizhet minden eredményt.
daily-seals = A pecsétek
daily-sealed = A leosztás lepecsételve: { $date }, { $time } UTC.
daily-sealed-late = A leosztást későn pecsételtük le: { $date }, { $time } UTC. Előző nap a szerver nem futott.
daily-seal = A leosztás pecsétje
daily-seal-next = A holnapi leosztás pecsétje
daily-seals-about = A pecsét annak a titoknak az ujjlenyomata, amelyből minden húzás következik. Jegyezd fel, és ha a nap véget ért, vesd össze a jegyzőkönyvvel.
daily-others = A többi mai leosztás
daily-not-yet = még nem játszottad
daily-under-way = folyamatban
daily-resigned = feladta
daily-you = Te
daily-you-won = Nyertél, a különbség { $points }.
daily-you-level = Döntetlen lett.
daily-you-lost = Vesztettél, a különbség { $points }.
daily-you-resigned = Feladtad.
daily-player = A vezír a te helyeden
daily-player-won = A te helyeden a vezír nyert, { $points } pont különbséggel.
daily-player-level = A te helyeden a vezír döntetlent ért el.
daily-player-lost = A te helyeden a vezír kikapott, { $points } pont különbséggel.
daily-player-waits = A vezír még játszik a te helyeden. Az eredménye itt jelenik meg.
daily-seat = hely: { $seat }
daily-rank = helyezés: { $rank } / { $count }
daily-points = { $own } – { $best } · verzió: { $version }
daily-version = verzió: { $version }
daily-better = { $count ->
    [one] 1 ponttal jobb, mint a vezír.
   *[other] { $count } ponttal jobb, mint a vezír.
}
daily-worse = { $count ->
    [one] 1 ponttal elmarad a vezírtől.
   *[other] { $count } ponttal elmarad a vezírtől.
}
daily-equal = Ugyanolyan jó, mint a vezír.
daily-streak = { $days ->
    [one] Egy napja a vezír előtt.
   *[other] { $days } napja a vezír előtt.
}
daily-chart = { $count ->
    [one] Egy eredmény különbség szerint: { $least } és { $most } között, a vezírével együtt.
   *[other] Mind a { $count } eredmény különbség szerint: { $least } és { $most } között, a vezírével együtt.
}
daily-chart-own = Te { $margin }
daily-chart-player = Vezír { $margin }
daily-share = Oszd meg
daily-share-about = semmit nem árul el
daily-share-text = Megosztható szöveg
daily-share-note = Se lépés, se húzás nincs benne, a barátaid még játszhatnak vele.
daily-share-head = Akhet, napi leosztás · { $game } · { $date }
daily-share-own = én
daily-share-player = vezír
daily-copy = Szöveg másolása
daily-results = Eredmények
daily-results-today = Mai eredmények
daily-results-later = Az eredményeket akkor látod, amikor az első próbálkozásod véget ért.
daily-count = { $count ->
    [0] Még senki nem fejezte be.
    [one] Egy látogató fejezte be.
   *[other] { $count } látogató fejezte be.
}
daily-all = { $count ->
    [one] Az egyetlen eredmény
   *[other] Mind a { $count } eredmény
}
daily-place = Helyezés
daily-name = Játékos
daily-score = Pont
daily-margin = Különbség
daily-is-you = te
daily-nameless = Egy látogató
daily-calendar = A különbséged a vezíréhez képest. Régi leosztással is lehet még gyakorolni.
fair-deal = Leosztás
fair-deal-commit = A szerver előző nap titkot sorsolt ehhez a leosztáshoz, és megmutatta az ujjlenyomatát. Onnantól nem cserélhette ki úgy, hogy ne derüljön ki.
fair-deal-entropy = Más semmit nem tesz hozzá, hogy mindenkinek ugyanaz a leosztás jusson. A szerver próbálgathatott titkokat, amíg egyik meg nem tetszett neki.
fair-deal-draw = Minden húzás a titokból, a leosztás nevéből és a húzás sorszámából számítható ki, semmi másból. Ezért ugyanaz a húzás a leosztás minden asztalánál ugyanaz.
fair-deal-reveal = Ha a nap véget ért, a titok látható. Bárki megismételheti az összes húzást.
problem-first-try = Ez az első próbálkozásod a napi leosztással: nincs tipp, és semmit nem lehet visszavonni.
problem-sealed = Ez egy napi leosztáshoz tartozik, amelynek a napja még nem ért véget. UTC szerint éjfélig csak azok láthatják, akik az asztalnál ülnek.

# Fiókok.

account = Fiók
account-name = Név
    .about = Három–húsz betű és számjegy, egyféle írással. Első pillantásra is különböznie kell mindenki másétól.
account-password = Jelszó
    .about = Legalább tíz karakter. Lehet néhány szó egymás után.
account-password-present = Mostani jelszó
account-password-change = Jelszó
    .about = Minden más böngészőből kijelentkeztetünk.
account-mail = E-mail-cím, ha szeretnéd
    .about = Hogy az üzemeltető linket küldhessen, ha már nem tudsz bejelentkezni.
account-mail-change = E-mail-cím
account-rename = Név
    .about = Havonta egyszer változtathatod meg. A régit egy évig senki más nem kapja meg.
account-rename-from = Nemrég változtattál nevet. Legközelebb ekkortól lehet: { $date }
account-since = A fiók létrejötte: { $month }
account-suspended = A fiókod fel van függesztve, a felfüggesztés vége: { $date } Addig nézelődhetsz, de nem játszhatsz.
account-ends = Ezt a fiókot ekkor töröljük: { $date }
account-stay = A fiók maradjon
account-end = A fiók törlése
    .about = Hét nap múlva végleg töröljük a nevedet, a belépési módjaidat, az e-mail-címedet és azt, amit megtanultál. A játszmáid megmaradnak, a neved nélkül. A nevet senki sem kapja meg többé.
account-end-ask = Törlés…
account-end-yes = Törlés hét nap múlva
sign-up = Fiók létrehozása
sign-up-about = Most vendégként játszol. A fiók pontosan ezt a vendéget veszi át: semmi sem kezdődik elölről.
sign-up-do = Létrehozom a fiókot
sign-up-kept = A nevedet, a belépési módodat és a játszmáidat őrizzük meg. Az IP-címedet nem tároljuk, és semmit sem adunk tovább.
sign-up-along = Mi tart veled
sign-up-none = Fiók nélkül vendégként folytathatod. A vendég ebben a böngészőben él: ha törlöd az adatait, a vendég is eltűnik.
sign-up-has-one = Már van fiókod?
along-running = { $count ->
   *[other] { $count } folyamatban lévő játszma: a helyed a tiéd marad
}
along-over = { $count ->
   *[other] { $count } befejezett játszma az elemzésével
}
along-puzzles = { $count ->
   *[other] { $count } feladvány
}
along-steps = { $count ->
   *[other] { $count } leckelépés
}
along-settings = A beállításaid
sign-in = Bejelentkezés
sign-out = Kijelentkezés
sign-in-first = Ehhez fiók kell. Ha bejelentkeztél, ott folytatod, ahová indultál.
sign-in-none = Még nincs fiókod?
sign-in-code = Elveszett a jelszavam
    .about = Vedd elő a nyolc tartalék kód egyikét, és válassz új jelszót. Mindegyik kód egyszer használható, és minden más böngészőből kijelentkeztetünk.
sign-in-device = Másik eszközről kapott kóddal
    .about = Ahol már be vagy jelentkezve, nyisd meg a fiókodat, és kérj egy kódot.
sign-in-device-here = Mindjárt bejelentkezel ezen az eszközön.
recovery-code = Tartalék kód
device = Másik eszköz
    .about = Egy kóddal telefonon vagy másik számítógépen is bejelentkezhetsz, jelszó nélkül.
device-make = Kód megjelenítése
device-code = Egyszer használható kód
    .about = Olvasd be ezt, vagy válaszd a másik eszközön ezt: „Másik eszközről kapott kóddal”, és írd be a kódot. Egyszer használható, öt percen belül. Akihez a kód eljut, a te nevedben jelentkezhet be.
codes = Tartalék kódok
codes-about = Az egyikkel és a neveddel akkor is be tudsz jelentkezni és új jelszót választani, ha minden mást elvesztettél. Tedd el őket biztos helyre, akár papíron: csak most láthatók.
codes-kept = Úgy tároljuk őket, hogy senki sem tudja elolvasni, még az üzemeltető sem.
codes-done = Biztos helyen vannak
codes-left = { $count ->
    [0] Nem maradt egy sem.
   *[other] { $count } maradt.
}
codes-make = Nyolc új kódot kérek
sessions = Bejelentkezett böngészők
session-this = Ez a böngésző
session-nameless = Egy böngésző
session-end = Kijelentkeztetés
session-end-named = Kijelentkeztetés: { $name }
sessions-end = Minden más kijelentkeztetése
bring = Magaddal hozod a játszmáidat?
bring-about = { $count ->
    [one] Ebben a böngészőben { $count } játszmát játszottál vendégként. Tartozzon mostantól a fiókodhoz?
   *[other] Ebben a böngészőben { $count } játszmát játszottál vendégként. Tartozzanak mostantól a fiókodhoz?
}
bring-learnt = Ebben a böngészőben vendégként tanultál vagy megfejtettél valamit. Tartozzon mostantól a fiókodhoz?
bring-yes = Magammal hozom
bring-no = Maradjanak a vendégnél
reset = Új jelszó
reset-about = Válassz új jelszót. Minden más böngészőből kijelentkeztetünk.
me-account = { $name } néven vagy bejelentkezve.
name-deleted = törölt fiók
reserved-names = Akhet, Admin, Adminisztrátor, Üzemeltető, Moderátor, Vendég, Törölt fiók, Senki, Számítógép, Ügyfélszolgálat
denied-name-length = Egy név három–húsz karakter hosszú.
denied-name-signs = Egy névben csak betűk és számjegyek lehetnek, köztük egy-egy szóköz, kötőjel, aposztróf, pont vagy aláhúzás.
denied-name-scripts = A név minden betűje ugyanabból az írásból való legyen, hogy senki se téveszthesse össze egy másik névvel.
denied-name-reserved = Ez a név egy gépi játékosé, egy helyé vagy magáé az oldalé. Válassz másikat.
denied-name-unwanted = Ez a név bántana másokat. Válassz másikat.
denied-name-taken = Valakinek már ez a neve, vagy egy hozzá hasonló. Válassz másikat.
denied-name-lately = A nevedet havonta egyszer változtathatod meg.
denied-password-short = A jelszó legalább tíz karakter.
denied-password-long = Ez a jelszó túl hosszú.
denied-password-common = Ez az elsők között van, amit bárki kipróbálna. Válassz másikat, például néhány össze nem illő szót.
denied-mail = Ez nem tűnik e-mail-címnek.
denied-wrong = Hibás adatokat adtál meg. Próbáld újra, vagy használj tartalék kódot.
denied-too-often = Túl sok próbálkozás. Várj negyedórát, vagy használj olyan böngészőt, amelyben már be voltál jelentkezve.
denied-used-pass = Ezt a kódot már felhasználták, vagy túl régi.
denied-has-account = Ennek a vendégnek már van fiókja. Jelentkezz be.
problem-suspended = A fiókod fel van függesztve: nézelődhetsz, de nem játszhatsz. A fiókod oldalán látod, meddig.
problem-signed-out = Már nem vagy bejelentkezve. Jelentkezz be újra.
# Azonosítókulcsok.

passkey-with = Azonosítókulccsal
passkey-or = vagy
sign-in-passkey = Nevet sem kell megadni
sign-up-passkey = Az eszköz ujjlenyomatával, arcfelismerésével vagy PIN-kódjával
passkeys = Azonosítókulcsok
    .about = Azonosítókulccsal egy eszköz ujjlenyomatával, arcfelismerésével vagy PIN-kódjával jelentkezel be, név és jelszó nélkül. Csak azon a címen használható, ahol készült.
passkey-since = Itt használható: { $host }. Készült: { $date }
passkey-add = Azonosítókulcs hozzáadása
passkey-remove = Eltávolítás
    .about = Minden más böngészőből kijelentkeztetünk.
passkey-instead = Vagy hagyd üresen, és erősítsd meg azonosítókulccsal.
passkey-proof = Ezt azonosítókulccsal erősíted meg.
passkey-scripts = Az azonosítókulcsokhoz szkriptek kellenek. Nélkülük tartalék kóddal jelentkezhetsz be, amellyel jelszót kap a fiók.
passkey-elsewhere = Ezt olyan azonosítókulccsal erősíted meg, amely itt használható: { $host }. Nyisd meg ott ezt az oldalt, vagy jelentkezz be tartalék kóddal, amellyel jelszót kap a fiók.
passkey-cancelled = Nem használtál azonosítókulcsot: megszakítottad, túl sokáig tartott, vagy itt nincs ehhez a helyhez való.
passkey-known = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
passkey-failed = Ez nem sikerült. Próbáld újra, vagy válassz más módot.
denied-passkey-elsewhere = A böngészők csak ott használnak azonosítókulcsot, ahol a cím így kezdődik: https.
denied-passkey-late = Ez túl sokáig tartott, vagy kétszer küldted el. Próbáld újra.
denied-passkey-wrong = Ez az azonosítókulcs itt egy fiókot sem nyit ki. Próbálj másikat, vagy válassz más módot.
denied-passkey-copied = Ezt az azonosítókulcsot elutasítottuk: úgy látszik, másolat készült róla. Válassz más módot, és távolítsd el a fiókodból.
denied-passkey-last = Jelenleg csak ezzel tudsz bejelentkezni, ezért nem távolítható el.
denied-passkey-many = Egy fiókhoz legfeljebb húsz azonosítókulcs tartozhat. Előbb távolíts el egyet.
privacy-passkeys = Azonosítókulccsal
    .about = Egy azonosítókulcsról azt őrizzük meg, ami nyilvános belőle, a címet, ahol használható, és azt, hogy mikor és melyik böngészőben készült. A titka az eszközödön marad.

privacy = Adatvédelem
privacy-guest = Vendégként
    .about = A vendég egy véletlen szám a böngésződ egyik sütijében. Megőrizzük a nevet, amelyet az asztaloknál megadsz, a játszmáidat, és azt, amit megtanultál és megoldottál. A beállításaid a böngésződben maradnak.
privacy-account = Fiókkal
    .about = Megőrizzük a fiókod nevét is, a jelszavad lenyomatát, amelyből nem fejthető vissza, a tartalék kódjaid lenyomatát, azt, hogy mely böngészők vannak bejelentkezve és mióta, és az e-mail-címedet, ha megadod. Egy böngészőt arról ismerünk, amit magáról mond, például: „Firefox, Linux”. Megőrizzük, kiket követsz és hová hívtak meg; azt, hogy mikor jártál itt utoljára, csak addig, amíg a barátaidnak megmutatod. Ha csendes órákat vagy szabadságot választasz, megőrizzük az időzónádat, ezeket az órákat és azt, hány napod maradt; akivel játszol, látja, meddig vagy szabadságon. Ha értesítéseket kérsz, megőrizzük, hová menjenek és megérkezett-e az utolsó, és oda küldjük őket: az általad megadott címre, az e-mail-címedre vagy a böngésződ gyártóján át.
privacy-played = Játszmák
    .about = A játszmák megmaradnak. Aki ismeri egy asztal címét, megnézheti, és a nyitott asztalokat bárki megtalálja. Az értékelt játszmák eredményét a fiókok azonosítójával együtt őrizzük meg, mert a többiek értékszáma is ebből következik; ha egy fiókot törölnek, utána semmi sem mondja meg, kié volt az azonosító.
privacy-games = Nyilvános asztalok
    .about = A nyilvános asztalok befejezett játszmáit bárki megkeresheti: a játékot és beállításait, a napot, a pontokat és az eredményt, a fiókok nevével és akkori értékszámával. A vendégekről itt semmi sem marad meg. Az üzemeltető egy-egy hónap játszmáit továbbadhatja, nevek helyett számokkal.
privacy-not = Amit nem őrzünk meg
    .about = IP-címeket. A jelszavak találgatása ellen a cím lenyomatát egy napig őrizzük, de az titkos kulcs nélkül semmit sem árul el. Semmit sem küldünk másnak, és semmit sem töltünk be máshonnan.
privacy-rights = Amit megtehetsz
    .about = Bármikor megváltoztathatod a nevedet, megváltoztathatod vagy törölheted az e-mail-címedet, és bármelyik böngészőt kijelentkeztetheted. Te mondod meg, ki látja a profilodat, és mindent elvihetsz egyetlen archívumban. Törölheted a fiókodat: hét nap gondolkodási idő után minden eltűnik, ami elárulja, ki vagy.
privacy-operator = Ki üzemelteti
privacy-contact = Az üzemeltető itt érhető el: { $contact }
privacy-no-contact = Az üzemeltető nem adta meg, hol érhető el.

# Ready-made phrases at tables.

phrases = Mondatok
phrases-said = Ami elhangzott
phrases-by = { $name }:
phrases-left = Egy távozott játékos
phrases-off = Mondatok kikapcsolása
    .about = Ezután itt senki sem mondhat semmit, a korábbiakat nem látod, és mindenki látja, hogy kikapcsoltad.
phrases-on = Mondatok bekapcsolása
phrases-quiet-own = Ennél az asztalnál kikapcsoltad a mondatokat. Amíg újra be nem kapcsolod őket, itt senki sem mondhat semmit, és a korábbiakat nem látod.
phrases-quiet-by = { $count ->
    [one] { $names } kikapcsolta a mondatokat: most itt senki sem mondhat semmit.
   *[other] { $names } kikapcsolták a mondatokat: most itt senki sem mondhat semmit.
}
phrases-mine = Mondatok az asztalaimnál
    .about = Az asztaloknál kész mondatokat lehet mondani egymásnak, például azt, hogy „Szia!”. Ha itt kikapcsolod őket, azoknál az asztaloknál, amelyekhez ezután ülsz le, senki sem mondhat semmit, és ott mindenki látja, hogy kikapcsoltad. Ezt minden asztalnál külön megváltoztathatod.
phrases-may = Bekapcsolva
phrases-may-not = Kikapcsolva
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-one-moment = Egy pillanat!
phrase-your-turn = Te következel!
phrase-thanks = Köszönöm!
phrase-well-played = Szép játék!
phrase-misclick = Bocsánat, félrekattintottam.
phrase-again = Játsszunk még egyet?
problem-alone = Nincs más ennél az asztalnál, akihez szólhatnál.
problem-quiet = Valaki ennél az asztalnál kikapcsolta a mondatokat.
problem-said-again = Ezt az előbb mondtad. Várj egy kicsit.
problem-said-too-much = Rövid idő alatt sokat mondtál. Várj egy percet.
privacy-phrases = Ami az asztaloknál elhangzik
    .about = Az asztaloknál kész mondatokat lehet mondani egymásnak, saját szavakkal semmit. Az utolsó ötvenet az asztallal együtt megőrizzük, azzal együtt, hogy ki és mikor mondta; elolvashatja mindenki, aki megnézheti az asztalt. A jegyzőkönyvekben és az archívumokban nincsenek benne.
# Tiltások, bejelentések, és az üzemeltetők.

problem-apart = Ennél az asztalnál ezekkel az emberekkel nem ülhetsz együtt.
problem-too-many-blocks = Több embert nem tilthatsz le. Előbb oldj fel valakit.
problem-too-many-reports = Egy nap alatt ennyi bejelentést lehet tenni. Gyere vissza holnap.
problem-reported = Ezt már bejelentetted, és meg fogjuk nézni.
problem-decided = Ezt közben más már eldöntötte. Semmi sem változott.
problem-answered = Erre már válaszoltál.
problem-no-account = Ez csak fióknál lehetséges, ő pedig vendég.
company = Kik ülnek az asztalnál
company-link = Letiltás vagy bejelentés
company-about = Akit letiltasz, az többé nem ülhet veled egy asztalhoz; a versenyek, amennyire lehet, külön tartanak benneteket. Nem követitek többé egymást, és nem látjátok egymás nyílt asztalait és profilját. Erről nem értesül. A folyamatban lévő játszmák folytatódnak.
company-back = Vissza az asztalhoz
company-nobody = Nincs itt senki más, akit letilthatnál vagy bejelenthetnél.
company-blocked = Ezt az embert letiltottad.
company-reported = A bejelentésedet feljegyeztük, és meg fogjuk nézni. A „Bejelentések és döntések” oldalon megtalálod.
block = Letiltás
block-name = Letiltás név szerint
block-nobody = Ilyen nevű fiók nincs.
unblock = Feloldás
unblock-named = Feloldás: { $name }
blocks = Letiltott játékosok
blocks-about = Akik ezen a listán vannak, azokkal sosem ülsz egy asztalhoz, kivéve az olyan versenyeken, amelyekre mindketten neveztetek: körmérkőzésen mindenki játszik mindenkivel, svájci rendszerben pedig csak akkor kerültök össze, ha másképp nem megy. Nem követitek egymást, és nem látjátok egymás nyílt asztalait és profilját. Ők erről nem értesülnek.
blocks-none = Senkit sem tiltottál le.
blocks-since = { $date } óta
report-ask = Bejelentés…
report-why = Miről van szó?
report-note = Mi történt, ha elmondod
report-about = Az oldal üzemeltetője látja, amit írsz, az asztalt és az ott lévő neveket. Akit bejelentesz, az tőlünk nem tudja meg, hogy te voltál.
report-do = Bejelentés
reason-name = A neve
reason-phrases = Túl sok mondat
reason-stalling = Szándékosan várakoztat
reason-leaving = Otthagyja a játszmákat
reason-cheating = Csal
reason-other = Valami más
decisions = Bejelentések és döntések
decisions-new = Az oldal üzemeltetője döntött rólad.
decisions-none = Rólad nem született döntés.
decisions-read = Elolvastam
decision-reason = Az oka: { $reason }.
decision-words = A hely üzemeltetőjének üzenete:
decision-answered = A válaszod:
decision-answer = A válaszod; egyszer válaszolhatsz
decision-answer-do = Válasz
decided-dismissed = Nem volt mit tenni.
decided-warned = Figyelmeztetést kaptál.
decided-renamed = Másik nevet kaptál.
decided-suspended = A fiókod fel van függesztve, a felfüggesztés vége: { $date }. Addig nézelődhetsz, de nem játszhatsz.
reported = Amit bejelentettél
reported-open = Meg fogjuk nézni
reported-dismissed = Megnéztük, nem volt mit tenni
reported-done = Megnéztük, és megtettük, amit kellett
operator = Üzemeltetés
operator-queue = Bejelentések
operator-people = Fiókok
operator-tables = Asztalok
operator-log = Napló
operator-last = A legutóbbiak
operator-no-acts = Még nem történt semmi.
operator-no-reports = Nincs olvasnivaló.
operator-answered = válasz érkezett
operator-open = Megnyitás
operator-open-named = Megnyitás: { $name }, { $reason }
operator-machine = közvetlenül a gépen
operator-guest = egy vendég
operator-nobody = senki: bejelentés nélkül döntöttek
operator-days = Napok
operator-new-name = Új név
operator-suspended = A felfüggesztés vége: { $date }
operator-find = Keresés
operator-not-found = Ilyen nevű fiók nincs.
operator-sessions = { $count ->
    [one] { $count } böngészőben van bejelentkezve.
   *[other] { $count } böngészőben van bejelentkezve.
}
operator-is = Üzemeltetheti az oldalt.
operator-lift = Felfüggesztés megszüntetése
operator-link = Ezzel a linkkel egy napon belül egyszer lehet új jelszót megadni. Csak a fiók tulajdonosának add oda.
operator-reset = Linket készít, amellyel új jelszót lehet megadni. Előbb igazolnod kell, hogy te vagy az.
operator-reset-do = Link készítése
operator-table = Az asztal címe
operator-end = Az asztal lezárása
    .about = A játszma itt megáll, és senkinek sem számít; ha az asztal még vár valakire, lemondjuk.
operator-end-do = Az asztal lezárása
report-of = Bejelentés: { $name }
report-reason = Oka
report-when = Mikor
report-by = Kitől
report-person = Fiók
report-table = Az asztalhoz
report-seen = Nevek az asztalnál
report-said = Mondatok az asztalnál
report-others = Bejelentések erről a játékosról
report-answer = Válasz
report-heard = Elolvastam
decide = Döntés
decide-what = Mi legyen
decide-guest = A vendégnek nincs fiókja, ezért átnevezni vagy felfüggeszteni nem lehet.
decide-words = Amit az érintettnek üzensz
decide-do = Döntés mentése
decided = Eldöntve
verdict-dismiss = Semmi
verdict-warn = Figyelmeztetés
verdict-rename = Másik név
verdict-suspend = Felfüggesztés
act-reset = Link új jelszóhoz
act-rename = Másik név
act-suspend = Felfüggesztés
act-unsuspend = A felfüggesztés vége
act-note = Megjegyzés
act-operator = Üzemeltetheti az oldalt
act-no-operator = Már nem üzemeltetheti az oldalt
act-dismiss = Nem volt mit tenni
act-warn = Figyelmeztetés
act-end = Lezárt asztal
act-read = Elolvasott válasz
ended-early = Ezt a játszmát lezárták
ended-early-note = Az oldal üzemeltetője zárta le. Senkinek sem számít.
privacy-reports = Tiltások és bejelentések
    .about = Megőrizzük, kiket tiltottál le, mit jelentettél be, és mi lett belőle, az asztalnál lévő nevekkel együtt. Akit letiltasz vagy bejelentesz, az tőlünk nem tudja meg. Ha egy fiókot törölnek, mindez eltűnik.
privacy-kept-days = { $count ->
    [one] Itt egy nap után töröljük az olyan befejezett asztalokat, ahol senkinek sincs fiókja.
   *[other] Itt { $count } nap után töröljük az olyan befejezett asztalokat, ahol senkinek sincs fiókja.
}
# Profiles, friends and invitations.

profile-own = A profilod
profile-nothing = Még nincs befejezett játszma.
profile-friends = { $count ->
    [one] { $count } barát
   *[other] { $count } barát
}
profile-games = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
profile-results = győzelem: { $won }, döntetlen: { $drawn }, vereség: { $lost }
profile-rank = { $rank }. hely: { $count }×
profile-rank-of = { $rank }. hely ({ $of } közül)
profile-won = Győzelem
profile-drawn = Döntetlen
profile-lost = Vereség
profile-parts = Honnan jönnek a pontok
    .about = { $count ->
        [one] Egyetlen játszma pontjai, mellettük az asztal többi játékosának átlaga.
       *[other] { $count } játszma átlaga, mellette ugyanezen asztalok többi játékosáé.
    }
profile-parts-you = Te
profile-parts-they = Ő
profile-parts-others = Többiek
profile-costs = Mibe kerül egy döntés: { $game }
    .about = A kevesebb a jobb: átlagosan ennyit adott fel a győzelemből.
profile-learnt = Tanulás
profile-lessons = { $all ->
    [one] leckék: { $done } / { $all }
   *[other] leckék: { $done } / { $all }
}
profile-list = Befejezett játszmák
list-pages = { $list }: oldalak
list-before = Előző oldal
list-after = Következő oldal
profile-somebody = valaki
trophies-won = megnyerve: { $won } / { $all }
trophy-won = { $margin } ponttal nyert
trophy-won-level = megnyerve
trophy-lost = legjobb: { $margin }
trophy-untried = Még nem próbálta: { $count }
friends = Barátok
friends-about = Akik kölcsönösen követik egymást, barátok. Kövess valakit a neve alapján; ha ő is követ téged, látod, amit a barátainak megmutat, és meghívhatjátok egymást.
follow-name = Név
follow = Követés
follow-named = Követés: { $name }
follow-refused = Ilyen nevű játékos nem követhető.
unfollow = Követés vége
unfollow-named = Követés vége: { $name }
remove = Eltávolítás
remove-named = Eltávolítás a követőid közül: { $name }
followed = Akiket követsz
followed-none = Még senkit.
followers = Akik téged követnek
friend = barát
here-now = most itt van
here-today = ma itt járt
seeing = Ki mit lát
seeing-profile = Ki látja a profilodat?
seeing-everybody = Mindenki
    .about = Fiókkal vagy anélkül.
seeing-friends = A barátok
    .about = Akiket követsz, és akik téged is követnek.
seeing-nobody = Senki
    .about = Csak te. Mások számára olyan, mintha nem is volna ilyen oldal, és a ranglistákon sem szerepelsz.
seeing-here = Mikor jártál itt
    .about = A barátok láthatják, hogy most itt vagy-e, vagy jártál-e itt ma. Ha nem kéred, meg sem jegyezzük.
invite-friends = Egyik itteni barátod meghívása
    .about = Akit meghívsz ehhez az asztalhoz, a következő megnyitott oldalán megtalálja a meghívást. ({ $game })
invite-no-friends = Még nincsenek itt barátaid: olyanok, akik kölcsönösen követik egymást.
invite-do = Meghívás
invite-named = Meghívás: { $name }
invite-sent = meghívva
invite-back = Vissza az asztalhoz
invite-refused = Ezt a meghívást nem lehetett elküldeni: csak barátot lehet meghívni, és egy nap csak néhányszor.
invitations = Meghívások
invited = { $name } meghív egy asztalhoz: { $game }
invited-look = Megnézem
invited-decline = Köszönöm, nem
take = Adataim letöltése
take-readme =
    Ezt őrzi rólad az Akhet.

    account.json: a fiókod, az azonosítókulcsaid, a bejelentkezett böngészők, akiket követsz és akik téged követnek, a meghívások és a kihívások, akiket letiltottál, amit bejelentettél, a csendes óráid és a szabadságod (ezredmásodpercben), a beállításaid.
    lessons.json, puzzles.json, daily.json: amit megtanultál és megfejtettél, és az első próbálkozásaid a napi osztásokkal.
    ratings.json: az értékszámod minden játékban, és hogy mennyi volt az utolsó játszmáid után.
    tournaments.json: a versenyek, amelyekre neveztél vagy amelyeket te rendeztél, a helyezéseddel és a pontjaiddal.
    plans.json, phrases.json: amit az asztaloknál elterveztél, amit ott mondtál, és ahol nem kérsz mondatokat.
    results.json: a befejezett játszmáid ({ $count }), helyekkel és pontokkal. A helyek számozása 0-tól indul, az idő az 1970 óta eltelt másodpercek száma (UTC).
    games: e játszmák feljegyzései. Az „akhet replay FÁJL” megmutatja, az „akhet verify FÁJL” ellenőrzi a húzásokat.

    A még folyó játszmák kimaradnak, mert a feljegyzésük elárulná, ami rejtve van.
phrases-switched-off = (kikapcsolta a mondatokat)
phrases-switched-on = (visszakapcsolta a mondatokat)
operator-report = A bejelentés
operator-end-sure = Ezt nem lehet visszavonni.
denied-code = A név és a kód nem tartozik össze, vagy a kódot már felhasználtad.
sign-in-code-do = Új jelszó mentése és bejelentkezés
decision-sent = A válaszodat elküldtük; a hely üzemeltetője el fogja olvasni.
codes-copy = Kódok másolása
followed-alone = ő nem követ téged
follower-alone = te nem követed őt
friends-invite = Barátot úgy hívhatsz meg, hogy linkes asztalt nyitsz: amíg vár, felajánlja a barátaid meghívását.
follow-refused-self = Ez te vagy.
follow-refused-many = Már 200 embert követsz; előbb valakinek a követését hagyd abba.
problem-no-profile = Nincs ilyen profil, vagy neked nem látható.
said-saved = Elmentve.
said-password = Új jelszavad van, és minden más böngészőből kijelentkeztettünk.
said-out = Kijelentkeztél.
profile = Profil
profile-points = Pontok: { $own }; a többiek: { $others }
profile-rated = értékszám: { $change }
said-invited = Meghívtad a barátodat.

# How much time there is.

clock = Hátralévő idő
tempo = Idő
    .help = Mindig annak az órája jár, aki soron van. Ha napok jutnak egy körre, mindenkinek van három körre elegendő tartaléka is.
tempo-none = Időkorlát nélkül
tempo-live = { $minutes } perc + { $seconds } mp körönként
tempo-short = { $bank } mp + { $seconds } mp körönként
tempo-days = { $days } nap körönként
tempo-own = Egyéni
tempo-minutes = Perc fejenként
tempo-seconds = Plusz másodperc körönként
tempo-claim = Akinek lejárt az ideje, tovább játszhat, amíg valaki nem jelzi
time-days = { $days } n { $hours } ó
time-hours = { $hours } ó { $minutes } p
time-days-short = n
time-hours-short = ó
time-minutes-short = p
clock-minute = Egy perced maradt.
clock-ten = Tíz másodperced maradt.
claim = Időtúllépés jelzése
claim-about = Lejárt az idő. Várhatsz, vagy jelezheted az időtúllépést, és nyersz.
problem-time-up = Lejárt az időd.
problem-not-up = Még nem járt le az idő.
waits = { $count } lépés vár rád
waits-key = A következő játszma, amely rád vár (n)
claim-about-more = Lejárt az idő. Várhatsz, vagy jelezheted az időtúllépést: akkor a gép ül a helyére.
claim-own = Lejárt az időd. Tovább játszhatsz, amíg valaki nem jelzi.
seat-timed-out = valaki helyett, akinek lejárt az ideje
seat-timed-out-by = { $name } helyett, akinek lejárt az ideje
won-on-time = { $winner } nyert: { $name } kifutott az időből
won-resigned = { $winner } nyert: { $name } feladta

# Értékelt játszmák.

rated = Értékelt
    .help = Az eredmény mindenki értékszámát megváltoztatja. A helyeket sorsoljuk, az óra jár, és nincs tipp, edző vagy visszavonás.
rated-sign-in = Értékelt játszmához fiók kell: előbb jelentkezz be vagy regisztrálj.
rated-agreed = Ez a játszma értékelt: az eredménye megváltoztatja az értékszámodat. Nincs tipp, edző vagy visszavonás, és aki kilép vagy kifut az időből, utolsó lesz.
problem-rated-help = Ez a játszma értékelt: nincs tipp, és semmit nem lehet visszavonni.
problem-rated-seat = Ez a játszma értékelt, ezért a helyed a fiókodhoz tartozik. Ha másik eszközön folytatnád, ott jelentkezz be.
unrated-no-account = Értékelt játszmában mindenkinek fiók kell. Előbb jelentkezz be.
unrated-unknown-strength = Értékelt játszmát emberek és olyan gépi játékosok játszhatnak, akiknek az erejét megmértük.
unrated-alone = Értékelt játszmához két játékos kell, és legalább az egyikük ember.
unrated-no-clock = Értékelt játszmához óra kell. Válaszd ki, mennyi ideje legyen mindenkinek.
unrated-claimed = Értékelt játszmában akinek lejár az ideje, azonnal veszít: senkinek nem kell jeleznie.
unrated-hints = Értékelt játszmában nincs tipp.
unrated-chosen-seats = Értékelt játszmában a helyeket sorsoljuk.
unrated-one-device = Értékelt játszmát nem lehet egy eszközön játszani: mindenki a saját fiókjával játszik.
unrated-continued = Az értékelt játszma az elején kezdődik, nem egy másik játszma állásánál.
unrated-edition = Értékelt játszmát a szokásos számokkal játszunk, nem másik kiadással.
unrated-no-entropy = Értékelt játszmában legalább egy játékosnak hozzá kell tennie valamit a sorsoláshoz. Írj be néhány szót, mielőtt leülsz.
problem-rated-later = Az utóbbi időben több értékelt játszmából kiléptél, vagy lejárt az időd. A következőt { $minutes } perc múlva játszhatod. Ha befejezed a játszmáidat, rövidebb lesz a várakozás.
provisional = ideiglenes
stake = A tét
stake-own = Az értékszámod
stake-won = Ha nyersz
stake-lost = Ha vesztesz
stake-tied = Ha döntetlen
stake-range = { $least } és { $most } között
stake-range-about = Attól függ, kit győzöl le.
stake-unknown = Itt látod majd, mennyit nyerhetsz és veszíthetsz, amint kiderül, kik a többiek.
stake-about = A helyeket még kisorsoljuk, ezért ezek az összes hely átlagai. A kilépés és az idő lejárta utolsó helynek számít.
rated-result = Értékszámok: { $game }
rated-before = Előtte
rated-after = Utána
rated-change = Változás
rated-uncounted = Ezt a játszmát egy pillanat múlva beszámítjuk.
rated-abandoned = Ezt a játszmát idő előtt lezárták, ezért nem változtat az értékszámokon.
rated-too-short = Valakinek kettőnél kevesebb köre volt, ezért ez a játszma nem változtat az értékszámokon.
rated-pair-too-often = Ugyanazon két ember között naponta csak hat játszma számít, ezért ez nem változtat az értékszámokon.
rated-computer-too-often = Ugyanazon gépi játékos ellen naponta csak öt játszma számít, ezért ez nem változtat az értékszámokon.
rated-unreadable = Ezt a játszmát nem lehetett beszámítani, ezért nem változtat az értékszámokon.
rated-luck = { $name } értékszámának változása { $change }: ebből { $play } a játéké, { $luck } a szerencséé.
rated-luck-review = Az elemzés megmutatja, mennyi ebből a szerencse és mennyi a játék.
rating-games = { $count } értékelt játszma
rating-numbers = Számokban
rating-fitted = Naponta egyszer minden értékszámot újraszámolunk az összes játszmából, ezért a tiéd akkor is változik kissé, ha nem játszol.
rating-day = Nap
profile-finishes = értékelt játszmáinak { $percent }%-át fejezi be (eddig { $count })
leaders = Ranglista
leaders-of = Ranglista: { $game }
leaders-games = Játékok
leaders-place = Hely
leaders-name = Játékos
leaders-rating = Értékszám
leaders-count = Játszmák emberek ellen
leaders-none = Itt még nincs senki.
leaders-about = Itt azok vannak, akik tíz értékelt játszmát játszottak emberek ellen, és akiknek az értékszáma ±150 pontossággal ismert. A sorrend az értékszám mínusz a ± fele, így egy szerencsés hét kevesebbet ér, mint egy jó év.

# A társalgó, ahol idegenek találkoznak.

lobby = Társalgó
seek = Játssz most
seek-home = Nincs kéznél ellenfél? Mondd meg, hogyan szeretnél játszani, és keresünk valakit, aki ugyanezt szeretné.
seek-paces = Idő
seek-seats = Játékosok
seek-any = Bármilyen értékszám jó, akármilyen messze van az enyémtől
seek-any-short = bármilyen értékszám
seek-computers = Egy perc után gépi játékosok is leülhetnek az utolsó helyekre, ha minden várakozó beleegyezik
seek-computers-short = gépi játékosok az utolsó helyeken
seek-counts = Játszma
    .help = Az értékelt játszmákban nincs tipp és nincs visszavonás.
seek-either = értékelt vagy barátságos
seek-rated = értékelt
seek-casual = barátságos
seek-guest = Fiók nélkül barátságos játszmákat játszhatsz. Az értékelt játszmákhoz fiók kell.
seek-do = Ellenfelet keresek
seek-about = Először hasonló értékszámú ellenfelet keresünk, és 15 másodpercenként bővítjük a kört.
seek-bot = Játék a gép ellen
seek-friend = Barát meghívása
seek-count = { $count } vár
seek-puzzle = Megoldok egy feladványt
seek-nothing = Válassz legalább egy játékosszámot és egy időt.
seek-for-seats = játékosok: { $seats }
seek-waited = Várakozási idő
seeking = Ellenfelet keresünk
seeking-between = Ellenfelet keresünk, { $low }–{ $high }
seek-wider = { $seconds } másodperc múlva { $low }–{ $high } is jó lesz.
seek-alone = Most senki más nem vár erre a játékra.
seek-others = Rajtad kívül { $count } ember vár erre a játékra.
seek-stop = Nem keresek tovább
seek-sooner = Hogy hamarabb találj valakit, fogadd el ezt is
seek-stay = A helyed megmarad, bármelyik oldalra lépsz is itt. Amint van ellenfél, az asztalhoz vezetünk.
seek-arrived = Találtunk ellenfelet, és jár az óra. A többi játszmád az Asztalok alatt vár.
seek-found = Van ellenfél: az asztalhoz
meanwhile = Addig is
meanwhile-bot = Nagyjából olyan erős, mint te. A helyed megmarad.
meanwhile-play = Játék várakozás közben, ellenfél: { $name }
lobby-open = Asztal nyitása
lobby-only = Mely játékok látszanak
lobby-all = Minden játék
lobby-waiting = Rád várnak
lobby-stake = győzelem { $most }, vereség { $least }
lobby-stake-places = első hely { $most }, utolsó { $least }
lobby-nobody = Még senki nem ül itt
lobby-hints = Szabad tippet kérni
lobby-seats = { $seats } helyből { $taken } foglalt
lobby-sit = Leülök
problem-paired = Találtunk neked ellenfelet. Ülj le ahhoz az asztalhoz, vagy előbb hagyd el.
dares = Kihívások
dares-count = { $count } kihívás
dare = Kihívás
dare-named = Kihívás: { $name }
dare-game = Játék
dare-seat = Ki kezd
dare-first = te kezdesz
dare-last = az ellenfeled kezd
dare-rated = Értékelt játszma: óra és sorsolt helyek kellenek hozzá
dare-do = Kihívás elküldése
dare-about = Élő játszmára szóló kihívásra tíz percig lehet válaszolni, a többire három napig. Amint elfogadják, az asztalhoz vezetünk.
dare-refused = Ezt a kihívást nem sikerült elküldeni. Talán sokat küldtél már ma, vagy egyikőtök már vár a másik válaszára.
dare-unlike = Az értékelt játszmához óra kell, és a helyeket kisorsoljuk.
dare-left = válaszra még { $time } van
dared = { $name } kihív téged
dare-waits = { $name } válaszára vársz
dare-declined = { $name } nem fogadta el a kihívásodat
dare-accept = Elfogadom
dare-decline = Nem fogadom el
dare-withdraw = Visszavonom
dare-asking = A kihívásodra vársz választ
said-challenged = A kihívást elküldtük.
problem-lapsed = Erre a kihívásra már nem lehet válaszolni.
watching-count = Nézők

# Amikor semmi sem jár le: csendes órák és szabadság, ha egy körre napok jutnak.

rest = Csendes órák és szabadság
    .about = Mindkettő azokra a játszmákra vonatkozik, amelyekben napok jutnak egy körre. A percekben mért játszmákat nem érinti.
rest-quiet = Csendes órák
    .about = Az időd ezekben az órákban sosem jár le. Ha ekkor járna le, kitart a végükig.
rest-quiet-unset = Nincsenek beállítva csendes órák.
rest-quiet-once = Legfeljebb tizenkét óra. Naponta egyszer változtathatod meg.
rest-quiet-from = Legközelebb ekkortól változtathatod meg: { $time }.
rest-quiet-none = Ne legyenek csendes órák
rest-quiet-own = A csendes óráid
rest-from = Mettől
rest-to = Meddig
rest-zone = Időzóna
rest-vacation = Szabadság
    .about = A fiókodhoz { $earned } naponként egy nap szabadság jár, és legfeljebb { $most } napot gyűjthetsz össze. Minden nappal, amelyet kiveszel, egy nappal több időd lesz az összes játszmádban, amelyet másokkal játszol.
rest-vacation-stays = Azonnal kezdődik, és nem rövidíthető le. Játszani közben is lehet.
rest-until = Eddig vagy szabadságon: { $time }.
rest-days-left = { $count ->
    [0] Most egy nap szabadságod sincs. Tizenkét naponként jár egy.
   *[other] Még { $count } nap szabadságod van.
}
rest-days = Nap
rest-go = Szabadságra megyek
rest-automatic = Mielőtt lejár az időd
rest-automatic-on = Tíz perccel azelőtt, hogy lejárna az időd, automatikusan elindul egy nap szabadság, ha maradt még.
rest-automatic-off = Ha lejárna az időd, nem indul el automatikusan szabadság.
rest-automatic-stop = Soha ne induljon el automatikusan
rest-automatic-start = Induljon el egy nap szabadság, mielőtt lejár az időm
rest-pace = Egy kör
rest-due = Határidő
rest-reserve = Tartalék, { $name }
rest-away = { $name } eddig van szabadságon: { $time }.
rest-give = Egy nap ajándékba
    .about = Egy nappal több időt ad neki erre a körre: { $name }
rest-given = { $name } adott egy napot.
rest-moment = { $date }, { $time }
rest-moment-utc = { $date }, { $time } UTC
problem-no-gift = Napot másnak adhatsz, aki éppen soron van, körönként egyszer, ott, ahol napok jutnak egy körre.
problem-no-vacation = Nincs ennyi nap szabadságod.
problem-quiet-lately = A csendes órákat naponta egyszer lehet megváltoztatni.
problem-bad-quiet = A csendes óráknak van kezdetük és végük, legfeljebb tizenkét óra a kettő között, és egy időzóna a listáról.

# Előre tervezett válaszok: mit tesz valaki, ha a többiek úgy döntenek, ahogy várja.

plan = Tervezett válaszok
    .about = Válaszd ki, mit tehetnek a többiek, és te mit teszel akkor. A válaszodat automatikusan megtesszük, amint odáig jut a játszma, és csak te tudsz róla. Egyetlen terv sem nyúlik túl egy húzáson.
plan-secret = Ezt csak te látod.
plan-make = Válasz tervezése
plan-drop = A terv törlése
plan-else = Ha bármi más történik, téged kérdezünk.
plan-so-far = Ha ez történik
plan-theirs = Mit tehet { $name }?
plan-theirs-more = Vagy folytasd: mit tehet azután { $name }?
plan-own = Mit teszel akkor?
plan-own-more = Vagy folytasd: mit teszel még?
plan-ends = Innen nem tervezhető több: húzás következik, vagy olyasmi, amit nem látnál.
plan-keep = A terv megtartása
plan-back = Egy lépést vissza
plan-leave = Vissza az asztalhoz
plan-you = Te
problem-no-plan = Ez nem tervezhető: azt tervezheted meg, mit teszel a többiek látható döntései után, amíg rájuk vársz, a következő húzásig.
problem-too-many-plans = Húsz terved van ennél az asztalnál. Előbb törölj egyet.

# Versenyek.

tournament = Verseny
tournaments = Versenyek
tournaments-about = Több fordulót játszol hasonló pontszámú ellenfelekkel, vagy mindenkivel egyszer. A szerver párosít, kiegyenlíti az ülésrendet, és vezeti az állást. A részvételhez fiók kell, nézni bárki nézheti.
tournaments-open = Lehet nevezni
tournaments-running = Folyamatban
tournaments-over = Befejeződött
tournaments-none-open = Most egyik versenyre sem lehet nevezni. Indíts egyet: egy perc az egész.
tournaments-none-running = Most nincs folyamatban verseny.
tournaments-none-over = Mostanában nem ért véget verseny.
tournament-new = Új verseny
tournament-name = Név
tournament-nameless = Adj nevet a versenynek.
tournament-format = Párosítás
    .help = Svájci rendszer: az azonos pontszámúak találkoznak, meghatározott számú fordulóban. Körmérkőzés: mindenki játszik mindenkivel.
tournament-swiss = Svájci rendszer
tournament-round-robin = Körmérkőzés
tournament-rounds = Fordulók
tournament-rounds-auto = Amennyi a létszámhoz illik
tournament-smaller = Kisebb asztalok, ha a létszám úgy kívánja
    .help = Különben azok, akikből nem telik ki egy asztal, kihagynak egy fordulót.
tournament-clock = Idő a fordulókban
    .help = Élő játszmánál három perc alatt kell az asztalhoz ülni; ha napok jutnak egy körre, erre is annyi idő van.
tournament-clocks = Más idő egyes fordulókban
tournament-clock-round = Forduló
tournament-clock-same = mint a többiben
tournament-round-pace = { $number }. forduló: { $pace }
tournament-begins = Kezdés
tournament-begins-maker = amikor megnyomom a „Kezdés” gombot
tournament-begins-in = { $time } múlva
tournament-minutes = { $count } perc
tournament-hours = { $count } óra
tournament-days = { $count } nap
tournament-rated = Értékelt
    .help = Minden játszma változtat a játékosok értékszámán: nincs tipp, nincs edző, nincs visszavonás.
tournament-listed = Mindenki látja a listában
    .help = Különben csak az találja meg, akinek megvan a linkje.
tournament-make = Verseny létrehozása
    .about = Ha játszani is akarsz, nevezz te is, mint a többiek. Legfeljebb 64 játékos nevezhet.
tournament-by = szervezi: { $name }
tournament-entrants = { $count } játékos
tournament-you-are-in = Neveztél
tournament-is-open = Lehet nevezni
tournament-begins-within = kezdés legkésőbb { $time } múlva
tournament-begins-by-maker = Akkor kezdődik, amikor a szervezője elindítja.
tournament-pairs = Készül az első forduló párosítása.
tournament-round = { $number }. forduló
tournament-round-of = { $number }. forduló ({ $rounds } közül)
tournament-is-over = A verseny véget ért
tournament-called-off = Lefújták
tournament-sit-within = Aki a párosítástól számított { $time } alatt nem ül az asztalához, elveszti a játszmát.
tournament-to-table = Az asztalodhoz
tournament-see = A játszma
tournament-sign-in = A nevezéshez fiók kell.
tournament-enter = Nevezek
tournament-blocks-swiss = Ha letiltottál valakit, aki itt játszik, vagy ő tiltott le téged, csak akkor kerültök össze, ha másképp nem megy.
tournament-blocks-robin = Itt mindenki játszik mindenkivel, azzal is, akit letiltott.
tournament-withdraw = Visszalépek
tournament-withdraw-sure = Többé nem kapsz párt. Amelyik játszmád még nem kezdődött el, azt elveszted; amelyik már folyik, az megy tovább.
tournament-you-are-out = Most nem kapsz párt.
tournament-back = Itt vagyok, kérek párt
tournament-begin = Kezdés
tournament-call-off = A verseny lefújása
tournament-call-off-sure = Többé senki sem kap párt. A folyó játszmák mennek tovább, de győztes nem lesz.
tournament-players = Játékosok
tournament-nobody = Még senki sem nevezett.
tournament-invite = Hívj játékosokat
    .about = Ezzel a linkkel bárki nevezhet, akinek van fiókja.
tournament-link = A verseny linkje
tournament-pairings = Párosítás, { $number }. forduló
tournament-tables = { $count } asztal · { $finished } kész
tournament-gathering = nem kezdődött el
tournament-playing = folyik
tournament-counted = véget ért
tournament-won = { $name } nyert
tournament-tied = döntetlen
tournament-shared = holtverseny az élen: { $names }
tournament-nobody-won = senki sem jött el
tournament-forfeit = nem jelent meg
tournament-first = első hely
tournament-bye = { $name } erőnyerő: egy pont
tournament-sits-out = { $name } most nem játszik
tournament-bye-absent = { $name } egy pontot kap, mert { $absent } visszalépett
tournament-standings = Állás
tournament-live = élő: a befejezett játszmák számítanak
tournament-counted-all = minden játszma beszámítva
tournament-rank = Helyezés
tournament-player = Játékos
tournament-points = Pont
tournament-met = Ellenf.
    .about = Mindenkinek a pontjai, akivel játszottál. Ugyanaz a pontszám erősebb ellenfelek ellen többet ér.
tournament-beaten = Legy.
    .about = Mindenkinek a pontjai, akit legyőztél, és a fele azokéinak, akikkel döntetlent játszottál.
tournament-share = Arány
    .about = A játszmáidban szerzett összes pontból a te részed.
tournament-percent = { $percent }%
tournament-share-of = { $own } / { $all }
tournament-half = { $name } { $points } (fele)
tournament-withdrawn = (visszalépett)
tournament-vanished = (nem jött el)
tournament-equal = Egyenlő pontszám?
    .about = Hasonlítsd össze az oszlopokat balról jobbra. Akik mindenben egyenlők, osztoznak a helyen.
tournament-pairing-swiss = Párosítás: az azonos pontszámúak találkoznak, amíg lehet, kétszer senki, és az ülésrend kiegyenlített. Akinek nem jut pár, egy pontot kap, egyszer.
tournament-pairing-robin = Párosítás: mindenki játszik mindenkivel, és az ülésrend kiegyenlített.
tournament-sums = A holtversenyt eldöntő számok részletesen
tournament-to = Vissza a versenyhez
tournament-called = Kezdődhet a versenyjátszmád: az asztalhoz
tournament-table-about = Ez az asztal egy versenyé. Ha a kezdés előtt lemondasz a játszmáról, lépj vissza a versenytől.
called-off-tournament = Nem jött el mindenki időben ehhez az asztalhoz. Aki eljött, nyert.
mark-won = győzelem
    .short = Gy
mark-drawn = döntetlen
    .short = D
mark-lost = vereség
    .short = V
mark-placed = { $place }. hely { $players } közül
mark-bye = erőnyerő
    .short = E
mark-forfeit = nem jelent meg
    .short = N
mark-pending = még játszik
    .short = …
mark-absent = ebben a fordulóban nem játszott
    .short = –
problem-tournament-closed = Ez a verseny már nem ott tart. Az oldal mutatja, hogy most hogyan áll.
problem-tournament-full = Ez a verseny megtelt: 64 játékos nevezett.
problem-too-few-entrants = Túl kevesen neveztek ahhoz, hogy megteljen egy asztal.
problem-not-maker = Ezt csak a verseny szervezője teheti meg.
problem-not-entered = Erre a versenyre nem neveztél.
problem-put-out = Ezen a versenyen két játszmára nem jöttél el, ezért már nem kapsz párt.
problem-too-many-tournaments = Tíz versenyed van, amely még nem ért véget. Előbb fejezz be vagy fújj le egyet.
problem-of-tournament = Ez versenyjátszma, a helyed a tiéd marad. Ha elmennél, lépj vissza a versenytől.

# Programok: a kulcsaik és a fiókjaik.
tokens = Programok és kulcsok
tokens-about = Ha egy program játszik helyetted vagy egy botod nevében, jelszó helyett kulcsot mutat fel. Akinél a kulcs van, az mindent megtehet, amit a kulcs enged: bánj vele úgy, mint egy jelszóval, és vond vissza itt, ha más kezébe kerülhetett. A használatát az API leírása mondja el.
tokens-none = Nincs kulcsod.
token-name = A kulcs neve
    .about = Csak neked szól, hogy később is tudd, melyik programé.
token-new = Új kulcs
token-for = Kinek a nevében
token-scope = Mit enged
token-read = látni a játszmáidat
token-play = látni a játszmáidat és játszani
token-days = Meddig érvényes
token-days-count = { $count ->
    [one] { $count } napig
   *[other] { $count } napig
}
token-days-none = amíg vissza nem vonod
token-make = Kulcs készítése
token-most = Egy fióknak legfeljebb { $count } kulcsa lehet.
token-made = készült: { $date }
token-used = utoljára használva: { $date }
token-unused = még nem használták
token-ends = érvényes eddig: { $date }
token-ended = lejárt: { $date }
token-end = Visszavonás
token-end-named = Visszavonás: { $name }
token-fresh = A kulcsod
    .about = Most másold be a programodba: többet nem mutatjuk meg, és abból, amit tárolunk, senki sem tudja kiolvasni.
token-copy = Kulcs másolása
token-done = Kimásoltam
programs = A botjaid
programs-about = Egy botnak saját fiókja és saját értékszámai vannak, és a neve elárulja, hogy micsoda. Jelszava nincs, csak kulcsai, amelyeket fent készítesz el. Te felelsz azért, amit tesz. Meghívásra vagy kihívásra játszik, a társalgó idegenjeivel soha.
program-new = Új bot
program-name = A bot neve
    .about = A vége „-{ $end }”, nehogy bárki embernek nézze.
program-make = Bot készítése
program-which = Bot
program-end-ask = Bot törlése
program-end = Végleges törlés
    .about = A kulcsai azonnal érvényüket vesztik. A játszmái és az eredményei megmaradnak, a neve nélkül.
program-ending = törlés alatt
program-of = Ez egy bot. Gazdája, aki felel érte: { $name }.
program-of-nobody = Ez egy bot.
program-dare = { $name } bot, tehát program ellen fogsz játszani. Ha a játszma értékelt, ugyanúgy változtat az értékszámodon, mint bármelyik másik.
program-dared = A kihívó egy bot: program ellen játszanál.
program-accept-rated = Értékelt játszmát vállalok egy program ellen
leaders-people = Emberek
leaders-programs = Botok
leaders-kinds = Kik szerepelnek itt
leaders-programs-about = Az itt játszók botjai. Saját értékszámuk van, és nem az emberek között szerepelnek.
denied-token-name = Adj a kulcsnak legfeljebb 40 karakteres nevet.
problem-garbled-token = Ez nem teljes kulcs: hiányzik vagy el van gépelve belőle valami.
problem-unknown-token = Ez a kulcs nem érvényes, vagy már nem az.
problem-no-token = Ehhez egy fiók kulcsa kell az „authorization” fejlécben.
problem-of-program = Egy bot ezt nem teheti meg.
problem-own-program = Ugyanannak a gazdának a botjai nem játszanak értékelt játszmát sem egymással, sem a gazdájukkal.
problem-read-only = Ezzel a kulccsal csak nézni lehet. Készíts olyat, amellyel játszani is.
problem-too-many-tokens = Annyi kulcsod van, amennyi egy fióknak lehet. Vond vissza valamelyiket, amelyik már nem kell.
problem-too-many-programs = Annyi botod van, amennyi bárkinek lehet.
problem-not-asked = Ezt a kihívást nem sikerült elküldeni. Lehet, hogy a játékos nem fogad tőled kihívást, vagy ma már túl sok ment el.
problem-many-listeners = Ezt a fiókot már annyi program figyeli, amennyi figyelheti.
privacy-tokens = Programok
    .about = Egy program kulcsáról azt tároljuk, hogy minek nevezed, mit enged, mikor készült, melyik napon használták utoljára, és egy lenyomatot, amelyből nem lehet visszanyerni. Egy botról a nevét tároljuk, és azt, hogy a tiéd; ezt bárki láthatja.
# Értesítések: mit tud meg az, aki éppen nem nézi, és hol.

notices = Értesítések
    .about = Megtudhatod, mi vár rád, amíg nem nézed. Egy értesítés a játékot, a többi játékost és az asztalt nevezi meg, és semmit, ami bárki elől rejtve van.
notices-rest = Csendes óráidban semmit sem küldünk, és akkor sem, amíg az asztal előtted van.
notices-feed = Hírcsatorna
    .about = Ezt a címet add meg a hírolvasódnak. Aki ismeri, az is olvashatja; ha új címet kérsz, a régi nem ér semmit.
notices-webhook = Webhook
notices-ntfy = ntfy
notices-discord = Discord
notices-mail = E-mail
notices-push = Böngésző
notices-named = { $kind } · { $name }
notices-secret = Minden kérést ezzel a titokkal írunk alá:
notices-wants = Szóljatok,
notices-wants-turn = ha én jövök
notices-wants-time = ha fogy az időm
notices-wants-ended = ha véget ért egy játszma, amelyben napok jutnak egy körre
notices-wants-challenge = ha valaki kihív
notices-wants-invitation = ha egy barátom asztalhoz hív
notices-wants-round = ha egy verseny fordulója vár
notices-always = Akkor is, ha az asztal előttem van
notices-renew = Új cím vagy titok
notices-test = Próba küldése
notices-remove = Törlés
notices-confirm-again = A link újraküldése
notices-unconfirmed = Ez a cím nincs megerősítve. Kövesd a linket, amelyet odaküldtünk.
notices-given-up = Sok kudarc után ide már nem küldünk semmit. Egy sikeres próba újraindítja.
notices-failed-unknown = Az utolsó értesítés nem ért célba: ilyen nevű gép nincs.
notices-failed-private = Az utolsó értesítés nem ért célba: a cím olyan hálózatba vezet, ahová ez a kiszolgáló nem küld semmit.
notices-failed-unreachable = Az utolsó értesítés nem ért célba: ezen a címen senki sem fogad kapcsolatot.
notices-failed-unclear = Az utolsó értesítés nem ért célba: aki válaszol, nem a várt módon beszél HTTP-t, vagy nem tudja igazolni magát.
notices-failed-late = Az utolsó értesítés nem ért célba: nem jött időben válasz.
notices-failed-refused = Az utolsó értesítés nem ért célba: a válasz állapotkódja { $status } volt.
notices-failed-off = Ez a kiszolgáló most nem küld ilyen értesítést.
notices-sent = A próbát elküldtük.
notices-mailed = Úton van hozzád egy e-mail egy linkkel.
notices-add = Új út
notices-feed-add = Hírcsatorna kérése
    .about = Titkos cím hírolvasóknak; azt mutatja, ami rád vár.
notices-mail-add = E-mailt kérek
    .about = Több értesítés egy e-mailbe kerül, és félóránként legfeljebb egy jön. Előbb megkérdezzük itt, akarod-e: { $mail }
notices-mail-none = Ha e-mailt szeretnél, adj meg egy címet a fiókodban.
notices-push-add = Szóljon ez a böngésző
    .about = Ez a böngésző akkor is mutatja az értesítéseket, ha az Akhet nincs nyitva. Titkosítva, a böngésző gyártóján át érkeznek.
notices-push-denied = A böngésző itt nem enged értesítést.
notices-hook-add = Hozzáadás
    .about = Egy ntfy-téma, egy Discord-csatorna vagy egy saját cím, amely JSON-t fogad.
notices-hook-kind = Fajta
notices-hook-address = Cím
notices-feed-title = Akhet: ami rád vár
notice-turn = Te jössz: { $game }
notice-time = Fogy az időd: { $game }
notice-ended = Vége a játszmának: { $game }
notice-challenge = { $name } kihív: { $game }
notice-invitation = { $name } asztalhoz hív: { $game }
notice-round = Készen áll az asztalod: { $game }
notice-with = Játszanak: { $names }.
notice-until = Eddig: { $time }.
notice-trial = Próba az Akhettől
    .about = Ide megérkeznek az értesítések.
mail-several = { $count } dolog vár rád
mail-end = Azért kapod ezt az e-mailt, mert kérted itt: { $origin } Nem kérek több e-mailt: { $stop }
mail-confirm = Értesítések e-mailben
    .about = Szeretnél értesítéseket az Akhettől erre a címre?
    .press = Igen, jöhetnek
    .done = Mostantól erre a címre küldjük az értesítéseket.
    .letter = { $name } szeretne értesítéseket az Akhettől erre a címre. Ha te vagy az, nyisd meg ezt a linket: { $link } Ha nem, nincs teendőd, és nem jön több e-mail.
mail-stop = Nem kérek több e-mailt
    .about = Nem küldünk több értesítést erre a címre.
    .press = Ne jöjjön több
    .done = Erre a címre már nem küldünk értesítést.
problem-bad-address = Erre a címre semmit sem lehet küldeni. A cím eleje http vagy https, ntfy esetén a vége egy téma.
problem-too-many-channels = Már tíz helyen kapsz értesítést. Előbb törölj egyet.
# A nyilvános asztalok befejezett játszmái.

games = Befejezett játszmák
    .about = A nyilvános asztaloknál eredménnyel zárult játszmák itt mindenki számára megmaradnak, visszajátszással és elemzéssel. A vendégek neve nem szerepel.
games-all = Minden játék
games-search = Keresés
games-found = Játszmák
games-player = Játékos
    .help = Olyan fiók neve, amelynek a profilját láthatod.
games-bot = Gépi játékos
games-result = Az ő eredménye
games-ended = Hogyan ért véget
games-ended-played = Végigjátszva
games-ended-resigned = Feladással
games-ended-timed-out = Időtúllépéssel
games-rating = Legjobb értékszám az asztalnál, legalább
games-from = Ettől
games-to = Eddig
games-any = Bármelyik
games-nobody = Senkinek sincs ilyen neve, vagy nem láthatod a profilját.
games-none = Egy játszma sem felel meg.
games-none-yet = A legutóbbi játszmák közül egy sem felel meg. Lapozz tovább a régebbiekhez.
games-newest = Legújabb játszmák
games-older = Régebbi játszmák
games-guest = Vendég
games-program = Program
games-left = Valaki, aki kilépett
games-winner = { $name } nyert
games-public = Játszmák nyilvános asztaloknál
games-agreed = Ez nyilvános asztal: a játszma végén bárki megkeresheti és visszajátszhatja. A fiókok neve ott látszik, a vendégeké nem.

# A befejezett játszmák első döntései.

first = Első döntések: { $game }
first-link = Első döntések
first-about = Mit választottak először a nyilvános asztalok befejezett játszmáiban, és hogyan végződött annak, aki választotta. A közbeni húzások kimaradnak, különben alig kezdődne két játszma egyformán.
first-options = Beállítások
first-usual = Szokásos beállítások
first-way = Eddig
first-start = A kezdet
first-example = Az állás e játszmák közül a legutóbbiban.
first-choices = { $count } játszmában választották
first-choice = Választás
first-games = Játszmák
first-won = Győzelem
first-strong = Erős játékosoktól
    .about = A döntetlen fél győzelemnek számít. Zárójelben a 95%-os intervallum. Erős játékos az, akinek legalább 1700-as értékszáma ±220 pontossággal ismert, valamint a vezír. A folytatás { $enough } játszmától látható.
first-strong-won = Győzelmük
first-percent = { $share }%
first-none = Itt még nincs játszma.
balance-people = Emberek között
    .about = Nyilvános asztalok { $games } befejezett játszmája emberek között, a szokásos számokkal, bárki volt is erősebb. Az értékek mellett a játszmák száma áll; kimaradnak azok, amelyekből { $enough } játszmánál kevesebb van. A döntetlen fél győzelemnek számít.
