//! The JSON of a view: that it reads back, how nonsense is refused, and that what is not refused can be played.

use game::testing::Play;
use game::testing::endurance::times;
use game::{Game, Turn, Viewer, next_steps, play_out, take_step};
use nefertiti::{Nefertiti, Phase, View};
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

/// Views of random games, for the seat that decides and for a spectator where chance does.
fn views(options: &str, seeds: std::ops::Range<u64>) -> Vec<View> {
    let states = seeds.flat_map(|seed| Play::<Nefertiti>::new(options, seed).positions);
    let view = |state: Nefertiti| match state.turn() {
        Turn::Seat(seat) => Some(state.view(Viewer::Seat(seat))),
        Turn::Chance => Some(state.view(Viewer::Spectator)),
        Turn::Over => None,
    };
    states.filter_map(view).collect()
}

const MIXES: [&str; 4] = [
    "players=2 characters=nile memphis=true",
    "players=3 characters=palace",
    "players=4 characters=amon memphis=true",
    "players=5 characters=random memphis=true",
];

#[test]
fn every_view_reads_back() {
    for view in MIXES.into_iter().flat_map(|options| views(options, 0..2)) {
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
    }
}

/// A turn in the middle of a game.
fn example() -> Value {
    let views = views("players=4", 1..2);
    let middle = views.iter().filter(|view| view.phase == Phase::TURN).nth(20).unwrap();
    serde_json::to_value(middle).unwrap()
}

#[track_caller]
fn refuse(sentence: &str, change: impl FnOnce(&mut Value)) {
    let mut view = example();
    change(&mut view);
    match serde_json::from_value::<View>(view) {
        Ok(_) => panic!("this view should be refused with `{sentence}`"),
        Err(error) => assert!(error.to_string().starts_with(sentence), "{error}"),
    }
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    refuse("there are 4 seats", |view| view["active"] = json!(4));
    refuse("there are only 5 of goldwork", |view| view["unseen"]["goldwork"] = json!(50));
    refuse("there are only 0 of cup", |view| view["players"][0]["gifts"]["cup"] = json!(1));
    refuse("seat 0 has 4 servants", |view| view["players"][0]["servants"] = json!(9));
    refuse("there are 14 seals at most", |view| view["seals"] = json!(15));
    refuse("there are not so many Deben", |view| view["players"][1]["deben"] = json!(250));
    refuse("there are 4 cards of scribe at most", |view| view["characters"]["scribe"] = json!(5));
    refuse("the market with the closed tile is closed", |view| view["open"] = json!(["g", "k", "a", "l"]));
    refuse("Memphis is not in play", |view| view["open"].as_array_mut().unwrap().push(json!("m")));
    refuse("the market g is missing", |view| drop(view["markets"].as_object_mut().unwrap().remove("g")));
    refuse("g15 is not a space of the stall that shows", |view| {
        view["markets"]["g"]["pieces"]["g15"] = json!("p1");
    });
    refuse("`sphinx` is not known", |view| view["markets"]["g"]["gifts"][0] = json!("sphinx"));
    refuse("there is no option `colour`", |view| view["options"] = json!("colour=red"));
    refuse("the turn is not the one", |view| view["turn"] = json!("chance"));
    refuse("the phase does not fit", |view| view["phase"] = json!({ "leaving": { "market": "g" } }));
    refuse("seat", |view| {
        view["phase"] = json!("stealing");
        let tile = view["tile"].as_str().unwrap().to_owned();
        view["markets"][tile]["gifts"] = json!([null, null, null, null]);
    });
    refuse("unknown field `seed`", |view| view["seed"] = json!(1));
}

fn written(seeds: std::ops::Range<u64>) -> Vec<Value> {
    let views = MIXES.into_iter().flat_map(|options| views(options, seeds.clone()));
    views.map(|view| serde_json::to_value(view).unwrap()).collect()
}

#[test]
fn a_view_that_is_not_refused_can_be_played_to_the_end() {
    let views = written(5..8);
    let mut accepted = 0;
    let seeds = times(2_500, 15_000);
    for seed in 0..seeds {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut view = views.choose(&mut rng).unwrap().clone();
        distort(&mut view, &mut rng);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        println!("seed {seed}: {}", serde_json::to_string(&view).unwrap());
        play_out(&mut Nefertiti::sample(&view, &mut rng), &mut rng);
        accepted += 1;
    }
    println!("{accepted} accepted");
    assert!(accepted > seeds / 30, "{accepted} are too few to tell anything");
}

