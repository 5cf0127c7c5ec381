//! The legal actions of one decision, held inline: search makes millions of these.

use arrayvec::ArrayVec;
use game::ActionSet;
use game::bits::Ranked;

use crate::rules::{Action, Character, MOST_SPACES, Market, Space, SpaceName};

/// The most actions that are ever listed: four partners with every kind of gift.
const MOST: usize = 80;

/// The legal actions of one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices(Held);

/// Most decisions are about where to put a servant: listing every free space would take longer than all the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a list on the heap would cost an allocation for each decision"
)]
enum Held {
    Openings(Openings),
    List(ArrayVec<Action, MOST>),
}

/// The characters that can be recruited and the spaces where a servant can be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Openings {
    /// A bit for each character.
    characters: u64,
    /// For each market, a bit for each of its spaces in the order of rank, which is also that of the names.
    spaces: u64,
    names: [[SpaceName; MOST_SPACES]; Market::ALL.len()],
}

impl Openings {
    #[inline]
    pub(super) fn recruit(&mut self, character: Character) {
        self.characters |= 1 << character as u32;
    }

    #[inline]
    pub(super) fn place(&mut self, market: Market, free: u16, names: [SpaceName; MOST_SPACES]) {
        self.spaces |= u64::from(free) << (MOST_SPACES * market.index());
        self.names[market.index()] = names;
    }

    #[inline]
    fn len(&self) -> usize {
        (self.characters.count_ones() + Ranked::new(self.spaces).count()) as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        let characters = self.characters.count_ones() as usize;
        if n < characters {
            return recruit_by(Ranked::new(self.characters).nth(n as u32));
        }
        self.place_on(Ranked::new(self.spaces).nth((n - characters) as u32))
    }

    fn contains(&self, action: Action) -> bool {
        let has = |bits: u64, bit: usize| bits >> bit & 1 == 1;
        if let Action::Recruit(character) = action {
            return has(self.characters, character as usize);
        }
        let Action::Place(space) = action else { return false };
        let first = MOST_SPACES * space.market().index();
        let mut bits = first..first + MOST_SPACES;
        bits.any(|bit| has(self.spaces, bit) && self.place_on(bit as u32) == action)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Action> {
        let recruits = bits(self.characters).map(recruit_by);
        recruits.chain(bits(self.spaces).map(|bit| self.place_on(bit)))
    }

    #[inline]
    fn place_on(&self, bit: u32) -> Action {
        let (market, rank) = (bit as usize / MOST_SPACES, bit as usize % MOST_SPACES);
        Action::Place(Space::named(Market::ALL[market], self.names[market][rank]))
    }
}

#[inline]
fn recruit_by(bit: u32) -> Action {
    Action::Recruit(Character::ALL[bit as usize])
}

/// The positions of set bits, ascending.
#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < u64::BITS).then_some(bit)
    })
}

impl Default for Choices {
    #[inline]
    fn default() -> Choices {
        Choices(Held::List(ArrayVec::new()))
    }
}

impl From<Openings> for Choices {
    #[inline]
    fn from(openings: Openings) -> Choices {
        Choices(Held::Openings(openings))
    }
}

impl Choices {
    #[inline]
    pub(super) fn add(&mut self, action: Action) {
        let Held::List(list) = &mut self.0 else { unreachable!("openings are complete") };
        debug_assert!(list.last().is_none_or(|last| *last < action), "choices are added in their order");
        list.push(action);
    }
}

impl Extend<Action> for Choices {
    #[inline]
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        actions.into_iter().for_each(|action| self.add(action));
    }
}

impl ActionSet<Action> for Choices {
    #[inline]
    fn len(&self) -> usize {
        match &self.0 {
            Held::Openings(openings) => openings.len(),
            Held::List(list) => list.len(),
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        match &self.0 {
            Held::Openings(openings) => openings.nth(n),
            Held::List(list) => list[n],
        }
    }

    fn contains(&self, action: Action) -> bool {
        match &self.0 {
            Held::Openings(openings) => openings.contains(action),
            Held::List(list) => list.binary_search(&action).is_ok(),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let (openings, list) = match &self.0 {
            Held::Openings(openings) => (Some(openings), &[][..]),
            Held::List(list) => (None, &list[..]),
        };
        openings.into_iter().flat_map(Openings::iter).chain(list.iter().copied())
    }
}
