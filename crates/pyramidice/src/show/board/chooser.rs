//! What is chosen from a list of pictures, because it lies nowhere on the table: resources given and taken, ways to pay,
//! faces for a die, and one of two scarabs.

use game::Lang;
use maud::{Markup, html};

use super::approx;
use super::pieces::{deity, die, icon, resources, scarab};
use super::steps::{Seen, all_of, press};
use super::words::{help_scarab, name_deity, name_die, name_resources, name_scarab, number, say};
use crate::rules::{Action, Deity, Die, Face, Phase, Resources, Scarab};

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let choices = all_of(sight, |_| true).into_iter();
    let options: Vec<(Action, Choice)> =
        choices.filter_map(|action| Some((action, option(sight, action, lang)?))).collect();
    let Some((_, first)) = options.first() else { return html! {} };
    let spaces = ("spaces", number(sight.view.options.edition.board.spaces));
    let title = say(lang, first.question, &[spaces]);
    html! {
        section.card.chooser aria-label=(title) {
            h3 { (title) }
            div.opts2 {
                @for (action, Choice { label, content, .. }) in &options {
                    @if let Some(button) = press(sight, *action, "och", label, content) { (button) }
                }
            }
        }
    }
}

/// What is chosen here: the question, and an answer to it.
struct Choice {
    question: &'static str,
    label: String,
    content: Markup,
}

/// How an action is drawn, if it is chosen here.
fn option(sight: &Seen<'_>, action: Action, lang: Lang) -> Option<Choice> {
    let is_full = matches!(sight.view.phase, Phase::KeepingEight { .. });
    let (question, (label, content)) = match action {
        Action::Keep(scarab) => ("board-ask-scarab", keep(sight, scarab, lang)),
        Action::Discard(given) if is_full => ("board-ask-eight", discard(sight, given, lang)),
        Action::Discard(given) => ("board-ask-give", discard(sight, given, lang)),
        Action::Gain(gained) => ("board-ask-gain", gain(gained, lang)),
        Action::Set(from, face) => ("board-ask-set", set(from, face, lang)),
        Action::Pay(paid) => ("board-ask-pay", pay(paid, &html! {}, None, lang)),
        Action::PaySeshat(paid) => {
            let name = name_deity(Deity::Seshat, lang);
            ("board-ask-pay", pay(paid, &deity(Deity::Seshat), Some(name), lang))
        }
        Action::PayTurquoise(paid) => {
            let name = name_scarab(Scarab::Turquoise, lang);
            ("board-ask-pay", pay(paid, &scarab(Scarab::Turquoise), Some(name), lang))
        }
        Action::Build(..)
        | Action::Buy(_)
        | Action::Cat(..)
        | Action::Use(_)
        | Action::Gold(..)
        | Action::Replace(_)
        | Action::Lend(..)
        | Action::Reroll
        | Action::Glory
        | Action::End
        | Action::Amethyst(_)
        | Action::Work
        | Action::Rest(_)
        | Action::Hapy
        | Action::Emerald(_)
        | Action::Choose(_)
        | Action::Take { .. }
        | Action::Dismiss(_)
        | Action::Copy
        | Action::Pass
        | Action::Place(..)
        | Action::Roll(_)
        | Action::PayDice(_) => return None,
    };
    Some(Choice { question, label, content })
}

fn gain(gained: Resources, lang: Lang) -> (String, Markup) {
    let named = name_resources(gained, lang);
    (say(lang, "board-gain", &[("what", named.into())]), html! { span.plus { "+" } (resources(gained)) })
}

fn set(from: Die, face: Face, lang: Lang) -> (String, Markup) {
    let values = [("from", name_die(from, lang).into()), ("to", number(face.value()))];
    (say(lang, "board-set", &values), html! { (die(from)) (icon("right")) (die(Die::new(from.kind, face))) })
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
    let phase = sight.view.phase;
    let seat = if let Phase::KeepingEight { seat, .. } = phase { seat } else { sight.view.active.seat() };
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
