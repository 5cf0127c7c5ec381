//! A store that fails, like on a full disk.

use crate::browser::{House, friends, play_out};
use crate::checks::check_finished;

#[tokio::test]
async fn what_cannot_be_stored_did_not_happen_and_can_be_tried_again() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let before = first.page(&table).await;
    let store = rusqlite::Connection::open(house.config.data.join("akhet.sqlite")).unwrap();
    for fault in [
        "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
        "CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    ] {
        store.execute_batch(fault).unwrap();
        let refused = first.play(&table, "place b2").await.expect(503);
        assert!(refused.text().contains("It could not be saved, and nothing was changed."));
        assert_eq!(first.page(&table).await, before, "those who look see what is stored");
        assert_eq!(house.again().await.same(&first).page(&table).await, before);
        store.execute_batch("DROP TRIGGER full").unwrap();
    }
    first.play(&table, "place b2").await.target();
    let mut players = [first, second];
    play_out(&table, &mut players, 14).await;
    check_finished(&table, &mut players[0], 2).await;
}
