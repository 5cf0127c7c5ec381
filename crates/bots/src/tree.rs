//! A tree of decisions. Draws and hidden information are not in it: every visit meets luck of its own, so a decision is
//! identified by the decisions that led to it (open loop).

use game::{ActionSet, Seat};

/// One thing that can be decided, and its results so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// Who decides.
    pub(crate) seat: Seat,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of its results for that seat.
    pub(crate) value: f32,
    /// How good it looked before it was tried.
    pub(crate) prior: f32,
    /// The decision that it leads to; it has no edges until this one was tried twice.
    next: Node,
}

impl<A> Edge<A> {
    /// Its average result.
    pub(crate) fn mean(&self) -> f32 {
        self.value / self.visits as f32
    }
}

/// A decision: its edges are contiguous.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    count: u32,
    /// Which of the sets its edges are, or none.
    set: u32,
}

/// The edges come from several sets.
const NO_SET: u32 = u32::MAX;

/// Where an edge lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(u32);

/// Everything that was tried, from the current decision on.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A, L> {
    root: Node,
    edges: Vec<Edge<A>>,
    /// What was legal, and for whom, at decisions where nothing else ever was.
    sets: Vec<(Seat, L)>,
    /// The most edges that the tree may have.
    most: usize,
}

/// A place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// Before the first decision.
    Root,
    /// After this edge.
    After(Place),
}

impl<A: Copy + Eq, L: ActionSet<A>> Tree<A, L> {
    pub(crate) fn new(most: usize) -> Tree<A, L> {
        Tree { root: Node::NEW, edges: Vec::new(), sets: Vec::new(), most }
    }

    pub(crate) fn edge(&self, place: Place) -> &Edge<A> {
        &self.edges[place.0 as usize]
    }

    /// The edges from the root.
    pub(crate) fn roots(&self) -> &[Edge<A>] {
        &self.edges[self.root.range()]
    }

    /// Lists the edges of a decision that are legal now; new ones are added with their priors. `None` if the tree is full.
    #[inline]
    pub(crate) fn open(
        &mut self,
        spot: Spot,
        seat: Seat,
        legal: &L,
        prior: impl FnMut(A) -> f32,
        open: &mut Vec<Place>,
    ) -> Option<()> {
        let node = self.node(spot);
        self.list(node, seat, legal, open);
        if open.len() < legal.len() {
            let grown = self.grow(spot, node, seat, legal, open, prior)?;
            self.list(grown, seat, legal, open);
        }
        Some(())
    }

    /// Lists the edges of a decision that are legal now. Often they all are. Otherwise, most were added in the order in
    /// which they are legal, so that few need to be looked up.
    #[inline]
    fn list(&self, node: Node, seat: Seat, legal: &L, open: &mut Vec<Place>) {
        open.clear();
        let known = self.sets.get(node.set as usize);
        if known.is_some_and(|(of, all)| *of == seat && all == legal) {
            open.extend((node.first..node.first + node.count).map(Place));
            return;
        }
        let mut expected = legal.iter();
        let mut next = expected.next();
        for (place, edge) in (node.first..).map(Place).zip(&self.edges[node.range()]) {
            if edge.seat != seat {
                continue;
            }
            if next == Some(edge.action) {
                next = expected.next();
                open.push(place);
            } else if legal.contains(edge.action) {
                open.push(place);
            }
        }
    }

    /// Adds the legal actions that are not among the known ones. Out of line, because it is done once per decision, or a
    /// few times if luck makes other actions legal.
    #[inline(never)]
    fn grow(
        &mut self,
        spot: Spot,
        node: Node,
        seat: Seat,
        legal: &L,
        known: &[Place],
        mut prior: impl FnMut(A) -> f32,
    ) -> Option<Node> {
        let first = self.edges.len();
        if first + node.count as usize + legal.len() > self.most {
            return None;
        }
        self.edges.extend_from_within(node.range());
        for action in legal.iter() {
            if !known.iter().any(|place| self.edge(*place).action == action) {
                let prior = prior(action);
                self.edges.push(Edge { action, seat, visits: 0, value: 0.0, prior, next: Node::NEW });
            }
        }
        let whole = if node.count == 0 { self.keep((seat, legal.clone())) } else { NO_SET };
        let grown = Node { first: first as u32, count: (self.edges.len() - first) as u32, set: whole };
        match spot {
            Spot::Root => self.root = grown,
            Spot::After(place) => self.edges[place.0 as usize].next = grown,
        }
        Some(grown)
    }

    fn keep(&mut self, set: (Seat, L)) -> u32 {
        self.sets.push(set);
        self.sets.len() as u32 - 1
    }

    fn node(&self, spot: Spot) -> Node {
        match spot {
            Spot::Root => self.root,
            Spot::After(place) => self.edge(place).next,
        }
    }

    /// Notes the result of an edge for the seat that decided.
    #[inline]
    pub(crate) fn tried(&mut self, place: Place, value: f32) {
        let edge = &mut self.edges[place.0 as usize];
        edge.visits += 1;
        edge.value += value;
    }

    /// The most tried line.
    pub(crate) fn line(&self) -> Vec<(Seat, A)> {
        self.line_from(self.root, 1)
    }

    /// The most tried line after a first decision, as far as each was tried at least so often.
    pub(crate) fn line_after(&self, seat: Seat, action: A, least: u32) -> Vec<(Seat, A)> {
        let taken = self.roots().iter().find(|edge| edge.seat == seat && edge.action == action);
        taken.map(|edge| self.line_from(edge.next, least)).unwrap_or_default()
    }

    fn line_from(&self, mut node: Node, least: u32) -> Vec<(Seat, A)> {
        let mut line = Vec::new();
        while let Some(edge) = self.edges[node.range()].iter().max_by_key(|edge| edge.visits)
            && edge.visits >= least
        {
            line.push((edge.seat, edge.action));
            node = edge.next;
        }
        line
    }

    /// Moves the root one decision on, and keeps what was tried after it.
    pub(crate) fn advance(&mut self, seat: Seat, action: A) {
        let taken = self.roots().iter().find(|edge| edge.seat == seat && edge.action == action);
        let kept = taken.map_or(Node::NEW, |edge| edge.next);
        let mut next = Tree::new(self.most);
        next.root = next.copy(self, kept);
        *self = next;
    }

    fn copy(&mut self, from: &Tree<A, L>, node: Node) -> Node {
        let first = self.edges.len();
        self.edges.extend_from_slice(&from.edges[node.range()]);
        for index in first..self.edges.len() {
            self.edges[index].next = self.copy(from, self.edges[index].next);
        }
        let set = from.sets.get(node.set as usize).map_or(NO_SET, |set| self.keep(set.clone()));
        Node { first: first as u32, count: node.count, set }
    }
}

impl Node {
    const NEW: Node = Node { first: 0, count: 0, set: NO_SET };

    fn range(self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}
