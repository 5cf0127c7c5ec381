//! What a seat can decide.

use std::fmt::{self, Display};

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::rules::{Character, GiftType, Kind, Market, Markets, Place, Space};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Spend a seal on a character.
    Recruit(Character),
    /// Put a servant on a space.
    Place(Space),
    /// With no servant in hand: name a market that closes at once.
    Name(Market),
    /// All servants stand at Memphis: nothing can be placed or named.
    Pass,
    /// Two players: put a collector on a space.
    Tax(Space),
    /// Roll the dice of Louqsor again.
    Roll,
    /// Best bidder: take a card.
    Take(Pick),
    /// A later servant: buy a card.
    Buy(Pick),
    /// A later servant: take half of the Reserve.
    Half,
    /// A collector leaves: one Deben from this Reserve on each of these others.
    Scatter(Markets),
    /// A collector leaves: set a gift aside for the neutral player.
    Aside(Pick),
    /// The Wandering Thief takes this gift and lies down in its place.
    Wander(Market, Place),
    /// Scribe: score this type, named after its ordinary kind. Royal Scribe: score one gift of this kind.
    Score(Kind),
    /// Give up one gift: in shame, for the Maid, or for the Merchant of Amon.
    Discard(Kind),
    /// Maid: every owner of this type gives up one gift of it.
    Call(GiftType),
    /// Merchant: swap for a gift of this holder.
    WantFrom(Holder, Kind),
    /// Trader: swap for the gift on this place.
    WantAt(Market, Place),
    /// Oracle: swap for this gift among those seen.
    Want(Kind),
    /// The gift that is given in a swap.
    Give(Kind),
    /// Thief: steal the gift on this place of the market with the closed tile.
    Steal(Place),
    /// Treasurer: take this many Deben from a Reserve.
    Collect(Market, u8),
    /// Beggar: take a Deben from a Reserve.
    Beg(Market),
    /// Beggar: turn a gift face down.
    Hide(Market, Place),
    /// Oracle: the card to be drawn next of those he lays under the pile.
    Next(PileCard),
    /// Decline what is optional, or do no more of it.
    Stop,
}

/// Which card is taken, bought or set aside: by its place on a market, by its kind at Memphis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A place of a market.
    Place(Place),
    /// A kind at Memphis.
    Kind(Kind),
}

/// Who can own gifts: a player, or the neutral player of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// The gifts that collectors set aside.
    Neutral,
}

/// A card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileCard {
    /// A gift.
    Gift(Kind),
    /// The card after which no market reopens.
    Akhenaton,
}

impl PileCard {
    /// The gift, if it is one.
    pub(crate) const fn gift(self) -> Option<Kind> {
        match self {
            PileCard::Gift(kind) => Some(kind),
            PileCard::Akhenaton => None,
        }
    }

    /// Every sort of card, in the order of the notation.
    pub(crate) fn all() -> impl Iterator<Item = PileCard> {
        Kind::ALL.into_iter().map(PileCard::Gift).chain([PileCard::Akhenaton])
    }
}

impl Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Seat(seat) => write!(f, "p{}", seat.number() + 1),
            Holder::Neutral => f.write_str("neutral"),
        }
    }
}

impl Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Place(place) => place.fmt(f),
            Pick::Kind(kind) => kind.fmt(f),
        }
    }
}

impl Display for PileCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PileCard::Gift(kind) => kind.fmt(f),
            PileCard::Akhenaton => f.write_str("akhenaton"),
        }
    }
}

game::read_by_search!(Holder, Seat::all(5).map(Holder::Seat).chain([Holder::Neutral]));
game::read_by_search!(Pick, Place::ALL.into_iter().map(Pick::Place).chain(Kind::ALL.map(Pick::Kind)));
game::read_by_search!(PileCard, PileCard::all());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_one_word() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
