//! A stall with its geometry, because the geometry is the rule.

use game::show::layout::{Line, blank, pad_to, width};
use game::{Lang, Span, Tone};

use super::{COIN, EXTRA, SINGLE, Table};
use crate::rules::{Action, Condition, Market, Piece, Symbol};
use crate::show::words::names;

/// How wide rows can be, with a gap to the next market.
const ROOM: usize = super::COLUMN - 1;

pub(super) fn draw(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    let stall = scene.view.stall(market);
    match stall.condition() {
        Condition::EveryLevel => draw_pyramid(scene, market, lang),
        Condition::Sum { .. } => draw_rows(scene, market, lang),
        Condition::Chain if rows(scene, market).len() == 1 => draw_line(scene, market, lang),
        Condition::Group(_)
        | Condition::Pieces { .. }
        | Condition::Line(_)
        | Condition::Dice
        | Condition::Chain => draw_grid(scene, market, lang),
    }
}

/// The ranks of the spaces in each row, from left to right.
fn rows(scene: &Table<'_>, market: Market) -> Vec<Vec<usize>> {
    let stall = scene.view.stall(market);
    let mut ranks: Vec<usize> = (0..stall.len()).collect();
    ranks.sort_by_key(|rank| stall.position(*rank));
    let same_row = |one: &usize, other: &usize| stall.position(*one).0 == stall.position(*other).0;
    ranks.chunk_by(same_row).map(<[usize]>::to_vec).collect()
}

fn draw_grid(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    let stall = scene.view.stall(market);
    let columns = (0..stall.len()).map(|rank| usize::from(stall.position(rank).1) + 1).max().unwrap_or(1);
    let step = (ROOM / columns).clamp(3, 4);
    let draw_row = |row: &Vec<usize>| {
        let mut line = Line::new();
        for rank in row {
            pad_to(&mut line, usize::from(stall.position(*rank).1) * step);
            line.push(cell(scene, market, *rank, lang));
        }
        line
    };
    rows(scene, market).iter().map(draw_row).collect()
}

/// Every level is centred on the one below it.
fn draw_pyramid(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    const STEP: usize = 4;
    let rows = rows(scene, market);
    let widest = rows.iter().map(Vec::len).max().unwrap_or_default();
    let draw_row = |row: &Vec<usize>| {
        let indent = (widest - row.len()) * STEP / 2;
        let mut line = Line::new();
        for (index, rank) in row.iter().enumerate() {
            pad_to(&mut line, indent + index * STEP);
            line.push(cell(scene, market, *rank, lang));
        }
        line
    };
    rows.iter().map(draw_row).collect()
}

/// Equal offers stand together, and only their order matters: several rows share a line.
fn draw_rows(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for row in rows(scene, market) {
        let group = draw_apart(scene, market, &row, lang);
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(&group) <= ROOM => {
                line.push(blank(1));
                line.extend(group);
            }
            Some(_) | None => lines.push(group),
        }
    }
    lines
}

/// Spaces with a gap between them.
pub(super) fn draw_apart(scene: &Table<'_>, market: Market, ranks: &[usize], lang: Lang) -> Line {
    apart(ranks.iter().map(|rank| cell(scene, market, *rank, lang)))
}

pub(super) fn apart(spans: impl Iterator<Item = Span>) -> Line {
    let mut line = Line::new();
    for span in spans {
        if !line.is_empty() {
            line.push(blank(1));
        }
        line.push(span);
    }
    line
}

/// Nine spaces in a line leave room for their offers only, so the pieces stand below.
fn draw_line(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    let (mut offers, mut pieces) = (Line::new(), Line::new());
    for rank in rows(scene, market).concat() {
        let text = format!("{:<2}", offer(scene, market, rank));
        let (tone, sign) = sign(scene, market, rank, lang);
        let below = format!("{sign:<0$}", text.chars().count());
        let targets = actions(scene, market, rank);
        offers.push(scene.aim(Span::new(Tone::Plain, text), &targets));
        pieces.push(scene.aim(Span::new(tone, below), &targets));
    }
    vec![offers, pieces]
}

/// `R5°`: who stands there or whether somebody may, the offer and the symbol.
fn cell(scene: &Table<'_>, market: Market, rank: usize, lang: Lang) -> Span {
    let (tone, sign) = sign(scene, market, rank, lang);
    let text = format!("{sign}{}", offer(scene, market, rank));
    scene.aim(Span::new(tone, format!("{text:<3}")), &actions(scene, market, rank))
}

fn actions(scene: &Table<'_>, market: Market, rank: usize) -> [Action; 2] {
    let space = scene.view.stall(market).space(rank);
    [Action::Place(space), Action::Tax(space)]
}

fn offer(scene: &Table<'_>, market: Market, rank: usize) -> String {
    let stall = scene.view.stall(market);
    let symbol = match stall.symbol(rank) {
        Some(Symbol::Coin) => COIN,
        Some(Symbol::Single) => SINGLE,
        Some(Symbol::Extra) => EXTRA,
        None => "",
    };
    format!("{}{symbol}", names::space(stall.space(rank)))
}

fn sign(scene: &Table<'_>, market: Market, rank: usize, lang: Lang) -> (Tone, String) {
    let view = scene.view;
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    if let Some(piece) = stand.piece(rank) {
        return (Tone::Seat(piece.owner()), letter(piece, lang));
    }
    let [place, tax] = actions(scene, market, rank);
    let piece = if scene.is_legal(place) {
        Piece::Servant(view.active)
    } else if scene.is_legal(tax) {
        Piece::Collector(view.active)
    } else {
        return (if view.open.has(market) { Tone::Plain } else { Tone::Faint }, " ".to_owned());
    };
    if scene.focus.is_some_and(|focus| [place, tax].contains(&focus)) {
        return (Tone::Seat(view.active), letter(piece, lang));
    }
    let mut then = *stand;
    then.put(rank, piece);
    let closes = market != Market::Memphis && stall.closes(&then);
    (Tone::Strong, if closes { "!" } else { "·" }.to_owned())
}

/// The letter of a player, in lower case for a tax collector.
fn letter(piece: Piece, lang: Lang) -> String {
    let letter = names::letter(piece.owner(), lang);
    match piece {
        Piece::Servant(_) => letter,
        Piece::Collector(_) => letter.to_lowercase(),
    }
}
