//! What holds in every random game over all options, and the figures by which a change of the rules would show.

use std::thread;

use game::testing::endurance::times;
use game::testing::{Mean, Play};
use game::{ActionSet, Game, Viewer};
use nefertiti::{End, Event, Market, Nefertiti};

use crate::conservation::{cards_are_conserved, deben_law, seals_and_pieces_are_conserved};
use crate::evaluate::{play_by, sensibly};

/// Nothing printed says what these figures should be: they were copied from a run, and only tell that something changed.
#[test]
fn random_games_keep_the_laws_and_end_and_regression_figures_are_what_they_were() {
    let recorded = [
        (2, 15.64, 10.16, 54.65),
        (3, 16.85, 11.22, 64.46),
        (4, 17.32, 14.60, 60.23),
        (5, 16.51, 16.96, 54.22),
    ];
    for (players, turns, closings, score) in recorded {
        let found = play_many(players, times(1_250, 25_000));
        println!("{players} players, too long {}", found.too_long);
        found.turns.check("turns each", turns);
        found.closings.check("closings", closings);
        found.score.check("points each", score);
    }
}

/// Plays on two threads.
fn play_many(players: u8, games: u64) -> Figures {
    thread::scope(|scope| {
        let odd = scope.spawn(|| play_at_random(players, (1..games).step_by(2)));
        let even = play_at_random(players, (0..games).step_by(2));
        even.plus(&odd.join().expect("the laws hold"))
    })
}

#[derive(Default)]
struct Figures {
    turns: Mean,
    closings: Mean,
    score: Mean,
    too_long: usize,
}

impl Figures {
    fn add(&mut self, end: &Nefertiti, events: &[Event]) {
        let view = end.view(Viewer::Spectator);
        let totals = end.score(Viewer::Spectator).totals();
        let count = |is_it: fn(&&Event) -> bool| events.iter().filter(is_it).count();
        let is_closing =
            |event: &&Event| matches!(event, Event::Closing { market, .. } if *market != Market::Memphis);
        self.turns.add(f64::from(view.turns) / totals.len() as f64);
        self.closings.add(count(is_closing) as f64);
        self.too_long += count(|event| matches!(event, Event::Ended { why: End::TooLong }));
        self.score.add(f64::from(totals.iter().sum::<i32>()) / totals.len() as f64);
    }

    fn plus(&self, other: &Figures) -> Figures {
        Figures {
            turns: self.turns.plus(other.turns),
            closings: self.closings.plus(other.closings),
            score: self.score.plus(other.score),
            too_long: self.too_long + other.too_long,
        }
    }
}

fn options(players: u8, seed: u64) -> String {
    let characters = ["base", "random", "amon", "palace", "nile"][seed as usize % 5];
    let setup = ["beginner", "advanced"][seed as usize / 5 % 2];
    let memphis = players == 5 || seed / 10 % 2 == 1;
    format!("players={players} setup={setup} characters={characters} memphis={memphis}")
}

fn play_at_random(players: u8, seeds: impl Iterator<Item = u64>) -> Figures {
    let mut figures = Figures::default();
    for seed in seeds {
        let options = options(players, seed);
        let play = Play::<Nefertiti>::new(&options, seed);
        // The conformance suite checks the laws after each step, in fewer games.
        for law in [deben_law, cards_are_conserved] {
            if let Err(problem) = law(&play.positions[0], &play.events, play.end()) {
                panic!("{options}, seed {seed}: {problem}");
            }
        }
        let some: Vec<&Nefertiti> = play.positions.iter().step_by(16).collect();
        for pair in some.windows(2) {
            if let Err(problem) = seals_and_pieces_are_conserved(pair[0], &[], pair[1]) {
                panic!("{options}, seed {seed}: {problem}");
            }
        }
        figures.add(play.end(), &play.events);
    }
    figures
}

/// The rules hold a list of at most eighty actions in place.
#[test]
fn no_decision_has_more_than_sixty_choices_in_random_games() {
    for players in 2..=5 {
        let plays = (0..200).map(|seed| Play::<Nefertiti>::new(&options(players, seed), seed));
        let longest = plays.flat_map(|play| play.positions).map(|state| state.legal().len()).max();
        assert!(longest < Some(60), "{longest:?}");
    }
}

#[test]
fn games_played_out_sensibly_bring_more_points_than_random_ones() {
    for players in 2..=5 {
        let mut sensible = Figures::default();
        for seed in 0..500 {
            let mut events = Vec::new();
            let end = play_by(&options(players, seed), seed, &mut events, sensibly);
            sensible.add(&end, &events);
        }
        let random = play_at_random(players, 0..500);
        let [sensible_score, random_score] = [&sensible, &random].map(|figures| figures.score.value());
        println!("{players} players: {sensible_score:.1} points sensibly, {random_score:.1} at random");
        assert!(sensible_score > random_score + 5.0, "{players} players");
        assert_eq!(sensible.too_long, 0);
    }
}
