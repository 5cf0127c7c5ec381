//! Pyramids seen from above, level by level.

use maud::{Markup, html};

use super::{arrow, frame, glory, number, numbers, plate, stone, symbol};
use crate::rules::{Face, Pyramid, Space};

/// How large a space is, and from one to the next.
const SPACE: f32 = 42.0;
const STEP: f32 = 48.0;
/// Where dice lie on joints, spaces stand further apart, so that all pips can be read.
const LOOSE: f32 = 64.0;
const LEVEL_GAP: f32 = 14.0;

/// All three with what each level adds, and what the values cost.
pub(super) fn pyramids() -> Markup {
    let height = |pyramid: Pyramid| -> f32 {
        (1..=pyramid.levels()).map(|level| side(pyramid, level) + LEVEL_GAP).sum()
    };
    let mut x = 0.0;
    let mut levels = Vec::new();
    for pyramid in Pyramid::ALL {
        let mut y = height(Pyramid::Cheops) - height(pyramid);
        for level in (1..=pyramid.levels()).rev() {
            levels.push((pyramid, level, x, y));
            y += side(pyramid, level) + LEVEL_GAP;
        }
        x += side(pyramid, 1) + 118.0;
    }
    let drawing = html! {
        @for (pyramid, level, x, y) in levels {
            g transform={ "translate(" (x) " " (y) ")" } {
                (ground(pyramid, level))
                (extras(pyramid, level))
            }
        }
        g transform="translate(0 376)" { (prices()) }
    };
    frame(x, 430.0, &drawing)
}

/// A full square carries a die, even if its level has gaps elsewhere.
pub(super) fn building() -> Markup {
    let level = [[4, 2, 0], [1, 6, 0], [0, 3, 0]];
    let corner = Space::at(Pyramid::Cheops, 2, 0, 0).expect("Cheops has a second level");
    let face = Face::new(5);
    let workers = numbers().build_workers(face, corner);
    let of_face = numbers().build.workers[face.index()];
    let (size, joint) = (2.0 * LOOSE + SPACE + 28.0, 14.0 + LOOSE / 2.0);
    let drawing = html! {
        (plate(1.0, 1.0, size - 2.0, size - 2.0))
        @for (row, faces) in level.iter().enumerate() {
            @for (column, face) in faces.iter().enumerate() {
                @let (x, y) = (14.0 + LOOSE * column as f32, 14.0 + LOOSE * row as f32);
                rect x=(x) y=(y) width=(SPACE) height=(SPACE) rx="8" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2" {}
                @if *face > 0 { (stone(*face, x, y, SPACE)) }
            }
        }
        rect x=(joint - 5.0) y=(joint - 5.0) width=(SPACE + 10.0) height=(SPACE + 10.0) rx="10" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="2" {}
        (stone(5, joint, joint, SPACE))
        g transform="translate(226 40)" {
            (number(&of_face.to_string(), 0.0, 24.0, 24.0, "start"))
            (number("+", 20.0, 24.0, 24.0, "start"))
            (number(&(workers - of_face).to_string(), 42.0, 24.0, 24.0, "start"))
            (symbol("r-W", 64.0, 0.0, 34.0))
        }
        g transform="translate(226 110)" {
            (number("5", 0.0, 24.0, 24.0, "start"))
            (number("+", 20.0, 24.0, 24.0, "start"))
            (number(&(numbers().build_glory(face, corner) - 5).to_string(), 42.0, 24.0, 24.0, "start"))
            (number("=", 64.0, 24.0, 24.0, "start"))
            (glory(&numbers().build_glory(face, corner).to_string(), 88.0, 2.0, 26.0))
        }
    };
    frame(372.0, size, &drawing)
}

