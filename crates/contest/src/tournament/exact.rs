//! The cheapest groups of a small field, by trying everything that is not already too expensive.

use super::TableSize;
use super::costs::Costs;

/// In how many ways a field may be divided for all of them to be tried.
const MOST_WAYS: f64 = 60_000.0;

/// The cheapest groups, tables first and byes last; nothing if there are too many ways.
pub(super) fn cheapest_of_all(costs: &Costs, size: TableSize) -> Option<Vec<Vec<usize>>> {
    let mut sizes = size.tables_for(costs.bye.len());
    sizes.push(costs.bye.len() - sizes.iter().sum::<usize>());
    if ways(&sizes) > MOST_WAYS {
        return None;
    }
    let groups = sizes.iter().map(|size| Vec::with_capacity(*size)).collect();
    let mut search = Trial { costs, most: size.most(), sizes, groups, best: None };
    search.place(0, 0);
    search.best.map(|(_, groups)| groups)
}

/// Orders of everybody, by those that only change seats at a table or tables of a size.
fn ways(sizes: &[usize]) -> f64 {
    let factorial = |number: usize| (1..=number).map(|factor| factor as f64).product::<f64>();
    let (byes, tables) = sizes.split_last().expect("the byes are always there");
    let within: f64 = tables.iter().map(|size| factorial(*size)).product();
    let alike: f64 = tables.chunk_by(|one, other| one == other).map(|alike| factorial(alike.len())).product();
    factorial(sizes.iter().sum()) / (within * alike * factorial(*byes))
}

struct Trial<'a> {
    costs: &'a Costs,
    most: usize,
    sizes: Vec<usize>,
    groups: Vec<Vec<usize>>,
    best: Option<(i128, Vec<Vec<usize>>)>,
}

impl Trial<'_> {
    /// Puts this one and all behind into every group with room. Of empty tables of a size, one is enough.
    fn place(&mut self, player: usize, cost: i128) {
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
            return;
        }
        if player == self.costs.bye.len() {
            self.best = Some((cost, self.groups.clone()));
            return;
        }
        for group in 0..self.groups.len() {
            if self.groups[group].len() < self.sizes[group] && !self.is_like_the_one_before(group) {
                let more = self.cost_of_joining(group, player);
                self.groups[group].push(player);
                self.place(player + 1, cost + more);
                self.groups[group].pop();
            }
        }
    }

    fn is_like_the_one_before(&self, group: usize) -> bool {
        let is_table = group + 1 < self.groups.len();
        let are_empty = || self.groups[group - 1].is_empty() && self.groups[group].is_empty();
        is_table && group > 0 && are_empty() && self.sizes[group - 1] == self.sizes[group]
    }

    fn cost_of_joining(&self, group: usize, player: usize) -> i128 {
        if group + 1 == self.groups.len() {
            return self.costs.bye[player];
        }
        let pairs: i128 = self.groups[group].iter().map(|member| self.costs.pair[player][*member]).sum();
        pairs + if self.sizes[group] < self.most { self.costs.smaller[player] } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sizes: &[usize], expected: u64) {
        assert_eq!(ways(sizes).round() as u64, expected);
    }

    #[test]
    fn ways_are_counted() {
        check(&[3, 3, 3, 0], 280);
        check(&[4, 4, 4, 0], 5775);
        check(&[4, 3, 0], 35);
        check(&[5, 5, 1], 11 * 126);
    }

    #[test]
    fn every_field_of_twelve_is_small() {
        for (least, most) in [(2, 3), (3, 3), (2, 4), (3, 4), (4, 4), (2, 5), (3, 5), (4, 5), (5, 5)] {
            for players in 0..=12 {
                let mut sizes = TableSize::new(least, most).unwrap().tables_for(players);
                sizes.push(players - sizes.iter().sum::<usize>());
                assert!(ways(&sizes) <= MOST_WAYS, "{players} at {least} to {most}");
            }
        }
    }
}
