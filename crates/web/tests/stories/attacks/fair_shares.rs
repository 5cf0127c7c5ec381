//! Nobody's computer players, reviews or pictures take what belongs to everybody.

use std::net::SocketAddr;
use std::thread::available_parallelism;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::{Value, json};
use tokio::task::yield_now;

use crate::browser::House;
use crate::program::ask;

/// Makes a table from an address, and returns the status and what was told.
async fn create(house: &House, from: [u8; 4], seats: &[&str]) -> (u16, Value) {
    let (game, options) = match seats.len() {
        2 => ("imhotep-duel", String::new()),
        count => ("nefertiti", format!("players={count}")),
    };
    let body = json!({ "game": game, "options": options, "seats": seats }).to_string();
    let request = Request::post("/api/tables").header("host", "akhet.test");
    let mut request = request.header("content-type", "application/json").body(Body::from(body)).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((from, 1))));
    let answer = house.send(request).await;
    (answer.status.as_u16(), serde_json::from_slice(&answer.body).unwrap())
}

#[tokio::test]
async fn one_address_has_only_so_many_tables_without_people() {
    let house = House::with(|config| config.bot_tables = 2).await;
    let (here, elsewhere) = ([192, 0, 2, 1], [192, 0, 2, 2]);
    let slow = ["vizier"; 4];
    for _ in 0..2 {
        assert_eq!(create(&house, here, &slow).await.0, 201);
    }
    for _ in 0..3 {
        let (status, told) = create(&house, here, &["random"; 2]).await;
        assert_eq!(status, 429, "{told}");
        assert!(told["error"].as_str().unwrap().contains("tables with only computer players"), "{told}");
    }
    assert_eq!(create(&house, here, &["open", "vizier"]).await.0, 201, "somebody may come");
    assert_eq!(create(&house, elsewhere, &slow).await.0, 201);
}

#[tokio::test]
async fn a_table_whose_game_is_over_no_longer_counts() {
    let house = House::with(|config| config.bot_tables = 1).await;
    let here = [192, 0, 2, 1];
    for _ in 0..3 {
        let (status, made) = create(&house, here, &["random"; 2]).await;
        assert_eq!(status, 201, "{made}");
        let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
        while ask(&house, &path, None).await["progress"] != "over" {
            yield_now().await;
        }
    }
}

#[tokio::test]
async fn tables_without_people_leave_room_for_a_persons_opponent() {
    let house = House::new().await;
    let cores = available_parallelism().map_or(1, usize::from);
    for _ in 0..20 {
        assert_eq!(create(&house, [192, 0, 2, 1], &["vizier"; 4]).await.0, 201);
    }
    for _ in 0..1000 {
        yield_now().await;
        assert!(house.tables.count_work() <= (cores - 1).max(1), "one core is left for people");
    }
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot"), ("bot", "apprentice"), ("seat", "0")]).await;
    guest.sit(&table, "some words").await.target();
    for step in ["place b2", "place a1"] {
        guest.play(&table, step).await;
        guest.my_turn(&table).await;
    }
}
