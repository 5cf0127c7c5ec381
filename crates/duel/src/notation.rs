//! The one text form of everything.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::actions::Action;
use crate::fleet::{Pair, Space};
use crate::harbor::{Boat, Cell};
use crate::token::{ActionToken, Kind, Token};

fn unknown(text: &str) -> UnknownNotation {
    UnknownNotation(text.to_owned())
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Obelisk => f.write_str("obelisk"),
            Kind::Temple(symbols) => write!(f, "temple{symbols}"),
            Kind::LightPyramid => f.write_str("light"),
            Kind::DarkPyramid => f.write_str("dark"),
            Kind::Tomb(number) => write!(f, "tomb{number}"),
            Kind::Action(action) => action.fmt(f),
        }
    }
}

impl FromStr for Token {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Token, UnknownNotation> {
        Token::ALL.into_iter().find(|token| token.to_string() == text).ok_or_else(|| unknown(text))
    }
}

impl fmt::Display for ActionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ActionToken::Take => "take",
            ActionToken::Place => "place",
            ActionToken::Unload => "unload",
            ActionToken::Swap => "swap",
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Cell, UnknownNotation> {
        match text.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => Ok(Cell::at(column - b'a', row - b'1')),
            _ => Err(unknown(text)),
        }
    }
}

impl fmt::Display for Boat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b"123abc"[self.index()]))
    }
}

impl FromStr for Boat {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Boat, UnknownNotation> {
        Boat::all().find(|boat| boat.to_string() == text).ok_or_else(|| unknown(text))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.boat(), self.number())
    }
}

impl FromStr for Space {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Space, UnknownNotation> {
        Space::all().find(|space| space.to_string() == text).ok_or_else(|| unknown(text))
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lower, higher) = self.numbers();
        write!(f, "{lower}{higher}")
    }
}

impl FromStr for Pair {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Pair, UnknownNotation> {
        Pair::ALL.into_iter().find(|pair| pair.to_string() == text).ok_or_else(|| unknown(text))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(cell) => write!(f, "place {cell}"),
            Action::Unload(boat) => write!(f, "unload {boat}"),
            Action::Use(token) => write!(f, "use {token}"),
            Action::Take(space) => write!(f, "take {space}"),
            Action::Swap(boat, pair) => write!(f, "swap {boat}{pair}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        Action::all().find(|action| action.to_string() == text).ok_or_else(|| unknown(text))
    }
}

impl TryFrom<String> for Token {
    type Error = String;

    fn try_from(text: String) -> Result<Token, String> {
        text.parse().map_err(|_| format!("there is no token `{text}`"))
    }
}

impl From<Token> for String {
    fn from(token: Token) -> String {
        token.to_string()
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_token_reads_back() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for token in Token::ALL {
            assert_eq!(token.to_string().parse(), Ok(token));
        }
    }

    #[test]
    fn rows_are_moored_on_the_left_and_columns_at_the_top() {
        let texts = |items: Vec<String>| items.join(" ");
        assert_eq!(texts(Boat::all().map(|boat| boat.to_string()).collect()), "1 2 3 a b c");
        assert_eq!(texts(Cell::all().map(|cell| cell.to_string()).collect()), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
        assert_eq!("swap b12".parse(), Ok(Action::Swap(Boat::new(4), Pair::OneTwo)));
        assert_eq!("take 13".parse(), Ok(Action::Take(Space::new(Boat::new(0), 3))));
        assert!("swap b21".parse::<Action>().is_err(), "the lower space comes first");
        assert!("pass".parse::<Action>().is_err(), "there is no pass");
    }
}
