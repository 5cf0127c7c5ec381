//! Bringing the games of a guest along to the account that signed in here.

use maud::{Markup, html};

use super::{narrow, way_back};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, tables: usize, back: Option<&str>) -> Markup {
    let title = frame.say("bring", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p {
                @if tables > 0 { (frame.say("bring-about", &[("count", tables.into())])) }
                @else { (frame.say("bring-learnt", &[])) }
            }
            form.row-of method="post" action="/account/bring" {
                (way_back(back))
                button.btn.pri.lg name="bring" value="yes" { (frame.say("bring-yes", &[])) }
                button.btn.lg name="bring" value="no" { (frame.say("bring-no", &[])) }
            }
        }
    };
    narrow(frame, &title, &body)
}
