//! Editions: the numbers of a game, as data that the owner of a box can correct.
//!
//! An edition is a TOML file. Every table says where its values come from, either once for all of them
//! (`source = "rulebook"`) or key by key (`source = { offer = "rulebook", symbol = "reconstructed" }`); a table without a
//! `source` takes that of the table around it. What is left when the sources are taken out is the game's own [`Numbers`].
//!
//! An edition is known by the SHA-256 of its text. Wherever one is written down (records, views), the shipped one is named
//! by its hash alone and any other is written out, so that nothing has to be looked up elsewhere.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use data_encoding::HEXLOWER;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

/// The numbers of one game, without where they come from.
pub trait Numbers: DeserializeOwned + fmt::Debug + Send + Sync + Sized + 'static {
    /// The edition that the program ships.
    fn shipped() -> &'static Edition<Self>;

    /// Whether the numbers make a game; if not, which entry is wrong and how.
    fn check(&self) -> Result<(), EditionError>;
}

/// Where a value comes from, from the most to the least certain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says it, or one of its examples forces it.
    Rulebook,
    /// Published reviews and reports say it.
    Review,
    /// It follows from what is known.
    Inferred,
    /// Nothing is known: it was chosen to fit everything else.
    Reconstructed,
}

/// Checked numbers with their text, cheap to clone.
pub struct Edition<N>(Arc<Read<N>>);

/// An edition of any game, for code that writes it down or lists it.
pub trait Printed {
    /// What its maker calls it.
    fn name(&self) -> &str;

    /// The SHA-256 of its text, in hexadecimal.
    fn digest(&self) -> &str;

    /// The text it was read from.
    fn text(&self) -> &str;

    /// Whether it is the one that the program ships.
    fn is_shipped(&self) -> bool;

    /// Every value by its path, with where it comes from.
    fn values(&self) -> &BTreeMap<String, Listed>;

    /// Where the value with this path comes from.
    fn source(&self, path: &str) -> Option<Source> {
        self.values().get(path).map(|listed| listed.source)
    }
}

struct Read<N> {
    name: String,
    hash: String,
    text: String,
    sources: BTreeMap<String, Listed>,
    numbers: N,
}

/// One value of an edition, for the page that lists them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The value as it is written.
    pub value: String,
    /// Where it comes from.
    pub source: Source,
}

/// Why a text is no edition: the entry, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionError {
    /// The path of the entry, such as `gizeh.left.spaces.3`; empty if the text is no TOML at all.
    pub entry: String,
    /// What is wrong there.
    pub problem: String,
}

impl EditionError {
    /// Names an entry and its problem.
    pub fn new(entry: impl Into<String>, problem: impl Into<String>) -> EditionError {
        EditionError { entry: entry.into(), problem: problem.into() }
    }
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.entry.is_empty() {
            return write!(f, "the edition cannot be read: {}", self.problem);
        }
        write!(f, "the edition's entry `{}`: {}", self.entry, self.problem)
    }
}

impl std::error::Error for EditionError {}

impl<N: Numbers> Edition<N> {
    /// Reads and checks a text.
    pub fn read(text: &str) -> Result<Edition<N>, EditionError> {
        let unreadable = |error: &toml::de::Error| EditionError::new("", error.to_string().trim());
        let mut table: Table = text.parse().map_err(|error| unreadable(&error))?;
        let name = match table.remove("name") {
            Some(Value::String(name)) if !name.trim().is_empty() && !name.contains(char::is_control) => name,
            _ => return Err(EditionError::new("name", "must be one line of text")),
        };
        let mut sources = BTreeMap::new();
        take_sources(&mut table, "", None, &mut sources)?;
        let numbers: N = Value::Table(table).try_into().map_err(|error| unreadable(&error))?;
        numbers.check()?;
        let hash = HEXLOWER.encode(&Sha256::digest(text));
        Ok(Edition(Arc::new(Read { name, hash, text: text.to_owned(), sources, numbers })))
    }

    /// The edition with this text, or the shipped one if there is none.
    pub fn chosen(text: Option<&str>) -> Result<Edition<N>, EditionError> {
        text.map_or_else(|| Ok(N::shipped().clone()), Edition::read)
    }
}

impl<N: Numbers> Printed for Edition<N> {
    fn name(&self) -> &str {
        &self.0.name
    }

    fn digest(&self) -> &str {
        &self.0.hash
    }

    fn text(&self) -> &str {
        &self.0.text
    }

    fn is_shipped(&self) -> bool {
        self == N::shipped()
    }

    fn values(&self) -> &BTreeMap<String, Listed> {
        &self.0.sources
    }
}

/// Takes every `source` out of a table and notes for each value where it comes from.
fn take_sources(
    table: &mut Table,
    path: &str,
    around: Option<Source>,
    out: &mut BTreeMap<String, Listed>,
) -> Result<(), EditionError> {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    let own = table.remove("source");
    let (general, mut particular) = match own {
        None => (around, Table::new()),
        Some(Value::Table(by_key)) => (around, by_key),
        Some(one) => (Some(read_source(one, &below("source"))?), Table::new()),
    };
    for (key, value) in table.iter_mut() {
        let path = below(key);
        let source = match particular.remove(key) {
            Some(named) => Some(read_source(named, &below("source"))?),
            None => general,
        };
        take_sources_of_value(value, &path, source, out)?;
    }
    match particular.keys().next() {
        Some(key) => Err(EditionError::new(below("source"), format!("names `{key}`, which is not there"))),
        None => Ok(()),
    }
}

