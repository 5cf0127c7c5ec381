//! Things to choose from that lie nowhere on the table: the types that the Maid can call for, and the Oracle's cards.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{akhenaton, card, gift, servant};
use super::steps::preview_id;
use super::words::{name_kind, name_pile_card, name_type, say};
use crate::actions::{Action, PileCard};
use crate::gift::GiftType;
use crate::market::Card;
use crate::state::Nefertiti;
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let is_here = |action: Action| matches!(action, Action::Call(_) | Action::Want(_) | Action::Next(_));
    let choices: Vec<Action> =
        sight.choices.iter().map(|choice| choice.action).filter(|step| is_here(*step)).collect();
    html! {
        @if !choices.is_empty() {
            section.card.chooser aria-label=(title(choices[0], lang)) {
                h3 { (title(choices[0], lang)) }
                @if let Some(secret) = &sight.view.oracle.secret {
                    @if !secret.laid.is_empty() {
                        ol.laid {
                            @for laid in &secret.laid {
                                li { span.gc { (face(sight.view, *laid)) } span.sr { (name_pile_card(*laid, lang)) } }
                            }
                        }
                    }
                }
                div.chooser-l {
                    @for (number, step) in (1..).zip(choices) { (option(sight, step, number, lang)) }
                }
            }
        }
    }
}

fn title(action: Action, lang: Lang) -> String {
    match action {
        Action::Want(_) => say(lang, "choose-want", &[]),
        Action::Next(_) => say(lang, "choose-next", &[]),
        _ => say(lang, "choose-type", &[]),
    }
}

fn option(sight: &Sight<'_, Nefertiti>, step: Action, number: usize, lang: Lang) -> Markup {
    let view = sight.view;
    let (label, content) = match step {
        Action::Call(gift_type) => (call_label(view, gift_type, lang), call(view, gift_type, lang)),
        Action::Want(kind) => (name_kind(kind, lang), html! { span.gc { (card(view, Card::Gift(kind))) } }),
        Action::Next(next) => (name_pile_card(next, lang), html! { span.gc { (face(view, next)) } }),
        _ => return html! {},
    };
    html! {
        button.pickable.leg form="play" name="step" value=(step) data-kind=(super::kind(step)) data-key={ "o" (number) }
            data-tap="preview" aria-label=(label) aria-describedby=(preview_id(step)) { (content) }
    }
}

fn face(view: &View, laid: PileCard) -> Markup {
    match laid {
        PileCard::Gift(kind) => card(view, Card::Gift(kind)),
        PileCard::Akhenaton => akhenaton(),
    }
}

/// Every owner gives up one card for its value now.
fn call(view: &View, gift_type: GiftType, lang: Lang) -> Markup {
    html! {
        (gift(gift_type.plain()))
        span {
            b { (name_type(gift_type, lang)) }
            span.ow { @for seat in owners(view, gift_type) { (servant(seat, "")) } }
        }
        em { (view.edition.value(gift_type.plain(), view.owners(gift_type))) }
    }
}

fn call_label(view: &View, gift_type: GiftType, lang: Lang) -> String {
    let value = view.edition.value(gift_type.plain(), view.owners(gift_type));
    let values = [
        ("type", name_type(gift_type, lang).into()),
        ("owners", u32::from(view.owners(gift_type)).into()),
        ("value", u32::from(value).into()),
    ];
    say(lang, "choose-call", &values)
}

/// The seats that own a gift of this type.
pub(super) fn owners(view: &View, gift_type: GiftType) -> Vec<Seat> {
    let owned = view.players.by_seat().filter(|(_, player)| player.gifts().has_type(gift_type));
    owned.map(|(seat, _)| seat).collect()
}
