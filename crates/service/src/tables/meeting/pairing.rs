//! Bringing people together who wait, and what becomes of the tables that they were brought together at.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use bots::{Bot, Level, Rung};
use catalog::Entry;
use contest::clock::{Fall, Timed};
use contest::matching::{Match, Waiting, pairings};
use store::{GuestId, SEEK_LIFE, SeekRow, TableId};

use super::super::changes::{NewTable, set_up};
use super::super::snapshot::{Chair, Kind, Sitter};
use super::super::{Draft, Tables};
use super::seeking::{usual_options, waiting};
use crate::refusal::Refusal;
use crate::work::Client;

/// For how many milliseconds somebody is waited for who was paired and does not come.
const SIT_WITHIN: i64 = 60_000;

/// How many of those who have waited longest are looked at.
const MOST: i64 = 1_000;

/// How many people are called to tables of tournaments at a time.
const MOST_CALLED: i64 = 10_000;

/// What `scribe` is rated, in every game.
const SCRIBE: i32 = 1_500;

impl Tables {
    /// Brings together whoever can be, and looks after those who were.
    pub(crate) async fn meet(self: &Arc<Self>) -> Result<(), Refusal> {
        let _looking = self.meeting.looking.lock().await;
        let rows = self.store.seeks(MOST).await?;
        let is_settled = self.look_after(&rows).await?;
        let has_paired = self.pair(&rows).await?;
        let rows = if is_settled || has_paired { self.store.seeks(MOST).await? } else { rows };
        let calls = self.store.called(MOST_CALLED).await?;
        self.meeting.note(&rows, &self.store.all_dares(self.clock.now()).await?, calls);
        Ok(())
    }

    /// Makes all tables that can be made. Returns whether there is one.
    async fn pair(self: &Arc<Self>, rows: &[SeekRow]) -> Result<bool, Refusal> {
        let is_here = |row: &&SeekRow| row.table_id.is_none() && row.renewed >= row.asked - SEEK_LIFE;
        let here = self.without_suspended(rows.iter().filter(is_here).collect()).await?;
        let Some(now) = here.first().map(|row| row.asked).filter(|_| here.len() > 1) else {
            return Ok(false);
        };
        let mut has_paired = false;
        for found in pairings(&self.who_waits(&here).await?, now) {
            match self.bring_together(&found, &here, now).await {
                // Or another node was quicker, or somebody has left.
                Ok(()) | Err(Refusal::Stale | Refusal::Apart) => has_paired = true,
                Err(refusal) => tracing::warn!(?refusal, "people who wait could not be brought together"),
            }
        }
        Ok(has_paired)
    }

