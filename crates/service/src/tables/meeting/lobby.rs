//! The open tables, for many who look at them at the same time.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{GuestId, RatingRow};

use super::super::Tables;
use super::super::listed::{FRESH, Listed};
use super::super::rating::{rating_in, read};
use super::super::snapshot::Chair;
use crate::clock;
use crate::refusal::Refusal;

/// How long a list is as good as new.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// How many tables are listed.
const MOST: i64 = 60;

impl Tables {
    /// The tables that anybody may join or watch, without those of people whom the reader is not to meet: those that gather
    /// first, and of these the latest. It may be a second old.
    pub async fn lobby(self: &Arc<Self>, reader: &GuestId) -> Result<Vec<Listed>, Refusal> {
        let apart: HashSet<GuestId> = self.store.apart_from(reader).await?.into_iter().collect();
        let all = self.all_open().await?;
        let is_apart = |chair: &Chair| chair.sitter.guest().is_some_and(|guest| apart.contains(guest));
        let is_shown = |table: &&Listed| {
            let is_made_by_them = table.creator.as_ref().is_some_and(|creator| apart.contains(creator));
            !is_made_by_them && !table.chairs.iter().any(is_apart)
        };
        Ok(all.iter().filter(is_shown).cloned().collect())
    }

    async fn all_open(self: &Arc<Self>) -> Result<Arc<Vec<Listed>>, Refusal> {
        let mut listed = self.meeting.listed.lock().await;
        let is_outdated = self.meeting.is_outdated.swap(false, Ordering::AcqRel);
        if let Some((read, all)) = &*listed
            && read.elapsed() < GOOD_FOR
            && !is_outdated
        {
            return Ok(all.clone());
        }
        let read = Instant::now();
        let rows = self.store.all_open_tables(clock::now() - FRESH, MOST).await?;
        let all = Arc::new(self.with_ratings(self.list(&rows).await).await?);
        *listed = Some((read, all.clone()));
        Ok(all)
    }

    /// The same tables with what is known of how strong people are.
    async fn with_ratings(&self, mut tables: Vec<Listed>) -> Result<Vec<Listed>, Refusal> {
        let sitters = tables.iter().flat_map(|table| &table.chairs);
        let people: HashSet<&GuestId> = sitters.filter_map(|chair| chair.sitter.guest()).collect();
        let rows = self.store.ratings_among(&people.into_iter().collect::<Vec<_>>()).await?;
        let now = self.time() / 1_000;
        let mut ratings: HashMap<GuestId, Vec<RatingRow>> = HashMap::new();
        for row in rows {
            ratings.entry(row.account.clone()).or_default().push(row);
        }
        for table in &mut tables {
            let game = table.entry.id;
            let all = |guest: &GuestId| ratings.get(guest).map_or(&[][..], Vec::as_slice);
            let known =
                |guest: &GuestId| all(guest).iter().find(|row| row.game == game).map(|row| read(row, now));
            let of = |chair: &Chair| known(chair.sitter.guest()?);
            table.ratings = table.chairs.iter().map(of).collect();
            let at_first = |chair: &Chair| Some(rating_in(all(chair.sitter.guest()?), game, now));
            table.strengths = table.chairs.iter().map(at_first).collect();
        }
        Ok(tables)
    }

    /// Lets those know who look at the open tables whether these have changed.
    pub(crate) async fn watch_lobby(self: &Arc<Self>) -> Result<(), Refusal> {
        if self.meeting.open.receiver_count() == 0 {
            return Ok(());
        }
        let stages = self.store.stages_of_open_tables(clock::now() - FRESH, MOST).await?;
        let mut known = self.meeting.stages.lock().await;
        if *known != stages {
            *known = stages;
            *self.meeting.listed.lock().await = None;
            self.meeting.open.send_modify(|number| *number += 1);
        }
        Ok(())
    }
}
