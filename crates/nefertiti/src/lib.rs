//! *Néfertiti* with its expansion *Akhénaton*: two to five players, four markets and a port, gifts for a queen.
//!
//! The state is in `state.rs`, the places in the turn overview in `phase.rs`, what may be done in `actions.rs` and
//! `legal.rs`, what it does in `apply.rs`. Things of the rulebook have files of their own: the turn, a closing, a refill,
//! Memphis, and each character. The numbers of the box come from an edition (`edition.rs`, `edition.toml`).
//! Rulings are cited as N1 to N84; the README lists them with the test that pins each.

mod actions;
mod apply;
mod board;
mod chance;
mod character;
mod characters;
mod choices;
mod closing;
mod condition;
mod edition;
mod evaluate;
mod events;
mod gift;
mod gifts;
mod legal;
mod market;
mod memphis;
mod names;
mod notation;
mod options;
mod oracle;
mod pad;
mod phase;
mod pile;
mod prospects;
mod refill;
mod rules;
mod score;
mod set_up;
mod sheet;
mod sheet_check;
mod stall;
mod stand;
mod state;
mod svg;
mod text;
mod turn;
mod view;
mod view_check;
mod view_json;

pub use actions::{Action, Holder, Pick, PileCard};
pub use chance::Chance;
pub use character::{Character, Piles};
pub use choices::Choices;
pub use condition::Condition;
pub use edition::Numbers;
pub use events::{Bonus, Cause, End, Event, SealFrom};
pub use gift::{GiftType, Kind};
pub use gifts::{Gifts, Kinds};
pub use market::{Board, Card, Market, Markets, Place, Side};
pub use options::{Cast, Options, Settings, Setup};
pub use oracle::Oracle;
pub use phase::{Bonuses, Phase, Stage, Take, Then};
pub use stall::{Space, Stall, Symbol};
pub use stand::{Piece, Stand};
pub use state::{Nefertiti, Player, ThisTurn};
pub use view::{OracleView, Secret, View};
