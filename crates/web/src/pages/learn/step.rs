//! One step of a lesson: what to do, the board to do it on, and what comes of it.

use bots::Level;
use catalog::{Fragments, LEARNER, Purpose, Standing, Table};
use game::{Mark, Seat, Viewer};
use maud::{Markup, html};

use super::{Face, Taken, emphasised};
use crate::frame::{Coach, Frame};
use crate::pages::desk::{self, Columns, Desk, MANY_TRIES, Verdict, verdict};
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::sentence;
use crate::pages::shell::{Here, Shell};
use crate::pages::table::{offers, previews};

const VIEWER: Viewer = Viewer::Seat(LEARNER);

pub(crate) fn page(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>, face: Face<'_>) -> Markup {
    let entry = taken.course.entry;
    let title = taken.say(frame, standing.step, "", (0, 0));
    let path = taken.at(taken.number, taken.made);
    let frame = &Frame { path: &path, ..*frame };
    let crumb = html! { b { (name_game(frame, entry)) } span { (frame.say("learn-lesson", &[])) } };
    let shell = Shell { crumb, class: "learning", ..Shell::of_game(frame, &title, Here::Learn, entry) };
    let fragments = fragments(frame, standing, face);
    let columns = Columns {
        task: html! {
            (task(frame, taken, standing, &title))
            (dock(frame, taken, standing, &fragments, face))
            (ways(frame, taken, standing, face))
            (teaches(frame, taken, standing))
            (words(frame, taken))
            (steps(frame, taken))
        },
        board: html! { (fragments.board) },
        seats: Desk { entry, table: &*standing.table, reader: LEARNER }.seats(frame, &fragments),
    };
    desk::page(frame, &shell, &what_is(taken), &columns)
}

fn what_is(taken: &Taken<'_>) -> String {
    let address = taken.at(taken.number, taken.made);
    address.replacen('?', "/what?", 1) + "&thing="
}

/// The board with what may be tried; with what is right pointed out, once it is shown.
fn fragments(frame: &Frame<'_>, standing: &Standing<'_>, face: Face<'_>) -> Fragments {
    let right = standing.asked.and_then(|asked| asked.right.first());
    match (face, right) {
        (Face::Shown, Some(right)) => {
            standing.table.marked_fragments(VIEWER, &[(right, Mark::Better)], frame.lang)
        }
        (Face::Asked | Face::Wrong { .. } | Face::Shown, _) => {
            let tries = standing.tries();
            let mut fragments = standing.table.fragments(VIEWER, Purpose::Try(&tries), frame.lang);
            // Facts say what brings the most: here that is for the learner to find out.
            let kinds = fragments.ask.iter_mut().flat_map(|ask| &mut ask.kinds);
            kinds.for_each(|offer| offer.fact.clear());
            fragments
        }
    }
}

fn task(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>, title: &str) -> Markup {
    let (number, all) = (taken.number + 1, taken.lesson.steps.len());
    let done = taken.course.count_done(taken.lesson);
    let undone = all - taken.number - usize::from(standing.asked.is_none());
    let left = (taken.lesson.minutes as usize * undone).div_ceil(all);
    let part = match standing.made {
        0 => "task".to_owned(),
        made => format!("task-{}", made + 1),
    };
    html! {
        section.card.lesson-task {
            p.of {
                b { (frame.say("learn-step-of", &[("number", number.into()), ("all", all.into())])) }
                @if left > 0 { span { (frame.say("learn-minutes-left", &[("minutes", left.into())])) } }
            }
            ol.blocks aria-hidden="true" {
                @for (index, step) in taken.lesson.steps.iter().enumerate() {
                    li.{ @if index == taken.number { "now" } @else if taken.course.is_done(taken.lesson, step) { "done" } @else { "open" } } {}
                }
            }
            h1 { (title) }
            @if standing.asked.is_some() { p.task { (emphasised(&taken.say(frame, standing.step, &part, (0, 0)))) } }
            p.sr { (frame.say("learn-done-of", &[("done", done.into()), ("all", all.into())])) }
        }
    }
}

