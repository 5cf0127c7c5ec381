//! Positions that are set up from a view.

use catalog::{Chance, Engine, Entry, GAMES, Table};
use game::{Chosen, Seat, Turn, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string())).unwrap()
}

fn set(entry: &Entry, view: &Value) -> Value {
    json!({ "set": { "game": entry.id, "view": view } })
}

/// Calls back at every position of some random games of each game, with options that are drawn, too.
fn walk(games: u64, mut at: impl FnMut(&Entry, &dyn Table, &mut Xoshiro256PlusPlus)) {
    for entry in GAMES {
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut table = (entry.start)(&options(entry, &mut rng), Chance::Open).unwrap();
            loop {
                at(entry, &*table, &mut rng);
                let steps = match table.turn() {
                    Turn::Seat(_) => table.legal(),
                    Turn::Chance => table.outcomes().into_iter().map(|(outcome, _)| outcome).collect(),
                    Turn::Over => break,
                };
                table.play(&steps[rng.random_range(0..steps.len())]).unwrap();
            }
        }
    }
}

/// Options that go together.
fn options(entry: &Entry, rng: &mut impl Rng) -> Chosen {
    loop {
        let drawn = entry.options.iter().map(|spec| {
            let value = spec.values[rng.random_range(0..spec.values.len())];
            format!("{}={value}", spec.key)
        });
        if let Ok(chosen) = entry.choose(&drawn.collect::<Vec<_>>().join(" "), None) {
            return chosen;
        }
    }
}

#[test]
fn what_a_view_shows_is_what_is_set_up() {
    walk(3, |entry, table, _| {
        let mut engine = Engine::default();
        let viewers = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = table.view(viewer);
            let reply = ask(&mut engine, &set(entry, &view));
            assert_eq!(reply, json!({ "step": 0, "turn": table.turn() }), "{}: {view}", entry.id);
            assert_eq!(ask(&mut engine, &json!({ "view": viewer }))["view"], view, "{}", entry.id);
            let knows_the_choices = match table.turn() {
                Turn::Seat(seat) => viewer == Viewer::Seat(seat),
                Turn::Chance | Turn::Over => false,
            };
            if knows_the_choices {
                let actions = ask(&mut engine, &json!({ "legal": {} }));
                assert_eq!(actions["actions"], json!(table.legal()), "{}: {view}", entry.id);
            }
        }
    });
}

#[test]
fn a_game_that_was_set_up_is_played_to_its_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    walk(2, |entry, table, _| {
        if !rng.random_ratio(1, 12) {
            return;
        }
        let mut engine = Engine::default();
        ask(&mut engine, &set(entry, &table.view(Viewer::Spectator)));
        let mut steps = 0;
        loop {
            let legal = ask(&mut engine, &json!({ "legal": {} }));
            let listed = ["actions", "chance"].into_iter().filter_map(|key| legal[key].as_array()).flatten();
            let texts: Vec<&Value> =
                listed.map(|listed| if listed.is_string() { listed } else { &listed[0] }).collect();
            if texts.is_empty() {
                break;
            }
            let reply = ask(&mut engine, &json!({ "play": texts[rng.random_range(0..texts.len())] }));
            steps += 1;
            assert_eq!(reply["step"], steps, "{}: {reply}", entry.id);
        }
        assert_eq!(ask(&mut engine, &json!({ "turn": {} })), json!({ "turn": "over" }));
        assert!(ask(&mut engine, &json!({ "score": {} }))["score"].is_array());
    });
}

/// A position of Pyramidice in which each of two players has kept a scarab and a project to themselves.
fn hidden() -> Box<dyn Table> {
    let entry = catalog::find("pyramidice").unwrap();
    let chosen = entry.choose("players=2", None).unwrap();
    let mut table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
    while !table.has_secrets(Seat::new(0)) || !table.has_secrets(Seat::new(1)) {
        let first = table.legal()[0].clone();
        table.play(&first).unwrap();
    }
    table
}

#[test]
fn what_a_spectator_may_not_know_is_drawn_from_the_seed() {
    let table = hidden();
    let view = table.view(Viewer::Spectator);
    let mut seen = Vec::new();
    for seed in 0..20 {
        let mut engine = Engine::default();
        let request = json!({ "set": { "game": "pyramidice", "view": view, "seed": seed } });
        let twice = [(); 2].map(|()| {
            ask(&mut engine, &request);
            ask(&mut engine, &json!({ "view": { "seat": 0 } }))
        });
        assert_eq!(twice[0], twice[1], "the same seed draws the same");
        assert_eq!(ask(&mut engine, &json!({ "view": "spectator" }))["view"], view);
        seen.push(twice[0].to_string());
    }
    seen.sort();
    seen.dedup();
    assert!(seen.len() > 5, "hidden things differ from seed to seed");
}

#[test]
fn a_position_is_searched_and_gone_back_to_and_has_no_record() {
    let mut engine = Engine::default();
    ask(&mut engine, &json!({ "new": { "game": "imhotep-duel", "seed": "1" } }));
    ask(&mut engine, &json!({ "play": "place b2" }));
    let view = ask(&mut engine, &json!({ "view": { "seat": 1 } }))["view"].take();
    let search = json!({ "search": { "nodes": 200 } });
    let found = ask(&mut engine, &search);
    let request = json!({ "set": { "game": "imhotep-duel", "view": view } });
    assert_eq!(ask(&mut engine, &request), json!({ "step": 0, "turn": { "seat": 1 } }));
    assert_eq!(ask(&mut engine, &search), found, "advice follows from what the seat sees");
    assert_eq!(
        ask(&mut engine, &json!({ "record": {} })),
        json!({ "error": "this table was set up in the middle of a game, and a record begins at its start" })
    );
    ask(&mut engine, &json!({ "play": "place b1" }));
    assert_eq!(
        ask(&mut engine, &json!({ "play": "unload b" })),
        json!({ "step": 2, "turn": "chance" }),
        "somebody says what is drawn"
    );
    ask(&mut engine, &json!({ "play": "obelisk" }));
    assert_eq!(ask(&mut engine, &json!({ "back": 3 })), json!({ "step": 0, "turn": { "seat": 1 } }));
    assert_eq!(ask(&mut engine, &json!({ "view": { "seat": 1 } }))["view"], view);
    assert_eq!(ask(&mut engine, &json!({ "back": 1 })), json!({ "error": "only 0 steps were taken" }));
}

