//! Computer players, written once for every game, and matches between them.
//!
//! A player is given a view and nothing else, and has a generator of its own: it cannot peek, and it never touches the
//! chance of the table it plays at.

pub mod arena;
mod bot;
mod budget;
mod calibrate;
mod greedy;
mod level;
mod levels;
mod net;
mod outlook;
mod parallel;
mod player;
mod puzzle;
pub mod review;
mod round;
mod search;
mod seeds;
mod simulation;
mod skill_factors;
mod solve;
mod statistics;
mod stop;
mod strength;
mod style;
mod train;
mod tree;
mod uct;

pub use bot::{Bot, Threads, UnknownBot};
pub use budget::Budget;
pub use calibrate::path::TOP;
pub use calibrate::{Calibration, Measuring};
pub use level::Level;
pub use levels::{Above, COSTS, Levels, Rung, Share, Thinker};
pub use outlook::outlook;
pub use parallel::in_parallel;
pub use player::{Choice, Player};
pub use puzzle::{Hunt, Puzzle, Screen, prove_again};
pub use round::Round;
pub use search::{Candidate, Prospect, Search, Thought};
pub use seeds::generator;
pub use simulation::{Finished, Simulation};
pub use skill_factors::{SkillFactor, SkillFactors};
pub use solve::{Proof, solve};
pub use statistics::{Interval, Results, Seated, win_share};
pub use stop::Stop;
pub use strength::{Met, Strength, share_against_weakest};
pub use style::Style;
pub use train::{CannotLearn, Lessons, Progress, Stage};
