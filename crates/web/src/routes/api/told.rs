//! What programs are told of a table.

use catalog::Table;
use game::{EarlyEnd, Lang, Score, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use service::{Chair, Refusal, Revision, Sitter, Snapshot, TableId, TournamentId, is_name_of_program};

use super::schema::{Schema, Schemas, reply};
use crate::problem::Problem;

reply! {
    /// A refusal: a sentence for people, and for programs what makes a difference to them.
    pub(super) struct ErrorTold {
        /// Why, in English.
        pub(super) error: String,
        /// Whether it is not known whether the change was stored.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub(super) unknown: Option<bool>,
        /// The revision of the table, as the caller may know it.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub(super) revision: Option<Revision>,
    }
}

impl ErrorTold {
    pub(super) fn of(problem: Problem) -> ErrorTold {
        let is_unknown = problem == Problem::from(Refusal::Unknown);
        ErrorTold { unknown: is_unknown.then_some(true), ..ErrorTold::saying(&problem.tell(Lang::En)) }
    }

    pub(super) fn saying(problem: &str) -> ErrorTold {
        ErrorTold { error: problem.to_owned(), unknown: None, revision: None }
    }
}

reply! {
    /// What was played.
    pub(super) struct PlayedTold {
        pub(super) revision: Revision,
        /// The steps of this revision: those posted, and the draws after them.
        pub(super) steps: Option<Vec<String>>,
        pub(super) turn: Option<Turn>,
    }
}

reply! {
    /// A table, as far as a seat or a spectator may know it.
    pub(super) struct TableTold {
        table: TableId,
        game: &'static str,
        options: String,
        revision: Revision,
        /// `gathering`, `playing`, `over` or `called-off`.
        progress: &'static str,
        commitment: String,
        /// How often the table has gathered.
        round: Option<u32>,
        hints: bool,
        /// Who sits where; nothing for a free seat.
        seats: Vec<Option<SeatTold>>,
        /// Whether it counts for ratings.
        #[serde(skip_serializing_if = "Option::is_none")]
        rated: Option<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentId>,
        #[serde(skip_serializing_if = "Option::is_none")]
        revealing: Option<RevealingTold>,
        /// Who decides, once the game has begun. What follows is missing before, too.
        #[serde(skip_serializing_if = "Option::is_none")]
        turn: Option<Turn>,
        /// The points as the viewer may see them: one entry for each seat, then any automaton's.
        #[serde(skip_serializing_if = "Option::is_none")]
        score: Option<Score>,
        /// What the viewer may know; its shape is that of the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<Value>,
        /// The steps so far as the viewer may read them.
        #[serde(skip_serializing_if = "Option::is_none")]
        steps: Option<Vec<String>>,
        /// The viewer's actions, if it is its turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Vec<String>>,
        /// The rank of each seat, from 0, once the game was played to its end.
        #[serde(skip_serializing_if = "Option::is_none")]
        ranks: Option<Vec<u8>>,
        /// At a table with a pace.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockTold>,
        /// The seat that resigned.
        #[serde(skip_serializing_if = "Option::is_none")]
        resigned: Option<Seat>,
        /// The seat that ran out of time.
        #[serde(skip_serializing_if = "Option::is_none")]
        timed_out: Option<Seat>,
        /// Whether whoever runs the server has ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        abandoned: Option<bool>,
        /// A request to take something back.
        #[serde(skip_serializing_if = "Option::is_none")]
        undo_request: Option<UndoTold>,
    }
}

/// Who sits on a seat.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum SeatTold {
    Computer(ComputerTold),
    Player(PlayerTold),
}

reply! {
    /// A computer player of the server.
    pub(super) struct ComputerTold {
        /// Its name.
        bot: String,
    }
}

reply! {
    /// A person, or a program.
    pub(super) struct PlayerTold {
        /// What they want to be called; may be empty.
        name: String,
        /// Whether it is a program: one with a token of the seat, or a bot.
        #[serde(skip_serializing_if = "Option::is_none")]
        program: Option<bool>,
    }
}

reply! {
    /// Who has yet to reveal what they put into the draws.
    struct RevealingTold {
        seats: Vec<Seat>,
        /// Until when they can, in seconds since 1970.
        by: i64,
        /// What each place is bound to.
        bound: Vec<String>,
    }
}

