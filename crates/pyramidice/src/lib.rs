//! *Pyramidice*: one to four architects, dice of stone and of prayer, three pyramids, 38 deities.
//!
//! The state is in `state.rs`, what may be done in `actions.rs` and `asks.rs`, what it does in `apply.rs`. Things of the
//! rulebook have files of their own: `dice.rs`, `pyramid.rs`, `row.rs`, `tiles.rs`, `deities`, `scarabs.rs`,
//! `projects.rs`; so have the parts of a turn: `rest.rs`, `work.rs`, `build.rs`, `architect.rs`. Numbers come from an
//! edition. Rulings are cited as P1 to P46; the README lists them with the test that pins each.

mod actions;
mod apply;
mod architect;
mod asks;
mod board;
mod build;
mod deities;
mod dice;
mod edition;
mod evaluate;
mod events;
mod legal;
mod names;
mod notation;
mod options;
mod pad;
mod payment;
mod play;
mod projects;
mod pyramid;
mod resources;
mod rest;
mod row;
mod rules;
mod scarabs;
mod score;
mod setup;
mod state;
mod svg;
mod text;
mod tiles;
mod view;
mod work;

pub use actions::Action;
pub use deities::{DEITIES, Deities, Deity, Dismissed};
pub use dice::{Dice, Die, Face, Faces, Kind, Shift};
pub use edition::{ArchitectNumbers, Card, Cost, Numbers, SetUp, Symbol};
pub use events::{Event, Reason};
pub use legal::Legal;
pub use notation::Chance;
pub use options::{Architect, Options};
pub use payment::{Bill, Rule};
pub use projects::{Project, Projects, pairs};
pub use pyramid::{Pyramid, Pyramids, SPACES, Space, Spaces};
pub use resources::{Resource, Resources};
pub use row::Row;
pub use scarabs::{Scarab, Scarabs};
pub use state::{
    ArchitectBoard, Dismissal, Exchange, Owner, Purpose, Pyramidice, Quarry, Reward, Then, Work,
};
pub use tiles::{Display, Laid, LaidTile, Place, Tile, Tiles};
pub use view::{SeenPlayer, View};
