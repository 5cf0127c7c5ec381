//! Where time goes when the clock counts: a decision that is clear takes less than its part, and one that is close takes
//! more, of what the clear ones left over.

use std::time::{Duration, Instant};

use game::{ActionSet, Evaluate, Pending, Seat, Turn, settle};
use rand::Rng;

use crate::budget::Budget;
use crate::tree::{Edge, Node};

/// Iterations between two looks at what was found.
const BETWEEN_LOOKS: u32 = 64;
/// So much of what is left would have to go to the second best for the order to change. It seldom gets more.
const LIKELY: f32 = 0.6;
/// The best two are close if the second was tried this much as often as the best.
const CLOSE: f32 = 0.7;
/// How much any decision may take of what was saved, and how much more a close one, as parts of it.
const OF_SAVED: u32 = 4;
const OF_SAVED_IF_CLOSE: u32 = 2;
/// How many times its part a decision may take at most of what was saved.
const MOST: u32 = 2;
/// With a time for the whole game, how many times its part a close decision may take.
const OF_PART: u32 = 3;
/// Decisions that random games from here have on average are this many fewer than those that are to come.
const UNFORESEEN: u32 = 2;

/// The time that a player has had.
#[derive(Clone, Copy, Default)]
pub(super) struct Purse {
    /// The parts of earlier decisions together.
    given: Duration,
    /// What they took.
    spent: Duration,
}

/// How long a decision takes.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    start: Instant,
    /// Its part of the time that there is for all.
    part: Duration,
    /// What it takes if nothing is clear before.
    usual: Duration,
    /// What it takes if it is close.
    most: Duration,
}

impl Purse {
    /// The pace of the decision at hand, if it goes by the clock. The time of so many decisions is lent: the last ones of a
    /// game seldom need theirs, and nobody could spend what they leave over.
    pub(super) fn pace<G: Evaluate>(
        &self,
        budget: Budget,
        within: Duration,
        credit: u16,
        state: &G,
        rng: &mut impl Rng,
    ) -> Option<Pace> {
        let (part, usual, most) = match budget {
            Budget::Nodes(_) => return None,
            Budget::Time(time) => {
                let saved = (self.given + u32::from(credit) * time).saturating_sub(self.spent);
                let more = |part: u32| (saved / part).min(MOST * time);
                (time, time + more(OF_SAVED), time + more(OF_SAVED_IF_CLOSE))
            }
            Budget::Game(time) => {
                let left = time.saturating_sub(self.spent);
                let part = left / (decisions_left(state, rng) + UNFORESEEN);
                (part, part, (OF_PART * part).min(left))
            }
        };
        let [part, usual, most] = [part, usual, most].map(|time| time.min(within));
        Some(Pace { start: Instant::now(), part, usual, most })
    }

    /// Notes that a decision was made.
    pub(super) fn pay(&mut self, pace: Pace) {
        self.spent += pace.start.elapsed();
        self.given += pace.part;
    }
}

impl Pace {
    /// The most that the decision may take.
    pub(super) fn most(&self) -> Duration {
        self.most
    }

    /// Whether the decision is made: there is no time left that it should take, or the best will stay the best. The root
    /// had so many visits before, and this thread has done so many iterations.
    #[inline]
    pub(super) fn is_over<A, L>(&self, root: &Node<A, L>, before: u32, done: u32) -> bool {
        done.is_multiple_of(BETWEEN_LOOKS) && self.is_clear(root, before)
    }

    fn is_clear<A, L>(&self, root: &Node<A, L>, before: u32) -> bool {
        let taken = self.start.elapsed();
        let Some((best, second)) = best_two(root) else { return false };
        let (most, next) = (best.visits() as f32, second.map_or(0.0, |edge| edge.visits() as f32));
        if taken >= self.usual {
            let is_rising = second.is_some_and(|second| second.mean() > best.mean());
            return next < CLOSE * most && !is_rising;
        }
        let tried = root.edges().map(Edge::visits).sum::<u32>() - before;
        let left = tried as f32 * (self.usual.as_secs_f32() / taken.as_secs_f32() - 1.0);
        most - next > LIKELY * left
    }
}

/// The edge that was tried most, and the next if there is one.
type BestTwo<'a, A, L> = (&'a Edge<A, L>, Option<&'a Edge<A, L>>);

fn best_two<A, L>(root: &Node<A, L>) -> Option<BestTwo<'_, A, L>> {
    let best = root.edges().max_by_key(|edge| edge.visits())?;
    let others = root.edges().filter(|edge| !std::ptr::eq(*edge, best));
    Some((best, others.max_by_key(|edge| edge.visits())))
}

/// How many decisions the seat that decides will have about, this one included, by random games.
fn decisions_left<G: Evaluate>(state: &G, rng: &mut impl Rng) -> u32 {
    const GAMES: u32 = 4;
    let Turn::Seat(seat) = state.turn() else { return 1 };
    let decisions: u32 = (0..GAMES).map(|_| decisions_of(seat, state.clone(), rng)).sum();
    decisions.div_ceil(GAMES)
}

