//! Randomness from the operating system, for ids, secrets and keys.

use data_encoding::HEXLOWER;
use rand::TryRng;
use rand::rngs::SysRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use store::BadId;

/// Unpredictable bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A name that nobody can guess: 22 letters and digits, more than 128 bits.
pub(crate) fn name() -> String {
    const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    // A multiple of 62 below 256, so that all characters are equally likely.
    let signs = std::iter::repeat_with(bytes::<32>).flatten().filter(|byte| *byte < 248);
    signs.map(|byte| char::from(SIGNS[usize::from(byte % 62)])).take(22).collect()
}

/// The id of a new table or guest.
pub(crate) fn id<T: TryFrom<String, Error = BadId>>() -> T {
    name().try_into().expect("a name is made of letters and digits")
}

/// A generator for a computer player.
pub(crate) fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::from_seed(bytes())
}

/// What is stored in place of a token, so that a stolen store gives access to no seat.
pub(crate) fn hash(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(token))
}
