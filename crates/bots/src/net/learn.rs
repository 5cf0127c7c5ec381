//! Learning: stochastic descent by Adam.

use std::thread;

use game::bits::below;
use game::{Describe, Evaluate, MOST_SEATS, PerSeat, Seat, Size};
use rand::Rng;

use super::{DEEP, Deep, Net, WIDE, Wide, add, light_up, shares, total};

/// Positions, and what each seat got of the win.
#[derive(Default)]
pub(crate) struct Examples {
    entries: Vec<Entry>,
    positions: Vec<Position>,
}

/// A number of a description.
#[derive(Clone, Copy)]
struct Entry {
    value: f32,
    number: u16,
    /// The seat, or the table.
    about: u8,
}

const TABLE: u8 = u8::MAX;

#[derive(Clone, Copy)]
struct Position {
    first: usize,
    end: usize,
    seats: u8,
    shares: [f32; MOST_SEATS],
}

/// A position that was seen.
pub(crate) struct Example {
    entries: Vec<Entry>,
    seats: u8,
}

impl Example {
    pub(crate) fn of<G: Evaluate>(state: &G) -> Example {
        let mut example = Example { entries: Vec::new(), seats: state.seats() };
        state.describe(&mut example);
        example
    }
}

impl Describe for Example {
    fn seat(&mut self, seat: Seat, number: usize, value: f32) {
        self.entries.push(Entry { value, number: number as u16, about: seat.number() });
    }

    fn table(&mut self, number: usize, value: f32) {
        self.entries.push(Entry { value, number: number as u16, about: TABLE });
    }
}

impl Examples {
    /// Adds a position and what each seat may have expected.
    pub(crate) fn add(&mut self, example: &Example, expected: &PerSeat<f32>) {
        let first = self.entries.len();
        self.entries.extend_from_slice(&example.entries);
        let mut shares = [0.0; MOST_SEATS];
        for (seat, share) in expected.by_seat() {
            shares[seat.index()] = *share;
        }
        self.positions.push(Position { first, end: self.entries.len(), seats: example.seats, shares });
    }

    /// Adds those of another game.
    pub(crate) fn append(&mut self, other: &Examples) {
        let before = self.entries.len();
        self.entries.extend_from_slice(&other.entries);
        let moved = |position: &Position| Position {
            first: position.first + before,
            end: position.end + before,
            ..*position
        };
        self.positions.extend(other.positions.iter().map(moved));
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }
}

/// How much is learnt at once, split into as many parts as threads may share it.
const BATCH: usize = 1024;
const PARTS: usize = 2;
/// However few positions there are, it takes so many steps to learn something.
const FEWEST_STEPS: usize = 200;
const RATE: f32 = 0.002;
/// Weights that nothing supports decay to zero.
const DECAY: f32 = 1e-5;

/// A descent.
pub(crate) struct Learning<'a> {
    pub(crate) examples: &'a Examples,
    /// How often each position is looked at.
    pub(crate) rounds: f32,
    /// Called with how many steps are done, and how many there are.
    pub(crate) progress: &'a dyn Fn(usize, usize),
}

impl Learning<'_> {
    /// Improves a net.
    pub(crate) fn improve(&self, mut net: Net, rng: &mut impl Rng) -> Net {
        let size = Size { seat: net.seat.len(), table: net.table.len() };
        let (mut mean, mut square) = (Net::zero(size), Net::zero(size));
        let steps = ((self.examples.len() as f32 * self.rounds) as usize / BATCH).max(FEWEST_STEPS);
        for step in 1..=steps {
            let chosen: Vec<usize> =
                (0..BATCH).map(|_| below(self.examples.len() as u32, rng) as usize).collect();
            let slope = self.slope(&net, &chosen);
            let rate = RATE * (1.0 - (step - 1) as f32 / steps as f32);
            let [mean_share, square_share] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(step as i32));
            let weights = net.weights_mut().zip(mean.weights_mut()).zip(square.weights_mut());
            for (((weight, mean), square), slope) in weights.zip(slope.weights()) {
                *mean += 0.1 * (slope - *mean);
                *square += 0.001 * (slope * slope - *square);
                let change = (*mean / mean_share) / ((*square / square_share).sqrt() + 1e-8);
                *weight -= rate * (change + DECAY * *weight);
            }
            (self.progress)(step, steps);
        }
        net
    }

    /// The mean slope of the loss over these positions. The parts are always the same, so that the sum is.
    fn slope(&self, net: &Net, chosen: &[usize]) -> Net {
        let part = |chosen: &[usize]| {
            let mut slope = Slope::new(net);
            for index in chosen {
                slope.add(self.examples, self.examples.positions[*index]);
            }
            slope.sum
        };
        let parts: Vec<Net> = thread::scope(|scope| {
            let workers: Vec<_> =
                chosen.chunks(BATCH / PARTS).map(|chosen| scope.spawn(move || part(chosen))).collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
        });
        let mut parts = parts.into_iter();
        let mut sum = parts.next().expect("there is at least one part");
        for part in parts {
            sum.weights_mut().zip(part.weights()).for_each(|(sum, part)| *sum += part);
        }
        sum.weights_mut().for_each(|slope| *slope /= chosen.len() as f32);
        sum
    }
}

