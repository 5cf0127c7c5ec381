//! Who sits at a table with whom, and who has a bye.
//!
//! Pairs are exact, and so are the tables of small fields. To fill tables of three to five as cheaply as possible is too
//! hard to be sure of in large ones (already whether nobody has to meet again is), so those are searched: from the best
//! placed downwards, two people change places as long as that is cheaper; then a few are moved at random and the same is
//! done again, many times. The random moves come from fixed numbers: the same tournament is always paired the same way.

use std::mem::replace;

use super::TableSize;
use super::blossom::cheapest_pairs;
use super::costs::Costs;
use super::exact::cheapest_of_all;

/// By places in the order of those who are paired.
pub(super) struct Groups {
    pub(super) tables: Vec<Vec<usize>>,
    pub(super) byes: Vec<usize>,
}

/// How often a search starts again from the best that it knows.
const KICKS: usize = 150;

/// The cheapest groups, or in large fields at tables of three to five the cheapest that were found.
pub(super) fn cheapest(costs: &Costs, size: TableSize) -> Groups {
    if size.most() == 2 {
        return pairs(costs);
    }
    let mut groups = cheapest_of_all(costs, size).unwrap_or_else(|| Search::new(costs, size).run());
    let byes = groups.pop().expect("the byes are always there");
    Groups { tables: groups, byes }
}

/// Whoever is paired with nobody has the bye.
fn pairs(costs: &Costs) -> Groups {
    let players = costs.bye.len();
    let mut pair = costs.pair.clone();
    if players % 2 == 1 {
        pair.iter_mut().zip(&costs.bye).for_each(|(row, bye)| row.push(*bye));
        pair.push(costs.bye.iter().copied().chain([0]).collect());
    }
    let partners = cheapest_pairs(&pair);
    let together = |place: usize| {
        (partners[place] < players && place < partners[place]).then(|| vec![place, partners[place]])
    };
    Groups {
        tables: (0..players).filter_map(together).collect(),
        byes: (0..players).filter(|place| partners[*place] == players).collect(),
    }
}

struct Search<'a> {
    costs: &'a Costs,
    most: usize,
    /// The tables, and the byes as the last.
    groups: Vec<Vec<usize>>,
    tables: usize,
    group_of: Vec<usize>,
    /// Which groups changed since all exchanges with them were last tried.
    is_changed: Vec<bool>,
    random: u64,
}

impl<'a> Search<'a> {
    fn new(costs: &'a Costs, size: TableSize) -> Self {
        let players = costs.bye.len();
        let sizes = size.tables_for(players);
        let mut groups = Vec::new();
        let mut next = 0;
        for size in sizes.iter().copied().chain([players - sizes.iter().sum::<usize>()]) {
            groups.push((next..next + size).collect());
            next += size;
        }
        let mut search = Self {
            costs,
            most: size.most(),
            tables: sizes.len(),
            group_of: vec![0; players],
            is_changed: vec![true; groups.len()],
            groups,
            random: 1,
        };
        search.index();
        search
    }

    fn run(mut self) -> Vec<Vec<usize>> {
        let mut cost = self.cost() + self.descend();
        for _ in 0..KICKS {
            if cost == 0 {
                break;
            }
            let before = self.groups.clone();
            let changed = cost + self.kick() + self.descend();
            if changed <= cost {
                cost = changed;
            } else {
                self.groups = before;
                self.index();
            }
        }
        self.groups
    }

    /// Exchanges as long as one is cheaper; by how much the cost changed.
    fn descend(&mut self) -> i128 {
        let players = self.group_of.len();
        let mut change = 0;
        while self.is_changed.contains(&true) {
            let was_changed = replace(&mut self.is_changed, vec![false; self.groups.len()]);
            for one in 0..players {
                for other in one + 1..players {
                    // Between two groups that are as they were, everything was tried before.
                    let groups = [self.group_of[one], self.group_of[other]];
                    if !groups.iter().any(|group| was_changed[*group] || self.is_changed[*group]) {
                        continue;
                    }
                    let difference = self.difference(one, other);
                    if difference < 0 {
                        self.exchange(one, other);
                        change += difference;
                    }
                }
            }
        }
        change
    }

    /// A few exchanges that are not looked at; by how much the cost changed.
    fn kick(&mut self) -> i128 {
        let players = self.group_of.len();
        let mut change = 0;
        for _ in 0..3 {
            let (one, other) = (self.random_below(players), self.random_below(players));
            change += self.difference(one, other);
            self.exchange(one, other);
        }
        change
    }

    /// What it would cost if these two changed places.
    fn difference(&self, one: usize, other: usize) -> i128 {
        let (here, there) = (self.group_of[one], self.group_of[other]);
        if here == there {
            return 0;
        }
        self.replacing(here, one, other) + self.replacing(there, other, one)
    }

    fn replacing(&self, group: usize, old: usize, new: usize) -> i128 {
        if group == self.tables {
            return self.costs.bye[new] - self.costs.bye[old];
        }
        let members = &self.groups[group];
        let (with, without) = (&self.costs.pair[new], &self.costs.pair[old]);
        let others = members.iter().filter(|member| **member != old);
        let mut change = others.map(|member| with[*member] - without[*member]).sum();
        if members.len() < self.most {
            change += self.costs.smaller[new] - self.costs.smaller[old];
        }
        change
    }

    fn exchange(&mut self, one: usize, other: usize) {
        let (here, there) = (self.group_of[one], self.group_of[other]);
        if here == there {
            return;
        }
        for (group, old, new) in [(here, one, other), (there, other, one)] {
            let place = self.groups[group].iter().position(|member| *member == old);
            self.groups[group][place.expect("everybody is in their group")] = new;
            self.group_of[new] = group;
            self.is_changed[group] = true;
        }
    }

    fn cost(&self) -> i128 {
        let byes: i128 = self.groups[self.tables].iter().map(|place| self.costs.bye[*place]).sum();
        byes + self.groups[..self.tables].iter().map(|table| self.cost_of_table(table)).sum::<i128>()
    }

    fn cost_of_table(&self, table: &[usize]) -> i128 {
        let row = |(index, one): (usize, &usize)| -> i128 {
            table[index + 1..].iter().map(|other| self.costs.pair[*one][*other]).sum()
        };
        let pairs: i128 = table.iter().enumerate().map(row).sum();
        let is_smaller = table.len() < self.most;
        pairs + if is_smaller { table.iter().map(|place| self.costs.smaller[*place]).sum() } else { 0 }
    }

    fn index(&mut self) {
        for (group, members) in self.groups.iter().enumerate() {
            for member in members {
                self.group_of[*member] = group;
            }
        }
    }

    /// A linear congruential generator is random enough to leave a local minimum.
    fn random_below(&mut self, bound: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % bound
    }
}
