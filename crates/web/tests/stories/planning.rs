//! Planned replies: made by buttons, kept from everybody else, and carried out on any node.

use crate::browser::{Browser, House, form, friends_with};
use crate::html;
use crate::program::ask;

/// Plans these steps on the page for that, and returns what came of keeping them.
async fn plan(browser: &mut Browser, table: &str, steps: &[&str]) -> crate::browser::Answer {
    let address = format!("{table}/plan");
    let mut page = browser.page(&address).await;
    for step in steps {
        assert!(html::steps(&page).iter().any(|offered| offered == step), "{step} in {page}");
        page = browser.submit(&form(&page, &address), &[("step", step)]).await.expect(200).text();
    }
    browser.submit(&form(&page, &address), &[("keep", "true")]).await
}

/// What was decided so far.
async fn decisions(house: &House, table: &str) -> Vec<String> {
    let told = ask(house, &table.replace("/t/", "/api/tables/"), None).await;
    let steps = told["steps"].as_array().unwrap().iter().map(|step| step.as_str().unwrap().to_owned());
    steps.filter(|step| !step.starts_with('-')).collect()
}

async fn kept(house: &House) -> i64 {
    house.database().await.count("plans").await
}

/// Two friends with two days a turn, of whom the first has placed and waits.
async fn waiting(house: &House) -> (String, Browser, Browser) {
    let (table, mut first, second) = friends_with(house, &[("clock", "2d")]).await;
    first.play(&table, "place b2").await.target();
    (table, first, second)
}

#[tokio::test]
async fn a_planned_reply_is_carried_out_by_another_process_after_a_restart() {
    let house = House::new().await;
    let (table, mut first, second) = waiting(&house).await;
    assert_eq!(plan(&mut first, &table, &["1: place b1", "0: unload b"]).await.target(), table);
    let page = first.page(&table).await;
    assert!(page.contains("Only you see this.") && page.contains("Remove this plan"), "{page}");
    let again = house.again().await;
    drop(house);
    let (mut first, mut second) = (again.same(&first), again.same(&second));
    assert!(first.page(&table).await.contains("Remove this plan"));
    second.play(&table, "place b1").await.target();
    second.my_turn(&table).await;
    let decisions = decisions(&again, &table).await;
    assert_eq!(decisions, ["0: place b2", "1: place b1", "0: unload b"]);
    while kept(&again).await > 0 {
        tokio::task::yield_now().await;
    }
    // It was a step like any other, so the game goes on.
    second.play(&table, "place a1").await.target();
}

#[tokio::test]
async fn a_plan_is_carried_out_although_the_node_that_should_have_done_it_is_gone() {
    let house = House::new().await;
    let (table, _, mut second) = waiting(&house).await;
    second.play(&table, "place b1").await.target();
    // As if it had stopped between the two.
    let left_over = "INSERT INTO plans (table_id, who, n, shown, line) \
                     SELECT table_id, who, 1, (SELECT count(*) FROM steps) - 1, '1: place b1\n0: unload b' FROM chairs WHERE place = 0";
    assert_eq!(house.database().await.execute(left_over).await, 1);
    second.my_turn(&table).await;
    assert_eq!(decisions(&house, &table).await[2], "0: unload b");
}

#[tokio::test]
async fn nobody_else_learns_that_something_is_planned() {
    let house = House::new().await;
    let (table, mut first, mut second) = waiting(&house).await;
    let api = table.replace("/t/", "/api/tables/");
    let mut onlooker = house.browser();
    let mut database = house.database().await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut told = ask(&house, &api, None).await;
        told.as_object_mut().unwrap().remove("clock");
        let stage: String = database
            .get("SELECT CAST(revision AS TEXT) || '.' || CAST(hidden AS TEXT) || pending || COALESCE(summary, '') FROM tables")
            .await;
        seen.push([
            without_time(&second.page(&table).await),
            without_time(&onlooker.page(&table).await),
            without_time(&second.page("/tables").await),
            onlooker.get(&format!("{table}/record")).await.text(),
            told.to_string(),
            stage,
        ]);
        plan(&mut first, &table, &["1: place b1", "0: unload b"]).await.target();
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(kept(&house).await, 1, "the second time it takes the place of the first");
    for (browser, status) in [(&mut second, 409), (&mut onlooker, 403)] {
        browser.get(&format!("{table}/plan")).await.expect(status);
    }
    // What others send about plans changes none of hers.
    second.post(&format!("{table}/plan"), &[("drop", "1")]).await;
    onlooker.post(&format!("{table}/plan"), &[("drop", "1")]).await.expect(403);
    assert_eq!(kept(&house).await, 1);
}

/// A page without what the clock has to do with it.
fn without_time(page: &str) -> String {
    let Some((before, after)) = page.split_once("data-now=\"") else { return page.to_owned() };
    format!("{before}{}", after.split_once('"').unwrap().1)
}

