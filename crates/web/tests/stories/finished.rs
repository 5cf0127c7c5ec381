//! Finished games of public tables: who finds which, by what, and what nobody finds.

use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_up};
use crate::browser::{Browser, House, friends_with, play_out};
use crate::database::Database;
use crate::html;
use crate::profiles::{person, play, show};
use crate::program::{ask, tell};

const OPEN: [(&str, &str); 1] = [("open", "on")];

/// The replays that a page leads to, in order.
fn replays(page: &str) -> Vec<String> {
    let links = html::tags(page).filter_map(|tag| tag.get("href"));
    links.filter_map(|link| link.strip_suffix("/replay").map(str::to_owned)).collect()
}

async fn found(browser: &mut Browser, query: &str) -> Vec<String> {
    replays(&browser.page(&format!("/games?{query}")).await)
}

async fn told(house: &House, query: &str) -> Value {
    ask(house, &format!("/api/games/finished?{query}"), None).await
}

/// Two people with accounts of whom the first lets everybody see the profile, and a public game that they have finished.
async fn two(house: &House) -> (Browser, Browser, String) {
    let (mut zsofi, mut balint) = (person(house, "Zsófi").await, person(house, "Bálint").await);
    show(&mut zsofi, "everybody", "").await;
    let rated = "INSERT INTO ratings (account, game, mean, deviation, games, among_people, at) \
                 SELECT id, 'imhotep-duel', 1650200, 60000, 20, 20, 1 FROM accounts WHERE name = 'Zsófi'";
    assert_eq!(house.database().await.execute(rated).await, 1);
    let table = play(&mut zsofi, &mut balint, &OPEN, 3).await;
    (zsofi, balint, table)
}

#[tokio::test]
async fn a_finished_game_of_a_public_table_is_found_by_whatever_is_known_of_it() {
    let house = House::new().await;
    let (mut zsofi, mut balint, table) = two(&house).await;
    let private = play(&mut zsofi, &mut balint, &[], 4).await;
    let mut guest = house.browser();
    let all = guest.page("/games").await;
    assert_eq!(replays(&all), std::slice::from_ref(&table), "{private} is nobody else's business");
    assert!(
        all.contains("Bálint")
            && all.contains("/people/Zs%C3%B3fi")
            && all.contains(&format!("{table}/review"))
    );
    let totals = html::totals(&guest.page(&table).await);
    assert!(totals.iter().all(|points| all.contains(&points.to_string())), "{totals:?}: {all}");
    for (query, is_found) in [
        ("game=imhotep-duel", true),
        ("game=nefertiti", false),
        ("game=imhotep-duel&option-sides=AAAA", true),
        ("game=imhotep-duel&option-sides=AAAA&option-hidden_temples=false", true),
        ("game=imhotep-duel&option-sides=ABBA", false),
        ("player=zs%C3%B3fi", true),
        ("player=Zs%C3%B3fi&game=imhotep-duel&ended=played", true),
        ("player=Zs%C3%B3fi&bot=scribe", false),
        ("bot=scribe", false),
        ("ended=resigned", false),
        ("rating=0", true),
        ("rating=1650", true),
        ("rating=1651", false),
        ("from=2020-01-01", true),
        ("from=2090-01-01", false),
        ("to=2020-01-01", false),
        ("to=2090-01-01", true),
    ] {
        assert_eq!(found(&mut guest, query).await.len(), usize::from(is_found), "{query}");
        assert_eq!(
            told(&house, query).await["games"].as_array().unwrap().len(),
            usize::from(is_found),
            "{query}"
        );
    }
    let mut results = Vec::new();
    for result in ["won", "drawn", "lost"] {
        results.extend(found(&mut guest, &format!("player=Zs%C3%B3fi&result={result}")).await);
    }
    assert_eq!(results.len(), 1, "one of the three came of it");
    let game = told(&house, "").await["games"][0].clone();
    assert_eq!(
        (&game["game"], &game["seats"][0]["name"]),
        (&"imhotep-duel".into(), &"Zsófi".into()),
        "{game}"
    );
    assert_eq!((&game["seats"][0]["rating"], &game["seats"][1]["rating"]), (&1650.into(), &Value::Null));
    assert!(all.contains("(1650)"), "{all}");
    assert_eq!(game["table"], table.trim_start_matches("/t/"));
    // Each row leads somewhere.
    guest.page(&format!("{table}/replay")).await;
    guest.page(&format!("{table}/review")).await;
    for page in ["/tables", "/leaders/imhotep-duel", "/people/Zs%C3%B3fi"] {
        assert!(
            html::tags(&guest.page(page).await)
                .any(|tag| tag.get("href").is_some_and(|to| to.starts_with("/games")))
        );
    }
}