    /// Those of them who may play: a node may not know yet that somebody may only look.
    async fn without_suspended<'a>(&self, rows: Vec<&'a SeekRow>) -> Result<Vec<&'a SeekRow>, Refusal> {
        if rows.len() < 2 {
            return Ok(rows);
        }
        let people: Vec<&GuestId> = rows.iter().map(|row| &row.who).collect();
        let suspended = self.store.suspended_among(&people, self.clock.now()).await?;
        Ok(rows.into_iter().filter(|row| !suspended.contains(&row.who)).collect())
    }

    /// Those who wait as the pairing knows them: by their places in the list.
    async fn who_waits(&self, here: &[&SeekRow]) -> Result<Vec<Waiting>, Refusal> {
        let numbers: HashMap<&GuestId, u64> = here.iter().map(|row| &row.who).zip(0..).collect();
        let people: Vec<&GuestId> = here.iter().map(|row| &row.who).collect();
        let mut avoids: HashMap<u64, BTreeSet<u64>> = HashMap::new();
        for (blocker, other) in self.store.blocks_among(&people).await? {
            if let (Some(blocker), Some(other)) = (numbers.get(&blocker), numbers.get(&other)) {
                avoids.entry(*blocker).or_default().insert(*other);
            }
        }
        let all = here.iter().zip(0..);
        Ok(all
            .filter_map(|(row, number)| waiting(row, number, avoids.remove(&number).unwrap_or_default()))
            .collect())
    }

    /// Makes a table for people who wait. Their searches end by the same commit.
    async fn bring_together(
        self: &Arc<Self>,
        found: &Match,
        here: &[&SeekRow],
        now: i64,
    ) -> Result<(), Refusal> {
        let rows: Vec<&SeekRow> = found.players.iter().map(|player| here[*player as usize]).collect();
        let entry = catalog::find(&found.game).map_err(|_| Refusal::Internal)?;
        let seats = found.players.len() as u8 + found.computers;
        let people = rows.iter().map(|row| Sitter::Guest(row.who.clone()));
        let rating = rows.iter().map(|row| row.rating).sum::<i64>() / rows.len() as i64;
        let bot = Sitter::Bot(Bot::Level(Tables::even_level(entry, rating as i32)));
        let client = Client::unknown(None);
        let pace = found.pace.parse().map_err(|_| Refusal::Internal)?;
        let snapshot = set_up(NewTable {
            entry,
            chosen: usual_options(entry, seats).ok_or(Refusal::Internal)?,
            kind: Kind::Private,
            creator: None,
            client: client.clone(),
            sitters: people.chain(vec![bot; usize::from(found.computers)]).collect(),
            random_seats: true,
            hints: false,
            opening: Vec::new(),
            parent: None,
            timed: Some(Timed { pace, fall: Fall::Automatic }),
            rated: found.rated,
            tournament: None,
        })?;
        let noted = self.makers.note(&snapshot, &client)?;
        let people = rows.iter().map(|row| row.who.clone()).collect();
        self.store.pair(snapshot.stored(), people, now - SEEK_LIFE).await?;
        noted.keep();
        self.begin(snapshot);
        Ok(())
    }

    /// Looks after those who were paired: once they play, they wait for nothing more, and if somebody does not come, the others
    /// wait on. Returns whether anything has changed.
    async fn look_after(self: &Arc<Self>, rows: &[SeekRow]) -> Result<bool, Refusal> {
        let mut tables: BTreeMap<&TableId, Vec<&SeekRow>> = BTreeMap::new();
        for row in rows {
            if let Some(table) = &row.table_id {
                tables.entry(table).or_default().push(row);
            }
        }
        let mut has_changed = false;
        for (table, paired) in tables {
            has_changed |= self.look_after_at(table, &paired).await?;
        }
        let is_forgotten = |row: &SeekRow| row.table_id.is_none() && row.renewed < row.asked - SIT_WITHIN;
        // With so many, those who are to be forgotten may not be among them.
        if rows.iter().any(is_forgotten) || rows.len() as i64 == MOST {
            self.store.forget_seeks().await?;
            has_changed = true;
        }
        Ok(has_changed)
    }

    async fn look_after_at(self: &Arc<Self>, table: &TableId, paired: &[&SeekRow]) -> Result<bool, Refusal> {
        let wait_on = match paired[0].progress.as_deref() {
            Some("gathering") => match self.give_up(table, paired).await {
                Ok(Some(waiting)) => waiting,
                Ok(None) | Err(Refusal::Stale) => return Ok(false),
                Err(refusal) => {
                    tracing::warn!(?refusal, "a table to which somebody did not come could not be given up");
                    return Ok(false);
                }
            },
            Some("playing" | "over") => Vec::new(),
            // The node that has given the table up did not get any further.
            Some(_) | None => {
                let is_here = |row: &&&SeekRow| row.renewed >= row.asked - SEEK_LIFE;
                paired.iter().filter(is_here).map(|row| row.who.clone()).collect()
            }
        };
        self.store.seek_on(table, wait_on).await?;
        Ok(true)
    }

    /// Calls a table off if somebody has left it, or did not come in time. Returns who is to wait on.
    async fn give_up(
        self: &Arc<Self>,
        table: &TableId,
        paired: &[&SeekRow],
    ) -> Result<Option<Vec<GuestId>>, Refusal> {
        let live = self.find(table).await?;
        let is_late = paired.iter().any(|row| row.paired.is_some_and(|at| at < row.asked - SIT_WITHIN));
        let has_gap = |chairs: &[Chair]| chairs.iter().any(|chair| chair.sitter == Sitter::Nobody);
        let now = live.now();
        if now.session.is_some() || now.reveal_by.is_some() || !(is_late || has_gap(&now.chairs)) {
            return Ok(None);
        }
        let give_up = |draft: &mut Draft| {
            let next = &mut draft.next;
            if next.session.is_some() {
                return Err(Refusal::Stale);
            }
            next.check_gathering()?;
            // Where somebody has left, the others are not to blame if they do not sit yet.
            let is_left = has_gap(&next.chairs);
            let stays = |chair: &&Chair| chair.is_ready() || is_left;
            let staying = next.chairs.iter().filter(stays).filter_map(|chair| chair.sitter.guest().cloned());
            let staying = staying.collect();
            next.call_off();
            Ok(staying)
        };
        self.change(&live, None, give_up).await.map(|(_, staying)| Some(staying))
    }
}

impl Tables {
    /// The computer player that is about as strong as somebody with this rating.
    pub fn even_level(entry: &Entry, rating: i32) -> Level {
        let levels = (entry.ladder)();
        let scribe = levels.rung(Level::Scribe);
        if !levels.are_measured() {
            return scribe.name;
        }
        let distance = |rung: &&Rung| (rung.rating - scribe.rating + SCRIBE - rating).abs();
        levels.rungs().iter().min_by_key(distance).map_or(scribe.name, |rung| rung.name)
    }
}
