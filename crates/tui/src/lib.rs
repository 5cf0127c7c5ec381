//! The terminal front end: any game of the catalog, by arrow keys or by typing.
//!
//! [`run()`] owns the terminal and the clock and does little else. [`App`] is everything between a key and a screen: it
//! takes keys and ticks, and draws into whatever frame it is given, so that tests need neither terminal nor time.
//!
//! Nothing here knows a game or its rules: what can be chosen comes from [`catalog::Table`].

mod app;
mod areas;
mod board;
mod clock;
mod ending;
mod focus;
mod help;
mod hint;
mod input;
mod keys;
mod learn;
mod log;
mod palette;
mod preview;
mod run;
mod screen;
mod seating;
mod targets;
mod undo;
mod words;
mod wrap;

pub use app::{App, Save, Settings};
pub use learn::Lecture;
pub use palette::Palette;
pub use run::run;
pub use seating::Player;
pub use words::{tell_clock_unsaved, tell_saved};
