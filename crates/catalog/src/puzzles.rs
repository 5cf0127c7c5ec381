//! The puzzles of the games: found once, packed, and shipped.

use std::io::Read;
use std::sync::{LazyLock, OnceLock};

use bots::review::Weighed;
use bots::{Bot, Puzzle, Stop};
use data_encoding::HEXLOWER;
use flate2::read::GzDecoder;
use game::Record;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

use crate::{Entry, GAMES, Table, load};

/// How hard the hardest puzzles are; the easiest are 1.
pub const DIFFICULTIES: u8 = 5;

/// A puzzle among the others of its game.
#[derive(Debug)]
pub struct Posed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A name that it keeps when others are added.
    pub id: String,
    /// Its place among all of them, counted from one, the easiest first.
    pub number: usize,
    /// From 1 to [`DIFFICULTIES`]; of each there are as many.
    pub difficulty: u8,
}

/// The puzzles of a game, the easiest first.
pub fn puzzles(entry: &Entry) -> &'static [Posed] {
    static FOUND: LazyLock<Vec<OnceLock<Vec<Posed>>>> =
        LazyLock::new(|| GAMES.iter().map(|_| OnceLock::new()).collect());
    let place = GAMES.iter().position(|game| game.id == entry.id);
    place.map_or(&[], |place| FOUND[place].get_or_init(|| pose(unpack(entry.packed_puzzles))))
}

/// The puzzle of this name.
pub fn puzzle(entry: &Entry, id: &str) -> Option<&'static Posed> {
    puzzles(entry).iter().find(|posed| posed.id == id)
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

/// What looks good at once in the position of a puzzle: the choice of the greedy player, or else the best of the others.
pub fn tempting<'a>(puzzle: &'a Puzzle, position: &dyn Table) -> &'a Weighed {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let greedy = position.choose(Bot::Greedy, None, &Stop::default(), &mut rng);
    let others = || puzzle.answers[1..].iter();
    let chosen = greedy.and_then(|greedy| others().find(|other| other.action == greedy.action));
    chosen.or_else(|| others().next()).unwrap_or(puzzle.best())
}

/// Puts puzzles in order: the more thought one takes, the harder it is. Of two that take as much, the one whose other
/// actions lose less is.
fn pose(mut puzzles: Vec<Puzzle>) -> Vec<Posed> {
    puzzles.sort_by(|one, other| one.effort.cmp(&other.effort).then(other.margin().total_cmp(&one.margin())));
    let count = puzzles.len();
    let pose = |(index, puzzle): (usize, Puzzle)| Posed {
        id: HEXLOWER.encode(&Sha256::digest(&puzzle.record)[..5]),
        number: index + 1,
        difficulty: (index * usize::from(DIFFICULTIES) / count) as u8 + 1,
        puzzle,
    };
    puzzles.into_iter().enumerate().map(pose).collect()
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
