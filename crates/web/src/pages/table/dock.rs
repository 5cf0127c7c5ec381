//! The one place that says what a click will do: a preview of each choice, with the other actions below.

use catalog::{Fragments, ShownAction, tell_solved};
use game::{Stage, Viewer};
use maud::{Markup, html};
use service::Answer;

use super::undo::Undo;
use super::{fields, hint, menu, news};
use crate::frame::Frame;
use crate::pages::Seen;

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Markup {
    html! {
        section.card.dock aria-label=(frame.say("dock", &[])) {
            form #play method="post" action=(seen.path("/step")) { (fields(seen)) }
            (previews(&idle(frame, seen, fragments), fragments))
            (answer(frame, seen))
            div.bar {
                @match &fragments.stage {
                    Some(_) => (in_dock(frame, fragments)),
                    None => { (kinds(frame, seen, fragments)) (in_dock(frame, fragments)) },
                }
                span.sp {}
                (hint::button(frame, seen))
                @if fragments.stage.is_some() { (cancel(frame, seen)) } @else { (Undo::of(seen).button(frame, seen)) }
                (menu::draw(frame, seen, fragments.chapter))
            }
        }
    }
}

fn idle(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Markup {
    html! {
        @match &fragments.stage {
            Some(stage) => (stepper(stage)),
            None => (whose_turn(frame, seen)),
        }
        (hint::advice(frame, seen))
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
        div.pvw id={ "pv-" (choice.action.replace(' ', "-")) } data-for=(choice.action) data-kind=(choice.kind) {
            div.pvw-body { (choice.preview) }
            button.btn.pri.tap form="play" name="step" value=(choice.action) { (choice.name) }
        }
    }
}

fn whose_turn(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let turn = seen.turn();
    let is_own = turn.is_some_and(|seat| seen.is_mine(seat));
    let covered = turn.filter(|_| is_own && seen.viewer == Viewer::Spectator);
    html! {
        @if let Some(seat) = turn { div.av2 { ((seen.snapshot.entry.crown)(seat)) } }
        div.pa {
            b { (news::turn(frame, seen).unwrap_or_default()) }
            @if is_own && covered.is_none() { span { (frame.say("turn-hint", &[])) } }
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

/// The kinds of choices and how many there are of each. Pressing one leaves only those highlighted.
fn kinds(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Markup {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for choice in &fragments.choices {
        match kinds.iter_mut().find(|(kind, _)| *kind == choice.kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((choice.kind, 1)),
        }
    }
    html! {
        @if kinds.len() > 1 {
            div.seg.js-only role="group" aria-label=(frame.say("show-only", &[])) {
                @for (kind, count) in kinds {
                    button type="button" data-filter=(kind) aria-pressed="false" {
                        ((seen.snapshot.entry.say)(&format!("kind-{kind}"), frame.lang))
                        span.n { (count) }
                    }
                }
            }
        }
    }
}

/// The choices that nothing on the board represents. Those with several parts are also in a list.
pub(in crate::pages) fn in_dock(frame: &Frame<'_>, fragments: &Fragments) -> Markup {
    let listed = fragments.choices.iter().filter(|choice| choice.in_dock);
    let (plain, composed): (Vec<&ShownAction>, Vec<&ShownAction>) =
        listed.partition(|choice| choice.picks.is_empty());
    html! {
        @for choice in plain {
            button.btn form="play" name="step" value=(choice.action) { (choice.name) }
        }
        @if !composed.is_empty() {
            details.picks.pop #all-picks {
                summary.btn { (frame.say("all-choices", &[("count", composed.len().into())])) }
                div.menu {
                    @for choice in composed {
                        button form="play" name="step" value=(choice.action) data-picks=(choice.picks.join(" ")) {
                            (choice.name)
                        }
                    }
                }
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
        form.ask method="post" action=(seen.path("/answer")) {
            (fields(seen))
            p { (sentence) }
            @if is_asked {
                button.btn.pri name="answer" value=(Answer::Granted) { (frame.say("accept", &[])) }
                button.btn name="answer" value=(Answer::Refused) { (frame.say("refuse", &[])) }
            }
        }
    }
}
