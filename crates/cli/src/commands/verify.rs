//! `akhet verify`.

use std::io::Write;

use catalog::{Choosers, Copied, End, Followed, Seating, Verdict, Verified};
use game::Record;

use crate::arguments::Verify;
use crate::failure::Failure;
use crate::files::{broken, read_record};

pub(crate) fn run(arguments: &Verify, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&arguments.record.file)?;
    let parents =
        arguments.parent.iter().map(|file| read_record(file)).collect::<Result<Vec<Record>, _>>()?;
    let given: Vec<&Record> = parents.iter().collect();
    let verified =
        catalog::verify_with(&record, &given).map_err(|error| broken(&arguments.record.file, &error))?;
    if let Some(index) = parents.iter().position(|parent| !is_used(&verified, parent)) {
        let file = arguments.parent[index].display();
        return Err(Failure::failed(format!("{file}: no steps were copied from this table")));
    }
    match &verified {
        Verified::Followed(found) => {
            tell_found(found, out)?;
            return if is_all(found) { Ok(()) } else { Err(Failure::Unknown) };
        }
        Verified::Sealed if record.get("deal").is_some() => {
            writeln!(
                out,
                "The game or the day of its deal is not over, so the secret is not published and nothing can be checked yet."
            )?;
        }
        Verified::Sealed => {
            writeln!(
                out,
                "The game is not over, so its secret is not published and nothing can be checked yet."
            )?;
        }
        Verified::Seed { draws: 0 } => writeln!(out, "There is no draw, so there is nothing to check.")?,
        Verified::Seed { draws } => {
            writeln!(out, "All {draws} draws follow from the seed. Whoever chose the seed could know them.")?;
            return Ok(());
        }
        Verified::Open => writeln!(out, "Somebody said what was drawn, so that there is nothing to check.")?,
    }
    Err(Failure::Unknown)
}

/// Whether every draw was made again.
fn is_all(found: &Followed) -> bool {
    match found.verdict() {
        Verdict::Fair | Verdict::HostCould => true,
        Verdict::Partly | Verdict::Nothing => false,
    }
}

/// Whether a record is that of a table that steps were copied from.
fn is_used(verified: &Verified, record: &Record) -> bool {
    let Verified::Followed(found) = verified else { return false };
    let mut copied = &found.copied;
    while let Copied::Checked { parent, found, .. } = copied {
        if record.get("table") == Some(&parent.table) {
            return true;
        }
        copied = &found.copied;
    }
    false
}

fn tell_found(found: &Followed, out: &mut impl Write) -> Result<(), Failure> {
    let headline = match found.verdict() {
        Verdict::Fair => "The draws are fair.",
        Verdict::HostCould => {
            "The draws follow from the secret, but whoever ran the server could have chosen them."
        }
        Verdict::Partly => "The draws that could be checked are right, but not all of them could.",
        Verdict::Nothing => "Nothing was checked, because no draw was made at this table.",
    };
    writeln!(out, "{headline}")?;
    tell_table(found, out)?;
    let mut copied = &found.copied;
    while let Copied::Checked { steps, parent, found } = copied {
        writeln!(
            out,
            "- The first {steps} steps are those of table {}, whose record was checked, too:",
            parent.table
        )?;
        tell_table(found, out)?;
        copied = &found.copied;
    }
    if let Copied::Unchecked { steps, parent } = copied {
        let table = parent
            .as_ref()
            .map_or("another table that is not named".to_owned(), |parent| format!("table {}", parent.table));
        writeln!(
            out,
            "- The first {steps} steps were copied from {table}. What was drawn in them was drawn there,"
        )?;
        match parent {
            Some(_) => writeln!(out, "  and was not checked: for that, give its record with --parent.")?,
            None => writeln!(out, "  and cannot be checked.")?,
        }
    }
    Ok(())
}

/// What was found about the draws that were made at one table.
fn tell_table(found: &Followed, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "- The secret is the one that was committed to before anyone sat down.")?;
    if let Some(deal) = &found.deal {
        writeln!(out, "- The draws are those of the deal {deal}, which are the same at all of its tables.")?;
    }
    writeln!(out, "- Players who put something of their own into the draws: {}.", found.given)?;
    writeln!(out, "  {}", tell_choosers(found))?;
    if let Some(round) = found.round.filter(|round| *round > 1) {
        writeln!(
            out,
            "- The table gathered {round} times. Each time before the last, somebody did not reveal what they were\n  \
             committed to; with the server's help they could know which draws they avoided."
        )?;
    }
    if found.seating == Seating::Drawn {
        writeln!(out, "- The seats are those that were drawn.")?;
    }
    let which = match found.copied {
        Copied::Nothing => "all of them",
        Copied::Unchecked { .. } | Copied::Checked { .. } => "all that were made here",
    };
    writeln!(
        out,
        "- Draws that follow from the secret and what was put in: {}, which is {which}.",
        found.draws
    )?;
    match found.end {
        End::Played => {}
        End::Resigned(seat) => {
            writeln!(out, "- The record stops where, as it says, seat {seat} resigned.")?;
        }
        End::TimedOut(seat) => {
            writeln!(out, "- The record stops where, as it says, the time of seat {seat} was up.")?;
        }
        End::Unfinished => writeln!(out, "- The record stops before the end of the game.")?,
    }
    Ok(())
}

fn tell_choosers(found: &Followed) -> &'static str {
    match (found.choosers, found.given) {
        (Choosers::Nobody, _) => {
            "By the commits in it, some of them were bound to it before anybody told anything; then nobody could choose the\n  \
             draws. Only those who sat there can say whether these are the commits that they saw."
        }
        (Choosers::HostAndLast, _) => {
            "They told it on sitting down, so whoever ran the server could have chosen the draws together with the\n  \
             last of them."
        }
        (Choosers::Host, 0) => {
            "Without any, whoever ran the server could have chosen a secret with draws to its liking."
        }
        (Choosers::Host, _) => {
            "But whoever ran the server put in words of its own, and could try them until it liked the draws."
        }
    }
}
