//! A connection to a server that is kept open and driven by its user.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use futures_util::future::{Either, select};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{ACCEPT_ENCODING, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderName};
use hyper::http::request::Builder;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::LoadError;

/// A connection. It has no task of its own: it reads and writes while somebody waits for an answer.
pub(crate) struct Client {
    host: String,
    sender: http1::SendRequest<Full<Bytes>>,
    connection: http1::Connection<TokioIo<TcpStream>, Full<Bytes>>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Result<Client, LoadError> {
        let refused = |error| LoadError::new("the server cannot be reached", error);
        let stream = TcpStream::connect(address).await.map_err(refused)?;
        stream.set_nodelay(true).map_err(refused)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
        Ok(Client { host: address.to_string(), sender, connection })
    }

    /// Posts JSON, on behalf of a seat if its token is given, and reads the answer.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, LoadError> {
        let body = serde_json::to_vec(body).map_err(|error| LoadError::new("a request is broken", error))?;
        let request = Request::post(path).header(CONTENT_TYPE, "application/json");
        let answer = self.ask(with_token(request, token), body).await?;
        read_json(path, &answer)
    }

    /// Gets JSON, as a seat sees it if its token is given.
    pub(crate) async fn get<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
    ) -> Result<T, LoadError> {
        let answer = self.ask(with_token(Request::get(path), token), Vec::new()).await?;
        read_json(path, &answer)
    }

    /// Gets a text.
    pub(crate) async fn get_text(&mut self, path: &str) -> Result<String, LoadError> {
        let answer = self.ask(Request::get(path), Vec::new()).await?;
        String::from_utf8(answer.to_vec()).map_err(|error| LoadError::new(path, error))
    }

    /// Posts a form, with a header that says who it is. The answer may be a page, or lead to one.
    pub(crate) async fn post_form(
        &mut self,
        path: &str,
        (header, value): (HeaderName, &str),
        form: String,
    ) -> Result<(), LoadError> {
        let request = Request::post(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header, value);
        let (status, body) = self.answer(request, form.into_bytes()).await?;
        if status.is_redirection() { Ok(()) } else { check(status, &body) }
    }

    /// Whether somebody is led elsewhere from a page.
    pub(crate) async fn is_led_on(&mut self, path: &str, cookie: &str) -> Result<bool, LoadError> {
        let request = Request::get(path).header(ACCEPT_ENCODING, "gzip").header(COOKIE, cookie);
        let (status, body) = self.answer(request, Vec::new()).await?;
        if status.is_redirection() { Ok(true) } else { check(status, &body).map(|()| false) }
    }

    /// Gets a page the way a returning browser does, compressed: the number of bytes.
    pub(crate) async fn get_page(&mut self, path: &str, cookie: &str) -> Result<usize, LoadError> {
        let request = Request::get(path).header(ACCEPT_ENCODING, "gzip").header(COOKIE, cookie);
        Ok(self.ask(request, Vec::new()).await?.len())
    }

    async fn ask(&mut self, request: Builder, body: Vec<u8>) -> Result<Bytes, LoadError> {
        let (status, body) = self.answer(request, body).await?;
        check(status, &body)?;
        Ok(body)
    }

    async fn answer(&mut self, request: Builder, body: Vec<u8>) -> Result<(StatusCode, Bytes), LoadError> {
        let request = self.finish(request, body)?;
        let sender = &mut self.sender;
        let answer = async {
            let answer = sender.send_request(request).await.map_err(broken)?;
            let status = answer.status();
            let body = answer.into_body().collect().await.map_err(broken)?.to_bytes();
            Ok::<_, LoadError>((status, body))
        };
        drive(&mut self.connection, answer).await?
    }

    /// Opens a streaming answer, which takes over the connection.
    pub(crate) async fn open(mut self, path: &str) -> Result<Open, LoadError> {
        let request = self.finish(Request::get(path), Vec::new())?;
        let sender = &mut self.sender;
        let answer = drive(&mut self.connection, sender.send_request(request)).await?.map_err(broken)?;
        check(answer.status(), b"")?;
        Ok(Open { client: self, answer })
    }

    fn finish(&self, request: Builder, body: Vec<u8>) -> Result<Request<Full<Bytes>>, LoadError> {
        let request = request.header(HOST, &self.host).body(Full::new(body.into()));
        request.map_err(|error| LoadError::new("a request is broken", error))
    }
}

fn with_token(request: Builder, token: Option<&str>) -> Builder {
    match token {
        Some(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        None => request,
    }
}

/// A streaming answer.
pub(crate) struct Open {
    client: Client,
    answer: Response<Incoming>,
}

impl Open {
    /// Its next chunk.
    pub(crate) async fn next(&mut self) -> Result<Bytes, LoadError> {
        let frame = drive(&mut self.client.connection, self.answer.body_mut().frame()).await?;
        let frame = frame.ok_or_else(|| LoadError("the server closed an event stream".to_owned()))?;
        Ok(frame.map_err(broken)?.into_data().unwrap_or_default())
    }
}

/// Waits for work that only progresses while the connection is driven.
async fn drive<T>(
    connection: &mut http1::Connection<TokioIo<TcpStream>, Full<Bytes>>,
    work: impl Future<Output = T>,
) -> Result<T, LoadError> {
    match select(pin!(work), connection).await {
        Either::Left((done, _)) => Ok(done),
        Either::Right((Ok(()), _)) => Err(LoadError("the server closed a connection".to_owned())),
        Either::Right((Err(error), _)) => Err(broken(error)),
    }
}

fn broken(error: hyper::Error) -> LoadError {
    LoadError::new("a connection broke", error)
}

fn check(status: StatusCode, body: &[u8]) -> Result<(), LoadError> {
    if status.is_success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(body);
    Err(LoadError(format!("the server answered {status}: {text}")))
}

fn read_json<T: DeserializeOwned>(path: &str, answer: &[u8]) -> Result<T, LoadError> {
    serde_json::from_slice(answer).map_err(|error| LoadError::new(path, error))
}

/// How long to wait for a server to start.
const START: Duration = Duration::from_secs(20);

/// Waits until a starting server answers requests for its home page.
pub async fn first_answer(address: SocketAddr) -> Result<(), LoadError> {
    let answer = async {
        let mut client = Client::connect(address).await?;
        client.get_text("/").await.map(|_| ())
    };
    let answered = tokio::time::timeout(START, answer).await;
    answered.unwrap_or_else(|_| Err(LoadError("the server does not answer".to_owned())))
}