fn decisions_of<G: Evaluate>(seat: Seat, mut state: G, rng: &mut impl Rng) -> u32 {
    let mut decisions = 0;
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Over => return decisions,
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(decider, legal) => {
                decisions += u32::from(decider == seat);
                state.act(legal.choose(rng), &mut ());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{ActionList, Game};
    use toy::Toy;

    use super::*;
    use crate::seeds::generator;
    use crate::tree::Tree;

    const PART: Duration = Duration::from_secs(100);

    /// A decision between two, with so many visits and such a mean each.
    fn tree(results: [(u32, f32); 2]) -> Tree<char, ActionList<char>> {
        let tree = Tree::new(10);
        let legal = ['a', 'b'].into_iter().collect();
        let mut open = Vec::new();
        tree.open(&tree.root, Seat::new(0), &legal, |_| 1.0, &mut open).unwrap();
        for (edge, (visits, mean)) in open.into_iter().zip(results) {
            (0..visits).for_each(|_| {
                edge.visit(0.0).end(mean);
            });
        }
        tree
    }

    /// Whether such a decision is made after so many seconds of its hundred.
    fn is_made(seconds: u64, results: [(u32, f32); 2]) -> bool {
        let start =
            Instant::now().checked_sub(Duration::from_secs(seconds)).expect("the machine runs longer");
        let pace = Pace { start, part: PART, usual: PART, most: 2 * PART };
        pace.is_over(&tree(results).root, 0, BETWEEN_LOOKS)
    }

    #[test]
    fn a_decision_is_made_once_the_best_will_stay_the_best() {
        assert!(is_made(60, [(900, 0.6), (100, 0.5)]));
        assert!(!is_made(60, [(500, 0.6), (400, 0.5)]));
        assert!(!is_made(10, [(900, 0.6), (100, 0.5)]), "most of the time is still to come");
    }

    #[test]
    fn only_a_close_decision_takes_more_than_its_part() {
        assert!(is_made(101, [(600, 0.6), (400, 0.5)]));
        assert!(!is_made(101, [(500, 0.6), (450, 0.5)]), "the second was tried almost as often");
        assert!(!is_made(101, [(600, 0.5), (200, 0.6)]), "the second does better than the best");
    }

    #[test]
    fn what_is_saved_can_be_spent_once() {
        let state = Toy::new(&Toy::options(&game::Chosen::parse(Toy::OPTIONS, "").unwrap()).unwrap());
        let rng = &mut generator(&[1]);
        let mut purse = Purse::default();
        let mut most = |purse: &Purse, budget| purse.pace(budget, Duration::MAX, 0, &state, rng).unwrap();
        assert_eq!(most(&purse, Budget::Time(PART)).most, PART);
        purse.pay(most(&purse, Budget::Time(PART)));
        let Pace { part, usual, most: close, .. } = most(&purse, Budget::Time(PART));
        assert!(part < usual && usual < close && close <= PART + PART / 2, "{usual:?}, {close:?}");
        purse = Purse { given: 20 * PART, spent: 10 * PART };
        assert_eq!(most(&purse, Budget::Time(PART)).most, 3 * PART);
        assert_eq!(most(&purse, Budget::Game(10 * PART)).most, Duration::ZERO, "all of it was spent");
        let part = most(&purse, Budget::Game(20 * PART));
        assert!(part.usual < part.most && part.most < 10 * PART, "there are decisions to come");
    }

    #[test]
    fn what_is_lent_is_there_from_the_beginning_and_paid_back() {
        let state = Toy::new(&Toy::options(&game::Chosen::parse(Toy::OPTIONS, "").unwrap()).unwrap());
        let rng = &mut generator(&[1]);
        let mut usual =
            |purse: Purse| purse.pace(Budget::Time(PART), Duration::MAX, 3, &state, rng).unwrap().usual;
        assert_eq!(usual(Purse::default()), PART + 3 * PART / OF_SAVED);
        assert_eq!(usual(Purse { given: 10 * PART, spent: 12 * PART }), PART + PART / OF_SAVED);
        assert_eq!(usual(Purse { given: 10 * PART, spent: 14 * PART }), PART, "nothing more is lent");
    }

    #[test]
    fn somebody_who_waits_no_longer_is_not_kept() {
        let state = Toy::new(&Toy::options(&game::Chosen::parse(Toy::OPTIONS, "").unwrap()).unwrap());
        let purse = Purse { given: 20 * PART, spent: 10 * PART };
        let pace = purse.pace(Budget::Time(PART), PART / 4, 0, &state, &mut generator(&[1])).unwrap();
        assert_eq!((pace.usual, pace.most), (PART / 4, PART / 4));
    }
}
