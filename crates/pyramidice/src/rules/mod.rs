//! The rulebook, and nothing else: no words, no drawings, no views.

pub(crate) mod actions;
mod apply;
mod chance;
mod edition;
mod legal;
mod options;
mod phase;
mod pieces;
mod score;
mod state;
mod turn;

pub use actions::Action;
pub use chance::Chance;
pub use edition::{ArchitectNumbers, Card, Cost, Numbers, SetUp, Symbol};
pub use legal::Legal;
pub use options::{Architect, Options};
pub use phase::{Exchange, Purpose, Reward, Then};
pub use pieces::{
    Bill, DEITIES, Deities, Deity, Dice, Die, Dismissal, Dismissed, Display, Face, Faces, Kind, Laid,
    LaidTile, Owner, Place, Project, Projects, Pyramid, Pyramids, Quarry, Resource, Resources, Row, Rule,
    SPACES, Scarab, Scarabs, Shift, Space, Spaces, Tile, Tiles, pairs,
};
pub use state::{ArchitectBoard, Pyramidice, Work};

pub(crate) use edition::{HasTurquoise, Tables};
pub(crate) use options::SPECS;
pub(crate) use phase::{Dealing, Paying, Phase, Resting, Working};
pub(crate) use pieces::{Ability, DiceNames, DicePairs, Effect, Enough, Pairs, PairsByFaces};
pub(crate) use state::Player;
