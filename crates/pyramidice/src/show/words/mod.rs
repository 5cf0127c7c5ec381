//! The game in words.

mod actions;
mod events;
pub(super) mod names;

pub(super) use actions::name as name_action;
pub(super) use events::tell;

use game::Words;

game::words!();

pub(super) fn all() -> &'static Words {
    &WORDS
}
