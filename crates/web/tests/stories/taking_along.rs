//! Taking everything along: one archive with the games as records, the results and the settings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use game::Record;
use serde_json::Value;

use crate::browser::{Browser, House, play_out};
use crate::profiles::{befriend, person, play};
use crate::tournaments::make;

/// The files of an archive, as another program unpacks them.
pub(crate) async fn take(house: &House, browser: &mut Browser) -> BTreeMap<String, String> {
    let archive = browser.post("/account/archive", &[]).await.expect(200);
    assert_eq!(archive.header("content-type"), "application/zip");
    assert!(archive.header("content-disposition").contains("akhet.zip"));
    let (file, folder) = (house.path().join("akhet.zip"), house.path().join("unpacked"));
    fs::write(&file, &archive.body).unwrap();
    let _ = fs::remove_dir_all(&folder);
    let unpacked = Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&file).arg(&folder).output();
    let unpacked = unpacked.expect("python3 is on the path");
    assert!(unpacked.status.success(), "{unpacked:?}");
    let mut files = BTreeMap::new();
    read(&folder, "", &mut files);
    files
}

fn read(folder: &Path, before: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{before}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            read(&entry.path(), &format!("{name}/"), files);
        } else {
            files.insert(name, fs::read_to_string(entry.path()).unwrap());
        }
    }
}

#[tokio::test]
async fn somebody_takes_everything_along_and_the_records_are_those_of_the_tables() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    let table = play(&mut zsofi, &mut balint, &[], 3).await;
    let alone = zsofi.ask_for("pyramidice", &[("option-players", "1")]).await.target();
    zsofi.sit(&alone, "words").await.target();
    play_out(&alone, &mut [zsofi.clone()], 3).await;
    zsofi.headers.push(("accept-language", "hu".to_owned()));
    let files = take(&house, &mut zsofi).await;
    let others = [
        "README.txt",
        "account.json",
        "daily.json",
        "lessons.json",
        "puzzles.json",
        "ratings.json",
        "results.json",
    ];
    assert!(others.iter().all(|name| files.contains_key(*name)), "{:?}", files.keys());
    assert!(files["README.txt"].contains("Ezt őrzi rólad"), "{}", files["README.txt"]);
    // The same records as at the tables, which can be replayed and checked.
    for (game, table) in [("imhotep-duel", &table), ("pyramidice", &alone)] {
        let text = &files[&format!("games/{game}-{}.txt", table.trim_start_matches("/t/"))];
        assert_eq!(*text, zsofi.page(&format!("{table}/record")).await);
        let record = Record::parse(text).unwrap();
        catalog::load(&record).unwrap();
        assert!(matches!(catalog::verify(&record).unwrap(), catalog::Verified::Followed(_)), "{text}");
    }
    let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
    assert_eq!(account["account"]["name"], "Zsófi");
    assert_eq!(account["follows"][0]["name"], "Bálint");
    assert_eq!(account["sessions"].as_array().unwrap().len(), 1);
    let results: Value = serde_json::from_str(&files["results.json"]).unwrap();
    assert_eq!(results.as_array().unwrap().len(), 2, "{results}");
    // Nothing by which anybody could sign in.
    let mut database = house.database().await;
    for secret in database.texts("SELECT secret FROM credentials").await {
        assert!(files.values().all(|text| !text.contains(&secret)));
    }
    for hash in database.texts("SELECT hash FROM sessions UNION SELECT hash FROM recovery_codes").await {
        assert!(files.values().all(|text| !text.contains(&hash)));
    }
}

