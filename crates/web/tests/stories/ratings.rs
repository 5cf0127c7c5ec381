//! What rated games change: results, ratings, fits, and where they are shown.

use service::{Operator, Verdict};

use crate::browser::{Browser, House, form, is_over, play_out};
use crate::html;
use crate::operators::operator;
use crate::profiles::{person, show};
use crate::rated::{RATED, begin, in_order, pair};
use crate::review::reviewed;
use crate::several;

const ZSOFI: &str = "/people/Zs%C3%B3fi";

/// Lets both have turns until each has had this many, then the first gives up.
async fn give_up_after(table: &str, first: &mut Browser, second: &mut Browser, turns: usize) {
    for _ in 0..turns {
        for browser in [&mut *first, &mut *second] {
            take_turn(table, browser).await;
        }
    }
    first.press(table, &format!("{table}/resign"), &[]).await.target();
}

/// Decides until somebody else is to decide.
async fn take_turn(table: &str, browser: &mut Browser) {
    for _ in 0..50 {
        let page = browser.page(table).await;
        let Some(step) = html::steps(&page).first().cloned() else { return };
        browser.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.target();
    }
    panic!("a turn does not end");
}

async fn verdicts(house: &House) -> Vec<String> {
    house.database().await.texts("SELECT COALESCE(verdict, '-') FROM results ORDER BY number").await
}

/// All ratings and what changed them, as the store has them.
async fn everything(house: &House) -> Vec<String> {
    let mut database = house.database().await;
    let ratings = "SELECT account || ' ' || game || ' ' || CAST(mean AS TEXT) || ' ' || CAST(deviation AS TEXT) || ' ' || \
                   CAST(games AS TEXT) || ' ' || CAST(among_people AS TEXT) || ' ' || CAST(at AS TEXT) \
                   FROM ratings ORDER BY account, game";
    let changes = "SELECT CAST(number AS TEXT) || ' ' || account || ' ' || CAST(mean_before AS TEXT) || ' ' || \
                   CAST(deviation_before AS TEXT) || ' ' || CAST(mean AS TEXT) || ' ' || CAST(deviation AS TEXT) \
                   FROM rating_changes ORDER BY number, account";
    let mut all = database.texts(ratings).await;
    all.extend(database.texts(changes).await);
    all
}

#[tokio::test]
async fn a_game_that_is_played_out_is_counted_once_and_both_see_what_it_changed() {
    let house = House::new().await;
    let (table, mut first, second) = pair(&house, ["Zsófi", "Bálint"]).await;
    let page = play_out(&table, &mut [first.clone(), second.clone()], 5).await;
    assert!(page.contains("Ratings in Imhotep: The Duel"), "{page}");
    assert_eq!(verdicts(&house).await, ["counts"]);
    let mut database = house.database().await;
    assert_eq!(database.count("ratings WHERE games = 1 AND among_people = 1").await, 2);
    let mean: i64 = database.get("SELECT CAST(SUM(mean) AS BIGINT) FROM ratings").await;
    assert!((2_900_000..3_100_000).contains(&mean), "{mean}");
    // Whoever tries to end it again ends nothing.
    let revision = first.revision(&table).await.to_string();
    first.post(&format!("{table}/resign"), &[("revision", &revision)]).await.expect(409);
    // Somebody who looks on, and another node, see the same.
    for mut onlooker in [house.browser(), house.again().await.browser()] {
        assert!(onlooker.page(&table).await.contains("<table class=\"changes\">"));
    }
    assert_eq!(verdicts(&house).await, ["counts"]);
    // Whoever was drawn to begin.
    let is_zsofi = first.get(ZSOFI).await.status == 200;
    let own = if is_zsofi { first.page(ZSOFI).await } else { second.clone().page(ZSOFI).await };
    assert!(own.contains("finishes 100% of rated games") && own.contains("(provisional)"), "{own}");
}

#[tokio::test]
async fn what_is_at_stake_is_said_before_one_sits_down() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let table = zsofi.create(&RATED).await;
    assert!(zsofi.page(&table).await.contains("once the other players are known"));
    let page = balint.page(&table).await;
    let stakes = html::inside(&page, "<dl class=\"stakes\"", "</dl>").unwrap();
    assert!(stakes.contains("If you win") && stakes.contains("<b>+") && stakes.contains("<b>−"), "{stakes}");
    assert!(page.contains("1500") && page.contains("±\u{a0}700"), "{page}");
    let guest = house.browser().page(&table).await;
    assert!(!guest.contains("If you win"), "a guest has no rating");
    // Four at a table: it depends on whom one beats.
    let wanted =
        [&RATED[..], &[("option-players", "4"), ("friend-1", "scribe"), ("friend-2", "vizier")]].concat();
    let table = zsofi.ask_for("nefertiti", &wanted).await.target();
    let page = balint.page(&table).await;
    let stakes = html::inside(&page, "<dl class=\"stakes\"", "</dl>").unwrap();
    assert!(stakes.contains("1st") && stakes.contains("4th") && stakes.contains(" to "), "{stakes}");
}