#[tokio::test]
async fn nobody_is_found_by_a_name_whose_profile_the_reader_may_not_see_and_guests_have_none() {
    let house = House::new().await;
    let (_, mut balint, table) = two(&house).await;
    let mut guest = house.browser();
    for name in ["B%C3%A1lint", "Nobody"] {
        let page = guest.page(&format!("/games?player={name}")).await;
        assert!(page.contains("Nobody goes by this name, or you may not see their profile."), "{page}");
        assert_eq!(told(&house, &format!("player={name}")).await["games"], Value::Array(Vec::new()));
    }
    assert_eq!(found(&mut balint, "player=B%C3%A1lint").await, [table]);
    let (mut one, mut other) = (house.browser(), house.browser());
    one.post("/me", &[("name", "Kamilla")]).await.target();
    let of_guests = play(&mut one, &mut other, &OPEN, 5).await;
    let page = balint.page("/games").await;
    assert_eq!(replays(&page).first(), Some(&of_guests));
    assert!(page.contains("Guest") && !page.contains("Kamilla"), "{page}");
    let mut database = house.database().await;
    let kept = database.texts("SELECT who FROM game_seats WHERE kind = 'guest'").await;
    assert_eq!(kept, ["", ""], "nothing is kept of guests");
    // Who makes an account afterwards is not found by it.
    sign_up(&mut one, "Kamilla").await;
    assert!(found(&mut one, "player=Kamilla").await.is_empty());
    assert!(!balint.page("/games").await.contains("Kamilla"));
}

#[tokio::test]
async fn what_goes_on_was_called_off_or_ended_by_an_operator_is_not_there() {
    let house = House::new().await;
    let mut guest = house.browser();
    let (running, mut first, _) = friends_with(&house, &OPEN).await;
    let gathering = first.create(&[("with", "friend"), ("open", "on")]).await;
    assert!(guest.page("/games").await.contains("No games match."));
    first.press(&gathering, &format!("{gathering}/leave"), &[]).await.target();
    // Nobody has decided anything.
    first.press(&running, &format!("{running}/resign"), &[]).await.target();
    let (ended, mut first, _) = friends_with(&house, &OPEN).await;
    let step = html::steps(&first.page(&ended).await)[0].clone();
    first.play(&ended, &step).await.target();
    let live = house.tables.find(&ended.trim_start_matches("/t/").parse().unwrap()).await.unwrap();
    house.tables.end(&live).await.unwrap();
    assert!(guest.page("/games").await.contains("No games match."));
    // Somebody who resigns has lost.
    let (resigned, mut first, _) = friends_with(&house, &OPEN).await;
    first.play(&resigned, &step).await.target();
    first.press(&resigned, &format!("{resigned}/resign"), &[]).await.target();
    assert_eq!(found(&mut guest, "ended=resigned").await, [resigned]);
    assert_eq!(told(&house, "").await["games"][0]["seats"][0]["result"], "lost");
}

#[tokio::test]
async fn whoever_sits_down_at_a_public_table_is_told_that_the_game_is_kept_and_older_tables_are_not() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let home = first.page("/").await;
    assert!(home.contains("Once it is over, everybody can look the game up."), "{home}");
    let table = first.create(&[("with", "friend"), ("open", "on")]).await;
    let private = first.create(&[("with", "friend")]).await;
    let told = "This is a public table: once the game is over, everybody can look it up";
    assert!(second.page(&table).await.contains(told) && !second.page(&private).await.contains(told));
    // A version that did not tell anybody has made this one.
    let mut database = house.database().await;
    database.execute("UPDATE tables SET is_public = FALSE").await;
    let other = house.again().await;
    let (mut first, mut second) = (other.same(&first), other.same(&second));
    assert!(!second.page(&table).await.contains(told));
    first.sit(&table, "some words").await.target();
    second.sit(&table, "other words").await.target();
    play_out(&table, &mut [first.clone(), second], 6).await;
    assert!(found(&mut first, "").await.is_empty());
}