#[test]
fn an_edition_goes_with_its_view() {
    let entry = catalog::find("nefertiti").unwrap();
    let printed = (entry.edition)().unwrap().text().replace("Reconstruction of 2026", "As printed");
    let mut engine = Engine::default();
    let new = json!({ "new": { "game": entry.id, "edition": printed, "seed": "1" } });
    ask(&mut engine, &new);
    let view = ask(&mut engine, &json!({ "view": "spectator" }))["view"].take();
    assert_eq!(view["edition"]["text"], printed);
    ask(&mut engine, &set(entry, &view));
    assert_eq!(ask(&mut engine, &json!({ "view": "spectator" }))["view"], view);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let table = (entry.set_up)(view, &mut rng).unwrap();
    assert_eq!(table.record().get("edition-text"), Some(json!(printed).to_string().as_str()));
}

#[test]
fn what_is_not_a_view_is_refused_and_changes_nothing() {
    let mut engine = Engine::default();
    ask(&mut engine, &json!({ "new": { "game": "imhotep-duel", "seed": "1" } }));
    let before = ask(&mut engine, &json!({ "record": {} }));
    let view = ask(&mut engine, &json!({ "view": "spectator" }))["view"].take();
    let mut without = view.clone();
    without.as_object_mut().unwrap().remove("harbor");
    let mut doubled = view.clone();
    doubled["reserve"] = json!(4);
    for (request, sentence) in [
        (json!({ "game": "chess", "view": view }), "there is no game `chess`"),
        (json!({ "game": "pyramidice", "view": view }), "this is not a view"),
        (json!({ "game": "imhotep-duel", "view": {} }), "this is not a view: missing field"),
        (json!({ "game": "imhotep-duel", "view": without }), "this is not a view: missing field `harbor`"),
        (json!({ "game": "imhotep-duel", "view": doubled }), "this is not a view: "),
        (json!({ "game": "imhotep-duel" }), "missing field `view`"),
        (json!({ "game": "imhotep-duel", "view": view, "seed": -1 }), "this is not a request"),
        (json!({ "game": "imhotep-duel", "view": view, "sed": 1 }), "unknown field `sed`"),
    ] {
        let reply = ask(&mut engine, &json!({ "set": request }));
        assert!(reply["error"].as_str().is_some_and(|error| error.contains(sentence)), "{reply}");
        assert_eq!(ask(&mut engine, &json!({ "record": {} })), before);
    }
}

#[test]
fn a_changed_view_is_refused_or_played_and_nothing_panics() {
    let mut accepted = 0;
    walk(4, |entry, table, rng| {
        for _ in 0..3 {
            let mut view = table.view(Viewer::Spectator);
            for _ in 0..rng.random_range(1..4) {
                change(&mut view, rng);
            }
            let mut engine = Engine::default();
            let reply = ask(&mut engine, &set(entry, &view));
            if reply["error"].is_string() {
                continue;
            }
            accepted += 1;
            for viewer in [json!({ "seat": 0 }), json!("spectator")] {
                assert!(ask(&mut engine, &json!({ "view": viewer }))["view"].is_object());
            }
            for _ in 0..40 {
                let legal = ask(&mut engine, &json!({ "legal": {} }));
                let text = match (&legal["actions"], &legal["chance"]) {
                    (Value::Array(actions), _) => actions[rng.random_range(0..actions.len())].clone(),
                    (_, Value::Array(outcomes)) => outcomes[rng.random_range(0..outcomes.len())][0].clone(),
                    (_, _) => break,
                };
                let reply = ask(&mut engine, &json!({ "play": text }));
                assert!(reply["step"].is_u64(), "{}: {reply} after {view}", entry.id);
            }
        }
    });
    assert!(accepted > 20, "some changes lead to positions that can be: {accepted}");
}

/// Changes one value somewhere in the view, or takes it away.
fn change(value: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(rng.random_range(0..map.len())).unwrap().clone();
            if rng.random_ratio(1, 12) {
                map.remove(&key);
            } else {
                change(&mut map[&key], rng);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let index = rng.random_range(0..list.len());
            match rng.random_range(0..8) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => change(&mut list[index], rng),
            }
        }
        Value::Number(number) => {
            let changed = [0, 1, 2, 3, 4, 255, 65_535, u64::MAX][rng.random_range(0..8)];
            let near = number
                .as_u64()
                .map_or(0, |number| number.saturating_add(rng.random_range(0..3)).saturating_sub(1));
            *value = json!(if rng.random() { changed } else { near });
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *value = [json!(0), json!(1), json!({}), json!([])][rng.random_range(0..4)].clone(),
        Value::String(_) | Value::Object(_) | Value::Array(_) => {
            let others = [json!(null), json!(""), json!("dark"), json!("choose"), json!([]), json!(7)];
            *value = others[rng.random_range(0..others.len())].clone();
        }
    }
}
