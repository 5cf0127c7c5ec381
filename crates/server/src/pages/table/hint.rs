//! Advice: what kind of move, and if that is not enough, which.

use catalog::Purpose;
use game::{Seat, Viewer};
use maud::{Markup, html};

use super::fields;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;
use crate::pages::{Seen, Told};

/// Whether whoever looks is to decide, sees what there is to decide, and nobody else would be at a disadvantage.
fn is_offered(seen: &Seen<'_>) -> bool {
    let decides = seen.turn().is_some_and(|turn| seen.is_mine(turn) && seen.viewer == Viewer::Seat(turn));
    decides && seen.snapshot.may_be_advised(seen.seats)
}

/// The button that asks for it, for the move itself if the kind was told.
pub(super) fn button(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some((name, more)) = next(frame, seen) else { return html! {} };
    html! {
        form.hint method="post" action=(seen.path("/hint")) {
            (fields(seen))
            button.btn #hint name="tell" value=(more) { (icon("eye")) (name) }
        }
    }
}

/// The same in the menu, for where there is no room for the button.
pub(super) fn in_menu(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some((name, more)) = next(frame, seen) else { return html! {} };
    html! {
        form.phone-only method="post" action=(seen.path("/hint")) {
            (fields(seen))
            button name="tell" value=(more) { (icon("eye")) (name) }
        }
    }
}

/// What can be told next, if anything: its name, and the value of the button.
fn next(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<(String, &'static str)> {
    if !is_offered(seen) {
        return None;
    }
    match seen.hint.map(|hint| hint.told) {
        None => Some((frame.say("hint", &[]), "kind")),
        Some(Told::Kind) => Some((frame.say("hint-more", &[]), "action")),
        Some(Told::Action) => None,
    }
}

/// What was advised.
pub(super) fn advice(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! { @if let Some(sentence) = sentence(frame, seen) { p.advice { (icon("eye")) span { (sentence) } } } }
}

/// What was advised, in a sentence or two.
pub(super) fn sentence(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<String> {
    let hint = seen.hint?;
    let fragments = seen.game()?.fragments(seen.viewer, Purpose::Play, frame.lang);
    let choice = fragments.choices.iter().find(|choice| choice.action == hint.action)?;
    Some(match hint.told {
        Told::Kind => {
            let kind = (seen.snapshot.entry.say)(&format!("kind-{}", choice.kind), frame.lang);
            frame.say("hint-kind", &[("kind", kind.into())])
        }
        Told::Action => {
            let advice = frame.say("hint-action", &[("action", choice.name.as_str().into())]);
            format!("{advice} {}", facts(frame, seen, &hint.action)?)
        }
    })
}

/// What everybody gains by it at once.
fn facts(frame: &Frame<'_>, seen: &Seen<'_>, action: &str) -> Option<String> {
    let preview = seen.game()?.preview(seen.viewer, action, frame.lang)?;
    let seats = Seat::all(seen.snapshot.chairs.len() as u8);
    let gains =
        seats.zip(preview.before.iter().zip(&preview.after)).filter(|(_, (before, after))| before != after);
    let gains: Vec<String> = gains
        .map(|(seat, (before, after))| {
            format!("{} {:+}", name_sitter(frame, seen.snapshot, seat), after - before)
        })
        .collect();
    Some(if gains.is_empty() {
        frame.say("hint-no-points", &[])
    } else {
        frame.say("hint-points", &[("gains", gains.join(", ").into())])
    })
}
