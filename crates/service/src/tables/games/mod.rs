//! Finished games of public tables, which everybody may look up: what is kept of one, and how others find it.

mod balance;
mod ended;
mod exploring;
mod found;
mod opening;

use bots::Bot;
use store::GuestId;

pub use balance::{ENOUGH_FOR_BALANCE, balance_of_people};
pub use exploring::{ENOUGH, Explored, ExploredChoice};
pub use found::{FoundGame, FoundSeat, GamesFound, GamesWanted};

pub(super) use balance::Balances;
pub(crate) use ended::new_game;
pub(crate) use found::is_readable as is_readable_game;

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// It was played to its end.
    Played,
    /// Somebody gave up.
    Resigned,
    /// Somebody's time ran out.
    TimedOut,
}

game::named!(GameEnd { Played => "played", Resigned => "resigned", TimedOut => "timed-out" });

/// What came of a finished game for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatResult {
    /// It came first, alone.
    Won,
    /// It came first, and so did others.
    Drawn,
    /// Others came first.
    Lost,
}

game::named!(SeatResult { Won => "won", Drawn => "drawn", Lost => "lost" });

/// Who played a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody with an account, and what they are called now.
    Account(GuestId, String),
    /// Somebody whose account was deleted.
    Gone,
    /// Somebody without an account.
    Guest,
    /// A program.
    Program,
    /// A computer player.
    Bot(Bot),
    /// Somebody who left, so that a computer player went on for them.
    Left,
}

/// What stands for each of them where games are kept.
const ACCOUNT: &str = "account";
const GONE: &str = "gone";
const GUEST: &str = "guest";
const PROGRAM: &str = "program";
const BOT: &str = "bot";
const LEFT: &str = "left";

/// Somebody of a dump, of whom nothing is known but a number.
pub(crate) const NUMBERED: &str = "numbered";