/// The whole numbers in a text, with their signs as they are printed.
fn numbers(text: &str) -> Vec<i32> {
    let is_apart = |sign: char| !(sign.is_ascii_digit() || "+−".contains(sign));
    text.split(is_apart).filter_map(|word| word.replace('−', "-").parse().ok()).collect()
}

/// The sentences about one of the names, of those that say how much was luck.
fn luck_sentence<'a>(page: &'a str, name: &str) -> &'a str {
    let begins = format!("The rating of {name} changed by ");
    let (_, rest) = page.split_once(&begins).unwrap_or_else(|| panic!("nothing about {name}: {page}"));
    rest.split("</p>").next().unwrap()
}

#[tokio::test]
async fn once_a_game_is_reviewed_its_end_says_how_much_of_the_change_was_play_and_how_much_luck() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    for _ in 0..4 {
        take_turn(&table, &mut first).await;
        take_turn(&table, &mut second).await;
    }
    first.press(&table, &format!("{table}/resign"), &[]).await.target();
    let end = second.page(&table).await;
    let asks = "A review says how much of this was luck and how much was play.";
    assert!(end.contains(asks) && !end.contains("by play"), "{end}");
    let review = reviewed(&mut second, &table).await;
    let end = second.page(&table).await;
    assert!(!end.contains(asks), "{end}");
    let changes = html::inside(&end, "<table class=\"changes\"", "</table>").unwrap();
    let shown: Vec<i32> =
        changes.split("<b>").skip(1).filter_map(|cell| numbers(cell.split('<').next()?).pop()).collect();
    // Both were new, so winning instead of losing would have changed about as much for either: one seat is a little better.
    let mut told = Vec::new();
    for name in ["Zsófi", "Bálint"] {
        let sentence = luck_sentence(&end, name);
        assert_eq!(sentence, luck_sentence(&review, name));
        let [change, play, luck] = numbers(sentence)[..] else { panic!("{sentence}") };
        assert_eq!(change, play + luck, "{sentence}");
        assert!(shown.contains(&change), "{change} is not in {shown:?}");
        told.push((name, change, luck));
    }
    let win: i32 = told.iter().map(|(_, change, _)| change.abs()).sum();
    let share = html::inside(&review, "<section class=\"card luck\"", "</section>").unwrap();
    let share = share.split("All draws together were worth ").nth(1).map(|rest| {
        let (percent, rest) = rest.split_once('%').unwrap();
        (percent.parse::<f64>().unwrap(), rest.split_once(" to ").unwrap().1)
    });
    let (percent, name) = share.unwrap_or((0.0, "nobody"));
    for (_, _, luck) in &told {
        let expected = percent * f64::from(win) / 100.0;
        let about = 0.1 * expected + 0.005 * f64::from(win) + 1.0;
        assert!((f64::from(luck.abs()) - expected).abs() <= about, "{told:?} {percent}");
    }
    let (_, _, luck) = told.iter().find(|(known, ..)| name.starts_with(known)).unwrap_or(&told[0]);
    assert!(*luck >= 0 || percent == 0.0, "{told:?} {name}");
    // The profile has the change beside the game.
    let (name, change, _) = told[0];
    let owner = if first.get(ZSOFI).await.status == 200 { &mut first } else { &mut second };
    let profile = owner.page(ZSOFI).await;
    let sign = if change < 0 { "−" } else { "+" };
    assert!(profile.contains(&format!("rating {sign}{}", change.abs())), "{name} {change}: {profile}");
}

#[tokio::test]
async fn whoever_runs_out_of_time_comes_last_whichever_node_sees_it() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    let other = house.again().await;
    for _ in 0..2 {
        take_turn(&table, &mut first).await;
        take_turn(&table, &mut second).await;
    }
    let mut there = other.same(&second);
    there.page(&table).await;
    house.database().await.execute("UPDATE tables SET deadline = 60000 WHERE deadline IS NOT NULL").await;
    first.wait(&table, is_over).await;
    there.wait(&table, is_over).await;
    while verdicts(&house).await != ["counts"] {
        tokio::task::yield_now().await;
    }
    let mut database = house.database().await;
    let ended = database.texts("SELECT ended FROM result_seats ORDER BY seat").await;
    assert_eq!(ended, ["timed-out", "played"]);
    let better = "ratings JOIN result_seats ON who = account WHERE rank = 0 AND mean > 1500000";
    assert_eq!(database.count(better).await, 1);
}

