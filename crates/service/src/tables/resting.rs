//! Rest at tables where a turn has days: nobody's turn begins on their vacation, nothing falls due in their quiet hours, and
//! others give them a day. Where only computer players wait, nobody needs a vacation.

use std::sync::Arc;
use std::time::Instant;

use contest::clock::{Clock, DAY};
use game::Seat;
use store::{ChangeRest, GuestId, StoreError, Timing};

use super::live::Live;
use super::revision::Revision;
use super::snapshot::{Progress, Sitter, Snapshot};
use super::{Draft, Tables};
use crate::people::{Resting, with_vacation};
use crate::refusal::Refusal;
use crate::rest::Rest;

/// How many milliseconds before a flag falls a day of vacation is taken.
const BEFORE_FLAGS: i64 = 10 * 60_000;

/// How many accounts are looked after at a time.
const BATCH: i64 = 200;

impl Tables {
    /// Finds out when nothing is to fall due for those who sit down by a change.
    pub(super) async fn look_up_rests(&self, before: &Snapshot, next: &mut Snapshot) -> Result<(), Refusal> {
        if !next.is_by_days() {
            return Ok(());
        }
        for (index, chair) in next.chairs.iter_mut().enumerate() {
            let stays = before
                .chairs
                .get(index)
                .is_some_and(|was| was.sitter == chair.sitter && was.is_ready() == chair.is_ready());
            if stays {
                continue;
            }
            chair.rest = match chair.sitter.guest() {
                Some(guest) => self.rest_of(guest).await?,
                None => Rest::default(),
            };
        }
        Ok(())
    }

    /// When nothing is to fall due for somebody. Only accounts have a say in that.
    async fn rest_of(&self, guest: &GuestId) -> Result<Rest, Refusal> {
        let row = self.store.rest(guest).await?;
        Ok(row.map_or_else(Rest::default, |row| Resting::read(&row, 0).rest))
    }

    /// Takes a day of vacation for everybody whose flag would fall soon, as far as they want it and have one.
    pub(super) async fn rest_before_flags(self: &Arc<Self>, now: i64) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let tired = self.store.tired(BEFORE_FLAGS, &after, BATCH).await?;
            let Some(last) = tired.last() else { return Ok(()) };
            last.as_str().clone_into(&mut after);
            for account in &tired {
                self.rest_a_day(account, now).await?;
            }
        }
    }

    /// Of several nodes that do this at once, only one finds the rest as it was.
    async fn rest_a_day(self: &Arc<Self>, account: &GuestId, now: i64) -> Result<(), StoreError> {
        let Some(before) = self.store.rest(account).await? else { return Ok(()) };
        let resting = Resting::read(&before, now);
        let Some(taken) = resting.vacation.take(1, now) else { return Ok(()) };
        let change =
            ChangeRest { account: account.clone(), after: with_vacation(&before, taken), before, by: DAY };
        if self.store.change_rest(change).await?
            && let Err(refusal) = self.spread_rest(account).await
        {
            tracing::warn!(
                ?refusal,
                "that somebody is on vacation is shown once their tables are read again"
            );
        }
        Ok(())
    }

    /// Shows everybody when nothing is to fall due for somebody: the store has given their tables a new revision.
    pub async fn spread_rest(&self, account: &GuestId) -> Result<(), Refusal> {
        self.spread_name(account).await
    }

    /// Gives a day to whoever is to decide.
    pub async fn give_day(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let asked = Instant::now();
        let give = |draft: &mut Draft| draft.give_day(who, asked);
        self.change(live, Some((who, revision)), give).await.map(|(now, ())| now)
    }
}

