//! Reads a dump again. All of it is looked at before anything of it is kept, and each game is played again by the rules.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use catalog::Day;
use data_encoding::HEXLOWER;
use flate2::bufread::GzDecoder;
use game::{Record, Seat};
use sha2::{Digest, Sha256};
use store::{
    ChairRow, Commit, GameRow, GameSeatRow, KeptGame, MadeChoice, NewGame, StepRow, Store, StoreError,
    Stored, TableId, TableRow,
};

use super::lines::{Block, Blocks};
use super::{MAGIC, Month, VERSION};
use crate::archive::Archived;
use crate::data::{self, DataError, Place};
use crate::random;
use crate::tables::{NUMBERED, Snapshot, contain, is_readable_game, new_game};

/// The most games of a month.
const MOST_GAMES: u64 = 10_000_000;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// The file with the checksums, beside the dump.
const SUMS: &str = "SHA256SUMS";

/// The longest file with checksums, in bytes.
const LONGEST_SUMS: u64 = 64 * 1024;

/// Reads the text of a dump into a place. Nothing of one is kept with which anything is wrong; what is there already stays as it
/// is. `heard` is told after each game how many there are so far: once for those that are looked at, once for those that are kept.
pub async fn import_dump(
    place: &Place,
    path: &Path,
    heard: &mut dyn FnMut(&str, u64),
) -> Result<Archived, DataError> {
    let of_file = |problem: String| DataError::of_file(path, &problem);
    let dump = checksum(path).map_err(of_file)?;
    look_at_all(path, &dump, heard).map_err(of_file)?;
    let store = data::open(place).await?;
    let mut archived = Archived::default();
    let kept = keep_all(&store, path, &dump, &mut archived, heard).await;
    store.close().await;
    kept.map_err(of_file).map(|()| archived)
}

/// The hash of a file, which has to be the one that stands beside it, if one does.
fn checksum(path: &Path) -> Result<String, String> {
    let told = |error: io::Error| error.to_string();
    if !fs::symlink_metadata(path).map_err(told)?.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    let mut hash = Sha256::new();
    let mut file = BufReader::new(File::open(path).map_err(told)?);
    loop {
        let bytes = file.fill_buf().map_err(told)?;
        if bytes.is_empty() {
            break;
        }
        hash.update(bytes);
        let length = bytes.len();
        file.consume(length);
    }
    let found = HEXLOWER.encode(&hash.finalize());
    match expected(path)? {
        Some(expected) if expected != found => {
            Err(format!("its checksum is {found}, but {SUMS} says {expected}"))
        }
        Some(_) | None => Ok(found),
    }
}

/// What the file with the checksums says about a file, if there is one and it does.
fn expected(path: &Path) -> Result<Option<String>, String> {
    let name = path.file_name().and_then(|name| name.to_str()).ok_or("its name is not a text")?;
    let sums = path.with_file_name(SUMS);
    if !sums.is_file() {
        return Ok(None);
    }
    let mut text = String::new();
    let file = File::open(&sums).map_err(|error| error.to_string())?;
    file.take(LONGEST_SUMS)
        .read_to_string(&mut text)
        .map_err(|error| format!("{SUMS} cannot be read: {error}"))?;
    let line = text.lines().find_map(|line| line.split_once("  ").filter(|(_, other)| *other == name));
    Ok(line.map(|(sum, _)| sum.to_owned()))
}

/// The games of a dump, one after the other.
struct Games {
    blocks: Blocks<BufReader<GzDecoder<BufReader<File>>>>,
    month: Month,
    dump: String,
    /// How many have been read.
    count: u64,
    /// The last day that was read, and how many games it has had.
    day: (Day, i64),
}

/// A game of a dump, as it is kept.
struct Brought {
    stored: Stored,
    kept: KeptGame,
    choices: Vec<MadeChoice>,
}

impl Games {
    fn open(path: &Path, dump: &str) -> Result<Games, String> {
        let file = BufReader::new(File::open(path).map_err(|error| error.to_string())?);
        let mut blocks = Blocks::new(BufReader::new(GzDecoder::new(file)));
        let begin = blocks.next()?.ok_or("it is empty")?;
        match begin.record.get(MAGIC) {
            Some(VERSION) => {}
            Some(other) => {
                return Err(format!("it is a dump of version {other}; this program reads {VERSION}"));
            }
            None => return Err(begin.wrong_header(MAGIC, "this is no dump of games")),
        }
        let month = begin.record.get("month").unwrap_or_default().parse();
        let month: Month = month.map_err(|problem: String| begin.wrong_header("month", &problem))?;
        Ok(Games { blocks, month, dump: dump.to_owned(), count: 0, day: (Day::at(0), 0) })
    }

