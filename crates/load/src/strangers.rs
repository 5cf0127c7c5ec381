//! Strangers who look for each other and are brought together, again and again.

use std::net::SocketAddr;
use std::time::Duration;

use hyper::header::COOKIE;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::LoadError;
use crate::client::Client;
use crate::pages::new_guest;

/// How many come in a second: about as many as it takes for thousands of tables at which a game lasts ten minutes.
const STRANGERS: usize = 16;
const EVERY: Duration = Duration::from_secs(1);

/// How long somebody waits before they look again whether they were found.
const PATIENCE: Duration = Duration::from_millis(250);

/// How much longer whoever is there at the end waits to be found.
const LAST: Duration = Duration::from_secs(5);

/// Strangers who come until a moment, each to any node; whoever was brought together with somebody goes away.
pub(crate) struct Strangers(JoinSet<Result<u32, LoadError>>);

impl Strangers {
    pub(crate) fn begin(nodes: &[SocketAddr], end: Instant) -> Strangers {
        let mut looking = JoinSet::new();
        for number in 0..STRANGERS {
            looking.spawn(look(nodes[number % nodes.len()], end));
        }
        Strangers(looking)
    }

    /// How many were brought together with somebody, once all are gone.
    pub(crate) async fn count(mut self) -> Result<u32, LoadError> {
        let mut found = 0;
        while let Some(looked) = self.0.join_next().await {
            found += looked.map_err(|error| LoadError::new("a stranger broke off", error))??;
        }
        Ok(found)
    }
}

/// Looks for others, each time as somebody who has never been there. Returns how often somebody was found.
async fn look(address: SocketAddr, end: Instant) -> Result<u32, LoadError> {
    let mut client = Client::connect(address).await?;
    let (mut found, mut next) = (0, Instant::now());
    while next < end {
        sleep_until(next).await;
        next += EVERY;
        let cookie = new_guest(address, "/lobby").await?;
        let wish = "game=imhotep-duel&pace-600%2B30=true".to_owned();
        client.post_form("/lobby", (COOKIE, &cookie), wish).await?;
        while Instant::now() < end + LAST {
            sleep(PATIENCE).await;
            if client.is_led_on("/lobby", &cookie).await? {
                found += 1;
                break;
            }
        }
    }
    Ok(found)
}
