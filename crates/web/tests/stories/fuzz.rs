//! Random and mutated requests: none causes a server error, and no game is affected.
//!
//! The tables are those of a kept store, whose ids, secrets and cookies never change, so a seed makes exactly the same
//! requests every time.

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::browser::{Answer, House, play_out};
use crate::checks::check_finished;
use crate::html;
use crate::program::{ask, play_one};
use crate::stores::{Kept, What};

const ROUNDS: u32 = 1_000;

/// The version of the kept store. It stays when newer ones are kept, so that a seed goes on making the same requests.
const FUZZED: i64 = 5;

const GAME: &str = "imhotep-duel";

/// The method, the address, and the fields it accepts.
type Route = (&'static str, &'static str, &'static [&'static str]);

/// What can be requested. `{table}` and `{api}` stand for tables in play.
const ROUTES: &[Route] = &[
    ("GET", "/", &["game", "with", "seat"]),
    ("GET", "/tables", &[]),
    ("POST", "/tables", &["game", "with", "bot", "open", "seat", "option-sides", "hints"]),
    ("GET", "/t/{table}", &["hold"]),
    ("GET", "/t/{table}/live", &["hold", "since"]),
    ("POST", "/t/{table}/sit", &["place", "name", "words", "entropy", "commit", "commitment"]),
    ("POST", "/t/{table}/reveal", &["entropy"]),
    ("POST", "/t/{table}/step", &["revision", "step"]),
    ("POST", "/t/{table}/undo", &["revision", "action"]),
    ("POST", "/t/{table}/answer", &["revision", "answer"]),
    ("POST", "/t/{table}/hint", &["revision", "tell", "hold"]),
    ("GET", "/t/{table}/review", &[]),
    ("GET", "/t/{table}/retry", &["step", "solution"]),
    ("GET", "/t/{table}/retry/what", &["step", "thing"]),
    ("POST", "/t/{table}/retry", &["position", "step"]),
    ("POST", "/t/{table}/from", &["step", "bot", "seat"]),
    ("POST", "/t/{table}/rematch", &[]),
    ("POST", "/t/{table}/move", &["hold"]),
    ("GET", "/learn/imhotep-duel/first", &["step", "made", "show"]),
    ("POST", "/learn/imhotep-duel/first", &["number", "made", "step", "tries"]),
    ("GET", "/learn/imhotep-duel/first/what", &["step", "made", "thing"]),
    ("GET", "/daily", &[]),
    ("GET", "/daily/imhotep-duel", &[]),
    ("GET", "/daily/imhotep-duel/1970-01-01", &["month"]),
    ("POST", "/daily/imhotep-duel/1970-01-01", &["name"]),
    ("GET", "/move/abc", &[]),
    ("POST", "/move/abc", &[]),
    ("GET", "/t/{table}/replay", &["as", "step", "line"]),
    ("GET", "/t/{table}/replay/what", &["as", "step", "line", "thing"]),
    ("GET", "/t/{table}/fair", &[]),
    ("GET", "/t/{table}/record", &[]),
    ("GET", "/t/{table}/picture.svg", &["as", "lang", "theme"]),
    ("GET", "/t/{table}/picture.png", &["as", "lang", "theme"]),
    ("GET", "/rules/imhotep-duel", &["lang"]),
    ("GET", "/pad/imhotep-duel", &["sides", "0-obelisks", "1-tombs"]),
    ("GET", "/me", &[]),
    ("POST", "/me", &["name"]),
    ("POST", "/settings", &["theme", "lang", "back"]),
    ("GET", "/assets/akhet.css", &[]),
    ("GET", "/healthz", &[]),
    ("GET", "/api/games", &[]),
    ("POST", "/api/tables", &["game", "options", "seats", "listed"]),
    ("GET", "/api/tables/{api}", &["seat"]),
    ("POST", "/api/tables/{api}/seats", &["seat", "name", "entropy", "commit", "commitment"]),
    ("POST", "/api/tables/{api}/reveal", &["entropy"]),
    ("POST", "/api/tables/{api}/steps", &["revision", "steps"]),
    ("POST", "/api/tables/{api}/undo", &["revision"]),
    ("POST", "/api/tables/{api}/answer", &["revision", "grant"]),
    ("POST", "/api/tables/{api}/resign", &["revision"]),
    ("GET", "/api/tables/{api}/record", &[]),
];

