//! Computer players sit at tables like everybody else and think in the background. So do reviews and hints.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use bots::{Bot, Choice};
use catalog::Advice;
use game::{Seat, Turn, Viewer};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::spawn_blocking;

use super::Tables;
use super::live::Live;
use super::revision::Revision;
use super::snapshot::{Sitter, Snapshot};
use crate::random;
use crate::refusal::Refusal;

/// How many may think at once, and how long computer players pause first, so that people can follow.
pub(super) struct Thinking {
    threads: Arc<Semaphore>,
    /// How many urgent tasks are waiting for a thread.
    urgent: watch::Sender<usize>,
    pause: Duration,
    /// How many iterations a hint takes.
    hint_nodes: u32,
}

/// Counts as waiting for a thread as long as it is held.
struct Waiting<'a>(&'a watch::Sender<usize>);

impl<'a> Waiting<'a> {
    fn new(urgent: &'a watch::Sender<usize>) -> Waiting<'a> {
        urgent.send_modify(|count| *count += 1);
        Waiting(urgent)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

impl Thinking {
    pub(super) fn new(pause: Duration, hint_nodes: u32) -> Thinking {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Thinking {
            threads: Arc::new(Semaphore::new(cores)),
            urgent: watch::Sender::new(0),
            pause,
            hint_nodes,
        }
    }

    /// A thread for work that people are waiting for.
    async fn at_once(&self) -> Option<OwnedSemaphorePermit> {
        let _waiting = Waiting::new(&self.urgent);
        self.threads.clone().acquire_owned().await.ok()
    }

    /// A thread for work that can wait. It is not given out while anything urgent needs one.
    pub(super) async fn at_leisure(&self) -> Option<OwnedSemaphorePermit> {
        loop {
            self.urgent.subscribe().wait_for(|count| *count == 0).await.ok()?;
            let permit = self.threads.clone().acquire_owned().await.ok()?;
            if *self.urgent.borrow() == 0 {
                return Some(permit);
            }
        }
    }
}

impl Tables {
    /// Lets the computer player at this table think, if it is its turn. Nothing is lost if the program stops, because the
    /// store knows whose turn it was.
    pub(super) fn think(self: &Arc<Self>, live: &Arc<Live>) {
        let snapshot = live.now();
        let Some(bot) = snapshot.thinking_bot() else { return };
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            // Nobody follows what nobody sees, and pauses would let people count hidden steps.
            if snapshot.hidden == 0 {
                tokio::time::sleep(tables.thinking.pause).await;
            }
            let permit = tables.thinking.at_once().await;
            let thought = snapshot.clone();
            let chosen = spawn_blocking(move || choose(&thought, bot)).await;
            drop(permit);
            if let Ok(Some(choice)) = chosen {
                tables.play_bot(&live, &snapshot, &choice).await;
            }
        });
    }

    /// What a strong player would do in place of the seat to move, knowing what that seat knows. Only for somebody who sees
    /// that seat's choices, perhaps because the device was handed to it. The table does not change.
    pub async fn advise(
        &self,
        live: &Live,
        who: &Sitter,
        held: Option<Seat>,
        revision: Revision,
    ) -> Result<Advice, Refusal> {
        let snapshot = live.now();
        snapshot.advisable(who, held)?;
        if snapshot.revision_for(&snapshot.seats_of(who)) != revision {
            return Err(Refusal::Stale);
        }
        if let Some(known) = live.advice(revision) {
            return Ok(known);
        }
        let nodes = self.thinking.hint_nodes;
        let think = move || snapshot.session.as_ref()?.advise(nodes, &mut random::generator());
        let advice = self.work(think).await?.ok_or(Refusal::NotYourTurn)?;
        live.keep_advice(revision, &advice);
        Ok(advice)
    }

    /// Runs urgent work on one of the threads.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let permit = self.thinking.at_once().await;
        let done = spawn_blocking(work).await;
        drop(permit);
        done.map_err(|_| Refusal::Internal)
    }
}

impl Snapshot {
    /// Refuses a hint to anyone who does not see the choices, and wherever it would put somebody else at a disadvantage.
    fn advisable(&self, who: &Sitter, held: Option<Seat>) -> Result<(), Refusal> {
        let seats = self.seats_of(who);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
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

fn choose(snapshot: &Snapshot, bot: Bot) -> Option<Choice<String>> {
    snapshot.session.as_ref()?.choose(bot, &mut random::generator())
}
