//! Exporting all tables to a folder and importing them again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use harness::Schema;
use serde_json::Value;
use service::Place;

use crate::browser::{Browser, House, form, friends, friends_with, play_out};
use crate::checks::check_finished;
use crate::html;
use crate::program::{ask, play_one, programs};
use crate::several;
use crate::stores::Kept;

#[tokio::test]
async fn what_is_exported_and_imported_is_played_on_by_the_same_guests() {
    let house = House::new().await;
    let (over, first_over, second_over) = friends(&house).await;
    play_out(&over, &mut [first_over.clone(), second_over], 9).await;
    let (unfinished, mut first, mut second) = friends_with(&house, &[("seat", "random")]).await;
    for player in [&mut first, &mut second] {
        let steps = html::steps(&player.page(&unfinished).await);
        if let Some(step) = steps.first() {
            player.play(&unfinished, step).await.target();
        }
    }
    let (by_programs, tokens) = programs(&house, "sides=BBBB").await;
    play_one(&house, &by_programs, &tokens, 1).await;
    let mut alone = house.browser();
    let gathering = alone.create(&[("with", "friend")]).await;

    let folder = house.path().join("records");
    let exported = service::export(&house.config.place, &folder).await.unwrap();
    assert_eq!((exported.done, &exported.left_out[..], &exported.broken[..]), (4, &[][..], &[][..]));
    let data = house.place("elsewhere");
    let imported = service::import(&data, &folder).await.unwrap();
    assert_eq!((imported.done, &imported.left_out[..], &imported.broken[..]), (4, &[][..], &[][..]));
    let twice = service::import(&data, &folder).await.unwrap();
    assert_eq!(
        (twice.done, twice.left_out.len(), twice.broken.len()),
        (0, 4, 0),
        "what is there stays as it is"
    );

    let other = house.beside("elsewhere").await;
    for (table, browser) in [(&over, &first_over), (&unfinished, &first), (&unfinished, &second)] {
        let before = house.same(browser).page(table).await;
        assert_eq!(other.same(browser).page(table).await, before);
    }
    let mut players = [other.same(&first), other.same(&second)];
    play_out(&unfinished, &mut players, 10).await;
    check_finished(&unfinished, &mut players[0], 2).await;
    assert_eq!(ask(&other, &by_programs, None).await, ask(&house, &by_programs, None).await);
    assert!(play_one(&other, &by_programs, &tokens, 2).await);
    // What had not begun begins there.
    let before = house.same(&alone).page(&gathering).await;
    let (mut alone, mut friend) = (other.same(&alone), other.browser());
    assert_eq!(alone.page(&gathering).await, before);
    alone.sit(&gathering, "some words").await.target();
    friend.sit(&gathering, "other words").await.target();
    let mut players = [alone, friend];
    play_out(&gathering, &mut players, 11).await;
    check_finished(&gathering, &mut players[0], 2).await;
}

#[tokio::test]
async fn a_broken_file_is_left_out_and_named() {
    let house = House::new().await;
    let (_, _, _) = friends(&house).await;
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let name = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let file = name.into_iter().find(|path| path.extension().is_some_and(|end| end == "txt")).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let host: Value =
        serde_json::from_str(text.lines().find_map(|line| line.strip_prefix("host: ")).unwrap()).unwrap();
    let mut fewer = host.clone();
    fewer["chairs"].as_array_mut().unwrap().pop();
    let mut unmarked = host.clone();
    unmarked["marks"].as_array_mut().unwrap().pop();
    let replaced = |changed: &Value| text.replace(&host.to_string(), &changed.to_string());
    for (broken, problem) in [
        (String::new(), "line 1: the last line does not end"),
        (text.replace("host: ", "guest: "), "there is no header `host`"),
        (text.replace("-: ", "0: "), "but chance decides here"),
        (replaced(&fewer), "it has 1 chairs for 2 seats"),
        (replaced(&unmarked), "are not equally many"),
        (text.replace("\"kind\":\"guest\"", "\"kind\":\"ghost\""), "this table cannot be read"),
    ] {
        std::fs::write(&file, broken).unwrap();
        let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
        assert_eq!(imported.done, 0, "{problem}");
        assert!(imported.broken[0].contains(problem), "{problem}: {:?}", imported.broken);
    }
    std::fs::write(&file, &text).unwrap();
    assert_eq!(service::import(&house.place("elsewhere"), &folder).await.unwrap().done, 1);
    let other = House::new().await;
    let imported = service::import(&other.config.place, &folder).await.unwrap();
    assert!(imported.left_out[0].starts_with("guests.key: "), "{:?}", imported.left_out);
}

/// The files of an archive by name.
fn read(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut read = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for file in fs::read_dir(inner).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                read.insert(path.strip_prefix(folder).unwrap().to_owned(), text);
            }
        }
    }
    read
}

