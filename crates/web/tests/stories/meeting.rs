//! Strangers meet: they look for others to play with, are paired, and are led to a table.

use futures_util::future::join_all;
use service::Verdict;

use crate::blocks::block;
use crate::browser::{Answer, Browser, Events, House, form, friends};
use crate::html;
use crate::profiles::person;
use crate::program::ask;
use crate::several::seats;
use crate::tournaments::decide;

pub(crate) const DUEL: &str = "imhotep-duel";

/// The usual time, by the name of its field.
pub(crate) const USUAL: (&str, &str) = ("pace-600+30", "true");

/// Begins to look for others with the form of the lobby.
pub(crate) async fn seek(browser: &mut Browser, game: &str, wanted: &[(&str, &str)]) -> Answer {
    let page = browser.page(&format!("/lobby?game={game}")).await;
    browser.submit(&form(&page, "/lobby"), wanted).await
}

/// The table to which somebody is led; nothing while they wait.
pub(crate) async fn led_to(browser: &mut Browser) -> Option<String> {
    let answer = browser.get("/lobby").await;
    if answer.status.as_u16() == 303 {
        return Some(answer.target());
    }
    answer.expect(200);
    None
}

/// Two strangers who have just been paired for a Duel, and their table.
pub(crate) async fn paired(house: &House) -> (String, Browser, Browser) {
    let (mut first, mut second) = (house.browser(), house.browser());
    seek(&mut first, DUEL, &[]).await.target();
    seek(&mut second, DUEL, &[]).await.target();
    let table = led_to(&mut first).await.expect("somebody was found");
    assert_eq!(led_to(&mut second).await.as_deref(), Some(&*table));
    (table, first, second)
}

/// Where somebody is led who listens.
pub(crate) async fn hear_table(events: &mut Events) -> String {
    loop {
        let state = events.search().await;
        if state.starts_with("/t/") {
            return state;
        }
    }
}

#[tokio::test]
async fn whoever_is_suspended_is_not_paired_with_strangers() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let mut database = house.database().await;
    seek(&mut zsofi, DUEL, &[]).await.target();
    decide(&house, "Zsófi", Some(Verdict::Suspend(1))).await;
    assert_eq!(database.count("seeks").await, 0, "the search is gone with the decision");
    decide(&house, "Zsófi", None).await;
    // A node that does not know of it yet lets them look.
    let mut there = house.again().await.same(&zsofi);
    seek(&mut there, DUEL, &[]).await.target();
    database.execute("UPDATE accounts SET suspended_until = 4000000000").await;
    let (mut first, mut second) = (house.browser(), house.browser());
    seek(&mut first, DUEL, &[]).await.target();
    assert_eq!(led_to(&mut first).await, None);
    seek(&mut second, DUEL, &[]).await.target();
    let table = led_to(&mut first).await.expect("the others are paired");
    assert_eq!(led_to(&mut second).await, Some(table));
}

#[tokio::test]
async fn two_strangers_are_paired_and_play() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    seek(&mut first, DUEL, &[]).await.target();
    let page = first.page("/lobby").await;
    for part in ["Looking for an opponent, 1300–1700", "10 min + 30 s a turn", "casual", "Stop looking"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains("Nobody else is waiting"), "{page}");
    assert!(first.page("/puzzles").await.contains("id=\"seeks\""), "every page shows it");
    seek(&mut second, DUEL, &[]).await.target();
    let table = led_to(&mut first).await.unwrap();
    assert_eq!(led_to(&mut second).await.as_deref(), Some(&*table));
    assert!(first.page("/puzzles").await.contains(&format!("href=\"{table}\"")), "and leads there");
    for browser in [&mut first, &mut second] {
        let page = browser.page(&table).await;
        assert!(page.contains("data-auto"), "the chair is kept: {page}");
        browser.sit(&table, "some words").await.target();
    }
    let page = first.page(&table).await;
    assert!(page.contains("class=\"playing\"") && page.contains("class=\"clock"), "{page}");
    let first_is_to_move = html::attribute(&page, "data-turn").as_deref() == Some("mine");
    let to_move = if first_is_to_move { &mut first } else { &mut second };
    assert_eq!(to_move.get("/next").await.target(), table, "it is the next one that waits");
    for browser in [&mut first, &mut second] {
        assert_eq!(led_to(browser).await, None);
        assert!(browser.page("/lobby").await.contains("Find an opponent"), "nobody waits any more");
    }
}

#[tokio::test]
async fn whoever_listens_is_led_to_the_table_also_by_way_of_another_node() {
    let house = House::new().await;
    let there = house.again().await;
    let (mut first, mut second) = (house.browser(), there.browser());
    first.page("/lobby").await;
    let mut events = first.events("/lobby").await;
    assert_eq!(events.search().await, "-");
    seek(&mut first, DUEL, &[]).await.target();
    assert_eq!(events.search().await, "waiting");
    seek(&mut second, DUEL, &[]).await.target();
    let table = hear_table(&mut events).await;
    assert_eq!(led_to(&mut second).await, Some(table));
}

