//! The same tables for programs, as JSON. `docs/api.md` documents it with examples.

mod affairs;
mod bearer;
mod me;
mod tables;
mod told;

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use game::{Lang, OptionSpec};
use serde::Serialize;
use serde::de::DeserializeOwned;
use service::Refusal;

pub(crate) use affairs::Listeners;
pub(super) use bearer::Bearer;

use super::{looking, tournaments};
use crate::app::App;
use crate::problem::{self, Problem};
use told::ErrorTold;

pub(super) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/seats", post(tables::sit))
        .route("/api/tables/{id}/reveal", post(tables::reveal))
        .route("/api/tables/{id}/steps", post(tables::play))
        .route("/api/tables/{id}/undo", post(tables::undo))
        .route("/api/tables/{id}/answer", post(tables::answer))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/record", get(looking::record))
        .route("/api/tables/{id}/events", get(tables::events))
        .route("/api/tournaments/{id}", get(tournaments::json))
        .route("/api/me", get(me::show))
        .route("/api/me/games", get(me::games))
        .route("/api/me/challenges", get(me::challenges).post(me::challenge))
        .route("/api/me/challenges/{id}/accept", post(me::accept))
        .route("/api/me/challenges/{id}/decline", post(me::decline))
        .route("/api/me/challenges/{id}/withdraw", post(me::withdraw))
        .route("/api/me/events", get(affairs::stream))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(nothing)
        .layer(super::csrf())
        .layer(super::catch_panics())
        .layer(from_fn_with_state(app.clone(), greet))
}

/// Every request goes through here: limits apply to programs, too, and refusals become JSON.
async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let client = Client(app.proxies.source(&parts).address);
    let response = if let Err(problem) = app.limits.request(client.0) {
        problem.into_response()
    } else {
        let answering = async {
            match Bearer::read(&app, &parts).await {
                Ok(bearer) => {
                    parts.extensions.insert(client);
                    parts.extensions.insert(bearer);
                    next.run(Request::from_parts(parts, body)).await
                }
                Err(problem) => problem.into_response(),
            }
        };
        app.in_time(answering).await
    };
    match problem::of(&response) {
        Some(problem) => refusal(problem),
        None => response,
    }
}

fn refusal(problem: Problem) -> Response {
    let mut response = (problem.status(), Json(ErrorTold::of(problem))).into_response();
    if problem.status() == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

/// Refuses with a sentence that says what is wrong.
fn refuse(problem: &str) -> Response {
    (StatusCode::BAD_REQUEST, Json(ErrorTold::saying(problem))).into_response()
}

/// Where a request comes from.
#[derive(Clone, Copy)]
struct Client(IpAddr);

async fn nothing() -> Problem {
    Refusal::NotFound.into()
}

/// All games.
#[derive(Serialize)]
struct GamesTold {
    games: Vec<GameTold>,
}

/// A game.
#[derive(Serialize)]
struct GameTold {
    /// Its id.
    game: &'static str,
    name: String,
    /// The smallest and the largest number of players.
    seats: (u8, u8),
    options: &'static [OptionSpec],
}

async fn games() -> Json<GamesTold> {
    let game = |entry: &catalog::Entry| GameTold {
        game: entry.id,
        name: (entry.say)("name", Lang::En),
        seats: entry.seats,
        options: entry.options,
    };
    Json(GamesTold { games: catalog::GAMES.iter().map(|entry| game(entry)).collect() })
}

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Client, Problem> {
        parts.extensions.get::<Client>().copied().ok_or(Refusal::Internal.into())
    }
}

/// A JSON body. If it cannot be read, the refusal says what is wrong.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Response> {
        let is_json = is_json(request.headers());
        let bytes = Bytes::from_request(request, app).await.map_err(|_| Problem::TooLong.into_response())?;
        if !is_json {
            return Err(Problem::BadRequest.into_response());
        }
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| refuse(&format!("the body cannot be read: {error}")))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().map(str::trim) == Some("application/json")
}
