//! Whoever hangs up leaves no work behind, and nobody makes the server do more at once than it has cores.

use std::thread::available_parallelism;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request};
use tokio::task::{JoinHandle, yield_now};
use tokio::time::timeout;
use tower::ServiceExt;

use crate::browser::{Browser, House, friends, play_out};
use crate::html;
use crate::review::reviewed;

/// A search with so many iterations would take many minutes.
const MANY_NODES: u32 = 10_000_000;

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// Sends a request and goes away as soon as the server has begun to think about it.
fn ask(browser: &Browser, request: Request<Body>) -> JoinHandle<u16> {
    let router = browser.router();
    tokio::spawn(async move { router.oneshot(request).await.unwrap().status().as_u16() })
}

async fn hang_up(asked: JoinHandle<u16>) {
    asked.abort();
    assert!(asked.await.unwrap_err().is_cancelled(), "it was still being thought about");
}

async fn wait_for_work(house: &House, is_wanted: impl Fn(usize) -> bool) {
    let waiting = async {
        while !is_wanted(house.tables.count_work()) {
            yield_now().await;
        }
    };
    let waited = timeout(Duration::from_mins(1), waiting).await;
    waited.unwrap_or_else(|_| panic!("{} are at work", house.tables.count_work()));
}

/// A guest at a number of tables, whose turn it is at each.
async fn at_tables(house: &House, count: usize) -> (Browser, Vec<String>) {
    let mut guest = house.browser();
    let mut tables = Vec::new();
    for _ in 0..count {
        let table = guest.create(&[("with", "bot"), ("bot", "random"), ("seat", "0")]).await;
        guest.sit(&table, "some words").await.target();
        tables.push(table);
    }
    (guest, tables)
}

fn hint(guest: &Browser, table: &str) -> Request<Body> {
    guest.request(Method::POST, &format!("{table}/hint"), Body::from("tell=kind&revision=1"))
}

#[tokio::test]
async fn a_hundred_and_twenty_abandoned_hints_leave_nothing_behind() {
    let house = House::with(|config| config.review_nodes = MANY_NODES).await;
    let (guest, tables) = at_tables(&house, 12).await;
    for number in 0..120 {
        let asked = ask(&guest, hint(&guest, &tables[number % tables.len()]));
        for _ in 0..10 {
            yield_now().await;
            assert!(house.tables.count_work() <= cores());
        }
        hang_up(asked).await;
    }
    wait_for_work(&house, |count| count == 0).await;
    // One that was certainly begun.
    let asked = ask(&guest, hint(&guest, &tables[0]));
    wait_for_work(&house, |count| count == 1).await;
    hang_up(asked).await;
    wait_for_work(&house, |count| count == 0).await;
}

#[tokio::test]
async fn thirty_who_ask_for_the_same_hint_wait_for_one_search() {
    let house = House::with(|config| config.review_nodes = MANY_NODES).await;
    let (guest, tables) = at_tables(&house, 1).await;
    let mut asked: Vec<_> = (0..30).map(|_| ask(&guest, hint(&guest, &tables[0]))).collect();
    for _ in 0..1000 {
        yield_now().await;
        assert!(house.tables.count_work() <= 1);
    }
    wait_for_work(&house, |count| count == 1).await;
    // It goes on for as long as one of them waits.
    let last = asked.pop().unwrap();
    for each in asked {
        hang_up(each).await;
    }
    yield_now().await;
    assert_eq!(house.tables.count_work(), 1);
    hang_up(last).await;
    wait_for_work(&house, |count| count == 0).await;
}

#[tokio::test]
async fn a_hint_about_a_position_that_was_left_stops() {
    let house = House::with(|config| config.review_nodes = MANY_NODES).await;
    let (mut guest, tables) = at_tables(&house, 1).await;
    let asked = ask(&guest, hint(&guest, &tables[0]));
    wait_for_work(&house, |count| count == 1).await;
    guest.play(&tables[0], "place b2").await.target();
    assert_eq!(asked.await.unwrap(), 409);
    wait_for_work(&house, |count| count == 0).await;
}

