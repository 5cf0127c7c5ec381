//! The boats and their cargo.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::harbor::Boat;
use super::token::Token;

/// One of a boat's three cargo spaces; 1 is next to the harbour, 3 the farthest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// Two different spaces of one boat, the lower one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after their spaces")]
pub enum Pair {
    OneTwo,
    OneThree,
    TwoThree,
}

/// The boats in play with what lies on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Boats", into = "Boats")]
pub struct Fleet {
    in_play: u8,
    cargo: [Option<Token>; 18],
    /// The spaces with a token that Take may take, as a set of bits: it follows from the cargo, but every legal set
    /// asks for it.
    takeable: u32,
}

impl Space {
    /// All eighteen, in the order of set-up.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..18).map(Space)
    }

    /// The space of a boat with this number, 1 to 3.
    #[inline]
    pub const fn new(boat: Boat, number: u8) -> Space {
        assert!(number >= 1 && number <= 3, "a boat has three spaces");
        Space(boat.index() as u8 * 3 + number - 1)
    }

    /// The boat it belongs to.
    pub const fn boat(self) -> Boat {
        Boat::new(self.0 / 3)
    }

    /// From 1, next to the harbour, to 3.
    pub const fn number(self) -> u8 {
        self.0 % 3 + 1
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The next space of the same boat.
    #[inline]
    pub(crate) fn next_on_boat(self) -> Option<Space> {
        const LAST: u32 = 0b100_100_100_100_100_100;
        (LAST >> self.0 & 1 == 0).then_some(Space(self.0 + 1))
    }

    /// The next space in the order of set-up.
    #[inline]
    pub(crate) fn next(self) -> Option<Space> {
        (self.0 < 17).then_some(Space(self.0 + 1))
    }
}

impl Pair {
    /// All three.
    pub const ALL: [Pair; 3] = [Pair::OneTwo, Pair::OneThree, Pair::TwoThree];

    /// The numbers of the two spaces.
    pub const fn numbers(self) -> (u8, u8) {
        match self {
            Pair::OneTwo => (1, 2),
            Pair::OneThree => (1, 3),
            Pair::TwoThree => (2, 3),
        }
    }
}

impl Fleet {
    /// Six boats, still empty.
    pub(crate) const EMPTY: Fleet = Fleet { in_play: 0b11_1111, cargo: [None; 18], takeable: 0 };

    /// Whether the boat has not left the game.
    pub fn is_in_play(&self, boat: Boat) -> bool {
        self.in_play & boat.bit() != 0
    }

    /// How many boats have not left the game.
    #[inline]
    pub fn boats(&self) -> u32 {
        self.in_play.count_ones()
    }

    /// What lies on a space.
    #[inline]
    pub fn token(&self, space: Space) -> Option<Token> {
        self.cargo[usize::from(space.0)]
    }

    /// The boats in play, as a set of bits.
    #[inline]
    pub(crate) fn in_play(&self) -> u8 {
        self.in_play
    }

    #[inline]
    pub(crate) fn load(&mut self, space: Space, token: Token) {
        debug_assert!(self.token(space).is_none(), "a space holds one token");
        self.cargo[usize::from(space.0)] = Some(token);
        self.takeable |= u32::from(!token.is_action()) << space.0;
    }

    /// Takes the token of one space.
    #[inline]
    pub(crate) fn take(&mut self, space: Space) -> Token {
        self.takeable &= !(1 << space.0);
        self.cargo[usize::from(space.0)].take().expect("a boat in play has three tokens")
    }

    /// Takes all three tokens of a boat, the farthest first.
    #[inline]
    pub(crate) fn unload(&mut self, boat: Boat) -> [(Space, Token); 3] {
        [3, 2, 1].map(|number| {
            let space = Space::new(boat, number);
            (space, self.take(space))
        })
    }

    #[inline]
    pub(crate) fn swap(&mut self, boat: Boat, pair: Pair) {
        let (one, other) = pair.numbers();
        let (one, other) = (Space::new(boat, one), Space::new(boat, other));
        let (first, second) = (self.take(one), self.take(other));
        self.load(one, second);
        self.load(other, first);
    }

    #[inline]
    pub(crate) fn leave(&mut self, boat: Boat) {
        self.in_play &= !boat.bit();
    }

    /// The spaces with a token that Take may take, as a set of bits.
    #[inline]
    pub(crate) fn takeable(&self) -> u32 {
        self.takeable
    }
}

/// The fleet in JSON: spaces 1 to 3 of each boat, or nothing for one that left.
type Boats = BTreeMap<Boat, Option<[Option<Token>; 3]>>;

impl From<Fleet> for Boats {
    fn from(fleet: Fleet) -> Boats {
        let cargo = |boat| [1, 2, 3].map(|number| fleet.token(Space::new(boat, number)));
        Boat::all().map(|boat| (boat, fleet.is_in_play(boat).then(|| cargo(boat)))).collect()
    }
}

impl TryFrom<Boats> for Fleet {
    type Error = String;

    fn try_from(boats: Boats) -> Result<Fleet, String> {
        let mut fleet = Fleet::EMPTY;
        for boat in Boat::all() {
            let Some(cargo) = boats.get(&boat).ok_or_else(|| format!("boat {boat} is missing"))? else {
                fleet.leave(boat);
                continue;
            };
            for (number, token) in (1..).zip(cargo) {
                if let Some(token) = token {
                    fleet.load(Space::new(boat, number), *token);
                }
            }
        }
        Ok(fleet)
    }
}
