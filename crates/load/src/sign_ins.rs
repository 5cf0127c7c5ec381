//! How many people sign in by name and password at the same time, and how long a move takes meanwhile.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use hyper::header::HeaderName;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::LoadError;
use crate::client::Client;
use crate::crowd::gather;
use crate::latency::{self, Latency};

/// What signing in costs, and what people at tables notice of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SignIns {
    /// Accounts that sign in again and again, each as soon as it is let in.
    pub accounts: usize,
    /// Sign-ins a second.
    pub per_second: f64,
    /// From a person's post to the answer while nobody signs in.
    pub calm: Latency,
    /// The same while all of them do.
    pub busy: Latency,
}

/// Accounts at the same time: fewer than the server lets wait for a hash, so that none is sent away.
const ACCOUNTS: usize = 32;

/// Tables at which people play with each other, and the moves a second that they make together.
const PEOPLE: usize = 4;
const RATE: f64 = 20.0;

/// Nobody tries these words first.
const PASSWORD: &str = "seven+reeds+by+the+slow+river";

pub(crate) async fn measure(address: SocketAddr, time: Duration) -> Result<SignIns, LoadError> {
    let mut joining = JoinSet::new();
    for number in 0..ACCOUNTS {
        joining.spawn(Member::join(address, number));
    }
    let mut members = Vec::new();
    while let Some(joined) = joining.join_next().await {
        members.push(joined.map_err(broke_off)??);
    }
    let people = gather(&[address], PEOPLE, 2 * PEOPLE, None).await?;
    let (calm, people) = latency::measure(people, time / 2, RATE).await?;
    let (start, mut signing) = (Instant::now(), JoinSet::new());
    for member in members {
        signing.spawn(member.sign_in_until(start + time));
    }
    let (busy, _) = latency::measure(people, time, RATE).await?;
    let mut count = 0;
    while let Some(signed_in) = signing.join_next().await {
        count += signed_in.map_err(broke_off)??;
    }
    let per_second = f64::from(count) / start.elapsed().as_secs_f64();
    Ok(SignIns { accounts: ACCOUNTS, per_second, calm: calm.answer, busy: busy.answer })
}

fn broke_off(error: tokio::task::JoinError) -> LoadError {
    LoadError::new("somebody who signs in broke off", error)
}

/// Somebody with an account, who comes from another address each time: one alone may not try so often.
struct Member {
    client: Client,
    number: usize,
    times: u32,
}

impl Member {
    async fn join(address: SocketAddr, number: usize) -> Result<Member, LoadError> {
        let mut member = Member { client: Client::connect(address).await?, number, times: 0 };
        member.post("/account/new").await?;
        Ok(member)
    }

    /// Returns how often it did.
    async fn sign_in_until(mut self, end: Instant) -> Result<u32, LoadError> {
        let mut count = 0;
        while Instant::now() < end {
            self.post("/sign-in").await?;
            count += 1;
        }
        Ok(count)
    }

    async fn post(&mut self, path: &str) -> Result<(), LoadError> {
        let [_, high, middle, low] = self.times.to_be_bytes();
        let from = Ipv4Addr::new(100 + self.number as u8, high, middle, low);
        self.times += 1;
        let form = format!("name=Nebamun{}&password={PASSWORD}", self.number);
        let from = (HeaderName::from_static("x-forwarded-for"), &*from.to_string());
        self.client.post_form(path, from, form).await
    }
}
