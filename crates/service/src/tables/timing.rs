//! Clocks at tables: whose time runs, and what happens when it is up.
//!
//! The clock of the store counts. A move says that there must be time, and the fall of a flag that there must be none; both are
//! changes of the same row, so one of them comes too late.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use contest::clock::{Clock, Fall, GRACE, Pause, Timed};
use futures_util::future::join_all;
use game::{EarlyEnd, Seat, Turn};
use store::{StoreError, TableId, Timing};

use super::live::Live;
use super::revision::Revision;
use super::snapshot::{Kind, Progress, Sitter, Snapshot, Why};
use super::{Draft, Tables};
use crate::refusal::Refusal;

/// How many flags may fall at a time.
const FALLS: i64 = 50;

/// How long a table is let alone whose flag could not fall.
const LET_ALONE: Duration = Duration::from_mins(1);

/// What time it is for the store, as far as is known here.
pub(super) struct StoreTime {
    last: Mutex<(i64, Instant)>,
    /// Whether there was anything to watch over when this node last looked; before that, whoever was here may have left a mark.
    is_watching: AtomicBool,
    /// The tables whose flags could not fall, and until when nobody tries again.
    let_alone: Mutex<HashMap<TableId, Instant>>,
}

impl StoreTime {
    /// By the clock of this machine, until the store was asked.
    pub(super) fn new() -> StoreTime {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        StoreTime {
            last: Mutex::new((now, Instant::now())),
            is_watching: AtomicBool::new(true),
            let_alone: Mutex::default(),
        }
    }

    fn set(&self, now: i64, asked: Instant) {
        // It was read somewhere between question and answer.
        let read = asked + asked.elapsed() / 2;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = (now, read);
    }

    /// Whether nobody tries for now to let the flag of a table fall.
    fn lets_alone(&self, table: &TableId) -> bool {
        let mut all = self.let_alone.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, until| *until > Instant::now());
        all.contains_key(table)
    }

    fn let_alone(&self, table: TableId) {
        let mut all = self.let_alone.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(table, Instant::now() + LET_ALONE);
    }

    /// The time of the store at a moment, in milliseconds since 1970.
    pub(super) fn at(&self, moment: Instant) -> i64 {
        let (now, read) = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let since = moment.saturating_duration_since(read).as_millis() as i64;
        let before = read.saturating_duration_since(moment).as_millis() as i64;
        now + since - before
    }
}

impl Tables {
    /// The time by which clocks run, in milliseconds since 1970.
    pub fn time(&self) -> i64 {
        self.time.at(Instant::now())
    }

    /// Watches over the deadlines, and lets the flags fall of those whose time is up.
    pub(crate) async fn look_at_clocks(self: &Arc<Self>) -> Result<(), StoreError> {
        // Only then is it known that whoever seems to be late could have played.
        let Some(now) = self.watch_over_deadlines().await? else { return Ok(()) };
        self.rest_before_flags(now).await?;
        let mut after = None;
        loop {
            let overdue = self.store.overdue(after.as_ref(), FALLS).await?;
            let Some(last) = overdue.last() else { return Ok(()) };
            after = Some(last.clone());
            join_all(overdue.into_iter().map(|(_, table)| self.let_fall_at(table))).await;
            // However many fall, nobody has looked away meanwhile.
            self.watch_over_deadlines().await?;
        }
    }

    /// Asks the store for the time, and leaves a mark that somebody has looked. Returns the time if anybody's runs.
    async fn watch_over_deadlines(self: &Arc<Self>) -> Result<Option<i64>, StoreError> {
        let asked = Instant::now();
        let moment = self.store.moment().await?;
        self.time.set(moment.now, asked);
        let was_watching = self.time.is_watching.swap(moment.is_running, Ordering::Relaxed);
        if !moment.is_running {
            if was_watching {
                self.store.rest_from_deadlines().await?;
            }
            return Ok(None);
        }
        if let Some(more) = self.store.watch_deadlines().await? {
            tracing::warn!(more, "nobody watched over deadlines for a while, so they are put off");
            self.look_for_all_changes().await?;
        }
        Ok(Some(moment.now))
    }

