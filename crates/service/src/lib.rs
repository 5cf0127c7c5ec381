//! Tables in play, the people and computer players at them, their reviews and their archive: what may happen, to whom,
//! and what is refused.
//!
//! A [`Live`] table holds a [`Snapshot`], which never changes. A change makes the next snapshot, stores it, and only then
//! shows it to anybody. Nothing here names a game, an address or a status code. What is refused is a [`Refusal`]; finding
//! words for it is up to whoever shows it.

mod archive;
mod bus;
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

use std::fmt;
use std::sync::Arc;

pub use archive::{Archived, export, import};
pub use bus::BusError;
pub use data::{DataError, Place};
pub use editions::{Editions, Offered};
pub use guests::Key;
pub use names::{LONGEST_NAME, Look, clean_name};
pub use refusal::Refusal;
pub use store::{BadId, Durability, GuestId, TableId};
pub use tables::{
    Answer, AtDeal, Brought, BusFigures, CalendarDay, Chair, Contribution, Deal, Decision, Figures, Here,
    HowFar, Kind, Left, Listed, Live, Made, NewTable, Progress, PuzzleOutcome, Puzzled, Results, Reviewed,
    Reviewing, Revision, Sitter, Snapshot, Tables, Try, TryState, UndoDeclined, UndoRequest,
};

pub use work::{Client, Joint, client_network};

use bus::Bus;
use guests::KEY_SETTING;

/// How to run the service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where the tables are kept.
    pub place: Place,
    /// The address of the server by which nodes tell each other news, if there are several.
    pub bus: Option<String>,
    /// How many iterations a review spends on each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// How many tables without people one client may have at a time.
    pub bot_tables: u32,
    /// How many tables one guest may make in a day, whichever nodes are asked.
    pub tables_per_day: u32,
}

/// Why the tables cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// Because of the place where they are kept.
    Data(DataError),
    /// Because other nodes cannot be told of changes.
    Bus(BusError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Data(error) => error.fmt(f),
            OpenError::Bus(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<DataError> for OpenError {
    fn from(error: DataError) -> OpenError {
        OpenError::Data(error)
    }
}

impl From<BusError> for OpenError {
    fn from(error: BusError) -> OpenError {
        OpenError::Bus(error)
    }
}

/// Opens the tables of a place and lets computer players carry on where they stopped. Returns the tables and the key that
/// identifies guests.
pub async fn open(settings: &Settings) -> Result<(Arc<Tables>, Key), OpenError> {
    let failed = |problem: &dyn fmt::Display| DataError::new(&settings.place, problem);
    let store = Arc::new(data::open(&settings.place).await?);
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| failed(&error))?;
    if matches!(settings.place, Place::Folder(..)) {
        store.release_all_claims().await.map_err(|error| failed(&error))?;
    }
    let (bus, news) = Bus::open(settings.bus.as_deref()).await?;
    let tables = Tables::new(store, bus, settings);
    tokio::spawn(tables::following::hear(Arc::downgrade(&tables), news));
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
