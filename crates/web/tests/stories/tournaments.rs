//! Tournaments: people make and enter them, rounds are paired by whichever node gets to it, and nobody is waited for who does
//! not come.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use service::{Operator, Verdict};

use crate::accounts::{PASSWORD, sign_in};
use crate::browser::{Answer, Browser, House, form, is_over};
use crate::database::Database;
use crate::html;
use crate::meeting::hear_table;
use crate::profiles::person;
use crate::program::ask;
use crate::taking_along::take;

const NAMES: [&str; 8] = ["Anna", "Bálint", "Clara", "Dóra", "Emil", "Félix", "Gergő", "Hédi"];

/// So many people with accounts.
pub(crate) async fn people(house: &House, count: usize) -> Vec<Browser> {
    join_all(NAMES[..count].iter().map(|name| person(house, name))).await
}

/// Makes a tournament with the form, and returns its address.
pub(crate) async fn make(maker: &mut Browser, game: &str, wanted: &[(&str, &str)]) -> String {
    let page = maker.page(&format!("/tournaments/new?game={game}")).await;
    let usual = [("name", "Harbour Cup"), ("clock", "600+30"), ("rounds", "3")];
    maker.submit(&form(&page, "/tournaments"), &[&usual, wanted].concat()).await.target()
}

/// Presses a button of the page of a tournament.
pub(crate) async fn press(browser: &mut Browser, tournament: &str, what: &str) -> Answer {
    let page = browser.page(tournament).await;
    browser.submit(&form(&page, &format!("{tournament}/{what}")), &[]).await
}

pub(crate) async fn enter(browser: &mut Browser, tournament: &str) {
    press(browser, tournament, "enter").await.target();
}

/// A tournament that everybody has entered and the first has made and begun.
pub(crate) async fn begun(people: &mut [Browser], game: &str, wanted: &[(&str, &str)]) -> String {
    let tournament = make(&mut people[0], game, wanted).await;
    for person in people.iter_mut() {
        enter(person, &tournament).await;
    }
    press(&mut people[0], &tournament, "begin").await.target();
    tournament
}

/// The table at which somebody plays in the round that is under way, if they do.
pub(crate) async fn table_of(browser: &mut Browser, tournament: &str) -> Option<String> {
    let page = browser.page(tournament).await;
    let link = html::tags(&page).find(|tag| tag.is("id", "tournament-table"))?;
    link.get("href")
}

/// Waits until the page of a tournament says something.
async fn wait(browser: &mut Browser, tournament: &str, words: &str) -> String {
    browser.wait(tournament, |page| page.contains(words)).await
}

/// Everybody sits down at their table, and whoever decides first gives up. Returns the pairs that met.
async fn play_round(people: &mut [Browser], tournament: &str) -> BTreeSet<BTreeSet<usize>> {
    let mut tables: Vec<(String, Vec<usize>)> = Vec::new();
    for (number, person) in people.iter_mut().enumerate() {
        let Some(table) = table_of(person, tournament).await else { continue };
        match tables.iter_mut().find(|(known, _)| *known == table) {
            Some((_, players)) => players.push(number),
            None => tables.push((table.clone(), vec![number])),
        }
        person.sit(&table, "some words").await.target();
    }
    for (table, players) in &tables {
        let last = players[players.len() - 1];
        people[last].press(table, &format!("{table}/resign"), &[]).await.target();
    }
    tables.into_iter().map(|(_, players)| players.into_iter().collect()).collect()
}

/// The points in the standings, by name.
fn points(page: &str) -> Vec<(String, String)> {
    let body = html::inside(page, "<table class=\"standings\"", "</table>").expect("there are standings");
    let rows = body.split("<tr").skip(2);
    rows.map(|row| {
        let name = html::inside(row, "<th", "</b>").unwrap().rsplit('>').next().unwrap();
        let cells: Vec<&str> = row.split("<td class=\"num\">").skip(2).collect();
        let points = cells[0].trim_start_matches("<b>").split('<').next().unwrap();
        (name.to_owned(), points.to_owned())
    })
    .collect()
}

