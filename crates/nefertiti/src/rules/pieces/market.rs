//! The markets: which there are, and what lies on one.

use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::{Character, Kind, Stand};

/// The four markets, and the port of Memphis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after their towns")]
pub enum Market {
    Gizeh,
    AkhetAton,
    AbouSimbel,
    Louqsor,
    Memphis,
}

impl Market {
    /// The four of the board, in market order: those that close and that characters can reach.
    pub const BOARD: [Market; 4] = [Market::Gizeh, Market::AkhetAton, Market::AbouSimbel, Market::Louqsor];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn set(self) -> Markets {
        Markets(1 << self as u8)
    }

    /// The market after this one on the board.
    pub(crate) const fn next_on_board(self) -> Option<Market> {
        match self {
            Market::Gizeh => Some(Market::AkhetAton),
            Market::AkhetAton => Some(Market::AbouSimbel),
            Market::AbouSimbel => Some(Market::Louqsor),
            Market::Louqsor | Market::Memphis => None,
        }
    }
}

game::named!(Market { Gizeh => "g", AkhetAton => "k", AbouSimbel => "a", Louqsor => "l", Memphis => "m" });

/// A set of markets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Markets(u8);

impl Serialize for Markets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Markets {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Markets, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}

impl FromIterator<Market> for Markets {
    fn from_iter<I: IntoIterator<Item = Market>>(markets: I) -> Markets {
        markets.into_iter().fold(Markets::NONE, |set, market| Markets(set.0 | market.set().0))
    }
}

impl Markets {
    /// The four of the board.
    pub(crate) const BOARD: Markets = Markets(0b1111);

    pub(crate) const NONE: Markets = Markets(0);

    /// Whether it is one of them.
    pub const fn has(self, market: Market) -> bool {
        self.0 & market.set().0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All of them, in market order.
    pub fn iter(self) -> impl Iterator<Item = Market> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Market::ALL.get(index).copied()
        })
    }

    pub(crate) const fn add(&mut self, market: Market) {
        self.0 |= market.set().0;
    }

    pub(crate) const fn remove(&mut self, market: Market) {
        self.0 &= !market.set().0;
    }

    #[must_use]
    pub(crate) const fn and(self, other: Markets) -> Markets {
        Markets(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Markets) -> Markets {
        Markets(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Markets) -> Markets {
        Markets(self.0 & !other.0)
    }

    /// Every way to choose this many of them, in the order of sets.
    pub(crate) fn choices(self, many: u32) -> impl Iterator<Item = Markets> {
        (0..1 << Market::ALL.len())
            .map(Markets)
            .filter(move |set| set.without(self).is_empty() && set.len() == many)
    }
}

/// One of the two stalls of a market: the one that shows, while the Reserve lies on the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after where they are")]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// The other stall.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

game::named!(Side { Left => "left", Right => "right" });

/// A place for a gift above a market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Place {
    /// The place that gets the royal seal.
    Upper,
    /// The lower row, from the left.
    First,
    /// The middle of the lower row.
    Second,
    /// The right end of the lower row.
    Third,
}

impl Place {
    /// Whether it belongs to the lower row.
    pub const fn is_lower(self) -> bool {
        !matches!(self, Place::Upper)
    }
}

/// A set of places: a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places(pub(crate) u8);

impl Places {
    pub(crate) const ALL: Places = Places(0b1111);
    /// The lower row.
    pub(crate) const LOWER: Places = Places(0b1110);

    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl FromIterator<Place> for Places {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        Places(places.into_iter().fold(0, |bits, place| bits | 1 << place as u8))
    }
}

game::named!(Place { Upper => "upper", First => "1", Second => "2", Third => "3" });

/// A card on a gift place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A gift.
    Gift(Kind),
    /// The Wandering Thief, who lies there like a gift but is none.
    WanderingThief,
}

impl Card {
    /// The gift, if it is one.
    pub const fn gift(self) -> Option<Kind> {
        match self {
            Card::Gift(kind) => Some(kind),
            Card::WanderingThief => None,
        }
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Gift(kind) => kind.fmt(f),
            Card::WanderingThief => Character::WanderingThief.fmt(f),
        }
    }
}

game::read_by_search!(Card, Kind::ALL.into_iter().map(Card::Gift).chain([Card::WanderingThief]));

game::serde_by_text!(Market, Side, Place, Card);

/// What lies on one market. Memphis has no gift places, no seal and one stall only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) stand: Stand,
    pub(crate) cards: [Option<Card>; 4],
    /// A bit for each place whose card lies face down.
    pub(crate) turned: u8,
    pub(crate) has_seal: bool,
    pub(crate) reserve: u8,
    pub(crate) side: Side,
}

impl Board {
    pub(crate) const fn new(side: Side, reserve: u8) -> Board {
        Board { stand: Stand::EMPTY, cards: [None; 4], turned: 0, has_seal: false, reserve, side }
    }

    /// The stall that shows.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The Deben on the Reserve.
    pub const fn reserve(&self) -> u8 {
        self.reserve
    }

    /// The pieces on the stall that shows.
    pub const fn stand(&self) -> &Stand {
        &self.stand
    }

    /// The card on a place, face up or not.
    pub const fn card(&self, place: Place) -> Option<Card> {
        self.cards[place as usize]
    }

    /// Whether the card on this place lies face down.
    pub const fn is_turned(&self, place: Place) -> bool {
        self.turned >> place as u8 & 1 == 1
    }

    /// Whether a royal seal lies on the upper card.
    pub const fn has_seal(&self) -> bool {
        self.has_seal
    }

    /// The card that can be had from a place: one that lies face up.
    pub const fn open_card(&self, place: Place) -> Option<Card> {
        if self.is_turned(place) { None } else { self.card(place) }
    }

    /// The gift that can be had from a place.
    pub fn open_gift(&self, place: Place) -> Option<Kind> {
        self.open_card(place).and_then(Card::gift)
    }

    /// The places with a card that can be had.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(|place| self.open_card(*place).is_some())
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn open_places(&self) -> Places {
        let filled: Places = Place::ALL.into_iter().filter(|place| self.card(*place).is_some()).collect();
        Places(filled.0 & !self.turned)
    }

    /// The places with a gift that can be had.
    pub(crate) fn open_gifts(&self) -> impl Iterator<Item = (Place, Kind)> {
        Place::ALL.into_iter().filter_map(|place| Some((place, self.open_gift(place)?)))
    }

    /// Takes a card away; a seal on it is left to the caller.
    pub(crate) const fn lift(&mut self, place: Place) -> Option<Card> {
        self.turned &= !(1 << place as u8);
        self.cards[place as usize].take()
    }

    /// Turns a card face down.
    pub(crate) const fn turn_down(&mut self, place: Place) {
        self.turned |= 1 << place as u8;
    }

    pub(crate) const fn lay(&mut self, place: Place, card: Card) {
        self.cards[place as usize] = Some(card);
    }

    /// The first place without a card.
    pub(crate) fn gap(&self) -> Option<Place> {
        Place::ALL.into_iter().find(|place| self.card(*place).is_none())
    }
}
