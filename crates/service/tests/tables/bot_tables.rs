//! Tables without people, of which one client may have only so many.

use std::future::{Future, poll_fn};
use std::task::Poll;

use service::{Kind, Refusal, Sitter};

use crate::house::House;

#[tokio::test]
async fn tables_that_could_not_be_stored_do_not_count() {
    let house = House::new().await;
    let vizier = Sitter::Bot("vizier".parse().unwrap());
    let create =
        || house.tables.create(House::new_table(Kind::Private, "", &[vizier.clone(), vizier.clone()]));
    let fault =
        "CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    house.database().execute_batch(fault).unwrap();
    for _ in 0..10 {
        assert_eq!(create().await.err(), Some(Refusal::Store));
    }
    house.database().execute_batch("DROP TRIGGER full").unwrap();
    for _ in 0..8 {
        create().await.unwrap();
    }
    assert_eq!(create().await.err(), Some(Refusal::TooManyBotTables));
}

#[tokio::test]
async fn tables_of_whoever_went_away_before_they_were_stored_do_not_count() {
    let house = House::new().await;
    let random = Sitter::Bot("random".parse().unwrap());
    for _ in 0..20 {
        let new = House::new_table(Kind::Private, "", &[random.clone(), random.clone()]);
        let mut creating = Box::pin(house.tables.create(new));
        // Polled once, it waits for the store.
        let is_waiting = poll_fn(|context| Poll::Ready(creating.as_mut().poll(context).is_pending())).await;
        assert!(is_waiting);
    }
}
