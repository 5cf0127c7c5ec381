//! Attempts to enter tournaments for others, twice, too late or one too many, to take part in the games of others, and to make
//! tournaments of nonsense.

use axum::http::Method;
use futures_util::future::join_all;
use serde_json::Value;

use crate::browser::{Browser, House, form};
use crate::html;
use crate::profiles::person;
use crate::program::call;
use crate::tournaments::{begun, enter, make, people, press, table_of};

#[tokio::test]
async fn no_other_site_does_anything_about_a_tournament() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = make(&mut two[0], "imhotep-duel", &[]).await;
    enter(&mut two[0], &tournament).await;
    for (number, what) in [(1, "enter"), (0, "withdraw"), (0, "begin"), (0, "call-off"), (0, "back")] {
        let mut misled = two[number].clone();
        misled.headers.push(("origin", "https://evil.example".to_owned()));
        misled.headers.push(("sec-fetch-site", "cross-site".to_owned()));
        misled.post(&format!("{tournament}/{what}"), &[]).await.expect(403);
        misled.post("/tournaments", &[("name", "Mine"), ("game", "imhotep-duel")]).await.expect(403);
    }
    let mut database = house.database().await;
    assert_eq!((database.count("tournaments").await, database.count("entrants").await), (1, 1));
    assert_eq!(database.count("tournaments WHERE state = 'open'").await, 1);
}

#[tokio::test]
async fn whoever_enters_twice_at_once_by_two_nodes_is_in_once() {
    let house = House::new().await;
    let there = house.again().await;
    let mut two = people(&house, 2).await;
    let tournament = make(&mut two[0], "imhotep-duel", &[]).await;
    let mut windows: Vec<Browser> =
        (0..6).map(|number| if number % 2 == 0 { two[1].clone() } else { there.same(&two[1]) }).collect();
    let path = format!("{tournament}/enter");
    for answer in join_all(windows.iter_mut().map(|window| window.post(&path, &[]))).await {
        assert_eq!(answer.target(), tournament);
    }
    assert_eq!(house.database().await.count("entrants").await, 1);
}

#[tokio::test]
async fn nobody_enters_without_an_account_or_after_it_has_begun() {
    let house = House::new().await;
    let mut three = people(&house, 3).await;
    let tournament = begun(&mut three[..2], "imhotep-duel", &[]).await;
    let late = three[2].post(&format!("{tournament}/enter"), &[]).await.expect(409).text();
    assert!(late.contains("no longer at that stage"), "{late}");
    let mut guest = house.browser();
    for path in ["enter", "withdraw", "begin", "back", "call-off"] {
        guest.post(&format!("{tournament}/{path}"), &[]).await.expect(403);
    }
    guest.post("/tournaments", &[("name", "x"), ("game", "imhotep-duel"), ("clock", "3d")]).await.expect(403);
    assert_eq!(guest.get("/tournaments/new").await.target(), "/sign-in");
    assert!(guest.page(&tournament).await.contains("Harbour Cup"), "anybody may look");
    assert_eq!(house.database().await.count("entrants").await, 2);
}

#[tokio::test]
async fn the_sixty_fifth_is_refused_whoever_comes_at_the_same_moment() {
    let house = House::new().await;
    let there = house.again().await;
    let mut three = people(&house, 3).await;
    let tournament = make(&mut three[0], "imhotep-duel", &[]).await;
    let id = tournament.rsplit('/').next().unwrap();
    let mut database = house.database().await;
    for number in 0..63 {
        let other = format!(
            "INSERT INTO entrants (tournament, who, place, rating, presence, forfeits, entered) \
             VALUES ('{id}', 'other{number}', {number}, 1500, 'playing', 0, 1)"
        );
        database.execute(&other).await;
    }
    three[2] = there.same(&three[2]);
    let path = format!("{tournament}/enter");
    let posts = three[1..].iter_mut().map(|window| window.post(&path, &[]));
    let mut told: Vec<u16> = join_all(posts).await.iter().map(|answer| answer.status.as_u16()).collect();
    told.sort_unstable();
    assert_eq!(told, [303, 409]);
    assert_eq!(database.count("entrants").await, 64);
    assert!(three[0].page(&tournament).await.contains("This tournament is full"));
}

