//! What a seat can decide, and the number of each decision.

use super::pieces::{ActionToken, Boat, Cell, Pair, Space};

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

/// Actions are numbered in their order; these are the first numbers of each sort.
const PLACE: u32 = 0;
pub(super) const UNLOAD: u32 = 9;
pub(super) const USE: u32 = 15;
pub(super) const TAKE: u32 = 19;
pub(super) const SWAP: u32 = 37;
pub(super) const STOP: u32 = 55;

/// Every action by its number; the last eight numbers are not used.
pub(super) static ACTIONS: [Action; 64] = actions();

impl Action {
    #[inline]
    pub(crate) fn number(self) -> u32 {
        match self {
            Action::Place(cell) => PLACE + u32::from(cell.index()),
            Action::Unload(boat) => UNLOAD + boat.index() as u32,
            Action::Use(action) => USE + action as u32,
            Action::Take(space) => TAKE + u32::from(space.index()),
            Action::Swap(boat, pair) => SWAP + 3 * boat.index() as u32 + pair as u32,
            Action::Stop => STOP,
        }
    }

    /// The action with this number.
    pub(crate) fn numbered(number: usize) -> Option<Action> {
        ACTIONS[..Action::COUNT].get(number).copied()
    }

    /// How many there are.
    pub(crate) const COUNT: usize = STOP as usize + 1;

    /// Every action there is.
    pub fn all() -> impl Iterator<Item = Action> {
        ACTIONS[..=STOP as usize].iter().copied()
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
