//! Clocks at tables: whose time runs, and what happens when it is up.
//!
//! The clock of the store counts. A move says that there must be time, and the fall of a flag that there must be none; both are
//! changes of the same row, so one of them comes too late.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use contest::clock::{Clock, Fall, Pause};
use game::{EarlyEnd, Seat, Turn};
use store::{StoreError, Timing};

use super::live::Live;
use super::revision::Revision;
use super::snapshot::{Progress, Sitter, Snapshot, Why};
use super::{Draft, Tables};
use crate::refusal::Refusal;

/// How long after somebody's time is up a move still counts, because it may have been long on its way.
pub(super) const GRACE: i64 = 1_000;

/// How many flags fall at once. The next ones fall a second later.
const MOST_FALLS: i64 = 200;

/// What time it is for the store, as far as is known here.
pub(super) struct StoreTime {
    last: Mutex<(i64, Instant)>,
    /// Whether this node watched over deadlines when it last looked.
    is_watching: AtomicBool,
}

impl StoreTime {
    /// By the clock of this machine, until the store was asked.
    pub(super) fn new() -> StoreTime {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        StoreTime { last: Mutex::new((now, Instant::now())), is_watching: AtomicBool::new(false) }
    }

    fn set(&self, now: i64, asked: Instant) {
        // It was read somewhere between question and answer.
        let read = asked + asked.elapsed() / 2;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = (now, read);
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

    /// Asks the store for the time, watches over the deadlines, and lets the flags fall of those whose time is up.
    pub(crate) async fn look_at_clocks(self: &Arc<Self>) -> Result<(), StoreError> {
        let asked = Instant::now();
        let moment = self.store.moment().await?;
        self.time.set(moment.now, asked);
        let was_watching = self.time.is_watching.swap(moment.is_running, Ordering::Relaxed);
        if !moment.is_running {
            return if was_watching { self.store.rest_from_deadlines().await } else { Ok(()) };
        }
        // Only then is it known that whoever seems to be late could have played.
        if let Some(more) = self.store.watch_deadlines().await? {
            tracing::warn!(more, "nobody watched over deadlines for a while, so they are put off");
        }
        for table in self.store.overdue(MOST_FALLS).await? {
            let tables = self.clone();
            // A table that cannot be read says so in the log, and one that makes the program panic stands in nobody's way.
            let _ = tokio::spawn(async move {
                if let Ok(live) = tables.find(&table).await {
                    tables.let_fall(&live).await;
                }
            })
            .await;
        }
        Ok(())
    }

    /// Lets the flag fall of whoever is to decide, if their time is up.
    pub(super) async fn let_fall(self: &Arc<Self>, live: &Arc<Live>) {
        let fall = |draft: &mut Draft| {
            draft.timing = Timing::Late;
            draft.fall()
        };
        match self.change(live, None, fall).await {
            // They have moved, or somebody else was quicker, here or elsewhere.
            Ok(_) | Err(Refusal::Stale | Refusal::NotUp) => {}
            Err(refusal) => tracing::error!(table = %live.now().id, ?refusal, "a flag cannot fall"),
        }
    }

    /// Says that somebody else's time is up, at a table where that has to be said.
    pub async fn claim_time(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let now = self.time();
        let claim = |draft: &mut Draft| {
            let seats = draft.next.seats_of(who);
            if seats.is_empty() {
                return Err(Refusal::NotYourSeat);
            }
            if !draft.next.is_claimable(&seats, now) {
                return Err(Refusal::NotUp);
            }
            draft.fall()
        };
        self.change(live, Some((who, revision)), claim).await.map(|(now, ())| now)
    }
}

impl Snapshot {
    /// The seat whose time is to run: whoever is to decide, unless that is a computer player.
    fn timed_seat(&self) -> Option<Seat> {
        match self.session.as_ref()?.turn() {
            Turn::Seat(seat) => self.chairs[seat.index()].bot().is_none().then_some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The turn of the seat whose time runs begins at this time.
    pub(crate) fn begin_turn_at(&mut self, now: i64) {
        let (Some(timed), Some(clock)) = (self.timed, &mut self.clock) else { return };
        if let Some(running) = clock.running() {
            clock.start(timed.pace, running.seat, now);
        }
    }

    /// Whether somebody who plays these seats may say now that another's time is up.
    pub fn is_claimable(&self, seats: &[Seat], now: i64) -> bool {
        let running = self.clock.as_ref().and_then(Clock::running);
        let is_up = running.is_some_and(|running| running.until < now && !seats.contains(&running.seat));
        is_up && self.timed.is_some_and(|timed| timed.fall == Fall::Claimed)
    }

    /// Until when the store takes a move of whoever is to decide.
    pub(super) fn deadline(&self) -> Option<i64> {
        let running = self.clock.as_ref()?.running()?;
        (self.timed?.fall == Fall::Automatic).then_some(running.until + GRACE)
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
        clock.stop(timed.pace, asked, if is_taken_back { Pause::Other } else { Pause::TurnOver });
        if let Some(seat) = runs {
            clock.start(timed.pace, seat, now);
        }
    }

    /// Whoever is to decide is out of time: the game ends, unless several others play on. Then a computer player takes the
    /// seat.
    fn fall(&mut self) -> Result<(), Refusal> {
        if self.next.progress() != Progress::Playing {
            return Err(Refusal::Over);
        }
        let running = self.next.clock.as_ref().and_then(Clock::running).ok_or(Refusal::NotUp)?;
        let who = self.next.chairs[running.seat.index()].sitter.clone();
        if self.next.goes_on_without(&who) {
            self.replace(&who, Why::OutOfTime);
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
    use std::time::Duration;

    use catalog::Entropy;
    use contest::clock::Timed;
    use rusqlite::Connection;
    use tempfile::TempDir;

    use super::super::tests::tables_in;
    use super::super::{Brought, HowFar, Kind, NewTable, Why};
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
        house.tables.let_fall(&house.live).await;
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
    async fn time_runs_again_for_whoever_takes_a_decision_back_and_nothing_is_earned_by_it() {
        let house = House::new("imhotep-duel", "", "600+30").await;
        let lose = |seconds: i64| {
            let past =
                format!("UPDATE tables SET deadline = deadline - {seconds}000, revision = revision + 1");
            house.execute(&past);
        };
        lose(100);
        house.tables.refresh(&house.live).await;
        house.play(0, "place b2").await.unwrap();
        assert_eq!(house.running(), Some(Seat::new(1)));
        let (who, now) = (&house.people[0], house.live.now());
        let kept = now.clock.as_ref().unwrap().saved(Seat::new(0));
        assert!((529_000..=530_000).contains(&kept), "a turn has added half a minute: {kept}");
        let revision = now.revision_for(&now.seats_of(who));
        house.tables.undo(&house.live, who, revision, HowFar::Decision).await.unwrap();
        assert_eq!(house.running(), Some(Seat::new(0)));
        let other = house.live.now().clock.as_ref().unwrap().saved(Seat::new(1));
        assert!((599_000..=600_000).contains(&other), "{other}");
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
        // An hour passes.
        house.tables.time.set(house.tables.time() + 3_600_000, Instant::now());
        house.tables.look_at_clocks().await.unwrap();
        house.tables.time.set(house.tables.time() + 3_600_000, Instant::now());
        assert_eq!(claim(0).await.err(), Some(Refusal::NotUp), "it is their own");
        house.play(0, "place b2").await.expect("nobody has said that it is too late");
        house.tables.time.set(house.tables.time() + 3_600_000, Instant::now());
        let stranger = Sitter::Guest("emma".parse().unwrap());
        let revision = house.live.now().revision_for(&[]);
        let meddled = house.tables.claim_time(&house.live, &stranger, revision).await;
        assert_eq!(meddled.err(), Some(Refusal::NotYourSeat));
        let now = claim(0).await.unwrap();
        let stopped = now.session.as_ref().unwrap().stopped();
        assert_eq!(stopped, Some(EarlyEnd::TimedOut(Seat::new(1))));
    }
}
