//! Whatever is in an archive, importing it changes nothing but its good tables, and the server starts afterwards.

use std::fs;
use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::browser::{Browser, House, friends};

/// An archive with a table at which two have played, one that waits for somebody, and one to be broken.
struct Archive {
    house: House,
    folder: PathBuf,
    /// The file to break, and what is in it.
    victim: PathBuf,
    text: String,
    /// What was good, and somebody who has been at both tables.
    tables: [String; 2],
    guest: Browser,
}

impl Archive {
    async fn new() -> Archive {
        let house = House::new().await;
        let (played, mut guest, _) = friends(&house).await;
        guest.play(&played, "place b2").await.target();
        let waiting = guest.create(&[("with", "friend")]).await;
        let (broken, mut mover, _) = friends(&house).await;
        mover.play(&broken, "place b2").await.target();
        let folder = house.path().join("records");
        service::export(&house.config.place, &folder).await.unwrap();
        let victim = folder.join(format!("{}.txt", broken.strip_prefix("/t/").unwrap()));
        let text = fs::read_to_string(&victim).unwrap();
        Archive { house, folder, victim, text, tables: [played, waiting], guest }
    }

    /// The part of the record that only the host knows.
    fn host(&self) -> Value {
        serde_json::from_str(self.text.lines().find_map(|line| line.strip_prefix("host: ")).unwrap()).unwrap()
    }

    /// The record with another such part.
    fn with_host(&self, host: &Value) -> String {
        let line = |line: &str| {
            if line.starts_with("host: ") { format!("host: {host}\n") } else { format!("{line}\n") }
        };
        self.text.lines().map(line).collect()
    }

    /// Puts each of these texts where the broken file was, in files of their own, with why it is not taken.
    async fn check_each(&self, broken: &[(impl AsRef<[u8]>, &str)]) {
        fs::remove_file(&self.victim).unwrap();
        let files: Vec<PathBuf> =
            (0..broken.len()).map(|number| self.folder.join(format!("broken-{number}.txt"))).collect();
        for ((content, _), file) in broken.iter().zip(&files) {
            fs::write(file, content).unwrap();
        }
        let reasons = broken.iter().map(|(_, reason)| *reason);
        self.check(&files.iter().map(PathBuf::as_path).zip(reasons).collect::<Vec<_>>()).await;
    }

    /// Imports it into an empty folder: each broken file is named with its reason, the other tables are there, and a server
    /// starts.
    async fn check(&self, broken: &[(&Path, &str)]) {
        let imported = service::import(&self.house.place("imported"), &self.folder).await.unwrap();
        assert_eq!((imported.done, imported.broken.len()), (2, broken.len()), "{:?}", imported.broken);
        for (file, reason) in broken {
            let name = format!("{}: ", file.display());
            let told = imported.broken.iter().find_map(|told| told.strip_prefix(&name));
            assert!(told.is_some_and(|told| told.contains(reason)), "{name}{told:?} instead of {reason}");
        }
        self.check_good_tables().await;
        self.house.clears("imported");
    }

