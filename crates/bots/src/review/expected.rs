//! What every seat may expect, where more than two play.
//!
//! Between two, a seat may expect what the other may not, and a search says how much that is. With more, a search still says
//! only what the seat that decides may expect, so the others are asked for here: the position is continued again and again
//! as a search continues its leaves, by some decisions of the game's cheap policy, and then valued for all seats.
//! Before the draws and after them, the continuations end the same number of decisions after the draws, so that the difference
//! is what was drawn and nothing else.

use game::{ActionSet, Evaluate, Pending, PerSeat, settle};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::budget::Budget;
use crate::net::Net;
use crate::stop::Stop;

/// How many decisions are made before a position is valued.
const LOOK_AHEAD: u32 = 6;

/// What every seat could expect around a decision, by seat: parts of one win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Expected {
    /// Before it, and after the draws that led to it.
    pub before: Vec<f32>,
    /// After it, and before the draws that followed. If nothing was played, it is as before.
    pub after: Vec<f32>,
}

/// The mean over this many continuations, the first of which may have been decided already.
pub(super) fn expect<G: Evaluate>(
    state: &G,
    first: Option<G::Action>,
    continuations: Budget,
    stop: &Stop,
    rng: &mut impl Rng,
) -> Vec<f32> {
    let net = Net::of::<G>();
    let mut sums = PerSeat::from_fn(state.seats(), |_| 0.0);
    let mut meter = continuations.meter(stop);
    while meter.goes_on() {
        let mut continued = state.clone();
        if let Some(action) = first {
            continued.act(action, &mut ());
        }
        for (seat, share) in look_ahead(continued, net.as_deref(), rng).by_seat() {
            sums[seat] += share;
        }
    }
    let done = meter.done().max(1) as f32;
    sums.iter().map(|sum| sum / done).collect()
}

/// Plays some decisions, or to the end.
fn look_ahead<G: Evaluate>(mut state: G, net: Option<&Net>, rng: &mut impl Rng) -> PerSeat<f32> {
    let mut left = LOOK_AHEAD;
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Over => return state.won(),
            Pending::Decision(..) if left == 0 => {
                return net.map_or_else(|| state.promise(), |net| net.value(&state));
            }
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(seat, legal) => {
                left -= 1;
                let action = state.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng));
                state.act(action, &mut ());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chosen, Game};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use toy::Toy;

    fn expected(state: &Toy, continuations: u32, stop: &Stop) -> Vec<f32> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        expect(state, None, Budget::Nodes(continuations), stop, &mut rng)
    }

    fn start() -> Toy {
        let chosen = Chosen::parse(Toy::OPTIONS, "").unwrap();
        Toy::new(&Toy::options(&chosen).unwrap())
    }

    #[test]
    fn what_may_be_expected_before_a_draw_is_the_mean_of_what_may_be_expected_after_it() {
        let start = start();
        let mut outcomes = Vec::new();
        start.chance_outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let (mut mean, mut apart) = (0.0, 0.0_f32);
        let before = expected(&start, 20_000, &Stop::default())[0];
        for (outcome, weight) in outcomes {
            let mut next = start.clone();
            next.resolve(outcome, &mut ());
            let after = expected(&next, 20_000, &Stop::default())[0];
            mean += after * weight as f32 / total as f32;
            apart = apart.max((after - before).abs());
        }
        assert!((mean - before).abs() < 0.01, "{mean} instead of {before}");
        assert!(apart > 0.03, "a good card is worth something: {apart}");
    }

    #[test]
    fn what_all_may_expect_is_one_win_and_always_the_same() {
        let start = start();
        let found = expected(&start, 50, &Stop::default());
        assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{found:?}");
        assert_eq!(found, expected(&start, 50, &Stop::default()));
    }

    #[test]
    fn it_is_broken_off_when_nobody_wants_to_know_any_more() {
        let stop = Stop::default();
        stop.set();
        assert_eq!(expected(&start(), u32::MAX, &stop), [0.0, 0.0]);
    }
}
