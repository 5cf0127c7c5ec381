//! The end: who won, what every point comes from, and where to go from here.

use game::{Score, Seat};
use maud::{Markup, html};

use super::{fields, waterfall};
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let score = game.shown_score(seen.viewer);
    html! {
        div.end {
            section.card.win {
                @if let [seat] = winners(seen)[..] { div.med { ((seen.snapshot.entry.crown)(seat)) } }
                div.win-t {
                    h1 { (verdict(frame, seen, &score)) }
                    @if let Some(remark) = game.remark(seen.viewer, frame.lang) { p { (remark) } }
                    @if game.resigned().is_some() { p { (frame.say("resigned-note", &[])) } }
                }
                (ways_on(frame, seen))
            }
            (sheet(frame, seen, &score))
        }
    }
}

/// Who has won; several, if they share it.
fn winners(seen: &Seen<'_>) -> Vec<Seat> {
    let Some(game) = seen.game() else { return Vec::new() };
    let seats = Seat::all(game.seats());
    match (game.resigned(), game.outcome()) {
        (Some(resigned), _) => seats.filter(|seat| *seat != resigned).collect(),
        (None, Some(outcome)) => seats.filter(|seat| outcome.ranks[*seat] == 0).collect(),
        (None, None) => Vec::new(),
    }
}

fn verdict(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score) -> String {
    let name = |seat: Seat| name_sitter(frame, seen.snapshot, seat);
    if let Some(seat) = seen.game().and_then(catalog::Table::resigned) {
        return frame.say("resigned", &[("name", name(seat).into())]);
    }
    let winners = winners(seen);
    let names: Vec<String> = winners.iter().map(|seat| name(*seat)).collect();
    let points = |seat: Seat| score.of(seat).total();
    match winners[..] {
        [seat] => {
            let others = Seat::all(seen.snapshot.chairs.len() as u8).filter(|other| *other != seat);
            let others: Vec<String> = others.map(|other| points(other).to_string()).collect();
            let values = [("name", name(seat).into()), ("points", points(seat).into())];
            if others.is_empty() {
                return frame.say("won-alone", &values);
            }
            let [name, points] = values;
            frame.say("won", &[name, points, ("others", others.join(", ").into())])
        }
        _ => frame.say("shared-win", &[("names", names.join(", ").into())]),
    }
}

fn ways_on(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let replay = format!("{}{}", frame.origin, seen.path("/replay"));
    html! {
        div.bt2 {
            (rematch(frame, seen))
            a.btn href=(seen.path("/replay")) { (icon("right")) (frame.say("replay", &[])) }
            a.btn href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
            a.btn href=(seen.path("/fair")) { (icon("shield")) (frame.say("fair", &[])) }
            a.btn href=(seen.path("/picture.png")) { (icon("picture")) (frame.say("picture", &[])) }
            a.btn href=(seen.path("/record")) download { (icon("save")) (frame.say("record", &[])) }
            button.btn.js-only type="button" data-copy=(replay) { (icon("share")) (frame.say("share", &[])) }
            a.btn href={ "/?game=" (seen.snapshot.entry.id) } { (frame.say("new-game", &[])) }
        }
    }
}

/// Offered, accepted, or there to go to.
fn rematch(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    if let Some(table) = &snapshot.rematch {
        return html! { a.btn.pri href={ "/t/" (table) } { (icon("swap")) (frame.say("rematch-go", &[])) } };
    }
    if seen.seats.is_empty() {
        return html! {};
    }
    if seen.seats.iter().all(|seat| snapshot.rematch_offers.contains(seat)) {
        return html! { p.btn.wait role="status" { (icon("swap")) (frame.say("rematch-offered", &[])) } };
    }
    let label = match snapshot.rematch_offers.first() {
        Some(by) => frame.say("rematch-accept", &[("name", name_sitter(frame, snapshot, *by).into())]),
        None => frame.say("rematch", &[]),
    };
    html! {
        form method="post" action=(seen.path("/rematch")) {
            (fields(seen))
            button.btn.pri { (icon("swap")) (label) }
        }
    }
}

/// A line for each part with what its points come from.
fn sheet(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score) -> Markup {
    let entry = seen.snapshot.entry;
    let seats: Vec<Seat> = Seat::all(seen.snapshot.chairs.len() as u8).collect();
    let falls = waterfall::draw(frame, seen, score);
    html! {
        table.card.fin role="table" {
            caption.sr { (frame.say("final-score", &[])) }
            thead role="rowgroup" {
                tr role="row" {
                    th scope="col" role="columnheader" { (frame.say("final-score", &[])) }
                    @for seat in &seats {
                        th.pl scope="col" role="columnheader" colspan="2" {
                            span.chip { ((entry.crown)(*seat)) } (name_sitter(frame, seen.snapshot, *seat))
                        }
                    }
                    @if let Some(falls) = &falls { td.wfh role="cell" { (falls.head) } }
                }
            }
            tbody role="rowgroup" {
                @for (index, part) in score.parts().into_iter().enumerate() {
                    tr role="row" {
                        th.s scope="row" role="rowheader" { ((entry.name_part)(part, frame.lang)) }
                        (exhibits(frame, seen, score, part))
                        @if let Some(falls) = &falls { td.wf role="cell" { (falls.bars[index]) } }
                    }
                }
            }
            tfoot role="rowgroup" {
                tr role="row" {
                    th.s scope="row" role="rowheader" { (frame.say("total", &[])) }
                    @for seat in &seats {
                        td.pts role="cell" colspan="2" {
                            span.narrow-only aria-hidden="true" {
                                span.chip { ((entry.crown)(*seat)) } (name_sitter(frame, seen.snapshot, *seat))
                            }
                            (score.of(*seat).total())
                        }
                    }
                    @if let Some(falls) = &falls { td.fl role="cell" { (falls.foot) } }
                }
            }
        }
    }
}

fn exhibits(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score, part: &str) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let exhibits = game.exhibits(seen.viewer, part, frame.lang);
    let points = |seat: usize| score.0[seat].part(part).map_or(0, game::Part::points);
    html! {
        @for (seat, exhibit) in exhibits.iter().enumerate() {
            td.k1 role="cell" {
                span.narrow-only.chip aria-hidden="true" { ((seen.snapshot.entry.crown)(Seat::new(seat as u8))) }
                (exhibit)
            }
            td.(if points(seat) == 0 { "pts z" } else { "pts" }) role="cell" { (points(seat)) }
        }
    }
}
