//! The spaces of a stall, each where it is printed.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::layout::{Shape, size, spot};
use super::meter::would_close;
use super::pieces::{deben, mark as draw_mark, piece};
use super::steps::{find_legal, mark, near_seat, preview_id};
use crate::events::Event;
use crate::rules::{Action, Market, Nefertiti, Piece, Space, Stall, Symbol};
use crate::show::words::{names, say};

/// The name of a space as the start or end of a piece's move.
pub(super) fn place_of(space: Space) -> String {
    format!("space-{space}")
}

pub(super) fn draw(
    sight: &Sight<'_, Nefertiti>,
    market: Market,
    (row, column): (u8, u8),
    lang: Lang,
) -> Markup {
    let stall = sight.view.stall(market);
    let shape = Shape::of(market, stall);
    let (rows, columns) = size(shape, stall);
    html! {
        div.slab.(shape.class()) {
            div.{ "spg w" (columns) " h" (rows) } {
                @for rank in (0..stall.len()).rev() {
                    @let (y, x) = spot(shape, stall, rank);
                    @let at = format!("{} {}", row + 2 + y, column + x);
                    (draw_space(sight, market, rank, &format!("spc y{y} x{x}"), &at, lang))
                }
            }
        }
    }
}

/// The joints between spaces that touch; each is drawn by the space to the left of it or above it.
fn joints(stall: &Stall, rank: usize) -> Markup {
    let (row, column) = stall.position(rank);
    let follows = |down: u8, right: u8| {
        (0..stall.len()).any(|other| stall.position(other) == (row + down, column + right))
    };
    html! {
        @if follows(0, 1) { i.jr {} }
        @if follows(1, 0) { i.jd {} }
    }
}

fn draw_space(
    sight: &Sight<'_, Nefertiti>,
    market: Market,
    rank: usize,
    class: &str,
    at: &str,
    lang: Lang,
) -> Markup {
    let stall = sight.view.stall(market);
    let space = stall.space(rank);
    let steps = [Action::Place(space), Action::Tax(space)];
    let step = find_legal(sight, &steps);
    let closes = step.is_some_and(|step| closes(sight, market, rank, step));
    let closing = if closes { " cls" } else { "" };
    let was_last = |event: &Event| matches!(*event, Event::Placed { space: placed, .. } if placed == space);
    let last = if sight.last.iter().any(was_last) { " last" } else { "" };
    let label = describe(sight, market, rank, closes, lang);
    let content = html! {
        b { (space.offer()) }
        @if Shape::of(market, stall) == Shape::Joined { (joints(stall, rank)) }
        @if let Some(printed) = stall.symbol(rank) {
            (draw_mark(printed))
        }
        (stand(sight, market, rank))
    };
    html! {
        @if let Some(step) = step {
            button.leg.{ (class) (closing) (last) } form="play" name="step" value=(step) data-key=(key(stall, space))
                data-kind=(step.verb()) data-tap="preview" data-what=(place_of(space))
                data-grid=(at) aria-label=(label) aria-describedby=(preview_id(step)) { (content) }
        } @else {
            @let taken = if sight.view.board(market).stand().piece(rank).is_some() { " occ" } else { "" };
            button.{ (class) (taken) (last) (mark(sight, &steps)) } type="button" aria-disabled="true" data-grid=(at)
                data-what=(place_of(space)) aria-label=(label) { (content) }
        }
    }
}

/// What to type: where another offer begins with the same digit, a single digit gets a zero in front, or the longer one
/// could never be typed.
fn key(stall: &Stall, space: Space) -> String {
    let offer = space.offer();
    let is_start = |other: u8| other >= 10 && other / 10 == offer;
    let is_unclear =
        space.letter().is_none() && (0..stall.len()).any(|rank| is_start(stall.space(rank).offer()));
    if is_unclear { format!("{}0{offer}", space.market()) } else { space.to_string() }
}

/// Who stands on a space, who could, and what that would earn.
fn stand(sight: &Sight<'_, Nefertiti>, market: Market, rank: usize) -> Markup {
    let space = sight.view.stall(market).space(rank);
    let standing = sight.view.board(market).stand().piece(rank);
    html! {
        @match standing {
            Some(standing) => (piece(standing, "", Some(&place_of(space)))),
            None => span.spot data-at=(place_of(space)) {},
        }
        @for choice in sight.choices {
            @if let Action::Place(placed) | Action::Tax(placed) = choice.action && placed == space {
                @let earned = earned(&choice.events);
                span.ghost data-for=(choice.action) {
                    (piece(piece_of(choice.action, sight.view.active), "", None))
                    @if earned > 0 { span.earn { "+" (earned) (deben()) } }
                }
            }
        }
    }
}

/// The Deben that a placing brings; later ones belong to forced steps that follow.
pub(super) fn earned(events: &[Event]) -> u8 {
    let deben = |event: &Event| if let Event::Earned { deben, .. } = *event { Some(deben) } else { None };
    events.iter().skip(1).map_while(deben).sum()
}

/// The piece that an action puts on a space.
pub(super) fn piece_of(action: Action, seat: Seat) -> Piece {
    if let Action::Tax(_) = action { Piece::Collector(seat) } else { Piece::Servant(seat) }
}

fn closes(sight: &Sight<'_, Nefertiti>, market: Market, rank: usize, step: Action) -> bool {
    let view = sight.view;
    let piece = piece_of(step, near_seat(view, sight.viewer));
    market != Market::Memphis && would_close(view.stall(market), view.board(market).stand(), rank, piece)
}

/// `Abou Simbel, offer 7, free. Closes the market.`
fn describe(sight: &Sight<'_, Nefertiti>, market: Market, rank: usize, closes: bool, lang: Lang) -> String {
    let stall = sight.view.stall(market);
    let values = [
        ("market", names::market(market, lang).into()),
        ("offer", names::space_in_words(stall.space(rank), lang).into()),
    ];
    let symbol = stall.symbol(rank).map(|symbol| match symbol {
        Symbol::Coin => "symbol-coin",
        Symbol::Single => "symbol-single",
        Symbol::Extra => "symbol-extra",
    });
    let state = match sight.view.board(market).stand().piece(rank) {
        Some(piece) => names::piece(piece, lang),
        None => say(lang, "space-free", &[]),
    };
    let mut parts = vec![say(lang, "space", &values)];
    parts.extend(symbol.map(|key| say(lang, key, &[])));
    parts.push(state);
    let sentence = parts.join(", ");
    if closes { format!("{sentence}. {}", say(lang, "space-closes", &[])) } else { sentence }
}