/// Everybody who has not come by now is missed.
async fn pass_the_time(database: &mut Database) {
    database.execute("UPDATE pairings SET sit_by = 0 WHERE results IS NULL").await;
}

#[tokio::test]
async fn six_play_three_rounds_by_way_of_two_nodes() {
    let house = House::new().await;
    let there = house.again().await;
    let mut six = people(&house, 6).await;
    // Every second one is at the other node.
    for number in [1, 3, 5] {
        six[number] = there.same(&six[number]);
    }
    let tournament = make(&mut six[0], "imhotep-duel", &[]).await;
    assert!(six[1].page("/tournaments").await.contains("Harbour Cup"), "it is in the list");
    for person in &mut six {
        enter(person, &tournament).await;
    }
    let page = six[3].page(&tournament).await;
    assert!(NAMES[..6].iter().all(|name| page.contains(name)) && page.contains("6 players"), "{page}");
    press(&mut six[0], &tournament, "begin").await.target();
    let mut met: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
    for number in 1..=3 {
        let page = wait(&mut six[1], &tournament, &format!("Round {number} of 3")).await;
        assert!(page.contains("3 tables"), "{page}");
        for pair in play_round(&mut six, &tournament).await {
            assert_eq!(pair.len(), 2);
            assert!(met.insert(pair), "nobody meets anybody twice");
        }
    }
    let page = wait(&mut six[5], &tournament, "The tournament is over").await;
    assert_eq!(met.len(), 9);
    let points = points(&page);
    assert_eq!(points.len(), 6);
    let total: f64 = points.iter().map(|(_, points)| points.parse::<f64>().unwrap()).sum();
    assert!((total - 9.0).abs() < 1e-9, "{points:?}");
    for part in ["Equal points?", "The points of everybody you beat", "Round 1", "won"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let mut database = house.database().await;
    assert_eq!(database.count("tables WHERE tournament IS NOT NULL").await, 9, "no round was paired twice");
    assert_eq!(database.count("pairings WHERE results IS NULL").await, 0);
    // Seats were as even as three rounds allow.
    let most = "SELECT max(n) FROM (SELECT count(*) AS n FROM pairing_seats GROUP BY who, seat) AS counted";
    assert_eq!(database.get::<i64>(most).await, 2);
    assert!(six[0].page("/tournaments").await.contains("Finished"));
}

#[tokio::test]
async fn everybody_is_led_to_their_table_and_back() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = make(&mut two[0], "imhotep-duel", &[("rounds", "1")]).await;
    enter(&mut two[0], &tournament).await;
    enter(&mut two[1], &tournament).await;
    let mut events = two[1].events("/lobby").await;
    assert_eq!(events.search().await, "-");
    press(&mut two[0], &tournament, "begin").await.target();
    let table = hear_table(&mut events).await;
    assert_eq!(table_of(&mut two[1], &tournament).await.as_deref(), Some(&*table));
    let page = two[1].page("/puzzles").await;
    assert!(page.contains("Your tournament game is ready") && page.contains("1 turn waits"), "{page}");
    assert_eq!(two[1].get("/next").await.target(), table);
    for person in &mut two {
        let page = person.page(&table).await;
        assert!(page.contains("data-auto") && page.contains(&format!("href=\"{tournament}\"")), "{page}");
        assert!(!page.contains(&format!("{table}/leave")), "nobody gives the chair away: {page}");
        person.sit(&table, "words").await.target();
    }
    let page = two[0].page(&table).await;
    assert!(page.contains("class=\"clock") && page.contains(&format!("href=\"{tournament}\"")), "{page}");
    assert!(!two[1].page("/puzzles").await.contains("Your tournament game is ready"));
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["tournament"], tournament.rsplit('/').next().unwrap());
}

