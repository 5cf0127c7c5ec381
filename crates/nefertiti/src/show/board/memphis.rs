//! The port: a quay, and a boat with the foreign gifts that have come.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::market::reserve;
use super::pieces::{animal, card, symbol};
use super::stall;
use crate::rules::{Action, Card, Kind, Market, Nefertiti};
use crate::show::words::{names, say};

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let view = sight.view;
    let is_open = view.open.has(Market::Memphis);
    let state = if is_open { "open" } else { "closed" };
    let (now, goal) = (u32::from(view.memphis.cards()), u32::from(view.edition.award));
    let values = [("now", now.into()), ("goal", goal.into())];
    html! {
        section.{ "card quay m-m" }.(state) id="market-m" aria-label=(names::market(Market::Memphis, lang)) {
            div.q-h data-at="market-m" {
                h3 tabindex="-1" data-grid="40 0" data-what="market-m" { (animal(Market::Memphis)) (names::market(Market::Memphis, lang)) }
                span.q-t data-what="market-m" {
                    @if is_open { (say(lang, "memphis-meter", &values)) } @else { (say(lang, "memphis-over", &[])) }
                }
            }
            div.boat {
                svg.hull viewBox="0 0 345 134" preserveAspectRatio="none" aria-hidden="true" { (symbol("ship")) }
                @for kind in view.memphis.kinds().iter() {
                    span.gc role="img" tabindex="-1" data-grid={ "40 " (10 + 2 * (kind as u8)) } data-at={ "memphis-" (kind) } data-what={ "memphis-" (kind) } aria-label=(label(sight, kind, lang)) {
                        (card(view, Card::Gift(kind)))
                        @if view.memphis.count(kind) > 1 { i.q { (view.memphis.count(kind)) } }
                    }
                }
            }
            (stall::draw(sight, Market::Memphis, (40, 0), lang))
            (reserve(sight, Market::Memphis, "42 20", lang))
            @for choice in sight.choices {
                @if let Action::Place(space) | Action::Tax(space) = choice.action
                    && space.market() == Market::Memphis { span.aim data-for=(choice.action) {} }
            }
        }
    }
}

fn label(sight: &Sight<'_, Nefertiti>, kind: Kind, lang: Lang) -> String {
    let worth = super::market::worth(sight.view, kind, lang);
    format!("{} × {}, {worth}", sight.view.memphis.count(kind), names::kind(kind, lang))
}
