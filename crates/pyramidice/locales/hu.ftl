name = Pyramidice
about = Dobj kő- és imakockákkal, emeljétek közösen a piramisokat, és tartsd meg azoknak az isteneknek a kegyét, akiknek a kultuszát fenn tudod tartani.
ask = Te következel: munka vagy pihenés?
goal-1 = A legtöbb dicsőségpont nyer: piramisok építésével és istenségek megszerzésével gyűjtöd.
goal-2 = Körödben vagy pihensz, és munkásokat, macskákat, kőkockákat gyűjtesz, vagy dolgozol: munkásonként egy kockával dobsz, majd építesz és hódolsz.
goal-3 = Ha elfogynak a kőkockák vagy az istenségek lapjai, jön az utolsó kör.
goal-alone-1 = Akkor nyersz, ha több dicsőségpontod van, mint a Nagy Építésznek (döntetlennél ő nyer): piramisok építésével és istenségek megszerzésével gyűjtöd.
goal-alone-3 = Minden köröd után az építész elvesz egy istenséget, és dob egy kőkockával: elveszi a dobott számú pihenőlapkát, vagy ha ott nincs lapka, beépíti a kockát. Ha elfogynak a kőkockák vagy az istenségek, jönnek az utolsó körök.

seat-0 = Fehér
seat-1 = Fekete
seat-2 = Piros
seat-3 = Kék

part-glory = Dicsőségsáv
part-deities = Istenségek
part-ennead = Enneád
part-scarab = Szkarabeusz
part-projects = Terv

forced = { $seat } mást nem tehet.

option-players = Játékosok
    .help = Ketten–négyen egymás ellen; egyedül egy Nagy Építész ellen.
option-architect = Nagy Építész
    .help = A legkönnyebbtől a legnehezebbig.
option-gentle = Sznofru lapkahelyei
    .help = Kevesebb hellyel könnyebb a játék: a lapkái hamarabb kerülnek vissza, és ritkábban épít.

value-players-1 = 1, egy Nagy Építész ellen
value-players-2 = 2 játékos
value-players-3 = 3 játékos
value-players-4 = 4 játékos
value-architect-snefru = Sznofru, a legkönnyebb
value-architect-hemiunu = Hemiunu
value-architect-amenhotep = Amenhotep
value-architect-imhotep = Imhotep, a legnehezebb
value-gentle-false = három
value-gentle-true = kettő, könnyebb játékhoz

pad-quartz = Akié a Kvarc szkarabeusz
pad-obsidian = Akié az Obszidián szkarabeusz
pad-architect_glory = Az építész dicsőségpontjai a sávon (egyedül)
pad-architect_deities = Az építész Enneádon kívüli istenségeinek végső dicsőségpontjai, egyenként (egyedül)
pad-architect_ennead = Az építész Enneád-lapjai (egyedül)
pad-architect_pairs = Az építész összes tervének párjai (egyedül)
pad-glory = Dicsőségpont a sávon
pad-deities = Az Enneádon kívüli istenségek végső dicsőségpontjai egyenként, a 0 is
pad-ennead = Az Enneád lapjai
pad-pairs = A terv párjai a piramisokon
pad-resources = A táblán maradt erőforrások (döntetlennél is ezek számítanak)

pad-no-architect = Csak az egyszemélyes játékban van dicsőségpontot szerző építész.
pad-no-scarab = Az egyszemélyes játékban nincs szkarabeusz.
pad-one-scarab = Nem lehet valakié a Kvarc és az Obszidián is: { $seat }.
pad-too-many-deities = Összesen { $held } olyan istenségük van, amely a végén { $points } dicsőségpontot ér, pedig csak { $copies } ilyen létezik.
pad-too-many-ennead = Összesen { $held } Enneád-lapjuk van, pedig csak { $copies } létezik.

kind-keep = Szkarabeusz megtartása
kind-work = Munka
kind-rest = Pihenés
kind-emerald = Pihenés a Smaragddal
kind-gain = Szerzemény
kind-discard = Eldobás
kind-choose = Istenség elvétele
kind-take = Kockák elvétele
kind-reroll = Újradobás
kind-roll = Kockák megjelölése
kind-buy = Hódolat
kind-build = Építés
kind-use = Erő használata
kind-replace = Istenség leváltása
kind-glory = Két kocka dicsőségért
kind-cat = Macska fizetése
kind-gold = Aranymacska
kind-amethyst = Istenség kölcsönvétele
kind-set = Kocka átfordítása
kind-pay = Fizetés
kind-dismiss = Megválás istenségtől
kind-copy = A Gyöngy használata
kind-pass = Kihagyom
kind-place = Lapka visszatétele
kind-end = A kör befejezése
skill-turn = Munka, pihenés, a kör vége
skill-dice = Kockák elvétele és forgatása
skill-deities = Istenségek és erejük
skill-build = Építés
skill-goods = Szkarabeuszok, szerzemény, fizetés

workers = { $count } munkás
cats = { $count } macska
stones = { $count } kőkocka
nothing = semmi
glory = { $count } dicsőségpontot
die-stone = { $value ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $value }-es
} kőkocka
die-prayer = { $value ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $value }-es
} imakocka
die-virtual = { $value ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $value }-es
} virtuális kocka
space = { $pyramid }, { $level }. szint, { $spot }
ennead = Enneád
    .object = Enneád

do-build = Építés: { $value }, mező: { $space }
do-buy = Hódolat: { $deity }
do-use = Használat: { $deity }
do-lend = Használat: { $deity }, virtuális kocka, értéke { $value }
do-cat-up = Macska: { $die } → { $value }
do-cat-down = Macska: { $die } → { $value }
do-gold-up = Aranymacska: { $die } → { $value }
do-gold-down = Aranymacska: { $die } → { $value }
do-replace = Leváltás egy kockáért: { $deity }
do-reroll = Újradobás
do-glory = Két kocka visszaadása dicsőségért
do-end = A munkaforduló befejezése
do-amethyst = Kölcsön az Ametiszttel: { $deity }
do-keep = Megtartás: { $scarab }
do-work = Munka
do-rest = Pihenés, lapka: { $tile }
do-rest-with = Pihenés, lapka: { $tile } ({ $does })
do-hapy = Pihenés Hapival
do-emerald = Pihenés a Smaragddal, lapka: { $tile }
do-discard = Eldobás: { $what }
do-gain = Szerzemény: { $what }
do-choose = Elvétel: { $deity }
do-take = Kockák elvétele: { $stone } kőkocka, { $prayer } imakocka
do-set = Átfordítás: { $die } → { $value }
do-pay = Fizetés: { $what }
do-pay-seshat = Fizetés Sesattal: { $what }
do-pay-turquoise = Fizetés a Türkizzel: { $what }
do-pay-nothing = Fizetés nélkül
do-pay-turquoise-nothing = Fizetés nélkül a Türkizzel
do-pay-dice = Visszaadás: { $dice }
do-dismiss = Megválás tőle: { $deity }
do-copy = A Gyöngy használata: munkásokért ugyanannyi dicsőségpont
do-pass = A Gyöngy kihagyása
do-place = Lapka vissza: { $tile }, { $place }. hely
do-roll = Újradobás: { $dice }
do-roll-none = Mindegyik kocka megtartása
do-roll-none-stone = Minden kőkocka megtartása
do-roll-none-prayer = Minden imakocka megtartása

