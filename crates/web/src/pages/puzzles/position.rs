//! The page of a puzzle: the question, the board to answer it on, and what comes of it.

use std::cmp::Ordering;

use catalog::{DIFFICULTIES, Fragments, Purpose, Table};
use game::{Mark, Viewer};
use maud::{Markup, html};
use service::PuzzleOutcome;

use super::history::{draw_games, draw_last, draw_level};
use super::verdict::{draw as draw_verdict, percent};
use super::{Face, Sitting};
use crate::frame::Frame;
use crate::pages::desk::{self, Columns, Desk, MANY_TRIES, Verdict, verdict};
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::review::{Line, in_points};
use crate::pages::shell::{Here, Shell};
use crate::pages::table::{offers, previews};
use crate::pages::what;

pub(crate) fn page(frame: &Frame<'_>, sitting: &Sitting<'_>) -> Markup {
    let line = Line::from(sitting.table, &sitting.posed.puzzle.line);
    let sitting = &Sitting { face: sitting.face.within(line.len()), ..*sitting };
    let (entry, path) = (sitting.entry, address(sitting));
    let title = frame.say("puzzle-number", &[("number", sitting.posed.number.into())]);
    // An answer is shown at the address of the form, so nobody can come back to it.
    let path = if matches!(sitting.face, Face::Asked) { frame.path } else { &path };
    let frame = &Frame { path, ..*frame };
    let crumb = html! { b { (name_game(frame, entry)) } span { (title) } };
    let shell = Shell { crumb, class: "learning", ..Shell::of_game(frame, &title, Here::Puzzles, entry) };
    let table = shown(sitting, &line);
    let fragments = fragments(frame, sitting, table);
    let columns = Columns {
        task: html! {
            (task(frame, sitting, &title))
            (dock(frame, sitting, &line, &fragments))
            (ways(frame, sitting, &line))
            (draw_verdict(frame, sitting, &line))
            (draw_last(frame, sitting.puzzled))
            (draw_level(frame, sitting.puzzled))
            (draw_games(frame, sitting.solvers, Some(entry)))
        },
        board: html! { (fragments.board) },
        seats: Desk { entry, table, reader: sitting.seat() }.seats(frame, &fragments),
    };
    desk::page(frame, &shell, &what_is(sitting), &columns)
}

/// The address of what the page shows.
fn address(sitting: &Sitting<'_>) -> String {
    match sitting.face {
        Face::Over { line: Some(moves), .. } => format!("{}?line={moves}", sitting.path()),
        Face::Asked | Face::Wrong { .. } | Face::Over { line: None, .. } => sitting.path(),
    }
}

fn what_is(sitting: &Sitting<'_>) -> String {
    match sitting.face {
        Face::Over { line: Some(moves), .. } => format!("{}/what?line={moves}&thing=", sitting.path()),
        Face::Asked | Face::Wrong { .. } | Face::Over { line: None, .. } => {
            format!("{}/what?thing=", sitting.path())
        }
    }
}

/// The position, or the one after some moves of the line.
fn shown<'a>(sitting: &Sitting<'a>, line: &'a Line) -> &'a dyn Table {
    match sitting.face {
        Face::Over { line: Some(moves), .. } => line.after(moves).unwrap_or(sitting.table),
        Face::Asked | Face::Wrong { .. } | Face::Over { line: None, .. } => sitting.table,
    }
}

/// The board with every legal move; with the best one pointed out, once it is known.
fn fragments(frame: &Frame<'_>, sitting: &Sitting<'_>, table: &dyn Table) -> Fragments {
    let viewer = Viewer::Seat(sitting.seat());
    match sitting.face {
        Face::Asked | Face::Wrong { .. } => table.fragments(viewer, Purpose::Play, frame.lang),
        Face::Over { line: Some(_), .. } => table.fragments(viewer, Purpose::Look, frame.lang),
        Face::Over { line: None, .. } => {
            let best = &sitting.posed.puzzle.best().action;
            table.marked_fragments(viewer, &[(best, Mark::Better)], frame.lang)
        }
    }
}

fn task(frame: &Frame<'_>, sitting: &Sitting<'_>, title: &str) -> Markup {
    let difficulty = sitting.posed.difficulty;
    let seat = sitting.name_seat(frame, sitting.seat());
    let of = [("number", difficulty.into()), ("all", DIFFICULTIES.into())];
    html! {
        section.card.lesson-task {
            p.of { b { (title) } span { (name_game(frame, sitting.entry)) } }
            h1 { (question(frame, sitting)) }
            @match sitting.face {
                Face::Asked | Face::Wrong { .. } => p.task { (frame.say("puzzle-you", &[("seat", seat.into())])) },
                Face::Over { .. } => {},
            }
            ul.feats {
                li.feat {
                    span.dif aria-hidden="true" { @for step in 1..=DIFFICULTIES { i.on[step <= difficulty] {} } }
                    span { (frame.say("puzzle-difficulty", &of)) }
                }
                (streak(frame, sitting))
            }
        }
    }
}

