//! The choices as buttons.

use game::{Foreseen, Seat, Sight, Viewer};
use maud::{Markup, html};

use crate::rules::{Action, Pyramidice};
use crate::view::View;

pub(super) type Seen<'a> = Sight<'a, Pyramidice>;

/// What a choice would lead to, if it can be made.
pub(super) fn find<'a>(sight: &'a Seen<'_>, action: Action) -> Option<&'a Foreseen<Pyramidice>> {
    sight.choices.iter().find(|choice| choice.action == action)
}

pub(super) fn is_legal(sight: &Seen<'_>, action: Action) -> bool {
    find(sight, action).is_some()
}

/// The choices of one sort, those that are pointed out included.
pub(super) fn all_of(sight: &Seen<'_>, is_one: impl Fn(Action) -> bool) -> Vec<Action> {
    let choices = sight.choices.iter().map(|choice| choice.action);
    choices.chain(sight.marks.iter().map(|(action, _)| *action)).filter(|action| is_one(*action)).collect()
}

/// What to type: the notation without spaces, and for a build just its face and space, because it is typed most.
fn key(action: Action) -> String {
    if let Action::Build(face, space) = action {
        return format!("{face}{space}");
    }
    let short = if action == Action::Reroll { Some("x") } else { (action == Action::End).then_some(".") };
    short.map_or_else(|| action.to_string().replace(' ', ""), str::to_owned)
}

/// A choice as a button; as a plain frame where it is only pointed out; nothing where it is neither.
pub(super) fn press(
    sight: &Seen<'_>,
    action: Action,
    class: &str,
    label: &str,
    content: &Markup,
) -> Option<Markup> {
    if is_legal(sight, action) {
        return Some(html! {
            button.leg.(class) form="play" name="step" value=(action) data-kind=(action.verb()) data-key=(key(action))
                data-tap="preview" aria-label=(label) aria-describedby={ "pv-" (action.to_string().replace(' ', "-")) } { (content) }
        });
    }
    sight.mark(action).map(|mark| {
        html! { span.(class).(mark.class()) role="img" aria-label=(label) { (content) } }
    })
}

/// The seat that looks; spectators look over the shoulder of the player whose turn it is.
pub(super) fn near_seat(view: &View, viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::All => view.active.seat(),
    }
}
