//! Where generators come from.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A generator seeded with these numbers in this order, mixed so well that neighbouring numbers give unrelated
/// generators.
pub fn generator(numbers: &[u64]) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(mix(numbers))
}

/// The seed of such a generator.
pub(crate) fn mix(numbers: &[u64]) -> u64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    numbers.iter().fold(0_u64, |mixed, number| {
        let mut word = (mixed ^ number).wrapping_add(STEP);
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)).rotate_left(17)
    })
}
