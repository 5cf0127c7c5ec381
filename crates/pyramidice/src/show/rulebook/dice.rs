//! Dice: their kinds, and the pairs of the projects.

use maud::{Markup, html};

use super::{cross, frame, number, numbers, plate, stone, symbol, tick};
use crate::rules::Project;

/// Both kinds, the signs of costs, and the die that only counts.
pub(super) fn dice() -> Markup {
    let signs = ["ds5", "dp3", "da4", "ds4", "da0", "dv4"];
    let drawing = html! {
        @for (index, sign) in signs.into_iter().enumerate() {
            @let gap = if index < 2 { 0.0 } else if index < 5 { 22.0 } else { 44.0 };
            (symbol(sign, 70.0 * index as f32 + gap, 2.0, 58.0))
        }
    };
    frame(5.0 * 70.0 + 44.0 + 58.0, 62.0, &drawing)
}

/// The six projects; then what counts as side by side and what does not.
pub(super) fn projects() -> Markup {
    let drawing = html! {
        @for project in Project::ALL {
            @let column = project.index() % 3;
            @let row = project.index() / 3;
            g transform={ "translate(" (150.0 * column as f32) " " (138.0 * row as f32) ")" } { (card(project)) }
        }
        (stone(2, 470.0, 10.0, 48.0))
        (stone(5, 518.0, 10.0, 48.0))
        (tick(586.0, 22.0))
        (stone(2, 470.0, 148.0, 48.0))
        (stone(5, 518.0, 196.0, 48.0))
        (cross(588.0, 186.0))
    };
    frame(620.0, 264.0, &drawing)
}

/// A project's number and its pairs, in one or two columns.
fn card(project: Project) -> Markup {
    let pairs = numbers().projects.pairs(project);
    html! {
        (plate(1.0, 1.0, 136.0, 122.0))
        (number(&project.number().to_string(), 20.0, 32.0, 22.0, "middle"))
        @for (index, pair) in pairs.iter().enumerate() {
            @let column = if pairs.len() > 3 { index / 3 } else { 0 };
            @let x = if pairs.len() > 3 { 34.0 + 50.0 * column as f32 } else { 52.0 };
            @let y = 10.0 + 36.0 * (index % 3) as f32;
            @let size = if pairs.len() > 3 { 23.0 } else { 32.0 };
            @for (place, value) in pair.split('-').enumerate() {
                (symbol(&format!("ds{value}"), x + size * place as f32, y, size))
            }
        }
    }
}
