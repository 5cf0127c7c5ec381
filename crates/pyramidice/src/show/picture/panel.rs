//! What lies in front of a player or the architect, in one panel each.

use game::Seat;
use maud::{Markup, html};

use super::{Anchor, numeral, round, square, symbol};
use crate::rules::{ArchitectBoard, Deities, Resource};
use crate::show::board::pieces::{deity_symbol, resource_symbol, scarab_symbol};
use crate::view::View;

/// How many deities stand side by side.
const IN_A_ROW: usize = 9;

pub(crate) fn seat(view: &View, seat: Seat, height: f32) -> Markup {
    let player = &view.players[seat];
    let held = Resource::ALL.into_iter().flat_map(|sort| (0..player.board.count(sort)).map(move |_| sort));
    html! {
        (frame(&format!("p-{seat}"), player.glory, height))
        @for space in 0..view.options.edition.board.spaces {
            rect x=(round(16.0 + 33.0 * f32::from(space))) y="70" width="30" height="30" rx="6" fill="var(--stone-2)" {}
        }
        @for (space, sort) in held.take(8).enumerate() {
            (square(resource_symbol(sort), 18.0 + 33.0 * space as f32, 72.0, 26.0))
        }
        @if let Some(scarab) = player.scarab { (square(&scarab_symbol(scarab), 312.0, 68.0, 36.0)) }
        (deities(player.deities, height))
    }
}

pub(crate) fn architect(board: ArchitectBoard, height: f32) -> Markup {
    html! {
        (frame("p-A", board.glory, height))
        (deities(board.deities, height))
    }
}

fn frame(sign: &str, glory: u16, height: f32) -> Markup {
    html! {
        rect width="366" height=(round(height)) rx="14" fill="var(--panel)" stroke="var(--line)" {}
        (symbol(sign, 16.0, 10.0, 42.0, 52.0))
        (numeral(glory, Anchor::End, (316.0, 36.0), 32.0, "var(--ink)"))
        (square("glory", 324.0, 20.0, 32.0))
    }
}

/// As many rows of deities as there is room for.
fn deities(deities: Deities, height: f32) -> Markup {
    html! {
        @for (index, deity) in deities.iter().enumerate() {
            @let (x, y) = (16.0 + 38.0 * (index % IN_A_ROW) as f32, 106.0 + 38.0 * (index / IN_A_ROW) as f32);
            @if y + 36.0 <= height { (square(&deity_symbol(deity), x, y, 34.0)) }
        }
    }
}
