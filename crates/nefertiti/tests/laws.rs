//! What holds in every game and what random games look like, over all options.

mod conservation;

use std::thread;

use game::{ActionSet, Chosen, Evaluate, Events, Game, Pending, Viewer, settle};
use nefertiti::{Event, Market, Nefertiti};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use conservation::{cards_are_conserved, deben_law, seals_and_pieces_are_conserved};

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
    /// What happened since the laws were last checked.
    events: Vec<Event>,
}

impl Events<Event> for Seen {
    fn push(&mut self, event: Event) {
        self.events.push(event);
        match event {
            Event::Closing { market, .. } if market != Market::Memphis => self.closings += 1,
            Event::Ended { why: nefertiti::End::TooLong } => self.too_long += 1,
            _ => {}
        }
    }
}

/// The laws are checked after so many steps: the conformance suite checks them after each, in fewer games.
const BETWEEN_CHECKS: u32 = 16;

fn check(before: &Nefertiti, events: &[Event], after: &Nefertiti, options: &str) {
    for law in [deben_law, cards_are_conserved, seals_and_pieces_are_conserved] {
        if let Err(problem) = law(before, events, after) {
            panic!("{options}: {problem}");
        }
    }
}

/// Plays games of so many players over all options.
fn play(players: u8, seeds: impl Iterator<Item = u64>, is_sensible: bool) -> Figures {
    let mut figures = Figures::default();
    for seed in seeds {
        let characters = ["base", "random", "amon", "palace", "nile"][seed as usize % 5];
        let setup = ["beginner", "advanced"][seed as usize / 5 % 2];
        let memphis = players == 5 || seed / 10 % 2 == 1;
        let options = format!("players={players} setup={setup} characters={characters} memphis={memphis}");
        let chosen = Chosen::parse(Nefertiti::OPTIONS, &options).unwrap();
        let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut seen = Seen::default();
        let mut checked: Option<Nefertiti> = None;
        for step in 1.. {
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
            if step % BETWEEN_CHECKS == 0 {
                if let Some(before) = checked.replace(state.clone()) {
                    check(&before, &seen.events, &state, &options);
                }
                seen.events.clear();
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
        let found = play(players, 0..2000, false);
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
fn a_hundred_thousand_random_games_keep_the_laws_and_end() {
    const THREADS: u64 = 2;
    for players in 2..=5 {
        let games: f64 = thread::scope(|scope| {
            let share = |first: u64| (first..25_000).step_by(THREADS as usize);
            let threads: Vec<_> = (0..THREADS)
                .map(|first| scope.spawn(move || play(players, share(first), false).games))
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("the laws hold")).sum()
        });
        assert!((games - 25_000.0).abs() < 0.5);
    }
}

#[test]
fn games_played_out_sensibly_bring_more_points_than_random_ones() {
    for players in 2..=5 {
        let (sensible, random) = (play(players, 0..500, true), play(players, 0..500, false));
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
