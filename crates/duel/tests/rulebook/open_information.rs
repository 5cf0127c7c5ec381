//! What is open to everyone, and what a display option keeps from a screen.

use duel::{Duel, Event, View};
use game::{Drawing, Game, Lang, Part, Present, Scene, Seat, Step, Viewer};

use crate::support::{BLACK, Table, WHITE, position};

#[test]
fn r25_everyone_sees_the_same_and_only_the_order_of_the_unseen_is_secret() {
    let table = Table::new("").draw().play("0: place a1; 1: place b1; 0: unload 1");
    let views = Viewer::all(2).map(|viewer| table.state.view(viewer));
    assert!(views.into_iter().all(|view| view == table.view()));
    assert_eq!(table.view().unseen.len(), 39 + 3);
    let step = Step::Chance("take".parse().unwrap());
    let shown: Vec<Option<String>> = Viewer::all(2).map(|viewer| table.state.shown(&step, viewer)).collect();
    assert_eq!(shown, vec![Some("-: take".to_owned()); 3]);
}

#[test]
fn r18_temples_are_open_unless_the_option_hides_them_on_side_a() {
    for options in ["", "sides=ABAA", "sides=ABAA hidden_temples=true"] {
        let [one, other] = twins(options);
        assert_ne!(draw(&one, BLACK), draw(&other, BLACK), "with `{options}`");
        assert!(shown_temple(&one, BLACK, WHITE).is_some(), "with `{options}`");
    }
}

#[test]
fn r18_hidden_temples_leave_the_opponent_s_temple_off_board_and_totals() {
    let [one, other] = twins("hidden_temples=true");
    assert_eq!(draw(&one, BLACK), draw(&other, BLACK));
    assert_ne!(draw(&one, WHITE), draw(&other, WHITE));
    assert_eq!(shown_temple(&one, BLACK, WHITE), None);
    assert_eq!(shown_temple(&one, WHITE, WHITE), Some(1 + 2));
    assert_eq!(shown_temple(&one, BLACK, BLACK), Some(4));
}

#[test]
fn r18_hidden_temples_leave_the_opponent_s_temple_out_of_the_log() {
    let told = |token: &str, viewer: u8| {
        let gained = Event::Gained {
            seat: Seat::new(WHITE),
            token: token.parse().unwrap(),
            from: "11".parse().unwrap(),
            meeple: Some("a1".parse().unwrap()),
        };
        let view = position().options("hidden_temples=true").table().view();
        Duel::tell(&gained, &view, Viewer::Seat(Seat::new(viewer)), Lang::En)
    };
    assert_eq!(told("temple1", BLACK), told("temple4", BLACK));
    assert_ne!(told("temple1", WHITE), told("temple4", WHITE));
    assert_ne!(told("tomb1", BLACK), told("tomb2", BLACK));
}

#[test]
fn r18_hidden_temples_are_shown_at_the_end() {
    let end = position().options("hidden_temples=true").holds(WHITE, "temple2 temple3").over().table();
    assert_eq!(shown_temple(&end, BLACK, WHITE), Some(5));
}

#[test]
fn r18_hidden_temples_change_neither_the_view_nor_what_is_legal() {
    let [shown, hidden] = ["hidden_temples=false", "hidden_temples=true"].map(|options| {
        let [table, _] = twins(options);
        table
    });
    assert_eq!(shown.state.legal(), hidden.state.legal());
    assert_eq!(View { options: shown.view().options, ..hidden.view() }, shown.view());
    assert_eq!(
        shown.state.score(Viewer::Seat(Seat::new(BLACK))),
        hidden.state.score(Viewer::Seat(Seat::new(BLACK)))
    );
}

/// Two tables that differ in White's temple, in its points and in what went to the box, and in nothing else.
fn twins(options: &str) -> [Table; 2] {
    [("temple1 temple2", "temple3 temple4"), ("temple3 temple4", "temple1 temple2")].map(
        |(own, discarded)| {
            let temples = position().holds(WHITE, own).holds(BLACK, "temple4").discards(discarded);
            temples.options(options).table()
        },
    )
}

fn draw(table: &Table, viewer: u8) -> [Drawing; 3] {
    let view = table.view();
    let viewer = Viewer::Seat(Seat::new(viewer));
    Lang::ALL.map(|lang| Duel::draw(&Scene { view: &view, viewer, legal: None, focus: None }, lang))
}

/// The points for a player's temple that a viewer's screen shows.
fn shown_temple(table: &Table, viewer: u8, owner: u8) -> Option<i32> {
    let score = Duel::shown_score(&table.view(), Viewer::Seat(Seat::new(viewer)));
    score.of(Seat::new(owner)).part("temple").map(Part::points)
}
