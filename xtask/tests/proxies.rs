//! What the example proxies do when nodes leave, are gone or are unwell. The nodes are made up, and note what they are asked.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use harness::let_pass;
use tempfile::TempDir;
use xtask::workspace::root;

/// How a node is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Well,
    /// As while the bus and the database are away: it is not ready and saves nothing, but shows what it has.
    Unwell,
    /// As after SIGTERM: it is not ready and takes no streams.
    Leaving,
    /// It breaks off whatever would change something, once it has read all of it.
    BreaksOff,
    /// Nobody listens there.
    Gone,
}

/// A node with a name, and what it was asked since somebody last looked.
#[derive(Clone)]
struct Node {
    name: &'static str,
    address: SocketAddr,
    state: Arc<Mutex<(Health, Vec<String>)>>,
}

impl Node {
    fn start(name: &'static str) -> Node {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let state = Arc::new(Mutex::new((Health::Unwell, Vec::new())));
        let node = Node { name, address: listener.local_addr().unwrap(), state };
        let own = node.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                if own.health() == Health::Gone {
                    return;
                }
                let own = own.clone();
                thread::spawn(move || own.answer(stream.unwrap()));
            }
        });
        node
    }

    fn become_now(&self, health: Health) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = (health, Vec::new());
    }

    fn health(&self) -> Health {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).0
    }

    fn stop(&self) {
        self.become_now(Health::Gone);
        // Somebody has to come, or it does not notice.
        until(|| TcpStream::connect(self.address).is_err());
    }

    fn asked(&self, what: &str) -> usize {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.1.iter().filter(|asked| asked.starts_with(what)).count()
    }

    /// Answers one request. If the other end goes away, there is nobody to tell.
    fn answer(&self, stream: TcpStream) -> Option<()> {
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            (reader.read_line(&mut head).ok()? > 0).then_some(())?;
        }
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0)];
        reader.read_exact(&mut body).ok()?;
        let (request, _) = head.split_once(" HTTP")?;
        let health = {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            state.1.push(format!("{request} {}", String::from_utf8_lossy(&body)));
            state.0
        };
        let (is_change, is_stream) = (request.starts_with("POST"), request.ends_with("/events"));
        let status = match health {
            Health::Gone => return None,
            Health::BreaksOff if is_change => return None,
            Health::Unwell | Health::Leaving if request == "GET /readyz" => "503 Service Unavailable",
            Health::Unwell if is_change => "503 Service Unavailable",
            Health::Leaving if is_stream => "503 Service Unavailable",
            Health::Well | Health::BreaksOff | Health::Unwell | Health::Leaving => "200 OK",
        };
        let text = format!("{} says so", self.name);
        let head =
            format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", text.len());
        reader.get_mut().write_all(format!("{head}{text}").as_bytes()).ok()
    }
}

/// One of the examples in front of two nodes.
struct Proxy {
    program: Child,
    address: SocketAddr,
    nodes: [Node; 2],
    /// Whether it asks nodes how they are.
    asks: bool,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Proxy {
    fn nginx() -> Proxy {
        Proxy::start("nginx", "nginx.conf", false, |text, own| {
            text.replace("listen 8080", &format!("listen {own}"))
        })
    }

    fn caddy() -> Proxy {
        Proxy::start("caddy", "Caddyfile", true, |text, own| {
            let text = text.replace("games.example.org", &format!("http://{own}"));
            format!("{{\nadmin off\n}}\n{}", text.replace("health_interval 2s", "health_interval 100ms"))
        })
    }

    fn start(name: &str, example: &str, asks: bool, adapt: impl Fn(&str, SocketAddr) -> String) -> Proxy {
        let nodes = [Node::start("one"), Node::start("two")];
        let address = free_address();
        let text = fs::read_to_string(root().join("packaging").join(example)).unwrap();
        let text = nodes
            .iter()
            .fold(text, |text, node| text.replace(&format!("{}:8080", node.name), &node.address.to_string()));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(example);
        fs::write(&file, adapt(&text, address)).unwrap();
        let path = std::env::var("PATH").unwrap_or_default();
        let mut command = Command::new(name);
        command.env("PATH", format!("{path}:/usr/sbin")).env("HOME", folder.path());
        if asks {
            command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        } else {
            let kept = folder.path().display();
            let more = format!("daemon off; master_process off; pid {kept}/pid; error_log {kept}/log;");
            command.arg("-q").arg("-c").arg(&file).args(["-g", &more]);
        }
        let program = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let program = program.expect("`cargo xtask test` installs it");
        let proxy = Proxy { program, address, nodes, asks, _folder: folder };
        until(|| TcpStream::connect(proxy.address).is_ok());
        proxy
    }

    /// The nodes are like this from now on, and the proxy knows it if it asks.
    fn find(&self, one: Health, two: Health) {
        for (node, health) in self.nodes.iter().zip([one, two]) {
            node.become_now(health);
        }
        // When it asks again, it has taken note of the first answer.
        let is_known = |node: &Node| node.asked("GET /readyz") > 1;
        until(|| !self.asks || self.nodes.iter().all(is_known));
    }

    /// The whole answer.
    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n",
            self.address
        );
        stream.write_all(format!("{head}{body}").as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[track_caller]
    fn check(&self, request: &str, status: u16, text: &str) {
        let body = if request.starts_with("POST") { "step=place+b2" } else { "" };
        let answer = self.ask(request, body);
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")) && answer.contains(text),
            "{request}: {answer}"
        );
    }
}

fn free_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

/// Waits until something is so.
#[track_caller]
fn until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(30), "it does not come to it");
        let_pass(Duration::from_millis(10));
    }
}

/// Enough of them that both nodes have some.
const TABLES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

fn check(proxy: &Proxy) {
    let [one, two] = &proxy.nodes;
    // All are equally unwell: what they show is shown, and why nothing is saved is said by them.
    proxy.find(Health::Unwell, Health::Unwell);
    for _ in 0..2 {
        for table in TABLES {
            proxy.check(&format!("GET /t/{table}"), 200, " says so");
            proxy.check(&format!("POST /t/{table}/step"), 503, " says so");
        }
    }
    let posts = |node: &Node| node.asked("POST /t/");
    assert!(posts(one) > 0 && posts(two) > 0 && posts(one) + posts(two) == 2 * TABLES.len());
    // One leaves: streams come to the other at once, and nothing is refused.
    proxy.find(Health::Leaving, Health::Well);
    for table in TABLES {
        proxy.check(&format!("GET /t/{table}/events"), 200, "two says so");
        proxy.check(&format!("POST /t/{table}/step"), 200, " says so");
        proxy.check(&format!("GET /t/{table}"), 200, " says so");
    }
    // What may have changed something is sent once, whatever comes of it.
    proxy.find(Health::BreaksOff, Health::Well);
    for table in TABLES {
        proxy.ask(&format!("POST /t/{table}/step"), table);
        let sent = format!("POST /t/{table}/step {table}");
        assert_eq!(one.asked(&sent) + two.asked(&sent), 1, "{table}");
    }
    assert!(posts(one) > 0, "some of it was broken off");
    one.stop();
    for table in TABLES {
        proxy.check(&format!("GET /t/{table}"), 200, "two says so");
        proxy.check(&format!("POST /t/{table}/step"), 200, "two says so");
    }
}

#[test]
fn nginx_sends_people_elsewhere_but_nothing_twice_and_goes_on_when_all_nodes_are_unwell() {
    check(&Proxy::nginx());
}

#[test]
fn caddy_sends_people_elsewhere_but_nothing_twice_and_goes_on_when_all_nodes_are_unwell() {
    check(&Proxy::caddy());
}