#[tokio::test]
async fn a_game_that_hardly_began_counts_for_nobody() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    give_up_after(&table, &mut first, &mut second, 1).await;
    assert_eq!(verdicts(&house).await, ["too-short"]);
    assert_eq!(house.database().await.count("ratings").await, 0);
    assert!(second.page(&table).await.contains("fewer than two turns"));
}

#[tokio::test]
async fn two_who_play_again_and_again_gain_nothing_from_the_seventh_game_on() {
    let house = House::new().await;
    let (mut one, mut other) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    for _ in 0..7 {
        let table = begin(&mut one, &mut other).await;
        let (mut first, mut second) = in_order(&table, one.clone(), other.clone()).await;
        give_up_after(&table, &mut first, &mut second, 2).await;
        if house.database().await.count("results").await == 7 {
            assert!(one.page(&table).await.contains("Only six games a day"));
        }
    }
    let verdicts = verdicts(&house).await;
    assert_eq!(verdicts, ["counts", "counts", "counts", "counts", "counts", "counts", "pair-too-often"]);
    assert_eq!(house.database().await.count("ratings WHERE games = 6").await, 2);
    // The next day they may again.
    house.database().await.execute("UPDATE results SET at = at - 86400").await;
    let table = begin(&mut one, &mut other).await;
    let (mut first, mut second) = in_order(&table, one.clone(), other.clone()).await;
    give_up_after(&table, &mut first, &mut second, 2).await;
    assert_eq!(house.database().await.count("results WHERE verdict = 'counts'").await, 7);
}

#[tokio::test]
async fn giving_up_against_a_computer_player_is_lost_and_five_a_day_count() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let wanted = [("with", "bot"), ("clock", "3d"), ("rated", "true"), ("bot", "apprentice")];
    for _ in 0..6 {
        let table = zsofi.create(&wanted).await;
        zsofi.sit(&table, "words").await.target();
        for _ in 0..2 {
            zsofi.my_turn(&table).await;
            take_turn(&table, &mut zsofi).await;
        }
        zsofi.my_turn(&table).await;
        zsofi.press(&table, &format!("{table}/resign"), &[]).await.target();
    }
    let verdicts = verdicts(&house).await;
    assert_eq!(verdicts[..5], ["counts", "counts", "counts", "counts", "counts"]);
    assert_eq!(verdicts[5], "computer-too-often");
    let mut database = house.database().await;
    assert_eq!(database.count("ratings WHERE games = 5 AND among_people = 0 AND mean < 1500000").await, 1);
    assert_eq!(database.count("ratings").await, 1, "a computer player has no rating that could change");
}

#[tokio::test]
async fn among_three_whoever_left_is_last_and_the_computer_player_counts_for_nobody() {
    let house = House::new().await;
    let names = ["Zsófi", "Bálint", "Emma"];
    let mut people = Vec::new();
    for name in names {
        people.push(person(&house, name).await);
    }
    let table = several::gather(&mut people, &RATED).await;
    // They sit in another order than they came.
    for _ in 0..7 {
        for person in &mut people {
            take_turn(&table, person).await;
        }
    }
    people[2].press(&table, &format!("{table}/resign"), &[]).await.target();
    let seats = several::seats(&house, &table).await;
    assert!(seats.contains(&"scribe".to_owned()), "{seats:?}");
    play_out(&table, &mut people[..2], 3).await;
    assert_eq!(verdicts(&house).await, ["counts"]);
    let mut database = house.database().await;
    assert_eq!(database.count("result_seats WHERE strength IS NOT NULL").await, 0);
    assert_eq!(database.count("result_seats WHERE rank IS NULL AND ended = 'left'").await, 1);
    let lowest: String = database.get("SELECT account FROM ratings ORDER BY mean LIMIT 1").await;
    let left: String = database.get("SELECT who FROM result_seats WHERE rank IS NULL").await;
    assert_eq!(lowest, left);
    assert!(people[2].page(&table).await.contains("Emma"), "whoever left is named");
}

