//! The one text form of everything.

use std::fmt;

use crate::rules::{Action, ActionToken, Boat, Cell, Kind, Pair, Space, Token};

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

game::named!(ActionToken { Take => "take", Place => "place", Unload => "unload", Swap => "swap" });

/// Columns are letters and rows are numbers.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Display for Boat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b"123abc"[self.index()]))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.boat(), self.number())
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lower, higher) = self.numbers();
        write!(f, "{lower}{higher}")
    }
}

game::read_by_search!(Action, Action::all());
game::read_by_search!(Token, Token::ALL);
game::read_by_search!(Cell, Cell::all());
game::read_by_search!(Boat, Boat::all());
game::read_by_search!(Space, Space::all());

game::serde_by_text!(Token, Cell, Boat, Space);

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
