//! Contests between computer players, built in or not, that show who is stronger, and with what confidence.
//!
//! Every deal is played with every seating, and its luck is tied to the number of the draw, so everybody faces the same
//! luck as far as possible. The result of a game depends only on the seed, the pairing, the deal and the seating: the
//! number of threads changes nothing, unless a player thinks by the clock.

mod chair;
mod check;
mod contestant;
mod fault;
mod folder;
mod play;
mod program;
mod protocol;
mod rating;
mod schedule;
mod sprt;
mod standings;

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use game::{Chosen, Evaluate, OptionsError};
use serde_json::{Value, json};

pub use check::{Check, Checked, Finding};
pub use contestant::{Asked, BadContestant, Caller, CommandLine, Contestant};
pub use fault::{Fault, Kind};
pub use folder::Played;
pub use play::{Effort, Ended, Ending};
pub use protocol::{PROTOCOL, SEED};
pub use rating::Elo;
pub(crate) use rating::{Scores, elo_of, expected_share};
pub use schedule::{Deals, Meetings, Place};
pub use sprt::{BadSprt, Sprt, Tested, Verdict};
pub use standings::{Standing, Standings, Versus};

use chair::House;
use folder::Folder;
use play::{Abandoned, Sources, play};
use program::Program;
use schedule::Schedule;
use standings::{Sequence, add_up};

/// A contest.
pub struct Arena<'a> {
    /// The options of every game.
    pub chosen: Chosen,
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// Who meets whom.
    pub meetings: Meetings,
    /// How often deals are played.
    pub deals: Deals,
    /// How many games each pairing plays, rounded up to whole deals; with a test, at most this many.
    pub games: u64,
    /// The test that ends a pairing before that.
    pub sprt: Option<Sprt>,
    /// Where draws and choices come from.
    pub seed: u64,
    /// How long a program may take for an answer.
    pub limit: Duration,
    /// How many games are played at once.
    pub threads: usize,
    /// Where games are kept, and resumed from.
    pub folder: Option<PathBuf>,
    /// Called after each game with the number of games played.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Set to stop the contest: unfinished games are dropped.
    pub stopped: &'a AtomicBool,
}

/// Why there is no contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// The options do not go together.
    Options(OptionsError),
    /// There are more seats than players.
    TooFew {
        /// How many players were named.
        named: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A test compares two players.
    TestOfMany {
        /// How many seats there are.
        seats: usize,
    },
    /// A program cannot be started.
    CannotStart(String),
    /// The folder holds games that were played with other settings.
    OtherSettings {
        /// Which folder.
        folder: String,
        /// What is different.
        difference: String,
    },
    /// The folder cannot be read or written.
    Folder(String),
}

