//! Clocks at tables: whose time runs, what happens when it is up, and where it is shown.

use serde_json::json;

use crate::browser::{Browser, House, form, friends_with, is_over};
use crate::html;
use crate::program::{ask, tell};
use crate::several;

/// Two friends with ten minutes each and half a minute more a turn, the first to decide.
async fn timed(house: &House) -> (String, Browser, Browser) {
    friends_with(house, &[("clock", "600+30")]).await
}

/// Whoever is to decide has had their time.
async fn run_out(house: &House) {
    let changed =
        house.database().await.execute("UPDATE tables SET deadline = 60000 WHERE deadline IS NOT NULL").await;
    assert_eq!(changed, 1);
}

async fn clock(house: &House, table: &str) -> serde_json::Value {
    ask(house, &table.replace("/t/", "/api/tables/"), None).await["clock"].clone()
}

#[tokio::test]
async fn time_runs_for_whoever_decides_and_a_turn_adds_to_it() {
    let house = House::new().await;
    let (table, mut first, mut second) = timed(&house).await;
    let told = clock(&house, &table).await;
    assert_eq!((&told["pace"], &told["runs"]), (&json!("600+30"), &json!(0)));
    first.play(&table, "place b2").await.target();
    let told = clock(&house, &table).await;
    assert_eq!(told["runs"], json!(1));
    let left = told["left"].as_array().unwrap();
    assert_eq!(left[0], json!(600_000), "a bank is never fuller than at the beginning");
    assert!((540_000..=600_000).contains(&left[1].as_i64().unwrap()), "{left:?}");
    for (browser, shown) in [(&mut first, 3), (&mut second, 3), (&mut house.browser(), 2)] {
        let page = browser.page(&table).await;
        assert!(page.contains("10 min + 30 s a turn"), "{page}");
        assert_eq!(
            page.matches("role=\"timer\"").count(),
            shown,
            "one's own is beside the decision, too: {page}"
        );
    }
    let page = house.browser().page(&table).await;
    assert_eq!(page.matches("data-until").count(), 1, "only one of them runs");
}

#[tokio::test]
async fn who_runs_out_of_time_has_lost_and_the_record_says_so() {
    let house = House::new().await;
    let (table, mut first, mut second) = timed(&house).await;
    first.play(&table, "place b2").await.target();
    run_out(&house).await;
    let page = first.wait(&table, is_over).await;
    assert!(page.contains(" ran out of time"), "{page}");
    assert_eq!(ask(&house, &table.replace("/t/", "/api/tables/"), None).await["timed_out"], json!(1));
    let record = second.page(&format!("{table}/record")).await;
    assert!(record.contains("ended: timed-out 1\n"), "{record}");
    let left = house.database().await.count("tables WHERE deadline IS NOT NULL").await;
    assert_eq!(left, 0, "nobody's time runs any more");
}

#[tokio::test]
async fn among_several_a_computer_player_takes_the_seat_and_the_others_play_on() {
    let house = House::new().await;
    let mut people = [house.browser(), house.browser(), house.browser()];
    let table = several::gather(&mut people, &[("with", "friend"), ("clock", "2d")]).await;
    assert!(people[0].page(&table).await.contains("2 days a turn"));
    run_out(&house).await;
    people[1].my_turn(&table).await;
    assert_eq!(several::seats(&house, &table).await, ["scribe", "somebody", "somebody"]);
    assert!(!is_over(&people[0].page(&table).await));
}

#[tokio::test]
async fn two_of_three_cannot_take_back_their_turns_again_and_again_while_the_third_waits() {
    let house = House::new().await;
    let mut people = [house.browser(), house.browser(), house.browser()];
    let table = several::gather(&mut people, &[("with", "friend"), ("clock", "2d")]).await;
    people[0].play(&table, "place g1").await.target();
    several::press(&mut people[0], &table, "undo", &[]).await.target();
    several::press(&mut people[1], &table, "answer", &[("answer", "yes")]).await.target();
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["undo_request"]["asks"], serde_json::json!([2]), "the third is asked, too");
    several::press(&mut people[2], &table, "answer", &[("answer", "no")]).await.target();
    let steps = html::steps(&people[0].page(&table).await);
    assert!(steps.is_empty(), "the turn stands: {steps:?}");
}

