//! A browser as a process, controlled over its protocol, which is JSON over a web socket.

use std::cell::RefCell;
use std::env;
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Error, Message, WebSocket};

/// Longer than any answer takes, even on a busy machine.
const LONGEST_ANSWER: Duration = Duration::from_mins(1);

/// What a browser needs to run as root, offline and headless.
const FLAGS: [&str; 16] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--lang=en-US",
    "--remote-debugging-port=0",
];

const MISSING: &str = "there is no browser for these tests: install chromium (on Debian: apt-get install chromium), or set \
    CHROME to the path of one";

/// A browser that ends with its test.
pub(crate) struct Chromium {
    child: Child,
    /// Where its pages can be reached, such as `ws://127.0.0.1:40999/devtools/`.
    address: String,
    connection: Connection,
    _profile: TempDir,
}

impl Chromium {
    pub(crate) fn start() -> Chromium {
        let profile = tempfile::tempdir().expect("a folder for the browser can be made");
        let mut child = Command::new(executable().expect(MISSING))
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let mut lines = BufReader::new(child.stderr.take().expect("what it prints is read"))
            .lines()
            .map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned));
        let address = address.expect("the browser says where it listens");
        // If nobody read its output, the browser would block.
        std::thread::spawn(move || lines.for_each(drop));
        let connection = Connection::open(&address);
        let (address, _) = address.split_once("browser/").expect("the browser listens as a browser");
        Chromium { child, address: address.to_owned(), connection, _profile: profile }
    }

    /// A new profile with its own cookies: its id.
    pub(crate) fn make_context(&self) -> String {
        text(&self.connection.call("Target.createBrowserContext", &json!({})), "browserContextId")
    }

    /// Forgets a profile, and closes all its tabs.
    pub(crate) fn dispose_of(&self, context: &str) {
        let context = json!({ "browserContextId": context });
        self.connection.call("Target.disposeBrowserContext", &context).expect("the browser does it");
    }

    /// A new tab, as a connection to it.
    pub(crate) fn open_tab(&self, context: &str) -> Connection {
        let tab = json!({ "url": "about:blank", "browserContextId": context });
        let id = text(&self.connection.call("Target.createTarget", &tab), "targetId");
        Connection::open(&format!("{}page/{id}", self.address))
    }
}

fn text(answer: &Result<Value, String>, key: &str) -> String {
    let found = answer.as_ref().map(|answer| answer[key].as_str());
    found.expect("the browser does it").expect("the browser says what it made").to_owned()
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // Asked to close, it takes its child processes along. It may or may not answer.
        let _ = self.connection.call("Browser.close", &json!({}));
        let _ = self.child.wait();
    }
}

/// The browser of `$CHROME`, or the first on the path.
fn executable() -> Option<PathBuf> {
    if let Some(chosen) = env::var_os("CHROME").filter(|chosen| !chosen.is_empty()) {
        return Some(chosen.into());
    }
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    let mut places = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.find(|place| place.is_file())
}

/// A channel for commands to one tab or to the browser, and for their events.
pub(crate) struct Connection(RefCell<Talk>);

struct Talk {
    socket: WebSocket<TcpStream>,
    calls: u64,
    events: Vec<Value>,
}

impl Connection {
    fn open(address: &str) -> Connection {
        let host = address.trim_start_matches("ws://").split('/').next().unwrap_or_default();
        let stream = TcpStream::connect(host).expect("the browser listens");
        stream.set_nodelay(true).expect("a stream has settings");
        let (socket, _) = tungstenite::client(address, stream).expect("the browser talks");
        Connection(RefCell::new(Talk { socket, calls: 0, events: Vec::new() }))
    }

    /// Carries out a command and waits for its answer.
    pub(crate) fn call(&self, method: &str, params: &Value) -> Result<Value, String> {
        let mut talk = self.0.borrow_mut();
        let call = talk.send(method, params)?;
        loop {
            let heard = talk.listen(LONGEST_ANSWER).map_err(|error| format!("{method}: {error}"))?;
            match heard {
                None => return Err(format!("{method} is not answered")),
                Some(answer) if answer["id"] == call => {
                    let problem = answer.get("error").map(|error| format!("{method}: {error}"));
                    return problem.map_or_else(|| Ok(answer["result"].clone()), Err);
                }
                Some(event) => talk.events.push(event),
            }
        }
    }

    /// Has a command carried out before the next, and does not wait for its answer.
    pub(crate) fn send(&self, method: &str, params: &Value) -> Result<(), String> {
        self.0.borrow_mut().send(method, params).map(drop)
    }

    /// Listens for a moment, or until something happens.
    pub(crate) fn listen(&self) {
        let mut talk = self.0.borrow_mut();
        if let Ok(Some(event)) = talk.listen(Duration::from_millis(20)) {
            talk.events.push(event);
        }
    }

    /// What has happened since the last call.
    pub(crate) fn events(&self) -> Vec<Value> {
        std::mem::take(&mut self.0.borrow_mut().events)
    }
}

impl Talk {
    /// Sends a command and returns its number.
    fn send(&mut self, method: &str, params: &Value) -> Result<u64, String> {
        self.calls += 1;
        let message = json!({ "id": self.calls, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string())).map_err(|error| format!("{method}: {error}"))?;
        Ok(self.calls)
    }

    /// The next message, if one comes in time.
    fn listen(&mut self, patience: Duration) -> Result<Option<Value>, String> {
        self.socket.get_ref().set_read_timeout(Some(patience)).map_err(|error| error.to_string())?;
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                serde_json::from_str(&text).map(Some).map_err(|error| error.to_string())
            }
            Ok(_) => Ok(Some(Value::Null)),
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Ok(None)
            }
            Err(error) => Err(error.to_string()),
        }
    }
}
