//! The coach: asks before a decision that gives away much, and explains what happens for the first time.

use catalog::{Fragments, Table, Told};
use game::Seat;
use maud::{Markup, html};
use std::sync::Arc;

use super::fields;
use crate::frame::{Coach, Frame};
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::name_here;

/// More than this is no longer read.
const MOST_EXPLAINED: usize = 2;

/// Whether the reader plays here and a coach puts nobody else at a disadvantage.
fn is_offered(seen: &Seen<'_>) -> bool {
    !seen.seats.is_empty() && seen.snapshot.may_be_advised(seen.seats)
}

/// The switch, and how often the coach speaks.
pub(super) fn switch(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    if !is_offered(seen) {
        return html! {};
    }
    let (other, more) = match frame.coach {
        Coach::Off => (Coach::On, None),
        Coach::On => (Coach::Off, Some(Coach::Seldom)),
        Coach::Seldom => (Coach::Off, Some(Coach::On)),
    };
    html! {
        form.coach #coach method="post" action="/settings" data-plain {
            input type="hidden" name="back" value=(seen.path(""));
            button.switch name="coach" value=(other) role="switch" aria-checked=(if frame.coach == Coach::Off { "false" } else { "true" })
                title=(frame.say("coach-about", &[])) { i aria-hidden="true" {} (frame.say("coach", &[])) }
            @if let Some(more) = more {
                button.link name="coach" value=(more) { (frame.say(&format!("coach-{more}"), &[])) }
            } @else {
                span.mut { (frame.say("coach-short", &[])) }
            }
        }
    }
}

/// What is said in place of the question, before a decision that gives away much.
pub(super) fn ask(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Option<Markup> {
    let doubt = seen.doubt?;
    let named = |action: &str| fragments.choices.iter().find(|choice| choice.action == action);
    let (chosen, better) = (named(&doubt.step)?, named(&doubt.advice.action)?);
    let (cost, prospect) = doubt.advice.cost(&doubt.step)?;
    let preview = seen.game()?.preview(seen.viewer, &doubt.step, frame.lang);
    let percent = |share: f32| (100.0 * share).round() as u32;
    let values =
        [("before", percent(prospect.value + cost).into()), ("after", percent(prospect.value).into())];
    let play = |action: &str, class: &str, words: Markup| {
        html! {
            form method="post" action=(seen.path("/step")) {
                (fields(seen))
                input type="hidden" name="anyway" value="yes";
                button class=(class) name="step" value=(action) { (words) }
            }
        }
    };
    Some(html! {
        div.wait #wait role="alert" {
            (icon("info"))
            div.pa {
                b { (frame.say("coach-wait", &[("action", (&*chosen.name).into())])) }
                span { (frame.say("coach-falls", &values)) }
            }
        }
        @if let Some(preview) = preview { p.soon { (preview.sentences.join(" ")) } }
        div.instead {
            h3 { (frame.say("coach-better", &[])) }
            (play(&better.action, "btn", html! { (better.name) }))
        }
        div.ways {
            a.btn.pri #cancel href=(seen.path("")) { (icon("undo")) (frame.say("coach-back", &[])) }
            (play(&chosen.action, "btn", html! { (frame.say("coach-anyway", &[])) }))
        }
    })
}

/// What would probably happen.
pub(super) fn sees(frame: &Frame<'_>, seen: &Seen<'_>, fragments: &Fragments) -> Option<Markup> {
    let (doubt, game, turn) = (seen.doubt?, seen.game()?, seen.turn()?);
    let (_, prospect) = doubt.advice.cost(&doubt.step)?;
    let chosen = fragments.choices.iter().find(|choice| choice.action == doubt.step)?;
    let follows = prospect.follows.iter().map(|(seat, action)| {
        (*seat, game.name_action(action, frame.lang).unwrap_or_else(|| action.clone()))
    });
    Some(html! {
        div.told #told {
            header { h2.h2 { (frame.say("coach-sees", &[])) } }
            ol.lines {
                (line(frame, seen, 1, turn, &chosen.name))
                @for (index, (seat, action)) in follows.enumerate() { (line(frame, seen, index + 2, seat, &action)) }
            }
            p.mut { (frame.say("coach-likely", &[])) }
        }
    })
}

fn line(frame: &Frame<'_>, seen: &Seen<'_>, number: usize, seat: Seat, action: &str) -> Markup {
    html! {
        li {
            span.no aria-hidden="true" { (number) }
            p {
                b.sg { ((seen.snapshot.entry.crown)(seat)) (name_here(frame, seen, seat).unwrap_or_default()) }
                (frame.lang.colon()) (action)
            }
        }
    }
}

/// What happened for the first time in this game, in the part of the story that is told.
pub(super) fn explain(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    before: &[Arc<Told>],
    told: &[Arc<Told>],
) -> Markup {
    if frame.coach == Coach::Off || !is_offered(seen) {
        return html! {};
    }
    let entry = seen.snapshot.entry;
    let known: Vec<&str> = occasions(before).collect();
    let mut new: Vec<&str> = Vec::new();
    for occasion in occasions(told) {
        if !known.contains(&occasion) && !new.contains(&occasion) {
            new.push(occasion);
        }
    }
    let surplus = new.len().saturating_sub(MOST_EXPLAINED);
    html! {
        @for occasion in &new[surplus..] {
            p.occasion data-once={ (entry.id) "-" (occasion) } {
                (icon("info"))
                span {
                    ((entry.say)(&format!("occasion-{occasion}"), frame.lang)) " "
                    a href={ "/rules/" (entry.id) "#" (occasion) } target="_blank" rel="noopener" { (frame.say("coach-rules", &[])) }
                }
            }
        }
    }
}

fn occasions(told: &[Arc<Told>]) -> impl Iterator<Item = &'static str> {
    told.iter().flat_map(|told| &told.lines).flat_map(|line| &line.occasions).copied()
}

/// After how many steps the turn of the seat that decides began.
pub(crate) fn turn_began(game: &dyn Table, story: &[Arc<Told>]) -> usize {
    use catalog::Turns;
    let turns = Turns::of(story, game.steps());
    let (Some(last), game::Turn::Seat(seat)) = (turns.all().last(), game.turn()) else { return game.steps() };
    let goes_on = last.seat == Some(seat) && last.automaton().next().is_none();
    if goes_on { last.end.saturating_sub(last.told.len()) } else { game.steps() }
}
