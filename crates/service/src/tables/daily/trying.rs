//! Tries at a deal: the first of each visitor counts.

use std::sync::Arc;

use catalog::{Day, Entropy};
use store::{ClaimTry, EndedTry, GuestId, Stored, TableId, TableRow, TryRow};

use super::alone::points_of;
use super::{Deal, Made, VERSION};
use crate::random;
use crate::refusal::Refusal;
use crate::tables::Tables;
use crate::tables::live::Live;
use crate::tables::snapshot::{Chair, Contribution, Kind, Progress, Sitter, Snapshot};
use crate::tables::stored::chair_rows;
use crate::work::Client;

/// How a first try stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TryState {
    /// It goes on.
    Playing,
    /// It was played to its end.
    Played(Made),
    /// The visitor gave up, or it was ended for them.
    Resigned,
}

/// The first try of a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// Its table.
    pub table: TableId,
    /// What the visitor wanted to be called.
    pub name: String,
    /// How it stands.
    pub state: TryState,
    /// Whether it is that of whoever asks.
    pub is_own: bool,
}

/// What a visitor may know of how a deal was played.
pub struct Results {
    /// The visitor's own first try.
    pub own: Option<Try>,
    /// How many first tries have ended.
    pub count: usize,
    /// The first tries that have ended, the best first; `None` as long as the visitor's own may still be influenced by them.
    pub tries: Option<Vec<Try>>,
}

/// Whether a try is the one that counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    Yes,
    No,
}

/// The most results that are listed.
const MOST_LISTED: i64 = 1_000;

const PLAYED: &str = "played";
const RESIGNED: &str = "resigned";

impl Tables {
    /// What a visitor may know of how a deal was played: before the end of their own first try, how many have played.
    pub async fn results(&self, deal: &Deal, guest: &GuestId) -> Result<Results, Refusal> {
        let id = deal.id().to_string();
        let read = |row: &TryRow| read_try(row, guest);
        let own = self.store.first_try(&id, guest).await?.as_ref().map(read);
        let count = self.store.count_ended_tries(&id).await? as usize;
        let is_done = own.as_ref().is_some_and(|own| own.state != TryState::Playing);
        let tries = if is_done || deal.is_over {
            Some(self.store.ended_tries(&id, MOST_LISTED).await?.iter().map(read).collect())
        } else {
            None
        };
        Ok(Results { own, count, tries })
    }

    /// Lets a visitor play a deal. The first try counts if the day is not over; it is gone on with until it ends, however
    /// often this is asked. After that it is for practice.
    pub async fn play_deal(
        self: &Arc<Self>,
        deal: &Deal,
        guest: &GuestId,
        name: &str,
        client: &Client,
    ) -> Result<Arc<Live>, Refusal> {
        let _turning = self.daily.turning.lock().await;
        let id = deal.id().to_string();
        let first = self.store.first_try(&id, guest).await?;
        let is_open = !deal.is_over && Day::at(self.clock.now()) <= deal.day;
        let table = match first {
            Some(row) if row.ended.is_none() && is_open => row.table_id,
            None if is_open => {
                let claim =
                    ClaimTry { deal: id, guest: guest.clone(), table: random::id(), begun: self.clock.now() };
                self.store.claim_try(claim).await?
            }
            Some(_) | None => {
                return self.make_try(deal, random::id(), guest, name, client, Counts::No).await;
            }
        };
        match self.find(&table).await {
            // It was noted, but the program stopped before the table was made.
            Err(Refusal::NotFound) => self.make_try(deal, table, guest, name, client, Counts::Yes).await,
            found => found,
        }
    }

    async fn make_try(
        self: &Arc<Self>,
        deal: &Deal,
        table: TableId,
        guest: &GuestId,
        name: &str,
        client: &Client,
        counts: Counts,
    ) -> Result<Arc<Live>, Refusal> {
        let snapshot = self.set_up_try(deal, table, guest, name, counts)?;
        let noted = self.makers.note(&snapshot, client)?;
        self.store_new(&snapshot).await?;
        noted.keep();
        let live = self.begin(snapshot);
        self.play_by_itself(deal);
        Ok(live)
    }

    /// A table at which everybody sits already: nobody puts anything into the draws, so there is nothing to wait for.
    fn set_up_try(
        &self,
        deal: &Deal,
        table: TableId,
        guest: &GuestId,
        name: &str,
        counts: Counts,
    ) -> Result<Snapshot, Refusal> {
        let now = crate::clock::now();
        let row = TableRow {
            game: deal.entry.id.to_owned(),
            options: deal.chosen.to_string(),
            kind: Kind::Private.to_string(),
            creator: guest.to_string(),
            created: now,
            changed: now,
            secret: deal.secret.to_hex(),
            random_seats: deal.seats > 1,
            deal: Some(deal.id().to_string()),
            counts: counts == Counts::Yes,
            pending: "{}".to_owned(),
            ..TableRow::new(table)
        };
        let visitor = Chair {
            name: name.to_owned(),
            contribution: Some(Contribution::Told(Entropy::Absent)),
            ..Chair::of(Sitter::Guest(guest.clone()))
        };
        let player = Sitter::Bot(self.daily.player());
        let bot = Chair::of(player);
        let mut chairs = vec![bot; usize::from(deal.seats)];
        chairs[0] = visitor;
        let stored = Stored { table: row, chairs: chair_rows(&chairs), steps: Vec::new() };
        let mut snapshot = Snapshot::read(&stored).ok_or(Refusal::Internal)?;
        snapshot.go_on()?;
        snapshot.mark_steps(0, 0);
        Ok(snapshot)
    }

    /// How a first try ends by a change, if it does and still counts.
    pub(in crate::tables) fn ends_try(&self, before: &Snapshot, next: &Snapshot) -> Option<EndedTry> {
        let of = next.deal.as_ref().filter(|of| of.counts)?;
        let ends = before.progress() == Progress::Playing && next.progress() == Progress::Over;
        if !ends || Day::at(self.clock.now()) > of.deal.day {
            return None;
        }
        let game = next.session.as_deref()?;
        let visitor = next.chairs.iter().position(|chair| chair.bot().is_none())?;
        let (points, best) = points_of(game, visitor);
        Some(EndedTry {
            deal: of.deal.to_string(),
            ended: if game.outcome().is_some() { PLAYED } else { RESIGNED }.to_owned(),
            name: next.chairs[visitor].name.clone(),
            points,
            best,
            player: VERSION.to_owned(),
        })
    }
}

fn read_try(row: &TryRow, guest: &GuestId) -> Try {
    let made = || Made { points: row.points, best: row.best, version: row.player.clone() };
    let state = match row.ended.as_deref() {
        None => TryState::Playing,
        Some(PLAYED) => TryState::Played(made()),
        Some(_) => TryState::Resigned,
    };
    Try { table: row.table_id.clone(), name: row.name.clone(), state, is_own: row.guest == *guest }
}
