//! Exporting all tables to a folder and importing them again.

use serde_json::Value;

use crate::browser::{House, friends, friends_with, play_out};
use crate::checks::check_finished;
use crate::program::{ask, play_one, programs};

#[tokio::test]
async fn what_is_exported_and_imported_is_played_on_by_the_same_guests() {
    let house = House::new().await;
    let (over, first_over, second_over) = friends(&house).await;
    play_out(&over, &mut [first_over.clone(), second_over], 9).await;
    let (unfinished, mut first, mut second) = friends_with(&house, &[("seat", "random")]).await;
    for player in [&mut first, &mut second] {
        let steps = crate::html::steps(&player.page(&unfinished).await);
        if let Some(step) = steps.first() {
            player.play(&unfinished, step).await.target();
        }
    }
    let (by_programs, tokens) = programs(&house, "sides=BBBB").await;
    play_one(&house, &by_programs, &tokens, 1).await;
    let mut alone = house.browser();
    let gathering = alone.create(&[("with", "friend")]).await;

    let folder = house.path().join("records");
    let exported = service::export(&house.config.data, &folder).await.unwrap();
    assert_eq!((exported.done, &exported.left_out[..], &exported.broken[..]), (4, &[][..], &[][..]));
    let data = house.path().join("elsewhere");
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
    service::export(&house.config.data, &folder).await.unwrap();
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
        let imported = service::import(&house.path().join("elsewhere"), &folder).await.unwrap();
        assert_eq!(imported.done, 0, "{problem}");
        assert!(imported.broken[0].contains(problem), "{problem}: {:?}", imported.broken);
    }
    std::fs::write(&file, &text).unwrap();
    assert_eq!(service::import(&house.path().join("elsewhere"), &folder).await.unwrap().done, 1);
    let other = House::new().await;
    let imported = service::import(&other.config.data, &folder).await.unwrap();
    assert!(imported.left_out[0].starts_with("guests.key: "), "{:?}", imported.left_out);
}
