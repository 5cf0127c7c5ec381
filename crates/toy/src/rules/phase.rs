//! The places in the turn overview.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::pieces::Card;
use super::state::other;

/// Where in the game we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Dealing { to: Seat },
    Leading { leader: Seat },
    Answering { leader: Seat, lead: Card },
    Over,
}

impl Phase {
    /// Who decides.
    pub(crate) fn turn(self) -> Turn {
        match self {
            Phase::Dealing { .. } => Turn::Chance,
            Phase::Leading { leader } => Turn::Seat(leader),
            Phase::Answering { leader, .. } => Turn::Seat(other(leader)),
            Phase::Over => Turn::Over,
        }
    }
}
