//! Requests to addresses that strangers give.

use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use crate::Undelivered;
use crate::address::Address;
use crate::guard::Guard;

/// How long everything together may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest head of an answer, in bytes. Its body is not read at all.
const LONGEST_HEAD: usize = 16 * 1024;

/// Posts to addresses that strangers give.
#[derive(Clone, Debug)]
pub struct Client {
    guard: Guard,
}

impl Client {
    /// Sends something wherever the guard lets it.
    pub fn new(guard: Guard) -> Client {
        Client { guard }
    }

    /// Posts something. It got there if the answer says so.
    pub async fn post(
        &self,
        address: &Address,
        kind: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<(), Undelivered> {
        let posting = self.try_posting(address, kind, headers, body);
        match timeout(PATIENCE, posting).await.unwrap_or(Err(Undelivered::Late))? {
            200..=299 => Ok(()),
            status => Err(Undelivered::Refused(status)),
        }
    }

    async fn try_posting(
        &self,
        address: &Address,
        kind: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<u16, Undelivered> {
        let request = Request::builder().method(Method::POST).uri(address.target());
        let request = request.header(HOST, address.authority()).header(USER_AGENT, "Akhet");
        let request = headers
            .iter()
            .fold(request.header(CONTENT_TYPE, kind), |request, (name, value)| request.header(*name, value));
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Undelivered::Unclear)?;
        let stream = self.connect(address).await?;
        if !address.is_secure() {
            return send(stream, request).await;
        }
        let host = address.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(host).map_err(|_| Undelivered::Unclear)?;
        let connector = TlsConnector::from(trusted().await);
        let stream = connector.connect(name, stream).await.map_err(|error| {
            tracing::debug!(%error, "no secure connection");
            Undelivered::Unclear
        })?;
        send(stream, request).await
    }

    /// Connects to one of the addresses that were checked.
    async fn connect(&self, address: &Address) -> Result<TcpStream, Undelivered> {
        let ends = self.guard.find(address).await?;
        let stream = TcpStream::connect(&ends[..]).await.map_err(|_| Undelivered::Unreachable)?;
        Ok(stream)
    }
}

/// Sends a request and returns the status of the answer.
async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<u16, Undelivered> {
    let handshake = http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|_| Undelivered::Unclear)?;
    let answering = async {
        let answer = sender.send_request(request).await.map_err(|error| {
            tracing::debug!(%error, "no answer");
            Undelivered::Unclear
        })?;
        Ok(answer.status().as_u16())
    };
    let mut answering = pin!(answering);
    // The connection ends with the answer's head, whatever else comes.
    tokio::select! {
        biased;
        answer = &mut answering => return answer,
        _ = connection => {}
    }
    // What came before it was closed counts.
    answering.await
}

/// Whom this machine trusts. Read once, from files.
async fn trusted() -> Arc<ClientConfig> {
    static TRUSTED: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(trusted) = TRUSTED.get() {
        return trusted.clone();
    }
    let read = || TRUSTED.get_or_init(|| Arc::new(read_trusted())).clone();
    // Whoever panics while reading has not set it, and neither do we.
    tokio::task::spawn_blocking(read).await.expect("certificates can be read without a panic")
}

