//! Who meets whom, on which deals, in which seats.

use serde::{Deserialize, Serialize};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Meetings {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

/// How often deals are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deals {
    /// Every deal is played with every seating, so that luck and the first move cancel out as far as possible.
    Paired,
    /// Every deal is played once, and the seating rotates.
    Unpaired,
}

/// One game of an arena, by the numbers that identify it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Which of the pairings.
    pub pairing: usize,
    /// Which deal: the same number is the same luck in every pairing.
    pub deal: u64,
    /// By how many seats everybody has rotated.
    pub seating: usize,
}

/// All games of an arena, in the order in which they are handed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// The contestants of each pairing, by number.
    pub(crate) pairings: Vec<Vec<usize>>,
    deals: Deals,
    seats: usize,
    /// How many deals each pairing plays.
    deal_count: u64,
}

impl Schedule {
    /// A number of games for each pairing, rounded up to whole deals.
    pub(crate) fn new(
        contestants: usize,
        seats: usize,
        meetings: Meetings,
        deals: Deals,
        games: u64,
    ) -> Schedule {
        let mut pairings = combinations(contestants, seats);
        if meetings == Meetings::Gauntlet {
            pairings.retain(|pairing| pairing[0] == 0);
        }
        let deal_count = match deals {
            Deals::Paired => games.div_ceil(seats as u64),
            Deals::Unpaired => games,
        };
        Schedule { pairings, deals, seats, deal_count }
    }

    /// How many sit at a table.
    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    /// How many games are played with one deal by one pairing.
    pub(crate) fn seatings(&self) -> usize {
        match self.deals {
            Deals::Paired => self.seats,
            Deals::Unpaired => 1,
        }
    }

    /// How many games there are.
    pub(crate) fn len(&self) -> u64 {
        self.pairings.len() as u64 * self.deal_count * self.seatings() as u64
    }

    /// The game with this number: all pairings play a deal before anybody plays the next.
    pub(crate) fn place(&self, number: u64) -> Place {
        let seatings = self.seatings() as u64;
        let round = self.pairings.len() as u64 * seatings;
        let (deal, within) = (number / round, number % round);
        let seating = match self.deals {
            Deals::Paired => within % seatings,
            Deals::Unpaired => deal % self.seats as u64,
        };
        Place { pairing: (within / seatings) as usize, deal, seating: seating as usize }
    }

    /// Whether the game is one of these.
    pub(crate) fn contains(&self, place: Place) -> bool {
        let has_seating = match self.deals {
            Deals::Paired => place.seating < self.seats,
            Deals::Unpaired => place.seating as u64 == place.deal % self.seats as u64,
        };
        has_seating && place.pairing < self.pairings.len() && place.deal < self.deal_count
    }

    /// Whether a pairing has played all its games, given everything that was played.
    pub(crate) fn is_complete<'a>(&self, pairing: usize, played: impl Iterator<Item = &'a Place>) -> bool {
        let count = played.filter(|place| place.pairing == pairing).count() as u64;
        count == self.deal_count * self.seatings() as u64
    }

    /// Which contestant sits where.
    pub(crate) fn seated(&self, place: Place) -> Vec<usize> {
        let mut seated = self.pairings[place.pairing].clone();
        seated.rotate_right(place.seating);
        seated
    }
}

/// Every combination of `size` numbers below `count`, ascending.
fn combinations(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for last in size.saturating_sub(1)..count {
        for mut smaller in combinations(last, size - 1) {
            smaller.push(last);
            all.push(smaller);
        }
    }
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(schedule: &Schedule) -> Vec<(u64, Vec<usize>)> {
        let places = (0..schedule.len()).map(|number| schedule.place(number));
        places.map(|place| (place.deal, schedule.seated(place))).collect()
    }

    #[test]
    fn every_pair_plays_every_deal_from_both_sides() {
        let schedule = Schedule::new(3, 2, Meetings::RoundRobin, Deals::Paired, 3);
        let one_deal = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]];
        let expected: Vec<(u64, Vec<usize>)> =
            (0..2).flat_map(|deal| one_deal.map(|seated| (deal, seated.to_vec()))).collect();
        assert_eq!(seatings(&schedule), expected);
    }

    #[test]
    fn a_gauntlet_is_run_by_the_first_alone() {
        let schedule = Schedule::new(3, 2, Meetings::Gauntlet, Deals::Unpaired, 2);
        assert_eq!(seatings(&schedule), [(0, vec![0, 1]), (0, vec![0, 2]), (1, vec![1, 0]), (1, vec![2, 0])]);
    }

    #[test]
    fn larger_tables_are_sat_at_in_every_rotation() {
        let schedule = Schedule::new(3, 3, Meetings::RoundRobin, Deals::Paired, 1);
        assert_eq!(seatings(&schedule), [(0, vec![0, 1, 2]), (0, vec![2, 0, 1]), (0, vec![1, 2, 0])]);
        assert_eq!(Schedule::new(5, 3, Meetings::RoundRobin, Deals::Paired, 3).pairings.len(), 10);
        assert_eq!(Schedule::new(5, 3, Meetings::Gauntlet, Deals::Paired, 3).pairings.len(), 6);
    }

    #[test]
    fn a_place_is_known_again() {
        for deals in [Deals::Paired, Deals::Unpaired] {
            let schedule = Schedule::new(3, 2, Meetings::RoundRobin, deals, 4);
            assert!((0..schedule.len()).all(|number| schedule.contains(schedule.place(number))));
            assert!(!schedule.contains(Place { pairing: 3, deal: 0, seating: 0 }));
            assert!(!schedule.contains(Place { pairing: 0, deal: 4, seating: 0 }));
            assert!(!schedule.contains(Place { pairing: 0, deal: 0, seating: 2 }));
        }
    }
}
