//! What belongs to whoever shows the token of an account: their games, and their challenges.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Seat, Turn};
use service::{
    Challenge, DareAnswer, Listed, Pace, Program, Rated, Refusal, Revision, Scope, Side, Sitter, TableId,
    Terms, WantedSeat,
};

use super::bearer::{Plays, Reads};
use super::schema::{body, reply};
use super::told::{SeatTold, tell_seat};
use super::{Body, Client, refuse};
use crate::app::App;
use crate::problem::Problem;

reply! {
    /// For whom a program acts, and what it may do.
    pub(super) struct MeTold {
        /// What the account is called.
        name: String,
        /// Whether it is a bot.
        bot: bool,
        /// Whose bot it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        owner: Option<String>,
        token: TokenTold,
    }
}

reply! {
    /// The token that was shown.
    struct TokenTold {
        name: String,
        /// `read` or `play`.
        scope: &'static str,
        /// When it ends, in seconds since 1970.
        ends: Option<i64>,
    }
}

pub(super) async fn show(Reads(program): Reads) -> Json<MeTold> {
    let Program { called, owner, token, scope, ends, .. } = (*program).clone();
    let token = TokenTold { name: token, scope: Scope::name(scope), ends };
    Json(MeTold { name: called, bot: owner.is_some(), owner, token })
}

reply! {
    /// Games that are not over.
    pub(super) struct OwnGamesTold {
        games: Vec<OwnGameTold>,
    }
}

reply! {
    /// A game of the account that is not over.
    struct OwnGameTold {
        table: TableId,
        game: &'static str,
        /// `gathering` or `playing`.
        progress: &'static str,
        /// The revision, as far as the account may know it.
        revision: Revision,
        /// The seats of the account; places, while seats are still to be drawn.
        own: Vec<Seat>,
        /// Whether a seat is kept for it that it has not taken.
        sit: bool,
        /// Who decides, once the game has begun.
        turn: Option<Turn>,
        /// Whether that is the account.
        yours: bool,
        seats: Vec<Option<SeatTold>>,
        pace: Option<String>,
        rated: bool,
    }
}

pub(super) async fn games(
    State(app): State<Arc<App>>,
    Reads(program): Reads,
) -> Result<Json<OwnGamesTold>, Problem> {
    let who = Sitter::Guest(program.account.clone());
    let running = app.tables.running_of(&program.account).await?;
    Ok(Json(OwnGamesTold { games: running.iter().map(|table| tell_game(table, &who)).collect() }))
}

fn tell_game(table: &Listed, who: &Sitter) -> OwnGameTold {
    let own = table.seats_of(who);
    let turn = table.turn();
    OwnGameTold {
        table: table.id.clone(),
        game: table.entry.id,
        progress: table.progress.name(),
        revision: table.revision_for(&own),
        sit: own.iter().any(|seat| !table.chairs[seat.index()].is_ready()),
        yours: matches!(turn, Some(Turn::Seat(seat)) if own.contains(&seat)),
        own,
        turn,
        seats: table.chairs.iter().map(tell_seat).collect(),
        pace: table.timed.map(|timed| timed.to_string()),
        rated: table.rated == Rated::Rated,
    }
}

reply! {
    /// Challenges of the account and to it.
    pub(super) struct ChallengesTold {
        challenges: Vec<ChallengeTold>,
    }
}

reply! {
    /// A challenge.
    pub(super) struct ChallengeTold {
        id: String,
        /// On which side the account is: `challenger` or `challenged`.
        side: &'static str,
        /// What the other is called.
        with: String,
        /// Whether the other is a bot.
        bot: bool,
        game: &'static str,
        /// How much time everybody would have; nothing for as much as they like.
        pace: Option<String>,
        rated: bool,
        /// Which seat the challenger wants: `first`, `last` or `drawn`.
        seat: &'static str,
        /// `open`, `accepted`, `declined` or `withdrawn`.
        answer: &'static str,
        /// For how many seconds it can be answered, or is told.
        left: i64,
        /// The table, once it was accepted.
        table: Option<TableId>,
    }
}

impl From<&Challenge> for ChallengeTold {
    fn from(challenge: &Challenge) -> ChallengeTold {
        let terms = &challenge.terms;
        ChallengeTold {
            id: challenge.id.clone(),
            side: match challenge.side {
                Side::Challenger => "challenger",
                Side::Challenged => "challenged",
            },
            with: challenge.other.clone(),
            bot: challenge.is_program,
            game: terms.entry.id,
            pace: terms.pace.map(|pace| pace.to_string()),
            rated: terms.rated == Rated::Rated,
            seat: WantedSeat::name(terms.seat),
            answer: DareAnswer::name(challenge.answer),
            left: challenge.left.max(0),
            table: challenge.table.clone(),
        }
    }
}

