//! Somebody who looks at a tournament, and is told when it has changed, whichever node has changed it.

use std::collections::HashMap;
use std::sync::Arc;

use store::TournamentId;
use tokio::sync::watch;

use crate::clock;
use crate::refusal::Refusal;
use crate::tables::Tables;

/// For how many seconds somebody may go on looking at a tournament that is over.
const SHOWN: i64 = 86_400;

/// Somebody who looks at a tournament.
pub struct TournamentNews {
    id: TournamentId,
    stages: watch::Receiver<Arc<HashMap<TournamentId, i64>>>,
    told: Option<i64>,
}

impl Tables {
    /// Listens to what becomes of a tournament.
    pub async fn hear_tournament(&self, id: &TournamentId) -> Result<TournamentNews, Refusal> {
        let stages = self.tournaments.stages.subscribe();
        self.tell_tournaments().await?;
        Ok(TournamentNews { id: id.clone(), stages, told: None })
    }

    /// Lets those know who look at tournaments how far these have got.
    pub(crate) async fn tell_tournaments(&self) -> Result<(), Refusal> {
        if self.tournaments.stages.receiver_count() == 0 {
            return Ok(());
        }
        let stages = self.store.stages_of_tournaments(clock::now() - SHOWN).await?;
        let stages: HashMap<TournamentId, i64> = stages.into_iter().collect();
        self.tournaments.stages.send_if_modified(|known| {
            let is_news = **known != stages;
            if is_news {
                *known = Arc::new(stages);
            }
            is_news
        });
        Ok(())
    }
}

impl TournamentNews {
    /// The revision of the tournament as it is now, and then every one that comes.
    pub async fn next(&mut self) -> i64 {
        loop {
            let revision = self.stages.borrow_and_update().get(&self.id).copied();
            if let Some(revision) = revision.filter(|revision| self.told != Some(*revision)) {
                self.told = Some(revision);
                return revision;
            }
            if self.stages.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}
