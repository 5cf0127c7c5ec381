//! Choosing opponents one by one. One answer for all is enough for most people.

use bots::Bot;
use maud::{Markup, html};

use super::Home;
use super::form::when_more_than;
use crate::frame::Frame;
use crate::pages::names::name_bot;

/// The choice for each opponent, against computer players and with friends.
///
/// Opponents are counted from one's own seat in the order of play, so it makes no difference which seat that is or whether
/// it is drawn.
pub(super) fn draw(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    html! {
        @if are_asked(home) {
            @let (bot, friend) = (frame.say("each-bot", &[]), frame.say("each-friend", &[]));
            (each(frame, home, "bot", [&bot, &frame.say("each-bot.default", &[])]))
            (each(frame, home, "friend", [&friend, &frame.say("each-friend.default", &[])]))
        }
    }
}

/// A level for each, or the one chosen for all.
fn each(frame: &Frame<'_>, home: &Home<'_>, way: &str, [title, usual]: [&str; 2]) -> Markup {
    let entry = home.chosen;
    let levels = (entry.ladder)();
    html! {
        fieldset.opponents.{ "for-" (way) } data-when=[when_more_than(entry, 2)] {
            legend { (title) }
            p.help { (frame.say("each-order", &[])) }
            div.opts {
                @for (number, field) in fields(home, way) {
                    div.opt data-when=[when_more_than(entry, number)] {
                        label for=(field) { (frame.say("opponent", &[("number", number.into())])) }
                        select id=(field) name=(field) {
                            option value="" { (usual) }
                            @let wanted = levels.named(home.value(&field, ""));
                            @for rung in levels.rungs() {
                                option value=(rung.name.name()) selected[wanted == Some(rung.name)] {
                                    (name_bot(frame, Bot::Level(rung.name)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether there can be several opponents.
pub(super) fn are_asked(home: &Home<'_>) -> bool {
    home.chosen.seats.1 > 2
}

/// Whether anything was chosen here.
pub(super) fn is_used(home: &Home<'_>) -> bool {
    let mut fields = ["bot", "friend"].into_iter().flat_map(|way| fields(home, way));
    fields.any(|(_, field)| !home.value(&field, "").is_empty())
}

fn fields<'a>(home: &Home<'_>, way: &'a str) -> impl Iterator<Item = (u8, String)> + use<'a> {
    (1..home.chosen.seats.1).map(move |number| (number, field(way, number)))
}

/// The name of the field for an opponent.
pub(crate) fn field(way: &str, number: u8) -> String {
    format!("{way}-{number}")
}