    /// Lets a flag fall, if it does. A table at which that fails stands in nobody's way.
    async fn let_fall_at(self: &Arc<Self>, table: TableId) {
        if self.time.lets_alone(&table) {
            return;
        }
        let (tables, id) = (self.clone(), table.clone());
        let falling = tokio::spawn(async move {
            let live = tables.find(&id).await?;
            tables.let_fall(&live).await
        });
        if !matches!(falling.await, Ok(Ok(()))) {
            self.time.let_alone(table);
        }
    }

    /// Lets the flag fall of whoever is to decide, if their time is up.
    pub(super) async fn let_fall(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Refusal> {
        let fall = |draft: &mut Draft| {
            draft.timing = Timing::Late;
            draft.fall()
        };
        match self.change(live, None, fall).await {
            // They have moved, or somebody else was quicker, here or elsewhere.
            Ok(_) | Err(Refusal::Stale | Refusal::NotUp) => Ok(()),
            Err(refusal) => {
                tracing::error!(table = %live.now().id, ?refusal, "a flag cannot fall");
                Err(refusal)
            }
        }
    }

    /// Says that somebody else's time is up, at a table where that has to be said.
    pub async fn claim_time(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let claim = |draft: &mut Draft| {
            let seats = draft.next.seats_of(who);
            if seats.is_empty() {
                return Err(Refusal::NotYourSeat);
            }
            if !draft.next.is_claimable(&seats) {
                return Err(Refusal::NotUp);
            }
            draft.timing = Timing::Late;
            draft.fall()
        };
        self.change(live, Some((who, revision)), claim).await.map(|(now, ())| now)
    }
}

impl Snapshot {
    /// The seat whose time is to run: whoever is to decide, unless that is a computer player.
    pub(super) fn timed_seat(&self) -> Option<Seat> {
        match self.session.as_ref()?.turn() {
            Turn::Seat(seat) => self.chairs[seat.index()].bot().is_none().then_some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The turn of the seat whose time runs begins at this time.
    pub(crate) fn begin_turn_at(&mut self, now: i64) {
        if let Some(running) = self.clock.as_ref().and_then(Clock::running) {
            self.begin_turn(running.seat, now);
        }
    }

    /// Whether somebody who plays these seats may say that another's time is up, once it is.
    fn is_claimable(&self, seats: &[Seat]) -> bool {
        let running = self.clock.as_ref().and_then(Clock::running);
        running.is_some_and(|running| !seats.contains(&running.seat)) && !self.falls_by_itself()
    }

    /// Until when whoever is to decide has time.
    pub(super) fn deadline(&self) -> Option<i64> {
        Some(self.clock.as_ref()?.running()?.until + GRACE)
    }

    /// Whether whoever is to decide is out at once when their time is up.
    pub(super) fn falls_by_itself(&self) -> bool {
        let falls = |timed: Timed| match timed.fall {
            Fall::Automatic => true,
            Fall::Claimed => false,
        };
        self.timed.is_some_and(falls)
    }

    /// Whether the time of somebody else runs.
    pub(super) fn is_others_time(&self, who: &Sitter) -> bool {
        let running = self.clock.as_ref().and_then(Clock::running);
        running.is_some_and(|running| self.chairs[running.seat.index()].sitter != *who)
    }

    /// What a seat has left, in milliseconds, at a time by which clocks run.
    pub fn time_left(&self, seat: Seat, now: i64) -> Option<i64> {
        Some(self.clock.as_ref()?.left(self.timed?.pace, seat, now))
    }
}

impl Draft {
    /// Lets the clock run for whoever is to decide after the change, which was asked for at one time and is made at another.
    pub(super) fn run_clock(&mut self, before: &Snapshot, asked: i64, now: i64) {
        let is_taken_back = self.kept < before.marks.len();
        let next = &mut self.next;
        let runs = next.timed_seat();
        let (Some(timed), Some(clock)) = (next.timed, &mut next.clock) else { return };
        if clock.running().map(|running| running.seat) == runs {
            return;
        }
        next.gifts.clear();
        clock.stop(timed.pace, asked, if is_taken_back { Pause::TakenBack } else { Pause::TurnOver });
        let Some(seat) = runs else { return };
        if is_taken_back {
            // What the turn had earned goes with it, or one could earn it again and again.
            clock.charge(seat, timed.pace.increment());
        }
        next.begin_turn(seat, now);
    }

    /// Whoever is to decide is out of time: the game ends, unless several others play on. Then a computer player takes the
    /// seat.
    fn fall(&mut self) -> Result<(), Refusal> {
        if self.next.progress() != Progress::Playing {
            return Err(Refusal::Over);
        }
        let running = self.next.clock.as_ref().and_then(Clock::running).ok_or(Refusal::NotUp)?;
        // Deadlines of all tables are put off together now and then, without a look at anybody's night.
        if self.next.leave_quiet() {
            return Ok(());
        }
        let who = self.next.chairs[running.seat.index()].sitter.clone();
        // On one device, everybody has the same sitter, and time of their own.
        let others = self.next.chairs.iter().filter(|chair| chair.bot().is_none()).count() > 1;
        if self.next.kind == Kind::Device && self.next.chairs.len() > 2 && others {
            self.replace(&[running.seat], Why::OutOfTime);
            return Ok(());
        }
        if self.next.goes_on_without(&who) {
            let seats = self.next.seats_of(&who);
            self.replace(&seats, Why::OutOfTime);
            return Ok(());
        }
        let game = self.next.session.as_mut().ok_or(Refusal::Waiting)?;
        game.stop(EarlyEnd::TimedOut(running.seat)).map_err(|_| Refusal::Over)?;
        self.next.undo_request = None;
        self.next.undo_declined = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use catalog::Entropy;
    use rusqlite::Connection;
    use tempfile::TempDir;

    use super::super::tests::tables_in;
    use super::super::{Answer, Brought, HowFar, Kind, NewTable, Why};
    use super::*;
    use crate::work::Client;

    /// People at a table with a clock, whose flags nobody lets fall by itself.
    struct House {
        folder: TempDir,
        tables: Arc<Tables>,
        live: Arc<Live>,
        people: Vec<Sitter>,
    }

    impl House {
        async fn new(game: &str, options: &str, pace: &str) -> House {
            let folder = tempfile::tempdir().unwrap();
            let tables = tables_in(folder.path()).await;
            let entry = catalog::find(game).unwrap();
            let chosen = entry.choose(options, None).unwrap();
            let seats = usize::from((entry.count_seats)(&chosen).unwrap());
            let names = ["zsofi", "balint", "emma"];
            let people: Vec<Sitter> =
                names[..seats].iter().map(|name| Sitter::Guest(name.parse().unwrap())).collect();
            let new = NewTable {
                entry,
                chosen,
                kind: Kind::Private,
                creator: None,
                client: Client::unknown(None),
                sitters: people.clone(),
                random_seats: false,
                hints: false,
                opening: Vec::new(),
                parent: None,
                timed: Some(pace.parse::<Timed>().unwrap()),
                rated: contest::matching::Rated::Casual,
                tournament: None,
            };
            let live = tables.create(new).await.unwrap();
            for who in &people {
                let words = Brought::Told(Entropy::given(b"words"));
                tables.sit(&live, who.clone(), None, "", words).await.unwrap();
            }
            House { folder, tables, live, people }
        }

        /// Changes the store behind everybody's back.
        fn execute(&self, statement: &str) {
            let store = Connection::open(self.folder.path().join(store::FILE)).unwrap();
            store.execute_batch(statement).unwrap();
        }

        async fn play(&self, person: usize, step: &str) -> Result<Arc<Snapshot>, Refusal> {
            let (who, now) = (&self.people[person], self.live.now());
            let revision = now.revision_for(&now.seats_of(who));
            self.tables.play(&self.live, who, revision, &[step.to_owned()]).await
        }

        fn running(&self) -> Option<Seat> {
            self.live.now().clock.as_ref()?.running().map(|running| running.seat)
        }
    }

    #[tokio::test]
    async fn a_move_that_comes_too_late_is_refused_and_the_flag_falls() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        let seen = house.live.now();
        house.execute("UPDATE tables SET deadline = 1");
        assert_eq!(house.play(0, "place b2").await.err(), Some(Refusal::TimeUp));
        tokio::time::timeout(Duration::from_secs(30), house.live.leaves(&seen)).await.expect("it falls");
        let now = house.live.now();
        let game = now.session.as_ref().unwrap();
        assert_eq!(game.stopped(), Some(EarlyEnd::TimedOut(Seat::new(0))));
        assert_eq!(house.running(), None);
        assert_eq!(house.play(1, "place b2").await.err(), Some(Refusal::Over));
    }

    #[tokio::test]
    async fn nobody_loses_because_somebody_set_the_clock_forward() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        house.tables.look_at_clocks().await.unwrap();
        let seen = house.live.now();
        // As it looks an hour later: nobody has watched, and the time is up.
        house.execute("UPDATE pulse SET at = at - 3600000; UPDATE tables SET deadline = deadline - 3600000");
        assert_eq!(house.play(0, "place b2").await.err(), Some(Refusal::TimeUp));
        // Whoever looks at the table finds the time put off.
        tokio::time::timeout(Duration::from_secs(30), async {
            while Arc::ptr_eq(&house.live.now(), &seen) {
                house.tables.refresh(&house.live).await;
            }
        })
        .await
        .expect("it is put off");
        house.play(0, "place b2").await.unwrap();
    }

    #[tokio::test]
    async fn a_flag_does_not_fall_before_its_time() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        let seen = house.live.now();
        house.tables.let_fall(&house.live).await.unwrap();
        assert!(Arc::ptr_eq(&house.live.now(), &seen));
        house.tables.look_at_clocks().await.unwrap();
        assert!(Arc::ptr_eq(&house.live.now(), &seen));
    }