tile-laid = Kitett lapka: { $tile }.
tile-laid-place = { $place }. hely: { $tile }.
drawn = Új lap a sorban: { $deity }.
project-dealt = { $seat } terve: { $project } ({ $pairs }).
project-dealt-secret = { $seat } titkos tervet kap.
scarab-dealt = { $seat } szkarabeuszt kap: { $scarab }.
scarab-kept = { $seat } ezt tartja meg: { $scarab }.
tile-taken = { $seat } pihen, lapkája: { $tile }.
hapy-used = { $seat } Hapival pihen.
tile-borrowed = { $seat } a Smaragddal pihen, és más lapkáját használja ({ $owner }): { $tile }.
tile-borrowed-own = { $seat } a Smaragddal pihen, és újra használja egy saját lapkáját: { $tile }.
work-began = { $seat } dolgozik.
stones-moved = { $seat } { $count } kőkockát tesz a táblájáról a kőfejtőbe.
glory-tile = { $seat } { $glory } fizet a lapkáért: { $tile }.
glory-deity = { $seat } { $glory } kap ({ $deity }).
glory-scarab = { $seat } { $glory } kap ({ $scarab }).
glory-dice = { $seat } { $glory } kap két kockáért.
glory-space = { $seat } { $glory } kap a táblája e helyéért.
gained = { $seat } ezt kapja: { $what }.
discarded = { $seat } eldobja: { $what }.
spent = { $seat } ennyit fizet: { $what }.
deity-chosen = { $seat } az ára nélkül elveszi: { $deity }.
deity-bought = { $seat } megszerzi: { $deity }.
deity-lost = { $seat } nem tudja fenntartani a kultuszt, elveszti: { $deity }.
deity-given-up = { $seat } megválik tőle: { $deity }.
card-discarded = A sorból távozik: { $deity }.
dice-taken = { $seat } kockái, amelyekkel dob: { $stone } kőkocka, { $prayer } imakocka.
dice-taken-none = { $seat } nem vesz el kockát.
dice-taken-stone = { $seat } kockái, amelyekkel dob: { $stone } kőkocka.
dice-taken-prayer = { $seat } kockái, amelyekkel dob: { $prayer } imakocka.
rerolled = { $seat } újradobja: { $dice }.
rolled = { $die }.
stone-gained = { $seat } kap egy kőkockát a készletből, és dob vele.
changed-cat = Egy macska módosít: { $die } → { $value }.
changed-gold = Az Aranymacska módosít: { $die } → { $value }.
changed-deity = { $deity } átfordít: { $die } → { $value }.
dice-paid = { $seat } visszaadja: { $dice }.
used = { $seat } használja: { $deity }.
virtual-die = { $seat } használja: { $deity }; a virtuális kocka értéke { $value }.
straightened = { $seat } többi, már használt istensége újra használható.
borrowed = { $seat } erre a körre kölcsönveszi: { $deity }.
loan-ended = A kölcsön véget ér: { $deity }.
built = { $seat } épít: { $value }, mező: { $space }; { $glory } kap.
built-architect = A dobott számú helyen nincs lapka, ezért { $seat } épít: { $value }, mező: { $space }; { $glory } kap.
copied = { $seat } a Gyönggyel lemásolja ezt az építést.
not-copied = { $seat } nem használja a Gyöngyöt.
dice-returned = Felhasználatlanul a kőfejtőbe kerül: { $dice }.
tiles-returned = { $seat } minden lapkája visszakerül a kitettek közé.
tile-placed = { $tile }: vissza, { $place }. hely.
architect-turn = Az építész következik: { $seat }.
architect-deity = { $seat } elveszi a sor legértékesebb lapját: { $deity }.
architect-deity-ennead = { $seat } elvesz egy Enneád-lapot, mert ezt minden másnál többre tartja: { $deity }.
architect-die = { $seat } elvesz egy kőkockát a kőfejtőből.
architect-die-supply = A kőfejtőben nincs kőkocka, ezért { $seat } a készletből vesz el egyet.
architect-no-die = Nincs több kőkocka, ezért { $seat } a legkisebb számú helyen fekvő lapkát veszi el.
architect-rolled = { $seat } dobása: { $value }.
architect-turned = { $seat } megfordítja a kockát: { $from } helyett { $to }.
architect-tile = { $place ->
    [1] Az 1. helyen
    [5] Az 5. helyen
   *[other] A { $place }. helyen
} lapka fekszik, ezért { $seat } a táblája { $space }. helyére veszi: { $tile }.
pharaoh = Közeleg a vég: { $seat } magához veszi a Fáraót, és a következő köre lesz a játék utolsó köre.
ended = A játék véget ért.
ended-projects = A játék véget ért. A tervek: { $projects }.

draw-row = Sor
draw-row-empty = üres
draw-pile = Pakli
draw-tiles = Lapkák
draw-dice = Kockák
draw-supply = Készlet
draw-quarry = Kőfejtő
draw-choices = Választás:
draw-project = T{ $number }

sign-worker = munkás
sign-cat = macska
sign-stone = kőkocka egy táblán; s5: értéke 5
sign-prayer = imakocka, értéke 3
sign-virtual = virtuális kocka, értéke 4
sign-free = szabad mező, lehet rá építeni
sign-closed = még nem építhető mező
sign-cost = ár: 4-es kőkocka, 5-ös kocka, bármi
sign-once = munkafordulónként, pihenésenként egyszer
sign-stack = az Enneád lapja
sign-points = dicsőségpont a végén, illetve az ára
sign-glory = dicsőségpont a sávon, a végén az összes
sign-support = istenségek, és mennyit enged a kultusz
sign-used = használt, illetve lefordított
sign-loan = kölcsönvett istenség
sign-project = 2. terv; titkos terv
sign-pharaoh = nála a Fáraó: a következő köre az utolsó
sign-active = aki következik