impl Draft {
    fn give_day(&mut self, who: &Sitter, asked: Instant) -> Result<(), Refusal> {
        let next = &mut self.next;
        let seats = next.seats_of(who);
        let giver = *seats.first().ok_or(Refusal::NotYourSeat)?;
        match next.progress() {
            Progress::Playing => {}
            Progress::Gathering => return Err(Refusal::Waiting),
            Progress::Over | Progress::CalledOff => return Err(Refusal::Over),
        }
        if !next.may_give_day(&seats) {
            return Err(Refusal::NoGift);
        }
        let clock = next.clock.as_mut().ok_or(Refusal::NoGift)?;
        clock.extend(DAY);
        next.gifts.push(giver);
        // Whoever is out already is helped by no gift.
        if next.falls_by_itself() {
            self.timing = Timing::InTime(asked);
        }
        Ok(())
    }
}

impl Snapshot {
    /// Whether a turn has days.
    pub fn is_by_days(&self) -> bool {
        self.timed.is_some_and(|timed| !timed.pace.is_live())
    }

    /// Whether somebody who plays these seats may give a day to whoever is to decide: once a turn, and not to themselves.
    pub fn may_give_day(&self, seats: &[Seat]) -> bool {
        let running = self.clock.as_ref().and_then(Clock::running);
        let is_other = |running: Seat| {
            let sitter = &self.chairs[running.index()].sitter;
            seats.iter().all(|seat| self.chairs[seat.index()].sitter != *sitter)
        };
        let has_given = seats.iter().any(|seat| self.gifts.contains(seat));
        self.is_by_days()
            && !seats.is_empty()
            && !has_given
            && running.is_some_and(|running| is_other(running.seat))
    }

    /// The turn of a seat begins: not before its sitter is back from vacation, if others wait.
    pub(super) fn begin_turn(&mut self, seat: Seat, now: i64) {
        let begins = if self.is_by_days() && self.others_wait_for(seat) {
            self.chairs[seat.index()].rest.away_until.max(now)
        } else {
            now
        };
        let (Some(timed), Some(clock)) = (self.timed, &mut self.clock) else { return };
        clock.start(timed.pace, seat, begins);
        self.leave_quiet();
    }

    /// Puts off what would fall due in somebody's quiet hours. Returns whether anything did.
    pub(super) fn leave_quiet(&mut self) -> bool {
        let is_by_days = self.is_by_days();
        let Some(clock) = self.clock.as_mut().filter(|_| is_by_days) else { return false };
        let Some(running) = clock.running() else { return false };
        let by = self.chairs[running.seat.index()].rest.after_quiet(running.until) - running.until;
        clock.extend(by);
        by > 0
    }

    /// Whether others than computer players wait for a seat.
    fn others_wait_for(&self, seat: Seat) -> bool {
        let sitter = &self.chairs[seat.index()].sitter;
        self.chairs.iter().any(|chair| chair.bot().is_none() && chair.sitter != *sitter)
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Level};
    use catalog::Entropy;
    use contest::clock::Timed;
    use rusqlite::Connection;
    use tempfile::TempDir;

    use super::super::tests::tables_in;
    use super::super::{Brought, Kind, NewTable};
    use super::*;
    use crate::work::Client;

    /// Somebody at a table with somebody else, of whom the first is to decide and has five minutes left.
    async fn late(pace: &str, other: Sitter, statement: &str) -> (TempDir, Arc<Tables>, Arc<Live>) {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(folder.path()).await;
        let store = Connection::open(folder.path().join(store::FILE)).unwrap();
        store.execute_batch(statement).unwrap();
        let entry = &catalog::GAMES[0];
        let new = NewTable {
            entry,
            chosen: entry.choose("", None).unwrap(),
            kind: Kind::Private,
            creator: None,
            client: Client::unknown(None),
            sitters: vec![Sitter::Guest("zsofi".parse().unwrap()), other.clone()],
            random_seats: false,
            hints: false,
            opening: Vec::new(),
            parent: None,
            rated: contest::matching::Rated::Casual,
            timed: Some(pace.parse::<Timed>().unwrap()),
            tournament: None,
        };
        let live = tables.create(new).await.unwrap();
        for who in [Sitter::Guest("zsofi".parse().unwrap()), other] {
            let words = Brought::Told(Entropy::given(b"words"));
            if who.guest().is_some() {
                tables.sit(&live, who, None, "", words).await.unwrap();
            }
        }
        let soon = "UPDATE tables SET deadline = CAST(unixepoch('subsec') * 1000 AS INTEGER) + 300000";
        store.execute_batch(soon).unwrap();
        (folder, tables, live)
    }

