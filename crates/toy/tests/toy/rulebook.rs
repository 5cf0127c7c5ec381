//! Every rule by name.

use game::testing::Table;
use game::{Chosen, Game, Seat, Viewer};
use toy::Toy;

/// The table after these steps.
fn after(steps: &str) -> Table<Toy> {
    Table::new("").play(steps)
}

fn dealt() -> Table<Toy> {
    after("-: card1; -: card2; -: card5; -: card4; -: card6; -: card7")
}

#[test]
fn t1_dealt_cards_are_their_owner_s_secret() {
    let text = |table: &Table<Toy>, viewer| {
        serde_json::to_string(&table.state.view(viewer)).expect("a view is JSON")
    };
    let (one, other) = (after("-: card1; -: card2"), after("-: card3; -: card2"));
    assert_ne!(text(&one, Viewer::Seat(Seat::new(0))), text(&other, Viewer::Seat(Seat::new(0))));
    assert_eq!(text(&one, Viewer::Seat(Seat::new(1))), text(&other, Viewer::Seat(Seat::new(1))));
    assert_eq!(text(&one, Viewer::Spectator), text(&other, Viewer::Spectator));
}

#[test]
fn t2_seat_0_leads_first_and_only_face_up() {
    dealt().turn(0).legal("play card1, play card5, play card6");
}

#[test]
fn t3_the_higher_card_takes_the_trick() {
    dealt().play("0: play card5; 1: play card7").totals(&[0, 12]).turn(1);
    dealt().play("0: play card5; 1: play card4").totals(&[9, 0]).turn(0);
}

#[test]
fn t4_a_buried_card_is_worth_two_and_stays_hidden() {
    let one = dealt().play("0: play card5; 1: bury card7").totals(&[5, 2]);
    let other = dealt().play("0: play card5; 1: bury card4");
    let seen = |table: &Table<Toy>| table.state.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(seen(&one), seen(&other));
}

#[test]
fn t5_the_winner_leads_and_a_last_card_leads_itself() {
    // Seat 0 takes the second trick and has to lead its card 1.
    let steps = "0: play card5; 1: play card7; 1: play card4; 0: play card6";
    dealt().play(steps).turn(1).legal("play card2, bury card2");
}

#[test]
fn t6_points_are_added_up_and_equals_share_the_win() {
    let steps = "0: play card5; 1: play card7; 1: play card4; 0: play card6; 1: bury card2";
    dealt().play(steps).over().totals(&[11, 14]).ranks(&[1, 0]);
    after("-: card1; -: card4; -: card2; -: card5; -: card3; -: card6")
        .play("0: play card1; 1: bury card4; 0: play card2; 1: bury card5; 1: bury card6")
        .over()
        .totals(&[6, 6])
        .ranks(&[0, 0]);
}

#[test]
fn options_are_refused_with_what_is_allowed() {
    let refusal = Chosen::parse(Toy::OPTIONS, "cards=8").unwrap_err();
    assert_eq!(refusal.to_string(), "`8` is not a value of the option `cards`; it can be 7 or 9");
}
