//! Inviting friends to a table that gathers.

use maud::{Markup, html};
use service::{Followed, Page, Snapshot};

use crate::frame::Frame;
use crate::pages::account::narrow;
use crate::pages::names::{isolated, name_game};
use crate::pages::paging::links;
use crate::pages::path;

/// What came of the last invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    NotYet,
    /// It could not be sent.
    Refused,
}

pub(crate) fn page(
    frame: &Frame<'_>,
    table: &Snapshot,
    friends: &Page<Followed>,
    invited: &[String],
    asked: Asked,
) -> Markup {
    let title = frame.say("invite-friends", &[]);
    let to = path(&table.id, "/invite");
    let frame = &Frame { path: &to, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("invite-friends.about", &[("game", name_game(frame, table.entry).into())])) }
            @if asked == Asked::Refused { p.problem role="alert" { (frame.say("invite-refused", &[])) } }
            @if friends.lines.is_empty() && friends.number == 0 { p.mut { (frame.say("invite-no-friends", &[])) } }
            ul.sessions {
                @for name in friends.lines.iter().map(|friend| &friend.name) {
                    li {
                        div { b { (isolated(name)) } }
                        @if invited.iter().any(|invited| invited == name) {
                            span.mut { (frame.say("invite-sent", &[])) }
                        } @else {
                            form method="post" action=(to) {
                                button.btn.sm name="friend" value=(name)
                                    aria-label=(frame.say("invite-named", &[("name", isolated(name).into())])) {
                                    (frame.say("invite-do", &[]))
                                }
                            }
                        }
                    }
                }
            }
            (links(frame, friends, &title, |page| format!("{to}?page={page}")))
            p { a.btn href=(path(&table.id, "")) { (frame.say("invite-back", &[])) } " " a href="/friends" { (frame.say("friends", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}