    #[tokio::test]
    async fn every_flag_falls_whose_time_is_up_though_nobody_looks() {
        let house = House::new("nefertiti", "players=3", "600+30").await;
        house.execute("UPDATE tables SET deadline = 1");
        house.tables.look_at_clocks().await.unwrap();
        let now = house.live.now();
        assert!(now.chairs[0].bot().is_some() && now.progress() == Progress::Playing);
        assert_eq!(now.left[0].why, Why::OutOfTime);
        assert_eq!(house.running(), None, "a computer player needs no clock");
    }

    #[tokio::test]
    async fn nothing_is_taken_back_in_the_time_of_another_unless_they_agree_and_nothing_is_earned_by_it() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        let pass = async |seconds: i64| {
            let past =
                format!("UPDATE tables SET deadline = deadline - {seconds}000, revision = revision + 1");
            house.execute(&past);
            house.tables.refresh(&house.live).await;
        };
        let saved = |seat: u8| house.live.now().clock.as_ref().unwrap().saved(Seat::new(seat)) / 1000;
        pass(100).await;
        house.play(0, "place b2").await.unwrap();
        assert!((529..=530).contains(&saved(0)), "a turn has added half a minute: {}", saved(0));
        pass(40).await;
        let ask = async || {
            let (who, now) = (&house.people[0], house.live.now());
            let revision = now.revision_for(&now.seats_of(who));
            house.tables.undo(&house.live, who, revision, HowFar::Decision).await
        };
        ask().await.unwrap();
        assert_eq!(house.running(), Some(Seat::new(1)), "it is the other's time, so they are asked");
        assert_eq!(ask().await.err(), Some(Refusal::UndoAsked), "and only once");
        let answer = async |answer| {
            let (who, now) = (&house.people[1], house.live.now());
            let revision = now.revision_for(&now.seats_of(who));
            house.tables.answer(&house.live, who, revision, answer).await.unwrap();
        };
        answer(Answer::Refused).await;
        assert_eq!(ask().await.err(), Some(Refusal::UndoAsked), "not again before the game goes on");
        house.play(1, "place b1").await.unwrap();
        ask().await.unwrap();
        house.play(0, "place a1").await.unwrap();
        ask().await.unwrap();
        answer(Answer::Granted).await;
        assert_eq!(house.running(), Some(Seat::new(0)));
        assert!((528..=530).contains(&saved(0)), "what the turn earned is gone: {}", saved(0));
        assert!((588..=590).contains(&saved(1)), "the turn never was: {}", saved(1));
    }

