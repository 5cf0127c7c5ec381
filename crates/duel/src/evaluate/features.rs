//! What a position looks like to an evaluation: numbers from the starting player's point of view, whose weights are
//! learnt from games.

use game::Seat;

use crate::rules::score::{PARTS, Standing, tomb_points};
use crate::rules::{ActionToken, Boat, Duel, Holdings, Kind, Options, Side, Site, Space, Token, other};

/// How many aspects of a position are told apart.
pub(super) const ASPECTS: usize = 33;
/// Each counts differently early and late, and one is always 1.
pub(super) const FEATURES: usize = 2 * ASPECTS + 1;

/// Tokens that are in supply or on boats once they are loaded.
const TOKENS_TO_COME: f32 = 57.0;
/// All sixty tokens, and three for each boat but one.
pub(super) const MOST_TO_COME: usize = 60 + 3 * 5;

/// The points of each player, part by part.
pub(super) type Points = [[i32; PARTS.len()]; 2];

/// How many tokens are in supply or on boats.
pub(super) fn to_come(state: &Duel) -> usize {
    (state.supply() + 3 * state.fleet.boats().saturating_sub(1)) as usize
}

/// How early it is when so many tokens are to come: at first 1, at last 0.
pub(super) fn early(to_come: usize) -> f32 {
    to_come as f32 / TOKENS_TO_COME
}

pub(super) fn aspects(state: &Duel, standing: &Standing, points: &Points) -> [f32; ASPECTS] {
    let mut aspects = [0.0; ASPECTS];
    let available = available_tombs(standing);
    let [white, black] = [Seat::new(0), Seat::new(1)]
        .map(|seat| own_aspects(standing, seat, &points[seat.index()], available));
    for ((aspect, white), black) in aspects.iter_mut().zip(white).zip(black) {
        *aspect = (white - black) as f32;
    }
    let sign = if state.to_act.number() == 0 { 1.0 } else { -1.0 };
    let claims = Claims::of(state);
    aspects[OWN] = claims.by_meeples[0];
    aspects[OWN + 1] = claims.by_meeples[1];
    aspects[OWN + 2] = claims.by_meeples[2];
    aspects[OWN + 3] = sign * claims.best_now[state.to_act.index()];
    aspects[OWN + 4] = -sign * claims.best_now[other(state.to_act).index()];
    aspects[OWN + 5] = sign;
    aspects
}

const OWN: usize = 27;

/// What one player has: the points of each site by its side, action tokens, meeples, and what may become points.
fn own_aspects(standing: &Standing, seat: Seat, parts: &[i32; PARTS.len()], available: u16) -> [i32; OWN] {
    let options = standing.options;
    let holdings = standing.holdings[seat.index()];
    let mut own = [0; OWN];
    let mut at = |site: Site, points: usize, value: i32| {
        let side = usize::from(options.side(site) == Side::B);
        own[2 * points + side] = value;
    };
    at(Site::Obelisk, 0, parts[0]);
    at(Site::Temple, 1, parts[1]);
    at(Site::Pyramids, 2, parts[2]);
    at(Site::Tomb, 3, parts[3]);
    at(Site::Obelisk, 4, i32::from(holdings.obelisks()));
    let temples = holdings.temples();
    at(Site::Temple, 5, temples.iter().filter(|count| **count > 0).count() as i32);
    let [light, dark] = holdings.pyramids();
    at(Site::Pyramids, 6, i32::from(light + dark));
    at(Site::Pyramids, 7, i32::from(light.max(dark)));
    let tombs = holdings.tombs();
    let beside = ((tombs << 1) | (tombs >> 1)) & !tombs & available;
    at(Site::Tomb, 8, beside.count_ones() as i32);
    at(Site::Tomb, 9, tombs.count_ones() as i32);
    for action in ActionToken::ALL {
        own[20 + action as usize] = i32::from(holdings.actions(action));
    }
    own[24] = i32::from(standing.meeples[seat.index()]);
    let others = standing.holdings[other(seat).index()].obelisks();
    own[25] = i32::from(u8::from(options.side(Site::Obelisk) == Side::A && holdings.obelisks() > others));
    own[26] = i32::from(u8::from(standing.actions[seat.index()] > 0));
    own
}

/// The tombs that nobody has.
pub(super) fn available_tombs(standing: &Standing) -> u16 {
    !(standing.holdings[0].tombs() | standing.holdings[1].tombs()) & 0xfff
}

/// What the meeples in the harbour would bring, in points.
struct Claims {
    /// White's less Black's, over the lines with one, two and three meeples.
    by_meeples: [f32; 3],
    /// How far ahead the best possible unload would bring each player.
    best_now: [f32; 2],
}

impl Claims {
    fn of(state: &Duel) -> Claims {
        let mut claims = Claims { by_meeples: [0.0; 3], best_now: [0.0; 2] };
        let started = state.harbor.started() & state.fleet.in_play();
        for boat in Boat::all().filter(|boat| started & boat.bit() != 0) {
            let (meeples, swing) = swing_of(state, boat);
            if meeples > 0 {
                claims.by_meeples[meeples - 1] += swing;
            }
            if meeples > 1 {
                claims.best_now[0] = claims.best_now[0].max(swing);
                claims.best_now[1] = claims.best_now[1].max(-swing);
            }
        }
        claims
    }
}

/// The unload that immediately brings the player to act furthest ahead, and how far.
pub(crate) fn best_unload(state: &Duel) -> Option<(Boat, f32)> {
    let ready = state.harbor.ready() & state.fleet.in_play();
    if ready == 0 {
        return None;
    }
    let sign = if state.to_act.number() == 0 { 1.0 } else { -1.0 };
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
        swing += if seat.number() == 0 { worth } else { -worth };
        meeples += 1;
    }
    (meeples, swing)
}

/// What one more token would be worth to a player at once; an action token is worth more than its point.
fn worth(state: &Duel, seat: Seat, token: Token) -> f32 {
    const ACTION: f32 = 2.5;
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
