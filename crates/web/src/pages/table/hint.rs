//! Hints: first the kind of move, then the move itself.

use catalog::{Disclosure, Fragments, tell_advice};
use game::{Seat, Viewer};
use maud::{Markup, html};

use super::fields;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;

/// Whether it is the reader's turn, they see their choices, and a hint puts nobody else at a disadvantage.
fn is_offered(seen: &Seen<'_>) -> bool {
    let decides = seen.turn().is_some_and(|turn| seen.is_mine(turn) && seen.viewer == Viewer::Seat(turn));
    decides && seen.snapshot.may_be_advised(seen.seats)
}

/// The button that asks for a hint, or for the move itself once its kind is known.
pub(super) fn button(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some((name, more)) = next(frame, seen) else { return html! {} };
    html! {
        form.hint method="post" action=(seen.path("/hint")) {
            (fields(seen))
            button.btn #hint name="tell" value=(more) { (icon("eye")) (name) }
        }
    }
}

/// The same in the menu, where there is no room for the button.
pub(super) fn in_menu(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some((name, more)) = next(frame, seen) else { return html! {} };
    html! {
        form.phone-only method="post" action=(seen.path("/hint")) {
            (fields(seen))
            button name="tell" value=(more) { (icon("eye")) (name) }
        }
    }
}

/// What can be disclosed next, if anything, with the label of its button.
fn next(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<(String, Disclosure)> {
    if !is_offered(seen) {
        return None;
    }
    match seen.hint.map(|hint| hint.told) {
        None => Some((frame.say("hint", &[]), Disclosure::Kind)),
        Some(Disclosure::Kind) => Some((frame.say("hint-more", &[]), Disclosure::Action)),
        Some(Disclosure::Action) => None,
    }
}

/// The action that the hint discloses, if it does.
pub(super) fn action<'a>(seen: &Seen<'a>) -> Option<&'a str> {
    let hint = seen.hint.filter(|hint| hint.told == Disclosure::Action).map(|hint| &hint.advice);
    Some(&hint.or(seen.doubt.map(|doubt| &doubt.advice))?.action)
}

/// The kind of action that the hint discloses.
pub(super) fn kind(seen: &Seen<'_>, fragments: &Fragments) -> Option<&'static str> {
    let hint = seen.hint?;
    fragments.choices.iter().find(|choice| choice.action == hint.advice.action).map(|choice| choice.kind)
}

/// The hint.
pub(super) fn advice(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! { @if let Some(sentence) = sentence(frame, seen) { p.advice { (icon("eye")) span { (sentence) } } } }
}

/// The hint in a few sentences.
pub(super) fn sentence(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<String> {
    let (hint, game, turn) = (seen.hint?, seen.game()?, seen.turn()?);
    let seats = Seat::all(game.seats());
    let names: Vec<String> = seats.map(|seat| name_sitter(frame, seen.snapshot, seat)).collect();
    tell_advice(game, turn, &hint.advice, hint.told, &names, frame.lang)
}