#[tokio::test]
async fn what_two_of_three_play_meanwhile_takes_nothing_from_the_third() {
    let house = House::new().await;
    let mut people = Vec::new();
    for name in ["Zsófi", "Bálint", "Emma"] {
        people.push(person(&house, name).await);
    }
    let table = several::gather(&mut people, &RATED).await;
    for _ in 0..9 {
        for person in &mut people {
            take_turn(&table, person).await;
        }
    }
    for _ in 0..6 {
        let duel = begin(&mut people[0].clone(), &mut people[1].clone()).await;
        let (mut first, mut second) = in_order(&duel, people[0].clone(), people[1].clone()).await;
        give_up_after(&duel, &mut first, &mut second, 2).await;
    }
    let mut database = house.database().await;
    assert_eq!(database.count("results WHERE verdict = 'counts'").await, 6);
    for person in &mut people {
        person.press(&table, &format!("{table}/resign"), &[]).await.target();
    }
    while database.count("results WHERE number IS NOT NULL").await < 7 {
        tokio::task::yield_now().await;
    }
    let verdict: String = database.get("SELECT verdict FROM results WHERE game = 'nefertiti'").await;
    assert_eq!(verdict, "counts");
}

#[tokio::test]
async fn what_an_operator_ends_changes_no_rating() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    for _ in 0..2 {
        take_turn(&table, &mut first).await;
        take_turn(&table, &mut second).await;
    }
    let mut boss = operator(&house).await;
    boss.post("/operator/tables", &[("table", &table["/t/".len()..])]).await.target();
    assert_eq!(house.database().await.count("results").await, 0);
    assert!(first.page(&table).await.contains("was ended early"));
}

#[tokio::test]
async fn from_scratch_everything_comes_out_the_same() {
    let house = House::new().await;
    let mut people = Vec::new();
    for name in ["Zsófi", "Bálint", "Emma"] {
        people.push(person(&house, name).await);
    }
    for (game, (one, other)) in [(0, 1), (1, 2), (0, 2), (0, 1)].into_iter().enumerate() {
        let (mut one, mut other) = (people[one].clone(), people[other].clone());
        let table = begin(&mut one, &mut other).await;
        let (mut first, mut second) = in_order(&table, one, other).await;
        give_up_after(&table, &mut first, &mut second, 2).await;
        if game == 1 {
            assert_eq!(house.tables.fit_now().await.unwrap().unwrap().upto, 2);
        }
    }
    let made = house.tables.fit_now().await.unwrap().unwrap();
    assert_eq!((made.fit, made.upto, made.found["imhotep-duel"].players), (2, 4, 3));
    let before = everything(&house).await;
    assert_eq!(before.len(), 3 + 8);
    let mut database = house.database().await;
    database.execute("DELETE FROM ratings").await;
    database.execute("DELETE FROM rating_changes").await;
    house.tables.rate_from_scratch().await.unwrap();
    assert_eq!(everything(&house).await, before);
    assert_eq!(database.texts("SELECT CAST(upto AS TEXT) FROM fits ORDER BY fit").await, ["2", "4"]);
}

#[tokio::test]
async fn ratings_survive_an_archive_and_nobody_slips_results_into_it() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    give_up_after(&table, &mut first, &mut second, 2).await;
    house.tables.fit_now().await.unwrap();
    let before = everything(&house).await;
    let casual = first.create(&[("with", "friend")]).await;
    let archive = house.path().join("archive");
    service::export(&house.config.place, &archive).await.unwrap();
    let result = archive.join("results").join(format!("{}.json", &table["/t/".len()..]));
    let told = std::fs::read_to_string(&result).unwrap();
    // Somebody else's hand: results that no program wrote, beside the true one.
    for (name, from, to) in [
        ("twice", "\"number\": 1", "\"number\": 1"),
        ("nan", "\"skill\\\":", "\"skill\\\":-"),
        ("rank", "\"rank\": 0", "\"rank\": 400"),
        ("far", "\"number\": 1", "\"number\": -4"),
        ("beyond", "\"number\": 1", "\"number\": 1000"),
        ("later", "\"at\": ", "\"at\": 9"),
        ("verdict", "\"counts\"", "\"wins\""),
    ] {
        let forged = told.replacen(from, to, 1);
        let other = if name == "twice" { forged } else { forged.replacen(&table["/t/".len()..], name, 1) };
        std::fs::write(archive.join("results").join(format!("zz{name}.json")), other).unwrap();
    }
    // Nor has anybody fitted results in the future, or some that are not there.
    let fit = std::fs::read_to_string(archive.join("fits/1.json")).unwrap();
    for (name, from, to) in [
        ("later", "\"at\": ", "\"at\": 9"),
        ("more", "\"upto\": 1", "\"upto\": 1000"),
        ("beyond", "\"fit\": 1", "\"fit\": 1000"),
    ] {
        assert!(fit.contains(from), "{fit}");
        let forged = fit.replacen(from, to, 1);
        std::fs::write(archive.join("fits").join(format!("0{name}.json")), forged).unwrap();
    }
    // A table that was not rated cannot have been: it has no clock, and its seats are not drawn.
    let record = archive.join(format!("{}.txt", &casual["/t/".len()..]));
    let told = std::fs::read_to_string(&record).unwrap();
    std::fs::write(&record, told.replacen("\"rated\":false", "\"rated\":true", 1)).unwrap();
    let place = house.place("imported");
    let imported = service::import(&place, &archive).await.unwrap();
    assert_eq!((imported.broken.len(), imported.left_out.len()), (10, 1), "{imported:?}");
    assert!(
        imported.broken.iter().any(|problem| problem.contains("it is rated, but cannot be")),
        "{imported:?}"
    );
    let beside = house.beside("imported").await;
    assert_eq!(everything(&beside).await, before);
    assert!(beside.same(&first).page(&table).await.contains("<table class=\"changes\">"));
}

