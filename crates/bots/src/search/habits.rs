//! What each seat does in playouts where the game's own policy has no preference: more often what went well lately,
//! wherever it was played (MAST).

use game::{ActionSet, MOST_SEATS, Seat};
use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::marker::PhantomData;

/// How much better an action has to do to be chosen e times as often.
const TEMPERATURE: f32 = 0.03;
/// How much of what was learnt about one decision carries over to the next.
const KEPT: f32 = 0.5;

/// Those of two threads lie side by side, so each begins on a cache line of its own: both write to them all the time.
#[repr(align(128))]
pub(super) struct Habits<A, L> {
    /// Of each seat, by the numbers of the actions.
    numbered: [Vec<Habit>; MOST_SEATS],
    /// Of actions without numbers.
    named: FxHashMap<(Seat, A), Habit>,
    /// Over all actions of a seat: what is expected of those not tried yet.
    seats: [Habit; MOST_SEATS],
    /// The relative frequencies of the legal actions of the last choice.
    weights: Vec<f32>,
    numbers: PhantomData<L>,
}

/// How an action did.
#[derive(Clone, Copy, Default)]
struct Habit {
    visits: f32,
    value: f32,
    /// Its relative frequency, once it was worked out: it is read more often than it changes.
    weight: f32,
}

impl Habit {
    fn note(&mut self, value: f32) {
        self.visits += 1.0;
        self.value += value;
    }

    fn weigh(&mut self) {
        self.weight = (self.value / self.visits / TEMPERATURE).exp();
    }

    fn fade(&mut self) {
        self.visits *= KEPT;
        self.value *= KEPT;
    }
}

impl<A: Copy + Eq + Hash, L: ActionSet<A>> Habits<A, L> {
    pub(super) fn new() -> Habits<A, L> {
        Habits {
            numbered: Default::default(),
            named: FxHashMap::default(),
            seats: [Habit { weight: 1.0, ..Habit::default() }; MOST_SEATS],
            weights: Vec::new(),
            numbers: PhantomData,
        }
    }

    /// Notes that an action was part of an iteration with this result for its seat.
    pub(super) fn note(&mut self, seat: Seat, action: A, value: f32) {
        let habit = match L::number(action) {
            Some(number) => {
                let habits = &mut self.numbered[seat.index()];
                if habits.len() <= number {
                    habits.resize(number + 1, Habit::default());
                }
                &mut habits[number]
            }
            None => self.named.entry((seat, action)).or_default(),
        };
        habit.note(value);
        habit.weigh();
        self.seats[seat.index()].note(value);
    }

    /// Called before another decision, about which earlier results say less.
    pub(super) fn fade(&mut self) {
        let numbered = self.numbered.iter_mut().flatten();
        numbered.chain(self.named.values_mut()).chain(&mut self.seats).for_each(Habit::fade);
    }

    /// One of the legal actions, at random.
    pub(super) fn choose(&mut self, seat: Seat, legal: &L, rng: &mut impl Rng) -> A {
        let all = &mut self.seats[seat.index()];
        if all.visits > 0.0 {
            all.weigh();
        }
        let mut weights = std::mem::take(&mut self.weights);
        weights.clear();
        weights.extend(legal.iter().map(|action| self.weight(seat, action)));
        let mut rest = rng.random::<f32>() * weights.iter().sum::<f32>();
        let chosen = weights.iter().position(|weight| {
            rest -= weight;
            rest < 0.0
        });
        self.weights = weights;
        // Rounding may leave a little over.
        legal.nth(chosen.unwrap_or(legal.len() - 1))
    }

    fn weight(&self, seat: Seat, action: A) -> f32 {
        let habit = match L::number(action) {
            Some(number) => self.numbered[seat.index()].get(number),
            None => self.named.get(&(seat, action)),
        };
        let tried = habit.filter(|habit| habit.visits > 0.0);
        tried.map_or(self.seats[seat.index()].weight, |habit| habit.weight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::ActionList;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn what_went_well_is_done_more_often_and_by_that_seat_alone() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        let mut habits = Habits::new();
        for _ in 0..20 {
            habits.note(own, 'a', 0.6);
            habits.note(own, 'b', 0.5);
        }
        let legal: ActionList<char> = ['a', 'b', 'c'].into_iter().collect();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut count =
            |seat, wanted| (0..3000).filter(|_| habits.choose(seat, &legal, &mut rng) == wanted).count();
        // c was not tried: it counts as the seat's mean, between the two.
        let [a, b, c] = ['a', 'b', 'c'].map(|action| count(own, action));
        assert!(a > 2 * c && c > 2 * b && b > 0, "{a} {b} {c}");
        let even = count(other, 'a');
        assert!((900..1100).contains(&even), "{even}");
    }
}
