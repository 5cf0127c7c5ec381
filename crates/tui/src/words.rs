//! The words of the screen.

use std::sync::LazyLock;

use game::lang::Value;
use game::{Lang, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/hu.ftl"),
    ])
});

/// Where the game can be found again, for when the screen is gone.
pub fn tell_saved(file: &str, lang: Lang) -> String {
    say(lang, "saved-in", &[("file", file.into())])
}

pub(crate) fn say(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    WORDS.say(lang, key, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        let sources = [
            include_str!("app.rs"),
            include_str!("areas.rs"),
            include_str!("board.rs"),
            include_str!("ending.rs"),
            include_str!("focus.rs"),
            include_str!("help.rs"),
            include_str!("hint.rs"),
            include_str!("input.rs"),
            include_str!("keys.rs"),
            include_str!("log.rs"),
            include_str!("palette.rs"),
            include_str!("preview.rs"),
            include_str!("run.rs"),
            include_str!("screen.rs"),
            include_str!("seating.rs"),
            include_str!("targets.rs"),
            include_str!("undo.rs"),
            include_str!("words.rs"),
            include_str!("wrap.rs"),
        ];
        game::testing::check_texts(&WORDS, &sources, &[]);
    }
}
