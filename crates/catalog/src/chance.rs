//! Where the outcomes of chance steps come from.

use game::{Game, pick_by_weight};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha12Rng;
use sha2::{Digest, Sha256};

/// Where the outcomes of chance steps come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Somebody says them, step by step.
    Open,
    /// They follow from a text: the n-th chance step is a function of it and n, so that going back and forth changes
    /// nothing and a record can be checked.
    Seed(String),
}

impl Chance {
    /// The outcome of the chance step that comes next, the `number`-th of the game, if it is decided here.
    pub fn draw<G: Game>(&self, state: &G, number: u64) -> Option<G::Chance> {
        let Chance::Seed(seed) = self else { return None };
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let total = outcomes.iter().map(|&(_, weight)| weight).sum();
        Some(pick_by_weight(&outcomes, exactly_below(total, &mut generator(seed, number))))
    }
}

/// A stream of its own for each chance step, under a key made from the seed.
fn generator(seed: &str, number: u64) -> ChaCha12Rng {
    let key = Sha256::new().chain_update(b"akhet seed 1\n").chain_update(seed.as_bytes()).finalize();
    let mut generator = ChaCha12Rng::from_seed(key.into());
    generator.set_stream(number);
    generator
}

/// A number below `bound`, every one of them exactly as likely: what lies beyond the last full round is drawn again.
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
