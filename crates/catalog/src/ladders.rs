//! The ladders of the games: the plain accuracy of every level, as it was measured.

use std::sync::LazyLock;

use bots::review::{Ladder, RUNGS};

/// The first line is the command that prints the rest: a line for each game and number of players.
static MEASURED: &str = include_str!("../ladders.txt");

/// The ladder of a game with this many players, if it was measured.
pub(crate) fn ladder(game: &str, seats: u8) -> Option<&'static Ladder> {
    static LADDERS: LazyLock<Vec<(&str, u8, Ladder)>> =
        LazyLock::new(|| MEASURED.lines().filter_map(read).collect());
    let found = LADDERS.iter().find(|(id, players, _)| *id == game && *players == seats);
    found.map(|(_, _, ladder)| ladder)
}

fn read(line: &'static str) -> Option<(&'static str, u8, Ladder)> {
    let mut words = line.split_whitespace();
    let (game, seats) = (words.next()?, words.next()?.parse().ok()?);
    let plain: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
    let plain: [f32; RUNGS.len()] = plain.try_into().ok()?;
    Some((game, seats, Ladder::of(plain)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_ladder_for_every_number_of_players() {
        for entry in crate::GAMES {
            for seats in entry.seats.0..=entry.seats.1 {
                let ladder = ladder(entry.id, seats).unwrap_or_else(|| panic!("{} with {seats}", entry.id));
                assert!(ladder.accuracy(100.0) > 99.0);
            }
        }
    }
}