/// Being shown, going on, or going past it.
fn ways(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>, face: Face<'_>) -> Markup {
    let next = taken.number + 1;
    let is_last = next == taken.lesson.steps.len();
    let (path, entry) = (taken.path(), taken.course.entry);
    let onward = if is_last { format!("/learn/{}", entry.id) } else { taken.at(next, &[]) };
    let tries = match face {
        Face::Wrong { tries, .. } => tries,
        Face::Asked | Face::Shown => 0,
    };
    let shows = if tries >= MANY_TRIES { "btn pri" } else { "btn" };
    html! {
        div.ways {
            @if standing.asked.is_none() {
                @if is_last {
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(entry.id);
                        input type="hidden" name="with" value="bot";
                        input type="hidden" name="bot" value=(Level::Apprentice.name());
                        input type="hidden" name="coach" value=(Coach::On);
                        button.btn.pri { (frame.say("learn-first-game", &[])) }
                    }
                    a.btn #onward href=(onward) { (frame.say("learn-end", &[])) }
                } @else {
                    a.btn.pri #onward href=(onward) { (icon("right")) (frame.say("learn-next", &[])) }
                }
            } @else {
                @match face {
                    Face::Shown => a.btn.pri href=(taken.at(taken.number, taken.made)) { (icon("undo")) (frame.say("learn-try", &[])) },
                    Face::Asked | Face::Wrong { .. } => form action=(path) {
                        (place(taken))
                        input type="hidden" name="show" value="yes";
                        button class=(shows) { (icon("eye")) (frame.say("learn-show", &[])) }
                    },
                }
                a.btn.quiet href=(onward) { (icon("last")) (frame.say("learn-skip", &[])) }
            }
        }
    }
}

/// Where the reader is, for a form that asks.
fn place(taken: &Taken<'_>) -> Markup {
    html! {
        input type="hidden" name="step" value=(taken.number);
        @if !taken.made.is_empty() { input type="hidden" name="made" value=(taken.made.join(";")); }
    }
}

/// What it teaches: said from the beginning, and confirmed at the end.
fn teaches(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>) -> Markup {
    html! {
        section.card.teaches {
            h2.h2 { (icon("book")) (frame.say("learn-teaches", &[])) }
            p { (emphasised(&taken.say(frame, standing.step, "teaches", (0, 0)))) }
        }
    }
}

/// The words of this lesson so far; each opens its meaning.
fn words(frame: &Frame<'_>, taken: &Taken<'_>) -> Markup {
    let entry = taken.course.entry;
    let words = taken.lesson.steps.iter().take(taken.number + 1).flat_map(|step| &step.words);
    let words: Vec<&String> = words.collect();
    html! {
        @if !words.is_empty() {
            section.card.words {
                h2.h2 { (frame.say("learn-words", &[])) }
                @for word in words {
                    details.pop {
                        summary { ((entry.say)(&format!("word-{word}"), frame.lang)) }
                        p { ((entry.say)(&format!("word-{word}.meaning"), frame.lang)) }
                    }
                }
            }
        }
    }
}

fn steps(frame: &Frame<'_>, taken: &Taken<'_>) -> Markup {
    let lesson = taken.lesson;
    html! {
        details.card.steps {
            summary.h2 { (frame.say("learn-steps", &[])) }
            ol {
                @for (index, step) in lesson.steps.iter().enumerate() {
                    li {
                        a href=(taken.at(index, &[])) aria-current=[(index == taken.number).then_some("step")] {
                            (taken.say(frame, step, "", (0, 0)))
                            @if taken.course.is_done(lesson, step) { span.done { (icon("check")) span.sr { (frame.say("learn-done", &[])) } } }
                        }
                    }
                }
            }
            p.mut { (frame.say("learn-leave", &[])) }
        }
    }
}

