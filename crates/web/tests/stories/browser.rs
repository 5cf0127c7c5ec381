//! A server in a temporary folder, and browsers that keep their cookies.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use futures_util::StreamExt;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use service::{Place, Tables};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tower::ServiceExt;
use web::{Config, Outside, Proxies, Timeouts};

use crate::database::{Database, Grounds};
use crate::html::{self, Form};
use crate::openapi;

/// The longest a test waits for anything.
const LONG: Duration = Duration::from_mins(1);

pub(crate) struct House {
    pub(crate) config: Config,
    router: Router,
    pub(crate) tables: Arc<Tables>,
    grounds: Arc<Grounds>,
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(|_| {}).await
    }

    /// A server with changes to the usual test configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        let grounds = Arc::new(Grounds::new());
        let mut config = usual(grounds.place("data"));
        change(&mut config);
        House::open(config, grounds).await
    }

    /// A server that keeps its tables in a folder in any run.
    pub(crate) async fn in_folder() -> House {
        let grounds = Arc::new(Grounds::new());
        House::open(usual(grounds.folder_place("data")), grounds).await
    }

    /// Another process with the same tables.
    pub(crate) async fn again(&self) -> House {
        House::open(self.config.clone(), self.grounds.clone()).await
    }

    /// Another process with the same tables, with changes to its configuration.
    pub(crate) async fn again_with(&self, change: impl FnOnce(&mut Config)) -> House {
        let mut config = self.config.clone();
        change(&mut config);
        House::open(config, self.grounds.clone()).await
    }

    /// A place beside that of this house, empty at first.
    pub(crate) fn place(&self, name: &str) -> Place {
        match self.config.place {
            Place::Folder(..) => self.grounds.folder_place(name),
            Place::Database(_) => self.grounds.place(name),
        }
    }

    /// A server over another place beside that of this one.
    pub(crate) async fn beside(&self, name: &str) -> House {
        let config = Config { place: self.place(name), ..self.config.clone() };
        House::open(config, self.grounds.clone()).await
    }

    async fn open(config: Config, grounds: Arc<Grounds>) -> House {
        let (router, tables) = web::mount(&config).await.unwrap();
        House { config, router, tables, grounds }
    }

    /// Empties such a place.
    pub(crate) fn clears(&self, name: &str) {
        self.grounds.clear(name);
    }

    /// A folder for what else a story needs.
    pub(crate) fn path(&self) -> &Path {
        self.grounds.folder()
    }

    /// The folder with the tables.
    #[track_caller]
    pub(crate) fn data(&self) -> &Path {
        match &self.config.place {
            Place::Folder(folder, _) => folder,
            Place::Database(_) => panic!("it has no folder"),
        }
    }

    /// The database, for somebody who goes round the server.
    pub(crate) async fn database(&self) -> Database {
        Database::of(self).await
    }

    /// Somebody who has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), headers: Vec::new(), peer: None }
    }

    /// The same person after a restart, or at another server.
    pub(crate) fn same(&self, browser: &Browser) -> Browser {
        browser.at(self.router.clone())
    }

    /// Listens at a socket until the test is over.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = self.router.clone();
        tokio::spawn(async move { axum::serve(listener, router).await });
        address
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        Answer::of(&self.router, request).await
    }
}

/// The usual test configuration: nothing is limited.
fn usual(place: Place) -> Config {
    Config {
        place,
        bus: None,
        metrics: None,
        bind: ([127, 0, 0, 1], 0).into(),
        requests_per_second: 1_000_000,
        tables_per_hour: 1_000_000,
        streams: 1_000_000,
        connections: 1_000_000,
        proxies: Proxies::default(),
        timeouts: Timeouts::default(),
        bot_tables: 1_000_000,
        tables_per_day: 1_000_000,
        keep_days: None,
        contact: None,
        review_nodes: 20,
        editions: Vec::new(),
        outside: Outside::default(),
    }
}

