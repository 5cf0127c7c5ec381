//! The JSON of a view: what it looks like, that it reads back, and how nonsense is refused.

use std::fs;

use duel::{Duel, View};
use game::testing::endurance::times;
use game::{Chosen, Game, Record, Viewer, play_out, read_step, settle, take_step};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

#[test]
fn the_readme_shows_the_view_that_it_says() {
    let view = views_of("long").swap_remove(122);
    assert_eq!(serde_json::to_value(&view).unwrap(), example());
    assert_eq!(serde_json::from_value::<View>(example()).unwrap(), view);
}

#[test]
fn every_view_of_a_whole_game_reads_back() {
    for view in
        ["long", "forced-pass", "b-sides-with-fifteen", "hidden-temples"].into_iter().flat_map(views_of)
    {
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
    }
}

#[test]
fn more_tokens_than_there_are_are_refused() {
    refuse("there are only 12 of obelisk", |view| view["unseen"]["obelisk"] = json!(1));
    refuse("there are only 1 of tomb9", |view| view["holdings"][0]["tomb9"] = json!(2));
    refuse("there are only 1 of tomb9", |view| view["boats"]["1"][0] = json!("tomb9"));
    refuse("there is no token `sphinx`", |view| view["holdings"][1]["sphinx"] = json!(1));
}

#[test]
fn a_reserve_that_cannot_be_is_refused() {
    let sentence = "the reserve is part of the unseen tokens, and at most three";
    refuse(sentence, |view| view["reserve"] = json!(2));
    refuse(sentence, |view| {
        view["unseen"] = json!({ "temple1": 1, "temple2": 1, "unload": 2 });
        view["reserve"] = json!(4);
    });
    let sentence = "the reserve has a token for every Take that is still to come";
    refuse(sentence, |view| view["holdings"][0]["take"] = json!(1));
    refuse(sentence, |view| view["phase"] = json!("taking"));
}

#[test]
fn meeples_and_cells_that_do_not_exist_are_refused() {
    refuse("there is no cell `d4`", |view| view["harbor"]["d4"] = json!(0));
    refuse("seat 2 has no meeple for a1", |view| view["harbor"]["a1"] = json!(2));
    refuse("seat 1 has no meeple for c2", |view| {
        view["harbor"] = json!({ "a1": 1, "a2": 1, "b1": 1, "b2": 1, "c2": 1 });
    });
    refuse("there are 2 seats", |view| view["to_act"] = json!(2));
    refuse("there are 2 seats", |view| view["first_to_five"] = json!(3));
}

#[test]
fn boats_that_do_not_exist_or_lack_are_refused() {
    refuse("boat c is missing", |view| drop(view["boats"].as_object_mut().unwrap().remove("c")));
    refuse("`d` is not known", |view| view["boats"]["d"] = Value::Null);
}

#[test]
fn cargo_that_does_not_fit_the_phase_is_refused() {
    let sentence = "the cargo of the boats, the supply and the phase do not fit together";
    refuse(sentence, |view| view["boats"]["1"][1] = Value::Null);
    refuse(sentence, |view| view["phase"] = json!({ "refilling": { "space": "11", "then": "next_turn" } }));
    refuse(sentence, |view| {
        view["holdings"][1]["take"] = json!(0);
        view["phase"] = json!({ "replacing": { "space": "c2" } });
    });
    refuse(sentence, |view| view["phase"] = json!({ "loading": { "space": "11" } }));
    refuse(sentence, |view| view["phase"] = json!("over"));
    refuse(sentence, |view| view["unseen"]["dark"] = json!(1));
    refuse(sentence, |view| leave(view, ["1", "2", "a", "b"]));
}

#[test]
fn a_decision_with_nothing_to_decide_is_refused() {
    refuse("seat 1 has nothing to decide in this phase", |view| {
        view["phase"] = json!({ "unloading": { "then": "next_turn" } });
    });
    refuse("seat 1 has nothing to decide in this phase", |view| {
        leave(view, ["1", "2", "a", "b"]);
        view["boats"]["3"] = json!(["obelisk", "light", "obelisk"]);
        view["holdings"][1]["take"] = json!(0);
        set_meeples(view, [&[], &["a1", "a2", "b1", "b2"]]);
    });
}

#[test]
fn what_does_not_read_as_a_view_is_refused() {
    refuse("there is no option `colour`; the options are sides, pyramid_b_four or hidden_temples", |view| {
        view["options"] = json!("colour=red");
    });
    refuse("unknown field `seed`", |view| view["seed"] = json!(1));
    refuse("unknown variant `sleeping`", |view| view["phase"] = json!("sleeping"));
    refuse("`turn.seat` does not follow from the rest", |view| view["turn"] = json!({ "seat": 0 }));
}

