//! A table: looking at it, and everything people can do there.

use std::sync::Arc;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use bots::Bot;
use catalog::{Disclosure, Entropy};
use game::Seat;
use service::{
    Answer, Brought, Decision, HowFar, Live, Plans, RatedHere, Refusal, Revision, Snapshot, Talk, WantsTalk,
    clean_name,
};

use super::at_table::AtTable;
use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::cookies::kept;
use crate::frame::{Coach, TalkChoice};
use crate::pages::{self, Doubt, Hint, Seen};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::watched::Part;

pub(super) async fn show(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    headers: HeaderMap,
    Asked(asked): Asked,
) -> Result<Response, Problem> {
    app.tables.look_up_plans(&live, &visitor.sitter()).await?;
    app.tables.know_luck(&live).await?;
    let now = live.now();
    let look = Look::asked(&live, &asked)?;
    prepare(&app, &visitor, &live, &look);
    let frame = &visitor.frame(&app);
    Ok(look.at(&now, &visitor, |seen| {
        let watched = app.watched.answer(frame, seen, Part::Page, &headers);
        watched.unwrap_or_else(|| Html(pages::table::page(frame, seen).into_string()).into_response())
    }))
}

/// The part of the page that changes, for the script.
pub(super) async fn live(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    headers: HeaderMap,
    Asked(asked): Asked,
) -> Result<Response, Problem> {
    app.tables.look_up_plans(&live, &visitor.sitter()).await?;
    app.tables.know_luck(&live).await?;
    let now = live.now();
    let look = Look::asked(&live, &asked)?;
    prepare(&app, &visitor, &live, &look);
    let part = look.since.map_or(Part::Body, Part::News);
    let answer = |seen: &Seen<'_>| app.watched.answer(&visitor.frame(&app), seen, part, &headers);
    Ok(match look.at(&now, &visitor, answer) {
        Some(watched) => (at_revision(&now), watched).into_response(),
        None => fragment(&app, &visitor, &now, &look, StatusCode::OK),
    })
}

/// How the table stood after a step that the reader was shown, for the script.
pub(super) async fn past(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let now = live.now();
    let look = Look::asked(&live, &asked)?;
    let number = asked.read("n")?;
    let past = look.at(&now, &visitor, |seen| pages::table::past(&visitor.frame(&app), seen, number));
    Ok(Html(past.ok_or(Refusal::NotFound)?.into_string()))
}

/// What something on the table is.
pub(super) async fn what(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let now = live.now();
    let look = Look::asked(&live, &asked)?;
    let thing: String = asked.read("thing")?;
    let card = look.at(&now, &visitor, |seen| pages::what::card(&visitor.frame(&app), seen, &thing));
    Ok(Html(card.ok_or(Refusal::NotFound)?.into_string()))
}

pub(super) async fn sit(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let typed = fields.get("name").map(clean_name).filter(|name| !name.is_empty());
    // Whoever is signed in has a name.
    let name = typed.filter(|_| visitor.signed_in.is_none()).or_else(|| visitor.name.clone());
    let name = name.unwrap_or_default();
    let brought = brought(&fields)?;
    let sat = app.tables.sit(&live, visitor.sitter(), fields.maybe("place")?, &name, brought).await;
    if let Ok((now, _)) = &sat {
        settle_phrases(&app, &visitor, &live, now).await;
    }
    let response = answer_post(&app, &visitor, &live, &fields, sat.map(|(now, _)| now));
    // An empty name is kept, too: whoever has none does not want to be asked again.
    if fields.get("name").is_none() {
        return Ok(response);
    }
    Ok((jar.add(kept(visitor.scheme, "name", name)), response).into_response())
}

/// Whoever wants no phrases at their tables wants none at this one, if anybody else may come.
async fn settle_phrases(app: &App, visitor: &Visitor, live: &Arc<Live>, now: &Snapshot) {
    let who = visitor.sitter();
    let is_alone = now.chairs.iter().all(|chair| chair.sitter == who || chair.bot().is_some());
    let settled = match visitor.talk {
        TalkChoice::Off if !is_alone => app.tables.want_talk(live, &who, WantsTalk::Off).await,
        TalkChoice::On | TalkChoice::Off => Ok(()),
    };
    if let Err(refusal) = settled {
        tracing::warn!(?refusal, "phrases could not be switched off for somebody who sat down");
    }
}

/// A form's contribution to the draws: what the script commits to or tells, words typed by hand, or nothing.
fn brought(fields: &Fields) -> Result<Brought, Problem> {
    let field = |name: &str| fields.get(name).map(str::trim).filter(|value| !value.is_empty());
    if let Some(commit) = field("commit") {
        let commit = commit.parse().map_err(|_| Problem::BadRequest)?;
        return Ok(Brought::Committed { commit, seen: field("commitment").map(str::to_owned) });
    }
    let told = match (field("entropy").map(str::parse), field("words")) {
        (Some(Ok(Entropy::Given(bytes))), _) => Entropy::Given(bytes),
        (_, Some(words)) => Entropy::given(words.as_bytes()),
        (_, None) => Entropy::Absent,
    };
    Ok(Brought::Told(told))
}