#[tokio::test]
async fn everybody_gets_back_the_time_in_which_nobody_could_play() {
    let house = House::new().await;
    let (table, mut first, _) = timed(&house).await;
    let before = house.database().await.get::<i64>("SELECT deadline FROM tables").await;
    let seen = first.revision(&table).await;
    // Somebody has to have watched once.
    while house.database().await.count("pulse").await == 0 {
        tokio::task::yield_now().await;
    }
    let mut database = house.database().await;
    database.execute("UPDATE pulse SET at = at - 3600000").await;
    first.wait(&table, |page| crate::browser::revision(page) > seen).await;
    let after = database.get::<i64>("SELECT deadline FROM tables").await;
    assert!((3_610_000..3_640_000).contains(&(after - before)), "{}", after - before);
    first.play(&table, "place b2").await.target();
}

#[tokio::test]
async fn a_table_with_a_clock_survives_a_restart_and_an_archive() {
    let house = House::new().await;
    let (table, mut first, second) = timed(&house).await;
    first.play(&table, "place b2").await.target();
    let before = clock(&house, &table).await;
    let archive = house.path().join("archive");
    service::export(&house.config.place, &archive).await.unwrap();
    let again = house.again().await;
    assert_eq!(clock(&again, &table).await["runs"], before["runs"]);
    let imported = house.place("imported");
    assert_eq!(service::import(&imported, &archive).await.unwrap().broken, Vec::<String>::new());
    let beside = house.beside("imported").await;
    assert_eq!(clock(&beside, &table).await["runs"], before["runs"]);
    let taken: i64 = beside.database().await.get("SELECT count(*) FROM steps WHERE at IS NOT NULL").await;
    assert!(taken > 0, "when steps were taken is kept");
    beside.same(&second).play(&table, "place b1").await.target();
}

#[tokio::test]
async fn a_time_of_one_s_own_has_bounds() {
    let house = House::new().await;
    let mut guest = house.browser();
    let own = |minutes, seconds| {
        [("with", "bot"), ("clock", "own"), ("minutes", minutes), ("seconds", seconds), ("claim", "true")]
    };
    let table = guest.ask_for("imhotep-duel", &own("7", "5")).await.target();
    assert!(guest.page(&table).await.contains("7 min + 5 s a turn"));
    for (minutes, seconds) in
        [("0", "5"), ("181", "0"), ("7", "601"), ("-7", "5"), ("99999999999", "5"), ("x", "5")]
    {
        guest.ask_for("imhotep-duel", &own(minutes, seconds)).await.expect(400);
    }
    guest.ask_for("imhotep-duel", &[("with", "bot"), ("clock", "soon")]).await.expect(400);
}

#[tokio::test]
async fn programs_choose_a_time_too_and_are_told_what_is_wrong_with_it() {
    let house = House::new().await;
    let asked = |pace| json!({ "game": "imhotep-duel", "seats": ["open", "open"], "pace": pace });
    tell(&house, "/api/tables", None, &asked("14d"), 201).await;
    let refused = tell(&house, "/api/tables", None, &asked("15d"), 400).await;
    assert!(refused["error"].as_str().unwrap().starts_with("`15d` is no pace"), "{refused}");
}

#[tokio::test]
async fn the_number_of_games_that_wait_leads_from_one_to_the_next() {
    let house = House::new().await;
    let (slow, mut guest, _) = friends_with(&house, &[("clock", "7d")]).await;
    assert!(guest.page("/privacy").await.contains("1 turn waits"));
    // Another table of the same two, at which there is less time.
    let quick = guest.create(&[("with", "friend"), ("clock", "600+30")]).await;
    guest.sit(&quick, "words").await.target();
    house.browser().sit(&quick, "others").await.target();
    let page = guest.page("/").await;
    assert!(page.contains("2 turns wait"), "{page}");
    assert_eq!(guest.get("/next").await.target(), quick);
    assert_eq!(guest.get(&format!("/next?from={}", &quick[3..])).await.target(), slow);
    assert_eq!(guest.get(&format!("/next?from={}", &slow[3..])).await.target(), quick);
    let lists = guest.page("/tables").await;
    let place = |table: &str| lists.find(&format!("href=\"{table}\"")).unwrap();
    assert!(place(&quick) < place(&slow), "what is urgent comes first");
    guest.play(&quick, "place b2").await.target();
    guest.play(&slow, "place b2").await.target();
    assert!(!guest.page("/").await.contains("turns wait"));
    assert_eq!(guest.get("/next").await.target(), "/tables");
}