deity-atum = Atum
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-shu = Su
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-tefnut = Tefnut
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-geb = Geb
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-nut = Nut
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-osiris = Ozirisz
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-set = Széth
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-isis = Ízisz
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-nephthys = Nephthüsz
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-horus = Hórusz
    .help = Nincs ereje; az Enneád a játék végén aszerint ér dicsőségpontot, hány lapját gyűjtötted össze.
deity-khnum = Hnum
    .help = Munkafordulónként egyszer: végy a kockáid mellé egy virtuális kőkockát, amely választásod szerint 1-est vagy 4-est mutat.
deity-satis = Szatisz
    .help = Munkafordulónként egyszer: végy a kockáid mellé egy virtuális kőkockát, amely választásod szerint 2-est vagy 5-öst mutat.
deity-anuket = Anuket
    .help = Munkafordulónként egyszer: végy a kockáid mellé egy virtuális kőkockát, amely választásod szerint 3-ast vagy 6-ost mutat.
deity-amun = Ámon
    .help = Munkafordulónként egyszer: fordítsd egyik imakockádat egy tetszőleges másik oldalára.
deity-anubis = Anubisz
    .help = A kultusz fenntartásakor legfeljebb hárommal több istenséged lehet, mint ahány erőforrásod van.
deity-aten = Aton
    .help = Munkafordulónként egyszer: válj meg egy másik istenségedtől, és kapsz 4 dicsőségpontot; az Enneád egészben távozik.
deity-bastet = Básztet
    .help = Munkafordulódban a munkás macskának, a macska munkásnak is számít.
deity-bes = Bész
    .help = Pihenésenként egyszer: kapsz 1 dicsőségpontot.
deity-hapy = Hapi
    .help = Pihenésenként egyszer: lapka helyett cserélj be egy erőforrást háromra a másik két fajtából.
deity-hathor = Hathor
    .help = Semmilyen ereje nincs, csak a végén járó dicsőségpontokért érdemes megszerezni.
deity-heh = Heh
    .help = Munkafordulónként egyszer: kapsz 1 dicsőségpontot.
deity-heka = Heka
    .help = Munkafordulónként egyszer: fizess 2 macskát, és kapsz egy munkást meg 3 dicsőségpontot.
deity-khepri = Hepri
    .help = Akárhányszor visszaadhatsz három egyforma értékű kockát: 3 dicsőségpont és egy erőforrás jár érte; ha ez kőkocka, azonnal dobsz vele.
deity-khonsu = Honszu
    .help = Munkafordulónként egyszer: fizess egy munkást és egy macskát, és kapsz 4 dicsőségpontot.
deity-maat = Maat
    .help = Munkafordulónként egyszer: dobj újra akárhány kockával, a szokásos újradobáson felül.
deity-meretseger = Meretszeger
    .help = Munkafordulónként egyszer: adj vissza két kockát; egy készletből vett kőkockával dobsz, és az is a kockáid közé kerül.
deity-min = Min
    .help = Munkafordulónként egyszer: adj vissza két kockát, és kapsz egy munkást.
deity-montu = Montu
    .help = Munkafordulónként egyszer: fizess 2 munkást, és kapsz egy macskát meg 4 dicsőségpontot.
deity-mut = Mut
    .help = Munkafordulónként egyszer: fordítsd egyik kőkockádat egy tetszőleges másik oldalára.
deity-neith = Neith
    .help = Munkafordulónként egyszer: fizess egy macskát, és kapsz 2 dicsőségpontot.
deity-ptah = Ptah
    .help = Munkafordulónként egyszer: adj vissza egy kockát; a körben már használt többi istenséged újra használható.
deity-ra = Ré
    .help = Munkafordulónként egyszer: fizess egy munkást, és kapsz 3 dicsőségpontot.
deity-sekhmet = Szahmet
    .help = Munkafordulónként egyszer: fizess egy munkást és egy macskát, adj vissza egy kőkockát, és kapsz 7 dicsőségpontot.
deity-serket = Szelket
    .help = Minden kocka, amelyet négy másikra építesz, 3 dicsőségponttal többet hoz.
deity-seshat = Sesat
    .help = Összesen 1 munkásért építhetsz, bármi legyen is a kocka értéke és a szint.
deity-sobek = Szobek
    .help = Munkafordulónként egyszer: adj vissza két kőkockát, és kapsz 3 dicsőségpontot.
deity-sopdet = Szopdet
    .help = Munkafordulónként egyszer: adj vissza egy kockát, és kapsz egy macskát.
deity-thoth = Thot
    .help = Saját munkafordulódban minden munkás, akit építésért fizetsz, 1 dicsőségpontot hoz.

scarab-quartz = Kvarc
    .help = A játék végén minden istenséged 2 dicsőségpontot ér; az Enneád egynek számít.
    .when = a végén ad dicsőségpontot
    .numbers = 3 istenség { $three }, 5 istenség { $five } dicsőségpontot ér.
    .good = sok istenséghez; mindegyikhez kell egy erőforrás.
    .full = Kvarc szkarabeusz
scarab-obsidian = Obszidián
    .help = A játék végén a tábládon lévő erőforrások 1-1 dicsőségpontot érnek, és jár még 1; együtt legfeljebb 8.
    .when = a végén ad dicsőségpontot
    .numbers = 5 erőforrás 6, a majdnem teli tábla { $value } dicsőségpontot ér.
    .good = annak, aki az utolsó köreiben pihen, és gyűjt.
    .full = Obszidián szkarabeusz
scarab-amethyst = Ametiszt
    .help = Munkafordulónként egyszer kölcsönvehetsz egy istenséget a sorból a kör végéig; sem a kultusznál, sem a pontozásnál nem számít.
    .when = minden munkafordulóban segít
    .numbers = minden alkalommal a sor 3 istensége közül választhatsz.
    .good = a jókor jött erőkhöz, fenntartás nélkül.
    .full = Ametiszt szkarabeusz
scarab-silver = Ezüst
    .help = 2 dicsőségpont, valahányszor egy szerzeménnyel betelik a tábládon az utolsó szabad hely.
    .when = pihenéskor ad dicsőségpontot
    .numbers = { $value } dicsőségpont, valahányszor betelik a nyolcadik hely; háromszor { $three }.
    .good = a teli táblához: pihenj gyakran, költs későn.
    .full = Ezüst szkarabeusz
