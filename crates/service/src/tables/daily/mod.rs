//! The daily deal: one for each game, the same for everybody. It is sealed the day before, and opened when its day is over.

mod alone;
mod trying;

use std::collections::HashSet;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::{Bot, Level};
use catalog::{Day, DealId, Dealt, Entropy, Entry, Fair, GAMES, Gathering, Seal, Seating, Secret};
use game::{Chosen, Record, Seat};
use store::{CalendarRow, DealRow, GuestId};
use tokio::sync::Mutex as AsyncMutex;

use super::Tables;
use super::snapshot::{Progress, Sitter, Snapshot};
use crate::random;
use crate::refusal::Refusal;

pub use trying::{Results, Try, TryState};

/// What the service keeps in mind of daily deals.
pub(super) struct Daily {
    /// The day that has begun, by its number. What is before it is over, and the store knows that.
    today: AtomicI32,
    /// Held while the day turns or a try begins.
    turning: AsyncMutex<()>,
    /// Who plays against visitors, and what they are compared with.
    player: Mutex<Bot>,
    /// The deals that the player is playing by itself.
    at_play: Mutex<HashSet<DealId>>,
}

impl Daily {
    pub(super) fn new() -> Daily {
        Daily {
            today: AtomicI32::new(0),
            turning: AsyncMutex::default(),
            player: Mutex::new(Bot::Level(Level::Vizier)),
            at_play: Mutex::default(),
        }
    }

    fn player(&self) -> Bot {
        *self.player.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The deal of a game on a day.
#[derive(Clone)]
pub struct Deal {
    secret: Secret,
    /// The game.
    pub entry: &'static Entry,
    /// The day.
    pub day: Day,
    /// What it is played with.
    pub chosen: Chosen,
    /// How many seats there are.
    pub seats: u8,
    /// The commitment to the secret.
    pub commitment: String,
    /// When it was sealed, in seconds since 1970.
    pub sealed: i64,
    /// Whether its day is over.
    pub is_over: bool,
    /// What the computer player made of it, once it has played.
    pub player: Option<Made>,
}

/// What somebody made of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Their points.
    pub points: i32,
    /// The most of the others' points.
    pub best: i32,
    /// The version of the computer player.
    pub version: String,
}

impl Made {
    /// How many points they were ahead, or behind if it is negative.
    pub fn margin(&self) -> i32 {
        self.points - self.best
    }
}

/// A day of a visitor's calendar on which there was a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CalendarDay {
    /// The day.
    pub day: Day,
    /// The visitor's margin, if a first try was played to its end.
    pub own: Option<i32>,
    /// The margin of the computer player, if it has played and the visitor may know it.
    pub player: Option<i32>,
}

