//! Learning how much each feature of a position counts, from games that a player plays against itself.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use game::bits::below;
use game::{Evaluate, Pending, Seat, Viewer, random_options, settle};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Bot;
use crate::player::Player;
use crate::seeds::generator;

/// Games to learn from.
pub struct Lessons<'a> {
    /// Who plays both sides.
    pub teacher: Bot,
    /// How many games.
    pub games: u64,
    /// Everything follows from this, unless the teacher thinks by the clock.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Called with the number of games done.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Learnt {
    /// How much each feature counts.
    pub weights: Vec<f32>,
    /// How many positions were learnt from.
    pub positions: usize,
    /// The mean logarithmic loss on positions of games that were not learnt from: a coin toss has 0.693.
    pub loss: f64,
}

/// Why nothing was learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotLearn {
    /// The evaluation of the game has no weights.
    NoFeatures,
    /// There are too few games to learn from some and test on others.
    TooFewGames,
    /// Two seats are needed, whose chances add up to one.
    NotTwoSeats,
}

impl fmt::Display for CannotLearn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CannotLearn::NoFeatures => "the evaluation of this game has no weights to be learnt",
            CannotLearn::TooFewGames => "it takes at least ten games to learn something",
            CannotLearn::NotTwoSeats => "weights are learnt for two seats only",
        })
    }
}

impl std::error::Error for CannotLearn {}

/// A position as the evaluation sees it, and the first seat's share of the win in the end.
struct Example {
    features: Vec<f32>,
    won: f32,
}

/// One game in ten is kept to test what was learnt.
const TESTED: u64 = 10;

impl Lessons<'_> {
    /// Plays the games and learns from them.
    pub fn learn<G: Evaluate>(&self) -> Result<Learnt, CannotLearn> {
        if self.games < TESTED {
            return Err(CannotLearn::TooFewGames);
        }
        let (examples, tests) = self.play::<G>()?;
        let weights = descend(&examples, &mut generator(&[self.seed, u64::MAX]));
        let loss = tests.iter().map(|test| loss(test, &weights)).sum::<f64>() / tests.len() as f64;
        Ok(Learnt { weights, positions: examples.len(), loss })
    }

    fn play<G: Evaluate>(&self) -> Result<(Vec<Example>, Vec<Example>), CannotLearn> {
        let games = Mutex::new(Vec::new());
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                let examples = self.play_one::<G>(number);
                games.lock().expect("no thread panics while it holds the lock").push((number, examples));
                (self.progress)(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let mut games = games.into_inner().expect("no thread panics while it holds the lock");
        games.sort_by_key(|(number, _)| *number);
        let (mut examples, mut tests) = (Vec::new(), Vec::new());
        for (number, game) in games {
            (if number % TESTED == 0 { &mut tests } else { &mut examples }).extend(game?);
        }
        Ok((examples, tests))
    }

    fn play_one<G: Evaluate>(&self, number: u64) -> Result<Vec<Example>, CannotLearn> {
        let mut rng = generator(&[self.seed, number]);
        let mut state = start::<G>(&mut rng);
        if state.seats() != 2 {
            return Err(CannotLearn::NotTwoSeats);
        }
        let mut teacher = Player::<G>::new(self.teacher, Xoshiro256PlusPlus::from_rng(&mut rng));
        let mut seen = Vec::new();
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, _) => {
                    seen.push(state.features());
                    let action = teacher.choose(&state.view(Viewer::Seat(seat))).action;
                    teacher.saw(seat, action);
                    state.act(action, &mut ());
                }
                Pending::Over => break,
            }
        }
        if seen.iter().any(Vec::is_empty) {
            return Err(CannotLearn::NoFeatures);
        }
        let won = state.won()[Seat::new(0)];
        Ok(seen.into_iter().map(|features| Example { features, won }).collect())
    }
}

/// A game with random options, so that all of them are learnt.
fn start<G: Evaluate>(rng: &mut impl Rng) -> G {
    G::new(&G::options(&random_options::<G>(rng)).expect("they were drawn because they go together"))
}

const ROUNDS: u32 = 20;
const BATCH: usize = 256;
const RATE: f32 = 0.01;
/// Weights that nothing supports decay to zero.
const DECAY: f32 = 1e-4;

/// Logistic regression by Adam.
fn descend(examples: &[Example], rng: &mut impl Rng) -> Vec<f32> {
    let count = examples.first().map_or(0, |example| example.features.len());
    let mut weights = vec![0.0; count];
    let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
    let batches = (examples.len() / BATCH).max(1) as u32;
    for step in 1..=ROUNDS * batches {
        let mut slope = vec![0.0; count];
        for _ in 0..BATCH {
            let example = &examples[below(examples.len() as u32, rng) as usize];
            let error = (chance(&example.features, &weights) - example.won) / BATCH as f32;
            for (slope, feature) in slope.iter_mut().zip(&example.features) {
                *slope += error * feature;
            }
        }
        let rate = RATE * (1.0 - (step - 1) as f32 / (ROUNDS * batches) as f32);
        let [mean_share, square_share] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(step as i32));
        for index in 0..count {
            let slope = slope[index] + DECAY * weights[index];
            mean[index] += 0.1 * (slope - mean[index]);
            square[index] += 0.001 * (slope * slope - square[index]);
            weights[index] -=
                rate * (mean[index] / mean_share) / ((square[index] / square_share).sqrt() + 1e-8);
        }
    }
    weights
}

fn loss(example: &Example, weights: &[f32]) -> f64 {
    let chance = f64::from(chance(&example.features, weights)).clamp(1e-6, 1.0 - 1e-6);
    let won = f64::from(example.won);
    -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln())
}

/// The first seat's chance of winning.
fn chance(features: &[f32], weights: &[f32]) -> f32 {
    let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_is_learnt_and_what_does_not_is_not() {
        let mut rng = generator(&[1, 1]);
        let example = |_| {
            let [lead, noise] = [0, 1].map(|_| below(2001, &mut rng) as f32 / 1000.0 - 1.0);
            let likely = 1.0 / (1.0 + (-3.0 * lead).exp());
            let won = f32::from(u8::from((below(1000, &mut rng) as f32) < 1000.0 * likely));
            Example { features: vec![lead, noise], won }
        };
        let examples: Vec<Example> = (0..20_000).map(example).collect();
        let weights = descend(&examples, &mut generator(&[1, 2]));
        assert!((weights[0] - 3.0).abs() < 0.3 && weights[1].abs() < 0.15, "{weights:?}");
    }
}
