//! `akhet learn`.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use catalog::lesson;
use tui::Lecture;

use crate::arguments::Learn;
use crate::failure::Failure;
use crate::files::{saved_games, write};

pub(crate) fn run(arguments: &Learn, out: &mut impl Write) -> Result<(), Failure> {
    let (entry, id) = (arguments.game, &arguments.lesson);
    let lesson = lesson(entry, id).ok_or_else(|| {
        let known: Vec<&str> = entry.lessons.iter().map(|(id, _)| *id).collect();
        Failure::arguments(format!("there is no lesson `{id}`; there are: {}", known.join(", ")))
    })?;
    let file = match &arguments.save {
        Some(file) => file.clone(),
        None => saved_games()?.join(kept_as(entry.id, id)),
    };
    let mut lecture = Lecture::new(entry, lesson, read_done(&file), arguments.language.lang);
    let mut input = io::stdin().lock();
    while !lecture.is_over() {
        write!(out, "{}> ", lecture.page())?;
        out.flush()?;
        let mut line = String::new();
        let length = input.read_line(&mut line);
        if length.map_err(|error| Failure::failed(format!("the input cannot be read: {error}")))? == 0 {
            writeln!(out)?;
            break;
        }
        let before = lecture.done().len();
        writeln!(out, "\n{}", lecture.hear(&line))?;
        if lecture.done().len() > before {
            write(&file, &(lecture.done().join("\n") + "\n")).map_err(Failure::failed)?;
        }
    }
    Ok(())
}

fn kept_as(game: &str, lesson: &str) -> PathBuf {
    PathBuf::from(format!("{game}-{lesson}.lesson"))
}

/// The steps that are done: none, if nothing was kept.
fn read_done(file: &Path) -> Vec<String> {
    fs::read_to_string(file).unwrap_or_default().lines().map(str::to_owned).collect()
}
