//! What the four sites, the unused action tokens and the meeples in the harbour are worth.

use game::{Game, Outcome, Part, PerSeat, Score, Seat, Tally, Turn};

use super::options::{Options, Side, Site};
use super::pieces::Holdings;
use super::state::{Duel, other};

/// Everything that points depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) options: Options,
    pub(crate) holdings: [Holdings; 2],
    /// The unused action tokens.
    pub(crate) actions: [u8; 2],
    /// The meeples in the harbour.
    pub(crate) meeples: [u8; 2],
    pub(crate) first_to_five: Option<Seat>,
}

impl Duel {
    #[inline]
    pub(crate) fn standing(&self) -> Standing {
        Standing {
            options: self.options,
            holdings: self.holdings,
            actions: self.holdings.map(Holdings::all_actions),
            meeples: [0, 1].map(|seat| self.harbor.standing(Seat::new(seat))),
            first_to_five: self.first_to_five,
        }
    }
}

/// The lines of the score sheet, in its order.
pub(crate) const PARTS: [&str; 6] = ["obelisk", "temple", "pyramids", "tomb", "actions", "meeples"];

/// The terms of one part: no part has more than six, and zeros are left out.
type Terms = [i32; 6];

/// Everyone's points, part by part.
pub(crate) fn score(standing: &Standing) -> Score {
    let tally = |seat| {
        let parts = PARTS.into_iter().zip(terms(standing, seat));
        let part = |(name, terms): (&'static str, Terms)| Part {
            name,
            terms: terms.into_iter().filter(|term| *term != 0).collect(),
        };
        Tally(parts.map(part).collect())
    };
    Score(Seat::all(2).map(tally).collect())
}

/// One player's points.
#[inline]
pub(crate) fn total(standing: &Standing, seat: Seat) -> i32 {
    points(standing, seat).iter().sum()
}

/// One player's points, part by part. Search asks for them again and again, so they are not split into terms.
#[inline]
pub(crate) fn points(standing: &Standing, seat: Seat) -> [i32; PARTS.len()] {
    let (options, holdings) = (standing.options, standing.holdings[seat.index()]);
    [
        obelisk(standing, seat).iter().sum(),
        temple(options.side(Site::Temple), holdings.temples()).iter().sum(),
        pyramids(options, holdings.pyramids()).iter().sum(),
        tomb_points(options.side(Site::Tomb), holdings.tombs()),
        i32::from(standing.actions[seat.index()]),
        i32::from(standing.meeples[seat.index()]),
    ]
}

/// The points of a tomb: bit 0 for the number 1, to bit 11 for 12.
#[inline]
pub(crate) fn tomb_points(side: Side, tombs: u16) -> i32 {
    i32::from(TOMBS[side as usize][usize::from(tombs & 0xfff)])
}

/// The points of every tomb on each side.
static TOMBS: [[u8; 1 << 12]; 2] = [every_tomb(Side::A), every_tomb(Side::B)];

const fn every_tomb(side: Side) -> [u8; 1 << 12] {
    let mut table = [0; 1 << 12];
    let mut tombs = 0;
    while tombs < table.len() {
        let terms = tomb(side, tombs as u16);
        let mut run = 0;
        while run < terms.len() {
            table[tombs] += terms[run] as u8;
            run += 1;
        }
        tombs += 1;
    }
    table
}

/// The final ranking. On a tie the player who did not start wins, so there are no draws.
pub(crate) fn outcome(state: &Duel) -> Option<Outcome> {
    if state.turn() != Turn::Over {
        return None;
    }
    let standing = state.standing();
    let [white, black] = [0, 1].map(|seat| total(&standing, Seat::new(seat)));
    let winner = Seat::new(u8::from(white <= black));
    let ranks = PerSeat::from_fn(2, |seat| u8::from(seat != winner));
    Some(Outcome { score: score(&standing), ranks })
}

fn terms(standing: &Standing, seat: Seat) -> [Terms; 6] {
    let holdings = standing.holdings[seat.index()];
    [
        obelisk(standing, seat),
        temple(standing.options.side(Site::Temple), holdings.temples()),
        pyramids(standing.options, holdings.pyramids()),
        tomb(standing.options.side(Site::Tomb), holdings.tombs()),
        one(i32::from(standing.actions[seat.index()])),
        one(i32::from(standing.meeples[seat.index()])),
    ]
}

#[inline]
fn one(term: i32) -> Terms {
    [term, 0, 0, 0, 0, 0]
}

#[inline]
fn obelisk(standing: &Standing, seat: Seat) -> Terms {
    let own = standing.holdings[seat.index()].obelisks();
    match standing.options.side(Site::Obelisk) {
        Side::A => {
            let majority = own > standing.holdings[other(seat).index()].obelisks();
            [i32::from(own), if majority { 6 } else { 0 }, 0, 0, 0, 0]
        }
        Side::B if standing.first_to_five == Some(seat) => [12, if own >= 10 { 6 } else { 0 }, 0, 0, 0, 0],
        Side::B => one(if own >= 5 { 6 } else { 0 }),
    }
}