#[tokio::test]
async fn people_who_are_apart_find_no_games_of_each_other_and_whoever_is_gone_has_no_name() {
    let house = House::new().await;
    let (mut zsofi, mut balint, table) = two(&house).await;
    let mut camille = person(&house, "Camille").await;
    assert_eq!(found(&mut camille, "").await, std::slice::from_ref(&table));
    let mut database = house.database().await;
    let id = async |database: &mut Database, name: &str| {
        database.get::<String>(&format!("SELECT id FROM accounts WHERE name = '{name}'")).await
    };
    let (blocker, other) = (id(&mut database, "Camille").await, id(&mut database, "Bálint").await);
    let block = format!(
        "INSERT INTO blocks (blocker, other, name, since) VALUES ('{blocker}', '{other}', 'Bálint', 1)"
    );
    database.execute(&block).await;
    let apart = play(&mut zsofi, &mut camille, &OPEN, 7).await;
    assert_eq!(found(&mut camille, "").await, std::slice::from_ref(&apart));
    assert_eq!(found(&mut balint, "").await, std::slice::from_ref(&table));
    assert_eq!(found(&mut zsofi, "").await, [apart, table]);
    // She leaves for good.
    zsofi.post("/account/end", &[("present-end", PASSWORD)]).await.target();
    assert_eq!(database.execute("UPDATE accounts SET ends = 1 WHERE name = 'Zsófi'").await, 1);
    let other = house.again().await;
    let page = other.same(&balint).page("/games").await;
    assert!(page.contains("deleted") && !page.contains("Zs"), "{page}");
    assert_eq!(
        database.count("game_seats WHERE kind = 'account' AND who NOT IN (SELECT id FROM accounts)").await,
        0
    );
}

#[tokio::test]
async fn odd_questions_are_answered_and_harm_nothing() {
    let house = House::new().await;
    let (mut zsofi, ..) = two(&house).await;
    let odd = [
        "'%20OR%201=1--",
        "%00",
        "%25",
        "_",
        "%22%3E%3Cscript%3E",
        "-1",
        "99999999999999999999",
        "%F0%9F%98%80",
        "';DROP%20TABLE%20games;--",
    ];
    for field in
        ["game", "player", "bot", "result", "ended", "rating", "from", "to", "after", "option-sides", "page"]
    {
        for value in odd {
            for query in [format!("{field}={value}"), format!("game=imhotep-duel&{field}={value}")] {
                let answer = zsofi.get(&format!("/games?{query}")).await;
                assert!(matches!(answer.status.as_u16(), 200 | 400), "{query}: {}", answer.status);
                assert!(!answer.text().contains("<script>"), "{query}");
            }
        }
    }
    for after in ["1", "x-y", "1-", "-1-abc", "1-a'b", "99999999999999999999-abc"] {
        zsofi.get(&format!("/games?after={after}")).await.expect(400);
    }
    assert!(found(&mut zsofi, "after=1-abc").await.is_empty());
    assert_eq!(found(&mut zsofi, "").await.len(), 1, "everything is still there");
    assert_eq!(found(&mut zsofi, "player=%25").await.len(), 0);
}

#[tokio::test]
async fn whoever_goes_through_all_pages_sees_every_game_once_and_enough_of_them_say_how_even_the_game_is() {
    const MANY: usize = 199;
    let house = House::new().await;
    let (mut zsofi, mut balint, table) = two(&house).await;
    let mut database = house.database().await;
    let own = table.trim_start_matches("/t/");
    let columns =
        [("tables", "id"), ("chairs", "table_id"), ("games", "table_id"), ("game_seats", "table_id")];
    database.execute("BEGIN").await;
    for (name, column) in columns {
        let copied = format!("CREATE TEMP TABLE copied AS SELECT * FROM {name} WHERE {column} = '{own}'");
        database.execute(&copied).await;
        for number in 0..MANY {
            database.execute(&format!("UPDATE copied SET {column} = 'copy{number:03}'")).await;
            database.execute(&format!("INSERT INTO {name} SELECT * FROM copied")).await;
        }
        database.execute("DROP TABLE copied").await;
    }
    database.execute("COMMIT").await;
    for query in ["", "?game=imhotep-duel", "?player=Zs%C3%B3fi&game=imhotep-duel"] {
        let (mut next, mut seen) = (Some(format!("/games{query}")), Vec::new());
        while let Some(path) = next {
            let page = zsofi.page(&path).await;
            seen.extend(replays(&page));
            let mut links = html::tags(&page).filter(|tag| tag.is("rel", "next"));
            next = links.next().and_then(|tag| tag.get("href"));
        }
        assert_eq!(seen.len(), MANY + 1, "{query}");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), MANY + 1, "{query}");
    }
    let mut told = Vec::new();
    for lang in ["en", "fr", "hu"] {
        zsofi.cookies.insert("lang".to_owned(), lang.to_owned());
        let page = zsofi.page("/games?game=imhotep-duel").await;
        assert!(page.len() < 60_000, "{lang}: {}", page.len());
        told.push(zsofi.page("/rules/imhotep-duel").await);
    }
    assert!(told.iter().all(|page| page.contains("id=\"balance-people\"") && page.contains(" (200)</th>")));
    // One fewer says nothing.
    database.execute("UPDATE game_seats SET kind = 'bot' WHERE table_id = 'copy000'").await;
    let other = house.again().await;
    assert!(!other.same(&balint).page("/rules/imhotep-duel").await.contains("balance-people"));
    balint.page("/rules/nefertiti").await;
}