/// Cheops at the end of the example, taken apart, with the pairs of project 1.
pub(super) fn scoring() -> Markup {
    let first = [[4, 3, 6], [1, 2, 5], [1, 6, 3]];
    let second = [[3, 4], [0, 2]];
    let drawing = html! {
        (ground(Pyramid::Cheops, 1))
        (bars(&[(0, 0), (1, 1), (0, 2)]))
        (lying(&first))
        (bonuses(&[(0, 0), (1, 1), (0, 2)]))
        g transform="translate(200 24)" {
            (ground(Pyramid::Cheops, 2))
            (bars(&[(0, 0)]))
            (lying(&second))
            (bonuses(&[(0, 0)]))
        }
        g transform="translate(352 48)" { (ground(Pyramid::Cheops, 3)) }
    };
    frame(352.0 + side(Pyramid::Cheops, 3), side(Pyramid::Cheops, 1), &drawing)
}

/// How wide a level is drawn.
fn side(pyramid: Pyramid, level: u8) -> f32 {
    f32::from(pyramid.width(level)) * STEP + 18.0
}

fn ground(pyramid: Pyramid, level: u8) -> Markup {
    let width = side(pyramid, level);
    html! {
        (plate(1.0, 1.0, width - 2.0, width - 2.0))
        @for row in 0..pyramid.width(level) {
            @for column in 0..pyramid.width(level) {
                rect x=(at(column)) y=(at(row)) width=(SPACE) height=(SPACE) rx="8" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2" {}
            }
        }
    }
}

/// Dice on a level, row by row; 0 stands for none.
fn lying<const N: usize>(rows: &[[u8; N]; N]) -> Markup {
    html! {
        @for (row, faces) in (0..).zip(rows) {
            @for (column, face) in (0..).zip(faces) {
                @if *face > 0 { (stone(*face, at(column), at(row), SPACE)) }
            }
        }
    }
}

/// Gold behind each of these dice and the one to its right.
fn bars(pairs: &[(u8, u8)]) -> Markup {
    html! {
        @for (column, row) in pairs {
            rect x=(at(*column) - 4.0) y=(at(*row) - 4.0) width=(STEP + SPACE + 8.0) height=(SPACE + 8.0) rx="11" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="1.5" {}
        }
    }
}

/// What each pair brings, on the joint.
fn bonuses(pairs: &[(u8, u8)]) -> Markup {
    let text = format!("+{}", numbers().projects.glory);
    html! {
        @for (column, row) in pairs {
            @let x = at(*column) + f32::midpoint(STEP, SPACE);
            @let y = at(*row) + SPACE / 2.0;
            circle cx=(x) cy=(y) r="10" fill="var(--panel)" stroke="var(--gold-line)" stroke-width="2" {}
            (number(&text, x, y + 4.5, 12.0, "middle"))
        }
    }
}

/// Workers and Glory that a level adds.
fn extras(pyramid: Pyramid, level: u8) -> Markup {
    let space = Space::at(pyramid, level, 0, 0).expect("every level has a corner");
    let (workers, bonus) = (numbers().tables().surcharge(space), numbers().tables().bonus(space));
    let (x, y) = (side(pyramid, level) + 8.0, side(pyramid, level) / 2.0);
    html! {
        (number(&format!("+{workers}"), x, y - 6.0, 19.0, "start"))
        (symbol("r-W", x + 28.0, y - 26.0, 26.0))
        (glory(&format!("+{bonus}"), x, y + 4.0, 19.0))
    }
}

/// The price list: the Workers of each value.
fn prices() -> Markup {
    let workers = numbers().build.workers;
    html! {
        @for (group, faces) in [(1, 2), (3, 4), (5, 6)].into_iter().enumerate() {
            g transform={ "translate(" (170.0 * group as f32) " 0)" } {
                (stone(faces.0, 0.0, 2.0, 36.0))
                (stone(faces.1, 40.0, 2.0, 36.0))
                (arrow(84.0, 20.0, 104.0))
                (number(&workers[usize::from(faces.0) - 1].to_string(), 118.0, 28.0, 22.0, "middle"))
                (symbol("r-W", 127.0, 5.0, 30.0))
            }
        }
    }
}

/// Where a column or row begins.
fn at(index: u8) -> f32 {
    12.0 + STEP * f32::from(index)
}
