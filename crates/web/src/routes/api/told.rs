//! What programs are told of a table.

use game::{EarlyEnd, Lang, Score, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;
use service::{Chair, Refusal, Revision, Sitter, Snapshot, TableId, TournamentId, is_name_of_program};

use crate::problem::Problem;

/// A refusal: a sentence for people, and for programs what makes a difference to them.
#[derive(Serialize)]
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

impl ErrorTold {
    pub(super) fn of(problem: Problem) -> ErrorTold {
        let is_unknown = problem == Problem::from(Refusal::Unknown);
        ErrorTold { unknown: is_unknown.then_some(true), ..ErrorTold::saying(&problem.tell(Lang::En)) }
    }

    pub(super) fn saying(problem: &str) -> ErrorTold {
        ErrorTold { error: problem.to_owned(), unknown: None, revision: None }
    }
}

/// What was played.
#[derive(Serialize)]
pub(super) struct PlayedTold {
    pub(super) revision: Revision,
    /// The steps of this revision: those posted, and the draws after them.
    pub(super) steps: Option<Vec<String>>,
    pub(super) turn: Option<Turn>,
}

/// A table, as far as a seat or a spectator may know it.
#[derive(Serialize)]
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
    #[serde(flatten)]
    game_told: Option<GameTold>,
}

/// Who sits on a seat.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum SeatTold {
    /// A computer player of the server.
    Computer {
        /// Its name.
        bot: String,
    },
    /// Somebody else.
    Player {
        /// What they want to be called; may be empty.
        name: String,
        /// Whether it is a program: one with a token of its own, or a bot.
        #[serde(skip_serializing_if = "Option::is_none")]
        program: Option<bool>,
    },
}

/// Who has yet to reveal what they put into the draws.
#[derive(Serialize)]
struct RevealingTold {
    seats: Vec<Seat>,
    /// Until when they can, in seconds since 1970.
    by: i64,
    /// What each place is bound to.
    bound: Vec<String>,
}

/// A game that has begun.
#[derive(Serialize)]
struct GameTold {
    turn: Turn,
    /// The points as the viewer may see them: one entry for each seat, then any automaton's.
    score: Score,
    /// What the viewer may know; its shape is that of the game.
    view: Value,
    /// The steps so far as the viewer may read them.
    steps: Vec<String>,
    /// The viewer's actions, if it is its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<String>>,
    /// The rank of each seat, from 0, once the game was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<Vec<u8>>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_request: Option<UndoTold>,
}

/// How much time everybody has.
#[derive(Serialize)]
struct ClockTold {
    pace: String,
    /// The milliseconds that each seat has.
    left: Vec<i64>,
    /// The seat whose time runs.
    runs: Option<Seat>,
}

/// A request to take something back.
#[derive(Serialize)]
struct UndoTold {
    seat: Seat,
    /// How many steps, as far as the viewer may know of them.
    steps: usize,
    /// The seats that have not agreed.
    asks: Vec<Seat>,
}

/// Tells of a table, as far as a seat or a spectator may know it.
pub(super) fn tell(now: &Snapshot, seat: Option<Seat>, time: i64) -> TableTold {
    let revealing = now.reveal_by.map(|by| RevealingTold { seats: now.owing(), by, bound: now.bound() });
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
        revealing,
        game_told: tell_game(now, seat, time),
    }
}

pub(super) fn tell_seat(chair: &Chair) -> Option<SeatTold> {
    if let Some(bot) = chair.bot() {
        return Some(SeatTold::Computer { bot: bot.to_string() });
    }
    let is_program = match &chair.sitter {
        Sitter::Program(_) => true,
        Sitter::Guest(_) => is_name_of_program(&chair.name),
        Sitter::Nobody | Sitter::Bot(_) => false,
    };
    let (name, program) = (chair.name.clone(), is_program.then_some(true));
    chair.is_ready().then_some(SeatTold::Player { name, program })
}

fn tell_game(now: &Snapshot, seat: Option<Seat>, time: i64) -> Option<GameTold> {
    let game = now.session.as_ref()?;
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let seats = || Seat::all(now.chairs.len() as u8);
    let clock = now.timed.zip(now.clock.as_ref()).map(|(timed, clock)| ClockTold {
        pace: timed.to_string(),
        left: seats().filter_map(|seat| now.time_left(seat, time)).collect(),
        runs: clock.running().map(|running| running.seat),
    });
    let (mut resigned, mut timed_out, mut abandoned) = (None, None, None);
    match game.stopped() {
        Some(EarlyEnd::Resigned(seat)) => resigned = Some(seat),
        Some(EarlyEnd::TimedOut(seat)) => timed_out = Some(seat),
        Some(EarlyEnd::Abandoned) => abandoned = Some(true),
        None => {}
    }
    let undo_request = now.undo_request.as_ref().map(|request| {
        // Counts only those the reader may know about.
        let steps = game.shown_steps(game.steps().saturating_sub(request.steps), viewer).len();
        UndoTold { seat: request.by, steps, asks: now.seats_asked() }
    });
    Some(GameTold {
        turn: game.turn(),
        score: game.shown_score(viewer),
        view: game.view(viewer),
        steps: game.shown_steps(0, viewer),
        legal: (seat.map(Turn::Seat) == Some(game.turn())).then(|| game.legal()),
        ranks: game.outcome().map(|outcome| seats().map(|seat| outcome.ranks[seat]).collect()),
        clock,
        resigned,
        timed_out,
        abandoned,
        undo_request,
    })
}
