//! Who sits in which seat.

use super::field::Field;
use super::groups::Groups;
use super::{Bye, ByeReason, Outcome, Round, Table, Tournament};

/// A round of these groups, which hold places in `order`.
pub(super) fn seated(tournament: &Tournament, field: &Field, order: &[usize], groups: &Groups) -> Round {
    let player = |place: &usize| tournament.entrants[*place].player;
    let mut tables: Vec<Vec<usize>> = groups.tables.clone();
    for table in &mut tables {
        table.sort_unstable();
    }
    tables.sort();
    let mut round = Round::default();
    for (number, table) in tables.iter().enumerate() {
        let mut members: Vec<usize> = table.iter().map(|position| order[*position]).collect();
        // Otherwise the best placed would all begin in the same seat.
        members.rotate_left((number + tournament.rounds.len()) % table.len());
        let players = best_order(field, &members).iter().map(player).collect();
        round.tables.push(Table { players, outcome: Outcome::Pending });
    }
    let byes = groups.byes.iter().map(|position| player(&order[*position]));
    round.byes = byes.map(|player| Bye { player, reason: ByeReason::LeftOver }).collect();
    round
}

/// The order in which the members' seats are most even, and among those the first.
fn best_order(field: &Field, members: &[usize]) -> Vec<usize> {
    let mut best = (u32::MAX, Vec::new());
    extend(field, members, (0, Vec::new()), &mut best);
    best.1
}

fn extend(field: &Field, members: &[usize], start: (u32, Vec<usize>), best: &mut (u32, Vec<usize>)) {
    let (cost, seated) = start;
    if cost >= best.0 {
        return;
    }
    if seated.len() == members.len() {
        *best = (cost, seated);
        return;
    }
    for member in members.iter().filter(|member| !seated.contains(member)) {
        let history = &field.seats[*member];
        let mut longer = seated.clone();
        longer.push(*member);
        extend(field, members, (cost + discomfort(history, seated.len()), longer), best);
    }
}

/// How much somebody would rather sit elsewhere.
fn discomfort(history: &[usize], seat: usize) -> u32 {
    let recent = history.iter().rev().take(3).zip([4, 2, 1]);
    let recently: u32 = recent.filter(|(before, _)| **before == seat).map(|(_, weight)| weight).sum();
    10_000 * strain(history, seat) + 32 * balance(history, seat) + recently
}

/// Whether this seat would be the same for the third time running, or have been taken three more times than all others
/// together.
pub(super) fn strain(history: &[usize], seat: usize) -> u32 {
    let before = times(history, seat);
    let is_third = history.len() >= 2 && history[history.len() - 2..].iter().all(|before| *before == seat);
    let is_far = before + 1 > history.len() - before + 2;
    u32::from(is_third || is_far)
}

/// By how much the squares of the numbers of times in each seat grow: the less, the more even they are.
pub(super) fn balance(history: &[usize], seat: usize) -> u32 {
    2 * times(history, seat) as u32 + 1
}

fn times(history: &[usize], seat: usize) -> usize {
    history.iter().filter(|before| **before == seat).count()
}
