//! From a record back to a state, with every step checked.

use std::fmt;

use crate::early::EarlyEnd;
use crate::edition::Printed;
use crate::legal::ActionSet;
use crate::notation::quote;
use crate::options::Chosen;
use crate::record::{Record, RecordError};
use crate::rules::{Game, Step, StepOf, settle, take_step};
use crate::score::Score;
use crate::seat::{Seat, Turn, Viewer};

/// A record that has been checked.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The options it was played with.
    pub chosen: Chosen,
    /// Its steps, each legal where it stands.
    pub steps: Vec<StepOf<G>>,
    /// The state after the last of them, forced steps carried out.
    pub state: G,
}

/// Replays a record, or says which line is wrong and how.
pub fn replay<G: Game>(record: &Record) -> Result<Replayed<G>, RecordError> {
    let chosen = read_headers::<G>(record)?;
    let at_options = |problem: String| RecordError::new(record.line_of_header("options"), problem);
    let options = G::options(&chosen).map_err(|error| at_options(error.0))?;
    let mut state = G::new(&options);
    check_edition(record, &state)?;
    expect_header(record, "seats", &state.seats().to_string(), "for these options it is")?;
    settle(&mut state, &mut ());
    let mut steps = Vec::with_capacity(record.steps.len());
    for (index, recorded) in record.steps.iter().enumerate() {
        let step = read_step(&state, recorded.actor, &recorded.text)
            .map_err(|error| RecordError::new(record.line_of_step(index), error.to_string()))?;
        take_step(&mut state, step, &mut ());
        settle(&mut state, &mut ());
        steps.push(step);
    }
    check_end(record, &state)?;
    Ok(Replayed { chosen, steps, state })
}

fn read_headers<G: Game>(record: &Record) -> Result<Chosen, RecordError> {
    if record.get("game").is_none() {
        return Err(RecordError::new(1, "there is no header `game`"));
    }
    expect_header(record, "game", G::ID, "the game here is")?;
    expect_header(record, "rules", &G::RULES.to_string(), "the version of the rules here is")?;
    let options = record.get("options").unwrap_or_default();
    let chosen = Chosen::parse(G::OPTIONS, options)
        .map_err(|error| RecordError::new(record.line_of_header("options"), error.0))?;
    Ok(match edition(record)? {
        Some(text) => chosen.with_edition(&text),
        None => chosen,
    })
}

/// The text of the edition of a record, if it is not the shipped one.
pub fn edition(record: &Record) -> Result<Option<String>, RecordError> {
    let Some(quoted) = record.get("edition-text") else { return Ok(None) };
    serde_json::from_str(quoted).map(Some).map_err(|_| {
        let problem = "the header `edition-text` is not a text between quotation marks, as JSON has them";
        RecordError::new(record.line_of_header("edition-text"), problem)
    })
}

/// A record is replayed with the edition it was played with, or not at all.
fn check_edition<G: Game>(record: &Record, state: &G) -> Result<(), RecordError> {
    match state.edition() {
        Some(edition) => expect_header(record, "edition", &edition_text(edition), "the edition here is"),
        None => match ["edition", "edition-text"].into_iter().find(|key| record.get(key).is_some()) {
            Some(key) => Err(RecordError::new(record.line_of_header(key), "this game has no editions")),
            None => Ok(()),
        },
    }
}

/// The edition as the header of the same name has it.
fn edition_text(edition: &dyn Printed) -> String {
    format!("{} {}", edition.digest(), edition.name())
}

fn expect_header(record: &Record, key: &str, expected: &str, reason: &str) -> Result<(), RecordError> {
    match record.get(key) {
        Some(value) if value != expected => {
            let problem = format!("the header `{key}` says {value}, but {reason} {expected}");
            Err(RecordError::new(record.line_of_header(key), problem))
        }
        Some(_) | None => Ok(()),
    }
}

fn check_end<G: Game>(record: &Record, state: &G) -> Result<(), RecordError> {
    let Some(outcome) = state.outcome() else { return check_early_end(record, state.seats()) };
    expect_header(record, "ended", "played", "its steps reach the end, so it must be")?;
    expect_header(record, "result", &result_text(&outcome.score), "the steps lead to")
}

