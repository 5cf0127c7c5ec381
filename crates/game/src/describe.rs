//! Positions as numbers, for evaluations that are learnt.

use crate::seat::Seat;

/// Takes the numbers that describe a position. Those that are zero are left out.
pub trait Describe {
    /// A number of what describes a seat: the same number has the same meaning for every seat.
    fn seat(&mut self, seat: Seat, number: usize, value: f32);

    /// A number of what describes the table.
    fn table(&mut self, number: usize, value: f32);
}

/// How many numbers describe a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Size {
    /// Each seat.
    pub seat: usize,
    /// The table.
    pub table: usize,
}

/// Writes one number after the other.
pub struct Column<'a, D> {
    to: &'a mut D,
    about: Option<Seat>,
    next: usize,
}

impl<'a, D: Describe> Column<'a, D> {
    /// About a seat.
    #[inline]
    pub fn of(seat: Seat, to: &'a mut D) -> Column<'a, D> {
        Column { to, about: Some(seat), next: 0 }
    }

    /// About the table.
    #[inline]
    pub fn of_table(to: &'a mut D) -> Column<'a, D> {
        Column { to, about: None, next: 0 }
    }

    /// The next number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.write(self.next, value);
        self.next += 1;
    }

    /// The next number: 1 or 0.
    #[inline]
    pub fn flag(&mut self, is_set: bool) {
        self.number(f32::from(u8::from(is_set)));
    }

    /// As many numbers as there are possibilities, of which only one is 1; or none, if it is none of them.
    #[inline]
    pub fn one_of(&mut self, possibilities: usize, which: Option<usize>) {
        self.one_with(possibilities, which, 1.0);
    }

    /// As many numbers as there are possibilities, of which only one has this value.
    #[inline]
    pub fn one_with(&mut self, possibilities: usize, which: Option<usize>, value: f32) {
        if let Some(which) = which.filter(|which| *which < possibilities) {
            self.write(self.next + which, value);
        }
        self.next += possibilities;
    }

    /// As many numbers as bits are looked at.
    #[inline]
    pub fn bits(&mut self, count: usize, mut bits: u64) {
        while bits != 0 {
            self.write(self.next + bits.trailing_zeros() as usize, 1.0);
            bits &= bits - 1;
        }
        self.next += count;
    }

    /// How many there were.
    pub fn len(&self) -> usize {
        self.next
    }

    /// Whether there was none.
    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    #[inline]
    fn write(&mut self, number: usize, value: f32) {
        if value == 0.0 {
            return;
        }
        match self.about {
            Some(seat) => self.to.seat(seat, number, value),
            None => self.to.table(number, value),
        }
    }
}
