//! A folder with the games that were played, from which a stopped run can be resumed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::ArenaError;
use super::play::{Ended, Ending};
use super::schedule::Place;

/// One game that was played: a line of `games.jsonl`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which game it is.
    #[serde(flatten)]
    pub place: Place,
    /// Who sat where.
    pub contestants: Vec<String>,
    /// How it ended.
    #[serde(flatten)]
    pub ending: Ending,
}

impl Played {
    /// Whether it is a game of a table with this many seats. A file may hold anything.
    pub(super) fn fits(&self, seats: usize) -> bool {
        let Ending { ranks, efforts, ended, points: _ } = &self.ending;
        let has_seat = match ended {
            Ended::Played => true,
            Ended::Fault { seat, .. } => seat.index() < seats,
        };
        has_seat && ranks.len() == seats && efforts.len() == seats
    }
}

/// The folder of a run. Nobody else can use it at the same time.
pub(super) struct Folder {
    path: PathBuf,
    games: File,
}

impl Folder {
    /// Opens or creates a folder and reads the games in it. A folder with other settings is refused.
    pub(super) fn open(path: &Path, settings: &Value) -> Result<(Folder, Vec<Played>), ArenaError> {
        let failed = |error: io::Error| problem(path, &format!("cannot be used: {error}"));
        fs::create_dir_all(path).map_err(failed)?;
        let mut open = OpenOptions::new();
        let games =
            open.read(true).append(true).create(true).open(path.join("games.jsonl")).map_err(failed)?;
        match games.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(problem(path, "is in use by another run")),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut folder = Folder { path: path.to_owned(), games };
        folder.agree(settings)?;
        let played = folder.read()?;
        Ok((folder, played))
    }

    /// Appends a game. The line is written in one piece, before anything else is done.
    pub(super) fn keep(&mut self, played: &Played) -> Result<(), ArenaError> {
        let line = serde_json::to_string(played).expect("a game has keys that are texts");
        let written = self.games.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.games.flush());
        written.map_err(|error| problem(&self.path, &format!("cannot take another game: {error}")))
    }

    /// Writes the settings into a new folder, or compares them with what is there.
    fn agree(&self, settings: &Value) -> Result<(), ArenaError> {
        let file = self.path.join("settings.json");
        let failed = |error: io::Error| problem(&file, &format!("cannot be used: {error}"));
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let beside = self.path.join("settings.part");
                fs::write(&beside, format!("{settings:#}\n")).map_err(failed)?;
                return fs::rename(&beside, &file).map_err(failed);
            }
            Err(error) => return Err(failed(error)),
        };
        let stored: Value = serde_json::from_str(&text)
            .map_err(|error| problem(&file, &format!("does not hold settings: {error}")))?;
        match difference(&stored, settings) {
            None => Ok(()),
            Some(difference) => {
                Err(ArenaError::OtherSettings { folder: self.path.display().to_string(), difference })
            }
        }
    }

    /// All games. A last line that was cut off is removed.
    fn read(&mut self) -> Result<Vec<Played>, ArenaError> {
        let failed = |path: &Path, error: io::Error| {
            problem(&path.join("games.jsonl"), &format!("cannot be read: {error}"))
        };
        let mut bytes = Vec::new();
        self.games.seek(SeekFrom::Start(0)).map_err(|error| failed(&self.path, error))?;
        self.games.read_to_end(&mut bytes).map_err(|error| failed(&self.path, error))?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole < bytes.len() {
            self.games.set_len(whole as u64).map_err(|error| failed(&self.path, error))?;
        }
        let lines = bytes[..whole].split_inclusive(|byte| *byte == b'\n').enumerate();
        lines.map(|(index, line)| self.read_line(index + 1, line)).collect()
    }

    fn read_line(&self, number: usize, line: &[u8]) -> Result<Played, ArenaError> {
        serde_json::from_slice(line).map_err(|error| {
            problem(
                &self.path.join("games.jsonl"),
                &format!("does not hold a game in line {number}: {error}"),
            )
        })
    }
}

fn problem(path: &Path, sentence: &str) -> ArenaError {
    ArenaError::Folder(format!("{} {sentence}", path.display()))
}

/// The first setting that is not the same.
fn difference(stored: &Value, wanted: &Value) -> Option<String> {
    let nothing = Map::new();
    let stored = stored.as_object().unwrap_or(&nothing);
    let wanted = wanted.as_object().unwrap_or(&nothing);
    let keys = wanted.keys().chain(stored.keys());
    let is_other = |key: &&String| stored.get(*key) != wanted.get(*key);
    let key = keys.into_iter().find(is_other)?;
    let show = |value: Option<&Value>| value.map_or_else(|| "missing".to_owned(), Value::to_string);
    Some(format!("`{key}` is {} there and {} here", show(stored.get(key)), show(wanted.get(key))))
}
