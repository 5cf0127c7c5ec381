//! The texts of the pages, those of games aside.

use std::sync::LazyLock;

use game::lang::{Lang, Value, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/hu.ftl"),
    ])
});

pub(crate) fn say(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    WORDS.say(lang, key, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        let sources = [
            include_str!("refusal.rs"),
            include_str!("visitor.rs"),
            include_str!("routes/home.rs"),
            include_str!("pages/edition.rs"),
            include_str!("pages/fair.rs"),
            include_str!("pages/from_here.rs"),
            include_str!("pages/home/form.rs"),
            include_str!("pages/home/mod.rs"),
            include_str!("pages/home/opponents.rs"),
            include_str!("pages/icons.rs"),
            include_str!("pages/lists.rs"),
            include_str!("pages/me.rs"),
            include_str!("pages/mod.rs"),
            include_str!("pages/moving.rs"),
            include_str!("pages/names.rs"),
            include_str!("pages/pad/fields.rs"),
            include_str!("pages/pad/form.rs"),
            include_str!("pages/pad/mod.rs"),
            include_str!("pages/problem.rs"),
            include_str!("pages/qr.rs"),
            include_str!("pages/replay.rs"),
            include_str!("pages/retry.rs"),
            include_str!("pages/review/curve.rs"),
            include_str!("pages/review/mod.rs"),
            include_str!("pages/review/verdict.rs"),
            include_str!("pages/rules.rs"),
            include_str!("pages/rules/balance.rs"),
            include_str!("pages/scorers.rs"),
            include_str!("pages/shell.rs"),
            include_str!("pages/table/dock.rs"),
            include_str!("pages/table/gathering.rs"),
            include_str!("pages/table/help.rs"),
            include_str!("pages/table/hint.rs"),
            include_str!("pages/table/log.rs"),
            include_str!("pages/table/menu.rs"),
            include_str!("pages/table/mod.rs"),
            include_str!("pages/table/news.rs"),
            include_str!("pages/table/over.rs"),
            include_str!("pages/table/playing.rs"),
            include_str!("pages/table/score.rs"),
            include_str!("pages/table/seats.rs"),
            include_str!("pages/table/sheet.rs"),
            include_str!("pages/table/undo.rs"),
            include_str!("pages/table/waterfall.rs"),
            include_str!("pages/tables.rs"),
        ];
        game::testing::check_texts(&WORDS, &sources, &[]);
    }

    #[test]
    fn every_computer_player_has_a_name_in_every_language() {
        for bot in bots::Bot::NAMED {
            assert!(Lang::ALL.into_iter().all(|lang| WORDS.has(lang, &format!("bot-{bot}"))), "{bot}");
        }
    }
}
