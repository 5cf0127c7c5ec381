//! The levels of every game.

use bots::{Bot, Level, Levels, Simulation, Stop, win_share};
use catalog::{Chance, Entry, GAMES};
use game::Turn;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The options of a table for two.
fn table_for_two(entry: &Entry) -> &'static str {
    if entry.seats.0 < entry.seats.1 { "players=2" } else { "" }
}

/// The share of the win that the first has against the second, over both seatings of some deals.
fn share(entry: &Entry, players: [Bot; 2], deals: u64) -> f64 {
    let play = |players: Vec<Bot>, own: usize| {
        let simulation = Simulation {
            chosen: entry.choose(table_for_two(entry), None).unwrap(),
            players,
            games: deals,
            seed: 1,
            threads: 2,
            progress: &|_| (),
            keep: None,
        };
        let results = (entry.simulate)(&simulation).unwrap();
        win_share(&results.seats[own], results.games).share
    };
    let [first, second] = players;
    f64::midpoint(play(vec![first, second], 0), play(vec![second, first], 1))
}

#[test]
fn every_game_has_levels_from_the_first_to_the_last_in_order() {
    for entry in GAMES {
        assert!(entry.levels.starts_with(&format!("# akhet calibrate {} ", entry.id)), "{}", entry.id);
        let levels = Levels::read(entry.levels).unwrap();
        let rungs = levels.rungs();
        let names: Vec<Level> = rungs.iter().map(|rung| rung.name).collect();
        assert!(names.is_sorted_by(|one, other| one < other), "{}: {names:?}", entry.id);
        assert_eq!((names[0], names[names.len() - 1]), (Level::Apprentice, Level::Vizier), "{}", entry.id);
        for (index, rung) in rungs.iter().enumerate() {
            assert_eq!(rung.above.is_some(), index > 0, "{}: {rung:?}", entry.id);
        }
        let ratings: Vec<i32> = rungs.iter().map(|rung| rung.rating).collect();
        assert_eq!(ratings[0], 0, "{}", entry.id);
        assert!(ratings.is_sorted_by(|one, other| one < other), "{}: {ratings:?}", entry.id);
    }
}

#[test]
fn levels_that_lie_three_apart_are_ordered() {
    for entry in GAMES {
        for (weak, strong) in [(Level::Apprentice, Level::Overseer), (Level::Scribe, Level::Steward)] {
            let share = share(entry, [strong, weak].map(Bot::Level), 6);
            assert!(share > 0.55, "{}: {strong:?} wins {share} against {weak:?}", entry.id);
        }
    }
}

#[test]
fn the_weakest_level_does_not_play_at_random() {
    for entry in GAMES {
        let share = share(entry, [Bot::Level(Level::Apprentice), Bot::Random], 20);
        assert!(share > 0.6, "{}: {share}", entry.id);
    }
}

#[test]
fn the_same_seed_gives_the_same_move_of_every_level() {
    for entry in GAMES {
        let chosen = entry.choose(table_for_two(entry), None).unwrap();
        let table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        assert!(matches!(table.turn(), Turn::Seat(_)), "{}", entry.id);
        for level in Level::ALL {
            let choose = || {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
                table.choose(Bot::Level(level), None, &Stop::default(), &mut rng).unwrap().action
            };
            assert_eq!(choose(), choose(), "{}: {level:?}", entry.id);
        }
    }
}
