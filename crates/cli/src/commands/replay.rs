//! `akhet replay`.

use std::io::Write;

use catalog::{LogLine, Table};
use game::{Lang, Viewer};

use crate::arguments::Replay;
use crate::failure::Failure;
use crate::files::load_table;

pub(crate) fn run(arguments: &Replay, out: &mut impl Write) -> Result<(), Failure> {
    let mut table = load_table(&arguments.file)?;
    if let Some(at) = arguments.at {
        rewind(table.as_mut(), at)?;
    }
    let lang = arguments.language.lang;
    for line in joined(table.log(Viewer::Spectator, lang)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", table.draw(Viewer::Spectator, None, lang))?;
    print_score(table.as_ref(), lang, out)
}

/// Takes a loaded table back to a step.
pub(crate) fn rewind(table: &mut dyn Table, at: usize) -> Result<(), Failure> {
    let steps = table.steps();
    if at > steps {
        return Err(Failure::arguments(format!("the record has {steps} steps, so there is no step {at}")));
    }
    table.back(steps - at).map_err(Failure::failed)
}

/// The log as numbered lines, draws that follow each other on one line.
fn joined(log: Vec<LogLine>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_drawing = false;
    for (number, line) in (1..).zip(log) {
        if line.actor.is_none() && is_drawing {
            let last = lines.last_mut().expect("a draw came before");
            *last = format!("{last} {}", line.text);
        } else {
            lines.push(format!("{number:>4}  {}", line.text));
        }
        is_drawing = line.actor.is_none();
    }
    lines
}

fn print_score(table: &dyn Table, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    super::score::print(&table.entry(), &table.score(), lang, out)
}
