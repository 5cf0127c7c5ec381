//! Two become friends, invite each other to a table, look at each other's profiles, and take everything along.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::audit::looks_over;
use crate::driver::Person;
use crate::{World, seeded};

fn follows(person: &Person, name: &str) {
    person.goes_to("/friends");
    person.writes("#f-follow", name);
    person.clicks("main form.fields button");
    person.sees_a("button[name=unfollow]");
}

/// Plays a game on this device, so that there is something to take along.
fn plays_a_game(person: &Person) -> String {
    let table = person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.hurries_until("#table.over", &mut seeded(7));
    person.sees_a("#table.over");
    table
}

/// What was downloaded into a folder, once it is whole.
fn waits_for_a_file(person: &Person, file: &Path) {
    let began = Instant::now();
    while !file.exists() {
        assert!(began.elapsed() < Duration::from_mins(1), "nothing was downloaded");
        person.asks("document.title");
    }
}

#[test]
fn friends_invite_each_other_see_their_profiles_and_take_everything_along() {
    let world = World::new();
    let (anna, bela, csilla) = (world.member("Anna"), world.member("Béla"), world.person("Csilla"));
    let mut problems = Vec::new();
    follows(&anna, "Béla");
    follows(&bela, "Anna");
    looks_over(&bela, 0, &mut problems);
    // An invitation.
    let table = anna.makes_a_table("friend", &[]);
    anna.sees_a(&format!("a[href='/t/{table}/invite']"));
    anna.goes_to(&format!("/t/{table}/invite"));
    looks_over(&anna, 1, &mut problems);
    anna.clicks("button[name=friend]");
    anna.sees("invited");
    bela.goes_to("/");
    bela.sees("Anna invites you to a table");
    looks_over(&bela, 2, &mut problems);
    bela.clicks(".invited a");
    bela.clicks("form.sit button");
    bela.sees_a("#table.playing");
    bela.goes_to("/");
    bela.sees_no(".invited");
    // What is at stake at a table that is rated, and a challenge.
    anna.goes_to("/?with=friend&clock=600%2B30&rated=true");
    anna.clicks(".newg .go button");
    anna.sees_a("#table.gathering");
    bela.goes_to(&anna.path());
    bela.sees_a("dl.stakes");
    looks_over(&bela, 3, &mut problems);
    anna.goes_to("/people/Béla/challenge");
    looks_over(&anna, 4, &mut problems);
    // A profile for friends.
    anna.goes_to("/account/seeing");
    looks_over(&anna, 3, &mut problems);
    let own = plays_a_game(&anna);
    anna.goes_to(&format!("/t/{table}"));
    anna.sees_a("#table.playing");
    anna.clicks("#menu > summary");
    anna.clicks(".resign > summary");
    anna.clicks(".resign button");
    anna.sees_a("#table.over");
    bela.goes_to("/people/anna");
    bela.sees("1 game");
    looks_over(&bela, 4, &mut problems);
    csilla.goes_to("/people/anna");
    csilla.sees("There is no such profile");
    // Everything, as another program unpacks it and this one reads it.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    anna.goes_to("/people/Anna");
    looks_over(&anna, 5, &mut problems);
    anna.does("Page.setDownloadBehavior", &json!({ "behavior": "allow", "downloadPath": path }));
    anna.clicks("form.take button");
    let archive = folder.path().join("akhet.zip");
    waits_for_a_file(&anna, &archive);
    let unpacked = Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&archive).arg(path).status();
    assert!(unpacked.expect("python3 is on the path").success());
    let games: Vec<_> = fs::read_dir(folder.path().join("games")).unwrap().map(Result::unwrap).collect();
    assert_eq!(games.len(), 2, "{games:?}");
    assert!(games.iter().any(|game| game.file_name().to_str().unwrap().contains(&own)));
    for game in games {
        let verified =
            Command::new(env!("CARGO_BIN_EXE_akhet")).arg("verify").arg(game.path()).output().unwrap();
        assert!(verified.status.success(), "{verified:?}");
        let replayed =
            Command::new(env!("CARGO_BIN_EXE_akhet")).arg("replay").arg(game.path()).output().unwrap();
        assert!(replayed.status.success(), "{replayed:?}");
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
