//! The review of a finished game: its progress and its findings.

mod curve;
mod ladder;
mod line;
mod moves;
mod seats;
mod skills;
mod turns;
mod verdict;

use bots::review::{Judgment, Progress, Review};
use catalog::{Table, say_review, tell_luck};
use game::Seat;
use maud::{Markup, html};
use service::Reviewing;

use super::Seen;
use super::icons::icon;
use super::names::name_sitter;
use super::replay::{self, Place};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{crumb, tell_parts, title};
use super::what;
use crate::frame::Frame;

pub(super) use curve::draw as draw_curve;
pub(super) use line::Line;
pub(super) use moves::Moves;
pub(super) use seats::draw as draw_seats;
pub(super) use skills::table as draw_skills;
pub(super) use verdict::{Verdict, act, better, card as draw_verdict, grade, in_points, is_best, share_lost};

/// The page, whether or not the review is done.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>, reviewing: &Reviewing) -> Markup {
    match reviewing {
        Reviewing::UnderWay(progress, found) => under_way(frame, seen, *progress, found),
        Reviewing::Done(review) => done(frame, seen, review, reviewing),
    }
}

/// How far it is, and the worst moves so far.
fn under_way(frame: &Frame<'_>, seen: &Seen<'_>, progress: Progress, found: &Review) -> Markup {
    let name = frame.say("review-of", &[("table", title(frame, seen.snapshot).into())]);
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        // The script reloads by itself and keeps the reader's place.
        head: html! { noscript { meta http-equiv="refresh" content="2"; } },
        main: "review",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let counts = [("done", progress.done.into()), ("all", progress.all.into())];
    let Some(game) = seen.game() else { return html! {} };
    let moves = Moves::of(frame, seen, game, found);
    let body = html! {
        main #review.findings tabindex="-1" data-poll {
            h1 { (name) }
            section.card.prose {
                h2 #progress-name { (frame.say("review-under-way", &[])) }
                progress aria-labelledby="progress-name" max=(progress.all) value=(progress.done) {}
                p role="status" { (frame.say("review-progress", &counts)) }
                p.mut { (frame.say("review-leave", &[])) }
                p { a.btn href=(seen.path("")) { (frame.say("back-to-table", &[])) } }
            }
            @if !found.judgments.is_empty() { (all_worst(frame, seen, game, found, &moves)) }
        }
    };
    shell_page(frame, &shell, &body)
}

/// The board at the reader's worst move with everything that was found there, and all the rest below.
fn done(frame: &Frame<'_>, seen: &Seen<'_>, review: &Review, reviewing: &Reviewing) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let name = frame.say("review-of", &[("table", title(frame, seen.snapshot).into())]);
    let moves = Moves::of(frame, seen, game, review);
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        class: "playing replay",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let worst = exercises(seen, review).into_iter().max_by(|one, other| one.loss().total_cmp(&other.loss()));
    let place = Place { step: worst.map_or(game.steps(), |judgment| judgment.position), line: None };
    let body = html! {
        main #main.playing.replay tabindex="-1" data-what-is=(place.what(seen)) {
            h1.sr { (name) }
            (replay::draw(frame, seen, place, reviewing))
        }
        (what::room(frame))
        div #review.findings {
            (all_worst(frame, seen, game, review, &moves))
            (skills::draw(frame, seen, review))
            div.sums { (luck(frame, seen, review)) (ladder::draw(frame)) }
            (turns::draw(frame, seen, game, review, &moves))
            @if review.judgments.iter().any(|judgment| judgment.is_solved) {
                p.mut.how { (icon("solved")) " " (say_review(frame.lang, "proved-about", &[])) }
            }
            p.mut.how { (frame.say("review-how", &[])) }
        }
    };
    shell_page(frame, &shell, &body)
}

/// Nothing, if a review of an earlier version does not say what the draws did.
fn luck(frame: &Frame<'_>, seen: &Seen<'_>, review: &Review) -> Markup {
    let names: Vec<String> = seats(seen).map(|seat| name_sitter(frame, seen.snapshot, seat)).collect();
    html! {
        @if review.knows_luck() {
            section.card.luck {
                h2.h2 { (frame.say("luck", &[])) }
                @for sentence in tell_luck(review, &names, frame.lang) { p { (sentence) } }
                @let luck: Vec<f32> = review.seats.iter().map(|seat| seat.luck).collect();
                @for sentence in tell_parts(frame, seen, &luck) { p { (sentence) } }
            }
        }
    }
}

fn seats(seen: &Seen<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(seen.snapshot.chairs.len() as u8)
}

/// The address of the position before a decision.
fn position(seen: &Seen<'_>, judgment: &Judgment) -> String {
    seen.path(&format!("/replay?step={}", judgment.position))
}

fn all_worst(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, review: &Review, moves: &Moves) -> Markup {
    html! { div.worst { @for seat in seats(seen) { (worst(frame, seen, game, review, moves, seat)) } } }
}

fn worst(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    game: &dyn Table,
    review: &Review,
    moves: &Moves,
    seat: Seat,
) -> Markup {
    let name = name_sitter(frame, seen.snapshot, seat);
    let worst: Vec<&Judgment> = review.worst(seat).collect();
    let key = if worst.is_empty() { "worst-none" } else { "worst-of" };
    html! {
        section.card {
            h2.h2 { (say_review(frame.lang, key, &[("name", name.into())])) }
            ol {
                @for judgment in worst {
                    li {
                        (grade(frame, judgment.loss()))
                        div {
                            a href=(position(seen, judgment)) {
                                (moves.name(judgment)) " " span.cost { "(" (share_lost(frame, judgment.loss())) ")" }
                            }
                            (better(frame, game, judgment))
                            a.see href={ (position(seen, judgment)) "&line=1" } {
                                (frame.say("line-see", &[])) span.sr { (frame.lang.colon()) (moves.name(judgment)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The positions to retry: the reader's, or everybody's if the reader did not play.
pub(crate) fn exercises<'a>(seen: &Seen<'_>, review: &'a Review) -> Vec<&'a Judgment> {
    let own = seats(seen).filter(|seat| seen.seats.is_empty() || seen.is_mine(*seat));
    let mut found: Vec<&Judgment> = own.flat_map(|seat| review.worst(seat)).collect();
    found.sort_by_key(|judgment| judgment.position);
    found
}
