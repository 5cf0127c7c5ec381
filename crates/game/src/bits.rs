//! Counting and finding set bits: the uniform choice from a bit mask.

use rand::Rng;

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// `SELECT_IN_BYTE[rank][byte]`: where the set bit with that rank lies in the byte.
static SELECT_IN_BYTE: [[u8; 256]; 8] = select_in_byte();

/// A word whose set bits can be counted and found by rank.
///
/// Clearing the lowest bit n times is shorter, but its loop ends after a random number of rounds, which a processor
/// cannot foresee. This counts bits per byte once, and both questions are answered from that without a branch.
#[derive(Clone, Copy, Debug)]
pub struct Ranked {
    word: u64,
    /// In each byte, the number of set bits in it and below it.
    up_to_byte: u64,
}

impl Ranked {
    /// Counts the bits of a word.
    #[inline]
    pub const fn new(word: u64) -> Ranked {
        let pairs = word - ((word >> 1) & (EVERY_BYTE * 0x55));
        let nibbles = (pairs & (EVERY_BYTE * 0x33)) + ((pairs >> 2) & (EVERY_BYTE * 0x33));
        let bytes = (nibbles + (nibbles >> 4)) & (EVERY_BYTE * 0x0f);
        Ranked { word, up_to_byte: bytes.wrapping_mul(EVERY_BYTE) }
    }

    /// How many bits are set.
    #[inline]
    pub const fn count(self) -> u32 {
        (self.up_to_byte >> 56) as u32
    }

    /// The position of the `n`-th set bit, counted from the lowest; `n` is below [`count`](Ranked::count).
    #[inline]
    pub fn nth(self, n: u32) -> u32 {
        debug_assert!(n < self.count());
        let bytes_below = ((u64::from(n) * EVERY_BYTE) | TOP_BITS).wrapping_sub(self.up_to_byte) & TOP_BITS;
        // Each byte that ends at or before the bit has its top bit set: add them up, and eight bits are a byte.
        let shift = ((bytes_below >> 7).wrapping_mul(EVERY_BYTE) >> 53) as u32 & 0x38;
        let before = ((self.up_to_byte << 8) >> shift) as u32 & 0xff;
        let byte = (self.word >> shift) as usize & 0xff;
        shift + u32::from(SELECT_IN_BYTE[(n - before) as usize & 7][byte])
    }
}

/// A number below `bound`, each as likely as the other but for one part in 2^32 or less, which no statistic here can
/// see. Draws that people play for are made from exact weights instead.
#[inline]
pub fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    debug_assert!(bound > 0);
    ((u128::from(rng.next_u64()) * u128::from(bound)) >> 64) as u32
}

/// The position of one of the set bits, each as likely as the other; the word is not 0.
///
/// In a random game every step waits for the choice before it, so what counts here is not the number of instructions
/// but how long they wait for each other. A word of up to twenty bits, which most sets of actions are, is therefore
/// looked up in two halves.
#[inline]
pub fn choose_set_bit(word: u64, rng: &mut impl Rng) -> u32 {
    if word >> (2 * CHUNK) != 0 {
        let ranked = Ranked::new(word);
        return ranked.nth(below(ranked.count(), rng));
    }
    let low = word as usize & (CHUNK_SIZE - 1);
    let high = (word >> CHUNK) as usize & (CHUNK_SIZE - 1);
    let in_low = u32::from(COUNT_IN_CHUNK[low]);
    let n = below(in_low + u32::from(COUNT_IN_CHUNK[high]), rng);
    let (chunk, rank, offset) = if n < in_low { (low, n, 0) } else { (high, n - in_low, CHUNK) };
    u32::from(SELECT_IN_CHUNK[chunk][rank as usize & 15]) + offset
}

const CHUNK: u32 = 10;
const CHUNK_SIZE: usize = 1 << CHUNK;

static COUNT_IN_CHUNK: [u8; CHUNK_SIZE] = count_in_chunk();
/// `SELECT_IN_CHUNK[chunk][rank]`: where the set bit with that rank lies; a row is a power of two for quick indexing.
static SELECT_IN_CHUNK: [[u8; 16]; CHUNK_SIZE] = select_in_chunk();

const fn count_in_chunk() -> [u8; CHUNK_SIZE] {
    let mut table = [0; CHUNK_SIZE];
    let mut chunk = 0;
    while chunk < CHUNK_SIZE {
        table[chunk] = chunk.count_ones() as u8;
        chunk += 1;
    }
    table
}

const fn select_in_chunk() -> [[u8; 16]; CHUNK_SIZE] {
    let mut table = [[0; 16]; CHUNK_SIZE];
    let mut chunk = 0;
    while chunk < CHUNK_SIZE {
        let mut rank = 0;
        let mut bit = 0;
        while bit < CHUNK {
            if chunk >> bit & 1 == 1 {
                table[chunk][rank] = bit as u8;
                rank += 1;
            }
            bit += 1;
        }
        chunk += 1;
    }
    table
}

const fn select_in_byte() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut rank = 0;
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[rank][byte] = bit as u8;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn agrees_with_clearing_the_lowest_bit_again_and_again() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..10_000_u32 {
            word = word.rotate_left(17).wrapping_mul(0xd129_42f2_b1d8_4a93) ^ u64::from(round);
            let sparse =
                if round % 2 == 0 { word } else { word & word.rotate_left(7) & word.rotate_left(29) };
            check(sparse);
        }
        check(0);
        check(u64::MAX);
        check(1 << 63);
    }

    #[test]
    fn every_set_bit_is_chosen_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for word in [0b1, 0b1000_0000_0001, 0xf_ffff, 0x5_a5a5, 0x8000_0000_0000_0001, 0x00ff_0f00_1000_0421]
        {
            let mut counts = [0_u32; 64];
            let each = 10_000;
            for _ in 0..each * u64::count_ones(word) {
                counts[choose_set_bit(word, &mut rng) as usize] += 1;
            }
            for (bit, count) in counts.into_iter().enumerate() {
                if word >> bit & 1 == 0 {
                    assert_eq!(count, 0, "bit {bit} of {word:#x}");
                } else {
                    let deviation = f64::from(count.abs_diff(each));
                    assert!(deviation < 5.0 * f64::from(each).sqrt(), "bit {bit} of {word:#x}: {count}");
                }
            }
        }
    }

    #[track_caller]
    fn check(word: u64) {
        let ranked = Ranked::new(word);
        assert_eq!(ranked.count(), word.count_ones());
        let mut rest = word;
        for n in 0..ranked.count() {
            assert_eq!(ranked.nth(n), rest.trailing_zeros(), "bit {n} of {word:#x}");
            rest &= rest - 1;
        }
    }
}
