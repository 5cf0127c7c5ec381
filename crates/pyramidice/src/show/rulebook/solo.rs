//! What an architect has, and the numbered places that his die chooses from.

use maud::{Markup, html};

use super::{frame, gap, glory, number, numbers, plate, resting, symbol};
use crate::rules::{Architect, Place, Tile};

/// Snefru's board with a tile on its first space; beside it the display with gaps.
pub(super) fn architect() -> Markup {
    let spaces = &numbers().architect(Architect::Snefru).spaces;
    let drawing = html! {
        (plate(1.0, 1.0, 320.0, 214.0))
        g color="var(--stone-ink)" {
            use href="#eye" x="18" y="14" width="38" height="36" {}
        }
        @for (index, worth) in spaces.iter().enumerate() {
            @let x = 16.0 + 101.0 * index as f32;
            (gap(x, 66.0, 86.0, 72.0))
            (glory(&worth.to_string(), x + 26.0, 142.0, 19.0))
        }
        g transform="translate(14 56)" { (resting::draw(Tile::Wc)) }
        (symbol("p-A", 262.0, 8.0, 46.0))
        @for card in 0..4_u8 {
            use href="#back" x=(84.0 + 20.0 * f32::from(card)) y="10" width="34" height="47" {}
        }
        @for (index, pairs) in [["ds1", "ds6"], ["ds4", "ds5"]].into_iter().enumerate() {
            @let x = 42.0 + 130.0 * index as f32;
            rect x=(x) y="168" width="104" height="40" rx="8" fill="var(--dcf)" stroke="var(--gold-line)" stroke-width="2" {}
            (symbol(pairs[0], x + 22.0, 173.0, 30.0))
            (symbol(pairs[1], x + 52.0, 173.0, 30.0))
        }
        g transform="translate(350 0)" { (display()) }
    };
    frame(660.0, 216.0, &drawing)
}

/// The boards of all four: an eye for each degree of difficulty, the tile spaces with their Glory, a card for each project.
pub(super) fn boards() -> Markup {
    let drawing = html! {
        @for (index, architect) in Architect::ALL.into_iter().enumerate() {
            @let (x, y) = (440.0 * (index % 2) as f32, 190.0 * (index / 2) as f32);
            g transform={ "translate(" (x) " " (y) ")" } { (board(architect, index + 1)) }
        }
    };
    frame(866.0, 366.0, &drawing)
}

fn board(architect: Architect, difficulty: usize) -> Markup {
    let numbers = numbers().architect(architect);
    html! {
        (plate(1.0, 1.0, 424.0, 174.0))
        g color="var(--stone-ink)" {
            @for eye in 0..difficulty { use href="#eye" x=(18 + 42 * eye) y="14" width="36" height="34" {} }
        }
        @for project in 0..numbers.projects { use href="#back" x=(386.0 - 40.0 * f32::from(project)) y="8" width="34" height="47" {} }
        @for (index, worth) in numbers.spaces.iter().enumerate() {
            @let x = 16.0 + 101.0 * index as f32;
            (gap(x, 66.0, 86.0, 72.0))
            (glory(&worth.to_string(), x + 26.0, 144.0, 19.0))
        }
    }
}

/// The six places in two rows.
fn display() -> Markup {
    let lying = [Some(Tile::Ww), None, Some(Tile::Swap), Some(Tile::Sc), Some(Tile::Triple), None];
    html! {
        @for (place, tile) in Place::all().zip(lying) {
            @let x = 104.0 * (place.index() % 3) as f32;
            @let y = 108.0 * (place.index() / 3) as f32;
            @match tile {
                Some(tile) => g transform={ "translate(" (x) " " (y) ")" } { (resting::draw(tile)) },
                None => (gap(x + 2.0, y + 10.0, 86.0, 72.0)),
            }
            (number(&place.number().to_string(), x + 45.0, y + 102.0, 18.0, "middle"))
        }
    }
}
