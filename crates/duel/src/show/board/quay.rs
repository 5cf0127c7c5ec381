//! The harbour: water, quay, nine cells and the stock in the corner.
//!
//! Everything is laid out in hundredths of the side, by the classes `x0` to `x2` and `y0` to `y2`.

use game::{Lang, Present, Sight};
use maud::{Markup, html};

use super::pieces::{back, meeple, meeple_at, symbol, token};
use super::traces::{Trace, is_legal, preview_id};
use super::{boats, grid, marks};
use crate::events::Event;
use crate::rules::{Action, Boat, Cell, Duel, Pair};
use crate::show::words::say;

pub(super) fn draw(sight: &Sight<'_, Duel>, lang: Lang) -> Markup {
    html! {
        div.board role="group" aria-label=(say(lang, "harbor", &[])) {
            div.sea {
                svg.b-bg viewBox="0 0 1000 1000" aria-hidden="true" { (symbol("harbor")) }
                @for trace in Trace::all(sight) { (lane(&trace)) }
                (stock(sight, lang))
                @for boat in Boat::all() { (boats::draw(sight, boat, lang)) }
                @for cell in Cell::all() { (draw_cell(sight, cell, lang)) }
                @for trace in Trace::all(sight) { (swap_arrow(&trace)) }
                (marks::lanes(sight))
                (marks::swap(sight))
            }
        }
    }
}

/// What is about to be unloaded: the boat and its line.
fn lane(trace: &Trace) -> Markup {
    let Event::Unloading { boat, .. } = trace.event else { return html! {} };
    html! {
        svg.b-fx data-for=(trace.key()) viewBox="0 0 1000 1000" aria-hidden="true" { (draw_lane(boat)) }
    }
}

pub(super) fn draw_lane(boat: Boat) -> Markup {
    let across = 404 + 1905 * (boat.index() as u32 % 3) / 10;
    let (x, y, width, height) = if boat.is_row() { (6, across, 982, 194) } else { (across, 6, 194, 982) };
    html! {
        rect.lane-c x=(x) y=(y) width=(width) height=(height) rx="34" {}
        rect.lane x=(x) y=(y) width=(width) height=(height) rx="34" {}
    }
}

/// Two tokens that are about to change places.
fn swap_arrow(trace: &Trace) -> Markup {
    let Event::Swapped { boat, pair, .. } = trace.event else { return html! {} };
    html! {
        svg.b-fx.over data-for=(trace.key()) viewBox="0 0 1000 1000" aria-hidden="true" { (draw_swap(boat, pair)) }
    }
}

/// An arrow over a boat that lies at the top, turned for one at the left.
pub(super) fn draw_swap(boat: Boat, pair: Pair) -> Markup {
    let across = 1905 * (boat.index() as u32 % 3) / 10;
    let arrow = match pair {
        Pair::OneTwo => "arrow-12",
        Pair::OneThree => "arrow-13",
        Pair::TwoThree => "arrow-23",
    };
    let transform = if boat.is_row() {
        format!("translate(12 {})", 384 + across)
    } else {
        format!("translate({} 12) matrix(0 1 1 0 0 0)", 384 + across)
    };
    html! { g transform=(transform) { use href={ "#" (arrow) } width="345" height="184" {} } }
}

fn draw_cell(sight: &Sight<'_, Duel>, cell: Cell, lang: Lang) -> Markup {
    let place = Action::Place(cell);
    let is_placed = |event: &Event| matches!(*event, Event::Placed { cell: placed, .. } if placed == cell);
    let last = if sight.last.iter().any(is_placed) { " last" } else { "" };
    let class = format!("cell x{} y{}{last}{}", cell.column(), cell.row(), marks::class(sight, place));
    let at = grid::of_cell(sight, cell);
    let label = name_cell(sight, cell, lang);
    html! {
        @if is_legal(sight, place) {
            button.legal.(class) form="play" name="step" value=(place) data-key=(cell) data-kind="place"
                data-what={ "cell-" (cell) } data-grid=(at) aria-label=(label) aria-describedby=(preview_id(place)) {
                (stand(sight, cell))
                span.dot {}
            }
        } @else {
            button.(class) type="button" aria-disabled="true" data-what={ "cell-" (cell) } data-grid=(at) aria-label=(label) {
                (stand(sight, cell))
                (marks::arrow(sight, place))
            }
        }
    }
}

/// Who stands on a cell, who might, and what they would get.
fn stand(sight: &Sight<'_, Duel>, cell: Cell) -> Markup {
    html! {
        @if let Some(owner) = sight.view.harbor.owner(cell) {
            (meeple_at(owner, "", Some(&cell.to_string())))
        } @else {
            span.spot data-at=(cell) {}
        }
        @for trace in Trace::all(sight) {
            @if let Event::Placed { seat, cell: placed } = trace.event && placed == cell {
                span.ghost data-for=(trace.key()) { (meeple(seat, "")) }
            } @else if let Event::Gained { token: gained, meeple: Some(from), .. } = trace.event && from == cell {
                span.gets data-for=(trace.key()) { (token(gained)) }
            }
        }
    }
}

fn name_cell(sight: &Sight<'_, Duel>, cell: Cell, lang: Lang) -> String {
    let name = ("cell", cell.to_string().into());
    match sight.view.harbor.owner(cell) {
        Some(owner) => say(lang, "cell-taken", &[name, ("seat", Duel::name_seat(owner, lang).into())]),
        None if is_legal(sight, Action::Place(cell)) => say(lang, "cell-legal", &[name]),
        None => say(lang, "cell-free", &[name]),
    }
}

/// Supply and reserve; the loads that are left are the real clock of the game.
fn stock(sight: &Sight<'_, Duel>, lang: Lang) -> Markup {
    let (supply, reserve) = (sight.view.supply(), u32::from(sight.view.reserve));
    let loads = supply.div_ceil(3);
    let values = [("supply", supply.into()), ("loads", loads.into()), ("reserve", reserve.into())];
    html! {
        div.stock role="img" tabindex="-1" data-what="supply" data-grid=(grid::OF_STOCK) aria-label=(say(lang, "supply", &values)) {
            div.st data-what="supply" {
                (pile("supply", loads.min(3)))
                div.st-t {
                    b { (supply) }
                    span { (say(lang, "stock-supply", &[])) }
                    small { (say(lang, "stock-loads", &[("loads", loads.into())])) }
                }
            }
            div.st data-what="reserve" {
                (pile("reserve", reserve))
                div.st-t {
                    b { (reserve) }
                    span { (say(lang, "stock-reserve", &[])) }
                }
            }
        }
    }
}

/// A pile of tokens that lie face down; the topmost is the next that is drawn.
fn pile(place: &str, height: u32) -> Markup {
    html! {
        div.pile {
            @for level in 0..height.max(1) {
                @let at = (level + 1 >= height).then_some(place);
                span.{ "y" (level) } data-at=[at] { @if height > 0 { (back()) } }
            }
        }
    }
}
