//! Whether the draws of a table are the ones committed to, in plain words.

use catalog::{Choosers, Copied, End, Followed, Seating, Verdict, Verified};
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
    record: Option<&Record>,
    checked: Option<&Result<Verified, RecordError>>,
) -> Markup {
    let title = frame.say("fair", &[]);
    let body = html! {
        main #main.narrow tabindex="-1" {
            article.card.prose {
                h1 { (title) }
                (verdict(frame, checked))
                h2 { (frame.say("fair-how", &[])) }
                ol { @for key in steps(snapshot) { li { (frame.say(key, &[])) } } }
                h2 { (frame.say("fair-values", &[])) }
                (values(frame, snapshot, record))
                @if let Some(record) = record.filter(|_| snapshot.deal.is_none()) { (own(frame, snapshot, record)) }
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

/// How the draws come about, as names of sentences.
fn steps(snapshot: &Snapshot) -> [&'static str; 4] {
    match snapshot.deal {
        Some(_) => ["fair-deal-commit", "fair-deal-entropy", "fair-deal-draw", "fair-deal-reveal"],
        None => ["fair-step-commit", "fair-step-entropy", "fair-step-draw", "fair-step-reveal"],
    }
}

fn verdict(frame: &Frame<'_>, checked: Option<&Result<Verified, RecordError>>) -> Markup {
    let wait = || html! { p.verdict { (frame.say("fair-not-yet", &[])) } };
    match checked {
        None | Some(Ok(Verified::Sealed)) => wait(),
        Some(Ok(Verified::Followed(found))) => tell_found(frame, found),
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

/// What was found, and never more than what was checked.
fn tell_found(frame: &Frame<'_>, found: &Followed) -> Markup {
    let (class, headline) = match found.verdict() {
        Verdict::Fair => ("verdict good", "fair-good"),
        Verdict::HostCould => ("verdict", "fair-host-could"),
        Verdict::Partly => ("verdict", "fair-partly"),
        Verdict::Nothing => ("verdict", "fair-nothing"),
    };
    let choosers = match found.choosers {
        Choosers::Nobody => "fair-choosers-nobody",
        Choosers::HostAndLast => "fair-choosers-last",
        Choosers::Host => "fair-choosers-host",
    };
    html! {
        div class=(class) {
            p { b { @if found.verdict() == Verdict::Fair { (icon("check")) } (frame.say(headline, &[])) } }
            ul {
                li { (frame.say("fair-checked-commitment", &[])) }
                li { (frame.say("fair-checked-draws", &[("draws", found.draws.into())])) }
                @match &found.copied {
                    Copied::Nothing => {}
                    Copied::Unchecked { steps, .. } => {
                        li { (frame.say("fair-copied", &[("steps", (*steps).into())])) }
                    }
                    Copied::Checked { steps, .. } => {
                        li { (frame.say("fair-copied-checked", &[("steps", (*steps).into())])) }
                    }
                }
                @if found.seating == Seating::Drawn { li { (frame.say("fair-checked-seating", &[])) } }
                li { (frame.say("fair-given", &[("given", found.given.into())])) }
                @if found.given > 0 { li { (frame.say(choosers, &[])) } }
                @if let Some(round) = found.round.filter(|round| *round > 1) {
                    li { (frame.say("fair-round", &[("round", round.into())])) }
                }
                @match found.end {
                    End::Played => {}
                    End::Resigned(_) | End::TimedOut(_) => li { (frame.say("fair-cut", &[])) }
                    End::Unfinished => li { (frame.say("fair-unfinished", &[])) }
                }
            }
        }
    }
}

/// What only the reader can compare: what they were shown then, and what they put in. The script does it with what it kept.
fn own(frame: &Frame<'_>, snapshot: &Snapshot, record: &Record) -> Markup {
    let header = |key: &str| record.get(key).unwrap_or_default();
    html! {
        h2 { (frame.say("fair-own", &[])) }
        p { (frame.say("fair-own-about", &[])) }
        div #own data-table=(snapshot.id) data-commitment=(snapshot.commitment) data-entropy=(header("entropy"))
            data-commits=(header("commits")) data-round=(header("round")) {
            p.verdict.good data-own="same" hidden { b { (icon("check")) (frame.say("fair-own-same", &[])) } }
            p.verdict.bad data-own="other" hidden { b { (icon("close")) (frame.say("fair-own-other", &[])) } }
            p.mut data-own="none" hidden { (frame.say("fair-own-none", &[])) }
        }
    }
}

/// The contributions, word for word as in the record.
fn values(frame: &Frame<'_>, snapshot: &Snapshot, record: Option<&Record>) -> Markup {
    let header = |key: &str| record.and_then(|record| record.get(key)).map(str::to_owned);
    let entropy = header("entropy").unwrap_or_default();
    let commits = header("commits").unwrap_or_default();
    let commits: Vec<&str> = commits.split_whitespace().collect();
    html! {
        dl.values {
            (value(&frame.say("fair-table", &[]), snapshot.id.as_str()))
            @if let Some(of) = &snapshot.deal { (value(&frame.say("fair-deal", &[]), &of.deal.to_string())) }
            (value(&frame.say("fair-commitment", &[]), &snapshot.commitment))
            @for (place, word) in entropy.split_whitespace().enumerate() {
                (value(&frame.say("fair-entropy", &[("place", (place + 1).into())]), &name_entropy(frame, word)))
            }
            @for (place, commit) in commits.iter().enumerate().filter(|(_, commit)| **commit != "-") {
                (value(&frame.say("fair-commit", &[("place", (place + 1).into())]), commit))
            }
            @if let Some(order) = header("order").filter(|order| order != "-") {
                (value(&frame.say("fair-order", &[]), &name_order(&order)))
            }
            @if let Some(parent) = header("parent") {
                (value(&frame.say("fair-parent", &[]), &parent))
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

/// Chairs are counted from one.
fn name_order(order: &str) -> String {
    let chairs = order.split_whitespace().filter_map(|place| place.parse::<u32>().ok());
    chairs.map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(", ")
}

/// Which seat each place became.
fn name_seating(frame: &Frame<'_>, snapshot: &Snapshot, seating: &str) -> String {
    let Some(seats) = seating.strip_prefix("drawn ") else { return frame.say("fair-seating-chosen", &[]) };
    let seats =
        seats.split_whitespace().filter_map(|seat| game::Seat::try_from(seat.parse::<u8>().ok()?).ok());
    let known = seats.filter(|seat| seat.index() < snapshot.chairs.len());
    known.map(|seat| name_chair(frame, snapshot, seat)).collect::<Vec<_>>().join(", ")
}
