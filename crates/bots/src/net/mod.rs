//! A small network that says how much of the win each seat may expect, learnt from descriptions of positions.
//!
//! Every seat is seen by the same weights: its own numbers and those of the table make a first layer. The second one reads
//! the seat's first layer and the sum of everybody's, so that any number of seats fits. What comes out is compared between
//! the seats; a seat that is alone is compared with nothing.

mod learn;
mod text;

use std::sync::{Arc, Mutex};

use game::{Describe, Evaluate, MOST_SEATS, PerSeat, Seat, Size};

pub(crate) use learn::{Example, Examples, Learning};

/// The width of the first layer.
const WIDE: usize = 32;
/// The width of the second.
const DEEP: usize = 16;

type Wide = [f32; WIDE];
type Deep = [f32; DEEP];

/// What was learnt about a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// What each number of a seat adds to its first layer.
    seat: Vec<Wide>,
    /// What each number of the table adds to everybody's.
    table: Vec<Wide>,
    wide: Wide,
    /// What a seat's first layer adds to its second.
    own: [Deep; WIDE],
    /// What the sum of everybody's adds to all of them.
    all: [Deep; WIDE],
    deep: Deep,
    last: Deep,
    bias: f32,
}

/// The nets that come with the games, once they were read.
static READ: Mutex<Vec<(&'static str, Arc<Net>)>> = Mutex::new(Vec::new());

impl Net {
    /// What comes with a game, if something was learnt about it.
    pub(crate) fn of<G: Evaluate>() -> Option<Arc<Net>> {
        if G::LEARNT.is_empty() {
            return None;
        }
        let mut read = READ.lock().expect("no thread panics while it holds the lock");
        if let Some((_, net)) = read.iter().find(|(text, _)| std::ptr::eq(*text, G::LEARNT)) {
            return Some(Arc::clone(net));
        }
        let net =
            Arc::new(Net::read(G::LEARNT, G::SIZE).expect("a game comes with what was learnt about it"));
        read.push((G::LEARNT, Arc::clone(&net)));
        Some(net)
    }

    fn zero(size: Size) -> Net {
        Net {
            seat: vec![[0.0; WIDE]; size.seat],
            table: vec![[0.0; WIDE]; size.table],
            wide: [0.0; WIDE],
            own: [[0.0; DEEP]; WIDE],
            all: [[0.0; DEEP]; WIDE],
            deep: [0.0; DEEP],
            last: [0.0; DEEP],
            bias: 0.0,
        }
    }

    /// Every weight, in a fixed order.
    fn weights(&self) -> impl Iterator<Item = &f32> {
        let wide = self.seat.iter().chain(&self.table).flatten().chain(&self.wide);
        let deep = self.own.iter().chain(&self.all).flatten().chain(&self.deep);
        wide.chain(deep).chain(&self.last).chain(std::iter::once(&self.bias))
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let wide = self.seat.iter_mut().chain(&mut self.table).flatten().chain(&mut self.wide);
        let deep = self.own.iter_mut().chain(&mut self.all).flatten().chain(&mut self.deep);
        wide.chain(deep).chain(&mut self.last).chain(std::iter::once(&mut self.bias))
    }

    /// How much of the win each seat may expect.
    pub(crate) fn value<G: Evaluate>(&self, state: &G) -> PerSeat<f32> {
        let mut sums = Sums { net: self, seats: [[0.0; WIDE]; MOST_SEATS], table: self.wide };
        state.describe(&mut sums);
        self.conclude(state.seats(), sums.seats, &sums.table)
    }

    /// Looks at a position from which others will follow.
    pub(crate) fn sight<G: Evaluate>(&self, state: &G) -> Sight<'_> {
        let seats = usize::from(state.seats());
        let count = seats * self.seat.len() + self.table.len();
        let nothing = Sight {
            net: self,
            numbers: vec![0.0; count],
            next: vec![0.0; count],
            firsts: [[0.0; WIDE]; MOST_SEATS],
            table: self.wide,
        };
        nothing.moved_on(state)
    }

    /// How much of the win each seat may expect, by what the first layers sum up to.
    #[inline]
    fn conclude(&self, seats: u8, mut firsts: [Wide; MOST_SEATS], table: &Wide) -> PerSeat<f32> {
        let firsts = &mut firsts[..usize::from(seats)];
        light_up(firsts, table);
        let seconds = self.seconds(firsts);
        shares(seats, &seconds.map(|second| self.logit(&second)))
    }

    /// What the second layer of each of these seats sums up to.
    #[inline]
    fn seconds(&self, firsts: &[Wide]) -> [Deep; MOST_SEATS] {
        let mut common = self.deep;
        for (unit, row) in total(firsts).iter().zip(&self.all) {
            add(&mut common, *unit, row);
        }
        let mut seconds = [common; MOST_SEATS];
        for (first, second) in firsts.iter().zip(&mut seconds) {
            for (unit, row) in first.iter().zip(&self.own) {
                add(second, *unit, row);
            }
        }
        seconds
    }

    /// How strong a seat with such a second layer is.
    #[inline]
    fn logit(&self, second: &Deep) -> f32 {
        let sum: f32 = second.iter().zip(&self.last).map(|(unit, last)| unit.max(0.0) * last).sum();
        sum + self.bias
    }
}