    async fn check_good_tables(&self) {
        let house = self.house.beside("imported").await;
        for table in &self.tables {
            house.same(&self.guest).get(table).await.expect(200);
        }
        let home = house.same(&self.guest).page("/tables").await;
        assert!(self.tables.iter().all(|table| home.contains(table.as_str())));
        let again = house.path().join("exported");
        service::export(&house.config.place, &again).await.unwrap();
        assert_eq!(names(&again).len(), 3);
        fs::remove_dir_all(again).unwrap();
    }
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[tokio::test]
async fn what_the_host_says_about_a_table_is_checked() {
    let archive = Archive::new().await;
    let pending = |key: &str, value: Value| json!({ key: value }).to_string().into();
    let request = |by: u8, steps: u64| json!({ "by": by, "steps": steps });
    let broken = [
        ("/chairs/1/place", json!(0), "its chairs are at [0, 0], but it has 2 seats"),
        ("/chairs/1/place", json!(7), "its chairs are at [0, 7]"),
        ("/chairs/0/place", json!(-1), "its chairs are at [-1, 1]"),
        ("/chairs/0/kind", json!("ghost"), "nobody sits as ghost"),
        ("/chairs/0/who", json!("../../x"), "`../../x` is no id"),
        ("/chairs/0/entropy", json!("zz"), "entropy is 2 to 128 hexadecimal digits"),
        ("/chairs/0/kind", json!("nobody"), "the game has begun, but a chair is free"),
        ("/ended", json!("resigned 4"), "it says `resigned 4`, but there is no such seat"),
        ("/ended", json!("eaten"), "no game ends as `eaten`"),
        ("/ended", json!("timed-out 4"), "it says `timed-out 4`, but there is no such seat"),
        ("/pace", json!("soon"), "`soon` is no pace"),
        ("/pace", json!("600+30"), "it has a pace and no clock"),
        ("/revision", json!(-1), "its revision cannot be -1"),
        ("/revision", json!(i64::MAX), "its revision cannot be"),
        ("/revision", json!(1e300), "floating point"),
        ("/hidden", json!(-5), "the number of its hidden changes cannot be -5"),
        ("/created", json!(i64::MIN), "the time it was made cannot be"),
        ("/changed", json!(i64::MAX), "the time of its last change cannot be"),
        ("/marks/0", json!(-1), "the revision of a step cannot be -1"),
        ("/marks", json!([]), "are not equally many"),
        ("/kind", json!("castle"), "its kind is unknown"),
        ("/creator", json!("a b"), "`a b` is no id"),
        ("/entropy", json!("c0ffee"), "1 contributions to the draws for 2 seats"),
        ("/entropy", json!("- - -"), "3 contributions to the draws for 2 seats"),
        ("/entropy", json!("zz -"), "entropy is 2 to 128 hexadecimal digits"),
        ("/entropy", Value::Null, "it has steps, but not everybody is seated"),
        ("/pending", json!("{"), "EOF while parsing"),
        ("/pending", pending("undo_request", request(4, 1)), "seat 4 asks for something"),
        ("/pending", pending("undo_request", request(9, 1)), "there is no seat 9"),
        ("/pending", pending("undo_request", request(0, 1 << 50)), "steps are asked to be taken back"),
        ("/pending", pending("rematch_offers", json!([3])), "seat 3 asks for something"),
        ("/pending", pending("rematch", json!("../x")), "`../x` is no id"),
        ("/chairs", json!([]), "it has 0 chairs for 2 seats"),
        ("/chairs", json!("all"), "invalid type"),
    ];
    let record = |(pointer, value, reason)| {
        let mut host = archive.host();
        *host.pointer_mut(pointer).unwrap() = value;
        (archive.with_host(&host), reason)
    };
    archive.check_each(&broken.map(record)).await;
}

#[tokio::test]
async fn what_the_record_says_is_checked() {
    let archive = Archive::new().await;
    let text = &archive.text;
    let id = archive.victim.file_stem().unwrap().to_str().unwrap();
    // Without the draws of a game nothing else is compared with the id.
    let unfair = text.replace("chance: fair\n", "");
    let nested = format!("host: {{\"x\":{}\n", "[".repeat(100_000));
    let broken = [
        (unfair.replace(&format!("table: {id}"), "table: ../../x"), "`../../x` is no id"),
        (unfair.replace(&format!("table: {id}"), &format!("table: {}", "x".repeat(65))), "is no id"),
        (text.replace(id, "Another1"), "this is not the commitment to the secret"),
        (text.replace("secret: ", "secret: 00"), "a secret is 64 hexadecimal digits"),
        (text.replace("sides=AAAA", "size=1"), "size"),
        (text.replace("0: place b2", "4: place b2"), "seat 0 decides here"),
        (text.replace("0: place b2", "300: place b2"), "is not a step"),
        (text.replace("0: place b2", "0: dance"), "`dance` is not a step of this game"),
        (text.replace("seats: 2", "seats: 4000000000"), "for these options it is 2"),
        (text.replace("host: {", &format!("{nested}guest: {{")), "recursion limit"),
        (text.replace("game: ", &"a: 1\n".repeat(2)), "stands here a second time"),
        ((0..60_000).map(|n| format!("h{n}: x\n")).collect(), "a record has at most 256 headers"),
        ("x".repeat(5_000_000), "it is longer than 4194304 bytes"),
    ];
    for (broken, reason) in &broken {
        assert_ne!(broken, text, "{reason}");
    }
    archive.check_each(&broken).await;
}

#[tokio::test]
async fn what_is_no_text_is_not_read() {
    let archive = Archive::new().await;
    fs::write(&archive.victim, b"game: \xff\n\n").unwrap();
    let folder = archive.folder.join("folder.txt");
    fs::create_dir(&folder).unwrap();
    archive.check(&[(&archive.victim, "it is not a text"), (&folder, "it is not a plain file")]).await;
}

#[cfg(unix)]
#[tokio::test]
async fn links_lead_nowhere() {
    let archive = Archive::new().await;
    let elsewhere = archive.house.path().join("elsewhere.txt");
    fs::rename(&archive.victim, &elsewhere).unwrap();
    std::os::unix::fs::symlink(&elsewhere, &archive.victim).unwrap();
    archive.check(&[(&archive.victim, "it is not a plain file")]).await;
    // An export does not write through a link, either.
    let before = fs::read_to_string(&elsewhere).unwrap();
    service::export(&archive.house.config.place, &archive.folder).await.unwrap();
    assert!(fs::symlink_metadata(&archive.victim).unwrap().is_file());
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), before);
}

