//! The port: a quay, and a boat with the foreign gifts that have come.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::market::reserve;
use super::pieces::{animal, card, symbol};
use super::words::{name_kind, name_market, say};
use super::{approx, stall};
use crate::market::{Card, Market};
use crate::state::Nefertiti;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let view = sight.view;
    let is_open = view.open.has(Market::Memphis);
    let state = if is_open { "open" } else { "closed" };
    let (now, goal) = (u32::from(view.memphis.cards()), u32::from(view.edition.award()));
    let values = [("now", now.into()), ("goal", goal.into())];
    html! {
        section.{ "card quay m-m" }.(state) id="market-m" aria-label=(name_market(Market::Memphis, lang)) {
            div.q-h {
                h3 { (animal(Market::Memphis)) (name_market(Market::Memphis, lang)) (approx::of_stall(view, Market::Memphis, lang)) }
                span.q-t title=(say(lang, "memphis-rule", &values)) {
                    @if is_open { (say(lang, "memphis-meter", &values)) } @else { (say(lang, "memphis-over", &[])) }
                }
            }
            div.boat {
                svg.hull viewBox="0 0 345 134" preserveAspectRatio="none" aria-hidden="true" { (symbol("hull-h")) }
                @for kind in view.memphis.kinds().iter() {
                    span.gc role="img" data-at={ "memphis-" (kind) } aria-label=(label(sight, kind, lang)) {
                        (card(view, Card::Gift(kind)))
                        @if view.memphis.count(kind) > 1 { i.q { (view.memphis.count(kind)) } }
                    }
                }
            }
            (stall::draw(sight, Market::Memphis, (40, 0), lang))
            (reserve(sight, Market::Memphis, "42 20", lang))
            @for choice in sight.choices {
                @if let crate::Action::Place(space) | crate::Action::Tax(space) = choice.action
                    && space.market() == Market::Memphis { span.aim data-for=(choice.action) {} }
            }
        }
    }
}

fn label(sight: &Sight<'_, Nefertiti>, kind: crate::Kind, lang: Lang) -> String {
    let worth = super::market::worth(sight.view, kind, lang);
    format!("{} × {}, {worth}", sight.view.memphis.count(kind), name_kind(kind, lang))
}
