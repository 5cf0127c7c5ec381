//! The tomb: a row from 1 to 12 where neighbours join, with the points of each run below it.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::symbol;
use super::traces::{gained_last, gains};
use super::words::points;
use crate::rules::{Duel, Kind, Token};
use crate::show::words::say;
use crate::show::{has_tomb, tomb_runs};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    let tomb = Tomb::of(sight.view, seat);
    html! {
        div.art {
            svg.tom-fold viewBox="0 0 64 64" aria-hidden="true" { (symbol("t-B")) }
            div.tom role="img" aria-label=(tomb.describe(lang)) {
                @for token in Token::ALL {
                    @if let Kind::Tomb(number) = token.kind() {
                        @let class = if gained_last(sight, seat, token) > 0 { "last" } else { "" };
                        (tomb.stela(number, class, Some(&format!("tomb-{seat}-{number}"))))
                    }
                }
                @for gain in gains(sight, seat) {
                    @if let Kind::Tomb(number) = gain.token.kind() { (coming(number, &gain.action.to_string())) }
                }
                (tomb.worths())
            }
        }
    }
}

/// A tomb to look at only.
pub(super) fn show(view: &View, seat: Seat, lang: Lang) -> Markup {
    let tomb = Tomb::of(view, seat);
    html! {
        div.tom role="img" aria-label=(tomb.describe(lang)) {
            @for number in 1..=12 { (tomb.stela(number, "", None)) }
            (tomb.worths())
        }
    }
}

/// The numbers that somebody has, and the runs they make.
struct Tomb {
    numbers: u16,
    runs: Vec<Run>,
}

struct Run {
    first: u8,
    last: u8,
    points: i32,
}

impl Tomb {
    fn of(view: &View, seat: Seat) -> Tomb {
        let numbers = view.holdings[seat.index()].tombs();
        let score = crate::rules::score::score(&view.standing());
        let worths = score.of(seat).part("tomb").map(|part| part.terms.clone()).unwrap_or_default();
        let run = |((first, last), points)| Run { first, last, points };
        Tomb { numbers, runs: tomb_runs(numbers).zip(worths).map(run).collect() }
    }

    fn stela(&self, number: u8, class: &str, at: Option<&str>) -> Markup {
        let [before, own, after] =
            [number - 1, number, number + 1].map(|number| has_tomb(self.numbers, number));
        let (look, ink) = match (own, before || after) {
            (false, _) => ("n-B", "off"),
            (true, false) => ("p-B", "on"),
            (true, true) => ("r-B", "on"),
        };
        html! {
            svg.{ "stela x" (number - 1) " " (class) } data-at=[at] viewBox="0 0 31 35" aria-hidden="true" {
                @if own && after { rect.joint x="26.3" y="12" width="9.4" height="21.5" {} }
                (symbol(look))
                text.(ink) x="15.5" y="24" text-anchor="middle" { (number) }
            }
        }
    }

    fn worths(&self) -> Markup {
        html! {
            @for run in &self.runs {
                @let length = run.last - run.first + 1;
                small.{ "run x" (run.first - 1) " w" (length) } aria-hidden="true" { (points(run.points)) }
            }
        }
    }

    fn describe(&self, lang: Lang) -> String {
        if self.runs.is_empty() {
            return say(lang, "tomb-empty", &[]);
        }
        let runs: Vec<String> = self.runs.iter().map(Run::numbers).collect();
        let total: i32 = self.runs.iter().map(|run| run.points).sum();
        say(lang, "tomb-runs", &[("runs", runs.join(lang.semicolon()).into()), ("points", total.into())])
    }
}

impl Run {
    /// `4`, `9–10`.
    fn numbers(&self) -> String {
        let Run { first, last, .. } = self;
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    }
}

fn coming(number: u8, key: &str) -> Markup {
    html! {
        svg.{ "stela add x" (number - 1) } data-for=(key) viewBox="0 0 31 35" aria-hidden="true" {
            (symbol("a-B"))
            text.add x="15.5" y="24" text-anchor="middle" { (number) }
        }
    }
}
