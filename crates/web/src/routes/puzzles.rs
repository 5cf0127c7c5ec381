//! Puzzles: which one comes next, what an answer is worth, and what was made of them. All that is known about a puzzle is
//! data, so that nothing is searched for here.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::{Entry, GAMES, Posed, Purpose, puzzle_position, puzzles};
use service::{PuzzleOutcome, Refusal};

use super::fields::{Asked, Fields, Posted};
use super::named::Named;
use crate::app::App;
use crate::pages::puzzles::{self as pages, Face, Sitting, Solver};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The games that have puzzles.
pub(super) async fn choose(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Problem> {
    let solvers = solvers(&app, &visitor).await?;
    Ok(Html(pages::choose(&visitor.frame(&app), &solvers).into_string()))
}

/// The next puzzle of a game.
pub(super) async fn next(
    State(app): State<Arc<App>>,
    Named(entry): Named<&'static Entry>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    let puzzled = app.tables.puzzled(&visitor.guest, entry).await?;
    let posed = puzzled.next().ok_or(Refusal::NotFound)?;
    draw(&app, &visitor, (entry, posed), Face::Asked).await
}

/// A puzzle by its name: the question, or its answer to whoever has found it or asked for it.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Named((entry, posed)): Named<(&'static Entry, &'static Posed)>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let puzzled = app.tables.puzzled(&visitor.guest, entry).await?;
    let over = puzzled.outcome_of(posed).filter(|outcome| outcome.is_over());
    let line = line(&asked)?;
    let face = over.map_or(Face::Asked, |outcome| Face::Over { outcome, line });
    draw(&app, &visitor, (entry, posed), face).await
}

/// An answer, or the wish to see it. The first one counts.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Named((entry, posed)): Named<(&'static Entry, &'static Posed)>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let puzzled = app.tables.puzzled(&visitor.guest, entry).await?;
    let keep = async |outcome| app.tables.keep_puzzled(&visitor.guest, &puzzled, posed, outcome).await;
    if fields.get("show").is_some() {
        keep(PuzzleOutcome::Shown).await?;
        return Ok(Redirect::to(&pages::path(entry, posed)).into_response());
    }
    let action = fields.get("step").ok_or(Problem::BadRequest)?;
    let value = posed.puzzle.value_of(action).ok_or(Problem::BadRequest)?;
    if action == posed.puzzle.best().action {
        keep(PuzzleOutcome::First).await?;
        return Ok(Redirect::to(&pages::path(entry, posed)).into_response());
    }
    let tries = fields.maybe("tries")?.unwrap_or(0_u8).saturating_add(1);
    keep(PuzzleOutcome::Missed).await?;
    Ok(draw(&app, &visitor, (entry, posed), Face::Wrong { action, value, tries }).await?.into_response())
}

/// What a thing on the board of a puzzle is.
pub(super) async fn what(
    State(app): State<Arc<App>>,
    Named((entry, posed)): Named<(&'static Entry, &'static Posed)>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let thing = asked.get("thing").ok_or(Problem::BadRequest)?;
    let mut purpose = Purpose::Play;
    let mut table = puzzle_position(&posed.puzzle);
    if let Some(moves) = line(&asked)? {
        let puzzled = app.tables.puzzled(&visitor.guest, entry).await?;
        puzzled.outcome_of(posed).filter(|outcome| outcome.is_over()).ok_or(Refusal::NotFound)?;
        purpose = Purpose::Look;
        table = pages::after(table, posed, moves);
    }
    let page = pages::what(&visitor.frame(&app), entry, &*table, (posed.puzzle.seat, purpose), thing);
    Ok(Html(page.ok_or(Refusal::NotFound)?.into_string()))
}

async fn draw(
    app: &App,
    visitor: &Visitor,
    (entry, posed): (&'static Entry, &'static Posed),
    face: Face<'_>,
) -> Result<Html<String>, Problem> {
    let table = puzzle_position(&posed.puzzle);
    let solvers = solvers(app, visitor).await?;
    let puzzled = solvers.iter().find(|solver| solver.entry.id == entry.id).map(|solver| &solver.puzzled);
    let puzzled = puzzled.ok_or(Refusal::NotFound)?;
    let sitting = Sitting { entry, posed, table: &*table, puzzled, solvers: &solvers, face };
    Ok(Html(pages::page(&visitor.frame(app), &sitting).into_string()))
}

/// What the visitor made of every game that has puzzles.
async fn solvers(app: &App, visitor: &Visitor) -> Result<Vec<Solver>, Problem> {
    let mut solvers = Vec::new();
    for entry in GAMES.iter().filter(|entry| !puzzles(entry).is_empty()) {
        solvers.push(Solver { entry, puzzled: app.tables.puzzled(&visitor.guest, entry).await? });
    }
    Ok(solvers)
}

/// How many moves of the line are asked for.
fn line(asked: &Fields) -> Result<Option<usize>, Problem> {
    asked.maybe("line")
}
