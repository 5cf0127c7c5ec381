//! How everybody stands, and why.

use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::field::{places, seeds};
use super::marks::{Mark, mark};
use super::{
    Bye, ByeReason, Finish, Format, Outcome, Player, Points, Presence, SeatResult, Table, Tournament,
};

/// How somebody stands, with all that it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Who it is.
    pub player: Player,
    /// First is 1. Those who are equal in everything share a rank.
    pub rank: usize,
    /// What the rounds so far were worth.
    pub points: Points,
    /// The first tie-break: the points of everybody met.
    pub met: TieBreak,
    /// The second: the points of everybody beaten, and half of those of everybody tied with.
    pub beaten: TieBreak,
    /// The third: the own part of all points scored in the games.
    pub share: Share,
    /// What each round was, in order.
    pub marks: Vec<Mark>,
    /// Whether they are still in.
    pub presence: Presence,
}

/// A sum of other players' points.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TieBreak {
    /// The sum.
    pub total: Points,
    /// What it adds up, by round.
    pub parts: Vec<Part>,
}

/// What one opponent adds to a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// In which round they met, from 0.
    pub round: usize,
    /// Who it was.
    pub opponent: Player,
    /// Whether all of their points count.
    pub weight: Weight,
    /// What counts.
    pub points: Points,
}

/// How much of an opponent's points counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Weight {
    /// All of them.
    Full,
    /// Half, for a tie.
    Half,
}

/// The own part of all points scored in one's games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// The own points.
    pub own: i64,
    /// Everybody's.
    pub all: i64,
    /// What they add up, by round.
    pub parts: Vec<SharePart>,
}

/// The points of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharePart {
    /// In which round, from 0.
    pub round: usize,
    /// The own points.
    pub own: i64,
    /// Everybody's who played to the end.
    pub all: i64,
}

/// How everybody who ever entered stands now, best first; those who share a rank in the order of their seeds.
///
/// Tables that are still pending count for nobody.
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut standings: Vec<Standing> = tournament.entrants.iter().map(|_| empty()).collect();
    let places = places(tournament);
    count_points(tournament, &places, &mut standings);
    count_tie_breaks(tournament, &places, &mut standings);
    let mut sorted = Vec::new();
    for place in seeds(tournament) {
        let entrant = tournament.entrants[place];
        let mut standing = standings[place].clone();
        standing.player = entrant.player;
        standing.presence = entrant.presence;
        standing.marks = tournament.rounds.iter().map(|round| mark(round, entrant.player)).collect();
        sorted.push(standing);
    }
    sorted.sort_by(compare);
    number(&mut sorted);
    sorted
}

/// Better first.
fn compare(left: &Standing, right: &Standing) -> Ordering {
    let sums = |standing: &Standing| Reverse((standing.points, standing.met.total, standing.beaten.total));
    sums(left).cmp(&sums(right)).then_with(|| right.share.compare(&left.share))
}

fn number(sorted: &mut [Standing]) {
    for place in 0..sorted.len() {
        let is_shared = place > 0 && compare(&sorted[place - 1], &sorted[place]).is_eq();
        sorted[place].rank = if is_shared { sorted[place - 1].rank } else { place + 1 };
    }
}

fn count_points(tournament: &Tournament, places: &HashMap<Player, usize>, standings: &mut [Standing]) {
    for round in &tournament.rounds {
        for (table, results) in round.tables.iter().filter_map(finished) {
            for (seat, player) in table.players.iter().enumerate() {
                standings[places[player]].points += points_of_seat(results, seat);
            }
        }
        for bye in &round.byes {
            standings[places[&bye.player]].points += points_of_bye(tournament, *bye);
        }
    }
}

fn count_tie_breaks(tournament: &Tournament, places: &HashMap<Player, usize>, standings: &mut [Standing]) {
    let points: Vec<Points> = standings.iter().map(|standing| standing.points).collect();
    for (number, round) in tournament.rounds.iter().enumerate() {
        for (table, results) in round.tables.iter().filter_map(finished) {
            for (seat, player) in table.players.iter().enumerate() {
                if results[seat].finish == Finish::Forfeited {
                    continue;
                }
                let standing = &mut standings[places[player]];
                standing.share.add(number, results, seat);
                for (other, opponent) in table.players.iter().enumerate().filter(|(other, _)| *other != seat)
                {
                    let against = against(results[seat].finish, results[other].finish);
                    standing.note_opponent(number, *opponent, points[places[opponent]], against);
                }
            }
        }
    }
}

