//! The results of an arena.

use std::collections::BTreeMap;

use serde::Serialize;

use super::fault::Kind;
use super::folder::Played;
use super::play::{Effort, Ended};
use super::rating::{Elo, Scores};
use super::schedule::{Place, Schedule};
use super::sprt::{Sprt, Tested, Verdict};
use crate::statistics::Interval;

/// The results of an arena. Deals that were not played with every seating are left out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// How many games count.
    pub games: u64,
    /// Whether every game that was scheduled has been played.
    pub is_finished: bool,
    /// Everybody, in the order in which they were named.
    pub contestants: Vec<Standing>,
    /// Every two that met.
    pub versus: Vec<Versus>,
}

/// What one contestant achieved against all the others that it met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who it is.
    pub contestant: String,
    /// How many games it played.
    pub games: u64,
    /// Its share of the win with the 95% interval, if it played.
    pub share: Option<Interval>,
    /// With more than two players: its share of first places with the 95% interval; a shared first place is divided.
    pub first: Option<Interval>,
    /// What that is in Elo.
    pub elo: Option<Elo>,
    /// What it spent.
    #[serde(flatten)]
    pub effort: Effort,
    /// Games that it forfeited, by kind of failure.
    pub faults: BTreeMap<Kind, u64>,
    /// The latest reasons.
    pub reasons: Vec<String>,
}

/// The results of two contestants against each other, from the point of view of the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Versus {
    /// The number of the first among the contestants.
    pub first: usize,
    /// The number of the second.
    pub second: usize,
    /// Games in which the first was ranked better.
    pub wins: u64,
    /// Games in which they were ranked alike.
    pub draws: u64,
    /// Games in which the second was ranked better.
    pub losses: u64,
    /// How many deals brought the first 0, ½, 1, … points over all seatings; single games where deals are not paired.
    pub deals: Vec<u64>,
    /// The first one's share of the points with the 95% interval.
    pub share: Option<Interval>,
    /// What that is in Elo.
    pub elo: Option<Elo>,
    /// What the test says, if there is one.
    pub test: Option<Tested>,
}

/// How many reasons are kept for each contestant.
const REASONS: usize = 5;

/// How far a pairing has come, deal by deal in order: a test must not depend on which thread is faster.
#[derive(Clone, Debug)]
pub(super) struct Sequence {
    pairing: usize,
    /// How many deals, from the first on, are complete and count.
    pub(super) deals: u64,
    counts: Vec<u64>,
    /// Whether the test is over.
    pub(super) is_decided: bool,
}

impl Sequence {
    pub(super) fn new(pairing: usize, schedule: &Schedule) -> Sequence {
        Sequence { pairing, deals: 0, counts: vec![0; 2 * schedule.seatings() + 1], is_decided: false }
    }

    /// Advances over complete deals, up to the one that decides.
    pub(super) fn advance(&mut self, sprt: Sprt, schedule: &Schedule, games: &BTreeMap<Place, Played>) {
        let [first, second] = schedule.pairings[self.pairing][..] else { return };
        while !self.is_decided {
            let deal = deal_of(games, self.pairing, self.deals);
            if deal.len() < schedule.seatings() {
                return;
            }
            self.counts[half_points(schedule, &deal, first, second)] += 1;
            self.deals += 1;
            self.is_decided = sprt.judge(&self.counts).verdict != Verdict::Undecided;
        }
    }
}

/// The games of one pairing with one deal.
fn deal_of(games: &BTreeMap<Place, Played>, pairing: usize, deal: u64) -> Vec<&Played> {
    let place = |seating| Place { pairing, deal, seating };
    games.range(place(0)..=place(usize::MAX)).map(|(_, played)| played).collect()
}

/// The points of the first of two against the second in the games of a deal, in halves.
fn half_points(schedule: &Schedule, deal: &[&Played], first: usize, second: usize) -> usize {
    deal.iter().map(|played| half_points_of(schedule, played, first, second)).sum()
}

