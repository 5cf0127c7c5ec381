//! Rated games: what may be rated, how they end, and what that changes.

use crate::browser::{Browser, House, form};
use crate::html;
use crate::profiles::person;
use crate::program::{ask, call};

/// What a rated game needs, as the form says it.
pub(crate) const RATED: [(&str, &str); 3] = [("with", "friend"), ("clock", "600+30"), ("rated", "true")];

/// Two people with accounts at a rated table of the Duel, the one who sits on seat 0 first.
pub(crate) async fn pair(house: &House, names: [&str; 2]) -> (String, Browser, Browser) {
    let (mut one, mut other) = (person(house, names[0]).await, person(house, names[1]).await);
    let table = begin(&mut one, &mut other).await;
    let (one, other) = in_order(&table, one, other).await;
    (table, one, other)
}

/// The same two at another table.
pub(crate) async fn begin(one: &mut Browser, other: &mut Browser) -> String {
    let table = one.create(&RATED).await;
    one.sit(&table, "some words").await.target();
    other.sit(&table, "other words").await.target();
    table
}

/// Two at a table as they were drawn: whoever decides first is first.
pub(crate) async fn in_order(table: &str, mut one: Browser, other: Browser) -> (Browser, Browser) {
    let is_first = !html::steps(&one.page(table).await).is_empty();
    if is_first { (one, other) } else { (other, one) }
}

/// The sentence with which the form on the home page is refused.
async fn refusal(browser: &mut Browser, wanted: &[(&str, &str)]) -> String {
    let answer = browser.ask_for("imhotep-duel", wanted).await.expect(403);
    let page = answer.text();
    html::inside(&page, "<p class=\"problem\"", "</p>").unwrap().split('>').next_back().unwrap().to_owned()
}

#[tokio::test]
async fn a_rated_table_says_so_and_has_what_it_needs() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!((&told["rated"], &told["hints"]), (&true.into(), &false.into()));
    for browser in [&mut first, &mut second] {
        assert!(browser.page(&table).await.contains("<span>Rated</span>"));
    }
    let casual = first.create(&[("with", "friend"), ("clock", "600+30")]).await;
    let told = ask(&house, &casual.replace("/t/", "/api/tables/"), None).await;
    assert!(told["rated"].is_null());
}

#[tokio::test]
async fn a_table_that_cannot_be_rated_is_refused_with_the_reason() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let friend = [("with", "friend"), ("rated", "true")];
    let why = refusal(&mut zsofi, &friend).await;
    assert!(why.contains("needs a clock"), "{why}");
    let why = refusal(&mut zsofi, &[&RATED[..], &[("claim", "true")]].concat()).await;
    assert!(why.contains("nobody has to call time"), "{why}");
    let why = refusal(&mut zsofi, &[&RATED[..], &[("hints", "true")]].concat()).await;
    assert!(why.contains("no hints"), "{why}");
    let why = refusal(&mut zsofi, &[("with", "device"), ("clock", "3d"), ("rated", "true")]).await;
    assert!(why.contains("one device"), "{why}");
    let bot = [("with", "bot"), ("clock", "3d"), ("rated", "true")];
    let why = refusal(&mut zsofi, &[&bot[..], &[("bot", "greedy")]].concat()).await;
    assert!(why.contains("whose strength was measured"), "{why}");
    let why = refusal(&mut house.browser(), &RATED).await;
    assert!(why.contains("everybody needs an account"), "{why}");
    assert_eq!(house.database().await.count("tables").await, 0);
    zsofi.create(&[&bot[..], &[("bot", "scribe")]].concat()).await;
}

#[tokio::test]
async fn nobody_without_an_account_sits_down_at_a_rated_table() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let table = zsofi.create(&RATED).await;
    zsofi.sit(&table, "words").await.target();
    let mut guest = house.browser();
    let page = guest.page(&table).await;
    assert!(page.contains("sign in or sign up first") && !page.contains(&format!("{table}/sit")), "{page}");
    guest.post(&format!("{table}/sit"), &[("words", "x"), ("place", "1")]).await.expect(403);
    let seats = format!("{}/seats", table.replace("/t/", "/api/tables/"));
    let sit = serde_json::json!({ "name": "x", "entropy": "c0ffee" });
    call(&house, ("POST", &seats), None, Some(&sit)).await.expect(403);
    // Whoever made the table cannot let a computer player sit down whose strength nobody knows.
    let bot = format!("{table}/bot");
    zsofi.post(&bot, &[("place", "1"), ("bot", "random")]).await.expect(403);
    zsofi.post(&bot, &[("place", "1"), ("bot", "mason")]).await.target();
}

#[tokio::test]
async fn somebody_puts_something_into_the_draws_of_a_rated_game() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let table = zsofi.create(&RATED).await;
    zsofi.sit(&table, "").await.target();
    let refused = balint.sit(&table, "").await.expect(403).text();
    assert!(refused.contains("add something to the draws"), "{refused}");
    balint.sit(&table, "words").await.target();
    assert!(balint.page(&table).await.contains("data-turn"));
}

#[tokio::test]
async fn nothing_helps_in_a_rated_game_and_nothing_is_taken_back() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    let page = first.page(&table).await;
    assert!(!page.contains(&format!("{table}/hint")) && !page.contains(&format!("{table}/move")), "{page}");
    assert!(page.contains("This game is rated: no hints"), "the button says why");
    let revision = first.revision(&table).await.to_string();
    let hint = [("tell", "place"), ("revision", &revision)];
    let status = first.post(&format!("{table}/hint"), &hint).await.status.as_u16();
    assert!(status == 403 || status == 400, "{status}");
    first.post(&format!("{table}/move"), &[("revision", &revision)]).await.expect(403);
    first.play(&table, "place b2").await.target();
    let revision = first.revision(&table).await.to_string();
    let undone = first.post(&format!("{table}/undo"), &[("revision", &revision)]).await;
    assert!(undone.expect(403).text().contains("nothing is taken back"));
    // Against a computer player alone there would be hints.
    let alone = [("with", "bot"), ("clock", "3d"), ("rated", "true"), ("bot", "scribe")];
    let table = second.create(&alone).await;
    second.sit(&table, "words").await.target();
    let page = second.my_turn(&table).await;
    assert!(!page.contains(&format!("{table}/hint")), "{page}");
}

#[tokio::test]
async fn a_rematch_of_a_rated_game_is_rated_and_its_seats_are_drawn() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    first.press(&table, &format!("{table}/resign"), &[]).await.target();
    second.press(&table, &format!("{table}/rematch"), &[]).await.target();
    let next = first.press(&table, &format!("{table}/rematch"), &[]).await.target();
    let page = first.page(&next).await;
    form(&page, &format!("{next}/sit"));
    assert!(page.contains("This game is rated"), "{page}");
    let told = ask(&house, &next.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["rated"], true);
}
