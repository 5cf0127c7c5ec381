//! The game in words.

mod actions;
mod closing;
mod drawing;
mod events;
pub(crate) mod names;

use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Viewer, Words};

use crate::actions::Action;
use crate::events::Event;
use crate::oracle::Oracle;
use crate::pad;
use crate::state::Nefertiti;
use crate::view::View;

game::words!();

impl Present for Nefertiti {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        &WORDS
    }

    fn draw(scene: &Scene<'_, Nefertiti>, lang: Lang) -> Drawing {
        drawing::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        drawing::legend(lang)
    }

    /// Points, money and gifts lie open (N60).
    fn shown_score(view: &View, _viewer: Viewer) -> Score {
        view.with_oracle(Oracle::default()).breakdown()
    }

    fn name_action(action: Action, lang: Lang) -> String {
        actions::name(action, lang)
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
        if event.is_known_to(viewer) { events::tell(event, &view.edition, lang) } else { None }
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        pad::pad_score(sheet, lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_words::<Nefertiti>(env!("CARGO_MANIFEST_DIR"));
    }
}
