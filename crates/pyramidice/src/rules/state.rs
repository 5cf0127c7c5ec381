//! The state.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::rules::{
    Architect, Deities, Deity, Dice, Display, Laid, Numbers, Options, Owner, Phase, Project, Projects,
    Pyramids, Quarry, Resources, Row, Scarab, Scarabs,
};

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
    /// Who triggered the end: the game ends after their next turn.
    pub(crate) pharaoh: Option<Owner>,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
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

/// What is only true until the end of a Work turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Deities that were used and lie turned.
    pub used: Deities,
    /// The deity that the Amethyst scarab borrowed.
    pub loan: Option<Deity>,
    /// How many rerolls were made, not counting Maat's.
    pub rerolls: u8,
    /// Whether any die was rerolled, by Maat too.
    pub has_rerolled: bool,
    /// Whether the owner's scarab has done what it does once in a Work turn.
    pub scarab_is_used: bool,
    /// Whether the turn is a Rest with the labour tile.
    pub is_labour: bool,
}

impl Pyramidice {
    #[inline]
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

    /// The tiles before an owner.
    pub(crate) fn laid_before(&self, owner: Owner) -> Laid {
        match owner {
            Owner::Seat(seat) => self.players[seat.index()].tiles,
            Owner::Architect => self.architect.tiles,
        }
    }

    /// The architect who is played against.
    pub(crate) fn opponent(&self) -> Option<Architect> {
        self.options.architect
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
