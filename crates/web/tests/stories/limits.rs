//! One who asks too much is asked to wait.

use axum::body::Body;
use axum::http::Method;
use tower::ServiceExt;

use crate::browser::House;

#[tokio::test]
async fn too_many_requests_are_refused() {
    let house = House::with(|config| config.requests_per_second = 2).await;
    let mut guest = house.browser();
    let mut statuses = Vec::new();
    for _ in 0..200 {
        statuses.push(guest.get("/me").await.status.as_u16());
    }
    assert!(statuses[..10].iter().all(|status| *status == 200), "a few seconds' worth at once: {statuses:?}");
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert!(refused > 100, "{statuses:?}");
    let answer = guest.get("/api/games").await;
    assert!(answer.status == 429 || answer.status == 200, "programs are limited as well");
}

#[tokio::test]
async fn too_many_tables_are_refused() {
    let house = House::with(|config| config.tables_per_hour = 3).await;
    let mut guest = house.browser();
    for _ in 0..3 {
        guest.create(&[("with", "bot")]).await;
    }
    let fields = [("game", "imhotep-duel"), ("with", "bot")];
    let refused = guest.post("/tables", &fields).await.expect(429);
    assert!(refused.text().contains("You have made many tables in a short time."));
    guest.page("/tables").await;
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
    assert!(first.status() == 200 && second.status() == 200);
    assert_eq!(first.headers()["content-type"], "text/event-stream");
    assert_eq!(open().await.unwrap().status(), 429);
    drop(second);
    assert_eq!(open().await.unwrap().status(), 200);
}
