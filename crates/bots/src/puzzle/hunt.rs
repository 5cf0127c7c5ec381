//! Games in which puzzles are looked for.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use game::replay::write_start;
use game::{
    Chosen, Evaluate, Pending, Record, RecordedStep, Seat, Step, StepOf, Viewer, random_options, settle,
    take_step,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::proof::{Screen, examine};
use super::{Puzzle, make};
use crate::bot::{Bot, Threads};
use crate::budget::Budget;
use crate::player::Player;
use crate::seeds::generator;
use crate::style::Style;

/// The iterations of the players, in turns: one plays well, the next middlingly.
const PLAYERS: [u32; 2] = [1_000, 100];
/// At most so many puzzles come from one game,
const MOST_OF_A_GAME: usize = 2;
/// and so many decisions lie between them.
const APART: usize = 6;

/// How many puzzles to find.
pub struct Hunt<'a> {
    /// So many,
    pub count: usize,
    /// unless this many games have fewer.
    pub games: u64,
    /// What makes a decision one.
    pub screen: Screen,
    /// Game n depends on this and n alone.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Told of each puzzle as soon as it is known that none comes before it.
    pub found: &'a (dyn Fn(&Puzzle) + Sync),
}

/// The puzzles of the games that are finished.
#[derive(Default)]
struct Bag {
    /// Those of games that come after one that is not finished, by the number of the game.
    waiting: BTreeMap<u64, Vec<Puzzle>>,
    /// The first game that is not finished.
    next: u64,
    /// In the order of the games: which ones they are does not depend on which thread was quicker.
    puzzles: Vec<Puzzle>,
}

impl Hunt<'_> {
    /// Plays games until there are enough puzzles.
    pub fn run<G: Evaluate>(&self) -> Vec<Puzzle> {
        let (next, bag) = (AtomicU64::new(0), Mutex::new(Bag::default()));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let puzzles = self.play::<G>(number);
                let mut bag = bag.lock().expect("no thread panics while it holds the lock");
                self.fill(&mut bag, number, puzzles);
                if bag.puzzles.len() >= self.count {
                    return;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        bag.into_inner().expect("no thread panics while it holds the lock").puzzles
    }

    /// Adds the puzzles of a game that is finished.
    fn fill(&self, bag: &mut Bag, number: u64, puzzles: Vec<Puzzle>) {
        bag.waiting.insert(number, puzzles);
        while let Some(puzzles) = bag.waiting.remove(&bag.next) {
            bag.next += 1;
            for puzzle in puzzles.into_iter().take(self.count - bag.puzzles.len()) {
                (self.found)(&puzzle);
                bag.puzzles.push(puzzle);
            }
        }
    }

    fn play<G: Evaluate>(&self, number: u64) -> Vec<Puzzle> {
        let mut rng = generator(&[self.seed, number, 0]);
        // Every other game is played as it comes out of the box.
        let chosen = if number.is_multiple_of(2) {
            Chosen::parse(G::OPTIONS, "").expect("the defaults are options")
        } else {
            random_options::<G>(&mut rng)
        };
        let start = G::new(&G::options(&chosen).expect("they were drawn because they go together"));
        let mut players: Vec<Player<G>> = Seat::all(start.seats())
            .map(|seat| {
                let nodes = PLAYERS[(seat.index() + number as usize) % PLAYERS.len()];
                let bot = Bot::Search(Budget::Nodes(nodes), Threads::ONE, Style::USUAL);
                Player::new(bot, Xoshiro256PlusPlus::from_rng(&mut rng))
            })
            .collect();
        let (mut state, mut steps, mut found) = (start, Vec::<StepOf<G>>::new(), Vec::new());
        let mut decisions = APART;
        while found.len() < MOST_OF_A_GAME {
            let step = match settle(&mut state, &mut ()) {
                Pending::Over => break,
                Pending::Chance => Step::Chance(state.sample_chance(&mut rng)),
                Pending::Decision(seat, _) => {
                    let seed = self.seed ^ (number << 16) ^ steps.len() as u64;
                    decisions += 1;
                    if decisions > APART
                        && let Some(proof) = examine(&state, seat, self.screen, seed)
                    {
                        let record = record(&state, &chosen, &steps);
                        found.push(make(&state, seat, proof, record, seed));
                        decisions = 0;
                    }
                    Step::Action(seat, players[seat.index()].choose(&state.view(Viewer::Seat(seat))).action)
                }
            };
            if let Step::Action(seat, action) = step {
                for player in &mut players {
                    player.saw(seat, action);
                }
            }
            steps.push(step);
            take_step(&mut state, step, &mut ());
        }
        found
    }
}

/// The game up to a decision.
fn record<G: Evaluate>(state: &G, chosen: &Chosen, steps: &[StepOf<G>]) -> String {
    let mut record = Record::default();
    write_start(&mut record, chosen, state);
    record.set("chance", "open");
    record.steps = steps.iter().map(RecordedStep::from).collect();
    record.to_string()
}
