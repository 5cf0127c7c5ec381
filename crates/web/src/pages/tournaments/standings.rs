//! How everybody stands, and what the tie-breaks are made of.

use maud::{Markup, html};
use service::course::{Mark, Presence, Share, Standing, TieBreak, Weight};
use service::{FormatName, Page, Tournament};

use super::{LISTED, Look, name_player, rounds, tell_points};
use crate::frame::Frame;
use crate::pages::paging::links;

/// How many of the last rounds are told beside each name.
const MARKS: usize = 10;

pub(super) fn draw(frame: &Frame<'_>, tournament: &Tournament, look: Look) -> Markup {
    let all = tournament.standings();
    let heading = frame.say("tournament-standings", &[]);
    let page = Page::of(&all, look.standings, LISTED);
    let at = |page: u32| Look { standings: page, ..look }.address(&tournament.id);
    let is_live = if rounds::is_under_way(tournament) { "tournament-live" } else { "tournament-counted-all" };
    html! {
        section #tournament-standings.card aria-labelledby="standings-head" {
            header {
                h2 #standings-head.h2 { (heading) }
                span.mut { (frame.say(is_live, &[])) }
            }
            div.scroll tabindex="0" role="group" aria-labelledby="standings-head" {
                table.standings {
                    thead {
                        tr {
                            th.num scope="col" { abbr title=(frame.say("tournament-rank", &[])) { "#" } }
                            th scope="col" { (frame.say("tournament-player", &[])) }
                            @for key in ["tournament-points", "tournament-met", "tournament-beaten", "tournament-share"] {
                                th.num scope="col" { (frame.say(key, &[])) }
                            }
                        }
                    }
                    tbody { @for standing in &page.lines { (row(frame, tournament, standing)) } }
                }
            }
            (links(frame, &page, &heading, at))
            (explained(frame, tournament, &all, &page, look))
        }
    }
}

fn row(frame: &Frame<'_>, tournament: &Tournament, standing: &Standing) -> Markup {
    let is_own = tournament.entrants[standing.player as usize].who == *frame.guest;
    let points = |points| tell_points(frame.lang, points);
    html! {
        tr.own[is_own] {
            td.num { (standing.rank) }
            th scope="row" {
                b { (name_player(frame, tournament, standing.player)) }
                @if is_own { " " span.mut { (frame.say("seat-you", &[])) } }
                @match standing.presence {
                    Presence::Playing => {}
                    Presence::Withdrawn => { " " span.mut { (frame.say("tournament-withdrawn", &[])) } }
                    Presence::Vanished => { " " span.mut { (frame.say("tournament-vanished", &[])) } }
                }
                (marks(frame, &standing.marks))
            }
            td.num { b { (points(standing.points)) } }
            td.num { (points(standing.met.total)) }
            td.num { (points(standing.beaten.total)) }
            td.num { (share(frame, &standing.share)) }
        }
    }
}

fn marks(frame: &Frame<'_>, marks: &[Mark]) -> Markup {
    let before = marks.len().saturating_sub(MARKS);
    html! {
        ol.marks {
            @if before > 0 { li aria-hidden="true" { "…" } }
            @for mark in &marks[before..] {
                @let (class, short, words) = tell_mark(frame, *mark);
                li.(class) title=(words) { span aria-hidden="true" { (short) } span.sr { (words) } }
            }
        }
    }
}

/// What a mark looks like, in a letter or two, and in words.
fn tell_mark(frame: &Frame<'_>, mark: Mark) -> (&'static str, String, String) {
    let (class, short, words) = match mark {
        Mark::Won => ("won", "mark-won.short", "mark-won"),
        Mark::Drawn => ("drawn", "mark-drawn.short", "mark-drawn"),
        Mark::Lost => ("lost", "mark-lost.short", "mark-lost"),
        Mark::Bye => ("bye", "mark-bye.short", "mark-bye"),
        Mark::Forfeit => ("lost", "mark-forfeit.short", "mark-forfeit"),
        Mark::Pending => ("pending", "mark-pending.short", "mark-pending"),
        Mark::Absent => ("absent", "mark-absent.short", "mark-absent"),
        Mark::Placed { place, players } => {
            let class = if place == 1 { "won" } else { "drawn" };
            let values = [("place", usize::from(place).into()), ("players", usize::from(players).into())];
            return (class, place.to_string(), frame.say("mark-placed", &values));
        }
    };
    (class, frame.say(short, &[]), frame.say(words, &[]))
}

