//! What a position looks like to an evaluation: numbers from the starting player's point of view, whose weights are
//! learnt from games.

use game::Seat;

use crate::rules::score::{Standing, sites, tomb_points};
use crate::rules::{ActionToken, Boat, Duel, Holdings, Kind, Options, Side, Site, Space, Token, other};

/// How many aspects of a position are told apart.
const ASPECTS: usize = 33;
/// Each counts differently early and late, and one is always 1.
pub(crate) const FEATURES: usize = 2 * ASPECTS + 1;

/// Tokens that are in supply or on boats once they are loaded.
const TOKENS_TO_COME: f32 = 57.0;

pub(crate) fn features(state: &Duel) -> [f32; FEATURES] {
    let mut all = [0.0; FEATURES];
    let to_come = state.supply() + 3 * (state.fleet.boats().saturating_sub(1));
    let early = to_come as f32 / TOKENS_TO_COME;
    for (index, aspect) in aspects(state).into_iter().enumerate() {
        all[index] = aspect * early;
        all[ASPECTS + index] = aspect * (1.0 - early);
    }
    all[2 * ASPECTS] = 1.0;
    all
}

fn aspects(state: &Duel) -> [f32; ASPECTS] {
    let mut aspects = [0.0; ASPECTS];
    let standing = state.standing();
    let available = available_tombs(&standing);
    for (seat, sign) in [(Seat::new(0), 1.0), (Seat::new(1), -1.0)] {
        let own = own_aspects(&standing, seat, available);
        for (sum, aspect) in aspects.iter_mut().zip(own) {
            *sum += sign * aspect;
        }
    }
    let sign = if state.to_act.number() == 0 { 1.0 } else { -1.0 };
    let claims = Claims::of(state, &standing);
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
fn own_aspects(standing: &Standing, seat: Seat, available: u16) -> [f32; OWN] {
    let options = standing.options;
    let holdings = standing.holdings[seat.index()];
    let mut own = [0.0; OWN];
    let mut at = |site: Site, points: usize, value: f32| {
        let side = usize::from(options.side(site) == Side::B);
        own[2 * points + side] = value;
    };
    let points = sites(standing, seat);
    at(Site::Obelisk, 0, points[0] as f32);
    at(Site::Temple, 1, points[1] as f32);
    at(Site::Pyramids, 2, points[2] as f32);
    at(Site::Tomb, 3, points[3] as f32);
    at(Site::Obelisk, 4, f32::from(holdings.obelisks()));
    let temples = holdings.temples();
    at(Site::Temple, 5, temples.iter().filter(|count| **count > 0).count() as f32);
    let [light, dark] = holdings.pyramids();
    at(Site::Pyramids, 6, f32::from(light + dark));
    at(Site::Pyramids, 7, f32::from(light.max(dark)));
    let tombs = holdings.tombs();
    let beside = ((tombs << 1) | (tombs >> 1)) & !tombs & available;
    at(Site::Tomb, 8, beside.count_ones() as f32);
    at(Site::Tomb, 9, tombs.count_ones() as f32);
    for action in ActionToken::ALL {
        own[20 + action as usize] = f32::from(holdings.actions(action));
    }
    own[24] = f32::from(standing.meeples[seat.index()]);
    let others = standing.holdings[other(seat).index()].obelisks();
    own[25] = f32::from(u8::from(options.side(Site::Obelisk) == Side::A && holdings.obelisks() > others));
    own[26] = f32::from(u8::from(standing.actions[seat.index()] > 0));
    own
}

/// The tombs that nobody has.
fn available_tombs(standing: &Standing) -> u16 {
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
    fn of(state: &Duel, standing: &Standing) -> Claims {
        let mut claims = Claims { by_meeples: [0.0; 3], best_now: [0.0; 2] };
        for boat in Boat::all().filter(|boat| state.fleet.is_in_play(*boat)) {
            let (meeples, swing) = swing(state, standing, boat);
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
    let standing = state.standing();
    let sign = if state.to_act.number() == 0 { 1.0 } else { -1.0 };
    let boats = Boat::all().filter(|boat| ready & boat.bit() != 0);
    let swings = boats.map(|boat| (boat, sign * swing(state, &standing, boat).1));
    swings.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// How many meeples stand in a boat's line, and how many points White would gain on Black by its unload.
fn swing(state: &Duel, standing: &Standing, boat: Boat) -> (usize, f32) {
    let (mut meeples, mut swing) = (0, 0.0);
    for ((seat, _), number) in state.harbor.line(boat).zip([3, 2, 1]) {
        let Some(token) = state.fleet.token(Space::new(boat, number)) else { continue };
        let worth = worth(standing, seat, token);
        swing += if seat.number() == 0 { worth } else { -worth };
        meeples += 1;
    }
    (meeples, swing)
}

/// What one more token would be worth to a player at once; an action token is worth more than its point.
fn worth(standing: &Standing, seat: Seat, token: Token) -> f32 {
    const ACTION: f32 = 2.5;
    let options = standing.options;
    let holdings = standing.holdings[seat.index()];
    let points = match token.kind() {
        Kind::Obelisk => worth_of_obelisk(standing, seat),
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

fn worth_of_obelisk(standing: &Standing, seat: Seat) -> i32 {
    let [own, others] = [seat, other(seat)].map(|seat| standing.holdings[seat.index()].obelisks());
    match standing.options.side(Site::Obelisk) {
        Side::A if own == others || own + 1 == others => 7,
        Side::A => 1,
        Side::B => match own + 1 {
            5 if standing.first_to_five.is_none() => 12,
            5 => 6,
            10 if standing.first_to_five == Some(seat) => 6,
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
