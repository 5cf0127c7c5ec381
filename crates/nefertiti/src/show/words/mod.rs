//! The game in words.

pub(super) mod actions;
mod closing;
pub(super) mod events;
pub(super) mod names;

game::words!("lessons");

/// Every text in every language.
pub(super) fn words() -> &'static game::Words {
    &WORDS
}

#[cfg(test)]
mod tests {
    use crate::rules::Nefertiti;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_words::<Nefertiti>(env!("CARGO_MANIFEST_DIR"));
    }
}
