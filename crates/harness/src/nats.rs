//! A NATS server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;

use crate::child::{Running, find, free_address, listens};

/// A server of our own, which ends when this is dropped.
pub struct Nats {
    program: PathBuf,
    address: SocketAddr,
    running: Option<Running>,
}

impl Nats {
    /// Whether the program is installed.
    pub fn is_installed() -> bool {
        program().is_some()
    }

    /// Starts one.
    pub fn start() -> Result<Nats, String> {
        let program = program().ok_or("there is no nats-server")?;
        let mut nats = Nats { program, address: free_address()?, running: None };
        nats.run()?;
        Ok(nats)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it, if it runs.
    pub fn kill(&mut self) {
        self.running = None;
    }

    /// Starts it again, at the same address.
    pub fn run(&mut self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()]);
        self.running = Some(Running::start(&mut command)?);
        if listens(self.address) { Ok(()) } else { Err("nats-server does not listen".to_owned()) }
    }
}

fn program() -> Option<PathBuf> {
    find("nats-server", [])
}