fn share(frame: &Frame<'_>, share: &Share) -> String {
    match share.thousandths() {
        None => "–".to_owned(),
        Some(share) => {
            let percent = frame.lang.tenths(share as f64 / 10.0);
            frame.say("tournament-percent", &[("percent", percent.into())])
        }
    }
}

/// What the columns say, the sums of one player, and the way to those of the others.
fn explained(
    frame: &Frame<'_>,
    tournament: &Tournament,
    all: &[Standing],
    page: &Page<&Standing>,
    look: Look,
) -> Markup {
    let pairing = match tournament.format() {
        FormatName::Swiss => "tournament-pairing-swiss",
        FormatName::RoundRobin => "tournament-pairing-robin",
    };
    let own = tournament.number_of(frame.guest).map(|number| number as u64);
    let added = all.iter().find(|standing| Some(standing.player) == look.sums.or(own));
    html! {
        div.tie-breaks {
            h3 { (frame.say("tournament-equal", &[])) }
            p { (frame.say("tournament-equal.about", &[])) }
            dl {
                @for (key, about) in [
                    ("tournament-met", "tournament-met.about"),
                    ("tournament-beaten", "tournament-beaten.about"),
                    ("tournament-share", "tournament-share.about"),
                ] {
                    dt { (frame.say(key, &[])) }
                    dd { (frame.say(about, &[])) }
                }
            }
            @if let Some(added) = added { div #sums.own-sums { (sums(frame, tournament, added)) } }
            p { (frame.say(pairing, &[])) }
            details.each #all-sums {
                summary { (frame.say("tournament-sums", &[])) }
                p.row-of {
                    @for standing in &page.lines {
                        @let at = Look { sums: Some(standing.player), ..look }.address(&tournament.id);
                        a href={ (at) "#sums" } { (standing.rank) ". " (name_player(frame, tournament, standing.player)) }
                    }
                }
            }
        }
    }
}

/// What somebody's tie-breaks add up.
fn sums(frame: &Frame<'_>, tournament: &Tournament, standing: &Standing) -> Markup {
    let name = name_player(frame, tournament, standing.player);
    let colon = frame.lang.colon();
    html! {
        p.sums-of {
            b { (standing.rank) ". " (name) } " "
            @for (key, sum) in [("tournament-met", &standing.met), ("tournament-beaten", &standing.beaten)] {
                (frame.say(key, &[])) (colon) (added(frame, tournament, sum)) ". "
            }
            (frame.say("tournament-share", &[])) (colon)
            @if standing.share.all > 0 {
                (frame.say("tournament-share-of", &[("own", standing.share.own.into()), ("all", standing.share.all.into())]))
                " = " (share(frame, &standing.share)) "."
            } @else { "–" }
        }
    }
}

/// `Anna 2 + Ben ½ × 1½ = 2¾`.
fn added(frame: &Frame<'_>, tournament: &Tournament, sum: &TieBreak) -> String {
    let total = tell_points(frame.lang, sum.total);
    if sum.parts.is_empty() {
        return total;
    }
    let part = |part: &service::course::Part| {
        let name = name_player(frame, tournament, part.opponent);
        let points = tell_points(frame.lang, part.points);
        match part.weight {
            Weight::Full => format!("{name} {points}"),
            Weight::Half => frame.say("tournament-half", &[("name", name.into()), ("points", points.into())]),
        }
    };
    let parts: Vec<String> = sum.parts.iter().map(part).collect();
    format!("{} = {total}", parts.join(" + "))
}
