//! Golden records: whole games that must replay forever.

use crate::record::Record;
use crate::replay::{Replayed, replay};
use crate::rules::Game;
use crate::seat::Turn;

/// Checks that a golden record says why it is kept, round-trips, replays to the end and leads to the result it states.
#[track_caller]
pub fn check_golden_records<G: Game>(files: &[(&str, &str)]) -> Vec<Replayed<G>> {
    assert!(!files.is_empty(), "there are no golden records");
    files.iter().map(|(name, text)| check_one(name, text)).collect()
}

#[track_caller]
fn check_one<G: Game>(name: &str, text: &str) -> Replayed<G> {
    assert!(text.starts_with("why: "), "{name} does not begin by saying why it is kept");
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}, {error}"));
    assert_eq!(record.to_string(), text, "{name} does not round-trip");
    for key in ["rules", "options", "seats", "ended", "result"] {
        assert!(record.get(key).is_some(), "{name} has no header `{key}`");
    }
    let replayed = replay::<G>(&record).unwrap_or_else(|error| panic!("{name}, {error}"));
    assert_eq!(replayed.state.turn(), Turn::Over, "{name} stops before the end");
    replayed
}
