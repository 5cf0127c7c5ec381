//! A table in memory: the snapshot of its last commit, and the one change that may be in progress.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::Advice;
use game::Seat;
use serde::{Deserialize, Serialize};
use store::GuestId;
use tokio::sync::Mutex as AsyncMutex;
use tokio::sync::watch;

use super::planning::{Plan, Plans};
use super::rating::RatedHere;
use super::revision::Revision;
use super::snapshot::{Sitter, Snapshot};
use super::talking::Talk;

/// A table in memory.
pub struct Live {
    /// Held while a change is made and stored. Readers do not wait for it.
    pub(super) changing: Arc<AsyncMutex<()>>,
    now: watch::Sender<Arc<Snapshot>>,
    revision: watch::Sender<u64>,
    /// What was said here, as far as this node knows.
    talk: watch::Sender<Arc<Talk>>,
    /// Whether that was read since somebody last took a chair or left one.
    is_attended: AtomicBool,
    /// What ratings say here, as far as this node knows.
    ratings: Mutex<Arc<RatedHere>>,
    touched: Mutex<Instant>,
    /// When it was last known to be as stored.
    compared: Mutex<Instant>,
    /// Held while the store is asked.
    pub(super) comparing: AsyncMutex<()>,
    /// Who looks at it, once for each page they have open.
    here: watch::Sender<Vec<Sitter>>,
    /// Who looks at it by way of other nodes.
    elsewhere: watch::Sender<Elsewhere>,
    /// Whether somebody plays for the computer players.
    is_thinking: AtomicBool,
    /// The revision, and the hidden changes since, at which this node has claimed to play for them.
    claimed: Mutex<Option<(u64, u64)>>,
    /// The last advice, and the revision it was for.
    advice: Mutex<Option<(Revision, Advice)>>,
    /// Who was last asked whether they mean what they decide, and in which turn.
    asked: Mutex<Option<(Sitter, usize)>>,
    /// What those have planned who have looked at it. Each of them is told their own.
    plans: Mutex<Arc<Plans>>,
}

impl Live {
    pub(super) fn new(snapshot: Snapshot) -> Live {
        Live {
            changing: Arc::default(),
            revision: watch::Sender::new(snapshot.revision),
            now: watch::Sender::new(Arc::new(snapshot)),
            talk: watch::Sender::default(),
            is_attended: AtomicBool::new(false),
            ratings: Mutex::default(),
            touched: Mutex::new(Instant::now()),
            compared: Mutex::new(Instant::now()),
            comparing: AsyncMutex::default(),
            here: watch::Sender::default(),
            elsewhere: watch::Sender::default(),
            is_thinking: AtomicBool::new(false),
            claimed: Mutex::default(),
            advice: Mutex::default(),
            asked: Mutex::default(),
            plans: Mutex::default(),
        }
    }

    /// The table as it stands.
    pub fn now(&self) -> Arc<Snapshot> {
        self.now.borrow().clone()
    }

    /// Waits until the table is no longer as it was seen, even if only one seat may know.
    pub(super) async fn leaves(&self, seen: &Arc<Snapshot>) {
        // The sender is part of the table, so it does not close while somebody waits.
        let _ = self.now.subscribe().wait_for(|now| !Arc::ptr_eq(now, seen)).await;
    }

    /// Becomes the only one who plays for the computer players, unless somebody else does.
    pub(super) fn take_thinking(self: &Arc<Self>) -> Option<Thinker> {
        let is_taken = self.is_thinking.swap(true, Ordering::AcqRel);
        (!is_taken).then(|| Thinker(self.clone()))
    }

    /// Notes that the turn of a computer player is this node's to play: by the commit that began it, or by a claim.
    pub(super) fn note_claim(&self) {
        let now = self.now();
        *self.claimed.lock().unwrap_or_else(PoisonError::into_inner) = Some((now.revision, now.hidden));
    }

