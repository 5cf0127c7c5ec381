//! The game in words.

mod actions;
mod events;
pub(super) mod names;

pub(super) use actions::{name as name_action, name_in as name_choice};
pub(super) use events::tell;

use game::Words;
use game::show::lang::Value;

game::words!("lessons");

/// A value of a sentence with its name.
type Said = (&'static str, Value<'static>);

pub(super) fn all() -> &'static Words {
    &WORDS
}
