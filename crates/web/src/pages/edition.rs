//! The numbers of a game and where each comes from, for owners of the box who can correct them.

use std::collections::BTreeMap;

use catalog::Entry;
use game::edition::Listed;
use game::{Printed, Source};
use maud::{Markup, html};

use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

/// The least certain first, since those need checking most.
const SOURCES: [Source; 4] = [Source::Reconstructed, Source::Inferred, Source::Review, Source::Rulebook];

pub(crate) fn page(frame: &Frame<'_>, entry: &'static Entry, edition: &dyn Printed) -> Markup {
    let title = frame.say("edition-of", &[("game", name_game(frame, entry).into())]);
    let values = edition.values();
    let file = format!("/rules/{}/edition.toml", entry.id);
    let body = html! {
        main #main.narrow tabindex="-1" {
            article.card.prose {
                h1 { (title) }
                p { (frame.say("edition-about", &[("name", edition.name().into())])) }
                p { (frame.say("edition-correct", &[])) }
                pre { code { "akhet serve --edition " (entry.id) "=edition.toml\nakhet play " (entry.id) " --edition edition.toml" } }
                p { a.btn href=(file) download { (frame.say("edition-file", &[])) } }
                @for source in SOURCES { (section(frame, values, source)) }
                p.note { (frame.say("edition-digest", &[])) " " code.long { (edition.digest()) } }
            }
        }
    };
    let shell = Shell { class: "rules-page", ..Shell::of_game(frame, &title, Here::Rules, entry) };
    shell_page(frame, &shell, &body)
}

fn section(frame: &Frame<'_>, values: &BTreeMap<String, Listed>, source: Source) -> Markup {
    let rows: Vec<_> = values.iter().filter(|(_, listed)| listed.source == source).collect();
    let key = match source {
        Source::Rulebook => "source-rulebook",
        Source::Review => "source-review",
        Source::Inferred => "source-inferred",
        Source::Reconstructed => "source-reconstructed",
    };
    html! {
        @if !rows.is_empty() {
            h2 { (frame.say(key, &[])) }
            p { (frame.say(&format!("{key}.about"), &[("count", rows.len().into())])) }
            details.each open[source == Source::Reconstructed] {
                summary { (frame.say("edition-values", &[("count", rows.len().into())])) }
                div.scroll tabindex="0" role="group" aria-label=(frame.say(key, &[])) {
                    table {
                        thead {
                            tr {
                                th scope="col" { (frame.say("edition-entry", &[])) }
                                th scope="col" { (frame.say("edition-value", &[])) }
                            }
                        }
                        tbody {
                            @for (path, listed) in rows {
                                tr { th scope="row" { code { (path) } } td { code { (listed.value) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}
