//! The choices as buttons.

use game::{Foreseen, Present, Seat, Sight, Viewer};

use crate::actions::Action;
use crate::state::Nefertiti;
use crate::view::View;

/// What a choice would bring about, if it can be chosen.
pub(super) fn find<'a>(sight: &'a Sight<'_, Nefertiti>, action: Action) -> Option<&'a Foreseen<Nefertiti>> {
    sight.choices.iter().find(|choice| choice.action == action)
}

pub(super) fn is_legal(sight: &Sight<'_, Nefertiti>, action: Action) -> bool {
    find(sight, action).is_some()
}

/// The element that tells what a choice would bring about.
pub(super) fn preview_id(action: Action) -> String {
    format!("pv-{}", action.to_string().replace(' ', "-"))
}

/// Whoever looks; spectators look with whoever has the turn.
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
