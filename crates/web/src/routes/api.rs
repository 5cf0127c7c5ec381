//! The same tables for programs, as JSON. `docs/api.md` documents it with examples.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
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
use game::{EarlyEnd, Lang, Seat, Turn, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use service::{
    Answer, BadPace, Brought, Chair, HowFar, Kind, Live, NewTable, Rated, Refusal, Revision, Sitter,
    Snapshot, Timed, clean_name,
};

use super::at_table::AtTable;
use super::events::revisions;
use super::fields::Asked;
use super::{looking, tournaments};
use crate::app::App;
use crate::problem::{self, Problem};

pub(super) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/finished", get(super::games::json))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(show))
        .route("/api/tables/{id}/seats", post(sit))
        .route("/api/tables/{id}/reveal", post(reveal))
        .route("/api/tables/{id}/steps", post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/answer", post(answer))
        .route("/api/tables/{id}/resign", post(resign))
        .route("/api/tables/{id}/record", get(looking::record))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/tournaments/{id}", get(tournaments::json))
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
        parts.extensions.insert(client);
        app.in_time(next.run(Request::from_parts(parts, body))).await
    };
    match problem::of(&response) {
        Some(problem) => (problem.status(), Json(told(problem))).into_response(),
        None => response,
    }
}

/// Where a request comes from.
#[derive(Clone, Copy)]
struct Client(IpAddr);

async fn nothing() -> Problem {
    Refusal::NotFound.into()
}

async fn games() -> Json<Value> {
    let game = |entry: &catalog::Entry| json!({ "game": entry.id, "name": (entry.say)("name", Lang::En), "seats": entry.seats, "options": entry.options });
    Json(json!({ "games": catalog::GAMES.iter().map(game).collect::<Vec<_>>() }))
}

/// A table to make. Each seat is `open` or the name of a computer player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: String,
    /// An edition offered by the server, by the SHA-256 of its text.
    #[serde(default)]
    edition: String,
    seats: Vec<String>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    listed: bool,
    /// Whether all players may ask for hints.
    #[serde(default)]
    hints: bool,
    /// How much time everybody has; empty for as much as they like.
    #[serde(default)]
    pace: String,
}

async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    Body(asked): Body<Create>,
) -> Result<Response, Problem> {
    let new = match read_table(&app, client, &asked) {
        Ok(new) => new,
        Err(problem) => return Ok(refuse(&problem)),
    };
    app.limits.table(client.0)?;
    let now = app.tables.create(new).await?.now();
    let answer = json!({ "table": now.id, "commitment": now.commitment, "revision": now.revision });
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// The requested table, or a sentence that says why there cannot be one.
fn read_table(app: &App, client: Client, asked: &Create) -> Result<NewTable, String> {
    let entry = catalog::find(&asked.game).map_err(|error| error.to_string())?;
    let not_offered = || format!("this server offers no edition `{}` of {}", asked.edition, entry.id);
    let chosen = app.editions.choose(entry, &asked.options, &asked.edition).ok_or_else(not_offered)?;
    let chosen = chosen.map_err(|error| error.0)?;
    let seats = usize::from((entry.count_seats)(&chosen).map_err(|error| error.0)?);
    if asked.seats.len() != seats {
        return Err(format!("with these options the number of seats is {seats}, not {}", asked.seats.len()));
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
        chosen,
        kind: if asked.listed { Kind::Open } else { Kind::Private },
        creator: None,
        client: service::Client::at(client.0),
        sitters: asked.seats.iter().map(sitter).collect::<Result<_, String>>()?,
        random_seats: false,
        hints: asked.hints,
        opening: Vec::new(),
        parent: None,
        timed: read_pace(&asked.pace)?,
        rated: Rated::Casual,
        tournament: None,
    })
}

fn read_pace(text: &str) -> Result<Option<Timed>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|error: BadPace| error.to_string())
}

/// Refuses with a sentence that says what is wrong.
fn refuse(problem: &str) -> Response {
    (StatusCode::BAD_REQUEST, Json(json!({ "error": problem }))).into_response()
}

/// A refused change: why, and the revision of the table as the caller may know it.
fn refused(live: &Live, who: &Sitter, refusal: Refusal) -> Response {
    let problem = Problem::from(refusal);
    let mut answer = told(problem);
    answer["revision"] = json!(revision(&live.now(), who));
    (problem.status(), Json(answer)).into_response()
}

/// A sentence for people, and for programs what makes a difference to them.
fn told(problem: Problem) -> Value {
    let mut answer = json!({ "error": problem.tell(Lang::En) });
    if problem == Problem::from(Refusal::Unknown) {
        answer["unknown"] = true.into();
    }
    answer
}

