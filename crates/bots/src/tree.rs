//! A tree of decisions. Draws and hidden information are not in it: every visit meets luck of its own, so a decision is
//! identified by the decisions that led to it (open loop).
//!
//! Any number of threads may grow a tree together. What was added to it stays where it is and never changes; only results
//! are counted, by atomics. Whoever goes down counts the visit at once, with what it is likely to bring, and corrects that
//! when the result is known: to the others an edge looks better known while somebody is on the way, and they try something
//! else.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};

use game::{ActionSet, Seat};

/// One thing that can be decided, and its results so far.
#[derive(Debug)]
pub(crate) struct Edge<A, L> {
    pub(crate) action: A,
    /// Who decides.
    pub(crate) seat: Seat,
    /// How good it looked before it was tried.
    pub(crate) prior: f32,
    visits: AtomicU32,
    /// The sum of its results for that seat, in parts of [`ONE`].
    sum: AtomicU64,
    /// The decision that it leads to; it has no edges until this one was tried twice.
    pub(crate) next: Node<A, L>,
}

/// A result of 1. Whole numbers add up to the same sum in any order.
const ONE: f32 = (1 << 24) as f32;

impl<A, L> Edge<A, L> {
    fn new(action: A, seat: Seat, prior: f32) -> Edge<A, L> {
        let (visits, sum) = (AtomicU32::new(0), AtomicU64::new(0));
        Edge { action, seat, prior, visits, sum, next: Node::new() }
    }

    /// How often it was tried.
    #[inline]
    pub(crate) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The sum of its results for the seat that decides.
    #[inline]
    pub(crate) fn sum(&self) -> f32 {
        self.sum.load(Ordering::Relaxed) as f32 / ONE
    }

    /// Its average result.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.sum() / self.visits() as f32
    }

    /// Counts one more try, whose result is guessed to be this part of the mean until it is known.
    #[inline]
    pub(crate) fn visit(&self, part: f32) -> Visit<'_, A, L> {
        let before = self.visits.fetch_add(1, Ordering::Relaxed);
        if before == 0 || part == 0.0 {
            return Visit { edge: self, is_first: before == 0, guess: 0 };
        }
        let guess = (part * self.sum.load(Ordering::Relaxed) as f32 / before as f32) as u64;
        self.sum.fetch_add(guess, Ordering::Relaxed);
        Visit { edge: self, is_first: false, guess }
    }
}

/// A try whose result is not known yet.
pub(crate) struct Visit<'a, A, L> {
    pub(crate) edge: &'a Edge<A, L>,
    pub(crate) is_first: bool,
    /// What was added to the sum.
    guess: u64,
}

impl<A, L> Visit<'_, A, L> {
    /// Puts the result, which is at least 0, in the place of what was guessed.
    #[inline]
    pub(crate) fn end(&self, result: f32) {
        // Less than was guessed goes round to the right sum.
        self.edge.sum.fetch_add(((result * ONE) as u64).wrapping_sub(self.guess), Ordering::Relaxed);
    }
}

/// A decision. Its edges are in groups, one after the other: luck may make actions legal that were not before.
#[derive(Debug)]
pub(crate) struct Node<A, L>(OnceLock<Box<Group<A, L>>>);

/// Edges that were added together.
#[derive(Debug)]
struct Group<A, L> {
    /// Who decided when they were added, and what was legal.
    seat: Seat,
    legal: L,
    edges: Box<[Edge<A, L>]>,
    more: Node<A, L>,
}

/// Everything that was tried, from the current decision on.
#[derive(Debug)]
pub(crate) struct Tree<A, L> {
    pub(crate) root: Node<A, L>,
    /// How many edges there are, and the most that there may be.
    edges: AtomicUsize,
    most: usize,
}

impl<A: Copy + Eq, L: ActionSet<A>> Tree<A, L> {
    pub(crate) fn new(most: usize) -> Tree<A, L> {
        Tree { root: Node::new(), edges: AtomicUsize::new(0), most }
    }

