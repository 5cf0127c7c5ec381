//! The table in the terminal: the pyramids level by level with the supply beside them, the row of deities, the rest tiles,
//! the dice of the turn, what else can be chosen, and the players.
//!
//! Dice and resources are written as in the notation, which can be typed, so nothing is told by colour alone.

mod choices;
mod legend;
mod market;
mod pyramids;
mod seats;

use game::show::layout::{Line, WIDTH, pad_to, width};
use game::{Drawing, Lang, Material, Scene, Span, Tone};

use crate::rules::{Die, Kind, Pyramidice, Resource};

pub(super) use legend::legend;

type Table<'a> = Scene<'a, Pyramidice>;

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

/// Puts the lines on the right at the right edge.
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

fn resource_tone(resource: Resource) -> Tone {
    Tone::Made(match resource {
        Resource::Worker => Material::Malachite,
        Resource::Cat => Material::Lapis,
        Resource::Stone => Material::Limestone,
    })
}

fn die_tone(die: Die) -> Tone {
    Tone::Made(match die.kind {
        Kind::Stone => Material::Limestone,
        Kind::Prayer => Material::Granite,
        Kind::Virtual => Material::Malachite,
    })
}
