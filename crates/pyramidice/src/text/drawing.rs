//! The table in the terminal: the pyramids level by level with the supply beside them, the row of deities, the rest tiles,
//! the dice of the turn, what else can be chosen, and the players.
//!
//! Dice and resources are written as in the notation, which can be typed, so that nothing is told by colour alone.

mod choices;
mod legend;
mod market;
mod pyramids;
mod seats;

use game::{ActionSet, Drawing, Lang, Material, Scene, Span, Tone};

use crate::actions::Action;
use crate::dice::{Die, Kind};
use crate::resources::Resource;
use crate::state::Pyramidice;

pub(super) use legend::legend;

type Line = Vec<Span>;
type Table<'a> = Scene<'a, Pyramidice>;

/// As wide as a drawing may be.
const WIDTH: usize = 80;

const ONCE_WORK: &str = "↻";
const ONCE_REST: &str = "☾";
const STACK: &str = "≡";
const SUPPORT: &str = "☥";
const PHARAOH: &str = "♛";
const LOAN: &str = "»";
const ACTIVE: &str = "›";
const OPEN: &str = "·";
const CLOSED: &str = "×";

pub(crate) fn draw(scene: &Table<'_>, lang: Lang) -> Drawing {
    let mut lines = beside(pyramids::draw(scene, lang), market::stock(scene, lang));
    lines.extend(market::row(scene, lang));
    lines.extend(market::tiles(scene, lang));
    let dice = market::dice(scene, lang);
    let seats = seats::draw(scene, lang);
    let drawn: Vec<&Span> = lines.iter().chain(&dice).chain(&seats).flatten().collect();
    let choices = choices::others(scene, &drawn, lang);
    lines.extend(dice);
    lines.extend(choices);
    lines.extend(seats);
    Drawing { lines }
}

/// Puts the right lines at the right edge.
fn beside(left: Vec<Line>, right: Vec<Line>) -> Vec<Line> {
    let widest = right.iter().map(|line| width(line)).max().unwrap_or_default();
    let mut right = right.into_iter();
    let join = |mut line: Line| {
        if let Some(other) = right.next() {
            pad_to(&mut line, WIDTH - widest);
            line.extend(other);
        }
        line
    };
    left.into_iter().map(join).collect()
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

/// A span that is a target if one of these actions is legal.
fn aim(scene: &Table<'_>, span: Span, actions: &[Action]) -> Span {
    let is_legal = |action: Action| scene.legal.is_some_and(|legal| legal.contains(action));
    match actions.iter().find(|action| is_legal(**action)) {
        Some(action) => span.target(action),
        None => span,
    }
}

fn resource_tone(resource: Resource) -> Tone {
    Tone::Made(match resource {
        Resource::Worker => Material::Malachite,
        Resource::Cat => Material::Lapis,
        Resource::Stone => Material::Limestone,
    })
}

fn resource_sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Worker => "w",
        Resource::Cat => "c",
        Resource::Stone => "s",
    }
}

fn die_tone(die: Die) -> Tone {
    Tone::Made(match die.kind {
        Kind::Stone => Material::Limestone,
        Kind::Prayer => Material::Granite,
        Kind::Virtual => Material::Malachite,
    })
}

fn plain(text: impl Into<String>) -> Span {
    Span::new(Tone::Plain, text)
}

fn faint(text: impl Into<String>) -> Span {
    Span::new(Tone::Faint, text)
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
