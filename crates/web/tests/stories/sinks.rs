//! Who takes what the server sends to the outside: a server of the web and one for mail, both on this machine.

use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

/// The longest a test waits for anything.
const LONG: Duration = Duration::from_mins(1);

/// Something that was sent.
#[derive(Debug)]
pub(crate) struct Came {
    /// The first line and the headers, or the commands to a server for mail.
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Came {
    pub(crate) fn header(&self, name: &str) -> &str {
        let is_named =
            |line: &&str| line.split_once(':').is_some_and(|(own, _)| own.eq_ignore_ascii_case(name));
        let line = self.head.lines().find(is_named).unwrap_or_else(|| panic!("no {name} in {}", self.head));
        line.split_once(':').unwrap().1.trim()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

pub(crate) struct Sink {
    pub(crate) port: u16,
    came: UnboundedReceiver<Came>,
}

impl Sink {
    /// A server of the web that answers everything with this status, or not at all.
    pub(crate) async fn web(status: Option<&'static str>) -> Sink {
        Sink::new(move |stream, sender| async move { take_request(stream, sender, status).await }).await
    }

    /// A server for mail.
    pub(crate) async fn mail() -> Sink {
        Sink::new(|stream, sender| async move { take_mail(stream, sender).await }).await
    }

    async fn new<F: Future<Output = Option<()>> + Send + 'static>(
        take: impl Fn(TcpStream, UnboundedSender<Came>) -> F + Send + 'static,
    ) -> Sink {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sender, came) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone()));
            }
        });
        Sink { port, came }
    }

    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// What comes next.
    pub(crate) async fn next(&mut self) -> Came {
        timeout(LONG, self.came.recv()).await.expect("something is sent").expect("the sink is there")
    }

    /// What has come that nobody has taken.
    pub(crate) fn rest(&mut self) -> Vec<Came> {
        std::iter::from_fn(|| self.came.try_recv().ok()).collect()
    }
}

async fn take_request(stream: TcpStream, sender: UnboundedSender<Came>, status: Option<&str>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
        if line.trim().is_empty() {
            break;
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    sender.send(Came { head, body }).ok()?;
    match status {
        Some(status) => stream.write_all(format!("HTTP/1.1 {status}\r\n\r\n").as_bytes()).await.ok(),
        None => std::future::pending().await,
    }
}

async fn take_mail(stream: TcpStream, sender: UnboundedSender<Came>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.ok()?;
    let (mut head, mut body) = (String::new(), Vec::new());
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        head.push_str(&line);
        let answer = match line.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                loop {
                    let mut line = Vec::new();
                    stream.read_until(b'\n', &mut line).await.ok()?;
                    if line == b".\r\n" {
                        break;
                    }
                    body.extend(line);
                }
                sender
                    .send(Came { head: std::mem::take(&mut head), body: std::mem::take(&mut body) })
                    .ok()?;
                "250 taken"
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await.ok()?;
                return None;
            }
            _ => "250 sink",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
}
