//! One market: awning, name, how near it is to closing, its stall, its gifts and its Reserve.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::layout::Shape;
use super::pieces::{animal, back, card, deben, seal, symbol};
use super::steps::{find_legal, is_legal, mark, preview_id};
use super::{meter, stall};
use crate::rules::{Action, Card, Condition, Kind, Market, Nefertiti, Place};
use crate::show::words::{names, say};
use crate::view::View;

/// What state a market is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trade {
    Open,
    /// It reopens at the next closing.
    Closed,
    /// It closed after Akhenaton, and stays so.
    Shut,
    /// Akhenaton was drawn for it.
    Out,
}

impl Trade {
    pub(super) fn of(view: &View, market: Market) -> Trade {
        match () {
            () if view.out == Some(market) => Trade::Out,
            () if view.open.has(market) => Trade::Open,
            () if view.out.is_some() => Trade::Shut,
            () => Trade::Closed,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Trade::Open => "open",
            Trade::Closed | Trade::Shut => "closed",
            Trade::Out => "closed out",
        }
    }

    pub(super) fn words(self, lang: Lang) -> String {
        match self {
            Trade::Open => String::new(),
            Trade::Closed => say(lang, "reopens", &[]),
            Trade::Shut => say(lang, "stays-closed", &[]),
            Trade::Out => say(lang, "out-for-good", &[]),
        }
    }
}

/// The place of a card of a market.
pub(super) fn gift_place(market: Market, place: Place) -> String {
    format!("gift-{market}-{place}")
}

/// The place of a market as a whole.
pub(super) fn market_place(market: Market) -> String {
    format!("market-{market}")
}

pub(super) fn reserve_place(market: Market) -> String {
    format!("reserve-{market}")
}

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, market: Market, origin: (u8, u8), lang: Lang) -> Markup {
    let view = sight.view;
    let trade = Trade::of(view, market);
    let is_wide = matches!(Shape::of(market, view.stall(market)), Shape::Line | Shape::Dice);
    let width = if is_wide { "wide" } else { "tall" };
    html! {
        section.{ "card mkt m-" (market) }.(trade.class()).(width) id={ "market-" (market) }
            aria-label=(names::market(market, lang)) {
            (awning())
            @if view.tile == market { span.clq tabindex="-1" data-grid={ (origin.0) " " (origin.1 + 10) } data-what="tile" { (say(lang, "closed-tile", &[])) } }
            @for choice in sight.choices {
                @if concerns(choice.action, market) { span.aim data-for=(choice.action) {} }
            }
            header data-at=(market_place(market)) {
                (animal(market))
                h3 tabindex="-1" data-grid={ (origin.0) " " (origin.1) } data-what=(market_place(market)) { (names::market(market, lang)) }
                (name_button(sight, market, lang))
                @if trade == Trade::Open {
                    (meter::draw(view, market, origin, lang))
                } @else {
                    span.meter.cl tabindex="-1" data-grid={ (origin.0) " " (origin.1 + 20) } data-what={ "meter-" (market) } { (trade.words(lang)) }
                }
            }
            p.cond data-what={ "meter-" (market) } { (condition(view, market, lang)) }
            div.mbody {
                div.st {
                    (stall::draw(sight, market, origin, lang))
                    @if market == Market::Louqsor && trade == Trade::Open { (meter::dice(view, origin, lang)) }
                }
                (gifts(sight, market, origin, lang))
            }
        }
    }
}

