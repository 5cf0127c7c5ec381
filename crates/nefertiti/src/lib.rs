//! *Néfertiti* with its expansion *Akhénaton*: two to five players, four markets and a port, gifts for a queen.
//!
//! `play.rs` answers what everyone asks of a game and says where each answer comes from: `rules` is the rulebook, `events`
//! what happened, `notation` the one text form, `view` what each viewer may know, `evaluate` what computer players need to
//! know, and `show` the game for people. The numbers of the box come from an edition (`edition.toml`).
//! Rulings are cited as N1 to N84; the README lists them with the test that pins each.

mod evaluate;
mod events;
mod notation;
mod play;
mod rules;
mod show;
mod view;

pub use events::{Bonus, Cause, End, Event, SealFrom};
pub use rules::{
    Action, Board, Bonuses, Card, Cast, Chance, Character, CharacterStep, Choices, Condition, GiftType,
    Gifts, Holder, Kind, Kinds, Market, Markets, Nefertiti, Numbers, Options, OracleStep, Phase, Pick, Piece,
    PileCard, Piles, Place, Player, SaleStep, SetUpStep, Settings, Setup, Side, Space, Stage, Stall, Stand,
    Symbol, Take, Then, ThisTurn, TurnStep,
};
pub use view::{OracleView, Secret, View};
