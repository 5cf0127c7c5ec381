//! How near the end is: Stone dice and deity cards, whichever run out first, and the Pharaoh.

use game::Lang;
use maud::{Markup, html};

use super::pieces::{back, blank, owner, pharaoh};
use super::words::{name_owner, number, say, word};
use crate::rules::{Kind, Phase};
use crate::view::View;

/// From this few on the number stands out.
const FEW: u8 = 3;

pub(super) fn draw(view: &View, lang: Lang) -> Markup {
    let few = |count: u8| if count <= FEW { "few" } else { "many" };
    let (stones, cards) = (view.supply.stones, view.pile);
    let stones_left = say(lang, "board-stones-left", &[("count", number(stones))]);
    let cards_left = say(lang, "board-cards-left", &[("count", number(cards))]);
    html! {
        section.plate.endc aria-label=(word(lang, "board-clock")) {
            div.(few(stones)) data-what="stones" role="img" aria-label=(stones_left) {
                span data-at="stones" { (blank(Kind::Stone)) } b { (stones) } small { (word(lang, "board-stone-dice")) span.more { " " (word(lang, "board-reserve")) } }
            }
            div.(few(cards)) data-what="pile" role="img" aria-label=(cards_left) {
                span data-at="pile" { (back()) } b { (cards) } small { (word(lang, "board-pile")) span.more { " " (word(lang, "board-in-pile")) } }
            }
        }
    }
}

/// Who has the Pharaoh, and whether this is the last turn of the game.
pub(super) fn banner(view: &View, lang: Lang) -> Markup {
    let Some(holder) = view.pharaoh.filter(|_| view.phase != Phase::Over) else { return html! {} };
    let values = [("who", name_owner(holder, view, lang).into())];
    let key = if view.active == holder { "board-last-turn" } else { "board-pharaoh" };
    html! {
        p.banner role="status" data-what="pharaoh" {
            (pharaoh()) (owner(holder))
            span { (say(lang, key, &values)) }
        }
    }
}
