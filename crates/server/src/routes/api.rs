//! The same tables for programs, as JSON. `docs/api.md` tells it with examples.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use bots::Bot;
use catalog::Entropy;
use futures_util::stream::Stream;
use game::{Chosen, Lang, Seat, Turn, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::events::revisions;
use super::fields::Asked;
use crate::app::App;
use crate::random;
use crate::refusal::Refusal;
use crate::tables::{Answer, HowFar, Kind, Live, NewTable, Progress, Sitter, Snapshot};
use crate::visitor::{address, clean_name, guard};

pub(super) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(show))
        .route("/api/tables/{id}/seats", post(sit))
        .route("/api/tables/{id}/steps", post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/answer", post(answer))
        .route("/api/tables/{id}/resign", post(resign))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(nothing)
        .layer(from_fn_with_state(app.clone(), greet))
}

/// Every request passes here: limits hold for programs, too, and refusals become JSON.
async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let client = Client(address(&parts));
    let response = if let Err(refusal) = guard(&app, &parts, client.0) {
        refusal.into_response()
    } else {
        parts.extensions.insert(client);
        next.run(Request::from_parts(parts, body)).await
    };
    match response.extensions().get::<Refusal>() {
        Some(refusal) => (refusal.status(), Json(json!({ "error": refusal.tell(Lang::En) }))).into_response(),
        None => response,
    }
}

/// Where a request comes from.
#[derive(Clone, Copy)]
struct Client(IpAddr);

async fn nothing() -> Refusal {
    Refusal::NotFound
}

async fn games() -> Json<Value> {
    let game = |entry: &catalog::Entry| json!({ "game": entry.id, "name": (entry.say)("name", Lang::En), "seats": entry.seats, "options": entry.options });
    Json(json!({ "games": catalog::GAMES.iter().map(game).collect::<Vec<_>>() }))
}

/// A table to be made. Each seat is `open`, or the name of a computer player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: String,
    seats: Vec<String>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    listed: bool,
    /// Whether everybody at it may ask for hints.
    #[serde(default)]
    hints: bool,
}

async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    Body(asked): Body<Create>,
) -> Result<Response, Refusal> {
    let new = match read_table(&asked) {
        Ok(new) => new,
        Err(problem) => return Ok(refuse(&problem)),
    };
    app.limits.table(client.0)?;
    let now = app.tables.create(new).await?.now();
    let answer = json!({ "table": now.id, "commitment": now.commitment, "revision": now.revision });
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// The table that is asked for, or a sentence why there can be none like it.
fn read_table(asked: &Create) -> Result<NewTable, String> {
    let entry = catalog::find(&asked.game).map_err(|error| error.to_string())?;
    let chosen = Chosen::parse(entry.options, &asked.options).map_err(|error| error.0)?;
    let seats = usize::from((entry.count_seats)(&chosen).map_err(|error| error.0)?);
    if asked.seats.len() != seats {
        return Err(format!("with these options there are {seats} seats"));
    }
    let sitter = |name: &String| match name.as_str() {
        "open" => Ok(Sitter::Nobody),
        name => Bot::named(name).map(Sitter::Bot).ok_or_else(|| {
            let names = Bot::NAMED.map(|bot| bot.to_string()).join(", ");
            format!("a seat is open or the name of a computer player ({names}), not `{name}`")
        }),
    };
    Ok(NewTable {
        entry,
        options: chosen.to_string(),
        kind: if asked.listed { Kind::Open } else { Kind::Private },
        creator: String::new(),
        sitters: asked.seats.iter().map(sitter).collect::<Result<_, String>>()?,
        random_seats: false,
        hints: asked.hints,
        opening: Vec::new(),
    })
}

/// A sentence that says what is wrong with what was asked.
fn refuse(problem: &str) -> Response {
    (StatusCode::BAD_REQUEST, Json(json!({ "error": problem }))).into_response()
}

/// A change that was refused: why, and at which revision the table is.
fn refused(live: &Live, refusal: Refusal) -> Response {
    let answer = json!({ "error": refusal.tell(Lang::En), "revision": live.now().revision });
    (refusal.status(), Json(answer)).into_response()
}

/// Somebody who wants to sit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    seat: Option<usize>,
    #[serde(default)]
    name: String,
    /// What is put into the draws: up to 64 bytes as hexadecimal digits. Without it the server draws some.
    entropy: Option<String>,
}

