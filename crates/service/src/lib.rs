//! Tables in play, the people and computer players at them, their reviews and their archive: what may happen, to whom,
//! and what is refused.
//!
//! A [`Live`] table holds a [`Snapshot`], which never changes. A change makes the next snapshot, stores it, and only then
//! shows it to anybody. Nothing here names a game, an address or a status code. What is refused is a [`Refusal`]; finding
//! words for it is up to whoever shows it.

mod archive;
mod clock;
mod data;
mod editions;
mod guests;
mod names;
mod private;
mod random;
mod refusal;
mod tables;
mod work;

use std::path::PathBuf;
use std::sync::Arc;

pub use archive::{Archived, export, import};
pub use data::DataError;
pub use editions::{Editions, Offered};
pub use guests::Key;
pub use names::{LONGEST_NAME, Look, clean_name};
pub use refusal::Refusal;
pub use store::{BadId, Durability, GuestId, TableId};
pub use tables::{
    Answer, AtDeal, Brought, CalendarDay, Chair, Contribution, Deal, Decision, Here, HowFar, Kind, Left,
    Listed, Live, Made, NewTable, Progress, PuzzleOutcome, Puzzled, Results, Reviewed, Reviewing, Revision,
    Sitter, Snapshot, Tables, Try, TryState, UndoDeclined, UndoRequest,
};

pub use work::{Client, Joint, client_network};

use guests::KEY_SETTING;

/// How to run the service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The folder with the tables.
    pub data: PathBuf,
    /// How durable moves are.
    pub durability: Durability,
    /// How many iterations a review spends on each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// How many tables without people one client may have at a time.
    pub bot_tables: u32,
}

/// Opens a data folder and lets computer players carry on where they stopped. Returns the tables and the key that
/// identifies guests.
pub async fn open(settings: &Settings) -> Result<(Arc<Tables>, Key), DataError> {
    let failed = |problem: &dyn std::fmt::Display| DataError::new(&settings.data, problem);
    let store = Arc::new(data::open(&settings.data, settings.durability).await?);
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| failed(&error))?;
    let tables = Tables::new(store, settings);
    if let Err(refusal) = tables.delete_old_handovers().await {
        tracing::warn!(?refusal, "expired links could not be deleted");
    }
    if let Err(refusal) = tables.today().await {
        tracing::warn!(?refusal, "the deals of the day could not be sealed");
    }
    tables.release_chairs().await.map_err(|error| failed(&error))?;
    tables.wake_bots().await.map_err(|error| failed(&error))?;
    tables::sweeping::begin(&tables);
    tokio::spawn(tables.clone().summarise());
    Ok((tables, Key::new(&key)))
}
