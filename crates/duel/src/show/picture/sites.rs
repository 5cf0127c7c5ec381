//! The four sites as buildings, each in a drawing of its own size.

use game::Seat;
use maud::{Markup, html};

use super::{Anchor, numeral, round, symbol};
use crate::rules::{Side, Token};
use crate::show::board::obelisk::{FOOT, SHAFT, sides};
use crate::show::{has_tomb, tomb_runs};

/// How high an obelisk is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shaft {
    pub(crate) own: u8,
    /// The opponent, and how high they have built.
    pub(crate) rival: (Seat, u8),
    pub(crate) side: Side,
    /// Whether it is the first of side B with five stones.
    pub(crate) is_first: bool,
}

/// The obelisk, 68 by 124: a shaft of twelve stones at most, and the opponent's height at its side.
pub(crate) fn obelisk(shaft: Shaft) -> Markup {
    let usual = match shaft.side {
        Side::A => 8,
        Side::B => 10,
    };
    let (rival, rival_height) = shaft.rival;
    let stones = if shaft.own.max(rival_height) <= usual { usual } else { 12 };
    let foot = |stone: u8| FOOT - f32::from(stone) * SHAFT / f32::from(stones);
    let mark = foot(rival_height);
    html! {
        (symbol("site-obelisk", 0.0, -1.0, 68.0, 124.0))
        @for stone in 0..shaft.own {
            (block(foot(stone), foot(stone + 1), shaft.is_first && stone == 4))
        }
        @if shaft.own > 0 {
            @let (left, right) = edges(foot(shaft.own));
            @let (y, top) = (round(foot(shaft.own) - 0.4), round(foot(shaft.own) - 10.0));
            path d={ "M" (left) " " (y) "L32 " (top) " " (right) " " (y) "Z" } fill="var(--gold)" stroke="var(--ob-edge)" {}
        }
        @if rival_height > 0 {
            path d={ "M" (round(edges(mark).1 + 2.0)) " " (round(mark)) "H54" } stroke="var(--ink-2)" stroke-width="1.5" {}
            (symbol(&format!("s-{rival}"), 54.5, mark - 7.5, 12.0, 15.0))
        }
    }
}

fn block(bottom: f32, top: f32, is_turned: bool) -> Markup {
    let ((left, right), (upper_left, upper_right)) = (edges(bottom), edges(top));
    let [bottom, top, middle] = [bottom - 0.6, top + 0.8, f32::midpoint(bottom, top)].map(round);
    let outline = format!("M{left} {bottom}L{upper_left} {top}H{upper_right}L{right} {bottom}Z");
    html! {
        @if is_turned {
            path d=(outline) fill="var(--bk-face)" stroke="var(--ob-edge)" stroke-width=".8" {}
            circle cx="32" cy=(middle) r="2.6" fill="var(--bk-sun)" {}
        } @else {
            path d=(outline) fill="var(--ob-face)" {}
            path d={ "M32 " (bottom) "V" (top) "H" (upper_right) "L" (right) " " (bottom) "Z" } fill="var(--ob-edge)"
                opacity=".35" {}
        }
    }
}

/// The left and right edge of the shaft at a height of the drawing.
fn edges(y: f32) -> (f32, f32) {
    let (left, right) = sides(y);
    (round(left), round(right))
}

/// The temple, 128 by 108: four pillars of three blocks. On side B each row is a set, and `sets` what it is worth.
pub(crate) fn temple(counts: [u8; 4], sets: &[i32]) -> Markup {
    html! {
        (symbol("site-temple", 0.0, 4.0, 128.0, 104.0))
        @for (pillar, count) in (0..4_u8).zip(counts) {
            @for row in 0..count { (temple_block(&format!("p-T{}", pillar + 1), pillar, row)) }
            @if count < 3 { (temple_block(&format!("n-T{}", pillar + 1), pillar, count)) }
        }
        @for (row, points) in sets.iter().enumerate() {
            (numeral(points, Anchor::Middle, (143.0, 87.0 - 24.5 * row as f32), 12.0, "var(--ink)"))
        }
    }
}

/// A temple that shows nothing, not even its height (R18).
pub(crate) fn hidden_temple() -> Markup {
    html! {
        (symbol("site-temple", 0.0, 4.0, 128.0, 104.0))
        @for pillar in 0..4 { (temple_block("p-back", pillar, 0)) }
    }
}

fn temple_block(name: &str, pillar: u8, row: u8) -> Markup {
    symbol(name, 7.25 + 29.5 * f32::from(pillar), 76.0 - 24.5 * f32::from(row), 26.0, 23.8)
}

/// One of the two pyramids, 88 by 84: three stones, two on them, one on top.
pub(crate) fn pyramid(stone: Token, count: u8) -> Markup {
    let (site, look) = if stone == Token::Light { ("site-light", "p-PL") } else { ("site-dark", "p-PD") };
    let places = [(2.0, 53.0), (30.6, 53.0), (59.2, 53.0), (16.3, 28.4), (44.9, 28.4), (30.6, 3.8)];
    html! {
        (symbol(site, 0.0, 0.0, 88.0, 84.0))
        @for (x, y) in places.into_iter().take(usize::from(count)) { (symbol(look, x, y, 27.0, 24.8)) }
    }
}

/// The tomb, 373 by 52: the numbers 1 to 12, where neighbours grow together, and the points of each run below it.
pub(crate) fn tomb(tombs: u16, points: &[i32]) -> Markup {
    let has = |number: u8| has_tomb(tombs, number);
    let middle = |number: u8| 15.5 + 31.0 * f32::from(number - 1);
    html! {
        @for number in 2..=12 {
            @if has(number) && has(number - 1) {
                rect x=(middle(number) - 20.2) y="12" width="9.4" height="21.5" fill="var(--to-face)" {}
            }
        }
        @for number in 1..=12 {
            @let is_alone = !has(number - 1) && !has(number + 1);
            @let look = if !has(number) { "n-B" } else if is_alone { "p-B" } else { "r-B" };
            @let ink = if has(number) { "var(--to-ink)" } else { "var(--tomb-empty)" };
            (symbol(look, middle(number) - 15.5, 0.0, 31.0, 35.0))
            (numeral(number, Anchor::Middle, (middle(number), 19.5), 10.5, ink))
        }
        @for ((start, end), points) in tomb_runs(tombs).zip(points) {
            @let (left, right) = (middle(start), middle(end));
            @if start < end {
                @let (centre, gap) = (f32::midpoint(left, right), if *points > 9 { 12.0 } else { 8.0 });
                path d={ "M" (left - 11.0) " 44H" (centre - gap) "M" (centre + gap) " 44H" (right + 11.0) }
                    stroke="var(--line-2)" stroke-width="1.5" stroke-linecap="round" {}
            }
            (numeral(points, Anchor::Middle, (f32::midpoint(left, right), 44.0), 10.5, "var(--ink)"))
        }
    }
}