fn half_points_of(schedule: &Schedule, played: &Played, first: usize, second: usize) -> usize {
    let seated = schedule.seated(played.place);
    let rank = |contestant| {
        let seat = seated.iter().position(|other| *other == contestant);
        played.ending.ranks[seat.expect("both sit at this table")]
    };
    match rank(first).cmp(&rank(second)) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

/// A contestant's share of the first place in a game.
fn first_place(schedule: &Schedule, played: &Played, contestant: usize) -> f64 {
    let ranks = &played.ending.ranks;
    let seat = schedule.seated(played.place).iter().position(|other| *other == contestant);
    let is_first = |rank: u8| f64::from(u8::from(rank == 0));
    let firsts: f64 = ranks.iter().map(|rank| is_first(*rank)).sum();
    is_first(ranks[seat.expect("it sits at this table")]) / firsts.max(1.0)
}

/// The sums from which standings are made.
struct Tally<'a> {
    schedule: &'a Schedule,
    standings: Standings,
    /// The scores behind each contestant's share, behind its first places, and behind each meeting's share.
    own: Vec<Scores>,
    firsts: Vec<Scores>,
    met: BTreeMap<(usize, usize), (Versus, Scores)>,
}

/// Adds everything up, in an order that does not depend on who finished first.
pub(super) fn add_up(
    schedule: &Schedule,
    names: &[String],
    test: Option<(Sprt, &[Sequence])>,
    games: &BTreeMap<Place, Played>,
) -> Standings {
    let contestants = names.iter().map(|name| Standing::new(name)).collect();
    let standings = Standings { games: 0, is_finished: true, contestants, versus: Vec::new() };
    let scores = vec![Scores::default(); names.len()];
    let mut tally = Tally { schedule, standings, own: scores.clone(), firsts: scores, met: BTreeMap::new() };
    for pairing in 0..schedule.pairings.len() {
        let last = test.map_or(u64::MAX, |(_, sequences)| sequences[pairing].deals);
        tally.add_pairing(pairing, last, games);
        let is_decided = test.is_some_and(|(_, sequences)| sequences[pairing].is_decided);
        tally.standings.is_finished &= is_decided || schedule.is_complete(pairing, games.keys());
    }
    tally.finish(test.map(|(sprt, _)| sprt))
}

impl Tally<'_> {
    fn add_pairing(&mut self, pairing: usize, deals: u64, games: &BTreeMap<Place, Played>) {
        let place = |deal| Place { pairing, deal, seating: 0 };
        let of_pairing: Vec<&Played> =
            games.range(place(0)..place(deals)).map(|(_, played)| played).collect();
        for deal in of_pairing.chunk_by(|one, other| one.place.deal == other.place.deal) {
            if deal.len() == self.schedule.seatings() {
                self.add_deal(&self.schedule.pairings[pairing].clone(), deal);
            }
        }
    }

    fn add_deal(&mut self, pairing: &[usize], deal: &[&Played]) {
        self.standings.games += deal.len() as u64;
        let mut sums = vec![0; pairing.len()];
        for (index, &first) in pairing.iter().enumerate() {
            for (offset, &second) in pairing[index + 1..].iter().enumerate() {
                let halves = self.add_meeting(first, second, deal);
                sums[index] += halves;
                sums[index + 1 + offset] += 2 * deal.len() - halves;
            }
        }
        let mut most = 2 * deal.len() * (pairing.len() - 1);
        if pairing.len() == 1 {
            // A solo player meets nobody but the automaton of the game, which has no rank.
            most = deal.len();
            sums[0] = deal.iter().filter(|played| played.ending.ranks[0] == 0).count();
        }
        for (&contestant, sum) in pairing.iter().zip(sums) {
            self.own[contestant].add(sum as f64 / most as f64, deal.len() as u64);
            self.standings.contestants[contestant].games += deal.len() as u64;
            if pairing.len() > 2 {
                let firsts: f64 =
                    deal.iter().map(|played| first_place(self.schedule, played, contestant)).sum();
                self.firsts[contestant].add(firsts / deal.len() as f64, deal.len() as u64);
            }
        }
        for played in deal {
            self.add_game(played);
        }
    }

    fn add_meeting(&mut self, first: usize, second: usize, deal: &[&Played]) -> usize {
        let empty = || (Versus::new(first, second, 2 * deal.len() + 1), Scores::default());
        let (versus, scores) = self.met.entry((first, second)).or_insert_with(empty);
        let mut sum = 0;
        for played in deal {
            let halves = half_points_of(self.schedule, played, first, second);
            versus.wins += u64::from(halves == 2);
            versus.draws += u64::from(halves == 1);
            versus.losses += u64::from(halves == 0);
            sum += halves;
        }
        versus.deals[sum] += 1;
        scores.add(sum as f64 / (2 * deal.len()) as f64, deal.len() as u64);
        sum
    }

    fn add_game(&mut self, played: &Played) {
        let seated = self.schedule.seated(played.place);
        for (contestant, effort) in seated.iter().zip(&played.ending.efforts) {
            let sum = &mut self.standings.contestants[*contestant].effort;
            sum.moves += effort.moves;
            sum.nodes += effort.nodes;
            sum.nanoseconds += effort.nanoseconds;
        }
        match &played.ending.ended {
            Ended::Played => {}
            Ended::Fault { seat, fault } => {
                let standing = &mut self.standings.contestants[seated[seat.index()]];
                *standing.faults.entry(fault.kind).or_default() += 1;
                if standing.reasons.len() == REASONS {
                    standing.reasons.remove(0);
                }
                standing.reasons.push(fault.reason.clone());
            }
        }
    }

    fn finish(mut self, sprt: Option<Sprt>) -> Standings {
        let scores = self.own.iter().zip(&self.firsts);
        for (standing, (own, firsts)) in self.standings.contestants.iter_mut().zip(scores) {
            standing.share = own.share();
            standing.first = firsts.share();
            standing.elo = standing.share.map(Elo::from);
        }
        let finish = |(mut versus, scores): (Versus, Scores)| {
            versus.share = scores.share();
            versus.elo = versus.share.map(Elo::from);
            versus.test = sprt.map(|sprt| sprt.judge(&versus.deals));
            versus
        };
        self.standings.versus = self.met.into_values().map(finish).collect();
        self.standings
    }
}

