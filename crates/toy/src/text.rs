//! The game in words and in the terminal.

use game::show::lang::Value;
use game::show::pad::{Pad, Sheet};
use game::{
    ActionSet, Drawing, Lang, Material, Present, Scene, Score, Seat, Span, Tally, Tone, Viewer, Words,
};

use crate::actions::Action;
use crate::events::Event;
use crate::notation::Card;
use crate::score::tally;
use crate::state::{Phase, Toy};
use crate::view::{SeenSide, View};
use crate::{pad, score};

game::words!();

impl Present for Toy {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        &WORDS
    }

    fn draw(scene: &Scene<'_, Toy>, lang: Lang) -> Drawing {
        let mut lines: Vec<Vec<Span>> = Seat::all(2).map(|seat| draw_side(scene.view, seat, lang)).collect();
        if let Phase::Answering { lead, .. } = scene.view.phase {
            lines.push(vec![Span::new(Tone::Strong, say(lang, "lead", &[("card", number(lead))]))]);
        }
        if let Some(legal) = scene.legal {
            let choice = |action| {
                let label = format!("<{}> ", Toy::name_action(action, lang));
                Span::new(Tone::Strong, label).target(action)
            };
            let actions: Vec<Action> = legal.iter().collect();
            lines.extend(actions.chunks(3).map(|row| row.iter().copied().map(choice).collect()));
        }
        Drawing { lines }
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        let say = |sign: &str, key| (sign.to_owned(), say(lang, key, &[]));
        vec![say("[5]", "sign-card"), say("[?]", "sign-hidden")]
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

    fn tell(event: &Event, _view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
        let name = |seat: Seat| ("seat", Value::from(Toy::name_seat(seat, lang)));
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
        Some(told)
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

fn draw_side(view: &View, seat: Seat, lang: Lang) -> Vec<Span> {
    let side = &view.sides[seat.index()];
    let mut line = vec![Span::new(Tone::Seat(seat), format!("{}: ", Toy::name_seat(seat, lang)))];
    match side.hand {
        Some(hand) => line.extend(hand.iter().map(|card| Span::new(Tone::Made(Material::Gold), face(card)))),
        None => line.extend((0..side.hand_size).map(|_| Span::new(Tone::Faint, "[?]"))),
    }
    line.push(Span::new(Tone::Plain, format!("  {} ", Toy::name_part("tricks", lang))));
    line.extend(side.taken.iter().map(|card| Span::new(Tone::Plain, face(card))));
    let buried = format!("  {} {}", Toy::name_part("buried", lang), score::BURIED * side.buried_size as i32);
    line.push(Span::new(Tone::Plain, buried));
    line
}

fn face(card: Card) -> String {
    format!("[{}]", u8::from(card))
}

fn number(card: Card) -> Value<'static> {
    Value::from(u8::from(card))
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_words::<super::Toy>(env!("CARGO_MANIFEST_DIR"));
    }
}
