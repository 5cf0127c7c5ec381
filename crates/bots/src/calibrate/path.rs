//! The way from the weakest player to the strongest.

use crate::levels::Thinker;
use crate::style::Style;

/// The strongest player stands here; the weakest at 0.
pub(crate) const LAST: u32 = 1000;

/// How many iterations the strongest has unless told otherwise.
pub const TOP: u32 = 30_000;

/// From here on, players have no doubt any more: they differ by how long they think.
const SURE: u32 = 400;
/// From here on, players ask what others will answer.
const ASKS: u32 = 130;

/// Where the way is measured first. At the two in the third and fourth place it makes a step.
pub(crate) const STATIONS: [u32; 14] =
    [0, 65, ASKS - 1, ASKS, 220, 310, SURE, 485, 570, 655, 740, 825, 910, LAST];

/// The iterations of the weakest, and of the first without doubt.
const FEWEST: f64 = 16.0;
const FEW: f64 = 24.0;
/// The doubt of the weakest, and of the last that has any.
const MOST_DOUBT: f64 = 200.0;
const LEAST_DOUBT: f64 = 6.0;

/// The player at a point of the way, if the strongest has so many iterations.
pub(crate) fn at(point: u32, top: u32) -> Thinker {
    let share = |from: u32, to: u32| f64::from(point.clamp(from, to) - from) / f64::from(to - from);
    let (early, late) = (share(0, SURE), share(SURE, LAST));
    let nodes = FEWEST * (FEW / FEWEST).powf(early) * (f64::from(top) / FEW).powf(late);
    let doubt = if point < SURE { MOST_DOUBT * (LEAST_DOUBT / MOST_DOUBT).powf(early) } else { 0.0 };
    let replies = u16::from(point >= ASKS);
    Thinker {
        nodes: nodes.round() as u32,
        style: Style { doubt: doubt.round() as u16, replies, ..Style::USUAL },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_goes_from_doubt_to_long_thought() {
        let players = [0, 129, 130, 399, 400, 700, LAST].map(|point| at(point, 20_000).bot().to_string());
        assert_eq!(
            players,
            [
                "search[replies=0,doubt=200]:16",
                "search[replies=0,doubt=65]:18",
                "search[doubt=64]:18",
                "search[doubt=6]:24",
                "search:24",
                "search:693",
                "search:20000",
            ]
        );
    }
}
