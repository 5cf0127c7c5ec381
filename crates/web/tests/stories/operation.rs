//! What an operator relies on: who is ready, what is measured, and how a node leaves. Whether saving works is asked in
//! `attacks::saving`.

use std::net::SocketAddr;
use std::time::Duration;

use harness::{Nats, Schema};
use serde_json::{Value, json};
use service::Place;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use web::Timeouts;

use crate::browser::{House, friends, revision};
use crate::served::{LONG, Served, hear, heard};

/// Short enough to be waited for.
const SHORT: Duration = Duration::from_millis(100);

/// Waits until something is so.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(LONG, waiting).await.expect("it comes to it");
}

/// Asks a server for something on a connection of its own: the whole answer.
async fn ask(address: SocketAddr, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "{request} HTTP/1.1\r\nhost: akhet\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    heard(&mut stream).await
}

#[track_caller]
fn check(answer: &str, status: u16, text: &str) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")) && answer.contains(text), "{answer}");
}

#[tokio::test]
async fn a_node_is_not_ready_while_it_cannot_tell_others() {
    let mut nats = Nats::start().unwrap();
    let address = format!("nats://{}", nats.address());
    let house = House::with(|config| config.bus = Some(address)).await;
    let mut asker = house.browser();
    until(async || asker.get("/readyz").await.status == 200).await;
    nats.kill();
    until(async || asker.get("/readyz").await.status == 503).await;
    let refused = asker.get("/readyz").await.expect(503);
    assert_eq!(refused.text(), "Other nodes cannot be told of changes at present.\n");
    assert_eq!(asker.page("/healthz").await, "well\n");
    // People are served all the same: others will ask the store.
    let (table, mut first, _) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    let bus = || house.tables.figures().bus;
    assert!(bus().waiting > 0 && bus().lag > Duration::ZERO, "nobody was told: {:?}", bus());
    let lag = bus().lag;
    assert!(bus().lag > lag, "and it takes longer and longer");
    nats.run().unwrap();
    until(async || asker.get("/readyz").await.status == 200).await;
    until(async || bus().waiting == 0 && bus().lag == Duration::ZERO).await;
}

#[tokio::test]
async fn a_node_that_leaves_says_so_and_serves_on_until_nobody_is_sent_to_it() {
    let schema = Schema::shared().unwrap();
    let served = Served::with(|config| {
        config.place = Place::Database(schema.address().to_owned());
        config.timeouts.leave = LONG;
    })
    .await;
    let address = served.address;
    let table = served.house.browser().create(&[("with", "friend")]).await;
    let events = format!("GET {table}/events");
    check(&ask(address, "GET /readyz", "").await, 200, "Changes are saved.");
    let mut stream =
        served.say(&format!("{events} HTTP/1.1\r\nhost: akhet\r\nconnection: close\r\n\r\n")).await;
    hear(&mut stream, "data: 0").await;
    let leaving = tokio::spawn(served.stop());
    heard(&mut stream).await;
    check(&ask(address, "GET /readyz", "").await, 503, "The server is stopping.");
    check(&ask(address, "GET /healthz", "").await, 200, "well");
    check(&ask(address, &format!("GET {table}"), "").await, 200, &table);
    check(&ask(address, &events, "").await, 503, "");
    check(&ask(address, &events.replace("/t/", "/api/tables/"), "").await, 503, "");
    leaving.abort();
}

#[test]
fn a_node_has_left_within_fifteen_seconds_whatever_clients_do() {
    let Timeouts { leave, drain, close, .. } = Timeouts::default();
    assert!(leave + drain + close <= Duration::from_secs(15));
}

/// How many tables wait for a computer player, and how many of them some node has claimed.
async fn waiting_and_claimed(house: &House) -> (i64, i64) {
    let mut database = house.database().await;
    let waiting = database.count("tables WHERE waits_for_bot").await;
    (waiting, database.count("tables WHERE waits_for_bot AND claimed_until > 0").await)
}

