//! The leaderboard of a game.

use std::collections::HashMap;

use catalog::{Entry, GAMES};
use maud::{Markup, html};
use service::{GuestId, Kin, Leader};

use super::names::{isolated, name_game};
use super::people;
use super::ratings::show;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

/// The best of a game. Those lead to their profiles whose profiles the reader may see.
pub(crate) fn page(
    frame: &Frame<'_>,
    entry: &'static Entry,
    kin: Kin,
    leaders: &[Leader],
    known: &HashMap<GuestId, String>,
) -> Markup {
    let title = frame.say("leaders-of", &[("game", name_game(frame, entry).into())]);
    let shell = Shell { class: "list-page", ..Shell::plain(&title, Here::Elsewhere) };
    let body = html! {
        main #main.lists tabindex="-1" {
            h1 { (title) }
            nav.pick-game aria-label=(frame.say("leaders-games", &[])) {
                @for other in GAMES {
                    a.btn href=(address(other, kin)) aria-current=[(other.id == entry.id).then_some("page")] {
                        (name_game(frame, other))
                    }
                }
            }
            nav.pick-game aria-label=(frame.say("leaders-kinds", &[])) {
                @for (other, key) in [(Kin::People, "leaders-people"), (Kin::Programs, "leaders-programs")] {
                    a.btn href=(address(entry, other)) aria-current=[(other == kin).then_some("page")] {
                        (frame.say(key, &[]))
                    }
                }
            }
            section.card.lst.skills.leaders {
                @if leaders.is_empty() { p.mut { (frame.say("leaders-none", &[])) } } @else { (table(frame, leaders, known)) }
                @if kin == Kin::Programs { p.mut { (frame.say("leaders-programs-about", &[])) } }
                p.mut { (frame.say("leaders-about", &[])) }
                p { a.btn href={ "/games?game=" (entry.id) } { (frame.say("games", &[])) } }
            }
        }
    };
    shell_page(frame, &shell, &body)
}

fn address(entry: &Entry, kin: Kin) -> String {
    match kin {
        Kin::People => format!("/leaders/{}", entry.id),
        Kin::Programs => format!("/leaders/{}?of=bots", entry.id),
    }
}

fn table(frame: &Frame<'_>, leaders: &[Leader], known: &HashMap<GuestId, String>) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th.num scope="col" { (frame.say("leaders-place", &[])) }
                    th scope="col" { (frame.say("leaders-name", &[])) }
                    th.num scope="col" { (frame.say("leaders-rating", &[])) }
                    th.num scope="col" { (frame.say("leaders-count", &[])) }
                }
            }
            tbody {
                @for (index, leader) in leaders.iter().enumerate() {
                    tr.own[leader.account == *frame.guest] {
                        td.num { (index + 1) "." }
                        th scope="row" {
                            @if known.contains_key(&leader.account) || leader.account == *frame.guest {
                                a href=(people::address(&leader.name)) { (isolated(&leader.name)) }
                            } @else { (isolated(&leader.name)) }
                        }
                        td.num { (show(frame, leader.rating)) }
                        td.num { (leader.games) }
                    }
                }
            }
        }
    }
}
