//! How large pages about people become where every list is as long as it can be, and every text as long as it may be.

use std::fmt::Write;

use crate::accounts::sign_up;
use crate::blocks::open_table;
use crate::browser::{Browser, House};
use crate::database::Database;
use crate::html;
use crate::operators::operator;
use crate::profiles::play;
use crate::reports::report;

/// The most bytes of a page, as HTML, before anything compresses it.
const MOST: usize = 60_000;

/// More than a list may have.
const MANY: usize = 200;

/// The most that play in a tournament, and how many rounds it takes them to meet everybody.
const FIELD: usize = 64;
const ROUNDS: usize = 63;

/// A text of 500 characters, the longest that may be written. Each of them takes six bytes in HTML.
fn long_text() -> String {
    "\"".repeat(500)
}

/// A name of twenty characters, most of which take three bytes.
fn name(number: usize) -> String {
    format!("{}{number:03}", "さ".repeat(17))
}

fn id(kind: &str, number: usize) -> String {
    format!("{kind}{number:0>10}")
}

/// Inserts so many rows at once.
async fn insert(database: &mut Database, into: &str, count: usize, row: impl Fn(usize) -> String) {
    let mut statement = format!("INSERT INTO {into} VALUES ");
    for number in 0..count {
        write!(statement, "{}({})", if number > 0 { ", " } else { "" }, row(number)).unwrap();
    }
    assert_eq!(database.execute(&statement).await, count as u64);
}

/// Copies rows, so often, each with something else in a column.
async fn copy(database: &mut Database, table: &str, of: &str, column: &str, ids: &[String]) {
    database.execute("BEGIN").await;
    database.execute(&format!("CREATE TEMP TABLE copied AS SELECT * FROM {table} WHERE {of}")).await;
    for id in ids {
        database.execute(&format!("UPDATE copied SET {column} = '{id}'")).await;
        database.execute(&format!("INSERT INTO {table} SELECT * FROM copied")).await;
    }
    database.execute("DROP TABLE copied").await;
    database.execute("COMMIT").await;
}

/// Copies a table of the Duel with whoever sits there.
async fn copy_table(database: &mut Database, table: &str, kind: &str, count: usize) -> Vec<String> {
    let ids: Vec<String> = (0..count).map(|number| id(kind, number)).collect();
    let own = table.trim_start_matches("/t/");
    copy(database, "tables", &format!("id = '{own}'"), "id", &ids).await;
    copy(database, "chairs", &format!("table_id = '{own}'"), "table_id", &ids).await;
    ids
}

/// What concerns people: friends, blocks, reports, decisions, sessions, challenges, and what operators have done.
async fn fill_lists(database: &mut Database, zsofi: &str, gathering: &str) {
    let (text, now) = (long_text(), "2000000000");
    let other = |number: usize| id("other", number);
    insert(database, "accounts (id, name, created, profile, is_visible, here)", MANY, |n| {
        format!("'{}', '{}', 1, 'everybody', TRUE, 1", other(n), name(n))
    })
    .await;
    insert(database, "follows (account, other, since)", MANY, |n| format!("'{zsofi}', '{}', 1", other(n)))
        .await;
    insert(database, "follows (account, other, since)", MANY, |n| format!("'{}', '{zsofi}', 1", other(n)))
        .await;
    insert(database, "blocks (blocker, other, name, since)", MANY, |n| {
        format!("'{zsofi}', '{}', '{}', 1", id("blocked", n), name(n))
    })
    .await;
    let columns = "reports (id, at, reporter, about, table_id, reason, note, seen)";
    let seen = format!("{{\"place\":1,\"names\":[\"{}\",\"{}\"]}}", name(1), name(2));
    insert(database, columns, MANY, |n| {
        format!(
            "'{}', 1, '{zsofi}', '{}', '{gathering}', 'stalling', '{text}', '{seen}'",
            id("open", n),
            other(0)
        )
    })
    .await;
    let columns = "reports (id, at, reporter, about, table_id, reason, note, seen, decided, decision, words, answered, answer)";
    insert(database, columns, MANY, |n| {
        let table = format!("'{}', '{zsofi}', '{gathering}', 'stalling', '{text}', '{seen}'", other(1));
        format!("'{}', 1, {table}, 2, 'warned', '{text}', 3, '{text}'", id("decided", n))
    })
    .await;
    insert(database, "acts (id, at, actor, what, about, note)", MANY, |n| {
        let note = format!("report {} · {text}", id("decided", n));
        format!("'{}', 1, '{}', 'suspend', '{zsofi}', '{note}'", id("act", n), other(0))
    })
    .await;
    insert(database, "sessions (hash, account, label, created, seen)", MANY, |n| {
        format!("'{}', '{zsofi}', '{}', 1, 1", id("session", n), "\"".repeat(60))
    })
    .await;
    let columns = "dares (id, challenger, account, game, pace, is_rated, seat, at, until, answer)";
    insert(database, columns, 20, |n| {
        format!(
            "'{}', '{}', '{zsofi}', 'nefertiti', '600+30', TRUE, 'drawn', 1, {now}000, 'open'",
            id("dare", n),
            other(n)
        )
    })
    .await;
    for game in ["imhotep-duel", "nefertiti", "pyramidice"] {
        insert(database, "ratings (account, game, mean, deviation, games, among_people, at)", MANY, |n| {
            let account = if n == 0 { zsofi.to_owned() } else { other(n) };
            format!("'{account}', '{game}', 1500000, 40000, 200, 200, {now}")
        })
        .await;
    }
}

