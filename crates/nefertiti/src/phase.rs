//! The places in the turn overview, each with what is pending there.

use serde::{Deserialize, Serialize};

use crate::actions::Holder;
use crate::gift::{GiftType, Kind};
use crate::market::{Market, Place};

/// Where in the rules the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Phase {
    /// Set-up, by chance: which stall of a market shows.
    ShowingStall { market: Market },
    /// Set-up, by chance: so many characters are still dealt.
    Dealing { left: u8 },
    /// Set-up, by chance: a gift is drawn for a place.
    SettingOut { market: Market, place: Place },
    /// A turn begins, or goes on after a character: recruit, place, name or pass.
    Turn,
    /// The second step of the High Priest: place or name.
    Again,
    /// Two players: perhaps a collector.
    Taxing,
    /// By chance: the dice of Louqsor.
    Rolling,
    /// The holder of the dice may roll again.
    RollingAgain,
    /// The best bidder of a sale has paid and takes a card.
    Taking { market: Market, take: Take },
    /// The best bidder of a sale cannot pay and gives up a gift.
    Shaming { market: Market },
    /// A later servant of a sale buys or takes half.
    Buying { market: Market },
    /// A collector leaves a sale.
    Leaving { market: Market },
    /// The Wandering Thief moves: recruited, or just bought on a market.
    Wandering { bought: Option<Market>, then: Then },
    /// By chance: a gift is drawn for a place of a market that reopens.
    Refilling {
        market: Market,
        place: Place,
        /// Whether a foreign gift has come to Memphis in this refill.
        fed: bool,
    },
    /// Scribe: which type.
    Scribing { bonus: u8 },
    /// Royal Scribe: which gift, or no more.
    RoyalScribing { bonuses: Bonuses, again: bool },
    /// Merchant of Amon: which gift, or no more.
    Offering { again: bool },
    /// Maid: which type.
    Calling,
    /// Maid: which gift of the type this holder gives up, while there were so many owners at the call.
    Yielding { gift_type: GiftType, owners: u8, holder: Holder },
    /// Merchant: whose gift, of so many swaps that are left; after the first swap with another partner, or no more.
    Wanting { swaps: u8, partner: Option<Holder> },
    /// Merchant: which gift for it.
    Giving { swaps: u8, partner: Holder, kind: Kind },
    /// Thief: which gift.
    Stealing,
    /// Treasurer: which market and how much.
    Collecting,
    /// Beggar: a Deben or a gift of this market.
    Begging { market: Market },
    /// Trader: which gift of a market; the second time also no more.
    Trading { again: bool },
    /// Trader: which gift for it.
    TradingFor { market: Market, place: Place, again: bool },
    /// By chance: the Oracle sees one of so many cards.
    Foreseeing { left: u8 },
    /// Oracle: which of the gifts seen, or no more.
    Divining,
    /// Oracle: which gift for it.
    DiviningFor { kind: Kind },
    /// Oracle: in which order the last cards are laid under the pile.
    Ordering,
    /// Final scores.
    Over,
}

impl Phase {
    /// The market whose sale or refill is under way.
    pub fn market(self) -> Option<Market> {
        match self {
            Phase::Taking { market, .. }
            | Phase::Shaming { market }
            | Phase::Buying { market }
            | Phase::Leaving { market }
            | Phase::Refilling { market, .. } => Some(market),
            Phase::Wandering { bought, .. } => bought,
            Phase::ShowingStall { .. }
            | Phase::Dealing { .. }
            | Phase::SettingOut { .. }
            | Phase::Turn
            | Phase::Again
            | Phase::Taxing
            | Phase::Rolling
            | Phase::RollingAgain
            | Phase::Scribing { .. }
            | Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Calling
            | Phase::Yielding { .. }
            | Phase::Wanting { .. }
            | Phase::Giving { .. }
            | Phase::Stealing
            | Phase::Collecting
            | Phase::Begging { .. }
            | Phase::Trading { .. }
            | Phase::TradingFor { .. }
            | Phase::Foreseeing { .. }
            | Phase::Divining
            | Phase::DiviningFor { .. }
            | Phase::Ordering
            | Phase::Over => None,
        }
    }
}

/// Which card the best bidder takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take {
    /// The first: any.
    First,
    /// The second: after a lower one another lower one; at Memphis any.
    Second,
    /// The extra card, which is a lower one and may be left out.
    Extra,
}

/// What follows when the Wandering Thief has moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The turn of its recruiter goes on.
    Turn,
    /// The best bidder takes a second card.
    Second,
    /// The best bidder may take the extra card.
    Extra,
    /// The piece that bought it leaves the stall.
    Leave,
}

/// What the foreign gifts of one player added to each type when the Royal Scribe came: four bits for each of the first
/// six types, because no other has foreign gifts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bonuses(u32);

impl Bonuses {
    pub(crate) fn from_fn(bonus: impl Fn(GiftType) -> u8) -> Bonuses {
        let foreign = GiftType::ALL.into_iter().take(6);
        Bonuses(
            foreign.fold(0, |bits, gift_type| bits | u32::from(bonus(gift_type)) << (4 * gift_type as u32)),
        )
    }

    /// What each gift of this type scores more.
    pub const fn of(self, gift_type: GiftType) -> u8 {
        if gift_type as u8 >= 6 { 0 } else { (self.0 >> (4 * gift_type as u32) & 0xf) as u8 }
    }
}

/// Which part of a turn is being carried out: what comes next depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Placing, naming or passing.
    Act,
    /// The same once more, for the High Priest.
    Again,
    /// The collector.
    Tax,
    /// The dice of Louqsor once more.
    Roll,
}
