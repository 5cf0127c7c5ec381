//! What those who run the place do in the browser, and what the person concerned sees of it.

use service::{Operator, Right};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::blocks::open_table;
use crate::browser::{Browser, House, friends, is_over};
use crate::html;
use crate::reports::{open, report};

/// Somebody who is signed in to an account that may run the place.
pub(crate) async fn operator(house: &House) -> Browser {
    let mut browser = house.browser();
    sign_up(&mut browser, "Boróka").await;
    change_right(house, "Boróka", Right::Given).await;
    browser
}

/// As somebody at the machine itself does.
pub(crate) async fn change_right(house: &House, name: &str, right: Right) {
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called(name).await.unwrap().unwrap();
    people.change_right(&account, right, &Operator::AtMachine).await.unwrap();
    people.close().await;
}

const NEWS: &str = "Whoever runs this place has decided something about you.";

#[tokio::test]
async fn whoever_is_suspended_is_told_why_and_answers_once() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Camille").await;
    report(&mut first, &table, "leaving", "Leaves every game.").await;
    let mut boss = operator(&house).await;
    let address = format!("/operator/reports/{}", open(&boss.page("/operator").await));
    let fields =
        [("verdict", "suspend"), ("days", "3"), ("words", "Please finish what you begin."), ("to", "")];
    assert!(!second.page("/").await.contains(NEWS));
    assert_eq!(boss.post(&address, &fields).await.target(), address);
    assert!(boss.page("/operator").await.contains("There is nothing to read."));
    assert!(second.page("/").await.contains(NEWS) && second.page(&table).await.contains(NEWS));
    let page = second.page("/account/decisions").await;
    for part in ["Please finish what you begin.", "Your account is suspended until", "Leaves games", &table] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert!(!page.contains("Leaves every game."), "what the reporter wrote stays with those who decide");
    let refused = second.post(&format!("{table}/resign"), &[("revision", "2")]).await.expect(403);
    assert!(refused.text().contains("suspended"));
    let id = address.rsplit('/').next().unwrap();
    let answer = [("report", id), ("answer", "My train went into a tunnel.")];
    assert_eq!(second.post("/account/decisions", &answer).await.target(), "/account/decisions");
    second.post("/account/decisions", &answer).await.expect(409);
    assert!(!second.page("/").await.contains(NEWS), "whoever answers has read it");
    assert!(second.page("/account/decisions").await.contains("My train went into a tunnel."));
    let queue = boss.page("/operator").await;
    assert!(queue.contains("answered"), "{queue}");
    assert!(boss.page(&address).await.contains("My train went into a tunnel."));
    boss.post(&address, &[("heard", "yes")]).await.target();
    assert!(boss.page("/operator").await.contains("There is nothing to read."));
    let log = boss.page("/operator/log").await;
    assert!(log.contains("Suspended · <bdi>Camille") && log.contains("Answer read"), "{log}");
}

#[tokio::test]
async fn a_guest_can_be_warned_and_nothing_else() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    report(&mut first, &table, "phrases", "").await;
    let mut boss = operator(&house).await;
    let address = format!("/operator/reports/{}", open(&boss.page("/operator").await));
    assert!(boss.page(&address).await.contains("A guest has no account"));
    for verdict in ["suspend", "rename"] {
        let fields = [("verdict", verdict), ("days", "3"), ("to", "Somebody")];
        let refused = boss.post(&address, &fields).await.expect(409);
        assert!(refused.text().contains("this is a guest"));
    }
    boss.post(&address, &[("verdict", "warn"), ("words", "Hello once is enough.")]).await.target();
    assert!(second.page("/").await.contains(NEWS));
    assert!(second.page("/account/decisions").await.contains("Hello once is enough."));
    second.post("/account/decisions", &[("read", "all")]).await.target();
    assert!(!second.page("/").await.contains(NEWS));
}

