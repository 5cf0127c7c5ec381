//! What ratings must be.

#![expect(clippy::float_cmp, reason = "what is said to be the same is the same to the last bit")]

mod fits;
mod simulations;
mod stakes;
mod updates;
mod values;

use super::{Anchor, Field, Finish, Occupant, Rating, Seated};

fn person(mean: f64, deviation: f64) -> Occupant {
    Occupant::Person(Rating::new(mean, deviation))
}

fn computer(mean: f64) -> Occupant {
    Occupant::Computer(Anchor::Fixed(mean))
}

/// A game that ends in these ranks.
fn ranked(occupants: &[Occupant], ranks: &[u8]) -> Vec<Seated> {
    let seated =
        |(occupant, rank): (&Occupant, &u8)| Seated { occupant: *occupant, finish: Finish::Rank(*rank) };
    occupants.iter().zip(ranks).map(seated).collect()
}

/// The ratings of people after a game.
fn update(field: &Field, seats: &[Seated]) -> Vec<Rating> {
    super::update(field, seats).into_iter().map(|after| after.expect("only people play")).collect()
}

#[track_caller]
fn check_close(one: f64, other: f64, within: f64) {
    assert!((one - other).abs() <= within, "{one} is not within {within} of {other}");
}
