//! The choices as buttons, and what a review points out where their buttons would be.

use game::{Foreseen, Present, Seat, Sight, Viewer};

use crate::rules::{Action, Nefertiti};
use crate::view::View;

/// What a choice would bring about, if it can be chosen.
pub(super) fn find<'a>(sight: &'a Sight<'_, Nefertiti>, action: Action) -> Option<&'a Foreseen<Nefertiti>> {
    sight.choices.iter().find(|choice| choice.action == action)
}

pub(super) fn is_legal(sight: &Sight<'_, Nefertiti>, action: Action) -> bool {
    find(sight, action).is_some()
}

/// The one of these actions that can be chosen: never two that share a button.
pub(super) fn find_legal(sight: &Sight<'_, Nefertiti>, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().find(|action| is_legal(sight, *action))
}

/// The class of what would be the button of these actions, after a space, if a review points one of them out.
pub(super) fn mark(sight: &Sight<'_, Nefertiti>, actions: &[Action]) -> String {
    let found = actions.iter().find_map(|action| sight.mark(*action));
    found.map(|mark| format!(" {}", mark.class())).unwrap_or_default()
}

/// The element that describes what a choice would bring about.
pub(super) fn preview_id(action: Action) -> String {
    format!("pv-{}", action.to_string().replace(' ', "-"))
}

/// The seat that looks; spectators see the board from the seat whose turn it is.
pub(super) fn near_seat(view: &View, viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::All => view.active,
    }
}

/// Everyone's points, if the game ended now.
pub(super) fn totals(view: &View, viewer: Viewer) -> Vec<i32> {
    Nefertiti::shown_score(view, viewer).totals()
}
