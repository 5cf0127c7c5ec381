//! The one table of games, and what can be done with any of them.
//!
//! Inside, everything is generic over the concrete game; at this edge it becomes an [`Entry`] of functions and a
//! [`Table`] that takes and gives texts, so that nobody above names a game.

mod chance;
mod engine;
mod entry;
mod session;
mod table;

pub use chance::{BadSeed, Chance, Seed};
pub use engine::Engine;
pub use entry::{Entry, Lengths, Playable, Seated, entry};
pub use session::Session;
pub use table::{LogLine, Preview, Table, TooFar};

/// Every game there is. A new one is a line here and a line in the manifest.
pub static GAMES: &[Entry] = &[entry::<duel::Duel>()];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}