/// Values for any field. The revisions and steps of the tables are added.
const VALUES: &[&str] = &[
    "",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "18446744073709551615",
    "99999999999999999999",
    "1e99",
    "place b2",
    "unload 1",
    "use take",
    "yes",
    "no",
    "all",
    "kind",
    "action",
    "dark",
    "hu",
    "/me",
    "//x",
    "/%09/x",
    "imhotep-duel",
    "bot",
    "friend",
    "device",
    "greedy",
    "true",
    "random",
    "AAAA",
    "BBBB",
    "sides=ABAB",
    "c0ffee",
    "host:00",
    "-",
    "%00",
    "%ff%fe",
    "%zz",
    "\u{202e}",
    "<script>",
    "🐫",
    "open",
    "[]",
    "{}",
    "null",
    "[\"place b2\"]",
    "[\"open\",\"open\"]",
    "1.5",
    "\"",
];

/// Used now and then in place of an address's own method.
const METHODS: &[&str] = &["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"];

const HEADERS: &[(&str, &str)] = &[
    ("cookie", "akhet=x.00; name=%41%; lang=xx; theme=pink"),
    ("cookie", "name=%f0%9f; lang=hu"),
    ("cookie", "=;=;;"),
    ("accept-language", "é,,;q=,hu"),
    ("accept-encoding", "gzip, br;q=x"),
    ("authorization", "Bearer "),
    ("authorization", "Basic eDp5"),
    ("origin", "://"),
    ("origin", "http://akhet.test"),
    ("sec-fetch-site", "cross-site"),
    ("content-type", "application/json"),
    ("content-type", "text/plain; charset=\"x"),
    ("content-type", "multipart/form-data; boundary=x"),
    ("x-fragment", "1"),
    ("x-forwarded-proto", "https"),
    ("host", "<evil>"),
    ("last-event-id", "999999999999999999999"),
    ("range", "bytes=5-"),
    ("content-length", "7"),
];

/// What a request is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// A table, with the right method and address.
    Table,
    /// Another page.
    Page,
    /// Nothing that exists: the address is mutated or the method is wrong.
    Astray,
}

struct Sent {
    aim: Aim,
    told: String,
    request: Request<Body>,
}

struct Maker {
    seed: u64,
    rng: Xoshiro256PlusPlus,
    /// The ids of a table for browsers and of one for programs.
    ids: [String; 2],
    values: Vec<String>,
}

impl Maker {
    fn new(seed: u64, target: &Target) -> Maker {
        let values = VALUES.iter().map(|value| (*value).to_owned()).chain(target.values.iter().cloned());
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Maker { seed, rng, ids: target.ids.clone(), values: values.collect() }
    }

    /// The next request; `None` if what was generated is not a valid one.
    fn request(&mut self) -> Option<Sent> {
        let (method, path, known) = self.route();
        let is_known = self.rng.random_ratio(5, 6);
        let method = if is_known { method } else { METHODS[self.rng.random_range(0..METHODS.len())] };
        let mut address = path.replace("{table}", &self.ids[0]).replace("{api}", &self.ids[1]);
        if method == "GET" || self.rng.random_ratio(1, 8) {
            address = format!("{address}?{}", self.form(known));
        }
        let is_mutated = self.rng.random_ratio(1, 6);
        let address = if is_mutated { self.mutate(address.as_bytes()) } else { address.into() };
        let aim = match (is_known && !is_mutated, path.contains('{')) {
            (true, true) => Aim::Table,
            (true, false) => Aim::Page,
            (false, _) => Aim::Astray,
        };
        let (kind, body) = self.body(path, known);
        let mut request = Request::new(Body::from(body.clone()));
        *request.uri_mut() = Uri::try_from(address).ok()?;
        *request.method_mut() = Method::from_bytes(method.as_bytes()).ok()?;
        request.headers_mut().insert("content-type", HeaderValue::from_static(kind));
        self.add_headers(&mut request);
        let told = format!(
            "{} {} {:?} {}",
            request.method(),
            request.uri(),
            request.headers(),
            String::from_utf8_lossy(&body)
        );
        Some(Sent { aim, told, request })
    }

