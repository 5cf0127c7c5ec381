//! How long it takes for a post to be answered, and for the other player to hear about it, on a busy server.

use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::LoadError;
use crate::crowd::{Crowd, Watched};

/// Latency while moves come at a certain rate.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Loaded {
    /// Live tables.
    pub tables: usize,
    /// Open event streams.
    pub streams: usize,
    /// Moves that should have been posted per second.
    pub wanted_per_second: f64,
    /// Moves that were posted per second.
    pub moves_per_second: f64,
    /// From post to answer.
    pub answer: Latency,
    /// From a player's post to the other player's event.
    pub event: Latency,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Latency {
    /// Half of all were faster.
    pub median: f64,
    /// One in a hundred was slower.
    pub percentile_99: f64,
}

/// What was timed.
#[derive(Default)]
struct Times {
    answers: Vec<Duration>,
    events: Vec<Duration>,
}

/// When moves are posted: each table has its own slots, evenly spread.
#[derive(Clone, Copy)]
struct Beat {
    first: Instant,
    every: Duration,
    end: Instant,
}

pub(crate) async fn measure(crowd: Crowd, time: Duration, rate: f64) -> Result<(Loaded, Crowd), LoadError> {
    let tables = crowd.tables.len();
    let streams = crowd.tables.iter().map(|table| table.listeners.len()).sum();
    // Even on a slow machine there must be something to time. As many as possible are posted one right after the other.
    let rate = rate.max(1.0);
    let every = Duration::from_secs_f64(tables as f64 / rate);
    let (start, mut playing) = (Instant::now(), JoinSet::new());
    for (number, table) in crowd.tables.into_iter().enumerate() {
        let first = start + every.mul_f64(number as f64 / tables as f64);
        playing.spawn(play(table, Beat { first, every, end: start + time }));
    }
    let mut all = Times::default();
    // Nobody leaves before all are done: a thousand tables breaking up at once are a load of their own.
    let mut still_there = Vec::with_capacity(tables);
    while let Some(played) = playing.join_next().await {
        let (times, table) = played.map_err(|error| LoadError::new("a player broke off", error))??;
        still_there.push(table);
        all.answers.extend(times.answers);
        all.events.extend(times.events);
    }
    // Tables that were late have caught up after time was up.
    let elapsed = start.elapsed().max(time);
    let loaded = Loaded {
        tables,
        streams,
        wanted_per_second: rate,
        moves_per_second: all.answers.len() as f64 / elapsed.as_secs_f64(),
        answer: Latency::of(all.answers),
        event: Latency::of(all.events),
    };
    Ok((loaded, Crowd { tables: still_there }))
}

/// Plays in its slots, catching up when late. When a game ends, the next one begins, untimed.
async fn play(mut table: Watched, beat: Beat) -> Result<(Times, Watched), LoadError> {
    let mut times = Times::default();
    let mut moment = beat.first;
    while moment < beat.end {
        sleep_until(moment).await;
        moment = if beat.every.is_zero() { Instant::now() } else { moment + beat.every };
        if !table.post(&mut times).await? {
            table = table.again().await?;
        }
    }
    Ok((times, table))
}

impl Watched {
    /// Posts a decision, then waits for the answer and for the event to reach the next player in seat order. Returns
    /// whether there was a decision to post.
    async fn post(&mut self, times: &mut Times) -> Result<bool, LoadError> {
        let Some(decision) = self.party.choose() else { return Ok(false) };
        let next = self.party.revision + 1;
        let other = (decision.seat.index() + 1) % self.listeners.len().max(1);
        let listener = self.listeners.get_mut(other).filter(|_| other != decision.seat.index());
        let start = Instant::now();
        let answer = async {
            self.party.play(&decision).await?;
            Ok::<_, LoadError>(start.elapsed())
        };
        let event = async {
            let Some(listener) = listener else { return Ok(None) };
            listener.reach(next).await?;
            Ok(Some(start.elapsed()))
        };
        let (answered, heard) = tokio::try_join!(answer, event)?;
        times.answers.push(answered);
        times.events.extend(heard);
        Ok(true)
    }
}

impl Latency {
    fn of(mut times: Vec<Duration>) -> Latency {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            times
                .get(index.min(times.len().saturating_sub(1)))
                .map_or(0.0, |time| 1000.0 * time.as_secs_f64())
        };
        Latency { median: at(0.5), percentile_99: at(0.99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_in_a_hundred_is_slower_than_the_99th_percentile() {
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(Latency::of(times), Latency { median: 101.0, percentile_99: 199.0 });
        assert_eq!(Latency::of(Vec::new()), Latency { median: 0.0, percentile_99: 0.0 });
    }
}