scarab-pearl = Gyöngy
    .help = Ha más épít, 2 munkásért ugyanannyi dicsőségpontot kaphatsz, mint ő; két köröd között egyszer.
    .when = mások körében hat
    .numbers = { $value } munkásért akár 10 dicsőségpont, körönként egyszer.
    .good = ha mások magasra építenek; tartalékolj munkásokat.
    .full = Gyöngy szkarabeusz
scarab-emerald = Smaragd
    .help = Pihenéskor lapka elvétele helyett használhatsz egy olyat, amely felfordítva fekszik valaki előtt, akár előtted; a lapka ekkor lefordul.
    .when = minden pihenésben segít
    .numbers = minden játékos felfordított lapkáját te is használhatod.
    .good = a legjobb lapkákhoz, a saját három helyed nélkül.
    .full = Smaragd szkarabeusz
scarab-gold = Arany
    .help = Tiéd az Aranymacska: munkafordulónként egyszer ingyen 1-gyel módosít egy kockát.
    .when = minden munkafordulóban segít
    .numbers = másoknak ugyanez minden alkalommal 1 macska.
    .good = bármilyen tervhez: a leggyakoribb baj az eggyel eltérő kocka.
    .full = Arany szkarabeusz
scarab-ruby = Rubin
    .help = 2 dicsőségpont, valahányszor a három pihenőlapkád visszakerül.
    .when = pihenéskor ad dicsőségpontot
    .numbers = minden harmadik pihenőlapka után { $value } dicsőségpont; kilenc lapka után { $three }.
    .good = a pihenés és a munka egyenletes váltogatásához.
    .full = Rubin szkarabeusz
scarab-sapphire = Zafír
    .help = Munkafordulódban eggyel több kockával dobsz, mint ahány munkásod van.
    .when = minden munkafordulóban segít
    .numbers = 4 munkással 5 kockával dobsz.
    .good = bármilyen tervhez: minden munkafordulóban eggyel több kocka.
    .full = Zafír szkarabeusz
scarab-turquoise = Türkiz
    .help = Munkafordulónként egyszer egy szint felára számodra eggyel kevesebb munkás.
    .when = építéskor segít
    .numbers = { $value } munkás megtakarítás minden munkafordulóban, amikor a 2. vagy 3. szintre építesz.
    .good = annak, aki a 2. és 3. szintre épít.
    .full = Türkiz szkarabeusz
scarab-lapis = Lapis lazuli
    .help = Munkafordulónként kétszer dobhatsz újra; ha egyszer sem teszed, 1 dicsőségpont jár.
    .when = minden munkafordulóban segít
    .numbers = egy helyett 2 újradobás, vagy újradobás nélkül { $value } dicsőségpont.
    .good = a drága istenségekhez, amelyek pontos értékeket kérnek.
    .full = Lapis lazuli szkarabeusz
scarab-carnelian = Karneol
    .help = Amikor munkafordulódban először váltasz két kockát dicsőségre, 1 helyett 2 pontot kapsz.
    .when = minden munkafordulóban ad dicsőségpontot
    .numbers = minden munkafordulóban két kockáért 1 helyett { $value } dicsőségpont.
    .good = a fölösleges kockákhoz: sosem vesznek kárba.
    .full = Karneol szkarabeusz

tile-ww = Két munkás
    .sign = ww
    .help = Kapsz két munkást.
tile-ws = Munkás és kő
    .sign = ws
    .help = Kapsz egy munkást és egy kőkockát.
tile-wc = Munkás és macska
    .sign = wc
    .help = Kapsz egy munkást és egy macskát.
tile-ss = Két kő
    .sign = ss
    .help = Kapsz két kőkockát.
tile-sc = Kő és macska
    .sign = sc
    .help = Kapsz egy kőkockát és egy macskát.
tile-cc = Két macska
    .sign = cc
    .help = Kapsz két macskát.
tile-swap = Cserebere
    .sign = csere
    .does = egy erőforrásért két másik
    .help = Cserélj be egy erőforrást kettőre a másik két fajtából; ezek egyformák is lehetnek.
tile-trio = Vegyes
    .sign = vegyes
    .does = munkás, macska és kőkocka 1 dicsőségpontért
    .help = 1 dicsőségpontért: kapsz egy munkást, egy macskát és egy kőkockát.
tile-god = Isten
    .sign = isten
    .does = egy istenség a sorból 2 dicsőségpontért, az ára nélkül
    .help = 2 dicsőségpontért: vegyél el egy istenséget a sorból az ára nélkül; a sor rögtön feltöltődik.
tile-gift = Ajándék
    .sign = ajándék
    .does = két tetszőleges erőforrás, a többieknek egy-egy macska
    .help = Két tetszőleges erőforrás neked, egy-egy macska mindenki másnak.
tile-triple = Hármas
    .sign = hármas
    .does = három egyforma erőforrás 1 dicsőségpontért
    .help = 1 dicsőségpontért: kapsz három egyforma erőforrást.
tile-labour = Közmunka
    .sign = közmunka
    .does = egy erőforrás és rögtön egy munkaforduló 1 dicsőségpontért
    .help = 1 dicsőségpontért: kapsz egy tetszőleges erőforrást, és rögtön egy teljes munkaforduló következik.

architect-snefru = Sznofru
    .help = Minden kocka, amelyet a 2. vagy a 3. szintre épít, 1 dicsőségponttal többet hoz neki.
architect-hemiunu = Hemiunu
    .help = Minden kocka, amelyet épít, bármelyik szinten, 1 dicsőségponttal többet hoz neki.
architect-amenhotep = Amenhotep
    .help = Az a kocka, amellyel egy vagy több párja összejön, 2 dicsőségponttal többet hoz neki.
architect-imhotep = Imhotep
    .help = Mielőtt 1-est, 2-est vagy 3-ast építene, megfordítja: 6-os, 5-ös vagy 4-es lesz belőle.

project-1 = 1. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.
project-2 = 2. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.
project-3 = 3. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.
project-4 = 4. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.
project-5 = 5. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.
project-6 = 6. terv
    .help = A játék végén 2 dicsőségpont minden egy szinten szomszédos párért, amely ezeket az értékeket mutatja.

pyramid-c = Kheopsz
pyramid-k = Khephrén
pyramid-m = Mükerinosz

# A tábla a böngészőben

