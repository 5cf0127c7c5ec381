//! The form that makes a table.

use bots::{Bot, Level};
use catalog::Entry;
use game::{OptionSpec, Seat};
use maud::{Markup, html};

use super::Home;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::{name_bot, name_game};

/// Up to so many values stand side by side; more are a list to open.
const MOST_SEGMENTS: usize = 3;

pub(super) fn draw(frame: &Frame<'_>, home: &Home) -> Markup {
    let entry = home.chosen;
    html! {
        form.card.newg method="post" action="/tables" aria-labelledby="new-game" {
            h2 #new-game.h2.big { (frame.say("new-game", &[])) " " span.mut { (name_game(frame, entry)) } }
            @if let Some(problem) = &home.problem { p.problem role="status" { (problem) } }
            input type="hidden" name="game" value=(entry.id);
            (ways(frame))
            (bots(frame))
            div.opts {
                (seats(frame, entry))
                @for spec in entry.options { (option(frame, entry, spec)) }
            }
            (open(frame))
            (hints(frame))
            div.go {
                button.btn.pri.lg { (frame.say("start", &[])) }
                span.mut { (frame.say("start-note", &[])) }
            }
        }
    }
}

fn ways(frame: &Frame<'_>) -> Markup {
    let ways = [
        ("bot", "bot", frame.say("with-bot", &[]), frame.say("with-bot.about", &[])),
        ("friend", "link", frame.say("with-friend", &[]), frame.say("with-friend.about", &[])),
        ("device", "device", frame.say("with-device", &[]), frame.say("with-device.about", &[])),
    ];
    html! {
        fieldset.modes {
            legend.sr { (frame.say("with", &[])) }
            @for (value, sign, name, about) in ways {
                label {
                    input.sr type="radio" name="with" value=(value) checked[value == "bot"];
                    (icon(sign))
                    b { (name) }
                    span { (about) }
                }
            }
        }
    }
}

/// The computer players, from the weakest to the strongest.
fn bots(frame: &Frame<'_>) -> Markup {
    html! {
        fieldset.opt.for-bot {
            legend { (frame.say("bot", &[])) }
            div.modes {
                @for (index, level) in Level::ALL.into_iter().enumerate() {
                    label {
                        input.sr type="radio" name="bot" value=(level.name()) checked[level == Level::Scribe];
                        span.blk aria-hidden="true" { @for _ in 0..=index { i {} } }
                        b { (name_bot(frame, Bot::Level(level))) }
                        span { (frame.say(&format!("bot-{}.about", level.name()), &[])) }
                    }
                }
            }
        }
    }
}

fn seats(frame: &Frame<'_>, entry: &Entry) -> Markup {
    html! {
        fieldset.opt.for-own {
            legend { (frame.say("you-play", &[])) }
            div.pick {
                @for seat in Seat::all(entry.seats.1) {
                    label {
                        input.sr type="radio" name="seat" value=(seat) checked[seat.number() == 0];
                        span { ((entry.crown)(seat)) ((entry.name_seat)(seat, frame.lang)) }
                    }
                }
                label {
                    input.sr type="radio" name="seat" value="random";
                    span { (frame.say("random-seat", &[])) }
                }
            }
        }
    }
}

fn option(frame: &Frame<'_>, entry: &Entry, spec: &OptionSpec) -> Markup {
    let field = format!("option-{}", spec.key);
    let about = (entry.say)(&field, frame.lang);
    let when = spec.when.map(|when| format!("option-{} {}", when.key, when.values.join(" ")));
    let name = |value: &str| (entry.name_value)(spec.key, value, frame.lang);
    html! {
        fieldset.opt data-when=[when] {
            @if spec.values.len() <= MOST_SEGMENTS {
                legend { (about) }
                div.pick {
                    @for value in spec.values {
                        label {
                            input.sr type="radio" name=(field) value=(value) checked[*value == spec.default];
                            span { (name(value)) }
                        }
                    }
                }
            } @else {
                label for=(field) { (about) }
                select #(field) name=(field) {
                    @for value in spec.values {
                        option value=(value) selected[*value == spec.default] { (name(value)) }
                    }
                }
            }
        }
    }
}

/// Whoever joins sees what was chosen, and agrees by sitting down.
fn hints(frame: &Frame<'_>) -> Markup {
    html! {
        label.check.for-friend {
            input type="checkbox" name="hints" value="true";
            span { (frame.say("allow-hints", &[])) }
        }
    }
}

fn open(frame: &Frame<'_>) -> Markup {
    html! {
        label.check.for-friend {
            input type="checkbox" name="open" value="true";
            span { (frame.say("list-table", &[])) }
        }
    }
}