    /// The next game; `None` after the last.
    fn next(&mut self) -> Result<Option<Brought>, String> {
        let cut_short = || "it ends without saying so; it may have been cut short".to_owned();
        let block = self.blocks.next()?.ok_or_else(cut_short)?;
        if let Some(end) = block.record.get("end") {
            if end != self.count.to_string() {
                let problem = format!("it says that there are {end} games, but there are {}", self.count);
                return Err(block.wrong_header("end", &problem));
            }
            return match self.blocks.next()? {
                None => Ok(None),
                Some(more) => Err(more.wrong_header("game", "something follows after the end")),
            };
        }
        self.count += 1;
        if self.count > MOST_GAMES {
            return Err(format!("a month has at most {MOST_GAMES} games"));
        }
        let brought = contain(std::panic::AssertUnwindSafe(|| self.bring(&block)))?;
        Ok(Some(brought))
    }

    fn bring(&mut self, block: &Block) -> Result<Brought, String> {
        let record = &block.record;
        if record.get("chance") != Some("open") {
            return Err(block.wrong_header("chance", "the draws of a game in a dump are open"));
        }
        let day = record.get("day").and_then(|day| day.parse().ok());
        let day: Day = day.filter(|day| self.month.has(*day) && *day >= self.day.0).ok_or_else(|| {
            block.wrong_header("day", "it is no day of the month, or stands after a later one")
        })?;
        // The order of the games of a day is kept, and nothing else of their times.
        self.day = if day == self.day.0 { (day, (self.day.1 + 1).min(DAY - 1)) } else { (day, 0) };
        let at = day.begins() + self.day.1;
        let table = catalog::load(record).map_err(|error| block.wrong(&error))?;
        let seats = Seats::read(block, usize::from(table.seats()))?;
        let id = self.id()?;
        let stored =
            stored(record, id, at, &seats).map_err(|problem| block.wrong_header("game", &problem))?;
        let snapshot = Snapshot::try_read(&stored).map_err(|problem| block.wrong_header("game", &problem))?;
        let no_game = || block.wrong_header("ended", "it is not over, or nobody has won or lost it");
        let NewGame { game, seats: played, choices } = new_game(&snapshot, at).ok_or_else(no_game)?;
        let game = GameRow { is_rated: record.get("rated") == Some("true"), ..game };
        let of_dump = |number: &str| format!("{}n{number}", &self.dump[..16]);
        let joined = |(seat, found): (&SeatOfDump, GameSeatRow)| GameSeatRow {
            kind: seat.kind.to_owned(),
            who: if seat.kind == NUMBERED { of_dump(&seat.who) } else { seat.who.clone() },
            rating: seat.rating,
            deviation: seat.deviation,
            ..found
        };
        let kept = KeptGame { game, seats: seats.0.iter().zip(played).map(joined).collect() };
        if !is_readable_game(&kept) {
            return Err(block.wrong_header("players", "it names players or ratings that there cannot be"));
        }
        Ok(Brought { stored: snapshot.stored(), kept, choices })
    }

    /// The table of a game follows from the dump, so that a dump that is read twice brings every game once.
    fn id(&self) -> Result<TableId, String> {
        let id = random::hash(&format!("akhet dump 1\n{}\n{}\n", self.dump, self.count));
        id[..22].parse().map_err(|error: store::BadId| error.to_string())
    }
}

/// Who played, as the headers of a record say.
struct Seats(Vec<SeatOfDump>);

struct SeatOfDump {
    kind: &'static str,
    who: String,
    rating: Option<i64>,
    deviation: Option<i64>,
}

impl Seats {
    fn read(block: &Block, count: usize) -> Result<Seats, String> {
        let list = |key: &str| -> Result<Vec<&str>, String> {
            let list: Vec<&str> = block.record.get(key).unwrap_or_default().split(", ").collect();
            let problem =
                || block.wrong_header(key, &format!("`{key}` has one entry for each of {count} seats"));
            if list.len() == count { Ok(list) } else { Err(problem()) }
        };
        let (players, ratings) = (list("players")?, list("ratings")?);
        let seat = |(player, rating): (&str, &str)| {
            let (kind, who) = read_player(player).ok_or_else(|| {
                block.wrong_header("players", &format!("`{player}` is no player of a dump"))
            })?;
            let (rating, deviation) = read_rating(rating)
                .ok_or_else(|| block.wrong_header("ratings", &format!("`{rating}` is no rating")))?;
            Ok(SeatOfDump { kind, who, rating, deviation })
        };
        players.into_iter().zip(ratings).map(seat).collect::<Result<_, String>>().map(Seats)
    }
}

