//! How a table of a tournament has ended for each seat, by what is stored of the table alone.

use catalog::Table;
use contest::tournament::{Finish, SeatResult};
use game::{EarlyEnd, Seat, Viewer};
use store::GuestId;

use crate::tables::rating::turns;
use crate::tables::snapshot::{Progress, Snapshot, Why};

/// Whoever has had fewer turns when their time runs out did not come.
const LEAST_TURNS: u32 = 2;

/// How a table has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct End {
    /// One result for each seat.
    pub(super) results: Vec<SeatResult>,
    /// Who did not come.
    pub(super) vanished: Vec<GuestId>,
}

impl End {
    /// Nobody knows how it ended, so nobody was better than anybody else.
    pub(super) fn unknown(seats: usize) -> End {
        let tied = SeatResult { finish: Finish::Placed(1), scored: 0 };
        End { results: vec![tied; seats], vanished: Vec::new() }
    }

    /// How a table has ended; `None` if it has not.
    pub(super) fn of(table: &Snapshot) -> Option<End> {
        match table.progress() {
            Progress::Gathering | Progress::Playing => None,
            Progress::CalledOff => Some(called_off(table)),
            Progress::Over => Some(over(table, table.session.as_deref()?)),
        }
    }
}

/// Whoever came has won, and all who came are equal.
fn called_off(table: &Snapshot) -> End {
    let mut end = End::unknown(table.chairs.len());
    for left in &table.left {
        end.results[left.seat.index()].finish = Finish::Forfeited;
        end.vanished.extend(left.who.clone());
    }
    end
}

fn over(table: &Snapshot, game: &dyn Table) -> End {
    let mut end = End::unknown(table.chairs.len());
    let seats = || Seat::all(table.chairs.len() as u8);
    if let Some(outcome) = game.outcome() {
        let points = game.shown_score(Viewer::Spectator).totals();
        for seat in seats() {
            let scored = points.get(seat.index()).copied().unwrap_or_default().into();
            end.results[seat.index()] =
                SeatResult { finish: Finish::Placed(outcome.ranks[seat] + 1), scored };
        }
    }
    for left in &table.left {
        end.results[left.seat.index()].finish = Finish::Forfeited;
        let has_come = left.why == Why::Wanted || left.turns.is_none_or(|turns| turns >= LEAST_TURNS);
        end.vanished.extend(left.who.clone().filter(|_| !has_come));
    }
    let has_left = |seat: Seat| table.left.iter().any(|left| left.seat == seat);
    // Whoever stayed until nobody else was left has beaten all others, even by giving up.
    let is_last = |loser: Seat| seats().all(|seat| seat == loser || has_left(seat));
    match game.stopped() {
        Some(EarlyEnd::Resigned(loser)) if !is_last(loser) => {
            end.results[loser.index()].finish = Finish::Placed(2);
        }
        Some(EarlyEnd::TimedOut(loser)) if !is_last(loser) => {
            end.results[loser.index()].finish = Finish::Forfeited;
            let who = table.chairs[loser.index()].sitter.guest().cloned();
            end.vanished.extend(who.filter(|_| turns(game, loser) < LEAST_TURNS));
        }
        None | Some(EarlyEnd::Resigned(_) | EarlyEnd::TimedOut(_) | EarlyEnd::Abandoned) => {}
    }
    end
}
