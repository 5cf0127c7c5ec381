//! Random games to look at: their positions, what happened in them, and their records.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::replay::{write_end, write_start};
use crate::{ActionSet, Chosen, Game, Pending, Record, RecordedStep, Step, settle, take_step};

/// A random game from its first step to its last.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    /// Every position in which somebody decides or chance does, and the last one.
    pub positions: Vec<G>,
    /// Everything that happened.
    pub events: Vec<G::Event>,
    /// What is stored of it.
    pub record: Record,
}

impl<G: Game> Play<G> {
    /// Plays with options as they are written on a command line, and with the edition that the program ships.
    ///
    /// # Panics
    /// If there are no such options.
    pub fn new(options: &str, seed: u64) -> Play<G> {
        Play::chosen(&Chosen::parse(G::OPTIONS, options).expect("the options of a test are right"), seed)
    }

    /// Plays with these options.
    ///
    /// # Panics
    /// If they do not go together.
    pub fn chosen(chosen: &Chosen, seed: u64) -> Play<G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::new(&G::options(chosen).expect("the options of a test go together"));
        let mut play = Play { positions: Vec::new(), events: Vec::new(), record: Record::default() };
        write_start(&mut play.record, chosen, &state);
        loop {
            let pending = settle(&mut state, &mut play.events);
            play.positions.push(state.clone());
            let step = match pending {
                Pending::Decision(seat, legal) => Step::Action(seat, legal.choose(&mut rng)),
                Pending::Chance => Step::Chance(state.sample_chance(&mut rng)),
                Pending::Over => break,
            };
            play.record.steps.push(RecordedStep::from(&step));
            take_step(&mut state, step, &mut play.events);
        }
        write_end(&mut play.record, &state);
        play
    }

    /// How it ended.
    pub fn end(&self) -> &G {
        self.positions.last().expect("a game has an end")
    }
}
