//! Reports are made by people at the table about people at the table, and not without end.

use std::fs;

use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_up};
use crate::browser::{Browser, House, form, friends, friends_with};
use crate::operators::operator;
use crate::phrases::say;
use crate::reports::{open, report};
use crate::several;

#[tokio::test]
async fn nobody_is_reported_by_those_who_never_sat_with_them() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let mut stranger = house.browser();
    let against = |seat| [("table", id.as_str()), ("seat", seat), ("reason", "other"), ("note", "x")];
    stranger.post("/report", &against("0")).await.expect(403);
    for seat in ["0", "2"] {
        first.post("/report", &against(seat)).await.expect(404);
    }
    let mut fields = against("1");
    fields[2].1 = "treason";
    first.post("/report", &fields).await.expect(400);
    let long = "x".repeat(501);
    fields[2].1 = "other";
    fields[3].1 = &long;
    first.post("/report", &fields).await.expect(413);
    let mut alone = house.browser();
    let with_bot = alone.create(&[("with", "bot")]).await;
    let bot = [("table", with_bot.trim_start_matches("/t/")), ("seat", "1"), ("reason", "cheating")];
    alone.post("/report", &bot).await.expect(404);
    assert_eq!(house.database().await.count("reports").await, 0);
}

#[tokio::test]
async fn a_flood_of_reports_ends_after_ten_in_a_day() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    report(&mut first, &table, "name", "once").await;
    let fields = [("table", table.trim_start_matches("/t/")), ("seat", "1"), ("reason", "other")];
    let twice = first.post("/report", &fields).await.expect(409);
    assert!(twice.text().contains("reported this already"));
    for count in 2..12 {
        let table = first.create(&[("with", "friend")]).await;
        first.sit(&table, "some words").await.target();
        house.browser().sit(&table, "other words").await.target();
        let fields = [("table", table.trim_start_matches("/t/")), ("seat", "1"), ("reason", "other")];
        let reported = first.post("/report", &fields).await;
        reported.expect(if count <= 10 { 303 } else { 429 });
    }
    assert_eq!(house.database().await.count("reports").await, 10);
}

#[tokio::test]
async fn what_was_decided_is_answered_by_nobody_else() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Camille").await;
    report(&mut first, &table, "name", "<script>alert(1)</script>").await;
    let mut boss = operator(&house).await;
    let id = open(&boss.page("/operator").await);
    let address = format!("/operator/reports/{id}");
    assert!(!boss.page(&address).await.contains("<script>alert"));
    // Before there is anything to answer.
    let answer = [("report", id.as_str()), ("answer", "It was not me.")];
    second.post("/account/decisions", &answer).await.expect(409);
    boss.post(&address, &[("verdict", "warn")]).await.target();
    for other in [&mut first, &mut house.browser()] {
        other.post("/account/decisions", &answer).await.expect(409);
    }
    let long = "x".repeat(501);
    second.post("/account/decisions", &[("report", &id), ("answer", &long)]).await.expect(413);
    second.post("/account/decisions", &[("report", &id), ("answer", "  ")]).await.expect(400);
    second.post("/account/decisions", &answer).await.target();
}

#[tokio::test]
async fn a_report_in_an_archive_is_read_before_it_is_believed() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    report(&mut first, &table, "name", "some words").await;
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let file = fs::read_dir(folder.join("reports")).unwrap().next().unwrap().unwrap().path();
    let good: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    for (key, value) in [
        ("id", json!("../../x")),
        ("about", json!("a b")),
        ("table_id", json!("<b>")),
        ("reason", json!("treason")),
        ("note", json!("x".repeat(501))),
        ("note", json!("\u{7}")),
        ("decided", json!(7)),
        ("decision", json!("warned")),
        ("answered", json!(7)),
        ("words", json!("said to nobody")),
        ("seen", json!("{")),
        ("at", json!("now")),
    ] {
        let mut wrong = good.clone();
        wrong[key] = value.clone();
        fs::write(&file, wrong.to_string()).unwrap();
        let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
        assert_eq!(imported.broken.len(), 1, "{key} {value}: {imported:?}");
    }
    fs::write(&file, good.to_string()).unwrap();
    let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
    assert_eq!(imported.broken, Vec::<String>::new());
    assert_eq!(house.beside("elsewhere").await.database().await.count("reports").await, 1);
}

/// Gives somebody who sits at a table already an account that is called so there as well.
async fn called(browser: &mut Browser, name: &str) {
    // Each from another address: these are many names for one.
    let address = name.bytes().fold(0, |sum: u8, byte| sum.wrapping_mul(31).wrapping_add(byte));
    browser.peer = Some([203, 0, 113, address].into());
    sign_up(browser, &name.chars().rev().collect::<String>()).await;
    browser.post("/account/name", &[("name", name)]).await.target();
}

