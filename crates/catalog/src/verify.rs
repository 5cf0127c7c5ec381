//! Whether the draws of a record follow from what was committed to.

use game::{EarlyEnd, Record, RecordError, RecordedStep, Seat};

use crate::chance::Chance;
use crate::deal::DealId;
use crate::fair::{Choosers, Fair, Seating};
use crate::load;
use crate::parent::Parent;

/// What a record's draws were found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verified {
    /// Every draw that was made at the table follows from what the host and the players put in before the game.
    Followed(Followed),
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

/// What was found about draws that follow from a secret and from entropy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    /// The deal whose draws they are, if others could play the same.
    pub deal: Option<DealId>,
    /// How many draws were recomputed; those that were copied from another table are not among them.
    pub draws: usize,
    /// How many players added entropy of their own.
    pub given: usize,
    /// How many of these were committed to it.
    pub committed: usize,
    /// Who could have chosen the draws all the same.
    pub choosers: Choosers,
    /// How places became seats.
    pub seating: Seating,
    /// How often the table had gathered; `None` in records that do not say.
    pub round: Option<u32>,
    /// How far the record goes.
    pub end: End,
    /// What was copied from another table.
    pub copied: Copied,
}

/// Where a record ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// At the end of the game.
    Played,
    /// Where, as it says, a seat resigned.
    Resigned(Seat),
    /// Where, as it says, a seat's time was up.
    TimedOut(Seat),
    /// In the middle of the game.
    Unfinished,
}

/// The first steps of a record that were taken at another table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Copied {
    /// There are none.
    Nothing,
    /// The other table's record was not given, so its draws are only known to be possible.
    Unchecked {
        /// How many steps were copied.
        steps: usize,
        /// The other table, if the record names it.
        parent: Option<Parent>,
    },
    /// They are those of the other table's record, whose draws were checked as well.
    Checked {
        /// How many steps were copied.
        steps: usize,
        /// The other table.
        parent: Parent,
        /// What was found there.
        found: Box<Followed>,
    },
}

/// What may be said of the draws as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// All were recomputed, and not even the host could have chosen them by itself.
    Fair,
    /// All were recomputed, but the host alone could have chosen them.
    HostCould,
    /// All that were recomputed are right, but there are more, or the game goes on.
    Partly,
    /// None was recomputed.
    Nothing,
}

impl Followed {
    /// What may be said as a whole: never more than what was checked.
    pub fn verdict(&self) -> Verdict {
        let own = (self.draws > 0).then_some(match self.choosers {
            Choosers::Host => Verdict::HostCould,
            Choosers::Nobody | Choosers::HostAndLast => Verdict::Fair,
        });
        let all = match (&self.copied, own) {
            (Copied::Nothing, own) => own.unwrap_or(Verdict::Nothing),
            (Copied::Unchecked { .. }, None) => Verdict::Nothing,
            (Copied::Unchecked { .. }, Some(_)) => Verdict::Partly,
            (Copied::Checked { found, .. }, own) => own.unwrap_or(Verdict::Fair).max(found.verdict_of_part()),
        };
        match self.end {
            End::Unfinished => all.max(Verdict::Partly),
            End::Played | End::Resigned(_) | End::TimedOut(_) => all,
        }
    }

    /// A game is continued from its middle, so how far its own record goes does not matter.
    fn verdict_of_part(&self) -> Verdict {
        Followed { end: End::Played, ..self.clone() }.verdict()
    }
}

/// Recomputes every draw of a record, or says which line is wrong and how.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    verify_with(record, &[])
}

/// The same, with the records of the tables that its first steps were copied from, and that theirs were copied from in
/// turn.
pub fn verify_with(record: &Record, parents: &[&Record]) -> Result<Verified, RecordError> {
    let copied = copied_steps(record)?;
    load(&beginning_of(record, copied))?;
    let chance = Chance::read(record)?;
    let from_parent = check_copied(record, copied, parents)?;
    // Before the rules are checked: if a draw was tampered with, some later step is no longer legal.
    let draws = if chance.resolves_itself() { draw_again(record, copied)? } else { 0 };
    let table = load(record)?;
    Ok(match &chance {
        Chance::Open => Verified::Open,
        Chance::Sealed => Verified::Sealed,
        Chance::Seed(_) => Verified::Seed { draws },
        Chance::Fair(fair) => {
            let end = match (table.outcome(), table.stopped()) {
                (Some(_), _) => End::Played,
                (None, Some(EarlyEnd::Resigned(seat))) => End::Resigned(seat),
                (None, Some(EarlyEnd::TimedOut(seat))) => End::TimedOut(seat),
                (None, Some(EarlyEnd::Abandoned) | None) => End::Unfinished,
            };
            Verified::Followed(followed(fair, draws, end, from_parent))
        }
    })
}

