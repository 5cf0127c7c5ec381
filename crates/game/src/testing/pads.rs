//! Score pads, filled in as people do.

use crate::show::pad::Sheet;
use crate::{Chosen, Lang, Present, Score};

/// Adds up a pad, and compares everyone's points.
///
/// # Panics
/// If they are others.
#[track_caller]
pub fn check_pad<G: Present>(pad: &str, expected: &[i32]) {
    assert_eq!(add_up::<G>(pad).map(|score| score.totals()).as_deref(), Ok(expected));
}

/// Adds up a pad that says what cannot be, and compares the sentence that refuses it.
///
/// # Panics
/// If it is taken, or refused with another sentence.
#[track_caller]
pub fn check_pad_refused<G: Present>(pad: &str, expected: &str) {
    assert_eq!(add_up::<G>(pad).map(|score| score.totals()), Err(expected.to_owned()));
}

/// Adds up a pad.
///
/// # Panics
/// If it cannot be read.
#[track_caller]
pub fn add_up<G: Present>(pad: &str) -> Result<Score, String> {
    let seats = |chosen: &Chosen| match G::options(chosen) {
        Ok(options) => Ok(G::new(&options).seats()),
        Err(error) => Err(error.0),
    };
    let sheet = Sheet::parse(pad, &G::PAD, G::OPTIONS, seats).expect("the pad of a test can be read");
    G::pad_score(&sheet, Lang::En)
}
