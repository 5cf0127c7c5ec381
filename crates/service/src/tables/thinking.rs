//! Computer players sit at tables like everybody else and think in the background. So do hints.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use bots::{Bot, Choice, Stop};
use catalog::{Advice, bots_round};
use game::{Seat, Turn, Viewer};
use store::{StoreError, TableId};
use tokio::time::sleep;

use super::Tables;
use super::live::{Live, Thinker};
use super::revision::Revision;
use super::snapshot::{Sitter, Snapshot};
use crate::random;
use crate::refusal::Refusal;
use crate::work::{Class, Client, Joint};

/// How players and hints think.
pub(super) struct Thinking {
    /// At how many tables this node plays for computer players.
    count: Arc<AtomicUsize>,
    /// At how many of them it is thinking.
    at_work: Arc<AtomicUsize>,
    /// Whether this node leaves.
    is_retired: AtomicBool,
    /// How long a computer player that could not move waits before it tries again, the first time.
    retry: Duration,
    /// How many iterations a hint takes.
    hint_nodes: u32,
    /// The hints under way. There is never more than one for a table: what is thought about a position that was left stops.
    hints: Joint<(TableId, Revision), Result<Advice, Refusal>>,
    #[cfg(test)]
    faults: Arc<tests::Faults>,
}

/// What somebody is about to do.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The notation of the action.
    pub step: &'a str,
    /// What they saw when they decided.
    pub revision: Revision,
    /// After how many steps their turn began.
    pub turn: usize,
}

/// How many tables a node claims at once. It comes back for more, and leaves the rest to others meanwhile.
const MOST_CLAIMS: i64 = 64;

/// The first and the longest pause after a computer player could not move.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LONGEST_RETRY: Duration = Duration::from_mins(1);

impl Thinking {
    pub(super) fn new(hint_nodes: u32) -> Thinking {
        Thinking {
            count: Arc::default(),
            at_work: Arc::default(),
            is_retired: AtomicBool::new(false),
            retry: FIRST_RETRY,
            hint_nodes,
            hints: Joint::default(),
            #[cfg(test)]
            faults: Arc::default(),
        }
    }
}

impl Thinking {
    /// At how many tables this node plays for computer players.
    pub(super) fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// At how many of them it is thinking. At the others, a core is waited for, or the store.
    pub(super) fn count_at_work(&self) -> usize {
        self.at_work.load(Ordering::Relaxed)
    }

    /// Whether this node leaves.
    pub(super) fn is_retired(&self) -> bool {
        self.is_retired.load(Ordering::Relaxed)
    }
}

