//! Tables in play: in memory while somebody looks at them, on disk always.

mod affairs;
mod against;
mod bringing;
mod changes;
mod daily;
mod ending;
mod figures;
pub(crate) mod following;
mod games;
mod gathering;
mod handover;
mod learning;
mod leaving;
mod listed;
mod live;
mod makers;
mod meeting;
mod noticing;
mod planning;
mod presence;
mod profiling;
mod puzzling;
mod rating;
mod removing;
mod resting;
mod reviewing;
mod revision;
mod saving;
mod skills;
mod snapshot;
mod stored;
pub(crate) mod sweeping;
mod taking;
mod talking;
mod thinking;
mod timing;
mod tournaments;
mod waited;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::Table;
use game::Viewer;
use store::{
    Change, Commit, Company, EndedTry, NewGame, NewResult, Store, StoreError, Stored, TableId, TableRow,
    Timing, UsedHandover,
};
use tokio::sync::Mutex as AsyncMutex;

pub use affairs::{Affair, Affairs, ChallengeState, GameNews, GameState};
pub use changes::{Answer, HowFar, NewTable};
pub use daily::{CalendarDay, Deal, Made, Results, Try, TryState};
pub use figures::{BusFigures, Figures};
pub use games::{
    ENOUGH, ENOUGH_FOR_BALANCE, Explored, ExploredChoice, FoundGame, FoundSeat, GameEnd, GamesFound,
    GamesWanted, Player, SeatResult, balance_of_people,
};
pub use gathering::Brought;
pub use listed::Listed;
pub use live::{Elsewhere, Here, Live};
pub use meeting::{
    Challenge, DareAnswer, Heard, Hearing, Search, Seeking, Side, Terms, WantedSeat, Wish, seats_to_seek,
    usual_options,
};
pub use planning::{Imagined, Plan, Plans};
pub use profiling::{Attempt, GameResult, Onlooker, PartAverage, Played, Trophy};
pub use puzzling::{PuzzleOutcome, Puzzled};
pub use rating::{
    ChangeParts, Ending, Finishes, FitMade, Found, FoundOfGame, Leader, OwnRatings, RatedHere, RatedPlayer,
    RatedResult, Unrated, Worth,
};
pub use reviewing::Reviewing;
pub use revision::Revision;
pub use skills::Reviewed;
pub use snapshot::{
    AtDeal, Chair, Contribution, Kind, Left, Progress, Sitter, Snapshot, UndoDeclined, UndoRequest, Why,
};
pub use taking::{Taken, TakenResult};
pub use talking::{Phrase, Speaker, Talk, Utterance, WantsTalk};
pub use thinking::Decision;
pub use tournaments::{
    AtTable, BadPaces, Entrant, FormatName, ListedTournament, MOST_FORFEITS, MOST_PACED_ROUND, NewTournament,
    Paces, Reached, SIT_WITHIN, Tournament, TournamentNews, TournamentState, recommended_rounds, sits_within,
    sizes_of,
};

pub(crate) use daily::is_readable;
pub(crate) use games::{NUMBERED, is_readable_game, new_game};
pub(crate) use rating::{is_readable_result, recount};
pub(crate) use stored::contain;
#[cfg(test)]
pub(crate) use tests::begun;
pub(crate) use tournaments::{is_readable_tournament, wait_again};

use crate::Settings;
use crate::bus::Bus;
use crate::clock::SteadyClock;
use crate::refusal::Refusal;
use crate::work::Work;
use daily::Daily;
use following::Following;
use games::Balances;
use makers::Makers;
use meeting::Meeting;
use presence::Present;
use reviewing::Reviews;
use saving::Saving;
use thinking::Thinking;
use timing::StoreTime;
use tournaments::Tournaments;
use waited::Waited;

/// How often a change is tried that other nodes only get ahead of.
const TRIES: usize = 5;

/// All tables.
pub struct Tables {
    store: Arc<Store>,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    following: Following,
    work: Work,
    makers: Makers,
    meeting: Meeting,
    present: Present,
    waited: Waited,
    tournaments: Tournaments,
    balances: Balances,
    /// How many tables one guest may make in a day.
    most_a_day: u32,
    thinking: Thinking,
    reviews: Reviews,
    saving: Saving,
    daily: Daily,
    /// For how many days finished tables of guests are kept, if not for ever.
    keep_days: Option<u32>,
    /// By which one-time links expire and days end.
    clock: Arc<SteadyClock>,
    /// By which the clocks at tables run.
    time: StoreTime,
    /// Held while results are counted or fitted.
    counting: AsyncMutex<()>,
}

