//! Parts of a table as the examples of the rules show them, drawn like the pictures of whole positions.

use game::{Seat, Viewer};
use maud::{Markup, html};

use crate::rules::Market;
use crate::show::picture::{self, market, panel};
use crate::view::View;

/// `table`, `market-M`, `port` and `panel-SEAT`.
pub(crate) fn scene(view: &View, part: &str) -> Option<Markup> {
    let (part, which) = part.split_once('-').unwrap_or((part, ""));
    match part {
        "table" => Some(frame((1200.0, 630.0), 900.0, &picture::table(view, YOU))),
        "market" => {
            let market = Market::BOARD.into_iter().find(|market| market.to_string() == which)?;
            Some(frame((386.0, 290.0), 386.0, &market::draw(view, market, 386.0, 290.0)))
        }
        "port" => Some(frame((782.0, 106.0), 700.0, &market::port(view, 782.0, 106.0))),
        "panel" => {
            let seat = Seat::all(view.settings.players()).find(|seat| seat.to_string() == which)?;
            Some(frame((364.0, 112.0), 364.0, &panel::draw(view, YOU, seat, 110.0)))
        }
        _ => None,
    }
}

const YOU: Viewer = Viewer::Seat(Seat::new(0));

/// A drawing of this size, as wide as this.
fn frame((width, height): (f32, f32), wide: f32, drawing: &Markup) -> Markup {
    html! {
        svg viewBox={ "-1 -1 " (width + 2.0) " " (height + 2.0) } width=(wide) height=((wide * height / width).round()) aria-hidden="true" {
            (drawing)
        }
    }
}
