//! Random and mutated requests: no answer is a mistake of ours, and no game is touched.

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::browser::{House, friends, play_out};
use crate::checks::check_finished;
use crate::program::{ask, play_one, programs};

const ROUNDS: u32 = 6_000;

/// What requests are made of. `T` and `A` stand for tables that are played.
const PATHS: &[&str] = &[
    "/",
    "/tables",
    "/t/T",
    "/t/T/live",
    "/t/T/sit",
    "/t/T/step",
    "/t/T/undo",
    "/t/T/answer",
    "/t/T/hint",
    "/t/T/review",
    "/t/T/retry",
    "/t/T/from",
    "/t/T/rematch",
    "/t/T/move",
    "/move/abc",
    "/t/T/replay",
    "/t/T/fair",
    "/t/T/record",
    "/t/T/picture.svg",
    "/t/T/picture.png",
    "/rules/imhotep-duel",
    "/pad/imhotep-duel",
    "/me",
    "/settings",
    "/assets/akhet.css",
    "/healthz",
    "/api/games",
    "/api/tables",
    "/api/tables/A",
    "/api/tables/A/seats",
    "/api/tables/A/steps",
    "/api/tables/A/undo",
    "/api/tables/A/answer",
    "/api/tables/A/resign",
    "/api/tables/A/record",
];

const KEYS: &[&str] = &[
    "revision",
    "step",
    "steps",
    "seat",
    "place",
    "name",
    "entropy",
    "words",
    "answer",
    "action",
    "hold",
    "since",
    "as",
    "theme",
    "lang",
    "back",
    "game",
    "with",
    "bot",
    "open",
    "option-sides",
    "options",
    "seats",
    "grant",
    "sides",
    "0-obelisks",
    "1-tombs",
    "listed",
];

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

const METHODS: &[&str] =
    &["GET", "POST", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"];

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

struct Maker {
    rng: Xoshiro256PlusPlus,
    tables: [String; 2],
}

impl Maker {
    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.rng.random_range(0..list.len())]
    }

    fn request(&mut self) -> Option<(String, Request<Body>)> {
        let path = self.pick(PATHS).replace('T', &self.tables[0]).replace('A', &self.tables[1]);
        let mut address = path;
        if self.rng.random_ratio(1, 2) {
            address = format!("{address}?{}", self.form());
        }
        let address =
            if self.rng.random_ratio(1, 6) { self.mutate(address.as_bytes()) } else { address.into() };
        let uri = Uri::try_from(address).ok()?;
        let method = Method::from_bytes(self.pick(METHODS).as_bytes()).ok()?;
        let body = match self.rng.random_range(0..4) {
            0 => Vec::new(),
            1 => self.json().into_bytes(),
            _ => self.form().into_bytes(),
        };
        let body = if self.rng.random_ratio(1, 4) { self.mutate(&body) } else { body };
        let told = format!("{method} {uri} {}", String::from_utf8_lossy(&body));
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = method;
        *request.uri_mut() = uri;
        let kinds = ["application/json", "application/x-www-form-urlencoded"];
        let kind = HeaderValue::from_static(kinds[self.rng.random_range(0..kinds.len())]);
        request.headers_mut().insert("content-type", kind);
        for _ in 0..self.rng.random_range(0..4) {
            let (name, value) = HEADERS[self.rng.random_range(0..HEADERS.len())];
            let mutated =
                if self.rng.random_ratio(1, 4) { self.mutate(value.as_bytes()) } else { value.into() };
            if let Ok(value) = HeaderValue::from_bytes(&mutated) {
                request.headers_mut().append(HeaderName::from_static(name), value);
            }
        }
        Some((told, request))
    }

    fn form(&mut self) -> String {
        let pairs: Vec<String> = (0..self.rng.random_range(0..5))
            .map(|_| {
                let value = self.pick(VALUES).replace([' ', '&', '#'], "+");
                let plain = value.bytes().map(|byte| {
                    if byte.is_ascii_graphic() {
                        char::from(byte).to_string()
                    } else {
                        format!("%{byte:02x}")
                    }
                });
                format!("{}={}", self.pick(KEYS), plain.collect::<String>())
            })
            .collect();
        pairs.join("&")
    }

    fn json(&mut self) -> String {
        let pairs: Vec<String> = (0..self.rng.random_range(0..5))
            .map(|_| {
                let value = self.pick(VALUES);
                let value = if self.rng.random_ratio(1, 2) { value.to_owned() } else { format!("{value:?}") };
                format!("{:?}:{value}", self.pick(KEYS))
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

#[tokio::test]
async fn no_request_makes_a_mistake_of_ours_and_games_go_on_untouched() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let (api, tokens) = programs(&house, "hidden_temples=true").await;
    first.play(&table, "place b2").await.target();
    let before = (first.page(&table).await, ask(&house, &api, None).await);
    for seed in 0..3 {
        let ids = [table.replace("/t/", ""), api.replace("/api/tables/", "")];
        let mut maker = Maker { rng: Xoshiro256PlusPlus::seed_from_u64(seed), tables: ids };
        for round in 0..ROUNDS / 3 {
            let Some((told, request)) = maker.request() else { continue };
            let answer = house.send(request).await;
            let is_ours = answer.status.is_server_error() && answer.status != 503;
            assert!(!is_ours, "seed {seed}, round {round}, {told}: {}", answer.status);
        }
    }
    assert_eq!((first.page(&table).await, ask(&house, &api, None).await), before);
    let mut players = [first, second];
    play_out(&table, &mut players, 13).await;
    check_finished(&table, &mut players[0], 2).await;
    assert!(play_one(&house, &api, &tokens, 3).await);
}

/// The same with the cookie of somebody who plays: whatever they do by accident, the table stays one that can be read.
#[tokio::test]
async fn a_player_who_sends_nonsense_breaks_nothing() {
    let house = House::new().await;
    for seed in 0..8 {
        let (table, first, _) = friends(&house).await;
        let id = table.replace("/t/", "");
        let mut maker =
            Maker { rng: Xoshiro256PlusPlus::seed_from_u64(100 + seed), tables: [id.clone(), id] };
        for round in 0..300 {
            let Some((told, mut request)) = maker.request() else { continue };
            let cookie = format!("akhet={}", first.cookies["akhet"]);
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            let answer = house.send(request).await;
            let is_ours = answer.status.is_server_error() && answer.status != 503;
            assert!(!is_ours, "seed {seed}, round {round}, {told}: {}", answer.status);
        }
        let (mut here, mut there) = (first.clone(), house.again().await.same(&first));
        assert_eq!(here.page(&table).await, there.page(&table).await, "seed {seed}");
    }
}