#[tokio::test]
async fn only_so_many_of_one_address_wait_and_nobody_else_is_refused() {
    let house = House::with(|config| config.review_nodes = MANY_NODES).await;
    let (guest, tables) = at_tables(&house, 20 + cores()).await;
    let asked: Vec<_> = tables.iter().map(|table| ask(&guest, hint(&guest, table))).collect();
    wait_for_work(&house, |count| count == cores()).await;
    let is_refused = || asked.iter().filter(|each| each.is_finished()).count() == 4;
    let refused = timeout(Duration::from_mins(1), async {
        while !is_refused() {
            yield_now().await;
        }
    });
    refused.await.expect("sixteen may wait, and four are too many");
    let mut elsewhere = hint(&guest, &tables[0]);
    elsewhere
        .extensions_mut()
        .insert(axum::extract::ConnectInfo(std::net::SocketAddr::from(([192, 0, 2, 7], 1))));
    let elsewhere = ask(&guest, elsewhere);
    for _ in 0..100 {
        yield_now().await;
    }
    assert!(!elsewhere.is_finished());
    hang_up(elsewhere).await;
    for each in asked {
        if each.is_finished() {
            assert_eq!(each.await.unwrap(), 429);
        } else {
            hang_up(each).await;
        }
    }
    wait_for_work(&house, |count| count == 0).await;
}

/// A finished game, reviewed.
async fn finished(house: &House) -> (String, Browser) {
    let (table, first, second) = friends(house).await;
    let mut players = [first, second];
    play_out(&table, &mut players, 3).await;
    let [mut first, _] = players;
    reviewed(&mut first, &table).await;
    (table, first)
}

#[tokio::test]
async fn abandoned_pictures_are_painted_on_no_more_threads_than_there_are_cores() {
    let house = House::new().await;
    let (table, guest) = finished(&house).await;
    let mut most = 0;
    for number in 0..120 {
        let path = format!("{table}/picture.png?step={}&as={}", number / 2, number % 2);
        let asked = ask(&guest, guest.request(Method::GET, &path, Body::empty()));
        for _ in 0..5 {
            yield_now().await;
            most = most.max(house.tables.count_work());
        }
        asked.abort();
    }
    assert!((1..=cores()).contains(&most), "{most}");
    wait_for_work(&house, |count| count == 0).await;
}

#[tokio::test]
async fn an_abandoned_exercise_is_no_longer_weighed() {
    let short = House::with(|config| config.review_nodes = 2).await;
    let (table, guest) = finished(&short).await;
    // The same review, as if it had been made with so many iterations that weighing takes long.
    let mut database = short.database().await;
    database.execute(&format!("UPDATE judgments SET nodes = {MANY_NODES}")).await;
    let long = short.again_with(|config| config.review_nodes = MANY_NODES).await;
    let mut guest = long.same(&guest);
    let mut abandoned = 0;
    for position in 0..60 {
        let page = guest.get(&format!("{table}/retry?step={position}")).await.text();
        for tried in html::steps(&page) {
            let fields = Body::from(format!("position={position}&step={}", tried.replace(' ', "+")));
            let asked = ask(&guest, guest.request(Method::POST, &format!("{table}/retry"), fields));
            // What the review has looked at well enough is answered at once.
            while !asked.is_finished() && long.tables.count_work() == 0 {
                yield_now().await;
            }
            assert!(long.tables.count_work() <= cores());
            if !asked.is_finished() {
                hang_up(asked).await;
                wait_for_work(&long, |count| count == 0).await;
                abandoned += 1;
            }
        }
        if abandoned > 10 {
            return;
        }
    }
    panic!("only {abandoned} choices had to be weighed");
}
