//! Guests: an id that nobody can guess or forge, kept in a cookie. There is no account behind it.

use std::collections::HashSet;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::GuestId;

use crate::random;

/// The setting in the store that holds the key.
pub(crate) const KEY_SETTING: &str = "cookie key";

/// Who was signed in by a browser before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownAs {
    /// The account.
    pub account: GuestId,
    /// What tells this browser from others that its owner has used.
    pub browser: String,
}

/// Signs the ids in cookies, and whatever else only this place may have written.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    pub(crate) fn new(text: &str) -> Key {
        Key(text.to_owned())
    }

    /// A key for a new store.
    pub(crate) fn fresh() -> String {
        HEXLOWER.encode(&random::bytes::<32>())
    }

    /// Whether this is a key that nobody can guess, as [`Key::fresh`] makes them.
    pub(crate) fn is_key(text: &str) -> bool {
        // Of 32 random bytes about 30 differ; fewer than 16 do not once in the age of the world.
        const FEWEST: usize = 16;
        let varies = |bytes: &[u8]| bytes.iter().collect::<HashSet<_>>().len() >= FEWEST;
        HEXLOWER.decode(text.as_bytes()).is_ok_and(|bytes| bytes.len() == 32 && varies(&bytes))
    }

    /// A new guest.
    pub fn fresh_guest() -> GuestId {
        random::id()
    }

    /// The cookie's value for a guest.
    pub fn sign(&self, guest: &GuestId) -> String {
        format!("{guest}.{}", HEXLOWER.encode(&self.mac(guest.as_str()).finalize().into_bytes()))
    }

    /// The guest named in a cookie, if this server signed it.
    pub fn read(&self, cookie: &str) -> Option<GuestId> {
        let (guest, signature) = cookie.split_once('.')?;
        let signature = HEXLOWER.decode(signature.as_bytes()).ok()?;
        self.mac(guest).verify_slice(&signature).ok()?;
        guest.parse().ok()
    }

    /// What only whoever has the key can make of a text. The purpose keeps one use of it from being taken for another.
    pub(crate) fn seal(&self, purpose: &str, text: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key may have any length");
        mac.update(format!("akhet {purpose} 1\n{text}").as_bytes());
        HEXLOWER.encode(&mac.finalize().into_bytes())
    }

    /// The cookie's value by which a browser shows that somebody was signed in by it. Each time it is another one, so that
    /// nobody else has the same.
    pub fn sign_known(&self, account: &GuestId) -> String {
        self.known(account, &random::name())
    }

    fn known(&self, account: &GuestId, browser: &str) -> String {
        format!("{account}.{browser}.{}", self.seal("known", &format!("{account}.{browser}")))
    }

    /// Who was signed in by a browser, if this server signed its cookie.
    pub fn read_known(&self, cookie: &str) -> Option<KnownAs> {
        let (account, rest) = cookie.split_once('.')?;
        let (browser, _) = rest.split_once('.')?;
        let account: GuestId = account.parse().ok()?;
        let is_ours = random::hash(&self.known(&account, browser)) == random::hash(cookie);
        is_ours.then(|| KnownAs { account, browser: browser.to_owned() })
    }

    fn mac(&self, guest: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key may have any length");
        mac.update(b"akhet guest 1\n");
        mac.update(guest.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_reads_back_and_a_forged_one_does_not() {
        let key = Key::new("some key");
        let guest: GuestId = "zsofi".parse().unwrap();
        let cookie = key.sign(&guest);
        assert_eq!(key.read(&cookie), Some(guest));
        assert_eq!(Key::new("another key").read(&cookie), None);
        assert_eq!(key.read(&cookie.replace("zsofi", "balint")), None);
        for broken in ["", ".", "zsofi", "zsofi.", "zsofi.0", "zsofi.é", "zsofi.zz"] {
            assert_eq!(key.read(broken), None, "{broken}");
        }
    }

    #[test]
    fn a_cookie_that_a_browser_has_had_for_long_is_read() {
        let key = Key::new("f5373d620a1512059f602a9dee56a8b1e8f3945e8c8beadc85e454f6f3a8c030");
        let cookie =
            "a9t8k70A1AwGhoUO82CdT1.8ed92609e35d44a642fd77a393b3f78ddd76e44e31882ccbc03a82883cb1af66";
        let guest = key.read(cookie).unwrap();
        assert_eq!(guest.as_str(), "a9t8k70A1AwGhoUO82CdT1");
        assert_eq!(key.sign(&guest), cookie);
    }
}
