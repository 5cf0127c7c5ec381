//! What all requests share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use service::{DataError, Durability, Editions, Key, Offered, Settings, Tables};
use tokio::sync::watch;

use crate::assets::Assets;
use crate::drawn::Drawn;
use crate::limits::Limits;
use crate::pictures::Pictures;

/// How to run a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The folder with the tables.
    pub data: PathBuf,
    /// Where to listen.
    pub bind: SocketAddr,
    /// How durable moves are.
    pub durability: Durability,
    /// How long computer players wait before they move, so that people can follow.
    pub bot_pause: Duration,
    /// Requests one client may make per second; a few seconds' worth may come at once.
    pub requests_per_second: u32,
    /// Tables one client may make per hour.
    pub tables_per_hour: u32,
    /// Event streams one client may have open.
    pub streams: u32,
    /// Tables without people that one client may have at a time.
    pub bot_tables: u32,
    /// How many iterations a review spends on each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// The editions on offer besides the shipped ones.
    pub editions: Vec<Offered>,
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) assets: Assets,
    pub(crate) drawn: Drawn,
    pub(crate) editions: Editions,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) pictures: Arc<Pictures>,
    /// Becomes true when the server is shutting down, so that streams end.
    pub(crate) closing: watch::Sender<bool>,
}

/// Why a server could not start.
#[derive(Debug)]
pub enum StartError {
    /// The data folder cannot be created or used.
    Data(DataError),
    /// The address cannot be listened on.
    Bind(SocketAddr, std::io::Error),
    /// Serving failed after the start.
    Serve(std::io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Data(error) => error.fmt(f),
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
    /// Opens the data folder and everything else needed to answer requests.
    pub(crate) async fn open(config: &Config) -> Result<Arc<App>, StartError> {
        let settings = Settings {
            data: config.data.clone(),
            durability: config.durability,
            bot_pause: config.bot_pause,
            review_nodes: config.review_nodes,
            bot_tables: config.bot_tables,
        };
        let (tables, key) = service::open(&settings).await.map_err(StartError::Data)?;
        Ok(Arc::new(App {
            tables,
            assets: Assets::new(),
            drawn: Drawn::new(),
            editions: Editions::new(&config.editions),
            key,
            limits: Limits::new(config),
            pictures: Pictures::new(),
            closing: watch::Sender::new(false),
        }))
    }
}
