//! Looking back at a table: replay, record, fair draws, pictures.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::Purpose;
use game::{Record, Seat, Theme, Viewer};
use service::{Progress, Refusal, Snapshot};

use super::at_table::AtTable;
use super::fields::{Asked, Fields};
use super::review::looking_back;
use crate::app::App;
use crate::pages::replay::{Place, Scene};
use crate::pages::{self, Seen};
use crate::pictures::{Format, Picture};
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn replay(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Response, Problem> {
    let now = live.now();
    if now.progress() != Progress::Over {
        return Ok(Redirect::to(&format!("/t/{}", now.id)).into_response());
    }
    let last = now.marks.len();
    let beginning = now.session.as_deref().map_or(0, pages::replay::beginning);
    let step = asked.maybe("step")?.unwrap_or(beginning).min(last);
    let place = Place { step, line: asked.maybe("line")? };
    let seats = now.seats_of(&visitor.sitter());
    let seen = Seen { viewer: viewer(&now, &asked)?, ..looking_back(&now, &seats) };
    let reviewing = app.tables.stored_review(&now).await?;
    let page = pages::replay::page(&visitor.frame(&app), &seen, place, &reviewing);
    Ok(Html(page.into_string()).into_response())
}

/// What something was at a position.
pub(super) async fn what(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let now = live.now();
    let game = now.session.as_deref().filter(|_| now.progress() == Progress::Over).ok_or(Refusal::NotOver)?;
    let place = Place { step: asked.read("step")?, line: asked.maybe("line")? };
    let thing: String = asked.read("thing")?;
    if place.step > game.steps() {
        return Err(Refusal::NotFound.into());
    }
    let reviewing = app.tables.stored_review(&now).await?;
    let scene = Scene::of(game, place, reviewing.found());
    let seats = now.seats_of(&visitor.sitter());
    let seen = Seen { viewer: viewer(&now, &asked)?, ..looking_back(&now, &seats) };
    let card = pages::what::card_then(&visitor.frame(&app), &seen, scene.shown(), Purpose::Look, &thing);
    Ok(Html(card.ok_or(Refusal::NotFound)?.into_string()))
}

/// The viewpoint of a replay. Any will do, since nothing is secret once a game is over.
fn viewer(now: &Snapshot, asked: &Fields) -> Result<Viewer, Problem> {
    match asked.get("as") {
        None | Some("all") => Ok(Viewer::All),
        Some(seat) => {
            let seat: u8 = seat.parse().map_err(|_| Problem::BadRequest)?;
            let seat = Seat::try_from(seat).map_err(|_| Problem::BadRequest)?;
            if seat.index() < now.chairs.len() { Ok(Viewer::Seat(seat)) } else { Err(Problem::BadRequest) }
        }
    }
}

/// The record as a file. Before the end it would reveal what is hidden.
pub(super) async fn record(AtTable { app, live }: AtTable) -> Result<Response, Problem> {
    let now = live.now();
    if now.progress() != Progress::Over {
        return Err(Refusal::NotOver.into());
    }
    let record = app.tables.record(&now).ok_or(Refusal::NotOver)?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", now.entry.id, now.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, record.to_string()).into_response())
}

/// What `akhet verify` says of the record, with the records of the tables that it was continued from.
pub(super) async fn fair(AtTable { app, live }: AtTable, visitor: Visitor) -> Result<Html<String>, Problem> {
    let now = live.now();
    let is_over = now.progress() == Progress::Over;
    let record = app.tables.record(&now);
    let checked = match record.as_ref().filter(|_| is_over) {
        Some(record) => {
            let parents = parents(&app, &now).await;
            Some(catalog::verify_with(record, &parents.iter().collect::<Vec<_>>()))
        }
        None => None,
    };
    Ok(Html(pages::fair::page(&visitor.frame(&app), &now, record.as_ref(), checked.as_ref()).into_string()))
}

/// How many games before this one are checked along with it.
const MOST_PARENTS: usize = 4;

async fn parents(app: &App, now: &Snapshot) -> Vec<Record> {
    let mut records = Vec::new();
    let mut parent = now.parent.clone();
    while let Some(named) = parent.take().filter(|_| records.len() < MOST_PARENTS) {
        let Ok(id) = named.table.parse() else { break };
        let Ok(live) = app.tables.find(&id).await else { break };
        let earlier = live.now();
        records.extend(app.tables.record(&earlier).filter(|_| earlier.progress() == Progress::Over));
        parent.clone_from(&earlier.parent);
    }
    records
}

pub(super) async fn svg(at: AtTable, visitor: Visitor, asked: Asked) -> Result<Response, Problem> {
    picture(at, &visitor, &asked.0, Format::Svg).await
}

pub(super) async fn png(at: AtTable, visitor: Visitor, asked: Asked) -> Result<Response, Problem> {
    picture(at, &visitor, &asked.0, Format::Png).await
}

/// The picture of a position. During a game, it is the current one as spectators see it.
async fn picture(
    AtTable { app, live }: AtTable,
    visitor: &Visitor,
    asked: &Fields,
    format: Format,
) -> Result<Response, Problem> {
    let now = live.now();
    now.session.as_ref().ok_or(Refusal::Waiting)?;
    let theme = if asked.get("theme") == Some("dark") { Theme::Dark } else { Theme::Light };
    let picture = if now.progress() == Progress::Over {
        Picture::of_finished(&now, asked.maybe("step")?, viewer(&now, asked)?, theme, format)
    } else {
        Picture::of_current(&now, theme, format)
    };
    let bytes = app.pictures.get(&app.tables, &now, picture, &visitor.client()).await?;
    Ok(([(CONTENT_TYPE, format.content_type())], bytes).into_response())
}
