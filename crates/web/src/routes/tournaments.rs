//! Tournaments: the list, making one, entering it, and looking at its rounds.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::{Entry, GAMES};
use futures_util::stream::{Stream, unfold};
use service::course::{self, Bye, ByeReason, Finish, Outcome, Presence, Round, SeatResult, Standing};
use service::{
    AtTable, Entrant, FormatName, MOST_PACED_ROUND, NewTournament, Pace, Paces, Progress, Rated, Reached,
    Refusal, SignedIn, TableId, TournamentId, TournamentNews, TournamentState, clean_title, sizes_of,
};
use tokio::sync::watch;

use super::api::schema::reply;
use super::events::KEEP_ALIVE;
use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::limits;
use crate::pages::tournaments::{self, Look, NewForm, address};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::words::say;

type Answered = Result<Response, Problem>;

/// The most rounds that can be chosen.
const MOST_ROUNDS: u8 = 50;

/// The latest that a tournament may begin by itself, in minutes.
const LATEST: i64 = 30 * 1_440;

/// The id of the tournament named in the address.
pub(super) struct Named(TournamentId);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        Ok(Named(id.ok_or(Problem::from(Refusal::NotFound))?))
    }
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let all = app.tables.tournaments(&visitor.guest, asked.page("page")?).await?;
    Ok(Html(tournaments::list(&visitor.frame(&app), &all).into_string()))
}

/// The form that makes one.
pub(super) async fn new(State(app): State<Arc<App>>, visitor: Visitor, Asked(asked): Asked) -> Response {
    if visitor.signed_in.is_none() {
        return Redirect::to("/sign-in").into_response();
    }
    let entry = asked.get("game").and_then(|id| catalog::find(id).ok()).unwrap_or(&GAMES[0]);
    let form = NewForm { entry, wanted: asked.into_all(), problem: None };
    Html(tournaments::form(&visitor.frame(&app), &form).into_string()).into_response()
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let maker = &signed_in(&visitor)?.account.id;
    let id = fields.get("game").unwrap_or_default();
    let entry = GAMES.iter().find(|entry| entry.id == id).ok_or(Problem::BadRequest)?;
    match read(&visitor, entry, &fields)? {
        Ok(new) => {
            app.limits.table(visitor.address)?;
            let id = app.tables.make_tournament(maker, &new).await?;
            Ok(Redirect::to(&address(&id, "")).into_response())
        }
        Err(problem) => {
            let form = NewForm { entry, wanted: fields.into_all(), problem: Some(problem) };
            let page = tournaments::form(&visitor.frame(&app), &form);
            Ok((Problem::BadRequest.status(), Html(page.into_string())).into_response())
        }
    }
}

/// The tournament a form asks for, or a sentence that says why there cannot be one.
fn read(
    visitor: &Visitor,
    entry: &'static Entry,
    fields: &Fields,
) -> Result<Result<NewTournament, String>, Problem> {
    let name = clean_title(fields.get("name").unwrap_or_default());
    if name.is_empty() {
        return Ok(Err(say(visitor.lang, "tournament-nameless", &[])));
    }
    let options = fields.read_options(entry)?;
    let chosen = entry.choose(&options, None).ok();
    let sizes = chosen.as_ref().map(|chosen| sizes_of(entry, chosen)).unwrap_or_default();
    let (Some(chosen), [seats, smaller @ ..]) = (chosen, &sizes[..]) else {
        return Ok(Err(say(visitor.lang, "problem-options", &[])));
    };
    let wants_smaller = fields.get("smaller").is_some();
    let fewest = smaller.first().filter(|_| wants_smaller).unwrap_or(seats);
    let begins: Option<i64> = fields.maybe("begins")?;
    if begins.is_some_and(|minutes| !(0..=LATEST).contains(&minutes)) {
        return Err(Problem::BadRequest);
    }
    let rounds: Option<u8> = fields.maybe("rounds")?;
    if rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
        return Err(Problem::BadRequest);
    }
    Ok(Ok(NewTournament {
        name,
        entry,
        chosen,
        reached: if fields.get("open").is_some() { Reached::Listed } else { Reached::ByLink },
        format: fields.maybe::<FormatName>("format")?.unwrap_or(FormatName::Swiss),
        rounds,
        fewest: *fewest,
        paces: read_paces(fields)?,
        rated: if fields.get("rated").is_some() { Rated::Rated } else { Rated::Casual },
        begins_in: begins.map(|minutes| minutes * 60_000),
    }))
}

