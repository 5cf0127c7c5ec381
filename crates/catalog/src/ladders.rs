//! The ladders of the games: the plain accuracy of every level, as it was measured.

use std::sync::LazyLock;

use bots::review::{Ladder, RUNGS};

/// The first line is the command that prints the rest: a line for each game.
static MEASURED: &str = include_str!("../ladders.txt");

/// The ladder of a game, if it was measured.
pub(crate) fn ladder(game: &str) -> Option<&'static Ladder> {
    static LADDERS: LazyLock<Vec<(&str, Ladder)>> =
        LazyLock::new(|| MEASURED.lines().filter_map(read).collect());
    LADDERS.iter().find(|(id, _)| *id == game).map(|(_, ladder)| ladder)
}

fn read(line: &'static str) -> Option<(&'static str, Ladder)> {
    let (game, rungs) = line.split_once(' ')?;
    let plain: Vec<f32> = rungs.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let plain: [f32; RUNGS.len()] = plain.try_into().ok()?;
    Some((game, Ladder::of(plain)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_ladder() {
        for entry in crate::GAMES {
            assert!(ladder(entry.id).is_some(), "{}", entry.id);
        }
        assert!(ladder("nothing").is_none());
    }
}
