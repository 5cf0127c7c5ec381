//! What rests on what, and what lies side by side, worked out by the compiler.

use super::{SPACES, Space};

/// The pairs of spaces that lie side by side.
pub(super) static ADJACENT: [(Space, Space); 20] = adjacent();
pub(super) static SUPPORTS: [u32; SPACES] = supports();
pub(super) static NEIGHBOURS: [u32; SPACES] = neighbours();
/// The reverse of what rests on what.
pub(super) static ABOVE: [u32; SPACES] = above();

const fn supports() -> [u32; SPACES] {
    let mut table = [0; SPACES];
    let mut number = 0;
    while number < SPACES {
        let space = Space(number as u8);
        if space.level() > 1 {
            let width = space.pyramid().width(space.level()) as usize + 1;
            let level_below =
                number - (space.row() as usize * (width - 1) + space.column() as usize) - width * width;
            let corner = level_below + space.row() as usize * width + space.column() as usize;
            table[number] = 0b11 << corner | 0b11 << (corner + width);
        }
        number += 1;
    }
    table
}

const fn neighbours() -> [u32; SPACES] {
    let mut table = [0; SPACES];
    let mut number = 0;
    while number < SPACES {
        let space = Space(number as u8);
        let width = space.pyramid().width(space.level());
        if space.column() + 1 < width {
            table[number] |= 1 << (number + 1);
            table[number + 1] |= 1 << number;
        }
        if space.row() + 1 < width {
            table[number] |= 1 << (number + width as usize);
            table[number + width as usize] |= 1 << number;
        }
        number += 1;
    }
    table
}

const fn adjacent() -> [(Space, Space); 20] {
    let neighbours = neighbours();
    let mut table = [(Space(0), Space(0)); 20];
    let mut count = 0;
    let mut one = 0;
    while one < SPACES {
        let mut other = one + 1;
        while other < SPACES {
            if neighbours[one] >> other & 1 == 1 {
                table[count] = (Space(one as u8), Space(other as u8));
                count += 1;
            }
            other += 1;
        }
        one += 1;
    }
    table
}

const fn above() -> [u32; SPACES] {
    let supports = supports();
    let mut table = [0; SPACES];
    let mut upper = 0;
    while upper < SPACES {
        let mut lower = 0;
        while lower < SPACES {
            if supports[upper] >> lower & 1 == 1 {
                table[lower] |= 1 << upper;
            }
            lower += 1;
        }
        upper += 1;
    }
    table
}
