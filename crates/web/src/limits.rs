//! What one client may do, so that one who asks too much has to wait and nobody else does.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::app::Config;
use crate::problem::Problem;

/// The limits of all clients.
pub(crate) struct Limits {
    requests: Rate,
    tables: Rate,
    streams: u32,
    clients: Arc<Mutex<HashMap<IpAddr, Client>>>,
}

/// A burst, and then a rate per second.
#[derive(Clone, Copy)]
struct Rate {
    burst: f64,
    per_second: f64,
}

/// What a client has left.
struct Client {
    requests: Bucket,
    tables: Bucket,
    streams: u32,
}

struct Bucket {
    left: f64,
    filled: Instant,
}

/// A stream, counted as long as this is held.
pub(crate) struct Stream {
    clients: Arc<Mutex<HashMap<IpAddr, Client>>>,
    address: IpAddr,
}

/// With this many clients, those with a full allowance are forgotten.
const MANY_CLIENTS: usize = 10_000;

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let per_second = f64::from(config.requests_per_second);
        let per_hour = f64::from(config.tables_per_hour);
        Limits {
            requests: Rate { burst: 5.0 * per_second, per_second },
            tables: Rate { burst: per_hour, per_second: per_hour / 3600.0 },
            streams: config.streams,
            clients: Arc::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        if self.with(address, |client| client.requests.take(self.requests)) {
            Ok(())
        } else {
            Err(Problem::Busy)
        }
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        let has_left = self.with(address, |client| client.tables.take(self.tables));
        if has_left { Ok(()) } else { Err(Problem::TooManyTables) }
    }

    /// Counts a stream for as long as the result is held.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<Stream, Problem> {
        let has_left = self.with(address, |client| {
            let has_left = client.streams < self.streams;
            client.streams += u32::from(has_left);
            has_left
        });
        if has_left { Ok(Stream { clients: self.clients.clone(), address }) } else { Err(Problem::Busy) }
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Client) -> T) -> T {
        let mut clients = lock(&self.clients);
        if clients.len() >= MANY_CLIENTS {
            clients.retain(|_, client| client.streams > 0 || !client.requests.is_full(self.requests));
        }
        let fresh = || Client {
            requests: Bucket::full(self.requests),
            tables: Bucket::full(self.tables),
            streams: 0,
        };
        act(clients.entry(address).or_insert_with(fresh))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Some(client) = lock(&self.clients).get_mut(&self.address) {
            client.streams -= 1;
        }
    }
}

impl Bucket {
    fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, filled: Instant::now() }
    }

    fn take(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        let has_left = self.left >= 1.0;
        if has_left {
            self.left -= 1.0;
        }
        has_left
    }

    fn is_full(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        self.left >= rate.burst
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let gained = now.duration_since(self.filled).as_secs_f64() * rate.per_second;
        self.left = (self.left + gained).min(rate.burst);
        self.filled = now;
    }
}

fn lock(clients: &Mutex<HashMap<IpAddr, Client>>) -> MutexGuard<'_, HashMap<IpAddr, Client>> {
    clients.lock().unwrap_or_else(PoisonError::into_inner)
}
