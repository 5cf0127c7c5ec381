//! Vacation, quiet hours and days as gifts, at tables where a turn has days.

use service::DAY;

use crate::browser::{Browser, House, form, friends_with, is_over};
use crate::database::Database;
use crate::profiles::person;

/// How long after somebody's time is up their flag falls.
const GRACE: i64 = 1_000;

/// Two people with accounts of this age, at a table with two days a turn; the first decides.
async fn by_days(house: &House, age: i64) -> (String, Browser, Browser) {
    let (mut zsofi, mut balint) = (person(house, "Zsófi").await, person(house, "Bálint").await);
    let older = format!("UPDATE accounts SET created = created - {}", age * 86_400);
    assert_eq!(house.database().await.execute(&older).await, 2);
    let table = zsofi.create(&[("with", "friend"), ("clock", "2d")]).await;
    zsofi.sit(&table, "some words").await.target();
    balint.sit(&table, "other words").await.target();
    (table, zsofi, balint)
}

async fn deadline(database: &mut Database) -> i64 {
    database.get("SELECT deadline FROM tables").await
}

/// The first of the two is on vacation until then.
async fn away_until(database: &mut Database) -> i64 {
    database.get("SELECT MAX(away_until) FROM rests").await
}

#[tokio::test]
async fn whoever_goes_on_vacation_gets_as_many_days_more_and_others_see_until_when() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house, 60).await;
    let before = deadline(&mut database).await;
    let page = zsofi.page("/account/time").await;
    assert!(page.contains("You have 5 days of vacation left."), "{page}");
    let wanted = form(&page, "/account/vacation");
    zsofi.submit(&wanted, &[("days", "2")]).await.target();
    assert_eq!(deadline(&mut database).await - before, 2 * DAY);
    let again = zsofi.submit(&wanted, &[("days", "2")]).await.expect(409).text();
    assert!(again.contains("moved on") || again.contains("changed"), "{again}");
    assert_eq!(deadline(&mut database).await - before, 2 * DAY, "the same form twice is one vacation");
    for page in [balint.page(&table).await, house.browser().page(&table).await] {
        assert!(page.contains("Zsófi is on vacation until"), "{page}");
    }
    assert!(zsofi.page("/account/time").await.contains("You have 3 days of vacation left."));
    // A turn that begins meanwhile begins when the vacation is over.
    zsofi.play(&table, "place b2").await.target();
    balint.play(&table, "place b1").await.target();
    let until = away_until(&mut database).await;
    assert_eq!(deadline(&mut database).await, until + 8 * DAY + GRACE, "two days, and a reserve of six");
}

#[tokio::test]
async fn nobody_takes_more_days_than_they_have_or_those_of_others() {
    let house = House::new().await;
    let (_, mut zsofi, _) = by_days(&house, 30).await;
    let page = zsofi.page("/account/time").await;
    assert!(page.contains("You have 2 days of vacation left."), "{page}");
    for (days, status) in
        [("3", 409), ("0", 409), ("-1", 409), ("99999999999999", 409), ("x", 400), ("", 400)]
    {
        zsofi.submit(&form(&page, "/account/vacation"), &[("days", days)]).await.expect(status);
    }
    let mut guest = house.browser();
    guest.post("/account/vacation", &[("days", "1"), ("seen", "0")]).await.expect(403);
    guest.post("/account/quiet", &[("from", "23:00"), ("to", "07:00"), ("zone", "UTC")]).await.expect(403);
    assert_eq!(guest.get("/account/time").await.target(), "/sign-in?back=%2Faccount%2Ftime");
    assert_eq!(house.database().await.count("rests WHERE away_until > 0").await, 0);
}

#[tokio::test]
async fn a_day_is_taken_before_a_flag_falls_once_though_two_nodes_see_it_and_the_flag_falls_after_that() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (table, mut zsofi, _) = by_days(&house, 13).await;
    let _other = house.again().await;
    // Five minutes are left of eight days.
    let pass =
        format!("UPDATE tables SET revision = revision + 1, deadline = deadline - {}", 8 * DAY - 300_000);
    database.execute(&pass).await;
    let nearly = deadline(&mut database).await;
    while database.count("rests WHERE away_until > 0").await == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(deadline(&mut database).await - nearly, DAY);
    let page = zsofi.page(&table).await;
    assert!(!is_over(&page), "{page}");
    assert!(zsofi.page("/account/time").await.contains("You have no day of vacation right now."));
    database.execute("UPDATE tables SET deadline = 60000").await;
    let page = zsofi.wait(&table, is_over).await;
    assert!(page.contains(" ran out of time"), "{page}");
}

