//! A closing, piece by piece: who decides, what each card would cost and bring, and what is left for the next.

use game::{Foreseen, Lang, Present, Sight, difference};
use maud::{Markup, html};

use super::market::{
    awning, condition, describe, face, gift_place, key_of, market_place, reserve_place, worth,
};
use super::payout::{Bid, bids, draw as draw_order};
use super::pieces::{animal, card, deben, piece};
use super::steps::{find, mark, preview_id, totals};
use crate::rules::{Action, Card, Market, Nefertiti, Phase, Pick, Place, SaleStep, Symbol, Take};
use crate::show::words::{names, say};
use crate::view::View;

/// The market whose pieces are being dealt with, if one of them is to decide about its cards.
pub(super) fn market_of(view: &View) -> Option<Market> {
    let Phase::Sale(step) = view.phase else { return None };
    Some(step.market())
}

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Markup {
    let view = sight.view;
    let bids = bids(view, market, None, 0);
    html! {
        section.{ "card mkt sale m-" (market) } aria-label=(title(market, lang)) {
            (awning())
            header.clt data-at=(market_place(market)) {
                (animal(market))
                div {
                    h2 tabindex="0" data-what=(market_place(market)) { (title(market, lang)) }
                    @if market != Market::Memphis {
                        span.mut { (condition(view, market, lang)) }
                    }
                }
                div.rsv data-at={ "vault-" (market) } role="img" tabindex="0" data-what=(reserve_place(market)) aria-label=(reserve_label(view, market, lang)) {
                    span { (say(lang, "reserve", &[])) }
                    b { span data-at=(reserve_place(market)) { (deben()) } (view.board(market).reserve()) }
                }
            }
            (draw_order(view, market, &bids, true, lang))
            @if let Some(first) = bids.first() {
                div.decides {
                    (piece(first.piece, "", None))
                    h3 { (task(view, first, lang)) }
                    span.mut {
                        (say(lang, "holds", &[("deben", u32::from(view.players[first.piece.owner()].deben()).into())]))
                    }
                }
            }
            div.och {
                @if market == Market::Memphis { (foreign(sight, lang)) } @else { (places(sight, market, lang)) }
                (half(sight, market, lang))
            }
        }
    }
}

fn title(market: Market, lang: Lang) -> String {
    if market == Market::Memphis {
        return say(lang, "sale-memphis", &[]);
    }
    say(lang, "sale-title", &[("market", names::market(market, lang).into())])
}

fn reserve_label(view: &View, market: Market, lang: Lang) -> String {
    let deben = u32::from(view.board(market).reserve());
    say(lang, "reserve-of", &[("market", names::market(market, lang).into()), ("deben", deben.into())])
}

/// What is to be decided, and by whom.
fn task(view: &View, first: &Bid, lang: Lang) -> String {
    let Phase::Sale(step) = view.phase else { return String::new() };
    let seat = Nefertiti::name_seat(first.piece.owner(), lang);
    let values = [("seat", seat.into()), ("offer", u32::from(first.space.offer()).into())];
    let key = match step {
        SaleStep::Taking { take: Take::First, market } => task_of_the_best(view, market, first),
        SaleStep::Taking { take: Take::Second, .. } => "task-second",
        SaleStep::Taking { take: Take::Extra, .. } => "task-extra",
        SaleStep::Shaming { .. } => "task-shame",
        SaleStep::Buying { .. } => "task-buy",
        SaleStep::Leaving { .. } => "task-leave",
    };
    say(lang, key, &values)
}

/// What the best bidder may take, which the symbol of the space decides.
fn task_of_the_best(view: &View, market: Market, first: &Bid) -> &'static str {
    let stall = view.stall(market);
    match stall.rank(first.space).and_then(|rank| stall.symbol(rank)) {
        _ if market == Market::Memphis => "task-take-memphis",
        Some(Symbol::Single) => "task-take-single",
        Some(Symbol::Extra) => "task-take-extra",
        Some(Symbol::Coin) | None => "task-take",
    }
}

