//! Sets of legal actions.

use std::fmt::Debug;

use rand::Rng;

use crate::bits::below;

/// The legal actions of one decision, ascending and unique. Games choose how to hold them: a bit mask where there is a
/// fixed numbering of actions, an [`ActionList`] elsewhere.
#[expect(clippy::len_without_is_empty, reason = "a decision has at least one legal action")]
pub trait ActionSet<A>: Clone + PartialEq + Debug {
    /// How many there are.
    fn len(&self) -> usize;

    /// The `n`-th, counted from 0; `n` is below [`len`](ActionSet::len).
    fn nth(&self, n: usize) -> A;

    /// Whether this action is among them.
    fn contains(&self, action: A) -> bool;

    /// The number of an action, if there is a fixed numbering and it is in it: a quick way to look something up.
    #[inline]
    fn number(_action: A) -> Option<usize> {
        None
    }

    /// The one action, if there is only one.
    #[inline]
    fn only(&self) -> Option<A> {
        (self.len() == 1).then(|| self.nth(0))
    }

    /// One of them, each equally likely.
    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> A {
        self.nth(below(self.len() as u32, rng) as usize)
    }

    /// All of them, ascending.
    fn iter(&self) -> impl Iterator<Item = A> {
        (0..self.len()).map(|n| self.nth(n))
    }
}

/// Legal actions as a sorted list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionList<A>(Vec<A>);

impl<A: Ord> FromIterator<A> for ActionList<A> {
    fn from_iter<I: IntoIterator<Item = A>>(actions: I) -> ActionList<A> {
        let mut list: Vec<A> = actions.into_iter().collect();
        list.sort_unstable();
        list.dedup();
        ActionList(list)
    }
}

impl<A: Copy + Ord + Debug> ActionSet<A> for ActionList<A> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn nth(&self, n: usize) -> A {
        self.0[n]
    }

    fn contains(&self, action: A) -> bool {
        self.0.binary_search(&action).is_ok()
    }
}
