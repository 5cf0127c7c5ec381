//! Which pieces move where.

use game::{Motion, Seat, Viewer};

use super::market::{gift_place, reserve_place};
use super::stall::place_of;
use crate::events::{Event, SealFrom};
use crate::rules::{Holder, Market, Pick, Piece};

pub(super) fn of(event: &Event, viewer: Viewer) -> Vec<Motion> {
    if !event.is_known_to(viewer) {
        return Vec::new();
    }
    let seal = |seat: Seat| format!("seal-{seat}");
    match *event {
        Event::Drawn { market, place, .. } => vec![moved("pile", gift_place(market, place))],
        Event::Landed { kind } => vec![moved("pile", format!("memphis-{kind}"))],
        Event::Slid { market, from, to, .. } => vec![moved(gift_place(market, from), gift_place(market, to))],
        Event::SealPlaced { market } => vec![moved("seals", format!("seal-{market}"))],
        Event::Recruited { seat, .. } => vec![moved(seal(seat), "seals")],
        Event::Placed { piece, space } => vec![moved(tray(piece), place_of(space))],
        Event::Left { piece, space } => vec![moved(place_of(space), tray(piece))],
        Event::Earned { seat, market, .. }
        | Event::Collected { seat, market, .. }
        | Event::Begged { seat, market } => {
            vec![moved(reserve_place(market), purse(seat))]
        }
        Event::TookHalf { seat, market, deben } => {
            (deben > 0).then(|| moved(reserve_place(market), purse(seat))).into_iter().collect()
        }
        Event::Paid { seat, market, .. } => vec![moved(purse(seat), reserve_place(market))],
        Event::Took { seat, market, pick, .. } | Event::Bought { seat, market, pick, .. } => {
            vec![moved(source(market, pick), gifts(Holder::Seat(seat)))]
        }
        Event::SealGained { seat, market, why: SealFrom::Card } => {
            vec![moved(format!("seal-{market}"), seal(seat))]
        }
        Event::SealGained { seat, why: SealFrom::Papyrus, .. } => vec![moved("seals", seal(seat))],
        Event::SetAside { market, pick, .. } => vec![moved(source(market, pick), gifts(Holder::Neutral))],
        Event::Wandered { seat, market, place, .. } | Event::Stole { seat, market, place, .. } => {
            vec![moved(gift_place(market, place), gifts(Holder::Seat(seat)))]
        }
        Event::Swapped { seat, partner, .. } => {
            let (own, other) = (gifts(Holder::Seat(seat)), gifts(partner));
            vec![moved(own.clone(), other.clone()), moved(other, own)]
        }
        Event::Traded { seat, market, place, .. } => {
            let (own, other) = (gifts(Holder::Seat(seat)), gift_place(market, place));
            vec![moved(own.clone(), other.clone()), moved(other, own)]
        }
        Event::Scattered { market, over, .. } => {
            over.iter().map(|other| moved(reserve_place(market), reserve_place(other))).collect()
        }
        Event::SealLost { market } => vec![moved(format!("seal-{market}"), "seals")],
        Event::Scored { seat, .. } | Event::Presented { seat, .. } | Event::Discarded { seat, .. } => {
            vec![left(gifts(Holder::Seat(seat)))]
        }
        Event::NeutralGaveUp { .. } => vec![left(gifts(Holder::Neutral))],
        Event::Divined { seat, .. } => {
            let own = gifts(Holder::Seat(seat));
            vec![moved(own.clone(), "pile"), moved("pile", own)]
        }
        Event::StallShown { .. }
        | Event::Dealt { .. }
        | Event::AkhenatonDrawn { .. }
        | Event::Reopened { .. }
        | Event::Passed { .. }
        | Event::Stopped { .. }
        | Event::Rolled { .. }
        | Event::Closing { .. }
        | Event::Awarding { .. }
        | Event::CouldNotPay { .. }
        | Event::Closed { .. }
        | Event::WandererGone { .. }
        | Event::Advised { .. }
        | Event::Called { .. }
        | Event::Foreseen { .. }
        | Event::Laid { .. }
        | Event::Ordered { .. }
        | Event::Hidden { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

fn tray(piece: Piece) -> String {
    match piece {
        Piece::Servant(seat) => format!("tray-{seat}"),
        Piece::Collector(seat) => format!("tax-{seat}"),
    }
}

fn purse(seat: Seat) -> String {
    format!("deben-{seat}")
}

fn gifts(holder: Holder) -> String {
    format!("gifts-{holder}")
}

fn source(market: Market, pick: Pick) -> String {
    match pick {
        Pick::Place(place) => gift_place(market, place),
        Pick::Kind(kind) => format!("memphis-{kind}"),
    }
}

/// A piece that leaves the table.
const fn left(from: String) -> Motion {
    Motion { from, to: None }
}

fn moved(from: impl Into<String>, to: impl Into<String>) -> Motion {
    Motion { from: from.into(), to: Some(to.into()) }
}
