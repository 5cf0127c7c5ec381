//! The legal actions of one decision: search makes millions of these.

use game::ActionSet;
use rand::Rng;

use super::cards::Cards;
use super::openings::Openings;
use crate::rules::Action;

/// The legal actions of one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices(Held);

/// Nearly all decisions are held as bits: a list costs an allocation.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Held {
    Openings(Openings),
    Cards(Cards),
    List(Vec<Action>),
}

impl From<Openings> for Choices {
    #[inline]
    fn from(openings: Openings) -> Choices {
        Choices(Held::Openings(openings))
    }
}

impl From<Cards> for Choices {
    #[inline]
    fn from(cards: Cards) -> Choices {
        Choices(Held::Cards(cards))
    }
}

impl FromIterator<Action> for Choices {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Choices {
        let list: Vec<Action> = actions.into_iter().collect();
        debug_assert!(list.is_sorted_by(|one, next| one < next), "choices are listed in their order");
        Choices(Held::List(list))
    }
}

impl ActionSet<Action> for Choices {
    #[inline]
    fn len(&self) -> usize {
        match &self.0 {
            Held::Openings(openings) => openings.len(),
            Held::Cards(cards) => cards.len(),
            Held::List(list) => list.len(),
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        match &self.0 {
            Held::Openings(openings) => openings.nth(n),
            Held::Cards(cards) => cards.nth(n),
            Held::List(list) => list[n],
        }
    }

    #[inline]
    fn only(&self) -> Option<Action> {
        match &self.0 {
            Held::Openings(openings) => openings.only(),
            Held::Cards(cards) => cards.only(),
            Held::List(list) => {
                if let [only] = list[..] {
                    Some(only)
                } else {
                    None
                }
            }
        }
    }

    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> Action {
        match &self.0 {
            Held::Openings(openings) => openings.choose(rng),
            Held::Cards(cards) => cards.choose(rng),
            Held::List(list) => list[game::bits::below(list.len() as u32, rng) as usize],
        }
    }

    fn contains(&self, action: Action) -> bool {
        match &self.0 {
            Held::Openings(openings) => openings.contains(action),
            Held::Cards(cards) => cards.iter().any(|other| other == action),
            Held::List(list) => list.binary_search(&action).is_ok(),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let (openings, cards, list) = match &self.0 {
            Held::Openings(openings) => (Some(openings), None, &[][..]),
            Held::Cards(cards) => (None, Some(cards), &[][..]),
            Held::List(list) => (None, None, &list[..]),
        };
        let openings = openings.into_iter().flat_map(Openings::iter);
        openings.chain(cards.into_iter().flat_map(|cards| cards.iter())).chain(list.iter().copied())
    }
}
