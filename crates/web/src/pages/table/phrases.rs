//! Ready-made phrases among the people at a table: what was said, and what may be.

use maud::{Markup, html};
use service::{DELETED, Phrase, Speaker, Utterance, WantsTalk};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::{isolated, name_sitter};

/// What the script replaces when something is said.
pub(crate) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, problem: Option<&str>) -> Markup {
    let quiet = seen.snapshot.quiet(seen.talk);
    let is_quiet = quiet.iter().any(|seat| seen.is_mine(*seat));
    html! {
        div.phrases #phrases data-said=(seen.talk.said) {
            @if let Some(problem) = problem { p.problem role="status" { (problem) } }
            @if is_quiet {
                p { (frame.say("phrases-quiet-own", &[])) }
            } @else {
                (said(frame, seen))
                @if !quiet.is_empty() {
                    @let names: Vec<String> = quiet.iter().map(|seat| name_sitter(frame, seen.snapshot, *seat)).collect();
                    p { (frame.say("phrases-quiet-by", &[("names", frame.lang.list(&names).into()), ("count", names.len().into())])) }
                }
            }
            @if !seen.seats.is_empty() {
                @if quiet.is_empty() { (choice(frame, seen)) }
                (switch(frame, seen, if is_quiet { WantsTalk::On } else { WantsTalk::Off }))
            }
        }
    }
}

/// The same as a part of a page that is no board, if there are people who could say something to each other.
pub(super) fn card(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        @if seen.snapshot.has_company() {
            section.card.prose.talk {
                h2 { (icon("say")) (frame.say("phrases", &[])) }
                (draw(frame, seen, None))
            }
        }
    }
}

fn said(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let mut said = seen.snapshot.utterances(seen.talk).peekable();
    html! {
        @if said.peek().is_some() {
            div.heard tabindex="0" role="region" aria-label=(frame.say("phrases-said", &[])) {
                ol { @for (speaker, utterance) in said { (line(frame, seen, speaker, utterance)) } }
            }
        }
    }
}

fn line(frame: &Frame<'_>, seen: &Seen<'_>, speaker: Speaker<'_>, utterance: &Utterance) -> Markup {
    let (name, is_mine) = match speaker {
        Speaker::Here(seat) => (name_sitter(frame, seen.snapshot, seat), seen.is_mine(seat)),
        Speaker::Left("" | DELETED) => (frame.say("phrases-left", &[]), false),
        Speaker::Left(name) => (isolated(name), false),
    };
    html! {
        li data-n=(utterance.number) data-mine[is_mine] {
            b { (frame.say("phrases-by", &[("name", name.into())])) } " "
            span { (tell(frame, utterance.phrase)) }
        }
    }
}

fn choice(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        form.ways method="post" action=(seen.path("/say")) data-plain data-say {
            @for phrase in Phrase::ALL {
                button.btn.sm name="phrase" value=(phrase) { (tell(frame, phrase)) }
            }
        }
    }
}

fn switch(frame: &Frame<'_>, seen: &Seen<'_>, to: WantsTalk) -> Markup {
    let (sign, label) = match to {
        WantsTalk::On => ("speaker", "phrases-on"),
        WantsTalk::Off => ("muted", "phrases-off"),
    };
    html! {
        form method="post" action=(seen.path("/quiet")) data-plain data-say {
            button.btn.sm name="phrases" value=(to) { (icon(sign)) (frame.say(label, &[])) }
            @if to == WantsTalk::Off { p.mut { (frame.say("phrases-off.about", &[])) } }
        }
    }
}

/// What somebody said or switched, by its word in the store.
pub(in crate::pages) fn name_said(frame: &Frame<'_>, word: &str) -> String {
    match (word.parse(), word) {
        (Ok(phrase), _) => tell(frame, phrase),
        (Err(_), "off") => frame.say("phrases-switched-off", &[]),
        (Err(_), "on") => frame.say("phrases-switched-on", &[]),
        (Err(_), other) => other.to_owned(),
    }
}

/// A phrase in the reader's language.
fn tell(frame: &Frame<'_>, phrase: Phrase) -> String {
    let key = match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::OneMoment => "phrase-one-moment",
        Phrase::YourTurn => "phrase-your-turn",
        Phrase::Thanks => "phrase-thanks",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::Misclick => "phrase-misclick",
        Phrase::Again => "phrase-again",
    };
    frame.say(key, &[])
}
