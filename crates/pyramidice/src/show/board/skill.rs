//! What a decision asks a player to be good at.

use crate::rules::Action;

pub(super) fn of(action: Action) -> &'static str {
    match action {
        Action::Work
        | Action::Rest(_)
        | Action::Hapy
        | Action::Emerald(_)
        | Action::Place(..)
        | Action::End => "turn",
        Action::Take { .. }
        | Action::Set(..)
        | Action::Cat(..)
        | Action::Gold(..)
        | Action::Reroll
        | Action::Roll(_)
        | Action::Glory => "dice",
        Action::Buy(_)
        | Action::Choose(_)
        | Action::Dismiss(_)
        | Action::Replace(_)
        | Action::Use(_)
        | Action::Lend(..)
        | Action::Amethyst(_) => "deities",
        Action::Build(..) | Action::Copy | Action::Pass => "build",
        Action::Keep(_)
        | Action::Gain(_)
        | Action::Discard(_)
        | Action::Pay(_)
        | Action::PaySeshat(_)
        | Action::PayTurquoise(_)
        | Action::PayDice(_) => "goods",
    }
}
