//! Parts of a table as the examples of the rules show them, drawn like the pictures of whole positions.

use game::Seat;
use maud::{Markup, html};

use super::{gap, number, resting};
use crate::rules::{Place, Pyramid, Tile};
use crate::show::picture::{self, cards, panel, pyramids};
use crate::view::View;

/// `table`, `cheops`, `row`, `tray`, `clock`, `panel-SEAT`, `laid-SEAT` (tiles before a player), `architect` and `tiles` (on display).
pub(crate) fn scene(view: &View, part: &str) -> Option<Markup> {
    let (part, which) = part.split_once('-').unwrap_or((part, ""));
    let seat = || Seat::all(view.options.players).find(|seat| seat.to_string() == which);
    match part {
        "table" => Some(frame((1200.0, 630.0), 900.0, &picture::table(view))),
        "cheops" => Some(frame((372.0, 372.0), 280.0, &pyramids::draw(view, Pyramid::Cheops, 372.0))),
        "row" => Some(frame((402.0, 178.0), 402.0, &cards::row(view))),
        "tray" => Some(frame((360.0, 176.0), 320.0, &cards::tray(view))),
        "clock" => Some(frame((368.0, 118.0), 300.0, &cards::clock(view))),
        "panel" => seat().map(|seat| frame((368.0, 150.0), 368.0, &panel::seat(view, seat, 148.0))),
        "laid" => seat().map(|seat| {
            let tiles = view.players[seat].tiles.iter().map(|laid| Some(laid.tile));
            in_a_row(&tiles.chain([None; 3]).take(3).collect::<Vec<Option<Tile>>>())
        }),
        "architect" => {
            view.architect.map(|board| frame((368.0, 150.0), 368.0, &panel::architect(board, 148.0)))
        }
        "tiles" => Some(match view.architect {
            Some(_) => places(view),
            None => in_a_row(&view.display.tiles().iter().map(Some).collect::<Vec<Option<Tile>>>()),
        }),
        _ => None,
    }
}

/// Tiles side by side; where there is none, its place.
fn in_a_row(tiles: &[Option<Tile>]) -> Markup {
    let drawing = html! {
        @for (index, tile) in tiles.iter().enumerate() {
            g transform={ "translate(" (100 * index) " 0)" } { (lying(*tile)) }
        }
    };
    let width = 100.0 * tiles.len() as f32 - 10.0;
    frame((width, 86.0), width, &drawing)
}

/// The numbered places that an architect's die chooses from.
fn places(view: &View) -> Markup {
    let drawing = html! {
        @for place in Place::all() {
            @let (x, y) = (104.0 * (place.index() % 3) as f32, 108.0 * (place.index() / 3) as f32);
            g transform={ "translate(" (x) " " (y) ")" } {
                (lying(view.display.at(place)))
                (number(&place.number().to_string(), 45.0, 102.0, 18.0, "middle"))
            }
        }
    };
    frame((300.0, 214.0), 300.0, &drawing)
}

fn lying(tile: Option<Tile>) -> Markup {
    tile.map_or_else(|| gap(2.0, 10.0, 86.0, 72.0), resting::draw)
}

/// A drawing of this size, as wide as this.
fn frame((width, height): (f32, f32), wide: f32, drawing: &Markup) -> Markup {
    html! {
        svg viewBox={ "-1 -1 " (width + 2.0) " " (height + 2.0) } width=(wide) height=((wide * height / width).round()) aria-hidden="true" {
            (drawing)
        }
    }
}