    #[tokio::test]
    async fn a_mark_that_somebody_left_over_gives_nobody_time() {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(folder.path()).await;
        let store = Connection::open(folder.path().join(store::FILE)).unwrap();
        store.execute_batch("INSERT INTO pulse (id, at) VALUES (0, 1)").unwrap();
        tables.look_at_clocks().await.unwrap();
        let marks = store.query_row("SELECT count(*) FROM pulse", [], |row| row.get::<_, i64>(0));
        assert_eq!(marks, Ok(0), "there is nothing to watch over");
    }

    #[tokio::test]
    async fn tables_that_cannot_be_read_keep_no_flag_from_falling() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        house.execute("UPDATE tables SET deadline = 100000");
        let columns = "game, options, kind, creator, created, changed, revision, progress, waits_for_bot, secret, \
                       random_seats, pending, pace";
        house.execute(&format!(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {}) \
             INSERT INTO tables (id, deadline, {columns}) \
             SELECT 'broken' || n, n, 'chess', options, kind, creator, created, changed, revision, progress, 0, secret, 0, \
             pending, pace FROM n, tables WHERE game <> 'chess'",
            FALLS + 5
        ));
        house.tables.look_at_clocks().await.unwrap();
        assert_eq!(house.live.now().progress(), Progress::Over);
        assert_eq!(house.tables.time.let_alone.lock().unwrap().len() as i64, FALLS + 5, "for a while");
    }

    #[tokio::test]
    async fn where_time_is_claimed_play_goes_on_until_somebody_does() {
        let house = House::new("imhotep-duel", "", "600+30 claim").await;
        let claim = async |person: usize| {
            let (who, now) = (&house.people[person], house.live.now());
            let revision = now.revision_for(&now.seats_of(who));
            house.tables.claim_time(&house.live, who, revision).await
        };
        assert_eq!(claim(1).await.err(), Some(Refusal::NotUp));
        house.execute("UPDATE tables SET deadline = 60000, revision = revision + 1");
        house.tables.look_at_clocks().await.unwrap();
        house.tables.refresh(&house.live).await;
        assert_eq!(claim(0).await.err(), Some(Refusal::NotUp), "it is their own");
        house.play(0, "place b2").await.expect("nobody has said that it is too late");
        house.execute("UPDATE tables SET deadline = 60000, revision = revision + 1");
        house.tables.refresh(&house.live).await;
        let stranger = Sitter::Guest("emma".parse().unwrap());
        let revision = house.live.now().revision_for(&[]);
        let meddled = house.tables.claim_time(&house.live, &stranger, revision).await;
        assert_eq!(meddled.err(), Some(Refusal::NotYourSeat));
        let now = claim(0).await.unwrap();
        let stopped = now.session.as_ref().unwrap().stopped();
        assert_eq!(stopped, Some(EarlyEnd::TimedOut(Seat::new(1))));
    }
}
