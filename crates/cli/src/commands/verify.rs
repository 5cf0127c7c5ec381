//! `akhet verify`.

use std::io::Write;

use catalog::{Seating, Verified};

use crate::arguments::Verify;
use crate::failure::Failure;
use crate::files::{broken, read_record};

pub(crate) fn run(arguments: &Verify, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&arguments.record.file)?;
    let verified = catalog::verify(&record).map_err(|error| broken(&arguments.record.file, &error))?;
    match verified {
        Verified::Fair { draws, given, seating, copied } => {
            writeln!(out, "The draws are fair.")?;
            writeln!(out, "- The secret is the one that was committed to before anyone sat down.")?;
            writeln!(out, "- Players who put something of their own into the draws: {given}.")?;
            if given == 0 {
                writeln!(
                    out,
                    "  Without any, whoever ran the server could have chosen a secret with draws to its liking."
                )?;
            }
            if seating == Seating::Drawn {
                writeln!(out, "- The seats are those that were drawn.")?;
            }
            let which = if copied == 0 { "all of them" } else { "all that were made here" };
            writeln!(
                out,
                "- Draws that follow from the secret and what was put in: {draws}, which is {which}."
            )?;
            if copied > 0 {
                writeln!(
                    out,
                    "- The first {copied} steps were copied from another table; what was drawn in them was drawn there."
                )?;
            }
        }
        Verified::Sealed => {
            writeln!(
                out,
                "The game is not over, so its secret is not published and nothing can be checked yet."
            )?;
        }
        Verified::Seed { draws } => {
            writeln!(out, "All {draws} draws follow from the seed. Whoever chose the seed could know them.")?;
        }
        Verified::Open => writeln!(out, "Somebody said what was drawn, so that there is nothing to check.")?,
    }
    Ok(())
}