#[tokio::test]
async fn programs_and_computer_players_are_named_as_such() {
    let house = House::new().await;
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "random"], "listed": true });
    let made = tell(&house, "/api/tables", None, &new, 201).await;
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let sit = json!({ "seat": 0, "name": "Hatshepsut", "entropy": "c0ffee" });
    let token = tell(&house, &format!("{table}/seats"), None, &sit, 201).await["token"].clone();
    let own = ask(&house, &format!("{table}?seat=0"), token.as_str()).await;
    let body = json!({ "revision": own["revision"], "steps": [own["legal"][0]] });
    tell(&house, &format!("{table}/steps"), token.as_str(), &body, 200).await;
    let own = ask(&house, &format!("{table}?seat=0"), token.as_str()).await;
    let body = json!({ "revision": own["revision"] });
    tell(&house, &format!("{table}/resign"), token.as_str(), &body, 200).await;
    let game = told(&house, "bot=random&result=won").await["games"][0].clone();
    assert_eq!((&game["seats"][0]["program"], &game["seats"][1]["bot"]), (&true.into(), &"random".into()));
    let page = house.browser().page("/games?bot=random").await;
    assert!(
        page.contains("Program ") && page.contains("Random bot") && !page.contains("Hatshepsut"),
        "{page}"
    );
}

#[tokio::test]
async fn what_was_chosen_first_is_counted_and_followed_while_there_are_enough_games() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let mut tables = Vec::new();
    for game in 0..6 {
        let table = first.create(&[("with", "friend"), ("open", "on")]).await;
        first.sit(&table, "some words").await.target();
        second.sit(&table, "other words").await.target();
        first.play(&table, if game == 5 { "place b1" } else { "place b2" }).await.target();
        let reply = if game == 0 { "place c1" } else { "place c2" };
        second.play(&table, reply).await.target();
        let loser = if game < 3 { &mut first } else { &mut second };
        loser.press(&table, &format!("{table}/resign"), &[]).await.target();
        tables.push(table);
    }
    // A private one says nothing.
    let private = play(&mut first, &mut second, &[], 4).await;
    let page = first.page("/games/imhotep-duel/first").await;
    assert!(page.contains("Chosen in 6 games") && !page.contains(&private), "{page}");
    let rows = |page: &str| -> Vec<Vec<String>> {
        let body = html::inside(page, "<tbody", "</tbody>").unwrap_or_default().to_owned();
        let text = |cell: &str| {
            let parts = cell.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
            parts.collect::<String>().trim().to_owned()
        };
        let cells = |row: &str| row.split("</t").map(text).filter(|text| !text.is_empty()).collect();
        body.split("<tr").skip(1).map(|row| cells(&format!("<tr{row}"))).collect()
    };
    let told = rows(&page);
    assert_eq!(told.len(), 2, "{told:?}");
    // White won two of the five games that began so, and the only other one.
    assert!(
        told[0][1..]
            .iter()
            .zip(["5 (83.3%)", "40.0% (11.8–76.9)", "0", "–"])
            .all(|(one, other)| one == other),
        "{told:?}"
    );
    assert!(
        told[1][1..3].iter().zip(["1 (16.7%)", "100.0% ("]).all(|(one, other)| one.starts_with(other)),
        "{told:?}"
    );
    assert!(page.contains(&format!("{}/picture.svg?step=", tables[4])), "{page}");
    let body = html::inside(&page, "<tbody", "</tbody>").unwrap();
    let links: Vec<String> = html::tags(body).filter_map(|tag| tag.get("href")).collect();
    let [next] = &links[..] else { panic!("one of them goes on: {links:?}") };
    let page = first.page(next).await;
    let replies = rows(&page);
    assert_eq!(
        replies.iter().map(|row| row[1].clone()).collect::<Vec<_>>(),
        ["4 (80.0%)", "1 (20.0%)"],
        "{page}"
    );
    assert!(
        html::tags(&page).any(|tag| tag.is("href", "/games/imhotep-duel")) || page.contains("The beginning")
    );
    // Elsewhere it follows from the tables.
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
    assert_eq!((imported.left_out, imported.broken), (vec![], vec![]));
    let other = house.beside("elsewhere").await;
    assert_eq!(rows(&other.browser().page("/games/imhotep-duel/first").await), told);
    assert_eq!(found(&mut other.browser(), "").await, found(&mut first, "").await);
    for odd in ["options=x", "options=sides=QQQQ", &format!("after={}", "a".repeat(3_000))] {
        first.get(&format!("/games/imhotep-duel/first?{odd}")).await.expect(400);
    }
    for odd in ["after='%20OR%201=1--", "after=0:%20place%20b2%0A%0A%0A", "after=9:%20x"] {
        assert!(
            first
                .page(&format!("/games/imhotep-duel/first?{odd}"))
                .await
                .contains("There are no games here yet.")
        );
    }
    first.get("/games/chess/first").await.expect(404);
    for lang in ["fr", "hu"] {
        first.cookies.insert("lang".to_owned(), lang.to_owned());
        assert!(first.page("/games/imhotep-duel/first").await.len() < 60_000);
    }
}

