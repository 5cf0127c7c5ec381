//! Only those who run the place act for it, only as long as they may, and each decision is made once.

use service::Right;

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::browser::{Browser, House, friends};
use crate::operators::{change_right, operator};
use crate::reports::{open, report};

/// Every page of those who run the place is nothing for this browser, and every form does nothing.
async fn finds_nothing(browser: &mut Browser, id: &str, table: &str) {
    let report = format!("/operator/reports/{id}");
    for path in ["/operator", &report, "/operator/people", "/operator/tables", "/operator/log"] {
        browser.get(path).await.expect(404);
    }
    browser.post(&report, &[("verdict", "dismiss")]).await.expect(404);
    browser.post("/operator/tables", &[("table", table)]).await.expect(404);
    for act in ["lift", "suspend", "rename", "reset"] {
        let fields = [("id", id), ("act", act), ("days", "3"), ("to", "Somebody"), ("present", PASSWORD)];
        browser.post("/operator/people", &fields).await.expect(404);
    }
}

#[tokio::test]
async fn for_everybody_else_there_is_nothing_there() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Camille").await;
    report(&mut first, &table, "name", "").await;
    let id = house.database().await.get::<String>("SELECT id FROM reports").await;
    finds_nothing(&mut house.browser(), &id, &table).await;
    finds_nothing(&mut first, &id, &table).await;
    finds_nothing(&mut second, &id, &table).await;
    assert_eq!(house.database().await.count("acts").await, 0);
}

#[tokio::test]
async fn whoever_lost_the_right_the_session_or_the_freedom_to_act_does_nothing_more() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    report(&mut first, &table, "name", "").await;
    let mut boss = operator(&house).await;
    let id = open(&boss.page("/operator").await);
    // On another node, which believes for half a minute what it knew before.
    change_right(&house, "Boróka", Right::Taken).await;
    finds_nothing(&mut boss, &id, &table).await;
    change_right(&house, "Boróka", Right::Given).await;
    boss.page("/operator").await;
    house.database().await.execute("UPDATE accounts SET suspended_until = 9999999999").await;
    boss.get("/operator").await.expect(404);
    house.database().await.execute("UPDATE accounts SET suspended_until = NULL").await;
    boss.page("/operator").await;
    house.database().await.execute("DELETE FROM sessions").await;
    finds_nothing(&mut boss, &id, &table).await;
}

#[tokio::test]
async fn no_other_site_acts_for_them() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    report(&mut first, &table, "name", "").await;
    let mut boss = operator(&house).await;
    let id = open(&boss.page("/operator").await);
    boss.headers.push(("origin", "https://evil.example".to_owned()));
    boss.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    boss.post(&format!("/operator/reports/{id}"), &[("verdict", "warn")]).await.expect(403);
    boss.post("/operator/tables", &[("table", &table)]).await.expect(403);
    boss.post("/operator/people", &[("id", &id), ("act", "lift")]).await.expect(403);
    boss.headers.clear();
    assert!(boss.page("/operator").await.contains(&id));
}

#[tokio::test]
async fn of_two_who_decide_at_once_one_does_and_the_other_is_told() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Camille").await;
    report(&mut first, &table, "leaving", "").await;
    let mut boss = operator(&house).await;
    let elsewhere = house.again().await;
    let mut other = elsewhere.browser();
    sign_in(&mut other, "Boróka", PASSWORD).await.target();
    let address = format!("/operator/reports/{}", open(&boss.page("/operator").await));
    other.page(&address).await;
    let fields = [("verdict", "suspend"), ("days", "3"), ("words", "enough")];
    let (one, two) =
        tokio::join!(boss.post(&address, &fields), other.post(&address, &[("verdict", "dismiss")]));
    let mut told = [one, two];
    told.sort_by_key(|answer| answer.status.as_u16());
    let [done, late] = told;
    done.target();
    assert!(late.expect(409).text().contains("Somebody else has decided this"));
    let mut database = house.database().await;
    assert_eq!(database.count("acts WHERE what IN ('suspend', 'dismiss')").await, 1);
    let is_suspended = database.count("accounts WHERE suspended_until IS NOT NULL").await;
    let decision = database.get::<String>("SELECT decision FROM reports").await;
    assert_eq!(is_suspended == 1, decision == "suspended", "{decision}");
}
