//! What the things on the table are worth, in points.

use game::Seat;

use crate::rules::score::{Standing, tomb_points};
use crate::rules::{Boat, Duel, Holdings, Kind, Options, Side, Site, Space, Token, other};

/// How much of what an unload would bring is counted before somebody decides on it.
const LIKELY: f32 = 0.4;
/// How much more of the best one is counted for whoever may take it now.
const AT_ONCE: f32 = 0.4;
/// What an action token is worth.
pub(super) const ACTION: f32 = 2.5;
/// Tokens that are in supply or on boats once they are loaded.
const TOKENS_TO_COME: f32 = 57.0;

/// How early it is, by what is in supply or on boats: at first 1, at last 0.
pub(super) fn early(state: &Duel) -> f32 {
    (state.supply() + 3 * state.fleet.boats().saturating_sub(1)) as f32 / TOKENS_TO_COME
}

/// The tombs that nobody has.
pub(super) fn available_tombs(standing: &Standing) -> u16 {
    !(standing.holdings[0].tombs() | standing.holdings[1].tombs()) & 0xfff
}

/// How many points White would gain on Black if it came to every unload that was begun, as far as it is likely to, and if
/// the player to act took the best one at once.
pub(super) fn claims(state: &Duel) -> f32 {
    let started = state.harbor.started() & state.fleet.in_play();
    let (mut claims, mut best) = (0.0, 0.0_f32);
    let sign = sign_of(state.to_act);
    for boat in Boat::all().filter(|boat| started & boat.bit() != 0) {
        let (meeples, swing) = swing_of(state, boat);
        claims += LIKELY * swing;
        if meeples > 1 {
            best = best.max(sign * swing);
        }
    }
    claims + AT_ONCE * sign * best
}

/// White gains what Black loses.
fn sign_of(seat: Seat) -> f32 {
    if seat.number() == 0 { 1.0 } else { -1.0 }
}

/// The unload that immediately brings the player to act furthest ahead, and how far.
pub(crate) fn best_unload(state: &Duel) -> Option<(Boat, f32)> {
    let ready = state.harbor.ready() & state.fleet.in_play();
    if ready == 0 {
        return None;
    }
    let sign = sign_of(state.to_act);
    let boats = Boat::all().filter(|boat| ready & boat.bit() != 0);
    let swings = boats.map(|boat| (boat, sign * swing_of(state, boat).1));
    swings.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// How many meeples stand in a boat's line, and how many points White would gain on Black by its unload.
#[inline]
pub(super) fn swing_of(state: &Duel, boat: Boat) -> (usize, f32) {
    let (mut meeples, mut swing) = (0, 0.0);
    let mut number = 4;
    for (seat, _) in state.harbor.line(boat) {
        number -= 1;
        let Some(token) = state.fleet.token(Space::new(boat, number)) else { continue };
        let worth = worth(state, seat, token);
        swing += sign_of(seat) * worth;
        meeples += 1;
    }
    (meeples, swing)
}

/// What one more token would be worth to a player at once.
fn worth(state: &Duel, seat: Seat, token: Token) -> f32 {
    let options = state.options;
    let holdings = state.holdings[seat.index()];
    let points = match token.kind() {
        Kind::Obelisk => worth_of_obelisk(state, seat),
        Kind::Temple(symbols) => worth_of_temple(options, holdings, symbols),
        Kind::LightPyramid => worth_of_pyramid(options, holdings.pyramids()),
        Kind::DarkPyramid => {
            let [light, dark] = holdings.pyramids();
            worth_of_pyramid(options, [dark, light])
        }
        Kind::Tomb(number) => {
            let (side, tombs) = (options.side(Site::Tomb), holdings.tombs());
            tomb_points(side, tombs | 1 << (number - 1)) - tomb_points(side, tombs)
        }
        Kind::Action(_) => return ACTION,
    };
    points as f32
}

fn worth_of_obelisk(state: &Duel, seat: Seat) -> i32 {
    let [own, others] = [seat, other(seat)].map(|seat| state.holdings[seat.index()].obelisks());
    match state.options.side(Site::Obelisk) {
        Side::A if own == others || own + 1 == others => 7,
        Side::A => 1,
        Side::B => match own + 1 {
            5 if state.first_to_five.is_none() => 12,
            5 => 6,
            10 if state.first_to_five == Some(seat) => 6,
            1..=4 => 2,
            _ => 0,
        },
    }
}

fn worth_of_temple(options: Options, holdings: Holdings, symbols: u8) -> i32 {
    match options.side(Site::Temple) {
        Side::A => i32::from(symbols),
        Side::B => {
            let counts = holdings.temples();
            let layer = counts[usize::from(symbols - 1)] + 1;
            2 * counts.iter().filter(|count| **count >= layer).count() as i32 + 1
        }
    }
}

/// One more for the first of the two pyramids.
fn worth_of_pyramid(options: Options, [grows, stays]: [u8; 2]) -> i32 {
    match options.side(Site::Pyramids) {
        Side::A => i32::from(grows) + 1,
        Side::B if grows < stays => {
            let four = options.four_in_the_smaller_pyramid();
            let points = [-6, 0, 4, 10, four, 30, 45];
            points[usize::from(grows) + 1] - points[usize::from(grows)]
        }
        Side::B => 2,
    }
}
