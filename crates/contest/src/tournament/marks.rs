//! What each round was to somebody, for a row of small marks.

use serde::{Deserialize, Serialize};

use super::standings::{Against, against};
use super::{Finish, Outcome, Player, Round, SeatResult, Table};

/// What a round was to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// Won at a table of two, be it because the other forfeited.
    Won,
    /// Tied at a table of two.
    Drawn,
    /// Lost at a table of two.
    Lost,
    /// Played to the end at a larger table.
    Placed {
        /// First is 1, and those who tie share a place.
        place: u8,
        /// How many sat there.
        players: u8,
    },
    /// Sat nowhere, though still in.
    Bye,
    /// Did not come, or left.
    Forfeit,
    /// The table is still being played.
    Pending,
    /// Was not in, or no longer.
    Absent,
}

/// What this round was to this player.
pub(super) fn mark(round: &Round, player: Player) -> Mark {
    let seats = |table: &Table| table.players.iter().position(|other| *other == player);
    let found = round.tables.iter().find_map(|table| seats(table).map(|seat| (table, seat)));
    let Some((table, seat)) = found else {
        let has_bye = round.byes.iter().any(|bye| bye.player == player);
        return if has_bye { Mark::Bye } else { Mark::Absent };
    };
    match &table.outcome {
        Outcome::Pending => Mark::Pending,
        Outcome::Finished(results) => mark_of_seat(results, seat),
    }
}

fn mark_of_seat(results: &[SeatResult], seat: usize) -> Mark {
    let place = match results[seat].finish {
        Finish::Forfeited => return Mark::Forfeit,
        Finish::Placed(place) => place,
    };
    if results.len() > 2 {
        return Mark::Placed { place, players: results.len() as u8 };
    }
    match against(results[seat].finish, results[1 - seat].finish) {
        Against::Beaten => Mark::Won,
        Against::Tied => Mark::Drawn,
        Against::Lost => Mark::Lost,
    }
}
