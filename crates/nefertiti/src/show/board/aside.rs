//! What every gift is worth now, where every Deben is, and what the Oracle alone knows.

use game::{Lang, Present, Sight};
use maud::{Markup, html};

use super::chooser::{laid, owners};
use super::pieces::{animal, gift, servant};
use crate::rules::{GiftType, Market, Nefertiti, PileCard, Place};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> (String, Markup) {
    let view = sight.view;
    let body = html! {
        (values(view, lang))
        (ledger(view, lang))
        (last_cards(view, lang))
    };
    (say(lang, "values", &[]), body)
}

/// The types in play: those with a gift on the table or in the pile.
fn is_played(view: &View, gift_type: GiftType) -> bool {
    let lies = |market: &Market| {
        let mut gifts = Place::ALL.into_iter().filter_map(|place| view.board(*market).card(place)?.gift());
        gifts.any(|kind| kind.gift_type() == gift_type)
    };
    view.owners(gift_type) > 0
        || view.unseen.has_type(gift_type)
        || view.memphis.has_type(gift_type)
        || Market::BOARD.iter().any(lies)
}

fn values(view: &View, lang: Lang) -> Markup {
    html! {
        table.vals {
            caption.mut { (say(lang, "values-owners", &[])) }
            tbody {
                @for gift_type in GiftType::ALL {
                    @if is_played(view, gift_type) { (row(view, gift_type, lang)) }
                }
            }
        }
    }
}

fn row(view: &View, gift_type: GiftType, lang: Lang) -> Markup {
    let now = view.owners(gift_type).min(3);
    html! {
        tr {
            th scope="row" data-what={ "type-" (gift_type) } { span { (gift(gift_type.plain())) (names::gift_type(gift_type, lang)) } }
            td.ow {
                @for seat in owners(view, gift_type) { (servant(seat, "")) span.sr { (Nefertiti::name_seat(seat, lang)) " " } }
                @if view.neutral.has_type(gift_type) {
                    span.neu aria-hidden="true" { "N" }
                    span.sr { (say(lang, "neutral", &[])) }
                }
            }
            @for number in 1..=3 {
                @let class = if number == now { "cur" } else { "o" };
                td.(class) aria-current=[(number == now).then_some("true")] { (view.edition.value(gift_type.plain(), number)) }
            }
        }
    }
}

/// A bar with everybody's share of the money, and the same in numbers.
fn ledger(view: &View, lang: Lang) -> Markup {
    let held: u32 = view.players.iter().map(|player| u32::from(player.deben())).sum();
    let reserves: u32 = view.boards.iter().map(|board| u32::from(board.reserve())).sum();
    let values = [("held", held.into()), ("reserves", reserves.into()), ("all", (held + reserves).into())];
    html! {
        div.led {
            h3 data-what="ledger" { (say(lang, "ledger", &[])) }
            span.mut { (say(lang, "ledger-sum", &values)) }
            (bar(view, held + reserves))
            ul {
                @for (seat, player) in view.players.by_seat() {
                    li data-what={ "deben-" (seat) } { (servant(seat, "")) span.sr { (Nefertiti::name_seat(seat, lang)) " " } (player.deben()) }
                }
                @for market in played(view) {
                    li data-what={ "reserve-" (market) } {
                        (animal(market)) span.sr { (names::market(market, lang)) " " } (view.board(market).reserve())
                    }
                }
            }
        }
    }
}

fn played(view: &View) -> impl Iterator<Item = Market> {
    let port = view.settings.has_memphis();
    Market::ALL.into_iter().filter(move |market| *market != Market::Memphis || port)
}

fn bar(view: &View, all: u32) -> Markup {
    let seats =
        view.players.by_seat().map(|(seat, player)| (format!("own{seat}"), u32::from(player.deben())));
    let stocks = played(view).map(|market| ("stock".to_owned(), u32::from(view.board(market).reserve())));
    let mut left = 0;
    let mut parts = Vec::new();
    for (class, deben) in seats.chain(stocks) {
        parts.push((class, left, deben));
        left += deben;
    }
    html! {
        svg.ledb viewBox={ "0 0 " (all.max(1) * 10) " 22" } preserveAspectRatio="none" aria-hidden="true" {
            @for (class, left, deben) in parts { rect.(class) x=(left * 10) width=(deben * 10) height="22" {} }
        }
    }
}

/// The cards under the pile, for the player who has looked at them.
fn last_cards(view: &View, lang: Lang) -> Markup {
    let Some(secret) = &view.oracle.secret else { return html! {} };
    let seen = secret.seen.iter().map(|kind| PileCard::Gift(*kind));
    // While nothing is laid, the order does not matter.
    let cards: Vec<PileCard> = if secret.laid.is_empty() { seen.collect() } else { secret.laid.clone() };
    let key = if secret.laid.is_empty() { "last-seen" } else { "last-laid" };
    let owner = view.oracle.seat.map(|seat| Nefertiti::name_seat(seat, lang)).unwrap_or_default();
    let values = [("seat", owner.into())];
    html! {
        @if !cards.is_empty() {
            div.last-cards {
                h3 { (say(lang, key, &values)) }
                (laid(view, &cards, lang))
            }
        }
    }
}
