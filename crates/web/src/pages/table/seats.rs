//! Who sits where: sign, name, points, and what is in front of them.

use catalog::Fragments;
use game::{Score, Seat};
use maud::{Markup, html};
use service::{DELETED, Progress, Why};

use super::clock;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::{isolated, name_alone, name_level, name_sitter, persona_at, seats_in_sight};
use crate::pages::personas::Persona;

/// Everybody at the table, an automaton first and the reader last.
pub(in crate::pages) fn draw(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    score: &Score,
    fragments: &Fragments,
) -> Markup {
    // In a replay nothing in it can have the focus, so that it could not be scrolled by keys.
    let is_past = seen.snapshot.progress() == Progress::Over;
    html! {
        div.col-l role="group" aria-label=(frame.say("players-here", &[])) tabindex=[is_past.then_some("0")] {
            @if let Some(automaton) = &fragments.automaton { (automaton) }
            @for seat in seats_in_sight(seen) {
                (draw_seat(frame, seen, seat, score.of(seat).total(), &fragments.holdings[seat.index()]))
            }
        }
    }
}

fn draw_seat(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat, points: i32, holdings: &Markup) -> Markup {
    let entry = seen.snapshot.entry;
    let (name, seat_name) = (name_sitter(frame, seen.snapshot, seat), (entry.name_seat)(seat, frame.lang));
    let label = if name == seat_name { name } else { format!("{name}, {seat_name}") };
    let face = persona_at(seen.snapshot, seat).map(Persona::draw);
    let to_move = if seen.turn() == Some(seat) { "on" } else { "off" };
    let near = if seen.seats.first().copied().unwrap_or(Seat::new(0)) == seat { "near" } else { "far" };
    html! {
        section.card.seat.(to_move).(near) aria-label=(label) data-seat=(seat) {
            div.seat-h {
                div.av2 { ((entry.crown)(seat)) @if let Some(face) = face { (face) } }
                div.nm {
                    b { (name_alone(frame, seen.snapshot, seat)) }
                    span { (state(frame, seen, seat)) }
                    @if !seen.is_mine(seat) {
                        span.away data-away=(seat) hidden { (frame.say("away", &[])) }
                        span.away.back data-back=(seat) hidden { (frame.say("back-again", &[])) }
                    }
                }
                div.sc {
                    div {
                        b { (points) }
                        span { (frame.say("points-word", &[("points", points.into())])) }
                    }
                    (clock::draw(frame, seen, seat))
                }
            }
            (holdings)
        }
    }
}

/// `White · you, to move`, or `Vizier · Black`; without the seat where the sitter is named after it.
fn state(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> String {
    let is_own = seen.seats == [seat];
    let is_turn = seen.turn() == Some(seat);
    let seat_name = (seen.snapshot.entry.name_seat)(seat, frame.lang);
    let is_called_so = name_alone(frame, seen.snapshot, seat) == seat_name;
    let state = match (is_own, is_turn) {
        (true, true) => Some(frame.say("seat-you-to-move", &[])),
        (true, false) => Some(frame.say("seat-you", &[])),
        (false, true) if seen.snapshot.chairs[seat.index()].bot().is_some() => {
            Some(frame.say("seat-thinking", &[]))
        }
        (false, true) => Some(frame.say("seat-to-move", &[])),
        (false, false) => None,
    };
    let left = seen.snapshot.left.iter().rfind(|left| left.seat == seat);
    let left = left.map(|left| match (&*left.name, left.why) {
        ("" | DELETED, Why::Wanted) => frame.say("seat-left", &[]),
        ("" | DELETED, Why::OutOfTime) => frame.say("seat-timed-out", &[]),
        (name, Why::Wanted) => frame.say("seat-left-by", &[("name", isolated(name).into())]),
        (name, Why::OutOfTime) => frame.say("seat-timed-out-by", &[("name", isolated(name).into())]),
    });
    let level = name_level(frame, seen.snapshot, seat);
    let parts = level.into_iter().chain((!is_called_so).then_some(seat_name)).chain(state).chain(left);
    parts.collect::<Vec<_>>().join(" · ")
}
