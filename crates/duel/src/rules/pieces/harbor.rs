//! The harbour: nine cells, and the six lines that boats are moored at.

use std::collections::BTreeMap;

use game::Seat;
use game::bits::Chunk;
use serde::{Deserialize, Serialize};

/// A cell of the harbour, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// A boat, named after its line: rows 1, 2, 3 (moored on the left), then columns a, b, c (moored at the top).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Boat(u8);

/// Where the meeples are.
///
/// The cells and the hands are kept apart, so that the size of a hand is known before the choice of a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Meeples", into = "Meeples")]
pub struct Harbor {
    /// The cells that somebody stands on, as a set of bits.
    occupied: u16,
    /// Those of them that seat 1 stands on.
    by_second: u16,
    /// How many meeples each seat has in hand, in four bits for each.
    hands: u8,
}

/// How many meeples each seat has.
pub(crate) const MEEPLES: u8 = 4;

const BITS_OF_HAND: u8 = 4;
const ALL_CELLS: u16 = 0b111_111_111;
const ALL_BOATS: u8 = 0b111_111;

/// The cells of each boat's line. In both directions the nearest cell to the boat is the lowest bit.
const LINES: [u16; 6] =
    [0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100];

/// For each set of occupied cells: the lines that hold at least two meeples, as a set of boats.
static READY: [u8; 512] = lines_with_at_least(2);
/// For each set of occupied cells: the lines that hold at least one.
static STARTED: [u8; 512] = lines_with_at_least(1);
/// For each set of boats: the cells of their lines.
static CELLS: [u16; 64] = cells_of_lines();

impl Cell {
    /// All nine.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).map(Cell)
    }

    /// The cell in this column and row, each counted from 0 and below 3.
    pub const fn at(column: u8, row: u8) -> Cell {
        assert!(column < 3 && row < 3, "the harbour has three columns and three rows");
        Cell(row * 3 + column)
    }

    /// The cell at this place in the order of cells, which is below 9.
    pub(crate) const fn new(index: u8) -> Cell {
        debug_assert!(index < 9, "the harbour has nine cells");
        Cell(index)
    }

    /// Its place in the order of cells.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Counted from the left.
    pub const fn column(self) -> u8 {
        self.0 % 3
    }

    /// Counted from the top.
    pub const fn row(self) -> u8 {
        self.0 / 3
    }
}

impl Boat {
    /// All six, in the order of set-up.
    pub fn all() -> impl Iterator<Item = Boat> + Clone {
        (0..6).map(Boat)
    }

    /// The boat at this place in the order of set-up, which is below 6.
    #[inline]
    pub const fn new(index: u8) -> Boat {
        assert!(index < 6, "there are six boats");
        Boat(index)
    }

