//! What the values of options are called.

use game::Lang;

use super::words::word;

pub(super) fn name(key: &str, value: &str, lang: Lang) -> String {
    word(lang, &format!("value-{key}-{value}"))
}