#[tokio::test]
async fn who_does_not_come_forfeits_is_out_and_may_come_back_once() {
    let house = House::new().await;
    let mut database = house.database().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[]).await;
    wait(&mut four[0], &tournament, "Round 1 of 3").await;
    // The last one does not come, and all others do.
    let missed = table_of(&mut four[3], &tournament).await.unwrap();
    for person in &mut four[..3] {
        let table = table_of(person, &tournament).await.unwrap();
        person.sit(&table, "words").await.target();
    }
    pass_the_time(&mut database).await;
    let page = wait(&mut four[3], &tournament, "(did not come)").await;
    assert!(page.contains("forfeit") && page.contains("You are not paired at the moment."), "{page}");
    let called_off = four[3].page(&missed).await;
    assert!(called_off.contains("Whoever came has won"), "{called_off}");
    // Whoever came has the point. The other game still goes on.
    let mut playing = None;
    for (number, person) in four[..3].iter_mut().enumerate() {
        if let Some(table) = table_of(person, &tournament).await {
            assert_ne!(table, missed);
            playing = Some((number, table));
        }
    }
    let (number, table) = playing.expect("two still play");
    four[number].press(&table, &format!("{table}/resign"), &[]).await.target();
    // Of three, one has a bye.
    let page = wait(&mut four[0], &tournament, "Round 2 of 3").await;
    assert!(page.contains("has a bye: one point"), "{page}");
    assert_eq!(table_of(&mut four[3], &tournament).await, None, "nobody waits for them");
    press(&mut four[3], &tournament, "back").await.target();
    play_round(&mut four, &tournament).await;
    wait(&mut four[0], &tournament, "Round 3 of 3").await;
    assert!(table_of(&mut four[3], &tournament).await.is_some(), "they are paired again");
    pass_the_time(&mut database).await;
    let page = wait(&mut four[3], &tournament, "The tournament is over").await;
    assert!(page.contains("nobody came"), "{page}");
    let forfeits = "SELECT forfeits FROM entrants WHERE place = 3";
    assert_eq!(database.get::<i64>(forfeits).await, 2);
}

#[tokio::test]
async fn whoever_missed_two_games_stays_out() {
    let house = House::new().await;
    let mut database = house.database().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[("rounds", "5")]).await;
    wait(&mut four[0], &tournament, "Round 1 of 5").await;
    database.execute("UPDATE entrants SET forfeits = 1 WHERE place = 3").await;
    for person in &mut four[..3] {
        let table = table_of(person, &tournament).await.unwrap();
        person.sit(&table, "words").await.target();
    }
    pass_the_time(&mut database).await;
    let page = wait(&mut four[3], &tournament, "(did not come)").await;
    assert!(page.contains("You missed two games"), "{page}");
    let refused = four[3].post(&format!("{tournament}/back"), &[]).await.expect(409).text();
    assert!(refused.contains("You missed two games"), "{refused}");
}

#[tokio::test]
async fn an_odd_number_has_one_bye_each_round_and_nobody_has_two() {
    let house = House::new().await;
    let mut five = people(&house, 5).await;
    let tournament = begun(&mut five, "imhotep-duel", &[]).await;
    for number in 1..=3 {
        let page = wait(&mut five[0], &tournament, &format!("Round {number} of 3")).await;
        assert_eq!(page.matches("has a bye: one point").count(), 1, "{page}");
        let first = five[0].page(&format!("{tournament}?round=1")).await;
        assert!(first.contains("Pairings, round 1") && first.contains("has a bye: one point"), "{first}");
        play_round(&mut five, &tournament).await;
    }
    wait(&mut five[0], &tournament, "The tournament is over").await;
    let mut database = house.database().await;
    assert_eq!(database.count("byes").await, 3);
    let different = "SELECT count(DISTINCT who) FROM byes";
    assert_eq!(database.get::<i64>(different).await, 3);
}

