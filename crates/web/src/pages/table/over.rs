//! The end: who won, where every point comes from, and what to do next.

use std::sync::Arc;

use catalog::Told;
use game::{EarlyEnd, Score};
use maud::{Markup, html};

use super::told::{Since, draw_sentence};
use super::{address, fields, phrases, rated, sheet};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;
use crate::pages::scorers::Scorer;
use crate::pages::{Seen, company, daily};

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, story: &[Arc<Told>], fresh: usize) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let score = game.shown_score(seen.viewer);
    html! {
        div.end {
            section.card.win {
                @if let [winner] = winners(seen, &score)[..] { div.med { (winner.sign(seen.snapshot.entry)) } }
                div.win-t {
                    h1 { (verdict(frame, seen, &score)) }
                    @if let Some(remark) = game.remark(seen.viewer, frame.lang) { p { (remark) } }
                    @match game.stopped() {
                        Some(EarlyEnd::Resigned(_) | EarlyEnd::TimedOut(_)) => p { (frame.say("resigned-note", &[])) }
                        Some(EarlyEnd::Abandoned) => p { (frame.say("ended-early-note", &[])) }
                        None => {}
                    }
                }
                (ways_on(frame, seen))
            }
            (last(frame, seen, story, fresh))
            (rated::changed(frame, seen))
            (sheet::draw(frame, seen, &score))
            (phrases::card(frame, seen))
        }
    }
}

/// The last move, and why nothing comes after it.
fn last(frame: &Frame<'_>, seen: &Seen<'_>, story: &[Arc<Told>], fresh: usize) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let why = game.why_over(seen.viewer, frame.lang).filter(|_| game.stopped().is_none());
    html! {
        section.card.last aria-label=(frame.say("told-end", &[])) {
            (Since::last(story, game.steps(), fresh).draw(frame, seen))
            @if let Some(why) = why {
                div.why-over #why-over {
                    h2.h2 { (frame.say("why-over", &[])) }
                    p { (draw_sentence(frame, seen, &why)) }
                }
            }
        }
    }
}

/// Who won; several if they share it. If no seat did, the automaton did.
fn winners(seen: &Seen<'_>, score: &Score) -> Vec<Scorer> {
    let Some(game) = seen.game() else { return Vec::new() };
    let scorers = Scorer::all(score, seen.snapshot.chairs.len()).into_iter();
    match (game.stopped().and_then(EarlyEnd::loser), game.outcome()) {
        (Some(loser), _) => scorers.filter(|scorer| *scorer != Scorer::Seat(loser)).collect(),
        (None, Some(outcome)) => {
            let no_seat = outcome.ranks.by_seat().all(|(_, rank)| *rank > 0);
            let has_won = |scorer: &Scorer| match scorer {
                Scorer::Seat(seat) => outcome.ranks[*seat] == 0,
                Scorer::Automaton(_) => no_seat,
            };
            scorers.filter(has_won).collect()
        }
        (None, None) => Vec::new(),
    }
}

fn verdict(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score) -> String {
    let name = |seat| ("name", name_sitter(frame, seen.snapshot, seat).into());
    match seen.game().and_then(catalog::Table::stopped) {
        Some(end @ (EarlyEnd::Resigned(seat) | EarlyEnd::TimedOut(seat))) => {
            let (won, lost) = match end {
                EarlyEnd::TimedOut(_) => ("won-on-time", "timed-out"),
                EarlyEnd::Resigned(_) | EarlyEnd::Abandoned => ("won-resigned", "resigned"),
            };
            return match winners(seen, score)[..] {
                [winner] => {
                    frame.say(won, &[("winner", winner.name(frame, seen.snapshot).into()), name(seat)])
                }
                _ => frame.say(lost, &[name(seat)]),
            };
        }
        Some(EarlyEnd::Abandoned) => return frame.say("ended-early", &[]),
        None => {}
    }
    let name = |scorer: &Scorer| scorer.name(frame, seen.snapshot);
    let list = |scorers: &[Scorer]| frame.lang.list(&scorers.iter().map(name).collect::<Vec<_>>());
    let winners = winners(seen, score);
    let [winner] = winners[..] else {
        return frame.say("shared-win", &[("names", list(&winners).into())]);
    };
    let others: Vec<Scorer> =
        sheet::columns(seen, score).into_iter().filter(|other| *other != winner).collect();
    let points: Vec<String> = others.iter().map(|other| other.tally(score).total().to_string()).collect();
    let values = [("name", name(&winner).into()), ("points", winner.tally(score).total().into())];
    if others.is_empty() {
        return frame.say("won-alone", &values);
    }
    let [name, own] = values;
    let values = [name, own, ("others", frame.lang.list(&points).into()), ("beaten", list(&others).into())];
    frame.say(if matches!(winner, Scorer::Automaton(_)) { "lost-to" } else { "won" }, &values)
}

fn ways_on(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let replay = address(frame, &seen.path("/replay"));
    html! {
        div.bt2 {
            (rematch(frame, seen))
            a.btn href=(seen.path("/replay")) { (icon("right")) (frame.say("replay", &[])) }
            a.btn href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
            a.btn href=(seen.path("/fair")) { (icon("shield")) (frame.say("fair", &[])) }
            a.btn href=(seen.path("/picture.png")) { (icon("picture")) (frame.say("picture", &[])) }
            a.btn href=(seen.path("/record")) download { (icon("save")) (frame.say("record", &[])) }
            // Nobody else could open it before the day of a deal is over.
            @if !frame.tables.is_sealed(seen.snapshot) {
                button.btn.js-only type="button" data-copy=(replay) { (icon("share")) (frame.say("share", &[])) }
            }
            @if !seen.seats.is_empty() && company::is_met(frame, seen.snapshot) {
                a.btn href=(seen.path("/people")) { (icon("flag")) (frame.say("company-link", &[])) }
            }
            a.btn href={ "/?game=" (seen.snapshot.entry.id) } { (frame.say("new-game", &[])) }
        }
    }
}

/// The rematch: to offer, to accept, or to go to. A deal is compared instead.
fn rematch(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    if let Some(of) = &snapshot.deal {
        let address = daily::address(snapshot.entry, of.deal.day);
        return html! { a.btn.pri href=(address) { (icon("chart")) (frame.say("daily-see", &[])) } };
    }
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
        None => frame.say("rematch", &[("seats", snapshot.chairs.len().into())]),
    };
    html! {
        // Not handled by the script: the last one to agree is redirected to the new table.
        form method="post" action=(seen.path("/rematch")) data-plain {
            (fields(seen))
            button.btn.pri { (icon("swap")) (label) }
        }
    }
}
