//! The parts of a turn: place a meeple, unload a boat, or play an action token.

mod action_tokens;
mod placing;
mod unloading;