/// Brings everything to a database and from there to a folder. Returns the names of the files, and the server over that folder.
async fn there_and_back(house: &House, tables: usize) -> (Vec<String>, House) {
    let schema = Schema::shared().unwrap();
    let places =
        [house.config.place.clone(), Place::Database(schema.address().to_owned()), house.place("back")];
    let mut archives: Vec<(BTreeMap<PathBuf, String>, PathBuf)> = Vec::new();
    for (number, place) in places.iter().enumerate() {
        if let Some((_, before)) = archives.last() {
            let imported = service::import(place, before).await.unwrap();
            assert_eq!((imported.left_out, imported.broken), (vec![], vec![]), "{place:?}");
            assert_eq!(imported.done, tables);
        }
        let folder = house.path().join(format!("archive {number}"));
        let exported = service::export(place, &folder).await.unwrap();
        assert_eq!((exported.left_out, exported.broken), (vec![], vec![]), "{place:?}");
        assert_eq!(exported.done, tables);
        archives.push((read(&folder), folder));
    }
    let [(first, _), others @ ..] = &archives[..] else { panic!("there is an archive") };
    for (other, folder) in others {
        for (name, text) in first {
            assert_eq!(other.get(name), Some(text), "{} in {}", name.display(), folder.display());
        }
        assert_eq!(other.len(), first.len());
    }
    let names = first.keys().map(|name| name.to_str().unwrap().to_owned()).collect();
    (names, house.beside("back").await)
}

/// Tables in every state, each with somebody who knows it.
async fn tables(house: &House) -> Vec<(String, Browser)> {
    let mut known = Vec::new();
    // Over, by the rules and before its time; and one that goes on from the middle of the first.
    let (over, mut first, second) = friends(house).await;
    play_out(&over, &mut [first.clone(), second], 21).await;
    let replay = first.page(&format!("{over}/replay?step=20")).await;
    let from = first.submit(&form(&replay, &format!("{over}/from")), &[("bot", "random")]).await.target();
    first.sit(&from, "fresh words").await.target();
    first.my_turn(&from).await;
    known.extend([(over, first.clone()), (from, first)]);
    let (resigned, mut first, _) = friends(house).await;
    several::press(&mut first, &resigned, "resign", &[]).await.target();
    known.push((resigned, first));
    // Under way: with names, with a request that nobody has answered, with steps that one seat alone knows, with a computer
    // player in place of somebody who left.
    let (asking, first, second) = friends_with(house, &[("seat", "random")]).await;
    let mut players = [first, second];
    for player in &mut players {
        player.post("/me", &[("name", "Ébène \"<Ő>\" 𓂀")]).await.target();
    }
    for number in [0, 1, 0] {
        let steps = html::steps(&players[number].page(&asking).await);
        if let Some(step) = steps.first() {
            players[number].play(&asking, step).await.target();
        }
    }
    // Whoever is to move has moved before, and the other since.
    several::press(&mut players[1], &asking, "undo", &[]).await.target();
    known.extend(players.into_iter().map(|player| (asking.clone(), player)));
    let (several, mut people) = several::friends(house, 4).await;
    several::press(&mut people[3], &several, "resign", &[]).await.target();
    for person in &mut people[..2] {
        let steps = html::steps(&person.page(&several).await);
        person.play(&several, &steps[0]).await.target();
    }
    known.extend(people.into_iter().map(|person| (several.clone(), person)));
    // Not begun.
    let mut alone = house.browser();
    let gathering = alone.create(&[("with", "friend")]).await;
    alone.sit(&gathering, "some words").await.target();
    known.push((gathering, alone));
    known
}

#[tokio::test]
async fn what_goes_from_a_folder_to_a_database_and_back_is_the_same() {
    let house = House::in_folder().await;
    let known = tables(&house).await;
    let (by_programs, tokens) = programs(&house, "sides=BBBB").await;
    for choice in 0..5 {
        play_one(&house, &by_programs, &tokens, choice).await;
    }
    let (names, back) = there_and_back(&house, 7).await;
    assert_eq!(names.len(), 8, "the tables and the key: {names:?}");
    for (table, browser) in &known {
        assert_eq!(back.same(browser).page(table).await, house.same(browser).page(table).await, "{table}");
    }
    assert!(play_one(&back, &by_programs, &tokens, 5).await);
}

/// A store in which guests have taken lessons, solved puzzles and played the deal of a day that is over.
#[tokio::test]
async fn what_guests_have_done_goes_from_a_folder_to_a_database_and_back() {
    let kept = Kept::read(9);
    let house = kept.open().await;
    let (names, back) = there_and_back(&house, kept.facts.tables.len() + 1).await;
    for folder in ["guests/", "deals/"] {
        assert!(names.iter().any(|name| name.starts_with(folder)), "{names:?}");
    }
    let daily = kept.facts.daily.as_ref().unwrap();
    let lesson = &kept.facts.learnt.as_ref().unwrap().lesson;
    for page in [lesson, "/puzzles/imhotep-duel", &daily.page, &daily.table] {
        let [mut there, mut here] = [&back, &house].map(|house| kept.guest(house, "first"));
        assert_eq!(there.page(page).await, here.page(page).await, "{page}");
    }
}
