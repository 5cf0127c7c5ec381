//! Every rule by name.

use game::{ActionSet, Chosen, Game, Record, Seat, Turn, Viewer, replay};
use toy::Toy;

/// The state after these steps, one a line.
fn position(steps: &str) -> Toy {
    let text = format!("game: toy\n\n{}\n", steps.trim().replace(", ", "\n"));
    replay::<Toy>(&Record::parse(&text).unwrap()).unwrap_or_else(|error| panic!("{error}")).state
}

#[track_caller]
fn check_legal(state: &Toy, expected: &str) {
    let legal: Vec<String> = state.legal().iter().map(|action| action.to_string()).collect();
    assert_eq!(legal.join(", "), expected);
}

const DEAL: &str = "-: card1, -: card2, -: card5, -: card4, -: card6, -: card7";

#[test]
fn t1_dealt_cards_are_their_owner_s_secret() {
    let text = |state: &Toy, viewer| serde_json::to_string(&state.view(viewer)).unwrap();
    let (one, other) = (position("-: card1, -: card2"), position("-: card3, -: card2"));
    assert_ne!(text(&one, Viewer::Seat(Seat::new(0))), text(&other, Viewer::Seat(Seat::new(0))));
    assert_eq!(text(&one, Viewer::Seat(Seat::new(1))), text(&other, Viewer::Seat(Seat::new(1))));
    assert_eq!(text(&one, Viewer::Spectator), text(&other, Viewer::Spectator));
}

#[test]
fn t2_seat_0_leads_first_and_only_face_up() {
    let state = position(DEAL);
    assert_eq!(state.turn(), Turn::Seat(Seat::new(0)));
    check_legal(&state, "play card1, play card5, play card6");
}

#[test]
fn t3_the_higher_card_takes_the_trick() {
    let state = position(&format!("{DEAL}, 0: play card5, 1: play card7"));
    assert_eq!(state.score(Viewer::Spectator).of(Seat::new(1)).total(), 12);
    assert_eq!(state.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn t4_a_buried_card_is_worth_two_and_stays_hidden() {
    let state = position(&format!("{DEAL}, 0: play card5, 1: bury card7"));
    let score = state.score(Viewer::Spectator);
    assert_eq!((score.of(Seat::new(0)).total(), score.of(Seat::new(1)).total()), (5, 2));
    let other = position(&format!("{DEAL}, 0: play card5, 1: bury card4"));
    assert_eq!(state.view(Viewer::Seat(Seat::new(0))), other.view(Viewer::Seat(Seat::new(0))));
}

#[test]
fn t5_the_winner_leads_and_a_last_card_leads_itself() {
    let state = position(&format!("{DEAL}, 0: play card5, 1: play card7, 1: play card4, 0: play card6"));
    assert_eq!(state.turn(), Turn::Seat(Seat::new(1)), "seat 0 took the trick and had to lead its card 1");
    check_legal(&state, "play card2, bury card2");
}

#[test]
fn t6_points_are_added_up_and_equals_share_the_win() {
    let state = position(&format!(
        "{DEAL}, 0: play card5, 1: play card7, 1: play card4, 0: play card6, 1: bury card2"
    ));
    let outcome = state.outcome().unwrap();
    let totals = [0, 1].map(|seat| outcome.score.of(Seat::new(seat)).total());
    assert_eq!(totals, [11, 14]);
    assert_eq!(outcome.ranks.iter().copied().collect::<Vec<u8>>(), [1, 0]);
}

#[test]
fn options_are_refused_with_what_is_allowed() {
    let refusal = Chosen::parse(Toy::OPTIONS, "cards=8").unwrap_err();
    assert_eq!(refusal.to_string(), "`8` is not a value of the option `cards`; it can be 7 or 9");
}
