//! The same tables for programs, as JSON. `docs/api.md` documents it with examples.

mod affairs;
mod bearer;
mod document;
mod me;
pub(super) mod schema;
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
use axum::routing::any;
use axum::{Json, Router};
use game::{Lang, OptionSpec};
use serde::de::DeserializeOwned;
use serde_json::Value;
use service::Refusal;

pub(crate) use affairs::Listeners;
pub(super) use bearer::Bearer;
pub use document::openapi;

use super::games::FinishedGamesTold;
use super::{looking, tournaments};
use crate::app::App;
use crate::problem::{self, Problem};
use document::{About, Described};
use schema::reply;
use told::ErrorTold;

pub(super) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    described()
        .into_router()
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(nothing)
        .layer(super::csrf())
        .layer(super::catch_panics())
        .layer(from_fn_with_state(app.clone(), greet))
}

/// Every request with what belongs to it.
fn described() -> Described {
    let at_tables = Described::new()
        .get("/api/games", games, &About::replies::<GamesTold>("Lists the games."))
        .get("/api/games/finished", super::games::json, &finished())
        .get("/api/openapi.json", document::show, &About::replies::<Value>("Shows this document."))
        .post(
            "/api/tables",
            tables::create,
            &About::replies::<tables::MadeTold>("Makes a table.")
                .created()
                .takes::<tables::Create>()
                .by_seat(),
        )
        .get(
            "/api/tables/{id}",
            tables::show,
            &About::replies::<told::TableTold>("Shows a table as a spectator or a seat sees it.")
                .query("seat", "The seat, which has to be that of the token.")
                .by_seat(),
        )
        .post(
            "/api/tables/{id}/seats",
            tables::sit,
            &About::replies::<tables::SatTold>("Takes a seat.").created().takes::<tables::Sit>().by_seat(),
        )
        .post(
            "/api/tables/{id}/reveal",
            tables::reveal,
            &About::replies::<tables::ChangedTold>("Reveals the entropy that a seat is committed to.")
                .takes::<tables::Reveal>()
                .by_seat(),
        )
        .post(
            "/api/tables/{id}/steps",
            tables::play,
            &About::replies::<told::PlayedTold>("Plays.").takes::<tables::Play>().by_seat(),
        )
        .post(
            "/api/tables/{id}/undo",
            tables::undo,
            &About::replies::<tables::UndoneTold>("Takes a decision back, or asks to.")
                .takes::<tables::At>()
                .by_seat(),
        )
        .post(
            "/api/tables/{id}/answer",
            tables::answer,
            &About::replies::<tables::ChangedTold>("Answers somebody's request to take a decision back.")
                .takes::<tables::Reply>()
                .by_seat(),
        )
        .post(
            "/api/tables/{id}/resign",
            tables::resign,
            &About::replies::<tables::ChangedTold>("Resigns.").takes::<tables::At>().by_seat(),
        )
        .get("/api/tables/{id}/record", looking::record, &About::text("The record, once the game is over."))
        .get("/api/tables/{id}/events", tables::events, &About::stream("Streams every new revision."));
    of_accounts(at_tables).get(
        "/api/tournaments/{id}",
        tournaments::json,
        &About::replies::<tournaments::TournamentTold>("Shows a tournament."),
    )
}

/// What finds finished games.
fn finished() -> About {
    About::replies::<FinishedGamesTold>("Finds finished games of public tables.")
        .query("game", "The id of the game; with it, `option-KEY` is the value of one of its options.")
        .query("player", "The name of an account.")
        .query("bot", "The name of a computer player.")
        .query("result", "`won`, `drawn` or `lost`, for that player.")
        .query("ended", "`played`, `resigned` or `timed-out`.")
        .query("rating", "The rating that somebody at the table had at least.")
        .query("from", "The first day.")
        .query("to", "The last day.")
        .query("after", "Where to go on.")
}

/// What needs the token of an account.
fn of_accounts(described: Described) -> Described {
    described
        .get(
            "/api/me",
            me::show,
            &About::replies::<me::MeTold>("Says for which account a token acts.").by_account(),
        )
        .get(
            "/api/me/games",
            me::games,
            &About::replies::<me::OwnGamesTold>("Lists the account's games that are not over.").by_account(),
        )
        .get(
            "/api/me/challenges",
            me::challenges,
            &About::replies::<me::ChallengesTold>("Lists challenges of the account and to it.").by_account(),
        )
        .post(
            "/api/me/challenges",
            me::challenge,
            &About::replies::<me::AskedTold>("Challenges somebody.")
                .created()
                .takes::<me::Ask>()
                .by_account(),
        )
        .post(
            "/api/me/challenges/{id}/accept",
            me::accept,
            &About::replies::<me::AcceptedTold>("Accepts a challenge.").by_account(),
        )
        .post(
            "/api/me/challenges/{id}/decline",
            me::decline,
            &About::replies::<me::EndedTold>("Declines a challenge.").by_account(),
        )
        .post(
            "/api/me/challenges/{id}/withdraw",
            me::withdraw,
            &About::replies::<me::EndedTold>("Takes a challenge back.").by_account(),
        )
        .get(
            "/api/me/events",
            affairs::stream,
            &About::stream_of::<affairs::News>("Streams what becomes of the account's games and challenges.")
                .by_account(),
        )
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

reply! {
    /// All games.
    struct GamesTold {
        games: Vec<GameTold>,
    }
}

reply! {
    /// A game.
    struct GameTold {
        /// Its id.
        game: &'static str,
        name: String,
        /// The smallest and the largest number of players.
        seats: [u8; 2],
        options: &'static [OptionSpec],
    }
}

async fn games() -> Json<GamesTold> {
    let game = |entry: &catalog::Entry| GameTold {
        game: entry.id,
        name: (entry.say)("name", Lang::En),
        seats: [entry.seats.0, entry.seats.1],
        options: entry.options,
    };
    Json(GamesTold { games: catalog::GAMES.iter().map(game).collect() })
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