#[tokio::test]
async fn a_key_that_can_be_guessed_is_not_taken() {
    let archive = Archive::new().await;
    let key = archive.folder.join("guests.key");
    let good = fs::read_to_string(&key).unwrap();
    let (zeros, sequence) = ("0".repeat(64), "0123456789abcdef".repeat(4));
    for wrong in [
        "",
        "\n",
        "c0ffee\n",
        &zeros,
        &sequence,
        &good.to_uppercase(),
        &good.replacen(char::is_alphanumeric, "", 1),
    ] {
        fs::write(&key, wrong).unwrap();
        let data = archive.house.place("imported");
        let imported = service::import(&data, &archive.folder).await.unwrap();
        assert_eq!(imported.done, 3);
        assert_eq!(imported.broken, ["guests.key: a key is 64 random hexadecimal digits in small letters"]);
        let house = archive.house.beside("imported").await;
        let mut guest = house.browser();
        guest.page("/me").await;
        assert!(guest.cookies.contains_key("akhet"), "there is a key of its own");
        archive.house.clears("imported");
    }
    fs::write(&key, &good).unwrap();
    let imported = service::import(&archive.house.place("imported"), &archive.folder).await.unwrap();
    assert_eq!((imported.done, &imported.broken[..], &imported.left_out[..]), (3, &[][..], &[][..]));
}

/// Nothing that can be derived is believed.
#[tokio::test]
async fn what_a_file_says_about_itself_does_not_matter_where_the_steps_tell() {
    let archive = Archive::new().await;
    let mut host = archive.host();
    host["progress"] = json!("over");
    host["waits_for_bot"] = json!(true);
    host["summary"] = json!("nonsense");
    host["chairs"][0]["name"] = json!("x\u{202e}\u{0}y".repeat(1000));
    fs::write(&archive.victim, archive.with_host(&host)).unwrap();
    let data = archive.house.place("imported");
    let imported = service::import(&data, &archive.folder).await.unwrap();
    assert_eq!((imported.done, &imported.broken[..]), (3, &[][..]));
    let mut database = archive.house.beside("imported").await.database().await;
    let kept = "tables WHERE progress = 'over' OR waits_for_bot OR summary IS NULL";
    assert_eq!(database.count(kept).await, 0);
    let longest = "SELECT CAST(MAX(LENGTH(name)) AS bigint) FROM chairs";
    assert!(database.get::<i64>(longest).await <= 24);
}

/// Numbers that are not expected where they are put.
const NUMBERS: &[&str] =
    &["0", "1", "-1", "255", "300", "4294967295", "9223372036854775807", "1e9", "null", "\"\""];

/// A text with something in it changed, cut out or said twice.
fn damage(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let signs: Vec<char> = text.chars().collect();
    let from = rng.random_range(0..signs.len());
    let to = rng.random_range(from..signs.len().min(from + 40)) + 1;
    let digit = (from..signs.len()).find(|index| signs[*index].is_ascii_digit()).unwrap_or(from);
    let number = NUMBERS[rng.random_range(0..NUMBERS.len())];
    let part = |range: std::ops::Range<usize>| signs[range].iter().collect::<String>();
    match rng.random_range(0..4) {
        0 => part(0..from) + &part(to..signs.len()),
        1 => part(0..to) + &part(from..signs.len()),
        _ => part(0..digit) + number + &part(digit + 1..signs.len()),
    }
}

