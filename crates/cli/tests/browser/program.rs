//! The program as a serving process, or as two nodes of one service, that can be killed and started again at the same address.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use harness::{Nats, STORIES, Schema};
use serde_json::Value;
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Builder;

/// The cookie of whoever is signed in.
pub(crate) const SESSION: &str = "akhet-session";

/// A server that ends with its test.
pub(crate) struct Program {
    executable: PathBuf,
    data: Data,
    /// What several nodes tell each other news by.
    bus: Option<Nats>,
    /// The first of them is meant where nothing else is said.
    nodes: Vec<Node>,
}

/// A process that serves.
struct Node {
    address: SocketAddr,
    child: Child,
}

/// Where its tables are: in a folder, or in a database if the run says so.
enum Data {
    Folder(TempDir),
    Database(Schema),
}

impl Data {
    fn fresh() -> Data {
        if env::var_os(STORIES).is_some_and(|engine| engine == "postgres") {
            return Data::Database(Schema::shared().expect("there is a database for the tests"));
        }
        Data::Folder(tempfile::tempdir().expect("a folder for the tables can be made"))
    }

    /// The arguments by which the program finds them.
    fn arguments(&self) -> [&OsStr; 2] {
        match self {
            Data::Folder(folder) => [OsStr::new("--data"), folder.path().as_os_str()],
            Data::Database(schema) => [OsStr::new("--database"), OsStr::new(schema.address())],
        }
    }
}

impl Program {
    pub(crate) fn start(executable: &Path) -> Program {
        Program::start_in(executable, Data::fresh())
    }

    /// Starts it with the tables of an archive.
    pub(crate) fn start_with(executable: &Path, archive: &Path) -> Program {
        let data = Data::fresh();
        let mut import = Command::new(executable);
        let import = import.arg("import").arg(archive).args(data.arguments());
        assert!(import.status().expect("the program starts").success(), "{} is read", archive.display());
        Program::start_in(executable, data)
    }

    /// Starts two nodes with the same tables. A folder has only one.
    pub(crate) fn start_two(executable: &Path) -> Program {
        let data = Data::fresh();
        let (nodes, bus) = match &data {
            Data::Folder(_) => (1, None),
            // Without a bus, they find out what has changed by asking the database.
            Data::Database(_) => (2, Nats::is_installed().then(|| Nats::start().expect("the bus starts"))),
        };
        Program::start_nodes(executable, data, bus, nodes)
    }

    fn start_in(executable: &Path, data: Data) -> Program {
        Program::start_nodes(executable, data, None, 1)
    }

    fn start_nodes(executable: &Path, data: Data, bus: Option<Nats>, count: usize) -> Program {
        let mut program = Program { executable: executable.to_owned(), data, bus, nodes: Vec::new() };
        program.nodes = (0..count).map(|_| program.serve("127.0.0.1:0")).collect();
        program
    }

    /// Scheme and host of its pages.
    pub(crate) fn origin(&self) -> String {
        self.origin_of(0)
    }

    /// The same at one of the nodes; if there is no such node, at another.
    pub(crate) fn origin_of(&self, node: usize) -> String {
        format!("http://{}", self.nodes[node % self.nodes.len()].address)
    }

    /// Ends it like a power cut would, leaving it no time to finish anything.
    pub(crate) fn is_killed(&mut self) {
        self.nodes[0].is_killed();
    }

    /// Starts it at the same address, with the same tables.
    pub(crate) fn starts_again(&mut self) {
        let address = self.nodes[0].address;
        self.nodes[0] = self.serve(&address.to_string());
        assert_eq!(self.nodes[0].address, address);
    }

    /// The node at which these pages are is killed and does not come back. One that is alone is started again.
    pub(crate) fn loses_the_node_at(&mut self, origin: &str) {
        let is_there = |node: &Node| origin.ends_with(&node.address.to_string());
        let lost = self.nodes.iter().position(is_there).expect("a node has these pages");
        self.nodes[lost].is_killed();
        if self.nodes.len() > 1 {
            self.nodes.remove(lost);
        } else {
            self.starts_again();
        }
    }

