//! The characters that can be recruited and the spaces where a servant can be put.

use game::bits::{Ranked, below};
use rand::Rng;

use crate::rules::{Action, Character, Characters, MOST_SPACES, Market, Space, SpaceNames};

/// What a turn can begin with. Most decisions are of this sort, and listing every free space would take longer than all
/// the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Openings {
    unnamed: Unnamed,
    names: [SpaceNames; MARKETS],
}

/// The same without the names of the spaces, which a random game can do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unnamed {
    characters: Characters,
    /// For each market, a bit for each of its spaces in the order of rank, which is also that of the names.
    spaces: u64,
}

/// One of the openings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opening {
    /// A character is recruited.
    Recruit(Character),
    /// A servant is put on the space of this market with this rank.
    Place(Market, usize),
}

const MARKETS: usize = Market::ALL.len();

impl Unnamed {
    /// Of each market a bit for each free space.
    #[inline]
    pub(super) fn new(characters: Characters, free: [u16; MARKETS]) -> Unnamed {
        let markets = free.into_iter().rev();
        let spaces = markets.fold(0, |spaces, free| spaces << MOST_SPACES | u64::from(free));
        Unnamed { characters, spaces }
    }

    #[inline]
    fn len(self) -> usize {
        (self.characters.len() + self.spaces.count_ones()) as usize
    }

    #[inline]
    pub(crate) fn has_several(self) -> bool {
        // Two free spaces are nearly always seen at once.
        self.spaces & self.spaces.wrapping_sub(1) != 0 || self.len() > 1
    }

    #[inline]
    fn nth(self, n: usize) -> Opening {
        self.find(n as u32, self.characters.len(), Ranked::new(self.spaces))
    }

    /// One of them, each equally likely.
    #[inline]
    pub(crate) fn choose(self, rng: &mut impl Rng) -> Opening {
        let (characters, spaces) = (self.characters.len(), Ranked::new(self.spaces));
        self.find(below(characters + spaces.count(), rng), characters, spaces)
    }

    /// The `n`-th, with what was counted already.
    #[inline]
    fn find(self, n: u32, characters: u32, spaces: Ranked) -> Opening {
        if n < characters {
            return Opening::Recruit(self.characters.nth(n));
        }
        place_on(spaces.nth(n - characters))
    }
}

#[inline]
fn place_on(bit: u32) -> Opening {
    let (market, rank) = (bit as usize / MOST_SPACES, bit as usize % MOST_SPACES);
    Opening::Place(Market::ALL[market], rank)
}

impl Openings {
    /// With the names of all spaces of each market.
    #[inline]
    pub(super) fn new(unnamed: Unnamed, names: [SpaceNames; MARKETS]) -> Openings {
        Openings { unnamed, names }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.unnamed.len()
    }

    #[inline]
    pub(super) fn nth(&self, n: usize) -> Action {
        self.name(self.unnamed.nth(n))
    }

    #[inline]
    pub(super) fn only(&self) -> Option<Action> {
        if self.unnamed.has_several() || self.len() != 1 { None } else { Some(self.nth(0)) }
    }

    #[inline]
    pub(super) fn choose(&self, rng: &mut impl Rng) -> Action {
        self.name(self.unnamed.choose(rng))
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        if let Action::Recruit(character) = action {
            return self.unnamed.characters.has(character);
        }
        let Action::Place(space) = action else { return false };
        let first = MOST_SPACES * space.market().index();
        let mut bits = first..first + MOST_SPACES;
        bits.any(|bit| self.unnamed.spaces >> bit & 1 == 1 && self.name(place_on(bit as u32)) == action)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Action> {
        let mut rest = self.unnamed.spaces;
        let places = std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (bit < u64::BITS).then(|| self.name(place_on(bit)))
        });
        self.unnamed.characters.iter().map(Action::Recruit).chain(places)
    }

    #[inline]
    fn name(&self, opening: Opening) -> Action {
        match opening {
            Opening::Recruit(character) => Action::Recruit(character),
            Opening::Place(market, rank) => {
                Action::Place(Space::named(market, self.names[market.index()].of(rank)))
            }
        }
    }
}
