//! The pieces that stand on one stall.

use std::fmt::{self, Display};

use game::Seat;

use crate::rules::MOST_SPACES;

/// Something that stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A player's servant.
    Servant(Seat),
    /// A tax collector: a player places and removes it, but it acts for the neutral player.
    Collector(Seat),
}

/// How many different pieces there are: servants of five colours, collectors of two.
const PIECES: usize = 7;
/// Where the numbers of collectors begin; 0 is an empty space.
const COLLECTORS: u64 = 6;
const BITS: u32 = 4;
/// The lowest bit of each space.
const EVERY_SPACE: u64 = 0x1111_1111_1111;

/// Who placed the piece with each number; other numbers stand for nothing.
static OWNERS: [Seat; 1 << BITS] = {
    let mut owners = [Seat::new(0); 1 << BITS];
    let mut number = 1;
    while number <= PIECES as u64 {
        owners[number as usize] = Piece::numbered(number).owner();
        number += 1;
    }
    owners
};

impl Piece {
    /// Who placed it.
    #[inline]
    pub const fn owner(self) -> Seat {
        match self {
            Piece::Servant(seat) | Piece::Collector(seat) => seat,
        }
    }

    #[inline]
    const fn number(self) -> u64 {
        match self {
            Piece::Servant(seat) => 1 + seat.number() as u64,
            Piece::Collector(seat) => COLLECTORS + seat.number() as u64,
        }
    }

    #[inline]
    const fn numbered(number: u64) -> Piece {
        if number < COLLECTORS {
            Piece::Servant(Seat::new(number as u8 - 1))
        } else {
            Piece::Collector(Seat::new((number - COLLECTORS) as u8))
        }
    }
}

/// A servant is called after its owner, `p1`, and a collector `tax1`.
impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Servant(seat) => write!(f, "p{}", seat.number() + 1),
            Piece::Collector(seat) => write!(f, "tax{}", seat.number() + 1),
        }
    }
}

game::read_by_search!(Piece, Seat::all(5).map(Piece::Servant).chain(Seat::all(2).map(Piece::Collector)));

game::serde_by_text!(Piece);

/// The pieces on one stall. Spaces are counted from 0 in the order of their rank, so the highest occupied one is
/// the best bidder's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stand {
    /// Four bits for each space: which piece stands there.
    pieces: u64,
    occupied: u16,
}

impl Stand {
    pub(crate) const EMPTY: Stand = Stand { pieces: 0, occupied: 0 };

    /// A bit for each space with a piece.
    pub const fn occupied(&self) -> u16 {
        self.occupied
    }

    /// Whether there is no piece.
    pub const fn is_empty(&self) -> bool {
        self.occupied == 0
    }

    /// The space with the highest rank that has a piece.
    #[inline]
    pub const fn best(&self) -> Option<usize> {
        match self.occupied.checked_ilog2() {
            Some(space) => Some(space as usize),
            None => None,
        }
    }

    /// What stands on a space.
    #[inline]
    pub const fn piece(&self, space: usize) -> Option<Piece> {
        match self.pieces >> (BITS * space as u32) & 0xf {
            0 => None,
            number => Some(Piece::numbered(number)),
        }
    }

    /// Who placed the piece with the highest rank. Only asked where a piece stands; it cannot fail, so that nothing is worked
    /// out where nobody uses the answer.
    #[inline]
    pub(crate) fn best_owner(&self) -> Seat {
        debug_assert!(!self.is_empty(), "a sale asks pieces that stand there");
        let best = (self.occupied | 1).ilog2();
        OWNERS[(self.pieces >> (BITS * best) & 0xf) as usize]
    }

    /// Every space with a piece, from the highest rank down.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Piece)> {
        let stand = *self;
        (0..MOST_SPACES).rev().filter_map(move |space| Some((space, stand.piece(space)?)))
    }

    /// Whether this player has a servant here.
    #[inline]
    pub const fn has_servant(&self, seat: Seat) -> bool {
        // The servant's number leaves four zero bits where it stands, and borrowing from them sets the highest one.
        let differing = self.pieces ^ (EVERY_SPACE * Piece::Servant(seat).number());
        differing.wrapping_sub(EVERY_SPACE) & !differing & (EVERY_SPACE << (BITS - 1)) != 0
    }

    /// How many different pieces, that is colours, there are; a collector's colour is not that of its owner's servants.
    pub(crate) fn colours(&self) -> u32 {
        let mut seen = 0_u16;
        let mut rest = self.pieces;
        while rest != 0 {
            seen |= 1 << (rest & 0xf);
            rest >>= BITS;
        }
        (seen >> 1 & ((1 << PIECES) - 1)).count_ones()
    }

    /// The same with one more piece, to see what it would bring about.
    #[must_use]
    pub const fn with(mut self, space: usize, piece: Piece) -> Stand {
        self.put(space, piece);
        self
    }

    #[inline]
    pub(crate) const fn put(&mut self, space: usize, piece: Piece) {
        self.occupied |= 1 << space;
        self.pieces |= piece.number() << (BITS * space as u32);
    }

    #[inline]
    pub(crate) const fn lift(&mut self, space: usize) {
        self.occupied &= !(1 << space);
        self.pieces &= !(0xf << (BITS * space as u32));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_servant_is_found_wherever_it_stands_and_no_other_is() {
        for (space, seat) in (0..MOST_SPACES).flat_map(|space| Seat::all(5).map(move |seat| (space, seat))) {
            let others = Seat::all(5).filter(|other| *other != seat);
            let all = (0..MOST_SPACES).filter(|other| *other != space).zip(others.cycle());
            let without =
                all.fold(Stand::EMPTY, |stand, (space, seat)| stand.with(space, Piece::Servant(seat)));
            assert!(!without.has_servant(seat), "{without:?}");
            assert!(without.with(space, Piece::Servant(seat)).has_servant(seat));
            assert!(!Stand::EMPTY.with(space, Piece::Collector(Seat::new(0))).has_servant(seat));
        }
    }
}
