//! What all requests share.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::{IntoResponse, Response};
use service::{Editions, Key, Offered, OpenError, Opened, People, Place, Settings, Tables};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::assets::Assets;
use crate::drawn::Drawn;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notices::{self, Notices};
use crate::outside::Outside;
use crate::pages;
use crate::pictures::Pictures;
use crate::problem::Problem;
use crate::routes::Listeners;
use crate::source::Proxies;
use crate::watched::Watched;

/// How to run a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where the tables are kept.
    pub place: Place,
    /// The address of the server by which nodes tell each other news, if there are several.
    pub bus: Option<String>,
    /// Where to listen.
    pub bind: SocketAddr,
    /// Where to say how the server is doing, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// Requests one client may make per second; a few seconds' worth may come at once.
    pub requests_per_second: u32,
    /// Tables one client may make per hour.
    pub tables_per_hour: u32,
    /// Event streams one client may have open.
    pub streams: u32,
    /// Connections one client may have open.
    pub connections: u32,
    /// The proxies that are believed about where requests come from.
    pub proxies: Proxies,
    /// How long clients are waited for.
    pub timeouts: Timeouts,
    /// Tables without people that one client may have at a time.
    pub bot_tables: u32,
    /// Tables that one guest may make in a day.
    pub tables_per_day: u32,
    /// For how many days finished tables of guests are kept; `None` for ever.
    pub keep_days: Option<u32>,
    /// How to reach whoever runs the place, for the page about privacy.
    pub contact: Option<String>,
    /// How many iterations a review spends on each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// The editions on offer besides the shipped ones.
    pub editions: Vec<Offered>,
    /// What the place may say to the outside.
    pub outside: Outside,
}

/// How long clients are waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the whole head of a request, from when it may begin.
    pub head: Duration,
    /// The same for a proxy, which keeps connections to use them again.
    pub proxy: Duration,
    /// For an answer, from the head of the request on, with everything the client still has to send. Event streams begin
    /// right away, so it does not cut them off.
    pub answer: Duration,
    /// For a client to take what was written to it.
    pub reader: Duration,
    /// For whoever divides requests among nodes to notice that this one leaves.
    pub leave: Duration,
    /// For the requests under way when the server stops.
    pub drain: Duration,
    /// For the store to be closed after that.
    pub close: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            proxy: Duration::from_secs(150),
            answer: Duration::from_secs(30),
            reader: Duration::from_mins(1),
            leave: Duration::from_secs(3),
            drain: Duration::from_secs(8),
            close: Duration::from_secs(3),
        }
    }
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) people: Arc<People>,
    pub(crate) assets: Assets,
    pub(crate) drawn: Drawn,
    pub(crate) watched: Watched,
    pub(crate) editions: Editions,
    pub(crate) contact: Option<String>,
    pub(crate) keep_days: Option<u32>,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) proxies: Proxies,
    /// Where the server listens.
    pub(crate) bind: SocketAddr,
    timeouts: Timeouts,
    pub(crate) pictures: Arc<Pictures>,
    pub(crate) metrics: Metrics,
    pub(crate) listeners: Listeners,
    pub(crate) notices: Notices,
    /// Becomes true when the server is shutting down, so that streams end.
    pub(crate) closing: watch::Sender<bool>,
}

/// Why a server could not start.
#[derive(Debug)]
pub enum StartError {
    /// The tables cannot be opened.
    Tables(OpenError),
    /// The address cannot be listened on.
    Bind(SocketAddr, std::io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Tables(error) => error.fmt(f),
            StartError::Bind(address, error) if error.kind() == std::io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "{address} is taken already: another program listens there; choose another with --bind or --metrics"
                )
            }
            StartError::Bind(address, error) => write!(f, "cannot listen at {address}: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl App {
    /// Opens the tables and everything else needed to answer requests.
    pub(crate) async fn open(config: &Config) -> Result<Arc<App>, StartError> {
        let settings = Settings {
            place: config.place.clone(),
            bus: config.bus.clone(),
            review_nodes: config.review_nodes,
            bot_tables: config.bot_tables,
            tables_per_day: config.tables_per_day,
            keep_days: config.keep_days,
            reserved_names: pages::reserved_names(),
        };
        let Opened { tables, people, key } = service::open(&settings).await.map_err(StartError::Tables)?;
        let notices = Notices::open(&config.outside, &tables).await;
        let app = Arc::new(App {
            tables,
            people,
            assets: Assets::new(),
            drawn: Drawn::new(),
            watched: Watched::new(),
            editions: Editions::new(&config.editions),
            contact: config.contact.clone(),
            keep_days: config.keep_days,
            key,
            limits: Limits::new(config),
            proxies: config.proxies.clone(),
            bind: config.bind,
            timeouts: config.timeouts,
            pictures: Pictures::new(),
            metrics: Metrics::new(),
            listeners: Listeners::default(),
            notices,
            closing: watch::Sender::new(false),
        });
        notices::begin(&app);
        Ok(app)
    }

    /// An answer, or a refusal once it has taken too long.
    pub(crate) async fn in_time(&self, answering: impl Future<Output = Response>) -> Response {
        timeout(self.timeouts.answer, answering).await.unwrap_or_else(|_| Problem::TooSlow.into_response())
    }
}
