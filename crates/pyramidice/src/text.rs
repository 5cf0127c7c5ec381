//! The game in words.

mod actions;
mod drawing;
mod events;
pub(crate) mod names;
mod score;

use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Viewer, Words};

use crate::actions::Action;
use crate::events::Event;
use crate::options::Options;
use crate::pad;
use crate::state::Pyramidice;
use crate::view::View;

game::words!();

impl Present for Pyramidice {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        &WORDS
    }

    fn draw(scene: &Scene<'_, Pyramidice>, lang: Lang) -> Drawing {
        drawing::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        drawing::legend(lang)
    }

    /// The track is open, and everything else is counted when all is (P42).
    fn shown_score(view: &View, _viewer: Viewer) -> Score {
        score::of(view)
    }

    fn name_action(action: Action, lang: Lang) -> String {
        actions::name(action, lang)
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
        events::tell(event, view, viewer, lang)
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        pad::pad_score(sheet, lang)
    }

    fn name_automaton(options: &Options, lang: Lang) -> Option<String> {
        options.architect.map(|architect| names::architect(architect, lang))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_words::<Pyramidice>(env!("CARGO_MANIFEST_DIR"));
    }
}
