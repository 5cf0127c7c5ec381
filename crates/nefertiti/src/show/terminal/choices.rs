//! The characters, and what can be chosen that stands nowhere else.

use std::collections::BTreeSet;

use game::show::layout::Line;
use game::{ActionSet, Lang, Span, Tone};

use super::Table;
use crate::rules::{Action, Character};
use crate::show::words::say;

/// `Scribe+3×4`: the top card of each pile, and how many there are.
pub(super) fn characters(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let draw = |character: Character| {
        let left = scene.view.piles.left(character);
        let name = say(lang, &format!("character-{character}.short"), &[]);
        let count = if left == 1 { String::new() } else { format!("×{left}") };
        let span = Span::new(Tone::Plain, format!("{name}{}{count}", top_card(scene, character)));
        vec![scene.aim(span, &[Action::Recruit(character)])]
    };
    scene.view.piles.iter().map(draw).collect()
}

/// The bonus of the top Scribe, and how often the top Merchant swaps if more than once.
fn top_card(scene: &Table<'_>, character: Character) -> String {
    let (edition, left) = (&scene.view.edition, scene.view.piles.left(character));
    if character == Character::Scribe {
        return format!("+{}", edition.scribe_bonus(scene.view.settings.players(), left));
    }
    match (character == Character::Merchant).then(|| edition.merchant_swaps(left)) {
        None | Some(1) => String::new(),
        Some(swaps) => format!("({swaps})"),
    }
}

/// The legal actions that nothing drawn so far stands for, in their notation, which can be typed.
pub(super) fn others(scene: &Table<'_>, drawn: &[&Span]) -> Vec<Line> {
    let targets: BTreeSet<&str> = drawn.iter().filter_map(|span| span.target.as_deref()).collect();
    let legal: Vec<Action> = scene.legal.map(|legal| legal.iter().collect()).unwrap_or_default();
    let texts = legal.into_iter().map(|action| action.to_string());
    let missing = texts.filter(|text| !targets.contains(text.as_str()));
    missing.map(|text| vec![Span::new(Tone::Strong, format!("‹{text}›")).target(text)]).collect()
}
