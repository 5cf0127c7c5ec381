//! Our own load generator: how much load a server can take on this machine, next to the best its disk can do.
//!
//! Server and clients share one process and its cores, and talk over real sockets. With a database there may be several
//! nodes. Everything counted is checked: each game played is fetched as a record, its draws are repeated, and its steps are
//! counted in the store.

mod baseline;
mod client;
mod clocks;
mod crowd;
mod games;
mod idle;
mod latency;
mod listener;
mod pages;
mod party;
mod sign_ins;
mod site;
mod strangers;
mod viziers;

use std::fmt;
use std::future::Future;
use std::time::Duration;

use serde::Serialize;
use web::StartError;

use site::Served;

pub use client::first_answer;
pub use clocks::Clocks;
pub use crowd::{Crowd, gather};
pub use games::Games;
pub use idle::{Idle, listen};
pub use latency::{Latency, Loaded};
pub use pages::Pages;
pub use sign_ins::SignIns;
pub use site::Site;
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
    /// Live tables while the cost of clocks is measured.
    pub clocks: usize,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Durable changes per second by the database alone: with `SQLite` a row in each commit, with `PostgreSQL` what a move
    /// writes, and as many in a commit as the server has.
    pub commits_per_second: f64,
    /// How many changes shared a transaction of the server.
    pub batch: usize,
    /// Whole games through the API.
    pub games: Games,
    /// Board pages of a table in the middle of its game.
    pub pages: Pages,
    /// Moves per second, as many as possible, while all streams of the crowd listen.
    pub whole: f64,
    /// Latency at each of [`SHARES`] of that. Events are listened to at another node, if there is one.
    pub loads: Vec<Loaded>,
    /// Latency without clocks, and with them and strangers who meet.
    pub clocks: Clocks,
    /// Latency while computer players think.
    pub viziers: Viziers,
    /// People who sign in while others play.
    pub sign_ins: SignIns,
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
    /// Moves at this part of the rate, in percent.
    Load(u8),
    /// Moves without clocks, and with them and strangers who meet.
    Clocks,
    /// Moves while computer players think.
    Viziers,
    /// Moves while people sign in.
    SignIns,
}

/// How many stages [`measure`] reports.
pub const STAGES: u64 = 9 + SHARES.len() as u64;

/// All that a server bears, in percent.
const WHOLE: u8 = 100;

/// Parts of that, in percent.
pub const SHARES: [u8; 3] = [10, 50, 90];

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

/// How much longer than its measurements a stage may take, and for each table at which people sit down for it.
const PATIENCE: Duration = Duration::from_mins(1);
const PATIENCE_PER_TABLE: Duration = Duration::from_millis(50);

/// Measures everything, and reports its progress.
pub async fn measure(plan: &Plan, site: &Site, mut tell: impl FnMut(Stage)) -> Result<Report, LoadError> {
    let server = Served::start(site).await?;
    let nodes = server.addresses();
    tell(Stage::Games);
    let games = bounded(plan.time, plan.players, games::measure(&nodes, site, plan)).await?;
    let batch = server.batch();
    tell(Stage::Baseline);
    let before = baseline::rows_per_second(site, batch, plan.time / 2).await?;
    tell(Stage::Pages);
    let pages = bounded(plan.time, 1, pages::measure(nodes[0], plan)).await?;
    tell(Stage::Baseline);
    let after = baseline::rows_per_second(site, batch, plan.time / 2).await?;
    tell(Stage::Gathering);
    let gathering = gather(&nodes, plan.tables, plan.streams, None);
    let crowd = bounded(Duration::ZERO, plan.tables, gathering).await?;
    tell(Stage::Load(WHOLE));
    let measuring = latency::measure(crowd, plan.time, f64::INFINITY);
    let (whole, mut crowd) = bounded(plan.time, 0, measuring).await?;
    let mut loads = Vec::new();
    for share in SHARES {
        tell(Stage::Load(share));
        let rate = whole.moves_per_second * f64::from(share) / f64::from(WHOLE);
        let loaded;
        (loaded, crowd) = bounded(plan.time, 0, latency::measure(crowd, plan.time, rate)).await?;
        loads.push(loaded);
    }
    drop(crowd);
    tell(Stage::Clocks);
    // Without clocks and then with them, at as many tables each.
    let measuring = clocks::measure(&nodes, plan.clocks, plan.time);
    let clocks = bounded(2 * plan.time, 2 * plan.clocks, measuring).await?;
    tell(Stage::Viziers);
    let measuring = viziers::measure(nodes[0], plan.viziers, plan.time);
    let viziers = bounded(plan.time, plan.viziers, measuring).await?;
    tell(Stage::SignIns);
    // While it is calm, for half as long, and then while people sign in.
    let measuring = sign_ins::measure(nodes[0], plan.time);
    let sign_ins = bounded(plan.time * 3 / 2, 0, measuring).await?;
    server.stop().await?;
    let commits_per_second = f64::midpoint(before, after);
    let whole = whole.moves_per_second;
    Ok(Report { commits_per_second, batch, games, pages, whole, loads, clocks, viziers, sign_ins })
}