#[tokio::test]
async fn many_who_come_at_once_by_two_nodes_sit_at_one_table_each() {
    let house = House::new().await;
    let there = house.again().await;
    let mut people: Vec<Browser> =
        (0..8).map(|number| if number % 2 == 0 { house.browser() } else { there.browser() }).collect();
    let coming = people.iter_mut().map(|browser| async move {
        browser.page("/lobby").await;
        let mut events = browser.events("/lobby").await;
        seek(browser, DUEL, &[]).await.target();
        hear_table(&mut events).await
    });
    let mut tables = join_all(coming).await;
    tables.sort();
    let mut once = tables.clone();
    once.dedup();
    assert_eq!((tables.len(), once.len()), (8, 4), "{tables:?}");
    assert!(once.iter().all(|table| tables.iter().filter(|other| *other == table).count() == 2));
    let mut database = house.database().await;
    assert_eq!(database.count("tables").await, 4, "and there are no other tables");
    assert_eq!(database.count("chairs WHERE kind = 'guest'").await, 8);
}

#[tokio::test]
async fn people_who_want_different_things_wait_until_one_of_them_accepts_more() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    seek(&mut first, DUEL, &[]).await.target();
    second.post("/lobby", &[("game", DUEL), ("pace-180+10", "true")]).await.target();
    assert_eq!((led_to(&mut first).await, led_to(&mut second).await), (None, None));
    let since = "SELECT min(since) FROM seeks";
    let mut database = house.database().await;
    let before: i64 = database.get(since).await;
    let page = first.page("/lobby").await;
    assert!(page.contains("One other person is waiting for this game."), "{page}");
    first.submit(&form(&page, "/lobby"), &[("pace-1200+60", "true")]).await.target();
    assert_eq!(led_to(&mut first).await, None);
    assert_eq!(database.get::<i64>(since).await, before, "whoever accepts more has waited as long");
    let page = first.page("/lobby").await;
    first.submit(&form(&page, "/lobby"), &[("pace-180+10", "true")]).await.target();
    let table = led_to(&mut first).await.unwrap();
    assert!(first.page(&table).await.contains("3 min + 10 s a turn"));
    assert_eq!(led_to(&mut second).await, Some(table));
}

#[tokio::test]
async fn a_search_is_given_up_by_its_owner_and_ends_a_little_after_they_leave() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let mut database = house.database().await;
    seek(&mut first, DUEL, &[]).await.target();
    let page = first.page("/lobby").await;
    first.submit(&form(&page, "/lobby/stop"), &[]).await.target();
    assert_eq!(database.count("seeks").await, 0);
    // Nothing was heard of the first for a while.
    seek(&mut first, DUEL, &[]).await.target();
    database.execute("UPDATE seeks SET renewed = renewed - 21000").await;
    seek(&mut second, DUEL, &[]).await.target();
    assert_eq!(led_to(&mut second).await, None);
    // They come back in time, and wait on.
    let mut events = second.events("/lobby").await;
    assert!(first.page("/lobby").await.contains("Looking for an opponent"));
    let table = hear_table(&mut events).await;
    assert_eq!(led_to(&mut first).await, Some(table));
    // Another one does not come back.
    let mut third = house.browser();
    seek(&mut third, DUEL, &[]).await.target();
    let mut events = third.events("/lobby").await;
    assert_eq!(events.search().await, "waiting");
    database.execute("UPDATE seeks SET renewed = renewed - 61000 WHERE table_id IS NULL").await;
    assert_eq!(events.search().await, "-");
}

#[tokio::test]
async fn people_who_are_not_to_meet_are_never_paired() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    block(&mut second, &table).await;
    seek(&mut first, DUEL, &[]).await.target();
    seek(&mut second, DUEL, &[]).await.target();
    assert_eq!((led_to(&mut first).await, led_to(&mut second).await), (None, None));
    let mut third = house.browser();
    seek(&mut third, DUEL, &[]).await.target();
    let table = led_to(&mut first).await.expect("who has waited longest is served first");
    assert_eq!(led_to(&mut third).await, Some(table));
    assert_eq!(led_to(&mut second).await, None);
}

#[tokio::test]
async fn a_larger_table_fills_up_and_computer_players_take_the_last_seats_if_all_agree() {
    let house = House::new().await;
    let game = "nefertiti";
    let three = [("game", game), ("seats-3", "true"), USUAL];
    let mut people: Vec<Browser> = (0..3).map(|_| house.browser()).collect();
    for person in &mut people {
        person.post("/lobby", &three).await.target();
    }
    let table = led_to(&mut people[0]).await.unwrap();
    assert_eq!(seats(&house, &table).await.len(), 3);
    let mut two: Vec<Browser> = (0..2).map(|_| house.browser()).collect();
    let agreed = [&three[..], &[("computers", "true")]].concat();
    for person in &mut two {
        person.post("/lobby", &agreed).await.target();
    }
    let mut events = two[0].events("/lobby").await;
    assert_eq!(events.search().await, "waiting");
    house.database().await.execute("UPDATE seeks SET since = since - 60000 WHERE table_id IS NULL").await;
    let table = hear_table(&mut events).await;
    for person in &mut two {
        person.sit(&table, "some words").await.target();
    }
    let mut seated = seats(&house, &table).await;
    seated.sort();
    assert_eq!(seated, ["scribe", "somebody", "somebody"]);
}

