//! Tables with many who look on: all of them are sent the same, and nobody sees the past or what is not theirs.

use std::io::Read;

use flate2::read::GzDecoder;

use crate::browser::{House, friends, play_out, revision};
use crate::html;

/// Somebody who comes for the first time and looks on.
async fn passer_by(house: &House, path: &str) -> String {
    house.browser().page(path).await
}

#[tokio::test]
async fn all_who_look_on_see_every_move_at_once_and_the_same() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut players = [first, second];
    let mut spectator = house.browser();
    let mut before = spectator.page(&table).await;
    for turn in 0..60 {
        let player = &mut players[turn % 2];
        let steps = html::steps(&player.page(&table).await);
        assert!(html::steps(&before).is_empty(), "who looks on has nothing to press");
        let Some(step) = steps.first() else { continue };
        let seen = revision(&before);
        player.play(&table, step).await.target();
        let news = format!("{table}/live?since={seen}");
        let told = spectator.get(&news).await.expect(200);
        let page = spectator.page(&table).await;
        assert!(revision(&page) > seen, "a move is seen at once");
        assert_eq!(told.header("x-revision"), revision(&page).to_string());
        assert_eq!(passer_by(&house, &table).await, page);
        assert_eq!(passer_by(&house, &news).await, told.text());
        assert_ne!(player.page(&table).await, page, "who plays sees their own page");
        before = page;
    }
    let again = house.again().await;
    assert_eq!(passer_by(&again, &table).await, before, "another process draws the same");
    assert!(revision(&before) > 20);
}

#[tokio::test]
async fn what_is_taken_back_is_not_seen_any_more() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let mut spectator = house.browser();
    let before = spectator.page(&table).await;
    first.play(&table, "place b2").await.target();
    let played = spectator.page(&table).await;
    crate::several::press(&mut first, &table, "undo", &[]).await.target();
    let undone = spectator.page(&table).await;
    assert!(revision(&undone) > revision(&played) && revision(&played) > revision(&before));
    let again = house.again().await;
    assert_eq!(passer_by(&again, &table).await, undone, "another process draws the same");
}

#[tokio::test]
async fn a_page_that_is_shared_has_nothing_of_whoever_came_first() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut named = house.browser();
    named.post("/me", &[("name", "Nebamun")]).await.target();
    let theirs = named.page(&table).await;
    let answers = [house.browser().get(&table).await, house.browser().get(&table).await];
    let cookies = answers.each_ref().map(|answer| answer.header("set-cookie").to_owned());
    assert!(cookies[0] != cookies[1] && cookies.iter().all(|cookie| !cookie.is_empty()), "{cookies:?}");
    let [shared, other] = answers.map(|answer| answer.expect(200).text());
    assert_eq!(shared, other);
    assert!(theirs.contains("Nebamun") && !shared.contains("Nebamun"));
    // Apart from the link with the name, they are the same.
    let without_link = |page: &str| {
        let start = page.find("<a class=\"ib av\"").unwrap();
        let end = start + page[start..].find("</a>").unwrap();
        format!("{}{}", &page[..start], &page[end..])
    };
    assert_eq!(without_link(&theirs), without_link(&shared));
    // Whatever was shared, everybody who plays gets their own page, also when it is over.
    let mut players = [first, second];
    play_out(&table, &mut players, 31).await;
    let shared = passer_by(&house, &table).await;
    for player in &mut players {
        let own = player.page(&table).await;
        assert!(own.contains(&format!("{table}/rematch")) && !shared.contains(&format!("{table}/rematch")));
    }
}

#[tokio::test]
async fn what_is_sent_packed_is_what_is_sent_plain() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    for path in [table.clone(), format!("{table}/live"), format!("{table}/live?since=1")] {
        let plain = house.browser().get(&path).await.expect(200);
        let mut browser = house.browser();
        browser.headers.push(("accept-encoding", "br, gzip".to_owned()));
        let packed = browser.get(&path).await.expect(200);
        let mut text = String::new();
        GzDecoder::new(&packed.body[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, plain.text(), "{path}");
        assert_eq!((plain.header("content-encoding"), packed.header("content-encoding")), ("", "gzip"));
        for answer in [&plain, &packed] {
            assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(answer.header("vary"), "accept-encoding");
            assert_eq!(answer.header("cache-control"), "no-store");
        }
    }
}
