//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use service::Tables;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::{App, Config, StartError};
use crate::connections::Connections;
use crate::routes;

/// A listening server.
pub struct Running {
    app: Arc<App>,
    config: Config,
    listener: TcpListener,
    address: SocketAddr,
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
    let bind = |error| StartError::Bind(config.bind, error);
    let listener = TcpListener::bind(config.bind).await.map_err(bind)?;
    let address = listener.local_addr().map_err(bind)?;
    Ok(Running { app, config: config.clone(), listener, address })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes, then finishes accepted requests and closes the store, both in bounded time whatever
    /// clients do.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Running { app, config, listener, .. } = self;
        let mut connections = Connections::new(routes::router(app.clone()), &config);
        connections.accept_until(&listener, stop).await;
        drop(listener);
        app.closing.send_replace(true);
        connections.end().await;
        if timeout(config.timeouts.close, app.tables.close()).await.is_err() {
            tracing::error!("the store did not close in time; it will recover when it is opened again");
        }
    }
}