/// Adds what all seats have from the table, and lets through what is positive.
#[inline]
fn light_up(firsts: &mut [Wide], table: &Wide) {
    for first in firsts {
        for (unit, table) in first.iter_mut().zip(table) {
            *unit = (*unit + table).max(0.0);
        }
    }
}

/// The sum of all seats' first layers.
#[inline]
fn total(firsts: &[Wide]) -> Wide {
    let mut total = [0.0; WIDE];
    for first in firsts {
        add(&mut total, 1.0, first);
    }
    total
}

/// Adds some of a row. Everything is read before anything is written, so that a compiler that cannot tell that these are
/// not the same numbers still adds several at once.
#[inline]
fn add<const N: usize>(to: &mut [f32; N], times: f32, row: &[f32; N]) {
    let mut sums = *to;
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
    *to = sums;
}

/// The shares of seats that are as strong as this; one that is alone is compared with nothing.
#[inline]
fn shares(seats: u8, logits: &[f32; MOST_SEATS]) -> PerSeat<f32> {
    if seats == 1 {
        return PerSeat::from_fn(1, |_| 1.0 / (1.0 + (-logits[0]).exp()));
    }
    let best = logits[..usize::from(seats)].iter().copied().fold(f32::MIN, f32::max);
    let strengths = PerSeat::from_fn(seats, |seat| (logits[seat.index()] - best).exp());
    let sum: f32 = strengths.iter().sum();
    strengths.map(|strength| strength / sum)
}

/// A position with everything that describes it. What follows from it differs little, and only that has to be added up.
pub(crate) struct Sight<'a> {
    net: &'a Net,
    /// The numbers of each seat, then those of the table.
    numbers: Vec<f32>,
    /// Room for those of another position.
    next: Vec<f32>,
    /// What they sum up to.
    firsts: [Wide; MOST_SEATS],
    table: Wide,
}

impl Sight<'_> {
    /// How much of the win each seat may expect in another position of the same game.
    pub(crate) fn value<G: Evaluate>(&mut self, state: &G) -> PerSeat<f32> {
        let (firsts, table) = self.sums(state);
        self.net.conclude(state.seats(), firsts, &table)
    }

    fn moved_on<G: Evaluate>(mut self, state: &G) -> Self {
        (self.firsts, self.table) = self.sums(state);
        std::mem::swap(&mut self.numbers, &mut self.next);
        self
    }

    /// What the numbers of a position sum up to.
    fn sums<G: Evaluate>(&mut self, state: &G) -> ([Wide; MOST_SEATS], Wide) {
        self.next.fill(0.0);
        let size = self.net.seat.len();
        state.describe(&mut Numbers { all: &mut self.next, size, table: size * usize::from(state.seats()) });
        let (mut firsts, mut table) = (self.firsts, self.table);
        let (mut before, mut after) = (&self.numbers[..], &self.next[..]);
        let own = firsts.iter_mut().take(state.seats().into()).map(|first| (first, &self.net.seat));
        for (sum, rows) in own.chain([(&mut table, &self.net.table)]) {
            let (own_before, own_after);
            (own_before, before) = before.split_at(rows.len());
            (own_after, after) = after.split_at(rows.len());
            add_changes(sum, own_before, own_after, rows);
        }
        (firsts, table)
    }
}

