//! Attempts to get around blocks, suspension and limits by way of a bot, and to feed one's own bots with points.

use serde_json::json;
use service::{Operator, Verdict};

use crate::affairs::challenge;
use crate::browser::House;
use crate::own_bots::bot;
use crate::profiles::{person, show};
use crate::program::{call, tell};
use crate::rated::RATED;
use crate::tokens::{status, token};

const RATED_DUEL: (&str, &str) = ("imhotep-duel", "600+30");

#[tokio::test]
async fn nobody_feeds_their_own_bots_with_points() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let (deep, shallow) = (bot(&mut zsofi, "Deep").await, bot(&mut zsofi, "Shallow").await);
    let own = token(&mut zsofi, &[]).await;
    let (game, pace) = RATED_DUEL;
    for (token, name) in [(&deep, "Shallow-bot"), (&deep, "Zsófi"), (&own, "Deep-bot")] {
        let rated = json!({ "name": name, "game": game, "pace": pace, "rated": true });
        let refused = tell(&house, "/api/me/challenges", Some(token), &rated, 403).await;
        assert!(refused["error"].as_str().unwrap().contains("no rated games"), "{refused}");
    }
    // Without points they may, for their owner to see how they play.
    let id = challenge(&house, &deep, &json!({ "name": "Shallow-bot", "game": game })).await;
    tell(&house, &format!("/api/me/challenges/{id}/accept"), Some(&shallow), &json!({}), 200).await;
    challenge(&house, &own, &json!({ "name": "Deep-bot", "game": game })).await;
    // Nor at a rated table that was made for a friend.
    let table = zsofi.create(&RATED).await.replace("/t/", "/api/tables/");
    let sit = json!({ "entropy": "c0ffee" });
    tell(&house, &format!("{table}/seats"), Some(&deep), &sit, 403).await;
}

#[tokio::test]
async fn a_bot_sits_down_with_no_stranger_who_has_not_asked_for_it() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let deep = bot(&mut zsofi, "Deep").await;
    let sit = json!({ "entropy": "c0ffee" });
    for wanted in [&[("with", "friend"), ("open", "true")][..], &RATED[..]] {
        let table = balint.create(wanted).await.replace("/t/", "/api/tables/");
        let refused = tell(&house, &format!("{table}/seats"), Some(&deep), &sit, 403).await;
        assert!(refused["error"].as_str().unwrap().contains("A bot cannot do this"), "{refused}");
    }
    // Not through a door that its owner holds open, either: a bot has no session.
    let tables = &house.tables;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let id = people.account_called("Deep-bot").await.unwrap().unwrap().id;
    let cup = crate::tournaments::make(&mut balint, "imhotep-duel", &[]).await;
    let cup = cup.trim_start_matches("/tournaments/").parse().unwrap();
    assert_eq!(tables.enter_tournament(&cup, &id).await, Err(service::Refusal::OfProgram));
}

#[tokio::test]
async fn a_block_of_a_bot_is_one_of_its_owner_and_the_other_way_round() {
    let house = House::new().await;
    for blocked in ["Deep-bot", "Zsófi"] {
        let house = if blocked == "Zsófi" { House::new().await } else { house.again().await };
        let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
        show(&mut balint, "everybody", "").await;
        let (deep, shallow) = (bot(&mut zsofi, "Deep").await, bot(&mut zsofi, "Shallow").await);
        let own = token(&mut zsofi, &[]).await;
        let asked = json!({ "name": "Bálint", "game": "imhotep-duel" });
        challenge(&house, &deep, &asked).await;
        let private = balint.create(&[("with", "friend")]).await;
        balint.sit(&private, "some words").await.target();
        let new = json!({ "game": "pyramidice", "options": "players=2", "seats": ["open", "open"], "listed": true });
        let listed = tell(&house, "/api/tables", Some(&shallow), &new, 201).await["table"].clone();
        let listed = listed.as_str().unwrap();
        for page in ["/", "/lobby"] {
            assert!(balint.page(page).await.contains(listed), "{page}");
        }
        balint.post("/block", &[("name", blocked)]).await.target();
        for page in ["/", "/lobby"] {
            assert!(!balint.page(page).await.contains(listed), "{page}");
        }
        assert!(!balint.page("/lobby").await.contains("challenges you"), "{blocked}");
        for token in [&deep, &shallow, &own] {
            tell(&house, "/api/me/challenges", Some(token), &asked, 404).await;
            let seats = format!("{}/seats", private.replace("/t/", "/api/tables/"));
            let refused = tell(&house, &seats, Some(token), &json!({}), 403).await;
            assert!(refused["error"].as_str().unwrap().contains("with these people"), "{refused}");
        }
        assert_eq!(balint.get("/people/Shallow-bot").await.status, 404, "{blocked}");
    }
}

#[tokio::test]
async fn whoever_is_suspended_plays_through_no_bot() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let deep = bot(&mut zsofi, "Deep").await;
    let mut database = house.database().await;
    // As a node of a version before does it, which knows no bots.
    database.execute("UPDATE accounts SET suspended_until = 4000000000 WHERE owner IS NULL").await;
    assert_eq!(status(&house, "/api/me", &deep).await, 403);
    database.execute("UPDATE accounts SET suspended_until = NULL").await;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Zsófi").await.unwrap().unwrap();
    people.decide_alone(&account, Verdict::Suspend(1), "rude", &Operator::AtMachine).await.unwrap();
    assert_eq!(status(&house, "/api/me", &deep).await, 401);
    assert_eq!(database.count("tokens").await, 0);
}

#[tokio::test]
async fn bots_send_no_more_challenges_than_their_owner() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    show(&mut balint, "everybody", "").await;
    let (deep, shallow) = (bot(&mut zsofi, "Deep").await, bot(&mut zsofi, "Shallow").await);
    let asked = json!({ "name": "Bálint", "game": "imhotep-duel" });
    let id = challenge(&house, &deep, &asked).await;
    tell(&house, &format!("/api/me/challenges/{id}/withdraw"), Some(&deep), &json!({}), 200).await;
    let more = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19) \
        INSERT INTO dares (id, challenger, account, game, pace, is_rated, seat, at, until, answer) \
        SELECT 'x' || CAST(i AS TEXT), challenger, account, game, pace, is_rated, seat, at, until, answer FROM dares, n";
    assert_eq!(house.database().await.execute(more).await, 19);
    tell(&house, "/api/me/challenges", Some(&shallow), &asked, 422).await;
}

#[tokio::test]
async fn what_is_said_against_a_bot_reaches_its_owner() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let deep = bot(&mut zsofi, "Deep").await;
    let table = balint.create(&[("with", "friend")]).await;
    balint.sit(&table, "some words").await.target();
    tell(&house, &format!("{}/seats", table.replace("/t/", "/api/tables/")), Some(&deep), &json!({}), 201)
        .await;
    let about = "SELECT accounts.name FROM reports JOIN accounts ON accounts.id = reports.about";
    crate::reports::report(&mut balint, &table, "stalling", "").await;
    assert_eq!(house.database().await.texts(about).await, ["Zsófi"]);
    assert_eq!(call(&house, ("GET", "/api/me"), Some(&deep), None).await.status, 200);
}
