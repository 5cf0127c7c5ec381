//! How good somebody is at a game, and how that came: a picture, and the same in numbers.

use catalog::Day;
use maud::{Markup, html};
use service::{RatedPlayer, Rating};

use crate::frame::Frame;
use crate::pages::daily::name_day;
use crate::pages::names::name_game;
use crate::pages::ratings::show;

/// How many of the last games are told in numbers.
const TOLD: usize = 20;

/// The lines across the picture are as many points apart as this.
const LINES: f64 = 100.0;

pub(super) fn draw(frame: &Frame<'_>, player: &RatedPlayer) -> Markup {
    let id = format!("rating-{}", player.entry.id);
    html! {
        section.card.of-game.rated-in aria-labelledby=(id) {
            header.rating-h {
                h2.h2 #(id) { (name_game(frame, player.entry)) }
                p { (show(frame, player.rating)) }
            }
            @if player.curve.len() > 1 { (picture(&player.curve)) }
            p.mut {
                (frame.say("rating-games", &[("count", (player.games as usize).into())])) " · "
                a href={ "/leaders/" (player.entry.id) } { (frame.say("leaders", &[])) }
            }
            (numbers(frame, player))
        }
    }
}

/// The rating after each game, and the range in which the strength probably is.
fn picture(curve: &[(i64, Rating)]) -> Markup {
    let ends = curve.iter().map(|(_, rating)| bounds(*rating));
    let (low, high) =
        ends.fold((f64::MAX, f64::MIN), |(low, high), (least, most)| (low.min(least), high.max(most)));
    let x = |index: usize| tenth(100.0 * index as f64 / (curve.len() - 1) as f64);
    let y = |points: f64| tenth(100.0 * (high - points) / (high - low).max(1.0));
    let line: Vec<(f64, f64)> =
        curve.iter().enumerate().map(|(index, (_, rating))| (x(index), y(rating.mean()))).collect();
    let upper = curve.iter().enumerate().map(|(index, (_, rating))| (x(index), y(bounds(*rating).1)));
    let lower = curve.iter().enumerate().rev().map(|(index, (_, rating))| (x(index), y(bounds(*rating).0)));
    let band: Vec<(f64, f64)> = upper.chain(lower).collect();
    let (first, last) = ((low / LINES).ceil() as i32, (high / LINES).floor() as i32);
    let lines: Vec<f64> = (first..=last).map(|line| f64::from(line) * LINES).collect();
    // More than a few lines are no help.
    let lines = lines.iter().step_by(lines.len().div_ceil(4).max(1));
    html! {
        div.plot.rating-plot aria-hidden="true" {
            span.axis { span { (format!("{high:.0}")) } span { (format!("{low:.0}")) } }
            svg viewBox="0 0 100 100" preserveAspectRatio="none" {
                path.band d={ (path(&band)) "Z" } {}
                @for line in lines { path.middle d={ "M0 " (y(*line)) "H100" } {} }
                path.line d=(path(&line)) {}
            }
        }
    }
}

fn bounds(rating: Rating) -> (f64, f64) {
    let about = 2.0 * rating.deviation();
    (rating.mean() - about, rating.mean() + about)
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path += &format!("{}{x} {y}", if index == 0 { "M" } else { "L" });
    }
    path
}

/// The last games in numbers, the latest first.
fn numbers(frame: &Frame<'_>, player: &RatedPlayer) -> Markup {
    html! {
        @if !player.curve.is_empty() {
            details.more-numbers {
                summary { (frame.say("rating-numbers", &[])) }
                p.mut { (frame.say("rating-fitted", &[])) }
                table.changes {
                    thead {
                        tr {
                            th scope="col" { (frame.say("rating-day", &[])) }
                            th.num scope="col" { (frame.say("rated-after", &[])) }
                        }
                    }
                    tbody {
                        @for (at, rating) in player.curve.iter().rev().take(TOLD) {
                            tr {
                                th scope="row" { (name_day(frame, Day::at(*at))) }
                                td.num { (show(frame, *rating)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