#[tokio::test]
async fn who_sits_at_a_table_is_told_when_another_one_begins_to_wait_whichever_node_saw_it() {
    let house = House::new().await;
    let (slow, mut first, mut second) = friends_with(&house, &[("clock", "7d")]).await;
    let quick = first.create(&[("with", "friend")]).await;
    first.sit(&quick, "words").await.target();
    second.sit(&quick, "others").await.target();
    // As if there were another node already.
    let mut database = house.database().await;
    database.execute("INSERT INTO nodes (node, until) VALUES ('other', 9000000000000)").await;
    let page = second.page(&quick).await;
    let sign = html::tags(&page).find(|tag| tag.is("id", "waits")).unwrap();
    assert!(sign.get("hidden").is_some() && sign.is("data-two", "2 turns wait"), "{page}");
    let mut events = second.events(&quick).await;
    assert_eq!(events.waits().await, 0);
    first.play(&quick, "place b2").await.target();
    assert_eq!(events.waits().await, 1, "at the table itself");
    first.play(&slow, "place b2").await.target();
    assert_eq!(events.waits().await, 2, "and at the other one");
    second.play(&quick, "place b1").await.target();
    assert_eq!(events.waits().await, 1);
    // What somebody has put away waits for nobody.
    let mut elsewhere = second.clone();
    elsewhere.post("/tables/away", &[("put", &slow[3..])]).await.target();
    assert_eq!(elsewhere.events(&quick).await.waits().await, 0);
    let there = house.again().await;
    there.same(&second).play(&slow, "place b1").await.target();
    assert_eq!(events.waits().await, 0, "another node has heard of it");
    // Whoever only looks on waits for nothing, and is told nothing of others.
    let mut onlooker = house.browser();
    onlooker.page(&slow).await;
    assert_eq!(onlooker.events(&slow).await.waits().await, 0);
}

#[tokio::test]
async fn a_game_against_computer_players_alone_waits_for_nobody() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot"), ("bot", "greedy")]).await;
    guest.sit(&table, "words").await.target();
    guest.my_turn(&table).await;
    assert!(!guest.page("/privacy").await.contains("turn waits"));
}

#[tokio::test]
async fn on_one_device_everybody_has_time_of_their_own() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device"), ("clock", "600+30")]).await;
    guest.sit(&table, "words").await.target();
    assert_eq!(clock(&house, &table).await["runs"], json!(0));
    guest.play(&table, "place b2").await.target();
    assert_eq!(clock(&house, &table).await["runs"], json!(1));
    run_out(&house).await;
    guest.wait(&table, is_over).await;
    assert_eq!(ask(&house, &table.replace("/t/", "/api/tables/"), None).await["timed_out"], json!(1));
    let wanted = [("with", "device"), ("option-players", "3"), ("clock", "600+30")];
    let table = guest.ask_for("nefertiti", &wanted).await.target();
    guest.sit(&table, "words").await.target();
    let seen = guest.revision(&table).await;
    run_out(&house).await;
    let page = guest.wait(&table, |page| crate::browser::revision(page) > seen).await;
    assert!(!is_over(&page));
    assert_eq!(several::seats(&house, &table).await, ["scribe", "somebody", "somebody"]);
}

#[tokio::test]
async fn time_is_called_by_the_others_at_the_table_alone_and_once_it_is_up() {
    let house = House::new().await;
    let (table, mut first, mut second) =
        friends_with(&house, &[("clock", "600+30"), ("claim", "true")]).await;
    let claim = format!("{table}/claim");
    let call = async |browser: &mut Browser, status| {
        let revision = browser.revision(&table).await.to_string();
        browser.post(&claim, &[("revision", &revision)]).await.expect(status).text()
    };
    assert!(call(&mut second, 409).await.contains("The time is not up."));
    run_out(&house).await;
    house.database().await.execute("UPDATE tables SET revision = revision + 1").await;
    let seen = first.revision(&table).await;
    first
        .wait(&table, |page| crate::browser::revision(page) >= seen && page.contains("Your time is up."))
        .await;
    call(&mut first, 409).await;
    call(&mut house.browser(), 403).await;
    let stale = second.post(&claim, &[("revision", "0")]).await;
    stale.expect(409);
    assert!(!is_over(&second.page(&table).await));
    let page = second.page(&table).await;
    let called = form(&page, &claim);
    second.submit(&called, &[]).await.target();
    second.submit(&called, &[]).await.expect(409);
    assert!(is_over(&first.page(&table).await));
}
