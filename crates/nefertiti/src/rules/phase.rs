//! Where in the rulebook's overview the game is, with what is pending there.

use serde::{Deserialize, Serialize};

use crate::rules::{GiftType, Holder, Kind, Market, Place};

/// Where in the rules the game is.
///
/// In JSON the steps of each part stand for themselves, without the name of the part: `"again"`, and
/// `{"buying": {"market": "g"}}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Phase {
    /// By chance: the dice of Louqsor.
    Rolling,
    /// By chance: a gift is drawn for a place of a market that reopens.
    Refilling {
        market: Market,
        place: Place,
        /// Whether a foreign gift has come to Memphis in this refill.
        fed: bool,
    },
    /// Final scores.
    Over,
    /// By chance: the table is set up.
    #[serde(untagged)]
    SetUp(SetUpStep),
    /// The player whose turn it is decides how it goes on.
    #[serde(untagged)]
    Turn(TurnStep),
    /// A market closes, or Memphis awards its gifts.
    #[serde(untagged)]
    Sale(SaleStep),
    /// A character is at work.
    #[serde(untagged)]
    Character(CharacterStep),
    /// The Oracle is at work.
    #[serde(untagged)]
    Oracle(OracleStep),
}

/// What chance decides before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum SetUpStep {
    /// Which stall of a market shows.
    ShowingStall { market: Market },
    /// Another character is dealt, while this many are left to deal.
    Dealing { left: u8 },
    /// A gift is drawn for a place.
    SettingOut { market: Market, place: Place },
}

/// What a player decides in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    /// The turn begins, or goes on after a character: recruit, place, name or pass.
    #[serde(rename = "turn")]
    Act,
    /// The second step of the High Priest: place or name.
    Again,
    /// Two players: whether to place a collector.
    Taxing,
    /// The holder of the dice may roll again.
    RollingAgain,
}

/// What the owner of the piece that is dealt with decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum SaleStep {
    /// The best bidder has paid and takes a card.
    Taking { market: Market, take: Take },
    /// The best bidder cannot pay and gives up a gift.
    Shaming { market: Market },
    /// A later servant buys or takes half.
    Buying { market: Market },
    /// A collector leaves.
    Leaving { market: Market },
}

/// What a character asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum CharacterStep {
    /// Scribe: which type.
    Scribing { bonus: u8 },
    /// Royal Scribe: which gift, or no more.
    RoyalScribing { bonuses: Bonuses, again: bool },
    /// Merchant of Amon: which gift, or no more.
    Offering { again: bool },
    /// Maid: which type.
    Calling,
    /// Maid: which gift of the type this holder gives up, by the number of owners at the call.
    Yielding { gift_type: GiftType, owners: u8, holder: Holder },
    /// Merchant: whose gift, with this many swaps left; after the first swap with another partner, or no more.
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
    /// The Wandering Thief moves: recruited, or just bought on a market.
    Wandering { bought: Option<Market>, then: Then },
}

/// What the Oracle sees and decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum OracleStep {
    /// By chance: he sees a card, while this many are left to see.
    Foreseeing { left: u8 },
    /// Which of the gifts seen, or no more.
    Divining,
    /// Which gift for it.
    DiviningFor { kind: Kind },
    /// In which order the last cards are laid under the pile.
    Ordering,
}

impl Phase {
    /// A turn begins, or goes on after a character.
    pub const TURN: Phase = Phase::Turn(TurnStep::Act);
}

impl SaleStep {
    /// The market whose pieces are dealt with.
    pub const fn market(self) -> Market {
        match self {
            SaleStep::Taking { market, .. }
            | SaleStep::Shaming { market }
            | SaleStep::Buying { market }
            | SaleStep::Leaving { market } => market,
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

    /// How many more points each gift of this type scores.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nesting_costs_a_phase_no_room() {
        assert_eq!(size_of::<Phase>(), size_of::<CharacterStep>());
        assert_eq!(size_of::<Phase>(), 8);
    }
}
