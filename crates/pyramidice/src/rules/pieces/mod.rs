//! The things of the box, and the texts by which they are written.

mod bill;
mod deities;
mod dice;
mod names;
mod owner;
mod powers;
mod projects;
mod pyramid;
mod resources;
mod row;
mod scarabs;
mod sets;
mod tiles;

pub(crate) use bill::Enough;
pub use bill::{Bill, Rule};
pub use deities::{DEITIES, Deities, Deity, Dismissal, Dismissed};
pub use dice::{Dice, Die, Face, Faces, Kind, Quarry, Shift};
pub(crate) use dice::{DiceNames, DicePairs};
pub use owner::Owner;
pub(crate) use powers::{Ability, Effect};
pub(crate) use projects::{Pairs, PairsByFaces};
pub use projects::{Project, Projects, pairs};
pub use pyramid::{Pyramid, Pyramids, SPACES, Space, Spaces};
pub use resources::{Resource, Resources};
pub use row::Row;
pub use scarabs::{Scarab, Scarabs};
pub use tiles::{Display, Laid, LaidTile, Place, Tile, Tiles};
