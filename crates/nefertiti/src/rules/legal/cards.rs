//! Actions with one verb that name a card, by its place or by its kind.

use game::bits::{Ranked, below};
use rand::Rng;

use crate::rules::{Action, KINDS, Kind, Kinds, Pick, Place, Places};

/// What can be done with one of several cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Verb {
    Take,
    Buy,
    Score,
    Discard,
    Want,
    Give,
    Steal,
}

const VERBS: [Verb; 7] =
    [Verb::Take, Verb::Buy, Verb::Score, Verb::Discard, Verb::Want, Verb::Give, Verb::Steal];

/// The cards that can be chosen: a bit for each place, then one for each kind, and the last one for leaving them alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cards {
    verb: Verb,
    bits: u32,
}

const FIRST_KIND: usize = Place::ALL.len();
const LEAVE: usize = FIRST_KIND + KINDS;

impl Cards {
    /// None yet.
    #[inline]
    pub(super) const fn to(verb: Verb) -> Cards {
        Cards { verb, bits: 0 }
    }

    #[inline]
    pub(super) const fn places(self, places: Places) -> Cards {
        Cards { bits: self.bits | places.0 as u32, ..self }
    }

    #[inline]
    pub(super) const fn kinds(self, kinds: Kinds) -> Cards {
        Cards { bits: self.bits | kinds.0 << FIRST_KIND, ..self }
    }

    /// All of them can be left alone.
    #[inline]
    pub(super) const fn or_leave(self) -> Cards {
        Cards { bits: self.bits | 1 << LEAVE, ..self }
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    pub(super) fn nth(self, n: usize) -> Action {
        self.action(Ranked::new(self.bits.into()).nth(n as u32))
    }

    #[inline]
    pub(super) fn only(self) -> Option<Action> {
        self.bits.is_power_of_two().then(|| self.action(self.bits.trailing_zeros()))
    }

    #[inline]
    pub(crate) fn has_several(self) -> bool {
        self.bits & self.bits.wrapping_sub(1) != 0
    }

    #[inline]
    pub(crate) fn choose(self, rng: &mut impl Rng) -> Action {
        let bits = Ranked::new(self.bits.into());
        self.action(bits.nth(below(bits.count(), rng)))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Action> {
        (0..u32::BITS).filter(move |bit| self.bits >> bit & 1 == 1).map(move |bit| self.action(bit))
    }

    #[inline]
    fn action(self, bit: u32) -> Action {
        ACTIONS[self.verb as usize][bit as usize & (ROW - 1)]
    }
}

/// A row is a power of two for quick indexing.
const ROW: usize = 32;

static ACTIONS: [[Action; ROW]; VERBS.len()] = {
    let mut actions = [[Action::Stop; ROW]; VERBS.len()];
    let mut index = 0;
    while index < ROW * VERBS.len() {
        actions[index / ROW][index % ROW] = action(VERBS[index / ROW], index % ROW);
        index += 1;
    }
    actions
};

/// Bits that stand for nothing are never set.
const fn action(verb: Verb, bit: usize) -> Action {
    if bit >= LEAVE {
        return if matches!(verb, Verb::Buy) { Action::Half } else { Action::Stop };
    }
    let pick =
        if bit < FIRST_KIND { Pick::Place(Place::ALL[bit]) } else { Pick::Kind(Kind::ALL[bit - FIRST_KIND]) };
    match (verb, pick) {
        (Verb::Take, _) => Action::Take(pick),
        (Verb::Buy, _) => Action::Buy(pick),
        (Verb::Score, Pick::Kind(kind)) => Action::Score(kind),
        (Verb::Discard, Pick::Kind(kind)) => Action::Discard(kind),
        (Verb::Want, Pick::Kind(kind)) => Action::Want(kind),
        (Verb::Give, Pick::Kind(kind)) => Action::Give(kind),
        (Verb::Steal, Pick::Place(place)) => Action::Steal(place),
        (Verb::Score | Verb::Discard | Verb::Want | Verb::Give, Pick::Place(_))
        | (Verb::Steal, Pick::Kind(_)) => Action::Stop,
    }
}
