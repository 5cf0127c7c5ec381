//! Positions and decisions in a fixed number of numbers, for programs that learn elsewhere.

use crate::describe::Describe;
use crate::evaluate::Evaluate;
use crate::legal::ActionSet;
use crate::seat::Seat;

/// No number of an observation is larger, in either direction.
pub const LARGEST: f32 = 16.0;

/// How many numbers a seat sees, at a table with this many seats.
pub fn observation_size<G: Evaluate>(seats: u8) -> usize {
    usize::from(seats) * G::SIZE.seat + G::SIZE.table
}

/// Writes what a seat sees, from its view alone: its own numbers, those of the others in the order in which they sit after it,
/// and those of the table. The row is zero before, and has four bytes for each number, as this machine writes them.
pub fn observe<G: Evaluate>(view: &G::View, seat: Seat, seats: u8, row: &mut [u8]) {
    let row = &mut row[..4 * observation_size::<G>(seats)];
    G::describe_view(view, &mut Row { bytes: row, first: seat.number(), seats, size: G::SIZE.seat });
}

/// How many places there are for the actions of a decision: those with a number, then those without.
pub const fn action_places<G: Evaluate>() -> usize {
    G::ACTIONS + G::UNNUMBERED
}

/// The places of legal actions, in their order. An action without a number takes the place of its rank among the legal ones,
/// after all numbers; `None` where there is no place left.
pub fn legal_numbers<G: Evaluate>(legal: &G::Legal) -> impl Iterator<Item = Option<usize>> {
    // Either all actions of a decision have numbers, or there are too many to list them all for their ranks.
    let is_numbered = legal.len() == 0 || G::action_number(legal.nth(0)).is_some();
    let numbered = is_numbered.then(|| legal.iter().map(G::action_number));
    let ranks = if is_numbered { 0..0 } else { 0..legal.len() };
    let ranked = ranks.map(|rank| (rank < G::UNNUMBERED).then_some(G::ACTIONS + rank));
    numbered.into_iter().flatten().chain(ranked)
}

/// The legal action that has this place, if one has it.
pub fn numbered_choice<G: Evaluate>(legal: &G::Legal, number: usize) -> Option<G::Action> {
    let Some(rank) = number.checked_sub(G::ACTIONS) else {
        return G::numbered_action(number).filter(|action| legal.contains(*action));
    };
    let is_one = rank < G::UNNUMBERED.min(legal.len());
    is_one.then(|| legal.nth(rank)).filter(|action| G::action_number(*action).is_none())
}

struct Row<'a> {
    bytes: &'a mut [u8],
    /// The seat that comes first.
    first: u8,
    seats: u8,
    /// How many numbers each seat has.
    size: usize,
}

impl Row<'_> {
    #[inline]
    fn write(&mut self, number: usize, value: f32) {
        let value = value.clamp(-LARGEST, LARGEST);
        self.bytes[4 * number..4 * number + 4].copy_from_slice(&value.to_ne_bytes());
    }
}

impl Describe for Row<'_> {
    #[inline]
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        let after = (seat.number() + self.seats - self.first) % self.seats;
        self.write(usize::from(after) * self.size + number, value);
    }

    #[inline]
    fn table(&mut self, number: usize, value: f32) {
        self.write(usize::from(self.seats) * self.size + number, value);
    }
}
