//! The state: everything true at the table.

use game::{Edition, Seat};
use serde::{Deserialize, Serialize};

use crate::rules::{
    Board, GiftType, Gifts, Holder, Market, Markets, Numbers, Oracle, Phase, Piles, Settings, Stage, Stall,
};

/// Everything true at the table. It is flat: the only heap data is the edition, which all states of a game share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nefertiti {
    pub(crate) phase: Phase,
    pub(crate) this_turn: ThisTurn,
    pub(crate) active: Seat,
    /// The markets that are open, and Memphis until its last award.
    pub(crate) open: Markets,
    /// Where the closed tile lies.
    pub(crate) tile: Market,
    /// Where Akhenaton was drawn: this market is out for good, and none reopens.
    pub(crate) out: Option<Market>,
    /// Who holds the dice of Louqsor.
    pub(crate) dice: Option<Seat>,
    /// Who has the Priest of Amon.
    pub(crate) amon_priest: Option<Seat>,
    /// The royal seals that nobody has.
    pub(crate) seals: u8,
    /// How many turns are over.
    pub(crate) turns: u16,
    pub(crate) settings: Settings,
    pub(crate) boards: [Board; 5],
    pub(crate) players: [Player; 5],
    /// What collectors set aside.
    pub(crate) neutral: Gifts,
    /// The foreign gifts above Memphis.
    pub(crate) memphis: Gifts,
    /// The gifts of the pile. Nobody has shuffled them: what is drawn is chance (N82).
    pub(crate) unseen: Gifts,
    pub(crate) piles: Piles,
    pub(crate) oracle: Oracle,
    pub(crate) edition: Edition<Numbers>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub(crate) points: u16,
    pub(crate) deben: u8,
    pub(crate) seals: u8,
    pub(crate) servants: u8,
    pub(crate) collectors: u8,
    pub(crate) gifts: Gifts,
}

impl Player {
    /// The gifts in front of the player.
    pub const fn gifts(&self) -> &Gifts {
        &self.gifts
    }

    /// Where the marker stands on the track.
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// The player's money.
    pub const fn deben(&self) -> u8 {
        self.deben
    }

    /// The royal seals that the player has not used.
    pub const fn seals(&self) -> u8 {
        self.seals
    }

    /// The servants in hand.
    pub const fn servants(&self) -> u8 {
        self.servants
    }

    /// The collectors in hand.
    pub const fn collectors(&self) -> u8 {
        self.collectors
    }
}

/// What has happened in the current turn, as far as the rest of it depends on that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ThisTurn {
    /// What is being carried out.
    pub stage: Stage,
    /// Whether a character was recruited.
    pub has_recruited: bool,
    /// Whether the High Priest gives a second step.
    pub has_extra_step: bool,
    /// Where the player has put a servant.
    pub servants: Markets,
    /// Where the player has put a piece of either sort.
    pub pieces: Markets,
}

impl ThisTurn {
    pub(crate) const NEW: ThisTurn = ThisTurn {
        stage: Stage::Act,
        has_recruited: false,
        has_extra_step: false,
        servants: Markets::NONE,
        pieces: Markets::NONE,
    };
}

impl Nefertiti {
    /// The stall that shows on a market.
    #[inline]
    pub(crate) fn stall(&self, market: Market) -> &Stall {
        self.edition.stall(market, self.boards[market.index()].side)
    }

    #[inline]
    pub(crate) fn board(&self, market: Market) -> &Board {
        &self.boards[market.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, market: Market) -> &mut Board {
        &mut self.boards[market.index()]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        self.player(self.active)
    }

    /// What a player or the neutral one owns.
    #[inline]
    pub(crate) fn gifts_of(&self, holder: Holder) -> &Gifts {
        match holder {
            Holder::Seat(seat) => &self.player(seat).gifts,
            Holder::Neutral => &self.neutral,
        }
    }

    #[inline]
    pub(crate) fn gifts_of_mut(&mut self, holder: Holder) -> &mut Gifts {
        match holder {
            Holder::Seat(seat) => &mut self.player_mut(seat).gifts,
            Holder::Neutral => &mut self.neutral,
        }
    }

    /// Everybody who can own gifts.
    pub(crate) fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let neutral = self.settings.has_neutral().then_some(Holder::Neutral);
        Seat::all(self.settings.players).map(Holder::Seat).chain(neutral)
    }

    /// How many own a gift of this type, the neutral player included.
    #[inline]
    pub(crate) fn owners(&self, gift_type: GiftType) -> u8 {
        let players = &self.players[..usize::from(self.settings.players)];
        let seats = players.iter().filter(|player| player.gifts.has_type(gift_type)).count() as u8;
        seats + u8::from(self.neutral.has_type(gift_type))
    }

    /// The markets of the board that are not out for good.
    #[inline]
    pub(crate) fn in_reach(&self) -> Markets {
        match self.out {
            Some(market) => Markets::BOARD.without(market.set()),
            None => Markets::BOARD,
        }
    }

    /// Whose piece is dealt with in a sale.
    #[inline]
    pub(crate) fn asked_at(&self, market: Market) -> Seat {
        self.board(market).stand.best_owner()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_small_enough_to_be_cloned_millions_of_times_a_second() {
        assert!(size_of::<Nefertiti>() <= 448, "{} bytes", size_of::<Nefertiti>());
    }
}
