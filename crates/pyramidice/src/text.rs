//! The game in words.

mod actions;
mod drawing;
mod events;
pub(crate) mod names;
mod score;

use std::sync::LazyLock;

use game::lang::Value;
use game::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Viewer, Words};

use crate::actions::Action;
use crate::events::Event;
use crate::options::Options;
use crate::pad;
use crate::state::Pyramidice;
use crate::view::View;

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/hu.ftl"),
    ])
});

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

pub(crate) fn say(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    WORDS.say(lang, key, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        // What whoever serves the page says; the help of things stands beside their pictures.
        let served = r#""about" "kind-{kind}" "value-{key}-{value}""#;
        game::testing::check_words::<Pyramidice>(&[
            served,
            include_str!("board.rs"),
            include_str!("board/approx.rs"),
            include_str!("board/architect.rs"),
            include_str!("board/aside.rs"),
            include_str!("board/chooser.rs"),
            include_str!("board/clock.rs"),
            include_str!("board/emblem.rs"),
            include_str!("board/exhibit.rs"),
            include_str!("board/holdings.rs"),
            include_str!("board/motion.rs"),
            include_str!("board/odds.rs"),
            include_str!("board/payable.rs"),
            include_str!("board/pieces.rs"),
            include_str!("board/preview.rs"),
            include_str!("board/pyramids.rs"),
            include_str!("board/row.rs"),
            include_str!("board/signs.rs"),
            include_str!("board/stage.rs"),
            include_str!("board/steps.rs"),
            include_str!("board/support.rs"),
            include_str!("board/table.rs"),
            include_str!("board/tiles.rs"),
            include_str!("board/tray.rs"),
            include_str!("board/values.rs"),
            include_str!("board/words.rs"),
            include_str!("text.rs"),
            include_str!("text/actions.rs"),
            include_str!("text/drawing.rs"),
            include_str!("text/drawing/choices.rs"),
            include_str!("text/drawing/legend.rs"),
            include_str!("text/drawing/market.rs"),
            include_str!("text/drawing/pyramids.rs"),
            include_str!("text/drawing/seats.rs"),
            include_str!("text/events.rs"),
            include_str!("text/events/architect.rs"),
            include_str!("text/events/dice.rs"),
            include_str!("text/names.rs"),
            include_str!("pad.rs"),
        ]);
    }
}