    /// Whether the turn of the computer player is this node's to play.
    pub(super) fn is_claimed(&self) -> bool {
        let now = self.now();
        *self.claimed.lock().unwrap_or_else(PoisonError::into_inner) == Some((now.revision, now.hidden))
    }

    /// A stream of revisions from now on.
    pub fn revisions(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    /// What was said here, as far as this node knows.
    pub fn talk(&self) -> Arc<Talk> {
        self.talk.borrow().clone()
    }

    /// What was said here, and every change of that.
    pub fn talking(&self) -> watch::Receiver<Arc<Talk>> {
        self.talk.subscribe()
    }

    /// Becomes the one who finds out what was said, unless that is known.
    pub(super) fn begin_attending(&self) -> bool {
        !self.is_attended.swap(true, Ordering::AcqRel)
    }

    /// Notes that it has to be found out what was said.
    pub(super) fn attend_again(&self) {
        self.is_attended.store(false, Ordering::Release);
    }

    /// Notes what was said, unless more is known already.
    pub(super) fn hear(&self, talk: Talk) {
        self.talk.send_if_modified(|known| {
            let is_news = talk.said >= known.said && talk != **known;
            if is_news {
                *known = Arc::new(talk);
            }
            is_news
        });
    }

    /// What ratings say here, as far as this node knows.
    pub fn ratings(&self) -> Arc<RatedHere> {
        self.ratings.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn keep_ratings(&self, ratings: RatedHere) {
        *self.ratings.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(ratings);
    }

    /// Whether it is not known that so much was said here.
    pub(super) fn has_missed(&self, said: u64) -> bool {
        self.is_attended.load(Ordering::Acquire) && self.talk.borrow().said < said
    }

    /// Whether it has not got as far as this.
    pub(super) fn is_behind(&self, stage: (u64, u64)) -> bool {
        let now = self.now();
        (now.revision, now.hidden) < stage
    }

    /// Whether somebody listens to its revisions.
    pub(super) fn is_watched(&self) -> bool {
        self.revision.receiver_count() > 0
    }

    /// Notes that somebody looks at the table, until the answer is dropped.
    pub fn arrive(self: &Arc<Self>, who: Sitter) -> Here {
        self.here.send_modify(|here| here.push(who.clone()));
        Here { live: self.clone(), who }
    }

    /// Who looks at the table, and every change of that.
    pub fn here(&self) -> watch::Receiver<Vec<Sitter>> {
        self.here.subscribe()
    }

    /// The seats of people who do not look at the table. Programs have no page to look at.
    pub fn away(&self) -> Vec<Seat> {
        let now = self.now();
        let here = self.here.borrow();
        let elsewhere = self.elsewhere.borrow();
        let is_away = |seat: &Seat| match &now.chairs[seat.index()].sitter {
            sitter @ Sitter::Guest(guest) => !here.contains(sitter) && !elsewhere.players.contains(guest),
            Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => false,
        };
        Seat::all(now.chairs.len() as u8).filter(is_away).collect()
    }

    /// How many people look on who do not play.
    pub fn watching(&self) -> u64 {
        self.present().watching + self.elsewhere.borrow().watching
    }

    /// Who looks at it by way of this node: those who play, and how many others.
    pub(super) fn present(&self) -> Elsewhere {
        let now = self.now();
        let here: HashSet<GuestId> = self.here.borrow().iter().filter_map(Sitter::guest).cloned().collect();
        let plays = |guest: &GuestId| !now.seats_of(&Sitter::Guest(guest.clone())).is_empty();
        let (mut players, others): (Vec<GuestId>, Vec<GuestId>) = here.into_iter().partition(plays);
        players.sort();
        Elsewhere { players, watching: others.len() as u64 }
    }

    /// Notes who looks at it by way of other nodes.
    pub(super) fn note_elsewhere(&self, there: Elsewhere) {
        self.elsewhere.send_if_modified(|known| {
            let is_news = *known != there;
            *known = there;
            is_news
        });
    }

    /// Who looks at it by way of other nodes, and every change of that.
    pub fn elsewhere(&self) -> watch::Receiver<Elsewhere> {
        self.elsewhere.subscribe()
    }

    /// Makes a stored change the current state and tells everybody that there is one.
    pub(super) fn publish(&self, snapshot: Snapshot) -> Arc<Snapshot> {
        let snapshot = Arc::new(snapshot);
        let before = self.now.send_replace(snapshot.clone());
        self.note_comparison();
        let sitters =
            |table: &Snapshot| table.chairs.iter().map(|chair| chair.sitter.clone()).collect::<Vec<_>>();
        if sitters(&before) != sitters(&snapshot) {
            self.attend_again();
        }
        // Nobody is told about a change that only one seat may know about.
        self.revision
            .send_if_modified(|told| std::mem::replace(told, snapshot.revision) != snapshot.revision);
        snapshot
    }

    /// The advice given at this revision, so that asking again gives the same answer.
    pub(super) fn advice(&self, revision: Revision) -> Option<Advice> {
        let advice = self.advice.lock().unwrap_or_else(PoisonError::into_inner).clone();
        advice.filter(|(known, _)| *known == revision).map(|(_, advice)| advice)
    }

    pub(super) fn keep_advice(&self, revision: Revision, advice: &Advice) {
        *self.advice.lock().unwrap_or_else(PoisonError::into_inner) = Some((revision, advice.clone()));
    }

    /// Notes that somebody is asked whether they mean what they decide: whether that is for the first time in this turn,
    /// which began after so many steps.
    pub(super) fn ask_once(&self, who: &Sitter, turn: usize) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Some((who.clone(), turn));
        std::mem::replace(&mut *asked, now.clone()) != now
    }

    /// What those have planned who have looked at it.
    pub fn plans(&self) -> Arc<Plans> {
        self.plans.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn keep_plans(&self, who: &GuestId, plans: Arc<[Plan]>) {
        let mut all = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::make_mut(&mut all).insert(who.clone(), plans);
    }

    pub(super) fn touch(&self) {
        *self.touched.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Notes that it is as stored, or that the store was asked in vain.
    pub(super) fn note_comparison(&self) {
        *self.compared.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Whether that was noted so recently.
    pub(super) fn was_compared_within(&self, time: Duration) -> bool {
        self.compared.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < time
    }

    /// Whether nobody is listening to it or changing it, and nobody has asked for it since that moment.
    pub(super) fn is_left_alone_since(&self, moment: Instant) -> bool {
        let touched = *self.touched.lock().unwrap_or_else(PoisonError::into_inner);
        touched <= moment && self.revision.is_closed() && self.changing.try_lock().is_ok()
    }
}

/// Who looks at a table by way of some node.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Those who play there, in order.
    pub(super) players: Vec<GuestId>,
    /// How many others look on.
    pub(super) watching: u64,
}

impl Elsewhere {
    pub(super) fn is_nobody(&self) -> bool {
        self.players.is_empty() && self.watching == 0
    }

    /// Those of several nodes together.
    pub(super) fn add(&mut self, other: Elsewhere) {
        self.players.extend(other.players);
        self.watching = self.watching.saturating_add(other.watching);
    }
}

/// Somebody who looks at a table.
pub struct Here {
    live: Arc<Live>,
    who: Sitter,
}

impl Drop for Here {
    fn drop(&mut self) {
        self.live.here.send_modify(|here| {
            let left = here.iter().position(|who| *who == self.who);
            left.map(|index| here.swap_remove(index));
        });
    }
}

/// Whoever plays for the computer players of a table, until it is dropped.
pub(super) struct Thinker(Arc<Live>);

impl Drop for Thinker {
    fn drop(&mut self) {
        self.0.is_thinking.store(false, Ordering::Release);
    }
}
