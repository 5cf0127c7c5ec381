//! Who meets whom, and what a result is worth: ratings, how strangers are paired, and tournaments.
//!
//! Nothing here knows a game, a clock, a store or a person: players are numbers, times are told, and chance comes as a
//! generator.

pub mod matching;
pub mod rating;
pub mod tournament;
