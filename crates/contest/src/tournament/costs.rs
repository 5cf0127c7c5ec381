//! What it costs to let two people meet, to give somebody a bye, and to seat somebody at a smaller table.
//!
//! A cost is a whole number whose digits are the criteria, from the most important one down: no sum of a criterion over a
//! round reaches the next one. So the cheapest round is the best by the first criterion, among those by the second, and
//! so on.

use super::field::Field;
use super::seating::{balance, strain};
use super::{Points, TableSize};

/// A bye more than somebody else who is in has had.
const MORE_BYES: i128 = 1 << 115;
/// Two meet who would rather not.
const APART: i128 = 1 << 108;
/// Two meet again.
const MEETING: i128 = 1 << 87;
/// A bye for somebody with so many below.
const BYE_ABOVE: i128 = 1 << 79;
/// At two seats: the same seat for the third time running, or three more times than the other.
const STRAIN: i128 = 1 << 72;
/// At a smaller table so often before.
const SMALLER: i128 = 1 << 60;
/// The square of a difference in points.
const POINTS: i128 = 1 << 31;
/// At two seats: how uneven seats become.
const BALANCE: i128 = 1 << 19;
/// The square of the distance from the opponent that seeds suggest.
const SEEDING: i128 = 1;

/// By places in the order of those who are paired.
pub(super) struct Costs {
    pub(super) pair: Vec<Vec<i128>>,
    pub(super) bye: Vec<i128>,
    pub(super) smaller: Vec<i128>,
}

impl Costs {
    /// For those in `order`, best placed first, with the points that each has.
    pub(super) fn of_swiss(field: &Field, order: &[usize], points: &[Points], size: TableSize) -> Self {
        let ideal = Ideal::new(points, size.most());
        let mut costs = Self::of_round_robin(field, order);
        for (left, one) in order.iter().enumerate() {
            costs.bye[left] += BYE_ABOVE * (order.len() - 1 - left) as i128;
            for (right, other) in order.iter().enumerate().filter(|(right, _)| *right != left) {
                let apart = i128::from(points[left].forty_eighths() - points[right].forty_eighths()) / 2;
                let mut cost =
                    POINTS * apart * apart + SEEDING * ideal.distance(left.min(right), left.max(right));
                if field.apart[*one][*other] {
                    cost += APART;
                }
                if size.most() == 2 {
                    cost += seats(&field.seats[*one], &field.seats[*other]);
                }
                costs.pair[left][right] += cost;
            }
        }
        costs
    }

    /// For those in `order`, where points are not looked at.
    pub(super) fn of_round_robin(field: &Field, order: &[usize]) -> Self {
        let meeting = |one: &usize, other: &usize| MEETING * again(field.meetings[*one][*other]);
        let fewest = order.iter().map(|place| field.byes[*place]).min().unwrap_or(0);
        Self {
            pair: order.iter().map(|one| order.iter().map(|other| meeting(one, other)).collect()).collect(),
            bye: order.iter().map(|place| MORE_BYES * i128::from(field.byes[*place] - fewest)).collect(),
            smaller: order.iter().map(|place| SMALLER * i128::from(field.smaller[*place])).collect(),
        }
    }
}

/// First as few pairs that meet again as possible, then those who met least often.
fn again(meetings: u32) -> i128 {
    let met = i128::from(meetings.min(11));
    if met == 0 { 0 } else { (1 << 14) + met * met }
}

/// As well as the two can be seated.
fn seats(one: &[usize], other: &[usize]) -> i128 {
    let cost = |first: &[usize], second: &[usize]| {
        let strains = i128::from(strain(first, 0) + strain(second, 1));
        STRAIN * strains + BALANCE * i128::from((balance(first, 0) + balance(second, 1)).min(100))
    };
    cost(one, other).min(cost(other, one))
}

/// Among equals, the first of the upper half meets the first of the lower half, and so on; at more seats it is thirds to
/// fifths.
struct Ideal {
    /// The first place of those with the same points, and their number.
    group: Vec<(usize, usize)>,
    seats: usize,
}

impl Ideal {
    fn new(points: &[Points], seats: usize) -> Self {
        let first = |own: &Points| points.iter().position(|other| other == own).unwrap_or(0);
        let count = |own: &Points| points.iter().filter(|other| *other == own).count();
        Self { group: points.iter().map(|own| (first(own), count(own))).collect(), seats }
    }

    /// Those with different points should be close to each other, those with the same a part of their group apart.
    fn distance(&self, upper: usize, lower: usize) -> i128 {
        let apart = (lower - upper) as i128;
        if self.group[upper] != self.group[lower] {
            return apart;
        }
        let step = (self.group[upper].1 / self.seats).max(1) as i128;
        let steps = ((apart + step / 2) / step).max(1);
        (apart - steps * step).pow(2)
    }
}
