//! Attempts to be at two tables at once, to take the place of others who wait, and to leave them with half a table.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use axum::body::Body;
use axum::http::Method;
use futures_util::future::join_all;
use tower::ServiceExt;

use crate::browser::{Browser, House};
use crate::meeting::{DUEL, USUAL, hear_table, led_to, paired, seek};

#[tokio::test]
async fn thousands_who_have_left_stand_in_nobodys_way() {
    let house = House::new().await;
    let mut away = house.browser();
    seek(&mut away, DUEL, &[]).await.target();
    let columns = "game, seats, paces, rated, opponents, computers, rating, deviation";
    let left = format!(
        "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 2000) \
         INSERT INTO seeks (who, {columns}, since, renewed) \
         SELECT 'away' || CAST(n AS TEXT), {columns}, since - 25000, renewed - 25000 FROM seeks, many"
    );
    let mut database = house.database().await;
    database.execute(&left).await;
    away.post("/lobby/stop", &[]).await.target();
    let (_, mut first, _) = paired(&house).await;
    assert!(led_to(&mut first).await.is_some());
    assert_eq!(database.count("seeks WHERE who LIKE 'away%'").await, 2_000, "they may come back");
}

#[tokio::test]
async fn a_search_that_is_sent_twice_or_again_later_is_one_search_and_one_table() {
    let house = House::new().await;
    let there = house.again().await;
    let mut first = house.browser();
    first.page("/lobby").await;
    let mut windows: Vec<Browser> =
        (0..6).map(|number| if number % 2 == 0 { first.clone() } else { there.same(&first) }).collect();
    let posts = windows.iter_mut().map(|window| window.post("/lobby", &[("game", DUEL), USUAL]));
    for answer in join_all(posts).await {
        assert_eq!(answer.target(), "/lobby");
    }
    let mut database = house.database().await;
    assert_eq!(database.count("seeks").await, 1);
    assert_eq!(led_to(&mut first).await, None, "nobody plays against themselves");
    let mut second = house.browser();
    seek(&mut second, DUEL, &[]).await.target();
    let table = led_to(&mut first).await.unwrap();
    // Whoever has been found looks for nobody else.
    let mut third = house.browser();
    seek(&mut third, DUEL, &[]).await.target();
    first.post("/lobby", &[("game", DUEL), USUAL]).await.target();
    first.post("/lobby/stop", &[]).await.target();
    assert_eq!(led_to(&mut first).await, Some(table));
    assert_eq!(led_to(&mut third).await, None);
    assert_eq!(database.count("tables").await, 1);
}

#[tokio::test]
async fn nobody_stops_the_search_of_somebody_else_or_takes_their_chair() {
    let house = House::new().await;
    let (table, mut first, _) = paired(&house).await;
    let mut waiting = house.browser();
    seek(&mut waiting, DUEL, &[]).await.target();
    let mut stranger = house.browser();
    stranger.post("/lobby/stop", &[]).await.target();
    assert_eq!(
        stranger.post("/lobby/bot", &[]).await.target(),
        "/lobby",
        "whoever does not wait is offered nothing"
    );
    assert_eq!(house.database().await.count("seeks").await, 3);
    stranger.post(&format!("{table}/sit"), &[("words", "some words")]).await.expect(409);
    stranger.post(&format!("{table}/leave"), &[]).await.expect(403);
    stranger.post(&format!("{table}/bot"), &[("place", "0"), ("bot", "scribe")]).await.expect(403);
    first.sit(&table, "some words").await.target();
    // What another site sends does nothing.
    let mut elsewhere = waiting.clone();
    elsewhere.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    elsewhere.post("/lobby/stop", &[]).await.expect(403);
    assert!(waiting.page("/lobby").await.contains("Looking for an opponent"));
}

#[tokio::test]
async fn searches_cannot_be_begun_without_end() {
    let house = House::with(|config| config.tables_per_hour = 3).await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(
            house.browser().post("/lobby", &[("game", DUEL), ("pace-3d", "true")]).await.status.as_u16(),
        );
    }
    assert_eq!(statuses, [303, 303, 303, 429, 429]);
}

#[tokio::test]
async fn a_table_that_cannot_be_stored_leaves_everybody_waiting_and_nothing_behind() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    seek(&mut first, DUEL, &[]).await.target();
    // As if the node died between the searches and the table.
    database.fill("BEFORE INSERT ON chairs").await;
    seek(&mut second, DUEL, &[]).await.target();
    assert_eq!((led_to(&mut first).await, led_to(&mut second).await), (None, None));
    assert_eq!(database.count("tables").await, 0);
    assert_eq!(database.count("seeks WHERE table_id IS NULL").await, 2);
    let mut events = first.events("/lobby").await;
    database.empty("chairs").await;
    let table = hear_table(&mut events).await;
    assert_eq!(led_to(&mut second).await, Some(table));
}

#[tokio::test]
async fn a_node_that_dies_after_it_has_given_a_table_up_loses_nobody() {
    let house = House::new().await;
    let (table, first, mut second) = paired(&house).await;
    let mut events = first.events("/lobby").await;
    assert_eq!(events.search().await, table);
    house
        .database()
        .await
        .execute("UPDATE tables SET progress = 'called-off', revision = revision + 1")
        .await;
    assert_eq!(events.search().await, "waiting");
    // Both are still here, so they are paired again.
    let next = hear_table(&mut events).await;
    assert_ne!(next, table);
    assert_eq!(led_to(&mut second).await, Some(next));
}

#[tokio::test]
async fn whoever_hangs_up_while_they_are_paired_leaves_nothing_by_half() {
    let house = House::new().await;
    for polls in 1..8 {
        let (mut first, mut second) = (house.browser(), house.browser());
        first.page("/lobby").await;
        seek(&mut second, DUEL, &[]).await.target();
        let body = Body::from(format!("game={DUEL}&pace-600%2B30=true"));
        let request = first.request(Method::POST, "/lobby", body);
        {
            let mut going = pin!(first.router().oneshot(request));
            for _ in 0..polls {
                if poll_fn(|context| Poll::Ready(going.as_mut().poll(context).is_ready())).await {
                    break;
                }
                tokio::task::yield_now().await;
            }
        }
        let mut events = second.events("/lobby").await;
        // They are paired, or the first is not there and comes again.
        if first.get("/lobby").await.text().contains("Find an opponent") {
            seek(&mut first, DUEL, &[]).await.target();
        }
        let table = hear_table(&mut events).await;
        assert_eq!(led_to(&mut first).await, Some(table.clone()), "after {polls}");
        for browser in [&mut first, &mut second] {
            browser.sit(&table, "some words").await.target();
        }
    }
    let mut database = house.database().await;
    assert_eq!(database.count("tables").await, 7);
    assert_eq!(database.count("tables WHERE progress = 'playing'").await, 7);
}

#[tokio::test]
async fn names_with_markup_are_only_names() {
    let house = House::new().await;
    let mut first = house.browser();
    let table = first.create(&[("with", "friend"), ("open", "true")]).await;
    let page = first.page(&table).await;
    let sit = crate::browser::form(&page, &format!("{table}/sit"));
    let name = "\"><img src=x>";
    first.submit(&sit, &[("words", "some words"), ("name", name)]).await.target();
    let page = house.browser().page("/lobby").await;
    assert!(page.contains("&lt;img src=x&gt;") && !page.contains("<img src=x>"), "{page}");
}