/// The version of the computer players.
const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Tables {
    /// The day it is.
    pub async fn today(&self) -> Result<Day, Refusal> {
        let day = Day::at(self.clock.now());
        if day.number() > self.daily.today.load(Ordering::Acquire) {
            self.turn_day(day).await?;
        }
        Ok(self.begun_day())
    }

    /// Seconds since 1970, as the days are counted.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Sets the clock to this many seconds since 1970, from where it goes on: for tests.
    pub fn set_clock(&self, now: i64) {
        self.clock.set(now);
    }

    /// Lets another computer player play daily deals: for tests, which cannot wait for the strongest.
    pub fn set_daily_player(&self, bot: Bot) {
        *self.daily.player.lock().unwrap_or_else(PoisonError::into_inner) = bot;
    }

    fn begun_day(&self) -> Day {
        Day::at(0).later(self.daily.today.load(Ordering::Acquire))
    }

    /// Ends the days before this one, and seals the deals of the next. Only when the store has that does anybody learn a
    /// secret.
    async fn turn_day(&self, day: Day) -> Result<(), Refusal> {
        let _turning = self.daily.turning.lock().await;
        if day <= self.begun_day() {
            return Ok(());
        }
        let sealed = self.clock.now();
        let deals =
            [day, day.later(1)].into_iter().flat_map(|day| GAMES.iter().map(move |entry| (entry, day)));
        let deals = deals.map(|(entry, day)| seal(entry, day, sealed)).collect();
        self.store.turn_day(day.to_string(), deals).await?;
        self.daily.today.fetch_max(day.number(), Ordering::AcqRel);
        Ok(())
    }

    /// The deal of a game on a day that has begun.
    pub async fn deal(&self, entry: &'static Entry, day: Day) -> Result<Deal, Refusal> {
        if day > self.today().await? {
            return Err(Refusal::NotFound);
        }
        self.sealed_deal(entry, day).await
    }

    /// The commitment to the deal of a game on the day after this one.
    pub async fn next_seal(&self, entry: &'static Entry) -> Result<String, Refusal> {
        let tomorrow = self.today().await?.later(1);
        self.sealed_deal(entry, tomorrow).await.map(|deal| deal.commitment)
    }

    async fn sealed_deal(&self, entry: &'static Entry, day: Day) -> Result<Deal, Refusal> {
        let row = self.store.deal(&deal_id(entry, day).to_string()).await?.ok_or(Refusal::NotFound)?;
        let today = self.begun_day();
        Deal::read(&row, entry, day, today).ok_or_else(|| {
            tracing::error!(deal = row.id, "a stored deal cannot be read");
            Refusal::Internal
        })
    }

    /// The days from one to another on which there was a deal of a game, as far as they have begun.
    pub async fn calendar(
        &self,
        entry: &Entry,
        guest: &GuestId,
        first: Day,
        last: Day,
    ) -> Result<Vec<CalendarDay>, Refusal> {
        let today = self.today().await?;
        let last = last.min(today).to_string();
        let rows = self.store.calendar(guest, entry.id, &first.to_string(), &last).await?;
        let read = |row: &CalendarRow| {
            let day: Day = row.day.parse().ok()?;
            let player = row.player.filter(|_| row.own.is_some() || day < today);
            Some(CalendarDay { day, own: row.own, player })
        };
        Ok(rows.iter().filter_map(read).collect())
    }

    /// Whether a table belongs to a deal whose day is not over, so that only those who sit at it may look at it.
    pub fn is_sealed(&self, table: &Snapshot) -> bool {
        table.deal.as_ref().is_some_and(|of| of.deal.day >= self.begun_day())
    }

    /// Whether somebody may look at a table now.
    pub fn may_look(&self, table: &Snapshot, who: Option<&Sitter>) -> bool {
        !self.is_sealed(table) || who.is_some_and(|who| !table.seats_of(who).is_empty())
    }

    /// The record as anybody may have it: with the secret once the game is over and, if it was a deal, its day as well.
    pub fn record(&self, table: &Snapshot) -> Option<Record> {
        let mut record = table.record()?;
        if table.deal.is_some() && table.progress() == Progress::Over && !self.is_sealed(table) {
            record.set("secret", &table.secret.to_hex());
        }
        Some(record)
    }
}

impl Deal {
    /// Which one it is.
    pub fn id(&self) -> DealId {
        deal_id(self.entry, self.day)
    }

    fn read(row: &DealRow, entry: &'static Entry, day: Day, today: Day) -> Option<Deal> {
        let secret: Secret = row.secret.parse().ok()?;
        let chosen = entry.choose(&row.options, None).ok()?;
        let player = match (row.points, row.best, &row.player) {
            (Some(points), Some(best), Some(version)) => {
                Some(Made { points, best, version: version.clone() })
            }
            _ => None,
        };
        Some(Deal {
            commitment: secret.commitment(&row.id),
            secret,
            entry,
            day,
            seats: (entry.count_seats)(&chosen).ok()?,
            chosen,
            sealed: row.sealed,
            is_over: row.is_over || day < today,
            player,
        })
    }

    /// The seat that everybody plays. It follows from the secret, but says nothing about the rest.
    pub fn seat(&self) -> Seat {
        Seat::new(self.fair().seats()[0])
    }

    /// What its draws follow from, at any of its tables.
    fn fair(&self) -> Fair {
        let seats = usize::from(self.seats);
        Fair {
            table: String::new(),
            deal: Some(Dealt { deal: self.id(), seal: Seal::Closed }),
            secret: self.secret.clone(),
            entropy: vec![Entropy::Absent; seats],
            seating: if seats > 1 { Seating::Drawn } else { Seating::Chosen },
            gathering: Some(Gathering::new(seats)),
        }
    }
}

/// Whether a row is a deal that can be played.
pub(crate) fn is_readable(row: &DealRow) -> bool {
    let Ok(DealId { game, day }) = row.id.parse() else { return false };
    catalog::find(&game).is_ok_and(|entry| Deal::read(row, entry, day, day).is_some())
}

fn deal_id(entry: &Entry, day: Day) -> DealId {
    DealId { game: entry.id.to_owned(), day }
}

fn seal(entry: &Entry, day: Day, sealed: i64) -> DealRow {
    DealRow {
        id: deal_id(entry, day).to_string(),
        game: entry.id.to_owned(),
        day: day.to_string(),
        options: entry.choose_daily(day).to_string(),
        secret: Secret::new(random::bytes()).to_hex(),
        sealed,
        is_over: false,
        points: None,
        best: None,
        player: None,
    }
}
