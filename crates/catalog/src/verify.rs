//! Whether the draws of a record are those that follow from what it was committed to.

use game::{Record, RecordError, RecordedStep};

use crate::chance::Chance;
use crate::fair::Seating;
use crate::load;

/// What a record's draws were found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verified {
    /// Host and players put in their parts before, and every draw follows from them.
    Fair {
        /// How many draws were made again.
        draws: usize,
        /// How many players put something in themselves.
        given: usize,
        /// How places became seats.
        seating: Seating,
    },
    /// The host has not published its secret, because the game is not over.
    Sealed,
    /// Every draw follows from the seed; who chose the seed knew them all.
    Seed {
        /// How many draws were made again.
        draws: usize,
    },
    /// Somebody said what was drawn; nothing can be checked.
    Open,
}

/// Makes every draw of a record again, or says which line is wrong and how.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    load(&headers_of(record))?;
    let chance = Chance::read(record)?;
    let given = |fair: &crate::fair::Fair| {
        fair.entropy.iter().filter(|entropy| matches!(entropy, crate::fair::Entropy::Given(_))).count()
    };
    // Before the rules are asked: after a draw that was exchanged, some later step is not legal any more.
    let draws = if chance.resolves_itself() { draw_again(record)? } else { 0 };
    load(record)?;
    Ok(match &chance {
        Chance::Open => Verified::Open,
        Chance::Sealed => Verified::Sealed,
        Chance::Seed(_) => Verified::Seed { draws },
        Chance::Fair(fair) => Verified::Fair { draws, given: given(fair), seating: fair.seating.clone() },
    })
}

/// The headers alone, each on the line where it stands. No game ended as it says without its steps.
fn headers_of(record: &Record) -> Record {
    let mut headers = record.clone();
    headers.steps.clear();
    if headers.get("ended").is_some() {
        headers.set("ended", "abandoned");
    }
    headers
}

/// Replays the decisions alone and compares the draws that come between them: how many there were.
fn draw_again(record: &Record) -> Result<usize, RecordError> {
    let mut bare = record.clone();
    bare.steps.clear();
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
            return Ok(claimed.iter().filter(|step| is_draw(step)).count());
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
