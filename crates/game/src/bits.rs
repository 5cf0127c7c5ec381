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

/// A number below `bound`, uniform to within one part in 2^32, which no statistic here can detect. Draws that people
/// play for are made from exact weights instead.
#[inline]
pub fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    debug_assert!(bound > 0);
    ((u128::from(rng.next_u64()) * u128::from(bound)) >> 64) as u32
}

/// A word of up to ten bits, whose set bits are counted and found by looking them up.
///
/// In a random game every step waits for the choice before it, so what counts there is not the number of instructions
/// but how long they wait for each other, and a table is the shortest wait.
#[derive(Clone, Copy, Debug)]
pub struct Chunk(usize);

impl Chunk {
    /// How many bits there can be.
    pub const BITS: u32 = 10;

    /// The lowest bits of a word.
    #[inline]
    pub const fn new(word: u64) -> Chunk {
        Chunk(word as usize & (CHUNKS - 1))
    }

    /// How many bits are set.
    #[inline]
    pub fn count(self) -> u32 {
        u32::from(COUNT_IN_CHUNK[self.0])
    }

    /// The position of the `n`-th set bit, counted from the lowest; `n` is below [`count`](Chunk::count).
    #[inline]
    pub fn nth(self, n: u32) -> u32 {
        debug_assert!(n < self.count());
        u32::from(SELECT_IN_CHUNK[self.0][n as usize & 15])
    }
}

const CHUNKS: usize = 1 << Chunk::BITS;

static COUNT_IN_CHUNK: [u8; CHUNKS] = count_in_chunk();
/// `SELECT_IN_CHUNK[chunk][rank]`: where the set bit with that rank lies; a row is a power of two for quick indexing.
static SELECT_IN_CHUNK: [[u8; 16]; CHUNKS] = select_in_chunk();

const fn count_in_chunk() -> [u8; CHUNKS] {
    let mut table = [0; CHUNKS];
    let mut chunk = 0;
    while chunk < CHUNKS {
        table[chunk] = chunk.count_ones() as u8;
        chunk += 1;
    }
    table
}

const fn select_in_chunk() -> [[u8; 16]; CHUNKS] {
    let mut table = [[0; 16]; CHUNKS];
    let mut chunk = 0;
    while chunk < CHUNKS {
        let mut rank = 0;
        let mut bit = 0;
        while bit < Chunk::BITS {
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
    fn chunks_agree_with_whole_words() {
        for word in 0..1 << Chunk::BITS {
            let (chunk, ranked) = (Chunk::new(word), Ranked::new(word));
            assert_eq!(chunk.count(), ranked.count());
            for n in 0..chunk.count() {
                assert_eq!(chunk.nth(n), ranked.nth(n), "bit {n} of {word:#x}");
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
