//! Stalls: their spaces, their symbols, and what is worked out from them once.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;
use serde::Deserialize;

use super::condition;
use crate::rules::{Condition, Market, Spot, Stand};

/// A space of a stall by its name: market, offer, and a letter where the stall has the offer more than once.
///
/// Names are those of the stall that shows, so a space of either stall of a market can have the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space {
    pub(crate) market: Market,
    pub(crate) offer: u8,
    /// 0 if the stall has the offer once, otherwise 1 for `a`, 2 for `b` …
    pub(crate) copy: u8,
}

/// Offer and letter of a space in seven bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpaceName(u8);

/// The highest offer that an edition can have.
pub(crate) const MOST_OFFER: u8 = 15;
/// How often an edition can have one offer on one stall.
pub(crate) const MOST_COPIES: u8 = 4;
/// How many spaces a stall can have.
pub(crate) const MOST_SPACES: usize = 12;

/// The names of the spaces of one stall in the order of rank.
///
/// They are copied with every set of legal actions: whole and aligned, a processor does it in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub(crate) struct SpaceNames([SpaceName; 16]);

impl SpaceNames {
    pub(crate) const NONE: SpaceNames = SpaceNames([SpaceName(0); 16]);

    #[inline]
    pub(crate) const fn of(&self, rank: usize) -> SpaceName {
        self.0[rank & 15]
    }
}

impl Space {
    #[inline]
    pub(crate) const fn named(market: Market, name: SpaceName) -> Space {
        Space { market, offer: name.0 >> 3, copy: name.0 & 7 }
    }

    const fn name(self) -> SpaceName {
        SpaceName(self.offer << 3 | self.copy)
    }

    /// The market that it belongs to.
    pub const fn market(self) -> Market {
        self.market
    }

    /// The Deben that a piece offers there.
    pub const fn offer(self) -> u8 {
        self.offer
    }

    /// The letter, where the stall has the offer more than once.
    pub const fn letter(self) -> Option<char> {
        if self.copy == 0 { None } else { Some((b'a' + self.copy - 1) as char) }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.market, self.offer)?;
        self.letter().map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl FromStr for Space {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Space, UnknownNotation> {
        let read = || {
            let (market, rest) = text.split_at_checked(1)?;
            let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
            let copy = match &rest.as_bytes()[digits.len()..] {
                [] => 0,
                [letter] => letter - b'a' + 1,
                _ => return None,
            };
            Some(Space { market: market.parse().ok()?, offer: digits.parse().ok()?, copy })
        };
        let is_known = |space: &Space| space.offer <= MOST_OFFER && space.copy <= MOST_COPIES;
        // Each space has exactly one text: no signs, no leading zeros.
        let space = read().filter(is_known).filter(|space| space.to_string() == text);
        space.ok_or_else(|| UnknownNotation::new(text))
    }
}

/// A symbol on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Placing there brings a Deben.
    Coin,
    /// The best bidder takes only one card.
    Single,
    /// The best bidder may take one more lower card.
    Extra,
}

/// One stall: its spaces in the order of their rank, and what is worked out from them once.
#[derive(Clone, Debug)]
pub struct Stall {
    condition: Condition,
    spots: Vec<Spot>,
    symbols: Vec<Option<Symbol>>,
    names: SpaceNames,
    market: Market,
    /// The spaces by offer and letter.
    index: [[u8; MOST_COPIES as usize + 1]; MOST_OFFER as usize + 1],
    /// What the condition says of every set of spaces.
    judged: Vec<u8>,
    /// The spaces with each number of a die, and no space for 0.
    faces: [u16; 7],
    all: u16,
    coins: u16,
}

impl Default for Stall {
    /// A stall without spaces, which no checked edition has.
    fn default() -> Stall {
        Stall::new(Market::Memphis, Condition::Dice, &[])
    }
}

impl Stall {
    /// The spaces need not be sorted; there are at most twelve, and no two share both offer and column.
    pub(crate) fn new(market: Market, condition: Condition, spaces: &[(Spot, Option<Symbol>)]) -> Stall {
        let mut spaces = spaces.to_vec();
        // Of two equal offers the one further right ranks higher (N1).
        spaces.sort_by_key(|(spot, _)| (spot.offer, spot.column));
        let (spots, symbols): (Vec<Spot>, Vec<Option<Symbol>>) = spaces.into_iter().unzip();
        let all_spaces = name_spaces(market, &spots);
        let mut names = SpaceNames::NONE;
        let mut index = [[u8::MAX; MOST_COPIES as usize + 1]; MOST_OFFER as usize + 1];
        for (number, space) in all_spaces.iter().enumerate() {
            names.0[number] = space.name();
            index[usize::from(space.offer)][usize::from(space.copy)] = number as u8;
        }
        let set = |is_in: &dyn Fn(usize) -> bool| {
            (0..spots.len()).filter(|number| is_in(*number)).fold(0, |bits, number| bits | 1 << number)
        };
        let face = |face: usize| set(&|number| face > 0 && usize::from(spots[number].offer) == face);
        Stall {
            judged: (0..1 << spots.len()).map(|occupied| condition.judge(&spots, occupied)).collect(),
            faces: std::array::from_fn(face),
            all: set(&|_| true),
            coins: set(&|number| symbols[number] == Some(Symbol::Coin)),
            condition,
            names,
            market,
            index,
            symbols,
            spots,
        }
    }