/// The revision, as far as somebody may know it.
fn revision(now: &Snapshot, who: &Sitter) -> Revision {
    now.revision_for(&now.seats_of(who))
}

/// A request to sit down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    seat: Option<usize>,
    #[serde(default)]
    name: String,
    /// The contribution to the draws: up to 64 bytes as hexadecimal digits. Without it, there is none.
    entropy: Option<String>,
    /// Instead of it, a commitment to entropy that is revealed once all seats are taken.
    commit: Option<String>,
    /// The table's commitment that `commit` was made for, to be refused if that is another by now.
    commitment: Option<String>,
}

async fn sit(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<Sit>,
) -> Result<Response, Problem> {
    let brought = match brought(&asked) {
        Ok(brought) => brought,
        Err(problem) => return Ok(refuse(problem)),
    };
    let (token, who) = token.of_reserved(&live.now()).unwrap_or_else(Sitter::fresh_program);
    let seated = app.tables.sit(&live, who.clone(), asked.seat, &clean_name(&asked.name), brought).await;
    Ok(match seated {
        // If seats are drawn and this was the last chair, the seat may differ from the chair.
        Ok((now, place)) => {
            let seat = now.seats_of(&who).first().map_or(place, |seat| seat.index());
            let answer = json!({ "seat": seat, "token": token, "revision": revision(&now, &who) });
            (StatusCode::CREATED, Json(answer)).into_response()
        }
        Err(refusal) => refused(&live, &who, refusal),
    })
}

/// The contribution to the draws, or why it is none.
fn brought(asked: &Sit) -> Result<Brought, &'static str> {
    match (&asked.commit, &asked.entropy) {
        (Some(_), Some(_)) => Err("either entropy or a commit to it, not both"),
        (Some(commit), None) => match commit.parse() {
            Ok(commit) => Ok(Brought::Committed { commit, seen: asked.commitment.clone() }),
            Err(_) => Err("a commit is 64 hexadecimal digits in small letters"),
        },
        (None, Some(digits)) => read_entropy(digits).map(|bytes| Brought::Told(Entropy::Given(bytes))),
        (None, None) => Ok(Brought::Told(Entropy::Absent)),
    }
}

fn read_entropy(digits: &str) -> Result<Vec<u8>, &'static str> {
    match digits.parse() {
        Ok(Entropy::Given(bytes)) => Ok(bytes),
        Ok(Entropy::Hosted(_) | Entropy::Absent) | Err(_) => {
            Err("entropy is 2 to 128 hexadecimal digits in small letters")
        }
    }
}

/// What was committed to on sitting down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reveal {
    entropy: String,
}

async fn reveal(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<Reveal>,
) -> Result<Response, Problem> {
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let entropy = match read_entropy(&asked.entropy) {
        Ok(entropy) => entropy,
        Err(problem) => return Ok(refuse(problem)),
    };
    let revealed = app.tables.reveal(&live, &who, &entropy).await;
    Ok(answer_change(&live, &who, revealed))
}

async fn show(
    AtTable { app, live }: AtTable,
    Asked(asked): Asked,
    token: Token,
) -> Result<Json<Value>, Problem> {
    let now = live.now();
    let seat = asked.maybe::<u8>("seat")?.map(Seat::try_from).transpose().map_err(|_| Problem::BadRequest)?;
    if let Some(seat) = seat {
        let holds = token.sitter().is_some_and(|who| now.seats_of(&who).contains(&seat));
        if !holds {
            return Err(Refusal::NotYourSeat.into());
        }
    }
    Ok(Json(tell(&now, seat, app.tables.time())))
}

