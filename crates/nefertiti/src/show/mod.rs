//! The game for people: in words, in the terminal, in a browser, as a picture, as a rulebook and as a score pad.

mod board;
mod pad;
mod picture;
mod rulebook;
mod terminal;
mod words;

use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Sentence, Viewer, Words};

use crate::events::Event;
use crate::rules::{Action, Nefertiti};
use crate::view::View;

impl Present for Nefertiti {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        words::words()
    }

    fn draw(scene: &Scene<'_, Nefertiti>, lang: Lang) -> Drawing {
        terminal::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        terminal::legend(lang)
    }

    /// Points, money and gifts lie open (N60).
    fn shown_score(view: &View, _viewer: Viewer) -> Score {
        view.score()
    }

    fn name_action(action: Action, lang: Lang) -> String {
        words::actions::name(action, lang)
    }

    fn name_choice(action: Action, view: &View, lang: Lang) -> String {
        words::actions::name_choice(action, view, lang)
    }

    fn name_part_in_full(name: &str, lang: Lang) -> String {
        if name == "deben" {
            words::say(lang, "part-deben.full", &[])
        } else {
            Nefertiti::name_part(name, lang)
        }
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        if !event.is_known_to(viewer) {
            return None;
        }
        words::events::tell(event, &view.edition, lang).map(Sentence::from)
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        pad::pad_score(sheet, lang)
    }
}
