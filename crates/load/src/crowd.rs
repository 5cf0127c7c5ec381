//! Many live tables with people listening to them.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::LoadError;
use crate::listener::Listener;
use crate::party::Party;

/// Many live tables, kept alive as long as this is held.
pub struct Crowd {
    pub(crate) tables: Vec<Watched>,
}

/// A table and its listeners: the first for the first seat, and so on.
pub(crate) struct Watched {
    /// Where the listeners are: not where the players are, if there is another node.
    elsewhere: SocketAddr,
    pub(crate) party: Party,
    pub(crate) listeners: Vec<Listener>,
}

/// How many tables are made at the same time. If thousands were, nobody could play for seconds, and clocks would be put off.
const AT_ONCE: usize = 64;

/// Starts games at a number of tables, with a number of event streams spread over them. Each table is played at one of these
/// nodes and listened to at the next. Everybody has as much time as they like, or this pace.
pub async fn gather(
    nodes: &[SocketAddr],
    tables: usize,
    streams: usize,
    pace: Option<&'static str>,
) -> Result<Crowd, LoadError> {
    let mut gathering = JoinSet::new();
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    for (number, node) in nodes.iter().cycle().take(tables).enumerate() {
        let listeners = streams / tables + usize::from(number < streams % tables);
        let elsewhere = nodes[(number + 1) % nodes.len()];
        let (node, doors) = (*node, doors.clone());
        gathering.spawn(async move {
            let _comes_in = doors.acquire_owned().await;
            Watched::gather(node, elsewhere, number as u64, listeners, pace).await
        });
    }
    collect(gathering).await
}

impl Crowd {
    /// The ids of the tables.
    pub fn tables(&self) -> Vec<String> {
        self.tables.iter().map(|table| table.party.id.clone()).collect()
    }

    /// Nobody listens any more; the games can go on.
    #[must_use]
    pub fn without_listeners(mut self) -> Crowd {
        for table in &mut self.tables {
            table.listeners.clear();
        }
        self
    }

    /// Plays this many decisions at every table, or fewer where the game ends first.
    pub async fn play(self, decisions: usize) -> Result<Crowd, LoadError> {
        let mut playing = JoinSet::new();
        for mut table in self.tables {
            playing.spawn(async move {
                for _ in 0..decisions {
                    let Some(decision) = table.party.choose() else { break };
                    table.party.play(&decision).await?;
                }
                Ok(table)
            });
        }
        collect(playing).await
    }
}

impl Watched {
    async fn gather(
        node: SocketAddr,
        elsewhere: SocketAddr,
        number: u64,
        listeners: usize,
        pace: Option<&'static str>,
    ) -> Result<Watched, LoadError> {
        let party = Party::gather(node, number, pace).await?;
        let listeners = listen(elsewhere, &party, listeners).await?;
        Ok(Watched { elsewhere, party, listeners })
    }

    /// The same people at another table.
    pub(crate) async fn again(self) -> Result<Watched, LoadError> {
        let count = self.listeners.len();
        drop(self.listeners);
        let party = self.party.again().await?;
        let listeners = listen(self.elsewhere, &party, count).await?;
        Ok(Watched { elsewhere: self.elsewhere, party, listeners })
    }
}

async fn listen(address: SocketAddr, party: &Party, count: usize) -> Result<Vec<Listener>, LoadError> {
    let mut listeners = Vec::with_capacity(count);
    for _ in 0..count {
        listeners.push(Listener::open(address, &party.id).await?);
    }
    Ok(listeners)
}

async fn collect(mut tasks: JoinSet<Result<Watched, LoadError>>) -> Result<Crowd, LoadError> {
    let mut tables = Vec::with_capacity(tasks.len());
    while let Some(table) = tasks.join_next().await {
        tables.push(table.map_err(|error| LoadError::new("a player broke off", error))??);
    }
    Ok(Crowd { tables })
}
