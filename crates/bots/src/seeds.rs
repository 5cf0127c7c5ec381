//! Where generators come from.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A generator that follows from these numbers in this order: each is mixed in so well that neighbours have nothing in
/// common.
pub(crate) fn generator(numbers: &[u64]) -> Xoshiro256PlusPlus {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = numbers.iter().fold(0_u64, |mixed, number| {
        let mut word = (mixed ^ number).wrapping_add(STEP);
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)).rotate_left(17)
    });
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}
