//! Views that are nearly right: whatever is accepted can be played to the end.

use game::{ActionSet, Chosen, Evaluate, Game, Pending, Seat, Turn, Viewer, play_out, settle};
use pyramidice::{Pyramidice, View};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

#[test]
fn what_is_accepted_can_be_played_to_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut accepted, mut refused) = (0, 0);
    for options in ["players=1 architect=imhotep", "players=2", "players=3", "players=4"] {
        let views: Vec<Value> = (0..6).flat_map(|_| views(options, &mut rng)).collect();
        for _ in 0..1500 {
            let mut mixed = views[rng.random_range(0..views.len())].clone();
            let donor = &views[rng.random_range(0..views.len())];
            // Parts of one moment in another rarely fit, and where they do the game must go on.
            let keys = ["phase", "hand", "work", "row", "active", "pharaoh", "quarry", "display", "players"];
            for key in ["phase", keys[rng.random_range(0..keys.len())]] {
                mixed[key] = donor[key].clone();
            }
            mixed["turn"] = donor["turn"].clone();
            println!("{mixed}");
            let Ok(view) = serde_json::from_value::<View>(mixed) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            let mut state = Pyramidice::sample(&view, &mut rng);
            play_out(&mut state, &mut rng);
            assert_eq!(state.turn(), Turn::Over);
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}

/// What seat 0 sees at some moments of a game of busy players.
fn views(options: &str, rng: &mut Xoshiro256PlusPlus) -> Vec<Value> {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let mut state = Pyramidice::new(&Pyramidice::options(&chosen).unwrap());
    let mut views = Vec::new();
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Decision(seat, legal) => {
                let action = state.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng));
                state.act(action, &mut ());
            }
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Over => return views,
        }
        views.push(serde_json::to_value(state.view(Viewer::Seat(Seat::new(0)))).unwrap());
    }
}
