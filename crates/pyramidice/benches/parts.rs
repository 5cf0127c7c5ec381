//! The parts that search is made of, one by one: `cargo bench -p pyramidice`.

use divan::{Bencher, black_box};
use game::{ActionSet, Chosen, Evaluate, Game, Pending, Seat, Viewer, play_out, settle};
use pyramidice::Pyramidice;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAYERS: [u8; 4] = [1, 2, 3, 4];

fn main() {
    divan::main();
}

fn start(players: u8) -> Pyramidice {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, &format!("players={players}")).expect("it is an option");
    Pyramidice::new(&Pyramidice::options(&chosen).expect("the options go together"))
}

/// Decisions from the middle of random games.
fn decisions() -> Vec<Pyramidice> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut found = Vec::new();
    while found.len() < 256 {
        let mut state = start(2);
        for _ in 0..rng.random_range(30..300) {
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

/// Whole random games; the count is that of their decisions.
#[divan::bench(args = PLAYERS)]
fn random_games(bencher: Bencher<'_, '_>, players: u8) {
    let start = start(players);
    let play = |seed: u64| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        (0..100).map(|_| play_out(&mut start.clone(), &mut rng).decisions).sum::<u32>()
    };
    let decisions = play(1);
    bencher.counter(decisions).bench(|| play(black_box(1)));
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
            black_box(Pyramidice::sample(&state.view(Viewer::Seat(Seat::new(0))), &mut rng));
        }
    });
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| states.iter().map(|s| s.evaluate()[Seat::new(0)]).sum::<i32>());
}

#[divan::bench]
fn score_with_breakdown(bencher: Bencher<'_, '_>) {
    let states = decisions();
    bencher.counter(states.len()).bench(|| {
        for state in &states {
            black_box(state.score(Viewer::Spectator));
        }
    });
}
