//! Who sent a request: the guest named in the cookie, their language and colours, and where they come from.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use game::Lang;
use service::{
    Caller, Challenge, Client, GuestId, Invitation, Key, KnownAs, Refusal, Search, SignedIn, Site, Sitter,
    TableId, clean_name,
};

use crate::app::App;
use crate::back::with_way_back;
use crate::browser;
use crate::cookies::{self, Named};
use crate::frame::{Coach, Frame, TalkChoice, ThemeChoice};
use crate::pages::{self, Reach};
use crate::problem::{self, Problem};
use crate::routes::Away;
use crate::source::{self, Scheme, Source};
use crate::words::say;

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    pub(crate) came: Came,
    /// The account that they are signed in to.
    pub(crate) signed_in: Option<Arc<SignedIn>>,
    /// Whether something was decided about them that they have not read.
    pub(crate) has_news: bool,
    /// The tables at which others wait for them, if they ask for a page.
    pub(crate) waiting: Arc<[TableId]>,
    /// How their search for others to play with stands, if they ask for a page.
    pub(crate) seeking: Option<Search>,
    /// What they are asked for and ask others for, if they ask for a page.
    challenges: Arc<[Challenge]>,
    /// What they are invited to, if they ask for a page of text.
    invited: Arc<[Invitation]>,
    /// The guest whom this browser also knows, while it is signed in to an account.
    pub(crate) guest_before: Option<GuestId>,
    /// Who was signed in by this browser before.
    pub(crate) known_as: Option<KnownAs>,
    /// The present, in seconds since 1970.
    pub(crate) now: i64,
    /// What the browser calls itself.
    pub(crate) browser: String,
    pub(crate) name: Option<String>,
    /// Whether they were asked for a name before, even if they gave none.
    pub(crate) was_asked: bool,
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    pub(crate) coach: Coach,
    pub(crate) talk: TalkChoice,
    pub(crate) address: IpAddr,
    pub(crate) scheme: Scheme,
    /// Whether the script asks for just a part of the page.
    pub(crate) wants_fragment: bool,
    path: String,
    origin: String,
    reach: Reach,
}

/// Whether somebody is known by a cookie, or comes for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Came {
    Before,
    Now,
}

impl Visitor {
    pub(crate) fn frame<'a>(&'a self, app: &'a App) -> Frame<'a> {
        Frame {
            lang: self.lang,
            theme: self.theme,
            coach: self.coach,
            talk: self.talk,
            name: self.name.as_deref(),
            was_asked: self.was_asked,
            guest: &self.guest,
            signed_in: self.signed_in.as_deref(),
            has_news: self.has_news,
            waiting: &self.waiting,
            seeking: self.seeking.as_ref(),
            challenges: &self.challenges,
            suspended: self.suspended(),
            invited: &self.invited,
            path: &self.path,
            origin: &self.origin,
            reach: self.reach,
            tables: &app.tables,
            assets: &app.assets,
            drawn: &app.drawn,
        }
    }

    /// Leads them to sign in, and from there back to what they asked for.
    pub(crate) fn to_sign_in(&self) -> Redirect {
        Redirect::to(&with_way_back("/sign-in", Some(&self.path)))
    }

    /// Whether they would change something that they may not while they are suspended. What concerns only themselves they may.
    fn may_only_look(&self, parts: &Parts) -> bool {
        let path = parts.uri.path();
        let is_own =
            OWN_AFFAIRS.contains(&path) || path.starts_with("/mail/") || path.starts_with("/account/notices");
        self.suspended().is_some() && parts.method != Method::GET && !is_own
    }

    /// Until when they may only look.
    fn suspended(&self) -> Option<i64> {
        let account = &self.signed_in.as_ref()?.account;
        account.suspended_until.filter(|until| *until > self.now)
    }

    /// The guest as a sitter.
    pub(crate) fn sitter(&self) -> Sitter {
        Sitter::Guest(self.guest.clone())
    }

    /// Where their passkeys are for, if browsers have any at the address that they use.
    pub(crate) fn site(&self) -> Option<Site> {
        Site::read(&self.origin)
    }

    /// For whom the server works when this visitor asks for something.
    pub(crate) fn client(&self) -> Client {
        Client::at(self.address)
    }

    /// Where they come from, as far as signing in is concerned.
    pub(crate) fn caller(&self) -> Caller {
        Caller { address: self.address, label: self.browser.clone(), known_as: self.known_as.clone() }
    }

