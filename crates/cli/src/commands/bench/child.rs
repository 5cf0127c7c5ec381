//! The program itself as a server in a process of its own, for what only a process has: a start and a size.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use load::{Crowd, first_answer, gather};

use crate::arguments::BenchServe;
use crate::failure::Failure;

/// What was found of a process of its own.
pub(super) struct Found {
    /// From its start to the answer for the home page, with the tables of an earlier run in its store.
    pub(super) cold_start: Duration,
    /// Memory with all tables live, in the middle of their games, and all streams open; not every system tells it.
    pub(super) memory: Option<u64>,
}

/// Decisions after which a game is in its middle.
const MIDDLE: usize = 30;

/// Fills a server in a folder with tables and weighs it, then starts it once more.
pub(super) async fn measure(arguments: &BenchServe, folder: &Path) -> Result<Found, Failure> {
    let server = Server::start(folder)?;
    let tables = gather(server.address, arguments.tables.into(), arguments.streams.into()).await;
    let crowd: Crowd = tables.map_err(Failure::failed)?.play(MIDDLE).await.map_err(Failure::failed)?;
    let memory = server.memory();
    drop(crowd);
    drop(server);
    let start = Instant::now();
    let server = Server::start(folder)?;
    first_answer(server.address).await.map_err(Failure::failed)?;
    Ok(Found { cold_start: start.elapsed(), memory })
}

/// A server that is ended when this goes away.
struct Server {
    process: Child,
    address: SocketAddr,
    /// Held open, because a server whose output nobody takes may stop.
    _output: Option<BufReader<ChildStdout>>,
}

impl Server {
    /// Starts a server and reads from its output where it listens.
    fn start(folder: &Path) -> Result<Server, Failure> {
        let refuse = |error| Failure::failed(format!("the program cannot start itself: {error}"));
        let mut command = Command::new(std::env::current_exe().map_err(refuse)?);
        command.args(["serve", "--bind", "127.0.0.1:0", "--durability", "full"]);
        // All of them come from one address, as through a proxy, and mostly wait.
        command.args(["--trusted-proxy", "127.0.0.1"]);
        for limit in ["--requests-per-second", "--tables-per-hour", "--streams"] {
            command.args([limit, "1000000000"]);
        }
        command.arg("--data").arg(folder).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = command.spawn().map_err(refuse)?;
        let mut output = process.stdout.take().map(BufReader::new);
        let mut lines = output.as_mut().into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        let address = lines.find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
        let server = |address| Server { process, address, _output: output };
        let silent = || Failure::failed("the program as a server does not say where it listens");
        address.map(server).ok_or_else(silent)
    }

    /// How much of its memory is in use.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; and what is acknowledged is on disk, however it ends.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