#[test]
fn an_action_token_that_can_no_longer_be_carried_out_is_refused() {
    let set = |view: &mut Value, phase: Value, cells: &[&str]| {
        view["phase"] = phase;
        set_meeples(view, [&[], cells]);
    };
    let three = ["a1", "b2", "c3"];
    refuse("", |view| set(view, json!({ "placing": { "placed": 0 } }), &three));
    refuse("", |view| set(view, json!({ "placing": { "placed": 9 } }), &three));
    refuse("", |view| set(view, json!("swapping"), &three));
    refuse("", |view| set(view, json!("placing_to_unload"), &["a1", "a2", "b1", "b2"]));
}

#[test]
fn counts_that_contradict_the_rest_are_refused() {
    refuse("`hands.0` does not follow from the rest", |view| view["hands"] = json!([4, 4]));
    refuse("`supply` does not follow from the rest", |view| view["supply"] = json!(3));
    refuse("", |view| view["first_to_five"] = json!(0));
    refuse("", |view| {
        view["holdings"][0]["obelisk"] = json!(2);
        view["holdings"][1]["obelisk"] = json!(5);
    });
}

/// Changes the example, and compares the beginning of the sentence that refuses the result.
#[track_caller]
fn refuse(sentence: &str, change: impl FnOnce(&mut Value)) {
    let mut view = example();
    change(&mut view);
    match serde_json::from_value::<View>(view) {
        Ok(view) => panic!("this view should be refused with `{sentence}`: {view:?}"),
        Err(error) => assert!(error.to_string().starts_with(sentence), "{error}"),
    }
}

#[test]
fn a_view_that_is_not_refused_can_be_played_to_the_end() {
    let views: Vec<View> = ["short", "long", "forced-pass"].into_iter().flat_map(views_of).collect();
    let mut accepted = 0;
    let seeds = times(5_000, 20_000);
    for seed in 0..seeds {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut json = serde_json::to_value(views.choose(&mut rng).unwrap()).unwrap();
        distort(&mut json, &mut rng);
        let Ok(view) = serde_json::from_value::<View>(json) else { continue };
        println!("seed {seed}: {}", serde_json::to_string(&view).unwrap());
        play_out(&mut Duel::sample(&view, &mut rng), &mut rng);
        accepted += 1;
    }
    assert!(accepted > seeds / 20, "{accepted} are too few to tell anything");
}

/// Puts other meeples into the harbour and says that the game is at another point of another player's turn.
fn distort(view: &mut Value, rng: &mut impl Rng) {
    let phases = [
        json!("choose"),
        json!({ "placing": { "placed": rng.random_range(0..4) } }),
        json!("placing_to_unload"),
        json!({ "unloading": { "then": "next_turn" } }),
        json!({ "unloading": { "then": "unload_again" } }),
        json!("unloading_again"),
        json!("taking"),
        json!("swapping"),
    ];
    let decides = view["turn"] != "chance" && view["turn"] != "over";
    if decides {
        let seat = rng.random_range(0..2);
        view["to_act"] = json!(seat);
        view["turn"] = json!({ "seat": seat });
        view["phase"] = phases.choose(rng).unwrap().clone();
    }
    let mut cells = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
    cells.shuffle(rng);
    let (white, black) = (rng.random_range(0..=4), rng.random_range(0..=4));
    set_meeples(view, [&cells[..white], &cells[white..white + black]]);
}

fn leave(view: &mut Value, boats: [&str; 4]) {
    for boat in boats {
        view["boats"][boat] = Value::Null;
    }
}

fn set_meeples(view: &mut Value, cells: [&[&str]; 2]) {
    view["harbor"] = json!({});
    for (seat, own) in cells.into_iter().enumerate() {
        for cell in own {
            view["harbor"][cell] = json!(seat);
        }
        view["hands"][seat] = json!(4 - own.len());
    }
}

/// The view in the README.
fn example() -> Value {
    let readme = include_str!("../../README.md");
    let block = readme.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    serde_json::from_str(block).unwrap()
}

/// The views before the first step of a golden record and after each.
fn views_of(record: &str) -> Vec<View> {
    let path = format!("{}/records/{record}.txt", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&fs::read_to_string(path).unwrap()).unwrap();
    let chosen = Chosen::parse(Duel::OPTIONS, record.get("options").unwrap()).unwrap();
    let mut state = Duel::new(&Duel::options(&chosen).unwrap());
    let mut views = vec![state.view(Viewer::Spectator)];
    for recorded in &record.steps {
        let step = read_step(&state, recorded.actor, &recorded.text).unwrap();
        take_step(&mut state, step, &mut ());
        settle(&mut state, &mut ());
        views.push(state.view(Viewer::Spectator));
    }
    views
}
