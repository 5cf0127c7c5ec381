//! The coach: asks once before a decision that gives away much, and explains what happens for the first time.

use bots::Stop;
use catalog::Advice;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::browser::{Browser, House, form, friends, revision};

/// Iterations of a review. A hint takes three times as many.
const NODES: u32 = 1_000;

/// Somebody who plays both sides on one device, with the coach on.
async fn coached(house: &House) -> (Browser, String) {
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device")]).await;
    guest.sit(&table, "words").await.target();
    guest.post("/settings", &[("coach", "on"), ("back", &table)]).await.target();
    (guest, table)
}

/// What a search finds at the table's position; `None` if the game is over.
async fn think(house: &House, table: &str) -> Option<Advice> {
    let now = house.tables.find(&table["/t/".len()..].parse().unwrap()).await.unwrap().now();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    now.session.as_ref().unwrap().advise(3 * NODES, &Stop::default(), &mut rng)
}

/// Somebody with the coach on, at a table where something can be done that gives away very much: what.
async fn tempted(house: &House) -> (Browser, String, String) {
    loop {
        let (mut guest, table) = coached(house).await;
        while let Some(advice) = think(house, &table).await {
            let cost = |action: &str| advice.cost(action).map_or(0.0, |(cost, _)| cost);
            let mut costly = advice.prospects.iter().filter(|prospect| cost(&prospect.action) > 0.3);
            if let Some(costly) = costly.next() {
                return (guest, table, costly.action.clone());
            }
            // Something in between, so that the game stays open.
            let any = &advice.prospects[advice.prospects.len() / 2].action;
            let page = guest.page(&table).await;
            let pressed = [("step", any.as_str()), ("anyway", "yes")];
            guest.submit(&form(&page, &format!("{table}/step")), &pressed).await.target();
        }
    }
}

/// Waits until the search that began with the page has ended.
async fn wait_for_coach(guest: &mut Browser, table: &str) -> String {
    let page = guest.page(table).await;
    guest.submit(&form(&page, &format!("{table}/hint")), &[("tell", "kind")]).await.expect(200);
    page
}

#[tokio::test]
async fn before_a_costly_decision_the_coach_asks_once_and_nothing_is_done_yet() {
    let house = House::with(|config| config.review_nodes = NODES).await;
    let (mut guest, table, step) = tempted(&house).await;
    let page = wait_for_coach(&mut guest, &table).await;
    let asked =
        guest.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.expect(200).text();
    assert!(
        asked.contains("Are you sure? ") && asked.contains("Your chance of winning would fall from"),
        "{asked}"
    );
    assert!(asked.contains("What the coach sees") && asked.contains("What might be better"), "{asked}");
    assert_eq!(guest.revision(&table).await, revision(&page), "nothing has happened");
    let played = guest.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await;
    assert_eq!(played.target(), table, "whoever was asked has decided");
    assert!(guest.revision(&table).await > revision(&page));
}

#[tokio::test]
async fn what_is_to_be_played_anyway_or_instead_is_played() {
    let house = House::with(|config| config.review_nodes = NODES).await;
    for wanted in ["anyway", "instead"] {
        let (mut guest, table, step) = tempted(&house).await;
        let page = wait_for_coach(&mut guest, &table).await;
        let asked = guest.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.text();
        let advice = think(&house, &table).await.unwrap();
        let chosen = if wanted == "anyway" { &step } else { &advice.action };
        let forms = crate::html::forms(&asked);
        let answers: Vec<_> =
            forms.iter().filter(|form| form.fields.iter().any(|(name, _)| name == "anyway")).collect();
        assert_eq!(answers.len(), 2, "{asked}");
        guest.submit(answers[0], &[("step", chosen)]).await.target();
        let id = table["/t/".len()..].parse().unwrap();
        let now = house.tables.find(&id).await.unwrap().now();
        let steps = now.session.as_ref().unwrap().steps_from(0);
        let decided = steps.iter().rfind(|step| step.actor.is_some()).unwrap();
        assert_eq!(&decided.text, chosen, "{wanted}");
    }
}