#[tokio::test]
async fn a_leaderboard_has_those_who_are_known_well_and_want_to_be_seen() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    give_up_after(&table, &mut first, &mut second, 2).await;
    let page = first.page("/leaders/imhotep-duel").await;
    assert!(page.contains("Nobody is here yet."), "one game is not enough: {page}");
    let mut database = house.database().await;
    database.execute("UPDATE ratings SET deviation = 74000, among_people = 10").await;
    let names = |page: &str| ["Zsófi", "Bálint"].map(|name| page.contains(name));
    assert_eq!(names(&house.browser().page("/leaders/imhotep-duel").await), [true, true]);
    show(&mut first, "nobody", "").await;
    let seen = names(&house.browser().page("/leaders/imhotep-duel").await);
    assert_eq!(seen.iter().filter(|is_seen| **is_seen).count(), 1, "whoever is seen by nobody is not listed");
    show(&mut first, "everybody", "").await;
    second.post("/account/name", &[("name", "Camille")]).await.target();
    let page = house.browser().page("/leaders/imhotep-duel").await;
    assert_eq!(names(&page).iter().filter(|is_seen| **is_seen).count(), 1, "{page}");
    assert!(page.contains("Camille"), "a new name is shown with the old rating: {page}");
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Camille").await.unwrap().unwrap();
    people.decide_alone(&account, Verdict::Suspend(1), "a test", &Operator::AtMachine).await.unwrap();
    people.close().await;
    assert!(!house.browser().page("/leaders/imhotep-duel").await.contains("Camille"), "suspended");
}

#[tokio::test]
async fn an_account_that_is_deleted_leaves_the_ratings_of_others_as_they_are() {
    let house = House::new().await;
    let (table, mut first, mut second) = pair(&house, ["Zsófi", "Bálint"]).await;
    give_up_after(&table, &mut first, &mut second, 2).await;
    let before = everything(&house).await;
    let mut database = house.database().await;
    database.execute("UPDATE ratings SET deviation = 74000, among_people = 10").await;
    database.execute("UPDATE accounts SET ends = 1 WHERE name = 'Bálint'").await;
    let again = house.again().await;
    assert_eq!(database.count("accounts").await, 1);
    let page = again.browser().page("/leaders/imhotep-duel").await;
    assert!(!page.contains("Bálint"), "{page}");
    again.tables.rate_from_scratch().await.unwrap();
    assert_eq!(everything(&again).await, before, "what others need of the games stays");
}

#[tokio::test]
async fn whoever_leaves_again_and_again_waits_for_the_next_rated_game() {
    let house = House::new().await;
    let (mut one, mut other) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    for _ in 0..2 {
        let table = begin(&mut one, &mut other).await;
        one.press(&table, &format!("{table}/resign"), &[]).await.target();
    }
    let refused = one.ask_for("imhotep-duel", &RATED).await.expect(429).text();
    assert!(refused.contains("You can play the next one in 10 minutes"), "{refused}");
    let table = other.create(&RATED).await;
    other.sit(&table, "words").await.target();
    one.sit(&table, "words").await.expect(429);
    one.create(&[("with", "friend"), ("clock", "600+30")]).await;
    // It fades.
    house.database().await.execute("UPDATE results SET at = at - 700").await;
    one.sit(&table, "words").await.target();
}
