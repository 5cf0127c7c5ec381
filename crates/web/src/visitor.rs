//! Who sent a request: the guest named in the cookie, their language and colours, and where they come from.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use game::Lang;
use service::{Client, GuestId, Key, Refusal, Sitter, clean_name};

use crate::app::App;
use crate::frame::{Frame, ThemeChoice};
use crate::pages;
use crate::problem::Problem;
use crate::words::say;

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    pub(crate) name: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    pub(crate) address: IpAddr,
    /// Whether the script asks for just a part of the page.
    pub(crate) wants_fragment: bool,
    path: String,
    origin: String,
}

const YEAR: Duration = Duration::from_hours(365 * 24);

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

    /// The guest as a sitter.
    pub(crate) fn sitter(&self) -> Sitter {
        Sitter::Guest(self.guest.clone())
    }

    /// For whom the server works when this visitor asks for something.
    pub(crate) fn client(&self) -> Client {
        Client::at(self.address)
    }

    fn read(parts: &Parts, app: &App) -> (Visitor, Greeting) {
        let headers = &parts.headers;
        let jar = CookieJar::from_headers(headers);
        let cookie = |name| jar.get(name).map(Cookie::value);
        let known = cookie("akhet").and_then(|value| app.key.read(value));
        let greeting = if known.is_some() { Greeting::Known } else { Greeting::Fresh };
        let visitor = Visitor {
            guest: known.unwrap_or_else(Key::fresh_guest),
            name: cookie("name").map(clean_name).filter(|name| !name.is_empty()),
            lang: cookie("lang")
                .and_then(|code| code.parse().ok())
                .unwrap_or_else(|| preferred_lang(headers)),
            theme: cookie("theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            address: address(parts),
            wants_fragment: headers.contains_key("x-fragment"),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            origin: origin(headers),
        };
        (visitor, greeting)
    }
}

/// Whether the guest already has a cookie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Greeting {
    Known,
    Fresh,
}

/// Every page goes through here: the visitor is identified, refusals become pages in their language, and a new guest gets
/// a cookie.
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
        let jar = CookieJar::new().add(kept("akhet", app.key.sign(&visitor.guest)));
        response = (jar, response).into_response();
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

/// A cookie that the visitor's browser keeps for a year, out of reach of scripts.
pub(crate) fn kept(name: &'static str, value: impl Into<Cow<'static, str>>) -> Cookie<'static> {
    let age = YEAR.try_into().expect("a year is not too long");
    Cookie::build((name, value)).path("/").max_age(age).http_only(true).same_site(SameSite::Lax).build()
}

/// The first of the browser's languages that we have.
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