/// What somebody at the machine itself decides.
pub(crate) async fn decide(house: &House, name: &str, verdict: Option<Verdict<'_>>) {
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called(name).await.unwrap().unwrap();
    match verdict {
        Some(verdict) => {
            people.decide_alone(&account, verdict, "", &Operator::AtMachine).await.unwrap();
        }
        None => people.lift_suspension(&account, &Operator::AtMachine).await.unwrap(),
    }
    people.close().await;
}

#[tokio::test]
async fn swiss_rounds_keep_those_apart_of_whom_one_has_blocked_the_other_and_say_so_before_they_enter() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    // By the order of entry they would be the first pair.
    four[2].post("/block", &[("name", NAMES[0])]).await.target();
    let page = four[2].page("/account/blocks").await;
    assert!(page.contains("a Swiss tournament pairs you only if there is no other way"), "{page}");
    let tournament = make(&mut four[0], "imhotep-duel", &[("rounds", "2")]).await;
    for person in &mut four {
        let page = person.page(&tournament).await;
        assert!(page.contains("you two are paired only if there is no other way"), "{page}");
        enter(person, &tournament).await;
    }
    press(&mut four[0], &tournament, "begin").await.target();
    let mut met = BTreeSet::new();
    for number in 1..=2 {
        wait(&mut four[0], &tournament, &format!("Round {number} of 2")).await;
        met.extend(play_round(&mut four, &tournament).await);
    }
    assert_eq!(met.len(), 4, "nobody meets anybody twice");
    assert!(!met.contains(&BTreeSet::from([0, 2])), "{met:?}");
    let robin = make(&mut four[0], "imhotep-duel", &[("format", "round-robin")]).await;
    assert!(four[2].page(&robin).await.contains("Everybody meets everybody here, blocked or not."));
}

#[tokio::test]
async fn whoever_is_suspended_sits_out_until_they_may_play_again() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = make(&mut four[0], "imhotep-duel", &[]).await;
    for person in &mut four {
        enter(person, &tournament).await;
    }
    decide(&house, NAMES[3], Some(Verdict::Suspend(1))).await;
    press(&mut four[0], &tournament, "begin").await.target();
    let page = wait(&mut four[0], &tournament, "Round 1 of 3").await;
    assert!(page.contains("has a bye: one point"), "three are paired: {page}");
    assert_eq!(table_of(&mut four[3], &tournament).await, None);
    decide(&house, NAMES[3], None).await;
    play_round(&mut four[..3], &tournament).await;
    wait(&mut four[0], &tournament, "Round 2 of 3").await;
    assert!(table_of(&mut four[3], &tournament).await.is_some(), "they are paired again");
}

#[tokio::test]
async fn everybody_meets_everybody_in_a_round_robin() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[("format", "round-robin")]).await;
    let mut met = BTreeSet::new();
    for number in 1..=3 {
        wait(&mut four[0], &tournament, &format!("Round {number} of 3")).await;
        met.extend(play_round(&mut four, &tournament).await);
    }
    wait(&mut four[0], &tournament, "The tournament is over").await;
    assert_eq!(met.len(), 6);
}