#[tokio::test]
async fn no_damage_to_an_archive_does_more_than_leave_tables_out() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores/6");
    let house = House::new().await;
    let (mut whole, mut broken) = (0, 0);
    for seed in 0..6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let folder = house.path().join(format!("damaged {seed}"));
        fs::create_dir(&folder).unwrap();
        for name in names(&kept).iter().filter(|name| *name != "guests.key") {
            let text = fs::read_to_string(kept.join(name)).unwrap();
            fs::write(folder.join(name), damage(&text, &mut rng)).unwrap();
        }
        let data = format!("imported {seed}");
        let imported = service::import(&house.place(&data), &folder).await.unwrap();
        let panics = imported.broken.iter().filter(|reason| reason.contains("panic"));
        assert_eq!(panics.count(), 0, "seed {seed}: {:?}", imported.broken);
        whole += imported.done;
        broken += imported.broken.len();
        let other = house.beside(&data).await;
        other.browser().page("/tables").await;
        let exported = service::export(&other.config.place, &house.path().join("exported")).await.unwrap();
        assert_eq!((exported.done, &exported.broken[..]), (imported.done, &[][..]), "seed {seed}");
    }
    assert!(whole > 0 && broken > 0, "{whole} and {broken}");
}

#[tokio::test]
async fn what_is_said_of_guests_and_deals_is_checked_and_takes_nothing_with_it() {
    let house = House::new().await;
    let folder = house.path().join("hostile");
    let learnt =
        json!({ "guest": "zsofi", "game": "imhotep-duel", "lesson": "first", "step": "one", "done": 7 });
    let puzzled = json!({
        "guest": "zsofi", "game": "imhotep-duel", "number": 1, "puzzle": "p", "outcome": "first", "began": 7
    });
    let deal = json!({
        "id": "imhotep-duel-2026-01-05", "game": "imhotep-duel", "day": "2026-01-05", "options": "", "sealed": 7,
        "secret": "5a".repeat(32), "is_over": true, "points": 40, "best": 38, "player": "0.1.0", "tries": []
    });
    let tried = json!({
        "guest": "zsofi", "table_id": "elsewhere", "begun": 7, "ended": "played", "name": "Zsófi", "points": 50,
        "best": 38, "player": "0.1.0"
    });
    let with = |of: &Value, key: &str, value: Value| {
        let mut changed = of.clone();
        changed[key] = value;
        changed
    };
    let of_puzzle = |key: &str, value: Value| json!({ "puzzled": [with(&puzzled, key, value)] });
    let of_try = |key: &str, value: Value| with(&deal, "tries", json!([with(&tried, key, value)]));
    let broken = [
        ("guests", json!(7), "invalid"),
        ("guests", json!({ "learnt": [with(&learnt, "game", json!("chess"))] }), "chess"),
        ("guests", json!({ "learnt": [with(&learnt, "guest", json!("../zsofi"))] }), "is no id"),
        ("guests", json!({ "learnt": [with(&learnt, "step", json!("x".repeat(101)))] }), "too long"),
        ("guests", of_puzzle("number", json!(i64::MAX)), "is no number of a puzzle"),
        ("guests", of_puzzle("number", json!(-1)), "is no number of a puzzle"),
        ("guests", of_puzzle("outcome", json!("brilliant")), "brilliant"),
        ("deals", with(&deal, "id", json!("imhotep-duel-2026-01-06")), "is no deal"),
        ("deals", with(&deal, "options", json!("sides=ZZZZ")), "is no deal"),
        ("deals", with(&deal, "secret", json!("a guess")), "is no deal"),
        ("deals", of_try("ended", json!("won")), "played or resigned"),
        ("deals", of_try("table_id", json!("/t/x")), "is no id"),
        ("deals", of_try("points", json!("many")), "invalid"),
    ];
    let place = house.place("imported");
    let import = async |kind: &str, content: &Value| {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join(kind)).unwrap();
        fs::write(folder.join(kind).join("file.json"), content.to_string()).unwrap();
        service::import(&place, &folder).await.unwrap()
    };
    for (kind, content, reason) in &broken {
        let imported = import(kind, content).await;
        assert_eq!((imported.others, imported.broken.len()), (0, 1), "{content}: {imported:?}");
        assert!(imported.broken[0].contains(reason), "{reason}: {imported:?}");
    }
    let later = with(&with(&deal, "id", json!("imhotep-duel-2999-01-05")), "day", json!("2999-01-05"));
    let imported = import("deals", &later).await;
    assert_eq!((imported.others, &imported.left_out[0].contains("is not over")), (0, &true), "{imported:?}");
    let imported_house = house.beside("imported").await;
    let mut database = imported_house.database().await;
    for table in ["learnt", "puzzled", "tries", "deals WHERE is_over"] {
        assert_eq!(database.count(table).await, 0, "{table}");
    }
    // What is good is kept once, and by the first who says it.
    assert_eq!(import("guests", &json!({ "learnt": [learnt], "puzzled": [puzzled] })).await.others, 1);
    import("guests", &of_puzzle("outcome", json!("shown"))).await;
    assert_eq!(import("deals", &with(&deal, "tries", json!([tried]))).await.others, 1);
    let again = import("deals", &of_try("points", json!(99))).await;
    assert_eq!((again.others, again.left_out[0].contains("is there already")), (0, true), "{again:?}");
    assert_eq!(database.count("learnt").await, 1);
    assert_eq!(database.count("puzzled WHERE outcome = 'first'").await, 1);
    assert_eq!(database.count("tries WHERE points = 50").await, 1);
}