impl Standing {
    fn new(name: &str) -> Standing {
        Standing {
            contestant: name.to_owned(),
            games: 0,
            share: None,
            first: None,
            elo: None,
            effort: Effort::default(),
            faults: BTreeMap::new(),
            reasons: Vec::new(),
        }
    }

    /// How many games it forfeited.
    pub fn failures(&self) -> u64 {
        self.faults.values().sum()
    }
}

impl Versus {
    fn new(first: usize, second: usize, scores: usize) -> Versus {
        let deals = vec![0; scores];
        Versus { first, second, wins: 0, draws: 0, losses: 0, deals, share: None, elo: None, test: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::fault::Fault;
    use crate::arena::play::Ending;
    use crate::arena::schedule::{Deals, Meetings};
    use game::Seat;

    /// Games of one pairing, from the ranks of its seats: a line of digits for each deal.
    fn games<const SEATS: usize>(deals: &[&[[u8; SEATS]]]) -> BTreeMap<Place, Played> {
        let mut games = BTreeMap::new();
        for (deal, seatings) in deals.iter().enumerate() {
            for (seating, ranks) in seatings.iter().enumerate() {
                let place = Place { pairing: 0, deal: deal as u64, seating };
                let effort = Effort { moves: 10, nodes: 200, nanoseconds: 5 };
                let ending = Ending {
                    ranks: ranks.to_vec(),
                    points: None,
                    efforts: vec![effort; SEATS],
                    ended: Ended::Played,
                };
                games.insert(place, Played { place, contestants: Vec::new(), ending });
            }
        }
        games
    }

    fn names() -> [String; 2] {
        ["one".to_owned(), "other".to_owned()]
    }

    const FIRST: [u8; 2] = [0, 1];
    const SECOND: [u8; 2] = [1, 0];
    const SHARED: [u8; 2] = [0, 0];

    #[test]
    fn deals_are_counted_by_what_both_seatings_brought() {
        // In the second game of a deal they have changed seats.
        let games = games(&[
            &[FIRST, SECOND],
            &[FIRST, FIRST],
            &[SECOND, FIRST],
            &[SHARED, SECOND],
            &[SHARED, FIRST],
            &[FIRST],
        ]);
        let schedule = Schedule::new(2, 2, Meetings::RoundRobin, Deals::Paired, 12);
        let standings = add_up(&schedule, &names(), None, &games);
        assert_eq!((standings.games, standings.is_finished), (10, false));
        let versus = &standings.versus[0];
        assert_eq!((versus.wins, versus.draws, versus.losses), (4, 2, 4));
        assert_eq!(versus.deals, [1, 1, 1, 1, 1]);
        assert!((versus.share.unwrap().share - 0.5).abs() < 1e-9);
        assert_eq!(standings.contestants[1].effort, Effort { moves: 100, nodes: 2000, nanoseconds: 50 });
    }

    #[test]
    fn among_more_than_two_first_places_are_counted_and_shared() {
        let games = games(&[&[[0, 1, 2], [1, 0, 2], [2, 0, 0]]]);
        let schedule = Schedule::new(3, 3, Meetings::RoundRobin, Deals::Paired, 3);
        let names = ["a", "b", "c"].map(str::to_owned);
        let standings = add_up(&schedule, &names, None, &games);
        let firsts: Vec<f64> =
            standings.contestants.iter().map(|standing| 3.0 * standing.first.unwrap().share).collect();
        assert!((firsts.iter().sum::<f64>() - 3.0).abs() < 1e-9, "{firsts:?}");
        let seated = |seating| schedule.seated(Place { pairing: 0, deal: 0, seating });
        let mut expected = [0.0; 3];
        expected[seated(0)[0]] += 1.0;
        expected[seated(1)[1]] += 1.0;
        expected[seated(2)[1]] += 0.5;
        expected[seated(2)[2]] += 0.5;
        assert!(firsts.iter().zip(expected).all(|(own, wanted)| (own - wanted).abs() < 1e-9), "{firsts:?}");
    }

    #[test]
    fn failures_are_named() {
        let mut games = games(&[&[FIRST, SECOND], &[FIRST, SECOND], &[FIRST, SECOND], &[FIRST, SECOND]]);
        for (number, (_, played)) in games.iter_mut().enumerate() {
            let kind = if number % 4 == 0 { Kind::Late } else { Kind::Illegal };
            let fault = Fault::new(kind, format!("reason {number}"));
            // The second contestant, who sits in the other seat in every other game.
            let seat = Seat::new(u8::from(number % 2 == 0));
            played.ending.ended = Ended::Fault { seat, fault };
        }
        let schedule = Schedule::new(2, 2, Meetings::RoundRobin, Deals::Paired, 8);
        let standings = add_up(&schedule, &names(), None, &games);
        let second = &standings.contestants[1];
        assert_eq!(second.faults, BTreeMap::from([(Kind::Late, 2), (Kind::Illegal, 6)]));
        assert_eq!(second.reasons, ["reason 3", "reason 4", "reason 5", "reason 6", "reason 7"]);
        assert_eq!((standings.contestants[0].failures(), second.failures()), (0, 8));
        assert!(standings.is_finished);
    }

    #[test]
    fn a_test_goes_by_the_order_of_deals_and_leaves_out_what_came_after_it() {
        let sprt = Sprt::new(0.0, 200.0).unwrap();
        let schedule = Schedule::new(2, 2, Meetings::RoundRobin, Deals::Paired, 200);
        let won: &[[u8; 2]] = &[FIRST, SECOND];
        let mut all = games(&[won; 100]);
        let decide = |games: &BTreeMap<Place, Played>| {
            let mut sequence = Sequence::new(0, &schedule);
            sequence.advance(sprt, &schedule, games);
            let standings = add_up(&schedule, &names(), Some((sprt, &[sequence])), games);
            (standings.is_finished, standings.games, standings.versus.first().and_then(|versus| versus.test))
        };
        let (is_finished, count, test) = decide(&all);
        assert!(is_finished && (6..60).contains(&count), "{count}");
        assert_eq!(test.unwrap().verdict, Verdict::H1);
        // A gap before the deal that decides keeps the test from going on.
        all.remove(&Place { pairing: 0, deal: 2, seating: 1 });
        let (is_finished, count, test) = decide(&all);
        assert_eq!((is_finished, count, test.unwrap().verdict), (false, 4, Verdict::Undecided));
    }
}
