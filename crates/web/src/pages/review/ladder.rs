//! Whose accuracy is typical.

use bots::Bot;
use bots::review::{RUNGS, typical_of};
use catalog::say_review;
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::names::name_bot;

/// Every player with the accuracy that is typical of it.
pub(super) fn draw(frame: &Frame<'_>) -> Markup {
    html! {
        section.card.ladder {
            h2.h2 { (frame.say("ladder", &[])) }
            p.mut { (frame.say("ladder-about", &[])) }
            ol {
                @for (bot, typical) in RUNGS {
                    li {
                        span { (name(frame, bot)) }
                        meter min="0" max="100" value=(typical) aria-hidden="true" {}
                        b { (percent(frame, typical)) }
                    }
                }
            }
        }
    }
}

/// Somebody with fewer decisions is like nobody.
const ENOUGH: usize = 10;

/// Whom an accuracy is like, if it comes from enough decisions.
pub(super) fn like(frame: &Frame<'_>, accuracy: f32, decisions: usize) -> String {
    if decisions < ENOUGH {
        return frame.say("plays-too-little", &[]);
    }
    frame.say("plays-like", &[("player", name(frame, typical_of(accuracy)).into())])
}

pub(super) fn percent(frame: &Frame<'_>, number: f32) -> String {
    say_review(frame.lang, "percent", &[("number", (number.round() as i64).into())])
}

fn name(frame: &Frame<'_>, bot: Bot) -> String {
    match bot {
        Bot::Random => frame.say("random-moves", &[]),
        Bot::Greedy | Bot::Uct(_) | Bot::Search(..) | Bot::Level(_) => name_bot(frame, bot),
    }
}
