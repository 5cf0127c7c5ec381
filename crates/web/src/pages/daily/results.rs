//! The table of results by margin.

use maud::{Markup, html};
use service::{Made, Try, TryState};

use super::Daily;
use super::summary::signed;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_visitor;

/// How many results are shown before the rest folds.
const SHOWN: usize = 9;

/// A line of the table.
enum Row<'a> {
    /// A visitor, and their place if they have a margin.
    Visitor(&'a Try, Option<usize>),
    Player(&'a Made),
}

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let heading = if daily.is_today() { "daily-results-today" } else { "daily-results" };
    html! {
        section.card.pnl.day-results #results {
            header { h2.h2 { (frame.say(heading, &[])) } }
            @match &daily.results.tries {
                None => {
                    p { (frame.say("daily-count", &[("count", daily.results.count.into())])) }
                    p.mut { (frame.say("daily-results-later", &[])) }
                }
                Some(tries) => (table(frame, daily, tries)),
            }
        }
    }
}

fn table(frame: &Frame<'_>, daily: &Daily<'_>, tries: &[Try]) -> Markup {
    let rows = rows(daily, tries);
    let (first, rest) = rows.split_at(rows.len().min(SHOWN));
    html! {
        @if tries.is_empty() { p { (frame.say("daily-count", &[("count", 0.into())])) } }
        @if !rows.is_empty() { (part(frame, daily, first)) }
        @if !rest.is_empty() {
            details {
                summary { (frame.say("daily-all", &[("count", daily.results.count.into())])) }
                (part(frame, daily, rest))
            }
        }
    }
}

/// Everybody in order, the computer player where it would stand.
fn rows<'a>(daily: &Daily<'a>, tries: &'a [Try]) -> Vec<Row<'a>> {
    let margin = |one: &Try| match &one.state {
        TryState::Played(made) => Some(made.margin()),
        TryState::Playing | TryState::Resigned => None,
    };
    let mut rows = Vec::with_capacity(tries.len() + 1);
    let mut player = daily.results.tries.as_ref().and(daily.deal.player.as_ref());
    for one in tries {
        let own = margin(one);
        if let Some(made) = player.take_if(|made| own.is_none_or(|own| own < made.margin())) {
            rows.push(Row::Player(made));
        }
        let place = own.map(|own| tries.iter().filter(|other| margin(other) > Some(own)).count() + 1);
        rows.push(Row::Visitor(one, place));
    }
    rows.extend(player.map(Row::Player));
    rows
}

fn part(frame: &Frame<'_>, daily: &Daily<'_>, rows: &[Row<'_>]) -> Markup {
    html! {
        table.rtab {
            thead {
                tr {
                    th scope="col" { span.sr { (frame.say("daily-place", &[])) } }
                    th scope="col" { (frame.say("daily-name", &[])) }
                    th scope="col" { (frame.say("daily-score", &[])) }
                    th scope="col" { (frame.say("daily-margin", &[])) }
                }
            }
            tbody { @for row in rows { (draw_row(frame, daily, row)) } }
        }
    }
}

fn draw_row(frame: &Frame<'_>, daily: &Daily<'_>, row: &Row<'_>) -> Markup {
    match row {
        Row::Player(made) => html! {
            tr.player {
                td { (icon("bot")) }
                th scope="row" { (frame.say("daily-player", &[])) " " small { (frame.say("daily-version", &[("version", (&*made.version).into())])) } }
                (numbers(made))
            }
        },
        Row::Visitor(one, place) => html! {
            tr.own[one.is_own] {
                td { @if let Some(place) = place { (place) } }
                th scope="row" {
                    (name(frame, daily, one))
                    @if one.is_own { " " small { (frame.say("daily-is-you", &[])) } }
                }
                @match &one.state {
                    TryState::Played(made) => (numbers(made)),
                    TryState::Resigned | TryState::Playing => { td {} td { (frame.say("daily-resigned", &[])) } }
                }
            }
        },
    }
}

fn numbers(made: &Made) -> Markup {
    html! {
        td { (made.points) "–" (made.best) }
        td.m title=(made.version) { (signed(made.margin())) }
    }
}

/// Once the day is over, everybody may look at how it was played and check it.
fn name(frame: &Frame<'_>, daily: &Daily<'_>, one: &Try) -> Markup {
    let name = name_visitor(frame, daily.deal.entry, &one.name);
    html! {
        @if daily.deal.is_over { a href={ "/t/" (one.table) "/fair" } { (name) } } @else { (name) }
    }
}
