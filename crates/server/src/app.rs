//! What all requests share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, watch};

use crate::assets::Assets;
use crate::editions::{Editions, Offered};
use crate::guests::{KEY_SETTING, Key};
use crate::limits::Limits;
use crate::store::{Durability, Store};
use crate::tables::Tables;

/// How a server is to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The folder with the tables.
    pub data: PathBuf,
    /// Where to listen.
    pub bind: SocketAddr,
    /// How surely moves are on disk.
    pub durability: Durability,
    /// How long computer players wait before they move, so that people can follow.
    pub bot_pause: Duration,
    /// Requests that one client may make in a second, and a few seconds' worth at once.
    pub requests_per_second: u32,
    /// Tables that one client may make in an hour.
    pub tables_per_hour: u32,
    /// Event streams that one client may have open.
    pub streams: u32,
    /// How many iterations a review thinks about each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// What tables can be played with, besides the editions that the program ships.
    pub editions: Vec<Offered>,
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) store: Arc<Store>,
    pub(crate) assets: Assets,
    pub(crate) editions: Editions,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    /// Pictures are drawn one or two at a time: they cost more than everything else.
    pub(crate) painting: Semaphore,
    /// Becomes true when the server is to stop, so that streams end.
    pub(crate) closing: watch::Sender<bool>,
}

/// Why a server could not start.
#[derive(Debug)]
pub enum StartError {
    /// The data folder cannot be made or used.
    Data(PathBuf, String),
    /// The address cannot be listened at.
    Bind(SocketAddr, std::io::Error),
    /// Serving failed later.
    Serve(std::io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Data(folder, problem) => {
                write!(f, "the data folder {} cannot be used: {problem}", folder.display())
            }
            StartError::Bind(address, error) if error.kind() == std::io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "{address} is taken already: another program listens there; choose another with --bind"
                )
            }
            StartError::Bind(address, error) => write!(f, "cannot listen at {address}: {error}"),
            StartError::Serve(error) => write!(f, "serving failed: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl App {
    /// Opens the data folder and everything that is needed to answer requests.
    pub(crate) async fn open(config: &Config) -> Result<Arc<App>, StartError> {
        let refuse = |problem: String| StartError::Data(config.data.clone(), problem);
        std::fs::create_dir_all(&config.data).map_err(|error| refuse(error.to_string()))?;
        let store =
            Store::open(&config.data, config.durability).await.map_err(|error| refuse(error.to_string()))?;
        let store = Arc::new(store);
        let key =
            store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| refuse(error.to_string()))?;
        let tables = Tables::new(store.clone(), config.bot_pause, config.review_nodes);
        tables.wake_bots().await.map_err(|refusal| refuse(refusal.tell(game::Lang::En)))?;
        Ok(Arc::new(App {
            tables,
            store,
            assets: Assets::new(),
            editions: Editions::new(&config.editions),
            key: Key::new(&key),
            limits: Limits::new(config),
            painting: Semaphore::new(1),
            closing: watch::Sender::new(false),
        }))
    }
}
