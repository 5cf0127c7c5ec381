//! Moving a seat to another device.

use maud::{Markup, html};
use service::Snapshot;

use super::names::name_game;
use super::path;
use super::shell::{Here, Shell, page as shell_page};
use super::table::{LinkWords, copied, share};
use crate::frame::Frame;

const WORDS: LinkWords = LinkWords {
    link: "move-link",
    here_only: "move-here-only",
    restart: "move-restart",
    then: "move-then",
    network: "move-network",
};

/// The one-time link that moves a seat.
pub(crate) fn offer(frame: &Frame<'_>, snapshot: &Snapshot, token: &str) -> Markup {
    // This page is the answer to a form, so nobody can come back to it.
    let table = path(&snapshot.id, "");
    let frame = &Frame { path: &table, ..*frame };
    let title = frame.say("move-seat", &[]);
    let body = html! {
        main #main.narrow tabindex="-1" {
            section.card.prose {
                h1 { (title) }
                p { (frame.say("move-offer", &[])) }
                (share(frame, &format!("/move/{token}"), &WORDS))
                p { a.btn href=(path(&snapshot.id, "")) { (frame.say("back-to-table", &[])) } }
            }
        }
        (copied(frame))
    };
    shell_page(frame, &Shell::of_game(frame, &title, Here::Elsewhere, snapshot.entry), &body)
}

/// What anyone who opens the link is asked.
pub(crate) fn accept(frame: &Frame<'_>, snapshot: &Snapshot, token: &str) -> Markup {
    let title = frame.say("move-seat", &[]);
    let body = html! {
        main #main.narrow tabindex="-1" {
            section.card.prose {
                h1 { (title) }
                p { (frame.say("move-accept", &[("game", name_game(frame, snapshot.entry).into())])) }
                form method="post" action={ "/move/" (token) } {
                    button.btn.pri.lg { (frame.say("move-here", &[])) }
                }
            }
        }
    };
    shell_page(frame, &Shell::of_game(frame, &title, Here::Elsewhere, snapshot.entry), &body)
}
