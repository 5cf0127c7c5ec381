//! Whoever sent a request: the guest of the cookie, the language and colours they like, where they come from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use game::Lang;
use service::{GuestId, Key, Refusal, Sitter, clean_name};

use crate::app::App;
use crate::frame::{Frame, ThemeChoice};
use crate::pages;
use crate::problem::Problem;
use crate::words::say;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    pub(crate) name: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    pub(crate) address: IpAddr,
    /// Whether the script asks for a part of the page only.
    pub(crate) wants_fragment: bool,
    path: String,
    origin: String,
}

/// A year.
const COOKIE_AGE: u32 = 31_536_000;

impl Visitor {
    pub(crate) fn frame<'a>(&'a self, app: &'a App) -> Frame<'a> {
        Frame {
            lang: self.lang,
            theme: self.theme,
            name: self.name.as_deref(),
            path: &self.path,
            origin: &self.origin,
            assets: &app.assets,
            drawn: &app.drawn,
        }
    }

    /// The guest as one who sits.
    pub(crate) fn sitter(&self) -> Sitter {
        Sitter::Guest(self.guest.clone())
    }

    fn read(parts: &Parts, app: &App) -> (Visitor, Greeting) {
        let headers = &parts.headers;
        let known = cookie(headers, "akhet").and_then(|value| app.key.read(value));
        let greeting = if known.is_some() { Greeting::Known } else { Greeting::Fresh };
        let visitor = Visitor {
            guest: known.unwrap_or_else(Key::fresh_guest),
            name: cookie(headers, "name").and_then(decode_name),
            lang: cookie(headers, "lang")
                .and_then(|code| code.parse().ok())
                .unwrap_or_else(|| preferred_lang(headers)),
            theme: cookie(headers, "theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            address: address(parts),
            wants_fragment: headers.contains_key("x-fragment"),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            origin: origin(headers),
        };
        (visitor, greeting)
    }
}

/// Whether the guest has a cookie already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Greeting {
    Known,
    Fresh,
}

/// Every page passes here: the visitor is found out, refusals become pages in their language, and a new guest gets a
/// cookie.
pub(crate) async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let (visitor, greeting) = Visitor::read(&parts, &app);
    let mut response = if let Err(problem) = app.limits.request(visitor.address) {
        problem.into_response()
    } else {
        let mut request = Request::from_parts(parts, body);
        request.extensions_mut().insert(visitor.clone());
        next.run(request).await
    };
    if let Some(problem) = response.extensions().get::<Problem>() {
        response = show_problem(&app, &visitor, *problem);
    }
    if greeting == Greeting::Fresh && !response.status().is_server_error() {
        set_cookie(&mut response, "akhet", &app.key.sign(&visitor.guest));
    }
    response
}

/// Where a request comes from.
pub(crate) fn address(parts: &Parts) -> IpAddr {
    let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    connected.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
}

fn show_problem(app: &App, visitor: &Visitor, problem: Problem) -> Response {
    let title = say(visitor.lang, "problem-title", &[]);
    let page = pages::problem::page(&visitor.frame(app), &title, &problem.tell(visitor.lang));
    (problem.status(), Html(page.into_string())).into_response()
}

/// Keeps something in the visitor's browser, where no script can read it.
pub(crate) fn set_cookie(response: &mut Response, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// A name as a cookie can hold it.
pub(crate) fn encode_name(name: &str) -> String {
    name.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02x}")
                }
            },
        )
        .collect()
}

fn decode_name(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    let name = clean_name(&String::from_utf8(bytes).ok()?);
    (!name.is_empty()).then_some(name)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The first language of the browser that we have.
fn preferred_lang(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codes = accepted.split(',').filter_map(|language| language.trim().get(..2));
    codes.find_map(|code| code.to_ascii_lowercase().parse().ok()).unwrap_or_default()
}

/// Scheme and host as the visitor sees them.
fn origin(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let is_host =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let host = text(HOST.as_str()).filter(is_host).unwrap_or("localhost");
    let scheme = if text("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Visitor, Problem> {
        parts.extensions.get::<Visitor>().cloned().ok_or(Refusal::Internal.into())
    }
}
