//! A month of games as text, and back: what is read is what was written, and whatever is wrong is refused as a whole.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{Chance, Entry, GAMES};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::testing::endurance::times;
use game::{EarlyEnd, Record, Seat, Turn};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use service::{
    Archived, DataError, Dumping, Durability, Month, Place, dump, import_dump, write_begin, write_end,
    write_game,
};
use tempfile::TempDir;

/// A game between players who do anything that is legal, as a dump has it.
fn play(entry: &Entry, number: u64) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let chosen = entry.choose("", None).unwrap();
    let mut table = (entry.start)(&chosen, Chance::Seed(number.to_string().parse().unwrap())).unwrap();
    let mut decisions = 0;
    while let Turn::Seat(seat) = table.turn() {
        // Some give up.
        if number % 7 == 3 && decisions == 9 {
            table.stop(EarlyEnd::Resigned(seat)).unwrap();
            break;
        }
        let legal = table.legal();
        table.play(&legal[rng.random_range(0..legal.len())]).unwrap();
        decisions += 1;
    }
    let mut record = table.record();
    record.set("chance", "open");
    record.set("seed", "");
    record.set("day", &format!("2026-11-{:02}", 1 + number % 1_000 * 29 / 1_000));
    record.set("rated", if number.is_multiple_of(2) { "true" } else { "" });
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    let of_seats = |told: &dyn Fn(u64) -> String| {
        seats.iter().map(|seat| told(number + u64::from(seat.number()))).collect::<Vec<_>>().join(", ")
    };
    record.set(
        "players",
        &of_seats(&|seat| ["#1", "guest", "scribe", "program", "left"][seat as usize % 5].to_owned()),
    );
    record.set(
        "ratings",
        &of_seats(&|seat| ["1520.125/45.000", "-", "1500.000", "-", "-"][seat as usize % 5].to_owned()),
    );
    record
}

fn text(games: u64) -> String {
    let month: Month = "2026-11".parse().unwrap();
    let mut text = Vec::new();
    write_begin(&mut text, month).unwrap();
    for number in 0..games {
        writeln!(text, "{}", play(&GAMES[number as usize % GAMES.len()], number)).unwrap();
    }
    write_end(&mut text, games).unwrap();
    String::from_utf8(text).unwrap()
}

struct House {
    folder: TempDir,
}

impl House {
    fn new() -> House {
        House { folder: tempfile::tempdir().unwrap() }
    }

    fn place(&self, name: &str) -> Place {
        Place::Folder(self.folder.path().join(name), Durability::Normal)
    }

    fn pack(&self, text: &[u8]) -> PathBuf {
        let path = self.folder.path().join("akhet-2026-11.txt.gz");
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(text).unwrap();
        fs::write(&path, packer.finish().unwrap()).unwrap();
        path
    }

    async fn read(&self, name: &str, path: &Path) -> Result<Archived, DataError> {
        import_dump(&self.place(name), path, &mut |_, _| {}).await
    }

    /// The text of a dump of what is there.
    async fn write(&self, name: &str, month: &str) -> String {
        let month: Month = month.parse().unwrap();
        let mut text = Vec::new();
        write_begin(&mut text, month).unwrap();
        let heard = &mut |dumping: Dumping<'_>| match dumping {
            Dumping::Begins(_) => Ok(()),
            Dumping::Game(game) => write_game(&mut text, game).map_err(|error| error.to_string()),
        };
        let (count, broken) = dump(&self.place(name), month, heard).await.unwrap();
        assert!(broken.is_empty(), "{broken:?}");
        write_end(&mut text, count).unwrap();
        String::from_utf8(text).unwrap()
    }
}

#[tokio::test]
async fn a_dump_that_is_read_and_written_again_is_the_same() {
    let house = House::new();
    let games = times(24, 1_000);
    let path = house.pack(text(games).as_bytes());
    let archived = house.read("one", &path).await.unwrap();
    assert_eq!((archived.done as u64, archived.left_out.len()), (games, 0));
    let one = house.write("one", "2026-11").await;
    for number in 0..games {
        let record = play(&GAMES[number as usize % GAMES.len()], number);
        let steps: String = record.steps.iter().map(|step| format!("{step}\n")).collect();
        assert!(one.contains(&steps), "game {number}");
    }
    assert_eq!(house.write("one", "2026-10").await, "akhet-dump: 1\nmonth: 2026-10\n\n\nend: 0\n\n\n");
    // Once more, and twice into the same place.
    let path = house.pack(one.as_bytes());
    let archived = house.read("other", &path).await.unwrap();
    assert_eq!(archived.done as u64, games);
    let again = house.read("other", &path).await.unwrap();
    assert_eq!((again.done, again.left_out.len() as u64), (0, games), "what is there stays as it is");
    assert_eq!(house.write("other", "2026-11").await, one);
    // It comes along to another place with everything else.
    let folder = house.folder.path().join("records");
    let exported = service::export(&house.place("other"), &folder).await.unwrap();
    assert_eq!((exported.done as u64, exported.broken.len()), (games, 0), "{exported:?}");
    let imported = service::import(&house.place("third"), &folder).await.unwrap();
    assert_eq!((imported.done as u64, imported.broken.len()), (games, 0), "{imported:?}");
    assert_eq!(house.write("third", "2026-11").await, one);
}

