//! A page that says why there is nothing else to see.

use maud::{Markup, html};

use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, title: &str, sentence: &str) -> Markup {
    let body = html! {
        main #main.narrow tabindex="-1" {
            section.card.prose {
                h1 { (title) }
                p { (sentence) }
                p { a.btn.pri href="/" { (frame.say("to-home", &[])) } }
            }
        }
    };
    shell_page(frame, &Shell::plain(title, Here::Elsewhere), &body)
}
