//! What the reader and the computer player made of a deal, among everybody's results.

use maud::{Markup, html};
use service::{Made, TryState};

use super::{Daily, about, chart, dates, next, play};
use crate::frame::Frame;
use crate::pages::icons::icon;

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    html! {
        section.card.day-head.wide[daily.own().is_none()] {
            div.day-top {
                div {
                    h1 { (headline(frame, daily)) }
                    p.sub { (facts(frame, daily)) }
                }
                (ways(frame, daily))
            }
            (versus(frame, daily))
            @if daily.own().is_none() { (next(frame, daily)) }
            (chart::draw(frame, daily))
        }
    }
}

/// What is said of the reader and of the computer player.
const YOU: [&str; 3] = ["daily-you-won", "daily-you-level", "daily-you-lost"];
const PLAYER: [&str; 3] = ["daily-player-won", "daily-player-level", "daily-player-lost"];

/// `You won by 7. In your seat, the vizier won by 3.`
fn headline(frame: &Frame<'_>, daily: &Daily<'_>) -> String {
    let own = match daily.results.own.as_ref().map(|own| &own.state) {
        Some(TryState::Played(made)) => Some(told(frame, YOU, made)),
        Some(TryState::Resigned) => Some(frame.say("daily-you-resigned", &[])),
        Some(TryState::Playing) | None => None,
    };
    let player = daily.player().map(|made| told(frame, PLAYER, made));
    let said: Vec<String> = own.into_iter().chain(player).collect();
    if said.is_empty() { dates::name(frame, daily.deal.day) } else { said.join(" ") }
}

/// The sentence for a win, for a draw or for a loss.
fn told(frame: &Frame<'_>, [won, level, lost]: [&str; 3], made: &Made) -> String {
    let key = match made.margin() {
        1.. => won,
        0 => level,
        _ => lost,
    };
    frame.say(key, &[("points", made.margin().abs().into())])
}

fn facts(frame: &Frame<'_>, daily: &Daily<'_>) -> String {
    let deal = daily.deal;
    let seat = (deal.entry.name_seat)(deal.seat(), frame.lang);
    let mut facts = vec![dates::name(frame, deal.day)];
    facts.extend(about(frame, deal));
    if deal.seats > 1 {
        facts.push(frame.say("daily-seat", &[("seat", seat.into())]));
    }
    facts.extend(rank(daily).map(|rank| {
        frame.say("daily-rank", &[("rank", rank.into()), ("count", daily.results.count.into())])
    }));
    facts.join(" · ")
}

/// The reader's place, counted from 1; equal margins share one.
fn rank(daily: &Daily<'_>) -> Option<usize> {
    let own = daily.own()?.margin();
    let is_better = |state: &TryState| matches!(state, TryState::Played(made) if made.margin() > own);
    let tries = daily.results.tries.iter().flatten();
    Some(tries.filter(|other| is_better(&other.state)).count() + 1)
}

fn ways(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let table = daily.results.own.as_ref().map(|own| &own.table);
    html! {
        div.day-ways {
            @if let Some(table) = table {
                a.btn href={ "/t/" (table) "/review" } { (icon("chart")) (frame.say("review", &[])) }
            }
            (play(frame, daily, "btn", "daily-practise", "undo"))
        }
    }
}

fn versus(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let deal = daily.deal;
    html! {
        div.versus {
            @if let Some(own) = daily.own() {
                div.made.own {
                    ((deal.entry.crown)(deal.seat()))
                    span.big { (signed(own.margin())) }
                    p { b { (frame.say("daily-you", &[])) } span { (points(frame, own)) } }
                }
            }
            @if let Some(player) = daily.player() {
                div.made {
                    span.big { (signed(player.margin())) }
                    p { b { (frame.say("daily-player", &[])) } span { (points(frame, player)) } }
                }
            } @else {
                p.mut { (frame.say("daily-player-waits", &[])) }
            }
            (compared(frame, daily))
        }
    }
}

fn points(frame: &Frame<'_>, made: &Made) -> String {
    let values =
        [("own", made.points.into()), ("best", made.best.into()), ("version", (&*made.version).into())];
    frame.say("daily-points", &values)
}

fn compared(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let (Some(own), Some(player)) = (daily.own(), daily.player()) else { return html! {} };
    let better = own.margin() - player.margin();
    let key = match better {
        1.. => "daily-better",
        0 => "daily-equal",
        _ => "daily-worse",
    };
    html! {
        p.compared {
            b { (frame.say(key, &[("count", better.unsigned_abs().into())])) }
            @if daily.streak > 1 {
                br;
                span { (frame.say("daily-streak", &[("days", daily.streak.into())])) }
            }
        }
    }
}

/// A number with its sign, as it is printed.
pub(super) fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
