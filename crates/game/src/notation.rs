//! The one text form that values have in records, forms, terminals, logs and tests.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A value with exactly one text form, the same in records, forms, terminals, logs and tests.
pub trait Notation:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = UnknownNotation> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Ord + Hash + Debug + Display + FromStr<Err = UnknownNotation> + Send + Sync + 'static
{
}

/// A text that no value has as its notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownNotation(pub String);

impl UnknownNotation {
    /// The refusal of this text.
    pub fn new(text: impl Into<String>) -> UnknownNotation {
        UnknownNotation(text.into())
    }
}

impl Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a step of this game", quote(&self.0))
    }
}

impl std::error::Error for UnknownNotation {}

/// A text that somebody gave, as a sentence repeats it: with nothing that cannot be seen, and shortened if it is long.
pub fn quote(text: &str) -> String {
    const MOST: usize = 80;
    let shown: String = text.chars().take(MOST).collect();
    let rest = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("`{}{rest}`", shown.escape_debug())
}

/// A text in which everything can be seen, for terminals: control characters and signs that change the direction of writing
/// are written out. Line breaks stay.
pub fn visible(text: &str) -> String {
    let shown = |sign: char| match sign {
        '\n' | '"' | '\'' | '\\' => sign.to_string(),
        _ => sign.escape_debug().to_string(),
    };
    text.chars().map(shown).collect()
}

/// Finds the value with this text among a few.
pub fn find<T: Display>(all: impl IntoIterator<Item = T>, text: &str) -> Result<T, UnknownNotation> {
    all.into_iter().find(|value| value.to_string() == text).ok_or_else(|| UnknownNotation::new(text))
}

/// Gives the variants of an enum their order and their texts: `ALL`, `name`, `Display` and `FromStr` from one list.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Side {
///     Left,
///     Right,
/// }
///
/// game::named!(Side { Left => "left", Right => "right" });
///
/// assert_eq!(Side::ALL, [Side::Left, Side::Right]);
/// assert_eq!(Side::Left.to_string(), "left");
/// assert_eq!("right".parse(), Ok(Side::Right));
/// assert!("up".parse::<Side>().is_err());
/// ```
#[macro_export]
macro_rules! named {
    ($type:ident { $($variant:ident => $name:expr),+ $(,)? }) => {
        impl $type {
            /// Every variant, in the order of the notation.
            #[allow(dead_code, reason = "few texts are ever listed")]
            pub const ALL: [$type; [$($type::$variant),+].len()] = [$($type::$variant),+];

            /// Its text.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)+
                }
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        $crate::read_by_search!($type, $type::ALL);
    };
}

/// Reads a type by searching all its values for the one with this text: `FromStr` from `Display`.
#[macro_export]
macro_rules! read_by_search {
    ($type:ty, $all:expr) => {
        impl ::std::str::FromStr for $type {
            type Err = $crate::UnknownNotation;

            fn from_str(text: &str) -> Result<$type, $crate::UnknownNotation> {
                $crate::notation::find($all, text)
            }
        }
    };
}

/// Writes types to JSON as their texts, and reads them back.
#[macro_export]
macro_rules! serde_by_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                let unknown = |_| ::serde::de::Error::custom(format_args!("`{text}` is not known"));
                text.parse().map_err(unknown)
            }
        }
    )+};
}
