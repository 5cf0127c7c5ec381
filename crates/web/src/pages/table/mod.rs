//! A table: while people gather, while they play, and when it is over.

mod ask;
mod clock;
mod coach;
mod dock;
mod gathering;
mod goal;
mod help;
mod hint;
mod invite;
mod log;
mod menu;
mod news;
mod over;
pub(super) mod phrases;
mod plans;
mod playing;
mod rated;
mod rest;
mod score;
mod seats;
mod sheet;
mod told;
mod undo;
mod waterfall;

use maud::{Markup, html};
use service::{Progress, Snapshot};

use super::names::{name_automaton, name_game, name_options, name_sitter};
use super::shell::{Here, Shell, page as shell_page};
use super::{Seen, daily, icons::icon, qr, tournaments, what};
use crate::frame::Frame;

pub(crate) use invite::Reach;
pub(crate) use phrases::draw as phrases;

pub(super) use ask::offers;
pub(super) use clock::{name_pace, tell as tell_time};
pub(super) use dock::previews;
pub(super) use gathering::is_slow;
pub(super) use invite::{LinkWords, address, copied, share};
pub(super) use log::Log;
pub(super) use rated::tell_parts;
pub(super) use rest::{name_moment, name_quiet};
pub(super) use seats::draw as draw_seats;
pub(super) use told::pace;

/// The whole page.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    // A refused form shows this page at its own address, so nobody can come back to it.
    let path = seen.path("");
    let frame = &Frame {
        path: if frame.path.starts_with(&format!("{path}/")) { &path } else { frame.path },
        ..*frame
    };
    let title = title(frame, seen.snapshot);
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        head: head(frame, seen),
        class: seen.snapshot.progress().name(),
        main: "table",
        ..Shell::of_game(frame, &title, Here::Play, seen.snapshot.entry)
    };
    let page = html! {
        (body(frame, seen))
        p #line.lost role="status" hidden { (icon("info")) (frame.say("silent", &[])) }
        p #heard.sr role="status" {}
        p #clock-said.sr role="alert" {}
        (clock::words(frame, seen))
        (what::room(frame))
        (help::keys(frame, seen))
        (help::legend(frame, seen))
        (help::offline(frame))
    };
    shell_page(frame, &shell, &page)
}

/// The `main` element: everything that changes when the table does.
pub(crate) fn body(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    let turn = news::turn_of(seen);
    let story = |game| frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
    let story = seen.game().map(story).unwrap_or_default();
    let fresh = news::fresh(seen, &story);
    html! {
        main #table.(snapshot.progress()) tabindex="-1" data-table=(snapshot.id)
            data-revision=(snapshot.revision) data-turn=(turn) data-moves=[news::moves(seen, fresh)]
            data-live=(asked(seen, "live", "since")) data-what-is=(asked(seen, "what", "thing")) data-title=(title(frame, snapshot)) data-call=(frame.say("your-turn", &[])) {
            p #said.sr { (news::told(frame, seen, fresh)) }
            @if let Some(problem) = seen.problem { p.problem role="status" { (problem) } }
            @if snapshot.progress() != Progress::Playing { (of_tournament(frame, snapshot)) }
            @match snapshot.progress() {
                Progress::Gathering => (gathering::draw(frame, seen)),
                Progress::Playing => (playing::draw(frame, seen, &story, fresh.len())),
                Progress::Over => (over::draw(frame, seen, &story, fresh.len())),
                Progress::CalledOff => (gathering::called_off(frame, seen)),
            }
        }
    }
}

/// How the seats and the board stood after a step that the reader was shown.
pub(crate) fn past(frame: &Frame<'_>, seen: &Seen<'_>, number: usize) -> Option<Markup> {
    let story = frame.drawn.story(seen.snapshot, seen.game()?, seen.viewer, frame.lang);
    playing::frame_at(frame, seen, &story, number)
}

/// After how many steps the turn of the seat that decides began, if one does.
pub(crate) fn turn_began(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<usize> {
    let game = seen.game()?;
    Some(coach::turn_began(game, &frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang)))
}

/// Where the script asks for something, appending the value of this key.
fn asked(seen: &Seen<'_>, below: &str, key: &str) -> String {
    let hold = seen.held.map(|seat| format!("hold={seat}&")).unwrap_or_default();
    seen.path(&format!("/{below}?{hold}{key}="))
}

/// An address to share, to copy or to scan.
fn link(frame: &Frame<'_>, address: &str, name: &str) -> Markup {
    html! {
        div.link {
            (qr::code(address, name))
            div.link-text {
                label for="link" { (name) }
                input #link type="text" readonly value=(address);
                button.btn.js-only type="button" data-copy=(address) { (icon("copy")) (frame.say("copy", &[])) }
            }
        }
    }
}

/// What the bar says about a table.
pub(super) fn crumb(frame: &Frame<'_>, snapshot: &Snapshot) -> Markup {
    html! {
        b { (name_game(frame, snapshot.entry)) }
        @if let Some(of) = &snapshot.deal { a href=(daily::address(snapshot.entry, of.deal.day)) { (frame.say("daily", &[])) } }
        @if let Some(timed) = snapshot.timed { span { (name_pace(frame, timed)) } }
        @if snapshot.is_rated() { span { (frame.say("rated", &[])) } }
        @if let Some(id) = &snapshot.tournament {
            a href=(tournaments::address(id, "")) data-called=[called(frame, snapshot)] { (frame.say("tournament", &[])) }
        }
        @for option in name_options(frame, snapshot.entry, &snapshot.chosen) { span { (option) } }
    }
}

/// What somebody who plays here is told when the next round calls them. The script listens as long as this is here.
fn called(frame: &Frame<'_>, snapshot: &Snapshot) -> Option<String> {
    let sits = snapshot.chairs.iter().any(|chair| chair.sitter.guest() == Some(frame.guest));
    sits.then(|| frame.say("tournament-called", &[]))
}

/// The way back to the tournament, where nobody plays.
fn of_tournament(frame: &Frame<'_>, snapshot: &Snapshot) -> Markup {
    html! {
        @if let Some(id) = &snapshot.tournament {
            p.of-tournament { a href=(tournaments::address(id, "")) { (icon("left")) (frame.say("tournament-to", &[])) } }
        }
    }
}

/// `Zsófi – Camille, Imhotep: The Duel`.
pub(super) fn title(frame: &Frame<'_>, snapshot: &Snapshot) -> String {
    let game = name_game(frame, snapshot.entry);
    if snapshot.session.is_none() {
        return game;
    }
    let seats = game::Seat::all(snapshot.chairs.len() as u8);
    let names = seats.map(|seat| name_sitter(frame, snapshot, seat)).chain(name_automaton(frame, snapshot));
    format!("{}, {game}", names.collect::<Vec<_>>().join(" – "))
}

/// The preview picture for shared links. Without script, a waiting page also reloads itself.
fn head(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let picture = seen.game().is_some().then(|| format!("{}{}", frame.origin, seen.path("/picture.png")));
    html! {
        @if let Some(picture) = picture { meta property="og:image" content=(picture); }
        @if news::is_waiting(seen) { noscript { meta http-equiv="refresh" content="4"; } }
    }
}

/// The hidden fields of a form that changes a table: the revision seen, and who holds the device.
fn fields(seen: &Seen<'_>) -> Markup {
    html! {
        input type="hidden" name="revision" value=(seen.snapshot.revision_for(seen.seats));
        @if let Some(held) = seen.held { input type="hidden" name="hold" value=(held); }
    }
}
