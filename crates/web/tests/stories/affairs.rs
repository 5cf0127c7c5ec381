//! What a program hears of the games and challenges of its account.

use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::browser::{Browser, House};
use crate::challenges::two;
use crate::openapi;
use crate::profiles::person;
use crate::program::{ask, call, tell};
use crate::served::{Served, hear, heard};
use crate::tokens::{end_token, token};

/// The longest a test waits for anything.
const LONG: Duration = Duration::from_mins(1);

/// The stream of an account.
pub(crate) struct Affairs {
    stream: Pin<Box<BodyDataStream>>,
    text: String,
}

impl Affairs {
    pub(crate) async fn of(house: &House, token: &str) -> Affairs {
        let request = Request::get("/api/me/events").header("authorization", format!("Bearer {token}"));
        let request = request.body(Body::empty()).unwrap();
        let response = house.browser().router().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Affairs { stream: Box::pin(response.into_body().into_data_stream()), text: String::new() }
    }

    /// The name of the next event and what it says; nothing once the stream has ended.
    pub(crate) async fn event(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field =
                    |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                let told = field("event:").zip(field("data:"));
                let told = told.map(|(name, data)| (name.to_owned(), serde_json::from_str(data).unwrap()));
                let rest = rest.to_owned();
                self.text = rest;
                match told {
                    Some((name, told)) => {
                        let document = &*openapi::DOCUMENT;
                        let stream = openapi::find(document, "GET", "/api/me/events").unwrap().1;
                        let data = &stream["responses"]["200"]["content"]["text/event-stream"]["x-data"];
                        openapi::check(document, data, &told).unwrap();
                        return Some((name, told));
                    }
                    // A comment that keeps the connection alive.
                    None => continue,
                }
            }
            let more = timeout(LONG, self.stream.next()).await.expect("something happens")?;
            self.text.push_str(std::str::from_utf8(&more.unwrap()).unwrap());
        }
    }

    /// The state of the next event, with what it is about.
    pub(crate) async fn next(&mut self) -> (String, Value) {
        let (name, told) = self.event().await.expect("the stream goes on");
        (format!("{name} {}", told["state"].as_str().unwrap()), told)
    }

    pub(crate) async fn expect(&mut self, state: &str) -> Value {
        let (next, told) = self.next().await;
        assert_eq!(next, state, "{told}");
        told
    }
}

/// Zsófi and Bálint, who are friends, with a token each.
async fn two_with_tokens(house: &House) -> [(Browser, String); 2] {
    let (mut zsofi, mut balint) = two(house).await;
    let (one, other) = (token(&mut zsofi, &[]).await, token(&mut balint, &[]).await);
    [(zsofi, one), (balint, other)]
}

const DUEL: &str = "imhotep-duel";

