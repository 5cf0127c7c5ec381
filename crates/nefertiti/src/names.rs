//! The names of things: kinds, characters, markets, spaces, pieces.

use std::fmt;
use std::str::FromStr;

use game::{Seat, UnknownNotation};

use crate::actions::{Holder, Pick, PileCard};
use crate::character::Character;
use crate::gift::{GiftType, Kind};
use crate::market::{Card, Market, Place, Side};
use crate::stall::{MOST_COPIES, MOST_OFFER, Space};
use crate::stand::Piece;

const AKHENATON: &str = "akhenaton";
const WANDERING_THIEF: &str = "wandering-thief";

fn unknown(text: &str) -> UnknownNotation {
    UnknownNotation(text.to_owned())
}

/// The value with this text, of a few that there are.
fn find<T: fmt::Display>(all: impl IntoIterator<Item = T>, text: &str) -> Result<T, UnknownNotation> {
    all.into_iter().find(|value| value.to_string() == text).ok_or_else(|| unknown(text))
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Goldwork => "goldwork",
            Kind::Necklace => "necklace",
            Kind::Statuette => "statuette",
            Kind::Mirror => "mirror",
            Kind::Harp => "harp",
            Kind::Chair => "chair",
            Kind::Senet => "senet",
            Kind::DoubleSenet => "double-senet",
            Kind::Cup => "cup",
            Kind::Papyrus => "papyrus",
            Kind::Goldwork1 => "goldwork+1",
            Kind::Necklace1 => "necklace+1",
            Kind::Statuette1 => "statuette+1",
            Kind::Mirror1 => "mirror+1",
            Kind::Harp1 => "harp+1",
            Kind::Harp2 => "harp+2",
            Kind::Chair1 => "chair+1",
            Kind::Chair2 => "chair+2",
        })
    }
}

impl FromStr for Kind {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Kind, UnknownNotation> {
        find(Kind::ALL, text)
    }
}

impl fmt::Display for GiftType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plain().fmt(f)
    }
}

impl FromStr for GiftType {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<GiftType, UnknownNotation> {
        find(GiftType::ALL, text)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Character::Scribe => "scribe",
            Character::Merchant => "merchant",
            Character::Vizier => "vizier",
            Character::HighPriest => "high-priest",
            Character::Maid => "maid",
            Character::Thief => "thief",
            Character::Treasurer => "treasurer",
            Character::Oracle => "oracle",
            Character::Beggar => "beggar",
            Character::AmonMerchant => "amon-merchant",
            Character::AmonPriest => "amon-priest",
            Character::RoyalScribe => "royal-scribe",
            Character::WanderingThief => WANDERING_THIEF,
            Character::Trader => "trader",
        })
    }
}

impl FromStr for Character {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Character, UnknownNotation> {
        find(Character::ALL, text)
    }
}

impl fmt::Display for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Market::Gizeh => "g",
            Market::AkhetAton => "k",
            Market::AbouSimbel => "a",
            Market::Louqsor => "l",
            Market::Memphis => "m",
        })
    }
}

impl FromStr for Market {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Market, UnknownNotation> {
        find(Market::ALL, text)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Left => "left",
            Side::Right => "right",
        })
    }
}

impl FromStr for Side {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Side, UnknownNotation> {
        find(Side::ALL, text)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Upper => "upper",
            Place::First => "1",
            Place::Second => "2",
            Place::Third => "3",
        })
    }
}

impl FromStr for Place {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Place, UnknownNotation> {
        find(Place::ALL, text)
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
        // There is one text for each space: no signs, no zeros in front.
        let space = read().filter(is_known).filter(|space| space.to_string() == text);
        space.ok_or_else(|| unknown(text))
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Seat(seat) => write!(f, "p{}", seat.number() + 1),
            Holder::Neutral => f.write_str("neutral"),
        }
    }
}

impl FromStr for Holder {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Holder, UnknownNotation> {
        find(Seat::all(5).map(Holder::Seat).chain([Holder::Neutral]), text)
    }
}

/// A servant is called after its owner, `p1`, and a collector `tax1`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Servant(seat) => write!(f, "p{}", seat.number() + 1),
            Piece::Collector(seat) => write!(f, "tax{}", seat.number() + 1),
        }
    }
}

impl FromStr for Piece {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Piece, UnknownNotation> {
        find(Seat::all(5).map(Piece::Servant).chain(Seat::all(2).map(Piece::Collector)), text)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Gift(kind) => kind.fmt(f),
            Card::WanderingThief => f.write_str(WANDERING_THIEF),
        }
    }
}

impl FromStr for Card {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Card, UnknownNotation> {
        if text == WANDERING_THIEF { Ok(Card::WanderingThief) } else { text.parse().map(Card::Gift) }
    }
}

impl fmt::Display for PileCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PileCard::Gift(kind) => kind.fmt(f),
            PileCard::Akhenaton => f.write_str(AKHENATON),
        }
    }
}

impl FromStr for PileCard {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<PileCard, UnknownNotation> {
        if text == AKHENATON { Ok(PileCard::Akhenaton) } else { text.parse().map(PileCard::Gift) }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Place(place) => place.fmt(f),
            Pick::Kind(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Pick {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Pick, UnknownNotation> {
        text.parse().map(Pick::Place).or_else(|_| text.parse().map(Pick::Kind))
    }
}
