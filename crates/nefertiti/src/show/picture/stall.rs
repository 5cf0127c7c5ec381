//! A stall with the pieces on it.

use maud::{Markup, html};

use super::{Anchor, numeral, piece, round, symbol};
use crate::rules::{Market, Stall, Stand};
use crate::show::board::layout::{Shape, size, spot};
use crate::show::board::pieces::mark_symbol;

/// A stall in a rectangle of this size: every space where it is printed, with its offer, its symbol and its piece.
pub(crate) fn stall(market: Market, stall: &Stall, stand: &Stand, width: f32, height: f32) -> Markup {
    let shape = Shape::of(market, stall);
    let (rows, columns) = size(shape, stall);
    let is_flat = shape == Shape::Rows;
    let half = ((width - 12.0) / f32::from(columns)).min(if is_flat { 40.0 } else { 26.0 });
    let line = ((height - 12.0) / f32::from(rows)).min(52.0);
    let left = (width - half * f32::from(columns)) / 2.0;
    let top = (height - line * f32::from(rows)) / 2.0;
    let corner = |rank: usize| {
        let (row, column) = spot(shape, stall, rank);
        (left + half * f32::from(column), top + line * f32::from(row))
    };
    let joints = (0..stall.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    html! {
        rect width=(round(width)) height=(round(height)) rx="10" fill="var(--slab)" stroke="var(--slab-line)" {}
        @if shape == Shape::Joined {
            @for (one, other) in joints.filter(|(one, other)| stall.touch(*one, *other)) {
                @let ((x, y), (to_x, to_y)) = (corner(one), corner(other));
                path d={ "M" (round(x + half)) " " (round(y + line / 2.0)) "L" (round(to_x + half)) " " (round(to_y + line / 2.0)) }
                    stroke="var(--sp-e)" stroke-width="8" {}
            }
        }
        @for rank in 0..stall.len() {
            @let (x, y) = corner(rank);
            rect x=(round(x + 2.0)) y=(round(y + 2.0)) width=(round(2.0 * half - 4.0)) height=(round(line - 4.0)) rx="7"
                fill="var(--sp-f)" stroke="var(--sp-e)" stroke-width="1.5" {}
            @match stand.piece(rank) {
                Some(standing) => {
                    @let tall = (line - 4.0).min(2.2 * half);
                    (numeral(stall.space(rank).offer(), Anchor::Start, (x + 5.0, y + 11.0), 10.0, "var(--stone-ink)"))
                    (piece(standing, x + 2.0 * half - tall * 0.8 - 2.0, y + line - tall - 2.0, tall))
                },
                None => {
                    @let middle = if is_flat { x + half * 0.6 } else { x + half };
                    (numeral(stall.space(rank).offer(), Anchor::Middle, (middle, y + line / 2.0), 15.0, "var(--stone-ink)"))
                },
            }
            @if let Some(mark) = stall.symbol(rank) {
                (symbol(mark_symbol(mark), x + 2.0 * half - 14.0, y - 2.0, 15.0, 15.0))
            }
        }
    }
}