fn places(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Markup {
    let board = sight.view.board(market);
    html! {
        @for (index, place) in Place::ALL.into_iter().enumerate() {
            @if let Some(lying) = board.card(place) {
                @let face = html! {
                    span.gc data-at=(gift_place(market, place)) { (face(sight.view, market, place, lying)) }
                };
                @let offer = Offer {
                    pick: Pick::Place(place),
                    what: gift_place(market, place),
                    key: key_of(place),
                    label: describe(sight.view, market, place, lying, lang),
                    name: names::card(lying, lang),
                    column: index,
                };
                (option(sight, &offer, &face, lang))
            } @else {
                span.ochc.gone data-at=(gift_place(market, place)) aria-hidden="true" {}
            }
        }
    }
}

/// The foreign gifts of Memphis: each kind once, with its number.
fn foreign(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    html! {
        @for (index, kind) in sight.view.memphis.kinds().iter().enumerate() {
            @let face = html! {
                span.gc data-at={ "memphis-" (kind) } {
                    (card(sight.view, Card::Gift(kind)))
                    @if sight.view.memphis.count(kind) > 1 { i.q { (sight.view.memphis.count(kind)) } }
                }
            };
            @let offer = Offer {
                pick: Pick::Kind(kind),
                what: format!("memphis-{kind}"),
                key: (index + 1).to_string(),
                label: format!("{}, {}", names::kind(kind, lang), worth(sight.view, kind, lang)),
                name: names::kind(kind, lang),
                column: index,
            };
            (option(sight, &offer, &face, lang))
        }
    }
}

/// A card on offer.
struct Offer {
    pick: Pick,
    what: String,
    key: String,
    label: String,
    name: String,
    column: usize,
}

fn option(sight: &Sight<'_, Nefertiti>, offer: &Offer, face: &Markup, lang: Lang) -> Markup {
    let steps = [Action::Take(offer.pick), Action::Buy(offer.pick), Action::Aside(offer.pick)];
    let choice = steps.into_iter().find_map(|step| find(sight, step));
    let at = format!("2 {}", 2 * offer.column);
    html! {
        @if let Some(choice) = choice {
            button.ochc.leg form="play" name="step" value=(choice.action) data-kind=(choice.action.verb())
                data-key=(offer.key) data-grid=(at) data-tap="preview" data-what=(offer.what)
                aria-label={ (do_label(choice.action, &offer.label, lang)) ". " (told(sight, choice, lang)) }
                aria-describedby=(preview_id(choice.action)) {
                (face)
                b { (offer.name) }
                (gains(sight, choice, lang))
            }
        } @else {
            span.{ "ochc" (mark(sight, &steps)) } role="img" tabindex="-1" data-grid=(at) data-what=(offer.what)
                aria-label=(offer.label) {
                (face)
                b { (offer.name) }
            }
        }
    }
}

/// `Buy: harp, upper gift …`
fn do_label(action: Action, label: &str, lang: Lang) -> String {
    say(lang, &format!("label-{}", action.verb()), &[("gift", label.into())])
}

/// How many coins are drawn one by one; more of them are a coin with a number.
const MOST_COINS: u8 = 6;

fn half(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Markup {
    let reserve = sight.view.board(market).reserve();
    let half = reserve.div_ceil(2);
    let values = [("half", u32::from(half).into()), ("reserve", u32::from(reserve).into())];
    let name = say(lang, "half-of", &values);
    let content = html! {
        span.coins {
            @if half > MOST_COINS { (deben()) b { "× " (half) } } @else { @for _ in 0..half { (deben()) } }
        }
        b { (name) }
    };
    html! {
        @if let Some(choice) = find(sight, Action::Half) {
            button.ochc.leg form="play" name="step" value=(choice.action) data-kind="half" data-key="t" data-grid="2 12"
                data-tap="preview" aria-label={ (name) ". " (told(sight, choice, lang)) }
                aria-describedby=(preview_id(choice.action)) { (content) (gains(sight, choice, lang)) }
        } @else if let Some(mark) = sight.mark(Action::Half) {
            span.ochc.(mark.class()) role="img" aria-label=(name) { (content) }
        }
    }
}

/// What a choice costs and brings the player who makes it, and what it does to the others.
fn gains(sight: &Sight<'_, Nefertiti>, choice: &Foreseen<Nefertiti>, lang: Lang) -> Markup {
    let change = Change::of(sight, choice);
    html! {
        dl aria-hidden="true" {
            @if change.deben != 0 {
                div { dt { (say(lang, "cost-deben", &[])) } dd { (difference(change.deben)) } }
            }
            div {
                dt { (say(lang, "if-it-ended", &[])) }
                dd { (change.before) " → " b { (change.after) } }
            }
            div { dt { (say(lang, "for-others", &[])) } dd { (difference(change.others)) } }
        }
    }
}

fn told(sight: &Sight<'_, Nefertiti>, choice: &Foreseen<Nefertiti>, lang: Lang) -> String {
    let change = Change::of(sight, choice);
    let values = [
        ("deben", difference(change.deben).into()),
        ("before", change.before.into()),
        ("after", change.after.into()),
        ("others", difference(change.others).into()),
    ];
    say(lang, "gains", &values)
}

/// The money and points of the decider before and after, and the others' points.
struct Change {
    deben: i32,
    before: i32,
    after: i32,
    others: i32,
}

impl Change {
    fn of(sight: &Sight<'_, Nefertiti>, choice: &Foreseen<Nefertiti>) -> Change {
        let view = sight.view;
        let bidder = market_of(view).and_then(|market| view.board(market).stand().iter().next());
        let seat = bidder.map_or(view.active, |(_, piece)| piece.owner());
        let [before, after] = [view, &choice.after].map(|view| totals(view, sight.viewer));
        let index = seat.index();
        let all: i32 = after.iter().zip(&before).map(|(after, before)| after - before).sum();
        let deben = |view: &View| i32::from(view.players[seat].deben());
        Change {
            deben: deben(&choice.after) - deben(view),
            before: before[index],
            after: after[index],
            others: all - (after[index] - before[index]),
        }
    }
}