impl Net {
    /// A net that knows nothing yet: small weights at random.
    pub(crate) fn random(size: Size, rng: &mut impl Rng) -> Net {
        let mut net = Net::zero(size);
        let mut fill = |rows: &mut [f32], breadth: f32| {
            for weight in rows {
                *weight = breadth * (below(2001, rng) as f32 / 1000.0 - 1.0);
            }
        };
        fill(net.seat.as_flattened_mut(), 0.3);
        fill(net.table.as_flattened_mut(), 0.2);
        fill(net.own.as_flattened_mut(), 0.3);
        fill(net.all.as_flattened_mut(), 0.3);
        fill(&mut net.last, 0.3);
        net
    }

    /// The mean loss: the logarithm of the share that was given to what came true.
    pub(crate) fn loss(&self, examples: &Examples) -> f64 {
        let mut slope = Slope::new(self);
        let loss = |position: &Position| {
            let expected = slope.forward(examples, position);
            let given = |seat: Seat| f64::from(expected[seat]).clamp(1e-6, 1.0 - 1e-6);
            let all = Seat::all(position.seats);
            let won: f64 = all.map(|seat| -f64::from(position.shares[seat.index()]) * given(seat).ln()).sum();
            let alone = (position.seats == 1)
                .then(|| -f64::from(1.0 - position.shares[0]) * (1.0 - given(Seat::new(0))).ln());
            won + alone.unwrap_or(0.0)
        };
        examples.positions.iter().map(loss).sum::<f64>() / examples.len().max(1) as f64
    }
}

/// The slope of the loss, summed over positions, and what is worked out for one of them.
struct Slope<'a> {
    net: &'a Net,
    sum: Net,
    firsts: [Wide; MOST_SEATS],
    seconds: [Deep; MOST_SEATS],
}