    fn count(folder: &TempDir, rows: &str) -> i64 {
        let store = Connection::open(folder.path().join(store::FILE)).unwrap();
        store.query_row(&format!("SELECT count(*) FROM {rows}"), [], |row| row.get(0)).unwrap()
    }

    const ACCOUNT: &str = "INSERT INTO accounts (id, name, created) VALUES ('zsofi', 'Zsófi', 1000);";
    const NEW: &str = "INSERT INTO accounts (id, name, created) VALUES ('zsofi', 'Zsófi', unixepoch());";
    const BY_HAND: &str = "INSERT INTO accounts (id, name, created) VALUES ('zsofi', 'Zsófi', 1000); \
        INSERT INTO rests (account, quiet, quiet_since, is_automatic, saved, counted, away_until) \
        VALUES ('zsofi', '', 0, 0, 1000000000, 0, 0);";

    #[tokio::test]
    async fn a_day_is_taken_before_a_flag_falls_only_where_others_wait_for_days_and_somebody_has_and_wants_it()
     {
        let person = || Sitter::Guest("balint".parse().unwrap());
        let bot = Sitter::Bot(Bot::Level(Level::Scribe));
        for (pace, other, statement, taken) in [
            ("2d", person(), ACCOUNT, 1),
            ("2d claim", person(), ACCOUNT, 1),
            ("600+30", person(), ACCOUNT, 0),
            ("2d", bot, ACCOUNT, 0),
            ("2d", person(), NEW, 0),
            ("2d", person(), BY_HAND, 0),
            ("2d", person(), "", 0),
        ] {
            let (folder, tables, live) = late(pace, other, statement).await;
            let seen = live.now();
            tables.look_at_clocks().await.unwrap();
            tables.look_at_clocks().await.unwrap();
            assert_eq!(count(&folder, "rests WHERE away_until > 0"), taken, "{pace} {statement}");
            let late = "tables WHERE deadline < CAST(unixepoch('subsec') * 1000 AS INTEGER) + 86400000";
            assert_eq!(count(&folder, late), 1 - taken, "{pace} {statement}");
            assert_eq!(Arc::ptr_eq(&seen, &live.now()), taken == 0, "everybody hears of it");
        }
    }

    #[tokio::test]
    async fn a_flag_does_not_fall_in_quiet_hours_that_began_after_its_time_was_set() {
        let (folder, tables, live) = late("2d", Sitter::Guest("balint".parse().unwrap()), NEW).await;
        let store = Connection::open(folder.path().join(store::FILE)).unwrap();
        // Midnight of some day, in the middle of quiet hours.
        let quiet = "INSERT INTO rests (account, quiet, quiet_since, is_automatic, saved, counted, away_until) \
            VALUES ('zsofi', '22:00-06:00 UTC', 0, 1, 0, 0, 0); \
            UPDATE tables SET revision = revision + 1, deadline = 1700006400000";
        store.execute_batch(quiet).unwrap();
        tables.refresh(&live).await;
        tables.let_fall(&live).await.unwrap();
        assert_eq!(live.now().progress(), Progress::Playing);
        let due: i64 = store.query_row("SELECT deadline FROM tables", [], |row| row.get(0)).unwrap();
        assert_eq!(due / 1_000 - 1_700_006_400, 6 * 3_600 + 1, "until six, and a moment of grace");
        // That was years ago, too, but not in the night.
        tables.let_fall(&live).await.unwrap();
        assert_eq!(live.now().progress(), Progress::Over);
    }
}