    /// Three in four are aimed at a table.
    fn route(&mut self) -> Route {
        let of_table = self.rng.random_ratio(3, 4);
        let routes: Vec<&Route> =
            ROUTES.iter().filter(|(_, path, _)| path.contains('{') == of_table).collect();
        *routes[self.rng.random_range(0..routes.len())]
    }

    /// JSON for programs and forms for browsers, apart from some that are swapped or mutated.
    fn body(&mut self, path: &str, known: &[&'static str]) -> (&'static str, Vec<u8>) {
        let is_json = path.starts_with("/api/") ^ self.rng.random_ratio(1, 8);
        let kind = if is_json ^ self.rng.random_ratio(1, 16) {
            "application/json"
        } else {
            "application/x-www-form-urlencoded"
        };
        let body = if is_json { self.json(known) } else { self.form(known) }.into_bytes();
        let body = if self.rng.random_ratio(1, 8) { self.mutate(&body) } else { body };
        (kind, body)
    }

    fn add_headers(&mut self, request: &mut Request<Body>) {
        if self.rng.random_ratio(1, 2) {
            return;
        }
        for _ in 0..self.rng.random_range(1..4) {
            let (name, value) = HEADERS[self.rng.random_range(0..HEADERS.len())];
            let mutated =
                if self.rng.random_ratio(1, 4) { self.mutate(value.as_bytes()) } else { value.into() };
            if let Ok(value) = HeaderValue::from_bytes(&mutated) {
                request.headers_mut().append(HeaderName::from_static(name), value);
            }
        }
    }

    /// Mostly the accepted fields with any values; sometimes others.
    fn fields(&mut self, known: &[&'static str]) -> Vec<(&'static str, String)> {
        let mut keys: Vec<&'static str> =
            known.iter().copied().filter(|_| self.rng.random_ratio(7, 8)).collect();
        if self.rng.random_ratio(1, 6) {
            let others = ROUTES[self.rng.random_range(0..ROUTES.len())].2;
            keys.extend(others.first());
        }
        keys.into_iter().map(|key| (key, self.value(key))).collect()
    }

    fn value(&mut self, key: &str) -> String {
        let fitting: Vec<&str> = match key {
            "revision" => {
                self.values.iter().map(String::as_str).filter(|text| text.parse::<u8>().is_ok()).collect()
            }
            "step" | "steps" => {
                self.values.iter().map(String::as_str).filter(|text| text.contains(' ')).collect()
            }
            _ => Vec::new(),
        };
        let all: Vec<&str> = self.values.iter().map(String::as_str).collect();
        let list = if fitting.is_empty() || self.rng.random_ratio(1, 8) { all } else { fitting };
        list[self.rng.random_range(0..list.len())].to_owned()
    }

    fn form(&mut self, known: &[&'static str]) -> String {
        let encode = |text: &str| {
            let plain = text.replace([' ', '&', '#'], "+");
            let sign = |byte: u8| {
                if byte.is_ascii_graphic() { char::from(byte).to_string() } else { format!("%{byte:02x}") }
            };
            plain.bytes().map(sign).collect::<String>()
        };
        let pairs = self.fields(known).into_iter().map(|(key, value)| format!("{key}={}", encode(&value)));
        pairs.collect::<Vec<_>>().join("&")
    }

    fn json(&mut self, known: &[&'static str]) -> String {
        let pairs: Vec<String> = self
            .fields(known)
            .into_iter()
            .map(|(key, value)| match (key, self.rng.random_ratio(7, 8)) {
                ("steps" | "seats", true) => format!("{key:?}:[{value:?}]"),
                ("revision" | "seat" | "grant" | "listed", true) => format!("{key:?}:{value}"),
                ("revision" | "seat" | "grant" | "listed", false) | (_, true) => format!("{key:?}:{value:?}"),
                (_, false) => format!("{key:?}:{value}"),
            })
            .collect();
        format!("{{{}}}", pairs.join(","))
    }

    fn mutate(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for _ in 0..self.rng.random_range(1..5) {
            let at = self.rng.random_range(0..=bytes.len());
            match self.rng.random_range(0..3) {
                0 if at < bytes.len() => bytes[at] = self.rng.random(),
                1 if at < bytes.len() => drop(bytes.remove(at)),
                _ => bytes.insert(at, self.rng.random()),
            }
        }
        bytes
    }
}

/// The tables that requests target.
struct Target {
    ids: [String; 2],
    values: Vec<String>,
}

impl Target {
    /// The table of two people and the one of two programs, with values that are valid there.
    async fn of(house: &House, kept: &Kept) -> Target {
        let [people, programs] = [What::People, What::Programs].map(|what| kept.table(GAME, what));
        let mut values = Vec::new();
        for table in [people, programs] {
            let revision = table.told["revision"].as_u64().unwrap();
            values.extend((revision..revision + 3).map(|number| number.to_string()));
        }
        for guest in ["first", "second"] {
            let mut browser = kept.guest(house, guest);
            values.extend(html::steps(&browser.page(&people.address).await));
        }
        for seat in 0..2 {
            let path = format!("{}?seat={seat}", programs.api());
            let own = ask(house, &path, Some(&programs.tokens[seat])).await;
            let legal = own["legal"].as_array().into_iter().flatten();
            values.extend(legal.map(|step| step.as_str().unwrap().to_owned()));
        }
        Target { ids: [people, programs].map(|table| table.id().to_owned()), values }
    }
}

/// Prints the request if anything goes wrong before it is answered.
struct Asking<'a>(u64, u32, &'a Sent);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, round {}, {:?}: {}", self.0, self.1, self.2.aim, self.2.told);
        }
    }
}

