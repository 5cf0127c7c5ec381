//! How long a person's move takes while the strongest computer players think at other tables.

use std::net::SocketAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use crate::LoadError;
use crate::client::Client;
use crate::crowd::gather;
use crate::latency::{self, Latency};
use crate::listener::Listener;
use crate::party::{Created, Sat, first_game};

/// What people notice of computer players at other tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Viziers {
    /// Tables at which one thinks, or waits for a core to think on.
    pub tables: usize,
    /// Decisions that they made meanwhile.
    pub decisions: usize,
    /// From a person's post to the answer.
    pub answer: Latency,
    /// From a person's post to the other person's event.
    pub event: Latency,
}

/// Tables at which people play with each other, and the moves a second that they make together.
const PEOPLE: usize = 4;
const RATE: f64 = 20.0;

pub(crate) async fn measure(
    address: SocketAddr,
    tables: usize,
    time: Duration,
) -> Result<Viziers, LoadError> {
    let people = gather(&[address], PEOPLE, 2 * PEOPLE, None).await?;
    let end = Instant::now() + time;
    let mut sparring = JoinSet::new();
    for _ in 0..tables {
        sparring.spawn(spar(address, end));
    }
    let (found, _) = latency::measure(people, time, RATE).await?;
    let mut decisions = 0;
    while let Some(answered) = sparring.join_next().await {
        decisions += answered.map_err(|error| LoadError::new("a player broke off", error))??;
    }
    Ok(Viziers { tables, decisions, answer: found.answer, event: found.event })
}

/// Somebody who plays a vizier without thinking, game after game, so that it always has something to think about. Returns
/// how many decisions it made.
async fn spar(address: SocketAddr, end: Instant) -> Result<usize, LoadError> {
    let mut decisions = 0;
    while Instant::now() < end {
        let mut partner = Partner::sit_down(address).await?;
        while partner.plays_until(end).await? {}
        decisions += partner.heard;
    }
    Ok(decisions)
}

/// Somebody at a table with a vizier.
struct Partner {
    client: Client,
    listener: Listener,
    table: String,
    token: String,
    /// Decisions of the vizier.
    heard: usize,
}

/// What somebody sees of their table.
#[derive(Deserialize)]
struct Seen {
    revision: u64,
    turn: Value,
    #[serde(default)]
    legal: Vec<String>,
    steps: Vec<String>,
}

impl Partner {
    async fn sit_down(address: SocketAddr) -> Result<Partner, LoadError> {
        let mut client = Client::connect(address).await?;
        let asked = json!({ "game": first_game()?.id, "seats": ["open", "vizier"] });
        let Created { table } = client.post("/api/tables", None, &asked).await?;
        let seats = format!("/api/tables/{table}/seats");
        let Sat { token } = client.post(&seats, None, &json!({ "seat": 0 })).await?;
        let listener = Listener::open(address, &table).await?;
        Ok(Partner { client, listener, table, token, heard: 0 })
    }

    /// Answers the vizier once it has moved. Returns whether the game goes on and there is time.
    async fn plays_until(&mut self, end: Instant) -> Result<bool, LoadError> {
        let address = format!("/api/tables/{}", self.table);
        let seen: Seen = self.client.get(&format!("{address}?seat=0"), Some(&self.token)).await?;
        self.heard = seen.steps.iter().filter(|step| step.starts_with("1: ")).count();
        if seen.turn == "over" || Instant::now() >= end {
            return Ok(false);
        }
        if let Some(first) = seen.legal.first() {
            let post = json!({ "revision": seen.revision, "steps": [first] });
            let _: Value = self.client.post(&format!("{address}/steps"), Some(&self.token), &post).await?;
            return Ok(true);
        }
        let left = end.saturating_duration_since(Instant::now());
        match timeout(left, self.listener.reach(seen.revision + 1)).await {
            Ok(heard) => heard.map(|()| true),
            Err(_) => Ok(false),
        }
    }
}
