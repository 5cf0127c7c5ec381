//! Our own load generator: how much load a server can take on this machine, next to the best its disk can do.
//!
//! Server and clients share one process and its cores, and talk over real sockets. Everything counted is checked: each
//! game played is fetched as a record, its draws are repeated, and its steps are counted in the store.

mod baseline;
mod client;
mod crowd;
mod games;
mod latency;
mod listener;
mod pages;
mod party;
mod viziers;

use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Config, Durability, Proxies, StartError, Timeouts, start};

pub use client::first_answer;
pub use crowd::{Crowd, gather};
pub use games::Games;
pub use latency::{HalfLoad, Latency};
pub use pages::Pages;
pub use viziers::Viziers;

/// What to measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How long to measure each figure.
    pub time: Duration,
    /// Tables playing at the same time while the rate is measured.
    pub players: usize,
    /// Live tables while latency is measured.
    pub tables: usize,
    /// Open event streams while latency is measured, spread over the tables.
    pub streams: usize,
    /// Tables at which a vizier thinks while a person's moves are timed.
    pub viziers: usize,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Durable single-row commits per second by bare `SQLite`.
    pub commits_per_second: f64,
    /// Whole games through the API.
    pub games: Games,
    /// Board pages of a table in the middle of its game.
    pub pages: Pages,
    /// Latency at half the measured rate.
    pub half_load: HalfLoad,
    /// Latency while computer players think.
    pub viziers: Viziers,
}

/// What is being measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Bare commits, before and after the games.
    Baseline,
    /// Whole games.
    Games,
    /// Pages.
    Pages,
    /// Tables sit down and streams are opened.
    Gathering,
    /// Moves at half the rate.
    HalfLoad,
    /// Moves while computer players think.
    Viziers,
}

/// How many stages [`measure`] reports.
pub const STAGES: u64 = 7;

/// Why nothing could be measured, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError(String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

impl LoadError {
    fn new(what: &str, problem: impl fmt::Display) -> LoadError {
        LoadError(format!("{what}: {problem}"))
    }
}

impl From<StartError> for LoadError {
    fn from(error: StartError) -> LoadError {
        LoadError(error.to_string())
    }
}

/// How much longer than its measurement a stage may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// Measures everything in a folder that holds nothing else, and reports its progress.
pub async fn measure(plan: &Plan, folder: &Path, mut tell: impl FnMut(Stage)) -> Result<Report, LoadError> {
    let server = Served::start(folder).await?;
    let address = server.address;
    tell(Stage::Baseline);
    let before = baseline::commits_per_second(folder, plan.time / 2).await?;
    tell(Stage::Games);
    let games = bounded(plan, games::measure(address, folder, plan)).await?;
    tell(Stage::Baseline);
    let after = baseline::commits_per_second(folder, plan.time / 2).await?;
    tell(Stage::Pages);
    let pages = bounded(plan, pages::measure(address, plan)).await?;
    tell(Stage::Gathering);
    let crowd = bounded(plan, gather(address, plan.tables, plan.streams)).await?;
    tell(Stage::HalfLoad);
    let half_load = bounded(plan, latency::measure(crowd, plan.time, games.moves_per_second / 2.0)).await?;
    tell(Stage::Viziers);
    let viziers = bounded(plan, viziers::measure(address, plan.viziers, plan.time)).await?;
    server.stop().await?;
    Ok(Report { commits_per_second: f64::midpoint(before, after), games, pages, half_load, viziers })
}

async fn bounded<T>(plan: &Plan, stage: impl Future<Output = Result<T, LoadError>>) -> Result<T, LoadError> {
    let answered = tokio::time::timeout(plan.time + PATIENCE, stage).await;
    answered.unwrap_or_else(|_| Err(LoadError("the server does not answer any more".to_owned())))
}

/// Our server in a task of this process.
struct Served {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Served {
    async fn start(folder: &Path) -> Result<Served, LoadError> {
        let config = Config {
            data: folder.join("data"),
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            durability: Durability::Full,
            requests_per_second: u32::MAX,
            tables_per_hour: u32::MAX,
            streams: u32::MAX,
            connections: u32::MAX,
            proxies: Proxies::default(),
            // The crowd mostly waits.
            timeouts: Timeouts { head: Duration::from_hours(1), ..Timeouts::default() },
            bot_tables: u32::MAX,
            review_nodes: 1000,
            editions: Vec::new(),
        };
        let running = start(&config).await?;
        let address = running.address();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // If whoever started it is gone, that is a reason to stop, too.
            let _ = stopped.await;
        };
        Ok(Served { address, stop, running: tokio::spawn(running.run(stopped)) })
    }

    async fn stop(self) -> Result<(), LoadError> {
        // If it has stopped already, it says why.
        let _ = self.stop.send(());
        self.running.await.map_err(|error| LoadError::new("the server broke off", error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_small_load_plays_whole_games_and_checks_them() {
        let folder = tempfile::tempdir().unwrap();
        let plan = Plan { time: Duration::from_secs(1), players: 3, tables: 5, streams: 10, viziers: 3 };
        let mut stages = 0;
        let report = measure(&plan, folder.path(), |_| stages += 1).await.unwrap();
        assert_eq!(stages, STAGES);
        // Every game that began was played to its end; one that does not verify is an error.
        assert!(report.games.games >= plan.players, "{report:?}");
        assert!(report.games.steps > report.games.games, "{report:?}");
        assert_eq!((report.half_load.tables, report.half_load.streams), (5, 10));
        assert!(report.pages.first_view_bytes > 1000, "{report:?}");
        assert!(report.viziers.decisions > 0 && report.viziers.event.median > 0.0, "{report:?}");
    }

    #[tokio::test]
    async fn what_is_not_a_server_is_told_in_a_sentence() {
        let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let error = first_answer(nobody).await.unwrap_err().to_string();
        assert!(error.starts_with("the server cannot be reached: "), "{error}");
    }
}
