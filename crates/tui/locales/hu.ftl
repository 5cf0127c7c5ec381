too-small = Az Akhetnek legalább { $width } × { $height } karakteres ablak kell. Ez most { $columns } × { $rows }.

turn-yours = { $seat }, te következel
turn-person = { $seat } következik
turn-bot = { $seat } ({ $bot }) gondolkodik
turn-paused = Szünet: { $seat } ({ $bot }) következik
turn-chance = Húzás következik
turn-over = A játéknak vége
time-up = { $seat } kifutott az időből.
time-up-bot = { $seat } kifutott az időből. A gép ül a helyére.
bot-random = véletlen
bot-greedy = mohó
bot-apprentice = inas
bot-mason = kőműves
bot-scribe = írnok
bot-overseer = felügyelő
bot-architect = építész
bot-steward = háznagy
bot-priest = pap
bot-treasurer = kincstárnok
bot-general = hadvezér
bot-vizier = vezír

preview = Előnézet:
matches = Lehet:
choose-outcome = Mit húztatok?
no-match = Most semmi sem választható, ami így kezdődik: „{ $text }”.
hand-over = { $seat } következik, és a tábla egy része titkos. Nyomj Entert, amikor { $seat } ül a billentyűzetnél.

unknown = Ebben a játékban nincs ilyen lépés: „{ $text }”.
illegal = Ez most nem megengedett: „{ $text }”.
ambiguous = Ez még { $count } dolog lehet: „{ $text }”. Írd tovább, vagy nyomj Tabot.
wait = Még nem: a gép választ.
hint = Tipp:
hint-not-now = Most nincs mihez tippet adni.

undone = { $count ->
    [one] Egy lépés visszavonva.
   *[other] { $count } lépés visszavonva.
}
undo-nothing = Nincs mit visszavonnod.
undo-shown = Ezt nem lehet visszavonni: azóta húzás vagy felfedés történt.

unsaved = A játékot nem sikerült elmenteni: { $problem }
leave-again = A kilépéshez nyomj még egyszer Esc-et. A játék el van mentve, semmi sem vész el.
leave-unsaved = Nincs elmentve ({ $problem }). Nyomd meg újra, ha így is kilépsz.
language = A képernyő mostantól magyar.
pace = A gép mostantól { $milliseconds } ezredmásodpercet vár minden lépése előtt.

keys-choosing = Nyilak, Enter: lépés · vagy írd be · Ctrl-Z: vissza · F1: súgó · Esc: kilépés
keys-typing = Enter: lépés · Tab: kiegészítés · Backspace: javítás · Esc: törlés · F1: súgó
keys-drawing = Tab, nyilak, Enter: választás · vagy írd be · F1: súgó · Esc: kilépés
keys-covered = Enter: a tábla felfedése · Ctrl-Z: vissza · F1: súgó · Esc: kilépés
keys-waiting = Ctrl-Z: vissza · + −: tempó · PgUp PgDn: napló · F1: súgó · Esc: kilépés
keys-watching = Szóköz: szünet · + −: tempó · PgUp PgDn: napló · F1: súgó · Esc: kilépés
keys-paused = Szóköz: egy lépés · Enter: folytatás · + −: tempó · F1: súgó · Esc: kilépés
keys-over = Enter: kilépés · Tab: tábla vagy pontok · PgUp PgDn: napló · F1: súgó

help-title = Billentyűk
signs-title = Jelek
help-close = Bármelyik billentyű bezárja ezt az oldalt.
key-arrows = ↑ ↓ ← →
does-arrows = választás az aláhúzott célok közül
key-enter = Enter
does-enter = a kiválasztott vagy beírt lépés megtétele
key-letters = betűk, számok
does-letters = lépés beírása, például { $example }
key-tab = Tab, Shift-Tab
does-tab = következő, előző cél; a beírtak kiegészítése
key-erase = Backspace, Esc
does-erase = egy betű törlése, minden törlése
key-undo = Ctrl-Z, F8
does-undo = visszavonás az utolsó húzásig
key-hint = F4
does-hint = tipp: előbb a lépés fajtája, aztán a lépés
key-pages = PgUp, PgDn
does-pages = lapozás a naplóban
key-space = Szóköz
does-space = nézőként: szünet; szünetben: egy lépés
key-continue = Enter
does-continue = nézőként: folytatás szünet után
key-pace = +, −
does-pace = a gép kevesebbet vagy többet vár
key-language = F2
does-language = angol, francia, magyar
key-signs = F3
does-signs = mit jelentenek a tábla jelei
key-help = F1, ?
does-help = ez az oldal
key-leave = Ctrl-C, Ctrl-Q, 2 × Esc
does-leave = kilépés; a játék el van mentve

won = { $seat } nyert, { $points } ponttal.
shared = Holtverseny az élen, egyenként { $points } ponttal: { $seats }.
total = Összesen
saved-in = A játék mentve itt: { $file }.
clock-unsaved = A hátralévő időt nem mentjük el: ha a --clock kapcsolóval folytatod, mindenki elölről kapja az idejét.

learn-step = { $number }/{ $all }. lépés
learn-you = Te: { $seat }
learn-keys = Írd be egy lehetőség számát; s: megoldás, n: következő lépés, q: kilépés.
learn-key-show = s
learn-key-skip = n
learn-key-leave = q
learn-shown = Ez a megoldás: { $action }.
learn-unknown = Itt ilyen lehetőség nincs: „{ $text }”.
learn-points = { $before } pontból { $after } lenne.
learn-again = Próbálj mást!
learn-end = Ez volt az utolsó lépés. Az első játékod: akhet play { $game } --bot apprentice
learn-left = Legközelebb innen folytathatod.
