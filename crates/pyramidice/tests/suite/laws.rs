//! What holds in every game, and what random games look like: many thousands of them, over all numbers of players and all
//! architects.

use std::ops::Range;
use std::thread;

use game::testing::endurance::times;
use game::{ActionSet, Chosen, Evaluate, Events, Game, Pending, Viewer, settle};
use pyramidice::{Event, Owner, Pyramidice};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::conservation::{equal, is_kept, spectate};

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Uniformly over what is legal.
    Random,
    /// By the policy that search plays out with.
    Sensible,
}

#[test]
fn random_games_keep_the_laws_with_any_number_of_players() {
    for (players, in_the_suite, in_a_long_run) in [(2, 2_000, 40_000), (3, 1_000, 20_000), (4, 750, 15_000)] {
        let games = times(in_the_suite, in_a_long_run);
        Sample::play(&format!("players={players}"), Manner::Random, 0..games).print();
    }
}

#[test]
fn random_games_keep_the_laws_against_every_architect() {
    for architect in ["snefru", "snefru gentle=true", "hemiunu", "amenhotep", "imhotep"] {
        Sample::play(&format!("players=1 architect={architect}"), Manner::Random, 0..times(250, 5_000))
            .print();
    }
}

#[test]
fn games_played_out_sensibly_bring_more_points_than_random_ones() {
    for options in ["players=1", "players=2", "players=3", "players=4"] {
        let [random, sensible] =
            [Manner::Random, Manner::Sensible].map(|manner| Sample::play(options, manner, 0..1_000));
        sensible.print();
        assert!(sensible.mean_score() > random.mean_score() + 5.0, "{options}");
    }
}

/// What many games add up to.
#[derive(Clone, Default)]
struct Sample {
    options: String,
    games: u64,
    decisions: u64,
    turns: u64,
    /// The points of each seat, and of the architect if there is one.
    points: Vec<i64>,
    /// Games that ended because the Stone dice had run out, and because the deities had.
    ended: [u64; 2],
    longest_list: usize,
}

impl Sample {
    /// Plays a game for each seed, on two threads, and checks the laws at its end.
    fn play(options: &str, manner: Manner, seeds: Range<u64>) -> Sample {
        let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
        let start = Pyramidice::new(&Pyramidice::options(&chosen).unwrap());
        let middle = seeds.start.midpoint(seeds.end);
        let half = |seeds: Range<u64>| {
            let mut sample = Sample { options: options.to_owned(), ..Sample::default() };
            seeds.for_each(|seed| sample.add_game(start.clone(), manner, seed));
            sample
        };
        thread::scope(|scope| {
            let first_half = scope.spawn(|| half(seeds.start..middle));
            half(middle..seeds.end).plus(&first_half.join().unwrap())
        })
    }

    fn add_game(&mut self, mut state: Pyramidice, manner: Manner, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut census = Census::default();
        loop {
            match settle(&mut state, &mut census) {
                Pending::Decision(seat, legal) => {
                    self.decisions += 1;
                    self.longest_list = self.longest_list.max(legal.len());
                    let chosen = match manner {
                        Manner::Random => None,
                        Manner::Sensible => state.playout(seat, &legal, &mut rng),
                    };
                    state.act(chosen.unwrap_or_else(|| legal.choose(&mut rng)), &mut census);
                }
                Pending::Chance => state.resolve(state.sample_chance(&mut rng), &mut census),
                Pending::Over => break,
            }
        }
        if let Err(problem) = census.check(&state) {
            panic!("{problem}, with options {}, seed {seed}", self.options);
        }
        let end = spectate(&state);
        let totals = state.score(Viewer::Spectator).totals();
        self.games += 1;
        self.turns += census.turns.iter().sum::<u64>() / totals.len() as u64;
        self.points.resize(totals.len(), 0);
        self.points.iter_mut().zip(totals).for_each(|(sum, points)| *sum += i64::from(points));
        self.ended[0] += u64::from(end.supply.stones == 0);
        self.ended[1] += u64::from(end.supply.stones > 0 && end.pile == 0);
    }

    fn plus(self, other: &Sample) -> Sample {
        Sample {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            turns: self.turns + other.turns,
            points: self.points.iter().zip(&other.points).map(|(one, other)| one + other).collect(),
            ended: [0, 1].map(|why| self.ended[why] + other.ended[why]),
            longest_list: self.longest_list.max(other.longest_list),
            ..self
        }
    }

    /// Of the first seat.
    fn mean_score(&self) -> f64 {
        self.points[0] as f64 / self.games as f64
    }

    fn print(&self) {
        let mean = |sum: u64| sum as f64 / self.games as f64;
        let points: Vec<String> =
            self.points.iter().map(|sum| format!("{:.1}", *sum as f64 / self.games as f64)).collect();
        println!(
            "{}: {:.1} turns each, {:.1} decisions, points {}, ended by dice {:.3}, by cards {:.3}, longest list {}",
            self.options,
            mean(self.turns),
            mean(self.decisions),
            points.join(" "),
            mean(self.ended[0]),
            mean(self.ended[1]),
            self.longest_list
        );
    }
}

/// How often things happened in one game.
#[derive(Default)]
struct Census {
    /// Of each seat and, last, of the architect.
    turns: [u64; 5],
    glory: i32,
    built: u32,
    ended: u32,
}

impl Census {
    /// What is lost stays lost, so that the end of a game shows whether anything was. That every step keeps the same
    /// laws is checked in fewer games, by the suite that every game passes.
    fn check(&self, end: &Pyramidice) -> Result<(), String> {
        is_kept(end)?;
        let view = spectate(end);
        let numbers = &view.options.edition;
        let tracks =
            view.players.iter().map(|player| player.glory).chain(view.architect.map(|board| board.glory));
        let start = i32::from(numbers.board.glory);
        equal("Glory", self.glory, tracks.map(|track| i32::from(track) - start).sum())?;
        equal("built dice", self.built, u32::from(view.pyramids.built()))?;
        equal("ends", self.ended, 1)?;
        // Everybody has the same number of turns, or those who come first one more (P4), and 61 at most (P28).
        let seated = usize::from(view.options.players);
        let mut turns = self.turns[..seated].to_vec();
        turns.extend(view.architect.map(|_| self.turns[4]));
        let is_even = turns.is_sorted_by(|one, next| one >= next) && turns[0] - turns[turns.len() - 1] <= 1;
        let most = u64::from(numbers.turn.most_turns) + 1;
        if !is_even || turns[0] > most { Err(format!("turns: {turns:?}")) } else { Ok(()) }
    }
}

impl Events<Event> for Census {
    fn push(&mut self, event: Event) {
        match event {
            Event::TurnBegan { owner: Owner::Seat(seat) } => self.turns[seat.index()] += 1,
            Event::TurnBegan { owner: Owner::Architect } => self.turns[4] += 1,
            Event::Glory { points, .. } => self.glory += i32::from(points),
            Event::Built { .. } => self.built += 1,
            Event::Ended => self.ended += 1,
            _ => {}
        }
    }
}
