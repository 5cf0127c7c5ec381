//! Parts of a table as the examples of the rules show them, drawn like the pictures of whole positions.

use game::{Seat, Viewer};
use maud::{Markup, html};

use super::figures::badge;
use crate::rules::{Boat, Space};
use crate::show::picture::{self, harbor, panel};
use crate::view::View;

/// `table`, `harbor`, `boat-B`, `panel-SEAT`, and of a panel `obelisk-SEAT`, `temple-SEAT`, `pyramids-SEAT`, `tomb-SEAT`.
pub(crate) fn scene(view: &View, part: &str) -> Option<Markup> {
    let (part, which) = part.split_once('-').unwrap_or((part, ""));
    let seat = || Seat::all(2).find(|seat| seat.to_string() == which);
    match part {
        "table" => Some(frame([0.0, 0.0, 1200.0, 630.0], 900.0, &picture::table(view, YOU))),
        "harbor" => Some(frame([0.0, 0.0, 1000.0, 1000.0], 440.0, &harbor::draw(view))),
        "boat" => Boat::all().find(|boat| boat.to_string() == which).map(|boat| line(view, boat)),
        "panel" => seat().map(|seat| frame([0.0, 0.0, 550.0, 288.0], 550.0, &panel::draw(view, YOU, seat))),
        "obelisk" => seat().map(|seat| site(view, seat, [10.0, 76.0, 114.0, 124.0])),
        "temple" => seat().map(|seat| site(view, seat, [124.0, 76.0, 200.0, 124.0])),
        "pyramids" => seat().map(|seat| site(view, seat, [324.0, 76.0, 216.0, 124.0])),
        "tomb" => seat().map(|seat| site(view, seat, [10.0, 200.0, 530.0, 78.0])),
        _ => None,
    }
}

const YOU: Viewer = Viewer::Seat(Seat::new(0));

/// One site of a panel.
fn site(view: &View, seat: Seat, place: [f32; 4]) -> Markup {
    frame(place, place[2] * 1.1, &panel::draw(view, YOU, seat))
}

/// A boat with its line of cells, and who would take what if it can be unloaded.
fn line(view: &View, boat: Boat) -> Markup {
    let (at, takers) = (harbor::line(boat), view.harbor.line(boat).map(|(seat, _)| seat));
    let takers: Vec<Seat> = takers.collect();
    let is_ready = view.fleet.is_in_play(boat) && takers.len() >= 2;
    let place = if boat.is_row() { [0.0, at, 1000.0, 190.0] } else { [at, 0.0, 190.0, 1000.0] };
    let badges = html! {
        @if is_ready {
            @for (index, number) in [3, 2, 1].into_iter().enumerate() {
                @let (x, y) = harbor::corner_of(Space::new(boat, number));
                (badge(takers.get(index).copied(), x, y))
            }
        }
    };
    frame(
        place,
        if boat.is_row() { 640.0 } else { 122.0 },
        &html! {
            (harbor::draw(view))
            (badges)
        },
    )
}

/// A drawing, or a part of one, of this width.
fn frame([x, y, width, height]: [f32; 4], wide: f32, drawing: &Markup) -> Markup {
    let view_box = format!("{x} {y} {width} {height}");
    html! {
        svg viewBox=(view_box) width=(wide.round()) height=((wide * height / width).round()) aria-hidden="true" { (drawing) }
    }
}
