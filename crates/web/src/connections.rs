//! Connections: accepted as long as there is room, closed when nothing comes of them, and ended when the server stops.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::service::TowerToHyperService;
use service::client_network;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::Layer;

use crate::app::{Config, Timeouts};
use crate::patient::Patient;
use crate::source::Proxies;

/// Everyone who is connected.
pub(crate) struct Connections {
    router: Router,
    proxies: Proxies,
    timeouts: Timeouts,
    /// How many connections one client may have. Proxies may have any number.
    most: u32,
    callers: Callers,
    room: Arc<Semaphore>,
    tasks: JoinSet<()>,
    /// Tells connections to end after the request under way.
    ending: watch::Sender<()>,
}

/// A head of a request that is longer than this, in bytes, is refused. Buffers grow in steps, so somewhat more may pass.
const LONGEST_HEAD: usize = 32 * 1024;

/// How long nothing is accepted after accepting has failed, so that a lack of files does not keep a core busy.
const PAUSE: Duration = Duration::from_secs(1);

/// The files that the program needs besides connections: the store, and whatever a computer may think of.
const OTHER_FILES: u64 = 64;

/// The most connections, however many files there may be: each takes some memory.
const MOST_CONNECTIONS: u64 = 50_000;

impl Connections {
    pub(crate) fn new(router: Router, config: &Config) -> Connections {
        Connections {
            router,
            proxies: config.proxies.clone(),
            timeouts: config.timeouts,
            most: config.connections,
            callers: Callers::default(),
            room: Arc::new(Semaphore::new(make_room(config.connections))),
            tasks: JoinSet::new(),
            ending: watch::Sender::new(()),
        }
    }

    /// Serves whoever comes until `stop` completes.
    pub(crate) async fn accept_until(&mut self, listener: &TcpListener, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        loop {
            let (stream, peer, place) = tokio::select! {
                next = next(listener, &self.room) => next,
                () = &mut stop => return,
            };
            // Those that have ended meanwhile.
            while self.tasks.try_join_next().is_some() {}
            // Connections of proxies are everybody's.
            let most = if self.proxies.trusts(peer.ip()) { u32::MAX } else { self.most };
            if let Some(counted) = self.callers.count(peer.ip(), most) {
                self.serve(stream, peer, (counted, place));
            } else {
                tracing::debug!(%peer, "a client has too many connections");
            }
        }
    }

    /// Waits for the requests under way, but not for ever, and cuts the rest off.
    pub(crate) async fn end(mut self) {
        self.ending.send_replace(());
        let ended = async { while self.tasks.join_next().await.is_some() {} };
        if timeout(self.timeouts.drain, ended).await.is_err() {
            tracing::warn!(connections = self.tasks.len(), "connections were cut off");
            self.tasks.shutdown().await;
        }
    }

    /// Serves one connection for as long as `held` is held.
    fn serve(&mut self, stream: TcpStream, peer: SocketAddr, held: impl Send + 'static) {
        // Answers and events are small and complete, so none should wait for another to fill a packet.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slower");
        }
        let mut builder = auto::Builder::new(TokioExecutor::new()).http1_only();
        let is_proxy = self.proxies.trusts(peer.ip());
        builder
            .http1()
            .timer(TokioTimer::new())
            .header_read_timeout(if is_proxy { self.timeouts.proxy } else { self.timeouts.head })
            .max_buf_size(LONGEST_HEAD);
        let stream = TokioIo::new(Patient::new(stream, self.timeouts.reader));
        let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(self.router.clone()));
        let mut ending = self.ending.subscribe();
        self.tasks.spawn(async move {
            let _held = held;
            let mut connection = pin!(builder.serve_connection(stream, service));
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = ending.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection has ended early");
            }
        });
    }
}

/// The next connection, once there is room for it. Until then, whoever calls waits in the queue of the system.
async fn next(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    let place = room.clone().acquire_owned().await.expect("the room is never closed");
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (stream, peer, place),
            Err(error) if is_about_the_caller(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                sleep(PAUSE).await;
            }
        }
    }
}

/// Whether only this caller is affected, who has hung up already.
fn is_about_the_caller(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

/// Raises the number of files that the program may open as far as the system allows, and returns how many connections that
/// is enough for.
fn make_room(connections_of_one: u32) -> usize {
    let files = rlimit::increase_nofile_limit(MOST_CONNECTIONS + OTHER_FILES).unwrap_or_else(|error| {
        tracing::warn!(%error, "how many files may be open cannot be changed");
        u64::from(connections_of_one) + OTHER_FILES
    });
    let needed = u64::from(connections_of_one).min(MOST_CONNECTIONS) + OTHER_FILES;
    if files < needed {
        tracing::warn!(files, needed, "so few files may be open that one client can keep all others out");
    }
    files.saturating_sub(OTHER_FILES).clamp(1, MOST_CONNECTIONS) as usize
}

/// How many connections each client has.
#[derive(Clone, Default)]
struct Callers(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// A connection, counted as long as this is held.
struct Counted {
    callers: Callers,
    caller: IpAddr,
}

impl Callers {
    /// Counts one more connection, unless it would be one too many.
    fn count(&self, peer: IpAddr, most: u32) -> Option<Counted> {
        let caller = client_network(peer);
        let mut callers = self.lock();
        let open = callers.entry(caller).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(Counted { callers: self.clone(), caller })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut callers = self.callers.lock();
        if let Some(open) = callers.get_mut(&self.caller) {
            *open -= 1;
            if *open == 0 {
                callers.remove(&self.caller);
            }
        }
    }
}
