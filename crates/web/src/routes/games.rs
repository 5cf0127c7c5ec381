//! Finished games of public tables: looking for them, on a page and for programs.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Html;
use bots::Bot;
use catalog::{Day, Entry};
use service::{FoundGame, FoundSeat, GamesFound, GamesWanted, GuestId, Player, SeatResult, TableId};

use super::api::schema::reply;
use super::fields::{Asked, Fields};
use super::named::Named;
use crate::app::App;
use crate::pages;
use crate::pages::games::first::First;
use crate::pages::games::{Found, Games, page};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The best rating that anybody can ask for.
const MOST_RATING: u32 = 10_000;

pub(super) async fn search(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let wanted = read(&asked)?;
    let found = find(&app, wanted, &asked, Some(&visitor.guest)).await?;
    let entry = game(&asked)?;
    let known = match &found {
        Some(found) => app.people.seen_by(&visitor.guest, &accounts(found)).await?,
        None => HashMap::new(),
    };
    let found = found.as_ref().map_or(Found::Nobody, |found| Found::Games(found, &known));
    let games = Games { entry, asked: asked.into_all(), found };
    Ok(Html(page(&visitor.frame(&app), &games).into_string()))
}

reply! {
    /// A page of finished games.
    pub(super) struct FinishedGamesTold {
        /// The latest first.
        games: Vec<FinishedGameTold>,
        /// Where to go on, if there are more.
        next: Option<String>,
    }
}

reply! {
    /// A finished game.
    struct FinishedGameTold {
        table: TableId,
        game: &'static str,
        options: String,
        /// The day on which it ended.
        day: String,
        /// `played`, `resigned` or `timed-out`.
        ended: &'static str,
        rated: bool,
        /// How many decisions were made.
        decisions: i64,
        seats: Vec<FinishedSeatTold>,
    }
}

reply! {
    /// Who played on a seat of a finished game, and what came of it.
    struct FinishedSeatTold {
        /// What somebody with an account is called.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Whether the account was deleted.
        #[serde(skip_serializing_if = "Option::is_none")]
        deleted: Option<bool>,
        /// Whether it was somebody without an account.
        #[serde(skip_serializing_if = "Option::is_none")]
        guest: Option<bool>,
        /// Whether it was a program without an account.
        #[serde(skip_serializing_if = "Option::is_none")]
        program: Option<bool>,
        /// The name of a computer player of the server.
        #[serde(skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        /// Whether somebody left, so that a computer player went on for them.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<bool>,
        points: i64,
        /// `won`, `drawn` or `lost`; nothing if others ended the game.
        result: Option<&'static str>,
        /// The rating of a person when the game ended.
        #[serde(skip_serializing_if = "Option::is_none")]
        rating: Option<i64>,
        /// How far that is off.
        #[serde(skip_serializing_if = "Option::is_none")]
        deviation: Option<i64>,
    }
}

/// The same for programs, which are nobody: they find those people whose profiles everybody sees.
pub(super) async fn json(
    State(app): State<Arc<App>>,
    Asked(asked): Asked,
) -> Result<Json<FinishedGamesTold>, Problem> {
    let wanted = read(&asked)?;
    let found = find(&app, wanted, &asked, None).await?;
    let games = found.iter().flat_map(|found| &found.games).map(tell).collect();
    let next = found.as_ref().and_then(|found| found.next.as_ref()).map(ToString::to_string);
    Ok(Json(FinishedGamesTold { games, next }))
}

/// `None` if nobody goes by the name that was asked for, or the reader may not see their profile.
async fn find(
    app: &App,
    mut wanted: GamesWanted,
    asked: &Fields,
    reader: Option<&GuestId>,
) -> Result<Option<GamesFound>, Problem> {
    if let Some(name) = asked.get("player").map(str::trim).filter(|name| !name.is_empty()) {
        let stranger: GuestId = "0".parse().map_err(|_| Problem::BadRequest)?;
        let Some(account) = app.people.profile(name, reader.unwrap_or(&stranger)).await? else {
            return Ok(None);
        };
        wanted.player = Some(account.id);
    }
    Ok(Some(app.tables.find_games(&wanted, reader).await?))
}

