//! What happened.

use game::{Seat, Viewer};

use crate::rules::{
    Card, Chance, Character, GiftType, Holder, Kind, Market, Markets, Pick, Piece, PileCard, Place, Side,
    Space,
};

/// Something that happened. [`Event::is_known_to`] says who may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Event {
    /// Set-up: the stall that shows was drawn.
    StallShown { market: Market, side: Side },
    /// Set-up: a character takes part.
    Dealt { character: Character },
    /// A gift was drawn and lies on a place.
    Drawn { market: Market, place: Place, kind: Kind },
    /// A foreign gift was drawn and lies above Memphis.
    Landed { kind: Kind },
    /// Akhenaton was drawn for a market, which is out for good.
    AkhenatonDrawn { market: Market },
    /// A card moved on its market while it reopened.
    Slid { market: Market, from: Place, to: Place, card: Card },
    /// A royal seal was put on the upper card of a market.
    SealPlaced { market: Market },
    /// A market is open again.
    Reopened { market: Market },
    /// A character was recruited for a seal.
    Recruited { seat: Seat, character: Character },
    /// A servant or a collector was placed.
    Placed { piece: Piece, space: Space },
    /// A player got Deben from a Reserve for placing.
    Earned { seat: Seat, market: Market, deben: u8, why: Bonus },
    /// A player passed: all servants stand at Memphis.
    Passed { seat: Seat },
    /// A player declined something optional.
    Stopped { seat: Seat },
    /// The dice of Louqsor were rolled.
    Rolled { seat: Seat, roll: Chance },
    /// A market closes under the condition of this stall, and its pieces are dealt with one by one.
    Closing { market: Market, side: Side, why: Cause },
    /// The gifts of Memphis are awarded.
    Awarding { is_last: bool },
    /// An offer was paid to a Reserve.
    Paid { seat: Seat, market: Market, deben: u8 },
    /// The best bidder could not pay the offer.
    CouldNotPay { seat: Seat, market: Market, offer: u8 },
    /// The best bidder took a card.
    Took { seat: Seat, market: Market, pick: Pick, card: Card },
    /// A later servant bought a card.
    Bought { seat: Seat, market: Market, pick: Pick, card: Card },
    /// A later servant took half of a Reserve.
    TookHalf { seat: Seat, market: Market, deben: u8 },
    /// A player got a royal seal, with a card or for a papyrus.
    SealGained { seat: Seat, market: Market, why: SealFrom },
    /// A royal seal went back to the supply with a gift that was set aside.
    SealLost { market: Market },
    /// A collector spread Deben over other Reserves, one on each.
    Scattered { seat: Seat, market: Market, over: Markets },
    /// A collector set a gift aside for the neutral player.
    SetAside { seat: Seat, market: Market, pick: Pick, kind: Kind },
    /// A piece went back to its owner.
    Left { piece: Piece, space: Space },
    /// A market has closed: the closed tile lies on it, and its other stall shows.
    Closed { market: Market, side: Side },
    /// A player gave up a gift in shame.
    Discarded { seat: Seat, kind: Kind },
    /// The Wandering Thief took a gift and lies in its place.
    Wandered { seat: Seat, market: Market, place: Place, kind: Kind },
    /// The Wandering Thief found nothing to take and left the game.
    WandererGone { seat: Seat },
    /// Gifts of one type were turned into points by a Scribe.
    Scored { seat: Seat, gift_type: GiftType, cards: u8, points: u16 },
    /// One gift was turned into points: Royal Scribe, Merchant of Amon, Maid.
    Presented { seat: Seat, character: Character, kind: Kind, points: u16 },
    /// The Vizier counted types.
    Advised { seat: Seat, types: u8, points: u16 },
    /// The Maid calls for a type, which has this many owners.
    Called { seat: Seat, gift_type: GiftType, owners: u8 },
    /// The neutral player gave up a gift for the Maid.
    NeutralGaveUp { kind: Kind },
    /// A Merchant's swap; what was paid to the neutral player has left the game.
    Swapped { seat: Seat, partner: Holder, given: Kind, taken: Kind, paid: u8 },
    /// The Trader's swap with a market.
    Traded { seat: Seat, market: Market, place: Place, given: Kind, taken: Kind, paid: u8 },
    /// The Oracle's swap with the last cards.
    Divined { seat: Seat, given: Kind, taken: Kind },
    /// The Oracle saw a card.
    Foreseen { seat: Seat, kind: Kind },
    /// The Oracle laid a card; `number` of the last cards are drawn before it.
    Laid { seat: Seat, number: u8, card: PileCard },
    /// The Oracle has laid all the last cards.
    Ordered { seat: Seat },
    /// The Thief stole a gift.
    Stole { seat: Seat, market: Market, place: Place, kind: Kind },
    /// The Treasurer took Deben.
    Collected { seat: Seat, market: Market, deben: u8 },
    /// The Beggar took a Deben.
    Begged { seat: Seat, market: Market },
    /// The Beggar turned a gift face down.
    Hidden { seat: Seat, market: Market, place: Place, kind: Kind },
    /// The game is over.
    Ended { why: End },
}

