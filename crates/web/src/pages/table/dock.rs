//! The one place that says what happened, what is asked, and what a click will do.

use catalog::{Fragments, ShownAction, tell_solved};
use game::{Ask, Stage, Viewer};
use maud::{Markup, html};
use service::Answer;

use super::told::Since;
use super::undo::Undo;
use super::{ask, clock, coach, fields, help, hint, menu, news, rest};
use crate::frame::Frame;
use crate::pages::Seen;

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments, since: &Since<'_>) -> Markup {
    html! {
        section.card.dock aria-label=(frame.say("dock", &[])) {
            form #play method="post" action=(seen.path("/step")) { (fields(seen)) }
            @match coach::sees(frame, seen, fragments) { Some(line) => (line), None => (since.draw(frame, seen)) }
            div.ask data-hint=[hint::action(seen)] data-hint-kind=[hint::kind(seen, fragments)] data-doubt=[seen.doubt.map(|doubt| &doubt.step)] {
                p.state #state role="status" { (news::state(frame, seen)) }
                (answer(frame, seen))
                (rest::given(frame, seen))
                (clock::claim(frame, seen))
                @match coach::ask(frame, seen, fragments) {
                    Some(wait) => (wait),
                    None => {
                        (previews(&idle(frame, seen, fragments), fragments))
                        (ask::offers(frame, fragments))
                        (bar(frame, seen, fragments))
                    },
                }
            }
        }
    }
}

fn bar(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Markup {
    // What was drawn since an action began cannot be taken back, though the action goes on.
    let can_cancel = seen.seats.iter().any(|seat| seen.snapshot.cancellable(*seat).is_some());
    html! {
                div.bar {
                    (clock::own(frame, seen))
                    (hint::button(frame, seen))
                    (rest::gift(frame, seen))
                    @if fragments.stage.is_some() && can_cancel { (cancel(frame, seen)) } @else { (Undo::of(seen).button(frame, seen)) }
                    span.sp {}
                    (help::ways(frame, seen, fragments.chapter))
                    (menu::draw(frame, seen))
                }
    }
}

/// What is asked, or whose turn it is.
fn idle(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Markup {
    html! {
        @match (&fragments.stage, &fragments.ask) {
            (Some(stage), _) => (stepper(stage)),
            (None, Some(ask)) => (question(frame, seen, ask)),
            (None, None) => (whose_turn(frame, seen)),
        }
        (hint::advice(frame, seen))
    }
}

fn question(frame: &Frame<'_>, seen: &Seen<'_>, ask: &Ask) -> Markup {
    html! {
        div.pa {
            b { (ask.question) }
            @if let Some(note) = &ask.note { span { (note) } }
            @if seen.snapshot.is_solved { span.solved { (tell_solved(frame.lang)) } }
        }
    }
}

/// Shows the preview of a choice, or whose turn it is while nothing is pointed at.
pub(in crate::pages) fn previews(idle: &Markup, fragments: &Fragments) -> Markup {
    html! {
        div.previews {
            div.idle { (idle) }
            @for choice in &fragments.choices { (preview(choice)) }
        }
    }
}

fn preview(choice: &ShownAction) -> Markup {
    html! {
        div.pvw id={ "pv-" (choice.action.replace(' ', "-")) } data-for=(choice.action) data-kind=(choice.kind)
            data-moves=(motions(choice)) {
            div.pvw-body { (choice.preview) }
            button.btn.pri.tap form="play" name="step" value=(choice.action) { (choice.name) }
        }
    }
}

/// Which pieces a choice would move, for the arrow of a hint.
fn motions(choice: &ShownAction) -> String {
    choice.motions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn whose_turn(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let turn = seen.turn();
    let is_own = turn.is_some_and(|seat| seen.is_mine(seat));
    let covered = turn.filter(|_| is_own && seen.viewer == Viewer::Spectator);
    html! {
        @if let Some(seat) = turn { div.av2 { ((seen.snapshot.entry.crown)(seat)) } }
        div.pa {
            b { (news::turn(frame, seen).unwrap_or_default()) }
            @if seen.snapshot.is_solved { span.solved { (tell_solved(frame.lang)) } }
        }
        @if let Some(seat) = covered {
            form action=(seen.path("")) {
                input type="hidden" name="hold" value=(seat);
                button.btn.pri { (frame.say("hand-over", &[("name", (seen.snapshot.entry.name_seat)(seat, frame.lang).into())])) }
            }
        }
    }
}

/// The action in progress, and which of its decisions is next.
fn stepper(stage: &Stage) -> Markup {
    html! {
        div.pa {
            (stage.sign)
            div { b { (stage.title) } span { (stage.hint) } }
        }
        ol.stp {
            @for (index, part) in stage.parts.iter().enumerate() {
                li aria-current=[(index == stage.now).then_some("step")] { i { (index + 1) } span { (part) } }
            }
        }
    }
}

/// Takes back everything decided since the action began.
fn cancel(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        form.undo method="post" action=(seen.path("/undo")) {
            (fields(seen))
            input type="hidden" name="action" value="whole";
            button.btn.keep #cancel { (frame.say("cancel", &[])) kbd.k.js-only { "Esc" } }
        }
    }
}

/// A request to take back what was decided since.
fn answer(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some(sentence) = news::request(frame, seen) else { return html! {} };
    let is_asked = seen.snapshot.seats_asked().into_iter().any(|seat| seen.is_mine(seat));
    html! {
        form.plea method="post" action=(seen.path("/answer")) {
            (fields(seen))
            p { (sentence) }
            @if is_asked {
                button.btn.pri name="answer" value=(Answer::Granted) { (frame.say("accept", &[])) }
                button.btn name="answer" value=(Answer::Refused) { (frame.say("refuse", &[])) }
            }
        }
    }
}
