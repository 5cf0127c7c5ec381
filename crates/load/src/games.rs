//! Whole games through the API: from making the table to the last decision.

use std::net::SocketAddr;
use std::time::Instant;

use cpu_time::ProcessTime;
use serde::Serialize;
use tokio::task::JoinSet;

use crate::party::Party;
use crate::{LoadError, Plan, Site};

/// Whole games through the API.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Games {
    /// Decisions acknowledged per second, while tables were also being made and joined.
    pub moves_per_second: f64,
    /// Processor time per move for server and clients together, in microseconds. This figure does not depend on what else
    /// the machine is running.
    pub microseconds_per_move: f64,
    /// Tables playing at the same time.
    pub at_once: usize,
    /// Games played, each to its end and each checked.
    pub games: usize,
    /// Their steps, all found in the store.
    pub steps: usize,
}

/// What one party played.
#[derive(Default)]
struct Played {
    moves_in_time: u64,
    games: usize,
    steps: usize,
}

pub(crate) async fn measure(nodes: &[SocketAddr], site: &Site, plan: &Plan) -> Result<Games, LoadError> {
    let before = site.count().await?;
    let (end, processor) = (Instant::now() + plan.time, ProcessTime::now());
    let mut parties = JoinSet::new();
    for (number, node) in nodes.iter().cycle().take(plan.players).enumerate() {
        parties.spawn(play_until(*node, number as u64, end));
    }
    tokio::time::sleep_until(end.into()).await;
    let processor = processor.elapsed();
    let mut all = Played::default();
    while let Some(played) = parties.join_next().await {
        let played = played.map_err(|error| LoadError::new("a player broke off", error))??;
        all.moves_in_time += played.moves_in_time;
        all.games += played.games;
        all.steps += played.steps;
    }
    let (over, steps) = site.count().await?;
    let found = (over - before.0, steps - before.1);
    if found != (all.games as i64, all.steps as i64) {
        let (games, steps) = (all.games, all.steps);
        return Err(LoadError(format!(
            "{games} games with {steps} steps were played, but the store has {found:?}"
        )));
    }
    Ok(Games {
        moves_per_second: all.moves_in_time as f64 / plan.time.as_secs_f64(),
        microseconds_per_move: 1e6 * processor.as_secs_f64() / (all.moves_in_time.max(1) as f64),
        at_once: plan.players,
        games: all.games,
        steps: all.steps,
    })
}

/// Plays whole games, starting none after time is up, and then has them checked.
async fn play_until(address: SocketAddr, number: u64, end: Instant) -> Result<Played, LoadError> {
    let mut played = Played::default();
    let mut party = Party::gather(address, number, None).await?;
    let mut finished = Vec::new();
    loop {
        while let Some(decision) = party.choose() {
            party.play(&decision).await?;
            played.moves_in_time += u64::from(Instant::now() < end);
        }
        finished.push(party.transcript());
        if Instant::now() >= end {
            break;
        }
        party = party.again().await?;
    }
    for transcript in &finished {
        party.check(transcript).await?;
        played.steps += transcript.steps.len();
    }
    played.games = finished.len();
    Ok(played)
}
