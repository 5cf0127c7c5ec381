//! Bots of people: accounts of programs, which are marked, accept challenges, and play for ratings of their own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::json;
use service::{Operator, Verdict};

use crate::accounts::PASSWORD;
use crate::affairs::{Affairs, challenge};
use crate::browser::{Answer, Browser, House, form, play_out};
use crate::challenges::{answer, dare};
use crate::html;
use crate::profiles::{person, show};
use crate::program::{ask, call, play_one, tell};
use crate::tokens::{status, token};

/// Makes a bot with the form on the page for that.
pub(crate) async fn make_bot(browser: &mut Browser, name: &str) -> Answer {
    let page = browser.page("/account/tokens").await;
    let fields = [("name", name), ("present-program", PASSWORD)];
    browser.submit(&form(&page, "/account/programs"), &fields).await
}

/// A bot and its token.
pub(crate) async fn bot(browser: &mut Browser, name: &str) -> String {
    make_bot(browser, name).await.target();
    token(browser, &[("for", &format!("{name}-bot")), ("token", name)]).await
}

/// A bot in twenty lines of Python, which ends with the test.
struct Running(Child);

impl Running {
    fn at(address: SocketAddr, token: &str) -> Running {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online_bot.py");
        let bot = Command::new("python3")
            .arg(script)
            .env("AKHET", format!("http://{address}"))
            .env("TOKEN", token)
            .env_remove("http_proxy")
            .stdout(Stdio::null())
            .spawn();
        Running(bot.expect("python3 is on the path"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn the_bot_of_the_documentation_accepts_a_rated_challenge_and_plays_to_the_end() {
    let house = &House::new().await;
    let (mut zsofi, mut balint) = (person(house, "Zsófi").await, person(house, "Bálint").await);
    let token = bot(&mut zsofi, "Deep").await;
    let running = Running::at(house.listen().await, &token);
    let page = balint.page("/people/Deep-bot/challenge").await;
    assert!(page.contains("Deep-bot is a bot, so you will be playing against a program"), "{page}");
    let mut hearing = balint.events("/lobby").await;
    assert_eq!(hearing.search().await, "-");
    assert_eq!(dare(&mut balint, "Deep-bot", &[("rated", "true")]).await, 303);
    let table = crate::meeting::hear_table(&mut hearing).await;
    balint.sit(&table, "some words").await.target();
    balint.wait(&table, |page| html::attribute(page, "data-turn").is_some()).await;
    let page = play_out(&table, &mut [balint.clone()], 11).await;
    assert!(page.contains("Deep-bot"), "{page}");
    drop(running);
    let told = ask(house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!((&told["rated"], &told["progress"]), (&json!(true), &json!("over")));
    let seats = told["seats"].as_array().unwrap();
    assert!(seats.contains(&json!({ "name": "Deep-bot", "program": true })), "{seats:?}");
    assert!(seats.contains(&json!({ "name": "Bálint" })), "{seats:?}");
    assert_eq!(house.database().await.texts("SELECT verdict FROM results").await, ["counts"]);
    let profile = house.browser().page("/people/Deep-bot").await;
    for part in ["A bot: it belongs to Zsófi", "1 game"] {
        assert!(profile.contains(part), "{part}: {profile}");
    }
}

#[tokio::test]
async fn two_bots_of_two_people_play_a_rated_game_and_stand_in_a_list_of_their_own() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let (one, other) = (bot(&mut zsofi, "Deep").await, bot(&mut balint, "Shallow").await);
    let me = json!({
        "name": "Deep-bot", "bot": true, "owner": "Zsófi", "token": { "name": "Deep", "scope": "play", "ends": null }
    });
    assert_eq!(ask(&house, "/api/me", Some(&one)).await, me);
    let rated = json!({ "name": "Shallow-bot", "game": "imhotep-duel", "pace": "600+30", "rated": true });
    let id = challenge(&house, &one, &rated).await;
    let told = ask(&house, "/api/me/challenges", Some(&other)).await["challenges"][0].clone();
    assert_eq!(
        (&told["with"], &told["bot"], &told["rated"]),
        (&json!("Deep-bot"), &json!(true), &json!(true))
    );
    let accepted =
        tell(&house, &format!("/api/me/challenges/{id}/accept"), Some(&other), &json!({}), 200).await;
    let table = format!("/api/tables/{}", accepted["table"].as_str().unwrap());
    for token in [&one, &other] {
        tell(&house, &format!("{table}/seats"), Some(token), &json!({ "entropy": "c0ffee" }), 201).await;
    }
    // The seats were drawn.
    let own = ask(&house, "/api/me/games", Some(&one)).await["games"][0]["own"][0].clone();
    let tokens = if own == 0 { vec![one, other] } else { vec![other, one] };
    let mut choice = 0;
    while play_one(&house, &table, &tokens, choice).await {
        choice += 7;
    }
    let mut database = house.database().await;
    assert_eq!(database.texts("SELECT verdict FROM results").await, ["counts"]);
    let certain = "UPDATE ratings SET deviation = 60000, among_people = 12";
    assert_eq!(database.execute(certain).await, 2);
    let people = house.browser().page("/leaders/imhotep-duel").await;
    let bots = house.browser().page("/leaders/imhotep-duel?of=bots").await;
    for name in ["Deep-bot", "Shallow-bot"] {
        assert!(bots.contains(name) && !people.contains(name), "{name}: {bots}");
    }
}

#[tokio::test]
async fn a_bot_says_what_it_is_by_its_name_and_nobody_else_has_such_a_name() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    make_bot(&mut zsofi, "Deep").await.target();
    make_bot(&mut zsofi, "Other Bot").await.target();
    let taken = make_bot(&mut zsofi, "deep").await.expect(422).text();
    assert!(taken.contains("has this name") || taken.contains("name"), "{taken}");
    let page = zsofi.page("/account/tokens").await;
    assert!(page.contains("Deep-bot") && page.contains("Other Bot"), "{page}");
    for name in ["Zsolt-bot", "Zsolt Bot", "zsolt_b0t"] {
        let fields = [("name", name), ("password", PASSWORD), ("mail", "")];
        house.browser().post("/account/new", &fields).await.expect(422);
    }
    zsofi.post("/account/name", &[("name", "Zsófi-bot")]).await.expect(422);
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let deep = people.account_called("Deep-bot").await.unwrap().unwrap();
    for (name, is_done) in [("Deep", false), ("Deeper-bot", true)] {
        let renamed = people.decide_alone(&deep, Verdict::Rename(name), "", &Operator::AtMachine).await;
        assert_eq!(renamed.is_ok(), is_done, "{name}");
    }
    make_bot(&mut zsofi, "Third").await.target();
    let page = zsofi.page("/account/tokens").await;
    assert!(!page.contains("action=\"/account/programs\""), "three are enough");
    let fields = [("name", "Fourth"), ("present-program", PASSWORD)];
    zsofi.post("/account/programs", &fields).await.expect(429);
    // There is no way in but its tokens.
    let sign_in = [("name", "Deeper-bot"), ("password", PASSWORD)];
    house.browser().post("/sign-in", &sign_in).await.expect(403);
    assert!(people.offer_reset(&deep, &Operator::AtMachine).await.is_err());
}

#[tokio::test]
async fn somebody_whom_a_bot_challenges_is_told_what_it_is_and_says_so_before_it_counts() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let deep = bot(&mut zsofi, "Deep").await;
    let asked = json!({ "name": "Bálint", "game": "imhotep-duel", "pace": "600+30", "rated": true });
    // Only whoever lets everybody see their profile is challenged by bots.
    tell(&house, "/api/me/challenges", Some(&deep), &asked, 404).await;
    show(&mut balint, "everybody", "").await;
    challenge(&house, &deep, &asked).await;
    let page = balint.page("/puzzles").await;
    for part in
        ["Deep-bot challenges you", "The challenger is a bot", "Accept a rated game against a program"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    let table = answer(&mut balint, "accept").await;
    let mut stream = Affairs::of(&house, &deep).await;
    stream.expect("challenge accepted").await;
    assert!(table.contains(stream.expect("game sit").await["table"].as_str().unwrap()));
}

#[tokio::test]
async fn a_bot_ends_with_its_owner_or_when_its_owner_says_so() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let (one, other) = (bot(&mut zsofi, "Deep").await, bot(&mut zsofi, "Shallow").await);
    let wrong = [("program", "Deep-bot"), ("present-program-end", "not the password")];
    zsofi.post("/account/programs/end", &wrong).await.expect(403);
    assert_eq!(status(&house, "/api/me", &one).await, 200);
    let right = [("program", "Deep-bot"), ("present-program-end", PASSWORD)];
    zsofi.post("/account/programs/end", &right).await.target();
    assert_eq!([status(&house, "/api/me", &one).await, status(&house, "/api/me", &other).await], [401, 200]);
    let mut database = house.database().await;
    // A node deletes as it starts: first the owner, and what is theirs at the next look.
    database.execute("UPDATE accounts SET ends = 1 WHERE name = 'Zsófi'").await;
    house.again().await;
    assert_eq!(status(&house, "/api/me", &other).await, 401);
    house.again().await;
    assert_eq!((database.count("accounts").await, database.count("tokens").await), (0, 0));
    let mut emma = person(&house, "Emma").await;
    make_bot(&mut emma, "Deep").await.expect(422);
}

#[tokio::test]
async fn an_archive_has_bots_and_tokens_and_brings_them_back() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let (own, deep) = (token(&mut zsofi, &[]).await, bot(&mut zsofi, "Deep").await);
    let folder = house.path().join("archive");
    service::export(&house.config.place, &folder).await.unwrap();
    let there = house.place("other");
    let archived = service::import(&there, &folder).await.unwrap();
    assert_eq!(archived.broken, Vec::<String>::new());
    let other = house.beside("other").await;
    assert_eq!(ask(&other, "/api/me", Some(&own)).await["name"], "Zsófi");
    assert_eq!(ask(&other, "/api/me", Some(&deep)).await["owner"], "Zsófi");
}

#[tokio::test]
async fn a_bot_makes_tables_of_its_own_and_sits_down_where_it_is_invited() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let deep = bot(&mut zsofi, "Deep").await;
    let private = balint.create(&[("with", "friend")]).await.replace("/t/", "/api/tables/");
    tell(&house, &format!("{private}/seats"), Some(&deep), &json!({}), 201).await;
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "greedy"], "listed": true });
    let made = tell(&house, "/api/tables", Some(&deep), &new, 201).await;
    let own = format!("/api/tables/{}", made["table"].as_str().unwrap());
    tell(&house, &format!("{own}/seats"), Some(&deep), &json!({}), 201).await;
    assert_eq!(call(&house, ("GET", &own), Some(&deep), None).await.status, 200);
}
