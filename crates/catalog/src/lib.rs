//! The one table of games, and what can be done with any of them.
//!
//! Inside, everything is generic over the concrete game; at this edge it becomes an [`Entry`] of functions and a
//! [`Table`] that speaks text, so that nobody above names a game.

mod advice;
mod batch;
mod chance;
mod deal;
mod engine;
mod entry;
mod fair;
mod gathering;
mod guest;
mod history;
mod ladders;
mod learn;
mod parent;
mod puzzles;
mod searched;
mod session;
mod shown;
mod skills;
mod story;
mod table;
mod turns;
mod verify;
mod waiting;
mod words;

use std::fmt;

use game::notation::quote;
use game::{Record, RecordError};

pub use advice::{Advice, Disclosure, best_line, tell_advice, tell_solved};
pub use batch::{Batch, Batched, IllegalPlace, Shape};
pub use chance::{BadSeed, Chance, Seed};
pub use deal::{Day, DealId, Dealt, Seal};
pub use engine::Engine;
pub use entry::{Entry, Lengths, Playable, Seated, Thoughts, entry};
pub use fair::{BadFair, Choosers, Entropy, Fair, Seating, Secret};
pub use gathering::{Commit, Gathering};
pub use guest::{Chooser, Guest};
pub use learn::{Answer, FIRST, LEARNER, Standing, lesson, lesson_problems};
pub use parent::Parent;
pub use puzzles::{DIFFICULTIES, Posed, puzzle, puzzle_position, puzzles, tempting};
pub use searched::{Candidate, Searched};
pub use session::Session;
pub use shown::{Fragments, Purpose, Shown, ShownAction};
pub use skills::{Costs, costs};
pub use story::{Line, Story, Told};
pub use table::{LogLine, Preview, Table, TooFar};
pub use turns::{Stretch, TurnTaken, Turns};
pub use verify::{Copied, End, Followed, Verdict, Verified, copied_steps, verify, verify_with};
pub use waiting::bots_round;
pub use words::{say_review, tell_luck};

/// Every game there is. A new one is a line here and a line in the manifest.
pub static GAMES: &[Entry] =
    &[entry::<duel::Duel>(), entry::<nefertiti::Nefertiti>(), entry::<pyramidice::Pyramidice>()];

/// The game with this id.
pub fn find(id: &str) -> Result<&'static Entry, UnknownGame> {
    GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| UnknownGame(id.to_owned()))
}

/// Continues the game of a record, whichever it is.
pub fn load(record: &Record) -> Seated<RecordError> {
    let Some(id) = record.get("game") else { return Err(RecordError::new(1, "there is no header `game`")) };
    let entry =
        find(id).map_err(|error| RecordError::new(record.line_of_header("game"), error.to_string()))?;
    (entry.load)(record)
}

/// An id that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        write!(f, "there is no game {}; there are: {}", quote(&self.0), known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