#[tokio::test]
async fn the_coach_is_silent_unless_it_is_on_and_has_thought_in_time() {
    let house = House::with(|config| config.review_nodes = NODES).await;
    let (mut guest, table, step) = tempted(&house).await;
    guest.post("/settings", &[("coach", "off"), ("back", &table)]).await.target();
    let page = wait_for_coach(&mut guest, &table).await;
    guest.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.target();

    // This one would think for hours.
    let slow = house.again_with(|config| config.review_nodes = 1_000_000_000).await;
    let (mut guest, table) = coached(&slow).await;
    guest.page(&table).await;
    guest.play(&table, "place b2").await.target();
}

#[tokio::test]
async fn between_people_there_is_no_coach() {
    let house = House::with(|config| config.review_nodes = NODES).await;
    let (table, mut first, _) = friends(&house).await;
    first.post("/settings", &[("coach", "on"), ("back", "/")]).await.target();
    let page = first.page(&table).await;
    assert!(!page.contains("id=\"coach\""), "{page}");
    first.play(&table, "place b2").await.target();
    assert_eq!(house.tables.count_work(), 0, "nothing is thought for one of them");
}

/// Plays an action whatever the coach thinks of it, if it has thought of it by then.
async fn play_anyway(browser: &mut Browser, table: &str, step: &str) {
    let page = browser.page(table).await;
    let play = form(&page, &format!("{table}/step"));
    browser.submit(&play, &[("step", step), ("anyway", "true")]).await.target();
}

#[tokio::test]
async fn what_happens_for_the_first_time_is_explained_once_and_only_by_the_coach() {
    let house = House::new().await;
    let (mut guest, table) = coached(&house).await;
    let note = "data-once=\"imhotep-duel-unloading\"";
    for step in ["place a1", "place b1"] {
        assert!(!guest.page(&table).await.contains(note));
        play_anyway(&mut guest, &table, step).await;
    }
    play_anyway(&mut guest, &table, "unload 1").await;
    let page = guest.page(&table).await;
    assert!(page.contains(note) && page.contains("/rules/imhotep-duel#unloading"), "{page}");
    let mut alone = guest.clone();
    alone.post("/settings", &[("coach", "off"), ("back", &table)]).await.target();
    assert!(!alone.page(&table).await.contains(note), "only the coach explains");
    for step in ["place a2", "place b2"] {
        play_anyway(&mut guest, &table, step).await;
    }
    play_anyway(&mut guest, &table, "unload 2").await;
    assert!(!guest.page(&table).await.contains(note), "it is no longer new");
}

#[tokio::test]
async fn a_coach_that_nobody_has_is_a_bad_request() {
    let house = House::new().await;
    let mut guest = house.browser();
    guest.post("/settings", &[("coach", "shouting"), ("back", "/")]).await.expect(400);
    guest.cookies.insert("coach".to_owned(), "shouting".to_owned());
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    assert!(guest.my_turn(&table).await.contains("aria-checked=\"false\""), "what cannot be read is off");
    let table = guest.create(&[("with", "bot"), ("coach", "on")]).await;
    guest.sit(&table, "").await.target();
    assert!(guest.my_turn(&table).await.contains("aria-checked=\"true\""));
}

#[tokio::test]
async fn the_form_of_a_game_asks_for_the_coach_and_remembers_the_answer() {
    let house = House::new().await;
    let mut guest = house.browser();
    for (wanted, is_on) in
        [(None, "false"), (Some("on"), "true"), (None, "true"), (Some("off"), "false"), (None, "false")]
    {
        let wanted: Vec<(&str, &str)> = wanted.map(|wanted| ("coach", wanted)).into_iter().collect();
        let table = guest.create(&[&[("with", "bot")], &*wanted].concat()).await;
        guest.sit(&table, "").await.target();
        let page = guest.my_turn(&table).await;
        assert!(page.contains(&format!("role=\"switch\" aria-checked=\"{is_on}\"")), "{wanted:?}: {page}");
    }
}
