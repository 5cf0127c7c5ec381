//! Guests: a name that nobody can guess or forge, kept in a cookie. There is no account behind it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::random;

/// The name of the key among the settings of the store.
pub(crate) const KEY_SETTING: &str = "cookie key";

/// Signs what is kept in cookies.
pub struct Key(String);

impl Key {
    pub(crate) fn new(text: &str) -> Key {
        Key(text.to_owned())
    }

    /// A key for a store that has none yet.
    pub(crate) fn fresh() -> String {
        random::hex(&random::bytes::<32>())
    }

    /// A guest who was not here before.
    pub fn fresh_guest() -> String {
        random::name()
    }

    /// The cookie's value for a guest.
    pub fn sign(&self, guest: &str) -> String {
        format!("{guest}.{}", random::hex(&self.mac(guest).finalize().into_bytes()))
    }

    /// The guest of a cookie, if this server has signed it.
    pub fn read(&self, cookie: &str) -> Option<String> {
        let (guest, signature) = cookie.split_once('.')?;
        let signature = read_hex(signature)?;
        self.mac(guest).verify_slice(&signature).ok()?;
        Some(guest.to_owned())
    }

    fn mac(&self, guest: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key may have any length");
        mac.update(b"akhet guest 1\n");
        mac.update(guest.as_bytes());
        mac
    }
}

/// The longest name of a guest, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name as a guest may have it: one line of a few characters.
pub fn clean_name(name: &str) -> String {
    let words: Vec<&str> = name
        .split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

fn read_hex(text: &str) -> Option<Vec<u8>> {
    let is_even = text.len().is_multiple_of(2) && text.is_ascii();
    is_even.then(|| {
        (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_reads_back_and_a_forged_one_does_not() {
        let key = Key::new("some key");
        let cookie = key.sign("zsofi");
        assert_eq!(key.read(&cookie).as_deref(), Some("zsofi"));
        assert_eq!(Key::new("another key").read(&cookie), None);
        assert_eq!(key.read(&cookie.replace("zsofi", "balint")), None);
        for broken in ["", ".", "zsofi", "zsofi.", "zsofi.0", "zsofi.é", "zsofi.zz"] {
            assert_eq!(key.read(broken), None, "{broken}");
        }
    }
}
