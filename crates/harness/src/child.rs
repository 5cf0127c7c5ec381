//! A program that runs beside the test, and ends with it.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a server may take to start or to stop.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

const PAUSE: Duration = Duration::from_millis(20);

/// A program that is killed when this is dropped.
pub(crate) struct Running(Child);

impl Running {
    pub(crate) fn start(command: &mut Command) -> Result<Running, String> {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        child.map(Running).map_err(|error| format!("{name} did not start: {error}"))
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(&mut self) -> Result<(), String> {
        let ended = until(|| self.0.try_wait().is_ok_and(|status| status.is_some()));
        if ended { Ok(()) } else { Err("a server did not stop".to_owned()) }
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.0.try_wait().is_ok_and(|status| status.is_some())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a command to its end.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{name} did not start: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{name} failed: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// An address of this machine that nobody listens at.
pub(crate) fn free_address() -> Result<SocketAddr, String> {
    let found = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    found.map_err(|error| format!("there is no free port: {error}"))
}

/// Waits until somebody listens at an address.
pub(crate) fn listens(address: SocketAddr) -> bool {
    until(|| TcpStream::connect(address).is_ok())
}

/// Waits until something is so, and says whether it came to it in time.
pub(crate) fn until(mut is_so: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() > PATIENCE {
            return false;
        }
        sleep(PAUSE);
    }
    true
}

/// Whether there is a program of this name.
pub fn is_installed(name: &str) -> bool {
    find(name, []).is_some()
}

/// Where a program lies: in one of these folders, or on the path.
pub(crate) fn find(name: &str, folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let usual = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    let all = folders.into_iter().chain(env::split_paths(&path)).chain(usual);
    all.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The folders in a folder, the last by name first.
pub(crate) fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    folders.sort();
    folders.reverse();
    folders
}
