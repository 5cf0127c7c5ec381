//! Where tables were made, as long as the program runs: addresses are not stored.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::TableId;

use super::snapshot::Snapshot;
use crate::refusal::Refusal;
use crate::work::Client;

/// Who made which table.
pub(super) struct Makers {
    /// How many tables without people one client may have at a time.
    most: usize,
    made: Mutex<Made>,
}

#[derive(Default)]
struct Made {
    /// The makers of games that are not over.
    makers: HashMap<TableId, Client>,
    /// Of these, the tables without people.
    without_people: HashMap<Client, HashSet<TableId>>,
}

/// With this many tables, the makers of those with people are forgotten. Their computer players then count for the guest
/// who made the table, as they do after a restart.
const MANY: usize = 100_000;

impl Makers {
    pub(super) fn new(most: usize) -> Makers {
        Makers { most, made: Mutex::default() }
    }

    /// Notes a new table, unless it is one too many.
    pub(super) fn note(&self, table: &Snapshot, maker: &Client) -> Result<Noted<'_>, Refusal> {
        let made = &mut *self.lock();
        if !table.has_people() {
            if made.without_people.get(maker).map_or(0, HashSet::len) >= self.most {
                return Err(Refusal::TooManyBotTables);
            }
            made.without_people.entry(maker.clone()).or_default().insert(table.id.clone());
        }
        if made.makers.len() >= MANY {
            let without_people = &made.without_people;
            made.makers
                .retain(|table, maker| without_people.get(maker).is_some_and(|own| own.contains(table)));
        }
        made.makers.insert(table.id.clone(), maker.clone());
        Ok(Noted { makers: self, table: Some(table.id.clone()) })
    }

    /// Forgets a table that is over.
    pub(super) fn forget(&self, table: &TableId) {
        let made = &mut *self.lock();
        let Some(maker) = made.makers.remove(table) else { return };
        if let Entry::Occupied(mut own) = made.without_people.entry(maker) {
            own.get_mut().remove(table);
            if own.get().is_empty() {
                own.remove();
            }
        }
    }

    /// For whom the computer players of a table think.
    pub(super) fn client(&self, table: &Snapshot) -> Client {
        let known = self.lock().makers.get(&table.id).cloned();
        known.unwrap_or_else(|| Client::unknown(table.creator.as_ref()))
    }

    fn lock(&self) -> MutexGuard<'_, Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table that was noted and is not stored yet. Unless it is kept, it is forgotten, even if whoever wanted it goes away.
pub(super) struct Noted<'a> {
    makers: &'a Makers,
    table: Option<TableId>,
}

impl Noted<'_> {
    pub(super) fn keep(mut self) {
        self.table = None;
    }
}

impl Drop for Noted<'_> {
    fn drop(&mut self) {
        if let Some(table) = &self.table {
            self.makers.forget(table);
        }
    }
}
