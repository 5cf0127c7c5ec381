//! The score sheet of a finished game.

use game::Score;
use maud::{Markup, html};

use super::waterfall;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::scorers::Scorer;

/// Everyone who has points, in the order of the sheet: by rank if there are more than two seats.
pub(super) fn columns(seen: &Seen<'_>, score: &Score) -> Vec<Scorer> {
    let seats = seen.snapshot.chairs.len();
    let mut scorers = Scorer::all(score, seats);
    if let (3.., Some(outcome)) = (seats, seen.game().and_then(catalog::Table::outcome)) {
        scorers.sort_by_key(|scorer| match scorer {
            Scorer::Seat(seat) => outcome.ranks[*seat],
            Scorer::Automaton(_) => u8::MAX,
        });
    }
    scorers
}

/// A line for each part, with where its points come from.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score) -> Markup {
    let entry = seen.snapshot.entry;
    let scorers = columns(seen, score);
    let falls = waterfall::draw(frame, seen, score);
    let has_points =
        |scorer: &Scorer, part: &str| scorer.points(score, part).is_some_and(|points| points != 0);
    // Two players are compared part by part; with more, parts that nobody has are left out.
    let is_shown = |part: &&str| scorers.len() == 2 || scorers.iter().any(|scorer| has_points(scorer, part));
    let parts: Vec<&str> = score.parts().into_iter().filter(is_shown).collect();
    html! {
        table.card.fin role="table" {
            caption.sr { (frame.say("final-score", &[])) }
            thead role="rowgroup" {
                tr role="row" {
                    th scope="col" role="columnheader" { (frame.say("final-score", &[])) }
                    @for scorer in &scorers {
                        th.pl scope="col" role="columnheader" colspan="2" {
                            span.chip { (scorer.sign(entry)) } (scorer.name_alone(frame, seen.snapshot))
                            (rank(frame, seen, *scorer))
                        }
                    }
                    @if let Some(falls) = &falls { td.wfh role="cell" { (falls.head) } }
                }
            }
            tbody role="rowgroup" {
                @for (index, part) in parts.into_iter().enumerate() {
                    tr role="row" {
                        th.s scope="row" role="rowheader" { ((entry.name_part)(part, frame.lang)) }
                        (exhibits(frame, seen, score, part, &scorers))
                        @if let Some(falls) = &falls { td.wf role="cell" { (falls.bars[index]) } }
                    }
                }
            }
            tfoot role="rowgroup" {
                tr role="row" {
                    th.s scope="row" role="rowheader" { (frame.say("total", &[])) }
                    @for scorer in &scorers {
                        td.pts role="cell" colspan="2" {
                            span.narrow-only aria-hidden="true" {
                                span.chip { (scorer.sign(entry)) } (scorer.name_alone(frame, seen.snapshot))
                            }
                            (behind(frame, score, *scorer))
                            (scorer.tally(score).total())
                        }
                    }
                    @if let Some(falls) = &falls { td.fl role="cell" { (falls.foot) } }
                }
            }
        }
    }
}

/// The rank, unless there are only two players, where it is obvious.
fn rank(frame: &Frame<'_>, seen: &Seen<'_>, scorer: Scorer) -> Markup {
    let outcome = seen.game().filter(|game| game.seats() > 2).and_then(catalog::Table::outcome);
    html! {
        @if let (Some(outcome), Scorer::Seat(seat)) = (outcome, scorer) {
            span.rk { (frame.say("rank", &[("rank", (outcome.ranks[seat] + 1).into())])) }
        }
    }
}

/// The distance to the best, with more than two players.
fn behind(frame: &Frame<'_>, score: &Score, scorer: Scorer) -> Markup {
    let best = score.totals().into_iter().max().unwrap_or_default();
    let points = best - scorer.tally(score).total();
    html! {
        @if score.0.len() > 2 && points > 0 { span.rk { (frame.say("behind", &[("points", points.into())])) } }
    }
}

fn exhibits(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score, part: &str, scorers: &[Scorer]) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let exhibits = game.exhibits(seen.viewer, part, frame.lang);
    html! {
        @for scorer in scorers {
            @let points = scorer.points(score, part).unwrap_or_default();
            td.k1 role="cell" {
                span.narrow-only.chip aria-hidden="true" { (scorer.sign(seen.snapshot.entry)) }
                (exhibits[scorer.index()])
            }
            td.(if points == 0 { "pts z" } else { "pts" }) role="cell" { (points) }
        }
    }
}
