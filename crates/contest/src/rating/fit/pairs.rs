//! Games as results between two.

use std::cmp::Ordering;

use super::super::update::{AGAINST_COMPUTER, pair_weight};
use super::{Game, Participant};

/// A result between two, or several equal ones added up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    /// The place in the list of everybody of the one who comes earlier there.
    pub(super) first: u32,
    pub(super) second: u32,
    pub(super) skill: f64,
    /// What the seat of the first is worth more than that of the second.
    pub(super) bias: f64,
    /// How it ended for the first.
    pub(super) score: f64,
    pub(super) weight: f64,
}

impl Pair {
    fn order(&self, other: &Pair) -> Ordering {
        let ids = (self.first, self.second).cmp(&(other.first, other.second));
        let of = |pair: &Pair| [pair.skill, pair.bias, pair.score, pair.weight];
        let figures = of(self).into_iter().zip(of(other)).map(|(one, two)| one.total_cmp(&two));
        figures.fold(ids, Ordering::then)
    }

    fn is_like(&self, other: &Pair) -> bool {
        self.order(other) == Ordering::Equal
    }
}

/// All results in one order, whatever the order of the games: sums of fractions depend on it in their last digits.
pub(super) fn pairs(games: &[Game<'_>], everybody: &[Participant]) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = games.iter().flat_map(|game| pairs_of(game, everybody)).collect();
    pairs.sort_unstable_by(Pair::order);
    let together = |like: &[Pair]| Pair { weight: like[0].weight * like.len() as f64, ..like[0] };
    pairs.chunk_by(Pair::is_like).map(together).collect()
}

fn pairs_of(game: &Game<'_>, everybody: &[Participant]) -> Vec<Pair> {
    let seats = game.seats.len();
    assert_eq!(game.field.seats(), seats, "a field knows its number of seats");
    let each = (0..seats).flat_map(|one| (0..one).map(move |other| (one, other)));
    each.filter_map(|(one, other)| pair(game, everybody, one, other)).collect()
}

fn pair(game: &Game<'_>, everybody: &[Participant], one: usize, other: usize) -> Option<Pair> {
    let (first, second) = if game.seats[one].0 < game.seats[other].0 { (one, other) } else { (other, one) };
    let ((earlier, finish), (later, against)) = (game.seats[first], game.seats[second]);
    let place = |participant: Participant| {
        everybody.binary_search(&participant).expect("everybody holds all who are in a game") as u32
    };
    let biases = game.field.biases();
    Some(Pair {
        first: place(earlier),
        second: place(later),
        skill: game.field.skill(),
        bias: biases[first] - biases[second],
        score: finish.against(against),
        weight: pair_weight(game.seats.len()) * share(earlier, later)?,
    })
}

/// How much a result between these counts, if it says anything.
fn share(one: Participant, other: Participant) -> Option<f64> {
    match (one, other) {
        (Participant::Player(same), Participant::Player(other)) => (same != other).then_some(1.0),
        (Participant::Player(_), Participant::Computer(_))
        | (Participant::Computer(_), Participant::Player(_)) => Some(AGAINST_COMPUTER),
        (Participant::Computer(_), Participant::Computer(_)) => None,
    }
}
