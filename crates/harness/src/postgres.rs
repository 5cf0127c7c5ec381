//! A `PostgreSQL` server.

use std::env;
use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use crate::child::{Running, find, folders_in, free_address, listens, run};

/// The variable that names a server which all tests of a run share.
pub const SHARED: &str = "AKHET_POSTGRES";

/// The variable that says where the stories of the server keep their tables: in folders unless it is `postgres`.
pub const STORIES: &str = "AKHET_STORIES";

/// A server of our own, which ends when this is dropped.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    address: SocketAddr,
    running: Option<Running>,
}

impl Postgres {
    /// Whether the programs are installed.
    pub fn is_installed() -> bool {
        programs().is_some()
    }

    /// Makes a database cluster and starts a server. A disk that is not waited for is quicker, but forgets what a machine
    /// that crashes has not written.
    pub fn start(waits_for_disk: bool) -> Result<Postgres, String> {
        let programs = programs().ok_or("there is no PostgreSQL")?;
        let folder = tempfile::tempdir().map_err(|error| format!("there is no temporary folder: {error}"))?;
        give(folder.path())?;
        let mut postgres = Postgres { folder, programs, address: free_address()?, running: None };
        let mut init = postgres.command("initdb");
        init.args(["--username=akhet", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        run(init.arg("--pgdata").arg(postgres.data()))?;
        postgres.configure(waits_for_disk)?;
        postgres.run()?;
        Ok(postgres)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of its database.
    pub fn database(&self) -> String {
        format!("postgres://akhet@{}/postgres", self.address)
    }

    /// Stops it as an operator would who does not wait for anybody.
    pub fn stop(&mut self) -> Result<(), String> {
        let mut stop = self.command("pg_ctl");
        run(stop.args(["stop", "--mode=fast", "--pgdata"]).arg(self.data()))?;
        self.running.as_mut().map_or(Ok(()), Running::wait)?;
        self.running = None;
        Ok(())
    }

    /// Starts it again, at the same address.
    pub fn run(&mut self) -> Result<(), String> {
        let mut serve = self.command("postgres");
        let mut running = Running::start(serve.arg("-D").arg(self.data()))?;
        if running.has_ended() || !listens(self.address) {
            return Err("PostgreSQL does not listen".to_owned());
        }
        self.running = Some(running);
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn configure(&self, waits_for_disk: bool) -> Result<(), String> {
        let on_or_off = if waits_for_disk { "on" } else { "off" };
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = ''\nmax_connections = 300\n\
             fsync = {on_or_off}\nsynchronous_commit = {on_or_off}\nfull_page_writes = {on_or_off}\n",
            self.address.port()
        );
        let file = self.data().join("postgresql.auto.conf");
        fs::write(&file, settings).map_err(|error| format!("{} cannot be written: {error}", file.display()))
    }

    /// One of its programs. They refuse to run as root, so root lets their own user do it.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
        command.current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Killed outright, it would leave its workers and their shared memory behind.
        let _ = self.stop();
    }
}

/// A schema of its own in a server, empty at first, as an address of a database.
pub struct Schema {
    address: String,
}

impl Schema {
    /// One in the server that the tests of this run share.
    pub fn shared() -> Result<Schema, String> {
        let server = env::var(SHARED)
            .map_err(|_| format!("`cargo xtask test` starts a PostgreSQL for the tests and sets {SHARED}"))?;
        Schema::fresh(&server)
    }

    /// One in the server at this address.
    pub fn fresh(server: &str) -> Result<Schema, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}x{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let psql = programs().ok_or("there is no PostgreSQL")?.join("psql");
        let make = format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}");
        run(Command::new(psql).args(["--quiet", "--no-psqlrc", "--command", &make, server]))?;
        Ok(Schema { address: format!("{server}?options[search_path]={name}") })
    }

    /// The address, as the program is given it.
    pub fn address(&self) -> &str {
        &self.address
    }
}

/// Debian keeps the programs of each version in a folder of its own.
fn programs() -> Option<PathBuf> {
    let versions = folders_in(Path::new("/usr/lib/postgresql"));
    let found = find("initdb", versions.into_iter().map(|version| version.join("bin")))?;
    found.parent().map(Path::to_owned)
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// Lets the user of the server have a folder, if root runs the tests.
fn give(folder: &Path) -> Result<(), String> {
    if !is_root() {
        return Ok(());
    }
    let users = fs::read_to_string("/etc/passwd").map_err(|error| format!("there are no users: {error}"))?;
    let line = users.lines().find(|line| line.starts_with("postgres:")).ok_or("there is no user postgres")?;
    let ids: Vec<u32> = line.split(':').skip(2).take(2).filter_map(|id| id.parse().ok()).collect();
    let [user, group] = ids[..] else { return Err("the user postgres has no number".to_owned()) };
    chown(folder, Some(user), Some(group)).map_err(|error| format!("a folder cannot be given away: {error}"))
}
