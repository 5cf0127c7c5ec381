//! The table in the terminal: the four markets side by side, Memphis, the characters, the values, and a line for each
//! player. It is sixteen lines high when nobody owns very many kinds of gifts, which is what a small screen has room for.
//!
//! Servants are drawn as the letters of their players, so nothing depends on colour alone.

mod choices;
mod gifts;
mod legend;
mod market;
mod meter;
mod seats;
mod stall;

use game::show::layout::{flow, plain, side_by_side};
use game::{Drawing, Lang, Scene, Span};

use crate::rules::{Market, Nefertiti, Phase};
use crate::show::words::say;

pub(super) use legend::legend;

type Table<'a> = Scene<'a, Nefertiti>;

/// How wide a market is, with the gap to its right.
const COLUMN: usize = 20;

const COIN: &str = "°";
const SINGLE: &str = "-";
const EXTRA: &str = "+";
const DEBEN: &str = "◎";
const SEAL: &str = "§";
const SERVANT: &str = "♙";
const COLLECTOR: &str = "♜";
const DICE: &str = "⚂";
const PRIEST: &str = "☥";
const ACTIVE: &str = "›";

pub(crate) fn draw(scene: &Table<'_>, lang: Lang) -> Drawing {
    let mut lines = side_by_side(&Market::BOARD.map(|market| market::draw(scene, market, lang)), COLUMN);
    if scene.view.settings.has_memphis() {
        lines.extend(market::draw_memphis(scene, lang));
    }
    let values = gifts::draw_values(scene, lang);
    let seats = seats::draw(scene, lang);
    let characters = choices::characters(scene, lang);
    let drawn: Vec<&Span> = lines.iter().chain(&values).chain(&seats).chain(&characters).flatten().collect();
    let others = choices::others(scene, &drawn);
    lines.extend(match (others.is_empty(), scene.view.phase) {
        (true, _) => flow(characters, 2),
        (false, Phase::TURN) => flow([characters, others].concat(), 2),
        // Nobody can be recruited now, so whatever else can be done takes the place of the characters.
        (false, _) => flow([vec![vec![plain(say(lang, "choices", &[]))]], others].concat(), 2),
    });
    lines.extend(values);
    lines.extend(seats);
    Drawing { lines }
}