    /// All the time of everybody is up who is to decide anywhere.
    pub(crate) fn runs_out_of_time(&self) {
        let changed = self.changes("UPDATE tables SET deadline = 60000 WHERE deadline IS NOT NULL");
        assert_eq!(changed, 1, "somebody's clock runs");
    }

    /// The days are over in which somebody may think better of deleting their account. The server finds out when it starts.
    pub(crate) fn lets_the_days_of_grace_pass(&mut self) {
        assert_eq!(self.changes("UPDATE accounts SET ends = 1 WHERE ends > 1"), 1, "one account is to end");
        self.is_killed();
        self.starts_again();
    }

    /// Changes the store behind everybody's back. Returns how many rows.
    fn changes(&self, statement: &'static str) -> u64 {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime can be made");
        let rows = runtime.block_on(async {
            match &self.data {
                Data::Folder(folder) => {
                    let address = format!("sqlite://{}", folder.path().join("akhet.sqlite").display());
                    let mut on = SqliteConnection::connect(&address).await?;
                    on.execute(statement).await.map(|done| done.rows_affected())
                }
                Data::Database(schema) => {
                    let mut on = PgConnection::connect(schema.address()).await?;
                    on.execute(statement).await.map(|done| done.rows_affected())
                }
            }
        });
        rows.expect("the tables can be written")
    }

    /// Somebody at the machine runs a command for its tables meanwhile. Returns what it printed.
    pub(crate) fn is_told(&self, arguments: &[&str]) -> String {
        let mut command = Command::new(&self.executable);
        let command = command.args(arguments).args(self.data.arguments()).stderr(Stdio::inherit());
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).expect("it prints text")
    }

    /// Ends it and writes its tables into a folder, from which they can be read again.
    pub(crate) fn leaves_its_tables_in(&mut self, folder: &Path) {
        self.is_killed();
        let mut export = Command::new(&self.executable);
        let export = export.arg("export").arg(folder).args(self.data.arguments());
        assert!(export.status().expect("the program starts").success(), "{} is written", folder.display());
    }

    /// The body of the answer to a program's request.
    pub(crate) fn get(&self, path: &str) -> String {
        let (head, body) = self.answers(&format!("GET {path}"), "");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        body
    }

    /// Makes an account as the form does. Returns the cookie by which its owner is signed in.
    pub(crate) fn makes_an_account(&self, name: &str, password: &str) -> String {
        let form = format!("name={}&password={}&mail=", encode(name), encode(password));
        let (head, _) = self.answers("POST /account/new", &form);
        let cookie = head.split(&format!("set-cookie: {SESSION}=")).nth(1);
        let cookie = cookie.and_then(|rest| rest.split(';').next());
        cookie.unwrap_or_else(|| panic!("no account for {name}: {head}")).to_owned()
    }

    /// Sends a form, or nothing. Returns the head and the body of the answer.
    fn answers(&self, request: &str, form: &str) -> (String, String) {
        let host = self.nodes[0].address;
        let mut stream = TcpStream::connect(host).expect("the server listens");
        let request = format!(
            "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n\r\n{form}",
            form.len()
        );
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers in text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        (head.to_owned(), body.to_owned())
    }

    /// A table as the store has it.
    pub(crate) fn table(&self, id: &str) -> Value {
        serde_json::from_str(&self.get(&format!("/api/tables/{id}"))).expect("the API answers in JSON")
    }
}

impl Program {
    /// Starts a node and reads its address from its output.
    fn serve(&self, bind: &str) -> Node {
        let mut command = Command::new(&self.executable);
        command
            .args(["serve", "--bind", bind])
            .args(["--requests-per-second", "100000", "--tables-per-hour", "100000", "--streams", "1000"])
            // What a review finds is tested elsewhere.
            .args(["--review-nodes", "500"])
            .args(self.data.arguments());
        if let Some(bus) = &self.bus {
            command.args(["--bus", &format!("nats://{}", bus.address())]);
        }
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("what it prints is read")).lines();
        let address =
            lines.map_while(Result::ok).find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
        Node { address: address.expect("the program says where it listens"), child }
    }
}

impl Node {
    fn is_killed(&mut self) {
        self.child.kill().expect("a process of ours can be killed");
        self.child.wait().expect("a process that was killed ends");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A text as a form sends it.
fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