/// Sends a number of requests, and checks the answers against what they were aimed at.
async fn send_all(
    house: &House,
    maker: &mut Maker,
    rounds: u32,
    dress: impl Fn(&mut Request<Body>),
) -> Reached {
    let mut reached = Reached::default();
    for round in 0..rounds {
        let Some(mut sent) = maker.request() else { continue };
        let mut request = std::mem::take(&mut sent.request);
        dress(&mut request);
        let asking = Asking(maker.seed, round, &sent);
        let answer = house.send(request).await;
        let is_ours = answer.status.is_server_error() && answer.status != 503;
        assert!(!is_ours, "{}", answer.status);
        assert!(sent.aim != Aim::Table || answer.status != 404, "the table was not found");
        reached.count(sent.aim, &answer);
        drop(asking);
    }
    reached
}

/// How many requests got where they should.
#[derive(Default, Debug)]
struct Reached {
    sent: u32,
    /// Aimed at a table.
    aimed: u32,
    /// And understood there, whether or not they were granted.
    understood: u32,
    /// And granted.
    granted: u32,
}

impl Reached {
    fn count(&mut self, aim: Aim, answer: &Answer) {
        self.sent += 1;
        if aim == Aim::Table {
            self.aimed += 1;
            self.understood += u32::from(answer.status != 400);
            self.granted += u32::from(answer.status.is_success() || answer.status.is_redirection());
        }
    }