/// A single value anywhere in the view is replaced by another of its type.
#[test]
fn a_view_with_one_value_changed_is_refused_or_can_be_played() {
    let views = written(10..13);
    let mut accepted = 0;
    let seeds = times(2_500, 15_000);
    for seed in 0..seeds {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut view = views.choose(&mut rng).unwrap().clone();
        let others = views.choose(&mut rng).unwrap().clone();
        change_one(&mut view, &others, &mut rng);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        println!("seed {seed}: {}", serde_json::to_string(&view).unwrap());
        play_some(Nefertiti::sample(&view, &mut rng), &mut rng);
        accepted += 1;
    }
    println!("{accepted} accepted");
    assert!(accepted > seeds / 8, "{accepted} are too few to tell anything");
}

/// Takes two hundred steps, all equally likely, so that rare ones are taken too.
fn play_some(mut state: Nefertiti, rng: &mut impl Rng) {
    for _ in 0..200 {
        let Some(step) = next_steps(&state).into_iter().choose(rng) else { return };
        take_step(&mut state, step, &mut ());
        state.score(Viewer::All);
    }
}

/// Puts another value in one place: a number nearby or far away, a name from anywhere in another view, the opposite.
fn change_one(view: &mut Value, other: &Value, rng: &mut impl Rng) {
    let mut names = Vec::new();
    collect_names(other, &mut names);
    let places = count_places(view);
    let place = nth_place(view, &mut rng.random_range(0..places)).unwrap();
    *place = match &*place {
        Value::Bool(is_so) => json!(!is_so),
        Value::Number(number) => {
            let number = number.as_u64().unwrap();
            json!(*[0, 1, 5, number + 1, number.saturating_sub(1), 255].choose(rng).unwrap())
        }
        Value::String(_) | Value::Null => json!(names.choose(rng).unwrap()),
        Value::Array(_) | Value::Object(_) => unreachable!("only single values are changed"),
    };
}

fn children(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(values) => values.iter().collect(),
        Value::Object(values) => values.values().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

fn is_single(value: &Value) -> bool {
    !matches!(value, Value::Array(_) | Value::Object(_))
}

fn count_places(value: &Value) -> usize {
    usize::from(is_single(value)) + children(value).into_iter().map(count_places).sum::<usize>()
}

fn collect_names(value: &Value, names: &mut Vec<String>) {
    names.extend(value.as_str().map(str::to_owned));
    for child in children(value) {
        collect_names(child, names);
    }
}

fn nth_place<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if is_single(value) {
        *left = left.wrapping_sub(1);
        return (*left == usize::MAX).then_some(value);
    }
    match value {
        Value::Array(values) => values.iter_mut().find_map(|child| nth_place(child, left)),
        Value::Object(values) => values.values_mut().find_map(|child| nth_place(child, left)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Moves the game to another phase of somebody's turn, with different money.
fn distort(view: &mut Value, rng: &mut impl Rng) {
    let market = ["g", "k", "a", "l", "m"][rng.random_range(0..5)];
    let place = ["upper", "1", "2", "3"][rng.random_range(0..4)];
    let kind = ["harp", "chair", "papyrus", "harp+1"][rng.random_range(0..4)];
    let take = ["first", "second", "extra"][rng.random_range(0..3)];
    let then = ["second", "extra", "leave"][rng.random_range(0..3)];
    let seats = view["players"].as_array().unwrap().len();
    let holder = if rng.random_range(0..3) == 0 {
        json!("neutral")
    } else {
        json!({ "seat": rng.random_range(0..seats) })
    };
    let phases = [
        json!("turn"),
        json!("again"),
        json!("taxing"),
        json!("rolling"),
        json!("rolling_again"),
        json!({ "taking": { "market": market, "take": take } }),
        json!({ "shaming": { "market": market } }),
        json!({ "buying": { "market": market } }),
        json!({ "leaving": { "market": market } }),
        json!({ "wandering": { "bought": null, "then": "turn" } }),
        json!({ "wandering": { "bought": market, "then": then } }),
        json!({ "refilling": { "market": market, "place": place, "fed": true } }),
        json!({ "scribing": { "bonus": 3 } }),
        json!({ "royal_scribing": { "bonuses": 0, "again": true } }),
        json!({ "offering": { "again": false } }),
        json!("calling"),
        json!({ "yielding": { "gift_type": "harp", "owners": 2, "holder": holder } }),
        json!({ "wanting": { "swaps": 2, "partner": null } }),
        json!({ "giving": { "swaps": 2, "partner": holder, "kind": kind } }),
        json!("stealing"),
        json!("collecting"),
        json!({ "begging": { "market": market } }),
        json!({ "trading": { "again": true } }),
        json!({ "trading_for": { "market": market, "place": place, "again": true } }),
        json!({ "foreseeing": { "left": 3 } }),
        json!("divining"),
        json!({ "divining_for": { "kind": kind } }),
        json!("ordering"),
    ];
    view["phase"] = phases.choose(rng).unwrap().clone();
    view["players"][0]["deben"] = json!(rng.random_range(0..20));
    view["turn"] = match rng.random_range(0..3) {
        0 => json!("chance"),
        _ => json!({ "seat": rng.random_range(0..seats) }),
    };
}
