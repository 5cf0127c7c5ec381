//! Every worked example, every "may not" and every ruling, as a position, the steps taken there and what follows.
//!
//! Tests named `r5_…` pin the ruling of that number; the README lists them all.

mod action_tokens;
mod end;
mod open_information;
mod options;
mod scores;
mod support;
mod turns;
