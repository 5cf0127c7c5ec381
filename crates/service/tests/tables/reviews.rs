//! Reviews in progress, who may have how many, and what they say about a guest.

use std::sync::Arc;

use bots::review::Review;
use catalog::Entropy;
use game::Seat;
use service::{
    Brought, Client, GuestId, Kind, Live, NewTable, Onlooker, Refusal, Reviewed, Reviewing, Sitter,
};

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

/// Plays a game to its end and waits for its review.
async fn reviewed(house: &House, live: &Arc<Live>) -> Review {
    for number in 0.. {
        if house.play(live, number * 7).await.is_none() {
            break;
        }
    }
    loop {
        if let Reviewing::Done(review) =
            house.tables.review(&live.now(), &Client::unknown(None)).await.unwrap()
        {
            return review;
        }
        tokio::task::yield_now().await;
    }
}

/// How many decisions of a seat a review judged, and what they cost in total.
fn sum(review: &Review, seat: u8) -> (usize, f32) {
    let own = review.judgments.iter().filter(|judgment| judgment.seat == Seat::new(seat));
    own.fold((0, 0.0), |(count, lost), judgment| (count + 1, lost + judgment.loss()))
}

/// The same as a guest is told.
async fn told(house: &House, guest: &GuestId) -> Option<(usize, usize, f32)> {
    let mut reviewed = house.tables.reviewed(guest, Onlooker::Owner).await.unwrap();
    assert!(reviewed.len() < 2, "only the Duel is played here");
    let Reviewed { tables, costs, .. } = reviewed.pop()?;
    let decisions = costs.iter().map(|costs| costs.decisions).sum();
    Some((tables, decisions, costs.iter().map(|costs| costs.lost).sum()))
}

#[track_caller]
fn check(told: Option<(usize, usize, f32)>, tables: usize, reviews: &[(usize, f32)]) {
    let (found, decisions, lost) = told.expect("there is a review");
    let (count, sum) = reviews.iter().fold((0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
    assert_eq!((found, decisions), (tables, count));
    assert!((lost - sum).abs() < 1e-3, "{lost} instead of {sum}");
}

#[tokio::test]
async fn what_decisions_cost_is_added_up_over_the_reviewed_games_of_a_guest() {
    let house = House::new().await;
    let [zsofi, balint] = house.guests.clone();
    let first = house.begin("").await;
    assert_eq!(told(&house, &zsofi).await, None, "nothing was reviewed yet");
    let one = reviewed(&house, &first).await;
    check(told(&house, &zsofi).await, 1, &[sum(&one, 0)]);
    check(told(&house, &balint).await, 1, &[sum(&one, 1)]);
    let sitters = [Sitter::Guest(balint.clone()), Sitter::Guest(zsofi.clone())];
    let second = house.begin_as(Kind::Open, "", sitters).await;
    let other = reviewed(&house, &second).await;
    check(told(&house, &zsofi).await, 2, &[sum(&one, 0), sum(&other, 1)]);
    assert_eq!(told(&house, &"stranger".parse().unwrap()).await, None);
}

#[tokio::test]
async fn games_that_were_not_reviewed_to_the_end_or_played_by_several_on_one_device_do_not_count() {
    let house = House::new().await;
    let zsofi = house.guests[0].clone();
    let device = house.begin_as(Kind::Device, "", [0, 1].map(|_| Sitter::Guest(zsofi.clone()))).await;
    reviewed(&house, &device).await;
    assert_eq!(told(&house, &zsofi).await, None, "nobody knows who decided");
    let live = house.begin("").await;
    let review = reviewed(&house, &live).await;
    let own = review.judgments.iter().rfind(|judgment| judgment.seat == Seat::new(0)).unwrap();
    let forget = format!("DELETE FROM judgments WHERE position = {} AND table_id = ?", own.position);
    house.spoil(&forget, &live.now().id);
    assert_eq!(told(&house, &zsofi).await, None, "what lost most is judged first, so the rest is missing");
    check(told(&house, &house.guests[1]).await, 1, &[sum(&review, 1)]);
}

#[tokio::test]
async fn decisions_that_were_copied_from_another_table_count_there_alone() {
    let house = House::new().await;
    let zsofi = house.guests[0].clone();
    let live = house.begin("").await;
    let one = reviewed(&house, &live).await;
    let mut opening = live.now().session.as_ref().unwrap().steps_from(0);
    opening.truncate(one.judgments[10].position);
    let sitters = house.guests.clone().map(Sitter::Guest);
    let new = NewTable { opening, ..House::new_table(Kind::Open, "", &sitters) };
    let next = house.tables.create(new).await.unwrap();
    for (who, words) in sitters.into_iter().zip(["some words", "other words"]) {
        let words = Brought::Told(Entropy::given(words.as_bytes()));
        house.tables.sit(&next, who, None, "", words).await.unwrap();
    }
    let mut other = reviewed(&house, &next).await;
    other.judgments.retain(|judgment| judgment.position >= one.judgments[10].position);
    check(told(&house, &zsofi).await, 2, &[sum(&one, 0), sum(&other, 0)]);
}
