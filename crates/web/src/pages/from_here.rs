//! Playing on from a position of a finished game, at a new table.

use bots::{Bot, Level};
use catalog::Table;
use game::{Seat, Turn};
use maud::{Markup, html};

use super::Seen;
use super::names::name_bot;
use crate::frame::Frame;

/// The button with its form, if it is a seat's turn at this position.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, then: &dyn Table) -> Markup {
    let Turn::Seat(turn) = then.turn() else { return html! {} };
    if frame.tables.is_sealed(seen.snapshot) {
        return html! {};
    }
    let entry = seen.snapshot.entry;
    let own = seen.seats.first().copied().filter(|_| seen.seats.len() == 1).unwrap_or(turn);
    html! {
        details.pop.from-here {
            summary.btn.pri { (frame.say("from-here", &[])) }
            form.menu method="post" action=(seen.path("/from")) {
                input type="hidden" name="step" value=(then.steps());
                p { (frame.say("from-here-about", &[])) }
                @if then.seats() > 1 {
                    div.field {
                        label for="from-bot" { (frame.say("bot", &[])) }
                        select #from-bot name="bot" {
                            @for rung in (entry.ladder)().rungs() {
                                option value=(rung.name.name()) selected[(entry.ladder)().rung(Level::Scribe).name == rung.name] {
                                    (name_bot(frame, Bot::Level(rung.name)))
                                }
                            }
                        }
                    }
                    fieldset.opt {
                        legend { (frame.say("you-play", &[])) }
                        div.pick {
                            @for seat in Seat::all(then.seats()) {
                                label {
                                    input.sr type="radio" name="seat" value=(seat) checked[seat == own];
                                    span { ((entry.crown)(seat)) ((entry.name_seat)(seat, frame.lang)) }
                                }
                            }
                        }
                    }
                } @else {
                    input type="hidden" name="seat" value="0";
                }
                button.btn.pri { (frame.say("start", &[])) }
            }
        }
    }
}