async fn sit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(asked): Body<Sit>,
) -> Result<Response, Refusal> {
    let live = app.tables.find(&id).await?;
    let entropy = match asked.entropy {
        None => Entropy::Hosted(random::bytes::<16>().to_vec()),
        Some(digits) => match digits.parse() {
            Ok(Entropy::Given(bytes)) => Entropy::Given(bytes),
            Ok(Entropy::Hosted(_) | Entropy::Absent) | Err(_) => {
                return Ok(refuse("entropy is 2 to 128 hexadecimal digits in small letters"));
            }
        },
    };
    let token = random::name();
    let who = Sitter::Program(random::hash(&token));
    let seated = app.tables.sit(&live, who.clone(), asked.seat, &clean_name(&asked.name), entropy).await;
    Ok(match seated {
        // Where seats are drawn and this was the last chair, the seat is another than the chair.
        Ok((now, place)) => {
            let seat = now.seats_of(&who).first().map_or(place, |seat| seat.index());
            let answer = json!({ "seat": seat, "token": token, "revision": now.revision });
            (StatusCode::CREATED, Json(answer)).into_response()
        }
        Err(refusal) => refused(&live, refusal),
    })
}

async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(asked): Asked,
    token: Token,
) -> Result<Json<Value>, Refusal> {
    let now = app.tables.find(&id).await?.now();
    let seat = asked.maybe::<u8>("seat")?.map(Seat::try_from).transpose().map_err(|_| Refusal::BadRequest)?;
    if let Some(seat) = seat {
        let holds = token.sitter().is_some_and(|who| now.seats_of(&who).contains(&seat));
        if !holds {
            return Err(Refusal::NotYourSeat);
        }
    }
    Ok(Json(tell(&now, seat)))
}

/// A table as a seat or a spectator may know it.
fn tell(now: &Snapshot, seat: Option<Seat>) -> Value {
    let name = |chair: &crate::tables::Chair| match (chair.bot(), chair.is_ready()) {
        (Some(bot), _) => json!({ "bot": bot.to_string() }),
        (None, true) => json!({ "name": chair.name }),
        (None, false) => Value::Null,
    };
    let mut told = json!({
        "table": now.id,
        "game": now.entry.id,
        "options": now.options,
        "revision": now.revision,
        "progress": match now.progress() {
            Progress::Gathering => "gathering",
            Progress::Playing => "playing",
            Progress::Over => "over",
        },
        "commitment": now.commitment,
        "hints": now.hints,
        "seats": now.chairs.iter().map(name).collect::<Vec<_>>(),
    });
    let Some(game) = &now.game else { return told };
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    told["turn"] = json!(game.turn());
    told["score"] = json!(game.shown_score(viewer));
    told["view"] = game.view(viewer);
    told["steps"] = json!(game.shown_steps(0, viewer));
    if seat.map(Turn::Seat) == Some(game.turn()) {
        told["legal"] = json!(game.legal());
    }
    if let Some(outcome) = game.outcome() {
        told["ranks"] =
            json!(Seat::all(now.chairs.len() as u8).map(|seat| outcome.ranks[seat]).collect::<Vec<_>>());
    }
    if let Some(seat) = game.resigned() {
        told["resigned"] = json!(seat);
    }
    if let Some(request) = now.undo_request {
        told["undo_request"] = json!({ "seat": request.by, "steps": request.steps });
    }
    told
}

