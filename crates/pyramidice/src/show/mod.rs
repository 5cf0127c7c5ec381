//! The game as people see it: in words, in the terminal, in the browser, as a picture, in its rulebook and on paper.

mod board;
mod pad;
mod picture;
mod rulebook;
mod terminal;
mod words;

use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Sentence, Viewer, Words};

use crate::events::Event;
use crate::rules::{Action, Options, Pyramidice};
use crate::view::View;

impl Present for Pyramidice {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        words::all()
    }

    fn name_automaton(options: &Options, lang: Lang) -> Option<String> {
        options.architect.map(|architect| words::names::architect(architect, lang))
    }

    fn name_action(action: Action, lang: Lang) -> String {
        words::name_action(action, lang)
    }

    fn name_choice(action: Action, view: &View, lang: Lang) -> String {
        words::name_choice(action, view, lang)
    }

    /// Whoever chooses what to build or to worship chooses its price as well, and if it costs nothing, too.
    fn surprises_when_forced(event: &Event) -> bool {
        !matches!(
            event,
            Event::Spent { .. } | Event::DicePaid { .. } | Event::Built { .. } | Event::DeityBought { .. }
        )
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        words::tell(event, view, viewer, lang).map(Sentence::from)
    }

    fn draw(scene: &Scene<'_, Pyramidice>, lang: Lang) -> Drawing {
        terminal::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        terminal::legend(lang)
    }

    /// The track is open, and everything else is counted when all is (P42).
    fn shown_score(view: &View, _viewer: Viewer) -> Score {
        view.score()
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
        game::testing::check_words::<Pyramidice>(env!("CARGO_MANIFEST_DIR"));
    }
}