    /// Lists the edges of a decision that are legal now; new ones are added with their priors. `None` if the tree is full.
    #[inline]
    pub(crate) fn open<'a>(
        &'a self,
        node: &'a Node<A, L>,
        seat: Seat,
        legal: &L,
        mut prior: impl FnMut(A) -> f32,
        open: &mut Vec<&'a Edge<A, L>>,
    ) -> Option<()> {
        let mut last = node.list(seat, legal, open);
        while open.len() < legal.len() {
            self.grow(last, seat, legal, open, &mut prior)?;
            last = node.list(seat, legal, open);
        }
        Some(())
    }

    /// Adds the legal actions that are not among the known ones, unless another thread has just added some. Out of line,
    /// because it is done once per decision, or a few times if luck makes other actions legal.
    #[inline(never)]
    fn grow(
        &self,
        last: &Node<A, L>,
        seat: Seat,
        legal: &L,
        known: &[&Edge<A, L>],
        prior: &mut impl FnMut(A) -> f32,
    ) -> Option<()> {
        let new = legal.iter().filter(|action| known.iter().all(|edge| edge.action != *action));
        let edges: Box<[_]> = new.map(|action| Edge::new(action, seat, prior(action))).collect();
        if self.edges.fetch_add(edges.len(), Ordering::Relaxed) + edges.len() > self.most {
            self.edges.fetch_sub(edges.len(), Ordering::Relaxed);
            return None;
        }
        let group = Group { seat, legal: legal.clone(), edges, more: Node::new() };
        if let Err(late) = last.0.set(Box::new(group)) {
            self.edges.fetch_sub(late.edges.len(), Ordering::Relaxed);
        }
        Some(())
    }

    /// The most tried line.
    pub(crate) fn line(&self) -> Vec<(Seat, A)> {
        self.root.line(1)
    }

    /// The most tried line after a first decision, as far as each was tried at least so often.
    pub(crate) fn line_after(&self, seat: Seat, action: A, least: u32) -> Vec<(Seat, A)> {
        let taken = self.root.edges().find(|edge| edge.seat == seat && edge.action == action);
        taken.map(|edge| edge.next.line(least)).unwrap_or_default()
    }

    /// Moves the root one decision on, and keeps what was tried after it.
    pub(crate) fn advance(&mut self, seat: Seat, action: A) {
        let next = self.root.take(seat, action).unwrap_or_else(Node::new);
        *self = Tree { edges: AtomicUsize::new(next.size()), root: next, most: self.most };
    }
}

impl<A, L> Node<A, L> {
    const fn new() -> Node<A, L> {
        Node(OnceLock::new())
    }

    fn groups(&self) -> impl Iterator<Item = &Group<A, L>> {
        std::iter::successors(self.group(), |group| group.more.group())
    }

    fn group(&self) -> Option<&Group<A, L>> {
        self.0.get().map(Box::as_ref)
    }

    pub(crate) fn edges(&self) -> impl Iterator<Item = &Edge<A, L>> {
        self.groups().flat_map(|group| &group.edges)
    }

    /// How many edges there are here and below.
    fn size(&self) -> usize {
        self.edges().map(|edge| 1 + edge.next.size()).sum()
    }
}

impl<A: Copy + Eq, L: ActionSet<A>> Node<A, L> {
    /// Lists the edges that are legal now, and says where more would go. Often all edges of the first group are legal, and
    /// nothing else. Otherwise, most were added in the order in which they are legal, so that few need to be looked up.
    #[inline]
    fn list<'a>(&'a self, seat: Seat, legal: &L, open: &mut Vec<&'a Edge<A, L>>) -> &'a Node<A, L> {
        open.clear();
        let mut expected = legal.iter();
        let mut next = expected.next();
        let mut last = self;
        while let Some(group) = last.group() {
            last = &group.more;
            if group.seat != seat {
                continue;
            }
            if open.is_empty() && group.legal == *legal {
                open.extend(&group.edges);
                return last;
            }
            for edge in &group.edges {
                if next == Some(edge.action) {
                    next = expected.next();
                    open.push(edge);
                } else if legal.contains(edge.action) {
                    open.push(edge);
                }
            }
        }
        last
    }

    fn line(&self, least: u32) -> Vec<(Seat, A)> {
        let (mut node, mut line) = (self, Vec::new());
        while let Some(edge) = node.edges().max_by_key(|edge| edge.visits())
            && edge.visits() >= least
        {
            line.push((edge.seat, edge.action));
            node = &edge.next;
        }
        line
    }

    /// Takes out what follows a decision.
    fn take(&mut self, seat: Seat, action: A) -> Option<Node<A, L>> {
        let mut group = self.0.take();
        while let Some(mut own) = group {
            if let Some(edge) = own.edges.iter_mut().find(|edge| edge.seat == seat && edge.action == action) {
                return Some(std::mem::replace(&mut edge.next, Node::new()));
            }
            group = own.more.0.take();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_try_on_its_way_counts_as_a_part_of_the_mean_until_its_result_is_known() {
        for (part, meanwhile) in [(1.0, 0.75), (0.5, 0.625), (0.0, 0.5)] {
            let edge: Edge<char, ()> = Edge::new('a', Seat::new(0), 1.0);
            let first = edge.visit(part);
            assert_eq!((first.is_first, edge.sum()), (true, 0.0), "nothing is known of it");
            first.end(1.0);
            edge.visit(part).end(0.5);
            let third = edge.visit(part);
            assert_eq!((third.is_first, edge.visits()), (false, 3));
            assert!((edge.mean() - meanwhile).abs() < 1e-6, "{part}: {}", edge.mean());
            third.end(0.0);
            assert!((edge.mean() - 0.5).abs() < 1e-6, "{part}: less than was guessed");
        }
    }
}