    fn read(parts: &Parts, app: &App, identity: Identity) -> Visitor {
        let headers = &parts.headers;
        let jar = CookieJar::from_headers(headers);
        let cookie = |name| jar.get(name).map(Cookie::value);
        let Source { address, scheme } = app.proxies.source(parts);
        let Identity { signed_in, named, invited } = identity;
        let account = signed_in.as_ref().map(|signed_in| &signed_in.account);
        let own_name = || cookie("name").map(clean_name).filter(|name| !name.is_empty());
        Visitor {
            guest: account
                .map(|account| account.id.clone())
                .or_else(|| named.guest())
                .unwrap_or_else(Key::fresh_guest),
            came: if account.is_some() || named.guest().is_some() { Came::Before } else { Came::Now },
            was_asked: account.is_some() || cookie("name").is_some(),
            name: account.map(|account| account.name.clone()).or_else(own_name),
            guest_before: account.and_then(|_| named.guest()),
            signed_in: signed_in.clone(),
            has_news: false,
            waiting: Arc::default(),
            seeking: None,
            challenges: Arc::default(),
            invited,
            known_as: cookies::known_as(headers, &app.key),
            browser: browser::name(headers),
            now: app.people.now(),
            lang: cookie("lang")
                .and_then(|code| code.parse().ok())
                .unwrap_or_else(|| preferred_lang(headers)),
            theme: cookie("theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            coach: cookie("coach").and_then(|coach| coach.parse().ok()).unwrap_or_default(),
            talk: cookie("phrases").and_then(|talk| talk.parse().ok()).unwrap_or_default(),
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

/// What somebody who may only look may still send: what concerns nobody else.
const OWN_AFFAIRS: [&str; 22] = [
    "/account/password",
    "/account/mail",
    "/account/codes",
    "/account/passkeys",
    "/account/passkeys/start",
    "/account/passkeys/remove",
    "/account/proof",
    "/account/device",
    "/account/sessions",
    "/account/end",
    "/account/stay",
    "/sign-in/passkey",
    "/sign-in/passkey/start",
    "/account/blocks",
    "/account/decisions",
    "/block",
    "/account/seeing",
    "/account/archive",
    "/account/tokens/end",
    "/account/programs/end",
    "/sign-out",
    "/settings",
];

/// Every page goes through here: the visitor is identified, refusals become pages in their language, and a new guest gets
/// a cookie. What is refused sets none, and neither does what another site had the browser send.
pub(crate) async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    cookies::leave_out_unreadable(&mut parts.headers);
    let source = app.proxies.source(&parts);
    let identity = match app.limits.request(source.address) {
        Ok(()) => identify(&app, &parts, source.scheme).await.map_err(Problem::from),
        Err(problem) => Err(problem),
    };
    let (identity, problem) = match identity {
        Ok(identity) => (identity, None),
        Err(problem) => (Identity::default(), Some(problem)),
    };
    let mut visitor = Visitor::read(&parts, &app, identity.clone());
    if let Some(who) = looking(&parts, &identity).filter(|_| problem.is_none()) {
        visitor.has_news = app.people.has_news(&who).await.unwrap_or(false);
        visitor.waiting = waiting(&app, &parts, &who).await;
        visitor.seeking = seeking(&app, &who).await;
        visitor.challenges = challenges(&app, &visitor, &who).await;
    }
    let may_set_cookies = cookies::may_be_set(&parts);
    let problem = problem.or_else(|| visitor.may_only_look(&parts).then_some(Problem::Suspended));
    // Nothing is called by a name with a zero byte, and not every database can be asked for one.
    let problem = problem.or_else(|| parts.uri.path().contains("%00").then(|| Refusal::NotFound.into()));
    let response = if let Some(problem) = problem {
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
    } else if visitor.signed_in.is_none()
        && !is_signing_in(&response)
        && let Some(cookie) = identity.named.greet(&visitor.guest, visitor.scheme, &app.key)
    {
        cookies::set(&mut response, &cookie);
    }
    response
}

/// Who asks for a page that may have to say something about them. There is nothing about somebody who was never here.
fn looking(parts: &Parts, identity: &Identity) -> Option<GuestId> {
    let account = identity.signed_in.as_ref().map(|signed_in| signed_in.account.id.clone());
    let is_page = parts.method == Method::GET
        && !parts.headers.contains_key("x-fragment")
        && !is_for_script(parts.uri.path());
    account.or_else(|| identity.named.guest()).filter(|_| is_page)
}

/// What the script asks for at a table, with every piece of news: it has no room for what pages say of their reader, so nothing is
/// looked up for it.
fn is_for_script(path: &str) -> bool {
    let below = path.strip_prefix("/t/").and_then(|rest| rest.split_once('/')).map(|(_, below)| below);
    matches!(below, Some("live" | "events" | "frame" | "what" | "replay/what" | "retry/what"))
}

/// The tables at which others wait for somebody, without those that they have put away.
async fn waiting(app: &App, parts: &Parts, who: &GuestId) -> Arc<[TableId]> {
    let away = Away::read(&CookieJar::from_headers(&parts.headers));
    // Whoever is called to a table of a tournament is not there yet, which is more pressing.
    let mut waiting = app.tables.called(who);
    waiting.extend(app.tables.that_ask(who).await.unwrap_or_default());
    waiting.into_iter().filter(|table| !away.has(table)).collect()
}

/// How somebody's search stands, if they wait. Asking for any page says that they still do.
async fn seeking(app: &App, who: &GuestId) -> Option<Search> {
    let search = app.tables.search(who)?;
    if search.is_kept()
        && let Err(refusal) = app.tables.still_seeks(who).await
    {
        tracing::warn!(?refusal, "it could not be noted that somebody still waits");
    }
    Some(search)
}

/// What somebody is asked for and asks others for. Most are asked for nothing, and that is known without asking the store.
async fn challenges(app: &App, visitor: &Visitor, who: &GuestId) -> Arc<[Challenge]> {
    let asks = visitor.seeking.as_ref().is_some_and(|search| *search != Search::Waiting);
    if visitor.signed_in.is_none() || (app.tables.count_challenges(who) == 0 && !asks) {
        return Arc::default();
    }
    app.tables.challenges(who).await.map_or_else(|_| Arc::default(), Arc::from)
}

/// Whether an answer says already who the browser is from now on.
fn is_signing_in(response: &Response) -> bool {
    response.extensions().get::<SigningIn>().is_some()
}

/// Marks an answer that says who the browser is from now on.
#[derive(Clone, Copy)]
pub(crate) struct SigningIn;

/// Whom the cookies of a request name.
#[derive(Clone, Default)]
struct Identity {
    signed_in: Option<Arc<SignedIn>>,
    named: Named,
    invited: Arc<[Invitation]>,
}

/// A session counts before a guest, and a guest only as long as no account has adopted it.
async fn identify(app: &App, parts: &Parts, scheme: Scheme) -> Result<Identity, Refusal> {
    let headers = &parts.headers;
    let mut signed_in = None;
    for token in cookies::sessions(headers, scheme) {
        if signed_in.is_none() {
            signed_in = app.people.signed_in(&token).await?;
        }
    }
    let named = Named::read(headers, &app.key).without_adopted(&app.people).await?;
    let invited = invited(app, parts, signed_in.as_deref()).await;
    Ok(Identity { signed_in, named, invited })
}

/// What somebody is invited to, for whoever asks for a page. What a table asks for again and again has no room for it.
async fn invited(app: &App, parts: &Parts, signed_in: Option<&SignedIn>) -> Arc<[Invitation]> {
    let Some(signed_in) = signed_in else { return Arc::default() };
    if parts.method != Method::GET || parts.uri.path().starts_with("/t/") {
        return Arc::default();
    }
    let invited = app.people.invitations(&signed_in.account.id).await;
    invited.map_or_else(|_| Arc::default(), Arc::from)
}

/// For what is no page: nothing is counted and nobody is greeted, but refusals are told in the visitor's language.
pub(crate) async fn explain(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    cookies::leave_out_unreadable(&mut parts.headers);
    let visitor = Visitor::read(&parts, &app, Identity::default());
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

#[cfg(test)]
mod tests {
    use super::is_for_script;

    #[test]
    fn nothing_is_looked_up_about_the_reader_for_what_comes_with_every_piece_of_news() {
        for path in ["/t/abc/live", "/t/abc/events", "/t/abc/frame", "/t/abc/what", "/t/abc/replay/what"] {
            assert!(is_for_script(path), "{path}");
        }
        for path in ["/t/abc", "/t/abc/replay", "/t/abc/review", "/t/abc/plan", "/", "/lobby", "/t/live"] {
            assert!(!is_for_script(path), "{path}");
        }
    }
}
