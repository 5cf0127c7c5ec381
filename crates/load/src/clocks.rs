//! How long a move takes where nobody's time runs, and where everybody's does.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;

use crate::LoadError;
use crate::crowd::gather;
use crate::latency::{self, Latency};

/// What clocks cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Clocks {
    /// Live tables, first without clocks and then as many with them.
    pub tables: usize,
    /// Moves that were posted per second with clocks.
    pub moves_per_second: f64,
    /// From a person's post to the answer without clocks.
    pub without: Latency,
    /// The same with clocks, over which the server watches meanwhile.
    pub with: Latency,
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
    let (with, _) = latency::measure(timed, time, RATE).await?;
    let moves_per_second = with.moves_per_second;
    Ok(Clocks { tables, moves_per_second, without: without.answer, with: with.answer })
}