impl<'a> Slope<'a> {
    fn new(net: &'a Net) -> Slope<'a> {
        let size = Size { seat: net.seat.len(), table: net.table.len() };
        Slope {
            net,
            sum: Net::zero(size),
            firsts: [[0.0; WIDE]; MOST_SEATS],
            seconds: [[0.0; DEEP]; MOST_SEATS],
        }
    }

    /// Works out both layers.
    fn forward(&mut self, examples: &Examples, position: &Position) -> PerSeat<f32> {
        let mut table = self.net.wide;
        self.firsts = [[0.0; WIDE]; MOST_SEATS];
        for entry in &examples.entries[position.first..position.end] {
            if entry.about == TABLE {
                add(&mut table, entry.value, &self.net.table[usize::from(entry.number)]);
            } else {
                let row = &self.net.seat[usize::from(entry.number)];
                add(&mut self.firsts[usize::from(entry.about)], entry.value, row);
            }
        }
        let firsts = &mut self.firsts[..usize::from(position.seats)];
        light_up(firsts, &table);
        self.seconds = self.net.seconds(firsts);
        shares(position.seats, &self.seconds.map(|second| self.net.logit(&second)))
    }

    /// Adds the slope of one position, from the last layer back to the first.
    fn add(&mut self, examples: &Examples, position: Position) {
        let expected = self.forward(examples, &position);
        let total = total(&self.firsts[..usize::from(position.seats)]);
        let mut deep = [[0.0; DEEP]; MOST_SEATS];
        for (seat, expected) in expected.by_seat() {
            let error = expected - position.shares[seat.index()];
            deep[seat.index()] = self.add_second(seat, error);
            let deep = &deep[seat.index()];
            let rows = self.sum.own.iter_mut().zip(&mut self.sum.all);
            for ((unit, total), (own, all)) in self.firsts[seat.index()].iter().zip(&total).zip(rows) {
                add(own, *unit, deep);
                add(all, *total, deep);
            }
        }
        self.add_first(examples, position, &deep[..usize::from(position.seats)]);
    }

    /// Adds the slope of a seat's second layer, and says what it is for each of its units.
    fn add_second(&mut self, seat: Seat, error: f32) -> Deep {
        let mut deep = [0.0; DEEP];
        self.sum.bias += error;
        let units = self.seconds[seat.index()].iter().zip(&self.net.last);
        for ((second, last), (slope, deep)) in units.zip(self.sum.last.iter_mut().zip(&mut deep)) {
            if *second > 0.0 {
                *slope += error * second;
                *deep = error * last;
            }
        }
        add(&mut self.sum.deep, 1.0, &deep);
        deep
    }

    fn add_first(&mut self, examples: &Examples, position: Position, deep: &[Deep]) {
        let mut all = [0.0; DEEP];
        for deep in deep {
            add(&mut all, 1.0, deep);
        }
        let (mut firsts, mut table) = ([[0.0; WIDE]; MOST_SEATS], [0.0; WIDE]);
        for ((deep, first), slopes) in deep.iter().zip(&self.firsts).zip(&mut firsts) {
            for (wide, slope) in slopes.iter_mut().enumerate().filter(|(wide, _)| first[*wide] > 0.0) {
                *slope = dot(deep, &self.net.own[wide]) + dot(&all, &self.net.all[wide]);
            }
            add(&mut table, 1.0, slopes);
        }
        add(&mut self.sum.wide, 1.0, &table);
        for entry in &examples.entries[position.first..position.end] {
            if entry.about == TABLE {
                add(&mut self.sum.table[usize::from(entry.number)], entry.value, &table);
            } else {
                let row = &mut self.sum.seat[usize::from(entry.number)];
                add(row, entry.value, &firsts[usize::from(entry.about)]);
            }
        }
    }
}

fn dot(one: &Deep, other: &Deep) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeds::generator;

    /// Positions in which a seat wins if it has one of two numbers but not both: no sum of numbers says that.
    fn either(count: u32, seats: u8) -> Examples {
        let mut rng = generator(&[2, seats.into()]);
        let mut examples = Examples::default();
        for _ in 0..count {
            let has: Vec<[bool; 2]> = (0..seats).map(|_| [0, 1].map(|_| below(2, &mut rng) == 1)).collect();
            let mut example = Example { entries: Vec::new(), seats };
            for (seat, has) in Seat::all(seats).zip(&has) {
                let held = (0..2).filter(|number| has[*number]);
                held.for_each(|number| example.seat(seat, number, 1.0));
            }
            example.table(0, 1.0);
            let strength = |seat: Seat| if has[seat.index()][0] == has[seat.index()][1] { 1.0 } else { 9.0 };
            let all: f32 = if seats == 1 { 10.0 } else { Seat::all(seats).map(strength).sum() };
            examples.add(&example, &PerSeat::from_fn(seats, |seat| strength(seat) / all));
        }
        examples
    }

    #[test]
    fn what_no_sum_can_say_is_learnt_for_any_number_of_seats() {
        let size = Size { seat: 2, table: 1 };
        for seats in [1, 3] {
            let examples = either(4000, seats);
            let rng = &mut generator(&[3]);
            let net = Net::random(size, rng);
            let before = net.loss(&examples);
            let learning = Learning { examples: &examples, rounds: 150.0, progress: &|_, _| {} };
            let learnt = learning.improve(net, rng);
            // Nobody can do better than to know the shares themselves.
            let known = entropy(&examples);
            let after = learnt.loss(&examples);
            assert!(after - known < 0.02, "{after} instead of {known} with {seats}, at first {before}");
        }
    }

    fn entropy(examples: &Examples) -> f64 {
        let term = |share: f64| if share > 0.0 { -share * share.ln() } else { 0.0 };
        let of = |position: &Position| -> f64 {
            let rest = if position.seats == 1 { term(f64::from(1.0 - position.shares[0])) } else { 0.0 };
            rest + position.shares.iter().map(|share| term(f64::from(*share))).sum::<f64>()
        };
        examples.positions.iter().map(of).sum::<f64>() / examples.len() as f64
    }
}