#[tokio::test]
async fn whoever_comes_to_the_table_waits_on_if_the_other_does_not() {
    let house = House::new().await;
    let (table, mut first, mut second) = paired(&house).await;
    first.sit(&table, "some words").await.target();
    let mut events = first.events("/lobby").await;
    assert_eq!(events.search().await, table);
    house.database().await.execute("UPDATE seeks SET paired = paired - 61000").await;
    assert_eq!(events.search().await, "waiting");
    assert!(first.page(&table).await.contains("This table was called off"));
    assert!(first.page("/lobby").await.contains("Looking for an opponent"));
    assert!(second.page("/lobby").await.contains("Find an opponent"), "whoever did not come waits no longer");
    // And somebody else comes.
    let mut third = house.browser();
    seek(&mut third, DUEL, &[]).await.target();
    let next = hear_table(&mut events).await;
    assert_ne!(next, table);
    assert_eq!(led_to(&mut third).await, Some(next));
}

#[tokio::test]
async fn whoever_leaves_the_table_before_the_game_leaves_the_other_waiting() {
    let house = House::new().await;
    let (table, first, mut second) = paired(&house).await;
    let mut events = first.events("/lobby").await;
    assert_eq!(events.search().await, table);
    second.post(&format!("{table}/leave"), &[]).await.target();
    assert_eq!(events.search().await, "waiting");
    assert!(second.page("/lobby").await.contains("Find an opponent"));
}

#[tokio::test]
async fn one_plays_a_computer_player_of_even_strength_meanwhile() {
    let house = House::new().await;
    let mut guest = house.browser();
    seek(&mut guest, DUEL, &[]).await.target();
    let page = guest.page("/lobby").await;
    assert!(page.contains("Play Scribe while you wait"), "{page}");
    let bot = guest.submit(&form(&page, "/lobby/bot"), &[]).await.target();
    guest.sit(&bot, "some words").await.target();
    let mut seated = seats(&house, &bot).await;
    seated.sort();
    assert_eq!(seated, ["scribe", "somebody"]);
    let page = guest.page(&bot).await;
    assert!(page.contains("class=\"playing\"") && page.contains("id=\"seeks\""), "{page}");
    let mut other = house.browser();
    seek(&mut other, DUEL, &[]).await.target();
    let table = led_to(&mut guest).await.expect("the place was kept");
    assert_ne!(table, bot);
}

#[tokio::test]
async fn nothing_chosen_is_nothing_to_look_for() {
    let house = House::new().await;
    let mut guest = house.browser();
    for fields in [&[("game", DUEL)][..], &[("game", "nefertiti"), USUAL]] {
        let page = guest.post("/lobby", fields).await.expect(400).text();
        assert!(page.contains("Please choose at least one"), "{page}");
    }
    guest.post("/lobby", &[("game", "chess"), USUAL]).await.expect(400);
    assert_eq!(house.database().await.count("seeks").await, 0);
}

#[tokio::test]
async fn a_guest_plays_casual_games_and_somebody_with_an_account_chooses() {
    let house = House::new().await;
    let mut guest = house.browser();
    assert!(!guest.page("/lobby").await.contains("name=\"rated\""));
    guest.post("/lobby", &[("game", DUEL), USUAL, ("rated", "rated")]).await.target();
    let mut database = house.database().await;
    assert_eq!(database.texts("SELECT rated FROM seeks").await, ["casual"]);
    let mut zsofi = person(&house, "Zsófi").await;
    let page = zsofi.page("/lobby").await;
    let radios = html::tags(&page).filter(|tag| tag.is("name", "rated")).count();
    assert_eq!(radios, 3);
    seek(&mut zsofi, DUEL, &[("rated", "rated")]).await.target();
    assert_eq!(led_to(&mut guest).await, None, "one of them wants it rated");
    zsofi.post("/lobby", &[("game", DUEL), USUAL, ("rated", "maybe")]).await.expect(400);
    guest.post("/lobby/stop", &[]).await.target();
    // Whoever accepts both plays what the other wants.
    let mut balint = person(&house, "Bálint").await;
    seek(&mut balint, DUEL, &[]).await.target();
    let table = led_to(&mut zsofi).await.expect("both play it rated");
    for browser in [&mut zsofi, &mut balint] {
        browser.sit(&table, "some words").await.target();
    }
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["rated"], true);
    // And a rematch is the same again.
    let now = zsofi.page(&table).await;
    zsofi.submit(&form(&now, &format!("{table}/resign")), &[]).await.target();
    for browser in [&mut zsofi, &mut balint] {
        browser.post(&format!("{table}/rematch"), &[]).await.target();
    }
    let again: String = database.get("SELECT id FROM tables WHERE progress = 'gathering'").await;
    let told = ask(&house, &format!("/api/tables/{again}"), None).await;
    assert_eq!(told["rated"], true);
    assert_eq!(database.texts("SELECT DISTINCT pace FROM tables").await, ["600+30"]);
}
