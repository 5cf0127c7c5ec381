//! A link that moves a seat leads to what its maker plays, and to nothing else.

use std::time::{SystemTime, UNIX_EPOCH};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::browser::{Browser, House, friends};
use crate::html;
use crate::moving::offer;
use crate::several::{self, press, seats};

/// Adds a link as if it had been made before, and returns its address.
async fn plant(house: &House, table: &str, seat: u8, good_for: i64) -> String {
    let token = format!("planted{seat}x{}", good_for.unsigned_abs());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    let hash = HEXLOWER.encode(&Sha256::digest(&token));
    let id = table.strip_prefix("/t/").unwrap();
    let values = format!("'{hash}', '{id}', {seat}, {}", now + good_for);
    let insert = format!("INSERT INTO moves (token, table_id, seat, expires) VALUES ({values})");
    house.database().await.execute(&insert).await;
    format!("/move/{token}")
}

async fn count_links(house: &House) -> i64 {
    house.database().await.count("moves").await
}

/// Checks that a link does nothing for anybody who opens it.
async fn check_dead(house: &House, link: &str) {
    let mut thief = house.browser();
    let shown = thief.get(link).await.expect(404);
    assert!(shown.text().contains("This link has already been used, or it is too old."), "{}", shown.text());
    thief.post(link, &[]).await.expect(404);
}

#[tokio::test]
async fn a_link_dies_when_its_maker_leaves_and_captures_no_bot() {
    let house = House::new().await;
    let (table, mut people) = several::friends(&house, 4).await;
    let links = [offer(&mut people[0], &table).await, offer(&mut people[0], &table).await];
    press(&mut people[0], &table, "resign", &[]).await.target();
    press(&mut people[1], &table, "resign", &[]).await.target();
    let seated = seats(&house, &table).await;
    assert_eq!(seated, ["scribe", "scribe", "somebody", "somebody"]);
    for link in &links {
        check_dead(&house, link).await;
        people[0].post(link, &[]).await.expect(404);
    }
    assert_eq!(seats(&house, &table).await, seated);
    assert_eq!(count_links(&house).await, 0);
}

#[tokio::test]
async fn a_link_of_an_older_version_that_leads_to_a_bot_is_dead() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let seated = seats(&house, &table).await;
    let link = plant(&house, &table, 1, 600).await;
    let mut thief = house.browser();
    thief.post(&link, &[]).await.expect(404);
    assert_eq!(seats(&house, &table).await, seated);
}

#[tokio::test]
async fn a_seat_that_cannot_be_stored_does_not_use_the_link_up() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let mut phone = house.browser();
    let link = offer(&mut laptop, &table).await;
    let mut database = house.database().await;
    for (moment, rows) in
        [("BEFORE UPDATE", "chairs"), ("BEFORE UPDATE", "tables"), ("BEFORE DELETE", "moves")]
    {
        database.fill(&format!("{moment} ON {rows}")).await;
        phone.post(&link, &[]).await.expect(503);
        assert!(plays(&mut laptop, &table).await && !plays(&mut phone, &table).await, "{rows}");
        database.empty(rows).await;
    }
    assert_eq!(phone.post(&link, &[]).await.target(), table);
    assert!(plays(&mut phone, &table).await && !plays(&mut laptop, &table).await);
}

async fn plays(browser: &mut Browser, table: &str) -> bool {
    !html::steps(&browser.page(table).await).is_empty()
}

#[tokio::test]
async fn of_two_links_for_one_seat_only_the_first_to_be_used_works() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let links = [offer(&mut laptop, &table).await, offer(&mut laptop, &table).await];
    let (mut phone, mut thief) = (house.browser(), house.browser());
    let (one, other) = tokio::join!(phone.post(&links[0], &[]), thief.post(&links[1], &[]));
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 404]);
    for link in &links {
        check_dead(&house, link).await;
    }
    assert!(plays(&mut phone, &table).await != plays(&mut thief, &table).await);
}

#[tokio::test]
async fn its_maker_can_open_a_link_without_using_it_up() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let link = offer(&mut laptop, &table).await;
    laptop.page(&link).await;
    assert_eq!(laptop.post(&link, &[]).await.target(), table);
    assert!(plays(&mut laptop, &table).await);
    let mut phone = house.browser();
    assert_eq!(phone.post(&link, &[]).await.target(), table);
    assert!(plays(&mut phone, &table).await);
}

/// Refusing it would protect nothing, since they could open the link in another window. The one whose device has died is
/// helped by it.
#[tokio::test]
async fn somebody_who_plays_already_gets_the_seat_as_well_and_never_a_third() {
    let house = House::new().await;
    let (table, mut people) = several::friends(&house, 3).await;
    let link = offer(&mut people[0], &table).await;
    people[1].post(&link, &[]).await.target();
    assert!(!people[0].page(&table).await.contains("/resign"), "the first has nothing left");
    press(&mut people[1], &table, "resign", &[]).await.target();
    assert_eq!(seats(&house, &table).await, ["scribe", "scribe", "somebody"]);
}

#[tokio::test]
async fn an_undo_and_the_end_of_the_game_leave_a_link_as_it_is() {
    let house = House::new().await;
    let (table, mut laptop, mut other) = friends(&house).await;
    let link = offer(&mut laptop, &table).await;
    laptop.play(&table, "place b2").await.target();
    press(&mut laptop, &table, "undo", &[]).await.target();
    press(&mut other, &table, "resign", &[]).await.target();
    let mut phone = house.browser();
    phone.post(&link, &[]).await.target();
    assert!(phone.page(&table).await.contains("/rematch") && !laptop.page(&table).await.contains("/rematch"));
}

#[tokio::test]
async fn expired_links_are_deleted_and_a_clock_set_back_revives_none() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let expired = plant(&house, &table, 0, -1).await;
    check_dead(&house, &expired).await;
    // A link lasts a quarter of an hour, so this one was made when the clock was ahead.
    let from_the_future = plant(&house, &table, 0, 86_400).await;
    check_dead(&house, &from_the_future).await;
    let good = offer(&mut laptop, &table).await;
    assert_eq!(count_links(&house).await, 1, "whoever makes one tidies up");
    plant(&house, &table, 0, -2).await;
    let again = house.again().await;
    assert_eq!(count_links(&again).await, 1, "and so does a start");
    assert_eq!(again.browser().post(&good, &[]).await.target(), table);
}
