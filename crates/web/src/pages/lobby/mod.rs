//! The lobby: a search for others to play with, and the tables that anybody may join.

mod form;
mod open;
mod waiting;

use catalog::{Entry, GAMES};
use maud::{Markup, html};
use service::{Challenge, OwnRatings, Pace, Page, Seeking};

use super::icons::icon;
use super::shell::{Here, Shell, page as shell_page};
use super::{Line, dares, lists};
use crate::frame::Frame;

/// The paces at which strangers play, in the order in which most people want them.
pub(crate) const PACES_TO_SEEK: [Pace; 5] = [
    Pace::Live { bank: 600, increment: 30 },
    Pace::Live { bank: 180, increment: 10 },
    Pace::Live { bank: 1_200, increment: 60 },
    Pace::Days(1),
    Pace::Days(3),
];

/// What the lobby shows.
pub(crate) struct Lobby {
    /// The game to look for others for.
    pub(crate) game: &'static Entry,
    /// What the reader waits for.
    pub(crate) seeking: Option<Seeking>,
    /// What the reader is asked for and asks others for.
    pub(crate) challenges: Vec<Challenge>,
    /// Tables that anybody may join or watch.
    pub(crate) open: Page<Line>,
    /// The reader's tables at which others wait for them, the most urgent first.
    pub(crate) waiting: Vec<Line>,
    /// How good the reader is, if they have an account.
    pub(crate) ratings: Option<OwnRatings>,
    /// The only game whose tables are shown.
    pub(crate) only: Option<&'static Entry>,
    /// Why the search did not begin.
    pub(crate) problem: Option<String>,
}

pub(crate) fn page(frame: &Frame<'_>, lobby: &Lobby) -> Markup {
    let title = frame.say("lobby", &[]);
    let head = html! {
        // Whoever runs no script is led to the table by this.
        @if lobby.seeking.is_some() { noscript { meta http-equiv="refresh" content="5"; } }
    };
    let shell = Shell { crowned: GAMES, class: "list-page", head, ..Shell::plain(&title, Here::Lobby) };
    shell_page(frame, &shell, &body(frame, lobby))
}

/// Everything that changes while one looks on.
pub(crate) fn body(frame: &Frame<'_>, lobby: &Lobby) -> Markup {
    html! {
        main #main.lobby tabindex="-1" data-lobby {
            h1.sr { (frame.say("lobby", &[])) }
            section #search.card aria-labelledby="search-head" data-waiting[lobby.seeking.is_some()] {
                @match &lobby.seeking {
                    Some(seeking) => (waiting::draw(frame, seeking)),
                    None => (form::draw(frame, lobby)),
                }
            }
            div.lobby-rest {
                (dares::draw(frame, &lobby.challenges))
                @if !lobby.waiting.is_empty() {
                    section.card.lst.waiting-for-you aria-labelledby="waiting-head" {
                        header {
                            h2 #waiting-head.h2 { (frame.say("lobby-waiting", &[])) }
                            a href="/tables" { (frame.say("nav-tables", &[])) }
                        }
                        ul { @for line in &lobby.waiting { li { (lists::row(frame, line)) } } }
                    }
                }
                p.to-tournaments { a.btn href="/tournaments" { (icon("flag")) (frame.say("tournaments", &[])) } }
                (open::draw(frame, lobby))
            }
        }
    }
}