/// Tells what somebody is committed to. Another window of theirs may have told it already.
pub(super) async fn reveal(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let Ok(Entropy::Given(entropy)) = fields.read::<String>("entropy")?.parse() else {
        return Err(Problem::BadRequest);
    };
    let who = visitor.sitter();
    let now = live.now();
    let owes = now.chairs.iter().any(|chair| chair.sitter == who && chair.owes_reveal());
    let is_done = !owes && !now.seats_of(&who).is_empty();
    let revealed = if is_done { Ok(now) } else { app.tables.reveal(&live, &who, &entropy).await };
    Ok(answer_post(&app, &visitor, &live, &fields, revealed))
}

pub(super) async fn step(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let steps = [fields.read::<String>("step")?];
    if let Some(doubt) = doubt(&app, &visitor, &live, &fields, &steps[0]) {
        let since = Some(fields.read::<Revision>("revision")?.shown);
        let look = Look { held: held(&fields)?, since, doubt: Some(&doubt), ..Look::of(&live) };
        return Ok(look.show(&app, &visitor, &live.now(), StatusCode::OK));
    }
    let played = app.tables.play(&live, &visitor.sitter(), fields.read("revision")?, &steps).await;
    Ok(answer_post(&app, &visitor, &live, &fields, played))
}

/// The coach begins to think when the board is shown.
fn prepare(app: &App, visitor: &Visitor, live: &Arc<Live>, look: &Look<'_>) {
    if visitor.coach != Coach::Off {
        app.tables.begin_advice(live, &visitor.sitter(), look.held, &visitor.client());
    }
}

/// What the coach asks about before a decision is made.
fn doubt(app: &App, visitor: &Visitor, live: &Live, fields: &Fields, step: &str) -> Option<Doubt> {
    let least = visitor.coach.least().filter(|_| fields.get("anyway").is_none())?;
    let (revision, held) = (fields.read("revision").ok()?, held(fields).ok()?);
    let now = live.now();
    let turn =
        Look::of(live).at(&now, visitor, |seen| pages::table::turn_began(&visitor.frame(app), seen))?;
    let decision = Decision { step, revision, turn };
    let advice = app.tables.doubt(live, &visitor.sitter(), held, decision, least)?;
    Some(Doubt { step: step.to_owned(), advice })
}

pub(super) async fn undo(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let how_far = if fields.get("action").is_some() { HowFar::Action } else { HowFar::Decision };
    let undone = app.tables.undo(&live, &visitor.sitter(), fields.read("revision")?, how_far).await;
    Ok(answer_post(&app, &visitor, &live, &fields, undone))
}

pub(super) async fn answer(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let answer: Answer = fields.read("answer")?;
    let answered = app.tables.answer(&live, &visitor.sitter(), fields.read("revision")?, answer).await;
    Ok(answer_post(&app, &visitor, &live, &fields, answered))
}

pub(super) async fn resign(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let resigned = app.tables.resign(&live, &visitor.sitter(), fields.read("revision")?).await;
    Ok(answer_post(&app, &visitor, &live, &fields, resigned))
}

/// Says that somebody else's time is up.
pub(super) async fn claim(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let claimed = app.tables.claim_time(&live, &visitor.sitter(), fields.read("revision")?).await;
    Ok(answer_post(&app, &visitor, &live, &fields, claimed))
}

/// Gets up from a table. Whoever leaves has nothing more to look at there.
pub(super) async fn leave(AtTable { app, live }: AtTable, visitor: Visitor) -> Result<Response, Problem> {
    app.tables.leave(&live, &visitor.sitter()).await?;
    Ok(Redirect::to("/tables").into_response())
}

/// Lets a computer player take a chair.
pub(super) async fn seat_bot(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let place = Seat::try_from(fields.read::<u8>("place")?).map_err(|_| Problem::BadRequest)?;
    let bot = fields.get("bot").and_then(Bot::named).ok_or(Problem::BadRequest)?;
    let seated = app.tables.seat_bot(&live, &visitor.sitter(), place, bot).await;
    Ok(answer_post(&app, &visitor, &live, &fields, seated))
}

/// Gives a hint to the player to move, unless it would put somebody else at a disadvantage. Nothing changes, so the answer
/// is the page itself.
pub(super) async fn hint(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let told: Disclosure = fields.read("tell")?;
    let revision: Revision = fields.read("revision")?;
    let held = held(&fields)?;
    let advised = app.tables.advise(&live, &visitor.sitter(), held, revision, &visitor.client()).await;
    let hint = match advised {
        Ok(advice) => Hint { advice, told },
        Err(refusal) => return Ok(answer_post(&app, &visitor, &live, &fields, Err(refusal))),
    };
    let now = live.now();
    let look = Look { held, since: Some(revision.shown), hint: Some(&hint), ..Look::of(&live) };
    Ok(look.show(&app, &visitor, &now, StatusCode::OK))
}