pub(crate) async fn challenge(house: &House, token: &str, asked: &Value) -> String {
    let sent = tell(house, "/api/me/challenges", Some(token), asked, 201).await;
    sent["challenge"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_programs_challenge_each_other_play_and_hear_of_it_all() {
    let house = House::new().await;
    let [(_, zsofi), (_, balint)] = two_with_tokens(&house).await;
    let there = house.again().await;
    let (mut one, mut other) = (Affairs::of(&house, &zsofi).await, Affairs::of(&there, &balint).await);
    let asked = json!({ "name": "balint", "game": DUEL, "pace": "600+30", "seat": "first" });
    let id = challenge(&house, &zsofi, &asked).await;
    assert_eq!(one.expect("challenge asked").await["challenge"]["side"], "challenger");
    let told = other.expect("challenge asked").await["challenge"].clone();
    let left = told["left"].as_i64().unwrap();
    let expected = json!({
        "id": id, "side": "challenged", "with": "Zsófi", "bot": false, "game": DUEL, "pace": "600+30",
        "rated": false, "seat": "first", "answer": "open", "left": left, "table": null,
    });
    assert_eq!(told, expected);
    assert_eq!(ask(&there, "/api/me/challenges", Some(&balint)).await["challenges"], json!([told]));
    let accept = format!("/api/me/challenges/{id}/accept");
    tell(&house, &accept, Some(&zsofi), &json!({}), 409).await;
    let table = tell(&there, &accept, Some(&balint), &json!({}), 200).await["table"].clone();
    for (stream, token) in [(&mut one, &zsofi), (&mut other, &balint)] {
        assert_eq!(stream.expect("challenge accepted").await["challenge"]["table"], table);
        let told = stream.expect("game sit").await;
        assert_eq!((&told["table"], &told["game"]), (&table, &json!(DUEL)));
        let seats = format!("/api/tables/{}/seats", table.as_str().unwrap());
        let sat = tell(&house, &seats, Some(token), &json!({ "entropy": "c0ffee" }), 201).await;
        assert_eq!(sat["token"], Value::Null);
    }
    let path = format!("/api/tables/{}", table.as_str().unwrap());
    assert_eq!(one.expect("game started").await["own"], json!([0]));
    assert_eq!(one.expect("game turn").await["revision"], 2);
    assert_eq!(other.expect("game started").await["own"], json!([1]));
    let running = ask(&there, "/api/me/games", Some(&balint)).await["games"][0].clone();
    let seats = json!([{ "name": "Zsófi" }, { "name": "Bálint" }]);
    let expected = json!({
        "table": table, "game": DUEL, "progress": "playing", "revision": 2, "own": [1], "sit": false,
        "turn": { "seat": 0 }, "yours": false, "seats": seats, "pace": "600+30", "rated": false,
    });
    assert_eq!(running, expected);
    let step = json!({ "revision": 2, "steps": ["place b2"] });
    tell(&house, &format!("{path}/steps"), Some(&zsofi), &step, 200).await;
    assert_eq!(other.expect("game turn").await["revision"], 3);
    // Whoever comes back hears what is open now, and nothing of what is over.
    let mut again = Affairs::of(&there, &balint).await;
    again.expect("game started").await;
    assert_eq!(again.expect("game turn").await["revision"], 3);
    tell(&there, &format!("{path}/resign"), Some(&balint), &json!({ "revision": 3 }), 200).await;
    for stream in [&mut one, &mut other, &mut again] {
        assert_eq!(stream.expect("game over").await["revision"], 4);
    }
    assert_eq!(ask(&house, "/api/me/games", Some(&zsofi)).await, json!({ "games": [] }));
}

#[tokio::test]
async fn challenges_are_declined_taken_back_and_lapse_and_both_hear_of_it() {
    let house = House::new().await;
    let [(_, zsofi), (_, balint)] = two_with_tokens(&house).await;
    let asked = json!({ "name": "Bálint", "game": "pyramidice" });
    let (mut one, mut other) = (Affairs::of(&house, &zsofi).await, Affairs::of(&house, &balint).await);
    for what in ["declined", "taken-back", "lapsed"] {
        let id = challenge(&house, &zsofi, &asked).await;
        let told = one.expect("challenge asked").await;
        assert_eq!((&told["challenge"]["pace"], &told["challenge"]["seat"]), (&Value::Null, &json!("drawn")));
        other.expect("challenge asked").await;
        // Between two people only one is open at a time, whichever of them asks.
        tell(&house, "/api/me/challenges", Some(&zsofi), &asked, 422).await;
        let [decline, withdraw] = ["decline", "withdraw"].map(|way| format!("/api/me/challenges/{id}/{way}"));
        tell(&house, &decline, Some(&zsofi), &json!({}), 409).await;
        tell(&house, &withdraw, Some(&balint), &json!({}), 409).await;
        match what {
            "declined" => tell(&house, &decline, Some(&balint), &json!({}), 200).await,
            "taken-back" => tell(&house, &withdraw, Some(&zsofi), &json!({}), 200).await,
            _ => {
                house.database().await.execute("UPDATE dares SET until = 1 WHERE answer = 'open'").await;
                Value::Null
            }
        };
        for stream in [&mut one, &mut other] {
            let told = stream.expect(&format!("challenge {what}")).await;
            assert_eq!(told["challenge"]["id"], json!(id));
        }
        tell(&house, &decline, Some(&balint), &json!({}), 409).await;
    }
}

#[tokio::test]
async fn a_token_that_ends_in_the_middle_of_a_stream_ends_it_whichever_node_it_comes_from() {
    let house = House::new().await;
    let there = house.again().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let token = token(&mut zsofi, &[("scope", "read")]).await;
    let mut streams = [Affairs::of(&house, &token).await, Affairs::of(&there, &token).await];
    end_token(&mut zsofi).await;
    for stream in &mut streams {
        assert_eq!(stream.event().await, None);
    }
    assert_eq!(call(&house, ("GET", "/api/me/events"), Some(&token), None).await.status, 401);
}

#[tokio::test]
async fn a_node_that_stops_ends_its_streams_and_tokens_are_measured_by_nobody() {
    let served = Served::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let mut zsofi = person(&served.house, "Zsófi").await;
    let token = token(&mut zsofi, &[]).await;
    let head = format!("host: akhet\r\nauthorization: Bearer {token}\r\n\r\n");
    let mut stream = served.say(&format!("GET /api/me/events HTTP/1.1\r\n{head}")).await;
    hear(&mut stream, "200 OK").await;
    let told = heard_at(served.metrics.unwrap(), "GET /metrics").await;
    assert!(told.contains("akhet_answers_total{route=\"/api/me/events\",status=\"200\"} 1"), "{told}");
    assert!(!told.contains(&token[4..]) && !told.contains("akp_"), "{told}");
    served.stop().await;
    heard(&mut stream).await;
}

/// What is answered at an address.
async fn heard_at(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("{request} HTTP/1.1\r\nhost: akhet\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    heard(&mut stream).await
}

#[tokio::test]
async fn an_account_has_only_so_many_listeners() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let token = token(&mut zsofi, &[]).await;
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(Affairs::of(&house, &token).await);
    }
    let refused = call(&house, ("GET", "/api/me/events"), Some(&token), None).await.expect(429).text();
    assert!(refused.contains("being listened to"), "{refused}");
    streams.pop();
    streams.push(Affairs::of(&house, &token).await);
}

#[tokio::test]
async fn what_a_challenge_cannot_be_is_said() {
    let house = House::new().await;
    let [(mut zsofi, one), (_, _)] = two_with_tokens(&house).await;
    let read = token(&mut zsofi, &[("scope", "read")]).await;
    for (asked, status, why) in [
        (json!({ "name": "Bálint", "game": "chess" }), 400, "chess"),
        (json!({ "name": "Bálint", "game": DUEL, "pace": "soon" }), 400, "`soon` is no pace"),
        (json!({ "name": "Bálint", "game": DUEL, "seat": "best" }), 400, "not `best`"),
        (json!({ "name": "Bálint", "game": DUEL, "rated": true }), 400, "a rated game needs a pace"),
        (json!({ "name": "Bálint", "game": DUEL, "swiftly": true }), 400, "swiftly"),
        (json!({ "name": "Nobody", "game": DUEL }), 404, "no such profile"),
        (json!({ "name": "Zsófi", "game": DUEL }), 422, "could not be sent"),
    ] {
        let refused = tell(&house, "/api/me/challenges", Some(&one), &asked, status).await;
        assert!(refused["error"].as_str().unwrap().contains(why), "{refused}");
    }
    let asked = json!({ "name": "Bálint", "game": DUEL });
    tell(&house, "/api/me/challenges", Some(&read), &asked, 403).await;
    for path in ["/api/me", "/api/me/games", "/api/me/challenges", "/api/me/events"] {
        assert_eq!(call(&house, ("GET", path), None, None).await.status, 401, "{path}");
    }
}
