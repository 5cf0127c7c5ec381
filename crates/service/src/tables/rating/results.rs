//! How a rated game has ended for everybody who sat down for it.

use catalog::Table;
use game::{EarlyEnd, Seat};
use store::{NewResult, SeatRow};

use super::fields::{Strength, field};
use crate::tables::Tables;
use crate::tables::snapshot::{Left, Progress, Sitter, Snapshot, Why};

/// How a rated game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was played out, or somebody else ended it.
    Played,
    /// They gave up, and that ended it.
    Resigned,
    /// They left, and others played on.
    Left,
    /// Their time ran out.
    TimedOut,
}

game::named!(Ending { Played => "played", Resigned => "resigned", Left => "left", TimedOut => "timed-out" });

impl Tables {
    /// How a rated game ends by a change, to be stored with it. What an operator ends counts for nobody.
    pub(in crate::tables) fn rates(&self, before: &Snapshot, next: &Snapshot) -> Option<Box<NewResult>> {
        let ends = before.progress() != Progress::Over && next.progress() == Progress::Over;
        if !ends || !next.is_rated() {
            return None;
        }
        let game = next.session.as_deref()?;
        let loser = match game.stopped() {
            None => None,
            Some(EarlyEnd::Resigned(seat)) => Some((seat, Ending::Resigned)),
            Some(EarlyEnd::TimedOut(seat)) => Some((seat, Ending::TimedOut)),
            Some(EarlyEnd::Abandoned) => return None,
        };
        let seats = Seat::all(next.chairs.len() as u8).map(|seat| seated(next, game, seat, loser));
        let mut seats: Vec<SeatRow> = seats.collect::<Option<_>>()?;
        // Whoever stayed until nobody else was left has beaten all others, even by giving up.
        if let Some((seat, _)) = loser
            && seats.iter().enumerate().all(|(other, row)| other == seat.index() || row.rank.is_none())
        {
            seats[seat.index()].rank = Some(0);
        }
        let field = field(next.entry, next.chairs.len() as u8);
        Some(Box::new(NewResult {
            table: next.id.clone(),
            game: next.entry.id.to_owned(),
            at: self.time() / 1_000,
            field: serde_json::to_string(&field).expect("a field is made of numbers"),
            seats,
        }))
    }
}

/// Whoever sat down on a seat: one who left, or who sits there still. `None` for somebody who cannot be rated.
fn seated(next: &Snapshot, game: &dyn Table, seat: Seat, loser: Option<(Seat, Ending)>) -> Option<SeatRow> {
    if let Some(left) = next.left.iter().find(|left| left.seat == seat) {
        return gone(left);
    }
    let chair = &next.chairs[seat.index()];
    let (who, strength) = match &chair.sitter {
        Sitter::Guest(guest) => (guest.to_string(), None),
        Sitter::Bot(bot) => {
            let strength = Strength::of(next.entry, *bot)?;
            (strength.level.name().to_owned(), Some(strength.mean))
        }
        Sitter::Nobody | Sitter::Program(_) => return None,
    };
    let (rank, ended) = match (loser, game.outcome()) {
        (Some((own, ended)), _) if own == seat => (None, ended),
        (Some(_), _) => (Some(0), Ending::Played),
        (None, Some(outcome)) => (Some(i64::from(outcome.ranks[seat])), Ending::Played),
        (None, None) => return None,
    };
    Some(SeatRow { who, strength, rank, turns: turns(game, seat).into(), ended: ended.to_string() })
}

fn gone(left: &Left) -> Option<SeatRow> {
    let ended = match left.why {
        Why::Wanted => Ending::Left,
        Why::OutOfTime => Ending::TimedOut,
    };
    Some(SeatRow {
        who: left.who.as_ref()?.to_string(),
        strength: None,
        rank: None,
        turns: left.turns.unwrap_or_default().into(),
        ended: ended.to_string(),
    })
}

/// How many turns a seat has had: decisions in a row are one.
pub(in crate::tables) fn turns(game: &dyn Table, seat: Seat) -> u32 {
    let mut actors: Vec<Seat> = game.steps_from(0).iter().filter_map(|step| step.actor).collect();
    actors.dedup();
    actors.into_iter().filter(|actor| *actor == seat).count() as u32
}
