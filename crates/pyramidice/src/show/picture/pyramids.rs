//! A pyramid from above: each level lies on the joints of the one below, a little higher.

use maud::{Markup, html};

use super::{round, square};
use crate::rules::{Pyramid, Space};
use crate::view::View;

/// How far apart dice lie, measured in dice.
const PITCH: f32 = 1.5;

/// A pyramid on its plate of this size.
pub(crate) fn draw(view: &View, pyramid: Pyramid, size: f32) -> Markup {
    let die = (size - 40.0) / (PITCH * f32::from(pyramid.levels() - 1) + 1.0);
    let spaces = Space::all().filter(|space| space.pyramid() == pyramid);
    html! {
        rect width=(size) height=(size) rx="14" fill="var(--stone-1)" stroke="var(--stone-line)" stroke-width="1.5" {}
        @for space in spaces {
            @let (x, y) = spot(space, die);
            @if let Some(face) = view.pyramids.face(space) {
                @if space.level() > 1 {
                    rect x=(round(x + 2.0)) y=(round(y + die * 0.2)) width=(round(die - 4.0)) height=(round(die * 0.95)) rx="7"
                        fill="#2C1C04" fill-opacity=".35" {}
                }
                (square(&format!("ds{face}"), x, y, die))
            } @else if space.level() == 1 {
                rect x=(round(x)) y=(round(y)) width=(round(die)) height=(round(die)) rx="8" fill="var(--stone-2)"
                    stroke="var(--stone-3)" stroke-width="2" {}
            }
        }
    }
}

/// The upper left corner of a space.
fn spot(space: Space, die: f32) -> (f32, f32) {
    let level = f32::from(space.level() - 1);
    let along = |index: u8| 20.0 + (f32::from(index) + level / 2.0) * PITCH * die;
    (along(space.column()), along(space.row()) - level * die * 0.12)
}
