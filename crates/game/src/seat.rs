//! Chairs at the table, what is kept for each of them, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest number of seats any game here has.
pub const MOST_SEATS: usize = 5;

/// A chair at the table, counted from 0. Not a user, not a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, which must be below [`MOST_SEATS`].
    #[inline]
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < MOST_SEATS, "no game has that many seats");
        Seat(number)
    }

    /// All seats of a table with `count` chairs, in order.
    #[inline]
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat::new)
    }

    /// The seat's number, for texts.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        if usize::from(number) < MOST_SEATS {
            Ok(Seat(number))
        } else {
            Err(format!("there is no seat {number}; seats are 0 to {}", MOST_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each seat, indexed by [`Seat`] alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MOST_SEATS>);

impl<T> PerSeat<T> {
    /// Asks `value` for each of `count` seats.
    pub fn from_fn(count: u8, value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(Seat::all(count).map(value).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// The values in the order of the seats.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// Each seat with its value.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.0.iter())
    }

    /// The same seats with other values.
    pub fn map<U>(&self, value: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat(self.0.iter().map(value).collect())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who is looking at the table: a seat, somebody without one, or, once a game is over, somebody who may see it all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// One of the players.
    Seat(Seat),
    /// Anybody else.
    Spectator,
    /// Somebody from whom nothing is hidden: for looking back at games that are over. No text names it, so nobody can
    /// ask for it.
    #[serde(skip)]
    All,
}

impl Viewer {
    /// Whether this viewer knows what the seat alone knows.
    #[inline]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }

    /// Every viewer of a table with `seats` chairs while a game goes on.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// Who decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A player.
    Seat(Seat),
    /// Nobody: a token is drawn, a die is rolled.
    Chance,
    /// The game has ended.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_and_viewers_have_the_protocol_s_json() {
        let json = |value: &Turn| serde_json::to_string(value).unwrap();
        assert_eq!(json(&Turn::Seat(Seat::new(1))), r#"{"seat":1}"#);
        assert_eq!(json(&Turn::Chance), r#""chance""#);
        assert_eq!(json(&Turn::Over), r#""over""#);
        let spectator: Viewer = serde_json::from_str(r#""spectator""#).unwrap();
        assert_eq!(spectator, Viewer::Spectator);
        assert!(serde_json::from_str::<Viewer>(r#"{"seat":5}"#).is_err());
        assert!(serde_json::from_str::<Viewer>(r#""all""#).is_err());
    }
}
