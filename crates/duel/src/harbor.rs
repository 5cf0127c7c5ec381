//! The harbour: nine cells, and the six lines that boats are moored at.

use game::Seat;

/// A cell of the harbour, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// A boat, named after its line: rows 1, 2, 3 (moored on the left), then columns a, b, c (moored at the top).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Boat(u8);

/// Where the meeples are. One half of the word for each seat: nine bits for the cells it stands on, and above them the
/// number of meeples it has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harbor(u32);

/// How many meeples each seat has.
pub(crate) const MEEPLES: u8 = 4;

const HALF: u32 = 16;
const IN_HAND: u32 = 1 << 9;
const ALL_CELLS: u32 = 0b111_111_111;
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
        let all_in_hand = u32::from(MEEPLES) * IN_HAND;
        Harbor(all_in_hand | all_in_hand << HALF)
    }
}

impl Harbor {
    /// Who stands on a cell.
    pub fn owner(self, cell: Cell) -> Option<Seat> {
        Seat::all(2).find(|seat| self.half(*seat) >> cell.0 & 1 == 1)
    }

    /// How many meeples of a seat stand here.
    pub fn standing(self, seat: Seat) -> u8 {
        MEEPLES - self.hand(seat)
    }

    /// How many meeples a seat has in hand.
    #[inline]
    pub fn hand(self, seat: Seat) -> u8 {
        (self.half(seat) / IN_HAND & 0b111) as u8
    }

    /// The meeples in a boat's line, nearest first.
    #[inline]
    pub fn line(self, boat: Boat) -> impl Iterator<Item = (Seat, Cell)> {
        let mut left = self.occupied() & u32::from(LINES[boat.index()]);
        std::iter::from_fn(move || {
            let cell = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (cell < 9).then(|| (Seat::new((self.0 >> HALF >> cell & 1) as u8), Cell(cell as u8)))
        })
    }

    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, cell: Cell) {
        debug_assert!(
            self.owner(cell).is_none() && self.hand(seat) > 0,
            "one meeple per cell, four per player"
        );
        self.0 = self.0 + (1 << cell.0 << shift(seat)) - (IN_HAND << shift(seat));
    }

    /// Takes a meeple back into its owner's hand.
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, cell: Cell) {
        debug_assert_eq!(self.owner(cell), Some(seat), "only what stands there can be lifted");
        self.0 = self.0 - (1 << cell.0 << shift(seat)) + (IN_HAND << shift(seat));
    }

    /// The free cells, as a set of bits.
    #[inline]
    pub(crate) fn free(self) -> u32 {
        !self.occupied() & ALL_CELLS
    }

    /// The boats whose lines hold at least two meeples, as a set of bits.
    #[inline]
    pub(crate) fn ready(self) -> u8 {
        READY[self.occupied() as usize]
    }

    /// The boats whose lines hold at least one meeple, as a set of bits.
    #[inline]
    pub(crate) fn started(self) -> u8 {
        STARTED[self.occupied() as usize]
    }

    /// The free cells whose occupation leaves at least one of these boats ready.
    #[inline]
    pub(crate) fn free_for_unload(self, boats: u8) -> u32 {
        let lines = if self.ready() & boats == 0 { self.started() & boats } else { ALL_BOATS };
        self.free() & u32::from(CELLS[usize::from(lines & ALL_BOATS)])
    }

    fn occupied(self) -> u32 {
        (self.0 | self.0 >> HALF) & ALL_CELLS
    }

    fn half(self, seat: Seat) -> u32 {
        self.0 >> shift(seat)
    }
}

fn shift(seat: Seat) -> u32 {
    HALF * u32::from(seat.number())
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
