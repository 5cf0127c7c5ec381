//! The state, and the places in the turn overview.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::deities::{Deities, Deity};
use crate::dice::{Dice, Die, Face, Faces, Kind, Shift};
use crate::edition::Numbers;
use crate::options::{Architect, Options};
use crate::projects::{Project, Projects};
use crate::pyramid::{Pyramids, Space};
use crate::resources::{Resource, Resources};
use crate::row::Row;
use crate::scarabs::{Scarab, Scarabs};
use crate::tiles::{Display, Laid};

/// Everything true at the table: flat, with nothing on the heap but the edition that all states of a game share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pyramidice {
    pub(crate) players: [Player; 4],
    pub(crate) architect: ArchitectBoard,
    pub(crate) pyramids: Pyramids,
    /// The dice of the Work turn under way.
    pub(crate) hand: Dice,
    pub(crate) work: Work,
    /// The deities that nobody has seen: the pile, and the cards that were removed unseen.
    pub(crate) unseen: Deities,
    pub(crate) row: Row,
    pub(crate) display: Display,
    pub(crate) supply: Resources,
    pub(crate) quarry: Quarry,
    /// How many of the unseen deities are in the pile.
    pub(crate) pile: u8,
    /// How many turns the last in turn order has ended.
    pub(crate) rounds: u8,
    /// Whose turn it is.
    pub(crate) active: Owner,
    /// Who made the end come: the game ends after their next turn.
    pub(crate) pharaoh: Option<Owner>,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

/// Who can own things: a seat, or the architect of the game for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The Great Architect.
    Architect,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) deities: Deities,
    pub(crate) glory: u16,
    /// What lies on the spaces of the board.
    pub(crate) board: Resources,
    pub(crate) scarab: Option<Scarab>,
    /// The scarabs that were dealt, the kept one among them.
    pub(crate) dealt: Scarabs,
    pub(crate) project: Option<Project>,
    pub(crate) tiles: Laid,
    /// Whether the Pearl scarab has copied since the owner's last turn began (P23).
    pub(crate) has_copied: bool,
}

/// What belongs to the architect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchitectBoard {
    /// His place on the Glory track.
    pub glory: u16,
    /// The deities he took.
    pub deities: Deities,
    /// The tiles above his board.
    pub tiles: Laid,
    /// His projects, which lie open.
    pub projects: Projects,
}

/// Dice that wait to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarry {
    /// Stone dice.
    pub stone: u8,
    /// Prayer dice.
    pub prayer: u8,
}

/// What is only true until the end of a Work turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Deities that were used and lie turned.
    pub used: Deities,
    /// The deity that the Amethyst scarab borrowed.
    pub loan: Option<Deity>,
    /// How many rerolls of one's own were made, Maat's left out.
    pub rerolls: u8,
    /// Whether any die was rerolled, by Maat too.
    pub has_rerolled: bool,
    /// Whether the owner's scarab has done what it does once in a Work turn.
    pub scarab_is_used: bool,
    /// Whether the turn is a Rest with the labour tile.
    pub is_labour: bool,
}

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

impl Pyramidice {
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.options.edition
    }

    /// The seat whose turn it is; in the architect's turn the one that plays against him.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.active.seat()
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn player(&self) -> &Player {
        &self.players[self.seat().index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat().index() & 3]
    }

    pub(crate) fn seats_in_play(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    /// Whether the player whose turn it is has the deity's power: owned, or borrowed for the turn.
    #[inline]
    pub(crate) fn has(&self, deity: Deity) -> bool {
        self.player().deities.contains(deity) || self.work.loan == Some(deity)
    }

    #[inline]
    pub(crate) fn has_scarab(&self, scarab: Scarab) -> bool {
        self.player().scarab == Some(scarab)
    }

    /// The architect who is played against.
    pub(crate) fn opponent(&self) -> Option<Architect> {
        self.options.architect
    }
}

impl Owner {
    /// The seat itself; for the architect the one that plays against him.
    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Owner::Seat(seat) => seat,
            Owner::Architect => Seat::new(0),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_fits_into_four_cache_lines() {
        assert!(size_of::<Pyramidice>() <= 256, "{} bytes", size_of::<Pyramidice>());
    }
}
