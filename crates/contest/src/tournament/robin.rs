//! Round robins: everybody meets everybody.
//!
//! The field is whoever was there in the first round; later entrants are not paired.

use super::costs::Costs;
use super::field::{Field, is_playing, places, seeds};
use super::groups::cheapest;
use super::seating::seated;
use super::{Bye, ByeReason, Outcome, Player, Round, Table, Tournament};

/// The next round, unless everybody who is in has met everybody.
pub(super) fn next_round(tournament: &Tournament, field: &Field) -> Option<Round> {
    let roster = roster(tournament);
    if tournament.table_size.most() == 2 {
        circle(tournament, &roster)
    } else {
        search(tournament, field, &roster)
    }
}

/// How many rounds it takes in all.
pub(super) fn rounds_in_all(tournament: &Tournament) -> usize {
    if tournament.table_size.most() == 2 {
        return turns(roster(tournament).len());
    }
    let mut planned = tournament.clone();
    while let Some(round) = super::next_round(&planned) {
        planned.rounds.push(round);
    }
    planned.rounds.len()
}

/// Everybody who was there in the first round, in the order of seeds.
fn roster(tournament: &Tournament) -> Vec<usize> {
    let mut roster = seeds(tournament);
    match tournament.rounds.first() {
        None => roster.retain(|place| is_playing(tournament, *place)),
        Some(first) => {
            let places = places(tournament);
            let seated = first.tables.iter().flat_map(|table| table.players.iter().copied());
            let in_it: Vec<Player> = seated.chain(first.byes.iter().map(|bye| bye.player)).collect();
            roster.retain(|place| in_it.iter().any(|player| places[player] == *place));
        }
    }
    roster
}

/// With an odd number everybody is left over once, which takes as many rounds as players.
fn turns(players: usize) -> usize {
    if players < 2 { 0 } else { players - 1 + players % 2 }
}

/// The circle method: an odd number of players sit in a circle, and of an even number the last one stays outside. In round r, whoever is at place r meets
/// the last one or has the bye, and those at equal distances from place r meet each other. Who sits first alternates with the
/// distance, so nobody has the same seat three times running, and the two seats of each player differ by one at most.
fn circle(tournament: &Tournament, roster: &[usize]) -> Option<Round> {
    let (turn, turns) = (tournament.rounds.len(), turns(roster.len()));
    if turn >= turns {
        return None;
    }
    let mut round = Round::default();
    match roster.get(turns) {
        Some(last) if turn % 2 == 0 => add(tournament, &mut round, *last, roster[turn]),
        Some(last) => add(tournament, &mut round, roster[turn], *last),
        None => left_over(tournament, &mut round, roster[turn]),
    }
    for distance in 1..=turns / 2 {
        let before = roster[(turn + turns - distance) % turns];
        let behind = roster[(turn + distance) % turns];
        let (first, second) = if distance % 2 == 1 { (before, behind) } else { (behind, before) };
        add(tournament, &mut round, first, second);
    }
    Some(round)
}

/// A table for two, or a bye for the one of them who is still in.
fn add(tournament: &Tournament, round: &mut Round, first: usize, second: usize) {
    let player = |place: usize| tournament.entrants[place].player;
    let is_in = |place: usize| is_playing(tournament, place);
    let mut without = |present: usize, absent: usize| {
        let reason = ByeReason::AbsentOpponent(player(absent));
        round.byes.push(Bye { player: player(present), reason });
    };
    match (is_in(first), is_in(second)) {
        (true, true) => {
            round
                .tables
                .push(Table { players: vec![player(first), player(second)], outcome: Outcome::Pending });
        }
        (true, false) => without(first, second),
        (false, true) => without(second, first),
        (false, false) => {}
    }
}

fn left_over(tournament: &Tournament, round: &mut Round, place: usize) {
    if is_playing(tournament, place) {
        let player = tournament.entrants[place].player;
        round.byes.push(Bye { player, reason: ByeReason::LeftOver });
    }
}

/// As many as possible who have not met yet, until all have.
fn search(tournament: &Tournament, field: &Field, roster: &[usize]) -> Option<Round> {
    let order: Vec<usize> = roster.iter().copied().filter(|place| is_playing(tournament, *place)).collect();
    let is_new = |one: &usize, other: &usize| one != other && field.meetings[*one][*other] == 0;
    if order.len() < tournament.table_size.least()
        || !order.iter().any(|one| order.iter().any(|other| is_new(one, other)))
    {
        return None;
    }
    let costs = Costs::of_round_robin(field, &order);
    Some(seated(tournament, field, &order, &cheapest(&costs, tournament.table_size)))
}
