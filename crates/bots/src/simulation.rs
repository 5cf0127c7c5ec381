//! Many games between computer players, on several threads, with the same result on any number of them.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::replay::{write_end, write_start};
use game::{
    Chosen, Evaluate, OptionsError, Pending, Record, RecordedStep, Step, StepOf, Viewer, settle, take_step,
};

use crate::bot::Bot;
use crate::seeds::generator;
use crate::statistics::Results;

/// What to play.
pub struct Simulation<'a> {
    /// The options of every game.
    pub chosen: Chosen,
    /// Who sits where.
    pub players: Vec<Bot>,
    /// How many games.
    pub games: u64,
    /// Game n depends on this and n alone.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Called now and then with the number of games done.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Called with the record of every game; breaking ends the simulation early.
    pub keep: Option<&'a (dyn Fn(Finished) -> ControlFlow<()> + Sync)>,
}

/// A game that was played, as a record.
pub struct Finished {
    /// Which of the games.
    pub number: u64,
    /// Its record.
    pub record: Record,
}

/// Games are handed out to threads in runs: no longer than this, and short enough that all threads finish together.
const LONGEST_RUN: u64 = 256;
const RUNS_A_THREAD: u64 = 16;

impl Simulation<'_> {
    /// Plays all games, unless the options do not go together.
    pub fn run<G: Evaluate>(&self) -> Result<Results, OptionsError> {
        let start = G::new(&G::options(&self.chosen)?);
        let results = Mutex::new(Results::default());
        let run = (self.games / (self.threads as u64 * RUNS_A_THREAD)).clamp(1, LONGEST_RUN);
        let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let work = || {
            let mut own = Results::default();
            while !stopped.load(Ordering::Relaxed) {
                let first = next.fetch_add(run, Ordering::Relaxed);
                if first >= self.games {
                    break;
                }
                let last = self.games.min(first + run);
                if self.play_run(&start, first..last, &mut own).is_break() {
                    stopped.store(true, Ordering::Relaxed);
                }
                (self.progress)(done.fetch_add(last - first, Ordering::Relaxed) + last - first);
            }
            results.lock().expect("no thread panics while it holds the lock").merge(&own);
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        Ok(results.into_inner().expect("no thread panics while it holds the lock"))
    }

    fn play_run<G: Evaluate>(
        &self,
        start: &G,
        numbers: std::ops::Range<u64>,
        results: &mut Results,
    ) -> ControlFlow<()> {
        for number in numbers {
            let mut steps = Vec::new();
            let (end, decisions) = self.play_one(start.clone(), number, &mut steps);
            let outcome = end.outcome().expect("a game that is over has an outcome");
            results.add(&outcome, decisions, steps.len() as u64);
            if let Some(keep) = self.keep {
                keep(Finished { number, record: self.record::<G>(number, &steps, &end) })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play_one<G: Evaluate>(&self, mut state: G, number: u64, steps: &mut Vec<StepOf<G>>) -> (G, u64) {
        // Players and draws have generators of their own: what a player consumes does not change the deal.
        let mut draws = generator(&[self.seed, number, 0]);
        let mut thoughts = generator(&[self.seed, number, 1]);
        let mut decisions = 0;
        loop {
            let step = match settle(&mut state, &mut ()) {
                Pending::Decision(seat, _) => {
                    decisions += 1;
                    let view = state.view(Viewer::Seat(seat));
                    Step::Action(seat, self.players[seat.index()].choose::<G>(&view, &mut thoughts))
                }
                Pending::Chance => Step::Chance(state.sample_chance(&mut draws)),
                Pending::Over => return (state, decisions),
            };
            steps.push(step);
            take_step(&mut state, step, &mut ());
        }
    }

    fn record<G: Evaluate>(&self, number: u64, steps: &[StepOf<G>], end: &G) -> Record {
        let mut record = Record::default();
        write_start(&mut record, &self.chosen, end);
        record.set("chance", "open");
        let names: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        record.set("players", &names.join(" "));
        record.set("simulation", &format!("seed {} game {number}", self.seed));
        write_end(&mut record, end);
        record.steps = steps.iter().map(RecordedStep::from).collect();
        record
    }
}
