//! Background: the deities that nobody has seen, and those that are gone.

use game::Lang;
use maud::{Markup, html};

use super::pieces::deity;
use super::steps::Seen;
use super::words::{name_deity, say, word};
use crate::rules::Deities;

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> (String, Markup) {
    let view = sight.view;
    let removed = view.unseen.len().saturating_sub(u32::from(view.pile));
    let values = [("pile", u32::from(view.pile).into()), ("removed", removed.into())];
    let body = html! {
        p.mut { (say(lang, "board-unseen-how", &values)) }
        (glyphs(view.unseen, lang))
        @let gone = view.discarded();
        @if !gone.is_empty() {
            h3 { (word(lang, "board-discards")) }
            (glyphs(gone, lang))
        }
    };
    (say(lang, "board-unseen", &[("count", view.unseen.len().into())]), body)
}

fn glyphs(deities: Deities, lang: Lang) -> Markup {
    html! {
        ul.unseen {
            @for one in deities.iter() {
                li data-what={ "deity-" (one) } { (deity(one)) span { (name_deity(one, lang)) } }
            }
        }
    }
}