#[tokio::test]
async fn an_account_has_times_of_a_clock_and_does_not_follow_itself() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let file = fs::read_dir(folder.join("accounts")).unwrap().next().unwrap().unwrap().path();
    let good: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    for (pointer, value) in [
        ("/account/renamed", json!(i64::MAX)),
        ("/account/created", json!(-1)),
        ("/account/suspended_until", json!(i64::MIN)),
        ("/account/ends", json!(i64::MAX)),
        ("/follows", json!([{ "other": good["id"], "since": 7 }])),
    ] {
        let mut wrong = good.clone();
        *wrong.pointer_mut(pointer).unwrap() = value.clone();
        fs::write(&file, wrong.to_string()).unwrap();
        let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
        assert_eq!(imported.broken.len(), 1, "{pointer} {value}: {imported:?}");
    }
    fs::write(&file, good.to_string()).unwrap();
    assert_eq!(
        service::import(&house.place("elsewhere"), &folder).await.unwrap().broken,
        Vec::<String>::new()
    );
}

#[tokio::test]
async fn a_clock_that_does_not_belong_to_the_position_is_refused() {
    let archive = Archive::new().await;
    let running =
        |seat: u8, until: i64| json!({ "left": [0, 600_000], "running": { "seat": seat, "until": until } });
    let wrong_seat = "its clock does not run for whoever is to decide";
    let broken = [
        (running(0, 5), Value::Null, wrong_seat),
        (json!({ "left": [0, 600_000] }), Value::Null, wrong_seat),
        (running(1, i64::MAX), Value::Null, "its clock cannot be"),
        (running(1, -5_000), Value::Null, "its clock cannot be"),
        (running(1, 5), json!(i64::MAX), "its deadline cannot be"),
        (running(1, 5), json!(-5_000), "its deadline cannot be"),
        (running(1, 5), json!("soon"), "invalid type"),
        (running(7, 5), Value::Null, "there is no seat 7"),
        (json!({ "left": [0], "running": { "seat": 1, "until": 5 } }), Value::Null, "its clock cannot be"),
        (
            json!({ "left": [0, 600_001], "running": { "seat": 1, "until": 5 } }),
            Value::Null,
            "its clock cannot be",
        ),
        (json!([]), Value::Null, "invalid length"),
    ];
    let record = |(clock, deadline, reason): (Value, Value, _)| {
        let mut host = archive.host();
        host["pace"] = json!("600+30");
        host["clock"] = json!(clock.to_string());
        host["deadline"] = deadline;
        (archive.with_host(&host), reason)
    };
    archive.check_each(&broken.map(record)).await;
}
