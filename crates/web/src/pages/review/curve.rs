//! The win chance from the first decision to the end, as a curve. The table of moves shows the same numbers.

use bots::review::{Grade, Review};
use game::Seat;
use maud::{Markup, html};

use super::moves::Moves;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_sitter;

/// The curve of a seat, with a mark for every bad decision and a line at the current position.
pub(in crate::pages) fn draw(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    review: &Review,
    moves: &Moves,
    at: Option<usize>,
) -> Markup {
    let (seat, curve) = curve(seen, review);
    let name = name_sitter(frame, seen.snapshot, seat);
    let points: Vec<(f64, f64)> = points(&curve);
    let here = at.and_then(|at| curve.iter().position(|(position, _)| *position >= at));
    // With more than two players, the area above the curve belongs to nobody in particular.
    let is_alone = seen.snapshot.chairs.len() != 2;
    html! {
        figure.card.curve.alone[is_alone] {
            figcaption {
                span.h2 { (frame.say("curve", &[])) }
                span.mut { (frame.say("curve-of", &[("name", name.into())])) }
            }
            div.plot aria-hidden="true" {
                span.axis { span { "100" } span { "50" } span { "0" } }
                svg viewBox="0 0 100 100" preserveAspectRatio="none" {
                    rect.above width="100" height="100" {}
                    path.below d={ (path(&points)) "V100H0Z" } {}
                    path.middle d="M0 50H100" {}
                    path.line d=(path(&points)) {}
                    @if let Some((x, _)) = here.and_then(|here| points.get(here)) { path.here d={ "M" (x) " 0V100" } {} }
                    @for ((position, _), (x, y)) in curve.iter().zip(&points) {
                        @if let Some(class) = review.at(*position).and_then(|found| mark(Grade::of(found.loss()))) {
                            path.mark.(class) d={ "M" (x) " " (y) "h0" } {}
                        }
                    }
                }
            }
            p.axis.rounds aria-hidden="true" { @for round in rounds(review, moves, &curve) { span { (round) } } }
            p.sr { (frame.say("curve-about", &[])) }
        }
    }
}

/// Whose chance it is, and its value at each position. Between two it is the first seat's, at every decision. With more,
/// a judgment only knows the chance of the player deciding, so it is the reader's, at their own decisions.
fn curve(seen: &Seen<'_>, review: &Review) -> (Seat, Vec<(usize, f32)>) {
    let first = Seat::new(0);
    if seen.snapshot.chairs.len() <= 2 {
        return (first, review.curve.clone());
    }
    let seat = seen.seats.first().copied().unwrap_or(first);
    let own = review.judgments.iter().filter(|judgment| judgment.seat == seat);
    let own = own.map(|judgment| (judgment.position, judgment.best.value));
    (seat, own.chain(end(seen, seat)).collect())
}

/// A few round numbers to write below the curve, at even distances.
fn rounds(review: &Review, moves: &Moves, curve: &[(usize, f32)]) -> Vec<usize> {
    const LABELS: usize = 5;
    let last = curve.len().saturating_sub(1);
    let at = |index: usize| {
        let from = curve.get(index).map_or(0, |(position, _)| *position);
        let judged = review.judgments.iter().rev().find(|judgment| judgment.position <= from);
        judged.map_or(0, |judgment| moves.round(judgment))
    };
    (0..LABELS).map(|label| at(last * label / (LABELS - 1))).collect()
}

/// A seat's share of the win at the end.
fn end(seen: &Seen<'_>, seat: Seat) -> Option<(usize, f32)> {
    let game = seen.game()?;
    let ranks = game.outcome()?.ranks;
    let winners = Seat::all(game.seats()).filter(|seat| ranks[*seat] == 0).count();
    Some((game.steps(), if ranks[seat] == 0 { 1.0 / winners as f32 } else { 0.0 }))
}

/// The curve within a square of a hundred by a hundred, with the end on the right.
fn points(curve: &[(usize, f32)]) -> Vec<(f64, f64)> {
    let last = curve.len().saturating_sub(1).max(1) as f64;
    let in_tenths = |value: f64| (value * 10.0).round() / 10.0;
    let point = |(index, (_, chance)): (usize, &(usize, f32))| {
        (in_tenths(100.0 * index as f64 / last), in_tenths(100.0 * (1.0 - f64::from(*chance))))
    };
    curve.iter().enumerate().map(point).collect()
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path += &format!("{}{x} {y}", if index == 0 { "M" } else { "L" });
    }
    path
}

fn mark(grade: Grade) -> Option<&'static str> {
    match grade {
        Grade::Good => None,
        Grade::Slip => Some("slip"),
        Grade::Mistake => Some("mistake"),
        Grade::Blunder => Some("blunder"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_goes_from_the_left_to_the_right_and_a_sure_win_is_at_the_top() {
        let points = points(&[(0, 0.5), (2, 0.25), (4, 1.0)]);
        assert_eq!(points, [(0.0, 50.0), (50.0, 75.0), (100.0, 0.0)]);
        assert_eq!(path(&points), "M0 50L50 75L100 0");
    }
}