pub(super) fn awning() -> Markup {
    html! { svg.awn viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true" { (symbol("awning")) } }
}

/// Whether a choice is about this market, which is then framed.
fn concerns(action: Action, market: Market) -> bool {
    let is_placed = matches!(action, Action::Place(space) | Action::Tax(space) if space.market() == market);
    is_placed || action == Action::Name(market)
}

/// What closes the market, as a sentence.
pub(super) fn condition(view: &View, market: Market, lang: Lang) -> String {
    let number = |number: &u8| u32::from(*number).into();
    match view.stall(market).condition() {
        Condition::Group(size) => say(lang, "closes-group", &[("count", number(size))]),
        Condition::Pieces { colours, count } => {
            let key = if view.settings.has_neutral() { "closes-pieces-two" } else { "closes-pieces" };
            let values = [("colours", number(colours)), ("count", number(count))];
            say(lang, key, &values)
        }
        Condition::EveryLevel => say(lang, "closes-levels", &[]),
        Condition::Line(length) => say(lang, "closes-line", &[("count", number(length))]),
        Condition::Sum { exactly, at_least } if exactly.is_empty() => {
            say(lang, "closes-sum", &[("sum", number(at_least))])
        }
        Condition::Sum { exactly, at_least } => {
            let exactly: Vec<String> = exactly.iter().map(u8::to_string).collect();
            say(lang, "closes-sums", &[("sums", exactly.join(", ").into()), ("sum", number(at_least))])
        }
        Condition::Dice => say(lang, "closes-dice", &[]),
        Condition::Chain => say(lang, "closes-chain", &[]),
    }
}

fn gifts(sight: &Sight<'_, Nefertiti>, market: Market, (row, column): (u8, u8), lang: Lang) -> Markup {
    let at = |down: u8, right: u8| format!("{} {}", row + down, column + 20 + right);
    html! {
        div.gfs {
            div.grow.up {
                (gift(sight, market, Place::Upper, &at(2, 0), lang))
                (reserve(sight, market, &at(2, 6), lang))
            }
            div.grow {
                @for (index, place) in (0..).zip([Place::First, Place::Second, Place::Third]) {
                    (gift(sight, market, place, &at(5, 2 * index), lang))
                }
            }
        }
    }
}

/// What can be done with a gift on the board outside a sale; never two of these at a time.
fn steps_for(view: &View, market: Market, place: Place) -> Vec<Action> {
    let steps = [Action::Wander(market, place), Action::WantAt(market, place), Action::Hide(market, place)];
    let steal = (market == view.tile).then_some(Action::Steal(place));
    steps.into_iter().chain(steal).collect()
}

fn gift(sight: &Sight<'_, Nefertiti>, market: Market, place: Place, at: &str, lang: Lang) -> Markup {
    let board = sight.view.board(market);
    let here = gift_place(market, place);
    let Some(lying) = board.card(place) else {
        return html! { span.gc.empty data-at=(here) {} };
    };
    let label = describe(sight.view, market, place, lying, lang);
    let steps = steps_for(sight.view, market, place);
    let content = face(sight.view, market, place, lying);
    html! {
        @if let Some(step) = find_legal(sight, &steps) {
            button.gc.leg form="play" name="step" value=(step) data-at=(here) data-grid=(at) data-tap="preview"
                data-what=(here) data-kind=(step.verb()) data-key={ (market) (key_of(place)) }
                aria-label=(label) aria-describedby=(preview_id(step)) { (content) }
        } @else {
            span.{ "gc" (mark(sight, &steps)) } role="img" tabindex="-1" data-at=(here) data-what=(here) data-grid=(at)
                aria-label=(label) {
                (content)
            }
        }
    }
}

/// A card as it lies, perhaps face down, perhaps under the seal.
pub(super) fn face(view: &View, market: Market, place: Place, lying: Card) -> Markup {
    let board = view.board(market);
    html! {
        @if board.is_turned(place) { (back()) } @else { (card(view, lying)) }
        @if place == Place::Upper && board.has_seal() { span.seal data-at={ "seal-" (market) } data-what="seal" { (seal()) } }
    }
}

/// What to type for a place.
pub(super) fn key_of(place: Place) -> String {
    place.to_string().replace("upper", "u")
}

/// `Harp, upper gift, with a royal seal: worth 7 now.`
pub(super) fn describe(view: &View, market: Market, place: Place, card: Card, lang: Lang) -> String {
    let board = view.board(market);
    let mut parts = vec![names::card(card, lang), names::row(place, lang)];
    if board.is_turned(place) {
        parts.push(say(lang, "face-down", &[]));
    }
    if place == Place::Upper && board.has_seal() {
        parts.push(say(lang, "with-seal", &[]));
    }
    if let Card::Gift(kind) = card {
        parts.push(worth(view, kind, lang));
    }
    parts.join(", ")
}

/// `worth 7 now, 5 with one owner more`.
pub(super) fn worth(view: &View, kind: Kind, lang: Lang) -> String {
    let owners = view.owners(kind.gift_type());
    let value = |owners: u8| u32::from(view.edition.value(kind, owners)).into();
    let values =
        [("owners", u32::from(owners).into()), ("now", value(owners.max(1))), ("then", value(owners + 1))];
    say(lang, "worth", &values)
}

pub(super) fn reserve(sight: &Sight<'_, Nefertiti>, market: Market, at: &str, lang: Lang) -> Markup {
    let count = sight.view.board(market).reserve();
    let beg = Action::Beg(market);
    let collects: Vec<Action> = (1..=count).map(|deben| Action::Collect(market, deben)).collect();
    let values = [("market", names::market(market, lang).into()), ("deben", u32::from(count).into())];
    let label = say(lang, "reserve-of", &values);
    let amount = html! {
        span { (say(lang, "reserve", &[])) }
        b { span data-at=(reserve_place(market)) { (deben()) } (count) }
    };
    html! {
        @if is_legal(sight, beg) {
            button.rsv.leg data-at={ "vault-" (market) } form="play" name="step" value=(beg) data-grid=(at) data-kind="beg" data-tap="preview"
                data-what=(reserve_place(market)) data-key={ (market) "d" } aria-label=(say(lang, "reserve-beg", &values)) aria-describedby=(preview_id(beg)) {
                (amount)
            }
        } @else if find_legal(sight, &collects).is_some() || !mark(sight, &collects).is_empty() {
            div.rsv.taking data-at={ "vault-" (market) } role="group" data-what=(reserve_place(market)) aria-label=(label) {
                (amount)
                span.takes { @for (taken, step) in (1..).zip(collects) { (collect(sight, market, taken, step, lang)) } }
            }
        } @else {
            div.{ "rsv" (mark(sight, &[beg])) } data-at={ "vault-" (market) } role="img" tabindex="-1" data-grid=(at)
                data-what=(reserve_place(market)) aria-label=(label) { (amount) }
        }
    }
}

/// This many Deben for the Treasurer.
fn collect(sight: &Sight<'_, Nefertiti>, market: Market, taken: u8, step: Action, lang: Lang) -> Markup {
    let label = say(lang, "reserve-take", &[("deben", u32::from(taken).into())]);
    html! {
        @if is_legal(sight, step) {
            button.leg form="play" name="step" value=(step) data-kind="collect" data-key={ (market) (taken) }
                aria-label=(label) aria-describedby=(preview_id(step)) { "+" (taken) }
        } @else if let Some(mark) = sight.mark(step) {
            span.(mark.class()) role="img" aria-label=(label) { "+" (taken) }
        }
    }
}

/// For a player without servants in hand.
fn name_button(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Markup {
    let step = Action::Name(market);
    let label = say(lang, "name-market", &[("market", names::market(market, lang).into())]);
    let short = say(lang, "name-it", &[]);
    html! {
        @if is_legal(sight, step) {
            button.btn.naming form="play" name="step" value=(step) data-kind="name" data-key={ "n" (market) }
                data-tap="preview" aria-label=(label) aria-describedby=(preview_id(step)) { (short) }
        } @else if let Some(mark) = sight.mark(step) {
            span.btn.naming.(mark.class()) role="img" aria-label=(label) { (short) }
        }
    }
}