    /// Its place in the order of set-up.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is moored at a row rather than a column.
    pub const fn is_row(self) -> bool {
        self.0 < 3
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl Default for Harbor {
    fn default() -> Harbor {
        Harbor { occupied: 0, by_second: 0, hands: MEEPLES | MEEPLES << BITS_OF_HAND }
    }
}

impl Harbor {
    /// Who stands on a cell.
    pub fn owner(self, cell: Cell) -> Option<Seat> {
        let is_occupied = self.occupied >> cell.0 & 1 == 1;
        is_occupied.then(|| self.owner_of_occupied(cell))
    }

    /// How many meeples of a seat stand here.
    #[inline]
    pub fn standing(self, seat: Seat) -> u8 {
        MEEPLES - self.hand(seat)
    }

    /// How many meeples a seat has in hand.
    #[inline]
    pub fn hand(self, seat: Seat) -> u8 {
        self.hands >> hand_offset(seat) & 0b111
    }

    /// The meeples in a boat's line, nearest first.
    #[inline]
    pub fn line(self, boat: Boat) -> impl Iterator<Item = (Seat, Cell)> {
        let mut left = u32::from(self.occupied & LINES[boat.index()]);
        std::iter::from_fn(move || {
            let cell = (left != 0).then(|| Cell(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some((self.owner_of_occupied(cell), cell))
        })
    }

    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, cell: Cell) {
        debug_assert!(
            self.owner(cell).is_none() && self.hand(seat) > 0,
            "one meeple per cell, four per player"
        );
        self.occupied |= 1 << cell.0;
        self.by_second |= u16::from(seat.number()) << cell.0;
        self.hands -= 1 << hand_offset(seat);
    }

    /// Takes the meeples of a boat's line back into their owners' hands.
    #[inline]
    pub(crate) fn lift(&mut self, boat: Boat) {
        let line = LINES[boat.index()];
        let meeples = Chunk::new(u64::from(self.occupied & line)).count() as u8;
        let of_second = Chunk::new(u64::from(self.by_second & line)).count() as u8;
        self.occupied &= !line;
        self.by_second &= !line;
        self.hands += (meeples - of_second) | of_second << BITS_OF_HAND;
    }

    /// The free cells, as a set of bits.
    #[inline]
    pub(crate) fn free(self) -> u16 {
        self.occupied ^ ALL_CELLS
    }

    /// The boats whose lines hold at least two meeples, as a set of bits.
    #[inline]
    pub(crate) fn ready(self) -> u8 {
        READY[usize::from(self.occupied & ALL_CELLS)]
    }

    /// The boats whose lines hold at least one meeple, as a set of bits.
    #[inline]
    pub(crate) fn started(self) -> u8 {
        STARTED[usize::from(self.occupied & ALL_CELLS)]
    }

    /// The free cells whose occupation leaves at least one of these boats ready.
    #[inline]
    pub(crate) fn free_for_unload(self, boats: u8) -> u16 {
        let lines = if self.ready() & boats == 0 { self.started() & boats } else { ALL_BOATS };
        self.free() & CELLS[usize::from(lines & ALL_BOATS)]
    }

    #[inline]
    fn owner_of_occupied(self, cell: Cell) -> Seat {
        Seat::new((self.by_second >> cell.0 & 1) as u8)
    }
}

/// The harbour in JSON: who stands where, by the names of the cells.
type Meeples = BTreeMap<String, Seat>;

impl From<Harbor> for Meeples {
    fn from(harbor: Harbor) -> Meeples {
        let meeple = |cell: Cell| harbor.owner(cell).map(|seat| (cell.to_string(), seat));
        Cell::all().filter_map(meeple).collect()
    }
}

impl TryFrom<Meeples> for Harbor {
    type Error = String;

    fn try_from(meeples: Meeples) -> Result<Harbor, String> {
        let mut harbor = Harbor::default();
        for (text, seat) in meeples {
            let cell = text.parse().map_err(|_| format!("there is no cell `{text}`"))?;
            if seat.number() > 1 || harbor.hand(seat) == 0 {
                return Err(format!("seat {seat} has no meeple for {cell}"));
            }
            harbor.place(seat, cell);
        }
        Ok(harbor)
    }
}

#[inline]
fn hand_offset(seat: Seat) -> u8 {
    BITS_OF_HAND * seat.number()
}

const fn lines_with_at_least(count: u32) -> [u8; 512] {
    let mut table = [0; 512];
    let mut occupied = 0;
    while occupied < 512 {
        let mut boat = 0;
        while boat < 6 {
            if (occupied as u16 & LINES[boat]).count_ones() >= count {
                table[occupied] |= 1 << boat;
            }
            boat += 1;
        }
        occupied += 1;
    }
    table
}

const fn cells_of_lines() -> [u16; 64] {
    let mut table = [0; 64];
    let mut boats = 0;
    while boats < 64 {
        let mut boat = 0;
        while boat < 6 {
            if boats >> boat & 1 == 1 {
                table[boats] |= LINES[boat];
            }
            boat += 1;
        }
        boats += 1;
    }
    table
}
