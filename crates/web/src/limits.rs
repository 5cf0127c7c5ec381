//! What one client may do, so that one who asks too much has to wait and nobody else does.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::app::Config;
use crate::problem::Problem;

/// The limits of all clients.
pub(crate) struct Limits {
    requests: Rate,
    tables: Rate,
    streams: u32,
    clients: Arc<Mutex<Clients>>,
}

/// What clients have left.
struct Clients {
    known: HashMap<IpAddr, Client>,
    /// How many are remembered at most.
    most: usize,
    /// When those with everything left were last forgotten.
    swept: Instant,
    /// Whoever there is no room for has to share this.
    others: Client,
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
    clients: Arc<Mutex<Clients>>,
    /// Who has it; `None` for somebody there was no room for.
    address: Option<IpAddr>,
}

/// How many clients are remembered: some megabytes.
const MOST_CLIENTS: usize = 50_000;

/// How often it is worth looking for clients to forget.
const SWEEP: Duration = Duration::from_secs(1);

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let per_second = f64::from(config.requests_per_second);
        let per_hour = f64::from(config.tables_per_hour);
        let requests = Rate { burst: 5.0 * per_second, per_second };
        let tables = Rate { burst: per_hour, per_second: per_hour / 3600.0 };
        let now = Instant::now();
        let clients = Clients {
            known: HashMap::new(),
            most: MOST_CLIENTS,
            swept: now,
            others: Client::fresh(requests, tables, now),
        };
        Limits { requests, tables, streams: config.streams, clients: Arc::new(Mutex::new(clients)) }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        let now = Instant::now();
        let has_left = self.with(address, now, |client, _| client.requests.take(self.requests, now));
        if has_left { Ok(()) } else { Err(Problem::Busy) }
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        let now = Instant::now();
        let has_left = self.with(address, now, |client, _| client.tables.take(self.tables, now));
        if has_left { Ok(()) } else { Err(Problem::TooManyTables) }
    }

    /// Counts a stream for as long as the result is held.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<Stream, Problem> {
        let counted = self.with(address, Instant::now(), |client, address| {
            let has_left = client.streams < self.streams;
            client.streams += u32::from(has_left);
            has_left.then_some(address)
        });
        counted.map(|address| Stream { clients: self.clients.clone(), address }).ok_or(Problem::Busy)
    }

    /// How many streams are counted at present.
    pub(crate) fn count_streams(&self) -> u64 {
        let clients = lock(&self.clients);
        let all = clients.known.values().chain([&clients.others]);
        all.map(|client| u64::from(client.streams)).sum()
    }

    /// Acts on what a client has left. Somebody is forgotten only if a new client in their place would have no more than
    /// they do, so whoever touches many addresses gains nothing by it.
    fn with<T>(
        &self,
        address: IpAddr,
        now: Instant,
        act: impl FnOnce(&mut Client, Option<IpAddr>) -> T,
    ) -> T {
        let mut clients = lock(&self.clients);
        let Clients { known, most, swept, others } = &mut *clients;
        if known.len() >= *most && now.duration_since(*swept) >= SWEEP {
            known.retain(|_, client| !client.is_fresh(self.requests, self.tables, now));
            *swept = now;
        }
        let is_full = known.len() >= *most;
        match known.entry(address) {
            Entry::Occupied(client) => act(client.into_mut(), Some(address)),
            Entry::Vacant(_) if is_full => act(others, None),
            Entry::Vacant(place) => {
                act(place.insert(Client::fresh(self.requests, self.tables, now)), Some(address))
            }
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut clients = lock(&self.clients);
        let client = match self.address {
            Some(address) => clients.known.get_mut(&address),
            None => Some(&mut clients.others),
        };
        if let Some(client) = client {
            client.streams -= 1;
        }
    }
}

impl Client {
    fn fresh(requests: Rate, tables: Rate, now: Instant) -> Client {
        Client { requests: Bucket::full(requests, now), tables: Bucket::full(tables, now), streams: 0 }
    }

    /// Whether it has as much left as a new one.
    fn is_fresh(&mut self, requests: Rate, tables: Rate, now: Instant) -> bool {
        self.streams == 0 && self.requests.is_full(requests, now) && self.tables.is_full(tables, now)
    }
}

impl Bucket {
    fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, filled: now }
    }

    fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let has_left = self.left >= 1.0;
        if has_left {
            self.left -= 1.0;
        }
        has_left
    }

    fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.left >= rate.burst
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let gained = now.duration_since(self.filled).as_secs_f64() * rate.per_second;
        self.left = (self.left + gained).min(rate.burst);
        self.filled = self.filled.max(now);
    }
}

fn lock(clients: &Mutex<Clients>) -> MutexGuard<'_, Clients> {
    clients.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HOUR: Duration = Duration::from_hours(1);

    fn limits(most: usize) -> Limits {
        let requests = Rate { burst: 5.0, per_second: 1.0 };
        let tables = Rate { burst: 2.0, per_second: 2.0 / 3600.0 };
        let now = Instant::now();
        let others = Client::fresh(requests, tables, now);
        let clients = Clients { known: HashMap::new(), most, swept: now, others };
        Limits { requests, tables, streams: 1, clients: Arc::new(Mutex::new(clients)) }
    }

    fn address(number: u32) -> IpAddr {
        IpAddr::V4(Ipv4Addr::from_bits(number))
    }

    impl Limits {
        fn asks(&self, number: u32, now: Instant) -> bool {
            self.with(address(number), now, |client, _| client.requests.take(self.requests, now))
        }

        fn makes_a_table(&self, number: u32, now: Instant) -> bool {
            self.with(address(number), now, |client, _| client.tables.take(self.tables, now))
        }
    }

    #[test]
    fn whoever_has_used_something_up_is_not_forgotten_in_a_flood() {
        let limits = limits(100);
        let mut now = Instant::now();
        let makes: Vec<bool> = (0..3).map(|_| limits.makes_a_table(0, now)).collect();
        assert_eq!(makes, [true, true, false]);
        for number in 1..=10_000 {
            now += Duration::from_millis(100);
            limits.asks(number, now);
            assert!(lock(&limits.clients).known.len() <= 100);
        }
        assert!(!limits.makes_a_table(0, now), "a quarter of an hour has passed");
        assert!(limits.makes_a_table(0, now + HOUR));
    }

    #[test]
    fn without_room_newcomers_share_and_those_who_are_known_do_not_suffer() {
        let limits = limits(100);
        let now = Instant::now();
        for number in 0..100 {
            assert!(limits.makes_a_table(number, now));
        }
        let served = (1_000..1_100).filter(|number| limits.asks(*number, now)).count();
        assert_eq!(served, 5, "one burst for all of them");
        assert!((0..100).all(|number| limits.asks(number, now)));
        let later = now + HOUR;
        assert!((1_000..1_100).all(|number| limits.asks(number, later)), "the others have been forgotten");
    }

    #[test]
    fn the_streams_of_newcomers_without_room_end_like_others() {
        let limits = limits(1);
        let known = limits.stream(address(1)).ok().unwrap();
        let other = limits.stream(address(2)).ok().unwrap();
        assert!(limits.stream(address(3)).is_err(), "they share");
        drop(other);
        assert!(limits.stream(address(3)).is_ok());
        assert!(limits.stream(address(1)).is_err());
        drop(known);
        assert!(limits.stream(address(1)).is_ok());
    }
}