/// Why a player got Deben for placing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// The first piece on the stall.
    First,
    /// A space with a coin.
    Coin,
}

/// Why a market closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Cause {
    /// The condition of its stall holds.
    Condition,
    /// The dice of Louqsor say so.
    Dice,
    /// A player without servants in hand named it.
    Named { seat: Seat },
}

/// Where a royal seal came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SealFrom {
    /// It lay on the upper card.
    Card,
    /// A papyrus brings one from the supply.
    Papyrus,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Akhenaton was drawn and every market has closed.
    Closed,
    /// Every seat has had its full number of turns (N84).
    TooLong,
}

impl Event {
    /// The only seat that may know of it, if it is not open to everyone.
    pub const fn only_for(&self) -> Option<Seat> {
        // Every event is named: a new one must not compile until somebody has said who may know of it (N60, N70).
        match self {
            Event::Foreseen { seat, .. } | Event::Laid { seat, .. } => Some(*seat),
            Event::StallShown { .. }
            | Event::Dealt { .. }
            | Event::Drawn { .. }
            | Event::Landed { .. }
            | Event::AkhenatonDrawn { .. }
            | Event::Slid { .. }
            | Event::SealPlaced { .. }
            | Event::Reopened { .. }
            | Event::Recruited { .. }
            | Event::Placed { .. }
            | Event::Earned { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. }
            | Event::Rolled { .. }
            | Event::Closing { .. }
            | Event::Awarding { .. }
            | Event::Paid { .. }
            | Event::CouldNotPay { .. }
            | Event::Took { .. }
            | Event::Bought { .. }
            | Event::TookHalf { .. }
            | Event::SealGained { .. }
            | Event::SealLost { .. }
            | Event::Scattered { .. }
            | Event::SetAside { .. }
            | Event::Left { .. }
            | Event::Closed { .. }
            | Event::Discarded { .. }
            | Event::Wandered { .. }
            | Event::WandererGone { .. }
            | Event::Scored { .. }
            | Event::Presented { .. }
            | Event::Advised { .. }
            | Event::Called { .. }
            | Event::NeutralGaveUp { .. }
            | Event::Swapped { .. }
            | Event::Traded { .. }
            | Event::Divined { .. }
            | Event::Ordered { .. }
            | Event::Stole { .. }
            | Event::Collected { .. }
            | Event::Begged { .. }
            | Event::Hidden { .. }
            | Event::Ended { .. } => None,
        }
    }

    /// Whether this viewer may know of it.
    pub fn is_known_to(&self, viewer: Viewer) -> bool {
        self.only_for().is_none_or(|seat| viewer.knows(seat))
    }
}
