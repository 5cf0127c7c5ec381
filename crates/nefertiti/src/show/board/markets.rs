//! The board: the markets or the one that is closing, the port, the neutral player, and the characters.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::pieces::{animal, piece};
use super::{characters, chooser, holdings, market, memphis, meter, sale};
use crate::rules::{Market, Nefertiti};
use crate::show::words::{names, say};
use crate::view::View;

/// Where arrow keys find each market: two rows of two, so far apart that their spaces do not mix.
const ORIGINS: [(Market, (u8, u8)); 4] = [
    (Market::Gizeh, (0, 0)),
    (Market::AkhetAton, (0, 40)),
    (Market::AbouSimbel, (20, 0)),
    (Market::Louqsor, (20, 40)),
];

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let view = sight.view;
    let sale = sale::market_of(view);
    html! {
        div.board role="group" aria-label=(say(lang, "board", &[])) {
            (tabs(view, lang))
            @if let Some(market) = sale {
                (sale::draw(sight, market, lang))
            } @else {
                div.mks {
                    @for (market, origin) in ORIGINS { (market::draw(sight, market, origin, lang)) }
                }
                @if view.settings.has_memphis() { (memphis::draw(sight, lang)) }
            }
            (chooser::draw(sight, lang))
            @if view.settings.has_neutral() { (holdings::neutral(sight, lang)) }
            (characters::draw(sight, lang))
        }
    }
}

/// On a phone, where one market is seen at a time: how each stands, and the way there.
fn tabs(view: &View, lang: Lang) -> Markup {
    let port = view.settings.has_memphis().then_some(Market::Memphis);
    let is_sale = sale::market_of(view).is_some();
    html! {
        @if !is_sale {
            nav.tabs aria-label=(say(lang, "markets", &[])) {
                @for market in Market::BOARD.into_iter().chain(port) {
                    a.{ "tab m-" (market) } href={ "#market-" (market) } {
                        span.tb1 {
                            (animal(market))
                            span.sr { (names::market(market, lang)) (lang.colon()) }
                            b { (short(view, market, lang)) }
                        }
                        span.tb2 aria-hidden="true" {
                            @for (_, standing) in view.board(market).stand().iter() { (piece(standing, "", None)) }
                        }
                    }
                }
            }
        }
    }
}

fn short(view: &View, market: Market, lang: Lang) -> String {
    if market == Market::Memphis {
        return format!("{}/{}", view.memphis.cards(), view.edition.award);
    }
    if !view.open.has(market) {
        return say(lang, "closed-tile", &[]);
    }
    let meter = meter::Meter::of(view.stall(market), view.board(market).stand());
    format!("{}/{}", meter.now, meter.goal)
}
