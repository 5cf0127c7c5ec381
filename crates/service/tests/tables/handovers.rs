//! Links that move a seat, made and used while the table changes.

use std::sync::Arc;

use catalog::Entropy;
use service::{Brought, GuestId, Kind, Live, NewTable, Refusal, Sitter};

use crate::house::House;

/// A table of Néfertiti with three guests.
async fn three(house: &House) -> (Arc<Live>, [GuestId; 3]) {
    let guests = ["zsofi", "balint", "emma"].map(|name| name.parse::<GuestId>().unwrap());
    let entry = catalog::find("nefertiti").unwrap();
    let sitters = guests.clone().map(Sitter::Guest).to_vec();
    let new = NewTable {
        entry,
        chosen: entry.choose("players=3", None).unwrap(),
        sitters: sitters.clone(),
        ..House::new_table(Kind::Private, "", &[])
    };
    let live = house.tables.create(new).await.unwrap();
    for who in sitters {
        house.tables.sit(&live, who, None, "", Brought::Told(Entropy::given(b"words"))).await.unwrap();
    }
    (live, guests)
}

async fn leave(house: &House, live: &Arc<Live>, guest: &GuestId) {
    let (who, now) = (Sitter::Guest(guest.clone()), live.now());
    house.tables.resign(live, &who, now.revision_for(&now.seats_of(&who))).await.unwrap();
}

#[tokio::test]
async fn whoever_leaves_while_a_link_is_being_made_gets_none() {
    let house = House::new().await;
    let (live, [zsofi, balint, emma]) = three(&house).await;
    let seen = live.now();
    leave(&house, &live, &zsofi).await;
    assert_eq!(house.tables.offer_handover(&seen, &zsofi).await, Err(Refusal::NotYourSeat));
    let token = house.tables.offer_handover(&seen, &balint).await.unwrap();
    let now = house.tables.accept_handover(&token, &emma).await.unwrap();
    assert_eq!(now.seats_of(&Sitter::Guest(emma)).len(), 2);
    assert!(now.chairs[0].bot().is_some(), "{:?}", now.chairs[0]);
}

#[tokio::test]
async fn a_link_that_was_looked_up_before_its_maker_left_moves_nothing() {
    let house = House::new().await;
    let (live, [zsofi, _, emma]) = three(&house).await;
    let token = house.tables.offer_handover(&live.now(), &zsofi).await.unwrap();
    let (left, accepted) =
        tokio::join!(leave(&house, &live, &zsofi), house.tables.accept_handover(&token, &emma));
    let () = left;
    // Whichever came first, either the link had moved the seat or it is dead.
    let now = live.now();
    assert_eq!(accepted.is_ok(), now.chairs[0].bot().is_none(), "{:?}", now.chairs);
    assert_eq!(house.tables.find_handover(&token).await.err(), Some(Refusal::UsedLink));
}
