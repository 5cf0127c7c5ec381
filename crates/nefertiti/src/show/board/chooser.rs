//! Things to choose from that lie nowhere on the table: the types that the Maid can call for, and the Oracle's cards.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{gift, pile_card, servant};
use super::steps::{is_legal, mark, preview_id};
use crate::rules::{Action, GiftType, Nefertiti, PileCard};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let choices = sight.choices.iter().map(|choice| choice.action);
    let steps = choices.chain(sight.marks.iter().map(|(action, _)| *action));
    let things: Vec<(Action, Thing)> =
        steps.filter_map(|step| Some((step, Thing::of(sight.view, step, lang)?))).collect();
    html! {
        @if let Some((_, Thing { title, .. })) = things.first() {
            section.card.chooser aria-label=(title) {
                h3 { (title) }
                @if let Some(secret) = &sight.view.oracle.secret {
                    (laid(sight.view, &secret.laid, lang))
                }
                div.chooser-l {
                    @for (number, (step, thing)) in (1..).zip(&things) { (option(sight, *step, thing, number)) }
                }
            }
        }
    }
}

/// Cards in the order in which they are drawn.
pub(super) fn laid(view: &View, cards: &[PileCard], lang: Lang) -> Markup {
    html! {
        @if !cards.is_empty() {
            ol.laid {
                @for card in cards {
                    li { span.gc { (pile_card(view, *card)) } span.sr { (names::pile_card(*card, lang)) } }
                }
            }
        }
    }
}

/// One of the things, under the heading that all of them have.
struct Thing {
    title: String,
    label: String,
    face: Markup,
}

impl Thing {
    /// What is chosen by an action, if it is one of those that are chosen here.
    fn of(view: &View, action: Action, lang: Lang) -> Option<Thing> {
        let card = |card| html! { span.gc { (pile_card(view, card)) } };
        let (title, label, face) = if let Action::Call(gift_type) = action {
            ("choose-type", call_label(view, gift_type, lang), call(view, gift_type, lang))
        } else if let Action::Want(kind) = action {
            ("choose-want", names::kind(kind, lang), card(PileCard::Gift(kind)))
        } else if let Action::Next(next) = action {
            ("choose-next", names::pile_card(next, lang), card(next))
        } else {
            return None;
        };
        Some(Thing { title: say(lang, title, &[]), label, face })
    }
}

fn option(sight: &Sight<'_, Nefertiti>, step: Action, thing: &Thing, number: usize) -> Markup {
    let Thing { label, face, .. } = thing;
    html! {
        @if is_legal(sight, step) {
            button.pickable.leg form="play" name="step" value=(step) data-kind=(step.verb()) data-key={ "o" (number) }
                data-tap="preview" aria-label=(label) aria-describedby=(preview_id(step)) { (face) }
        } @else {
            span.{ "pickable" (mark(sight, &[step])) } role="img" aria-label=(label) { (face) }
        }
    }
}

/// Every owner gives up one card for its value now.
fn call(view: &View, gift_type: GiftType, lang: Lang) -> Markup {
    html! {
        (gift(gift_type.plain()))
        span {
            b { (names::gift_type(gift_type, lang)) }
            span.ow { @for seat in owners(view, gift_type) { (servant(seat, "")) } }
        }
        em { (view.edition.value(gift_type.plain(), view.owners(gift_type))) }
    }
}

fn call_label(view: &View, gift_type: GiftType, lang: Lang) -> String {
    let value = view.edition.value(gift_type.plain(), view.owners(gift_type));
    let values = [
        ("type", names::gift_type(gift_type, lang).into()),
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
