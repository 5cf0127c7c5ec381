//! Who sits where, who decides now, and through whose eyes the screen looks.

use bots::Bot;
use game::{Seat, Turn, Viewer};

use crate::app::App;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    Person,
    /// A computer player.
    Bot(Bot),
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// A person chooses an action.
    Deciding(Seat),
    /// A person has to take the keyboard first, because what the seat knows is not for the others to see.
    Covered(Seat),
    /// A computer player chooses.
    Waiting(Seat, Bot),
    /// A draw that does not resolve itself: the record is of a game on a real table.
    Drawing,
    /// Nothing: the game has ended.
    Over,
}

impl App<'_> {
    pub(crate) fn mode(&self) -> Mode {
        match self.table.turn() {
            Turn::Chance => Mode::Drawing,
            Turn::Over => Mode::Over,
            Turn::Seat(seat) => match self.player(seat) {
                Player::Bot(bot) => Mode::Waiting(seat, bot),
                Player::Person if self.needs_cover(seat) => Mode::Covered(seat),
                Player::Person => Mode::Deciding(seat),
            },
        }
    }

    /// A single person sees what their seat sees. Several see what everybody may see, except the one at the keyboard.
    pub(crate) fn viewer(&self) -> Viewer {
        match self.persons()[..] {
            [] => Viewer::Spectator,
            [only] => Viewer::Seat(only),
            [..] => match self.mode() {
                Mode::Deciding(seat) => Viewer::Seat(seat),
                Mode::Covered(_) | Mode::Waiting(..) | Mode::Drawing | Mode::Over => Viewer::Spectator,
            },
        }
    }

    pub(crate) fn persons(&self) -> Vec<Seat> {
        let is_person = |seat: &Seat| self.player(*seat) == Player::Person;
        Seat::all(self.table.seats()).filter(is_person).collect()
    }

    pub(crate) fn has_bots(&self) -> bool {
        self.persons().len() < usize::from(self.table.seats())
    }

    pub(crate) fn is_watching(&self) -> bool {
        self.persons().is_empty()
    }

    /// A seat for which nobody was named belongs to a person.
    fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).copied().unwrap_or(Player::Person)
    }

    fn needs_cover(&self, seat: Seat) -> bool {
        self.holder != Some(seat) && self.persons().len() > 1 && self.table.has_secrets(seat)
    }
}