/// A table, as far as a seat or a spectator may know it.
fn tell(now: &Snapshot, seat: Option<Seat>, time: i64) -> Value {
    let name = |chair: &Chair| match (chair.bot(), chair.is_ready()) {
        (Some(bot), _) => json!({ "bot": bot.to_string() }),
        (None, true) => json!({ "name": chair.name }),
        (None, false) => Value::Null,
    };
    let mut told = json!({
        "table": now.id,
        "game": now.entry.id,
        "options": now.chosen.to_string(),
        "revision": now.revision_for(seat.as_slice()),
        "progress": now.progress().name(),
        "commitment": now.commitment,
        "round": now.round(),
        "hints": now.hints,
        "seats": now.chairs.iter().map(name).collect::<Vec<_>>(),
    });
    if now.is_rated() {
        told["rated"] = json!(true);
    }
    if let Some(tournament) = &now.tournament {
        told["tournament"] = json!(tournament);
    }
    if let Some(by) = now.reveal_by {
        told["revealing"] = json!({ "seats": now.owing(), "by": by, "bound": now.bound() });
    }
    let Some(game) = &now.session else { return told };
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
    if let (Some(timed), Some(clock)) = (now.timed, &now.clock) {
        let left: Vec<i64> =
            Seat::all(now.chairs.len() as u8).filter_map(|seat| now.time_left(seat, time)).collect();
        told["clock"] = json!({ "pace": timed.to_string(), "left": left, "runs": clock.running().map(|running| running.seat) });
    }
    match game.stopped() {
        Some(EarlyEnd::Resigned(seat)) => told["resigned"] = json!(seat),
        Some(EarlyEnd::TimedOut(seat)) => told["timed_out"] = json!(seat),
        Some(EarlyEnd::Abandoned) => told["abandoned"] = json!(true),
        None => {}
    }
    if let Some(request) = &now.undo_request {
        // Counts only those the reader may know about.
        let steps = game.shown_steps(game.steps().saturating_sub(request.steps), viewer).len();
        told["undo_request"] = json!({ "seat": request.by, "steps": steps, "asks": now.seats_asked() });
    }
    told
}

/// Steps to take, all or none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    revision: Revision,
    steps: Vec<String>,
}

/// The most steps per post.
const MOST_STEPS: usize = 16;

/// Answers with the new revision and the steps added: those posted, and the draws after them.
async fn play(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<Play>,
) -> Result<Response, Problem> {
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    if !(1..=MOST_STEPS).contains(&asked.steps.len()) {
        return Err(Problem::BadRequest);
    }
    let played = app.tables.play(&live, &who, asked.revision, &asked.steps).await;
    Ok(match played {
        Ok(now) => {
            let viewer = now.seats_of(&who).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
            let newest = now.marks.last().copied().unwrap_or_default();
            let first = now.marks.partition_point(|mark| *mark < newest);
            let steps = now.session.as_ref().map(|game| game.shown_steps(first, viewer));
            let turn = now.session.as_ref().map(|game| game.turn());
            Json(json!({ "revision": revision(&now, &who), "steps": steps, "turn": turn })).into_response()
        }
        Err(refusal) => refused(&live, &who, refusal),
    })
}

/// The revision that the caller has seen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct At {
    revision: Revision,
}

async fn undo(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<At>,
) -> Result<Response, Problem> {
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let undone = app.tables.undo(&live, &who, asked.revision, HowFar::Decision).await;
    Ok(match undone {
        Ok(now) => {
            let is_asked = now.undo_request.is_some();
            Json(json!({ "revision": revision(&now, &who), "asked": is_asked })).into_response()
        }
        Err(refusal) => refused(&live, &who, refusal),
    })
}

/// A seat's answer to a request to take something back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    revision: Revision,
    grant: bool,
}

async fn answer(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<Reply>,
) -> Result<Response, Problem> {
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let answer = if asked.grant { Answer::Granted } else { Answer::Refused };
    let answered = app.tables.answer(&live, &who, asked.revision, answer).await;
    Ok(answer_change(&live, &who, answered))
}

async fn resign(
    AtTable { app, live }: AtTable,
    token: Token,
    Body(asked): Body<At>,
) -> Result<Response, Problem> {
    let who = token.sitter().ok_or(Refusal::NotYourSeat)?;
    let resigned = app.tables.resign(&live, &who, asked.revision).await;
    Ok(answer_change(&live, &who, resigned))
}

fn answer_change(live: &Live, who: &Sitter, changed: Result<Arc<Snapshot>, Refusal>) -> Response {
    match changed {
        Ok(now) => Json(json!({ "revision": revision(&now, who) })).into_response(),
        Err(refusal) => refused(live, who, refusal),
    }
}

async fn events(
    AtTable { app, live }: AtTable,
    client: Client,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    revisions(&app, &live, client.0, None)
}

/// The token of a seat, from the header `authorization: Bearer TOKEN`.
struct Token(Option<String>);

impl Token {
    fn sitter(&self) -> Option<Sitter> {
        self.0.as_deref().map(Sitter::program)
    }

    /// The token and its holder, if a chair is reserved for them because the table gathers again.
    fn of_reserved(self, now: &Snapshot) -> Option<(String, Sitter)> {
        let who = self.sitter()?;
        let is_theirs = |chair: &Chair| chair.sitter == who && !chair.is_ready();
        let is_reserved = now.chairs.iter().any(is_theirs);
        self.0.filter(|_| is_reserved).map(|token| (token, who))
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
