//! The cheapest way to put everybody into pairs, exactly, by Edmonds' algorithm in the primal-dual form with O(n³) steps.
//!
//! Every vertex has a label, and the sum of two labels is never less than twice the weight of the edge between them. Trees
//! of alternating edges grow from unmatched vertices along edges where it is equal; odd cycles among them shrink to
//! blossoms, which are vertices of their own. When the trees are stuck, labels move until another edge is equal. Vertices
//! count from 1, as 0 stands for none; blossoms come after them.

use std::collections::VecDeque;

/// More than any sum of costs, so that a pair more is always worth it. Twice of it fits four times.
const PAIR: i128 = 1 << 123;

/// For every vertex the one it is paired with, so that the sum of the costs is least.
///
/// The number of vertices is even, costs are symmetrical and not negative, and their sum is less than 2¹²³.
pub(super) fn cheapest_pairs(costs: &[Vec<i128>]) -> Vec<usize> {
    let mut search = Search::new(costs);
    while search.augment_once() {}
    search.partner[1..=costs.len()].iter().map(|partner| partner - 1).collect()
}

/// An edge between two real vertices, perhaps on behalf of the blossoms that hold them.
#[derive(Clone, Copy, Default)]
struct Edge {
    from: usize,
    to: usize,
    weight: i128,
}

/// On which level of a tree a vertex is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    Outside,
    Even,
    Odd,
}

struct Search {
    vertices: usize,
    /// The highest number that any blossom has had.
    last: usize,
    edges: Vec<Vec<Edge>>,
    label: Vec<i128>,
    partner: Vec<usize>,
    /// The even vertex with the nearest edge to this one.
    nearest: Vec<usize>,
    /// The outermost blossom that holds it, or 0 for a number not in use.
    outer: Vec<usize>,
    parent: Vec<usize>,
    /// Which direct member of a blossom holds a vertex.
    member_with: Vec<Vec<usize>>,
    level: Vec<Level>,
    visited: Vec<usize>,
    visits: usize,
    members: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

impl Search {
    fn new(costs: &[Vec<i128>]) -> Self {
        let vertices = costs.len();
        let size = 2 * vertices + 1;
        let mut search = Self {
            vertices,
            last: vertices,
            edges: vec![vec![Edge::default(); size]; size],
            label: vec![0; size],
            partner: vec![0; size],
            nearest: vec![0; size],
            outer: vec![0; size],
            parent: vec![0; size],
            member_with: vec![vec![0; size]; size],
            level: vec![Level::Outside; size],
            visited: vec![0; size],
            visits: 0,
            members: vec![Vec::new(); size],
            queue: VecDeque::new(),
        };
        search.fill(costs);
        search
    }

    fn fill(&mut self, costs: &[Vec<i128>]) {
        for from in 1..=self.vertices {
            self.outer[from] = from;
            self.member_with[from][from] = from;
            self.label[from] = PAIR;
            for to in (1..=self.vertices).filter(|to| *to != from) {
                self.edges[from][to] = Edge { from, to, weight: PAIR - costs[from - 1][to - 1] };
            }
        }
    }

    /// Grows trees until there is one pair more; false once everybody is paired.
    fn augment_once(&mut self) -> bool {
        self.level.fill(Level::Outside);
        self.nearest.fill(0);
        self.queue.clear();
        for vertex in 1..=self.last {
            if self.outer[vertex] == vertex && self.partner[vertex] == 0 {
                self.parent[vertex] = 0;
                self.level[vertex] = Level::Even;
                self.enqueue(vertex);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            self.move_labels();
            if self.grow_along_new_edges() {
                return true;
            }
            self.expand_empty_blossoms();
        }
    }

    fn grow(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.level[self.outer[from]] == Level::Odd {
                continue;
            }
            for to in 1..=self.vertices {
                if self.outer[from] == self.outer[to] {
                    continue;
                }
                let edge = self.edges[from][to];
                if self.slack(edge) > 0 {
                    self.offer_nearest(from, self.outer[to]);
                } else if self.take(edge) {
                    return true;
                }
            }
        }
        false
    }

