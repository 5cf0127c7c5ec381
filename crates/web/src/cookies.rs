//! Cookies: which guest or session they name, and when an answer may set them.

use std::borrow::Cow;
use std::time::Duration;

use axum::http::header::{ACCEPT, COOKIE, HOST, ORIGIN, REFERER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, SameSite};
use service::{GuestId, Key, KnownAs, People, Refusal};

use crate::source::Scheme;

/// Names the guest where the browser reaches the server without TLS, and before there were two names.
const PLAIN: &str = "akhet";

/// Names the guest where there is TLS. By the prefix, browsers take it only from this very host and over TLS, so neither a
/// neighbouring host nor somebody on the line can put another in its place.
const SAFE: &str = "__Host-akhet";

/// The same for whoever is signed in: what these hold opens an account.
const PLAIN_SESSION: &str = "akhet-session";
const SAFE_SESSION: &str = "__Host-akhet-session";

/// Says that somebody was signed in by this browser before, so that nobody else can use up their tries.
const KNOWN: &str = "akhet-known";

const YEAR: Duration = Duration::from_hours(365 * 24);

/// The most cookies of one name that are tried. Browsers send two at most, for a path and for the whole host.
const MOST_TRIED: usize = 8;

/// A cookie that the visitor's browser keeps for a year, out of reach of scripts.
pub(crate) fn kept(
    scheme: Scheme,
    name: &'static str,
    value: impl Into<Cow<'static, str>>,
) -> Cookie<'static> {
    let age = YEAR.try_into().expect("a year is not too long");
    let cookie = Cookie::build((name, value)).path("/").max_age(age).http_only(true).same_site(SameSite::Lax);
    match scheme {
        Scheme::Http => cookie.build(),
        Scheme::Https => cookie.secure(true).build(),
    }
}

/// The guest that a browser's cookies name.
#[derive(Clone, Default)]
pub(crate) struct Named {
    safe: Option<GuestId>,
    plain: Option<GuestId>,
}

impl Named {
    /// Whichever cookie this server signed counts, no matter what others of the same name there are.
    pub(crate) fn read(headers: &HeaderMap, key: &Key) -> Named {
        Named { safe: signed(headers, SAFE, key), plain: signed(headers, PLAIN, key) }
    }

    /// Leaves out guests whom accounts have adopted.
    pub(crate) async fn without_adopted(self, people: &People) -> Result<Named, Refusal> {
        let is_left = async |guest: Option<GuestId>| match guest {
            Some(guest) if people.is_adopted(&guest).await? => Ok::<_, Refusal>(None),
            guest => Ok(guest),
        };
        Ok(Named { safe: is_left(self.safe).await?, plain: is_left(self.plain).await? })
    }

    pub(crate) fn guest(&self) -> Option<GuestId> {
        self.safe.as_ref().or(self.plain.as_ref()).cloned()
    }

    /// What to set so that the browser names this guest from now on. The plain cookie goes only once the browser has shown
    /// that it keeps the safe one, so nobody is forgotten on the way.
    pub(crate) fn greet(&self, guest: &GuestId, scheme: Scheme, key: &Key) -> Option<Cookie<'static>> {
        match (scheme, &self.safe, &self.plain) {
            (Scheme::Https, None, _) => Some(kept(scheme, SAFE, key.sign(guest))),
            (Scheme::Https, Some(safe), Some(plain)) if safe == plain => Some(removal(PLAIN)),
            (Scheme::Http, None, None) => Some(kept(scheme, PLAIN, key.sign(guest))),
            (Scheme::Https | Scheme::Http, Some(_), _) | (Scheme::Http, None, Some(_)) => None,
        }
    }
}

/// What the cookies of a browser hold that opens an account, if anything does. Where there is TLS, only the safe one counts:
/// the other may have been planted by a neighbouring host.
pub(crate) fn sessions(headers: &HeaderMap, scheme: Scheme) -> Vec<String> {
    let name = match scheme {
        Scheme::Http => PLAIN_SESSION,
        Scheme::Https => SAFE_SESSION,
    };
    values(headers, name).collect()
}

/// The cookies of a browser that is signed in. The guest that it was before is not named any more if an account has adopted it.
pub(crate) fn signed_in(scheme: Scheme, token: &str, account: &GuestId, key: &Key) -> [Cookie<'static>; 2] {
    let name = match scheme {
        Scheme::Http => PLAIN_SESSION,
        Scheme::Https => SAFE_SESSION,
    };
    [kept(scheme, name, token.to_owned()), kept(scheme, KNOWN, key.sign_known(account))]
}