    fn add(&mut self, other: &Reached) {
        self.sent += other.sent;
        self.aimed += other.aimed;
        self.understood += other.understood;
        self.granted += other.granted;
    }

    #[track_caller]
    fn check(&self) {
        assert!(self.aimed * 2 > self.sent, "most are made for a table: {self:?}");
        assert!(self.understood * 2 > self.aimed, "most of them are understood: {self:?}");
        assert!(self.granted * 10 > self.aimed, "many are granted: {self:?}");
    }
}

#[tokio::test]
async fn a_seed_makes_the_same_requests_every_time() {
    let kept = Kept::read(FUZZED);
    let mut told = Vec::new();
    for _ in 0..2 {
        let house = kept.open().await;
        let mut maker = Maker::new(7, &Target::of(&house, &kept).await);
        told.push((0..500).map(|_| maker.request().map(|sent| sent.told)).collect::<Vec<_>>());
    }
    assert!(told[0].iter().flatten().count() > 400);
    assert_eq!(told[0], told[1]);
}

/// What a page says of its table. What the bar says depends on other tables, too.
fn body(page: &str) -> String {
    page[page.find("<main").expect("a page has a main part")..].to_owned()
}

#[tokio::test]
async fn no_request_makes_a_mistake_of_ours_and_games_go_on_untouched() {
    let kept = Kept::read(FUZZED);
    let house = kept.open().await;
    let [people, programs] = [What::People, What::Programs].map(|what| kept.table(GAME, what));
    let mut players = ["first", "second"].map(|guest| kept.guest(&house, guest));
    let target = Target::of(&house, &kept).await;
    let before = (body(&players[0].page(&people.address).await), ask(&house, &programs.api(), None).await);
    for seed in 0..3 {
        send_all(&house, &mut Maker::new(seed, &target), ROUNDS, |_| {}).await.check();
    }
    let after = (body(&players[0].page(&people.address).await), ask(&house, &programs.api(), None).await);
    assert_eq!(after, before);
    play_out(&people.address, &mut players, 13).await;
    check_finished(&people.address, &mut players[0], 2).await;
    assert!(play_one(&house, &programs.api(), &programs.tokens, 3).await);
}

/// The same with a player's cookie and token: whatever they do by accident, the tables remain readable.
#[tokio::test]
async fn a_player_who_sends_nonsense_breaks_nothing() {
    let kept = Kept::read(FUZZED);
    let (mut changes, mut reached) = (0, Reached::default());
    for seed in 100..108 {
        let house = kept.open().await;
        let [people, programs] = [What::People, What::Programs].map(|what| kept.table(GAME, what));
        let player = kept.guest(&house, "first");
        let cookie = HeaderValue::from_str(&format!("akhet={}", player.cookies["akhet"])).unwrap();
        let turn = programs.told["turn"]["seat"].as_u64().unwrap();
        let token = HeaderValue::from_str(&format!("Bearer {}", programs.tokens[turn as usize])).unwrap();
        let target = Target::of(&house, &kept).await;
        let dress = |request: &mut Request<Body>| {
            request.headers_mut().insert("cookie", cookie.clone());
            request.headers_mut().insert("authorization", token.clone());
        };
        reached.add(&send_all(&house, &mut Maker::new(seed, &target), 450, dress).await);
        let again = house.again().await;
        let (mut here, mut there) = (player.clone(), again.same(&player));
        assert_eq!(here.page(&people.address).await, there.page(&people.address).await, "seed {seed}");
        for table in [people, programs] {
            let now = ask(&again, &table.api(), None).await;
            assert_eq!(now, ask(&house, &table.api(), None).await, "seed {seed}");
            changes += u32::from(now["revision"] != table.told["revision"]);
        }
    }
    // Shares of so few requests vary, so they are checked over all seeds.
    reached.check();
    assert!(changes > 4, "only {changes} of 16 tables were changed: nonsense does not reach them");
}