board-built = { $space }: { $face }
board-build = { $space }: építés, érték { $face }, { $workers ->
    [0] munkás nélkül
   *[other] { $workers } munkásért
}, { $glory } dicsőségpont
board-build-pairs = { $space }: építés, érték { $face }, { $workers ->
    [0] munkás nélkül
   *[other] { $workers } munkásért
}, { $glory } dicsőségpont, és a terved miatt a játék végén még { $pairs }
board-level-adds = { $level }. szint: további { $workers } munkás és { $glory } dicsőségpont
board-prices = Munkások a kocka értéke szerint
board-die-stone = { $face } értékű kőkocka
board-die-prayer = { $face } értékű imakocka
board-die-virtual = { $face } értékű virtuális kocka
board-workers = { $count } munkás
board-cats = { $count } macska
board-stones = { $count } kőkocka
board-nothing = semmi
board-tray = Kockák
board-no-dice = Nincs kocka kézben
board-over = A játék véget ért.
board-hand-stone = { $die }: { $builds } mezőre építhető
board-hand-stones = { $count } × { $die }: { $builds } mezőre építhető
board-hand = { $die }
board-hands = { $count } × { $die }
board-cat = Egy macskáért: { $die }, új értéke { $face }
board-gold = Aranymacska: { $die }, új értéke { $face }
board-take = { $stone } kőkocka és { $prayer } imakocka elvétele
board-reroll = Újradobás bármely kockákkal; ebben a körben még { $left }
board-roll-how = A megjelölt kockák dobása
board-glory = Két kocka visszaadása { $glory } dicsőségpontért
board-end = A kör befejezése; { $dice ->
    [0] minden kockát felhasználtál
   *[other] { $dice } fel nem használt kocka visszakerül a kőfejtőbe
}
board-end-lost = A kör befejezése, { $lost } istenség elvesztésével; { $dice ->
    [0] minden kockát felhasználtál
   *[other] { $dice } fel nem használt kocka visszakerül a kőfejtőbe
}
board-unused = { $dice } kocka marad
board-loses = { $lost } istenség elvész
board-row = Istenségek
board-discarded = eldobva { $count }
board-end-points = { $points } dicsőségpont a játék végén
board-ennead = az Enneád
board-ennead-next = Enneád: ezzel a lappal { $count } lapod lenne, a végén { $points } dicsőségpont.
board-ennead-first = Enneád: { $count ->
    [one] egyetlen lap még semmit sem ér
   *[other] { $count } lap még semmit sem ér
}, { $more } lap a végén { $points } dicsőségpontot.
board-ennead-owned = Enneád, { $count } lap, a játék végén { $points } dicsőségpont: { $names }
board-cost = Ár: { $parts }
board-cost-any = bármelyik kocka
board-cost-worker = egy munkás
board-cost-cat = egy macska
board-cost-stone = { $face } értékű kőkocka
board-cost-face = { $face } értékű kocka
board-reach-now = Fizethető
board-reach-cats = { $count } macskával
board-reach-cats-short = { $count } macska hiányzik
board-reach-resources-short = { $count } erőforrás hiányzik
board-reach-dice-short = { $count } kocka hiányzik
board-buy = Hódolat: { $deity }
board-choose = Elvétel fizetés nélkül: { $deity }
board-replace = Leváltás egy kocka visszaadásával: { $deity }
board-amethyst = Kölcsönvétel erre a körre: { $deity }
board-tiles = Pihenőlapkák
board-numbers = Ezekre a számokra dob az építész.
board-place = { $place }. hely
board-put = A lapka visszatevése ({ $tile }): { $place }. hely
board-quarry = Kőfejtő
board-quarry-dice = A kőfejtőben: { $stone } kőkocka, { $prayer } imakocka
board-supply = A készletben: { $workers } munkás, { $cats } macska
board-supply-short = Készlet
board-clock = Ha elfogynak a kőkockák vagy az istenségek, utolsó kör jön.
board-stones-left = { $count } kőkocka van a készletben
board-cards-left = { $count } lap van a húzópakliban
board-stone-dice = kőkocka
board-pile = istenség
board-pharaoh = A Fáraó gazdája { $who }: a következő köre lesz a játék utolsó köre.
board-last-turn = Utolsó kör ({ $who }): utána vége a játéknak.
board-architect-space = { $space }. lapkahely: { $points } dicsőségpont
board-architect-tile = { $space }. pihenőlapka: +{ $points }
board-architect-pairs = páronként { $glory } dicsőségpont a végén
board-architect-deities = { $count ->
    [0] még nincs istensége
   *[other] { $count } istensége van: { $names }. A játék végén számítanak.
}
board-resources = { $spaces } helyből { $count } foglalt: { $what }
board-support = A kultusz fenntartása: { $deities } istenség, { $resources } erőforrás.
board-support-anubis = A kultusz fenntartása: { $deities } istenség, { $resources } erőforrás, és Anubisz még { $extra } istenséget fenntart.
board-support-lost = A kultusz fenntartása: { $deities } istenség, { $resources } erőforrás. A munkaforduló végén { $lost } istenség elvész.
board-no-deities = nincs istenség
board-own-tiles = 3 pihenőlapkából { $count }
board-deity-ready = Használható.
board-deity-used = Ebben a körben már használtad.
board-deity-borrowed = Kölcsönvéve a kör végéig.
board-use = Használat: { $deity }.
board-hapy = Pihenés Hapival.
board-dismiss = Megválás: { $deity }.
board-lend = { $deity }: { $face } értékű virtuális kocka
board-emerald = Használat a Smaragddal: { $tile }
board-face-down = Pihenőlapka képpel lefelé
board-project-secret = Titkos terv
board-odds = { $deity }: { $chance }% eséllyel fizethető
board-will-keep = Így { $count } erőforrásod lesz, ebből { $spaces } marad.
board-takes-pharaoh = Tiéd a Fáraó: a következő köröd lesz a játék utolsó köre.
board-ends = A játék véget ér.
board-unseen = Nem látott: { $count }
board-unseen-how = Ezekből az istenségekből { $pile } a húzópakliban van, { $removed } kikerült a játékból.
board-discards = Eldobott lapok
board-tie-architect = Döntetlen: ilyenkor az építész nyer.
board-tie-broken = Döntetlennél a táblán maradt erőforrások döntöttek: { $count }.
board-tie-shared = Ugyanannyi dicsőségpont és ugyanannyi erőforrás: közös győzelem.
board-roll = Dobás
board-roll-next = Tovább
board-roll-next-how = Tovább az imakockákhoz a megjelölt kőkockákkal
board-take-card = Elvétel

# Amit a játék kérdez