fn take_sources_of_value(
    value: &mut Value,
    path: &str,
    source: Option<Source>,
    out: &mut BTreeMap<String, Listed>,
) -> Result<(), EditionError> {
    match value {
        Value::Table(table) => take_sources(table, path, source, out),
        Value::Array(items) if items.iter().any(Value::is_table) => {
            let mut items = items.iter_mut().enumerate();
            items.try_for_each(|(index, item)| {
                take_sources_of_value(item, &format!("{path}.{index}"), source, out)
            })
        }
        _ => {
            let source = source.ok_or_else(|| EditionError::new(path, "does not say where it comes from"))?;
            out.insert(path.to_owned(), Listed { value: value.to_string(), source });
            Ok(())
        }
    }
}

fn read_source(value: Value, path: &str) -> Result<Source, EditionError> {
    let allowed = "must be rulebook, review, inferred or reconstructed";
    value.try_into().map_err(|_| EditionError::new(path, allowed))
}

impl<N> Clone for Edition<N> {
    fn clone(&self) -> Edition<N> {
        Edition(Arc::clone(&self.0))
    }
}

impl<N> Deref for Edition<N> {
    type Target = N;

    fn deref(&self) -> &N {
        &self.0.numbers
    }
}

impl<N> PartialEq for Edition<N> {
    fn eq(&self, other: &Edition<N>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.hash == other.0.hash
    }
}

impl<N> Eq for Edition<N> {}

impl<N> Hash for Edition<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl<N> fmt::Debug for Edition<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({} {})", self.0.name, self.0.hash)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Shipped(String),
    Text(String),
}

impl<N: Numbers> Serialize for Edition<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_shipped() {
            Written::Shipped(self.digest().to_owned()).serialize(serializer)
        } else {
            Written::Text(self.text().to_owned()).serialize(serializer)
        }
    }
}

impl<'de, N: Numbers> Deserialize<'de> for Edition<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition<N>, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Shipped(hash) if hash == N::shipped().digest() => Ok(N::shipped().clone()),
            Written::Shipped(hash) => {
                Err(D::Error::custom(format!("the edition {hash} is not the one here")))
            }
            Written::Text(text) => Edition::read(&text).map_err(D::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::testing::check_refused;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Dice {
        faces: u8,
        stalls: Vec<Stall>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Stall {
        offer: u8,
        #[serde(default)]
        symbol: Option<String>,
    }

    const SHIPPED: &str = r#"
        name = "Ours"
        source = "rulebook"
        faces = 6
        [[stalls]]
        offer = 3
        symbol = "coin"
        source = { symbol = "reconstructed" }
        [[stalls]]
        offer = 5
        source = "inferred"
    "#;

    impl Numbers for Dice {
        fn shipped() -> &'static Edition<Dice> {
            static EDITION: LazyLock<Edition<Dice>> =
                LazyLock::new(|| Edition::read(SHIPPED).expect("it is tested"));
            &EDITION
        }

        fn check(&self) -> Result<(), EditionError> {
            let is_wrong = |stall: &Stall| stall.offer > self.faces;
            match self.stalls.iter().position(is_wrong) {
                Some(index) => {
                    Err(EditionError::new(format!("stalls.{index}.offer"), "is more than the die has faces"))
                }
                None => Ok(()),
            }
        }
    }

    #[test]
    fn every_value_has_a_source() {
        let edition = Dice::shipped();
        let sources: Vec<_> =
            edition.values().iter().map(|(path, listed)| (path.as_str(), listed.source)).collect();
        assert_eq!(
            sources,
            [
                ("faces", Source::Rulebook),
                ("stalls.0.offer", Source::Rulebook),
                ("stalls.0.symbol", Source::Reconstructed),
                ("stalls.1.offer", Source::Inferred),
            ]
        );
        assert_eq!(edition.stalls[0].symbol.as_deref(), Some("coin"));
        assert_eq!(edition.values()["faces"].value, "6");
    }

    #[test]
    fn what_is_wrong_is_named() {
        check_refused::<Dice>(
            r#"
            faces = 6 => faces = => the edition cannot be read: TOML parse error at line 4
            name = "Ours" =>  => name: must be one line of text
            source = "rulebook" =>  => faces: does not say where it comes from
            "inferred" => "a dream" => stalls.1.source: must be rulebook,
            { symbol => { colour => stalls.0.source: names `colour`, which is not there
            offer = 5 => offer = 9 => stalls.1.offer: is more than the die has faces
            faces = 6 => faces = 6\nedges = 12 => the edition cannot be read: unknown field `edges`
            "#,
        );
    }

    #[test]
    fn the_shipped_one_is_written_as_its_hash_and_any_other_as_its_text() {
        let shipped = serde_json::to_string(Dice::shipped()).unwrap();
        assert_eq!(shipped, format!(r#"{{"shipped":"{}"}}"#, Dice::shipped().digest()));
        assert_eq!(&serde_json::from_str::<Edition<Dice>>(&shipped).unwrap(), Dice::shipped());

        let other = Edition::<Dice>::read(&SHIPPED.replace('6', "8")).unwrap();
        assert_ne!(&other, Dice::shipped());
        let written = serde_json::to_string(&other).unwrap();
        assert_eq!(serde_json::from_str::<Edition<Dice>>(&written).unwrap(), other);
        assert!(serde_json::from_str::<Edition<Dice>>(r#"{"shipped":"00"}"#).is_err());
    }
}
