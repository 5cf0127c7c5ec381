//! Streams that mostly wait, as those of all who keep a table open in their browser.

use std::net::SocketAddr;

use futures_util::{StreamExt, TryStreamExt, stream};

use crate::LoadError;
use crate::listener::Listener;

/// How many are opened at the same time.
const AT_ONCE: usize = 64;

/// Open streams, as long as this is held.
pub struct Idle(Vec<Listener>);

/// Opens a number of event streams, spread over these tables.
pub async fn listen(address: SocketAddr, tables: &[String], streams: usize) -> Result<Idle, LoadError> {
    let tables = tables.iter().cycle().take(streams);
    let opening = stream::iter(tables.map(|table| Listener::open(address, table)));
    opening.buffer_unordered(AT_ONCE).try_collect().await.map(Idle)
}

impl Idle {
    /// Waits until something new was heard on each of them.
    pub async fn hear_more(&mut self) -> Result<(), LoadError> {
        for listener in &mut self.0 {
            listener.hear_more().await?;
        }
        Ok(())
    }
}
