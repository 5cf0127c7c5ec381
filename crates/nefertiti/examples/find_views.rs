//! Finds the positions of `tests/suite/views`: plays random games and keeps, for each phase and each way to be
//! in it, the one that is reached by the fewest steps. `cargo run -p nefertiti --example find_views` writes them.

use std::collections::BTreeMap;
use std::fs;

use game::testing::Play;
use game::{Game, Turn, Viewer};
use nefertiti::Nefertiti;
use serde_json::{Value, json};

const MIXES: [&str; 6] = [
    "players=2 characters=nile memphis=true",
    "players=2 characters=base",
    "players=3 characters=palace",
    "players=3 setup=advanced characters=amon",
    "players=4 characters=amon memphis=true",
    "players=5 characters=random memphis=true",
];
const GAMES: u64 = 400;

fn main() {
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (options, seed) in MIXES.into_iter().flat_map(|options| (0..GAMES).map(move |seed| (options, seed))) {
        let play = Play::<Nefertiti>::new(options, seed);
        for (steps, state) in play.positions.iter().enumerate() {
            let view = serde_json::to_value(state.view(Viewer::Spectator)).expect("views are plain data");
            let key = sort_of(&view["phase"]);
            if found.get(&key).is_none_or(|(fewest, _)| steps < *fewest) {
                found.insert(key, (steps, describe(options, &play, steps)));
            }
        }
    }
    let text: String = found.values().map(|(_, lines)| lines.as_str()).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/views/phases.jsonl");
    fs::write(path, text).expect("the folder of the views can be written");
    println!("{} positions", found.len());
}

/// A phase with what makes a difference in it, but without its markets, kinds and numbers.
fn sort_of(phase: &Value) -> String {
    let Value::Object(phase) = phase else { return phase.to_string() };
    let (name, fields) = phase.iter().next().expect("a phase has a name");
    let kept = |field: &Value| match field {
        Value::Bool(_) | Value::Null => field.to_string(),
        Value::String(text) if text.len() > 4 && !text.contains('+') => match text.as_str() {
            "neutral" | "first" | "second" | "extra" | "leave" => text.clone(),
            _ => "some".to_owned(),
        },
        Value::Object(_) => "seat".to_owned(),
        _ => "some".to_owned(),
    };
    let fields = fields.as_object().expect("phases have named fields");
    format!("{name} {}", fields.values().map(kept).collect::<Vec<_>>().join(" "))
}

/// The three lines of a position.
fn describe(options: &str, play: &Play<Nefertiti>, steps: usize) -> String {
    let state = &play.positions[steps];
    let write = |viewer| serde_json::to_string(&state.view(viewer)).expect("views are plain data");
    let taken = play.record.steps[..steps].iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let seat = match state.turn() {
        Turn::Seat(seat) => write(Viewer::Seat(seat)),
        Turn::Chance | Turn::Over => String::new(),
    };
    format!("{}\n{}\n{seat}\n", json!({ "options": options, "steps": taken }), write(Viewer::Spectator))
}