/// Counted as long as it is there.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn one_more(count: &Arc<AtomicUsize>) -> Counted {
        count.fetch_add(1, Ordering::Relaxed);
        Counted(count.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Tables {
    /// Lets computer players carry on wherever the store says that it is their turn and no node plays for them, and wherever
    /// this node should but whoever did so broke off.
    pub(crate) async fn wake_bots(self: &Arc<Self>) -> Result<(), StoreError> {
        if self.thinking.is_retired() {
            return Ok(());
        }
        let all: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        for live in &all {
            self.think(live);
        }
        for id in self.store.claim(MOST_CLAIMS).await? {
            if let Ok(live) = self.find(&id).await {
                self.wake(&live).await;
            }
        }
        Ok(())
    }

    /// Claims nothing any more: other nodes will play for computer players.
    pub fn retire(&self) {
        self.thinking.is_retired.store(true, Ordering::Relaxed);
    }

    /// Begins to play for a table that was claimed just now.
    async fn wake(self: &Arc<Self>, live: &Arc<Live>) {
        let changing = live.changing.lock().await;
        // Another node may have made a change that is not known here.
        if let Err(refusal) = self.catch_up(live).await {
            tracing::warn!(?refusal, "a table could not be read again");
        }
        live.note_claim();
        drop(changing);
        self.think(live);
    }

    /// Keeps what this node thinks about from being claimed by others.
    pub(crate) async fn keep_claims(self: &Arc<Self>) -> Result<(), StoreError> {
        if self.thinking.count() == 0 { Ok(()) } else { self.store.keep_claims().await }
    }

    /// Lets the computer player at this table think, if it is its turn and this node has claimed it. Nothing is lost if the
    /// program stops, because the store knows whose turn it was.
    pub(super) fn think(self: &Arc<Self>, live: &Arc<Live>) {
        if live.now().thinking_bot().is_none() || !live.is_claimed() {
            return;
        }
        let Some(thinker) = live.take_thinking() else { return };
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tables.play_bots(&live, thinker).await;
            // It may have become a computer player's turn just before the thinker was gone.
            tables.think(&live);
        });
    }

    /// Plays for the computer players as long as it is their turn and this node's to play for them. Whenever the table
    /// changes, whatever was thought about it stops.
    async fn play_bots(self: &Arc<Self>, live: &Arc<Live>, _thinker: Thinker) {
        let _counted = Counted::one_more(&self.thinking.count);
        loop {
            let seen = live.now();
            let Some(bot) = seen.thinking_bot().filter(|_| live.is_claimed()) else { return };
            tokio::select! {
                () = live.leaves(&seen) => {}
                () = self.move_bot(live, &seen, bot) => {}
            }
        }
    }

    /// Moves for a computer player, and tries again for as long as that fails.
    async fn move_bot(self: &Arc<Self>, live: &Arc<Live>, seen: &Arc<Snapshot>, bot: Bot) {
        let mut pause = self.thinking.retry;
        while let Err(refusal) = self.try_to_move(live, seen, bot).await {
            if refusal != Refusal::Stale {
                tracing::error!(table = %seen.id, ?refusal, "a computer player could not move");
            }
            #[cfg(test)]
            self.thinking.faults.count();
            sleep(pause).await;
            pause = (2 * pause).min(LONGEST_RETRY);
        }
    }

    async fn try_to_move(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seen: &Arc<Snapshot>,
        bot: Bot,
    ) -> Result<(), Refusal> {
        let class = if seen.has_people() { Class::Table } else { Class::Leisure };
        let thought = seen.clone();
        #[cfg(test)]
        let faults = self.thinking.faults.clone();
        let at_work = self.thinking.at_work.clone();
        let choose = move |stop: &Stop| {
            let _counted = Counted::one_more(&at_work);
            #[cfg(test)]
            faults.panic_if_wanted();
            choose(&thought, bot, stop)
        };
        let chosen = self.work.run(class, &self.makers.client(seen), choose).await?;
        self.play_bot(live, seen, &chosen.ok_or(Refusal::Internal)?).await
    }

    /// What a strong player would do in place of the seat to move, knowing what that seat knows. Only for somebody who sees
    /// that seat's choices, perhaps because the device was handed to it. The table does not change.
    pub async fn advise(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        held: Option<Seat>,
        revision: Revision,
        client: &Client,
    ) -> Result<Advice, Refusal> {
        let snapshot = live.now();
        snapshot.advisable(who, held)?;
        if snapshot.revision_for(&snapshot.seats_of(who)) != revision {
            return Err(Refusal::Stale);
        }
        let about = (snapshot.id.clone(), revision);
        let (tables, live, client) = (self.clone(), live.clone(), client.clone());
        let begin = || async move { tables.advise_at(&live, &snapshot, revision, &client).await };
        self.thinking.hints.join(about, begin).await
    }

    async fn advise_at(
        &self,
        live: &Live,
        seen: &Arc<Snapshot>,
        revision: Revision,
        client: &Client,
    ) -> Result<Advice, Refusal> {
        if let Some(known) = live.advice(revision) {
            return Ok(known);
        }
        let (thought, nodes) = (seen.clone(), self.thinking.hint_nodes);
        let think =
            move |stop: &Stop| thought.session.as_ref()?.advise(nodes, stop, &mut random::generator());
        let advice = tokio::select! {
            () = live.leaves(seen) => return Err(Refusal::Stale),
            advice = self.work.run(Class::Request, client, think) => advice?.ok_or(Refusal::NotYourTurn)?,
        };
        live.keep_advice(revision, &advice);
        Ok(advice)
    }

    /// Begins to think about the position for somebody who has the coach on, so that something may be known by the time
    /// they decide. Nothing is thought where they may not be advised.
    pub fn begin_advice(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        held: Option<Seat>,
        client: &Client,
    ) {
        let now = live.now();
        let revision = now.revision_for(&now.seats_of(who));
        if now.advisable(who, held).is_err() || live.advice(revision).is_some() {
            return;
        }
        let (tables, live, who, client) = (self.clone(), live.clone(), who.clone(), client.clone());
        tokio::spawn(async move { tables.advise(&live, &who, held, revision, &client).await });
    }

    /// The advice about a decision that gives away at least this much of the win, if that is known by now and its maker was
    /// not asked before in their turn, which began after so many steps.
    pub fn doubt(
        &self,
        live: &Live,
        who: &Sitter,
        held: Option<Seat>,
        decision: Decision<'_>,
        least: f32,
    ) -> Option<Advice> {
        live.now().advisable(who, held).ok()?;
        let advice = live.advice(decision.revision)?;
        let (cost, _) = advice.cost(decision.step)?;
        (cost >= least && live.ask_once(who, decision.turn)).then_some(advice)
    }

    /// Runs something that takes long and that a request of this client waits for.
    pub async fn work<T: Send + 'static>(
        &self,
        client: &Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.work.run(Class::Request, client, |_| work()).await
    }

    /// How much is being thought and drawn at the moment: never more than there are cores.
    pub fn count_work(&self) -> usize {
        self.work.count()
    }
}

