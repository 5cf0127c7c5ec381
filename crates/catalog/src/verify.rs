//! Whether the draws of a record follow from what was committed to.

use game::{Record, RecordError, RecordedStep};

use crate::chance::Chance;
use crate::fair::Seating;
use crate::load;

/// What a record's draws were found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verified {
    /// Every draw follows from what the host and the players put in before the game.
    Fair {
        /// How many draws were recomputed.
        draws: usize,
        /// How many players added entropy of their own.
        given: usize,
        /// How places became seats.
        seating: Seating,
        /// How many steps were copied from another table; their draws were made there and are not recomputed.
        copied: usize,
    },
    /// The host has not published its secret, because the game is not over.
    Sealed,
    /// Every draw follows from the seed, so whoever chose the seed knew them all.
    Seed {
        /// How many draws were recomputed.
        draws: usize,
    },
    /// Somebody said what was drawn; nothing can be checked.
    Open,
}

/// Recomputes every draw of a record, or says which line is wrong and how.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    let copied = copied_steps(record)?;
    load(&beginning_of(record, copied))?;
    let chance = Chance::read(record)?;
    let given = |fair: &crate::fair::Fair| {
        fair.entropy.iter().filter(|entropy| matches!(entropy, crate::fair::Entropy::Given(_))).count()
    };
    // Before the rules are checked: if a draw was tampered with, some later step is no longer legal.
    let draws = if chance.resolves_itself() { draw_again(record, copied)? } else { 0 };
    load(record)?;
    Ok(match &chance {
        Chance::Open => Verified::Open,
        Chance::Sealed => Verified::Sealed,
        Chance::Seed(_) => Verified::Seed { draws },
        Chance::Fair(fair) => {
            Verified::Fair { draws, given: given(fair), seating: fair.seating.clone(), copied }
        }
    })
}

/// How many of the first steps of a record were copied from another table, as its header `from` says.
pub fn copied_steps(record: &Record) -> Result<usize, RecordError> {
    let Some(from) = record.get("from") else { return Ok(0) };
    let is_plain = |copied: &usize| copied.to_string() == from && (1..=record.steps.len()).contains(copied);
    let copied = from.parse().ok().filter(is_plain);
    copied.ok_or_else(|| {
        let steps = record.steps.len();
        let problem =
            format!("the header `from` says {from}; it is how many of the {steps} steps were copied");
        RecordError::new(record.line_of_header("from"), problem)
    })
}

/// The headers and the copied steps, each on its own line. Without the rest of its steps, the game did not end as the
/// headers say.
fn beginning_of(record: &Record, copied: usize) -> Record {
    let mut beginning = record.clone();
    if copied < record.steps.len() {
        beginning.steps.truncate(copied);
        if beginning.get("ended").is_some() {
            beginning.set("ended", "abandoned");
        }
    }
    beginning
}

/// Replays only the decisions, compares the draws between them, and counts those. Copied draws are not counted, but they
/// keep their numbers.
fn draw_again(record: &Record, copied: usize) -> Result<usize, RecordError> {
    if copied == record.steps.len() {
        return Ok(0);
    }
    let mut bare = record.clone();
    bare.steps.truncate(copied);
    bare.set("ended", "");
    bare.set("result", "");
    let mut table = load(&bare)?;
    loop {
        let drawn = table.record().steps;
        let claimed = &record.steps[..drawn.len().min(record.steps.len())];
        if let Some(index) = drawn.iter().zip(claimed).position(|(drawn, claimed)| drawn != claimed) {
            let problem = format!(
                "the record says `{}`, but the draw that follows from its headers is `{}`",
                claimed[index], drawn[index]
            );
            return Err(RecordError::new(record.line_of_step(index), problem));
        }
        let Some(decision) = record.steps.get(drawn.len()) else {
            return Ok(claimed.iter().skip(copied).filter(|step| is_draw(step)).count());
        };
        if is_draw(decision) {
            let problem =
                format!("the record says that `{}` was drawn here, but nothing is drawn here", decision.text);
            return Err(RecordError::new(record.line_of_step(drawn.len()), problem));
        }
        table
            .play(&decision.text)
            .map_err(|error| RecordError::new(record.line_of_step(drawn.len()), error.to_string()))?;
    }
}

fn is_draw(step: &RecordedStep) -> bool {
    step.actor.is_none()
}
