//! Levels at the tables of the toy game.

use bots::{Bot, Levels, Simulation, win_share};
use game::{Chosen, Game};
use toy::Toy;

#[test]
fn no_level_plays_at_random() {
    for level in Levels::of::<Toy>().rungs().iter().map(|rung| rung.name) {
        let simulation = Simulation {
            chosen: Chosen::parse(Toy::OPTIONS, "").unwrap(),
            players: vec![Bot::Level(level), Bot::Random],
            games: 200,
            seed: 1,
            threads: 2,
            progress: &|_| (),
            keep: None,
        };
        let results = simulation.run::<Toy>().unwrap();
        assert!(win_share(&results.seats[0], results.games).low > 0.5, "{level:?}: {results:?}");
    }
}