/// Adds what numbers that have changed change.
#[inline]
fn add_changes(to: &mut Wide, before: &[f32], after: &[f32], rows: &[Wide]) {
    // Most numbers are as they were, and several are compared as quickly as one.
    let parts = before.chunks(TOGETHER).zip(after.chunks(TOGETHER)).zip(rows.chunks(TOGETHER));
    for ((before, after), rows) in parts {
        let changes = before.iter().zip(after).map(|(before, after)| after - before);
        if changes.clone().filter(|change| *change != 0.0).count() > 0 {
            changes
                .zip(rows)
                .filter(|(change, _)| *change != 0.0)
                .for_each(|(change, row)| add(to, change, row));
        }
    }
}

/// How many numbers are compared at once.
const TOGETHER: usize = 8;

/// Writes down the numbers that describe a position.
struct Numbers<'a> {
    all: &'a mut [f32],
    /// How many each seat has, and where those of the table begin.
    size: usize,
    table: usize,
}

impl Describe for Numbers<'_> {
    #[inline]
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        self.all[seat.index() * self.size + number] = value;
    }

    #[inline]
    fn table(&mut self, number: usize, value: f32) {
        self.all[self.table + number] = value;
    }
}

/// Sums up the first layers while a position is described.
struct Sums<'a> {
    net: &'a Net,
    seats: [Wide; MOST_SEATS],
    table: Wide,
}

impl Describe for Sums<'_> {
    #[inline]
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        add(&mut self.seats[seat.index()], value, &self.net.seat[number]);
    }

    #[inline]
    fn table(&mut self, number: usize, value: f32) {
        add(&mut self.table, value, &self.net.table[number]);
    }
}

#[cfg(test)]
mod tests {
    use game::testing::Play;
    use toy::Toy;

    use super::*;
    use crate::seeds::generator;

    fn random() -> Net {
        Net::random(Toy::SIZE, &mut generator(&[1])).rounded()
    }

    #[test]
    fn what_is_written_is_read_as_it_was_and_anything_else_is_refused() {
        let net = random();
        let text = net.write("from nothing");
        assert!(text.starts_with("# from nothing\n"));
        assert_eq!(Net::read(&text, Toy::SIZE), Some(net));
        assert_eq!(Net::read(&text, Size { seat: 2, table: 2 }), None);
        assert_eq!(Net::read(&text.replacen(' ', " x ", 3), Toy::SIZE), None);
        assert_eq!(Net::read("", Toy::SIZE), None);
    }

    #[test]
    fn a_position_is_worth_the_same_wherever_one_looks_from() {
        let net = random();
        let positions = Play::<Toy>::new("", 3).positions;
        let mut sight = net.sight(&positions[0]);
        for state in &positions {
            let (seen, alone) = (sight.value(state), net.value(state));
            assert!(seen.iter().zip(alone.iter()).all(|(seen, alone)| (seen - alone).abs() < 1e-5));
        }
        assert!(positions.iter().any(|state| (net.value(state)[Seat::new(0)] - 0.5).abs() > 0.01));
    }

    #[test]
    fn the_seats_share_one_win_and_are_seen_by_the_same_weights() {
        let net = random();
        for state in Play::<Toy>::new("", 3).positions {
            let value = net.value(&state);
            assert!((value.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{value:?}");
        }
        let firsts = [[0.25; WIDE], [0.5; WIDE]];
        let [one, other, ..] = net.seconds(&firsts);
        let [swapped, back, ..] = net.seconds(&[firsts[1], firsts[0]]);
        assert_eq!([one, other], [back, swapped]);
        assert!((shares(1, &[0.0; MOST_SEATS])[Seat::new(0)] - 0.5).abs() < 1e-6);
    }
}
