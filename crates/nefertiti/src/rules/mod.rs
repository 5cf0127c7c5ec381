//! The rulebook, and nothing else: no words, no drawing, no view.

mod actions;
mod apply;
mod chance;
mod edition;
mod legal;
mod options;
mod phase;
mod pieces;
pub(crate) mod score;
mod state;
mod turn;

pub use actions::{Action, Holder, Pick, PileCard};
pub use chance::Chance;
pub use edition::Numbers;
pub use legal::Choices;
pub use options::{Cast, Options, Settings, Setup};
pub use phase::{
    Bonuses, CharacterStep, OracleStep, Phase, SaleStep, SetUpStep, Stage, Take, Then, TurnStep,
};
pub use pieces::{
    Board, Card, Character, Condition, GiftType, Gifts, Kind, Kinds, Market, Markets, Piece, Piles, Place,
    Side, Space, Stall, Stand, Symbol,
};
pub use state::{Nefertiti, Player, ThisTurn};

pub(crate) use legal::Opening;
pub(crate) use options::SPECS;
pub(crate) use pieces::{
    CHARACTERS, Characters, KINDS, LAST_GIFTS, MOST_CARDS, MOST_COPIES, MOST_OFFER, MOST_SPACES, Oracle,
    Places, SpaceNames, Spot, TYPES,
};
pub(crate) use turn::MOST_TURNS;
