//! Simulations of the toy game.

use std::ops::ControlFlow;
use std::sync::Mutex;

use bots::{Bot, Results, Simulation, win_share};
use game::{Chosen, Game, replay};
use toy::Toy;

fn simulate(players: [Bot; 2], games: u64, threads: usize) -> Results {
    let simulation = Simulation {
        chosen: Chosen::parse(Toy::OPTIONS, "").unwrap(),
        players: players.to_vec(),
        games,
        seed: 1,
        threads,
        progress: &|_| (),
        keep: None,
    };
    simulation.run::<Toy>().unwrap()
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    let one = simulate([Bot::Random, Bot::Greedy], 3000, 1);
    assert_eq!(one.games, 3000);
    assert_eq!(one, simulate([Bot::Random, Bot::Greedy], 3000, 3));
}

#[test]
fn greedy_beats_random() {
    let results = simulate([Bot::Greedy, Bot::Random], 3000, 2);
    assert!(win_share(&results.seats[0], results.games).low > 0.55, "{results:?}");
}

#[test]
fn every_game_is_kept_as_a_record_that_replays() {
    let kept = Mutex::new(Vec::new());
    let simulation = Simulation {
        chosen: Chosen::parse(Toy::OPTIONS, "cards=9").unwrap(),
        players: vec![Bot::Random, Bot::Random],
        games: 300,
        seed: 7,
        threads: 2,
        progress: &|_| (),
        keep: Some(&|finished| {
            kept.lock().unwrap().push(finished);
            ControlFlow::Continue(())
        }),
    };
    simulation.run::<Toy>().unwrap();
    let kept = kept.into_inner().unwrap();
    assert_eq!(kept.len(), 300);
    for finished in kept {
        assert_eq!(finished.record.get("ended"), Some("played"));
        replay::<Toy>(&finished.record).unwrap();
    }
}

#[test]
fn a_keeper_that_cannot_keep_ends_the_simulation() {
    let simulation = Simulation {
        chosen: Chosen::parse(Toy::OPTIONS, "").unwrap(),
        players: vec![Bot::Random, Bot::Random],
        games: 100_000,
        seed: 7,
        threads: 1,
        progress: &|_| (),
        keep: Some(&|_| ControlFlow::Break(())),
    };
    assert_eq!(simulation.run::<Toy>().unwrap().games, 1);
}
