//! The words of the screen.

use game::Lang;

game::words!();

/// Where the game can be found again, for when the screen is gone.
pub fn tell_saved(file: &str, lang: Lang) -> String {
    say(lang, "saved-in", &[("file", file.into())])
}

/// That a saved game does not have the time that people had left.
pub fn tell_clock_unsaved(lang: Lang) -> String {
    say(lang, "clock-unsaved", &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_texts(&WORDS, env!("CARGO_MANIFEST_DIR"), &[]);
    }
}
