//! How many changes a table has been through, as far as the viewer may know.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The number of changes everybody has seen, and the number since then that only one seat knows about.
///
/// A seat that arranges cards only it has seen takes as many steps as there are different cards. If each step were a
/// revision, everybody could count them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Revision {
    /// How many changes everybody has seen.
    pub shown: u64,
    /// How many there have been since that only the seat to move knows about.
    pub hidden: u64,
}

/// `12`, or `12.3` three hidden changes later.
impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hidden {
            0 => write!(f, "{}", self.shown),
            hidden => write!(f, "{}.{hidden}", self.shown),
        }
    }
}

/// A text that is not a revision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadRevision;

impl FromStr for Revision {
    type Err = BadRevision;

    fn from_str(text: &str) -> Result<Revision, BadRevision> {
        let (shown, hidden) = text.split_once('.').unwrap_or((text, "0"));
        let number = |text: &str| text.parse().map_err(|_| BadRevision);
        Ok(Revision { shown: number(shown)?, hidden: number(hidden)? })
    }
}

/// A number, or a text where a number would not say everything.
impl Serialize for Revision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.hidden {
            0 => serializer.serialize_u64(self.shown),
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Revision {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Revision, D::Error> {
        let read = match Value::deserialize(deserializer)? {
            Value::Number(number) => number.as_u64().map(|shown| Revision { shown, hidden: 0 }),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        read.ok_or_else(|| D::Error::custom("a revision is a number, or a text such as \"12.3\""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revision_is_read_as_it_is_written() {
        for (text, shown, hidden) in [("12", 12, 0), ("12.3", 12, 3), ("0.10", 0, 10)] {
            let revision = Revision { shown, hidden };
            assert_eq!(text.parse(), Ok(revision));
            assert_eq!(revision.to_string(), text);
            let json = serde_json::to_string(&revision).unwrap();
            assert_eq!(serde_json::from_str::<Revision>(&json).unwrap(), revision, "{json}");
        }
        for wrong in ["", ".", "1.", ".1", "x", "-1", "1.2.3"] {
            assert_eq!(wrong.parse::<Revision>(), Err(BadRevision), "{wrong}");
        }
    }
}
