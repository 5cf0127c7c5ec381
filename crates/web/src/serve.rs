//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use service::{Place, Tables};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use crate::app::{App, Config, StartError};
use crate::connections::Connections;
use crate::{metrics, routes};

/// A listening server.
pub struct Running {
    app: Arc<App>,
    config: Config,
    listener: TcpListener,
    address: SocketAddr,
    /// Where metrics are asked for.
    metrics: Option<TcpListener>,
}

/// All routes of a server without a socket.
pub async fn router(config: &Config) -> Result<Router, StartError> {
    mount(config).await.map(|(router, _)| router)
}

/// All routes of a server without a socket, and its tables, for tests and for mounting it elsewhere.
pub async fn mount(config: &Config) -> Result<(Router, Arc<Tables>), StartError> {
    let app = App::open(config).await?;
    let tables = app.tables.clone();
    Ok((routes::router(app), tables))
}

/// Opens the data folder and listens. From here on, requests queue up to be answered.
pub async fn start(config: &Config) -> Result<Running, StartError> {
    let app = App::open(config).await?;
    let (listener, address) = listen(config.bind).await?;
    let metrics = match config.metrics {
        Some(address) => Some(listen(address).await?.0),
        None => None,
    };
    Ok(Running { app, config: config.clone(), listener, address, metrics })
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Bind(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    Ok((listener, bound))
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it says how it is doing, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// The tables that it serves.
    pub fn tables(&self) -> Arc<Tables> {
        self.app.tables.clone()
    }

    /// Serves until `stop` completes, then finishes accepted requests and closes the store, both in bounded time whatever
    /// clients do. One of several nodes first says that it leaves, and serves on until nobody is sent here any more.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Running { app, config, listener, metrics, .. } = self;
        let metrics = metrics.map(|listener| tokio::spawn(tell(listener, metrics::router(&app))));
        let mut connections = Connections::new(routes::router(app.clone()), &config);
        connections.accept_until(&listener, stop).await;
        app.closing.send_replace(true);
        app.tables.retire();
        if matches!(config.place, Place::Database(_)) {
            connections.accept_until(&listener, sleep(config.timeouts.leave)).await;
        }
        drop(listener);
        connections.end().await;
        if let Some(metrics) = metrics {
            metrics.abort();
        }
        if timeout(config.timeouts.close, app.tables.close()).await.is_err() {
            tracing::error!("the store did not close in time; it will recover when it is opened again");
        }
    }
}

/// Answers whoever asks for metrics, for as long as the server runs.
async fn tell(listener: TcpListener, router: Router) {
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "nobody can ask for metrics any more");
    }
}
