//! The three pyramids: twenty spaces, what rests on what, and what lies side by side.

mod layout;

use serde::{Deserialize, Serialize};

use self::layout::{ABOVE, ADJACENT, NEIGHBOURS, SUPPORTS};
use crate::rules::{Face, Pairs, PairsByFaces};

/// One of the pyramids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pyramid {
    /// Three levels, always in play.
    Cheops,
    /// Two levels, with three or four players.
    Chephren,
    /// A single space, with four players.
    Mycerinus,
}

impl Pyramid {
    /// All three, largest first.
    pub const ALL: [Pyramid; 3] = [Pyramid::Cheops, Pyramid::Chephren, Pyramid::Mycerinus];

    /// How many levels it has.
    pub const fn levels(self) -> u8 {
        match self {
            Pyramid::Cheops => 3,
            Pyramid::Chephren => 2,
            Pyramid::Mycerinus => 1,
        }
    }

    /// How many spaces a side of this level has; levels are counted from 1 at the ground.
    pub const fn width(self, level: u8) -> u8 {
        self.levels() + 1 - level
    }
}

/// A space for one Stone die, by its number: pyramid by pyramid, level by level from the ground, the upper row first, from
/// left to right. The architect tries them in this order (P44).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// How many spaces there are.
pub const SPACES: usize = 20;

/// Where each level begins.
const LEVELS: [(Pyramid, u8, u8); 6] = [
    (Pyramid::Cheops, 1, 0),
    (Pyramid::Cheops, 2, 9),
    (Pyramid::Cheops, 3, 13),
    (Pyramid::Chephren, 1, 14),
    (Pyramid::Chephren, 2, 18),
    (Pyramid::Mycerinus, 1, 19),
];

impl Space {
    /// The space with this number.
    pub const fn new(number: u8) -> Space {
        assert!((number as usize) < SPACES, "there are twenty spaces");
        Space(number)
    }

    /// The space of this pyramid and level (from 1) in this column and row (from 0, left to right and top to bottom), if
    /// there is one.
    pub fn at(pyramid: Pyramid, level: u8, column: u8, row: u8) -> Option<Space> {
        let first = LEVELS.iter().find(|(p, l, _)| *p == pyramid && *l == level)?.2;
        let width = pyramid.width(level);
        (column < width && row < width).then(|| Space(first + row * width + column))
    }

    /// All twenty, in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pyramid it belongs to.
    pub const fn pyramid(self) -> Pyramid {
        self.level_entry().0
    }

    /// Its level, from 1 at the ground.
    pub const fn level(self) -> u8 {
        self.level_entry().1
    }

    /// Its column, from 0 on the left.
    pub const fn column(self) -> u8 {
        let (pyramid, level, first) = self.level_entry();
        (self.0 - first) % pyramid.width(level)
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> u8 {
        let (pyramid, level, first) = self.level_entry();
        (self.0 - first) / pyramid.width(level)
    }

    /// The spaces beside it on its level, never diagonally.
    pub fn neighbours(self) -> Spaces {
        Spaces(NEIGHBOURS[self.index()])
    }

    /// The four spaces it rests on; none on the ground.
    pub fn supports(self) -> Spaces {
        Spaces(SUPPORTS[self.index()])
    }

    const fn level_entry(self) -> (Pyramid, u8, u8) {
        let mut entry = 5;
        while LEVELS[entry].2 > self.0 {
            entry -= 1;
        }
        LEVELS[entry]
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(pub(crate) u32);

impl Spaces {
    /// Whether the space is in the set.
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces in their order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| Space(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// The spaces of these pyramids.
    pub fn of(pyramids: &[Pyramid]) -> Spaces {
        Spaces(
            Space::all()
                .filter(|space| pyramids.contains(&space.pyramid()))
                .fold(0, |bits, space| bits | 1 << space.0),
        )
    }
}

/// What was built so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pyramids {
    /// Three bits a space: the face, or 0 where nothing is built.
    faces: u64,
    /// Where the next die may be built.
    open: Spaces,
    /// The pairs that lie side by side: they follow from the faces, but every evaluation asks for them.
    pairs: Pairs,
}

impl Pyramids {
    /// Nothing is built yet on these spaces.
    pub(crate) fn new(in_play: Spaces) -> Pyramids {
        let ground = Spaces(in_play.iter().filter(|space| space.supports().is_empty()).fold(0, insert));
        Pyramids { faces: 0, open: ground, pairs: Pairs::default() }
    }

    /// What the die on this space shows.
    #[inline]
    pub fn face(&self, space: Space) -> Option<Face> {
        match self.raw(space) {
            0 => None,
            value => Some(Face::new(value)),
        }
    }

    /// The spaces of the pyramids in play.
    pub fn in_play(&self) -> Spaces {
        // On the ground, what is not built may be.
        let is_in_play = |pyramid: &Pyramid| {
            let ground = Space::at(*pyramid, 1, 0, 0).expect("every pyramid has a ground");
            self.open.contains(ground) || self.raw(ground) != 0
        };
        Spaces::of(&Pyramid::ALL.into_iter().filter(is_in_play).collect::<Vec<_>>())
    }

    /// Where a die may be built: empty, and on the ground or on four dice.
    #[inline]
    pub fn open(&self) -> Spaces {
        self.open
    }

    /// How many dice are built.
    pub fn built(&self) -> u8 {
        Space::all().filter(|space| self.raw(*space) != 0).count() as u8
    }

    pub(crate) fn build(&mut self, space: Space, face: Face, by_faces: &PairsByFaces) {
        debug_assert!(self.open.contains(space));
        for beside in space.neighbours().iter() {
            let pair = by_faces[usize::from(face.value())][usize::from(self.raw(beside))];
            self.pairs = self.pairs.plus(pair);
        }
        self.faces |= u64::from(face.value()) << (3 * space.0);
        self.open.0 &= !(1 << space.0);
        let mut above = ABOVE[space.index()];
        while above != 0 {
            let upper = Space(above.trailing_zeros() as u8);
            above &= above - 1;
            if upper.supports().iter().all(|space| self.raw(space) != 0) && self.raw(upper) == 0 {
                self.open.0 |= 1 << upper.0;
            }
        }
    }

    /// The faces of the dice beside this space, one bit each, the lowest for 1.
    #[inline]
    pub(crate) fn faces_beside(&self, space: Space) -> u8 {
        space.neighbours().iter().fold(0, |faces, beside| match self.raw(beside) {
            0 => faces,
            value => faces | 1 << (value - 1),
        })
    }

    /// What lies side by side, each pair once.
    pub fn pairs(&self) -> impl Iterator<Item = (Space, Face, Space, Face)> {
        let faces = |(one, other): (Space, Space)| Some((one, self.face(one)?, other, self.face(other)?));
        ADJACENT.into_iter().filter_map(faces)
    }

    /// What lies side by side, counted for all projects.
    #[inline]
    pub(crate) fn counted_pairs(&self) -> Pairs {
        self.pairs
    }

    #[inline]
    fn raw(&self, space: Space) -> u8 {
        (self.faces >> (3 * space.0)) as u8 & 7
    }
}

fn insert(bits: u32, space: Space) -> u32 {
    bits | 1 << space.0
}
