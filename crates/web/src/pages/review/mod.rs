//! The review of a finished game: its progress and its findings.

mod curve;
mod verdict;

use bots::review::{Judgment, Progress, Review, Summary};
use catalog::{Table, say_review, tell_luck};
use game::Seat;
use maud::{Markup, html};
use service::Reviewing;

use super::Seen;
use super::icons::icon;
use super::names::name_sitter;
use super::shell::{Here, Shell, page as shell_page};
use super::table::{crumb, title};
use crate::frame::Frame;

pub(super) use curve::draw as draw_curve;
pub(super) use verdict::{act, better, card as draw_verdict, grade, in_points, is_best, proof};

/// The page, whether or not the review is done.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>, reviewing: &Reviewing) -> Markup {
    let name = frame.say("review-of", &[("table", title(frame, seen.snapshot).into())]);
    let is_under_way = matches!(reviewing, Reviewing::UnderWay(_));
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        // The script reloads by itself and keeps the reader's place.
        head: html! { @if is_under_way { noscript { meta http-equiv="refresh" content="2"; } } },
        main: "review",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let body = html! {
        main #review tabindex="-1" data-poll[is_under_way] {
            h1 { (name) }
            @match reviewing {
                Reviewing::UnderWay(progress) => (under_way(frame, seen, *progress)),
                Reviewing::Done(review) => (done(frame, seen, review)),
            }
        }
    };
    shell_page(frame, &shell, &body)
}

fn under_way(frame: &Frame<'_>, seen: &Seen<'_>, progress: Progress) -> Markup {
    let counts = [("done", progress.done.into()), ("all", progress.all.into())];
    html! {
        section.card.prose {
            h2 #progress-name { (frame.say("review-under-way", &[])) }
            progress aria-labelledby="progress-name" max=(progress.all) value=(progress.done) {}
            p role="status" { (frame.say("review-progress", &counts)) }
            p.mut { (frame.say("review-leave", &[])) }
            p { a.btn href=(seen.path("")) { (frame.say("back-to-table", &[])) } }
        }
    }
}

fn done(frame: &Frame<'_>, seen: &Seen<'_>, review: &Review) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let seats = || Seat::all(seen.snapshot.chairs.len() as u8);
    let names: Vec<String> = seats().map(|seat| name_sitter(frame, seen.snapshot, seat)).collect();
    let has_exercises = !exercises(seen, review).is_empty();
    // With more than two, a judgment knows the chance of the seat deciding, but not how the others share the rest.
    let knows_luck = seen.snapshot.chairs.len() <= 2;
    html! {
        div.sums {
            @for (seat, summary) in seats().zip(&review.seats) { (sum(frame, seen, seat, summary)) }
            @if knows_luck {
                section.card.luck {
                    h2.h2 { (frame.say("luck", &[])) }
                    @for sentence in tell_luck(review, &names, frame.lang) { p { (sentence) } }
                }
            }
        }
        (draw_curve(frame, seen, review, None))
        nav.rnav aria-label=(frame.say("review-ways", &[])) {
            @if has_exercises {
                a.btn.pri href=(seen.path("/retry")) { (icon("undo")) (frame.say("retry-start", &[])) }
            }
            a.btn href=(seen.path("/replay?step=0")) { (icon("chart")) (frame.say("replay", &[])) }
            a.btn href=(seen.path("")) { (frame.say("back-to-table", &[])) }
        }
        div.worst {
            @for seat in seats() { (worst(frame, seen, game, review, seat)) }
        }
        (turns(frame, seen, game, review))
        @if review.judgments.iter().any(|judgment| judgment.is_solved) {
            p.mut.how { (icon("solved")) " " (say_review(frame.lang, "proved-about", &[])) }
        }
        p.mut.how { (frame.say("review-how", &[])) }
    }
}