ask-note = Van { $workers } munkásod, { $cats } macskád és { $stones } kőkockád: { $spaces } helyből { $count } foglalt.
ask-scarab = Az első döntés: melyik szkarabeuszt tartod meg?
ask-scarab-note = Kis erőt ad az egész játékra. A másik kikerül a játékból. Mindkettő jó választás.
ask-in-numbers = Számokban:
ask-good-for = Jól jön:
ask-lot = Válassz helyettem
ask-lot-note = Az első játékhoz: a kettő közül egyet a sors választ, és jöhet az első kör.
ask-eight = A tábládon { $spaces } hely van: mi megy vissza?
ask-give = { $source }: mit adsz le?
ask-gain = { $source }: mit kapsz?
ask-set = { $source }: melyik kockát, és milyen értékre?
ask-deity = Melyik istenséget veszed el?
ask-place = Melyik helyre kerüljön vissza a lapka?
ask-take = { $count } kockát veszel el. Melyeket?
ask-take-note = A kőkockákból építhetsz, az imakockákból soha. Istenségért mindkettővel fizethetsz. A munkásaid egyelőre nálad maradnak.
ask-use = Használd a kockáidat. Mi legyen a következő?
ask-room-free = Még nincs fenntartandó istenséged: költs szabadon.
ask-room = { $count ->
    [0] Az erőforrásaid éppen elegendők az istenségeidhez: ha még egyet kifizetsz, elvesztesz egyet közülük.
   *[other] Még { $count } munkást vagy macskát fizethetsz ki úgy, hogy egy istenséget sem vesztesz el.
}
ask-room-none = Túl kevés az erőforrásod az istenségeidhez.
ask-roll-stone = Mely kőkockákat dobod újra?
ask-roll-prayer = Mely imakockákat dobod újra?
ask-roll-note = Jelöld meg a kockákat a tálcán, majd nyomd meg a dobást. A többi marad, ahogy van.
ask-roll-first = Előbb a kőkockák, utána választasz az imakockák közül. Jelöld meg a tálcán, amelyeket újra dobod, majd nyomd meg a tovább gombot. A többi marad, ahogy van.
ask-roll-second = Most az imakockák; aztán minden kiválasztott kockával egyszerre dobsz. Jelöld meg a tálcán, amelyeket újra dobod, majd nyomd meg a dobást.
ask-odds = Ki tudod fizetni a sor istenségeit? Ahogy a kockák most állnak, és ha mindet újradobod:
ask-odds-now = most fizethető
ask-odds-not = most nem
ask-dismiss = A kultusz fenntartása: melyik istenségtől válsz meg?
ask-dismiss-aten = Aton: melyik istenségtől válsz meg dicsőségpontokért?
ask-copy = Lemásolod ezt az építést { $glory } dicsőségpontért?
ask-copy-note = A Gyönggyel { $workers } munkásért te is megkapod, amit hozott: { $glory } dicsőségpont.
ask-dice-buy = Mely kockákkal fizetsz? ({ $source })
ask-dice-power = { $source }: mely kockákat adod vissza?
ask-dice-replace = Melyik kockát adod vissza a leváltásért? ({ $source })
ask-dice-glory = Melyik két kockát adod vissza dicsőségért?
ask-dice-note = Jelöld meg őket a tálcán, vagy válassz a listából. Az egyforma kockák közül mindegy, melyik.
ask-pay = Hogyan fizetsz?
ask-rescue = Ez segítene: { $action }.
ask-no-rescue = A kör végén te választod ki, melyik megy. A pihenés sosem kerül istenségbe.
ask-way-round = Veszteség nélkül: { $action }.

way-quarry = Kőfejtő
    .now = { $stone } kő, { $prayer } ima
way-roll = Dobás
    .now = { $count } kocka elvétele
    .done = { $count ->
        [0] nincs több újradobás
       *[other] még { $count } újradobás
    }
way-use = Kockák
    .now = { $count ->
        [0] nincs több kocka
       *[other] még { $count } kocka
    }
    .later = építés, hódolat
way-support = Kultusz
    .safe = { $deities ->
        [0] nincs istenség
       *[other] { $deities } istenség biztos
    }
    .risk = { $lost } istenség veszélyben
way-give = Leadás
    .how = egy erőforrás
way-gain = Szerzés
    .how = a többi fajtából

fact-work = { $dice ->
    [0] Nincs munkásod, így semmivel sem dobhatnál.
   *[other] Dobj { $dice } kockával, aztán építs és hódolj velük.
} A kőfejtőben ekkor { $stone } kő- és { $prayer } imakocka van.
fact-work-few = A kőfejtőben csak { $dice } kocka van, pedig { $workers } munkásod is dobhatna: dobj mindegyikkel, aztán építs és hódolj velük ({ $stone } kő, { $prayer } ima).
fact-rest = Végy el egy pihenőlapkát erőforrásokért (választható: { $count }). { $free ->
    [0] A táblád megtelt.
   *[other] { $free } szabad helyed van.
}
fact-emerald = Használj egy lapkát, amely valaki előtt fekszik: { $names }.
fact-keep = Amit kaptál: { $names }.
fact-take = A kőfejtőben: { $stone } kő-, { $prayer } imakocka.
fact-build = A legjobb most: { $face } értékű kocka, { $pyramid }, { $level }. szint: { $glory } dicsőségpont { $workers ->
    [0] munkás nélkül
   *[other] { $workers } munkásért
}.
fact-build-pairs = A legjobb most: { $face } értékű kocka, { $pyramid }, { $level }. szint: { $glory } dicsőségpont { $workers ->
    [0] munkás nélkül
   *[other] { $workers } munkásért
}, és a terved miatt a végén még { $pairs }.
fact-buy = Most fizethető: { $names }.
fact-use = Használható: { $names }.
fact-cat = { $count } macskád van. Mindegyikért 1-gyel módosíthatsz egy kockát.
fact-cat-deity = { $cats } macska elég ehhez: { $deity }. Neked { $count } van.
fact-gold = Ingyen, ebben a körben egyszer: egy kocka értéke 1-gyel nő vagy csökken.
fact-amethyst = A kör végéig: { $names }.
fact-reroll = Ebben a körben még { $left } alkalommal; te választod a kockákat. Nem vonható vissza.
fact-replace = Adj vissza egy kockát: a lap távozik a sorból, és új érkezik.
fact-glory = Adj vissza két kockát: { $glory } dicsőségpont.
fact-roll = Akárhányat.
fact-pay = Amid van: { $names }.
fact-set = Bármely más értékre.
fact-gain = A készletben: { $names }.
fact-discard = Amid van: { $names }.
fact-choose = Az ára nélkül: { $names }.
fact-dismiss = Választható: { $names }.
fact-copy = { $have } munkásodból { $workers } kell hozzá.
fact-pass = Nem történik semmi; a következő építésnél újra dönthetsz.
fact-place = Szabad helyek: { $names }.
fact-end = { $dice ->
    [0] Minden kockát felhasználtál.
   *[other] { $dice } kocka felhasználatlanul megy vissza.
}
fact-end-lost = Elvesztenél { $lost } istenséget. { $dice ->
    [0] Minden kockát felhasználtál.
   *[other] { $dice } kocka felhasználatlanul megy vissza.
}

