//! What a viewer may know.

mod json;

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use self::json::Json;
use crate::rules::score::Standing;
use crate::rules::{Duel, Fleet, Harbor, Holdings, Kind, Options, Phase, Token, Unseen};

/// What anybody may know: everything but where each unseen token lies (R25). Built by naming fields, so that a new
/// field of the state is secret until it is named here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Json", into = "Json")]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// Where in the turn overview the game is.
    pub phase: Phase,
    /// Whose turn it is; a draw belongs to somebody's turn too.
    pub to_act: Seat,
    /// The boats and their cargo.
    pub fleet: Fleet,
    /// The meeples.
    pub harbor: Harbor,
    /// What each player has gained.
    pub holdings: [Holdings; 2],
    /// Who had five obelisks first.
    pub first_to_five: Option<Seat>,
    /// The tokens in supply and reserve together.
    pub unseen: Unseen,
    /// How many of them are in the reserve.
    pub reserve: u8,
}

impl View {
    #[inline]
    pub(crate) fn of(state: &Duel) -> View {
        View {
            options: state.options,
            phase: state.phase,
            to_act: state.to_act,
            fleet: state.fleet,
            harbor: state.harbor,
            holdings: state.holdings,
            first_to_five: state.first_to_five,
            unseen: state.unseen,
            reserve: state.reserve,
        }
    }

    #[inline]
    pub(crate) fn state(&self) -> Duel {
        Duel {
            unseen: self.unseen,
            holdings: self.holdings,
            fleet: self.fleet,
            harbor: self.harbor,
            phase: self.phase,
            to_act: self.to_act,
            reserve: self.reserve,
            first_to_five: self.first_to_five,
            options: self.options,
        }
    }

    /// How many tokens are left to refill boats with.
    pub fn supply(&self) -> u32 {
        self.unseen.len() - u32::from(self.reserve)
    }

    pub(crate) fn standing(&self) -> Standing {
        self.state().standing()
    }

    /// Whether a screen keeps from this viewer which token a player has gained.
    pub(crate) fn hides_gain(&self, seat: Seat, token: Token, viewer: Viewer) -> bool {
        matches!(token.kind(), Kind::Temple(_)) && self.hides_temple_of(seat, viewer)
    }

    /// Whether a screen leaves out this player's temple for this viewer (R18).
    pub(crate) fn hides_temple_of(&self, seat: Seat, viewer: Viewer) -> bool {
        self.options.hides_temples() && !viewer.knows(seat) && self.phase != Phase::Over
    }
}