fn read_player(text: &str) -> Option<(&'static str, String)> {
    if let Some(number) = text.strip_prefix('#') {
        let number: u64 = number.parse().ok().filter(|number| (1..=MOST_GAMES * 8).contains(number))?;
        return Some((NUMBERED, number.to_string()));
    }
    match text {
        "guest" => Some(("guest", String::new())),
        "program" => Some(("program", String::new())),
        "left" => Some(("left", String::new())),
        bot => bot.parse::<bots::Bot>().ok().map(|bot| ("bot", bot.to_string())),
    }
}

/// A rating and its deviation, in thousandths of a point.
fn read_rating(text: &str) -> Option<(Option<i64>, Option<i64>)> {
    if text == "-" {
        return Some((None, None));
    }
    let (mean, deviation) = match text.split_once('/') {
        Some((mean, deviation)) => (mean, Some(read_points(deviation)?)),
        None => (text, None),
    };
    Some((Some(read_points(mean)?), deviation))
}

fn read_points(text: &str) -> Option<i64> {
    let (whole, part) = text.split_once('.')?;
    if part.len() != 3 || !part.bytes().all(|byte| byte.is_ascii_digit()) || whole.len() > 6 {
        return None;
    }
    let (whole, part): (i64, i64) = (whole.parse().ok()?, part.parse().ok()?);
    Some(whole * 1_000 + part)
}

/// The table of a game: one at which nobody sits who could come back.
fn stored(record: &Record, id: TableId, at: i64, seats: &Seats) -> Result<Stored, String> {
    let header = |key: &str| record.get(key).ok_or_else(|| format!("there is no header `{key}`"));
    let copied = catalog::copied_steps(record).map_err(|error| error.to_string())?;
    let table = TableRow {
        game: header("game")?.to_owned(),
        options: header("options")?.to_owned(),
        edition: game::replay::edition(record).map_err(|error| error.to_string())?,
        kind: "open".to_owned(),
        created: at,
        changed: at,
        opening: record.steps[..copied].iter().map(|step| format!("{step}\n")).collect(),
        is_public: true,
        is_imported: true,
        revision: 1,
        progress: "over".to_owned(),
        // Nobody can say where the draws came from, so this is nobody's.
        secret: catalog::Secret::new(random::bytes()).to_hex(),
        entropy: Some(vec!["-"; seats.0.len()].join(" ")),
        ended: record.get("ended").filter(|ended| *ended != "played").map(str::to_owned),
        pending: "{}".to_owned(),
        ..TableRow::new(id)
    };
    let chairs = (0..).zip(&seats.0).map(|(place, seat)| chair(place, seat)).collect();
    let actor = |seat: Seat| i64::from(seat.number());
    let step = |(n, step): (usize, &game::RecordedStep)| StepRow {
        n: n as i64,
        revision: i64::from(n >= copied),
        actor: step.actor.map(actor),
        text: step.text.clone(),
        at: None,
    };
    Ok(Stored { table, chairs, steps: record.steps.iter().enumerate().map(step).collect() })
}

fn chair(place: i64, seat: &SeatOfDump) -> ChairRow {
    let (kind, who, entropy) = match seat.kind {
        "bot" => ("bot", seat.who.clone(), None),
        _ => ("program", String::new(), Some("-".to_owned())),
    };
    ChairRow { place, kind: kind.to_owned(), who, name: String::new(), entropy, rest: None }
}

/// Reads everything and keeps nothing.
fn look_at_all(path: &Path, dump: &str, heard: &mut dyn FnMut(&str, u64)) -> Result<(), String> {
    let mut games = Games::open(path, dump)?;
    while games.next()?.is_some() {
        heard("looked at", games.count);
    }
    Ok(())
}

async fn keep_all(
    store: &Store,
    path: &Path,
    dump: &str,
    archived: &mut Archived,
    heard: &mut dyn FnMut(&str, u64),
) -> Result<(), String> {
    let mut games = Games::open(path, dump)?;
    while let Some(Brought { stored, kept, choices }) = games.next()? {
        let id = stored.table.id.clone();
        // If the program stopped in the middle of an earlier time, a table may be there without its game.
        match store.commit(Commit::Create(Box::new(stored))).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(format!("game {}: {error}", games.count)),
        }
        match store.keep_old_game(kept, choices).await {
            Ok(true) => archived.done += 1,
            Ok(false) => archived.left_out.push(format!("game {}: it is there already as {id}", games.count)),
            Err(error) => return Err(format!("game {}: {error}", games.count)),
        }
        heard("kept", games.count);
    }
    Ok(())
}