/// The most that can be said of the decisions before a place.
const LONGEST: usize = 2_000;

/// What was chosen first, and after what was chosen so far.
pub(super) async fn first(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(entry): Named<&'static Entry>,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let options = asked.get("options").unwrap_or_default();
    let chosen = entry.choose(options, None).map_err(|_| Problem::BadRequest)?;
    let after = asked.get("after").unwrap_or_default();
    if after.len() > LONGEST {
        return Err(Problem::BadRequest);
    }
    let decisions: Vec<String> = after.lines().map(str::to_owned).collect();
    let explored = app.tables.explore(entry, &chosen, &decisions).await?;
    let first = First { entry, chosen: &chosen, decisions: &decisions, explored: &explored };
    Ok(Html(pages::games::first::page(&visitor.frame(&app), &first).into_string()))
}

fn game(asked: &Fields) -> Result<Option<&'static Entry>, Problem> {
    let id = asked.get("game").filter(|id| !id.is_empty());
    id.map(|id| catalog::find(id).map_err(|_| Problem::BadRequest)).transpose()
}

fn read(asked: &Fields) -> Result<GamesWanted, Problem> {
    let entry = game(asked)?;
    let bot = asked.get("bot").filter(|name| !name.is_empty());
    Ok(GamesWanted {
        entry,
        options: entry.map_or_else(|| Ok(Vec::new()), |entry| options(asked, entry))?,
        player: None,
        bot: bot.map(|name| Bot::named(name).ok_or(Problem::BadRequest)).transpose()?,
        result: asked.maybe("result")?,
        ended: asked.maybe("ended")?,
        rating: asked.maybe::<u32>("rating")?.unwrap_or_default().min(MOST_RATING),
        from: asked.maybe::<Day>("from")?,
        to: asked.maybe::<Day>("to")?,
        after: asked.maybe("after")?,
    })
}

/// The options that are to have a value, by the field of the form.
fn options(asked: &Fields, entry: &Entry) -> Result<Vec<(&'static str, &'static str)>, Problem> {
    let mut wanted = Vec::new();
    for spec in entry.options {
        let Some(value) = asked.get(&format!("option-{}", spec.key)).filter(|value| !value.is_empty()) else {
            continue;
        };
        let known = spec.values.iter().find(|known| **known == value);
        wanted.push((spec.key, *known.ok_or(Problem::BadRequest)?));
    }
    Ok(wanted)
}

fn accounts(found: &GamesFound) -> Vec<&GuestId> {
    let seats = found.games.iter().flat_map(|game| &game.seats);
    let accounts: HashSet<&GuestId> = seats
        .filter_map(|seat| match &seat.player {
            Player::Account(id, _) => Some(id),
            Player::Gone | Player::Guest | Player::Program | Player::Bot(_) | Player::Left => None,
        })
        .collect();
    accounts.into_iter().collect()
}

fn tell(game: &FoundGame) -> FinishedGameTold {
    FinishedGameTold {
        table: game.table.clone(),
        game: game.entry.id,
        options: game.chosen.to_string(),
        day: Day::at(game.at).to_string(),
        ended: game.ended.name(),
        rated: game.is_rated,
        decisions: game.decisions,
        seats: game.seats.iter().map(tell_seat).collect(),
    }
}

fn tell_seat(seat: &FoundSeat) -> FinishedSeatTold {
    let mut told = FinishedSeatTold {
        name: None,
        deleted: None,
        guest: None,
        program: None,
        bot: None,
        left: None,
        points: seat.points,
        result: seat.result.map(SeatResult::name),
        rating: seat.rating.map(|rating| rating.mean().round() as i64),
        deviation: seat.rating.map(|rating| rating.deviation().round() as i64),
    };
    match &seat.player {
        Player::Account(_, name) => told.name = Some(name.clone()),
        Player::Gone => told.deleted = Some(true),
        Player::Guest => told.guest = Some(true),
        Player::Program => told.program = Some(true),
        Player::Bot(bot) => told.bot = Some(bot.to_string()),
        Player::Left => told.left = Some(true),
    }
    told
}
