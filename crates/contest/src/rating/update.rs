//! What one game changes.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::field::{Field, Place};
use super::value::{Anchor, Rating};

/// The ratings after a game, seat by seat; none for computer players, whose strength no game changes.
///
/// The ratings that are given are those before the game, after [`Rating::after_idle`]; the growth of a game is added here.
pub fn update(field: &Field, seats: &[Seated]) -> Vec<Option<Rating>> {
    assert_eq!(field.seats(), seats.len(), "a field knows its number of seats");
    let seats: Vec<Seated> = seats.iter().map(Seated::grown).collect();
    (0..seats.len())
        .map(|seat| match seats[seat].occupant {
            Occupant::Person(rating) => Some(after(field, &seats, seat, rating)),
            Occupant::Computer(_) => None,
        })
        .collect()
}

/// Who sits at a seat, and how the game ended for them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seated {
    /// Who sat down there, whoever played on in the end.
    pub occupant: Occupant,
    /// How it ended for them.
    pub finish: Finish,
}

impl Seated {
    fn grown(&self) -> Seated {
        Seated { occupant: self.occupant.before_game(), ..*self }
    }
}

/// Who sits at a seat, as far as ratings know them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Occupant {
    /// A person with a rating.
    Person(Rating),
    /// A computer player of known strength.
    Computer(Anchor),
}

impl Occupant {
    /// As [`Rating::before_game`]; computer players stay what they are.
    pub(super) fn before_game(self) -> Occupant {
        match self {
            Occupant::Person(rating) => Occupant::Person(rating.before_game()),
            Occupant::Computer(anchor) => Occupant::Computer(anchor),
        }
    }

    /// The strength at a seat.
    pub fn at(self, seat: usize) -> Place {
        let (mean, deviation) = match self {
            Occupant::Person(rating) => (rating.mean(), rating.deviation()),
            Occupant::Computer(anchor) => (anchor.mean(), anchor.deviation()),
        };
        Place { seat, mean, deviation }
    }

    /// How much a result against this opponent counts for a person. People are what ratings are about.
    pub(super) fn share(self) -> f64 {
        match self {
            Occupant::Person(_) => 1.0,
            Occupant::Computer(_) => AGAINST_COMPUTER,
        }
    }
}

/// How much a result between a person and a computer player counts.
pub(super) const AGAINST_COMPUTER: f64 = 0.5;

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Finish {
    /// With this rank, the lowest number first; equal numbers are a tie.
    Rank(u8),
    /// They left, or their time ran out, and are behind everybody who did not.
    Left,
}

impl Finish {
    /// 1 for coming before the other, ½ for a tie and 0 for coming after.
    pub(super) fn against(self, other: Finish) -> f64 {
        match self.cmp(&other) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        }
    }
}

/// How much each of a player's results in one game counts. They depend on each other, so together they count as one game.
pub(super) fn pair_weight(seats: usize) -> f64 {
    ((seats - 1) as f64).recip()
}

/// What is known of a person after the results against all opponents at once.
fn after(field: &Field, seats: &[Seated], seat: usize, rating: Rating) -> Rating {
    let (mut information, mut gradient) = (0.0, 0.0);
    for (other, opponent) in seats.iter().enumerate().filter(|(other, _)| *other != seat) {
        let weight = pair_weight(seats.len()) * opponent.occupant.share();
        let comparison = field.comparison(seats[seat].occupant.at(seat), opponent.occupant.at(other));
        information += weight * comparison.information();
        gradient += weight * comparison.gradient(seats[seat].finish.against(opponent.finish));
    }
    let variance = (rating.deviation().powi(-2) + information).recip();
    Rating::new(rating.mean() + variance * gradient, variance.sqrt())
}
