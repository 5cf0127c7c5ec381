//! A serving process on a disk that can be told to fail, and what programs ask of it.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A server has answered, or refused to, long before that.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that ends with its test.
pub(crate) struct Server {
    data: TempDir,
    pub(crate) disk: Disk,
    pub(crate) address: SocketAddr,
    process: Process,
}

impl Server {
    pub(crate) fn start() -> Server {
        let (data, disk) = (tempfile::tempdir().unwrap(), Disk::new());
        let (process, address) = serve(data.path(), &disk, "127.0.0.1:0");
        Server { data, disk, address, process }
    }

    pub(crate) fn is_killed(&mut self) {
        self.process.is_killed();
    }

    /// Starts it at the same address, with the same tables.
    pub(crate) fn starts_again(&mut self) {
        (self.process, self.address) = serve(self.data.path(), &self.disk, &self.address.to_string());
    }
}

/// A process of the program that ends with its test.
pub(crate) struct Process(Child);

impl Process {
    /// Ends it without leaving it time to finish anything.
    pub(crate) fn is_killed(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.0), signal).unwrap();
    }

    pub(crate) fn wait(&mut self) -> ExitStatus {
        self.0.wait().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server on a disk.
fn serve(data: &Path, disk: &Disk, bind: &str) -> (Process, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
    command.args(["serve", "--bind", bind, "--log", "off"]);
    command.args(["--requests-per-second", "100000", "--tables-per-hour", "100000"]);
    command.arg("--data").arg(data);
    command.env("LD_PRELOAD", disk.folder.path().join("faults.so"));
    command.env("AKHET_FAULTS", disk.folder.path());
    announced(&mut command)
}

/// Starts a server by a command, and reads from its output where it listens.
pub(crate) fn announced(command: &mut Command) -> (Process, SocketAddr) {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address =
        lines.map_while(Result::ok).find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
    (Process(child), address.expect("the program says where it listens"))
}

/// What fails, and how often.
pub(crate) struct Disk {
    folder: TempDir,
}

impl Disk {
    fn new() -> Disk {
        let folder = tempfile::tempdir().unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/faults.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([folder.path().join("faults.so").as_os_str(), source.as_ref()])
            .status();
        assert!(compiled.expect("there is a C compiler").success());
        Disk { folder }
    }

    /// Lets a call fail as `faults.c` describes: `read`, `write` or `sync`.
    pub(crate) fn fails(&self, call: &str, plan: &str) {
        let beside = self.folder.path().join("plan");
        fs::write(&beside, plan).unwrap();
        fs::rename(beside, self.folder.path().join(call)).unwrap();
    }

    pub(crate) fn works(&self) {
        for call in ["read", "write", "sync"] {
            let _ = fs::remove_file(self.folder.path().join(call));
        }
    }

    /// Whether everything that was to happen has happened.
    pub(crate) fn has_failed(&self, call: &str) -> bool {
        fs::read_to_string(self.folder.path().join(call)).unwrap().ends_with(' ')
    }
}

/// Sends a request as a program does: the status and the answer.
pub(crate) fn ask(
    server: SocketAddr,
    request: &str,
    token: &str,
    body: Option<&Value>,
) -> io::Result<(u16, Value)> {
    let body = body.map(ToString::to_string).unwrap_or_default();
    let mut stream = TcpStream::connect(server)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "{request} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    Ok((status, serde_json::from_str(body).unwrap_or_else(|_| Value::from(body))))
}

/// A program that plays both seats of a table.
pub(crate) struct Player {
    pub(crate) table: String,
    tokens: [String; 2],
}

impl Player {
    pub(crate) fn sits_down(server: SocketAddr) -> io::Result<Player> {
        let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
        let (_, made) = ask(server, "POST /api/tables", "", Some(&new))?;
        let cut = || io::Error::other("the table could not be made");
        let table = made["table"].as_str().ok_or_else(cut)?.to_owned();
        let mut tokens = [String::new(), String::new()];
        for token in &mut tokens {
            let (_, seated) = ask(server, &format!("POST /api/tables/{table}/seats"), "", Some(&json!({})))?;
            seated["token"].as_str().ok_or_else(cut)?.clone_into(token);
        }
        Ok(Player { table, tokens })
    }

    /// The table as the seat to move sees it.
    pub(crate) fn looks(&self, server: SocketAddr) -> io::Result<Value> {
        let path = format!("GET /api/tables/{}", self.table);
        let (_, table) = ask(server, &path, "", None)?;
        let Some(seat) = table["turn"]["seat"].as_u64() else { return Ok(table) };
        let (_, table) = ask(server, &format!("{path}?seat={seat}"), &self.tokens[seat as usize], None)?;
        Ok(table)
    }

    /// Plays an action of the seat to move at the revision that was seen.
    pub(crate) fn plays(&self, server: SocketAddr, seen: &Value, step: &str) -> io::Result<(u16, Value)> {
        let seat = seen["turn"]["seat"].as_u64().expect("it is somebody's turn");
        let path = format!("POST /api/tables/{}/steps", self.table);
        let body = json!({ "revision": seen["revision"], "steps": [step] });
        ask(server, &path, &self.tokens[seat as usize], Some(&body))
    }
}