#[tokio::test]
async fn a_dump_names_nobody_and_its_games_are_looked_at_elsewhere() {
    let house = House::new().await;
    let (mut zsofi, mut balint, table) = two(&house).await;
    let again = play(&mut balint, &mut zsofi, &OPEN, 11).await;
    let private = play(&mut zsofi, &mut balint, &[], 12).await;
    let (running, mut first, _) = friends_with(&house, &OPEN).await;
    first.post("/me", &[("name", "Kamilla")]).await.target();
    let day = catalog::Day::at(house.tables.now()).to_string();
    let month: service::Month = day[..7].parse().unwrap();
    let mut text = Vec::new();
    service::write_begin(&mut text, month).unwrap();
    let heard = &mut |dumping: service::Dumping<'_>| match dumping {
        service::Dumping::Begins(_) => Ok(()),
        service::Dumping::Game(game) => {
            service::write_game(&mut text, game).map_err(|error| error.to_string())
        }
    };
    let (count, broken) = service::dump(&house.config.place, month, heard).await.unwrap();
    service::write_end(&mut text, count).unwrap();
    assert_eq!((count, broken), (2, vec![]), "{private} and {running} are not among them");
    let told = String::from_utf8(text.clone()).unwrap();
    let mut database = house.database().await;
    let mut secrets = database.texts("SELECT id FROM accounts").await;
    secrets.extend(database.texts("SELECT secret FROM tables").await);
    secrets
        .extend([&table, &again, &private, &running].map(|table| table.trim_start_matches("/t/").to_owned()));
    secrets.extend(["Zs", "lint", "Kamilla", "secret", "entropy", "commit"].map(str::to_owned));
    for secret in secrets {
        assert!(!told.contains(&secret), "{secret}: {told}");
    }
    assert!(told.contains("players: #1, #2\n") && told.contains("players: #2, #1\n"), "{told}");
    assert!(told.contains("ratings: 1650.200/60.000, -\n"), "{told}");
    let path = house.path().join("month.txt.gz");
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packer, &text).unwrap();
    std::fs::write(&path, packer.finish().unwrap()).unwrap();
    let imported = service::import_dump(&house.place("elsewhere"), &path, &mut |_, _| {}).await.unwrap();
    assert_eq!((imported.done, imported.broken), (2, vec![]));
    let other = house.beside("elsewhere").await;
    let mut there = other.browser();
    let page = there.page("/games?game=imhotep-duel&rating=1650").await;
    assert!(page.contains("Guest (1650)") && !page.contains("Zs"), "{page}");
    let [latest, _] = &replays(&page)[..] else { panic!("two were brought: {page}") };
    for more in ["", "/replay", "/review", "/fair", "/record", "/picture.svg"] {
        there.page(&format!("{latest}{more}")).await;
    }
    let mut known = Vec::new();
    for game in [&table, &again] {
        known.push(html::totals(&zsofi.page(game).await));
    }
    assert!(known.contains(&html::totals(&there.page(latest).await)), "{known:?}");
    assert!(there.page("/games/imhotep-duel/first").await.contains("Chosen in 2 games"));
    // Nobody sits there, so nobody can offer a rematch.
    there.post(&format!("{latest}/rematch"), &[]).await.expect(403);
}