/// How the reader stands, and what is asked.
fn question(frame: &Frame<'_>, sitting: &Sitting<'_>) -> String {
    let seat = sitting.seat();
    let totals = sitting.table.shown_score(Viewer::Seat(seat)).totals();
    let own = totals[seat.index()];
    let others = totals.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let Some(best) = others.map(|(_, total)| *total).max() else { return frame.say("puzzle-question", &[]) };
    let points = [("points", (own - best).abs().into())];
    match own.cmp(&best) {
        Ordering::Less => frame.say("puzzle-behind", &points),
        Ordering::Equal => frame.say("puzzle-level", &[]),
        Ordering::Greater => frame.say("puzzle-ahead", &points),
    }
}

fn streak(frame: &Frame<'_>, sitting: &Sitting<'_>) -> Markup {
    let (now, ended) = (sitting.puzzled.streak(), sitting.puzzled.ended_streak());
    html! {
        @if now > 0 {
            li.feat.gold { (icon("flame")) span { (frame.say("puzzle-streak", &[("count", now.into())])) } }
        } @else if ended > 0 {
            li.feat { (icon("flame")) span { (frame.say("puzzle-streak-ended", &[("count", ended.into())])) } }
        }
    }
}

/// Being shown, or going on: along the line, or to the next puzzle.
fn ways(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line) -> Markup {
    let shows = match sitting.face {
        Face::Wrong { tries, .. } if tries >= MANY_TRIES => "btn pri",
        Face::Asked | Face::Wrong { .. } | Face::Over { .. } => "btn",
    };
    html! {
        div.ways {
            @match sitting.face {
                Face::Asked | Face::Wrong { .. } => {
                    button class=(shows) form="play" name="show" value="yes" {
                        (icon("eye")) (frame.say("learn-show", &[]))
                    }
                }
                Face::Over { line: at, .. } => {
                    a.btn.pri #onward href={ "/puzzles/" (sitting.entry.id) } {
                        (icon("right")) (frame.say("puzzle-next", &[]))
                    }
                    (line_way(frame, sitting, line, at))
                }
            }
        }
    }
}

/// The next move of the line, or back to the position.
fn line_way(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line, at: Option<usize>) -> Markup {
    let next = at.unwrap_or(0) + 1;
    html! {
        @if next <= line.len() {
            a.btn #go-right href={ (sitting.path()) "?line=" (next) } {
                (icon("play")) (frame.say(if at.is_none() { "puzzle-play" } else { "replay-on" }, &[]))
            }
        } @else if at.is_some() {
            a.btn href=(sitting.path()) { (icon("undo")) (frame.say("puzzle-back", &[])) }
        }
    }
}

fn dock(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line, fragments: &Fragments) -> Markup {
    let tries = match sitting.face {
        Face::Wrong { tries, .. } => tries,
        Face::Asked | Face::Over { .. } => 0,
    };
    html! {
        section.card.dock aria-label=(frame.say("dock", &[])) {
            form #play method="post" action=(sitting.path()) {
                input type="hidden" name="tries" value=(tries);
            }
            (previews(&said(frame, sitting, line, fragments), fragments))
            @if !fragments.choices.is_empty() { (offers(frame, fragments)) }
            div.bar { (what::button(frame)) }
        }
    }
}

/// What came of the last answer, or what to do.
fn said(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line, fragments: &Fragments) -> Markup {
    match sitting.face {
        Face::Asked => html! { div.lesson-said { p { (frame.say("puzzle-try", &[])) } } },
        Face::Wrong { action, value, .. } => {
            let tried = fragments.choices.iter().find(|choice| choice.action == action);
            let chances = [("tried", value), ("best", sitting.posed.puzzle.best().value)];
            let chances = chances.map(|(name, value)| (name, percent(frame, in_points(value)).into()));
            let words = html! {
                @if let Some(tried) = tried { div.tried { (tried.preview) } }
                p { (frame.say("puzzle-instead", &chances)) " " b { (frame.say("learn-again", &[])) } }
            };
            verdict(Verdict::Wrong, &words)
        }
        Face::Over { line: Some(moves), .. } => {
            let count = [("number", moves.into()), ("all", line.len().into())];
            let words = html! {
                b { (frame.say("puzzle-line-at", &count)) }
                @if let Some(end) = line.tell_end(frame).filter(|_| moves >= line.len()) { p { (end) } }
            };
            verdict(Verdict::Right, &words)
        }
        Face::Over { outcome, line: None } => {
            let action = [("action", sitting.act(frame, &sitting.posed.puzzle.best().action).into())];
            let key = match outcome {
                PuzzleOutcome::First | PuzzleOutcome::Later => "puzzle-right",
                PuzzleOutcome::Shown | PuzzleOutcome::Missed => "puzzle-was",
            };
            verdict(Verdict::Right, &html! { b { (icon("check")) (frame.say(key, &action)) } })
        }
    }
}
