//! Reports: what people say against each other, from the table to the one who hears of it.

use crate::accounts::sign_up;
use crate::browser::{Browser, House, form, friends};
use crate::operators::operator;

/// Says something against the other one at a table.
pub(crate) async fn report(browser: &mut Browser, table: &str, reason: &str, note: &str) {
    let people = format!("{table}/people");
    let page = browser.page(&people).await;
    let sent = browser.submit(&form(&page, "/report"), &[("reason", reason), ("note", note)]).await;
    assert_eq!(sent.target(), people);
}

#[tokio::test]
async fn a_report_goes_to_those_who_run_the_place_with_the_names_at_the_table() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Rude Word").await;
    let mut database = house.database().await;
    let id = table.trim_start_matches("/t/");
    database.execute("UPDATE chairs SET name = 'Rude Word' WHERE place = 1").await;
    let phrase =
        format!("INSERT INTO phrases (table_id, n, place, phrase, at) VALUES ('{id}', 1, 1, 'hello', 7)");
    database.execute(&phrase).await;
    let other = house.again().await;
    let mut first_there = other.same(&first);
    report(&mut first_there, &table, "name", "Look at\nthat name.").await;
    assert!(first.page(&format!("{table}/people")).await.contains("Your report was noted"));
    assert!(first.page("/account/decisions").await.contains("Will be looked at"));
    let mut boss = operator(&house).await;
    let queue = boss.page("/operator").await;
    assert!(queue.contains("The name · Rude Word"), "{queue}");
    let page = boss.page(&format!("/operator/reports/{}", open(&queue))).await;
    for part in ["Look at<br>that name.", &table, "Hello!", "a guest", "Names at the table"] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    // Whoever it is about learns nothing as long as nobody has decided.
    assert!(second.page("/account/decisions").await.contains("Nothing was decided about you."));
}

/// The id of the first report in a queue.
pub(crate) fn open(queue: &str) -> String {
    let (_, rest) = queue.split_once("/operator/reports/").expect("there is a report");
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn what_came_of_a_report_is_told_in_general_words() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    report(&mut first, &table, "stalling", "").await;
    let mut boss = operator(&house).await;
    let id = open(&boss.page("/operator").await);
    let address = format!("/operator/reports/{id}");
    boss.post(&address, &[("verdict", "dismiss"), ("words", "not so bad")]).await.target();
    let page = first.page("/account/decisions").await;
    assert!(page.contains("found nothing to do") && !page.contains("not so bad"));
    // It may be said again now.
    report(&mut first, &table, "stalling", "again").await;
    let again = format!("/operator/reports/{}", open(&boss.page("/operator").await));
    boss.post(&again, &[("verdict", "warn")]).await.target();
    assert!(first.page("/account/decisions").await.contains("done something about it"));
}

#[tokio::test]
async fn reports_and_what_was_decided_go_along_to_another_machine() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    sign_up(&mut second, "Camille").await;
    let mut boss = operator(&house).await;
    for (reason, verdict) in [("name", Some("warn")), ("stalling", None)] {
        report(&mut first, &table, reason, "more words").await;
        if let Some(verdict) = verdict {
            let address = format!("/operator/reports/{}", open(&boss.page("/operator").await));
            boss.post(&address, &[("verdict", verdict), ("words", "Another one, please.")]).await.target();
        }
    }
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    service::import(&house.place("elsewhere"), &folder).await.unwrap();
    let other = house.beside("elsewhere").await;
    assert_eq!(other.database().await.count("reports WHERE decision = 'warned'").await, 1);
    assert_eq!(other.database().await.count("reports WHERE decided IS NULL").await, 1);
    // Whoever ran the other place does not run this one, and its owner says who does.
    other.same(&boss).get("/operator").await.expect(404);
    let decisions = "SELECT words FROM reports WHERE decided IS NOT NULL";
    assert_eq!(other.database().await.get::<String>(decisions).await, "Another one, please.");
    // A second time changes nothing.
    let again = service::import(&house.place("elsewhere"), &folder).await.unwrap();
    assert!(again.left_out.iter().any(|line| line.contains("this report is there already")), "{again:?}");
    assert_eq!(other.database().await.count("reports").await, 2);
}