impl Standing {
    fn note_opponent(&mut self, round: usize, opponent: Player, points: Points, against: Against) {
        let full = Part { round, opponent, weight: Weight::Full, points };
        self.met.add(full);
        match against {
            Against::Beaten => self.beaten.add(full),
            Against::Tied => self.beaten.add(Part { weight: Weight::Half, points: points.halved(), ..full }),
            Against::Lost => {}
        }
    }
}

impl TieBreak {
    fn add(&mut self, part: Part) {
        self.total += part.points;
        self.parts.push(part);
    }
}

impl Share {
    /// In thousandths, rounded; nothing before anything was scored.
    pub fn thousandths(&self) -> Option<i64> {
        (self.all > 0).then(|| (self.own * 1000 + self.all / 2) / self.all)
    }

    /// Only those who played to the end are counted, and only where there are two of them: nobody profits from points
    /// against somebody who had left.
    fn add(&mut self, round: usize, results: &[SeatResult], seat: usize) {
        let counted = |result: &&SeatResult| result.finish != Finish::Forfeited;
        if results.iter().filter(counted).count() < 2 {
            return;
        }
        let own = results[seat].scored.max(0);
        let all = results.iter().filter(counted).map(|result| result.scored.max(0)).sum();
        self.own += own;
        self.all += all;
        self.parts.push(SharePart { round, own, all });
    }

    /// As fractions, without rounding; nothing of nothing is nothing.
    fn compare(&self, other: &Self) -> Ordering {
        let whole = |share: &Self| i128::from(share.all.max(1));
        (i128::from(self.own) * whole(other)).cmp(&(i128::from(other.own) * whole(self)))
    }
}

/// How a seat fared against another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Against {
    Beaten,
    Tied,
    Lost,
}

/// Whoever forfeits loses against everybody, even against others who do.
pub(super) fn against(own: Finish, other: Finish) -> Against {
    match (own, other) {
        (Finish::Forfeited, Finish::Forfeited | Finish::Placed(_)) => Against::Lost,
        (Finish::Placed(_), Finish::Forfeited) => Against::Beaten,
        (Finish::Placed(own), Finish::Placed(other)) => match own.cmp(&other) {
            Ordering::Less => Against::Beaten,
            Ordering::Equal => Against::Tied,
            Ordering::Greater => Against::Lost,
        },
    }
}

fn points_of_seat(results: &[SeatResult], seat: usize) -> Points {
    let others = results.iter().enumerate().filter(|(other, _)| *other != seat);
    let fared: Vec<Against> = others.map(|(_, other)| against(results[seat].finish, other.finish)).collect();
    let count = |wanted: Against| fared.iter().filter(|against| **against == wanted).count();
    Points::share(count(Against::Beaten), count(Against::Tied), fared.len())
}

/// In a round robin at two seats, everybody is left over equally often. At more, some are more often than others: they get
/// what a seat is worth on average.
fn points_of_bye(tournament: &Tournament, bye: Bye) -> Points {
    match (tournament.format, bye.reason) {
        (Format::Swiss { .. }, ByeReason::LeftOver | ByeReason::AbsentOpponent(_))
        | (Format::RoundRobin, ByeReason::AbsentOpponent(_)) => Points::ONE,
        (Format::RoundRobin, ByeReason::LeftOver) if tournament.table_size.most() > 2 => Points::HALF,
        (Format::RoundRobin, ByeReason::LeftOver) => Points::ZERO,
    }
}

fn finished(table: &Table) -> Option<(&Table, &[SeatResult])> {
    match &table.outcome {
        Outcome::Pending => None,
        Outcome::Finished(results) => Some((table, results)),
    }
}

fn empty() -> Standing {
    Standing {
        player: 0,
        rank: 0,
        points: Points::ZERO,
        met: TieBreak::default(),
        beaten: TieBreak::default(),
        share: Share::default(),
        marks: Vec::new(),
        presence: Presence::Playing,
    }
}