#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    /// Headers sent with every request.
    pub(crate) headers: Vec<(&'static str, String)>,
    /// Where it is connected from, if not from here.
    pub(crate) peer: Option<IpAddr>,
}

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Every JSON reply of the API is compared with what the document of the API says of it.
    async fn of(router: &Router, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let answer = Answer::unchecked(router, request).await;
        let is_told = path.starts_with("/api/") && method != Method::HEAD;
        let is_plain = answer.header("content-encoding").is_empty();
        if is_told && is_plain && answer.header("content-type") == "application/json" {
            openapi::check_reply(&method, &path, answer.status.as_u16(), &answer.body);
        }
        answer
    }

    async fn unchecked(router: &Router, request: Request<Body>) -> Answer {
        let response = timeout(LONG, router.clone().oneshot(request)).await.expect("it answers").unwrap();
        let (parts, body) = response.into_parts();
        let body = timeout(LONG, to_bytes(body, usize::MAX)).await.expect("the answer ends").unwrap();
        Answer { status: parts.status, headers: parts.headers, body: body.to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Answer {
        let text = String::from_utf8_lossy(&self.body);
        let told = text.find("<main").map_or(&text[..], |start| &text[start..]);
        assert_eq!(self.status.as_u16(), status, "{}", told.chars().take(600).collect::<String>());
        self
    }

    /// Where the answer sends the browser.
    #[track_caller]
    pub(crate) fn target(self) -> String {
        self.expect(303).header("location").to_owned()
    }
}

impl Browser {
    /// The same person at another server.
    pub(crate) fn at(&self, router: Router) -> Browser {
        Browser { router, ..self.clone() }
    }

    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, Body::empty()).await
    }

    /// A page that must exist.
    pub(crate) async fn page(&mut self, path: &str) -> String {
        self.get(path).await.expect(200).text()
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs = fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value)));
        self.send(Method::POST, path, Body::from(pairs.collect::<Vec<_>>().join("&"))).await
    }

    /// Sends a form as it is, with the button that was pressed.
    pub(crate) async fn submit(&mut self, form: &Form, pressed: &[(&str, &str)]) -> Answer {
        let fields = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let is_replaced = |name: &str| pressed.iter().any(|(other, _)| *other == name);
        let fields: Vec<(&str, &str)> = fields.filter(|(name, _)| !is_replaced(name)).collect();
        self.post(&form.action, &[&fields, pressed].concat()).await
    }

    /// Presses a button of a page. If a computer player moves meanwhile, it is too late and pressed again, as people do.
    pub(crate) async fn press(&mut self, page: &str, action: &str, pressed: &[(&str, &str)]) -> Answer {
        for _ in 0..20 {
            let shown = self.page(page).await;
            let answer = self.submit(&form(&shown, action), pressed).await;
            if answer.status != StatusCode::CONFLICT {
                return answer;
            }
        }
        panic!("{action} is always too late");
    }

    async fn send(&mut self, method: Method, path: &str, body: Body) -> Answer {
        let request = self.request(method, path, body);
        let answer = Answer::of(&self.router, request).await;
        self.keep_cookies(&answer);
        answer
    }

    pub(crate) fn request(&self, method: Method, path: &str, body: Body) -> Request<Body> {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(path);
        if !self.headers.iter().any(|(name, _)| *name == "host") {
            request = request.header("host", "akhet.test");
        }
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let is_posted = request.method_ref() == Some(&Method::POST);
        if is_posted && !self.headers.iter().any(|(name, _)| *name == "content-type") {
            request = request.header("content-type", "application/x-www-form-urlencoded");
        }
        let mut request = request.body(body).unwrap();
        if let Some(peer) = self.peer {
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer, 1)));
        }
        request
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for cookie in answer.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if cookie.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    /// Makes a table of the Duel with the form on the home page: its address.
    pub(crate) async fn create(&mut self, wanted: &[(&str, &str)]) -> String {
        self.ask_for("imhotep-duel", wanted).await.target()
    }

    /// Sends the form on the home page for a game, without a name unless one is wanted.
    pub(crate) async fn ask_for(&mut self, game: &str, wanted: &[(&str, &str)]) -> Answer {
        let home = self.page(&format!("/?game={game}")).await;
        self.submit(&form(&home, "/tables"), &[&[("name", "")], wanted].concat()).await
    }

    /// Takes a chair with the form on the table's page, without giving a name.
    pub(crate) async fn sit(&mut self, table: &str, words: &str) -> Answer {
        let page = self.page(table).await;
        let form = form(&page, &format!("{table}/sit"));
        self.submit(&form, &[("words", words), ("name", "")]).await
    }

    /// Plays one action on the current page.
    pub(crate) async fn play(&mut self, table: &str, step: &str) -> Answer {
        let page = self.page(table).await;
        self.submit(&form(&page, &format!("{table}/step")), &[("step", step)]).await
    }

    pub(crate) async fn revision(&mut self, table: &str) -> u64 {
        revision(&self.page(table).await)
    }

    /// What the event stream of a table says from now on.
    pub(crate) async fn events(&self, table: &str) -> Events {
        let request = self.request(Method::GET, &format!("{table}/events"), Body::empty());
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Events(Box::pin(response.into_body().into_data_stream()))
    }

    /// The page of a table as soon as it meets a condition, fetched again whenever the event stream reports a change.
    pub(crate) async fn wait(&mut self, table: &str, is_wanted: impl Fn(&str) -> bool) -> String {
        let mut events = self.events(table).await;
        let waiting = async {
            loop {
                events.next().await;
                let page = self.page(table).await;
                if is_wanted(&page) {
                    return page;
                }
            }
        };
        timeout(LONG, waiting).await.expect("what was waited for comes")
    }

    /// The page of a table once it is not waiting for anybody else.
    pub(crate) async fn my_turn(&mut self, table: &str) -> String {
        self.wait(table, |page| html::attribute(page, "data-turn").as_deref() != Some("theirs")).await
    }
}

