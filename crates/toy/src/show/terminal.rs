//! The board in the terminal.

use game::show::layout::{Line, faint, plain};
use game::{ActionSet, Drawing, Lang, Material, Present, Scene, Seat, Span, Tone};

use super::words::{number, say};
use crate::rules::score::BURIED;
use crate::rules::{Action, Card, Phase, Toy};
use crate::view::View;

/// Every sign, with the text that explains it.
pub(super) const SIGNS: [(&str, &str); 2] = [("[5]", "sign-card"), ("[?]", "sign-hidden")];

pub(super) fn draw(scene: &Scene<'_, Toy>, lang: Lang) -> Drawing {
    let mut lines: Vec<Line> = Seat::all(2).map(|seat| draw_side(scene.view, seat, lang)).collect();
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

fn draw_side(view: &View, seat: Seat, lang: Lang) -> Line {
    let side = &view.sides[seat.index()];
    let mut line = vec![Span::new(Tone::Seat(seat), format!("{}: ", Toy::name_seat(seat, lang)))];
    match side.hand {
        Some(hand) => line.extend(hand.iter().map(|card| Span::new(Tone::Made(Material::Gold), face(card)))),
        None => line.extend((0..side.hand_size).map(|_| faint("[?]"))),
    }
    line.push(plain(format!("  {} ", Toy::name_part("tricks", lang))));
    line.extend(side.taken.iter().map(|card| plain(face(card))));
    let buried = format!("  {} {}", Toy::name_part("buried", lang), BURIED * side.buried_size as i32);
    line.push(plain(buried));
    line
}

fn face(card: Card) -> String {
    format!("[{}]", u8::from(card))
}