#[tokio::test]
async fn larger_tables_are_filled_evenly_and_each_round_may_have_its_own_pace() {
    let house = House::new().await;
    let mut seven = people(&house, 7).await;
    let own =
        [("clock", "own"), ("minutes", "9"), ("seconds", "30"), ("round-1", "2"), ("clock-1", "180+10")];
    let wanted = [&own[..], &[("option-players", "4"), ("rounds", "2"), ("smaller", "true")]].concat();
    let tournament = begun(&mut seven, "nefertiti", &wanted).await;
    wait(&mut seven[0], &tournament, "Round 1 of 2").await;
    let mut sizes: Vec<usize> = play_round(&mut seven, &tournament).await.iter().map(BTreeSet::len).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
    let mut database = house.database().await;
    // Whoever gives up is replaced, and the others go on until they give up, too.
    for _ in 0..4 {
        for person in &mut seven {
            if let Some(table) = table_of(person, &tournament).await {
                let page = person.page(&table).await;
                if !is_over(&page) && page.contains(&format!("{table}/resign")) {
                    person.press(&table, &format!("{table}/resign"), &[]).await;
                }
            }
        }
    }
    let page = wait(&mut seven[0], &tournament, "Round 2 of 2").await;
    assert!(page.contains("round 2: 3 min + 10 s a turn"), "{page}");
    let paces = database.texts("SELECT DISTINCT pace FROM tables ORDER BY pace").await;
    assert_eq!(paces, ["180+10", "540+30"]);
    let points = points(&page);
    assert_eq!(points.len(), 7);
}

#[tokio::test]
async fn a_table_is_played_out_and_its_points_count() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1")]).await;
    wait(&mut two[0], &tournament, "Round 1 of 1").await;
    let table = table_of(&mut two[0], &tournament).await.unwrap();
    for person in &mut two {
        person.sit(&table, "words").await.target();
    }
    crate::browser::play_out(&table, &mut two, 5).await;
    let page = wait(&mut two[0], &tournament, "The tournament is over").await;
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["progress"], "over");
    assert!(page.contains("class=\"scored\"") && page.contains("% ") | page.contains("%<"), "{page}");
}

#[tokio::test]
async fn a_round_survives_a_restart() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[("rounds", "2")]).await;
    wait(&mut four[0], &tournament, "Round 1 of 2").await;
    for person in &mut four {
        let table = table_of(person, &tournament).await.unwrap();
        person.sit(&table, "words").await.target();
    }
    let table = table_of(&mut four[0], &tournament).await.unwrap();
    four[0].press(&table, &format!("{table}/resign"), &[]).await.target();
    house.tables.close().await;
    let again = house.again().await;
    let mut four: Vec<Browser> = four.iter().map(|person| again.same(person)).collect();
    let page = four[0].page(&tournament).await;
    assert!(page.contains("Round 1 of 2"), "{page}");
    for person in &mut four {
        if let Some(table) = table_of(person, &tournament).await {
            person.press(&table, &format!("{table}/resign"), &[]).await.target();
            break;
        }
    }
    wait(&mut four[0], &tournament, "Round 2 of 2").await;
}

#[tokio::test]
async fn many_nodes_that_pair_at_the_same_time_make_one_round() {
    let house = House::new().await;
    let others = [house.again().await, house.again().await];
    let mut six = people(&house, 6).await;
    let tournament = make(&mut six[0], "imhotep-duel", &[]).await;
    for person in &mut six {
        enter(person, &tournament).await;
    }
    let mut database = house.database().await;
    // All of them find it due at the same moment.
    database.execute("UPDATE tournaments SET begins = 1, revision = revision + 1").await;
    let mut there = others[0].same(&six[1]);
    wait(&mut there, &tournament, "Round 1 of 3").await;
    assert_eq!(database.count("pairings").await, 3);
    assert_eq!(database.count("tables WHERE tournament IS NOT NULL").await, 3);
    assert_eq!(database.count("pairing_seats").await, 6);
}

#[tokio::test]
async fn a_tournament_that_is_to_begin_without_enough_players_is_called_off() {
    let house = House::new().await;
    let mut one = people(&house, 1).await.remove(0);
    let tournament = make(&mut one, "imhotep-duel", &[("begins", "5")]).await;
    enter(&mut one, &tournament).await;
    let page = one.page(&tournament).await;
    assert!(page.contains("starts within 5 minutes"), "{page}");
    let refused = one.post(&format!("{tournament}/begin"), &[]).await.expect(409).text();
    assert!(refused.contains("Not enough players"), "{refused}");
    house.database().await.execute("UPDATE tournaments SET begins = 1").await;
    wait(&mut one, &tournament, "Called off").await;
}

