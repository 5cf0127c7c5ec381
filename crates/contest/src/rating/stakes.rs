//! What a game is about, before it is played.

use super::field::Field;
use super::update::{Finish, Occupant, Seated, update};

/// What each placing would change for the player at a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Stakes {
    /// From coming first to coming last.
    pub places: Vec<Stake>,
    /// If everybody tied.
    pub tied: f64,
}

/// By how much a mean would change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stake {
    /// If the opponents who are behind are those against whom a win is worth least.
    pub least: f64,
    /// If they are those against whom it is worth most. At both ends, and against equal opponents, it is the same.
    pub most: f64,
}

/// What the player at `seat` can win and lose against these opponents, by the same update that follows the game; none for a
/// computer player.
pub fn stakes(field: &Field, occupants: &[Occupant], seat: usize) -> Option<Stakes> {
    let Occupant::Person(rating) = occupants[seat] else { return None };
    let change = |finishes: &[Finish]| {
        let seats: Vec<Seated> = occupants
            .iter()
            .zip(finishes)
            .map(|(occupant, finish)| Seated { occupant: *occupant, finish: *finish })
            .collect();
        update(field, &seats)[seat].map_or(0.0, |after| after.mean() - rating.mean())
    };
    let worth = by_worth(field, occupants, seat);
    let behind = |beaten: &[usize]| change(&finishes(occupants.len(), seat, beaten));
    let places = (0..occupants.len())
        .rev()
        .map(|count| Stake { least: behind(&worth[..count]), most: behind(&worth[worth.len() - count..]) });
    Some(Stakes { places: places.collect(), tied: change(&vec![Finish::Rank(1); occupants.len()]) })
}

/// The opponents, from the one against whom a win instead of a loss is worth least.
fn by_worth(field: &Field, occupants: &[Occupant], seat: usize) -> Vec<usize> {
    let worth = |other: usize| {
        let (own, opponent) = (occupants[seat].before_game(), occupants[other].before_game());
        let comparison = field.comparison(own.at(seat), opponent.at(other));
        opponent.share() * (comparison.gradient(1.0) - comparison.gradient(0.0))
    };
    let mut opponents: Vec<usize> = (0..occupants.len()).filter(|other| *other != seat).collect();
    opponents.sort_by(|one, other| worth(*one).total_cmp(&worth(*other)));
    opponents
}

/// A game in which the player came after all opponents but these.
fn finishes(seats: usize, seat: usize, beaten: &[usize]) -> Vec<Finish> {
    let rank = |other: usize| match other == seat {
        true => 2,
        false if beaten.contains(&other) => 3,
        false => 1,
    };
    (0..seats).map(rank).map(Finish::Rank).collect()
}
