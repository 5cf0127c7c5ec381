//! The server that is measured: one process with a folder, or several nodes with a database.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::OpenFlags;
use service::Tables;
use sqlx::{Connection, PgConnection};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use web::{Config, Durability, Outside, Place, Proxies, Timeouts, start};

use crate::LoadError;

/// Where the server keeps its tables, and how many nodes it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// A folder that holds nothing else.
    pub folder: PathBuf,
    /// A database instead of the folder, which nobody else uses meanwhile.
    pub database: Option<String>,
    /// A NATS server by which the nodes hear of each other.
    pub bus: Option<String>,
    /// How many nodes there are; one if there is no database.
    pub nodes: usize,
}

const COUNT_GAMES: &str = "SELECT count(*) FROM tables WHERE progress = 'over'";
const COUNT_STEPS: &str = "SELECT count(*) FROM steps";

impl Site {
    /// Games that are over and steps of all games, counted in the store, bypassing the server.
    pub(crate) async fn count(&self) -> Result<(i64, i64), LoadError> {
        let failed = |error: &dyn std::fmt::Display| LoadError::new("the store could not be counted", error);
        if let Some(database) = &self.database {
            let mut connection = PgConnection::connect(database).await.map_err(|error| failed(&error))?;
            let games = sqlx::query_scalar(COUNT_GAMES).fetch_one(&mut connection).await;
            let steps = sqlx::query_scalar(COUNT_STEPS).fetch_one(&mut connection).await;
            return Ok((games.map_err(|error| failed(&error))?, steps.map_err(|error| failed(&error))?));
        }
        let file = self.data().join(store::FILE);
        let counted = spawn_blocking(move || {
            let database = rusqlite::Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            let count = |query: &str| database.query_row(query, [], |row| row.get::<_, i64>(0));
            Ok::<_, rusqlite::Error>((count(COUNT_GAMES)?, count(COUNT_STEPS)?))
        });
        counted.await.map_err(|error| failed(&error))?.map_err(|error| failed(&error))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn config(&self) -> Config {
        Config {
            place: match &self.database {
                Some(database) => Place::Database(database.clone()),
                None => Place::Folder(self.data(), Durability::Full),
            },
            bus: self.bus.clone(),
            metrics: None,
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            requests_per_second: u32::MAX,
            tables_per_hour: u32::MAX,
            streams: u32::MAX,
            connections: u32::MAX,
            proxies: proxies(),
            // The crowd mostly waits.
            timeouts: Timeouts { head: Duration::from_hours(1), ..Timeouts::default() },
            bot_tables: u32::MAX,
            tables_per_day: u32::MAX,
            keep_days: None,
            contact: None,
            review_nodes: 1000,
            editions: Vec::new(),
            outside: Outside::default(),
        }
    }
}

/// Clients may say where they come from, so that there are more than one.
fn proxies() -> Proxies {
    Proxies::read(&[Ipv4Addr::LOCALHOST.to_string()]).expect("this machine has an address")
}

/// Our nodes, as tasks of this process.
pub(crate) struct Served(Vec<Node>);

struct Node {
    address: SocketAddr,
    tables: Arc<Tables>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Served {
    pub(crate) async fn start(site: &Site) -> Result<Served, LoadError> {
        let nodes = if site.database.is_some() { site.nodes.max(1) } else { 1 };
        let mut served = Served(Vec::new());
        for _ in 0..nodes {
            served.0.push(Node::start(&site.config()).await?);
        }
        Ok(served)
    }

    /// Where the nodes listen.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.0.iter().map(|node| node.address).collect()
    }

    /// How many changes shared a transaction so far, on average.
    pub(crate) fn batch(&self) -> usize {
        let figures = self.0.iter().map(|node| node.tables.figures().store);
        let (commits, batches) = figures
            .fold((0, 0), |(commits, batches), store| (commits + store.commits, batches + store.batches));
        (commits as f64 / (batches as f64).max(1.0)).round().max(1.0) as usize
    }

    pub(crate) async fn stop(self) -> Result<(), LoadError> {
        for node in self.0 {
            // If it has stopped already, it says why.
            let _ = node.stop.send(());
            node.running.await.map_err(|error| LoadError::new("the server broke off", error))?;
        }
        Ok(())
    }
}

impl Node {
    async fn start(config: &Config) -> Result<Node, LoadError> {
        let running = start(config).await?;
        let (address, tables) = (running.address(), running.tables());
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // If whoever started it is gone, that is a reason to stop, too.
            let _ = stopped.await;
        };
        Ok(Node { address, tables, stop, running: tokio::spawn(running.run(stopped)) })
    }
}
