//! What a review says of actions: the better one in an unbroken line, the one that was played in a broken one.

use game::{Mark, Sight};
use maud::{Markup, html};

use super::quay::{draw_lane, draw_swap};
use super::traces::spaces_of;
use crate::rules::{Action, Duel, Space};

/// The classes that an action adds to what its button would be, with a space before them.
pub(super) fn class(sight: &Sight<'_, Duel>, action: Action) -> String {
    sight.mark(action).map(|mark| format!(" {}", mark.class())).unwrap_or_default()
}

/// The same for a token, which can be taken or one of two that are swapped.
pub(super) fn class_of_space(sight: &Sight<'_, Duel>, space: Space) -> String {
    let is_about = |action: Action| match action {
        Action::Take(taken) => taken == space,
        Action::Swap(boat, pair) => spaces_of(boat, pair).contains(&space),
        Action::Place(_) | Action::Unload(_) | Action::Use(_) | Action::Stop => false,
    };
    let found = sight.marks.iter().filter(|(action, _)| is_about(*action));
    found.map(|(_, mark)| format!(" {}", mark.class())).collect()
}

/// The boats that would be unloaded, with their lines.
pub(super) fn lanes(sight: &Sight<'_, Duel>) -> Markup {
    html! {
        @for (action, mark) in sight.marks {
            @if let Action::Unload(boat) = *action {
                svg.b-fx.over.(mark.class()) viewBox="0 0 1000 1000" aria-hidden="true" { (draw_lane(boat)) }
            }
        }
    }
}

/// The better swap.
pub(super) fn swap(sight: &Sight<'_, Duel>) -> Markup {
    html! {
        @for (action, mark) in sight.marks {
            @if let (Action::Swap(boat, pair), Mark::Better) = (*action, *mark) {
                svg.b-fx.over viewBox="0 0 1000 1000" aria-hidden="true" { (draw_swap(boat, pair)) }
            }
        }
    }
}

/// The arrow on the cell where a meeple would better have gone.
pub(super) fn arrow(sight: &Sight<'_, Duel>, action: Action) -> Markup {
    html! {
        @if sight.mark(action) == Some(Mark::Better) {
            svg.point-at viewBox="0 0 100 100" aria-hidden="true" { path d="M50 16 80 52H61V88H39V52H20Z" {} }
        }
    }
}
