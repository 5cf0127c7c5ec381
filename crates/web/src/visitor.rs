//! Who sent a request: the guest named in the cookie, their language and colours, and where they come from.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use game::Lang;
use service::{Client, GuestId, Key, Refusal, Sitter, clean_name};

use crate::app::App;
use crate::cookies::{self, Named};
use crate::frame::{Coach, Frame, ThemeChoice};
use crate::pages::{self, Reach};
use crate::problem::{self, Problem};
use crate::source::{self, Scheme, Source};
use crate::words::say;

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    pub(crate) name: Option<String>,
    /// Whether they were asked for a name before, even if they gave none.
    pub(crate) was_asked: bool,
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    pub(crate) coach: Coach,
    pub(crate) address: IpAddr,
    pub(crate) scheme: Scheme,
    /// Whether the script asks for just a part of the page.
    pub(crate) wants_fragment: bool,
    path: String,
    origin: String,
    reach: Reach,
}

impl Visitor {
    pub(crate) fn frame<'a>(&'a self, app: &'a App) -> Frame<'a> {
        Frame {
            lang: self.lang,
            theme: self.theme,
            coach: self.coach,
            name: self.name.as_deref(),
            was_asked: self.was_asked,
            guest: &self.guest,
            path: &self.path,
            origin: &self.origin,
            reach: self.reach,
            tables: &app.tables,
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

    fn read(parts: &Parts, app: &App, known: Option<GuestId>) -> Visitor {
        let headers = &parts.headers;
        let jar = CookieJar::from_headers(headers);
        let cookie = |name| jar.get(name).map(Cookie::value);
        let Source { address, scheme } = app.proxies.source(parts);
        Visitor {
            guest: known.unwrap_or_else(Key::fresh_guest),
            was_asked: cookie("name").is_some(),
            name: cookie("name").map(clean_name).filter(|name| !name.is_empty()),
            lang: cookie("lang")
                .and_then(|code| code.parse().ok())
                .unwrap_or_else(|| preferred_lang(headers)),
            theme: cookie("theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            coach: cookie("coach").and_then(|coach| coach.parse().ok()).unwrap_or_default(),
            address,
            scheme,
            wants_fragment: headers.contains_key("x-fragment"),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            origin: format!("{scheme}://{}", host(headers)),
            // What this machine is called is nothing to those who come from elsewhere, whatever they write into the header.
            reach: if source::is_here(parts) {
                Reach::of(host(headers), app.bind.ip())
            } else {
                Reach::Anybody
            },
        }
    }
}

/// Every page goes through here: the visitor is identified, refusals become pages in their language, and a new guest gets
/// a cookie. What is refused sets none, and neither does what another site had the browser send.
pub(crate) async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    cookies::leave_out_unreadable(&mut parts.headers);
    let named = Named::read(&parts.headers, &app.key);
    let visitor = Visitor::read(&parts, &app, named.guest());
    let may_set_cookies = cookies::may_be_set(&parts);
    let response = if let Err(problem) = app.limits.request(visitor.address) {
        problem.into_response()
    } else {
        let mut request = Request::from_parts(parts, body);
        request.extensions_mut().insert(visitor.clone());
        app.in_time(next.run(request)).await
    };
    let mut response = match problem::of(&response) {
        Some(problem) => show_problem(&app, &visitor, problem),
        None => response,
    };
    let is_refused = response.status().is_client_error() || response.status().is_server_error();
    if is_refused || !may_set_cookies {
        response.headers_mut().remove(SET_COOKIE);
    } else if let Some(cookie) = named.greet(&visitor.guest, visitor.scheme, &app.key) {
        cookies::set(&mut response, &cookie);
    }
    response
}

/// For what is no page: nothing is counted and nobody is greeted, but refusals are told in the visitor's language.
pub(crate) async fn explain(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    cookies::leave_out_unreadable(&mut parts.headers);
    let visitor = Visitor::read(&parts, &app, None);
    let response = app.in_time(next.run(Request::from_parts(parts, body))).await;
    match problem::of(&response) {
        Some(problem) => show_problem(&app, &visitor, problem),
        None => response,
    }
}

fn show_problem(app: &App, visitor: &Visitor, problem: Problem) -> Response {
    let title = say(visitor.lang, "problem-title", &[]);
    let page = pages::problem::page(&visitor.frame(app), &title, &problem.tell(visitor.lang));
    (problem.status(), Html(page.into_string())).into_response()
}

/// The first of the browser's languages that we have.
fn preferred_lang(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codes = accepted.split(',').filter_map(|language| language.trim().get(..2));
    codes.find_map(|code| code.to_ascii_lowercase().parse().ok()).unwrap_or_default()
}

/// The host as the visitor sees it.
fn host(headers: &HeaderMap) -> &str {
    let is_host =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    host.filter(is_host).unwrap_or("localhost")
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Visitor, Problem> {
        parts.extensions.get::<Visitor>().cloned().ok_or(Refusal::Internal.into())
    }
}
