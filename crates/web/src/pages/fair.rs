//! Whether the draws of a table are the ones committed to, in plain words.

use catalog::{Seating, Verified};
use game::{Record, RecordError};
use maud::{Markup, html};
use service::Snapshot;

use super::icons::icon;
use super::names::name_chair;
use super::path;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

/// The page. `checked` is the result of repeating every draw, once the game is over.
pub(crate) fn page(
    frame: &Frame<'_>,
    snapshot: &Snapshot,
    checked: Option<&Result<Verified, RecordError>>,
) -> Markup {
    let title = frame.say("fair", &[]);
    let record = snapshot.record();
    let body = html! {
        main #main.narrow tabindex="-1" {
            article.card.prose {
                h1 { (title) }
                (verdict(frame, checked))
                h2 { (frame.say("fair-how", &[])) }
                ol {
                    li { (frame.say("fair-step-commit", &[])) }
                    li { (frame.say("fair-step-entropy", &[])) }
                    li { (frame.say("fair-step-draw", &[])) }
                    li { (frame.say("fair-step-reveal", &[])) }
                }
                h2 { (frame.say("fair-values", &[])) }
                (values(frame, snapshot, record.as_ref()))
                h2 { (frame.say("fair-yourself", &[])) }
                p { (frame.say("fair-yourself-about", &[])) }
                pre { code { "akhet verify " (snapshot.entry.id) "-" (snapshot.id) ".txt" } }
                @if checked.is_some() {
                    p { a.btn href=(path(&snapshot.id, "/record")) download { (icon("save")) (frame.say("record", &[])) } }
                }
                p { a.btn href=(path(&snapshot.id, "")) { (frame.say("back-to-table", &[])) } }
            }
        }
    };
    shell_page(frame, &Shell::of_game(frame, &title, Here::Elsewhere, snapshot.entry), &body)
}

fn verdict(frame: &Frame<'_>, checked: Option<&Result<Verified, RecordError>>) -> Markup {
    let wait = || html! { p.verdict { (frame.say("fair-not-yet", &[])) } };
    match checked {
        None | Some(Ok(Verified::Sealed)) => wait(),
        Some(Ok(Verified::Fair { draws, given, seating, copied })) => html! {
            div.verdict.good {
                p { b { (icon("check")) (frame.say("fair-good", &[])) } }
                ul {
                    li { (frame.say("fair-checked-commitment", &[])) }
                    li { (frame.say("fair-checked-draws", &[("draws", (*draws).into())])) }
                    @if *copied > 0 { li { (frame.say("fair-copied", &[("steps", (*copied).into())])) } }
                    @if *seating == Seating::Drawn { li { (frame.say("fair-checked-seating", &[])) } }
                    li { (frame.say("fair-given", &[("given", (*given).into())])) }
                }
            }
        },
        Some(Ok(Verified::Seed { draws })) => {
            html! { p.verdict { (frame.say("fair-seed", &[("draws", (*draws).into())])) } }
        }
        Some(Ok(Verified::Open)) => html! { p.verdict { (frame.say("fair-open", &[])) } },
        Some(Err(error)) => html! {
            div.verdict.bad {
                p { b { (icon("close")) (frame.say("fair-bad", &[])) } }
                p { (error) }
            }
        },
    }
}

/// The contributions, word for word as in the record.
fn values(frame: &Frame<'_>, snapshot: &Snapshot, record: Option<&Record>) -> Markup {
    let header = |key: &str| record.and_then(|record| record.get(key)).map(str::to_owned);
    let entropy = header("entropy").unwrap_or_default();
    html! {
        dl.values {
            (value(&frame.say("fair-table", &[]), snapshot.id.as_str()))
            (value(&frame.say("fair-commitment", &[]), &snapshot.commitment))
            @for (place, word) in entropy.split_whitespace().enumerate() {
                (value(&frame.say("fair-entropy", &[("place", (place + 1).into())]), &name_entropy(frame, word)))
            }
            @if let Some(seating) = header("seating") {
                (value(&frame.say("fair-seating", &[]), &name_seating(frame, snapshot, &seating)))
            }
            @match header("secret") {
                Some(secret) => (value(&frame.say("fair-secret", &[]), &secret)),
                None => (value(&frame.say("fair-secret", &[]), &frame.say("fair-secret-later", &[]))),
            }
        }
    }
}

fn value(name: &str, value: &str) -> Markup {
    html! {
        dt { (name) }
        dd { code { (value) } }
    }
}

fn name_entropy(frame: &Frame<'_>, word: &str) -> String {
    match word.strip_prefix("host:") {
        Some(digits) => frame.say("fair-entropy-host", &[("digits", digits.into())]),
        None if word == "-" => frame.say("fair-entropy-none", &[]),
        None => word.to_owned(),
    }
}

/// Which seat each place became.
fn name_seating(frame: &Frame<'_>, snapshot: &Snapshot, seating: &str) -> String {
    let Some(seats) = seating.strip_prefix("drawn ") else { return frame.say("fair-seating-chosen", &[]) };
    let seats =
        seats.split_whitespace().filter_map(|seat| game::Seat::try_from(seat.parse::<u8>().ok()?).ok());
    let known = seats.filter(|seat| seat.index() < snapshot.chairs.len());
    known.map(|seat| name_chair(frame, snapshot, seat)).collect::<Vec<_>>().join(", ")
}
