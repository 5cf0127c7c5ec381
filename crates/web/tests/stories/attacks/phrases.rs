//! Nobody says more with ready-made phrases than they mean, nor for somebody else, nor without end.

use axum::body::Body;
use axum::http::Method;
use futures_util::future::join_all;

use crate::accounts::sign_up;
use crate::browser::{House, friends};
use crate::phrases::{heard, say};
use crate::program::{call, programs};

#[tokio::test]
async fn nobody_speaks_who_does_not_sit_there_and_nobody_for_another() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let mut stranger = house.browser();
    stranger.page(&table).await;
    say(&mut stranger, &table, "hello").await.expect(403);
    stranger.post(&format!("{table}/quiet"), &[("phrases", "off")]).await.expect(403);
    stranger.post("/t/nowhere/say", &[("phrase", "hello")]).await.expect(404);
    // Whatever else a form says, it is one's own place that speaks.
    for forged in ["1", "9", "-1"] {
        let fields = [("phrase", "hello"), ("place", forged), ("seat", forged), ("who", "x"), ("n", forged)];
        first.post(&format!("{table}/say"), &fields).await;
    }
    let said = heard(&house.same(&second).page(&table).await);
    assert_eq!(said, [("White".to_owned(), "Hello!".to_owned())]);
    // A program has no phrases.
    let (api, tokens) = programs(&house, "").await;
    let answer = call(&house, ("POST", &format!("{api}/say")), Some(&tokens[0]), None).await;
    answer.expect(404);
}

#[tokio::test]
async fn nothing_is_said_but_what_is_on_the_list() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    for (phrase, status) in
        [("", 400), ("off", 400), ("Hello!", 400), ("hello ", 400), ("<script>", 400), ("I hold 7", 400)]
    {
        let refused = say(&mut first, &table, phrase).await.expect(status).text();
        assert!(refused.contains("<main") && !refused.contains("<script>"), "{status}");
    }
    let long = Body::from(format!("phrase={}", "a".repeat(10 << 20)));
    house.send(first.request(Method::POST, &format!("{table}/say"), long)).await.expect(413);
    first.post(&format!("{table}/say"), &[]).await.expect(400);
    first.post(&format!("{table}/quiet"), &[("phrases", "maybe")]).await.expect(400);
    assert_eq!(house.database().await.count("phrases").await, 0);
    // What stands in the store without being on the list is shown to nobody.
    let id = table.trim_start_matches("/t/");
    let forged =
        format!("INSERT INTO phrases (table_id, n, place, phrase, at) VALUES ('{id}', 1, 0, '<b>7', 0)");
    house.database().await.execute(&forged).await;
    assert!(!house.again().await.same(&first).page(&table).await.contains("<b>7"));
}

#[tokio::test]
async fn another_site_says_nothing_for_anybody() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    for header in [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.test")] {
        let mut lured = first.clone();
        lured.headers.push((header.0, header.1.to_owned()));
        say(&mut lured, &table, "hello").await.expect(403);
        lured.post(&format!("{table}/quiet"), &[("phrases", "off")]).await.expect(403);
    }
    assert_eq!(house.database().await.count("phrases").await, 0);
    say(&mut first, &table, "hello").await.target();
}

/// All at once, so that each is written while others are.
#[tokio::test]
async fn a_flood_at_two_nodes_is_five_phrases_and_no_decision_waits_for_it() {
    let house = House::new().await;
    let other = house.again().await;
    let (table, first, _) = friends(&house).await;
    let phrases = ["hello", "thanks", "one-moment", "again", "misclick", "your-turn"];
    let posts = (0..60).map(|number| {
        let mut browser = if number % 2 == 0 { first.clone() } else { other.same(&first) };
        let (table, phrase) = (table.clone(), phrases[number % phrases.len()]);
        async move { say(&mut browser, &table, phrase).await.status.as_u16() }
    });
    let (statuses, played) = tokio::join!(join_all(posts), async {
        let mut player = first.clone();
        player.play(&table, "place b2").await.status.as_u16()
    });
    assert_eq!(played, 303);
    assert!(statuses.iter().all(|status| [303, 429].contains(status)), "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 5, "{statuses:?}");
    assert_eq!(house.database().await.count("phrases").await, 5);
    assert_eq!(heard(&house.again().await.same(&first).page(&table).await).len(), 5);
}

/// Another node may not have heard yet of who sits where.
#[tokio::test]
async fn nobody_speaks_in_the_name_of_whoever_has_their_place_by_now() {
    let house = House::new().await;
    let other = house.again().await;
    let (mut host, mut mallory, mut victim) = (house.browser(), house.browser(), house.browser());
    let three = [("with", "friend"), ("option-players", "3")];
    let table = host.ask_for("nefertiti", &three).await.target();
    for person in [&mut host, &mut mallory] {
        person.sit(&table, "some words").await.target();
    }
    let mut mallory_there = other.same(&mallory);
    mallory_there.page(&table).await;
    mallory.post(&format!("{table}/leave"), &[]).await.target();
    victim.sit(&table, "other words").await.target();
    mallory.sit(&table, "more words").await.target();
    sign_up(&mut victim, "Victim").await;
    say(&mut mallory_there, &table, "your-turn").await.target();
    let said = heard(&house.again().await.same(&host).page(&table).await);
    assert_eq!(said.len(), 1);
    assert_ne!(said[0].0, "Victim");
    // And whoever wants no phrases is heard of before any is said.
    victim.post(&format!("{table}/quiet"), &[("phrases", "off")]).await.target();
    say(&mut mallory_there, &table, "hello").await.expect(409);
}
