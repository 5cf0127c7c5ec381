//! What is chosen before the game.

use game::{Chosen, OptionSpec};

pub(crate) const SPECS: &[OptionSpec] =
    &[OptionSpec { key: "cards", values: &["7", "9"], default: "7", when: None }];

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The highest card.
    pub cards: u8,
}

impl Options {
    pub(crate) fn new(chosen: &Chosen) -> Options {
        Options { cards: if chosen.get("cards") == "9" { 9 } else { 7 } }
    }
}
