//! Phases: the places in the turn overview.
//!
//! They are nested by the part of the turn that they belong to, so that a question about phases has few arms and still
//! names every one. Views write the innermost name alone.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::rules::{Deity, Die, Dismissal, Face, Faces, Kind, Owner, Resource, Shift, Space};

/// Where in the turn overview we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// A turn begins.
    Choosing,
    /// A free choice of resources: of a rest tile, of Hapy, or of Khepri in a Work turn.
    Gaining { reward: Reward },
    /// This seat has more than its board holds.
    KeepingEight { seat: Seat, then: Then },
    /// Cards are drawn for the row.
    Drawing { cards: u8, then: Then },
    /// The architect's die.
    ArchitectRolling,
    /// The points are counted.
    Over,
    #[serde(untagged)]
    SetUp(Dealing),
    #[serde(untagged)]
    Rest(Resting),
    #[serde(untagged)]
    Work(Working),
    #[serde(untagged)]
    Payment(Paying),
}

/// Set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Dealing {
    /// A rest tile is drawn for the next place.
    #[serde(rename = "laying_tile")]
    Tile,
    /// A project is drawn, the architect's first.
    #[serde(rename = "dealing_project")]
    Project,
    /// A scarab is drawn for this seat.
    #[serde(rename = "dealing_scarab")]
    Scarab { to: Seat },
    /// This seat keeps one of its two scarabs.
    #[serde(rename = "keeping_scarab")]
    Keeping { seat: Seat },
}

/// A Rest turn, or the end of the architect's when his tiles go back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Resting {
    /// A resource is given for others.
    Giving { exchange: Exchange },
    /// The deity of the god tile.
    TakingDeity,
    /// A tile of this owner goes back to a numbered place.
    Placing { owner: Owner },
}

/// A Work turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Working {
    /// Step 2.
    TakingDice,
    /// This many dice are still to be rolled into the hand, Stone dice first.
    Rolling { stone: u8, prayer: u8 },
    /// Step 3.
    Menu,
    /// Which Stone dice are rerolled.
    NamingStone,
    /// Which Prayer dice are rerolled along with these Stone dice.
    NamingPrayer { stone: Faces },
    /// Amun or Mut changes a die of this kind.
    Setting { kind: Kind },
    /// A deity is given up.
    Dismissing { reason: Dismissal },
    /// This seat may copy this much Glory with the Pearl scarab.
    Copying { seat: Seat, glory: u8 },
}

/// A payment in a Work turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Paying {
    /// Dice are paid.
    #[serde(rename = "paying_dice")]
    Dice { purpose: Purpose },
    /// Workers and Cats are paid.
    #[serde(rename = "paying_resources")]
    Resources { purpose: Purpose },
    /// A build is paid in one of its ways.
    #[serde(rename = "paying_build")]
    Build { face: Face, space: Space },
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

impl Phase {
    /// Who decides the next step, if it is this seat's turn.
    #[inline]
    pub(crate) fn turn(&self, active: Seat) -> Turn {
        match *self {
            Phase::Drawing { .. } | Phase::ArchitectRolling => Turn::Chance,
            Phase::KeepingEight { seat, .. } => Turn::Seat(seat),
            Phase::SetUp(dealing) => dealing.turn(),
            Phase::Work(working) => working.turn(active),
            Phase::Choosing | Phase::Gaining { .. } | Phase::Rest(_) | Phase::Payment(_) => {
                Turn::Seat(active)
            }
            Phase::Over => Turn::Over,
        }
    }
}

impl Dealing {
    fn turn(self) -> Turn {
        match self {
            Dealing::Tile | Dealing::Project | Dealing::Scarab { .. } => Turn::Chance,
            Dealing::Keeping { seat } => Turn::Seat(seat),
        }
    }
}

impl Working {
    #[inline]
    fn turn(self, active: Seat) -> Turn {
        match self {
            Working::Rolling { .. } => Turn::Chance,
            Working::Copying { seat, .. } => Turn::Seat(seat),
            Working::TakingDice
            | Working::Menu
            | Working::NamingStone
            | Working::NamingPrayer { .. }
            | Working::Setting { .. }
            | Working::Dismissing { .. } => Turn::Seat(active),
        }
    }
}
