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