fn sum(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat, summary: &Summary) -> Markup {
    let count = |key, count: usize| say_review(frame.lang, key, &[("count", count.into())]);
    let accuracy = summary.accuracy.round() as i64;
    html! {
        section.card.seat aria-label=(name_sitter(frame, seen.snapshot, seat)) {
            div.seat-h {
                div.av2 { ((seen.snapshot.entry.crown)(seat)) }
                div.nm { b { (name_sitter(frame, seen.snapshot, seat)) } span { (count("decisions", summary.decisions)) } }
                div.sc {
                    b { (say_review(frame.lang, "percent", &[("number", accuracy.into())])) }
                    span { (say_review(frame.lang, "accuracy", &[])) }
                }
            }
            ul.grades {
                li { (grade(frame, 0.05)) (count("slips", summary.slips)) }
                li { (grade(frame, 0.1)) (count("mistakes", summary.mistakes)) }
                li { (grade(frame, 0.2)) (count("blunders", summary.blunders)) }
            }
        }
    }
}

/// The address of the position before a decision.
fn position(seen: &Seen<'_>, judgment: &Judgment) -> String {
    seen.path(&format!("/replay?step={}", judgment.position))
}

/// The number of a decision, starting from 1.
pub(super) fn number(review: &Review, judgment: &Judgment) -> usize {
    review.judgments.partition_point(|other| other.position < judgment.position) + 1
}

fn worst(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, review: &Review, seat: Seat) -> Markup {
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
                            a href=(position(seen, judgment)) { (headline(frame, game, review, judgment)) }
                            (better(frame, game, judgment))
                        }
                    }
                }
            }
        }
    }
}

/// `14. Unload boat 1 (−25 points)`.
fn headline(frame: &Frame<'_>, game: &dyn Table, review: &Review, judgment: &Judgment) -> String {
    let played = judgment.played.as_ref().map_or("", |played| played.action.as_str());
    let points = in_points(judgment.loss());
    let points = say_review(frame.lang, "points-lost", &[("number", points.into())]);
    format!("{}. {} (−{points})", number(review, judgment), act(frame, game, played))
}

/// Every decision and how a chance moved: between two the first seat's, with more that of the player deciding.
fn turns(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, review: &Review) -> Markup {
    let word = |key| say_review(frame.lang, key, &[]);
    let first = (game.seats() == 2).then_some(Seat::new(0));
    let heading = match first {
        Some(seat) => {
            let name = name_sitter(frame, seen.snapshot, seat);
            say_review(frame.lang, "chance-of", &[("name", name.into())])
        }
        None => frame.say("chance-own", &[]),
    };
    let played = review.judgments.iter().filter_map(|judgment| Some((judgment, judgment.played.as_ref()?)));
    html! {
        section.card.turns {
            h2.h2 #turns-title { (frame.say("turns", &[])) }
            table aria-labelledby="turns-title" {
                thead {
                    tr {
                        th scope="col" { span.sr { (word("turn")) } }
                        th scope="col" { span.sr { (word("who")) } }
                        th scope="col" { (word("played")) }
                        th.num scope="col" { (heading) }
                        th.num scope="col" { (word("lost")) }
                    }
                }
                tbody {
                    @for (index, (judgment, played)) in played.enumerate() {
                        @let loss = in_points(judgment.loss());
                        @let whose = first.unwrap_or(judgment.seat);
                        @let [before, after] = [judgment.before(whose, game.seats()), judgment.after(whose, game.seats())].map(in_points);
                        tr {
                            td.no { (index + 1) }
                            td {
                                span.chip aria-hidden="true" { ((seen.snapshot.entry.crown)(judgment.seat)) }
                                span.sr { (name_sitter(frame, seen.snapshot, judgment.seat)) }
                            }
                            th scope="row" { a href=(position(seen, judgment)) { (act(frame, game, &played.action)) } (proof(frame, judgment)) }
                            td.num { (verdict::change(frame, before, after)) }
                            td.num { (grade(frame, judgment.loss())) @if loss == 0 { "–" } @else { (loss) } }
                        }
                    }
                }
            }
        }
    }
}

/// The positions to retry: the reader's, or everybody's if the reader did not play.
pub(crate) fn exercises<'a>(seen: &Seen<'_>, review: &'a Review) -> Vec<&'a Judgment> {
    let all = Seat::all(seen.snapshot.chairs.len() as u8);
    let seats = all.filter(|seat| seen.seats.is_empty() || seen.is_mine(*seat));
    let mut found: Vec<&Judgment> = seats.flat_map(|seat| review.worst(seat)).collect();
    found.sort_by_key(|judgment| judgment.position);
    found
}
