//! What somebody is invited to, above every page of text.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::names::{isolated, name_game};
use crate::pages::path;

pub(in crate::pages) fn bar(frame: &Frame<'_>) -> Markup {
    html! {
        @if !frame.invited.is_empty() {
            aside.invited aria-label=(frame.say("invitations", &[])) {
                @for invitation in frame.invited {
                    div {
                        p {
                            (frame.say("invited", &[
                                ("name", isolated(&invitation.inviter).into()),
                                ("game", name_game(frame, invitation.entry).into()),
                            ]))
                        }
                        a.btn.sm.pri href=(path(&invitation.table, "")) { (frame.say("invited-look", &[])) }
                        form method="post" action="/invitations" {
                            button.btn.sm name="decline" value=(invitation.table) { (frame.say("invited-decline", &[])) }
                        }
                    }
                }
            }
        }
    }
}
