//! What a seat can decide, and when.

use game::ActionSet;
use game::bits::{Ranked, choose_set_bit};
use rand::Rng;

use crate::fleet::{Pair, Space};
use crate::harbor::{Boat, Cell};
use crate::state::{Duel, Phase};
use crate::token::ActionToken;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Action {
    /// Place a meeple on a cell.
    Place(Cell),
    /// Unload a boat.
    Unload(Boat),
    /// Play an action token.
    Use(ActionToken),
    /// Take the token of this space.
    Take(Space),
    /// Swap two tokens of a boat.
    Swap(Boat, Pair),
    /// No third placement, no second unload.
    Stop,
}

/// A set of actions: one bit for each of the 56 there are, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionMask(u64);

const PLACE: u32 = 0;
const UNLOAD: u32 = 9;
const USE: u32 = 15;
const TAKE: u32 = 19;
const SWAP: u32 = 37;
const STOP: u32 = 55;

/// Every action by its number; the last eight numbers are not used.
static ACTIONS: [Action; 64] = actions();

impl Duel {
    /// The one definition of what is legal.
    #[inline(always)]
    pub(crate) fn legal_actions(&self) -> ActionMask {
        // Nearly always; a branch of its own is foreseen better than a jump table.
        if self.phase == Phase::Choose {
            return ActionMask(self.placements() | self.unloads() | u64::from(self.playable()) << USE);
        }
        let mask = match self.phase {
            Phase::Choose => self.placements() | self.unloads() | u64::from(self.playable()) << USE,
            Phase::Placing { placed } => {
                // Two placements are the minimum of Place 2–3; the third may be left out (R3).
                let stop = if placed >= 2 { 1 << STOP } else { 0 };
                self.placements() | stop
            }
            Phase::PlacingToUnload => self.placements_for_unload(),
            Phase::Unloading { .. } => self.unloads(),
            Phase::UnloadingAgain => self.unloads() | 1 << STOP,
            Phase::Taking => u64::from(self.fleet.takeable()) << TAKE,
            Phase::Swapping => self.swaps(),
            Phase::Loading { .. } | Phase::Refilling { .. } | Phase::Replacing { .. } | Phase::Over => 0,
        };
        ActionMask(mask)
    }

    fn placements(&self) -> u64 {
        let has_meeple = self.harbor.hand(self.to_act) > 0;
        if has_meeple { u64::from(self.harbor.free()) << PLACE } else { 0 }
    }

    /// Only placements that allow an unload (R5).
    fn placements_for_unload(&self) -> u64 {
        u64::from(self.harbor.free_for_unload(self.fleet.in_play())) << PLACE
    }

    fn unloads(&self) -> u64 {
        u64::from(self.harbor.ready() & self.fleet.in_play()) << UNLOAD
    }

    fn swaps(&self) -> u64 {
        // Three pairs a boat: spread the set of boats to every third bit and fill the gaps.
        let boats = u64::from(self.fleet.in_play());
        (0..6).fold(0, |mask, boat| mask | (boats >> boat & 1) * 0b111 << (3 * boat)) << SWAP
    }

    /// The action tokens that can be carried out whole, as a set of bits.
    #[inline]
    fn playable(&self) -> u8 {
        let hand = self.harbor.hand(self.to_act);
        let boats = self.fleet.in_play();
        let can = |action| match action {
            // Not if the boats hold action tokens only (R9).
            ActionToken::Take => self.fleet.takeable() != 0,
            // Not with one meeple in hand (R3).
            ActionToken::Place => hand >= 2,
            // Not with an empty hand (R4), nor where no placement allows an unload (R5): it takes a line with a meeple,
            // because a line that is not full has a free cell.
            ActionToken::Unload => (hand >= 1) & (self.harbor.started() & boats != 0),
            // Not with nothing to unload (R7).
            ActionToken::Swap => self.harbor.ready() & boats != 0,
        };
        let possible = ActionToken::ALL.map(|action| u8::from(can(action)) << action as u8);
        self.holdings[self.to_act.index()].playable_actions()
            & possible.into_iter().fold(0, |set, bit| set | bit)
    }
}

impl Action {
    fn number(self) -> u32 {
        match self {
            Action::Place(cell) => PLACE + u32::from(cell.index()),
            Action::Unload(boat) => UNLOAD + boat.index() as u32,
            Action::Use(action) => USE + action as u32,
            Action::Take(space) => TAKE + u32::from(space.index()),
            Action::Swap(boat, pair) => SWAP + 3 * boat.index() as u32 + pair as u32,
            Action::Stop => STOP,
        }
    }

    /// Every action there is.
    pub fn all() -> impl Iterator<Item = Action> {
        ACTIONS[..=STOP as usize].iter().copied()
    }
}

impl ActionMask {
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl ActionSet<Action> for ActionMask {
    #[inline]
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        ACTIONS[Ranked::new(self.0).nth(n as u32) as usize & 63]
    }

    #[inline]
    fn only(&self) -> Option<Action> {
        debug_assert!(self.0 != 0, "a decision has at least one legal action");
        let rest = self.0 & self.0.wrapping_sub(1);
        (rest == 0).then(|| ACTIONS[self.0.trailing_zeros() as usize & 63])
    }

    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> Action {
        ACTIONS[choose_set_bit(self.0, rng) as usize & 63]
    }

    fn contains(&self, action: Action) -> bool {
        self.0 >> action.number() & 1 == 1
    }
}

const fn actions() -> [Action; 64] {
    let mut actions = [Action::Stop; 64];
    let mut number = 0;
    while number < STOP {
        actions[number as usize] = if number < UNLOAD {
            let cell = (number - PLACE) as u8;
            Action::Place(Cell::at(cell % 3, cell / 3))
        } else if number < USE {
            Action::Unload(Boat::new((number - UNLOAD) as u8))
        } else if number < TAKE {
            Action::Use(ActionToken::ALL[(number - USE) as usize])
        } else if number < SWAP {
            let space = (number - TAKE) as u8;
            Action::Take(Space::new(Boat::new(space / 3), space % 3 + 1))
        } else {
            let swap = (number - SWAP) as usize;
            Action::Swap(Boat::new((swap / 3) as u8), Pair::ALL[swap % 3])
        };
        number += 1;
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_numbered_in_their_order() {
        let all: Vec<Action> = Action::all().collect();
        assert_eq!(all.len(), 56);
        assert!(all.is_sorted());
        for (number, action) in all.into_iter().enumerate() {
            assert_eq!(action.number() as usize, number);
        }
    }
}