#[tokio::test]
async fn only_its_maker_begins_a_tournament_or_calls_it_off() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = make(&mut two[0], "imhotep-duel", &[]).await;
    for person in &mut two {
        enter(person, &tournament).await;
    }
    let page = two[1].page(&tournament).await;
    assert!(!page.contains("/begin\"") && !page.contains("/call-off\""), "{page}");
    for what in ["begin", "call-off"] {
        let refused = two[1].post(&format!("{tournament}/{what}"), &[]).await.expect(403).text();
        assert!(refused.contains("Only the maker"), "{refused}");
    }
    press(&mut two[0], &tournament, "begin").await.target();
    two[0].post(&format!("{tournament}/begin"), &[]).await.expect(409);
}

#[tokio::test]
async fn nobody_else_sits_down_at_a_table_of_a_tournament() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1")]).await;
    let table = table_of(&mut two[0], &tournament).await.expect("it was paired");
    let mut stranger = person(&house, "Mallory").await;
    stranger.post(&format!("{table}/sit"), &[("words", "x"), ("place", "0")]).await.expect(409);
    stranger.post(&format!("{table}/bot"), &[("place", "0"), ("bot", "scribe")]).await.expect(403);
    let seats = format!("{}/seats", table.replace("/t/", "/api/tables/"));
    let sit = serde_json::json!({ "name": "x", "entropy": "c0ffee" });
    call(&house, ("POST", &seats), None, Some(&sit)).await.expect(409);
    for person in &mut two {
        person.sit(&table, "words").await.target();
    }
    // Nor does anybody play for somebody else by a link.
    let refused = two[0].post(&format!("{table}/move"), &[]).await.expect(403).text();
    assert!(refused.contains("your seat stays yours"), "{refused}");
    stranger.post(&format!("{tournament}/withdraw"), &[]).await.expect(409);
    assert!(table_of(&mut two[0], &tournament).await.is_some());
}

#[tokio::test]
async fn whoever_does_not_reveal_keeps_nobody_waiting_and_their_chair_goes_to_nobody() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let tournament = begun(&mut two, "imhotep-duel", &[("rounds", "1")]).await;
    let table = table_of(&mut two[0], &tournament).await.expect("it was paired");
    let page = two[0].page(&table).await;
    let sit = form(&page, &format!("{table}/sit"));
    // One commits to something and never shows it.
    two[0].submit(&sit, &[("commit", &"0".repeat(64))]).await.target();
    two[1].sit(&table, "words").await.target();
    let mut database = house.database().await;
    assert_eq!(database.count("tables WHERE reveal_by IS NOT NULL").await, 1);
    database.execute("UPDATE tables SET reveal_by = 1, revision = revision + 1").await;
    database.execute("UPDATE pairings SET sit_by = 0").await;
    let page = two[1].wait(&tournament, |page| page.contains("The tournament is over")).await;
    assert!(page.contains("Bálint won") && page.contains("forfeit"), "{page}");
}

