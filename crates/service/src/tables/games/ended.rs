//! What is kept of a game that everybody may look up, by the commit that ends it.

use catalog::{DealId, Table};
use game::{EarlyEnd, Seat};
use store::{GameRow, GameSeatRow, NewGame};

use super::opening::first_choices;
use super::{BOT, GUEST, GameEnd, LEFT, PROGRAM, SeatResult};
use crate::tables::Tables;
use crate::tables::listed::Summary;
use crate::tables::profiling::{GameResult, result};
use crate::tables::rating::Strength;
use crate::tables::snapshot::{Kind, Progress, Sitter, Snapshot};

impl Tables {
    /// The game that ends by a change, if everybody may look it up.
    pub(in crate::tables) fn archives(&self, before: &Snapshot, next: &Snapshot) -> Option<Box<NewGame>> {
        let ends = before.progress() != Progress::Over && next.progress() == Progress::Over;
        if !ends || !next.is_kept_for_all() {
            return None;
        }
        new_game(next, self.time() / 1_000).map(Box::new)
    }
}

impl Snapshot {
    /// Whether its game is to be found by everybody once it is over: it is listed, and everybody was told.
    pub fn is_kept_for_all(&self) -> bool {
        let is_open = match self.kind {
            Kind::Open => true,
            Kind::Private | Kind::Device => false,
        };
        is_open && self.is_public
    }
}

/// What is kept of a game that ended at a time. `None` if nothing was decided, or if nobody has won or lost it.
pub(crate) fn new_game(over: &Snapshot, at: i64) -> Option<NewGame> {
    let game = over.session.as_deref()?;
    let ended = match game.stopped() {
        None => GameEnd::Played,
        Some(EarlyEnd::Resigned(_)) => GameEnd::Resigned,
        Some(EarlyEnd::TimedOut(_)) => GameEnd::TimedOut,
        Some(EarlyEnd::Abandoned) => return None,
    };
    let own_steps = game.steps_from(over.opening.len());
    let decisions = own_steps.iter().filter(|step| step.actor.is_some()).count();
    if decisions == 0 {
        return None;
    }
    let is_usual = over.opening.is_empty() && over.chosen.edition().is_none() && over.deal.is_none();
    let choices = if is_usual { first_choices(&own_steps) } else { Vec::new() };
    let row = GameRow {
        table_id: over.id.clone(),
        game: over.entry.id.to_owned(),
        options: over.chosen.to_string(),
        at,
        day: over.deal.as_ref().map(|of| day_of(&of.deal)),
        ended: ended.to_string(),
        is_rated: over.is_rated(),
        is_usual,
        decisions: decisions as i64,
    };
    Some(NewGame { game: row, seats: seats(over, game), choices })
}

fn day_of(deal: &DealId) -> String {
    deal.day.to_string()
}

fn seats(over: &Snapshot, game: &dyn Table) -> Vec<GameSeatRow> {
    let summary = Summary::of(over);
    let count = over.chairs.len();
    let of_seat = |seat| result(seat, count, game.stopped(), &summary);
    let results: Vec<Option<GameResult>> = Seat::all(count as u8).map(of_seat).collect();
    let firsts = results.iter().filter(|result| matches!(result, Some(GameResult::Rank(1, _)))).count();
    let row = |(seat, result): (Seat, &Option<GameResult>)| {
        let (kind, who, rating) = sitter(over, seat);
        GameSeatRow {
            kind: kind.to_owned(),
            who,
            rating,
            deviation: None,
            points: summary.final_points().get(seat.index()).copied().unwrap_or_default().into(),
            result: result.map(|result| simplified(result, firsts).to_string()),
            rank: summary.ranks().get(seat.index()).copied().map(i64::from),
        }
    };
    Seat::all(count as u8).zip(&results).map(row).collect()
}

/// Whether somebody came first.
fn simplified(result: GameResult, firsts: usize) -> SeatResult {
    match result {
        GameResult::Won => SeatResult::Won,
        GameResult::Rank(1, _) if firsts == 1 => SeatResult::Won,
        GameResult::Drawn | GameResult::Rank(1, _) => SeatResult::Drawn,
        GameResult::Lost | GameResult::Rank(..) => SeatResult::Lost,
    }
}

/// Who played on a seat. The store finds out which guests have an account, and their ratings.
fn sitter(over: &Snapshot, seat: Seat) -> (&'static str, String, Option<i64>) {
    if over.left.iter().any(|left| left.seat == seat) {
        return (LEFT, String::new(), None);
    }
    match &over.chairs[seat.index()].sitter {
        Sitter::Guest(guest) => (GUEST, guest.to_string(), None),
        Sitter::Bot(bot) => {
            (BOT, bot.to_string(), Strength::of(over.entry, *bot).map(|strength| strength.mean))
        }
        Sitter::Program(_) | Sitter::Nobody => (PROGRAM, String::new(), None),
    }
}
