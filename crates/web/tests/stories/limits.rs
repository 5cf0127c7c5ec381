//! A client that asks too much has to wait.

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::browser::House;
use crate::program::{call, tell};

#[tokio::test]
async fn who_has_no_requests_left_is_refused_in_the_browser_and_in_the_api() {
    let house = House::with(|config| config.requests_per_second = 0).await;
    let mut guest = house.browser();
    for _ in 0..3 {
        let page = guest.get("/me").await.expect(429);
        assert!(page.text().contains("Too many requests."), "{}", page.text());
        let answer = call(&house, ("GET", "/api/games"), None, None).await.expect(429);
        let told: Value = serde_json::from_slice(&answer.body).unwrap();
        assert!(told["error"].is_string(), "{told}");
    }
    guest.post("/settings", &[("theme", "dark")]).await.expect(429);
    assert!(!guest.cookies.contains_key("theme"), "what is refused changes nothing");
    guest.get("/healthz").await.expect(200);
}

/// The bucket refills while this runs, which can only let more through. The size of the burst is exact, and it is certain
/// to end.
#[tokio::test]
async fn five_seconds_worth_of_requests_pass_at_once_and_then_no_more() {
    let house = House::with(|config| config.requests_per_second = 1).await;
    let mut guest = house.browser();
    for number in 0..5 {
        let path = if number % 2 == 0 { "/me" } else { "/api/games" };
        guest.get(path).await.expect(200);
    }
    for _ in 0..10_000 {
        if guest.get("/me").await.status == 429 {
            return;
        }
    }
    panic!("nothing is ever refused");
}

/// No test takes an hour, so nothing is refilled.
#[tokio::test]
async fn as_many_tables_as_an_hour_has_are_made_and_not_one_more() {
    let house = House::with(|config| config.tables_per_hour = 3).await;
    let mut guest = house.browser();
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    let fields = [("game", "imhotep-duel"), ("with", "bot")];
    for _ in 0..2 {
        guest.post("/tables", &fields).await.expect(303);
    }
    tell(&house, "/api/tables", None, &new, 201).await;
    for _ in 0..3 {
        let refused = guest.post("/tables", &fields).await.expect(429);
        assert!(refused.text().contains("You have made many tables in a short time."));
        let told = tell(&house, "/api/tables", None, &new, 429).await;
        assert_eq!(told["error"].as_str().map(|text| text.contains("many tables")), Some(true), "{told}");
    }
    guest.page("/tables").await;
}

/// Not by address, and not by each node for itself.
#[tokio::test]
async fn as_many_tables_as_a_guest_may_make_in_a_day_are_made_at_all_nodes_together() {
    let house = House::with(|config| config.tables_per_day = 3).await;
    let other = house.again().await;
    let (mut guest, mut stranger) = (house.browser(), house.browser());
    let fields = [("game", "imhotep-duel"), ("with", "bot")];
    guest.post("/tables", &fields).await.expect(303);
    let mut there = other.same(&guest);
    for _ in 0..2 {
        there.post("/tables", &fields).await.expect(303);
    }
    for asked in [&mut guest, &mut there] {
        let refused = asked.post("/tables", &fields).await.expect(429);
        assert!(refused.text().contains("as many tables as a guest may"), "{}", refused.text());
    }
    stranger.post("/tables", &fields).await.expect(303);
    house.tables.set_clock(house.tables.now() + 24 * 60 * 60 + 1);
    guest.post("/tables", &fields).await.expect(303);
}

#[tokio::test]
async fn too_many_streams_are_refused_until_one_ends() {
    let house = House::with(|config| config.streams = 2).await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    let open = || {
        let request = guest.request(Method::GET, &format!("{table}/events"), Body::empty());
        guest.router().oneshot(request)
    };
    let first = open().await.unwrap();
    let second = open().await.unwrap();
    assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
    assert_eq!(first.headers()["content-type"], "text/event-stream");
    assert_eq!(open().await.unwrap().status(), 429);
    drop(second);
    assert_eq!(open().await.unwrap().status(), 200);
}
