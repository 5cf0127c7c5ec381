//! The Oracle: what he sees, swaps and lays, and that nobody else knows of it.

use game::{Game, Seat, Step, Viewer};
use nefertiti::{Event, Kind};

use crate::support::{Expect, Position, position};

fn oracle() -> Position {
    position("players=3 characters=palace").seals(0, 1)
}

#[test]
fn he_sees_four_gifts_drawn_from_all_that_are_unseen() {
    oracle()
        .unseen("harp*2 chair*3 mirror")
        .table()
        .play("0: recruit oracle")
        .weights("mirror 1, harp 2, chair 3")
        .play("-: harp")
        .weights("mirror 1, harp 1, chair 3")
        .play("-: harp; -: chair; -: mirror")
        .turn(0);
}

#[test]
fn n45_with_four_gifts_left_or_fewer_he_sees_all_and_after_akhenaton_nobody_asks_him() {
    oracle()
        .unseen("harp chair")
        .table()
        .play("0: recruit oracle")
        .turn(0)
        .legal("next harp, next chair, next akhenaton");
    oracle().unseen("").table().cannot("recruit oracle");
    oracle().out("l").open("k a", "g").table().cannot("recruit oracle");
    position("players=3 characters=palace memphis=true")
        .seals(0, 1)
        .unseen("papyrus harp")
        .gifts(0, "chair")
        .table()
        .play("0: recruit oracle; 0: want papyrus")
        .has(0, "papyrus")
        .seals(0, 0);
}

#[test]
fn n70_each_gift_seen_can_be_taken_once_for_one_of_equal_or_higher_value() {
    oracle()
        .unseen("goldwork harp chair mirror")
        .gifts(0, "harp statuette")
        .table()
        .play("0: recruit oracle")
        .legal("want mirror, want harp, want chair, stop")
        .play("0: want mirror")
        .has(0, "harp mirror")
        .legal("want harp, want chair, stop")
        .play("0: want chair")
        .legal("give mirror, give harp")
        .play("0: give harp")
        .has(0, "chair mirror")
        .legal("want harp, stop")
        .play("0: stop")
        .legal("next goldwork, next statuette, next harp, next akhenaton");
}

#[test]
fn the_cards_come_in_the_order_in_which_he_laid_them() {
    let table = position("players=3 characters=palace")
        .seals(0, 1)
        .market("k", "right", 1, "k0 p2, k3 p3")
        .unseen("goldwork harp chair mirror statuette")
        .table()
        .play("0: recruit oracle; -: goldwork; -: harp; -: chair; -: mirror")
        .play("0: next mirror; 0: next akhenaton; 0: next chair; 0: next harp")
        .can("place k6");
    table
        .play("0: place k6; 0: take upper; 2: half; 1: half")
        .weights("statuette 1")
        .play("-: statuette")
        .weights("mirror 1")
        .play("-: mirror")
        .weights("akhenaton 1")
        .play("-: akhenaton")
        .turn(1);
}

#[test]
fn n70_what_he_saw_and_laid_is_his_secret_and_swaps_are_open() {
    let one = oracle().unseen("goldwork harp chair mirror statuette").gifts(0, "harp").table();
    let one = one.play("0: recruit oracle; -: goldwork; -: harp; -: chair; -: mirror");
    let other = oracle().unseen("goldwork harp chair mirror statuette").gifts(0, "harp").table();
    let other = other.play("0: recruit oracle; -: statuette; -: harp; -: chair; -: mirror");
    let seat = |number| Viewer::Seat(Seat::new(number));
    assert_ne!(one.state.view(seat(0)), other.state.view(seat(0)));
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), other.state.view(viewer));
    }
    let (one, other) = (one.play("0: want chair; 0: stop"), other.play("0: want chair; 0: stop"));
    let laid = one.clone().play("0: next akhenaton");
    for viewer in [seat(1), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), other.state.view(viewer));
        assert_eq!(one.state.view(viewer), laid.state.view(viewer));
    }
    assert!(laid.state.view(seat(0)).oracle.secret.is_some());
}

#[test]
fn the_steps_are_shown_as_far_as_they_are_open() {
    let table = oracle().unseen("goldwork harp chair mirror statuette").gifts(0, "harp").table();
    let table = table.play("0: recruit oracle");
    let drawn = Step::Chance("harp".parse().unwrap());
    let (own, foreign) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    assert_eq!(table.state.shown(&drawn, own).as_deref(), Some("-: harp"));
    assert_eq!(table.state.shown(&drawn, foreign).as_deref(), Some("-: a card"));
    let next = Step::Action(Seat::new(0), "next harp".parse().unwrap());
    assert_eq!(table.state.shown(&next, own).as_deref(), Some("0: next harp"));
    assert_eq!(table.state.shown(&next, foreign), None);
    let want = Step::Action(Seat::new(0), "want harp".parse().unwrap());
    assert_eq!(table.state.shown(&want, foreign).as_deref(), Some("0: want harp"));
    assert!(table.state.reveals(&want) && !table.state.reveals(&next));
    let event = Event::Foreseen { seat: Seat::new(0), kind: Kind::Harp };
    assert!(event.is_known_to(own) && !event.is_known_to(foreign) && event.is_known_to(Viewer::All));
}