/// The final points as the header `result` has them.
fn result_text(score: &Score) -> String {
    score.totals().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A game whose steps stop before the end may continue, or somebody resigned or ran out of time, or nobody came back.
fn check_early_end(record: &Record, seats: u8) -> Result<(), RecordError> {
    let Some(ended) = record.get("ended") else { return Ok(()) };
    let is_possible = |end: EarlyEnd| end.loser().is_none_or(|seat| seat.number() < seats);
    if ended.parse().is_ok_and(is_possible) {
        return Ok(());
    }
    let problem = if ended == "played" {
        "the header `ended` says that the game was played to its end, but the steps stop before it".to_owned()
    } else {
        format!(
            "the header `ended` says {ended}; it can be played, resigned or timed-out with a seat, or abandoned"
        )
    };
    Err(RecordError::new(record.line_of_header("ended"), problem))
}

/// Reads the next step of a settled state from its text, and checks that it may be taken.
pub fn read_step<G: Game>(state: &G, actor: Option<Seat>, text: &str) -> Result<StepOf<G>, StepError> {
    let turn = state.turn();
    match (turn, actor) {
        (Turn::Seat(decides), Some(seat)) if decides == seat => read_action(state, seat, text),
        (Turn::Chance, None) => read_chance(state, text),
        (Turn::Seat(_) | Turn::Chance | Turn::Over, _) => Err(StepError::OutOfTurn { turn, actor }),
    }
}

fn read_action<G: Game>(state: &G, seat: Seat, text: &str) -> Result<StepOf<G>, StepError> {
    let action = text.parse().map_err(|_| StepError::Unknown(text.to_owned()))?;
    if state.legal().contains(action) {
        Ok(Step::Action(seat, action))
    } else {
        Err(StepError::Illegal(text.to_owned()))
    }
}

fn read_chance<G: Game>(state: &G, text: &str) -> Result<StepOf<G>, StepError> {
    let outcome = text.parse().map_err(|_| StepError::Unknown(text.to_owned()))?;
    let mut outcomes = Vec::new();
    state.chance_outcomes(&mut outcomes);
    if outcomes.iter().any(|&(possible, _)| possible == outcome) {
        Ok(Step::Chance(outcome))
    } else {
        Err(StepError::Impossible(text.to_owned()))
    }
}

/// Why a text is not the next step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// Somebody else decides here.
    OutOfTurn {
        /// Who does.
        turn: Turn,
        /// Whose step it was claimed to be; `None` for chance.
        actor: Option<Seat>,
    },
    /// It is the notation of no step.
    Unknown(String),
    /// It is an action, but not a legal one here.
    Illegal(String),
    /// It is an outcome, but not a possible one here.
    Impossible(String),
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::OutOfTurn { turn, actor } => {
                match actor {
                    Some(seat) => write!(f, "this is a step of seat {seat}")?,
                    None => write!(f, "this is a chance step")?,
                }
                match turn {
                    Turn::Seat(seat) => write!(f, ", but seat {seat} decides here"),
                    Turn::Chance => write!(f, ", but chance decides here"),
                    Turn::Over => write!(f, ", but the game is over"),
                }
            }
            StepError::Unknown(text) => write!(f, "{} is not a step of this game", quote(text)),
            StepError::Illegal(text) => write!(f, "{} is not legal here", quote(text)),
            StepError::Impossible(text) => write!(f, "{} cannot come up here", quote(text)),
        }
    }
}

impl std::error::Error for StepError {}

/// Writes the headers that every record begins with.
pub fn write_start<G: Game>(record: &mut Record, chosen: &Chosen, state: &G) {
    record.set("game", G::ID);
    record.set("rules", &G::RULES.to_string());
    record.set("options", &chosen.to_string());
    if let Some(edition) = state.edition() {
        record.set("edition", &edition_text(edition));
        if !edition.is_shipped() {
            record.set("edition-text", &serde_json::Value::from(edition.text()).to_string());
        }
    }
    record.set("seats", &state.seats().to_string());
}

/// Writes the headers that say how a finished game ended, and removes them if it is not finished.
pub fn write_end<G: Game>(record: &mut Record, state: &G) {
    if state.turn() == Turn::Over {
        record.set("ended", "played");
        record.set("result", &result_text(&state.score(Viewer::Spectator)));
    } else if record.get("ended") == Some("played") {
        record.set("ended", "");
        record.set("result", "");
    }
}
