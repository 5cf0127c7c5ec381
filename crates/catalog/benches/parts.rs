//! The parts that search is made of, one by one and for each game: `cargo bench -p catalog --bench parts`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use duel::Duel;
use game::testing::Play;
use game::{ActionSet, Chosen, Evaluate, Game, Seat, Turn, Viewer, play_out};
use nefertiti::Nefertiti;
use pyramidice::Pyramidice;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Positions of random games in which somebody decides.
fn decisions<G: Game>() -> Vec<G> {
    let games = (0..64).flat_map(|seed| Play::<G>::new("", seed).positions);
    games.filter(|state| matches!(state.turn(), Turn::Seat(_))).step_by(11).take(256).collect()
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn clone<G: Game>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    bencher.counter(states.len()).bench_local(|| {
        for state in &states {
            black_box(state.clone());
        }
    });
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn legal_set<G: Game>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    bencher
        .counter(states.len())
        .bench_local(|| states.iter().map(|state| state.legal().len()).sum::<usize>());
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn clone_and_act<G: Game>(bencher: Bencher<'_, '_>) {
    let states: Vec<_> = decisions::<G>().into_iter().map(|state| (state.legal().nth(0), state)).collect();
    bencher.counter(states.len()).bench_local(|| {
        for (action, state) in &states {
            let mut next = state.clone();
            next.act(*action, &mut ());
            black_box(&next);
        }
    });
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn view_and_sample<G: Game>(bencher: Bencher<'_, '_>) {
    let (states, mut rng) = (decisions::<G>(), rng());
    bencher.counter(states.len()).bench_local(|| {
        for state in &states {
            black_box(G::sample(&state.view(Viewer::Seat(Seat::new(0))), &mut rng));
        }
    });
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn evaluate<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    bencher
        .counter(states.len())
        .bench_local(|| states.iter().map(|state| state.evaluate()[Seat::new(0)]).sum::<i32>());
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn promise<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    bencher
        .counter(states.len())
        .bench_local(|| states.iter().map(|state| state.promise()[Seat::new(0)]).sum::<f32>());
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn playout_choice<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    let states: Vec<_> = states.into_iter().map(|state| (state.legal(), state)).collect();
    let mut rng = rng();
    bencher.counter(states.len()).bench_local(|| {
        for (legal, state) in &states {
            if let Turn::Seat(seat) = state.turn() {
                black_box(state.playout(seat, legal, &mut rng));
            }
        }
    });
}

#[divan::bench(types = [Duel, Nefertiti, Pyramidice])]
fn score_with_breakdown<G: Game>(bencher: Bencher<'_, '_>) {
    let states = decisions::<G>();
    bencher.counter(states.len()).bench_local(|| {
        for state in &states {
            black_box(state.score(Viewer::Spectator));
        }
    });
}

#[divan::bench]
fn games_of_the_duel(bencher: Bencher<'_, '_>) {
    random_games::<Duel>(bencher, "");
}

#[divan::bench(args = ["players=2", "players=3", "players=4", "players=5 memphis=true characters=random"])]
fn games_of_nefertiti(bencher: Bencher<'_, '_>, options: &str) {
    random_games::<Nefertiti>(bencher, options);
}

#[divan::bench(args = ["players=1", "players=2", "players=3", "players=4"])]
fn games_of_pyramidice(bencher: Bencher<'_, '_>, options: &str) {
    random_games::<Pyramidice>(bencher, options);
}

/// Ten whole random games; the count is that of their decisions, so that rates of games can be compared.
fn random_games<G: Game>(bencher: Bencher<'_, '_>, options: &str) {
    let chosen = Chosen::parse(G::OPTIONS, options).expect("the options are right");
    let start = G::new(&G::options(&chosen).expect("the options go together"));
    let play = || {
        let mut rng = rng();
        (0..10).map(|_| play_out(&mut start.clone(), &mut rng).decisions).sum::<u32>()
    };
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}