#[tokio::test]
async fn what_is_no_tournament_is_not_found_and_nonsense_is_refused() {
    let house = House::new().await;
    let mut one = people(&house, 1).await.remove(0);
    let tournament = make(&mut one, "imhotep-duel", &[]).await;
    for wrong in
        ["/tournaments/nosuch", "/tournaments/..%2f..", "/tournaments/%00", "/api/tournaments/nosuch"]
    {
        one.get(wrong).await.expect(404);
    }
    one.post("/tournaments/nosuch/enter", &[]).await.expect(404);
    one.get("/tournaments/nosuch/events").await.expect(404);
    let fields = [("name", "x"), ("game", "imhotep-duel"), ("clock", "3d"), ("format", "swiss")];
    for wrong in [
        ("game", "chess"),
        ("clock", "1+1"),
        ("clock", ""),
        ("clock-2", "soon"),
        ("format", "knockout"),
        ("rounds", "0"),
        ("rounds", "1000"),
        ("rounds", "-1"),
        ("begins", "-5"),
        ("begins", "99999999999"),
        ("option-sides", "Z"),
        ("name", " \u{200b} "),
    ] {
        one.post("/tournaments", &[&fields[..], &[wrong]].concat()).await.expect(400);
    }
    for round in ["0", "100", "x"] {
        let far = [("clock-1", "180+10"), ("round-1", round)];
        one.post("/tournaments", &[&fields[..], &far].concat()).await.expect(400);
    }
    // Nobody plays a tournament alone.
    let alone = [("name", "x"), ("game", "pyramidice"), ("clock", "3d"), ("option-players", "1")];
    one.post("/tournaments", &alone).await.expect(400);
    assert_eq!(house.database().await.count("tournaments").await, 1);
    assert!(one.page(&tournament).await.contains("Harbour Cup"));
}

#[tokio::test]
async fn a_hostile_name_is_only_a_text_wherever_it_stands() {
    let house = House::new().await;
    let mut one = people(&house, 1).await.remove(0);
    let hostile = "<script>alert(1)</script>\" onload=\"x\u{202e} '; DROP TABLE tournaments; --";
    let tournament = make(&mut one, "imhotep-duel", &[("name", hostile)]).await;
    for path in ["/tournaments", &tournament] {
        let page = one.page(path).await;
        assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;"), "{page}");
        assert!(html::tags(&page).all(|tag| tag.get("onload").is_none()));
        assert!(!page.contains('\u{202e}'));
    }
    let told = call(&house, ("GET", &format!("/api{tournament}")), None, None).await.expect(200);
    let told: Value = serde_json::from_slice(&told.body).unwrap();
    assert!(told["name"].as_str().unwrap().chars().count() <= 48, "{told}");
}

#[tokio::test]
async fn nobody_makes_tournaments_without_end() {
    let house = House::new().await;
    let mut one = people(&house, 1).await.remove(0);
    let mut last = String::new();
    for _ in 0..10 {
        last = make(&mut one, "imhotep-duel", &[]).await;
    }
    let fields = [("name", "x"), ("game", "imhotep-duel"), ("clock", "3d")];
    let refused = one.post("/tournaments", &fields).await.expect(429).text();
    assert!(refused.contains("ten tournaments"), "{refused}");
    press(&mut one, &last, "call-off").await.target();
    make(&mut one, "imhotep-duel", &[]).await;
}

#[tokio::test]
async fn who_is_where_is_nobodys_business_but_the_link_is_enough() {
    let house = House::new().await;
    let mut two = people(&house, 2).await;
    let page = two[0].page("/tournaments/new").await;
    let form = form(&page, "/tournaments");
    let fields: Vec<(String, String)> =
        form.fields.iter().filter(|(name, _)| name != "open" && name != "name").cloned().collect();
    let mut sent: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    sent.extend([("name", "Hidden Cup"), ("clock", "3d")]);
    let tournament = two[0].post("/tournaments", &sent).await.target();
    assert!(two[0].page("/tournaments").await.contains("Hidden Cup"));
    assert!(!two[1].page("/tournaments").await.contains("Hidden Cup"));
    assert!(two[1].page(&tournament).await.contains("Hidden Cup"));
    // No page and no answer says the id of anybody.
    let mut database = house.database().await;
    enter(&mut two[1], &tournament).await;
    let ids = database.texts("SELECT id FROM accounts").await;
    let api = call(&house, ("GET", &format!("/api{tournament}")), None, None).await.expect(200).text();
    let page = two[0].page(&tournament).await;
    assert!(ids.iter().all(|id| !page.contains(id) && !api.contains(id)));
    let request = two[0].request(Method::GET, &tournament, axum::body::Body::empty());
    house.send(request).await.expect(200);
}