#[tokio::test]
async fn what_was_said_is_put_down_to_whoever_said_it_when_seats_were_drawn() {
    let house = House::new().await;
    let mut boss = operator(&house).await;
    let mut swapped = 0;
    for number in 0..8 {
        let (table, mut first, mut second) = friends_with(&house, &[("seat", "random")]).await;
        let names = [format!("First {number}"), format!("Second {number}")];
        called(&mut first, &names[0]).await;
        called(&mut second, &names[1]).await;
        say(&mut first, &table, "hello").await.target();
        say(&mut second, &table, "your-turn").await.target();
        report(&mut first, &table, "phrases", "").await;
        let address = format!("/operator/reports/{}", open(&boss.page("/operator").await));
        let page = boss.page(&address).await;
        let at = |text: String| page.find(&text).unwrap_or_else(|| panic!("{text} is missing in {page}"));
        at(format!("{}: Hello!", names[0]));
        at(format!("{}: Your turn!", names[1]));
        // The seat of the one who made the table.
        swapped += usize::from(at(format!("<li>{}<", names[0])) > at(format!("<li>{}<", names[1])));
        boss.post(&address, &[("verdict", "dismiss")]).await.target();
    }
    assert!(swapped > 0, "seats are drawn");
}

#[tokio::test]
async fn whoever_sat_there_when_the_page_was_shown_is_meant_and_nobody_else() {
    let house = House::new().await;
    let (mut ann, mut ben, mut cleo) = (house.browser(), house.browser(), house.browser());
    let three = [("with", "friend"), ("option-players", "3")];
    let table = ann.ask_for("nefertiti", &three).await.target();
    ann.sit(&table, "some words").await.target();
    ben.sit(&table, "other words").await.target();
    let page = ann.page(&format!("{table}/people")).await;
    ben.post(&format!("{table}/leave"), &[]).await.target();
    cleo.sit(&table, "more words").await.target();
    for (action, fields) in [("/block", &[][..]), ("/report", &[("reason", "name")])] {
        ann.submit(&form(&page, action), fields).await.expect(409);
    }
    let mut database = house.database().await;
    assert_eq!((database.count("blocks").await, database.count("reports").await), (0, 0));
    let page = ann.page(&format!("{table}/people")).await;
    ann.submit(&form(&page, "/block"), &[]).await.target();
}

#[tokio::test]
async fn the_name_of_a_deleted_account_goes_from_everything_where_it_was() {
    let house = House::new().await;
    let (table, mut people) = several::friends(&house, 3).await;
    called(&mut people[0], "Zoltan Realname").await;
    say(&mut people[0], &table, "hello").await.target();
    // A report about somebody else at the same table, and one leaves, so that a computer player goes on.
    let page = people[1].page(&format!("{table}/people")).await;
    let about_third =
        page.rsplit_once("name=\"whom\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
    let id = table.trim_start_matches("/t/");
    let fields = [("table", id), ("whom", &about_third), ("reason", "stalling")];
    people[1].post("/report", &fields).await.target();
    several::press(&mut people[0], &table, "resign", &[]).await.target();
    assert!(people[1].page(&table).await.contains("Zoltan Realname"));
    let mut database = house.database().await;
    assert_eq!(database.count("reports WHERE seen LIKE '%Zoltan Realname%'").await, 1);
    people[0].post("/account/end", &[("present-end", PASSWORD)]).await.target();
    assert_eq!(database.execute("UPDATE accounts SET ends = 1 WHERE ends > 1").await, 1);
    let again = house.again().await;
    let page = again.browser().page(&table).await;
    assert!(!page.contains("Realname") && page.contains("A player who left"), "{page}");
    for rows in ["tables WHERE pending LIKE '%Realname%'", "reports WHERE seen LIKE '%Realname%'", "reports"]
    {
        assert_eq!(database.count(rows).await, i64::from(rows == "reports"), "{rows}");
    }
}

#[tokio::test]
async fn a_new_name_is_shown_where_its_owner_has_left() {
    let house = House::new().await;
    let (table, mut people) = several::friends(&house, 3).await;
    called(&mut people[0], "Old Name").await;
    several::press(&mut people[0], &table, "resign", &[]).await.target();
    assert!(people[1].page(&table).await.contains("Old Name"));
    house.database().await.execute("UPDATE accounts SET renamed = 1").await;
    let mut owner = house.again().await.same(&people[0]);
    owner.post("/account/name", &[("name", "Better Name")]).await.target();
    let page = house.again().await.browser().page(&table).await;
    assert!(!page.contains("Old Name") && page.contains("Better Name"), "{page}");
}
