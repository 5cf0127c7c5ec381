//! The tokens that nobody has seen yet: the supply and the reserve together.

use game::bits::below;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::counts::{self, Counts};
use super::token::Token;

/// A set of unseen tokens: how many there are of each kind.
///
/// It is held as running sums, one byte a kind in the order of the notation: byte `k` counts the tokens of kinds up to
/// `k`. The token with number `r` is then of the kind whose running sum is the first above `r`, and comparing all
/// bytes with `r` at once finds it without a loop or a branch. Drawing is what random games do most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Unseen {
    sums: [u64; 3],
    /// A copy of the last running sum, so that a draw can choose its number before the previous draw is done.
    len: u8,
}

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// `ONE[word][kind]`: one token of that kind, as running sums. The three words of a kind lie apart, because compilers
/// would merge neighbours into one wide access, which has to wait for the narrow ones.
static ONE: [[u64; 23]; 3] = ones();

impl Unseen {
    /// All sixty tokens.
    pub(crate) const ALL: Unseen = all();

    /// The set with this many of each kind.
    fn from_counts(count: impl Fn(Token) -> u32) -> Unseen {
        let mut unseen = Unseen { sums: [0; 3], len: 0 };
        for token in Token::ALL {
            for _ in 0..count(token) {
                unseen.sums.iter_mut().zip(&ONE).for_each(|(sums, one)| *sums += one[token as usize]);
                unseen.len += 1;
            }
        }
        unseen
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        u32::from(self.len)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of one kind.
    pub fn count(self, token: Token) -> u32 {
        let kind = token as usize;
        let below = if kind == 0 { 0 } else { self.up_to(kind - 1) };
        self.up_to(kind) - below
    }

    /// One of them, each equally likely.
    #[inline]
    pub(crate) fn draw(self, rng: &mut impl Rng) -> Token {
        let number = u64::from(below(self.len(), rng));
        // A running sum is at most 60, so the top bit of a byte stays set unless its sum is above the number.
        let everywhere = (number * EVERY_BYTE) | TOP_BITS;
        let kinds_below = self.sums.map(|sums| ((everywhere - sums) & TOP_BITS) >> 7).iter().sum::<u64>();
        token_of_kind(kinds_below.wrapping_mul(EVERY_BYTE) >> 56)
    }

    #[inline]
    pub(crate) fn remove(&mut self, token: Token) {
        debug_assert!(self.count(token) > 0, "only what is there can be drawn");
        self.len -= 1;
        for (sums, one) in self.sums.iter_mut().zip(&ONE) {
            *sums -= one[token as usize];
        }
    }

    fn up_to(self, kind: usize) -> u32 {
        (self.sums[kind / 8] >> (kind % 8 * 8)) as u32 & 0xff
    }
}

impl From<Unseen> for Counts {
    fn from(unseen: Unseen) -> Counts {
        counts::write(|token| unseen.count(token))
    }
}

impl TryFrom<Counts> for Unseen {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Unseen, String> {
        let numbers = counts::read(&counts)?;
        Ok(Unseen::from_counts(|token| numbers[token as usize]))
    }
}

/// The same as `Token::ALL[kind]`, but compilers see that it only changes the type, and read no table.
const fn token_of_kind(kind: u64) -> Token {
    match kind {
        0 => Token::Obelisk,
        1 => Token::Temple1,
        2 => Token::Temple2,
        3 => Token::Temple3,
        4 => Token::Temple4,
        5 => Token::Light,
        6 => Token::Dark,
        7 => Token::Tomb1,
        8 => Token::Tomb2,
        9 => Token::Tomb3,
        10 => Token::Tomb4,
        11 => Token::Tomb5,
        12 => Token::Tomb6,
        13 => Token::Tomb7,
        14 => Token::Tomb8,
        15 => Token::Tomb9,
        16 => Token::Tomb10,
        17 => Token::Tomb11,
        18 => Token::Tomb12,
        19 => Token::Take,
        20 => Token::Place,
        21 => Token::Unload,
        _ => Token::Swap,
    }
}

const fn ones() -> [[u64; 23]; 3] {
    let mut ones = [[0; 23]; 3];
    let mut kind = 0;
    while kind < 23 {
        // Byte 23 belongs to no kind and always holds the whole sum.
        let mut byte = kind;
        while byte < 24 {
            ones[byte / 8][kind] |= 1 << (byte % 8 * 8);
            byte += 1;
        }
        kind += 1;
    }
    ones
}

const fn all() -> Unseen {
    let ones = ones();
    let mut sums = [0; 3];
    let mut kind = 0;
    while kind < 23 {
        let mut word = 0;
        while word < 3 {
            sums[word] += ones[word][kind] * Token::ALL[kind].copies() as u64;
            word += 1;
        }
        kind += 1;
    }
    Unseen { sums, len: 60 }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn every_token_is_drawn_once_and_counted_right_on_the_way() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..100 {
            let mut unseen = Unseen::ALL;
            let mut left = Token::ALL.map(Token::copies);
            for drawn in 0..60 {
                assert_eq!(unseen.len(), 60 - drawn);
                assert_eq!(Token::ALL.map(|token| unseen.count(token)), left);
                assert_eq!(Unseen::from_counts(|token| left[token as usize]), unseen);
                let token = unseen.draw(&mut rng);
                unseen.remove(token);
                left[token as usize] -= 1;
            }
            assert!(unseen.is_empty());
        }
    }

    #[test]
    fn draws_are_uniform_over_tokens() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut counts = [0_u32; 23];
        let rounds = 600_000;
        for _ in 0..rounds {
            counts[Unseen::ALL.draw(&mut rng) as usize] += 1;
        }
        for token in Token::ALL {
            let expected = f64::from(rounds * token.copies()) / 60.0;
            let deviation = (f64::from(counts[token as usize]) - expected).abs();
            assert!(deviation < 5.0 * expected.sqrt(), "{token}: {deviation} away from {expected}");
        }
    }
}