fn dock(
    frame: &Frame<'_>,
    taken: &Taken<'_>,
    standing: &Standing<'_>,
    fragments: &Fragments,
    face: Face<'_>,
) -> Markup {
    let tries = match face {
        Face::Wrong { tries, .. } => tries,
        Face::Asked | Face::Shown => 0,
    };
    html! {
        section.card.dock aria-label=(frame.say("dock", &[])) {
            form #play method="post" action=(taken.path()) {
                input type="hidden" name="number" value=(taken.number);
                input type="hidden" name="made" value=(taken.made.join(";"));
                input type="hidden" name="tries" value=(tries);
            }
            (previews(&said(frame, taken, standing, face), fragments))
            @if !fragments.choices.is_empty() { (offers(frame, fragments)) }
        }
    }
}

/// What came of the last try, or what to look for.
fn said(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>, face: Face<'_>) -> Markup {
    match face {
        Face::Wrong { action, why, .. } => wrong(frame, taken, standing, action, why),
        Face::Shown => {
            let right = standing.asked.and_then(|asked| asked.right.first());
            let name = right
                .and_then(|right| standing.table.name_choice(VIEWER, right, frame.lang))
                .unwrap_or_default();
            verdict(Verdict::Right, &html! { b { (name) } p { (frame.say("learn-shown", &[])) } })
        }
        Face::Asked if standing.asked.is_none() => done(frame, taken, standing),
        Face::Asked if standing.made > 0 => {
            let told = happened(frame, taken, &*standing.table, 0);
            verdict(Verdict::Right, &told.unwrap_or_else(|| html! { p { (frame.say("learn-lit", &[])) } }))
        }
        Face::Asked => html! {
            div.lesson-said {
                // What was done in the step before is not what this one begins with.
                p { @if taken.number > 0 { b { (frame.say("learn-anew", &[])) } " " } (frame.say("learn-lit", &[])) }
            }
        },
    }
}

/// What a wrong try would bring about. Nobody is told that it is wrong.
fn wrong(
    frame: &Frame<'_>,
    taken: &Taken<'_>,
    standing: &Standing<'_>,
    action: &str,
    why: Option<&str>,
) -> Markup {
    let Some(table) = standing.would_be(action) else { return html! {} };
    let after = table.shown_score(VIEWER).of(LEARNER).total();
    let points = (standing.points(), after);
    let name = standing.table.name_choice(VIEWER, action, frame.lang).unwrap_or_default();
    let words = html! {
        b { (name) }
        @if let Some(why) = why { p { (taken.say(frame, standing.step, why, points)) } }
        @if let Some(words) = happened(frame, taken, &*table, standing.table.steps()) { (words) }
        @if why.is_none() { p { (frame.say("learn-points", &[("before", points.0.into()), ("after", points.1.into())])) } }
        p { b { (frame.say("learn-again", &[])) } }
    };
    verdict(Verdict::Wrong, &words)
}

fn done(frame: &Frame<'_>, taken: &Taken<'_>, standing: &Standing<'_>) -> Markup {
    let before = taken
        .made
        .split_last()
        .and_then(|(_, earlier)| Standing::after(taken.course.entry, standing.step, earlier));
    let points = (before.map_or(0, |before| before.points()), standing.points());
    let words = html! {
        b { (icon("check")) (emphasised(&taken.say(frame, standing.step, "learnt", points))) }
        @if let Some(words) = happened(frame, taken, &*standing.table, 0) { (words) }
    };
    verdict(Verdict::Right, &words)
}

/// What happened at a table from a step on, with signs; nothing where only a question was opened.
fn happened(frame: &Frame<'_>, taken: &Taken<'_>, table: &dyn Table, first: usize) -> Option<Markup> {
    let entry = taken.course.entry;
    let call = |seat: Seat| Some((entry.name_seat)(seat, frame.lang));
    let story = table.story(VIEWER, frame.lang, None);
    let start = story.len() - (table.steps() - first);
    let mut lines = story[start..]
        .iter()
        .flat_map(|told| &told.lines)
        .filter(|line| !line.sentences.is_empty())
        .peekable();
    lines.peek()?;
    Some(html! {
        ul.happened {
            @for line in lines { li { @for told in &line.sentences { (sentence::draw(entry, told, call)) " " } } }
        }
    })
}
