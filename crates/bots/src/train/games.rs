//! Games to learn from.

use game::bits::below;
use game::{ActionSet, Evaluate, Pending, PerSeat, Viewer, random_options, settle};
use rand::Rng;

use super::{Known, Lessons, style};
use crate::bot::Threads;
use crate::budget::Budget;
use crate::net::{Example, Examples};
use crate::parallel::in_parallel;
use crate::search::Search;
use crate::seeds::generator;

/// One decision in so many is left to chance, so that more is seen than good play.
const RANDOM: u32 = 16;
/// One decision in so many is learnt from: those of one game resemble each other.
const SAMPLED: u32 = 2;
/// How much of what is learnt is what the player expected rather than how the game ended.
const EXPECTED: f32 = 0.5;

impl Lessons<'_> {
    /// The games of a generation, by their numbers.
    pub(super) fn play<G: Evaluate>(
        &self,
        generation: u32,
        best: &Known,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Vec<(u64, Examples)> {
        let mut games = in_parallel(self.games, self.threads, progress, |number| {
            self.play_one::<G>(best, &mut generator(&[self.seed, generation.into(), number]))
        });
        games.sort_by_key(|(number, _)| *number);
        games
    }

    fn play_one<G: Evaluate>(&self, best: &Known, rng: &mut impl Rng) -> Examples {
        let mut state = start::<G>(rng);
        let mut search = search::<G>(best, rng);
        let mut seen = Vec::new();
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Chance => {
                    let outcome = state.sample_chance(rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, legal) => {
                    let thought = search.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(self.nodes));
                    if below(SAMPLED, rng) == 0 {
                        seen.push((Example::of(&state), search.expected(state.seats())));
                    }
                    let is_random = below(RANDOM, rng) == 0;
                    let action = if is_random { legal.choose(rng) } else { thought.best() };
                    search.saw(seat, action);
                    state.act(action, &mut ());
                }
                Pending::Over => break,
            }
        }
        let won = state.won();
        let mut examples = Examples::default();
        for (example, expected) in seen {
            examples.add(&example, &target(&won, expected));
        }
        examples
    }
}

/// What is learnt about a position: how the game ended, and what was expected of it.
fn target(won: &PerSeat<f32>, expected: Option<PerSeat<f32>>) -> PerSeat<f32> {
    let Some(expected) = expected else { return won.clone() };
    let sum: f32 = if won.seats() == 1 { 1.0 } else { expected.iter().sum() };
    PerSeat::from_fn(won.seats(), |seat| {
        (1.0 - EXPECTED) * won[seat] + EXPECTED * (expected[seat] / sum).clamp(0.0, 1.0)
    })
}

/// A game with random options, so that all of them are learnt.
pub(super) fn start<G: Evaluate>(rng: &mut impl Rng) -> G {
    G::new(&G::options(&random_options::<G>(rng)).expect("they were drawn because they go together"))
}

pub(super) fn search<G: Evaluate>(known: &Known, rng: &mut impl Rng) -> Search<G> {
    let search = Search::new(Threads::ONE, rng).in_style(style(known));
    match known {
        Some(net) => search.with_net(net),
        None => search,
    }
}