#[tokio::test]
async fn whatever_is_wrong_is_refused_with_its_line_and_nothing_is_kept() {
    let house = House::new();
    let good = text(3);
    let line_of = |wanted: &str| 1 + good.lines().position(|line| line.starts_with(wanted)).unwrap();
    let first_step = good.lines().position(|line| line.starts_with("0: ")).unwrap();
    let step = good.lines().nth(first_step).unwrap();
    for (wrong, problem) in [
        (String::new(), "it is empty".to_owned()),
        ("hello\n".to_owned(), "line 2: it ends in the middle".to_owned()),
        ("a: b\n\n\n".to_owned(), "line 1: this is no dump of games".to_owned()),
        (good.replace("akhet-dump: 1", "akhet-dump: 2"), "it is a dump of version 2".to_owned()),
        (good.replace("month: 2026-11", "month: 2026-13"), "line 2: a month is written like".to_owned()),
        (good.replace("month: 2026-11", "month: 2026-12"), "it is no day of the month".to_owned()),
        (good.replacen(step, "0: fly", 1), format!("line {}: ", first_step + 1)),
        (good.replacen(step, "1: pass", 1), format!("line {}: ", first_step + 1)),
        (good.replacen("game: imhotep-duel", "game: chess", 1), format!("line {}: ", line_of("game: "))),
        (
            good.replacen("chance: open", "chance: seed", 1),
            "the draws of a game in a dump are open".to_owned(),
        ),
        (good.replacen("\nplayers: #1", "\nplayers: Zsofi", 1), "`Zsofi` is no player of a dump".to_owned()),
        (good.replacen("\nplayers: #1, ", "\nplayers: ", 1), "has one entry for each of 2 seats".to_owned()),
        (good.replacen("1520.125/45.000", "1e9/45.000", 1), "`1e9/45.000` is no rating".to_owned()),
        (
            good.replacen("1520.125/45.000", "999999.000/45.000", 1),
            "players or ratings that there cannot be".to_owned(),
        ),
        (good.replace("end: 3", "end: 4"), "it says that there are 4 games, but there are 3".to_owned()),
        (good.replace("end: 3\n\n\n", ""), "it ends without saying so".to_owned()),
        (format!("{good}{good}"), "something follows after the end".to_owned()),
        (good[..good.len() / 2].to_owned(), "cut short".to_owned()),
    ] {
        let path = house.pack(wrong.as_bytes());
        let refused = house.read("one", &path).await.unwrap_err().to_string();
        assert!(refused.contains(&problem), "{problem}: {refused}");
    }
    assert_eq!(house.write("one", "2026-11").await, "akhet-dump: 1\nmonth: 2026-11\n\n\nend: 0\n\n\n");
    let exported = service::export(&house.place("one"), &house.folder.path().join("records")).await.unwrap();
    assert_eq!(exported.done, 0, "not a single table");
}

#[tokio::test]
async fn a_file_that_was_cut_or_changed_or_would_fill_the_memory_is_refused() {
    let house = House::new();
    let path = house.pack(text(3).as_bytes());
    let whole = fs::read(&path).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap().to_owned();
    let sums = path.with_file_name("SHA256SUMS");
    fs::write(&sums, format!("{}  {name}\n", "0".repeat(64))).unwrap();
    let refused = house.read("one", &path).await.unwrap_err().to_string();
    assert!(
        refused.contains("its checksum is ") && refused.contains("but SHA256SUMS says 0000"),
        "{refused}"
    );
    fs::remove_file(&sums).unwrap();
    for cut in [0, 5, whole.len() / 2, whole.len() - 4] {
        fs::write(&path, &whole[..cut]).unwrap();
        house.read("one", &path).await.unwrap_err();
    }
    let mut changed = whole.clone();
    let last = changed.len() - 6;
    changed[last] ^= 1;
    fs::write(&path, &changed).unwrap();
    house.read("one", &path).await.unwrap_err();
    // A hundred megabytes in a hundred kilobytes.
    let bomb = house.pack(&vec![b'a'; 100_000_000]);
    let refused = house.read("one", &bomb).await.unwrap_err().to_string();
    assert!(refused.contains("line 1: it does not end"), "{refused}");
    let endless = "akhet-dump: 1\nmonth: 2026-11\n\n\na: b\n\n".to_owned() + &"0: go\n".repeat(2_000_000);
    let refused = house.read("one", &house.pack(endless.as_bytes())).await.unwrap_err().to_string();
    assert!(refused.contains("no record is so long"), "{refused}");
    fs::write(&path, &whole).unwrap();
    assert_eq!(house.read("one", &path).await.unwrap().done, 3);
}
