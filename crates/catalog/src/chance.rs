//! Where the outcomes of chance steps come from.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha12Rng;
use game::{Game, Record, RecordError, pick_by_weight};
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::fair::Fair;

/// Where the outcomes of chance steps come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Somebody enters them, step by step.
    Open,
    /// They follow from a text: the n-th chance step is a function of it and n, so that going back and forth changes
    /// nothing and a record can be checked.
    Seed(Seed),
    /// They follow from what the host and the players of a table each put in beforehand.
    Fair(Fair),
    /// They followed from a secret that is not published yet, so from here on somebody enters them.
    Sealed,
}

/// A text that draws follow from: one line without spaces at its ends, because it goes into a header of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(String);

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let is_line = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
        if is_line { Ok(Seed(text.to_owned())) } else { Err(BadSeed) }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that cannot be a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is one line of text that is not empty and has no blanks at its ends")
    }
}

impl std::error::Error for BadSeed {}

impl Chance {
    /// Whether draws are made here.
    pub fn resolves_itself(&self) -> bool {
        match self {
            Chance::Seed(_) | Chance::Fair(_) => true,
            Chance::Open | Chance::Sealed => false,
        }
    }

    /// The chance of a record, or which of its headers is wrong and how.
    pub(crate) fn read(record: &Record) -> Result<Chance, RecordError> {
        match (record.get("chance"), record.get("seed")) {
            (Some("fair"), _) => Ok(Fair::read(record)?.map_or(Chance::Sealed, Chance::Fair)),
            (Some("seed"), Some(seed)) => seed
                .parse()
                .map(Chance::Seed)
                .map_err(|error: BadSeed| RecordError::new(record.line_of_header("seed"), error.to_string())),
            (Some("seed"), None) => {
                let problem = "chance comes from a seed, but there is no header `seed`";
                Err(RecordError::new(record.line_of_header("chance"), problem))
            }
            (Some("open") | None, _) => Ok(Chance::Open),
            (Some(other), _) => {
                let problem = format!("the header `chance` says {other}; it can be open, seed or fair");
                Err(RecordError::new(record.line_of_header("chance"), problem))
            }
        }
    }

    /// Writes the headers that say where draws come from.
    pub(crate) fn write(&self, record: &mut Record, is_over: bool) {
        match self {
            Chance::Open => record.set("chance", "open"),
            Chance::Seed(seed) => {
                record.set("chance", "seed");
                record.set("seed", &seed.to_string());
            }
            Chance::Fair(fair) => fair.write(record, is_over),
            // The headers are those that the record came with.
            Chance::Sealed => {}
        }
    }

    /// The outcome of the next chance step, the `number`-th of the game, if draws are made here.
    pub fn draw<G: Game>(&self, state: &G, number: u64) -> Option<G::Chance> {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        let drawn = match self {
            Chance::Open | Chance::Sealed => return None,
            Chance::Seed(seed) => exactly_below(total, &mut generator(&seed.0, number)),
            // Draw 0 is the one that seats people.
            Chance::Fair(fair) => fair.draw(number + 1, u64::from(total)) as u32,
        };
        Some(pick_by_weight(&outcomes, drawn))
    }
}

/// A stream of its own for each chance step, under a key made from the seed.
fn generator(seed: &str, number: u64) -> ChaCha12Rng {
    let key = Sha256::new().chain_update(b"akhet seed 1\n").chain_update(seed.as_bytes()).finalize();
    let mut generator = ChaCha12Rng::from_seed(key.into());
    generator.set_stream(number);
    generator
}

/// A number below `bound`, all exactly equally likely: a number beyond the last full round is drawn again.
fn exactly_below(bound: u32, rng: &mut impl Rng) -> u32 {
    let rounds = u32::MAX / bound;
    loop {
        let round_and_number = rng.next_u32();
        if round_and_number < rounds * bound {
            return round_and_number % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_draws_for_ever() {
        let draw = |seed: &str, number| exactly_below(60, &mut generator(seed, number));
        let draws = |seed: &str| (0..12).map(|number| draw(seed, number)).collect::<Vec<u32>>();
        assert_eq!(draws("1"), draws("1"));
        assert_ne!(draws("1"), draws("2"));
        assert_eq!(draws("1"), PINNED);
    }

    /// Records with a seed are checked by drawing again, so this must never change.
    const PINNED: [u32; 12] = [35, 19, 18, 39, 43, 40, 29, 2, 55, 20, 29, 44];
}
