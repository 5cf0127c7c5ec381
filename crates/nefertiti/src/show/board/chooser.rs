//! Things to choose from that lie nowhere on the table: the types that the Maid can call for, and the Oracle's cards.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{akhenaton, card, gift, servant};
use super::steps::{is_legal, mark, preview_id};
use crate::rules::{Action, Card, GiftType, Nefertiti, PileCard};
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
                    @if !secret.laid.is_empty() {
                        ol.laid {
                            @for laid in &secret.laid {
                                li { span.gc { (face(sight.view, *laid)) } span.sr { (names::pile_card(*laid, lang)) } }
                            }
                        }
                    }
                }
                div.chooser-l {
                    @for (number, (step, thing)) in (1..).zip(&things) { (option(sight, *step, thing, number)) }
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
        let (title, label, face) = match action {
            Action::Call(gift_type) => {
                ("choose-type", call_label(view, gift_type, lang), call(view, gift_type, lang))
            }
            Action::Want(kind) => {
                ("choose-want", names::kind(kind, lang), html! { span.gc { (card(view, Card::Gift(kind))) } })
            }
            Action::Next(next) => {
                ("choose-next", names::pile_card(next, lang), html! { span.gc { (face(view, next)) } })
            }
            Action::Recruit(_)
            | Action::Place(_)
            | Action::Name(_)
            | Action::Pass
            | Action::Tax(_)
            | Action::Roll
            | Action::Take(_)
            | Action::Buy(_)
            | Action::Half
            | Action::Scatter(_)
            | Action::Aside(_)
            | Action::Wander(..)
            | Action::Score(_)
            | Action::Discard(_)
            | Action::WantFrom(..)
            | Action::WantAt(..)
            | Action::Give(_)
            | Action::Steal(_)
            | Action::Collect(..)
            | Action::Beg(_)
            | Action::Hide(..)
            | Action::Stop => return None,
        };
        Some(Thing { title: say(lang, title, &[]), label, face })
    }
}

fn option(sight: &Sight<'_, Nefertiti>, step: Action, thing: &Thing, number: usize) -> Markup {
    let Thing { label, face, .. } = thing;
    html! {
        @if is_legal(sight, step) {
            button.pickable.leg form="play" name="step" value=(step) data-kind=(super::kind(step)) data-key={ "o" (number) }
                data-tap="preview" aria-label=(label) aria-describedby=(preview_id(step)) { (face) }
        } @else {
            span.{ "pickable" (mark(sight, &[step])) } role="img" aria-label=(label) { (face) }
        }
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