    fn grow_along_new_edges(&mut self) -> bool {
        for vertex in 1..=self.last {
            let nearest = self.nearest[vertex];
            if self.outer[vertex] != vertex || nearest == 0 || self.outer[nearest] == vertex {
                continue;
            }
            let edge = self.edges[nearest][vertex];
            if self.slack(edge) == 0 && self.take(edge) {
                return true;
            }
        }
        false
    }

    fn expand_empty_blossoms(&mut self) {
        for blossom in self.vertices + 1..=self.last {
            let is_odd = self.outer[blossom] == blossom && self.level[blossom] == Level::Odd;
            if is_odd && self.label[blossom] == 0 {
                self.expand(blossom);
            }
        }
    }

    /// By as much as keeps every edge possible and makes at least one equal, or empties a blossom.
    fn move_labels(&mut self) {
        let step = (1..=self.last).filter_map(|vertex| self.most_step(vertex)).min();
        let step = step.expect("a graph in which everybody can be paired always has another edge");
        for vertex in 1..=self.vertices {
            match self.level[self.outer[vertex]] {
                Level::Even => self.label[vertex] -= step,
                Level::Odd => self.label[vertex] += step,
                Level::Outside => {}
            }
        }
        for blossom in (self.vertices + 1..=self.last).filter(|blossom| self.outer[*blossom] == *blossom) {
            match self.level[blossom] {
                Level::Even => self.label[blossom] += 2 * step,
                Level::Odd => self.label[blossom] -= 2 * step,
                Level::Outside => {}
            }
        }
        self.queue.clear();
    }

    fn most_step(&self, vertex: usize) -> Option<i128> {
        if self.outer[vertex] != vertex {
            return None;
        }
        let slack = || {
            let nearest = self.nearest[vertex];
            (nearest > 0).then(|| self.slack(self.edges[nearest][vertex]))
        };
        match self.level[vertex] {
            Level::Outside => slack(),
            Level::Even => slack().map(|slack| slack / 2),
            Level::Odd => (vertex > self.vertices).then(|| self.label[vertex] / 2),
        }
    }

    /// Adds an edge to the trees; true if it joined two of them, which makes a pair more.
    fn take(&mut self, edge: Edge) -> bool {
        let (from, to) = (self.outer[edge.from], self.outer[edge.to]);
        match self.level[to] {
            Level::Outside => self.take_in(edge.from, to),
            Level::Odd => {}
            Level::Even => {
                let ancestor = self.common_ancestor(from, to);
                if ancestor == 0 {
                    self.augment(from, to);
                    self.augment(to, from);
                    return true;
                }
                self.shrink(from, ancestor, to);
            }
        }
        false
    }

    /// A matched vertex becomes odd and its partner even.
    fn take_in(&mut self, from: usize, vertex: usize) {
        let partner = self.outer[self.partner[vertex]];
        self.parent[vertex] = from;
        self.level[vertex] = Level::Odd;
        self.level[partner] = Level::Even;
        self.nearest[vertex] = 0;
        self.nearest[partner] = 0;
        self.enqueue(partner);
    }

    fn augment(&mut self, from: usize, to: usize) {
        let (mut from, mut to) = (from, to);
        loop {
            let next = self.outer[self.partner[from]];
            self.pair(from, to);
            if next == 0 {
                return;
            }
            let before = self.outer[self.parent[next]];
            self.pair(next, before);
            (from, to) = (before, next);
        }
    }

    fn pair(&mut self, from: usize, to: usize) {
        let edge = self.edges[from][to];
        self.partner[from] = edge.to;
        if from <= self.vertices {
            return;
        }
        let entry = self.member_with[from][edge.from];
        let position = self.even_position(from, entry);
        for index in 0..position {
            self.pair(self.members[from][index], self.members[from][index ^ 1]);
        }
        self.pair(entry, to);
        self.members[from].rotate_left(position);
    }