not-rest = Most egyik pihenőlapkát sem veheted el.
not-build-stone = Nincs több kőkockád. Az imakockákból sosem épül semmi.
not-build-workers = A legolcsóbb szabad mezőhöz { $workers } munkás kell, neked { $have } van.
not-build-space = Nincs szabad mező.
not-buy = A legközelebb van: { $deity }, { $reach }.
not-buy-row = A sor üres.
not-reroll = Ebben a körben már újradobtál.
not-reroll-dice = Nincs több kockád.
not-cat = Nincs több macskád.

# Mi micsoda

what-not-yours = Most nem te következel.
what-work-only = Csak a saját munkafordulódban.
what-glory = { $count } dicsőségpont
what-at-the-end = A játék végén
what-cost = Ár
what-price = Ár
what-room = Szabad helyek a tábládon
what-own-tiles = Előtted fekvő pihenőlapkák
what-of = { $count } / { $most }
what-tile = Pihenőlapka
    .sort = Pihenőlapka
    .may = Vedd el, ha pihenéssel kezded a köröd.
    .emerald = A Smaragddal használhatod.
    .before = Egy játékos előtt fekszik ({ $who }), és a harmadikkal együtt kerül vissza.
    .later = A kör elején vehető el, munka helyett.
    .price = { $price } dicsőségpontba kerül, neked { $have } van.
    .cannot = Nincs mit cserélni vagy elvenni érte.
    .down = Lefordítva: a Smaragd már használta. A három közé még számít.
what-deity =
    .stack = Az Enneád istensége: csak dicsőségpontot ér
    .work = Istenség, munkafordulónként egyszer
    .rest = Istenség, pihenésenként egyszer
    .always = Istenség, minden munkafordulódban hat
    .points = Istenség erő nélkül
    .buy = Most megszerezheted.
    .take = Most fizetés nélkül elveheted.
    .use = Az ereje most használható.
    .used = Ebben a körben már használtad.
    .owned = Akié: { $who }.
    .unseen = Még senki sem látta: a húzópakliban van, vagy kikerült a játékból.
    .gone = Eldobták, nem tér vissza.
    .worship = Kockákkal szerezhető meg, munkafordulóban.
    .short = Most nem fizethető: { $reach }.
    .ready-work = Az ereje a munkafordulóidban hat.
    .ready-rest = Az ereje a pihenéseid során hat.
what-ennead = Az Enneád
    .sort = Istenségek egy pakliban, egynek számítanak
    .effect = Nincs ereje. A játék végén annál többet ér, minél több lapja van; ha megválsz tőle, egészben távozik.
    .have = { $count } lap
    .more = Még eggyel
    .two-more = Még kettővel
    .nothing = még semmi
what-scarab =
    .sort = Szkarabeusz
    .now = Most ennyit érne
    .used = Ebben a körben már használtad.
what-project =
    .sort = Terv, csak a gazdája látja
    .open = Terv, mindenki látja
    .pairs = { $count } pár
    .total = Az összes pár most
what-project-secret = Titkos terv
    .sort = Terv
    .effect = Értékpárokat nevez meg. A játék végén az egymás mellett fekvő, ilyen értékű kockák páronként 2 dicsőségpontot érnek, bárki építette őket. A játék végén derül ki.
what-architect =
    .sort = Nagy Építész, 4-ből { $level }. fokozat
    .track = A dicsőségsávon
    .deities = Istenségek
    .tiles = Foglalt lapkahelyek
    .projects = A tervei eddig
what-architect-space = { $space }. lapkahely
    .sort = Hely az építész tábláján
    .effect = Amikor lapka kerül ide, ennyi dicsőségpontot kap. Az utolsó hely után minden lapkája visszakerül, és a sor jobb szélső istensége távozik.
    .gives = Amit kap
what-architect-deities = Az istenségei
    .sort = Az építész lapjai
    .effect = Nála nincs erejük, és nem kell fenntartani őket, de a végén számítanak.
what-die-stone = { $face } értékű kőkocka
    .sort = Kocka a kezedben
    .effect = Csak ebből lehet építeni. Istenségért és erőért is fizet, mint bármelyik kocka.
what-die-prayer = { $face } értékű imakocka
    .sort = Kocka a kezedben
    .effect = Istenségért, erőért vagy dicsőségért fizet; építeni sosem lehet belőle.
what-die-virtual = { $face } értékű virtuális kocka
    .sort = Egy istenség kölcsöne erre a körre
    .effect = Kőkockaként fizet, de nem építhető be, nem dobható újra és nem módosítható. Felhasználás után eltűnik.
what-die =
    .builds = Mezők, ahová építhető
    .workers = Munkások az alsó szinten
    .cat = Egy macskával
    .may = Válaszd ki, aztán egy arany mezőt.
    .reroll = Jelöld meg, hogy újra dobj vele.
    .pay = Jelöld meg, hogy ezzel fizess.
    .stone-first = Előbb a kőkockák: válaszd ki, melyeket dobod újra. Utánuk az imakockák jönnek.
    .stone-chosen = A kőkockákról már döntöttél, most az imakockák vannak soron.
    .fixed = Virtuális kockával sosem lehet újra dobni.
    .no-pay = Ez nem illik ahhoz, amiért most fizetsz.
    .set = Válaszd ki, melyik értéket mutassa.
    .set-not = Ez az erő csak a másik fajta kockát fordítja át.
    .later = Előbb válaszolj a kérdésre, utána jönnek a kockáid.
    .deity = Istenségért vagy erőért fizethetsz vele.
what-space =
    .built = Beépített kocka
    .open = Szabad mező, { $level }. szint
    .closed = { $level }. szint, még nem nyílt meg
    .built-effect = Itt marad. Az egymás melletti kockák párokat alkotnak a tervekhez, bárki építette őket.
    .open-effect = Ide kőkocka építhető: munkásokba kerül, és a kocka értékét hozza dicsőségpontban, a magasabb szinteken többet.
    .closed-effect = Akkor lehet ide építeni, ha alatta minden kocka a helyén van.
    .value = Értéke
    .pairs = A terved párjai
    .build = { $workers ->
        [0] ingyen
       *[other] { $workers } munkás
    }, { $glory } dicsőségpont
    .may = Most építhetsz ide.
    .missing = Alatta még { $count } kocka hiányzik.
    .full = Ami beépült, az marad.
    .other = Egyik kőkockádat sem tudod itt kifizetni.
    .work = Előbb válaszd a munkát: az akkor dobott kőkockákból építhetsz.