pub(super) async fn challenges(
    State(app): State<Arc<App>>,
    Reads(program): Reads,
) -> Result<Json<ChallengesTold>, Problem> {
    let challenges = app.tables.challenges(&program.account).await?;
    Ok(Json(ChallengesTold { challenges: challenges.iter().map(ChallengeTold::from).collect() }))
}

body! {
    /// A game to ask somebody for.
    pub(super) struct Ask {
        /// What whoever is asked is called.
        name: String,
        game: String,
        /// How much time everybody has; empty for as much as they like.
        #[serde(default)]
        pace: String,
        /// Whether it counts for ratings.
        #[serde(default)]
        rated: bool,
        /// Where whoever asks wants to sit: `first`, `last` or `drawn`.
        #[serde(default)]
        seat: String,
    }
}

reply! {
    /// A challenge that was sent.
    pub(super) struct AskedTold {
        /// Its id.
        challenge: String,
    }
}

pub(super) async fn challenge(
    State(app): State<Arc<App>>,
    Plays(program): Plays,
    Body(asked): Body<Ask>,
) -> Result<Response, Problem> {
    let terms = match read_terms(&asked) {
        Ok(terms) => terms,
        Err(problem) => return Ok(refuse(&problem)),
    };
    // Nobody learns who is there but cannot be asked.
    let other = app.people.profile(&asked.name, &program.account).await?.ok_or(Problem::NoProfile)?;
    let id = app.tables.challenge(&program.account, &other.id, &terms).await?;
    let challenge = id.ok_or(Problem::NotAsked)?;
    Ok((StatusCode::CREATED, Json(AskedTold { challenge })).into_response())
}

fn read_terms(asked: &Ask) -> Result<Terms, String> {
    let entry = catalog::find(&asked.game).map_err(|error| error.to_string())?;
    let pace = match &*asked.pace {
        "" => None,
        pace => Some(pace.parse::<Pace>().map_err(|error| error.to_string())?),
    };
    let seat = match &*asked.seat {
        "" => WantedSeat::Drawn,
        seat => {
            let names = || WantedSeat::ALL.map(|seat| seat.to_string()).join(", ");
            seat.parse().map_err(|_| format!("`seat` is one of {}, not `{seat}`", names()))?
        }
    };
    let rated = if asked.rated { Rated::Rated } else { Rated::Casual };
    if asked.rated && (pace.is_none() || seat != WantedSeat::Drawn) {
        return Err("a rated game needs a pace, and its seats are drawn".to_owned());
    }
    Ok(Terms { entry, pace, rated, seat })
}

reply! {
    /// The table that comes of a challenge.
    pub(super) struct AcceptedTold {
        table: TableId,
    }
}

/// Accepts a challenge. A seat is kept for both, which each of them takes.
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    Plays(program): Plays,
    client: Client,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<AcceptedTold>, Problem> {
    let Ok(Path(id)) = id else { return Err(Refusal::NotFound.into()) };
    app.limits.table(client.0)?;
    Ok(Json(AcceptedTold { table: app.tables.accept(&program.account, &id).await? }))
}

pub(super) async fn decline(
    app: State<Arc<App>>,
    program: Plays,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EndedTold>, Problem> {
    end(app, program, id, Side::Challenged).await
}

pub(super) async fn withdraw(
    app: State<Arc<App>>,
    program: Plays,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EndedTold>, Problem> {
    end(app, program, id, Side::Challenger).await
}

reply! {
    /// A challenge that nobody can answer any more.
    pub(super) struct EndedTold {
        /// Its id.
        challenge: String,
    }
}

async fn end(
    State(app): State<Arc<App>>,
    Plays(program): Plays,
    id: Result<Path<String>, PathRejection>,
    side: Side,
) -> Result<Json<EndedTold>, Problem> {
    let Ok(Path(id)) = id else { return Err(Refusal::NotFound.into()) };
    let all = app.tables.challenges(&program.account).await?;
    let is_meant = |one: &Challenge| one.id == id && one.side == side && one.answer == DareAnswer::Open;
    if !all.iter().any(is_meant) {
        return Err(Refusal::Lapsed.into());
    }
    app.tables.end_challenge(&program.account, &id).await?;
    Ok(Json(EndedTold { challenge: id }))
}
