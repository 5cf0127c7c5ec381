//! `akhet replay`.

use std::io::Write;

use catalog::LogLine;
use game::Viewer;

use crate::arguments::Replay;
use crate::commands::score;
use crate::failure::Failure;
use crate::files::load_position;

pub(crate) fn run(arguments: &Replay, out: &mut impl Write) -> Result<(), Failure> {
    let table = load_position(&arguments.record.file, arguments.at)?;
    let lang = arguments.language.lang;
    for line in joined(table.log(Viewer::Spectator, lang)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", table.draw(Viewer::Spectator, None, lang))?;
    score::print(&table.entry(), &table.score(), &table.name_scorers(lang), lang, out)
}

/// The log as numbered lines, with consecutive draws on one line.
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