fn read_paces(fields: &Fields) -> Result<Paces, Problem> {
    let mut paces = Paces::all(fields.read_pace()?.ok_or(Problem::BadRequest)?);
    for number in 1..=tournaments::OWN_PACES {
        let pace = fields.maybe::<Pace>(&format!("clock-{number}"))?;
        let round = fields.maybe::<usize>(&format!("round-{number}"))?.unwrap_or(number);
        if let Some(pace) = pace.filter(|pace| *pace != paces.usual) {
            if !(1..=MOST_PACED_ROUND).contains(&round) {
                return Err(Problem::BadRequest);
            }
            paces.others.insert(round, pace);
        }
    }
    Ok(paces)
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(id): Named,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let tournament = app.tables.tournament(&id).await?;
    let frame = &visitor.frame(&app);
    let look = Look {
        round: asked.maybe("round")?,
        tables: asked.page("tables")?,
        standings: asked.page("standings")?,
        sums: asked.maybe("sums")?,
    };
    let drawn = if visitor.wants_fragment {
        tournaments::body(frame, &tournament, look, None)
    } else {
        tournaments::page(frame, &tournament, look, None)
    };
    Ok(Html(drawn.into_string()))
}

pub(super) async fn enter(State(app): State<Arc<App>>, visitor: Visitor, Named(id): Named) -> Answered {
    let who = &signed_in(&visitor)?.account.id;
    let entered = app.tables.enter_tournament(&id, who).await;
    answer(&app, &visitor, &id, entered).await
}

pub(super) async fn withdraw(State(app): State<Arc<App>>, visitor: Visitor, Named(id): Named) -> Answered {
    let who = &signed_in(&visitor)?.account.id;
    let left = app.tables.withdraw(&id, who).await;
    answer(&app, &visitor, &id, left).await
}

pub(super) async fn back(State(app): State<Arc<App>>, visitor: Visitor, Named(id): Named) -> Answered {
    let who = &signed_in(&visitor)?.account.id;
    let came = app.tables.come_back(&id, who).await;
    answer(&app, &visitor, &id, came).await
}

pub(super) async fn begin(State(app): State<Arc<App>>, visitor: Visitor, Named(id): Named) -> Answered {
    let who = &signed_in(&visitor)?.account.id;
    let begun = app.tables.begin_tournament(&id, who).await;
    answer(&app, &visitor, &id, begun).await
}

pub(super) async fn call_off(State(app): State<Arc<App>>, visitor: Visitor, Named(id): Named) -> Answered {
    let who = &signed_in(&visitor)?.account.id;
    let called_off = app.tables.call_off_tournament(&id, who).await;
    answer(&app, &visitor, &id, called_off).await
}

/// The page again; what was refused is told on it.
async fn answer(app: &App, visitor: &Visitor, id: &TournamentId, done: Result<(), Refusal>) -> Answered {
    match done {
        Ok(()) => Ok(Redirect::to(&address(id, "")).into_response()),
        Err(Refusal::NotFound) => Err(Refusal::NotFound.into()),
        Err(refusal) => {
            let problem = Problem::from(refusal);
            let tournament = app.tables.tournament(id).await?;
            let told = problem.tell(visitor.lang);
            let page = tournaments::page(&visitor.frame(app), &tournament, Look::default(), Some(&told));
            Ok((problem.status(), Html(page.into_string())).into_response())
        }
    }
}

fn signed_in(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}

reply! {
    /// A tournament. People are numbers in the order of entry.
    pub(super) struct TournamentTold {
        tournament: TournamentId,
        name: String,
        game: &'static str,
        /// The options at a full table.
        options: String,
        /// `swiss` or `round-robin`.
        format: &'static str,
        /// The fewest who may play at a table, and its seats.
        seats: [usize; 2],
        /// The pace of all rounds, and then of those with another.
        paces: String,
        rated: bool,
        /// When it begins by itself, in milliseconds since 1970.
        begins: Option<i64>,
        /// `open`, `running`, `over` or `called-off`.
        state: &'static str,
        /// How many rounds are played in all, once that is known.
        rounds: Option<usize>,
        revision: i64,
        entrants: Vec<EntrantTold>,
        paired: Vec<RoundTold>,
        standings: Vec<StandingTold>,
    }
}

reply! {
    /// Somebody who has entered a tournament.
    struct EntrantTold {
        /// Nothing for an account that was deleted.
        name: Option<String>,
        /// `playing`, `withdrawn` or `vanished`.
        presence: &'static str,
        /// How often they did not come.
        forfeits: i64,
    }
}

reply! {
    /// A round.
    struct RoundTold {
        tables: Vec<PairedTold>,
        byes: Vec<ByeTold>,
    }
}