impl Tables {
    /// Tables over a store.
    pub(crate) fn new(
        store: Arc<Store>,
        bus: Bus,
        clock: Arc<SteadyClock>,
        settings: &Settings,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            live: Mutex::default(),
            following: Following::new(bus),
            work: Work::new(),
            makers: Makers::new(settings.bot_tables as usize),
            meeting: Meeting::new(),
            present: Present::default(),
            waited: Waited::default(),
            tournaments: Tournaments::new(),
            balances: Balances::default(),
            most_a_day: settings.tables_per_day,
            thinking: Thinking::new(settings.review_nodes.saturating_mul(3)),
            reviews: Reviews::new(settings.review_nodes),
            saving: Saving::default(),
            daily: Daily::new(),
            keep_days: settings.keep_days,
            clock,
            time: StoreTime::new(),
            counting: AsyncMutex::default(),
        })
    }

    /// The table with this id.
    pub async fn find(self: &Arc<Self>, id: &TableId) -> Result<Arc<Live>, Refusal> {
        let live = if let Some(live) = self.in_memory(id) {
            live.touch();
            self.look_again(&live).await?;
            live
        } else {
            let stored = self.store.load(id).await?.ok_or(Refusal::NotFound)?;
            self.remember(Snapshot::read(&stored).ok_or(Refusal::Internal)?)
        };
        self.release_chairs_of(&live).await;
        Ok(live)
    }

    /// Drops tables that nobody has looked at for this long. They are rebuilt from their steps when needed.
    pub fn drop_left_alone(&self, since: Duration) {
        let Some(moment) = Instant::now().checked_sub(since) else { return };
        let is_kept = |live: &Arc<Live>| Arc::strong_count(live) > 1 || !live.is_left_alone_since(moment);
        let dropped: Vec<TableId> =
            self.lock().extract_if(|_, live| !is_kept(live)).map(|(id, _)| id).collect();
        for id in &dropped {
            self.following.leave(id);
        }
        self.waited.forget();
    }

    /// Makes a change: first durable, then visible to everybody. Changes to one table are made one after the other.
    ///
    /// `seen` is who asks and the revision they saw; with `None`, any revision will do.
    async fn change<T>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seen: Option<(&Sitter, Revision)>,
        change: impl FnOnce(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<(Arc<Snapshot>, T), Refusal> {
        let asked = Instant::now();
        let changing = live.changing.clone().lock_owned().await;
        let before = live.now();
        let mut draft = Draft::of(&before);
        let is_stale =
            seen.is_some_and(|(who, revision)| revision != before.revision_for(&before.seats_of(who)));
        let drafted = if is_stale { Err(Refusal::Stale) } else { change(&mut draft) };
        let answer = match drafted {
            Ok(answer) => answer,
            // It may have been refused only because another process has changed the table.
            Err(refusal) => return Err(if self.catch_up(live).await? { Refusal::Stale } else { refusal }),
        };
        self.look_up_rests(&before, &mut draft.next).await?;
        draft.ends = self.ends_try(&before, &draft.next);
        draft.rates = self.rates(&before, &draft.next);
        draft.archives = self.archives(&before, &draft.next);
        let (tables, live, change) =
            (self.clone(), live.clone(), draft.close(&before, self.time.at(asked), self.time()));
        // A task of its own, because the caller may go away after the commit but before it is published.
        let carried_out = tokio::spawn(async move {
            let _changing = changing;
            tables.carry_out(&live, change, draft).await
        });
        let now = carried_out.await.map_err(|_| Refusal::Internal)??;
        Ok((now, answer))
    }

    /// Makes a change that depends on nothing that anybody saw. If another node was quicker, it is tried again.
    async fn change_in_any_case<T>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        change: impl Fn(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<(Arc<Snapshot>, T), Refusal> {
        for _ in 1..TRIES {
            let changed = self.change(live, None, &change).await;
            if !matches!(changed, Err(Refusal::Stale)) {
                return changed;
            }
        }
        self.change(live, None, change).await
    }

    async fn carry_out(
        self: &Arc<Self>,
        live: &Arc<Live>,
        change: Change,
        draft: Draft,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let (timing, is_result) = (change.timing, change.rates.is_some());
        match self.store.commit(Commit::Change(Box::new(change))).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                let has_moved_on = self.catch_up(live).await?;
                return Err(if has_moved_on { Refusal::Stale } else { self.too_late(timing) });
            }
            // Whom they are not to meet may have left meanwhile, elsewhere.
            Err(StoreError::Apart) => {
                return Err(if self.catch_up(live).await? { Refusal::Stale } else { Refusal::Apart });
            }
            Err(StoreError::Unknown) => self.must_stand(&draft.next).await?,
            Err(StoreError::Unanswered) if self.must_stand(&draft.next).await.is_ok() => {}
            // It is over and does not stand, so it was lost like a change that came too late, or was not stored.
            Err(StoreError::Unanswered) => {
                return Err(if self.catch_up(live).await? { Refusal::Stale } else { Refusal::Store });
            }
            Err(reason) => return Err(reason.into()),
        }
        if let Some(opened) = draft.opens {
            self.begin(opened);
        }
        // Whoever sees the end sees what it has changed. If that fails now, it is done later.
        if is_result && let Err(error) = self.count_results().await {
            tracing::warn!(%error, "a result could not be counted; the next sweep does it");
        }
        let (before, now) = (live.now(), live.publish(draft.next));
        self.waited.note(&before, &now);
        if is_result && let Err(refusal) = self.know_ratings(live, None).await {
            tracing::warn!(?refusal, "what a game has changed is shown when somebody looks again");
        }
        self.meeting.note_change(now.kind);
        // Whoever commits the beginning of a computer player's turn has claimed it by that.
        live.note_claim();
        self.following.tell(&now.id, (now.revision, now.hidden));
        if matches!(now.progress(), Progress::Over | Progress::CalledOff) {
            self.makers.forget(&now.id);
        }
        self.think(live);
        self.follow_plans(live);
        self.follow_tournament(&now);
        Ok(now)
    }

    /// Why a change was refused though nobody else has changed the table.
    fn too_late(self: &Arc<Self>, timing: Timing) -> Refusal {
        match timing {
            Timing::Any => Refusal::Stale,
            Timing::InTime(_) => {
                let tables = self.clone();
                tokio::spawn(async move { tables.look_at_clocks().await });
                Refusal::TimeUp
            }
            Timing::Late => Refusal::NotUp,
        }
    }

    /// A table that was made here begins.
    fn begin(self: &Arc<Self>, snapshot: Snapshot) -> Arc<Live> {
        let live = self.remember(snapshot);
        self.meeting.note_change(live.now().kind);
        live.note_claim();
        self.think(&live);
        live
    }

    /// Succeeds if a change was stored of which the store could not say so. What is seen there is durable; what is not seen
    /// may still turn up after a crash.
    async fn must_stand(&self, next: &Snapshot) -> Result<(), Refusal> {
        match self.store.load(&next.id).await.map(|stored| stored.map(without_rests)) {
            Ok(Some(stored)) if stored == next.stored() => Ok(()),
            Ok(_) | Err(_) => Err(Refusal::Unknown),
        }
    }

    /// If another process has changed this table, reads it again so that everybody here sees the change. Returns whether
    /// it had.
    async fn catch_up(&self, live: &Live) -> Result<bool, Refusal> {
        let now = live.now();
        let later = self.store.load_after(&now.id, now.known_steps(), now.revision).await?;
        let stage = |table: &TableRow| (table.revision as u64, table.hidden as u64);
        if later.as_ref().is_some_and(|later| stage(&later.table) == (now.revision, now.hidden)) {
            return Ok(false);
        }
        let next = if let Some(next) = later.and_then(|later| now.read_on(&later)) {
            next
        } else {
            let stored = self.store.load(&now.id).await?.ok_or(Refusal::NotFound)?;
            Snapshot::read(&stored).ok_or(Refusal::Internal)?
        };
        let is_behind = (next.revision, next.hidden) != (now.revision, now.hidden);
        if is_behind {
            self.waited.note(&now, &live.publish(next));
            self.following.count_catch_up();
        }
        Ok(is_behind)
    }

    /// Drops a table that is no longer kept.
    fn forget(&self, id: &TableId) {
        if self.lock().remove(id).is_some() {
            self.following.leave(id);
        }
        self.makers.forget(id);
    }

    /// Finishes pending work and closes the store.
    pub async fn close(&self) {
        if let Err(error) = self.store.release_claims().await {
            tracing::warn!(%error, "what computer players have to do waits until it may be claimed again");
        }
        self.store.close().await;
    }

    /// The table with this id, if it is in memory.
    pub fn in_memory(&self, id: &TableId) -> Option<Arc<Live>> {
        self.lock().get(id).cloned()
    }

    /// The first caller puts a table into memory; all others share it.
    fn remember(&self, snapshot: Snapshot) -> Arc<Live> {
        let mut is_new = false;
        let id = snapshot.id.clone();
        let new = || {
            is_new = true;
            Arc::new(Live::new(snapshot))
        };
        let live = self.lock().entry(id.clone()).or_insert_with(new).clone();
        if is_new {
            self.following.follow(&id);
        }
        live
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What changes of a table store: when people rest belongs to their accounts.
fn without_rests(mut stored: Stored) -> Stored {
    stored.chairs.iter_mut().for_each(|chair| chair.rest = None);
    stored
}

/// A table being changed.
pub(crate) struct Draft {
    next: Snapshot,
    /// How many of the stored steps are kept.
    kept: usize,
    /// A new table that the change opens.
    opens: Option<Snapshot>,
    /// The one-time link that the change uses up.
    uses: Option<UsedHandover>,
    /// How a first try at a deal ends by the change.
    ends: Option<EndedTry>,
    /// Who sits down with whom by the change.
    company: Option<Company>,
    /// How a rated game ends by the change.
    rates: Option<Box<NewResult>>,
    /// The game that ends by the change, if everybody may look it up.
    archives: Option<Box<NewGame>>,
    /// When it may be made.
    timing: Timing,
}

impl Draft {
    fn of(before: &Snapshot) -> Draft {
        Draft {
            next: before.clone(),
            kept: before.marks.len(),
            opens: None,
            uses: None,
            ends: None,
            company: None,
            rates: None,
            archives: None,
            timing: Timing::Any,
        }
    }

    /// Completes the change, which was asked for at one time and is made at another: assigns the next revision and returns
    /// what to store.
    fn close(&mut self, before: &Snapshot, asked: i64, now: i64) -> Change {
        self.run_clock(before, asked, now);
        let is_hidden = self.is_hidden(before);
        let next = &mut self.next;
        if is_hidden {
            next.hidden += 1;
        } else {
            next.revision += 1;
            next.hidden = 0;
            next.changed = crate::clock::now();
        }
        next.marks.truncate(self.kept);
        next.times.truncate(self.kept);
        // Hidden steps get the revision at which the others learn about them.
        next.mark_steps(before.revision + 1, now);
        let (notices, hushes) = next.calls(before);
        Change {
            table: next.table_row(),
            from: (before.revision as i64, before.hidden as i64),
            chairs: next.changed_chairs(before),
            left: next.left_chairs(before),
            cut: (self.kept < before.marks.len()).then_some(self.kept as i64),
            steps: next.step_rows(self.kept),
            opens: self.opens.as_ref().map(|opened| Box::new(opened.stored())),
            uses: self.uses.take(),
            ends: self.ends.take(),
            company: self.company.take(),
            rates: self.rates.take(),
            notices,
            hushes,
            archives: self.archives.take(),
            timing: self.timing,
        }
    }

    /// Whether only the seat to move may know that anything has changed.
    fn is_hidden(&self, before: &Snapshot) -> bool {
        let (Some(then), Some(now)) = (&before.session, &self.next.session) else { return false };
        let is_nothing_else = before.chairs == self.next.chairs
            && before.undo_request == self.next.undo_request
            && before.undo_declined == self.next.undo_declined
            && before.rematch_offers == self.next.rematch_offers
            && before.rematch == self.next.rematch
            && before.gifts == self.next.gifts
            && then.turn() == now.turn()
            && then.steps().max(now.steps()) > self.kept;
        let shows_nothing = |game: &dyn Table| game.shown_steps(self.kept, Viewer::Spectator).is_empty();
        is_nothing_else
            && shows_nothing(then.as_ref())
            && shows_nothing(now.as_ref())
            && then.view(Viewer::Spectator) == now.view(Viewer::Spectator)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use catalog::{Entropy, Entry};
    use contest::matching::Rated;
    use rand::{RngExt, SeedableRng};
    use store::{Durability, GuestId};

    use super::*;
    use crate::data::Place;
    use crate::work::Client;

    /// Tables over a folder whose computer players nobody has woken yet.
    pub(super) async fn tables_in(folder: &Path) -> Arc<Tables> {
        tables_that_review(folder, 20).await
    }

    /// The same with so many iterations for each decision of a review.
    async fn tables_that_review(folder: &Path, review_nodes: u32) -> Arc<Tables> {
        let place = Place::Folder(folder.to_owned(), Durability::Normal);
        let settings = Settings {
            place,
            bus: None,
            review_nodes,
            bot_tables: 2,
            tables_per_day: 1000,
            keep_days: None,
            reserved_names: Vec::new(),
        };
        let store = Store::open(folder, Durability::Normal).await.unwrap();
        Tables::new(Arc::new(store), Bus::Alone, Arc::new(SteadyClock::new()), &settings)
    }

    pub(super) fn nobody() -> Client {
        Client::unknown(None)
    }

    /// A game that is over, with a few decisions, at two nodes that review with so many iterations.
    pub(super) async fn over_at_two_nodes(
        review_nodes: u32,
    ) -> (tempfile::TempDir, [Arc<Tables>; 2], Arc<Snapshot>) {
        let (folder, tables, live, guest) = begun().await;
        for step in ["place b2", "place b1"] {
            let revision = live.now().revision_for(&live.now().seats_of(&guest));
            tables.play(&live, &guest, revision, &[step.to_owned()]).await.unwrap();
        }
        let revision = live.now().revision_for(&live.now().seats_of(&guest));
        let over = tables.resign(&live, &guest, revision).await.unwrap();
        let [here, there] = [
            tables_that_review(folder.path(), review_nodes).await,
            tables_that_review(folder.path(), review_nodes).await,
        ];
        (folder, [here, there], over)
    }

    /// Tables in a temporary folder, one of which has a guest playing both seats.
    pub(crate) async fn begun() -> (tempfile::TempDir, Arc<Tables>, Arc<Live>, Sitter) {
        begun_with(&catalog::GAMES[0]).await
    }

    /// The same with a game.
    async fn begun_with(entry: &'static Entry) -> (tempfile::TempDir, Arc<Tables>, Arc<Live>, Sitter) {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(folder.path()).await;
        let zsofi: GuestId = "zsofi".parse().unwrap();
        let guest = Sitter::Guest(zsofi.clone());
        let chosen = entry.choose("", None).unwrap();
        let seats = (entry.count_seats)(&chosen).unwrap();
        let new = NewTable {
            entry,
            chosen,
            kind: Kind::Device,
            creator: Some(zsofi),
            client: nobody(),
            sitters: vec![guest.clone(); seats.into()],
            random_seats: false,
            hints: true,
            opening: Vec::new(),
            parent: None,
            timed: None,
            rated: Rated::Casual,
            tournament: None,
        };
        let live = tables.create(new).await.unwrap();
        let words = Brought::Told(Entropy::given(b"words"));
        tables.sit(&live, guest.clone(), None, "", words).await.unwrap();
        (folder, tables, live, guest)
    }

    #[tokio::test]
    async fn what_a_computer_player_has_proved_is_kept_until_something_is_taken_back() {
        let (_folder, tables, live, guest) = begun().await;
        let seen = live.now();
        let choice = bots::Choice { action: "place b2".to_owned(), nodes: 1, is_solved: true };
        tables.play_bot(&live, &seen, &choice).await.unwrap();
        let stored = tables.store.load(&seen.id).await.unwrap().unwrap();
        assert!(live.now().is_solved && Snapshot::read(&stored).unwrap().is_solved);
        let revision = Revision { shown: live.now().revision, hidden: 0 };
        tables.undo(&live, &guest, revision, HowFar::Decision).await.unwrap();
        assert!(!live.now().is_solved);
    }

    #[tokio::test]
    async fn a_change_of_which_nobody_heard_counts_if_it_is_there() {
        let (_folder, tables, live, guest) = begun().await;
        let before = live.now();
        assert_eq!(tables.must_stand(&before).await, Ok(()));
        let mut draft = Draft::of(&before);
        draft.next.session.as_mut().unwrap().play("place b2").unwrap();
        draft.close(&before, 0, 0);
        assert_eq!(tables.must_stand(&draft.next).await, Err(Refusal::Unknown), "it is not there yet");
        let revision = before.revision_for(&before.seats_of(&guest));
        tables.play(&live, &guest, revision, &["place b1".to_owned()]).await.unwrap();
        assert_eq!(tables.must_stand(&draft.next).await, Err(Refusal::Unknown), "something else is there");
        assert_eq!(tables.must_stand(&live.now()).await, Ok(()));
    }

    /// Another process that follows a table sees the same, whether it reads on or has to read everything: while steps are
    /// taken, also such that others do not see, and when some are taken back.
    #[tokio::test]
    async fn reading_on_shows_what_reading_everything_shows() {
        for entry in catalog::GAMES {
            let (folder, tables, live, guest) = begun_with(entry).await;
            let elsewhere = tables_in(folder.path()).await;
            let there = elsewhere.find(&live.now().id).await.unwrap();
            let (mut rng, mut went_on, mut changes) =
                (rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(7), 0, 0);
            while live.now().progress() == Progress::Playing && changes < 150 {
                let now = live.now();
                let revision = now.revision_for(&now.seats_of(&guest));
                let is_taken_back = rng.random_range(0..8) == 0
                    && tables.undo(&live, &guest, revision, HowFar::Decision).await.is_ok();
                if !is_taken_back {
                    let legal = now.session.as_ref().unwrap().legal();
                    let step = legal[rng.random_range(0..legal.len())].clone();
                    tables.play(&live, &guest, revision, &[step]).await.unwrap();
                }
                changes += 1;
                // Sometimes it hears of several changes at once.
                if rng.random_range(0..3) == 0 {
                    continue;
                }
                let known = there.now();
                let later = tables.store.load_after(&known.id, known.known_steps(), known.revision).await;
                went_on += u32::from(later.unwrap().is_some_and(|later| known.read_on(&later).is_some()));
                assert!(elsewhere.catch_up(&there).await.unwrap());
                assert_eq!(there.now().stored(), live.now().stored(), "{} after {changes} changes", entry.id);
                assert!(!elsewhere.catch_up(&there).await.unwrap(), "there is nothing new");
            }
            println!("{}: {changes} changes, read on {went_on} times", entry.id);
            assert!(went_on > 20 && went_on < changes, "{}: {went_on} of {changes}", entry.id);
        }
    }

    #[tokio::test]
    async fn a_table_that_was_dropped_from_memory_comes_back_as_it_was() {
        let (_folder, tables, live, _) = begun().await;
        let before = live.now();
        let listening = live.revisions();
        drop(live);
        tables.drop_left_alone(Duration::ZERO);
        assert!(tables.in_memory(&before.id).is_some(), "somebody listens");
        drop(listening);
        tables.drop_left_alone(Duration::from_hours(1));
        assert!(tables.in_memory(&before.id).is_some(), "somebody was here not long ago");
        tables.drop_left_alone(Duration::ZERO);
        assert!(tables.in_memory(&before.id).is_none());
        let after = tables.find(&before.id).await.unwrap().now();
        assert_eq!(after.stored(), before.stored());
    }

    #[tokio::test]
    async fn two_rematches_agreed_at_once_are_one_table() {
        let (_folder, tables, live, guest) = begun().await;
        let revision = live.now().revision_for(&live.now().seats_of(&guest));
        tables.resign(&live, &guest, revision).await.unwrap();
        // Both ask before either is answered.
        let client = nobody();
        let agree = || tables.rematch(&live, &guest, &client);
        let (one, other) = tokio::join!(agree(), agree());
        let next = one.unwrap().rematch.clone().unwrap();
        assert_eq!(other.unwrap().rematch, Some(next.clone()));
        let mut stored = tables.store.all_tables().await.unwrap();
        stored.retain(|table| *table != live.now().id);
        assert_eq!(stored, [next]);
    }

    #[tokio::test]
    async fn a_rematch_that_another_process_agreed_on_first_is_the_only_one() {
        let (folder, tables, live, guest) = begun().await;
        let revision = live.now().revision_for(&live.now().seats_of(&guest));
        tables.resign(&live, &guest, revision).await.unwrap();
        let elsewhere = tables_in(folder.path()).await;
        // It has read the table, but does not know yet what happens here.
        let there = elsewhere.find(&live.now().id).await.unwrap();
        let next = tables.rematch(&live, &guest, &nobody()).await.unwrap().rematch.clone().unwrap();
        assert_eq!(elsewhere.rematch(&there, &guest, &nobody()).await.err(), Some(Refusal::Stale));
        assert_eq!(there.now().rematch, Some(next));
        assert_eq!(tables.store.all_tables().await.unwrap().len(), 2);
    }
}
