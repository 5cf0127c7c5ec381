//! Finished games of public tables: looking for them, and what is found.

pub(crate) mod first;
mod form;
mod line;

use std::collections::HashMap;

use catalog::{Entry, GAMES};
use form_urlencoded::Serializer;
use maud::{Markup, html};
use service::{GamesFound, GuestId};

use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

/// What somebody looks for, and what was found.
pub(crate) struct Games<'a> {
    /// The game, if they chose one.
    pub(crate) entry: Option<&'static Entry>,
    /// What they chose, by form field.
    pub(crate) asked: HashMap<String, String>,
    /// What was found.
    pub(crate) found: Found<'a>,
}

/// What was found.
pub(crate) enum Found<'a> {
    /// A page of games, and the names of those people whose profiles the reader may see.
    Games(&'a GamesFound, &'a HashMap<GuestId, String>),
    /// Nobody has the name, or the reader may not see their profile.
    Nobody,
}

impl Games<'_> {
    fn value(&self, field: &str) -> &str {
        self.asked.get(field).map_or("", String::as_str)
    }

    /// The address of another page of the same search; the first page without a place.
    fn address(&self, after: Option<&str>) -> String {
        let mut fields: Vec<(&String, &String)> =
            self.asked.iter().filter(|(name, value)| *name != "after" && !value.is_empty()).collect();
        fields.sort();
        let mut query = Serializer::new(String::new());
        query.extend_pairs(fields);
        query.extend_pairs(after.map(|after| ("after", after)));
        format!("/games?{}", query.finish())
    }
}

pub(crate) fn page(frame: &Frame<'_>, games: &Games<'_>) -> Markup {
    let title = frame.say("games", &[]);
    let shell = Shell { class: "list-page", ..Shell::plain(&title, Here::Elsewhere) };
    let body = html! {
        main #main.lists tabindex="-1" {
            h1 { (title) }
            p.mut { (frame.say("games.about", &[])) }
            nav.pick-game aria-label=(frame.say("leaders-games", &[])) {
                a.btn href="/games" aria-current=[games.entry.is_none().then_some("page")] {
                    (frame.say("games-all", &[]))
                }
                @for other in GAMES {
                    @let is_chosen = games.entry.is_some_and(|entry| entry.id == other.id);
                    a.btn href={ "/games?game=" (other.id) } aria-current=[is_chosen.then_some("page")] {
                        (name_game(frame, other))
                    }
                }
            }
            @if let Some(entry) = games.entry {
                p { a.btn href={ "/games/" (entry.id) "/first" } { (frame.say("first-link", &[])) } }
            }
            (form::draw(frame, games))
            (found(frame, games))
        }
    };
    shell_page(frame, &shell, &body)
}

fn found(frame: &Frame<'_>, games: &Games<'_>) -> Markup {
    let heading = frame.say("games-found", &[]);
    html! {
        section #found.card.lst {
            header { h2.h2 { (heading) } }
            @match games.found {
                Found::Nobody => p.mut role="status" { (frame.say("games-nobody", &[])) },
                Found::Games(page, known) => {
                    @if page.games.is_empty() {
                        p.mut role="status" { (frame.say(if page.next.is_some() { "games-none-yet" } else { "games-none" }, &[])) }
                    } @else {
                        ul { @for game in &page.games { (line::draw(frame, game, known)) } }
                    }
                    @let has_more = page.next.as_ref().map(ToString::to_string);
                    @if has_more.is_some() || !games.value("after").is_empty() {
                        nav.row-of aria-label=(frame.say("list-pages", &[("list", heading.as_str().into())])) {
                            @if !games.value("after").is_empty() {
                                a.btn.sm href=(games.address(None)) { (frame.say("games-newest", &[])) }
                            }
                            @if let Some(after) = has_more {
                                a.btn.sm rel="next" href=(games.address(Some(&after))) { (frame.say("games-older", &[])) }
                            }
                        }
                    }
                }
            }
        }
    }
}
