//! The JSON of a view: that it reads back, how nonsense is refused, and that what is not refused can be played.

use game::{ActionSet, Chosen, Game, Pending, Viewer, play_out, settle};
use nefertiti::{Nefertiti, View};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

/// Views of random games, for the seat that decides and for a spectator.
fn views(options: &str, seeds: std::ops::Range<u64>) -> Vec<View> {
    let mut views = Vec::new();
    for seed in seeds {
        let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
        let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Decision(seat, legal) => {
                    views.push(state.view(Viewer::Seat(seat)));
                    state.act(legal.choose(&mut rng), &mut ());
                }
                Pending::Chance => {
                    views.push(state.view(Viewer::Spectator));
                    let outcome = state.sample_chance(&mut rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Over => break,
            }
        }
    }
    views
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
    let middle = views.iter().filter(|view| matches!(view.phase, nefertiti::Phase::Turn)).nth(20).unwrap();
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

#[test]
fn a_view_that_is_not_refused_can_be_played_to_the_end() {
    let views: Vec<Value> = MIXES
        .into_iter()
        .flat_map(|options| views(options, 5..8))
        .map(|view| serde_json::to_value(view).unwrap())
        .collect();
    let mut accepted = 0;
    for seed in 0..15_000 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut view = views.choose(&mut rng).unwrap().clone();
        distort(&mut view, &mut rng);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        println!("seed {seed}: {}", serde_json::to_string(&view).unwrap());
        play_out(&mut Nefertiti::sample(&view, &mut rng), &mut rng);
        accepted += 1;
    }
    println!("{accepted} accepted");
    assert!(accepted > 500, "{accepted} are too few to tell anything");
}

/// Says that the game is at another point of somebody's turn, with other money.
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
