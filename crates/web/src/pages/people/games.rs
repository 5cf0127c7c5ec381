//! The games that somebody has finished. Where the address of a table is a secret of those who sit there, nobody else learns it
//! here, nor whom they played with.

use game::Seat;
use maud::{Markup, html};
use service::{GameResult, Kind, Listed, Onlooker, Sitter};

use super::{Profile, address};
use crate::frame::Frame;
use crate::pages::lists::ago;
use crate::pages::names::{isolated, name_automaton, name_game, name_level, name_sitter};
use crate::pages::paging::links;
use crate::pages::path;
use crate::pages::ratings::signed;

pub(super) fn draw(frame: &Frame<'_>, profile: &Profile<'_>) -> Markup {
    let tables = profile.games.tables;
    let heading = frame.say("profile-list", &[]);
    html! {
        @if !tables.lines.is_empty() || tables.number > 0 {
            section.card.lst {
                header { h2.h2 { (heading) } }
                ul { @for table in &tables.lines { (row(frame, profile, table)) } }
                (links(frame, tables, &heading, |page| format!("{}?page={page}", address(&profile.account.name))))
            }
        }
    }
}

fn row(frame: &Frame<'_>, profile: &Profile<'_>, table: &Listed) -> Markup {
    let person = Sitter::Guest(profile.account.id.clone());
    let seats = table.seats_of(&person);
    let is_known = may_know(frame, profile, table);
    let points: Vec<String> =
        table.points(&seats).unwrap_or_default().iter().map(ToString::to_string).collect();
    let game = name_game(frame, table.entry);
    let mut about = vec![game.clone(), name_points(frame, &points), ago(frame, table.unchanged_for)];
    let change = profile.games.changes.get(&table.id);
    about.extend(change.map(|change| frame.say("profile-rated", &[("change", signed(*change).into())])));
    let result = seats.first().and_then(|seat| table.result(*seat)).map(|result| tell(frame, result));
    html! {
        li.row {
            div {
                b { (others(frame, profile, table, &seats, is_known)) }
                span { (about.join(" · ")) }
            }
            em { (result.unwrap_or_default()) }
            @if is_known == May::Know {
                a.btn.sm href=(path(&table.id, "/replay"))
                    aria-label={ (frame.say("replay", &[])) (frame.lang.colon()) (game) } {
                    (frame.say("replay", &[]))
                }
            }
        }
    }
}

/// Somebody's own points, which come first, and those of the others.
fn name_points(frame: &Frame<'_>, points: &[String]) -> String {
    let [own, others @ ..] = points else { return String::new() };
    frame.say("profile-points", &[("own", own.as_str().into()), ("others", others.join(", ").into())])
}

/// Whether the reader may know the address of a table and who sat there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum May {
    Know,
    NotKnow,
}

fn may_know(frame: &Frame<'_>, profile: &Profile<'_>, table: &Listed) -> May {
    let is_open = match table.kind {
        Kind::Open => true,
        Kind::Private | Kind::Device => false,
    };
    let is_own = profile.onlooker == Onlooker::Owner
        || !table.seats_of(&Sitter::Guest(frame.guest.clone())).is_empty();
    if is_open || is_own { May::Know } else { May::NotKnow }
}

/// The opponents, with links to the profiles that the reader may see.
fn others(frame: &Frame<'_>, profile: &Profile<'_>, table: &Listed, seats: &[Seat], may: May) -> Markup {
    let all = Seat::all(table.chairs.len() as u8).filter(|seat| !seats.contains(seat));
    let others: Vec<Markup> = all.map(|seat| other(frame, profile, table, seat, may)).collect();
    let automaton = name_automaton(frame, table);
    html! {
        @for (index, other) in others.iter().enumerate() { @if index > 0 { ", " } (other) }
        @if let Some(name) = automaton { @if !others.is_empty() { ", " } (name) }
    }
}

fn other(frame: &Frame<'_>, profile: &Profile<'_>, table: &Listed, seat: Seat, may: May) -> Markup {
    let sitter = &table.chairs[seat.index()].sitter;
    let known = match sitter {
        Sitter::Guest(guest) => profile.games.known.get(guest),
        Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => None,
    };
    if let Some(name) = known {
        return html! { a href=(address(name)) { (isolated(name)) } };
    }
    match (sitter, may) {
        (Sitter::Guest(_) | Sitter::Program(_), May::NotKnow) => {
            html! { (frame.say("profile-somebody", &[])) }
        }
        (Sitter::Guest(_) | Sitter::Program(_) | Sitter::Nobody | Sitter::Bot(_), _) => {
            let level = name_level(frame, table, seat);
            html! { (name_sitter(frame, table, seat)) @if let Some(level) = level { " · " (level) } }
        }
    }
}

fn tell(frame: &Frame<'_>, result: GameResult) -> String {
    match result {
        GameResult::Won => frame.say("profile-won", &[]),
        GameResult::Drawn => frame.say("profile-drawn", &[]),
        GameResult::Lost => frame.say("profile-lost", &[]),
        GameResult::Rank(rank, of) => frame
            .say("profile-rank-of", &[("rank", usize::from(rank).into()), ("of", usize::from(of).into())]),
    }
}
