//! The other people at a table: whom the reader does not want to meet, and what they have to say against somebody.

use std::collections::HashMap;

use maud::{Markup, html};
use service::{GuestId, LONGEST_TEXT, Met, Reason, Report, Sitter, Snapshot};

use super::account::narrow;
use super::names::{name_alone, name_chair, name_kept, name_sitter};
use super::path;
use super::people::address;
use crate::frame::Frame;

/// Whether somebody sits at a table whom the reader could block or report.
pub(super) fn is_met(frame: &Frame<'_>, snapshot: &Snapshot) -> bool {
    snapshot.chairs.iter().any(|chair| match &chair.sitter {
        Sitter::Guest(other) => other != frame.guest,
        Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => false,
    })
}

/// `shown` are those whose profiles the reader may see, by what they are called.
pub(crate) fn page(
    frame: &Frame<'_>,
    snapshot: &Snapshot,
    met: &[Met],
    shown: &HashMap<GuestId, String>,
) -> Markup {
    let title = frame.say("company", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("company-about", &[])) }
            p { a.btn href=(path(&snapshot.id, "")) { (frame.say("company-back", &[])) } }
            @if met.is_empty() { p { (frame.say("company-nobody", &[])) } }
        }
        @for met in met {
            @let profile = snapshot.chairs[met.seat.index()].sitter.guest().and_then(|guest| shown.get(guest));
            (person(frame, snapshot, met, profile.map(String::as_str)))
        }
    };
    narrow(frame, &title, &body)
}

fn person(frame: &Frame<'_>, snapshot: &Snapshot, met: &Met, profile: Option<&str>) -> Markup {
    let name = name_sitter(frame, snapshot, met.seat);
    let chair = name_chair(frame, snapshot, met.seat);
    let is_named = name_alone(frame, snapshot, met.seat) != chair;
    html! {
        section.card.prose aria-label=(name) {
            h2 { (name) @if is_named { " " span.mut { (chair) } } }
            @if let Some(name) = profile { p { a.btn href=(address(name)) { (frame.say("profile", &[])) } } }
            @if met.is_blocked {
                p { (frame.say("company-blocked", &[])) }
                form method="post" action="/account/blocks" {
                    input type="hidden" name="table" value=(snapshot.id);
                    button.btn name="unblock" value=(met.handle) { (frame.say("unblock", &[])) }
                }
            } @else {
                form method="post" action="/block" {
                    (which(snapshot, met))
                    button.btn { (frame.say("block", &[])) }
                }
            }
            @if met.is_reported {
                p role="status" { (frame.say("company-reported", &[])) }
            } @else {
                details.resign {
                    summary.btn { (frame.say("report-ask", &[])) }
                    (report(frame, snapshot, met))
                }
            }
        }
    }
}

fn which(snapshot: &Snapshot, met: &Met) -> Markup {
    html! {
        input type="hidden" name="table" value=(snapshot.id);
        input type="hidden" name="whom" value=(met.handle);
    }
}

fn report(frame: &Frame<'_>, snapshot: &Snapshot, met: &Met) -> Markup {
    html! {
        form.fields method="post" action="/report" {
            (which(snapshot, met))
            fieldset.choice {
                legend { (frame.say("report-why", &[])) }
                @for reason in Reason::ALL {
                    label.check {
                        input type="radio" name="reason" value=(reason) required;
                        span { (name_reason(frame, reason)) }
                    }
                }
            }
            (text(frame, &format!("note-{}", met.seat), "note", "report-note"))
            p.mut { (frame.say("report-about", &[])) }
            button.btn.bad { (frame.say("report-do", &[])) }
        }
    }
}

/// A field for a few lines.
pub(super) fn text(frame: &Frame<'_>, id: &str, name: &str, label: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (frame.say(label, &[])) }
            textarea id=(id) name=(name) rows="4" maxlength=(LONGEST_TEXT) {}
        }
    }
}

/// What the person of a report was called.
pub(super) fn name_reported(frame: &Frame<'_>, report: &Report) -> String {
    match report.seen.name() {
        "" => frame.say("daily-nameless", &[]),
        name => name_kept(frame, name),
    }
}

pub(super) fn name_reason(frame: &Frame<'_>, reason: Reason) -> String {
    let key = match reason {
        Reason::Name => "reason-name",
        Reason::Phrases => "reason-phrases",
        Reason::Stalling => "reason-stalling",
        Reason::Leaving => "reason-leaving",
        Reason::Cheating => "reason-cheating",
        Reason::Other => "reason-other",
    };
    frame.say(key, &[])
}
