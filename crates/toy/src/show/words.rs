//! The game in words.

use game::show::lang::Value;
use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Present, Scene, Score, Seat, Sentence, Tally, Viewer, Words};

use super::{pad, terminal};
use crate::events::Event;
use crate::rules::score::tally;
use crate::rules::{Action, Card, Toy};
use crate::view::{SeenSide, View};

game::words!("lessons");

impl Present for Toy {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        &WORDS
    }

    fn draw(scene: &Scene<'_, Toy>, lang: Lang) -> Drawing {
        terminal::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        let explain = |(sign, key): (&str, &str)| (sign.to_owned(), say(lang, key, &[]));
        terminal::SIGNS.into_iter().map(explain).collect()
    }

    fn shown_score(view: &View, _viewer: Viewer) -> Score {
        Score(view.sides.iter().map(SeenSide::tally).collect())
    }

    fn name_action(action: Action, lang: Lang) -> String {
        match action {
            Action::Play(card) => say(lang, "play", &[("card", number(card))]),
            Action::Bury(card) => say(lang, "bury", &[("card", number(card))]),
        }
    }

    fn tell(event: &Event, _view: &View, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        let name = |seat: Seat| ("seat", Value::from(Toy::sign_seat(seat, lang)));
        let told = match *event {
            Event::Dealt { seat, card } if viewer.knows(seat) => {
                say(lang, "dealt", &[name(seat), ("card", number(card))])
            }
            Event::Dealt { seat, .. } => say(lang, "dealt-hidden", &[name(seat)]),
            Event::Played { seat, card } => say(lang, "played", &[name(seat), ("card", number(card))]),
            Event::Buried { seat, card } if viewer.knows(seat) => {
                say(lang, "buried", &[name(seat), ("card", number(card))])
            }
            Event::Buried { seat, .. } => say(lang, "buried-hidden", &[name(seat)]),
            Event::Took { seat } => say(lang, "took", &[name(seat)]),
        };
        Some(told.into())
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        pad::score(sheet).map_err(|card| say(lang, "pad-both-have", &[("card", card.into())]))
    }
}

impl SeenSide {
    fn tally(&self) -> Tally {
        tally(self.taken.iter().map(Card::points).collect(), self.buried_size as usize)
    }
}

pub(super) fn number(card: Card) -> Value<'static> {
    Value::from(u8::from(card))
}
