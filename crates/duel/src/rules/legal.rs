//! The only definition of what is legal, and the set that holds it.

use game::ActionSet;
use game::bits::{Chunk, Ranked, below};
use rand::Rng;

use super::actions::{ACTIONS, Action, STOP, SWAP, TAKE, UNLOAD, USE};
use super::phase::Phase;
use super::pieces::{ActionToken, Boat, Cell};
use super::state::Duel;

/// A set of actions: one bit for each of the 56 there are, in their order.
///
/// Placements are kept apart from all others: they are chosen most often, and need not be extracted from one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionMask {
    placements: u64,
    others: u64,
}

impl Duel {
    #[inline]
    pub(crate) fn legal_actions(&self) -> ActionMask {
        // Nearly always, and a branch of its own is predicted better than a jump table.
        if self.phase == Phase::Choose { self.choices() } else { self.legal_in_phase() }
    }

    /// Out of line, because it is rare and the inner loop of every search is tight.
    #[inline(never)]
    fn legal_in_phase(&self) -> ActionMask {
        let (placements, others) = match self.phase {
            Phase::Choose => return self.choices(),
            // Two placements are the minimum of Place 2–3; the third may be left out (R3).
            Phase::Placing { placed } => {
                (self.placements(), if placed >= 2 { numbered_from(STOP, 1) } else { 0 })
            }
            Phase::PlacingToUnload => (self.placements_for_unload(), 0),
            Phase::Unloading { .. } => (0, self.unloads()),
            Phase::UnloadingAgain => (0, self.unloads() | numbered_from(STOP, 1)),
            Phase::Taking => (0, numbered_from(TAKE, u64::from(self.fleet.takeable()))),
            Phase::Swapping => (0, self.swaps()),
            Phase::Loading { .. } | Phase::Refilling { .. } | Phase::Replacing { .. } | Phase::Over => (0, 0),
        };
        ActionMask { placements, others }
    }

    /// What a turn can begin with.
    #[inline]
    fn choices(&self) -> ActionMask {
        ActionMask { placements: self.placements(), others: self.unloads() | self.uses() }
    }

    #[inline]
    pub(crate) fn placements(&self) -> u64 {
        let has_meeple = self.harbor.hand(self.to_act) > 0;
        if has_meeple { u64::from(self.harbor.free()) } else { 0 }
    }

    /// Only placements that allow an unload (R5).
    fn placements_for_unload(&self) -> u64 {
        u64::from(self.harbor.free_for_unload(self.fleet.in_play()))
    }

    #[inline]
    pub(crate) fn unloads(&self) -> u64 {
        numbered_from(UNLOAD, u64::from(self.harbor.ready() & self.fleet.in_play()))
    }

    fn swaps(&self) -> u64 {
        // Three pairs a boat: spread the set of boats to every third bit and fill the gaps.
        let boats = u64::from(self.fleet.in_play());
        numbered_from(SWAP, (0..6).fold(0, |mask, boat| mask | ((boats >> boat & 1) * 0b111) << (3 * boat)))
    }

    /// Only action tokens that can be carried out in full.
    #[inline]
    fn uses(&self) -> u64 {
        let held = numbered_from(USE, u64::from(self.holdings[self.to_act.index()].playable_actions()));
        let mut uses = held & USES_BY_HAND[usize::from(self.harbor.hand(self.to_act))];
        // Not if the boats hold nothing but action tokens (R9).
        if self.fleet.takeable() == 0 {
            uses &= !use_of(ActionToken::Take);
        }
        // Not where no placement allows an unload (R5): it takes a line with a meeple, because a line that is not full
        // has a free cell.
        if self.harbor.started() & self.fleet.in_play() == 0 {
            uses &= !use_of(ActionToken::Unload);
        }
        // Not with nothing to unload (R7).
        if self.unloads() == 0 {
            uses &= !use_of(ActionToken::Swap);
        }
        uses
    }
}

/// The action tokens that this many meeples in hand suffice for: Place takes two (R3), Unload one (R4).
static USES_BY_HAND: [u64; 8] = {
    let none = use_of(ActionToken::Take) | use_of(ActionToken::Swap);
    let one = none | use_of(ActionToken::Unload);
    let two = one | use_of(ActionToken::Place);
    [none, one, two, two, two, two, two, two]
};

const fn use_of(action: ActionToken) -> u64 {
    numbered_from(USE, 1 << action as u8)
}

/// Some actions that are not placements, all of one sort; `first` is the number of the first of that sort.
const fn numbered_from(first: u32, set: u64) -> u64 {
    set << (first - UNLOAD)
}

impl ActionMask {
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// All in one word, by their numbers.
    #[inline]
    fn bits(self) -> u64 {
        self.placements | self.others << UNLOAD
    }
}

impl ActionSet<Action> for ActionMask {
    #[inline]
    fn len(&self) -> usize {
        self.bits().count_ones() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        ACTIONS[Ranked::new(self.bits()).nth(n as u32) as usize & 63]
    }

    #[inline]
    fn number(action: Action) -> Option<usize> {
        Some(action.number() as usize)
    }

    #[inline]
    fn only(&self) -> Option<Action> {
        let bits = self.bits();
        debug_assert!(bits != 0, "a decision has at least one legal action");
        let rest = bits & bits.wrapping_sub(1);
        (rest == 0).then(|| ACTIONS[bits.trailing_zeros() as usize & 63])
    }

    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> Action {
        if self.others >> Chunk::BITS != 0 {
            let ranked = Ranked::new(self.bits());
            return ACTIONS[ranked.nth(below(ranked.count(), rng)) as usize & 63];
        }
        let (placements, others) = (Chunk::new(self.placements), Chunk::new(self.others));
        let n = below(placements.count() + others.count(), rng);
        // What comes next depends on the sort of action, so the sooner the processor knows it the better: the two most
        // common sorts are told apart here, without looking the action up.
        if n < placements.count() {
            return Action::Place(Cell::new(placements.nth(n) as u8));
        }
        let number = UNLOAD + others.nth(n - placements.count());
        if number < USE {
            Action::Unload(Boat::new((number - UNLOAD) as u8))
        } else {
            ACTIONS[number as usize & 63]
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.bits() >> action.number() & 1 == 1
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Action> {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| ACTIONS[rest.trailing_zeros() as usize & 63])?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn every_legal_action_is_chosen_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let [all, stop, take] = [0x3ff, numbered_from(STOP, 1), numbered_from(TAKE, 0x3_0405)];
        for (placements, others) in
            [(0x1ff, all), (0x1, 0), (0, 0x41), (0x92, 0x15), (0x105, stop), (0, take)]
        {
            let legal = ActionMask { placements, others };
            let mut counts = [0_u32; 56];
            let each = 10_000;
            for _ in 0..each * legal.len() {
                counts[legal.choose(&mut rng).number() as usize] += 1;
            }
            for action in Action::all() {
                let expected = if legal.contains(action) { each as f64 } else { 0.0 };
                let deviation = (f64::from(counts[action.number() as usize]) - expected).abs();
                assert!(deviation <= 5.0 * expected.sqrt(), "{action} of {legal:?}: {deviation} away");
            }
        }
    }
}
