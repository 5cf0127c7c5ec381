//! Proofs: the exact chance of winning for two players who see everything, by looking at everything that can still happen.

use std::collections::hash_map::Entry;

use game::{ActionSet, Evaluate, Pending, Seat, settle};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustc_hash::FxHashMap;

use crate::stop::Stop;

/// Flipping a chance to the other seat and back may be off by this much, which must not prune a line.
const ROUNDING: f64 = 1e-9;

/// Positions between two looks at the switch.
const BETWEEN_LOOKS: u32 = 256;

/// What was proved about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof<A> {
    /// Every legal action with the exact chance of the seat that decides, best first; ties keep their order.
    pub actions: Vec<(A, f64)>,
    /// The best action and the best answers to it, up to the next draw or the end.
    pub line: Vec<(Seat, A)>,
    /// How many positions were looked at.
    pub positions: u32,
}

/// Proves the best action, if looking at this many positions is enough and it is not stopped before.
pub fn solve<G: Evaluate>(state: &G, most: u32, stop: &Stop) -> Option<Proof<G::Action>> {
    if !G::IS_OPEN || state.seats() != 2 || !is_near_the_end(state) {
        return None;
    }
    let mut solver = Solver { known: FxHashMap::default(), left: most, stop };
    let mut state = state.clone();
    let Pending::Decision(seat, legal) = settle(&mut state, &mut ()) else { return None };
    let mut actions = Vec::new();
    for action in legal.iter() {
        let mut next = state.clone();
        next.act(action, &mut ());
        let first = solver.value(next, 0.0, 1.0)?;
        actions.push((action, if seat.number() == 0 { first } else { 1.0 - first }));
    }
    actions.sort_by(|one, other| other.1.total_cmp(&one.1));
    let line = solver.line(state, seat, &actions);
    Some(Proof { actions, line, positions: most - solver.left })
}

/// Whether random games from here are short enough for a proof to be worth trying. The generator is fixed: a position is
/// near the end or it is not.
fn is_near_the_end<G: Evaluate>(state: &G) -> bool {
    const GAMES: u32 = 4;
    const SHORT: u32 = 11;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    (0..GAMES).all(|_| is_short(state.clone(), SHORT, &mut rng))
}

fn is_short<G: Evaluate>(mut state: G, most: u32, rng: &mut impl Rng) -> bool {
    for _ in 0..most {
        match settle(&mut state, &mut ()) {
            Pending::Over => return true,
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(_, legal) => state.act(legal.choose(rng), &mut ()),
        }
    }
    false
}

struct Solver<'a, G: Evaluate> {
    /// Bounds of the first seat's chance, for every position that was looked at.
    known: FxHashMap<G, (f64, f64)>,
    left: u32,
    stop: &'a Stop,
}

impl<G: Evaluate> Solver<'_, G> {
    /// The best action of a proved decision and the best answers to it. Nothing is searched again: wherever a chance is
    /// exact, what it follows from is known as well.
    fn line(&self, mut state: G, seat: Seat, actions: &[(G::Action, f64)]) -> Vec<(Seat, G::Action)> {
        let Some(&(best, chance)) = actions.first() else { return Vec::new() };
        let first = if seat.number() == 0 { chance } else { 1.0 - chance };
        let mut line = vec![(seat, best)];
        state.act(best, &mut ());
        while let Pending::Decision(seat, legal) = settle(&mut state, &mut ()) {
            let Some(action) = legal.iter().find(|action| self.keeps(&state, seat, *action, first)) else {
                break;
            };
            line.push((seat, action));
            state.act(action, &mut ());
        }
        line
    }

    /// Whether an action is known to leave the seat that decides no worse off than the first seat's chance says.
    fn keeps(&self, state: &G, seat: Seat, action: G::Action, first: f64) -> bool {
        let mut next = state.clone();
        next.act(action, &mut ());
        let (least, most) = match settle(&mut next, &mut ()) {
            Pending::Over => {
                let won = f64::from(next.won()[Seat::new(0)]);
                (won, won)
            }
            Pending::Decision(..) | Pending::Chance => match self.known.get(&next) {
                Some(&bounds) => bounds,
                None => return false,
            },
        };
        if seat.number() == 0 { least >= first - ROUNDING } else { most <= first + ROUNDING }
    }

    /// The first seat's chance of winning. It is exact between the bounds; beyond them it is a bound itself. `None` if
    /// there is too much to look at, or nobody wants to know any more.
    fn value(&mut self, mut state: G, low: f64, high: f64) -> Option<f64> {
        let pending = settle(&mut state, &mut ());
        if let Pending::Over = pending {
            return Some(f64::from(state.won()[Seat::new(0)]));
        }
        if let Some(&(least, most)) = self.known.get(&state) {
            if least >= high || most <= least {
                return Some(least);
            }
            if most <= low {
                return Some(most);
            }
        }
        self.left = self.left.checked_sub(1)?;
        if self.left.is_multiple_of(BETWEEN_LOOKS) && self.stop.is_set() {
            return None;
        }
        let value = match pending {
            Pending::Decision(seat, legal) => self.decide(&state, seat, &legal, low, high)?,
            Pending::Chance => self.draw(&state, low, high)?,
            Pending::Over => unreachable!("it was looked at before"),
        };
        let found = if value <= low {
            (0.0, value)
        } else if value >= high {
            (value, 1.0)
        } else {
            (value, value)
        };
        match self.known.entry(state) {
            Entry::Occupied(mut known) => {
                let (least, most) = *known.get();
                known.insert((found.0.max(least), found.1.min(most)));
            }
            Entry::Vacant(unknown) => {
                unknown.insert(found);
            }
        }
        Some(value)
    }

    fn decide(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &G::Legal,
        mut low: f64,
        mut high: f64,
    ) -> Option<f64> {
        let is_first = seat.number() == 0;
        let mut best = if is_first { 0.0 } else { 1.0_f64 };
        for action in legal.iter() {
            let mut next = state.clone();
            next.act(action, &mut ());
            let value = self.value(next, low, high)?;
            if is_first {
                best = best.max(value);
                low = low.max(best);
            } else {
                best = best.min(value);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// The mean over all outcomes. What is still to come lies between 0 and 1, so that the rest need not be looked at
    /// once the mean must lie beyond the bounds.
    fn draw(&mut self, state: &G, low: f64, high: f64) -> Option<f64> {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let total = f64::from(outcomes.iter().map(|&(_, weight)| weight).sum::<u32>());
        let (mut sum, mut rest) = (0.0, 1.0);
        for (outcome, weight) in outcomes {
            let share = f64::from(weight) / total;
            rest -= share;
            let mut next = state.clone();
            next.resolve(outcome, &mut ());
            let least = ((low - sum - rest) / share).max(0.0);
            let most = ((high - sum) / share).min(1.0);
            let value = self.value(next, least, most)?;
            sum += share * value;
            if sum >= high {
                return Some(sum);
            }
            if sum + rest <= low {
                return Some(sum + rest);
            }
        }
        Some(sum)
    }
}
