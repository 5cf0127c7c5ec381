//! The parts that search is made of, one by one: `cargo bench -p nefertiti`.

use divan::{Bencher, black_box};
use game::{ActionSet, Chosen, Evaluate, Game, Pending, Seat, Viewer, settle};
use nefertiti::Nefertiti;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

fn start(options: &str) -> Nefertiti {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, options).expect("the options are right");
    Nefertiti::new(&Nefertiti::options(&chosen).expect("the options go together"))
}

/// Decisions from the middle of random games.
fn decisions() -> Vec<Nefertiti> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut found = Vec::new();
    while found.len() < 256 {
        let mut state = start("");
        for _ in 0..rng.random_range(30..150) {
            match settle(&mut state, &mut ()) {
                Pending::Decision(_, legal) => {
                    state.act(legal.nth(rng.random_range(0..legal.len())), &mut ());
                }
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Over => break,
            }
        }
        if let Pending::Decision(..) = settle(&mut state, &mut ()) {
            found.push(state);
        }
    }
    found
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| {
        for state in &states {
            black_box(state.clone());
        }
    });
}

#[divan::bench]
fn legal_set(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| states.iter().map(|state| state.legal().len()).sum::<usize>());
}

#[divan::bench]
fn act(bencher: Bencher<'_, '_>) {
    let states: Vec<_> = decisions().into_iter().map(|state| (state.legal().nth(0), state)).collect();
    bencher.counter(states.len()).bench(|| {
        for (action, state) in &states {
            let mut next = state.clone();
            next.act(*action, &mut ());
            black_box(&next);
        }
    });
}

#[divan::bench]
fn view_and_sample(bencher: Bencher<'_, '_>) {
    let states = decisions();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.counter(states.len()).bench_local(|| {
        for state in &states {
            black_box(Nefertiti::sample(&state.view(Viewer::Seat(Seat::new(0))), &mut rng));
        }
    });
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| states.iter().map(|s| s.evaluate()[Seat::new(0)]).sum::<i32>());
}

#[divan::bench]
fn promise(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| states.iter().map(|s| s.promise()[Seat::new(0)]).sum::<f32>());
}

#[divan::bench]
fn playout_choice(bencher: Bencher<'_, '_>) {
    let states: Vec<_> = decisions().into_iter().map(|state| (state.legal(), state)).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    bencher.counter(states.len()).bench_local(|| {
        for (legal, state) in &states {
            black_box(state.playout(Seat::new(0), legal, &mut rng));
        }
    });
}

#[divan::bench]
fn score_with_breakdown(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher
        .counter(states.len())
        .bench(|| states.iter().map(|state| state.score(Viewer::Spectator).0[0].total()).sum::<i32>());
}

/// Counts decisions, so that the rate can be compared with other games'.
#[divan::bench(args = ["players=2", "players=3", "players=4", "players=5 memphis=true characters=random"])]
fn random_game(bencher: Bencher<'_, '_>, options: &str) {
    let first = start(options);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let games = 200;
    let mut decisions = 0_u32;
    for _ in 0..games {
        decisions += game::play_out(&mut first.clone(), &mut rng).decisions;
    }
    bencher
        .counter(divan::counter::ItemsCount::new(decisions / games))
        .bench_local(|| game::play_out(&mut first.clone(), &mut rng));
}
