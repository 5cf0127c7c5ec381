//! The texts of the pages, apart from those of games.

game::words!();

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_texts(&WORDS, env!("CARGO_MANIFEST_DIR"), &[]);
    }

    #[test]
    fn every_computer_player_has_a_name_in_every_language() {
        for bot in bots::Bot::NAMED {
            assert!(Lang::ALL.into_iter().all(|lang| WORDS.has(lang, &format!("bot-{bot}"))), "{bot}");
        }
    }
}
