//! Somebody who watches a table at one node, and comes back whenever the stream ends.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use harness::let_pass;

/// How often a watcher sees whether anybody still wants to know.
const GLANCE: Duration = Duration::from_millis(200);

/// The pause before coming back.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Watcher(Arc<Seen>);

#[derive(Default)]
struct Seen {
    revision: AtomicU64,
    is_over: AtomicBool,
}

impl Watcher {
    pub(super) fn at(node: SocketAddr, table: &str) -> Watcher {
        let seen = Arc::new(Seen::default());
        let (own, path) = (seen.clone(), format!("/api/tables/{table}/events"));
        thread::spawn(move || {
            while !own.is_over() {
                // A node may be gone or going; it will be back.
                let _ = own.watch(node, &path);
                let_pass(PAUSE);
            }
        });
        Watcher(seen)
    }

    /// The revision that was told last.
    pub(super) fn revision(&self) -> u64 {
        self.0.revision.load(Ordering::Relaxed)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Relaxed);
    }
}

impl Seen {
    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn watch(&self, node: SocketAddr, path: &str) -> io::Result<()> {
        let mut stream = TcpStream::connect(node)?;
        stream.set_read_timeout(Some(GLANCE))?;
        // A refusal ends the connection, too.
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {node}\r\nconnection: close\r\n\r\n")?;
        let mut lines = BufReader::new(stream);
        let mut line = String::new();
        while !self.is_over() {
            match lines.read_line(&mut line) {
                Ok(0) => return Ok(()),
                Ok(_) => {}
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                    continue;
                }
                Err(error) => return Err(error),
            }
            if let Some(revision) = line.trim().strip_prefix("data: ").and_then(|text| text.parse().ok()) {
                self.revision.store(revision, Ordering::Relaxed);
            }
            line.clear();
        }
        Ok(())
    }
}
