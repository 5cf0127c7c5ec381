//! Tables for programs: making them, taking seats, looking, playing.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use bots::Bot;
use catalog::Entropy;
use futures_util::stream::Stream;
use game::{Seat, Viewer};
use service::{
    Answer, BadPace, Brought, GuestId, HowFar, Kind, Live, NewTable, Rated, Refusal, Revision, Sitter,
    Snapshot, TableId, Timed, clean_name,
};

use super::bearer::Bearer;
use super::schema::{body, reply};
use super::told::{ErrorTold, PlayedTold, TableTold, tell};
use super::{Body, Client, refuse};
use crate::app::App;
use crate::problem::Problem;
use crate::routes::at_table::AtTable;
use crate::routes::events::revisions;
use crate::routes::fields::Asked;

body! {
    /// A table to make. Each seat is `open` or the name of a computer player.
    pub(super) struct Create {
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
}

reply! {
    /// A table that was made.
    pub(super) struct MadeTold {
        table: TableId,
        /// What fixes the draws before anybody sits down.
        commitment: String,
        revision: u64,
    }
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    bearer: Bearer,
    Body(asked): Body<Create>,
) -> Result<Response, Problem> {
    let creator = bearer.maker()?;
    let new = match read_table(&app, client, creator, &asked) {
        Ok(new) => new,
        Err(problem) => return Ok(refuse(&problem)),
    };
    app.limits.table(client.0)?;
    let now = app.tables.create(new).await?.now();
    let answer =
        MadeTold { table: now.id.clone(), commitment: now.commitment.clone(), revision: now.revision };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// The requested table, or a sentence that says why there cannot be one.
fn read_table(
    app: &App,
    client: Client,
    creator: Option<GuestId>,
    asked: &Create,
) -> Result<NewTable, String> {
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
        creator,
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

/// A refused change: why, and the revision of the table as the caller may know it.
fn refused(live: &Live, who: &Sitter, refusal: Refusal) -> Response {
    let problem = Problem::from(refusal);
    let answer = ErrorTold { revision: Some(revision(&live.now(), who)), ..ErrorTold::of(problem) };
    (problem.status(), Json(answer)).into_response()
}

/// The revision, as far as somebody may know it.
fn revision(now: &Snapshot, who: &Sitter) -> Revision {
    now.revision_for(&now.seats_of(who))
}

body! {
    /// A request to sit down.
    pub(super) struct Sit {
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
}

reply! {
    /// A seat that was taken.
    pub(super) struct SatTold {
        seat: usize,
        /// The token of the seat; none for whoever has shown that of an account, which is as good here.
        token: Option<String>,
        revision: Revision,
    }
}

pub(super) async fn sit(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<Sit>,
) -> Result<Response, Problem> {
    let brought = match brought(&asked) {
        Ok(brought) => brought,
        Err(problem) => return Ok(refuse(problem)),
    };
    let (token, who, name) = match bearer {
        // An account has its own name.
        Bearer::Account(ref program) => (None, bearer.plays()?, program.called.clone()),
        Bearer::Nobody | Bearer::Seat(_) => {
            let (token, who) = bearer.of_reserved(&live.now()).unwrap_or_else(Sitter::fresh_program);
            (Some(token), who, clean_name(&asked.name))
        }
    };
    let seated = app.tables.sit(&live, who.clone(), asked.seat, &name, brought).await;
    Ok(match seated {
        // If seats are drawn and this was the last chair, the seat may differ from the chair.
        Ok((now, place)) => {
            let seat = now.seats_of(&who).first().map_or(place, |seat| seat.index());
            let answer = SatTold { seat, token, revision: revision(&now, &who) };
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

body! {
    /// What was committed to on sitting down.
    pub(super) struct Reveal {
        entropy: String,
    }
}

pub(super) async fn reveal(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<Reveal>,
) -> Result<Response, Problem> {
    let who = bearer.plays()?;
    let entropy = match read_entropy(&asked.entropy) {
        Ok(entropy) => entropy,
        Err(problem) => return Ok(refuse(problem)),
    };
    let revealed = app.tables.reveal(&live, &who, &entropy).await;
    Ok(answer_change(&live, &who, revealed))
}

pub(super) async fn show(
    AtTable { app, live }: AtTable,
    Asked(asked): Asked,
    bearer: Bearer,
) -> Result<Json<TableTold>, Problem> {
    let now = live.now();
    let seat = asked.maybe::<u8>("seat")?.map(Seat::try_from).transpose().map_err(|_| Problem::BadRequest)?;
    if let Some(seat) = seat {
        let holds = bearer.looks().is_some_and(|who| now.seats_of(&who).contains(&seat));
        if !holds {
            return Err(Refusal::NotYourSeat.into());
        }
    }
    Ok(Json(tell(&now, seat, app.tables.time())))
}

body! {
    /// Steps to take, all or none.
    pub(super) struct Play {
        revision: Revision,
        steps: Vec<String>,
    }
}

/// The most steps per post.
const MOST_STEPS: usize = 16;

/// Answers with the new revision and the steps added: those posted, and the draws after them.
pub(super) async fn play(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<Play>,
) -> Result<Response, Problem> {
    let who = bearer.plays()?;
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
            Json(PlayedTold { revision: revision(&now, &who), steps, turn }).into_response()
        }
        Err(refusal) => refused(&live, &who, refusal),
    })
}

reply! {
    /// A decision that was taken back, or that somebody asks to.
    pub(super) struct UndoneTold {
        revision: Revision,
        /// Whether others have to agree.
        asked: bool,
    }
}

reply! {
    /// A table that was changed.
    pub(super) struct ChangedTold {
        revision: Revision,
    }
}

body! {
    /// The revision that the caller has seen.
    pub(super) struct At {
        revision: Revision,
    }
}

pub(super) async fn undo(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<At>,
) -> Result<Response, Problem> {
    let who = bearer.plays()?;
    let undone = app.tables.undo(&live, &who, asked.revision, HowFar::Decision).await;
    Ok(match undone {
        Ok(now) => {
            let is_asked = now.undo_request.is_some();
            Json(UndoneTold { revision: revision(&now, &who), asked: is_asked }).into_response()
        }
        Err(refusal) => refused(&live, &who, refusal),
    })
}

body! {
    /// A seat's answer to a request to take something back.
    pub(super) struct Reply {
        revision: Revision,
        grant: bool,
    }
}

pub(super) async fn answer(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<Reply>,
) -> Result<Response, Problem> {
    let who = bearer.plays()?;
    let answer = if asked.grant { Answer::Granted } else { Answer::Refused };
    let answered = app.tables.answer(&live, &who, asked.revision, answer).await;
    Ok(answer_change(&live, &who, answered))
}

pub(super) async fn resign(
    AtTable { app, live }: AtTable,
    bearer: Bearer,
    Body(asked): Body<At>,
) -> Result<Response, Problem> {
    let who = bearer.plays()?;
    let resigned = app.tables.resign(&live, &who, asked.revision).await;
    Ok(answer_change(&live, &who, resigned))
}

fn answer_change(live: &Live, who: &Sitter, changed: Result<Arc<Snapshot>, Refusal>) -> Response {
    match changed {
        Ok(now) => Json(ChangedTold { revision: revision(&now, who) }).into_response(),
        Err(refusal) => refused(live, who, refusal),
    }
}

pub(super) async fn events(
    AtTable { app, live }: AtTable,
    client: Client,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    revisions(&app, &live, client.0, None)
}