    /// How many spaces there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.spots.len()
    }

    /// Whether there is no space, which no checked edition has.
    pub fn is_empty(&self) -> bool {
        self.spots.is_empty()
    }

    /// When it closes its market.
    pub fn condition(&self) -> &Condition {
        &self.condition
    }

    /// The name of the space with this rank; the lowest has 0.
    #[inline]
    pub fn space(&self, rank: usize) -> Space {
        Space::named(self.market, self.names.of(rank))
    }

    #[inline]
    pub(crate) const fn space_names(&self) -> SpaceNames {
        self.names
    }

    /// The symbol on the space with this rank.
    #[inline]
    pub fn symbol(&self, rank: usize) -> Option<Symbol> {
        self.symbols[rank]
    }

    /// Row and column of the space with this rank, as they are printed.
    pub fn position(&self, rank: usize) -> (u8, u8) {
        (self.spots[rank].row, self.spots[rank].column)
    }

    /// The rank of a space, if it is one of this stall.
    #[inline]
    pub fn rank(&self, space: Space) -> Option<usize> {
        let rank = self.index[usize::from(space.offer)][usize::from(space.copy)];
        (rank != u8::MAX).then_some(usize::from(rank))
    }

    /// A bit for each free space.
    #[inline]
    pub fn free(&self, stand: &Stand) -> u16 {
        self.all & !stand.occupied()
    }

    #[inline]
    pub(crate) fn has_coin(&self, rank: usize) -> bool {
        self.coins >> rank & 1 == 1
    }

    /// Whether a stall for which no dice are rolled closes its market with these pieces.
    #[inline]
    pub fn closes(&self, stand: &Stand) -> bool {
        match self.condition {
            Condition::Pieces { colours, .. } => {
                self.judged(stand) == 1 || stand.colours() >= u32::from(colours)
            }
            Condition::Group(_) | Condition::EveryLevel | Condition::Line(_) | Condition::Sum { .. } => {
                self.judged(stand) == 1
            }
            Condition::Dice | Condition::Chain => false,
        }
    }

    /// Whether a roll of one die, or of two, closes the market with these pieces.
    pub fn closes_on(&self, stand: &Stand, dice: &[u8]) -> bool {
        match self.condition {
            Condition::Dice => dice.iter().all(|die| self.faces[usize::from(*die)] & stand.occupied() != 0),
            Condition::Chain => dice.iter().all(|die| *die <= self.judged(stand)),
            Condition::Group(_)
            | Condition::Pieces { .. }
            | Condition::EveryLevel
            | Condition::Line(_)
            | Condition::Sum { .. } => false,
        }
    }

    #[inline]
    fn judged(&self, stand: &Stand) -> u8 {
        self.judged[usize::from(stand.occupied())]
    }

    /// How many pieces touch side by side, in the largest group.
    pub(crate) fn largest_group(&self, stand: &Stand) -> usize {
        condition::largest_group(&self.spots, stand.occupied())
    }

    /// On how many levels there is a piece, and how many levels there are.
    pub(crate) fn levels(&self, stand: &Stand) -> [usize; 2] {
        let taken = stand.iter().map(|(rank, _)| self.spots[rank]);
        [condition::levels(taken), condition::levels(self.spots.iter().copied())]
    }

    /// How many pieces stand on the straight line of this length that has most of them.
    pub(crate) fn fullest_line(&self, stand: &Stand, length: u8) -> usize {
        condition::fullest_line(&self.spots, stand.occupied(), length)
    }

    /// How many rolls close the market with these pieces, out of how many; 0 of 1 where no dice are rolled.
    pub(crate) fn odds(&self, stand: &Stand) -> (u32, u32) {
        let dice: Vec<Vec<u8>> = match self.condition {
            Condition::Dice => (1..=6).flat_map(|one| (1..=6).map(move |other| vec![one, other])).collect(),
            Condition::Chain => (1..=6).map(|one| vec![one]).collect(),
            Condition::Group(_)
            | Condition::Pieces { .. }
            | Condition::EveryLevel
            | Condition::Line(_)
            | Condition::Sum { .. } => return (0, 1),
        };
        (dice.iter().filter(|dice| self.closes_on(stand, dice)).count() as u32, dice.len() as u32)
    }

    /// Whether the spaces of two ranks lie side by side.
    pub(crate) fn touch(&self, one: usize, other: usize) -> bool {
        condition::touch(self.spots[one], self.spots[other])
    }

    /// Whether the market closes at the latest when all spaces are taken, whatever the dice show.
    #[inline]
    pub(crate) fn closes_when_full(&self) -> bool {
        let all = usize::from(self.all);
        match self.condition {
            Condition::Dice => (1..7).all(|face| self.faces[face] != 0),
            Condition::Chain => self.judged[all] >= 6,
            Condition::Group(_)
            | Condition::Pieces { .. }
            | Condition::EveryLevel
            | Condition::Line(_)
            | Condition::Sum { .. } => self.judged[all] == 1,
        }
    }

    /// These spaces, ascending.
    pub(crate) fn spaces(&self, ranks: u16) -> impl Iterator<Item = Space> {
        (0..self.len()).filter(move |rank| ranks >> rank & 1 == 1).map(|rank| self.space(rank))
    }
}

fn name_spaces(market: Market, spots: &[Spot]) -> Vec<Space> {
    let name = |number: usize| {
        let offer = spots[number].offer;
        let is_alone = spots.iter().filter(|spot| spot.offer == offer).count() == 1;
        let before = spots[..number].iter().filter(|spot| spot.offer == offer).count() as u8;
        Space { market, offer, copy: if is_alone { 0 } else { before + 1 } }
    };
    (0..spots.len().min(MOST_SPACES)).map(name).collect()
}