reply! {
    /// A table of a round.
    struct PairedTold {
        table: TableId,
        /// By seat, as numbers in the list of entrants.
        players: Vec<u64>,
        /// Nothing if it is gone.
        progress: Option<&'static str>,
        /// For each seat, once it has ended.
        results: Option<Vec<SeatResultTold>>,
    }
}

reply! {
    /// How a table ended for a seat.
    struct SeatResultTold {
        /// Nothing for a forfeit.
        place: Option<u8>,
        scored: i64,
    }
}

reply! {
    /// Somebody who does not play in a round.
    struct ByeTold {
        player: u64,
        /// The opponent, if there was one who is absent.
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u64>,
    }
}

reply! {
    /// How an entrant stands. Points are in forty-eighths, in which all of them are whole.
    struct StandingTold {
        player: u64,
        rank: usize,
        points: i64,
        met: i64,
        beaten: i64,
        /// The own points and those of everybody.
        share: [i64; 2],
    }
}

pub(super) async fn json(
    State(app): State<Arc<App>>,
    Named(id): Named,
) -> Result<Json<TournamentTold>, Problem> {
    let tournament = app.tables.tournament(&id).await?;
    let entrant = |(entrant, course): (&Entrant, &course::Entrant)| EntrantTold {
        name: entrant.name.clone(),
        presence: name_presence(course.presence),
        forfeits: entrant.forfeits,
    };
    let entrants = tournament.entrants.iter().zip(&tournament.course.entrants).map(entrant);
    let rounds = tournament.course.rounds.iter().zip(&tournament.tables);
    let size = tournament.table_size();
    Ok(Json(TournamentTold {
        tournament: tournament.id.clone(),
        name: tournament.name.clone(),
        game: tournament.entry.id,
        options: tournament.chosen.to_string(),
        format: FormatName::name(tournament.format()),
        seats: [size.least(), size.most()],
        paces: tournament.paces.to_string(),
        rated: tournament.is_rated(),
        begins: tournament.begins,
        state: TournamentState::name(tournament.state),
        rounds: tournament.rounds,
        revision: tournament.revision,
        entrants: entrants.collect(),
        paired: rounds.map(|(round, tables)| tell_round(round, tables)).collect(),
        standings: tournament.standings().iter().map(tell_standing).collect(),
    }))
}

fn name_presence(presence: Presence) -> &'static str {
    match presence {
        Presence::Playing => "playing",
        Presence::Withdrawn => "withdrawn",
        Presence::Vanished => "vanished",
    }
}

fn tell_round(round: &Round, tables: &[AtTable]) -> RoundTold {
    let result = |result: &SeatResult| {
        let place = match result.finish {
            Finish::Placed(place) => Some(place),
            Finish::Forfeited => None,
        };
        SeatResultTold { place, scored: result.scored }
    };
    let table = |(table, at): (&course::Table, &AtTable)| {
        let results = match &table.outcome {
            Outcome::Pending => None,
            Outcome::Finished(results) => Some(results.iter().map(result).collect()),
        };
        let progress = at.progress.map(Progress::name);
        PairedTold { table: at.id.clone(), players: table.players.clone(), progress, results }
    };
    let bye = |bye: &Bye| match bye.reason {
        ByeReason::LeftOver => ByeTold { player: bye.player, absent: None },
        ByeReason::AbsentOpponent(absent) => ByeTold { player: bye.player, absent: Some(absent) },
    };
    RoundTold {
        tables: round.tables.iter().zip(tables).map(table).collect(),
        byes: round.byes.iter().map(bye).collect(),
    }
}

fn tell_standing(standing: &Standing) -> StandingTold {
    StandingTold {
        player: standing.player,
        rank: standing.rank,
        points: standing.points.forty_eighths(),
        met: standing.met.total.forty_eighths(),
        beaten: standing.beaten.total.forty_eighths(),
        share: [standing.share.own, standing.share.all],
    }
}

/// The revision of a tournament as it is, and then every new one.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    if *app.closing.borrow() {
        return Err(Problem::Leaving);
    }
    // There is nothing to hear of what is not there.
    app.tables.tournament(&id).await?;
    let listening = Listening {
        _counted: app.limits.stream(visitor.address)?,
        news: app.tables.hear_tournament(&id).await?,
        closing: app.closing.subscribe(),
    };
    Ok(Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listening {
    news: TournamentNews,
    closing: watch::Receiver<bool>,
    _counted: limits::Stream,
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    let revision = tokio::select! {
        revision = listening.news.next() => revision.to_string(),
        _ = listening.closing.wait_for(|closing| *closing) => return None,
    };
    Some((Ok(Event::default().id(revision.clone()).data(revision)), listening))
}
