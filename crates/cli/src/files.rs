//! Reading and writing files, so that nothing is ever half-written.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use catalog::Table;
use game::{Record, RecordError};

use crate::failure::Failure;

/// Reads a text file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let text = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    text.map_err(|error| Failure::failed(format!("{} cannot be read: {error}", path.display())))
}

/// Writes a temporary file first and then renames it, so that a full disk or a crash leaves the old one intact.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let problem = |error: io::Error| format!("{} cannot be written: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(problem)?;
    }
    let beside = path.with_extension("part");
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(&beside, path)) {
        // What is left over is useless, and failing to remove it changes nothing.
        let _ = fs::remove_file(&beside);
        return Err(problem(error));
    }
    Ok(())
}

/// Reads a record and continues its game.
pub(crate) fn load_table(path: &Path) -> Result<Box<dyn Table>, Failure> {
    sit_down(path, &read_record(path)?)
}

/// Reads a record to look at: the position after some of its steps, or after all. Nothing more is drawn, wherever the
/// draws came from.
pub(crate) fn load_position(path: &Path, at: Option<usize>) -> Result<Box<dyn Table>, Failure> {
    let mut record = read_record(path)?;
    // The whole record first, so that nothing broken in it goes unnoticed.
    sit_down(path, &record)?;
    let steps = record.steps.len();
    record.set("chance", "open");
    if let Some(at) = at {
        if at > steps {
            return Err(Failure::arguments(format!(
                "the record has {steps} steps, so there is no step {at}"
            )));
        }
        record.steps.truncate(at);
        record.set("ended", "");
        record.set("result", "");
    }
    sit_down(path, &record)
}

pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    Record::parse(&read(path)?).map_err(|error| broken(path, &error))
}

fn sit_down(path: &Path, record: &Record) -> Result<Box<dyn Table>, Failure> {
    catalog::load(record).map_err(|error| broken(path, &error))
}

pub(crate) fn broken(path: &Path, problem: &RecordError) -> Failure {
    Failure::failed(format!("{}, {problem}", path.display()))
}

/// Where games played in the terminal are kept.
pub(crate) fn saved_games() -> Result<PathBuf, Failure> {
    let none = "there is no home directory to save games in; name a file with --save";
    Ok(user_data().ok_or_else(|| Failure::failed(none))?.join("games"))
}

/// Where the tables of a server are kept by default.
pub(crate) fn server_data() -> Result<PathBuf, Failure> {
    let none = "there is no home directory for the tables; name a folder with --data";
    Ok(user_data().ok_or_else(|| Failure::failed(none))?.join("server"))
}

/// Our folder in the user's data directory.
fn user_data() -> Option<PathBuf> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| variable("LOCALAPPDATA"))?;
    Some(data.join("akhet"))
}
