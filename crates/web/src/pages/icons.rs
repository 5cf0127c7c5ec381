//! The icons of the pages.

use maud::{Markup, PreEscaped, html};

const SPRITE: &str = include_str!("../../style/sprite.svg");

/// The symbols that [`icon`] uses, included once in every page.
pub(super) fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// An icon whose meaning is in the text beside it.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.ico viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The logo of Akhet: the sun between two hills.
pub(super) fn mark() -> Markup {
    html! { svg.mark viewBox="0 0 64 44" aria-hidden="true" { use href="#i-mark" {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_there_and_used() {
        let sources = [
            include_str!("account/passkeys.rs"),
            include_str!("account/sign_up.rs"),
            include_str!("daily/before.rs"),
            include_str!("daily/calendar.rs"),
            include_str!("daily/list.rs"),
            include_str!("daily/mod.rs"),
            include_str!("daily/results.rs"),
            include_str!("daily/share.rs"),
            include_str!("daily/summary.rs"),
            include_str!("dares.rs"),
            include_str!("fair.rs"),
            include_str!("from_here.rs"),
            include_str!("home/form.rs"),
            include_str!("home/mod.rs"),
            include_str!("lists.rs"),
            include_str!("lobby/form.rs"),
            include_str!("lobby/mod.rs"),
            include_str!("lobby/open.rs"),
            include_str!("lobby/waiting.rs"),
            include_str!("me.rs"),
            include_str!("mod.rs"),
            include_str!("handover.rs"),
            include_str!("names.rs"),
            include_str!("pad/fields.rs"),
            include_str!("pad/form.rs"),
            include_str!("pad/mod.rs"),
            include_str!("problem.rs"),
            include_str!("puzzles/history.rs"),
            include_str!("puzzles/position.rs"),
            include_str!("puzzles/verdict.rs"),
            include_str!("qr.rs"),
            include_str!("replay/mod.rs"),
            include_str!("replay/ways.rs"),
            include_str!("retry.rs"),
            include_str!("review/curve.rs"),
            include_str!("review/mod.rs"),
            include_str!("review/verdict.rs"),
            include_str!("rules.rs"),
            include_str!("rules/balance.rs"),
            include_str!("shell.rs"),
            include_str!("table/dock.rs"),
            include_str!("table/gathering.rs"),
            include_str!("table/help.rs"),
            include_str!("table/hint.rs"),
            include_str!("table/log.rs"),
            include_str!("table/menu.rs"),
            include_str!("table/mod.rs"),
            include_str!("table/news.rs"),
            include_str!("table/over.rs"),
            include_str!("table/phrases.rs"),
            include_str!("table/playing.rs"),
            include_str!("table/score.rs"),
            include_str!("table/seats.rs"),
            include_str!("table/told.rs"),
            include_str!("table/goal.rs"),
            include_str!("table/undo.rs"),
            include_str!("what.rs"),
            include_str!("table/waterfall.rs"),
            include_str!("tables.rs"),
            include_str!("tournaments/list.rs"),
            include_str!("tournaments/rounds.rs"),
            include_str!("tournaments/show.rs"),
        ];
        let names = SPRITE.split("id=\"i-").skip(1).filter_map(|rest| rest.split('"').next());
        for name in names.filter(|name| *name != "mark") {
            let is_used = sources.iter().any(|source| source.contains(&format!("\"{name}\"")));
            assert!(is_used, "nothing shows the sign `{name}`");
        }
        for source in sources {
            for name in source.split("icon(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(SPRITE.contains(&format!("id=\"i-{name}\"")), "there is no sign `{name}`");
            }
        }
    }
}
