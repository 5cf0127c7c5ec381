//! Challenges: one person asks another for a game, who accepts or does not, and both are led to the table.

use crate::browser::{Browser, House};
use crate::html;
use crate::meeting::hear_table;
use crate::profiles::{befriend, person};
use crate::program::ask;

/// Two friends.
pub(crate) async fn two(house: &House) -> (Browser, Browser) {
    let (mut zsofi, mut balint) = (person(house, "Zsófi").await, person(house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    (zsofi, balint)
}

/// Asks somebody for a game with the form on the page for that: the status.
pub(crate) async fn dare(browser: &mut Browser, name: &str, wanted: &[(&str, &str)]) -> u16 {
    let page = browser.page(&format!("/people/{name}/challenge")).await;
    let forms = html::forms(&page).into_iter();
    let form = forms.rev().find(|form| form.action.ends_with("/challenge")).expect("one asks");
    browser.submit(&form, &[&[("clock", "600+30")], wanted].concat()).await.status.as_u16()
}

/// What a button of a page would send.
#[track_caller]
pub(crate) fn button(page: &str, name: &str) -> String {
    let button = html::tags(page).find(|tag| tag.name == "button" && tag.is("name", name));
    button.unwrap_or_else(|| panic!("no {name}: {page}")).get("value").unwrap()
}

pub(crate) async fn answer(browser: &mut Browser, what: &str) -> String {
    let page = browser.page("/lobby").await;
    let id = button(&page, what);
    browser.post("/challenges", &[(what, &id)]).await.target()
}

#[tokio::test]
async fn a_challenge_is_accepted_and_both_are_led_to_one_table() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    assert!(zsofi.page("/people/balint").await.contains("/challenge\""), "the profile offers it");
    assert!(zsofi.page("/friends").await.contains("Challenge Bálint"), "and so does the list of friends");
    assert_eq!(dare(&mut zsofi, "balint", &[("seat", "last")]).await, 303);
    let mut events = zsofi.events("/lobby").await;
    assert_eq!(events.search().await, "asking");
    assert!(zsofi.page("/lobby").await.contains("You are waiting for an answer from Bálint"));
    let page = balint.page("/puzzles").await;
    for part in ["Zsófi challenges you", "1 challenge", "10 min + 30 s a turn", "you begin", "casual"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let table = answer(&mut balint, "accept").await;
    assert_eq!(hear_table(&mut events).await, table);
    for browser in [&mut balint, &mut zsofi] {
        browser.sit(&table, "some words").await.target();
    }
    let page = balint.page(&table).await;
    assert!(page.contains("class=\"playing\"") && html::attribute(&page, "data-turn").unwrap() == "mine");
    assert!(!balint.page("/puzzles").await.contains("challenges you"));
    assert_eq!(house.database().await.count("tables").await, 1);
}

#[tokio::test]
async fn a_challenge_is_declined_withdrawn_or_lapses() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    for what in ["declined", "withdrawn", "lapsed"] {
        assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303, "{what}");
        let page = balint.page("/lobby").await;
        let id = button(&page, "accept");
        if what == "lapsed" {
            house.database().await.execute("UPDATE dares SET until = until - 601").await;
        } else {
            let browser = if what == "declined" { &mut balint } else { &mut zsofi };
            assert_eq!(answer(browser, "end").await, "/lobby");
            let is_told = zsofi.page("/lobby").await.contains("Bálint has declined your challenge");
            // For ten minutes, so also the second time.
            assert!(is_told && !balint.page("/lobby").await.contains("declined"), "{what}");
        }
        for browser in [&mut zsofi, &mut balint] {
            let page = browser.page("/lobby").await;
            assert!(!page.contains("challenges you") && !page.contains("an answer from"), "{what}: {page}");
        }
        let refused = balint.post("/challenges", &[("accept", &id)]).await.expect(409).text();
        assert!(refused.contains("can no longer be answered"), "{what}: {refused}");
    }
    assert_eq!(house.database().await.count("tables").await, 0);
}

#[tokio::test]
async fn a_challenge_comes_by_another_node_while_one_looks_at_the_lobby() {
    let house = House::new().await;
    let (mut zsofi, balint) = two(&house).await;
    let there = house.again().await;
    let mut balint = there.same(&balint);
    let mut events = balint.events("/lobby").await;
    assert_eq!(events.search().await, "-");
    assert_eq!(dare(&mut zsofi, "balint", &[("game", "pyramidice")]).await, 303);
    events.lobby().await;
    assert!(balint.page("/lobby").await.contains("Zsófi challenges you"));
    let table = answer(&mut balint, "accept").await;
    let mut hearing = zsofi.events("/lobby").await;
    assert_eq!(hear_table(&mut hearing).await, table);
    assert!(zsofi.page(&table).await.contains("Pyramidice"));
}

#[tokio::test]
async fn a_rated_challenge_with_a_time_of_ones_own_makes_such_a_table() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    let own = [("rated", "true"), ("clock", "own"), ("minutes", "7"), ("seconds", "5")];
    assert_eq!(dare(&mut zsofi, "balint", &own).await, 303);
    assert!(balint.page("/lobby").await.contains("7 min + 5 s a turn · rated"));
    let table = answer(&mut balint, "accept").await;
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["rated"], true);
    assert_eq!(house.database().await.texts("SELECT pace FROM tables").await, ["420+5"]);
}

#[tokio::test]
async fn what_cannot_be_rated_is_said_before_it_is_sent() {
    let house = House::new().await;
    let (mut zsofi, _) = two(&house).await;
    for wanted in [&[("rated", "true"), ("clock", "")][..], &[("rated", "true"), ("seat", "first")]] {
        assert_eq!(dare(&mut zsofi, "balint", wanted).await, 422, "{wanted:?}");
    }
    for wanted in [("game", "chess"), ("clock", "1+1"), ("seat", "throne")] {
        assert_eq!(dare(&mut zsofi, "balint", &[wanted]).await, 400, "{wanted:?}");
    }
    let too_long = [("clock", "own"), ("minutes", "181")];
    assert_eq!(dare(&mut zsofi, "balint", &too_long).await, 400);
    assert_eq!(house.database().await.count("dares").await, 0);
}
