//! The places in the turn overview.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::Owner;
use crate::deities::Deity;
use crate::dice::{Die, Face, Faces, Kind, Shift};
use crate::pyramid::Space;
use crate::resources::Resource;

/// Where in the turn overview we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Set-up: a rest tile is drawn for the next place.
    LayingTile,
    /// Set-up: a project is drawn, the architect's first.
    DealingProject,
    /// Set-up: a scarab is drawn for this seat.
    DealingScarab { to: Seat },
    /// Set-up: this seat keeps one of its two scarabs.
    KeepingScarab { seat: Seat },
    /// A turn begins.
    Choosing,
    /// A resource is given for others.
    Giving { exchange: Exchange },
    /// A free choice of resources.
    Gaining { reward: Reward },
    /// The deity of the god tile.
    TakingDeity,
    /// This seat has more than its board holds.
    KeepingEight { seat: Seat, then: Then },
    /// Cards are drawn for the row.
    Drawing { cards: u8, then: Then },
    /// Work step 2.
    TakingDice,
    /// So many dice are still to be rolled into the hand, Stone dice first.
    Rolling { stone: u8, prayer: u8 },
    /// Work step 3.
    Menu,
    /// Which Stone dice are rerolled.
    NamingStone,
    /// Which Prayer dice are rerolled besides these Stone dice.
    NamingPrayer { stone: Faces },
    /// Amun or Mut changes a die of this kind.
    Setting { kind: Kind },
    /// Dice are paid.
    PayingDice { purpose: Purpose },
    /// Workers and Cats are paid.
    PayingResources { purpose: Purpose },
    /// A build is paid in one of its ways.
    PayingBuild { face: Face, space: Space },
    /// A deity is given up.
    Dismissing { reason: Dismissal },
    /// This seat may copy so much Glory with the Pearl scarab.
    Copying { seat: Seat, glory: u8 },
    /// A tile of this owner goes back to a numbered place.
    Placing { owner: Owner },
    /// The architect's die.
    ArchitectRolling,
    /// The points are counted.
    Over,
}

/// What a resource is given for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exchange {
    /// The swap tile: two others.
    Swap,
    /// Hapy: three others.
    Hapy,
}

/// What resources are chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Others than the one that was given.
    Exchanged {
        /// By what.
        exchange: Exchange,
        /// For what.
        given: Resource,
    },
    /// Two of the gift tile.
    Gift,
    /// One of the labour tile.
    Labour,
    /// Up to three alike of the triple tile.
    Triple,
    /// One of Khepri's.
    Khepri,
}

/// What follows when something that can be interrupted is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Projects are dealt.
    DealProjects,
    /// This seat and those after it gain the Cats of the gift tile.
    GiveCats {
        /// Who is next.
        to: Seat,
    },
    /// Rest step 3.
    FinishRest,
    /// The Work turn of the labour tile begins.
    StartWork,
    /// Work step 3 goes on.
    Menu,
    /// The Work turn is over but for the end check, or the rest of its Rest.
    FinishWork,
    /// The end check.
    FinishTurn,
}

/// What is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A deity of the row.
    Buy(Deity),
    /// Another card for this one of the row.
    Replace(Deity),
    /// Glory for two dice.
    Glory,
    /// A deity's power.
    Power(Deity),
    /// A die turned by one.
    Cat(Shift, Die),
}

/// Why a deity is given up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dismissal {
    /// Aten's power.
    Aten,
    /// More deities than resources.
    Support,
}

impl Phase {
    /// Who decides the next step, if it is this seat's turn.
    #[inline]
    pub(crate) fn turn(self, active: Seat) -> Turn {
        match self {
            Phase::LayingTile
            | Phase::DealingProject
            | Phase::DealingScarab { .. }
            | Phase::Drawing { .. }
            | Phase::Rolling { .. }
            | Phase::ArchitectRolling => Turn::Chance,
            Phase::KeepingScarab { seat }
            | Phase::KeepingEight { seat, .. }
            | Phase::Copying { seat, .. } => Turn::Seat(seat),
            Phase::Choosing
            | Phase::Giving { .. }
            | Phase::Gaining { .. }
            | Phase::TakingDeity
            | Phase::TakingDice
            | Phase::Menu
            | Phase::NamingStone
            | Phase::NamingPrayer { .. }
            | Phase::Setting { .. }
            | Phase::PayingDice { .. }
            | Phase::PayingResources { .. }
            | Phase::PayingBuild { .. }
            | Phase::Dismissing { .. }
            | Phase::Placing { .. } => Turn::Seat(active),
            Phase::Over => Turn::Over,
        }
    }
}