#[tokio::test]
async fn nothing_falls_due_in_quiet_hours_and_they_are_changed_once_a_day() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house, 0).await;
    // An hour before and after the minute at which the time of a turn that begins now is up, days later.
    let minute = deadline(&mut database).await / 60_000 % 1_440;
    let hour = |minute: i64| {
        let minute = minute.rem_euclid(1_440);
        format!("{:02}:{:02}", minute / 60, minute % 60)
    };
    let (from, to) = (hour(minute - 60), hour(minute + 60));
    let page = zsofi.page("/account/time").await;
    let quiet = form(&page, "/account/quiet");
    for wrong in
        [[&from, &from, "UTC"], [&from, &to, "Nowhere/City"], [&from, &to, "../UTC"], ["9", "10", "UTC"]]
    {
        let [from, to, zone] = wrong;
        zsofi.submit(&quiet, &[("from", from), ("to", to), ("zone", zone)]).await.expect(400);
    }
    zsofi.submit(&quiet, &[("from", &from), ("to", &to), ("zone", "UTC")]).await.target();
    zsofi.play(&table, "place b2").await.target();
    balint.play(&table, "place b1").await.target();
    let due = deadline(&mut database).await - GRACE;
    assert_eq!((due % DAY) / 60_000, (minute + 60).rem_euclid(1_440), "when they end");
    assert_eq!(due % 60_000, 0);
    let page = zsofi.page(&table).await;
    assert!(page.contains(&format!("{from}–{to}")), "{page}");
    assert!(!balint.page(&table).await.contains(&format!("{from}–{to}")), "they are nobody else's business");
    let lately = zsofi.submit(&quiet, &[("from", "01:00"), ("to", "02:00"), ("zone", "UTC")]).await;
    assert!(lately.expect(429).text().contains("once a day"));
    assert!(zsofi.page("/account/time").await.contains("You can change them again from"));
}

#[tokio::test]
async fn a_day_is_given_to_whoever_decides_once_a_turn_and_by_nobody_but_the_others_at_the_table() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (table, mut first, mut second) = friends_with(&house, &[("clock", "2d")]).await;
    let before = deadline(&mut database).await;
    let (give, page) = (format!("{table}/gift"), second.page(&table).await);
    let revision = crate::browser::revision(&page).to_string();
    assert!(!first.page(&table).await.contains("Give a day"), "nobody gives to themselves");
    first.post(&give, &[("revision", &revision)]).await.expect(409);
    house.browser().post(&give, &[("revision", &revision)]).await.expect(403);
    let gift = form(&page, &give);
    second.submit(&gift, &[]).await.target();
    second.submit(&gift, &[]).await.expect(409);
    let revision = second.revision(&table).await.to_string();
    let again = second.post(&give, &[("revision", &revision)]).await.expect(409).text();
    assert!(again.contains("once in each of their turns"), "{again}");
    assert_eq!(deadline(&mut database).await - before, DAY);
    let page = first.page(&table).await;
    assert!(page.contains(" has given a day."), "{page}");
    first.play(&table, "place b2").await.target();
    let page = first.page(&table).await;
    assert!(!page.contains(" has given a day."), "{page}");
    first.submit(&form(&page, &give), &[]).await.target();
    // It is still given after a restart.
    let again = house.again().await;
    assert!(again.same(&second).page(&table).await.contains(" has given a day."));
    // Where turns have no days, there is none to give.
    let (quick, _, mut other) = friends_with(&house, &[("clock", "600+30")]).await;
    let revision = other.revision(&quick).await.to_string();
    other.post(&format!("{quick}/gift"), &[("revision", &revision)]).await.expect(409);
}

#[tokio::test]
async fn a_clock_that_is_set_back_gives_nobody_time() {
    let house = House::new().await;
    let mut database = house.database().await;
    let (table, mut first, _) = friends_with(&house, &[("clock", "2d")]).await;
    while database.count("pulse").await == 0 {
        tokio::task::yield_now().await;
    }
    let (before, seen) = (deadline(&mut database).await, first.revision(&table).await);
    database.execute("UPDATE pulse SET at = at + 3600000").await;
    first.wait(&table, |page| crate::browser::revision(page) > seen).await;
    let moved = deadline(&mut database).await - before;
    assert!((-3_600_000..-3_590_000).contains(&moved), "{moved}");
}

#[tokio::test]
async fn quiet_hours_and_vacation_survive_an_archive_and_go_with_the_account() {
    let house = House::new().await;
    let (_, mut zsofi, _) = by_days(&house, 60).await;
    let page = zsofi.page("/account/time").await;
    let hours = [("from", "23:00"), ("to", "07:00"), ("zone", "Europe/Budapest")];
    zsofi.submit(&form(&page, "/account/quiet"), &hours).await.target();
    zsofi.submit(&form(&page, "/account/vacation"), &[("days", "2")]).await.target();
    let archive = house.path().join("archive");
    service::export(&house.config.place, &archive).await.unwrap();
    let imported = house.place("imported");
    assert_eq!(service::import(&imported, &archive).await.unwrap().broken, Vec::<String>::new());
    let beside = house.beside("imported").await;
    let kept = "SELECT quiet || ' ' || CAST(away_until AS TEXT) FROM rests ORDER BY away_until DESC";
    let before: String = house.database().await.get(kept).await;
    assert_eq!(beside.database().await.get::<String>(kept).await, before);
    assert!(before.starts_with("23:00-07:00 Europe/Budapest "), "{before}");
}
