//! The characters that can be recruited and the spaces where a servant can be put.

use game::bits::{Ranked, below};
use rand::Rng;

use crate::rules::{Action, Characters, MOST_SPACES, Market, Space, SpaceNames};

/// What a turn can begin with. Most decisions are of this sort, and listing every free space would take longer than all
/// the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Openings {
    characters: Characters,
    /// For each market, a bit for each of its spaces in the order of rank, which is also that of the names.
    spaces: u64,
    names: [SpaceNames; MARKETS],
}

const MARKETS: usize = Market::ALL.len();

impl Openings {
    /// Of each market a bit for each free space, and the names of all spaces.
    #[inline]
    pub(super) fn new(
        characters: Characters,
        free: [u16; MARKETS],
        names: [SpaceNames; MARKETS],
    ) -> Openings {
        let markets = free.into_iter().rev();
        let spaces = markets.fold(0, |spaces, free| spaces << MOST_SPACES | u64::from(free));
        Openings { characters, spaces, names }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        (self.characters.len() + self.spaces.count_ones()) as usize
    }

    #[inline]
    pub(super) fn nth(&self, n: usize) -> Action {
        self.find(n as u32, self.characters.len(), Ranked::new(self.spaces))
    }

    #[inline]
    pub(super) fn only(&self) -> Option<Action> {
        // Two free spaces are nearly always seen at once.
        let has_spaces = self.spaces & self.spaces.wrapping_sub(1) != 0;
        if has_spaces || self.len() != 1 { None } else { Some(self.nth(0)) }
    }

    #[inline]
    pub(super) fn choose(&self, rng: &mut impl Rng) -> Action {
        let (characters, spaces) = (self.characters.len(), Ranked::new(self.spaces));
        self.find(below(characters + spaces.count(), rng), characters, spaces)
    }

    /// The `n`-th, with what was counted already.
    #[inline]
    fn find(&self, n: u32, characters: u32, spaces: Ranked) -> Action {
        if n < characters {
            return Action::Recruit(self.characters.nth(n));
        }
        self.place_on(spaces.nth(n - characters))
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        if let Action::Recruit(character) = action {
            return self.characters.has(character);
        }
        let Action::Place(space) = action else { return false };
        let first = MOST_SPACES * space.market().index();
        let mut bits = first..first + MOST_SPACES;
        bits.any(|bit| self.spaces >> bit & 1 == 1 && self.place_on(bit as u32) == action)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Action> {
        let mut rest = self.spaces;
        let places = std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (bit < u64::BITS).then(|| self.place_on(bit))
        });
        self.characters.iter().map(Action::Recruit).chain(places)
    }

    #[inline]
    fn place_on(&self, bit: u32) -> Action {
        let (market, rank) = (bit as usize / MOST_SPACES, bit as usize % MOST_SPACES);
        Action::Place(Space::named(Market::ALL[market], self.names[market].of(rank)))
    }
}
