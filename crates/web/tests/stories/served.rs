//! A server with a socket, and what comes over its connections.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use web::{Config, start};

use crate::browser::House;

/// The longest a test waits for anything.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// A server with a socket.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    /// Where it says how it is doing, if anywhere.
    pub(crate) metrics: Option<SocketAddr>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    pub(crate) house: House,
}

impl Served {
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Served {
        let house = House::with(change).await;
        // The house has opened its store without a socket; two processes may share a folder.
        let running = start(&house.config).await.unwrap();
        let (address, metrics) = (running.address(), running.metrics_address());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(running.run(async move {
            let _ = stopped.await;
        }));
        Served { address, metrics, stop, running, house }
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends something on a connection of its own.
    pub(crate) async fn say(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        // A server that does not want the connection may have hung up already.
        let _ = stream.write_all(text.as_bytes()).await;
        stream
    }

    pub(crate) async fn is_served(&self) -> bool {
        let mut stream = self.say("GET /healthz HTTP/1.1\r\nhost: akhet\r\nconnection: close\r\n\r\n").await;
        heard(&mut stream).await.starts_with("HTTP/1.1 200")
    }

    /// Lets it stop, and leaves the house, which is another process with the same tables.
    pub(crate) async fn stop(self) -> House {
        self.stop.send(()).unwrap();
        timeout(LONG, self.running).await.expect("the server stops").unwrap();
        self.house
    }
}

/// All that comes until the server closes the connection.
pub(crate) async fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is cut off may be reset instead of closed.
    let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("the connection is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Waits until a line with this in it comes.
pub(crate) async fn hear(stream: &mut TcpStream, wanted: &str) {
    let mut text = String::new();
    let listening = async {
        while !text.contains(wanted) {
            let mut bytes = [0; 1024];
            let read = stream.read(&mut bytes).await.unwrap();
            assert!(read > 0, "no {wanted} in {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    };
    timeout(LONG, listening).await.expect("it comes");
}