/// Takes the cookies of a browser away that open an account.
pub(crate) fn signed_out() -> [Cookie<'static>; 2] {
    [removal(PLAIN_SESSION), removal(SAFE_SESSION)]
}

/// Takes the cookies away that name a guest.
pub(crate) fn forgotten() -> [Cookie<'static>; 2] {
    [removal(PLAIN), removal(SAFE)]
}

/// Who was signed in by this browser before.
pub(crate) fn known_as(headers: &HeaderMap, key: &Key) -> Option<KnownAs> {
    values(headers, KNOWN).find_map(|value| key.read_known(&value))
}

/// Leaves out the cookies that cannot be read, so that all others can be. Any program on this host, and any neighbouring
/// host, may have set them.
pub(crate) fn leave_out_unreadable(headers: &mut HeaderMap) {
    if headers.get_all(COOKIE).iter().all(|line| line.to_str().is_ok()) {
        return;
    }
    let lines: Vec<HeaderValue> = headers.get_all(COOKIE).iter().filter_map(readable).collect();
    headers.remove(COOKIE);
    for line in lines {
        headers.append(COOKIE, line);
    }
}

fn readable(line: &HeaderValue) -> Option<HeaderValue> {
    let is_readable = |cookie: &&[u8]| cookie.iter().all(|byte| (b' '..=b'~').contains(byte));
    let cookies: Vec<&[u8]> = line.as_bytes().split(|byte| *byte == b';').filter(is_readable).collect();
    HeaderValue::from_bytes(&cookies.join(&b';')).ok()
}

fn signed(headers: &HeaderMap, name: &'static str, key: &Key) -> Option<GuestId> {
    values(headers, name).find_map(|value| key.read(&value))
}

/// What the cookies of a name hold.
fn values(headers: &HeaderMap, name: &'static str) -> impl Iterator<Item = String> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let named = cookies.filter(move |cookie| cookie.name() == name).take(MOST_TRIED);
    named.map(|cookie| cookie.value().to_owned())
}

fn removal(name: &'static str) -> Cookie<'static> {
    // Browsers take a cookie of a name that begins like this only if it is secure, even to remove it.
    let mut cookie = Cookie::build((name, "")).path("/").secure(name.starts_with("__Host-")).build();
    cookie.make_removal();
    cookie
}

/// Adds a cookie to an answer.
pub(crate) fn set(response: &mut Response, cookie: &Cookie<'_>) {
    if let Ok(value) = HeaderValue::from_str(&cookie.encoded().to_string()) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

/// Whether the answer to a request may set cookies: not if another site had the browser send it, except when the user
/// follows a link. Browsers leave our cookies out of whatever else other sites send, so the sender looks like a new guest,
/// and a cookie for that guest would erase the one the user has.
pub(crate) fn may_be_set(parts: &Parts) -> bool {
    let headers = &parts.headers;
    if is_prefetch(headers) {
        return false;
    }
    match text(headers, "sec-fetch-site") {
        Some("same-origin" | "none") => true,
        Some(_) => {
            parts.method == Method::GET
                && text(headers, "sec-fetch-mode") == Some("navigate")
                && text(headers, "sec-fetch-dest") == Some("document")
        }
        None => may_be_set_by_origin(&parts.method, headers),
    }
}

/// Without TLS, browsers do not say what kind of request it is, but where it comes from.
fn may_be_set_by_origin(method: &Method, headers: &HeaderMap) -> bool {
    let host = text(headers, HOST.as_str());
    let is_here = |address: &str| {
        let authority = address.split_once("://").map(|(_, rest)| rest.split('/').next());
        authority.is_some() && authority == Some(host)
    };
    let accepts = text(headers, ACCEPT.as_str());
    let accepts_pages = |kinds: &str| kinds.contains("text/html");
    match (text(headers, ORIGIN.as_str()), text(headers, REFERER.as_str())) {
        (Some(origin), _) => is_here(origin),
        (None, Some(referer)) if is_here(referer) => true,
        (None, Some(_)) => *method == Method::GET && accepts.is_some_and(accepts_pages),
        // A program says nothing, or that it takes anything; a page of another site may keep where a picture stands to itself.
        (None, None) => accepts.is_none_or(|kinds| kinds == "*/*" || accepts_pages(kinds)),
    }
}

/// Whether the browser only asks in advance, in case the user follows a link.
fn is_prefetch(headers: &HeaderMap) -> bool {
    ["sec-purpose", "purpose"]
        .iter()
        .any(|name| text(headers, name).is_some_and(|why| why.contains("prefetch")))
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
