//! The editions that tables can use besides the shipped ones.

use catalog::Entry;
use data_encoding::HEXLOWER;
use game::{Chosen, OptionsError};
use sha2::{Digest, Sha256};

/// An edition offered by the operator of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    game: &'static str,
    /// How forms and programs refer to it: the SHA-256 of its text.
    pub digest: String,
    /// What its maker calls it.
    pub name: String,
    text: String,
}

impl Offered {
    /// Reads an edition of a game, or says what is wrong with it.
    pub fn new(entry: &Entry, text: &str) -> Result<Offered, OptionsError> {
        let chosen = entry.choose("", Some(text))?;
        Ok(Offered {
            game: entry.id,
            digest: HEXLOWER.encode(&Sha256::digest(text)),
            name: (entry.name_edition)(&chosen).unwrap_or_default(),
            text: text.to_owned(),
        })
    }
}

/// All editions on offer.
pub struct Editions(Vec<Offered>);

impl Editions {
    /// These editions; a game may have several.
    pub fn new(offered: &[Offered]) -> Editions {
        Editions(offered.to_vec())
    }

    /// The editions of a game.
    pub fn of<'a>(&'a self, entry: &'a Entry) -> impl Iterator<Item = &'a Offered> {
        self.0.iter().filter(|offered| offered.game == entry.id)
    }

    /// Options with the edition that has this digest, or with the shipped one if the digest is empty. `None` if there is no
    /// such edition.
    pub fn choose(&self, entry: &Entry, options: &str, digest: &str) -> Option<Result<Chosen, OptionsError>> {
        let text = if digest.is_empty() {
            None
        } else {
            Some(self.of(entry).find(|offered| offered.digest == digest)?.text.as_str())
        };
        Some(entry.choose(options, text))
    }
}
