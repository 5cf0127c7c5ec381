//! Whether positions are described as learning needs it.

use std::collections::BTreeSet;

use super::Play;
use crate::{Describe, Evaluate, Seat};

/// Plays random games with these options. Every position of every game is described by numbers that are neither too many
/// nor too large; over all games together, most numbers about seats and the table are seen to be something else than zero.
///
/// # Panics
/// If that is not so.
pub fn check_descriptions<G: Evaluate>(options: &[&str], games: u64) {
    let mut all = Seen::default();
    for options in options {
        for state in (0..games).flat_map(|seed| Play::<G>::new(options, seed).positions) {
            let mut seen = Seen::default();
            state.describe(&mut seen);
            assert!(seen.greatest < 12.0, "a number is {}, with {options}", seen.greatest);
            all.add(&seen);
        }
    }
    let of_seats: BTreeSet<usize> = all.seats.iter().map(|(_, number)| *number).collect();
    for (name, seen, size) in [("a seat", &of_seats, G::SIZE.seat), ("the table", &all.table, G::SIZE.table)]
    {
        let most = seen.last().map_or(0, |last| last + 1);
        assert!(most <= size, "{most} numbers describe {name}, not {size}");
        assert!(
            10 * seen.len() >= 8 * size,
            "of {size} numbers about {name} only {} are ever used",
            seen.len()
        );
    }
}

#[derive(Default)]
struct Seen {
    seats: BTreeSet<(Seat, usize)>,
    table: BTreeSet<usize>,
    greatest: f32,
}

impl Seen {
    fn note(&mut self, value: f32) {
        assert!(value.is_finite(), "a number is {value}");
        self.greatest = self.greatest.max(value.abs());
    }

    fn add(&mut self, other: &Seen) {
        self.seats.extend(&other.seats);
        self.table.extend(&other.table);
    }
}

impl Describe for Seen {
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        self.note(value);
        self.seats.insert((seat, number));
    }

    fn table(&mut self, number: usize, value: f32) {
        self.note(value);
        self.table.insert(number);
    }
}