fn read_trusted() -> ClientConfig {
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!(%error, "certificates of this machine cannot be read");
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring knows all versions of TLS that are safe");
    config.with_root_certificates(roots).with_no_client_auth()
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// Somebody who answers everybody with this, and how many came.
    async fn sink(answer: &'static str) -> (u16, tokio::sync::mpsc::UnboundedReceiver<String>) {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sender, receiver) = tokio::sync::mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut read = vec![0; 4096];
                let count = stream.read(&mut read).await.unwrap_or(0);
                let _ = sender.send(String::from_utf8_lossy(&read[..count]).into_owned());
                let _ = stream.write_all(answer.as_bytes()).await;
            }
        });
        (port, receiver)
    }

    fn here() -> Client {
        Client::new(Guard::new(&["127.0.0.1".to_owned()]).unwrap())
    }

    async fn post(client: &Client, address: &str) -> Result<(), Undelivered> {
        let headers = [("x-test", "yes".to_owned())];
        client.post(&address.parse().unwrap(), "text/plain", &headers, b"hello".to_vec()).await
    }

    #[tokio::test]
    async fn what_is_posted_gets_there_once() {
        let (port, mut came) = sink("HTTP/1.1 204 No Content\r\n\r\n").await;
        assert_eq!(post(&here(), &format!("http://127.0.0.1:{port}/hook?a=b")).await, Ok(()));
        let request = came.recv().await.unwrap();
        let lines: Vec<&str> = request.lines().collect();
        assert_eq!(lines[0], "POST /hook?a=b HTTP/1.1");
        assert!(lines.contains(&format!("host: 127.0.0.1:{port}").as_str()), "{request}");
        assert!(lines.contains(&"x-test: yes"), "{request}");
        assert!(came.try_recv().is_err());
    }

    #[tokio::test]
    async fn no_way_leads_into_a_private_network() {
        let (port, mut came) = sink("HTTP/1.1 200 OK\r\n\r\n").await;
        let client = Client::new(Guard::default());
        for host in
            ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "[::ffff:127.0.0.1]", "[::1]", "0.0.0.0"]
        {
            let answer = post(&client, &format!("http://{host}:{port}/")).await;
            assert_eq!(answer, Err(Undelivered::Private), "{host}");
        }
        assert!(came.try_recv().is_err(), "nobody came");
    }

    #[tokio::test]
    async fn a_redirect_is_an_answer_like_any_other() {
        let (inner, mut came) = sink("HTTP/1.1 200 OK\r\n\r\n").await;
        let redirect = format!("HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:{inner}/\r\n\r\n");
        let (port, _) = sink(Box::leak(redirect.into_boxed_str())).await;
        assert_eq!(post(&here(), &format!("http://127.0.0.1:{port}/")).await, Err(Undelivered::Refused(302)));
        assert!(came.try_recv().is_err(), "nobody followed it");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_answer_is_not_waited_for() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        assert_eq!(post(&here(), &format!("http://127.0.0.1:{port}/")).await, Err(Undelivered::Late));
    }

    #[tokio::test]
    async fn whatever_else_answers_is_refused() {
        let endless = format!("HTTP/1.1 200 OK\r\nx: {}\r\n", "y".repeat(100_000));
        for (answer, expected) in [
            ("220 mail.example.org ESMTP\r\n", Undelivered::Unclear),
            ("", Undelivered::Unclear),
            (Box::leak(endless.into_boxed_str()), Undelivered::Unclear),
            ("HTTP/1.1 410 Gone\r\n\r\n", Undelivered::Refused(410)),
        ] {
            let (port, _) = sink(answer).await;
            assert_eq!(post(&here(), &format!("http://127.0.0.1:{port}/")).await, Err(expected));
        }
        let gone = TcpListener::bind(("127.0.0.1", 0)).await.unwrap().local_addr().unwrap().port();
        let nobody = post(&here(), &format!("http://127.0.0.1:{gone}/")).await;
        assert_eq!(nobody, Err(Undelivered::Unreachable));
        let unknown = post(&here(), "http://no-such-name.invalid/").await;
        assert_eq!(unknown, Err(Undelivered::Unknown));
    }

    #[tokio::test]
    async fn nobody_who_cannot_show_who_they_are_is_told_anything() {
        let (port, mut came) = sink("HTTP/1.1 200 OK\r\n\r\n").await;
        assert_eq!(post(&here(), &format!("https://127.0.0.1:{port}/")).await, Err(Undelivered::Unclear));
        assert!(came.recv().await.is_none_or(|hello| !hello.contains("hello")));
    }
}
