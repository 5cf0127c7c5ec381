//! Views that come from outside: what cannot be is refused with a sentence.

use game::testing::Table;
use game::{Game, Turn};
use pyramidice::{Pyramidice, View};
use serde_json::{Value, json};

/// The spectator's view of seat 0's first turn, after a set-up of first draws and first scarabs.
fn view(options: &str) -> Value {
    let mut table = Table::<Pyramidice>::new(options).draw();
    while let Some(keep) = table.decisions().into_iter().find(|text| text.starts_with("keep")) {
        let Turn::Seat(seat) = table.state.turn() else { panic!("somebody keeps a scarab") };
        table = table.play(&format!("{seat}: {keep}"));
    }
    serde_json::to_value(table.view()).unwrap()
}

#[track_caller]
fn refused(path: &str, value: Value, expected: &str) {
    let mut json = view("players=2");
    *json.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value;
    let error = serde_json::from_value::<View>(json).unwrap_err().to_string();
    assert!(error.contains(expected), "{path}: {error}");
}

#[test]
fn a_view_survives_its_json() {
    for options in ["players=1", "players=2", "players=3", "players=4"] {
        let json = view(options);
        let read: View = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), json);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    refused("/options", json!("players=9"), "is not a value of the option");
    refused("/options", json!("players=3"), "there is not one player for each seat");
    refused("/active", json!("architect"), "no architect is at this table");
    refused("/active", json!({ "seat": 3 }), "there are 2 seats");
    refused("/players/0/board/workers", json!(5), "there are not 21 Workers");
    refused("/supply/cats", json!(2), "there are not 9 Cats");
    refused("/quarry/stone", json!(3), "there are not 14 Stone dice");
    refused("/quarry/prayer", json!(3), "there are not 4 Prayer dice");
    refused("/hand", json!("v1"), "outside of a Work turn");
    refused("/hand", json!("s7"), "`s7` is not known");
    refused("/row", json!(["atum", "atum", "shu"]), "a deity is in two places");
    refused("/pile", json!(24), "the pile is not what was not removed");
    refused("/players/1/deities", json!(["atum"]), "a deity is in two places");
    refused("/players/1/tiles", json!([{ "tile": "ww" }]), "a tile is in two places");
    refused("/display/tiles", json!(["ww"]), "there are not 6 tiles");
    refused("/display/places/0", json!("ww"), "the tiles are not on their places");
    refused("/pyramids", json!({ "c2a1": 3 }), "nothing can be built on c2a1");
    refused("/pyramids", json!({ "k1a1": 3 }), "nothing can be built on k1a1");
    refused("/pyramids", json!({ "c1a1": 9 }), "no die shows 9");
    refused("/players/0/scarab", json!(null), "what was dealt does not fit the phase");
    refused("/players/0/dealt_count", json!(9), "what was dealt does not fit the phase");
    refused("/phase", json!("menu"), "Stone dice lie on the board");
    refused("/phase", json!("architect_rolling"), "");
    refused(
        "/phase",
        json!({ "keeping_eight": { "seat": 0, "then": "finish_rest" } }),
        "another number of resources",
    );
    refused("/phase", json!({ "copying": { "seat": 1, "glory": 3 } }), "Stone dice lie on the board");
    refused("/phase", json!("over"), "somebody who made it end");
    refused("/turn", json!("over"), "the turn is not the one that follows from the phase");
    refused("/rounds", json!(200), "nobody has played so many turns");
}

#[test]
fn only_what_is_named_is_in_a_view() {
    let json = view("players=2");
    let keys: Vec<&String> = json["players"][1].as_object().unwrap().keys().collect();
    let expected = [
        "glory",
        "board",
        "deities",
        "scarab",
        "dealt_count",
        "dealt",
        "has_project",
        "project",
        "tiles",
        "has_copied",
    ];
    assert_eq!(keys, expected);
    assert_eq!((&json["players"][1]["project"], &json["players"][1]["dealt"]), (&Value::Null, &Value::Null));
}
