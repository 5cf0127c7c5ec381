//! Computer players: they sit as everybody does, and think away from the requests.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use bots::Bot;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::Tables;
use super::live::Live;
use super::snapshot::Snapshot;
use crate::random;

/// How many computer players think at once, and how long they wait before, so that people can follow.
pub(super) struct Thinking {
    threads: Arc<Semaphore>,
    pause: Duration,
}

impl Thinking {
    pub(super) fn new(pause: Duration) -> Thinking {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Thinking { threads: Arc::new(Semaphore::new(cores)), pause }
    }
}

impl Tables {
    /// Lets the computer player of this table think, if it is to decide. Nothing is lost if the program stops: the
    /// store says that it was its turn.
    pub(super) fn think(self: &Arc<Self>, live: &Arc<Live>) {
        let snapshot = live.now();
        let Some(bot) = snapshot.thinking_bot() else { return };
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tokio::time::sleep(tables.thinking.pause).await;
            let permit = tables.thinking.threads.clone().acquire_owned().await;
            let thought = snapshot.clone();
            let chosen = spawn_blocking(move || choose(&thought, bot)).await;
            drop(permit);
            if let Ok(Some(action)) = chosen {
                tables.play_bot(&live, &snapshot, &action).await;
            }
        });
    }
}

fn choose(snapshot: &Snapshot, bot: Bot) -> Option<String> {
    snapshot.game.as_ref()?.choose(bot, &mut random::generator())
}
