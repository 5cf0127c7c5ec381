//! Nobody is told that something was saved which was not, and an operator can see whether saving works.

use std::time::Duration;

use crate::browser::House;

/// How many writes were tried to find out whether that works.
async fn tried(house: &House) -> i64 {
    let value = "SELECT CAST(value AS bigint) FROM settings WHERE key = 'writes tried'";
    house.database().await.find(value).await.unwrap_or(0)
}

/// Lets time pass while nothing is going on.
async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

#[tokio::test]
async fn whoever_asks_how_the_server_is_gets_an_answer_however_much_they_ask() {
    let house = House::with(|config| config.requests_per_second = 0).await;
    let mut asker = house.browser();
    asker.get("/").await.expect(429);
    for _ in 0..100 {
        assert_eq!(asker.page("/healthz").await, "well\n");
        assert_eq!(asker.page("/readyz").await, "Changes are saved.\n");
    }
    assert_eq!(tried(&house).await, 1, "a write is tried every five seconds at most");
    pass(Duration::from_secs(6)).await;
    asker.page("/readyz").await;
    assert_eq!(tried(&house).await, 2);
}

#[tokio::test]
async fn a_server_that_cannot_save_is_alive_but_not_ready() {
    let house = House::new().await;
    let mut asker = house.browser();
    house.database().await.fill("BEFORE INSERT ON settings").await;
    let refused = asker.get("/readyz").await.expect(503);
    assert_eq!(refused.text(), "Changes cannot be saved at present; the log says why.\n");
    assert_eq!(asker.page("/healthz").await, "well\n");
    house.database().await.empty("settings").await;
    asker.get("/readyz").await.expect(503);
    pass(Duration::from_secs(6)).await;
    asker.get("/readyz").await.expect(200);
}
