//! The home page, the lists of tables, and new tables.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Bot;
use catalog::{Entry, GAMES};
use game::Chosen;

use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::clock;
use crate::pages::home::Home;
use crate::pages::{self, Line};
use crate::refusal::Refusal;
use crate::tables::{Kind, NewTable, Progress, Sitter, Snapshot};
use crate::visitor::Visitor;

/// How many tables a list shows.
const LISTED: i64 = 30;

/// Open tables that nobody touched for a day are not listed.
const FRESH: i64 = 86_400;

pub(super) async fn home(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Refusal> {
    let chosen = asked.get("game").and_then(|id| catalog::find(id).ok()).unwrap_or(&GAMES[0]);
    show(&app, &visitor, chosen, None).await
}

async fn show(
    app: &Arc<App>,
    visitor: &Visitor,
    chosen: &'static Entry,
    problem: Option<String>,
) -> Result<Html<String>, Refusal> {
    let (mine, open) = lists(app, visitor).await?;
    let mine = mine.into_iter().filter(|line| line.snapshot.progress() != Progress::Over).collect();
    let page = pages::home::page(&visitor.frame(app), &Home { chosen, mine, open, problem });
    Ok(Html(page.into_string()))
}

pub(super) async fn tables(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Refusal> {
    let (mine, open) = lists(&app, &visitor).await?;
    Ok(Html(pages::tables::page(&visitor.frame(&app), &mine, &open).into_string()))
}

/// The guest's tables, and those of others that anybody may come to.
async fn lists(app: &Arc<App>, visitor: &Visitor) -> Result<(Vec<Line>, Vec<Line>), Refusal> {
    let who = visitor.sitter();
    let line = |snapshot: Arc<Snapshot>| Line { seats: snapshot.seats_of(&who), snapshot };
    let mine = app.store.tables_of(&visitor.guest, LISTED).await?;
    let open = app.store.open_tables(clock::now() - FRESH, LISTED).await?;
    let mine: Vec<Line> = app.tables.find_all(&mine).await.into_iter().map(line).collect();
    let open = app.tables.find_all(&open).await.into_iter().map(line).filter(|line| line.seats.is_empty());
    Ok((mine, open.collect()))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Refusal> {
    let entry = catalog::find(fields.get("game").unwrap_or_default()).map_err(|_| Refusal::BadRequest)?;
    match read_table(entry, &visitor, &fields)? {
        Ok(new) => {
            app.limits.table(visitor.address)?;
            let live = app.tables.create(new).await?;
            Ok(Redirect::to(&format!("/t/{}", live.now().id)).into_response())
        }
        Err(problem) => {
            let page = show(&app, &visitor, entry, Some(problem)).await?;
            Ok((Refusal::BadRequest.status(), page).into_response())
        }
    }
}

/// The table that a form asks for, or a sentence why its options do not go together.
fn read_table(
    entry: &'static Entry,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Result<NewTable, String>, Refusal> {
    let pairs = entry.options.iter().filter_map(|spec| {
        let value = fields.get(&format!("option-{}", spec.key))?;
        Some(format!("{}={value}", spec.key))
    });
    let options = pairs.collect::<Vec<_>>().join(" ");
    let chosen = Chosen::parse(entry.options, &options).map_err(|_| Refusal::BadRequest)?;
    let seats = match (entry.count_seats)(&chosen) {
        Ok(seats) => usize::from(seats),
        Err(error) => return Ok(Err(error.0)),
    };
    let wanted = fields.get("seat").unwrap_or("0");
    let random_seats = wanted == "random";
    let own = if random_seats { 0 } else { wanted.parse().map_err(|_| Refusal::BadRequest)? };
    if own >= seats {
        return Err(Refusal::BadRequest);
    }
    // Elsewhere there is nobody whose agreement is needed.
    let is_with_friend = fields.get("with") == Some("friend");
    let (kind, others) = match fields.get("with") {
        Some("bot") => {
            let bot = Bot::named(fields.get("bot").unwrap_or("scribe")).ok_or(Refusal::BadRequest)?;
            (Kind::Private, Sitter::Bot(bot))
        }
        Some("friend") if fields.get("open").is_some() => (Kind::Open, Sitter::Nobody),
        Some("friend") => (Kind::Private, Sitter::Nobody),
        Some("device") => (Kind::Device, visitor.sitter()),
        _ => return Err(Refusal::BadRequest),
    };
    let mut sitters = vec![others; seats];
    sitters[own] = visitor.sitter();
    Ok(Ok(NewTable {
        entry,
        options: chosen.to_string(),
        kind,
        creator: visitor.guest.clone(),
        sitters,
        random_seats: random_seats && kind != Kind::Device,
        hints: fields.get("hints").is_some() && is_with_friend,
        opening: Vec::new(),
    }))
}
