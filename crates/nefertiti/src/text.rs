//! The game in words.

mod actions;
mod closing;
mod drawing;
mod events;
pub(crate) mod names;

use std::sync::LazyLock;

use game::lang::Value;
use game::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Viewer, Words};

use crate::actions::Action;
use crate::events::Event;
use crate::oracle::Oracle;
use crate::pad;
use crate::state::Nefertiti;
use crate::view::View;

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/hu.ftl"),
    ])
});

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

pub(crate) fn say(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    WORDS.say(lang, key, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        // What whoever serves the page says.
        let served = r#""about" "kind-{kind}""#;
        game::testing::check_words::<Nefertiti>(&[
            served,
            include_str!("board.rs"),
            include_str!("board/approx.rs"),
            include_str!("board/aside.rs"),
            include_str!("board/characters.rs"),
            include_str!("board/chooser.rs"),
            include_str!("board/exhibit.rs"),
            include_str!("board/holdings.rs"),
            include_str!("board/layout.rs"),
            include_str!("board/market.rs"),
            include_str!("board/markets.rs"),
            include_str!("board/memphis.rs"),
            include_str!("board/meter.rs"),
            include_str!("board/motion.rs"),
            include_str!("board/payout.rs"),
            include_str!("board/pieces.rs"),
            include_str!("board/preview.rs"),
            include_str!("board/sale.rs"),
            include_str!("board/signs.rs"),
            include_str!("board/stage.rs"),
            include_str!("board/stall.rs"),
            include_str!("board/steps.rs"),
            include_str!("board/values.rs"),
            include_str!("board/words.rs"),
            include_str!("text.rs"),
            include_str!("text/actions.rs"),
            include_str!("text/closing.rs"),
            include_str!("text/drawing.rs"),
            include_str!("text/drawing/choices.rs"),
            include_str!("text/drawing/gifts.rs"),
            include_str!("text/drawing/legend.rs"),
            include_str!("text/drawing/market.rs"),
            include_str!("text/drawing/meter.rs"),
            include_str!("text/drawing/seats.rs"),
            include_str!("text/events.rs"),
            include_str!("text/names.rs"),
            include_str!("pad.rs"),
        ]);
    }
}