/// Steps to be taken, all or none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    revision: u64,
    steps: Vec<String>,
}

/// No post takes more steps.
const MOST_STEPS: usize = 16;

/// Answers with the new revision and what was added: the steps of the post, and what was drawn after them.
async fn play(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    token: Token,
    Body(asked): Body<Play>,
) -> Result<Response, Refusal> {
    let live = app.tables.find(&id).await?;
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    if !(1..=MOST_STEPS).contains(&asked.steps.len()) {
        return Err(Refusal::BadRequest);
    }
    let played = app.tables.play(&live, &who, asked.revision, &asked.steps).await;
    Ok(match played {
        Ok(now) => {
            let viewer = now.seats_of(&who).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
            let first = now.marks.partition_point(|mark| *mark < now.revision);
            let steps = now.game.as_ref().map(|game| game.shown_steps(first, viewer));
            let turn = now.game.as_ref().map(|game| game.turn());
            Json(json!({ "revision": now.revision, "steps": steps, "turn": turn })).into_response()
        }
        Err(refusal) => refused(&live, refusal),
    })
}

/// The revision that whoever asks has seen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct At {
    revision: u64,
}

async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    token: Token,
    Body(asked): Body<At>,
) -> Result<Response, Refusal> {
    let live = app.tables.find(&id).await?;
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let undone = app.tables.undo(&live, &who, asked.revision, HowFar::Decision).await;
    Ok(match undone {
        Ok(now) => {
            let is_asked = now.undo_request.is_some();
            Json(json!({ "revision": now.revision, "asked": is_asked })).into_response()
        }
        Err(refusal) => refused(&live, refusal),
    })
}

/// What a seat says to a request to take something back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    revision: u64,
    grant: bool,
}

async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    token: Token,
    Body(asked): Body<Reply>,
) -> Result<Response, Refusal> {
    let live = app.tables.find(&id).await?;
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let answer = if asked.grant { Answer::Granted } else { Answer::Refused };
    let answered = app.tables.answer(&live, &who, asked.revision, answer).await;
    Ok(answer_change(&live, answered))
}

async fn resign(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    token: Token,
    Body(asked): Body<At>,
) -> Result<Response, Refusal> {
    let live = app.tables.find(&id).await?;
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let resigned = app.tables.resign(&live, &who, asked.revision).await;
    Ok(answer_change(&live, resigned))
}

fn answer_change(live: &Live, changed: Result<Arc<Snapshot>, Refusal>) -> Response {
    match changed {
        Ok(now) => Json(json!({ "revision": now.revision })).into_response(),
        Err(refusal) => refused(live, refusal),
    }
}

async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Refusal> {
    super::looking::record(State(app), Path(id)).await
}

async fn events(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let live = app.tables.find(&id).await?;
    let counted = app.limits.stream(client.0)?;
    Ok(revisions(&app, &live, counted))
}

/// The token of a seat, from the header `authorization: Bearer TOKEN`.
struct Token(Option<String>);

impl Token {
    fn sitter(&self) -> Option<Sitter> {
        self.0.as_deref().map(|token| Sitter::Program(random::hash(token)))
    }
}

impl FromRequestParts<Arc<App>> for Token {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Token, Infallible> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        Ok(Token(header.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned)))
    }
}

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Client, Refusal> {
        parts.extensions.get::<Client>().copied().ok_or(Refusal::Internal)
    }
}

/// A JSON body; what cannot be read is refused, with a word on what is wrong.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Response> {
        let is_json = is_json(request.headers());
        let bytes = Bytes::from_request(request, app).await.map_err(|_| Refusal::TooLong.into_response())?;
        if !is_json {
            return Err(Refusal::BadRequest.into_response());
        }
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            (StatusCode::BAD_REQUEST, Json(json!({ "error": format!("the body cannot be read: {error}") })))
                .into_response()
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().map(str::trim) == Some("application/json")
}