#[tokio::test]
async fn each_file_of_the_archive_has_what_it_is_named_for() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    let quiet = [("from", "23:00"), ("to", "07:00"), ("zone", "Europe/Budapest")];
    zsofi.post("/account/quiet", &quiet).await.target();
    zsofi.post("/settings", &[("phrases", "off")]).await.target();
    let table = balint.create(&[("with", "friend")]).await;
    zsofi.sit(&table, "words").await.target();
    make(&mut zsofi, "imhotep-duel", &[]).await;
    let mut database = house.database().await;
    let own: String = database.get("SELECT id FROM accounts WHERE name = 'Zsófi'").await;
    let other: String = database.get("SELECT id FROM accounts WHERE name = 'Bálint'").await;
    let table = table.trim_start_matches("/t/");
    for row in [
        format!("learnt (guest, game, lesson, step, done) VALUES ('{own}', 'nefertiti', 'first', 'one', 1)"),
        format!(
            "puzzled (guest, game, number, puzzle, outcome, began) VALUES ('{own}', 'nefertiti', 1, 'p', 'first', 1)"
        ),
        format!("plans (table_id, who, n, shown, line) VALUES ('{table}', '{own}', 1, 4, 'place b2')"),
        format!(
            "phrases (table_id, n, place, phrase, at) SELECT table_id, 9, place, 'hello', 7 FROM chairs WHERE who = '{own}'"
        ),
        format!(
            "dares (id, challenger, account, game, pace, is_rated, seat, at, until, answer) \
             VALUES ('dare', '{other}', '{own}', 'nefertiti', '3d', FALSE, 'drawn', 1, 2, 'open')"
        ),
        format!("invitations (table_id, account, inviter, at) VALUES ('{table}', '{own}', '{other}', 1)"),
        format!(
            "ratings (account, game, mean, deviation, games, among_people, at) \
             VALUES ('{own}', 'nefertiti', 1500000, 90000, 3, 3, 1)"
        ),
    ] {
        assert_eq!(database.execute(&format!("INSERT INTO {row}")).await, 1, "{row}");
    }
    let files = take(&house, &mut zsofi).await;
    let read = |name: &str| -> Value {
        serde_json::from_str(files.get(name).unwrap_or_else(|| panic!("no {name} in {:?}", files.keys())))
            .unwrap()
    };
    for (name, at, expected) in [
        ("account.json", "/account/name", "Zsófi"),
        ("account.json", "/settings/phrases", "off"),
        ("account.json", "/rest/quiet_hours", "23:00-07:00 Europe/Budapest"),
        ("account.json", "/follows/0/name", "Bálint"),
        ("account.json", "/invitations/0/name", "Bálint"),
        ("account.json", "/challenges/0/game", "nefertiti"),
        ("lessons.json", "/0/lesson", "first"),
        ("puzzles.json", "/0/puzzle", "p"),
        ("ratings.json", "/0/game", "nefertiti"),
        ("tournaments.json", "/0/name", "Harbour Cup"),
        ("plans.json", "/0/line", "place b2"),
        ("phrases.json", "/said/0/phrase", "hello"),
        ("phrases.json", "/none_wanted_at/0", table),
    ] {
        let content = read(name);
        assert_eq!(content.pointer(at), Some(&Value::from(expected)), "{name}: {content:#}");
    }
    let account = read("account.json");
    assert_eq!((&account["password"], &account["recovery_codes"]), (&true.into(), &8.into()));
    assert_eq!((read("daily.json"), read("results.json")), (Value::Array(vec![]), Value::Array(vec![])));
    // Nobody is known by an id, and what it says of itself names all files.
    assert!(files.values().all(|text| !text.contains(&other) && !text.contains(&own)), "{files:?}");
    for name in files.keys().filter(|name| *name != "README.txt") {
        assert!(files["README.txt"].contains(name.as_str()), "{name}");
    }
}

#[tokio::test]
async fn a_guest_takes_everything_along_as_well() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device")]).await;
    guest.sit(&table, "words").await.target();
    play_out(&table, &mut [guest.clone()], 3).await;
    let files = take(&house, &mut guest).await;
    assert!(files.contains_key(&format!("games/imhotep-duel-{}.txt", table.trim_start_matches("/t/"))));
    let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
    assert!(account["account"].is_null());
}
