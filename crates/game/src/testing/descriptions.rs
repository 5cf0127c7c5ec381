//! Whether positions are described as learning needs it.

use std::collections::BTreeSet;

use super::Play;
use crate::observe::{LARGEST, numbered_choice};
use crate::{ActionSet, Describe, Evaluate, Seat, Turn, Viewer, legal_numbers, observation_size, observe};

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
            check_observations(&state);
            check_numbers(&state);
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

/// In an open game an observation is the description; in any game a seat is told all about itself.
fn check_observations<G: Evaluate>(state: &G) {
    let seats = state.seats();
    let row = |viewer: Viewer, first: Seat| {
        let mut row = vec![0; 4 * observation_size::<G>(seats)];
        observe::<G>(&state.view(viewer), first, seats, &mut row);
        row.chunks_exact(4)
            .map(|number| f32::from_ne_bytes([number[0], number[1], number[2], number[3]]))
            .collect::<Vec<f32>>()
    };
    let mut whole = Whole { numbers: vec![0.0; observation_size::<G>(seats)], size: G::SIZE.seat, seats };
    state.describe(&mut whole);
    if G::IS_OPEN {
        assert_eq!(row(Viewer::Spectator, Seat::new(0)), whole.numbers, "nothing is hidden in an open game");
    }
    for seat in Seat::all(seats) {
        let own = row(Viewer::Seat(seat), seat);
        assert!(own.iter().all(|number| number.abs() < LARGEST), "a number is too large to be shown");
        let first = seat.index() * G::SIZE.seat;
        assert_eq!(
            own[..G::SIZE.seat],
            whole.numbers[first..first + G::SIZE.seat],
            "a seat is told all about itself"
        );
    }
}

/// Every legal action has a place, is found by it again, and no two have the same.
fn check_numbers<G: Evaluate>(state: &G) {
    let Turn::Seat(_) = state.turn() else { return };
    let legal = state.legal();
    let mut places = BTreeSet::new();
    for (rank, place) in legal_numbers::<G>(&legal).enumerate() {
        let action = legal.nth(rank);
        let place = place.unwrap_or_else(|| panic!("{action} of {} has no place", legal.len()));
        assert!(places.insert(place), "{action} has the place of another");
        assert_eq!(numbered_choice::<G>(&legal, place), Some(action), "it is found by its place");
    }
    // Not all of the others, of which there may be thousands, in every position.
    let others = (0..G::ACTIONS + G::UNNUMBERED + 2).step_by(61).filter(|number| !places.contains(number));
    for other in others {
        assert_eq!(numbered_choice::<G>(&legal, other), None, "{other} is the place of nothing legal");
    }
}

struct Whole {
    numbers: Vec<f32>,
    size: usize,
    seats: u8,
}

impl Describe for Whole {
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        self.numbers[seat.index() * self.size + number] = value;
    }

    fn table(&mut self, number: usize, value: f32) {
        self.numbers[usize::from(self.seats) * self.size + number] = value;
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