impl Arena<'_> {
    /// Plays the games that are not there yet and adds everything up.
    pub fn run<G: Evaluate>(&self) -> Result<Standings, ArenaError> {
        let start = G::new(&G::options(&self.chosen).map_err(ArenaError::Options)?);
        let schedule = self.schedule(usize::from(start.seats()))?;
        self.try_programs()?;
        let (folder, played) = match &self.folder {
            Some(path) => {
                let (folder, played) = Folder::open(path, &self.settings::<G>())?;
                (Some(folder), played)
            }
            None => (None, Vec::new()),
        };
        let progress = Mutex::new(Progress::new(&schedule, folder, played, self.sprt));
        (self.progress)(progress.lock().expect("nobody has panicked yet").games.len() as u64);
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| self.work(&start, &schedule, &progress));
            }
            self.work(&start, &schedule, &progress);
        });
        let progress = progress.into_inner().expect("no thread panics while it holds the lock");
        if let Some(problem) = progress.problem {
            return Err(problem);
        }
        let test = self.sprt.map(|sprt| (sprt, &progress.sequences[..]));
        Ok(add_up(&schedule, &self.names(), test, &progress.games))
    }

    /// The largest number of games, at a table with this many seats.
    pub fn most_games(&self, seats: u8) -> Result<u64, ArenaError> {
        Ok(self.schedule(usize::from(seats))?.len())
    }

    fn schedule(&self, seats: usize) -> Result<Schedule, ArenaError> {
        let named = self.contestants.len();
        if named < seats {
            return Err(ArenaError::TooFew { named, seats });
        }
        if self.sprt.is_some() && seats != 2 {
            return Err(ArenaError::TestOfMany { seats });
        }
        Ok(Schedule::new(named, seats, self.meetings, self.deals, self.games))
    }

    /// A program that cannot be started would lose every game, and nobody wants to measure that.
    fn try_programs(&self) -> Result<(), ArenaError> {
        for contestant in &self.contestants {
            if let Contestant::Program(command) = contestant {
                Program::start(command, self.limit, self.seed)
                    .map_err(|fault| ArenaError::CannotStart(format!("{contestant} {fault}")))?;
            }
        }
        Ok(())
    }

    fn names(&self) -> Vec<String> {
        self.contestants.iter().map(ToString::to_string).collect()
    }

    /// Everything that the results depend on.
    fn settings<G: Evaluate>(&self) -> Value {
        json!({
            "game": G::ID,
            "rules": G::RULES,
            "options": self.chosen.to_string(),
            "contestants": self.names(),
            "meetings": self.meetings,
            "deals": self.deals,
            "games": self.games,
            "sprt": self.sprt,
            "seed": self.seed,
            "limit_milliseconds": self.limit.as_millis() as u64,
        })
    }

    /// What each thread does.
    fn work<G: Evaluate>(&self, start: &G, schedule: &Schedule, progress: &Mutex<Progress>) {
        let lock = || progress.lock().expect("no thread panics while it holds the lock");
        while !self.stopped.load(Ordering::Relaxed) {
            let Some(place) = lock().next(schedule) else { return };
            let Ok(played) = self.play(start, schedule, place) else { return };
            let mut progress = lock();
            progress.add(played, schedule, self.sprt);
            (self.progress)(progress.games.len() as u64);
        }
    }

    fn play<G: Evaluate>(&self, start: &G, schedule: &Schedule, place: Place) -> Result<Played, Abandoned> {
        let seated: Vec<&Contestant> =
            schedule.seated(place).into_iter().map(|number| &self.contestants[number]).collect();
        let options = self.chosen.to_string();
        let house =
            House { options: &options, seats: start.seats(), limit: self.limit, stopped: self.stopped };
        let own = [place.pairing as u64, place.seating as u64];
        let sources = Sources { seed: self.seed, deal: place.deal, place: own };
        let ending = play(start.clone(), &seated, house, &sources)?;
        Ok(Played { place, contestants: seated.iter().map(ToString::to_string).collect(), ending })
    }
}

/// What all threads share.
struct Progress {
    /// The number of the game that is handed out next.
    next: u64,
    games: BTreeMap<Place, Played>,
    sequences: Vec<Sequence>,
    folder: Option<Folder>,
    problem: Option<ArenaError>,
}

impl Progress {
    fn new(schedule: &Schedule, folder: Option<Folder>, played: Vec<Played>, sprt: Option<Sprt>) -> Progress {
        let fits = |played: &Played| schedule.contains(played.place) && played.fits(schedule.seats());
        let games = played.into_iter().filter(fits).map(|played| (played.place, played)).collect();
        let mut sequences: Vec<Sequence> =
            (0..schedule.pairings.len()).map(|pairing| Sequence::new(pairing, schedule)).collect();
        if let Some(sprt) = sprt {
            for sequence in &mut sequences {
                sequence.advance(sprt, schedule, &games);
            }
        }
        Progress { next: 0, games, sequences, folder, problem: None }
    }

    /// The next game that is still needed.
    fn next(&mut self, schedule: &Schedule) -> Option<Place> {
        while self.next < schedule.len() && self.problem.is_none() {
            let place = schedule.place(self.next);
            self.next += 1;
            if !self.sequences[place.pairing].is_decided && !self.games.contains_key(&place) {
                return Some(place);
            }
        }
        None
    }

    fn add(&mut self, played: Played, schedule: &Schedule, sprt: Option<Sprt>) {
        if let Some(Err(problem)) = self.folder.as_mut().map(|folder| folder.keep(&played)) {
            self.problem = Some(problem);
        }
        let pairing = played.place.pairing;
        self.games.insert(played.place, played);
        if let Some(sprt) = sprt {
            self.sequences[pairing].advance(sprt, schedule, &self.games);
        }
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Options(error) => error.fmt(f),
            ArenaError::TooFew { named, seats } => {
                write!(f, "{named} players were named, but there are {seats} seats")
            }
            ArenaError::TestOfMany { seats } => {
                write!(f, "a test compares two players, but there are {seats} seats")
            }
            ArenaError::CannotStart(sentence) | ArenaError::Folder(sentence) => f.write_str(sentence),
            ArenaError::OtherSettings { folder, difference } => write!(
                f,
                "{folder} holds games that were played with other settings: {difference}; name another folder, or go \
                 on with the settings of this one"
            ),
        }
    }
}

impl std::error::Error for ArenaError {}
