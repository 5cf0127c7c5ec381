//! The editions that tables can be made with, besides those that the program ships.

use catalog::Entry;
use data_encoding::HEXLOWER;
use game::{Chosen, OptionsError};
use sha2::{Digest, Sha256};

/// An edition that whoever runs the server offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    game: &'static str,
    /// How forms and programs name it: the SHA-256 of its text.
    pub digest: String,
    /// What its maker calls it.
    pub name: String,
    text: String,
}

impl Offered {
    /// An edition of a game by its text, or why it is none.
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

/// All that are offered.
pub struct Editions(Vec<Offered>);

impl Editions {
    /// These, of which several may be of one game.
    pub fn new(offered: &[Offered]) -> Editions {
        Editions(offered.to_vec())
    }

    /// Those of a game.
    pub fn of<'a>(&'a self, entry: &'a Entry) -> impl Iterator<Item = &'a Offered> {
        self.0.iter().filter(|offered| offered.game == entry.id)
    }

    /// Options with the edition of this digest, or with the shipped one if there is none. `None` if it is not offered.
    pub fn choose(&self, entry: &Entry, options: &str, digest: &str) -> Option<Result<Chosen, OptionsError>> {
        let text = if digest.is_empty() {
            None
        } else {
            Some(self.of(entry).find(|offered| offered.digest == digest)?.text.as_str())
        };
        Some(entry.choose(options, text))
    }
}