/// A round robin with as many players as there may be that has been played to its end, and more tournaments than a list shows.
async fn fill_tournaments(database: &mut Database, zsofi: &str, tables: &[String]) {
    let columns = "tournaments (id, name, maker, kind, game, options, format, rounds, fewest, seats, paces, rated, created, \
        state, paired, revision, changed)";
    let options = "sides=AAAA pyramid_b_four=18 hidden_temples=false";
    let paces = "600+30 1=180+10 2=180+10 3=180+10 4=180+10 5=180+10 6=180+10 7=180+10 8=180+10 9=180+10";
    insert(database, columns, MANY, |n| {
        let (state, paired) = if n == 0 { ("running", ROUNDS) } else { ("open", 0) };
        format!(
            "'{}', '{}', '{zsofi}', 'open', 'imhotep-duel', '{options}', 'round-robin', {ROUNDS}, 2, 2, '{paces}', TRUE, \
             4000000000, '{state}', {paired}, 1, 4000000000",
            id("cup", n),
            "\"".repeat(60)
        )
    })
    .await;
    let player = |n: usize| if n == 0 { zsofi.to_owned() } else { id("other", n) };
    for cup in [id("cup", 0), id("cup", 1)] {
        insert(
            database,
            "entrants (tournament, who, place, rating, presence, forfeits, entered)",
            FIELD,
            |n| format!("'{cup}', '{}', {n}, 1500, 'playing', 0, 1", player(n)),
        )
        .await;
    }
    let cup = id("cup", 0);
    let halves = FIELD / 2;
    let results = "[{\"finish\":{\"Placed\":1},\"scored\":30},{\"finish\":{\"Placed\":2},\"scored\":20}]";
    insert(
        database,
        "pairings (tournament, round, place, table_id, sit_by, results)",
        ROUNDS * halves,
        |n| {
            let (round, place) = (n / halves, n % halves);
            let table = if round + 1 == ROUNDS { tables[place].clone() } else { id("past", n) };
            let results = if round + 1 == ROUNDS { "NULL".to_owned() } else { format!("'{results}'") };
            format!("'{cup}', {round}, {place}, '{table}', 4000000000000, {results}")
        },
    )
    .await;
    insert(database, "pairing_seats (tournament, round, place, seat, who)", ROUNDS * FIELD, |n| {
        let (round, place, seat) = (n / FIELD, n % FIELD / 2, n % 2);
        // The circle method, of which it matters only that everybody meets everybody.
        let at = |distance: usize| (round + distance) % ROUNDS;
        let players = if place == 0 { [FIELD - 1, at(0)] } else { [at(place), at(ROUNDS - place)] };
        format!("'{cup}', {round}, {place}, {seat}, '{}'", player(players[seat]))
    })
    .await;
}

/// Measures a page and the two after it, and returns how many pages these were. Those that are too large are noted.
async fn measure(browser: &mut Browser, path: &str, large: &mut Vec<(String, usize)>) -> usize {
    let mut next = path.to_owned();
    for number in 1.. {
        let page = browser.page(&next).await;
        if page.len() > MOST {
            large.push((next.clone(), page.len()));
        }
        let link = html::tags(&page).find(|tag| tag.is("rel", "next")).and_then(|tag| tag.get("href"));
        match link {
            Some(link) if number < 3 => next = link,
            _ => return number,
        }
    }
    unreachable!("it returns after three pages")
}

