//! The rules against a second, deliberately naive implementation of them: whole trees from named positions, and whole
//! random games.

use std::fs;

use duel::Duel;
use game::testing::endurance::times;
use game::testing::{Both, Lockstep, check_lockstep};
use game::{Chosen, Game, Record, Seat, Viewer};
use serde_json::{Value, json};

use crate::naive::Table;

#[test]
fn trees_agree_before_and_after_set_up() {
    check("short", 0, 3, 11_363);
    check("short", 18, 5, 46_188);
}

#[test]
fn trees_agree_with_action_tokens_in_hand() {
    check("long", 43, 4, 28_014);
    check("long", 93, 5, 52_152);
    check("long", 121, 4, 5400);
}

#[test]
fn trees_agree_inside_a_double_unload() {
    check("long", 115, 7, 6444);
}

#[test]
fn trees_agree_with_an_empty_supply_up_to_the_end() {
    check("long", 132, 4, 4068);
    check("end-inside-double-unload", 112, 7, 34_452);
}

#[test]
fn trees_agree_next_to_a_forced_pass() {
    check("forced-pass", 112, 6, 22_918);
}

/// Walks both implementations down from the position after the first steps of a golden record.
#[track_caller]
fn check(record: &str, steps: usize, depth: u32, leaves: u64) {
    let path = format!("{}/records/{record}.txt", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&fs::read_to_string(path).unwrap()).unwrap();
    let mut both = Both::<Table>::start(record.get("options").unwrap());
    record.steps[..steps].iter().for_each(|step| both.take(&step.text));
    assert_eq!(both.walk(depth), leaves);
}

#[test]
fn random_games_agree_at_every_node_with_every_mix_of_sides() {
    // Sides change no step, so that other seeds are needed for other games.
    for seed in 0..times(4 * 16, 16 * 16) {
        let sides = Duel::OPTIONS[0].values[seed as usize % 16];
        check_lockstep::<Table>(&format!("sides={sides}"), seed);
    }
}

#[test]
fn random_games_agree_at_every_node_with_the_other_options() {
    let options = [
        "sides=BBBB pyramid_b_four=15",
        "sides=AAAA hidden_temples=true",
        "sides=AABA pyramid_b_four=15 hidden_temples=true",
    ];
    for seed in 1000..1048 {
        check_lockstep::<Table>(options[seed as usize % 3], seed);
    }
}

impl Lockstep for Table {
    type Game = Duel;

    fn start(chosen: &Chosen) -> Table {
        Table::new(&chosen.to_string())
    }

    fn look(&self) -> Value {
        json!([self.describe(), [self.points(0), self.points(1)]])
    }

    fn look_at(real: &Duel) -> Value {
        let mut view = serde_json::to_value(real.view(Viewer::Spectator)).unwrap();
        view.as_object_mut().unwrap().remove("phase");
        let score = real.score(Viewer::Spectator);
        let points = |seat: Seat| -> Vec<(&str, i32)> {
            score.of(seat).0.iter().map(|part| (part.name, part.points())).collect()
        };
        json!([view, Seat::all(2).map(points).collect::<Vec<_>>()])
    }
}