    /// Where a member is, counted in the direction in which that is even.
    fn even_position(&mut self, blossom: usize, member: usize) -> usize {
        let members = &mut self.members[blossom];
        let found = members.iter().position(|other| *other == member).expect("a blossom holds its members");
        if found % 2 == 0 {
            return found;
        }
        members[1..].reverse();
        members.len() - found
    }

    fn common_ancestor(&mut self, left: usize, right: usize) -> usize {
        self.visits += 1;
        let (mut here, mut there) = (left, right);
        while here != 0 || there != 0 {
            if here != 0 {
                if self.visited[here] == self.visits {
                    return here;
                }
                self.visited[here] = self.visits;
                here = self.outer[self.partner[here]];
                if here != 0 {
                    here = self.outer[self.parent[here]];
                }
            }
            (here, there) = (there, here);
        }
        0
    }

    /// Makes a blossom of the cycle from the ancestor by both ends and back.
    fn shrink(&mut self, left: usize, ancestor: usize, right: usize) {
        let free = (self.vertices + 1..=self.last).find(|number| self.outer[*number] == 0);
        let blossom = free.unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        self.label[blossom] = 0;
        self.level[blossom] = Level::Even;
        self.partner[blossom] = self.partner[ancestor];
        self.members[blossom] = vec![ancestor];
        self.gather(blossom, left, ancestor);
        self.members[blossom][1..].reverse();
        self.gather(blossom, right, ancestor);
        self.set_outer(blossom, blossom);
        self.take_over_edges(blossom);
        self.find_nearest(blossom);
    }

    fn gather(&mut self, blossom: usize, from: usize, ancestor: usize) {
        let mut even = from;
        while even != ancestor {
            let odd = self.outer[self.partner[even]];
            self.members[blossom].extend([even, odd]);
            self.enqueue(odd);
            even = self.outer[self.parent[odd]];
        }
    }

    /// A blossom has the nearest of its members' edges.
    fn take_over_edges(&mut self, blossom: usize) {
        for other in 1..=self.last {
            self.edges[blossom][other] = Edge::default();
            self.edges[other][blossom] = Edge::default();
        }
        self.member_with[blossom].fill(0);
        for member in self.members[blossom].clone() {
            for other in 1..=self.last {
                let (own, theirs) = (self.edges[blossom][other], self.edges[member][other]);
                if own.weight == 0 || self.slack(theirs) < self.slack(own) {
                    self.edges[blossom][other] = theirs;
                    self.edges[other][blossom] = self.edges[other][member];
                }
            }
            for vertex in 1..=self.vertices {
                if self.member_with[member][vertex] != 0 {
                    self.member_with[blossom][vertex] = member;
                }
            }
        }
    }

