//! Resigning and rematches.

use crate::browser::{Answer, Browser, House, friends, is_over};
use crate::checks::check_finished;
use crate::html;

async fn press(browser: &mut Browser, table: &str, what: &str) -> Answer {
    browser.press(table, &format!("{table}/{what}"), &[]).await
}

#[tokio::test]
async fn who_resigns_ends_the_game_and_its_record_can_be_checked() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    press(&mut first, &table, "resign").await.target();
    assert!(is_over(&second.page(&table).await));
    let record = check_finished(&table, &mut second, 2).await;
    assert_eq!(record.get("ended"), Some("resigned 0"), "also when it is not one's turn");
}

#[tokio::test]
async fn a_rematch_swaps_the_seats() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    press(&mut second, &table, "resign").await.target();
    assert_eq!(press(&mut first, &table, "rematch").await.target(), table, "the other is asked");
    assert!(!first.page(&table).await.contains(&format!("{table}/rematch")), "an offer is made once");
    let next = press(&mut second, &table, "rematch").await.target();
    assert_ne!(next, table);
    for player in [&mut first, &mut second] {
        assert!(player.page(&table).await.contains(&next), "both find the way");
        player.sit(&next, "").await.target();
    }
    assert!(html::steps(&first.page(&next).await).is_empty(), "who began before is second now");
    assert!(!html::steps(&second.page(&next).await).is_empty());
}

#[tokio::test]
async fn a_bot_is_always_willing() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    press(&mut guest, &table, "resign").await.target();
    let next = press(&mut guest, &table, "rematch").await.target();
    assert_ne!(next, table);
    guest.sit(&next, "").await.target();
    let page = guest.my_turn(&next).await;
    assert!(!html::steps(&page).is_empty(), "the bot began, and now it is the guest's turn");
    let seen = guest.page(&next).await;
    assert!(crate::browser::revision(&seen) > 1, "the bot has moved");
}

#[tokio::test]
async fn no_rematch_is_offered_before_the_end() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let before = first.page(&table).await;
    first.post(&format!("{table}/rematch"), &[]).await.expect(400);
    assert_eq!(first.page(&table).await, before);
}