/// A stage that measures for so long, after people have sat down at so many tables.
async fn bounded<T>(
    time: Duration,
    tables: usize,
    stage: impl Future<Output = Result<T, LoadError>>,
) -> Result<T, LoadError> {
    let answered = tokio::time::timeout(bound(time, tables), stage).await;
    answered.unwrap_or_else(|_| Err(LoadError("the server does not answer any more".to_owned())))
}

fn bound(time: Duration, tables: usize) -> Duration {
    time + PATIENCE + PATIENCE_PER_TABLE * u32::try_from(tables).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_has_time_for_its_measurements_and_for_people_to_sit_down() {
        // Clocks at 5,000 tables, for a minute without and with them; each sits down in forty milliseconds.
        let sitting_down = 10_000 * Duration::from_millis(40);
        let measured = 2 * Duration::from_mins(1);
        assert!(bound(measured, 10_000) >= sitting_down + measured + Duration::from_mins(1));
        assert_eq!(bound(measured, 0), Duration::from_mins(3), "what is stuck is given up soon");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_small_load_plays_whole_games_and_checks_them() {
        let folder = tempfile::tempdir().unwrap();
        let plan =
            Plan { time: Duration::from_secs(1), players: 3, tables: 5, streams: 10, viziers: 3, clocks: 6 };
        let mut stages = 0;
        let site = Site { folder: folder.path().to_owned(), database: None, bus: None, nodes: 1 };
        let report = measure(&plan, &site, |_| stages += 1).await.unwrap();
        assert_eq!(stages, STAGES);
        // Every game that began was played to its end; one that does not verify is an error.
        assert!(report.games.games >= plan.players, "{report:?}");
        assert!(report.games.steps > report.games.games, "{report:?}");
        let crowds: Vec<_> = report.loads.iter().map(|load| (load.tables, load.streams)).collect();
        assert_eq!(crowds, [(5, 10); 3]);
        assert!(report.pages.first_view_bytes > 1000, "{report:?}");
        assert!(report.pages.pages_per_second > 0.0 && report.pages.drawn_per_second > 0.0, "{report:?}");
        let clocks = &report.clocks;
        assert!(clocks.without.median > 0.0 && clocks.with.median > 0.0, "{report:?}");
        assert!(clocks.met_per_second > 0.0, "{report:?}");
        assert!(report.viziers.decisions > 0 && report.viziers.event.median > 0.0, "{report:?}");
        let sign_ins = &report.sign_ins;
        assert!(
            sign_ins.per_second > 0.0 && sign_ins.calm.median > 0.0 && sign_ins.busy.median > 0.0,
            "{report:?}"
        );
    }

    #[tokio::test]
    async fn what_is_not_a_server_is_told_in_a_sentence() {
        let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let error = first_answer(nobody).await.unwrap_err().to_string();
        assert!(error.starts_with("the server cannot be reached: "), "{error}");
    }
}
