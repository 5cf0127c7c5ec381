//! How near a market is to closing, and who can close it.

use game::{Lang, Present, Seat};
use maud::{Markup, html};

use super::pieces::{die, servant};
use crate::rules::{Condition, Market, Nefertiti, Piece, Stall, Stand};
use crate::show::words::say;
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
        let taken: Vec<usize> = stand.iter().map(|(rank, _)| rank).collect();
        let meter = |key, now: usize, goal: u8| Meter { now: now as u32, goal: u32::from(goal), key };
        let of_dice = |key| {
            let (now, goal) = stall.odds(stand);
            Meter { now, goal, key }
        };
        match stall.condition() {
            Condition::Group(size) => meter("meter-group", stall.largest_group(stand), *size),
            Condition::Pieces { colours, count } => {
                let pieces = taken.len();
                // If colours are still missing, the last piece closes by number.
                if pieces + 1 >= usize::from(*count) && stand.colours() + 1 < u32::from(*colours) {
                    meter("meter-pieces", pieces, *count)
                } else {
                    meter("meter-colours", stand.colours() as usize, *colours)
                }
            }
            Condition::EveryLevel => {
                let [now, goal] = stall.levels(stand);
                meter("meter-levels", now, goal as u8)
            }
            Condition::Line(length) => meter("meter-line", stall.fullest_line(stand, *length), *length),
            Condition::Sum { exactly, at_least } => {
                let sum: usize = taken.iter().map(|rank| usize::from(stall.space(*rank).offer())).sum();
                let next =
                    exactly.iter().chain([at_least]).copied().filter(|goal| usize::from(*goal) > sum).min();
                meter("meter-sum", sum, next.unwrap_or(*at_least))
            }
            Condition::Dice => of_dice("meter-dice"),
            Condition::Chain => of_dice("meter-chain"),
        }
    }

    pub(super) fn words(&self, lang: Lang) -> String {
        let values = [("now", self.now.into()), ("goal", self.goal.into())];
        say(lang, self.key, &values)
    }
}

/// Whether a servant of this seat on a space would close the market at once.
pub(super) fn would_close(stall: &Stall, stand: &Stand, rank: usize, piece: Piece) -> bool {
    let mut after = *stand;
    after.put(rank, piece);
    stall.closes(&after)
}

/// Who could close a market with the next servant, or by naming it.
pub(super) fn closers(view: &View, market: Market) -> Vec<Seat> {
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

pub(super) fn draw(view: &View, market: Market, origin: (u8, u8), lang: Lang) -> Markup {
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    let meter = Meter::of(stall, stand);
    let closers = closers(view, market);
    let heat = if closers.is_empty() { "cool" } else { "hot" };
    let names: Vec<String> = closers.iter().map(|seat| Nefertiti::name_seat(*seat, lang)).collect();
    let title =
        (!names.is_empty()).then(|| say(lang, "meter-closers", &[("seats", names.join(", ").into())]));
    html! {
        span.meter.(heat) tabindex="-1" data-grid={ (origin.0) " " (origin.1 + 20) } data-what={ "meter-" (market) } {
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
pub(super) fn dice(view: &View, origin: (u8, u8), lang: Lang) -> Markup {
    let (stall, stand) = (view.stall(Market::Louqsor), view.board(Market::Louqsor).stand());
    let wins = |face: u8| stall.closes_on(stand, &[face]);
    let (closing, all) = stall.odds(stand);
    html! {
        div.odds tabindex="-1" data-grid={ (origin.0 + 8) " " (origin.1) } data-what="dice" {
            span.faces aria-hidden="true" {
                @for face in 1..=6 { (die(face, if wins(face) { "" } else { "n" })) }
            }
            b { (say(lang, "odds", &[("closing", closing.into()), ("all", all.into())])) }
            @if let Some(seat) = view.dice {
                span.holder { (servant(seat, "")) span { (say(lang, "holds-dice", &[("seat", Nefertiti::name_seat(seat, lang).into())])) } }
            }
        }
    }
}