reply! {
    /// How much time everybody has.
    struct ClockTold {
        pace: String,
        /// The milliseconds that each seat has.
        left: Vec<i64>,
        /// The seat whose time runs.
        runs: Option<Seat>,
    }
}

reply! {
    /// A request to take something back.
    struct UndoTold {
        seat: Seat,
        /// How many steps, as far as the viewer may know of them.
        steps: usize,
        /// The seats that have not agreed.
        asks: Vec<Seat>,
    }
}

/// Tells of a table, as far as a seat or a spectator may know it.
pub(super) fn tell(now: &Snapshot, seat: Option<Seat>, time: i64) -> TableTold {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let game = now.session.as_deref();
    let stopped = game.and_then(Table::stopped);
    let is_own = |turn: Turn| seat.map(Turn::Seat) == Some(turn);
    TableTold {
        table: now.id.clone(),
        game: now.entry.id,
        options: now.chosen.to_string(),
        revision: now.revision_for(seat.as_slice()),
        progress: now.progress().name(),
        commitment: now.commitment.clone(),
        round: now.round(),
        hints: now.hints,
        seats: now.chairs.iter().map(tell_seat).collect(),
        rated: now.is_rated().then_some(true),
        tournament: now.tournament.clone(),
        revealing: now.reveal_by.map(|by| RevealingTold { seats: now.owing(), by, bound: now.bound() }),
        turn: game.map(Table::turn),
        score: game.map(|game| game.shown_score(viewer)),
        view: game.map(|game| game.view(viewer)),
        steps: game.map(|game| game.shown_steps(0, viewer)),
        legal: game.filter(|game| is_own(game.turn())).map(Table::legal),
        ranks: game.and_then(Table::outcome).map(|outcome| outcome.ranks.iter().copied().collect()),
        clock: game.and_then(|_| tell_clock(now, time)),
        resigned: match stopped {
            Some(EarlyEnd::Resigned(seat)) => Some(seat),
            Some(EarlyEnd::TimedOut(_) | EarlyEnd::Abandoned) | None => None,
        },
        timed_out: match stopped {
            Some(EarlyEnd::TimedOut(seat)) => Some(seat),
            Some(EarlyEnd::Resigned(_) | EarlyEnd::Abandoned) | None => None,
        },
        abandoned: (stopped == Some(EarlyEnd::Abandoned)).then_some(true),
        undo_request: game.and_then(|game| tell_request(now, game, viewer)),
    }
}

fn tell_clock(now: &Snapshot, time: i64) -> Option<ClockTold> {
    let (timed, clock) = now.timed.zip(now.clock.as_ref())?;
    let seats = Seat::all(now.chairs.len() as u8);
    Some(ClockTold {
        pace: timed.to_string(),
        left: seats.filter_map(|seat| now.time_left(seat, time)).collect(),
        runs: clock.running().map(|running| running.seat),
    })
}

/// Counts only the steps that the reader may know about.
fn tell_request(now: &Snapshot, game: &dyn Table, viewer: Viewer) -> Option<UndoTold> {
    let request = now.undo_request.as_ref()?;
    let steps = game.shown_steps(game.steps().saturating_sub(request.steps), viewer).len();
    Some(UndoTold { seat: request.by, steps, asks: now.seats_asked() })
}

pub(super) fn tell_seat(chair: &Chair) -> Option<SeatTold> {
    if let Some(bot) = chair.bot() {
        return Some(SeatTold::Computer(ComputerTold { bot: bot.to_string() }));
    }
    let is_program = match &chair.sitter {
        Sitter::Program(_) => true,
        Sitter::Guest(_) => is_name_of_program(&chair.name),
        Sitter::Nobody | Sitter::Bot(_) => false,
    };
    let (name, program) = (chair.name.clone(), is_program.then_some(true));
    chair.is_ready().then_some(SeatTold::Player(PlayerTold { name, program }))
}

impl Schema for SeatTold {
    fn schema(all: &mut Schemas) -> Value {
        json!({ "anyOf": [ComputerTold::schema(all), PlayerTold::schema(all)] })
    }
}