    /// Gives an odd blossom's members back, half of them as a path of the tree.
    fn expand(&mut self, blossom: usize) {
        for member in self.members[blossom].clone() {
            self.set_outer(member, member);
        }
        let entry = self.member_with[blossom][self.edges[blossom][self.parent[blossom]].from];
        let position = self.even_position(blossom, entry);
        let members = self.members[blossom].clone();
        for two in members[..position].chunks_exact(2) {
            let [odd, even] = [two[0], two[1]];
            self.parent[odd] = self.edges[even][odd].from;
            self.level[odd] = Level::Odd;
            self.level[even] = Level::Even;
            self.nearest[odd] = 0;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.level[entry] = Level::Odd;
        self.parent[entry] = self.parent[blossom];
        for member in &members[position + 1..] {
            self.level[*member] = Level::Outside;
            self.find_nearest(*member);
        }
        self.outer[blossom] = 0;
    }

    fn slack(&self, edge: Edge) -> i128 {
        self.label[edge.from] + self.label[edge.to] - 2 * self.edges[edge.from][edge.to].weight
    }

    fn offer_nearest(&mut self, from: usize, vertex: usize) {
        let nearest = self.nearest[vertex];
        let is_nearer = || self.slack(self.edges[from][vertex]) < self.slack(self.edges[nearest][vertex]);
        if nearest == 0 || is_nearer() {
            self.nearest[vertex] = from;
        }
    }

    fn find_nearest(&mut self, vertex: usize) {
        self.nearest[vertex] = 0;
        for from in 1..=self.vertices {
            let outer = self.outer[from];
            let has_edge = self.edges[from][vertex].weight > 0;
            if has_edge && outer != vertex && self.level[outer] == Level::Even {
                self.offer_nearest(from, vertex);
            }
        }
    }

    fn enqueue(&mut self, vertex: usize) {
        if vertex <= self.vertices {
            self.queue.push_back(vertex);
            return;
        }
        for member in self.members[vertex].clone() {
            self.enqueue(member);
        }
    }

    fn set_outer(&mut self, vertex: usize, outer: usize) {
        self.outer[vertex] = outer;
        if vertex > self.vertices {
            for member in self.members[vertex].clone() {
                self.set_outer(member, outer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    fn cost(costs: &[Vec<i128>], pairs: &[usize]) -> i128 {
        pairs.iter().enumerate().map(|(one, other)| costs[one][*other]).sum::<i128>() / 2
    }

    /// By trying everything, one set of unpaired vertices after the other.
    fn least(costs: &[Vec<i128>]) -> i128 {
        let all = 1 << costs.len();
        let mut best = vec![i128::MAX; all];
        best[0] = 0;
        for set in 1_usize..all {
            if set.count_ones() % 2 == 1 {
                continue;
            }
            let first = set.trailing_zeros() as usize;
            let others = (first + 1..costs.len()).filter(|other| set & (1 << other) != 0);
            best[set] = others
                .map(|other| best[set & !(1 << first) & !(1 << other)] + costs[first][other])
                .min()
                .unwrap();
        }
        best[all - 1]
    }

    fn random_costs(rng: &mut Xoshiro256PlusPlus, vertices: usize, most: i128) -> Vec<Vec<i128>> {
        let mut costs = vec![vec![0; vertices]; vertices];
        let pairs = (0..vertices).flat_map(|left| (left + 1..vertices).map(move |right| (left, right)));
        for (left, right) in pairs {
            let cost = rng.random_range(0..=most);
            costs[left][right] = cost;
            costs[right][left] = cost;
        }
        costs
    }

    #[test]
    fn pairs_are_as_cheap_as_any_others_in_small_graphs() {
        for seed in 0..1500 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let vertices = 2 * rng.random_range(1..=6);
            let most = [1, 3, 20, 1_000_000, 1 << 100][rng.random_range(0..5)];
            let costs = random_costs(&mut rng, vertices, most);
            let pairs = cheapest_pairs(&costs);
            assert!((0..vertices).all(|one| pairs[one] != one && pairs[pairs[one]] == one), "seed {seed}");
            assert_eq!(cost(&costs, &pairs), least(&costs), "seed {seed}");
        }
    }

    #[test]
    fn in_large_graphs_no_exchange_between_two_or_three_pairs_is_cheaper() {
        for seed in 0..20 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let costs = random_costs(&mut rng, 64, 40);
            let pairs = cheapest_pairs(&costs);
            let lower: Vec<usize> = (0..64).filter(|one| *one < pairs[*one]).collect();
            for triple in 0..2000 {
                let chosen: Vec<usize> = (0..3).map(|_| lower[rng.random_range(0..32)]).collect();
                if chosen[0] == chosen[1] || chosen[1] == chosen[2] || chosen[0] == chosen[2] {
                    continue;
                }
                let six: Vec<usize> = chosen.iter().flat_map(|one| [*one, pairs[*one]]).collect();
                let part: Vec<Vec<i128>> =
                    six.iter().map(|one| six.iter().map(|other| costs[*one][*other]).collect()).collect();
                let now = chosen.iter().map(|one| costs[*one][pairs[*one]]).sum::<i128>();
                assert_eq!(now, least(&part), "seed {seed}, triple {triple}");
            }
        }
    }

    #[test]
    fn nobody_makes_no_pairs() {
        assert_eq!(cheapest_pairs(&[]), Vec::<usize>::new());
    }
}
