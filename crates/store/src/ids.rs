//! Ids that serve as addresses and keys. They are checked where they come in, so none can smuggle in a path, a query or
//! markup.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Encode, Type};

/// The longest id; ours have 22 characters.
const LONGEST: usize = 64;

/// A text that cannot be an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadId(String);

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no id; an id is made of letters and digits, at most {LONGEST}", self.0)
    }
}

impl std::error::Error for BadId {}

macro_rules! id {
    ($(#[$about:meta])* $id:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $id(String);

        impl $id {
            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $id {
            type Error = BadId;

            fn try_from(text: String) -> Result<$id, BadId> {
                let is_id = (1..=LONGEST).contains(&text.len())
                    && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
                if is_id { Ok($id(text)) } else { Err(BadId(text)) }
            }
        }

        impl FromStr for $id {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$id, BadId> {
                text.to_owned().try_into()
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> String {
                id.0
            }
        }

        impl<D: Database> Type<D> for $id
        where
            String: Type<D>,
        {
            fn type_info() -> D::TypeInfo {
                String::type_info()
            }

            fn compatible(kind: &D::TypeInfo) -> bool {
                String::compatible(kind)
            }
        }

        impl<'q, D: Database> Encode<'q, D> for $id
        where
            String: Encode<'q, D>,
        {
            fn encode_by_ref(&self, buffer: &mut D::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                self.0.encode_by_ref(buffer)
            }
        }

        impl<'r, D: Database> Decode<'r, D> for $id
        where
            String: Decode<'r, D>,
        {
            fn decode(value: D::ValueRef<'r>) -> Result<$id, BoxDynError> {
                Ok(String::decode(value)?.try_into()?)
            }
        }
    };
}

id! {
    /// The address of a table. Nobody can guess it, and anyone who knows it may look.
    TableId
}

id! {
    /// The address of a tournament. Nobody can guess it.
    TournamentId
}

id! {
    /// A guest, as named in the cookie.
    GuestId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_letters_and_digits_and_nothing_else() {
        assert_eq!("Abc123".parse::<TableId>().unwrap().as_str(), "Abc123");
        let long = "x".repeat(65);
        for wrong in ["", "../../x", "a b", "a/b", "é", "a.b", &long] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
            assert!(serde_json::from_value::<GuestId>(wrong.into()).is_err(), "{wrong}");
        }
    }
}