#[tokio::test]
async fn its_maker_calls_it_off_and_games_under_way_go_on() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[]).await;
    wait(&mut four[0], &tournament, "Round 1 of 3").await;
    let table = table_of(&mut four[1], &tournament).await.unwrap();
    for person in &mut four {
        if table_of(person, &tournament).await.as_deref() == Some(&*table) {
            person.sit(&table, "words").await.target();
        }
    }
    four[1].post(&format!("{tournament}/call-off"), &[]).await.expect(403);
    press(&mut four[0], &tournament, "call-off").await.target();
    wait(&mut four[1], &tournament, "Called off").await;
    let mut database = house.database().await;
    assert_eq!(
        database.texts("SELECT DISTINCT progress FROM tables ORDER BY progress").await,
        ["called-off", "playing"]
    );
    four[1].press(&table, &format!("{table}/resign"), &[]).await.target();
    let is_over = "SELECT count(*) FROM pairings WHERE results IS NULL";
    let mut events = four[1].events(&tournament).await;
    while database.get::<i64>(is_over).await > 0 {
        events.next().await;
    }
    assert_eq!(database.count("tables").await, 2, "and no round follows");
}

#[tokio::test]
async fn whoever_withdraws_is_not_paired_and_loses_a_game_that_has_not_begun() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = make(&mut four[0], "imhotep-duel", &[]).await;
    for person in &mut four {
        enter(person, &tournament).await;
    }
    press(&mut four[3], &tournament, "withdraw").await.target();
    assert!(four[0].page(&tournament).await.contains("3 players"));
    enter(&mut four[3], &tournament).await;
    press(&mut four[0], &tournament, "begin").await.target();
    wait(&mut four[0], &tournament, "Round 1 of 3").await;
    let table = table_of(&mut four[3], &tournament).await.unwrap();
    let refused = four[3].post(&format!("{table}/leave"), &[]).await.expect(403).text();
    assert!(refused.contains("withdraw from the tournament"), "{refused}");
    press(&mut four[3], &tournament, "withdraw").await.target();
    let page = wait(&mut four[0], &tournament, "(withdrawn)").await;
    assert!(page.contains("forfeit"), "{page}");
    assert_eq!(table_of(&mut four[3], &tournament).await, None);
}

#[tokio::test]
async fn the_games_of_a_rated_tournament_are_rated_and_seats_are_those_of_the_pairing() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1"), ("rated", "true")]).await;
    wait(&mut two[0], &tournament, "Round 1 of 1").await;
    let table = table_of(&mut two[0], &tournament).await.unwrap();
    for person in &mut two {
        person.sit(&table, "words").await.target();
    }
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!((&told["rated"], &told["progress"]), (&true.into(), &"playing".into()));
    let mut database = house.database().await;
    let seated = "SELECT count(*) FROM pairing_seats JOIN chairs ON chairs.place = pairing_seats.seat \
                  AND chairs.who = pairing_seats.who";
    assert_eq!(database.get::<i64>(seated).await, 2);
    crate::browser::play_out(&table, &mut two, 7).await;
    assert_eq!(database.count("results").await, 1);
    wait(&mut two[0], &tournament, "The tournament is over").await;
}

