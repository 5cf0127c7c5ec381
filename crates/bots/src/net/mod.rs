//! A small network that says how much of the win each seat may expect, learnt from descriptions of positions.
//!
//! Every seat is seen by the same weights: its own numbers and those of the table make a first layer. The second one reads
//! the seat's first layer and the sum of the others', so that any number of seats fits. What comes out is compared between
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
    /// What the sum of the others' adds to it.
    others: [Deep; WIDE],
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
            others: [[0.0; DEEP]; WIDE],
            deep: [0.0; DEEP],
            last: [0.0; DEEP],
            bias: 0.0,
        }
    }

    /// Every weight, in a fixed order.
    fn weights(&self) -> impl Iterator<Item = &f32> {
        let wide = self.seat.iter().chain(&self.table).flatten().chain(&self.wide);
        let deep = self.own.iter().chain(&self.others).flatten().chain(&self.deep);
        wide.chain(deep).chain(&self.last).chain(std::iter::once(&self.bias))
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let wide = self.seat.iter_mut().chain(&mut self.table).flatten().chain(&mut self.wide);
        let deep = self.own.iter_mut().chain(&mut self.others).flatten().chain(&mut self.deep);
        wide.chain(deep).chain(&mut self.last).chain(std::iter::once(&mut self.bias))
    }

    /// How much of the win each seat may expect.
    pub(crate) fn value<G: Evaluate>(&self, state: &G) -> PerSeat<f32> {
        let mut sight = Sight { net: self, seats: [[0.0; WIDE]; MOST_SEATS], table: self.wide };
        state.describe(&mut sight);
        let Sight { seats: mut firsts, table, .. } = sight;
        let seats = state.seats();
        let firsts = &mut firsts[..usize::from(seats)];
        light_up(firsts, &table);
        let seconds = self.seconds(firsts);
        shares(seats, &seconds.map(|second| self.logit(&second)))
    }

    /// What the second layer of each of these seats sums up to.
    #[inline]
    fn seconds(&self, firsts: &[Wide]) -> [Deep; MOST_SEATS] {
        let total = total(firsts);
        let mut seconds = [[0.0; DEEP]; MOST_SEATS];
        for (first, second) in firsts.iter().zip(&mut seconds) {
            *second = self.deep;
            for (((unit, total), own), others) in first.iter().zip(&total).zip(&self.own).zip(&self.others) {
                add(second, *unit, own);
                add(second, total - unit, others);
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

/// Adds some of a row.
#[inline]
fn add<const N: usize>(to: &mut [f32; N], times: f32, row: &[f32; N]) {
    for (value, weight) in to.iter_mut().zip(row) {
        *value += times * weight;
    }
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

/// Sums up the first layers while a position is described.
struct Sight<'a> {
    net: &'a Net,
    seats: [Wide; MOST_SEATS],
    table: Wide,
}

impl Describe for Sight<'_> {
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