#[tokio::test]
async fn a_plan_is_dropped_when_something_else_happens_or_its_maker_thinks_better_of_it() {
    let house = House::new().await;
    let (table, mut first, mut second) = waiting(&house).await;
    plan(&mut first, &table, &["1: place b1", "0: unload b"]).await.target();
    let page = first.page(&table).await;
    let number = html::tags(&page).find(|tag| tag.is("name", "drop")).unwrap().get("value").unwrap();
    first.post(&format!("{table}/plan"), &[("drop", &number)]).await.target();
    assert_eq!(kept(&house).await, 0);
    plan(&mut first, &table, &["1: place b1", "0: unload b"]).await.target();
    // Another reply to the same takes its place; a reply to something else stands beside it.
    plan(&mut first, &table, &["1: place b1", "0: place a1"]).await.target();
    plan(&mut first, &table, &["1: place c3", "0: place a1"]).await.target();
    assert_eq!(kept(&house).await, 2);
    second.play(&table, "place a2").await.target();
    while kept(&house).await > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(decisions(&house, &table).await.len(), 2, "she is asked");
    first.play(&table, "place b1").await.target();
}

#[tokio::test]
async fn a_longer_plan_answers_one_decision_after_the_other_until_something_is_drawn() {
    let house = House::new().await;
    let (table, mut first, mut second) = waiting(&house).await;
    let line = ["1: place b1", "0: place a1", "1: place a2", "0: unload a"];
    plan(&mut first, &table, &line).await.target();
    second.play(&table, "place b1").await.target();
    second.my_turn(&table).await;
    assert!(first.page(&table).await.contains("Remove this plan"), "there is more to come");
    second.play(&table, "place a2").await.target();
    second.my_turn(&table).await;
    assert_eq!(decisions(&house, &table).await[1..5], line);
    assert!(!first.page(&table).await.contains("Remove this plan"));
}

#[tokio::test]
async fn no_plan_reaches_past_a_draw_and_nothing_impossible_is_kept() {
    let house = House::new().await;
    let (table, mut first, mut second) = waiting(&house).await;
    let address = format!("{table}/plan");
    let page = first.page(&address).await;
    let fields = form(&page, &address).fields.into_iter();
    let (_, shown) = fields.rev().find(|(name, _)| name == "shown").expect("the form says what was shown");
    let mut send = async |line: &str, shown: &str| {
        let fields = [("shown", shown), ("line", line), ("keep", "true")];
        first.post(&address, &fields).await.status.as_u16()
    };
    for wrong in [
        "",
        "1: place b1",
        "0: place b1",
        "1: unload a|0: place a1",
        "1: place b1|0: unload b|1: place a1|0: place c3",
        "1: place b1|-: o|0: place a1",
        "1: place nowhere|0: place a1",
        "x",
        "9: place b1|0: place a1",
    ] {
        assert_eq!(send(wrong, &shown).await, 409, "{wrong}");
    }
    assert_eq!(send("1: place b1|0: unload b", "0").await, 409, "that was before");
    assert_eq!(send("1: place b1|0: unload b", "x").await, 400);
    assert_eq!(send(&"1: place b1|".repeat(13), &shown).await, 400);
    assert_eq!(kept(&house).await, 0);
    // After a boat was unloaded, tokens are drawn.
    let page = first.page(&address).await;
    let page = first.submit(&form(&page, &address), &[("step", "1: place b1")]).await.expect(200).text();
    let page = first.submit(&form(&page, &address), &[("step", "0: unload b")]).await.expect(200).text();
    assert!(
        page.contains("Nothing more can be planned from here") && page.contains("Keep this plan"),
        "{page}"
    );
    let back = first.submit(&form(&page, &address), &[("back", "true")]).await.expect(200).text();
    assert!(html::steps(&back).contains(&"0: unload b".to_owned()));
    // Whoever is to decide decides, and where turns have no days, nobody waits for long.
    second.get(&address).await.expect(409);
    let (quick, mut one, mut other) = friends_with(&house, &[("clock", "600+30")]).await;
    one.play(&quick, "place b2").await.target();
    one.get(&format!("{quick}/plan")).await.expect(409);
    other.get(&format!("{quick}/plan")).await.expect(409);
}

#[tokio::test]
async fn what_is_taken_back_takes_plans_with_it() {
    let house = House::new().await;
    let (table, mut first, mut second) = waiting(&house).await;
    plan(&mut first, &table, &["1: place b1", "0: unload b"]).await.target();
    first.press(&table, &format!("{table}/undo"), &[]).await.target();
    assert_eq!(kept(&house).await, 1, "he has to agree");
    second.press(&table, &format!("{table}/answer"), &[("answer", "yes")]).await.target();
    assert_eq!(kept(&house).await, 0);
}
