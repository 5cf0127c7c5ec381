//! What is worth winning once: every mix of boards, every automaton.

use maud::{Markup, html};
use service::{Attempt, Played, Trophy};

use crate::frame::Frame;
use crate::pages::icons::icon;

pub(super) fn draw(frame: &Frame<'_>, played: &Played) -> Markup {
    let Some(first) = played.trophies.first() else { return html! {} };
    let entry = played.entry;
    let won = played.trophies.iter().filter(|trophy| is_won(trophy)).count();
    html! {
        h3 { ((entry.say)(&format!("option-{}", first.key), frame.lang)) }
        p.mut { (frame.say("trophies-won", &[("won", won.into()), ("all", played.trophies.len().into())])) }
        @let untried: Vec<String> = untried(frame, played);
        ul.trophies {
            @for trophy in played.trophies.iter().filter(|trophy| trophy.best.is_some()) {
                li.won[is_won(trophy)] {
                    b {
                        @if is_won(trophy) { (icon("check")) }
                        ((entry.name_value)(trophy.key, trophy.value, frame.lang))
                    }
                    span { (best(frame, trophy)) }
                }
            }
        }
        @if !untried.is_empty() {
            details.untried {
                summary { (frame.say("trophy-untried", &[("count", untried.len().into())])) }
                ul { @for name in &untried { li { (name) } } }
            }
        }
    }
}

fn untried(frame: &Frame<'_>, played: &Played) -> Vec<String> {
    let untried = played.trophies.iter().filter(|trophy| trophy.best.is_none());
    untried.map(|trophy| (played.entry.name_value)(trophy.key, trophy.value, frame.lang)).collect()
}

fn is_won(trophy: &Trophy) -> bool {
    trophy.best.is_some_and(|best| best.is_won)
}

fn best(frame: &Frame<'_>, trophy: &Trophy) -> String {
    match trophy.best {
        None => String::new(),
        Some(Attempt { is_won: true, margin: margin @ 1.. }) => {
            frame.say("trophy-won", &[("margin", margin.into())])
        }
        // A tie that the rules broke, or somebody gave up.
        Some(Attempt { is_won: true, margin: _ }) => frame.say("trophy-won-level", &[]),
        Some(Attempt { is_won: false, margin }) => {
            let margin =
                if margin < 0 { format!("−{}", margin.unsigned_abs()) } else { margin.to_string() };
            frame.say("trophy-lost", &[("margin", margin.into())])
        }
    }
}
