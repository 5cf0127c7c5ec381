//! Views of every phase as they have always been written: stores of other programs hold them.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::testing::Play;
use game::{Game, Turn, Viewer};
use pyramidice::{Pyramidice, View};
use serde_json::Value;

/// Games in which every phase comes up, by options and the number of seeds.
const GAMES: [(&str, u64); 4] =
    [("players=1 architect=imhotep", 30), ("players=2", 30), ("players=3", 30), ("players=4", 30)];

/// What a phase is called in views, in the order of the state's own list.
const PHASES: [&str; 24] = [
    "laying_tile",
    "dealing_project",
    "dealing_scarab",
    "keeping_scarab",
    "choosing",
    "giving",
    "gaining",
    "taking_deity",
    "keeping_eight",
    "drawing",
    "taking_dice",
    "rolling",
    "menu",
    "naming_stone",
    "naming_prayer",
    "setting",
    "paying_dice",
    "paying_resources",
    "paying_build",
    "dismissing",
    "copying",
    "placing",
    "architect_rolling",
    "over",
];

/// One view of each phase for a spectator and for the seat that decides, and each form in which a phase is written. A
/// view names the shipped edition by its hash alone, so nothing is left out.
#[test]
fn views_of_every_phase_are_written_as_ever() {
    let mut views = BTreeMap::new();
    let mut forms = BTreeMap::new();
    for (options, seeds) in GAMES {
        for state in (0..seeds).flat_map(|seed| Play::<Pyramidice>::new(options, seed).positions) {
            let view = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
            let phase = &view["phase"];
            forms.entry(form(phase)).or_insert_with(|| phase.to_string());
            let name = form(phase).split(' ').next().unwrap().to_owned();
            views.entry(name).or_insert(state);
        }
    }
    assert_eq!(views.len(), PHASES.len(), "{:?}", views.keys());
    let mut text = String::new();
    for phase in PHASES {
        let state = &views[phase];
        let decides = match state.turn() {
            Turn::Seat(seat) => Some(Viewer::Seat(seat)),
            Turn::Chance | Turn::Over => None,
        };
        for viewer in [Some(Viewer::Spectator), decides].into_iter().flatten() {
            writeln!(text, "{phase} for {viewer:?}: {}", written(state, viewer)).unwrap();
        }
    }
    for (form, phase) in forms {
        writeln!(text, "{form}: {phase}").unwrap();
    }
    insta::assert_snapshot!(text);
}

/// What a phase and the choices within it are called, without the numbers, deities and dice that it names.
fn form(phase: &Value) -> String {
    match phase {
        Value::String(word) => word.clone(),
        Value::Object(fields) => {
            let named = ["exchange", "given", "kind", "purpose", "reason", "reward", "then"];
            let field = |(key, value): (&String, &Value)| {
                let goes_on = value.is_object() || named.contains(&key.as_str());
                if goes_on { format!("{key} {}", form(value)) } else { key.clone() }
            };
            fields.iter().map(field).collect::<Vec<String>>().join(" ")
        }
        _ => String::new(),
    }
}

fn written(state: &Pyramidice, viewer: Viewer) -> String {
    let view = state.view(viewer);
    let json = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    json
}