#[tokio::test]
async fn where_a_turn_has_days_people_come_when_they_can() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1"), ("clock", "3d")]).await;
    wait(&mut two[0], &tournament, "Round 1 of 1").await;
    let table = table_of(&mut two[0], &tournament).await.unwrap();
    let page = two[0].page(&table).await;
    assert!(page.contains("data-at-once"), "nobody has to be there when the other comes: {page}");
    assert!(two[0].page("/puzzles").await.contains("1 turn waits"));
    assert!(!two[0].page("/puzzles").await.contains("id=\"seeks\""), "nobody is called away");
    let mut database = house.database().await;
    let left = "SELECT (SELECT min(sit_by) FROM pairings) - (SELECT max(changed) FROM tournaments) * 1000";
    let left: i64 = database.get(left).await;
    assert!((3 * 86_400_000 - 60_000..=3 * 86_400_000 + 60_000).contains(&left), "{left}");
    for person in &mut two {
        person.sit(&table, "words").await.target();
    }
    assert!(two[0].page(&table).await.contains("class=\"playing\""));
}

#[tokio::test]
async fn a_tournament_goes_on_at_another_place() {
    let house = House::new().await;
    let mut four = people(&house, 4).await;
    let tournament = begun(&mut four, "imhotep-duel", &[]).await;
    wait(&mut four[0], &tournament, "Round 1 of 3").await;
    let before = play_round(&mut four, &tournament).await;
    let page = wait(&mut four[0], &tournament, "Round 2 of 3").await;
    // It lies there for longer than anybody is waited for.
    house.database().await.execute("UPDATE pairings SET sit_by = sit_by + 60000").await;
    let folder = house.path().join("records");
    let exported = service::export(&house.config.place, &folder).await.unwrap();
    assert!(exported.broken.is_empty(), "{exported:?}");
    let file = std::fs::read_dir(folder.join("tournaments")).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&file).unwrap();
    let mut kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    for row in kept["pairings"].as_array_mut().unwrap() {
        row["sit_by"] = 1.into();
    }
    std::fs::write(&file, kept.to_string()).unwrap();
    let elsewhere = house.place("elsewhere");
    let imported = service::import(&elsewhere, &folder).await.unwrap();
    assert!(imported.broken.is_empty() && imported.left_out.is_empty(), "{imported:?}");
    let again = service::import(&elsewhere, &folder).await.unwrap();
    assert!(
        again.broken.is_empty() && again.left_out.iter().any(|why| why.contains("tournament")),
        "{again:?}"
    );
    // What could not be is not taken for a tournament.
    for (key, value) in [("game", "chess"), ("paces", "soon"), ("state", "lost"), ("format", "knockout")] {
        let mut broken = kept.clone();
        broken[key] = value.into();
        std::fs::write(&file, broken.to_string()).unwrap();
        let refused = service::import(&elsewhere, &folder).await.unwrap();
        assert_eq!(refused.broken.len(), 1, "{key}: {refused:?}");
    }
    let other = house.beside("elsewhere").await;
    let mut there: Vec<Browser> = (0..4).map(|_| other.browser()).collect();
    for (person, name) in there.iter_mut().zip(NAMES) {
        sign_in(person, name, PASSWORD).await.target();
    }
    let now = there[0].page(&tournament).await;
    assert_eq!(points(&now), points(&page));
    let met = play_round(&mut there, &tournament).await;
    assert!(met.is_disjoint(&before), "nobody meets anybody again");
    wait(&mut there[0], &tournament, "Round 3 of 3").await;
}

#[tokio::test]
async fn a_name_follows_the_account_and_is_gone_with_it() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1")]).await;
    wait(&mut two[0], &tournament, "Round 1 of 1").await;
    play_round(&mut two, &tournament).await;
    wait(&mut two[0], &tournament, "The tournament is over").await;
    let files = take(&house, &mut two[0]).await;
    let taken: serde_json::Value = serde_json::from_str(&files["tournaments.json"]).unwrap();
    assert_eq!((&taken[0]["name"], &taken[0]["entrants"]), (&"Harbour Cup".into(), &2.into()), "{taken}");
    house.database().await.execute("UPDATE accounts SET ends = 1 WHERE name = 'Bálint'").await;
    let again = house.again().await;
    let page = again.same(&two[0]).page(&tournament).await;
    assert!(!page.contains("Bálint") && page.contains("deleted"), "{page}");
}