/// The event stream of a table.
pub(crate) struct Events(Pin<Box<BodyDataStream>>);

impl Events {
    /// The next revision.
    pub(crate) async fn next(&mut self) -> String {
        loop {
            let (name, data) = self.event().await;
            if name.is_empty() {
                return data;
            }
        }
    }

    /// How the search for others to play with stands, as soon as that changes.
    pub(crate) async fn search(&mut self) -> String {
        loop {
            let (name, data) = self.event().await;
            if name == "search" {
                return data;
            }
        }
    }

    /// The open tables have changed.
    pub(crate) async fn lobby(&mut self) {
        while self.event().await.0 != "lobby" {}
    }

    /// The seats that are away, as soon as that changes.
    pub(crate) async fn away(&mut self) -> String {
        loop {
            let (name, data) = self.event().await;
            if name == "away" {
                return data;
            }
        }
    }

    /// How many look on at the table, as soon as that changes.
    pub(crate) async fn watching(&mut self) -> u64 {
        loop {
            let (name, data) = self.event().await;
            if name == "watching" {
                return data.parse().unwrap();
            }
        }
    }

    /// At how many tables others wait for the reader, as soon as that changes.
    pub(crate) async fn waits(&mut self) -> u64 {
        loop {
            let (name, data) = self.event().await;
            if name == "waits" {
                return data.parse().unwrap();
            }
        }
    }

    /// How much was said at the table, as soon as that is more.
    pub(crate) async fn said(&mut self) -> u64 {
        loop {
            let (name, data) = self.event().await;
            if name == "phrases" {
                return data.parse().unwrap();
            }
        }
    }

    /// The name of the next event, and what it says.
    async fn event(&mut self) -> (String, String) {
        let event =
            timeout(LONG, self.0.next()).await.expect("something happens").expect("the stream goes on");
        let text = String::from_utf8(event.unwrap().to_vec()).unwrap();
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let data = field("data:").expect("an event has data").to_owned();
        (field("event:").unwrap_or_default().to_owned(), data)
    }
}

/// The form of a page that posts to this address.
#[track_caller]
pub(crate) fn form(page: &str, action: &str) -> Form {
    let forms = html::forms(page);
    forms.into_iter().find(|form| form.action == action).unwrap_or_else(|| panic!("no {action} in:\n{page}"))
}

#[track_caller]
pub(crate) fn revision(page: &str) -> u64 {
    html::attribute(page, "data-revision").expect("a table has a revision").parse().unwrap()
}

pub(crate) fn is_over(page: &str) -> bool {
    html::attribute(page, "data-turn").as_deref() == Some("over")
}

/// Plays a table to its end by pressing buttons, for whoever has any. Returns the last page of the first player.
pub(crate) async fn play_out(table: &str, players: &mut [Browser], seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..1_000 {
        for player in players.iter_mut() {
            let page = player.page(table).await;
            if is_over(&page) {
                return players[0].page(table).await;
            }
            let steps = html::steps(&page);
            if !steps.is_empty() {
                let step = &steps[rng.random_range(0..steps.len())];
                let played = player.submit(&form(&page, &format!("{table}/step")), &[("step", step)]).await;
                // On a machine that stood still, deadlines are put off meanwhile, and one looks again.
                if played.status != StatusCode::CONFLICT || !page.contains("data-until") {
                    played.target();
                }
            }
        }
        if players.len() == 1 && html::steps(&players[0].page(table).await).is_empty() {
            players[0].my_turn(table).await;
        }
    }
    panic!("the game with seed {seed} does not end");
}

/// Two friends at a private table, the first at seat 0.
pub(crate) async fn friends(house: &House) -> (String, Browser, Browser) {
    friends_with(house, &[]).await
}

pub(crate) async fn friends_with(house: &House, wanted: &[(&str, &str)]) -> (String, Browser, Browser) {
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[&[("with", "friend")], wanted].concat()).await;
    first.sit(&table, "some words").await.target();
    second.sit(&table, "other words").await.target();
    (table, first, second)
}

pub(crate) fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}
