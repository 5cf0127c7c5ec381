//! Reviews in progress, and who may have how many.

use service::{Client, Refusal, Reviewing};

use crate::house::House;

#[tokio::test]
async fn one_client_cannot_take_all_places_of_reviews() {
    // A review with so many iterations is not done before the test is.
    let house = House::with_review_nodes(10_000_000).await;
    let (many, other) = (Client::at([192, 0, 2, 1].into()), Client::at([192, 0, 2, 2].into()));
    let mut tables = Vec::new();
    for _ in 0..10 {
        let live = house.begin("").await;
        house.play_some(&live).await;
        let guest = live.now().chairs[0].sitter.clone();
        let revision = live.now().revision_for(&live.now().seats_of(&guest));
        tables.push(house.tables.resign(&live, &guest, revision).await.unwrap());
    }
    for table in &tables[..8] {
        assert!(matches!(house.tables.review(table, &many).await, Ok(Reviewing::UnderWay(..))));
    }
    assert_eq!(house.tables.review(&tables[8], &many).await.err(), Some(Refusal::Busy));
    // Looking at what is under way takes no place.
    assert!(house.tables.review(&tables[0], &many).await.is_ok());
    assert!(house.tables.review(&tables[8], &other).await.is_ok());
    assert!(house.tables.review(&tables[8], &many).await.is_ok());
    assert_eq!(house.tables.review(&tables[9], &many).await.err(), Some(Refusal::Busy));
}