fn followed(fair: &Fair, draws: usize, end: End, copied: Copied) -> Followed {
    Followed {
        deal: fair.deal.as_ref().map(|dealt| dealt.deal.clone()),
        draws,
        given: fair.given(),
        committed: fair.committed(),
        choosers: fair.choosers(),
        seating: fair.seating.clone(),
        round: fair.gathering.as_ref().map(|gathering| gathering.round),
        end,
        copied,
    }
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

/// Looks for the record that steps were copied from, and checks it. Each record can be the parent of one other only, so
/// no circle of them goes on for ever.
fn check_copied(record: &Record, steps: usize, parents: &[&Record]) -> Result<Copied, RecordError> {
    let parent = Parent::read(record)?;
    if steps == 0 {
        return Ok(Copied::Nothing);
    }
    let is_it =
        |given: &&&Record| parent.as_ref().is_some_and(|parent| given.get("table") == Some(&parent.table));
    let (Some(named), Some(given)) = (&parent, parents.iter().find(is_it)) else {
        return Ok(Copied::Unchecked { steps, parent });
    };
    let wrong = |problem: String| {
        let problem = format!("the record of table {}: {problem}", named.table);
        RecordError::new(record.line_of_header("parent"), problem)
    };
    if *named != Parent::of(given).map_err(|error| wrong(error.to_string()))? {
        return Err(wrong("this is not the record whose hash is given here".to_owned()));
    }
    let same = |key: &str| record.get(key) == given.get(key);
    if let Some(key) = ["game", "rules", "options", "edition"].into_iter().find(|key| !same(key)) {
        return Err(wrong(format!("its header `{key}` is another")));
    }
    if let Some(index) = (0..steps).find(|index| record.steps.get(*index) != given.steps.get(*index)) {
        let problem = format!("this is not step {} of table {}", index + 1, named.table);
        return Err(RecordError::new(record.line_of_step(index), problem));
    }
    let others: Vec<&Record> = parents.iter().filter(|other| !is_it(other)).copied().collect();
    match verify_with(given, &others).map_err(|error| wrong(error.to_string()))? {
        Verified::Followed(found) => {
            Ok(Copied::Checked { steps, parent: named.clone(), found: Box::new(found) })
        }
        Verified::Sealed | Verified::Seed { .. } | Verified::Open => {
            Err(wrong("its draws do not follow from a secret that it tells".to_owned()))
        }
    }
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
    let mut bare = record.clone();
    bare.steps.truncate(copied);
    bare.set("ended", "");
    bare.set("result", "");
    let mut table = load(&bare)?;
    let (mut known, mut draws) = (copied, 0);
    loop {
        for drawn in table.steps_from(known) {
            compare(record, known, &drawn)?;
            draws += usize::from(is_draw(&drawn));
            known += 1;
        }
        let Some(decision) = record.steps.get(known) else { return Ok(draws) };
        if is_draw(decision) {
            let problem =
                format!("the record says that `{}` was drawn here, but nothing is drawn here", decision.text);
            return Err(RecordError::new(record.line_of_step(known), problem));
        }
        table
            .play(&decision.text)
            .map_err(|error| RecordError::new(record.line_of_step(known), error.to_string()))?;
    }
}

/// Compares a step that follows with what the record has in its place.
fn compare(record: &Record, index: usize, follows: &RecordedStep) -> Result<(), RecordError> {
    let problem = match record.steps.get(index) {
        Some(claimed) if claimed == follows => return Ok(()),
        Some(claimed) => {
            format!("the record says `{claimed}`, but the draw that follows from its headers is `{follows}`")
        }
        None => format!("the record stops before a draw that is due, which is `{follows}`"),
    };
    Err(RecordError::new(record.line_of_step(index), problem))
}

fn is_draw(step: &RecordedStep) -> bool {
    step.actor.is_none()
}
