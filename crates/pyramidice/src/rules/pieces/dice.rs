//! Dice: two kinds that can be touched and a third that only counts.

use game::bits::{Ranked, below};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A face of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// All six, ascending.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    /// The face with this value, 1 to 6.
    pub const fn new(value: u8) -> Face {
        assert!(value >= 1 && value <= 6, "a die has six faces");
        Face(value)
    }

    /// Its pips.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Its place among the six, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The face on the other side of the die.
    #[must_use]
    pub const fn opposite(self) -> Face {
        Face(7 - self.0)
    }

    /// The neighbouring face, unless this one is the last on that side: 6 does not lead on to 1.
    pub fn shifted(self, shift: Shift) -> Option<Face> {
        match shift {
            Shift::Up => (self.0 < 6).then(|| Face(self.0 + 1)),
            Shift::Down => (self.0 > 1).then(|| Face(self.0 - 1)),
        }
    }

    #[inline]
    pub(crate) fn roll(rng: &mut impl Rng) -> Face {
        Face(below(6, rng) as u8 + 1)
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(value: u8) -> Result<Face, String> {
        if (1..=6).contains(&value) { Ok(Face(value)) } else { Err(format!("no die shows {value}")) }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

/// How a Cat turns a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shift {
    /// One pip more.
    Up,
    /// One pip less.
    Down,
}

/// A kind of die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Builds pyramids, and pays for anything.
    Stone,
    /// Pays wherever no Stone die is asked for.
    Prayer,
    /// Counts as a Stone die for everything but building; nobody can touch it (P10).
    Virtual,
}

impl Kind {
    /// All three, in the order of the notation.
    pub const ALL: [Kind; 3] = [Kind::Stone, Kind::Prayer, Kind::Virtual];
}

/// A die by its name: dice of one kind that show the same face are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    /// Which kind it is.
    pub kind: Kind,
    /// What it shows.
    pub face: Face,
}

impl Die {
    /// A die of this kind that shows this face.
    pub const fn new(kind: Kind, face: Face) -> Die {
        Die { kind, face }
    }

    /// Every name, in the order of the notation.
    pub fn all() -> impl DoubleEndedIterator<Item = Die> {
        Kind::ALL.into_iter().flat_map(|kind| Face::ALL.map(|face| Die { kind, face }))
    }

    /// Its place in that order, from 0.
    pub const fn index(self) -> usize {
        self.kind as usize * 6 + self.face.index()
    }

    /// The name at this place.
    pub const fn from_index(index: usize) -> Die {
        let kind = Kind::ALL[index / 6];
        Die { kind, face: Face::ALL[index % 6] }
    }
}

/// How many dice show each face: five bits a face, the topmost of which stays free, so that all six can be compared at
/// once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Faces(u32);

const BITS: usize = 5;
const ONES: u32 = 0b00001_00001_00001_00001_00001_00001;
const TOPS: u32 = ONES << 4;

impl Faces {
    /// The largest number of dice that may lie together.
    pub const MOST: u32 = 15;

    /// How many show this face.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (BITS * face.index()) & 0b11111) as u8
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        // The topmost field of the product is the sum of all fields.
        (self.0.wrapping_mul(ONES) >> (5 * BITS) & 0b11111) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit for each face that is there, the lowest for 1.
    #[inline]
    pub const fn present(self) -> u32 {
        self.at_least(1)
    }

    /// One bit for each face that at least this many dice show.
    #[inline]
    const fn at_least(self, dice: u32) -> u32 {
        let fields = (self.0 + (TOPS - dice * ONES)) >> 4 & ONES;
        (fields & 1)
            | (fields >> 4 & 2)
            | (fields >> 8 & 4)
            | (fields >> 12 & 8)
            | (fields >> 16 & 16)
            | (fields >> 20 & 32)
    }

    /// Whether there are at least as many of every face as in the other.
    #[inline]
    pub const fn covers(self, other: Faces) -> bool {
        self.lacking(other) == 0
    }

    /// A bit for each face of which there are fewer than in the other.
    #[inline]
    pub(crate) const fn lacking(self, other: Faces) -> u32 {
        !((self.0 | TOPS) - other.0) & TOPS
    }

    /// What this many dice show that are rolled together.
    #[inline]
    pub(crate) fn roll(dice: u8, rng: &mut impl Rng) -> Faces {
        (0..dice).fold(Faces::default(), |faces, _| faces.plus(Faces::of(Face::roll(rng), 1)))
    }

    /// This many dice that all show this face.
    pub const fn of(face: Face, count: u8) -> Faces {
        Faces((count as u32) << (BITS * face.index()))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Faces) -> Faces {
        Faces(self.0 + other.0)
    }

    /// What is left without the other, which this one covers.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Faces) -> Faces {
        Faces(self.0 - other.0)
    }

    /// In how many ways some of them, or none, can be named.
    #[inline]
    pub(crate) fn choices(self) -> u32 {
        Face::ALL.into_iter().map(|face| u32::from(self.count(face)) + 1).product()
    }

    /// The `n`-th of these ways; they are numbered in their order, none first.
    pub(crate) fn choice(self, mut n: u32) -> Faces {
        let mut chosen = Faces::default();
        for face in Face::ALL {
            let ways = u32::from(self.count(face)) + 1;
            chosen = chosen.plus(Faces::of(face, (n % ways) as u8));
            n /= ways;
        }
        chosen
    }
}

