//! The table in the terminal: the four markets side by side, Memphis, the characters, the values, and a line for each
//! player. It is sixteen lines high when nobody owns very many kinds of gifts, which is what a small screen has room for.
//!
//! Servants are the letters of their players, so that nothing is told by colour alone.

mod choices;
mod gifts;
mod legend;
mod market;
mod meter;
mod seats;
mod stall;

use game::{ActionSet, Drawing, Lang, Scene, Span, Tone};

use super::say;
use crate::actions::Action;
use crate::market::Market;
use crate::phase::Phase;
use crate::state::Nefertiti;

pub(super) use legend::legend;

type Line = Vec<Span>;
type Table<'a> = Scene<'a, Nefertiti>;

/// As wide as a drawing may be.
const WIDTH: usize = 80;
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
    let mut lines = side_by_side(&Market::BOARD.map(|market| market::draw(scene, market, lang)));
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
        (false, Phase::Turn) => flow([characters, others].concat(), 2),
        // Nobody can be recruited now, so that what else can be done takes the place of the characters.
        (false, _) => flow([vec![vec![plain(say(lang, "choices", &[]))]], others].concat(), 2),
    });
    lines.extend(values);
    lines.extend(seats);
    Drawing { lines }
}

fn side_by_side(markets: &[Vec<Line>]) -> Vec<Line> {
    let height = markets.iter().map(Vec::len).max().unwrap_or_default();
    let row = |row: usize| {
        let mut line = Line::new();
        for (index, market) in markets.iter().enumerate() {
            pad_to(&mut line, index * COLUMN);
            line.extend(market.get(row).cloned().unwrap_or_default());
        }
        line
    };
    (0..height).map(row).collect()
}

/// Puts pieces one after the other with a blank between them, and goes on in a new line where one is full.
fn flow(pieces: Vec<Line>, indent: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = Line::new();
    for piece in pieces {
        if !line.is_empty() && width(&line) + 1 + width(&piece) > WIDTH {
            lines.push(std::mem::replace(&mut line, vec![blank(indent - 1)]));
        }
        if !line.is_empty() {
            line.push(blank(1));
        }
        line.extend(piece);
    }
    lines.push(line);
    lines
}

fn is_legal(scene: &Table<'_>, action: Action) -> bool {
    scene.legal.is_some_and(|legal| legal.contains(action))
}

/// A span that is a target if one of these actions is legal.
fn aim(scene: &Table<'_>, span: Span, actions: &[Action]) -> Span {
    match actions.iter().find(|action| is_legal(scene, **action)) {
        Some(action) => span.target(action),
        None => span,
    }
}

fn plain(text: impl Into<String>) -> Span {
    Span::new(Tone::Plain, text)
}

fn blank(width: usize) -> Span {
    plain(" ".repeat(width))
}

/// Every sign used here is one column wide.
fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// Fills a line with blanks.
fn pad_to(line: &mut Line, columns: usize) {
    let missing = columns.saturating_sub(width(line));
    if missing > 0 {
        line.push(blank(missing));
    }
}
