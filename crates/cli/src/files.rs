//! Reading and writing files, so that nothing is ever half-written.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use catalog::{Entry, GAMES, Table};
use game::Record;

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

/// Writes beside the file first and then puts it in place, so that a full disk or a crash leaves the old one whole.
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
        // What is left over is of no use, and that it cannot be removed either changes nothing.
        let _ = fs::remove_file(&beside);
        return Err(problem(error));
    }
    Ok(())
}

/// Reads a record and sits down at the table it describes.
pub(crate) fn load_table(path: &Path) -> Result<Box<dyn Table>, Failure> {
    let text = read(path)?;
    let broken = |problem: String| Failure::failed(format!("{}, {problem}", path.display()));
    let record = Record::parse(&text).map_err(|error| broken(error.to_string()))?;
    let Some(id) = record.get("game") else {
        return Err(broken("line 1: there is no header `game`".to_owned()));
    };
    let entry = find_game(id).map_err(|failure| match failure {
        Failure::Arguments(sentence) | Failure::Failed(sentence) => broken(sentence),
        Failure::ReaderGone => Failure::ReaderGone,
    })?;
    (entry.load)(&record).map_err(|error| broken(error.to_string()))
}

/// The game with this id.
pub(crate) fn find_game(id: &str) -> Result<&'static Entry, Failure> {
    catalog::find(id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        Failure::arguments(format!("there is no game `{id}`; there are: {}", known.join(", ")))
    })
}

/// Where games played in the terminal are kept.
pub(crate) fn saved_games() -> Result<PathBuf, Failure> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| variable("LOCALAPPDATA"))
        .ok_or_else(|| {
            Failure::failed("there is no home directory to save games in; name a file with --save")
        })?;
    Ok(data.join("akhet").join("games"))
}
