//! A refused request changes nothing, and is answered with the current board and a sentence.

use crate::browser::{Browser, House, friends, revision};
use crate::html;

/// Posts, and checks that the table has not changed and that the answer is its page with a sentence.
async fn check(
    browser: &mut Browser,
    table: &str,
    (path, fields): (&str, &[(&str, &str)]),
    status: u16,
    sentence: &str,
) {
    let before = browser.page(table).await;
    let answer = browser.post(&format!("{table}/{path}"), fields).await.expect(status);
    let text = answer.text();
    assert!(text.contains(sentence), "{path} {fields:?}: no `{sentence}` in {text}");
    assert_eq!(html::attribute(&text, "data-revision"), html::attribute(&before, "data-revision"));
    assert_eq!(browser.page(table).await, before);
}

#[tokio::test]
async fn a_stale_or_doubled_post_changes_nothing_and_shows_the_present_board() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let seen = revision(&first.page(&table).await).to_string();
    let post = [("step", "place b2"), ("revision", seen.as_str())];
    first.post(&format!("{table}/step"), &post).await.target();
    check(&mut first, &table, ("step", &post), 409, "The game has moved on.").await;
    check(&mut second, &table, ("step", &post), 409, "The game has moved on.").await;
    check(&mut second, &table, ("resign", &[("revision", &seen)]), 409, "The game has moved on.").await;
    let future = [("step", "place b1"), ("revision", "18446744073709551615")];
    check(&mut second, &table, ("step", &future), 409, "The game has moved on.").await;
    first.headers.push(("x-fragment", "1".to_owned()));
    let fragment = first.post(&format!("{table}/step"), &post).await.expect(409);
    assert!(fragment.text().starts_with("<main"), "the script gets the part that changes");
    assert_eq!(fragment.header("x-revision"), first.revision(&table).await.to_string());
}

#[tokio::test]
async fn what_the_rules_do_not_allow_is_refused() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let seen = first.revision(&table).await.to_string();
    for step in ["unload 1", "place d4", "obelisk", "stop", "place b2\n", ""] {
        let post = [("step", step), ("revision", seen.as_str())];
        check(&mut first, &table, ("step", &post), 422, "The rules do not allow this now.").await;
    }
    let post = [("step", "place b2"), ("revision", seen.as_str())];
    check(&mut second, &table, ("step", &post), 409, "It is not your turn.").await;
    let mut third = house.browser();
    check(&mut third, &table, ("step", &post), 403, "You do not sit there.").await;
}

#[tokio::test]
async fn nothing_can_be_done_before_the_game_or_after_it() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "friend")]).await;
    let post = [("step", "place b2"), ("revision", "0")];
    check(&mut guest, &table, ("step", &post), 409, "The game has not begun yet.").await;
    check(&mut guest, &table, ("resign", &post[1..]), 409, "The game has not begun yet.").await;
    check(&mut guest, &table, ("undo", &post[1..]), 409, "The game has not begun yet.").await;
    for path in ["picture.svg", "picture.png", "record"] {
        guest.get(&format!("{table}/{path}")).await.expect(409);
    }
    assert_eq!(guest.get(&format!("{table}/replay")).await.target(), table);
    let (table, mut first, mut second) = friends(&house).await;
    first.get(&format!("{table}/record")).await.expect(409);
    first.post(&format!("{table}/resign"), &[("revision", "2")]).await.target();
    let post = [("step", "place b2"), ("revision", "3")];
    for player in [&mut first, &mut second] {
        check(player, &table, ("step", &post), 409, "The game is over.").await;
        check(player, &table, ("resign", &post[1..]), 409, "The game is over.").await;
        check(player, &table, ("undo", &post[1..]), 409, "The game is over.").await;
    }
}

#[tokio::test]
async fn a_form_that_cannot_be_read_is_refused_with_a_sentence() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let before = first.page(&table).await;
    for (path, fields) in [
        ("/step", &[("step", "place b2")][..]),
        ("/step", &[("step", "place b2"), ("revision", "two")]),
        ("/step", &[("revision", "2")]),
        ("/answer", &[("revision", "2"), ("answer", "maybe")]),
        ("/sit", &[("place", "-1")]),
    ] {
        let answer = first.post(&format!("{table}{path}"), fields).await.expect(400);
        assert!(answer.text().contains("This request could not be understood."));
    }
    for fields in [
        &[("game", "chess"), ("with", "bot")][..],
        &[("game", "imhotep-duel"), ("with", "ghost")],
        &[("game", "imhotep-duel"), ("with", "bot"), ("bot", "clever")],
        &[("game", "imhotep-duel"), ("with", "bot"), ("seat", "2")],
        &[("game", "imhotep-duel"), ("with", "bot"), ("option-sides", "XXXX")],
    ] {
        first.post("/tables", fields).await.expect(400);
    }
    first.get("/t/nowhere").await.expect(404);
    first.get("/nowhere").await.expect(404);
    assert_eq!(first.page(&table).await, before);
}
