//! A store that fails, like on a full disk.

use crate::browser::{House, friends, play_out};
use crate::checks::check_finished;

#[tokio::test]
async fn what_cannot_be_stored_did_not_happen_and_can_be_tried_again() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let before = first.page(&table).await;
    let mut database = house.database().await;
    for (moment, rows) in [("BEFORE INSERT", "steps"), ("BEFORE UPDATE", "tables")] {
        database.fill(&format!("{moment} ON {rows}")).await;
        let refused = first.play(&table, "place b2").await.expect(503);
        assert!(refused.text().contains("It could not be saved, and nothing was changed."));
        assert_eq!(first.page(&table).await, before, "those who look see what is stored");
        assert_eq!(house.again().await.same(&first).page(&table).await, before);
        database.empty(rows).await;
    }
    first.play(&table, "place b2").await.target();
    let mut players = [first, second];
    play_out(&table, &mut players, 14).await;
    check_finished(&table, &mut players[0], 2).await;
}
