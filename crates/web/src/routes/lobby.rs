//! Where strangers meet: the open tables, and the search for others to play with.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Bot;
use catalog::{Entry, GAMES};
use futures_util::stream::{Stream, unfold};
use service::{
    Computers, Heard, Hearing, Kind, NewTable, Opponents, Pace, Page, Rated, RatedWish, Refusal, Search,
    Seeking, Sitter, Tables, Wish, seats_to_seek,
};
use tokio::sync::watch;

use super::events::KEEP_ALIVE;
use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::limits;
use crate::pages::lobby::{self, Lobby};
use crate::pages::{Line, PACES_TO_SEEK};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::words::say;

const LOBBY: &str = "/lobby";

/// How many of the games that wait for somebody are shown there.
const MOST_WAITING: usize = 3;

/// How many open tables are on a page. Each has a form.
const LISTED: usize = 10;

pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Response, Problem> {
    let game = asked.get("game").and_then(|id| catalog::find(id).ok()).unwrap_or(&GAMES[0]);
    page(&app, &visitor, game, &asked, None).await
}

/// The page; whoever was paired is led to their table instead.
async fn page(
    app: &Arc<App>,
    visitor: &Visitor,
    game: &'static Entry,
    fields: &Fields,
    problem: Option<String>,
) -> Result<Response, Problem> {
    let seeking = app.tables.seeking(&visitor.guest).await?;
    if let Some(table) = seeking.as_ref().and_then(|seeking| seeking.found.as_ref()) {
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    if seeking.is_some() {
        app.tables.still_seeks(&visitor.guest).await?;
    }
    let only = fields.get("only").and_then(|id| catalog::find(id).ok());
    let who = visitor.sitter();
    let line = |table: service::Listed| Line { seats: table.seats_of(&who), is_away: false, table };
    let open = app.tables.lobby(&visitor.guest).await?.into_iter().map(line);
    let is_meant = |line: &Line| only.is_none_or(|only| only.id == line.table.entry.id);
    let open = open.filter(|line| line.seats.is_empty() && is_meant(line));
    let open = Page::of(open, fields.page("page")?, LISTED);
    let challenges = match &visitor.signed_in {
        Some(signed_in) => app.tables.challenges(&signed_in.account.id).await?,
        None => Vec::new(),
    };
    let ratings = match &visitor.signed_in {
        Some(signed_in) => Some(app.tables.own_ratings(&signed_in.account.id).await?),
        None => None,
    };
    let waiting = waiting(app, visitor).await?;
    let shown = Lobby { game, seeking, challenges, open, waiting, ratings, only, problem };
    let frame = &visitor.frame(app);
    let drawn = if visitor.wants_fragment { lobby::body(frame, &shown) } else { lobby::page(frame, &shown) };
    Ok(Html(drawn.into_string()).into_response())
}

/// The tables at which others wait for the visitor. What the script fetches leaves these as they are.
async fn waiting(app: &Arc<App>, visitor: &Visitor) -> Result<Vec<Line>, Problem> {
    if visitor.waiting.is_empty() {
        return Ok(Vec::new());
    }
    let who = visitor.sitter();
    let place = |line: &Line| visitor.waiting.iter().position(|table| *table == line.table.id);
    let line = |table: service::Listed| Line { seats: table.seats_of(&who), is_away: false, table };
    let own = app.tables.of_guest(&visitor.guest).await?.into_iter().map(line);
    let mut waiting: Vec<Line> = own.filter(|line| place(line).is_some()).collect();
    waiting.sort_by_key(place);
    waiting.truncate(MOST_WAITING);
    Ok(waiting)
}

/// Begins to look for others, or changes for what.
pub(super) async fn seek(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let wish = read_wish(&visitor, &fields)?;
    if wish.seats.is_empty() || wish.paces.is_empty() {
        let problem = say(visitor.lang, "seek-nothing", &[]);
        let page = page(&app, &visitor, wish.entry, &fields, Some(problem)).await?;
        return Ok((Problem::BadRequest.status(), page).into_response());
    }
    app.limits.table(visitor.address)?;
    match app.tables.seek(&visitor.guest, &wish).await {
        // They are led to the table.
        Ok(()) | Err(Refusal::Paired) => Ok(Redirect::to(LOBBY).into_response()),
        Err(refusal) => Err(refusal.into()),
    }
}

fn read_wish(visitor: &Visitor, fields: &Fields) -> Result<Wish, Problem> {
    let entry = catalog::find(fields.get("game").unwrap_or_default()).map_err(|_| Problem::BadRequest)?;
    let is_chosen = |kind: &str, value: &str| fields.get(&format!("{kind}-{value}")).is_some();
    let all = seats_to_seek(entry);
    let is_asked = all.len() > 1;
    let seats = all.into_iter().filter(|seats| !is_asked || is_chosen("seats", &seats.to_string()));
    let paces = PACES_TO_SEEK.into_iter().filter(|pace: &Pace| is_chosen("pace", &pace.to_string()));
    let rated = match fields.get("rated").unwrap_or_default() {
        _ if visitor.signed_in.is_none() => RatedWish::Casual,
        "rated" => RatedWish::Rated,
        "casual" => RatedWish::Casual,
        "either" => RatedWish::Either,
        _ => return Err(Problem::BadRequest),
    };
    let is_any = fields.get("any").is_some();
    Ok(Wish {
        entry,
        seats: seats.collect(),
        paces: paces.collect(),
        rated,
        opponents: if is_any { Opponents::AnyRating } else { Opponents::NearRating },
        computers: if fields.get("computers").is_some() { Computers::Accepted } else { Computers::Refused },
    })
}

pub(super) async fn stop(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Redirect, Problem> {
    app.tables.stop_seeking(&visitor.guest).await?;
    Ok(Redirect::to(LOBBY))
}

/// A table with a computer player of even strength, while the visitor goes on waiting.
pub(super) async fn bot(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Redirect, Problem> {
    let Some(seeking) = app.tables.seeking(&visitor.guest).await? else { return Ok(Redirect::to(LOBBY)) };
    app.limits.table(visitor.address)?;
    let live = app.tables.create(against_bot(&visitor, &seeking)?).await?;
    Ok(Redirect::to(&format!("/t/{}", live.now().id)))
}

fn against_bot(visitor: &Visitor, seeking: &Seeking) -> Result<NewTable, Problem> {
    let entry = seeking.wish.entry;
    let seats = *seeking.wish.seats.first().ok_or(Problem::BadRequest)?;
    let level = Tables::even_level(entry, seeking.rating.0);
    let bots = vec![Sitter::Bot(Bot::Level(level)); usize::from(seats) - 1];
    Ok(NewTable {
        entry,
        chosen: service::usual_options(entry, seats).ok_or(Problem::BadRequest)?,
        kind: Kind::Private,
        creator: Some(visitor.guest.clone()),
        client: visitor.client(),
        sitters: [visitor.sitter()].into_iter().chain(bots).collect(),
        random_seats: true,
        hints: false,
        opening: Vec::new(),
        parent: None,
        timed: None,
        rated: Rated::Casual,
        tournament: None,
    })
}

/// How the visitor's search stands, and that the open tables have changed. As long as somebody listens, they wait.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    if *app.closing.borrow() {
        return Err(Problem::Leaving);
    }
    let listening = Listening {
        _counted: app.limits.stream(visitor.address)?,
        hearing: app.tables.hear_meeting(&visitor.guest).await,
        closing: app.closing.subscribe(),
    };
    Ok(Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listening {
    hearing: Hearing,
    closing: watch::Receiver<bool>,
    _counted: limits::Stream,
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    let heard = tokio::select! {
        heard = listening.hearing.next() => heard,
        _ = listening.closing.wait_for(|closing| *closing) => return None,
    };
    let event = match heard {
        Heard::Search(None) => Event::default().event("search").data("-"),
        Heard::Search(Some(Search::Asking)) => Event::default().event("search").data("asking"),
        Heard::Search(Some(Search::Waiting)) => Event::default().event("search").data("waiting"),
        Heard::Search(Some(Search::Found(table) | Search::Called(table))) => {
            Event::default().event("search").data(format!("/t/{table}"))
        }
        Heard::Lobby => Event::default().event("lobby").data("+"),
    };
    Some((Ok(event), listening))
}