impl Snapshot {
    /// Refuses a hint to anyone who does not see the choices, and wherever it would put somebody else at a disadvantage.
    fn advisable(&self, who: &Sitter, held: Option<Seat>) -> Result<(), Refusal> {
        let seats = self.seats_of(who);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(refusal) = self.help_refused() {
            return Err(refusal);
        }
        if !self.may_be_advised(&seats) {
            return Err(Refusal::NoAdvice);
        }
        match self.session.as_ref().ok_or(Refusal::Waiting)?.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Seat(turn) if self.viewer(&seats, held) == Viewer::Seat(turn) => Ok(()),
            Turn::Seat(_) | Turn::Chance => Err(Refusal::NotYourTurn),
        }
    }
}

fn choose(snapshot: &Snapshot, bot: Bot, stop: &Stop) -> Option<Choice<String>> {
    let game = snapshot.session.as_deref()?;
    let is_bot = |seat: &Seat| snapshot.chairs[seat.index()].bot().is_some();
    let bots: Vec<Seat> = Seat::all(game.seats()).filter(is_bot).collect();
    game.choose(bot, bots_round(game, &bots), stop, &mut random::generator())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use catalog::Entropy;
    use rusqlite::Connection;
    use tempfile::TempDir;
    use tokio::sync::watch;
    use tokio::task::yield_now;
    use tokio::time::timeout;

    use super::super::tests::tables_in;
    use super::super::{Kind, NewTable};
    use super::*;
    use crate::tables::Brought;

    /// What goes wrong on purpose, and how often a computer player could not move.
    #[derive(Default)]
    pub(super) struct Faults {
        panics: AtomicUsize,
        failures: watch::Sender<usize>,
    }

    impl Faults {
        pub(super) fn panic_if_wanted(&self) {
            let is_wanted =
                self.panics.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
            assert!(is_wanted.is_err(), "on purpose");
        }

        pub(super) fn count(&self) {
            self.failures.send_modify(|count| *count += 1);
        }
    }

    const LONG: Duration = Duration::from_secs(30);

    /// A guest with the first move against a computer player that tries again at once.
    struct House {
        folder: TempDir,
        tables: Arc<Tables>,
        live: Arc<Live>,
        guest: Sitter,
    }

    impl House {
        async fn new(bot: &str) -> House {
            let folder = tempfile::tempdir().unwrap();
            let mut tables = tables_in(folder.path()).await;
            Arc::get_mut(&mut tables).unwrap().thinking.retry = Duration::from_millis(1);
            let guest = Sitter::Guest("zsofi".parse().unwrap());
            let entry = catalog::find("imhotep-duel").unwrap();
            let new = NewTable {
                entry,
                chosen: entry.choose("", None).unwrap(),
                kind: Kind::Private,
                creator: None,
                client: Client::unknown(None),
                sitters: vec![guest.clone(), Sitter::Bot(bot.parse().unwrap())],
                random_seats: false,
                hints: false,
                opening: Vec::new(),
                parent: None,
                timed: None,
                rated: contest::matching::Rated::Casual,
                tournament: None,
            };
            let live = tables.create(new).await.unwrap();
            tables
                .sit(&live, guest.clone(), None, "", Brought::Told(Entropy::given(b"words")))
                .await
                .unwrap();
            House { folder, tables, live, guest }
        }

        /// Plays for the guest. Then it is the computer player's turn.
        async fn play(&self) -> Arc<Snapshot> {
            let now = self.live.now();
            let (revision, step) = (now.revision_for(&now.seats_of(&self.guest)), ["place b2".to_owned()]);
            let seen = self.tables.play(&self.live, &self.guest, revision, &step).await.unwrap();
            assert!(seen.thinking_bot().is_some());
            seen
        }

        async fn fail(&self, times: usize) {
            let mut failures = self.tables.thinking.faults.failures.subscribe();
            let failed = timeout(LONG, failures.wait_for(|count| *count >= times)).await;
            failed.expect("it is tried again and again").unwrap();
        }

        async fn count_work(&self, wanted: usize) {
            let counted = timeout(LONG, async {
                while self.tables.count_work() != wanted {
                    yield_now().await;
                }
            });
            counted.await.unwrap_or_else(|_| panic!("{} instead of {wanted}", self.tables.count_work()));
        }
    }

    async fn moves(live: &Live, seen: &Arc<Snapshot>) {
        timeout(LONG, live.leaves(seen)).await.expect("the computer player moves");
        assert!(live.now().revision > seen.revision);
    }

    #[tokio::test]
    async fn a_computer_player_whose_move_could_not_be_stored_moves_when_it_can() {
        let house = House::new("random").await;
        let store = Connection::open(house.folder.path().join(store::FILE)).unwrap();
        let fault = "CREATE TRIGGER full BEFORE INSERT ON steps WHEN NEW.actor = 1 \
            BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
        store.execute_batch(fault).unwrap();
        let seen = house.play().await;
        house.fail(3).await;
        assert!(Arc::ptr_eq(&house.live.now(), &seen), "nothing has happened");
        store.execute_batch("DROP TRIGGER full").unwrap();
        moves(&house.live, &seen).await;
    }

    #[tokio::test]
    async fn a_computer_player_that_panics_thinks_again() {
        let house = House::new("random").await;
        house.tables.thinking.faults.panics.store(3, Ordering::Relaxed);
        let seen = house.play().await;
        moves(&house.live, &seen).await;
        assert_eq!(*house.tables.thinking.faults.failures.borrow(), 3);
    }

    #[tokio::test]
    async fn a_table_that_nobody_plays_for_is_found_again_and_has_one_thinker() {
        let house = House::new("random").await;
        // Whoever should play for the computer player never begins.
        let idle = house.live.take_thinking().unwrap();
        let seen = house.play().await;
        for _ in 0..20 {
            house.tables.wake_bots().await.unwrap();
        }
        assert!(Arc::ptr_eq(&house.live.now(), &seen), "only one may play for it");
        drop(idle);
        house.tables.wake_bots().await.unwrap();
        moves(&house.live, &seen).await;
    }

    #[tokio::test]
    async fn what_a_process_has_not_heard_of_is_read_again_before_its_computer_player_moves() {
        let house = House::new("random").await;
        let elsewhere = tables_in(house.folder.path()).await;
        let there = elsewhere.find(&house.live.now().id).await.unwrap();
        let idle = house.live.take_thinking().unwrap();
        let seen = house.play().await;
        assert!(there.now().thinking_bot().is_none());
        // Nobody plays for it here any more.
        house.tables.store.release_claims().await.unwrap();
        elsewhere.wake_bots().await.unwrap();
        timeout(LONG, async {
            while there.now().revision <= seen.revision {
                yield_now().await;
            }
        })
        .await
        .expect("the computer player moves");
        drop(idle);
    }

    #[tokio::test]
    async fn nobody_goes_on_thinking_about_a_position_that_was_left() {
        // It would think for hours.
        let house = House::new("search:4000000000").await;
        house.play().await;
        house.count_work(1).await;
        let now = house.live.now();
        let revision = now.revision_for(&now.seats_of(&house.guest));
        house.tables.undo(&house.live, &house.guest, revision, super::super::HowFar::Decision).await.unwrap();
        house.count_work(0).await;
        house.play().await;
        house.count_work(1).await;
        let now = house.live.now();
        let revision = now.revision_for(&now.seats_of(&house.guest));
        house.tables.resign(&house.live, &house.guest, revision).await.unwrap();
        house.count_work(0).await;
    }
    #[tokio::test]
    async fn whoever_waits_for_a_core_is_counted_apart_from_whoever_thinks() {
        let house = House::new("search:4000000000").await;
        let cores = std::thread::available_parallelism().unwrap().get();
        let others: Vec<_> = (0..cores)
            .map(|_| {
                let tables = house.tables.clone();
                tokio::spawn(async move {
                    let idle = |stop: &Stop| {
                        while !stop.is_set() {
                            std::thread::yield_now();
                        }
                    };
                    tables.work.run(Class::Request, &Client::unknown(None), idle).await
                })
            })
            .collect();
        house.count_work(cores).await;
        house.play().await;
        let counted = async |wanted| {
            let figures = || (house.tables.figures().bots, house.tables.figures().bots_at_work);
            let counting = async {
                while figures() != wanted {
                    yield_now().await;
                }
            };
            timeout(LONG, counting).await.unwrap_or_else(|_| panic!("{:?}", figures()));
        };
        counted((1, 0)).await;
        others.iter().for_each(tokio::task::JoinHandle::abort);
        counted((1, 1)).await;
    }
}
