//! A deal that the reader has not finished: what it is, and how to play it.

use maud::{Markup, html};

use super::{Daily, about, dates, next, play};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let deal = daily.deal;
    html! {
        section.card.day-head.wide.day-before {
            div.day-pic { ((deal.entry.emblem)()) }
            div.day-say {
                p.mut { (frame.say("daily", &[])) " · " (dates::name(frame, deal.day)) }
                h1 { (name_game(frame, deal.entry)) }
                p.sub { (about(frame, deal).join(" · ")) }
                p { (frame.say("daily-same", &[])) }
                p { (frame.say("daily-rules", &[])) }
                @if daily.is_under_way() {
                    (go_on(frame, daily))
                } @else {
                    (play(frame, daily, "btn pri lg", "daily-play", "play"))
                }
                (next(frame, daily))
            }
        }
    }
}

fn go_on(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    html! {
        @if let Some(own) = &daily.results.own {
            p { a.btn.pri.lg href={ "/t/" (own.table) } { (icon("play")) (frame.say("daily-go-on", &[])) } }
        }
    }
}
