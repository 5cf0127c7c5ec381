//! A store that fails, like on a full disk.

use std::time::Duration;

use harness::{Schema, Wire};
use service::Place;
use tokio::time::{sleep, timeout};

use crate::browser::{House, friends, play_out};
use crate::checks::check_finished;
use crate::served::LONG;

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

/// A house whose way to its database is a wire.
async fn wired(schema: &Schema) -> (Wire, House) {
    let server = schema.address().split('@').nth(1).unwrap().split(['/', '?']).next().unwrap();
    let wire = Wire::to(server.parse().unwrap()).unwrap();
    let address = schema.address().replace(server, &wire.address().to_string());
    (wire, House::with(|config| config.place = Place::Database(address)).await)
}

#[tokio::test]
async fn a_move_whose_answer_was_lost_is_told_as_not_known_and_made_once() {
    let schema = Schema::shared().unwrap();
    let (wire, house) = wired(&schema).await;
    let (table, mut first, second) = friends(&house).await;
    let seen = first.revision(&table).await;
    wire.lose_commit_of("place b2");
    let refused = first.play(&table, "place b2").await.expect(503);
    assert!(refused.text().contains("It is not known whether this was saved."), "{}", refused.text());
    wire.mend();
    // Whoever looks again sees what has become of it.
    let looking = async {
        while first.get(&table).await.status != 200 || first.revision(&table).await != seen + 1 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, looking).await.expect("the move stands");
    let again = [("step", "place b2"), ("revision", &*seen.to_string())];
    first.post(&format!("{table}/step"), &again).await.expect(409);
    let mut database = house.database().await;
    assert_eq!(database.count("steps WHERE text = 'place b2'").await, 1);
    let mut players = [first, second];
    play_out(&table, &mut players, 3).await;
    check_finished(&table, &mut players[0], 2).await;
}
