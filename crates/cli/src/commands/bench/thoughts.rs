//! How fast players think, compared with bare playouts measured at the same time.

use std::time::{Duration, Instant};

use bots::Threads;
use catalog::{Entry, Thoughts};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

/// Iterations per second, from the best window.
#[derive(Serialize)]
pub(super) struct Figure {
    game: &'static str,
    pub(super) what: &'static str,
    pub(super) iterations: f64,
    /// Relative to what it is compared with.
    pub(super) ratio: Option<(f64, &'static str)>,
}

/// As many iterations as a player needs for a move, so that the tree is as large as in a game.
const ITERATIONS: u32 = 10_000;

/// What is measured, and which earlier one it is compared with.
const WHAT: [(&str, Option<usize>); 4] =
    [("bare playouts", None), ("uct", Some(0)), ("search", Some(0)), ("search on two threads", Some(2))];

/// Measures all of them in turns, so that other load on the machine affects each alike. Times are wall-clock times, because
/// several threads share some of the work.
pub(super) fn measure(entry: &Entry, time: Duration) -> Vec<Figure> {
    let two = Threads::new(2).expect("two are not too many");
    let thoughts =
        [Thoughts::Playouts, Thoughts::Plain, Thoughts::Strong(Threads::ONE), Thoughts::Strong(two)];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut best = [0.0_f64; WHAT.len()];
    let start = Instant::now();
    while start.elapsed() < time * WHAT.len() as u32 {
        for (rate, thoughts) in best.iter_mut().zip(thoughts) {
            let window = Instant::now();
            (entry.think)(thoughts, ITERATIONS, &mut rng);
            *rate = rate.max(f64::from(ITERATIONS) / window.elapsed().as_secs_f64());
        }
    }
    let figure = |(&(what, beside), iterations): (&(&'static str, Option<usize>), f64)| Figure {
        game: entry.id,
        what,
        iterations,
        ratio: beside.map(|other| (iterations / best[other], WHAT[other].0)),
    };
    WHAT.iter().zip(best).map(figure).collect()
}

impl Figure {
    /// A line of the table.
    pub(super) fn line(&self) -> String {
        let Figure { game, what, iterations, ratio } = self;
        let microseconds = 1e6 / iterations;
        let beside = ratio.map(|(ratio, other)| format!("{ratio:.2} of {other}")).unwrap_or_default();
        format!("{game:<16}{what:<24}{iterations:>14.0}{microseconds:>12.2}   {beside}").trim_end().to_owned()
    }
}
