//! The laws that every game obeys, and the conservation of its cards.

use game::testing::{Conformance, check_golden_records, check_pages, check_words};
use game::{Game, Seat, Turn, Viewer};
use toy::{Event, Toy};

#[test]
fn the_game_obeys_every_law() {
    let suite = Conformance::<Toy>::default().games(200).law(cards_are_conserved).presented();
    for options in ["cards=7", "cards=9"] {
        let summary = suite.check(options);
        assert!(summary.forced > 0, "some leads are forced");
    }
}

#[test]
fn every_page_is_whole_and_tells_no_secret() {
    check_pages::<Toy>(200, 0);
}

#[test]
fn no_text_is_missing_in_any_language() {
    check_words::<Toy>(env!("CARGO_MANIFEST_DIR"));
}

/// What lies open, what both seats hold and what is left to deal make up the deck.
fn cards_are_conserved(_: &Toy, _: &[Event], after: &Toy) -> Result<(), String> {
    let mut cards = 0;
    for seat in Seat::all(2) {
        let view = serde_json::to_value(after.view(Viewer::Seat(seat))).unwrap();
        for pile in ["hand", "buried", "taken"] {
            cards += view["sides"][seat.index()][pile].as_array().unwrap().len();
        }
        cards += usize::from(seat == Seat::new(0) && view["phase"]["answering"].is_object());
    }
    let mut left = Vec::new();
    after.chance_outcomes(&mut left);
    let all =
        serde_json::to_value(after.view(Viewer::Spectator)).unwrap()["cards"].as_u64().unwrap() as usize;
    if cards + left.len() == all { Ok(()) } else { Err(format!("{cards} and {} are not {all}", left.len())) }
}

#[test]
fn golden_records_replay() {
    let records = check_golden_records::<Toy>(&[
        ("plain.txt", include_str!("../../records/plain.txt")),
        ("buried.txt", include_str!("../../records/buried.txt")),
    ]);
    assert!(records.iter().all(|record| record.state.turn() == Turn::Over));
}

#[test]
fn every_position_is_described_by_numbers_of_the_right_size() {
    game::testing::check_descriptions::<Toy>(&["", "cards=9"], 50);
}
