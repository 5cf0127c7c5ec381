//! The program itself as a server in a process of its own, for what only a process has: a start and a size.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use load::{Crowd, first_answer, gather};

use super::listen;
use crate::arguments::BenchServe;
use crate::failure::Failure;

/// What was found of a process of its own.
pub(super) struct Found {
    /// From its start to the answer for the home page, with the tables of an earlier run in its store.
    pub(super) cold_start: Duration,
    /// Memory in use; not every system tells it.
    pub(super) memory: Option<Memory>,
    /// How many streams were open that waited.
    pub(super) idle: usize,
}

/// Memory that is in use, in bytes.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    /// With all tables live, in the middle of their games, and all streams open.
    pub(super) all: u64,
    /// For each of these tables, together with its streams.
    pub(super) table: u64,
    /// For each further stream that waits.
    pub(super) stream: u64,
}

/// Decisions after which a game is in its middle.
const MIDDLE: usize = 30;

/// Files that a server has open besides its connections, and more.
const SPARE: u64 = 200;

/// Fills a server in a folder with tables and weighs it, opens as many streams as are wanted and allowed, then starts it once
/// more.
pub(super) async fn measure(arguments: &BenchServe, folder: &Path) -> Result<Found, Failure> {
    let server = Server::start(folder)?;
    first_answer(server.address).await.map_err(Failure::failed)?;
    let empty = server.memory();
    let tables = gather(&[server.address], arguments.tables.into(), arguments.streams.into(), None).await;
    let crowd: Crowd = tables.map_err(Failure::failed)?.play(MIDDLE).await.map_err(Failure::failed)?;
    let all = server.memory();
    let crowd = crowd.without_listeners();
    // Each of the crowd holds a connection, too.
    let files = rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(_, most)| most);
    let allowed = files.saturating_sub(u64::from(arguments.tables) + SPARE);
    let idle = u64::from(arguments.idle).min(allowed) as u16;
    let before = server.memory();
    let mut listeners = [idle / 2, idle - idle / 2]
        .map(|streams| Listeners::start(server.address, &crowd.tables(), streams))
        .into_iter()
        .collect::<Result<Vec<_>, _>>()?;
    for listeners in &mut listeners {
        listeners.says(listen::OPEN)?;
    }
    let after = server.memory();
    // All of them are still there.
    let crowd = crowd.play(1).await.map_err(Failure::failed)?;
    for listeners in &mut listeners {
        listeners.are_to_hear_more()?;
        listeners.says(listen::HEARD)?;
    }
    let each = |whole: Option<u64>, part: Option<u64>, count: u16| {
        Some(whole?.saturating_sub(part?) / u64::from(count.max(1)))
    };
    let weigh = || {
        let table = each(all, empty, arguments.tables)?;
        Some(Memory { all: all?, table, stream: each(after, before, idle)? })
    };
    let memory = weigh();
    drop((crowd, listeners, server));
    let start = Instant::now();
    let server = Server::start(folder)?;
    first_answer(server.address).await.map_err(Failure::failed)?;
    Ok(Found { cold_start: start.elapsed(), memory, idle: idle.into() })
}

/// A process that holds streams open, and is ended when this goes away.
struct Listeners {
    process: Child,
    output: Option<BufReader<ChildStdout>>,
}

impl Listeners {
    fn start(server: SocketAddr, tables: &[String], streams: u16) -> Result<Listeners, Failure> {
        let refuse = |error| Failure::failed(format!("the program cannot start itself: {error}"));
        let mut command = Command::new(std::env::current_exe().map_err(refuse)?);
        command.args(["bench", "listen", "--server", &server.to_string(), "--streams", &streams.to_string()]);
        command.args(tables).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().map_err(refuse)?;
        let output = process.stdout.take().map(BufReader::new);
        Ok(Listeners { process, output })
    }

    /// Waits until it says a word.
    fn says(&mut self, word: &str) -> Result<(), Failure> {
        let mut line = String::new();
        let read = self.output.as_mut().map(|output| output.read_line(&mut line));
        match read {
            Some(Ok(_)) if line.trim() == word => Ok(()),
            _ => Err(Failure::failed("somebody who was to listen has broken off")),
        }
    }

    fn are_to_hear_more(&mut self) -> Result<(), Failure> {
        let input = self.process.stdin.as_mut();
        let told = input.map(|input| input.write_all(b"\n").and_then(|()| input.flush()));
        told.transpose()?;
        Ok(())
    }
}

impl Drop for Listeners {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
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
        for limit in ["--requests-per-second", "--tables-per-hour", "--streams", "--connections"] {
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
