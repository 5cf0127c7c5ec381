//! How near a market is to closing, and who can close it.

use game::{Lang, Seat};
use maud::{Markup, html};

use super::layout::touch;
use super::pieces::{die, servant};
use super::words::{name_seat, say};
use crate::condition::Condition;
use crate::market::Market;
use crate::stall::Stall;
use crate::stand::{Piece, Stand};
use crate::view::View;

/// What is counted, and how many there must be.
pub(super) struct Meter {
    pub(super) now: u32,
    pub(super) goal: u32,
    /// The message that says both.
    key: &'static str,
}

impl Meter {
    pub(super) fn of(stall: &Stall, stand: &Stand) -> Meter {
        let taken: Vec<usize> = (0..stall.len()).filter(|rank| stand.occupied() >> rank & 1 == 1).collect();
        let meter = |key, now: usize, goal: u8| Meter { now: now as u32, goal: u32::from(goal), key };
        match stall.condition() {
            Condition::Group(size) => meter("meter-group", longest(stall, &taken), *size),
            Condition::Pieces { colours, count } => {
                let pieces = taken.len();
                // The last piece closes by number where one colour too few is there.
                if pieces + 1 >= usize::from(*count) && stand.colours() + 1 < u32::from(*colours) {
                    meter("meter-pieces", pieces, *count)
                } else {
                    meter("meter-colours", stand.colours() as usize, *colours)
                }
            }
            Condition::EveryLevel => {
                let levels = |ranks: &[usize]| {
                    let mut rows: Vec<u8> = ranks.iter().map(|rank| stall.position(*rank).0).collect();
                    rows.sort_unstable();
                    rows.dedup();
                    rows.len()
                };
                let all: Vec<usize> = (0..stall.len()).collect();
                meter("meter-levels", levels(&taken), levels(&all) as u8)
            }
            Condition::Line(length) => meter("meter-line", best_line(stall, stand, *length), *length),
            Condition::Sum { exactly, at_least } => {
                let sum: usize = taken.iter().map(|rank| usize::from(stall.space(*rank).offer())).sum();
                let next =
                    exactly.iter().chain([at_least]).copied().filter(|goal| usize::from(*goal) > sum).min();
                meter("meter-sum", sum, next.unwrap_or(*at_least))
            }
            Condition::Dice => Meter { now: odds(stall, stand).0, goal: 36, key: "meter-dice" },
            Condition::Chain => Meter { now: odds(stall, stand).0, goal: 6, key: "meter-chain" },
        }
    }

    pub(super) fn words(&self, lang: Lang) -> String {
        let values = [("now", self.now.into()), ("goal", self.goal.into())];
        say(lang, self.key, &values)
    }
}

/// How many rolls of how many close a market.
pub(super) fn odds(stall: &Stall, stand: &Stand) -> (u32, u32) {
    let faces = || 1..=6_u8;
    match stall.condition() {
        Condition::Dice => {
            let pairs = faces().flat_map(|one| faces().map(move |other| [one, other]));
            (pairs.filter(|dice| stall.closes_on(stand, dice)).count() as u32, 36)
        }
        Condition::Chain => (faces().filter(|face| stall.closes_on(stand, &[*face])).count() as u32, 6),
        _ => (0, 1),
    }
}

/// The largest group of spaces that touch.
fn longest(stall: &Stall, taken: &[usize]) -> usize {
    let mut left = taken.to_vec();
    let mut longest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while let Some(&from) = group.get(reached) {
            group.extend(left.extract_if(.., |rank| touch(stall, *rank, from)));
            reached += 1;
        }
        longest = longest.max(group.len());
    }
    longest
}

/// The most pieces that stand on one straight line of the stall.
fn best_line(stall: &Stall, stand: &Stand, length: u8) -> usize {
    let rank_at = |row: i16, column: i16| {
        (0..stall.len()).find(|rank| {
            let (its_row, its_column) = stall.position(*rank);
            (i16::from(its_row), i16::from(its_column)) == (row, column)
        })
    };
    let count = |start: usize, (down, right): (i16, i16)| {
        let (row, column) = stall.position(start);
        let ranks = (0..i16::from(length))
            .map(|step| rank_at(i16::from(row) + step * down, i16::from(column) + step * right));
        let ranks: Option<Vec<usize>> = ranks.collect();
        ranks.map_or(0, |ranks| ranks.into_iter().filter(|rank| stand.occupied() >> rank & 1 == 1).count())
    };
    let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..stall.len()).flat_map(|start| ways.map(|way| count(start, way))).max().unwrap_or(0)
}

/// Whether a servant of this seat on a space would close the market at once.
pub(super) fn would_close(stall: &Stall, stand: &Stand, rank: usize, piece: Piece) -> bool {
    let mut after = *stand;
    after.put(rank, piece);
    stall.closes(&after)
}

/// Who could close a market with the next servant, or by naming it.
fn closers(view: &View, market: Market) -> Vec<Seat> {
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    let free = (0..stall.len()).filter(|rank| stall.free(stand) >> rank & 1 == 1);
    let free: Vec<usize> = free.collect();
    let can = |seat: &Seat| {
        let has_servant = view.players[*seat].servants() > 0;
        let places = || free.iter().any(|rank| would_close(stall, stand, *rank, Piece::Servant(*seat)));
        if has_servant { places() } else { stand.has_servant(*seat) }
    };
    Seat::all(view.settings.players()).filter(can).collect()
}

pub(super) fn draw(view: &View, market: Market, lang: Lang) -> Markup {
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    let meter = Meter::of(stall, stand);
    let closers = closers(view, market);
    let heat = if closers.is_empty() { "cool" } else { "hot" };
    let names: Vec<String> = closers.iter().map(|seat| name_seat(*seat, lang)).collect();
    let title =
        (!names.is_empty()).then(|| say(lang, "meter-closers", &[("seats", names.join(", ").into())]));
    html! {
        span.meter.(heat) title=[title.as_deref()] {
            @if !stall.condition().is_rolled() {
                svg.gauge viewBox={ "0 0 " (meter.goal * 10) " 10" } preserveAspectRatio="none" aria-hidden="true" {
                    rect.all width=(meter.goal * 10) height="10" {}
                    rect.now width=(meter.now.min(meter.goal) * 10) height="10" {}
                }
            }
            span { (meter.words(lang)) }
            @if !closers.is_empty() {
                span.closers { @for seat in &closers { (servant(*seat, "")) } }
                @if let Some(title) = &title { span.sr { (title) } }
            }
        }
    }
}

/// What a roll at Louqsor must show, and who has the dice.
pub(super) fn dice(view: &View, lang: Lang) -> Markup {
    let (stall, stand) = (view.stall(Market::Louqsor), view.board(Market::Louqsor).stand());
    let wins = |face: u8| match stall.condition() {
        Condition::Dice => stall.closes_on(stand, &[face, face]),
        _ => stall.closes_on(stand, &[face]),
    };
    let (closing, all) = odds(stall, stand);
    html! {
        div.odds {
            span.faces aria-hidden="true" {
                @for face in 1..=6 { (die(face, if wins(face) { "" } else { "n" })) }
            }
            b { (say(lang, "odds", &[("closing", closing.into()), ("all", all.into())])) }
            @if let Some(seat) = view.dice {
                span.holder { (servant(seat, "")) span { (say(lang, "holds-dice", &[("seat", name_seat(seat, lang).into())])) } }
            }
        }
    }
}
