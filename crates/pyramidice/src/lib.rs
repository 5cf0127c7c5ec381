//! *Pyramidice*: one to four architects, dice of stone and of prayer, three pyramids, 38 deities.
//!
//! `play.rs` is the table of contents: each question of [`game::Game`] points to the room that answers it. The rulebook is
//! in `rules`, with the things of the box in `rules/pieces` and the parts of a turn in `rules/turn`; numbers come from an
//! edition. Rulings are cited as P1 to P46; the README lists them with the test that pins each.

mod evaluate;
mod events;
mod notation;
mod play;
mod rules;
mod show;
mod view;

pub use events::{Event, Reason};
pub use rules::{
    Action, Architect, ArchitectBoard, ArchitectNumbers, Bill, Card, Chance, Cost, DEITIES, Deities, Deity,
    Dice, Die, Dismissal, Dismissed, Display, Exchange, Face, Faces, Kind, Laid, LaidTile, Legal, Numbers,
    Options, Owner, Place, Project, Projects, Purpose, Pyramid, Pyramidice, Pyramids, Quarry, Resource,
    Resources, Reward, Row, Rule, SPACES, Scarab, Scarabs, SetUp, Shift, Space, Spaces, Symbol, Then, Tile,
    Tiles, Work, pairs,
};
pub use view::{SeenPlayer, View};