pub(super) async fn rematch(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    app.limits.table(visitor.address)?;
    let offered = app.tables.rematch(&live, &visitor.sitter(), &visitor.client()).await;
    let next = offered.as_ref().ok().and_then(|now| now.rematch.clone());
    match next.filter(|_| !visitor.wants_fragment) {
        Some(next) => Ok(Redirect::to(&format!("/t/{next}")).into_response()),
        None => Ok(answer_post(&app, &visitor, &live, &fields, offered)),
    }
}

/// The table after a post, whether or not it was refused. The script gets the part that changes, a form the whole page.
pub(super) fn answer_post(
    app: &Arc<App>,
    visitor: &Visitor,
    live: &Live,
    fields: &Fields,
    result: Result<Arc<Snapshot>, Refusal>,
) -> Response {
    let (now, problem) = match result {
        Ok(now) => (now, None),
        Err(refusal) => (live.now(), Some(Problem::from(refusal))),
    };
    let sentence = problem.map(|problem| problem.tell(visitor.lang));
    let status = problem.map_or(StatusCode::OK, Problem::status);
    let held = held(fields).unwrap_or_default();
    let since = fields.maybe("revision").unwrap_or_default().map(|revision: Revision| revision.shown);
    let look = Look { held, since, problem: sentence.as_deref(), ..Look::of(live) };
    if problem.is_none() && !visitor.wants_fragment {
        let query = held.map(|seat| format!("?hold={seat}")).unwrap_or_default();
        return Redirect::to(&format!("/t/{}{query}", now.id)).into_response();
    }
    look.show(app, visitor, &now, status)
}

fn fragment(app: &App, visitor: &Visitor, now: &Snapshot, look: &Look<'_>, status: StatusCode) -> Response {
    let body = look.at(now, visitor, |seen| pages::table::body(&visitor.frame(app), seen).into_string());
    (status, at_revision(now), Html(body)).into_response()
}

/// Says which revision an answer shows.
fn at_revision(now: &Snapshot) -> [(&'static str, String); 1] {
    [("x-revision", now.revision.to_string())]
}

/// The seat the device was handed to.
fn held(fields: &Fields) -> Result<Option<Seat>, Problem> {
    let seat: Option<u8> = fields.maybe("hold")?;
    seat.map(|seat| Seat::try_from(seat).map_err(|_| Problem::BadRequest)).transpose()
}

/// How somebody looks at a table, apart from who they are.
pub(super) struct Look<'a> {
    held: Option<Seat>,
    since: Option<u64>,
    problem: Option<&'a str>,
    talk: Arc<Talk>,
    rated: Arc<RatedHere>,
    plans: Arc<Plans>,
    hint: Option<&'a Hint>,
    doubt: Option<&'a Doubt>,
}

impl<'a> Look<'a> {
    pub(super) fn of(live: &Live) -> Look<'a> {
        Look {
            held: None,
            since: None,
            problem: None,
            talk: live.talk(),
            rated: live.ratings(),
            plans: live.plans(),
            hint: None,
            doubt: None,
        }
    }

    pub(super) fn with_problem(self, problem: &'a str) -> Look<'a> {
        Look { problem: Some(problem), ..self }
    }

    /// As the address of a page says.
    fn asked(live: &Live, asked: &Fields) -> Result<Look<'a>, Problem> {
        Ok(Look { held: held(asked)?, since: asked.maybe("since")?, ..Look::of(live) })
    }

    /// The table: the part that changes for the script, else the whole page.
    pub(super) fn show(&self, app: &App, visitor: &Visitor, now: &Snapshot, status: StatusCode) -> Response {
        if visitor.wants_fragment {
            return fragment(app, visitor, now, self, status);
        }
        let page = self.at(now, visitor, |seen| pages::table::page(&visitor.frame(app), seen).into_string());
        (status, Html(page)).into_response()
    }

    pub(super) fn at<T>(&self, now: &Snapshot, visitor: &Visitor, draw: impl FnOnce(&Seen<'_>) -> T) -> T {
        let seats = now.seats_of(&visitor.sitter());
        draw(&Seen {
            snapshot: now,
            viewer: now.viewer(&seats, self.held),
            seats: &seats,
            held: self.held,
            since: self.since,
            problem: self.problem,
            talk: &self.talk,
            rated: &self.rated,
            plans: self.plans.get(&visitor.guest).map_or(&[], |plans| plans),
            hint: self.hint,
            doubt: self.doubt,
        })
    }
}
