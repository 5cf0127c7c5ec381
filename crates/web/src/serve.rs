//! Starting and stopping.

use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use service::Tables;
use tokio::net::TcpListener;

use crate::app::{App, Config, StartError};
use crate::routes;

/// A listening server.
pub struct Running {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

/// How often idle tables are dropped from memory.
const SWEEP: Duration = Duration::from_mins(1);

/// How long nobody must have looked at a table for it to count as idle.
const LEFT_ALONE: Duration = Duration::from_mins(10);

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
    Ok(Running { app, listener, address })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes, then finishes accepted requests and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let tables = self.app.tables.clone();
        let sweeping = tokio::spawn(async move {
            loop {
                tokio::time::sleep(SWEEP).await;
                tables.drop_left_alone(LEFT_ALONE);
            }
        });
        let app = self.app.clone();
        let stopping = async move {
            stop.await;
            app.closing.send_replace(true);
        };
        let service = routes::router(self.app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        // Answers and events are small and complete, so none should wait for another to fill a packet.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection will be slower");
            }
        });
        let served = axum::serve(listener, service).with_graceful_shutdown(stopping).into_future().await;
        sweeping.abort();
        self.app.tables.close().await;
        served.map_err(StartError::Serve)
    }
}
