//! A listener to the event stream of a table.

use std::net::SocketAddr;

use crate::LoadError;
use crate::client::{Client, Open};

/// An open event stream, and the last revision it reported.
pub(crate) struct Listener {
    stream: Open,
    /// What has arrived of an incomplete line.
    rest: Vec<u8>,
    revision: u64,
}

impl Listener {
    /// Opens the stream and waits for the first event, which comes right away.
    pub(crate) async fn open(address: SocketAddr, table: &str) -> Result<Listener, LoadError> {
        let client = Client::connect(address).await?;
        let stream = client.open(&format!("/api/tables/{table}/events")).await?;
        let mut listener = Listener { stream, rest: Vec::new(), revision: 0 };
        listener.reach(1).await?;
        Ok(listener)
    }

    /// Waits for a revision, or a later one.
    pub(crate) async fn reach(&mut self, revision: u64) -> Result<(), LoadError> {
        while self.revision < revision {
            let piece = self.stream.next().await?;
            self.read(&piece);
        }
        Ok(())
    }

    /// Waits for the next revision after the last one.
    pub(crate) async fn hear_more(&mut self) -> Result<(), LoadError> {
        self.reach(self.revision + 1).await
    }

    fn read(&mut self, piece: &[u8]) {
        self.rest.extend_from_slice(piece);
        let complete = self.rest.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let lines = String::from_utf8_lossy(&self.rest[..complete]);
        let mut revisions = lines.lines().filter_map(|line| line.strip_prefix("data:")?.trim().parse().ok());
        self.revision = revisions.next_back().unwrap_or(self.revision);
        self.rest.drain(..complete);
    }
}
