//! The program as a serving process that can be killed and started again at the same address.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use harness::{STORIES, Schema};
use serde_json::Value;
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Builder;

/// A server that ends with its test.
pub(crate) struct Program {
    executable: PathBuf,
    data: Data,
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

    fn start_in(executable: &Path, data: Data) -> Program {
        let (child, address) = serve(executable, &data, "127.0.0.1:0");
        Program { executable: executable.to_owned(), data, address, child }
    }

    /// Scheme and host of its pages.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it like a power cut would, leaving it no time to finish anything.
    pub(crate) fn is_killed(&mut self) {
        self.child.kill().expect("a process of ours can be killed");
        self.child.wait().expect("a process that was killed ends");
    }

    /// Starts it at the same address, with the same tables.
    pub(crate) fn starts_again(&mut self) {
        let (child, address) = serve(&self.executable, &self.data, &self.address.to_string());
        assert_eq!(address, self.address);
        self.child = child;
    }

    /// All the time of everybody is up who is to decide anywhere.
    pub(crate) fn runs_out_of_time(&self) {
        let statement = "UPDATE tables SET deadline = 60000 WHERE deadline IS NOT NULL";
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
        assert_eq!(rows.expect("the tables can be written"), 1, "somebody's clock runs");
    }

    /// Somebody at the machine runs a command for its tables meanwhile.
    pub(crate) fn is_told(&self, arguments: &[&str]) {
        let mut command = Command::new(&self.executable);
        let command = command.args(arguments).args(self.data.arguments()).stdout(Stdio::null());
        assert!(command.status().expect("the program starts").success(), "{arguments:?}");
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
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers in text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        body.to_owned()
    }

    /// A table as the store has it.
    pub(crate) fn table(&self, id: &str) -> Value {
        serde_json::from_str(&self.get(&format!("/api/tables/{id}"))).expect("the API answers in JSON")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server and reads its address from its output.
fn serve(executable: &Path, data: &Data, bind: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(executable)
        .args(["serve", "--bind", bind])
        .args(["--requests-per-second", "100000", "--tables-per-hour", "100000", "--streams", "1000"])
        // What a review finds is tested elsewhere.
        .args(["--review-nodes", "500"])
        .args(data.arguments())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let lines = BufReader::new(child.stdout.take().expect("what it prints is read")).lines();
    let address =
        lines.map_while(Result::ok).find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
    (child, address.expect("the program says where it listens"))
}
