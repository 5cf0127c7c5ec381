//! Planned replies: making them step by step, keeping them, and dropping them. Everything is posted, so that no address and no
//! history of a browser has any of it.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use service::{Live, Refusal};

use super::at_table::AtTable;
use super::fields::{Fields, Posted};
use super::table::Look;
use crate::app::App;
use crate::pages::plan::{self, BETWEEN, Planning};
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

/// More than any plan has, so that nobody makes us think for long.
const LONGEST: usize = 12;

pub(super) async fn show(AtTable { app, live }: AtTable, visitor: Visitor) -> Answered {
    draw(&app, &visitor, &live, &[], None)
}

pub(super) async fn change(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let who = visitor.sitter();
    let table = format!("/t/{}", live.now().id);
    if let Some(number) = fields.maybe("drop")? {
        app.tables.drop_plan(&live, &who, number).await?;
        return Ok(Redirect::to(&table).into_response());
    }
    let shown: usize = fields.read("shown")?;
    let mut steps = read_line(&fields)?;
    if fields.get("keep").is_some() {
        return match app.tables.plan(&live, &who, shown, steps.clone()).await {
            Ok(()) => Ok(Redirect::to(&table).into_response()),
            Err(refusal @ (Refusal::NoPlan | Refusal::TooManyPlans)) => {
                draw(&app, &visitor, &live, &steps, Some(refusal))
            }
            Err(refusal) => Err(refusal.into()),
        };
    }
    if fields.get("back").is_some() {
        steps.pop();
    } else {
        steps.push(fields.read("step")?);
    }
    let now = live.now();
    if now.seats_of(&who).first().is_some_and(|seat| shown != now.count_shown(*seat)) {
        return Err(Refusal::Stale.into());
    }
    draw(&app, &visitor, &live, &steps, None)
}

/// The steps that were chosen so far.
fn read_line(fields: &Fields) -> Result<Vec<String>, Problem> {
    let line = fields.get("line").unwrap_or_default();
    let steps: Vec<String> = line.split(BETWEEN).filter(|step| !step.is_empty()).map(str::to_owned).collect();
    if steps.len() > LONGEST { Err(Problem::BadRequest) } else { Ok(steps) }
}

/// The page on which a plan is made, as it stands after these steps.
fn draw(app: &App, visitor: &Visitor, live: &Live, steps: &[String], refusal: Option<Refusal>) -> Answered {
    let now = live.now();
    let seats = now.seats_of(&visitor.sitter());
    if seats.is_empty() {
        return Err(Refusal::NotYourSeat.into());
    }
    let seat = now.may_plan(&seats).ok_or(Refusal::NoPlan)?;
    let imagined = now.imagine(seat, steps).filter(|_| steps.len() <= LONGEST).ok_or(Refusal::NoPlan)?;
    let problem = refusal.map(Problem::from);
    let (status, sentence) = match problem {
        Some(problem) => (problem.status(), Some(problem.tell(visitor.lang))),
        None => (StatusCode::OK, None),
    };
    let page = Look::of(live).at(&now, visitor, |seen| {
        let planning =
            Planning { seen, seat, line: steps, imagined: &imagined, problem: sentence.as_deref() };
        plan::page(&visitor.frame(app), &planning).into_string()
    });
    Ok((status, Html(page)).into_response())
}
