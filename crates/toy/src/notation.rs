//! The one text form of everything.

use std::fmt;

use crate::rules::{Action, Card};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card{}", u8::from(*self))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Bury(card) => write!(f, "bury {card}"),
        }
    }
}

game::read_by_search!(Card, Card::all());
game::read_by_search!(Action, Card::all().flat_map(|card| [Action::Play(card), Action::Bury(card)]));
