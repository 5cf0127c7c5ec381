//! Laws that hold in every tournament, and the examples of the documentation.

mod edges;
mod example;
mod laws;
mod repeats;
mod robins;
mod seats;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

/// Players are numbered from 1 and rated downwards, so that the first is also the first seed.
fn tournament(format: Format, least: u8, most: u8, players: u64) -> Tournament {
    let entrant =
        |player: u64| Entrant { player, rating: 2000 - 10 * player as i32, presence: Presence::Playing };
    Tournament {
        format,
        table_size: TableSize::new(least, most).unwrap(),
        entrants: (1..=players).map(entrant).collect(),
        rounds: Vec::new(),
        apart: Vec::new(),
    }
}

fn swiss(rounds: usize, least: u8, most: u8, players: u64) -> Tournament {
    tournament(Format::Swiss { rounds }, least, most, players)
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn placed(place: u8, scored: i64) -> SeatResult {
    SeatResult { finish: Finish::Placed(place), scored }
}

fn forfeited() -> SeatResult {
    SeatResult { finish: Finish::Forfeited, scored: 0 }
}

fn bye(player: Player) -> Bye {
    Bye { player, reason: ByeReason::LeftOver }
}

/// A round of tables, each with its players and how many points they scored; more points are a better place.
fn round(tables: &[(&[Player], &[i64])], byes: &[Player]) -> Round {
    let table = |(players, scored): &(&[Player], &[i64])| Table {
        players: players.to_vec(),
        outcome: Outcome::Finished(results(scored)),
    };
    Round {
        tables: tables.iter().map(table).collect(),
        byes: byes.iter().map(|player| bye(*player)).collect(),
    }
}

fn results(scored: &[i64]) -> Vec<SeatResult> {
    let place = |own: &i64| 1 + scored.iter().filter(|other| *other > own).count() as u8;
    scored.iter().map(|own| placed(place(own), *own)).collect()
}

/// Ends every table of a round; some seats forfeit, and few points make ties frequent.
fn end(round: &mut Round, rng: &mut Xoshiro256PlusPlus) {
    for table in &mut round.tables {
        let scored: Vec<i64> = table.players.iter().map(|_| rng.random_range(10..18)).collect();
        let mut results = results(&scored);
        for result in &mut results {
            if rng.random_range(0..30) == 0 {
                *result = forfeited();
            }
        }
        table.outcome = Outcome::Finished(results);
    }
}

/// Now and then somebody withdraws, and whoever forfeited may have vanished for good.
fn leave(tournament: &mut Tournament, rng: &mut Xoshiro256PlusPlus) {
    for entrant in &mut tournament.entrants {
        if rng.random_range(0..40) == 0 {
            entrant.presence = if rng.random() { Presence::Withdrawn } else { Presence::Vanished };
        }
    }
}

fn present(tournament: &Tournament) -> Vec<Player> {
    let playing = tournament.entrants.iter().filter(|entrant| entrant.presence == Presence::Playing);
    playing.map(|entrant| entrant.player).collect()
}

fn byes_of(tournament: &Tournament, player: Player) -> usize {
    tournament.rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.player == player).count()
}

fn meetings(tournament: &Tournament, one: Player, other: Player) -> usize {
    let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
    tables.filter(|table| table.players.contains(&one) && table.players.contains(&other)).count()
}

fn seats_of(tournament: &Tournament, player: Player) -> Vec<usize> {
    let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
    tables.filter_map(|table| table.players.iter().position(|other| *other == player)).collect()
}

fn pairs(table: &Table) -> impl Iterator<Item = (Player, Player)> {
    let players = &table.players;
    players.iter().enumerate().flat_map(|(seat, one)| players[seat + 1..].iter().map(|other| (*one, *other)))
}
