//! The tables that anybody may join, with one click to sit down.

use catalog::GAMES;
use game::Seat;
use maud::{Markup, html};
use service::{Listed, Progress, Rated, Sitter};

use super::Lobby;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::{name_game, name_level, name_options, name_sitter};
use crate::pages::paging::links;
use crate::pages::ratings::points;
use crate::pages::table::{is_slow, name_pace};
use crate::pages::{Line, path};

pub(super) fn draw(frame: &Frame<'_>, lobby: &Lobby) -> Markup {
    let all = frame.say("lobby-all", &[]);
    let only = |id: Option<&str>| lobby.only.map(|entry| entry.id) == id;
    let game = format!("/lobby?game={}", lobby.game.id);
    let shown = lobby.only.map_or_else(String::new, |entry| format!("&only={}", entry.id));
    let heading = frame.say("open-tables", &[]);
    html! {
        section #open.card.lst aria-labelledby="open-head" {
            header {
                h2 #open-head.h2 { (heading) }
                a href={ "/?game=" (lobby.game.id) "&with=friend&open=true" } { (frame.say("lobby-open", &[])) }
            }
            nav.row-of aria-label=(frame.say("lobby-only", &[])) {
                a.btn.sm href=(game) aria-current=[only(None).then_some("true")] { (all) }
                @for entry in GAMES {
                    a.btn.sm href={ (game) "&only=" (entry.id) } aria-current=[only(Some(entry.id)).then_some("true")] {
                        (name_game(frame, entry))
                    }
                }
            }
            @if lobby.open.lines.is_empty() { p.mut { (frame.say("open-none", &[])) } }
            ul { @for line in &lobby.open.lines { (row(frame, lobby, line)) } }
            (links(frame, &lobby.open, &heading, |page| format!("{game}{shown}&page={page}")))
        }
    }
}

fn row(frame: &Frame<'_>, lobby: &Lobby, line: &Line) -> Markup {
    let table = &line.table;
    let free = free(table);
    let seats = table.chairs.len();
    let whose = if free.len() == seats { frame.say("lobby-nobody", &[]) } else { names(frame, table) };
    let options = name_options(frame, table.entry, &table.chosen);
    let rated = (table.rated == Rated::Rated).then(|| frame.say("rated", &[]));
    let about = [name_game(frame, table.entry)].into_iter().chain(rated).chain(options);
    let about = about.collect::<Vec<_>>().join(" · ");
    let pace = table.timed.map_or_else(|| frame.say("tempo-none", &[]), |timed| name_pace(frame, timed));
    html! {
        li.row.open-table {
            span.mb aria-hidden="true" { ((table.entry.crown)(Seat::new(0))) }
            div {
                b { (whose) }
                span { (about) }
                @if table.hints { span { (frame.say("lobby-hints", &[])) } }
            }
            div.open-how {
                span { (icon("clock")) (pace) }
                @if table.progress == Progress::Gathering { (taken(frame, seats - free.len(), seats)) }
                (at_stake(frame, lobby, table))
            }
            (way_in(frame, table, &whose, free.is_empty()))
        }
    }
}

/// Everybody who sits there, people with their rating and computer players with their level.
fn names(frame: &Frame<'_>, table: &Listed) -> String {
    let taken = Seat::all(table.chairs.len() as u8)
        .filter(|seat| table.chairs[seat.index()].sitter != Sitter::Nobody);
    let name = |seat: Seat| {
        let name = name_sitter(frame, table, seat);
        let rating = table.ratings.get(seat.index()).copied().flatten().map(|rating| rating.to_string());
        match rating.or_else(|| name_level(frame, table, seat)) {
            Some(strength) => format!("{name} ({strength})"),
            None => name,
        }
    };
    taken.map(name).collect::<Vec<_>>().join(", ")
}

/// What winning and losing would change for the reader, once all others are there.
fn at_stake(frame: &Frame<'_>, lobby: &Lobby, table: &Listed) -> Markup {
    let own = lobby.ratings.as_ref().map(|ratings| ratings.at_first(table.entry));
    let stakes = own.and_then(|own| table.at_stake(frame.guest, own));
    let key = if table.chairs.len() > 2 { "lobby-stake-places" } else { "lobby-stake" };
    html! {
        @if let Some([first, .., last]) = stakes.as_ref().map(|stakes| &stakes.places[..]) {
            span { (frame.say(key, &[("most", points(first.most).into()), ("least", points(last.least).into())])) }
        }
    }
}

/// How many seats are taken, as dots and in words.
fn taken(frame: &Frame<'_>, taken: usize, seats: usize) -> Markup {
    html! {
        span {
            svg.seat-dots viewBox={ "0 0 " (seats * 14) " 12" } width=(seats * 14) height="12" aria-hidden="true" {
                @for seat in 0..seats {
                    circle.taken[seat < taken] cx=(seat * 14 + 6) cy="6" r="4.5" {}
                }
            }
            (frame.say("lobby-seats", &[("taken", taken.into()), ("seats", seats.into())]))
        }
    }
}

/// Sitting down at once where there is a chair, and looking on elsewhere. At a rated table one sees first what is at stake.
fn way_in(frame: &Frame<'_>, table: &Listed, whose: &str, is_full: bool) -> Markup {
    let colon = frame.lang.colon();
    let name = name_game(frame, table.entry);
    html! {
        @match table.commitment.as_ref().filter(|_| !is_full && table.rated == Rated::Casual) {
            Some(commitment) => {
                @let label = frame.say("lobby-sit", &[]);
                form.sit.at-once method="post" action=(path(&table.id, "/sit")) data-table=(table.id) data-at-once[is_slow(table.timed)] {
                    input type="hidden" name="commitment" value=(commitment);
                    input type="hidden" name="commit";
                    input type="hidden" name="entropy";
                    button.btn id={ "sit-" (table.id) } aria-label={ (label) (colon) (name) ", " (whose) } { (label) }
                }
            },
            None => {
                @let label = frame.say(if is_full { "watch" } else { "join" }, &[]);
                a.btn id={ "see-" (table.id) } href=(path(&table.id, "")) aria-label={ (label) (colon) (name) ", " (whose) } { (label) }
            },
        }
    }
}

fn free(table: &Listed) -> Vec<Seat> {
    let is_free = |seat: &Seat| table.chairs[seat.index()].sitter == Sitter::Nobody;
    Seat::all(table.chairs.len() as u8).filter(is_free).collect()
}