what-stones = Kőkockák a készletben
    .sort = A játék két órájának egyike
    .effect = Ha az utolsó is elfogyott a készletből, a soron lévő játékos magához veszi a Fáraót: mindenki másnak még egy köre van, utoljára ő jön.
    .left = Maradt
what-pile = Az istenségek húzópaklija
    .sort = A játék két órájának egyike
    .effect = Ha az utolsó lap is elfogyott a pakliból, a soron lévő játékos magához veszi a Fáraót: mindenki másnak még egy köre van, utoljára ő jön.
    .left = Maradt
what-pharaoh = A Fáraó
    .sort = Közeleg a vég
    .effect = Mindenki másnak még egy köre van; utána a Fáraó gazdája játssza az utolsó kört.
what-quarry = A kőfejtő
    .sort = A munkafordulók kockái
    .effect = Munkaforduló elején innen kerülnek el a kockák, munkásonként egy. Az elköltött és a megmaradt kockák visszakerülnek, a beépítettek nem.
    .stone = Kőkockák
    .prayer = Imakockák
    .take = Ennyit vennél el
what-supply = A készlet
    .sort = Megszerezhető munkások és macskák
    .effect = Innen jön minden szerzemény, és ide kerülnek vissza a kifizetett munkások és macskák.
    .workers = Munkások
    .cats = Macskák
what-resources = Erőforrások
    .sort = A tábla gazdája: { $who }
    .effect = A munkások száma adja a kockák számát, és velük fizetsz az építésért; a macskák kockát módosítanak; a kőkockák munkaforduló elején a kőfejtőbe kerülnek. Együtt tartják fenn az istenségeket.
    .workers = Munkások
    .cats = Macskák
    .stones = Kőkockák
    .free = Szabad helyek
what-support = A kultusz fenntartása
    .sort = Minden munkaforduló végén ellenőrizzük
    .effect = Munkaforduló végén senkinek sem lehet több istensége, mint erőforrása; az Enneád egynek számít. Akinek több van, megválik egytől.
    .deities = Istenségek
    .resources = Erőforrások
    .anubis = Anubisz engedi
    .room = Még kifizethető
what-tiles = Elvett pihenőlapkák
    .sort = Akié: { $who }
    .effect = A harmadik után mindhárom visszakerül, és a sor jobb szélső istensége távozik.
what-levels =
    .sort = Közös piramis
    .effect = Aki épít, munkásokkal fizet, és a kocka értékét kapja dicsőségpontban. A magasabb szintek többe kerülnek és többet hoznak; ott minden kocka az összes alatta lévőn nyugszik.
    .level = { $level }. szint
    .plain = felár nélkül
    .adds = +{ $workers } munkás, +{ $glory } dicsőségpont
    .built = Beépített kockák
what-prices = Az építés ára
    .sort = Munkások a kocka értéke szerint
    .effect = A nagyobb értékhez több munkás kell. A magasabb szintek felára ehhez jön.
what-discards = Eldobott istenségek
    .sort = Kikerültek a játékból
    .effect = Istenségek, amelyektől valaki megvált, amelyeket leváltottak, vagy amelyek távoztak a sorból. Nem térnek vissza.
    .count = Lapok

board-take-short = { $stone } kő, { $prayer } ima
board-trade = 2 kocka dicsőségért
board-replace-short = Leváltás
board-borrow-short = Kölcsön
board-support-short = { $deities } istenség / { $resources } erőforrás
board-support-title = Fenntartás
board-resources-title = Erőforrások
board-deities-title = Istenségek
board-tiles-title = Pihenőlapkák
board-reserve = a készletben
board-in-pile = a pakliban

legend-stone = kőkocka: építhető
legend-prayer = imakocka: fizet, de nem építhető
legend-any = bármelyik fajta kocka
legend-virtual = virtuális kocka, egy körre kölcsönben
legend-worker = munkás: egy kocka dobáskor, az építés ára
legend-cat = macska: 1-gyel módosít egy kockát
legend-glory = dicsőségpont: akié a legtöbb, az nyer
legend-work = munkafordulónként egyszer
legend-rest = pihenésenként egyszer
legend-stack = egymásra kerül: az Enneád
legend-always = nincs körönkénti korlát, vagy nincs ereje
legend-lock = a titkos tervedért, a végén

key-build = 5-ös építése: Kheopsz, 1. szint, b oszlop, 2. sor
key-buy = hódolat: Ízisz
key-use = Hnum ereje egy 4-esért
key-cat = egy macskáért a 4-es kőkocka értéke nő
key-rest = pihenés a Két munkás lapkával
key-take = 1 kőkocka és 3 imakocka elvétele
key-reroll = újradobás
key-end = a kör befejezése

over-stones = Elfogyott az utolsó kőkocka a készletből: { $who } magához vette a Fáraót, és lejátszotta az utolsó kört.
over-pile = Elfogyott az utolsó istenség a pakliból: { $who } magához vette a Fáraót, és lejátszotta az utolsó kört.
over-turns = Letelt a körök száma: { $who } magához vette a Fáraót, és lejátszotta az utolsó kört.
over-both = Elfogytak a kőkockák és az istenségek is: { $who } magához vette a Fáraót, és lejátszotta az utolsó kört.

# What the coach says when something happens for the first time.

occasion-rest = A pihenőlapka rögtön hat, és a tábla fölött marad. A harmadikkal mindhárom visszakerül, és a sor jobb szélső istenségét el kell dobni.
occasion-dice = Minden munkásért egy kocka jár; a munkások maradnak. Körönként egyszer bármennyi kocka újradobható, és egy macskáért egy kocka eggyel több vagy kevesebb lesz. Egy kocka csak egyszer használható.
occasion-building = A kőkocka az értékével együtt a piramison marad. Munkásokba kerül: minél nagyobb a kocka és minél magasabb a szint, annál többe, és annál több dicsőségpontot ér.
occasion-support = Az istenségeket fenn kell tartani: ha egy munkaforduló után több van belőlük, mint munkásból és macskából együtt, egyet el kell dobni.
occasion-architect-turn = Az építész elvesz egy istenséget, és dob. Ha a dobott számú helyen van lapka, azt veszi el; ha nincs, beépíti a kockát.
occasion-end = Valakinél van a Fáraó: a többiek még egyszer sorra kerülnek, aztán ő játssza az utolsó kört.