#[tokio::test]
async fn no_page_about_people_is_above_sixty_kilobytes_of_uncompressed_html_however_long_its_lists() {
    let house = House::new().await;
    let mut boss = operator(&house).await;
    let (mut zsofi, mut balint) = (house.browser(), house.browser());
    sign_up(&mut zsofi, "Zsófi").await;
    let played = play(&mut zsofi, &mut balint, &[("open", "on")], 3).await;
    let under_way = balint.create(&[("with", "friend")]).await;
    balint.sit(&under_way, "some words").await.target();
    zsofi.sit(&under_way, "other words").await.target();
    report(&mut balint, &under_way, "name", &long_text()).await;
    let gathering = open_table(&mut zsofi).await;
    let in_lobby = open_table(&mut balint).await;
    let mut database = house.database().await;
    let own: String = database.get("SELECT id FROM accounts WHERE name = 'Zsófi'").await;
    copy_table(&mut database, &played, "played", MANY).await;
    copy_table(&mut database, &in_lobby, "lobby", MANY).await;
    let tables = copy_table(&mut database, &under_way, "cuptable", FIELD / 2).await;
    fill_lists(&mut database, &own, gathering.trim_start_matches("/t/")).await;
    fill_tournaments(&mut database, &own, &tables).await;
    let cup = format!("/tournaments/{}", id("cup", 0));
    let invite = format!("{gathering}/invite");
    let several = [
        "/friends",
        "/friends?followers=3",
        "/account",
        "/account/blocks",
        "/account/decisions",
        "/account/decisions?reported=4",
        "/people/zsofi",
        "/lobby",
        "/tournaments",
        &invite,
        &cup,
        &format!("{cup}?round=3"),
        &format!("{cup}?sums=5"),
    ];
    let open = format!("/tournaments/{}", id("cup", 1));
    let single = [
        "/me",
        "/privacy",
        "/account/seeing",
        "/account/notices",
        "/account/time",
        "/leaders/imhotep-duel",
        "/tournaments/new?game=nefertiti",
        &format!("{under_way}/people"),
        &open,
    ];
    let of_operator = [
        "/operator",
        "/operator/log",
        "/operator/people?name=zsofi",
        &format!("/operator/reports/{}", id("decided", 0)),
    ];
    let mut large = Vec::new();
    for lang in ["en", "fr", "hu"] {
        for browser in [&mut zsofi, &mut boss, &mut balint] {
            browser.post("/settings", &[("lang", lang)]).await.target();
        }
        for path in several {
            assert!(measure(&mut zsofi, path, &mut large).await > 1, "{path} has one page");
        }
        for path in single {
            measure(&mut zsofi, path, &mut large).await;
        }
        for path in of_operator {
            assert!(measure(&mut boss, path, &mut large).await > 1, "{path} has one page");
        }
        measure(&mut boss, "/operator/tables", &mut large).await;
        for path in ["/sign-in", "/account/new", "/lobby", &cup] {
            measure(&mut balint, path, &mut large).await;
        }
    }
    assert!(large.is_empty(), "above {MOST} bytes: {large:?}");
}

#[tokio::test]
async fn whoever_goes_through_the_pages_of_a_list_sees_each_line_once() {
    let house = House::new().await;
    let mut boss = operator(&house).await;
    let mut database = house.database().await;
    let own: String = database.get("SELECT id FROM accounts WHERE name = 'Boróka'").await;
    fill_lists(&mut database, &own, "").await;
    for (path, names) in [("/friends", MANY), ("/account/blocks", MANY), ("/operator", 2 * MANY)] {
        let (mut next, mut lines) = (Some(path.to_owned()), Vec::new());
        while let Some(path) = next {
            let page = boss.page(&path).await;
            let list = html::inside(&page, "<ul class=\"sessions\"", "</ul>").expect("there is a list");
            lines.extend(list.split("<li>").skip(1).map(str::to_owned));
            let following = html::tags(&page).filter(|tag| tag.is("rel", "next"));
            // Followers have pages of their own.
            next = following.filter_map(|tag| tag.get("href")).find(|link| !link.contains("followers=1"));
        }
        assert_eq!(lines.len(), names, "{path}");
        lines.sort();
        lines.dedup();
        assert_eq!(lines.len(), names, "{path} says something twice");
    }
}
