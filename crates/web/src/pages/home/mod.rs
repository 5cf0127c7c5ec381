//! The home page: choose a game, make a table, return to one, or join one.

mod form;
mod ladder;
mod opponents;

use std::collections::HashMap;

use bots::Met;
use catalog::{Entry, GAMES, puzzles};
use maud::{Markup, html};
use service::Offered;

use super::icons::icon;
use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use super::tables::{all, section};
use super::{Line, lists};
use crate::frame::Frame;

pub(crate) use opponents::field as opponent_field;

/// What the home page shows.
pub(crate) struct Home<'a> {
    /// The game to make a table for.
    pub(crate) chosen: &'static Entry,
    /// The editions it can be played with besides the shipped one.
    pub(crate) editions: Vec<&'a Offered>,
    /// What came of the guest's games against its levels.
    pub(crate) met: Vec<Met>,
    /// Its first lesson, if it has one.
    pub(crate) lesson: Option<FirstLesson>,
    /// The guest's unfinished tables.
    pub(crate) mine: Vec<Line>,
    /// Tables that anybody may join or watch.
    pub(crate) open: Vec<Line>,
    /// Why no table was made.
    pub(crate) problem: Option<String>,
    /// What was chosen before, by form field.
    pub(crate) wanted: HashMap<String, String>,
}

/// The first lesson of a game, to whoever looks at the game.
#[derive(Clone, Copy)]
pub(crate) struct FirstLesson {
    /// How long it takes, roughly.
    pub(crate) minutes: u32,
    /// How much of it is done.
    pub(crate) done: Done,
    /// Whether the guest has never played the game.
    pub(crate) is_new: bool,
}

/// How much of a lesson is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Done {
    Nothing,
    Some,
    All,
}

impl Home<'_> {
    /// The value of a field: what was chosen before, or else the default.
    fn value<'a>(&'a self, field: &str, usual: &'a str) -> &'a str {
        self.wanted.get(field).map_or(usual, String::as_str)
    }
}

pub(crate) fn page(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let title = frame.say("nav-play", &[]);
    let shell = Shell {
        entry: Some(home.chosen),
        drawn: GAMES,
        class: "home-page",
        head: html! { script type="module" src=(frame.assets.address("home.js")) {} },
        ..Shell::plain(&title, Here::Play)
    };
    let body = html! {
        main #main.home tabindex="-1" {
            section {
                h1 { (frame.say("choose-game", &[])) }
                div.games { @for entry in GAMES { (card(frame, entry, entry.id == home.chosen.id)) } }
            }
            div.hgrid {
                (form::draw(frame, home))
                div.hright {
                    (strangers(frame, home.chosen))
                    (daily(frame, home))
                    @let (mine, open) = (sorted(&home.mine), all(&home.open));
                    @if !mine.is_empty() {
                        (section(frame, &frame.say("continue", &[]), "", &mine, lists::own))
                    }
                    (section(frame, &frame.say("open-tables", &[]), &frame.say("open-none", &[]), &open, lists::open))
                    (puzzle(frame, home.chosen))
                }
            }
        }
    };
    shell_page(frame, &shell, &body)
}

/// The way to others who want to play now.
fn strangers(frame: &Frame<'_>, entry: &Entry) -> Markup {
    html! {
        section.card.find aria-labelledby="strangers" {
            h2 #strangers.h2 { (frame.say("seek", &[])) }
            p.mut { (frame.say("seek-home", &[])) }
            a.btn.pri href={ "/lobby?game=" (entry.id) } { (icon("user")) (frame.say("seek-do", &[])) }
        }
    }
}

/// Something for whoever has a minute: find the best move.
fn puzzle(frame: &Frame<'_>, entry: &Entry) -> Markup {
    html! {
        @if !puzzles(entry).is_empty() {
            section.card.find {
                h2.h2 { (frame.say("nav-puzzles", &[])) }
                p.mut { (frame.say("puzzles-about", &[])) }
                a.btn href={ "/puzzles/" (entry.id) } { (icon("right")) (frame.say("home-puzzle", &[])) }
            }
        }
    }
}

/// The reader's tables, the most urgent first.
fn sorted(lines: &[Line]) -> Vec<&Line> {
    let mut lines = all(lines);
    lists::by_urgency(&mut lines);
    lines
}

/// The way to the deal of the day of the chosen game.
fn daily(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    html! {
        section.card.home-day aria-labelledby="daily" {
            h2 #daily.h2 { (frame.say("daily", &[])) " " span.mut { (name_game(frame, home.chosen)) } }
            p.mut { (frame.say("daily-home", &[])) }
            a.btn href={ "/daily/" (home.chosen.id) } { (icon("right")) (frame.say("daily-to-today", &[])) }
        }
    }
}

fn card(frame: &Frame<'_>, entry: &Entry, is_chosen: bool) -> Markup {
    let (fewest, most) = entry.seats;
    let players = if fewest == most {
        frame.say("players", &[("count", most.into())])
    } else {
        frame.say("players-range", &[("fewest", fewest.into()), ("most", most.into())])
    };
    html! {
        a.game href={ "/?game=" (entry.id) } aria-current=[is_chosen.then_some("true")] {
            div.pic { ((entry.emblem)()) }
            div.gt {
                h2 { (name_game(frame, entry)) }
                p { ((entry.say)("about", frame.lang)) }
                span { (players) }
            }
        }
    }
}
