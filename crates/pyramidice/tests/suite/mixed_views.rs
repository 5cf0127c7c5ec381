//! Views that are nearly right: whatever is accepted can be played to the end.

use game::testing::endurance::times;
use game::{Game, Seat, Turn, Viewer, play_out};
use pyramidice::{Pyramidice, View};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::busy;

#[test]
fn what_is_accepted_can_be_played_to_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut accepted, mut refused) = (0, 0);
    for options in ["players=1 architect=imhotep", "players=2", "players=3", "players=4"] {
        let views: Vec<Value> = (0..6).flat_map(|_| views(options, &mut rng)).collect();
        for _ in 0..times(300, 1_500) {
            let mut mixed = views[rng.random_range(0..views.len())].clone();
            let donor = &views[rng.random_range(0..views.len())];
            // Parts of one moment in another rarely fit, and where they do the game must go on.
            let keys = ["phase", "hand", "work", "row", "active", "pharaoh", "quarry", "display", "players"];
            for key in ["phase", keys[rng.random_range(0..keys.len())]] {
                mixed[key] = donor[key].clone();
            }
            mixed["turn"] = donor["turn"].clone();
            println!("{mixed}");
            match play_on(mixed, &mut rng) {
                Played::ToTheEnd => accepted += 1,
                Played::Refused => refused += 1,
            }
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}

/// One number or name of a real view is another one: the view is refused, or can be played to the end.
#[test]
fn what_is_accepted_with_one_value_changed_can_be_played_to_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut accepted, mut refused) = (0, 0);
    for options in ["players=1 architect=snefru", "players=2", "players=3", "players=4"] {
        let views: Vec<Value> = (0..3).flat_map(|_| views(options, &mut rng)).collect();
        let mut names = Vec::new();
        for view in &views {
            leaves(view, &mut String::new(), &mut |_, value| {
                if value.is_string() && !names.contains(value) {
                    names.push(value.clone());
                }
            });
        }
        for _ in 0..times(500, 2_500) {
            let mut view = views[rng.random_range(0..views.len())].clone();
            let mut places = Vec::new();
            leaves(&view, &mut String::new(), &mut |place, _| places.push(place.to_owned()));
            let place = &places[rng.random_range(0..places.len())];
            let value = view.pointer_mut(place).unwrap();
            *value = match value {
                Value::Number(_) => json!([0, 1, 2, 3, 4, 5, 9, 99, 255][rng.random_range(0..9)]),
                Value::Bool(is) => json!(!*is),
                Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => {
                    names[rng.random_range(0..names.len())].clone()
                }
            };
            println!("{place} in {view}");
            match play_on(view, &mut rng) {
                Played::ToTheEnd => accepted += 1,
                Played::Refused => refused += 1,
            }
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}

/// What became of a view.
enum Played {
    ToTheEnd,
    Refused,
}

/// Plays a sample of a view to the end, unless the view is refused.
fn play_on(view: Value, rng: &mut Xoshiro256PlusPlus) -> Played {
    let Ok(view) = serde_json::from_value::<View>(view) else { return Played::Refused };
    let mut state = Pyramidice::sample(&view, rng);
    play_out(&mut state, rng);
    assert_eq!(state.turn(), Turn::Over);
    Played::ToTheEnd
}

/// Visits every number, name and nothing with its place; the edition has tests of its own.
fn leaves(value: &Value, place: &mut String, visit: &mut impl FnMut(&str, &Value)) {
    let mut below = |key: &str, value: &Value| {
        let length = place.len();
        place.push('/');
        place.push_str(key);
        leaves(value, place, visit);
        place.truncate(length);
    };
    match value {
        Value::Object(fields) => {
            fields.iter().filter(|(key, _)| *key != "edition").for_each(|(key, value)| below(key, value));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| below(&index.to_string(), value));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => visit(place, value),
    }
}

/// What seat 0 sees at every moment of a game of busy players.
fn views(options: &str, rng: &mut Xoshiro256PlusPlus) -> Vec<Value> {
    let view = |state: &Pyramidice| serde_json::to_value(state.view(Viewer::Seat(Seat::new(0)))).unwrap();
    busy::positions(options, rng).iter().map(view).collect()
}