#[tokio::test]
async fn an_account_is_found_renamed_suspended_and_helped() {
    let house = House::new().await;
    let mut zsofi = house.browser();
    sign_up(&mut zsofi, "Zsófi").await;
    let mut boss = operator(&house).await;
    assert!(boss.page("/account").await.contains("/account/decisions"));
    assert!(boss.page("/operator/people?name=nobody").await.contains("Nobody has this name."));
    let page = boss.page("/operator/people?name=zsofi").await;
    assert!(page.contains("Signed in by 1 browser."), "{page}");
    let id = html::forms(&page)
        .iter()
        .find_map(|form| form.fields.iter().find(|(name, _)| name == "id").map(|(_, value)| value.clone()));
    let id = id.unwrap();
    let act = async |boss: &mut Browser, act: &str, more: &[(&str, &str)]| {
        boss.post("/operator/people", &[&[("id", id.as_str()), ("act", act)], more].concat()).await
    };
    let taken = act(&mut boss, "rename", &[("to", "Boróka")]).await.expect(422);
    assert!(taken.text().contains("Somebody has this name"));
    act(&mut boss, "rename", &[("to", "Zsuzsi"), ("words", "That was rude.")]).await.target();
    assert!(zsofi.page("/me").await.contains("signed in as Zsuzsi"));
    let page = zsofi.page("/account/decisions").await;
    assert!(page.contains("You have been given another name.") && page.contains("That was rude."));
    act(&mut boss, "suspend", &[("days", "2")]).await.target();
    assert!(zsofi.page("/account").await.contains("suspended until"));
    act(&mut boss, "lift", &[]).await.target();
    assert!(!zsofi.page("/account").await.contains("suspended until"));
    // A link to a new password needs the operator's own.
    act(&mut boss, "reset", &[("present", "a wrong password")]).await.expect(403);
    let page = act(&mut boss, "reset", &[("present", PASSWORD)]).await.expect(200).text();
    let link = html::inside(&page, "<p><code", "</code>").expect("there is a link");
    let link = link.trim_start_matches("http://akhet.test").to_owned();
    let mut phone = house.browser();
    phone.post(&link, &[("password", "v7Kq29xLpt")]).await.target();
    sign_in(&mut house.browser(), "Zsuzsi", "v7Kq29xLpt").await.target();
}

#[tokio::test]
async fn a_table_is_ended_for_everybody_on_every_node() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let mut maker = house.browser();
    let gathering = open_table(&mut maker).await;
    let elsewhere = house.again().await;
    let mut second = elsewhere.same(&second);
    second.page(&table).await;
    let mut events = second.events(&table).await;
    events.next().await;
    let mut boss = operator(&house).await;
    let link = format!("http://akhet.test{table}?hold=0");
    assert_eq!(boss.post("/operator/tables", &[("table", &link)]).await.target(), "/operator/log");
    let page = first.page(&table).await;
    assert!(is_over(&page) && page.contains("This game was ended"), "{page}");
    events.next().await;
    assert!(is_over(&second.page(&table).await), "the other node has found out");
    let late = [("step", "place b2"), ("revision", "3")];
    first.post(&format!("{table}/step"), &late).await.expect(409);
    let over = boss.post("/operator/tables", &[("table", &table)]).await.expect(409);
    assert!(over.text().contains("The game is over."));
    let record = first.page(&format!("{table}/record")).await;
    assert!(record.contains("\nended: abandoned\n") || record.starts_with("ended: abandoned\n"), "{record}");
    boss.post("/operator/tables", &[("table", gathering.trim_start_matches("/t/"))]).await.target();
    assert!(maker.page(&gathering).await.contains("called off"));
    boss.post("/operator/tables", &[("table", "nonsense!")]).await.expect(404);
    assert!(boss.page("/operator/log").await.contains("Table ended"));
    // After a restart it is still over.
    let again = house.again().await;
    assert!(is_over(&again.same(&first).page(&table).await));
}