#[tokio::test]
async fn a_node_that_stops_gives_back_the_computer_players_it_played_for() {
    let served = Served::with(|config| config.timeouts.leave = SHORT).await;
    // This one shares the tables, and is to leave them alone.
    served.house.tables.retire();
    served.house.database().await.fill_when("BEFORE INSERT ON steps", "NEW.actor = 0").await;
    let new = json!({ "game": "imhotep-duel", "seats": ["scribe", "open"] });
    let made = post(served.address, "/api/tables", &new).await;
    let api = format!("/api/tables/{}", made["table"].as_str().unwrap());
    post(served.address, &format!("{api}/seats"), &json!({ "seat": 1 })).await;
    assert_eq!(waiting_and_claimed(&served.house).await, (1, 1), "it cannot move, and tries again");
    let house = served.stop().await;
    assert_eq!(waiting_and_claimed(&house).await, (1, 0));
    house.database().await.empty("steps").await;
    let table = api.replace("/api/tables/", "/t/");
    // Before there is somebody who may move.
    let seen = house.browser().revision(&table).await;
    let other = house.again().await;
    other.browser().wait(&table, |page| revision(page) > seen).await;
}

async fn post(address: SocketAddr, path: &str, body: &Value) -> Value {
    let answer = ask(address, &format!("POST {path}"), &body.to_string()).await;
    check(&answer, 201, "");
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// Everything that Prometheus is told.
const FIGURES: [&str; 21] = [
    "# TYPE akhet_answers counter",
    "# TYPE akhet_answer_seconds histogram",
    "# TYPE akhet_live_tables gauge",
    "# TYPE akhet_bots gauge",
    "# TYPE akhet_bots_thinking gauge",
    "# TYPE akhet_bots_waiting gauge",
    "# TYPE akhet_reviews gauge",
    "# TYPE akhet_thoughts gauge",
    "# TYPE akhet_streams gauge",
    "# TYPE akhet_notices_waiting gauge",
    "# TYPE akhet_bus_reachable gauge",
    "# TYPE akhet_bus_waiting gauge",
    "# TYPE akhet_bus_lag_seconds gauge",
    "# TYPE akhet_commits counter",
    "# TYPE akhet_batches counter",
    "# TYPE akhet_conflicts counter",
    "# TYPE akhet_failures counter",
    "# TYPE akhet_bus_dropped counter",
    "# TYPE akhet_notices_sent counter",
    "# TYPE akhet_notices_failed counter",
    "# TYPE akhet_catch_ups counter",
];

#[tokio::test]
async fn what_is_measured_is_told_at_an_address_of_its_own_and_names_nobody() {
    let served = Served::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let metrics = served.metrics.unwrap();
    let (table, mut first, _) = friends(&served.house).await;
    first.post("/me", &[("name", "Nebamun")]).await.target();
    first.play(&table, "place b2").await.target();
    let page = ask(served.address, &format!("GET {table}"), "").await;
    check(&page, 200, "data-revision");
    ask(served.address, "GET /t/unknown?name=Nebamun", "").await;
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    let made = post(served.address, "/api/tables", &new).await;
    let other = made["table"].as_str().unwrap();
    let mut stream = served.say(&format!("GET {table}/events HTTP/1.1\r\nhost: akhet\r\n\r\n")).await;
    hear(&mut stream, "data: ").await;

    let told = ask(metrics, "GET /metrics", "").await;
    check(&told, 200, "content-type: application/openmetrics-text; version=1.0.0");
    for figure in FIGURES {
        assert!(told.contains(&format!("{figure}\n")), "{figure} in {told}");
    }
    assert_eq!(told.matches("# TYPE ").count(), FIGURES.len(), "{told}");
    for line in [
        "akhet_answers_total{route=\"/t/{id}\",status=\"200\"} 1",
        "akhet_answers_total{route=\"/t/{id}\",status=\"404\"} 1",
        "akhet_answers_total{route=\"/api/tables\",status=\"201\"} 1",
        "akhet_streams 1",
        "akhet_live_tables 2",
        "akhet_bots 0",
        "akhet_bots_thinking 0",
        "akhet_bots_waiting 0",
        "akhet_commits_total 1",
        "akhet_bus_reachable 1",
    ] {
        assert!(told.contains(&format!("{line}\n")), "{line} in {told}");
    }
    for secret in [table.trim_start_matches("/t/"), other, "Nebamun", "place", "b2", "unknown"] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
    check(&ask(served.address, "GET /metrics", "").await, 404, "");
    check(&ask(metrics, &format!("GET {table}"), "").await, 404, "");
    check(&ask(metrics, "GET /", "").await, 404, "");
}

#[tokio::test]
async fn nothing_is_told_unless_somebody_wants_to_know() {
    let served = Served::with(|_| {}).await;
    assert_eq!(served.metrics, None);
    check(&ask(served.address, "GET /metrics", "").await, 404, "");
}
