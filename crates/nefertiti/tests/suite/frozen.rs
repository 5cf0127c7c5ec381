//! Views of every phase as they were once written. Other programs read them, so not a byte may change.
//! `cargo run -p nefertiti --example find_views` found them.

use game::testing::Table;
use game::{Game, Turn, Viewer};
use nefertiti::{Nefertiti, View};
use serde_json::Value;

/// For each position three lines: how it comes about, what a spectator sees, and what the seat that decides sees, which
/// is empty where nobody decides.
const FROZEN: &str = include_str!("views/phases.jsonl");

fn frozen() -> impl Iterator<Item = [&'static str; 3]> {
    let lines: Vec<&str> = FROZEN.lines().collect();
    lines.chunks_exact(3).map(|lines| [lines[0], lines[1], lines[2]]).collect::<Vec<_>>().into_iter()
}

fn replay(origin: &str) -> Nefertiti {
    let origin: Value = serde_json::from_str(origin).unwrap();
    let [options, steps] = ["options", "steps"].map(|key| origin[key].as_str().unwrap());
    let table = Table::<Nefertiti>::new(options);
    if steps.is_empty() { table.state } else { table.play(steps).state }
}

#[test]
fn views_are_written_as_they_always_were() {
    for [origin, spectator, seat] in frozen() {
        let state = replay(origin);
        let write = |viewer| serde_json::to_string(&state.view(viewer)).unwrap();
        assert_eq!(write(Viewer::Spectator), spectator);
        match state.turn() {
            Turn::Seat(decides) => assert_eq!(write(Viewer::Seat(decides)), seat),
            Turn::Chance | Turn::Over => assert_eq!(seat, ""),
        }
    }
}

#[test]
fn views_are_read_as_they_always_were() {
    for [_, spectator, seat] in frozen() {
        for text in [spectator, seat].into_iter().filter(|text| !text.is_empty()) {
            let view: View = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(serde_json::to_string(&view).unwrap(), text);
        }
    }
}

#[test]
fn there_is_a_view_of_every_phase() {
    let name = |phase: &Value| match phase {
        Value::Object(phase) => phase.keys().next().unwrap().clone(),
        phase => phase.as_str().unwrap().to_owned(),
    };
    let views = frozen().map(|[_, view, _]| serde_json::from_str::<Value>(view).unwrap());
    let mut names: Vec<String> = views.map(|view| name(&view["phase"])).collect();
    names.sort();
    names.dedup();
    let expected = "again begging buying calling collecting dealing divining divining_for foreseeing giving leaving \
                    offering ordering over refilling rolling rolling_again royal_scribing scribing setting_out \
                    shaming showing_stall stealing taking taxing trading trading_for turn wandering wanting yielding";
    assert_eq!(names.join(" "), expected);
}
