//! Lists of tables: what they show, and to whom.

use std::time::Duration;

use game::{Part, Seat, Turn, Viewer};
use service::{Kind, Listed, Progress, Sitter, Snapshot, TableId};

use crate::house::House;

const WITHOUT_SUMMARY: &str = "UPDATE tables SET summary = NULL WHERE id = ?";

/// Checks that a list says what the table itself would.
#[track_caller]
fn check_same(listed: &Listed, now: &Snapshot) {
    assert_eq!(listed.chairs, now.chairs);
    assert_eq!(
        (&listed.id, listed.entry.id, &listed.chosen, listed.kind, listed.revision, listed.progress),
        (&now.id, now.entry.id, &now.chosen, now.kind, now.revision, now.progress()),
    );
    assert_eq!(listed.turn(), now.session.as_ref().map(|session| session.turn()));
    for seats in [&[Seat::new(0)][..], &[Seat::new(1)], &[]] {
        assert_eq!(listed.points(seats), now.session.is_some().then(|| shown(now, seats)), "{seats:?}");
    }
}

/// The points as the table's page shows them to somebody who plays these seats, their own first.
fn shown(now: &Snapshot, seats: &[Seat]) -> Vec<i32> {
    let viewer = now.viewer(seats, None);
    let mut points = now.session.as_ref().unwrap().shown_score(viewer).totals();
    if let Viewer::Seat(own) = viewer {
        points.rotate_left(own.index());
    }
    points
}

#[tokio::test]
async fn a_list_shows_what_the_table_does_after_every_move() {
    let house = House::new().await;
    let live = house.begin("").await;
    let mut number = 0;
    while let Some(now) = house.play(&live, number * 5).await {
        number += 1;
        let listed = house.listed(&now.id).await;
        check_same(&listed, &now);
        for (guest, seat) in house.guests.iter().zip(Seat::all(2)) {
            assert_eq!(listed.seats_of(&Sitter::Guest(guest.clone())), [seat]);
        }
    }
    assert_eq!(house.listed(&live.now().id).await.turn(), Some(Turn::Over));
}

#[tokio::test]
async fn before_the_game_a_list_shows_no_points() {
    let house = House::new().await;
    let sitters = [Sitter::Guest(house.guests[0].clone()), Sitter::Nobody];
    let mut new = House::new_table(Kind::Open, "", &sitters);
    new.random_seats = true;
    let live = house.tables.create(new).await.unwrap();
    let listed = house.listed(&live.now().id).await;
    check_same(&listed, &live.now());
}

#[tokio::test]
async fn hidden_temples_count_for_nobody_but_their_owner() {
    let house = House::new().await;
    let live = house.begin("hidden_temples=true").await;
    let [white, black] = [Seat::new(0), Seat::new(1)];
    let (mut number, mut hidden) = (0, 0);
    while let Some(now) = house.play(&live, number * 3).await {
        number += 1;
        let listed = house.listed(&now.id).await;
        check_same(&listed, &now);
        if now.progress() == Progress::Over {
            continue;
        }
        let session = now.session.as_ref().unwrap();
        let temple = |viewer: Viewer, seat: Seat| {
            session.shown_score(viewer).0[seat.index()].part("temple").map(Part::points)
        };
        for (own, other) in [(white, black), (black, white)] {
            let points = temple(Viewer::Seat(own), own).unwrap();
            let known = listed.points(&[own]).unwrap()[0];
            assert_eq!(listed.points(&[other]).unwrap()[1], known - points, "move {number}");
            assert_eq!(listed.points(&[]).unwrap()[own.index()], known - points, "move {number}");
            hidden += i32::from(points != 0);
        }
    }
    assert!(hidden > 0, "there was something to hide");
}

#[tokio::test]
async fn a_list_shows_whoever_plays_both_seats_what_the_page_does() {
    let house = House::new().await;
    let both = [(); 2].map(|()| Sitter::Guest(house.guests[0].clone()));
    // On a device both seats are one guest's from the start; elsewhere they can become so by a handover.
    for (kind, options) in [(Kind::Device, ""), (Kind::Device, "hidden_temples=true"), (Kind::Private, "")] {
        let live = house.begin_as(kind, options, both.clone()).await;
        let mut number = 0;
        while let Some(now) = house.play(&live, number * 3).await {
            number += 1;
            let listed = house.listed(&now.id).await;
            let seats = listed.seats_of(&Sitter::Guest(house.guests[0].clone()));
            assert_eq!(seats.len(), 2);
            assert_eq!(listed.points(&seats), Some(shown(&now, &seats)), "{kind} {options}, move {number}");
        }
    }
}

#[tokio::test]
async fn a_list_brings_no_table_into_memory() {
    let house = House::new().await;
    let live = house.begin("").await;
    house.play_some(&live).await;
    let now = live.now();
    drop(live);
    house.forget_all();
    check_same(&house.listed(&now.id).await, &now);
    let open = house.tables.open_to(&"stranger".parse().unwrap()).await.unwrap();
    check_same(&open[0], &now);
    assert!(house.tables.in_memory(&now.id).is_none());
}

/// Waits until this many tables are left without a summary.
async fn summarised_but(house: &House, left: usize) -> Vec<String> {
    loop {
        let store = house.database();
        let mut missing = store.prepare("SELECT id FROM tables WHERE summary IS NULL ORDER BY id").unwrap();
        let missing: Vec<String> =
            missing.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        if missing.len() <= left {
            return missing;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_table_without_a_summary_is_listed_until_it_gets_one() {
    let mut house = House::new().await;
    let live = house.begin("hidden_temples=true").await;
    house.play_some(&live).await;
    let now = live.now();
    drop(live);
    house.spoil(WITHOUT_SUMMARY, &now.id);
    house.forget_all();
    check_same(&house.listed(&now.id).await, &now);
    house.restart().await;
    summarised_but(&house, 0).await;
    check_same(&house.listed(&now.id).await, &now);
    assert!(house.tables.in_memory(&now.id).is_none(), "the summary is read");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_does_not_stand_in_the_way_of_others() {
    let mut house = House::new().await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        let live = house.begin("").await;
        house.play_some(&live).await;
        ids.push(live.now().id.clone());
    }
    // Summaries are made in this order, so the readable table comes after the broken ones.
    ids.sort();
    for id in &ids {
        house.spoil(WITHOUT_SUMMARY, id);
    }
    house.spoil("UPDATE tables SET game = 'chess' WHERE id = ?", &ids[0]);
    house.spoil("UPDATE steps SET text = 'dance' WHERE n = 3 AND table_id = ?", &ids[1]);
    house.spoil("UPDATE chairs SET kind = 'ghost' WHERE place = 1 AND table_id = ?", &ids[2]);
    house.forget_all();
    assert_eq!(readable(&house).await, ids[3..]);
    house.restart().await;
    assert_eq!(summarised_but(&house, 3).await, ids[..3].iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(readable(&house).await, ids[3..]);
}

/// The tables in the first guest's list.
async fn readable(house: &House) -> Vec<TableId> {
    let listed = house.tables.of_guest(&house.guests[0]).await.unwrap();
    listed.into_iter().map(|table| table.id).collect()
}
