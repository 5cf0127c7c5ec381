//! Who meets whom, how long they may think, and what a result is worth: clocks, ratings, how strangers are paired, and
//! tournaments.
//!
//! Nothing here knows a game, a store or a person, or reads a clock: players are numbers, times are told, and chance comes
//! as a generator.

pub mod clock;
pub mod matching;
pub mod rating;
pub mod tournament;
