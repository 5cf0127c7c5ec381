//! The match of a generation against the player it learnt from.

use std::fmt;
use std::sync::Arc;

use game::{Evaluate, Pending, Seat, Viewer, settle};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::games::{search, start};
use super::{Known, Lessons, Stage};
use crate::arena::{Sprt, Verdict};
use crate::budget::Budget;
use crate::net::Net;
use crate::parallel::in_parallel;
use crate::seeds::generator;

/// How a match went. Every deal is played twice, with the seats exchanged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Contest {
    /// How many deals were played.
    deals: u64,
    /// The share of the win that the new player had.
    share: f64,
    /// Whether the test says that it is stronger.
    is_won: bool,
}

pub(super) const WON: &str = "won its match";

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.is_won { WON } else { "did not win its match" };
        write!(f, "{:.1}% of {} paired deals, {verdict}", 100.0 * self.share, self.deals)
    }
}

/// After so many deals without a verdict, the new player has not won.
const MOST_DEALS: u64 = 1500;
/// Deals between two looks at the verdict.
const BETWEEN_LOOKS: u64 = 20;
/// The scores of a deal are counted in quarters of the win.
const SCORES: usize = 5;

impl Lessons<'_> {
    pub(super) fn contest<G: Evaluate>(&self, generation: u32, new: &Arc<Net>, old: &Known) -> Contest {
        let sprt = Sprt::new(0.0, 20.0).expect("the smaller one first");
        let mut counts = [0; SCORES];
        let (mut deals, mut sum) = (0, 0.0);
        let new = Some(Arc::clone(new));
        loop {
            let progress = |done| self.tell(generation, Stage::Contest, deals + done, MOST_DEALS);
            let scores = in_parallel(BETWEEN_LOOKS, self.threads, &progress, |number| {
                let seed = [self.seed, generation.into(), u64::MAX - 1, deals + number];
                self.deal::<G>(&new, old, &seed)
            });
            for (_, score) in scores {
                counts[(score * (SCORES - 1) as f64).round() as usize] += 1;
                sum += score;
            }
            deals += BETWEEN_LOOKS;
            let verdict = sprt.judge(&counts).verdict;
            if verdict != Verdict::Undecided || deals >= MOST_DEALS {
                return Contest { deals, share: sum / deals as f64, is_won: verdict == Verdict::H1 };
            }
        }
    }

    /// The share of the win that the new player has when a deal is played with either half of the seats.
    fn deal<G: Evaluate>(&self, new: &Known, old: &Known, seed: &[u64]) -> f64 {
        let play = |first: usize| {
            let mut rng = generator(seed);
            let state = start::<G>(&mut rng);
            let is_new = |seat: Seat| seat.index() % 2 == first;
            self.play_between(state, [new, old], is_new, &mut rng)
        };
        let [one, other] = [play(0), play(1)];
        // A seat that is alone is once the new player's and once the old one's.
        f64::midpoint(one, other)
    }

    /// What the new player's seats get.
    fn play_between<G: Evaluate>(
        &self,
        mut state: G,
        players: [&Known; 2],
        is_new: impl Fn(Seat) -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> f64 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        let mut searches = players.map(|known| search::<G>(known, rng));
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut luck);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, _) => {
                    let own = &mut searches[usize::from(!is_new(seat))];
                    let thought = own.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(self.nodes));
                    let action = thought.best();
                    for search in &mut searches {
                        search.saw(seat, action);
                    }
                    state.act(action, &mut ());
                }
                Pending::Over => break,
            }
        }
        let won = state.won();
        if state.seats() == 1 {
            let won = f64::from(won[Seat::new(0)]);
            return if is_new(Seat::new(0)) { won } else { 1.0 - won };
        }
        won.by_seat().filter(|(seat, _)| is_new(*seat)).map(|(_, share)| f64::from(*share)).sum()
    }
}