/// Side A: every symbol. Side B: sets of different values, which are best split layer by layer (R24).
#[inline]
fn temple(side: Side, counts: [u8; 4]) -> Terms {
    match side {
        Side::A => {
            let [ones, twos, threes, fours] = counts.map(i32::from);
            [ones, 2 * twos, 3 * threes, 4 * fours, 0, 0]
        }
        Side::B => {
            let set = |layer| counts.iter().filter(|count| **count >= layer).count() as i32;
            let [first, second, third] = [1, 2, 3].map(|layer| set(layer) * set(layer));
            [first, second, third, 0, 0, 0]
        }
    }
}

#[inline]
fn pyramids(options: Options, [light, dark]: [u8; 2]) -> Terms {
    match options.side(Site::Pyramids) {
        Side::A => {
            const POINTS: [i32; 7] = [0, 1, 3, 6, 10, 15, 21];
            [POINTS[usize::from(light)], POINTS[usize::from(dark)], 0, 0, 0, 0]
        }
        Side::B => {
            let four = options.four_in_the_smaller_pyramid();
            one([-6, 0, 4, 10, four, 30, 45][usize::from(light.min(dark))])
        }
    }
}

/// Every run of consecutive numbers; 12 and 1 do not join.
const fn tomb(side: Side, mut tombs: u16) -> Terms {
    let mut terms = [0; 6];
    let mut run = 0;
    while tombs != 0 {
        tombs >>= tombs.trailing_zeros();
        let length = tombs.trailing_ones();
        tombs >>= length;
        terms[run] = match side {
            Side::A if length > 5 => 25,
            Side::A => (length * length) as i32,
            Side::B => 4,
        };
        run += 1;
    }
    terms
}

#[cfg(test)]
mod tests {
    use game::testing::Play;

    use super::*;

    fn best_tomb(side: Side, tokens: u32) -> i32 {
        let sets = (0..1_u16 << 12).filter(|tombs| tombs.count_ones() == tokens);
        sets.map(|tombs| tomb(side, tombs).iter().sum()).max().expect("there is a set of every size")
    }

    #[test]
    fn tomb_tables_of_the_best_case_by_number_of_tokens() {
        let table = |side| (0..=12).map(|tokens| best_tomb(side, tokens)).collect::<Vec<i32>>();
        assert_eq!(table(Side::A), [0, 1, 4, 9, 16, 25, 26, 29, 34, 41, 50, 50, 25]);
        assert_eq!(table(Side::B), [0, 4, 8, 12, 16, 20, 24, 24, 20, 16, 12, 8, 4]);
    }

    #[test]
    fn the_points_of_a_part_are_the_sum_of_its_terms() {
        for sides in ["AAAA", "BBBB", "ABAB", "BABA"] {
            for state in Play::<Duel>::new(&format!("sides={sides}"), 1).positions {
                let standing = state.standing();
                for seat in Seat::all(2) {
                    let sums = terms(&standing, seat).map(|terms| terms.iter().sum::<i32>());
                    assert_eq!(points(&standing, seat), sums, "{standing:?}");
                }
            }
        }
    }

    #[test]
    fn twelve_and_one_do_not_join() {
        assert_eq!(tomb(Side::A, 0b1000_0000_0001), [1, 1, 0, 0, 0, 0]);
    }

    /// Tries every set that can be removed. What is left then has a smaller number, so its best split is known.
    #[test]
    fn temple_sets_layer_by_layer_are_the_best_split_r24() {
        let mut best: Vec<i32> = Vec::new();
        for code in 0..4_usize.pow(4) {
            let counts = [0, 1, 2, 3].map(|value| (code / 4_usize.pow(value) % 4) as u8);
            let sets =
                (1..16_u8).filter(|set| (0..4).all(|value| set >> value & 1 == 0 || counts[value] > 0));
            let points = sets.map(|set| {
                let removed: usize =
                    (0..4).map(|value| usize::from(set >> value & 1) * 4_usize.pow(value)).sum();
                best[code - removed] + (set.count_ones() * set.count_ones()) as i32
            });
            let most = points.max().unwrap_or(0);
            best.push(most);
            assert_eq!(temple(Side::B, counts).iter().sum::<i32>(), most, "{counts:?}");
        }
    }

    #[test]
    fn site_maxima() {
        let every_temple: [u8; 4] = [3; 4];
        assert_eq!(temple(Side::A, every_temple).iter().sum::<i32>(), 30);
        assert_eq!(temple(Side::B, every_temple).iter().sum::<i32>(), 48);
        let most = |side| (0..=12).map(|tokens| best_tomb(side, tokens)).max();
        assert_eq!((most(Side::A), most(Side::B)), (Some(50), Some(24)));
    }
}
