//! What is chosen from a list of pictures, because it lies nowhere on the table: resources given and taken, ways to pay,
//! faces for a die, and one of two scarabs.

use game::Lang;
use maud::{Markup, html};

use super::approx;
use super::pieces::{deity, die, icon, resources, scarab};
use super::steps::{Seen, all_of, press};
use super::words::{help_scarab, name_deity, name_die, name_resources, name_scarab, number, say, word};
use crate::actions::Action;
use crate::deities::Deity;
use crate::dice::Die;
use crate::resources::Resources;
use crate::scarabs::Scarab;
use crate::state::Phase;

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let choices = all_of(sight, is_here);
    let Some(first) = choices.first() else { return html! {} };
    html! {
        section.card.chooser aria-label=(title(sight, *first, lang)) {
            h3 { (title(sight, *first, lang)) }
            div.opts2 { @for action in choices { @if let Some(option) = option(sight, action, lang) { (option) } } }
        }
    }
}

/// Whether an action is chosen here.
fn is_here(action: Action) -> bool {
    matches!(
        action,
        Action::Keep(_)
            | Action::Discard(_)
            | Action::Gain(_)
            | Action::Pay(_)
            | Action::PaySeshat(_)
            | Action::PayTurquoise(_)
            | Action::Set(..)
    )
}

fn title(sight: &Seen<'_>, action: Action, lang: Lang) -> String {
    match action {
        Action::Keep(_) => word(lang, "board-ask-scarab"),
        Action::Discard(_) if matches!(sight.view.phase, Phase::KeepingEight { .. }) => {
            let spaces = sight.view.options.edition.board.spaces;
            say(lang, "board-ask-eight", &[("spaces", number(spaces))])
        }
        Action::Discard(_) => word(lang, "board-ask-give"),
        Action::Gain(_) => word(lang, "board-ask-gain"),
        Action::Set(..) => word(lang, "board-ask-set"),
        _ => word(lang, "board-ask-pay"),
    }
}

fn option(sight: &Seen<'_>, action: Action, lang: Lang) -> Option<Markup> {
    let (label, content) = match action {
        Action::Keep(scarab) => keep(sight, scarab, lang),
        Action::Discard(given) => discard(sight, given, lang),
        Action::Gain(gained) => {
            let named = name_resources(gained, lang);
            (
                say(lang, "board-gain", &[("what", named.into())]),
                html! { span.plus { "+" } (resources(gained)) },
            )
        }
        Action::Pay(paid) => pay(paid, &html! {}, None, lang),
        Action::PaySeshat(paid) => {
            pay(paid, &deity(Deity::Seshat), Some(name_deity(Deity::Seshat, lang)), lang)
        }
        Action::PayTurquoise(paid) => {
            pay(paid, &scarab(Scarab::Turquoise), Some(name_scarab(Scarab::Turquoise, lang)), lang)
        }
        Action::Set(from, face) => {
            let to = Die::new(from.kind, face);
            let values = [("from", name_die(from, lang).into()), ("to", number(face.value()))];
            (say(lang, "board-set", &values), html! { (die(from)) (icon("right")) (die(to)) })
        }
        _ => return None,
    };
    press(sight, action, "och", &label, &content)
}

fn keep(sight: &Seen<'_>, one: Scarab, lang: Lang) -> (String, Markup) {
    let values = [("scarab", name_scarab(one, lang).into())];
    let label = format!("{} {}", say(lang, "board-keep", &values), help_scarab(one, lang));
    let content = html! {
        (scarab(one))
        span.tx { b { (name_scarab(one, lang)) } (help_scarab(one, lang)) (approx::scarab(sight.view, one, lang)) }
    };
    (label, content)
}

/// What would go, and what would be left.
fn discard(sight: &Seen<'_>, given: Resources, lang: Lang) -> (String, Markup) {
    let seat = match sight.view.phase {
        Phase::KeepingEight { seat, .. } => seat,
        _ => sight.view.active.seat(),
    };
    let board = sight.view.players[seat].board;
    let kept = if board.covers(given) { board.minus(given) } else { board };
    let values = [("what", name_resources(given, lang).into()), ("kept", name_resources(kept, lang).into())];
    let content = html! {
        span.lose { "−" (resources(given)) }
        span.left { (resources(kept)) }
    };
    (say(lang, "board-discard", &values), content)
}

fn pay(paid: Resources, sign: &Markup, helper: Option<String>, lang: Lang) -> (String, Markup) {
    let what = name_resources(paid, lang);
    let label = match helper {
        Some(helper) => {
            say(lang, "board-pay-with", &[("what", what.clone().into()), ("helper", helper.into())])
        }
        None => say(lang, "board-pay", &[("what", what.clone().into())]),
    };
    let content = html! {
        (sign)
        @if paid.is_empty() { span.tx { (what) } } @else { span.lose { "−" (resources(paid)) } }
    };
    (label, content)
}