/// Dice that lie together, as a set with repetitions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dice {
    /// Stone dice.
    pub stone: Faces,
    /// Prayer dice.
    pub prayer: Faces,
    /// Virtual dice.
    pub imagined: Faces,
}

impl Dice {
    /// This many dice of one name.
    pub const fn of(die: Die, count: u8) -> Dice {
        let faces = Faces::of(die.face, count);
        let none = Faces(0);
        match die.kind {
            Kind::Stone => Dice { stone: faces, prayer: none, imagined: none },
            Kind::Prayer => Dice { stone: none, prayer: faces, imagined: none },
            Kind::Virtual => Dice { stone: none, prayer: none, imagined: faces },
        }
    }

    /// Those of one kind.
    #[inline]
    pub const fn kind(self, kind: Kind) -> Faces {
        match kind {
            Kind::Stone => self.stone,
            Kind::Prayer => self.prayer,
            Kind::Virtual => self.imagined,
        }
    }

    /// How many have this name.
    pub const fn count(self, die: Die) -> u8 {
        self.kind(die.kind).count(die.face)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.all().len()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.all().is_empty()
    }

    /// What they show, whatever their kind.
    #[inline]
    pub const fn all(self) -> Faces {
        self.stone.plus(self.prayer).plus(self.imagined)
    }

    /// What those show that pay as Stone dice, virtual ones included (P10).
    #[inline]
    pub const fn as_stone(self) -> Faces {
        self.stone.plus(self.imagined)
    }

    /// What those show that can be touched: rerolled and changed.
    #[inline]
    pub const fn tangible(self) -> Faces {
        self.stone.plus(self.prayer)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Dice) -> Dice {
        Dice {
            stone: self.stone.plus(other.stone),
            prayer: self.prayer.plus(other.prayer),
            imagined: self.imagined.plus(other.imagined),
        }
    }

    /// What is left without the other, which this one covers.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Dice) -> Dice {
        Dice {
            stone: self.stone.minus(other.stone),
            prayer: self.prayer.minus(other.prayer),
            imagined: self.imagined.minus(other.imagined),
        }
    }

    /// The names that are there.
    #[inline]
    pub(crate) const fn names(self) -> DiceNames {
        self.names_of(1)
    }

    /// The names of which there are at least this many.
    #[inline]
    const fn names_of(self, dice: u32) -> DiceNames {
        let [imagined, prayer, stone] = [self.imagined, self.prayer, self.stone];
        DiceNames(imagined.at_least(dice) | prayer.at_least(dice) << 6 | stone.at_least(dice) << 12)
    }

    /// The ways to name two of them.
    #[inline]
    pub(crate) const fn pairs(self) -> DicePairs {
        DicePairs { names: self.names_of(1), doubles: self.names_of(2) }
    }

    /// Each name that is there with how many of it, in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = (Die, u8)> {
        Die::all().map(move |die| (die, self.count(die))).filter(|(_, count)| *count > 0)
    }
}

/// The names of dice that lie together, in the order in which payments of one die are listed: virtual dice, Prayer dice,
/// Stone dice, each from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DiceNames(u32);

impl DiceNames {
    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// A die of the `n`-th name.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Dice {
        named(Ranked::new(self.0.into()).nth(n))
    }

    /// Whether these dice are one die that has one of the names.
    pub(crate) fn contains(self, dice: Dice) -> bool {
        dice.len() == 1 && self.0 & dice.names().0 != 0
    }
}

/// Two of the dice that lie together, in the order in which payments of two dice are listed: by the later name, with each
/// name before it and then with itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DicePairs {
    names: DiceNames,
    /// The names of which there are at least two dice.
    doubles: DiceNames,
}

impl DicePairs {
    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        let names = self.names.len();
        names * names.saturating_sub(1) / 2 + self.doubles.len()
    }

    /// The `n`-th, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Dice {
        debug_assert!(n < self.len());
        let (mut left, mut before, mut rest) = (n, 0, self.names.0);
        loop {
            let place = rest.trailing_zeros();
            let with_it = before + (self.doubles.0 >> place & 1);
            if left < with_it {
                let later = named(place);
                return later.plus(if left < before { self.names.nth(left) } else { later });
            }
            left -= with_it;
            before += 1;
            rest &= rest - 1;
        }
    }

    /// Whether these dice are one of the pairs.
    pub(crate) fn contains(self, dice: Dice) -> bool {
        let DicePairs { names, doubles } = dice.pairs();
        dice.len() == 2 && names.0 & !self.names.0 == 0 && doubles.0 & !self.doubles.0 == 0
    }
}

/// A die with the name at this place.
#[inline]
fn named(place: u32) -> Dice {
    Dice::of(Die { kind: NAMED[place as usize / 6], face: Face::ALL[place as usize % 6] }, 1)
}

/// The kinds in the order of [`DiceNames`].
const NAMED: [Kind; 3] = [Kind::Virtual, Kind::Prayer, Kind::Stone];

/// Dice that wait to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarry {
    /// Stone dice.
    pub stone: u8,
    /// Prayer dice.
    pub prayer: u8,
}
