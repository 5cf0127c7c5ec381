//! Blocks: two of whom one does not want to meet the other are never brought together again.

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::browser::{Browser, House, form, friends, play_out};
use crate::html;
use crate::moving::offer;

const APART: &str = "You cannot sit at this table with these people.";

/// Presses the button beside the other one at a table.
pub(crate) async fn block(browser: &mut Browser, table: &str) {
    let people = format!("{table}/people");
    let page = browser.page(&people).await;
    assert_eq!(browser.submit(&form(&page, "/block"), &[]).await.target(), people);
    assert!(browser.page(&people).await.contains("You have blocked this person."));
}

/// A table that anybody may join, at which its maker sits.
pub(crate) async fn open_table(browser: &mut Browser) -> String {
    let table = browser.create(&[("with", "friend"), ("open", "on")]).await;
    browser.sit(&table, "some words").await.target();
    table
}

#[tokio::test]
async fn whoever_blocks_somebody_never_sits_with_them_again_and_games_under_way_go_on() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    assert!(first.page(&table).await.contains(&format!("{table}/people")));
    block(&mut first, &table).await;
    let (of_first, of_second) = (open_table(&mut first).await, open_table(&mut second).await);
    for (browser, other) in [(&mut first, &of_second), (&mut second, &of_first)] {
        assert!(!browser.page("/tables").await.contains(other), "it is not listed");
        let refused = browser.sit(other, "more words").await.expect(403);
        assert!(refused.text().contains(APART), "and it is not said who blocked whom");
    }
    let mut third = house.browser();
    let listed = third.page("/tables").await;
    assert!(listed.contains(&of_first) && listed.contains(&of_second));
    third.sit(&of_first, "more words").await.target();
    let page = play_out(&table, &mut [first.clone(), second.clone()], 3).await;
    assert!(page.contains("/rematch"));
    for browser in [&mut first, &mut second] {
        let refused = browser.post(&format!("{table}/rematch"), &[]).await.expect(403);
        assert!(refused.text().contains(APART));
    }
    // Until they think better of it.
    let blocks = first.page("/account/blocks").await;
    let handle = button(&blocks);
    assert_eq!(first.post("/account/blocks", &[("unblock", &handle)]).await.target(), "/account/blocks");
    assert!(first.page("/account/blocks").await.contains("You have not blocked anybody."));
    first.sit(&of_second, "more words").await.target();
}

/// What the first button for that would send.
fn button(page: &str) -> String {
    let button = html::tags(page).find(|tag| tag.is("name", "unblock")).expect("somebody is blocked");
    button.get("value").unwrap()
}

#[tokio::test]
async fn a_link_to_a_seat_does_not_lead_beside_somebody_one_is_not_to_meet() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    block(&mut first, &table).await;
    // A third person would hand the seat beside the first on to the second.
    let mut third = house.browser();
    let other = open_table(&mut first).await;
    third.sit(&other, "more words").await.target();
    let link = offer(&mut third, &other).await;
    let refused = second.post(&link, &[]).await.expect(403);
    assert!(refused.text().contains(APART));
    let mut phone = house.browser();
    assert_eq!(phone.post(&link, &[]).await.target(), other, "the link was not used up");
}

#[tokio::test]
async fn an_account_keeps_whom_the_guest_has_blocked_and_who_has_blocked_the_guest() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    block(&mut first, &table).await;
    sign_up(&mut first, "Zsófi").await;
    sign_up(&mut house.browser(), "Bálint").await;
    assert_eq!(sign_in(&mut second, "Bálint", PASSWORD).await.target(), "/account/bring");
    second.post("/account/bring", &[("bring", "yes")]).await.target();
    let of_second = open_table(&mut second).await;
    first.sit(&of_second, "more words").await.expect(403);
    assert!(first.page("/account").await.contains("/account/blocks"));
    // What was handed on lasts, in an archive as well.
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    service::import(&house.place("elsewhere"), &folder).await.unwrap();
    let other = house.beside("elsewhere").await;
    assert_eq!(other.database().await.count("blocks").await, 1);
    // And it goes with either of them.
    second.post("/account/end", &[("present-end", PASSWORD)]).await.target();
    assert_eq!(house.database().await.execute("UPDATE accounts SET ends = 1 WHERE ends > 1").await, 1);
    let again = house.again().await;
    assert_eq!(again.database().await.count("blocks").await, 0);
}

#[tokio::test]
async fn somebody_with_an_account_is_blocked_by_name() {
    let house = House::new().await;
    let (mut zsofi, mut guest) = (house.browser(), house.browser());
    sign_up(&mut zsofi, "Zsófi").await;
    let nobody = guest.post("/block", &[("name", "Nobody Here")]).await.expect(404);
    assert!(nobody.text().contains("Nobody with an account has this name."));
    for _ in 0..2 {
        assert_eq!(guest.post("/block", &[("name", "zsofi")]).await.target(), "/account/blocks");
    }
    assert_eq!(house.database().await.count("blocks").await, 1);
    assert!(guest.page("/account/blocks").await.contains("Zsófi"));
    assert!(zsofi.page("/account/blocks").await.contains("You have not blocked anybody."));
    let table = open_table(&mut zsofi).await;
    guest.sit(&table, "more words").await.expect(403);
    zsofi.post("/block", &[("name", "Zsófi")]).await.expect(404);
}
