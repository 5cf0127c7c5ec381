//! How long a move takes where nobody's time runs, and where everybody's does while strangers are brought together.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use crate::LoadError;
use crate::crowd::gather;
use crate::latency::{self, Latency};
use crate::strangers::Strangers;

/// What clocks and bringing strangers together cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Clocks {
    /// Live tables, first without clocks and then as many with them.
    pub tables: usize,
    /// Moves that were posted per second with clocks.
    pub moves_per_second: f64,
    /// From a person's post to the answer without clocks.
    pub without: Latency,
    /// The same with clocks, over which the server watches meanwhile, and with strangers.
    pub with: Latency,
    /// How many strangers were brought together with others, per second.
    pub met_per_second: f64,
}

/// Ten minutes and half a minute a turn: no flag falls while this is measured.
const PACE: &str = "600+30";

/// How many moves a second all tables make together.
const RATE: f64 = 200.0;

/// Nobody's time may run before this: it is the first half that has to be without clocks.
pub(crate) async fn measure(
    nodes: &[SocketAddr],
    tables: usize,
    time: Duration,
) -> Result<Clocks, LoadError> {
    let timeless = gather(nodes, tables, 0, None).await?;
    let (without, timeless) = latency::measure(timeless, time, RATE).await?;
    drop(timeless);
    let timed = gather(nodes, tables, 0, Some(PACE)).await?;
    let start = Instant::now();
    let strangers = Strangers::begin(nodes, start + time);
    let (with, _) = latency::measure(timed, time, RATE).await?;
    let met_per_second = f64::from(strangers.count().await?) / start.elapsed().as_secs_f64();
    let moves_per_second = with.moves_per_second;
    Ok(Clocks { tables, moves_per_second, without: without.answer, with: with.answer, met_per_second })
}
