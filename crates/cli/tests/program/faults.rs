//! A disk that fails: what was acknowledged stays, what was refused is not there, and saving goes on by itself.

use serde_json::{Value, json};

use crate::server::{Player, Server, ask};

const NOTHING_CHANGED: &str = "It could not be saved, and nothing was changed. Please try again.";
const NOT_KNOWN: &str =
    "It is not known whether this was saved. Please look at the table again before you repeat it.";

/// A server with a table at which two have played a little.
fn begun() -> (Server, Player) {
    let server = Server::start();
    let player = Player::sits_down(server.address).unwrap();
    for step in ["place a1", "place b1"] {
        assert_eq!(play(&server, &player, step).0, 200);
    }
    (server, player)
}

fn play(server: &Server, player: &Player, step: &str) -> (u16, Value) {
    let seen = player.looks(server.address).unwrap();
    player.plays(server.address, &seen, step).unwrap()
}

fn steps(server: &Server, player: &Player) -> Vec<String> {
    let table = player.looks(server.address).unwrap();
    table["steps"].as_array().unwrap().iter().map(|step| step.as_str().unwrap().to_owned()).collect()
}

fn status(server: &Server, path: &str) -> u16 {
    ask(server.address, &format!("GET {path}"), "", None).unwrap().0
}

#[test]
fn a_fault_that_passes_is_noticed_by_nobody() {
    let (mut server, player) = begun();
    for (call, plan, step) in
        [("write", "ENOSPC x", "place c1"), ("write", "EIO x", "place a2"), ("sync", "EIO x", "place b2")]
    {
        server.disk.fails(call, plan);
        let (status, told) = play(&server, &player, step);
        assert!(server.disk.has_failed(call), "{plan}");
        assert_eq!(status, 200, "{plan}: {told}");
    }
    let before = steps(&server, &player);
    server.is_killed();
    server.starts_again();
    assert_eq!(steps(&server, &player), before);
}

#[test]
fn when_a_full_disk_has_room_again_everything_is_saved_without_a_restart() {
    let (mut server, player) = begun();
    let before = steps(&server, &player);
    server.disk.fails("write", "ENOSPC *");
    for _ in 0..3 {
        let (status, told) = play(&server, &player, "place c1");
        assert_eq!((status, told["error"].as_str()), (503, Some(NOTHING_CHANGED)), "{told}");
        assert!(told["unknown"].is_null(), "{told}");
        assert!(Player::sits_down(server.address).is_err());
    }
    assert_eq!(steps(&server, &player), before, "what is there can be read");
    assert_eq!((status(&server, "/healthz"), status(&server, "/readyz")), (200, 503));
    server.is_killed();
    server.starts_again();
    assert_eq!(
        steps(&server, &player),
        before,
        "it starts on a full disk, and what was refused is not there"
    );
    assert_eq!(play(&server, &player, "place c1").0, 503);
    server.disk.works();
    assert_eq!(play(&server, &player, "place c1").0, 200);
    Player::sits_down(server.address).unwrap();
    assert_eq!(status(&server, "/readyz"), 200);
}

#[test]
fn what_was_not_synced_and_refused_is_not_there_after_a_crash() {
    let (mut server, player) = begun();
    let before = steps(&server, &player);
    // It fails, is tried again, and fails again. In between, what has failed is written over.
    server.disk.fails("sync", "EIO x.x.");
    let (status, told) = play(&server, &player, "place c1");
    assert!(server.disk.has_failed("sync"));
    assert_eq!((status, told["error"].as_str()), (503, Some(NOTHING_CHANGED)), "{told}");
    server.is_killed();
    server.starts_again();
    assert_eq!(steps(&server, &player), before);
}

#[test]
fn where_it_is_not_known_whether_something_was_saved_the_answer_says_so() {
    let (mut server, player) = begun();
    let before = steps(&server, &player);
    // What is not synced stands in the log all the same, and without reading nothing can be written over it.
    server.disk.fails("sync", "EIO *");
    server.disk.fails("read", "EIO *");
    for _ in 0..2 {
        let (status, told) = play(&server, &player, "place c1");
        assert_eq!((status, told["error"].as_str()), (503, Some(NOT_KNOWN)), "{told}");
        assert_eq!(told["unknown"], true, "{told}");
        assert_eq!(steps(&server, &player), before, "only what is certain is shown");
    }
    assert_eq!(status(&server, "/readyz"), 503);
    server.is_killed();
    server.disk.works();
    server.starts_again();
    assert_eq!(steps(&server, &player), [&before[..], &["0: place c1".to_owned()]].concat());
    assert_eq!(play(&server, &player, "place a2").0, 200);
}

#[test]
fn what_was_in_doubt_is_gone_for_good_once_anything_is_saved() {
    let (mut server, player) = begun();
    server.disk.fails("sync", "EIO *");
    assert_eq!(play(&server, &player, "place c1").1["error"], NOT_KNOWN);
    server.disk.works();
    assert_eq!(play(&server, &player, "place c2").0, 200);
    let after = steps(&server, &player);
    assert_eq!(after.last().unwrap(), "0: place c2");
    server.is_killed();
    server.starts_again();
    assert_eq!(steps(&server, &player), after);
}

#[test]
fn a_fault_of_reading_leaves_nobody_looking_at_the_past() {
    let (mut server, player) = begun();
    server.is_killed();
    server.starts_again();
    // The table is not in memory, and what was read before is out of date, so all is read from the disk.
    assert_eq!(status(&server, "/api/tables/nowhere"), 404);
    Player::sits_down(server.address).unwrap();
    // As a file on another machine fails that was there before. It is a fault after which a transaction ends by itself.
    server.disk.fails("read", "ESTALE *");
    for _ in 0..8 {
        assert_eq!(status(&server, &format!("/api/tables/{}", player.table)), 503);
    }
    server.disk.works();
    for _ in 0..8 {
        assert_eq!(status(&server, "/api/tables/nowhere"), 404);
    }
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"], "listed": true });
    let (_, made) = ask(server.address, "POST /api/tables", "", Some(&new)).unwrap();
    for _ in 0..8 {
        let (_, list) = ask(server.address, "GET /tables", "", None).unwrap();
        assert!(list.as_str().unwrap().contains(made["table"].as_str().unwrap()), "{list}");
    }
    assert_eq!(play(&server, &player, "place c1").0, 200);
}
