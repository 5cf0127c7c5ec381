//! What random games look like, over all options.

use game::{ActionSet, Chosen, Evaluate, Events, Game, Pending, Viewer, settle};
use nefertiti::{Event, Market, Nefertiti};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[derive(Default)]
struct Figures {
    games: f64,
    turns: f64,
    closings: f64,
    score: f64,
    decisions: f64,
    too_long: u32,
    longest_list: usize,
}

#[derive(Default)]
struct Seen {
    closings: u32,
    too_long: u32,
}

impl Events<Event> for Seen {
    fn push(&mut self, event: Event) {
        match event {
            Event::Closing { market, .. } if market != Market::Memphis => self.closings += 1,
            Event::Ended { why: nefertiti::End::TooLong } => self.too_long += 1,
            _ => {}
        }
    }
}

/// Plays games of so many players over all options.
fn play(players: u8, games: u64, is_sensible: bool) -> Figures {
    let mut figures = Figures::default();
    for seed in 0..games {
        let characters = ["base", "random", "amon", "palace", "nile"][seed as usize % 5];
        let setup = ["beginner", "advanced"][seed as usize / 5 % 2];
        let memphis = players == 5 || seed / 10 % 2 == 1;
        let options = format!("players={players} setup={setup} characters={characters} memphis={memphis}");
        let chosen = Chosen::parse(Nefertiti::OPTIONS, &options).unwrap();
        let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut seen = Seen::default();
        loop {
            match settle(&mut state, &mut seen) {
                Pending::Decision(seat, legal) => {
                    figures.decisions += 1.0;
                    figures.longest_list = figures.longest_list.max(legal.len());
                    let action = if is_sensible {
                        state.playout(seat, &legal, &mut rng).unwrap_or_else(|| legal.choose(&mut rng))
                    } else {
                        legal.choose(&mut rng)
                    };
                    state.act(action, &mut seen);
                }
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut rng);
                    state.resolve(outcome, &mut seen);
                }
                Pending::Over => break,
            }
        }
        let totals = state.score(Viewer::Spectator).totals();
        figures.games += 1.0;
        figures.turns += f64::from(state.view(Viewer::Spectator).turns) / f64::from(players);
        figures.closings += f64::from(seen.closings);
        figures.too_long += seen.too_long;
        figures.score += f64::from(totals.iter().sum::<i32>()) / f64::from(players);
    }
    figures
}

#[test]
fn random_games_look_as_they_should() {
    let expected =
        [(2, 15.7, 10.2, 54.4), (3, 16.8, 11.2, 64.8), (4, 17.3, 14.6, 60.0), (5, 16.5, 16.9, 54.4)];
    for (players, turns, closings, score) in expected {
        let found = play(players, 2000, false);
        let mean = |sum: f64| sum / found.games;
        println!(
            "{players} players: {:.2} turns each, {:.2} closings, mean score {:.2}, {:.1} decisions, longest list {}, too long {}",
            mean(found.turns),
            mean(found.closings),
            mean(found.score),
            mean(found.decisions),
            found.longest_list,
            found.too_long
        );
        assert!((mean(found.turns) - turns).abs() < 0.5, "{players}: {} turns", mean(found.turns));
        assert!(
            (mean(found.closings) - closings).abs() < 0.5,
            "{players}: {} closings",
            mean(found.closings)
        );
        assert!((mean(found.score) - score).abs() < 2.0, "{players}: {} points", mean(found.score));
        assert!(found.longest_list < 60);
    }
}

#[test]
fn games_played_out_sensibly_bring_more_points_than_random_ones() {
    for players in 2..=5 {
        let (sensible, random) = (play(players, 500, true), play(players, 500, false));
        let mean = |figures: &Figures| figures.score / figures.games;
        println!(
            "{players} players: {:.1} points sensibly, {:.1} at random; {:.1} turns, {:.1} closings",
            mean(&sensible),
            mean(&random),
            sensible.turns / sensible.games,
            sensible.closings / sensible.games
        );
        assert!(mean(&sensible) > mean(&random) + 5.0, "{players} players");
        assert_eq!(sensible.too_long, 0);
    }
}
