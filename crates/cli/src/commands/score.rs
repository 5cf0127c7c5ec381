//! `akhet score`: the score pad.

use std::io::{self, BufRead, Write};

use catalog::Entry;
use game::show::pad::{Question, Sheet};
use game::{Chosen, Lang, Score as Points, Seat};

use crate::arguments::{Options, Score};
use crate::failure::Failure;
use crate::files::read;

pub(crate) fn run(arguments: &Score, out: &mut impl Write) -> Result<(), Failure> {
    let entry = arguments.game;
    let lang = arguments.language.lang;
    let sheet = match &arguments.input {
        Some(file) => {
            let count_seats =
                |chosen: &Chosen| (entry.count_seats)(chosen).map_err(|error| error.to_string());
            Sheet::parse(&read(file)?, &entry.pad, entry.options, count_seats)
                .map_err(|problem| Failure::failed(format!("{}, {problem}", file.display())))?
        }
        None => ask(entry, &arguments.options, lang, out)?,
    };
    let score = (entry.pad_score)(&sheet, lang).map_err(Failure::failed)?;
    let names = (entry.name_scorers)(&sheet.chosen, lang).map_err(Failure::arguments)?;
    print(entry, &score, &names, lang, out)
}

/// Asks for everything on standard input, and asks again until the answer makes sense.
fn ask(entry: &Entry, options: &Options, lang: Lang, out: &mut impl Write) -> Result<Sheet, Failure> {
    let chosen = options.choose(entry)?;
    let seats = (entry.count_seats)(&chosen).map_err(Failure::arguments)?;
    let mut sheet = Sheet::new(&entry.pad, chosen.clone(), seats);
    for question in entry.pad.table.iter().filter(|question| question.is_asked(&chosen)) {
        let answer = ask_one(entry, question, seats, lang, out)?;
        sheet.set(None, question, answer);
    }
    for seat in Seat::all(seats) {
        writeln!(out, "\n{}", (entry.name_seat)(seat, lang))?;
        for question in entry.pad.seat.iter().filter(|question| question.is_asked(&chosen)) {
            let answer = ask_one(entry, question, seats, lang, out)?;
            sheet.set(Some(seat), question, answer);
        }
    }
    writeln!(out)?;
    Ok(sheet)
}

fn ask_one(
    entry: &Entry,
    question: &Question,
    seats: u8,
    lang: Lang,
    out: &mut impl Write,
) -> Result<game::show::pad::Answer, Failure> {
    let words = (entry.say)(&format!("pad-{}", question.key), lang);
    loop {
        write!(out, "{words} [{}]: ", question.kind.describe(seats))?;
        out.flush()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        let length = read.map_err(|error| Failure::failed(format!("the input cannot be read: {error}")))?;
        if length == 0 {
            return Err(Failure::failed("the input ended before the pad was filled"));
        }
        match question.kind.read(&line, seats, lang) {
            Ok(answer) => return Ok(answer),
            Err(problem) => writeln!(out, "{problem}")?,
        }
    }
}

/// Prints the score sheet: a line for each part with what is added up, a column for each of these names.
pub(crate) fn print(
    entry: &Entry,
    score: &Points,
    names: &[String],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names: String = names.iter().map(|name| format!("{name:<24}")).collect();
    writeln!(out, "{:<14}{}", "", names.trim_end())?;
    for (index, part) in score.0[0].0.iter().enumerate() {
        let mut line = format!("{:<14}", (entry.name_part)(part.name, lang));
        for tally in &score.0 {
            let terms: Vec<String> = tally.0[index].terms.iter().map(ToString::to_string).collect();
            let sum = if terms.len() > 1 { format!("= {}", terms.join(" + ")) } else { String::new() };
            line += &format!("{:>3} {sum:<20}", tally.0[index].points());
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    let totals: String = score.0.iter().map(|tally| format!("{:>3} {:<20}", tally.total(), "")).collect();
    writeln!(out, "{:<14}{}", "Σ", totals.trim_end())?;
    Ok(())
}
