//! The puzzles of the games: found once, packed, and shipped.

use std::io::Read;
use std::sync::{LazyLock, OnceLock};

use bots::Puzzle;
use flate2::read::GzDecoder;
use game::Record;

use crate::{Entry, GAMES, Table, load};

/// The puzzles of a game, the easiest first.
pub fn puzzles(entry: &Entry) -> &'static [Puzzle] {
    static FOUND: LazyLock<Vec<OnceLock<Vec<Puzzle>>>> =
        LazyLock::new(|| GAMES.iter().map(|_| OnceLock::new()).collect());
    let place = GAMES.iter().position(|game| game.id == entry.id);
    place.map_or(&[], |place| FOUND[place].get_or_init(|| unpack(entry.packed_puzzles)))
}

/// The position of a puzzle.
///
/// # Panics
///
/// If the puzzle was not shipped with this version, whose tests replay all of them.
pub fn puzzle_position(puzzle: &Puzzle) -> Box<dyn Table> {
    let record = Record::parse(&puzzle.record).expect("a puzzle has a record");
    load(&record).expect("the record of a puzzle can be replayed")
}

/// What `akhet puzzles` prints: a line that says where they come from, and one for each puzzle.
fn unpack(packed: &[u8]) -> Vec<Puzzle> {
    let mut text = String::new();
    if packed.is_empty() {
        return Vec::new();
    }
    GzDecoder::new(packed).read_to_string(&mut text).expect("puzzles are packed by gzip");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| serde_json::from_str(line).expect("a puzzle is a line of JSON")).collect()
}
