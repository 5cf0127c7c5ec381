//! Lessons: what a learner does, and what comes of it.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::{Answer, Entry, Standing};
use game::Lesson;
use service::Refusal;

use super::fields::{Asked, Fields, Posted};
use super::named::Named;
use crate::app::App;
use crate::pages::learn::{self, Course, Face, Taken};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The most decisions that a step asks for.
const MOST_MADE: usize = 12;

/// The lessons of a game.
pub(super) async fn course(
    State(app): State<Arc<App>>,
    Named(entry): Named<&'static Entry>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    if entry.lessons.is_empty() {
        return Err(Refusal::NotFound.into());
    }
    let learnt = app.tables.learnt(&visitor.guest, entry.id).await?;
    let page = learn::course(&visitor.frame(&app), &Course { entry, learnt: &learnt });
    Ok(Html(page.into_string()))
}

/// A step of a lesson, as far as it is done.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Named((entry, lesson)): Named<(&'static Entry, Lesson)>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let learnt = app.tables.learnt(&visitor.guest, entry.id).await?;
    let number = match asked.maybe("step")? {
        Some(number) => number,
        None => first_undone(&lesson, &learnt),
    };
    let made = made(&asked);
    let face = if asked.get("show").is_some() { Face::Shown } else { Face::Asked };
    let taken = Taken { course: Course { entry, learnt: &learnt }, lesson: &lesson, number, made: &made };
    let standing = stand(&taken)?;
    Ok(Html(learn::page(&visitor.frame(&app), &taken, &standing, face).into_string()))
}

/// A try. What is right goes on, and the step that it completes is kept.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Named((entry, lesson)): Named<(&'static Entry, Lesson)>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let (number, mut made) = (fields.read("number")?, made(&fields));
    let action = fields.get("step").ok_or(Problem::BadRequest)?;
    let learnt = app.tables.learnt(&visitor.guest, entry.id).await?;
    let taken = Taken { course: Course { entry, learnt: &learnt }, lesson: &lesson, number, made: &made };
    let standing = stand(&taken)?;
    match standing.answer(action).ok_or(Problem::BadRequest)? {
        Answer::Wrong(why) => {
            let tries = fields.maybe("tries")?.unwrap_or(0_u8).saturating_add(1);
            let face = Face::Wrong { action, why, tries };
            Ok(Html(learn::page(&visitor.frame(&app), &taken, &standing, face).into_string()).into_response())
        }
        Answer::Right => {
            let step = standing.step;
            if standing.made + 1 == step.moves.len() {
                app.tables.keep_learnt(&visitor.guest, entry.id, &lesson.id, &step.key).await?;
            }
            made.push(action.to_owned());
            Ok(Redirect::to(&learn::address(entry, &lesson, number, &made)).into_response())
        }
    }
}

/// What a thing on the board of a lesson is.
pub(super) async fn what(
    State(app): State<Arc<App>>,
    Named((entry, lesson)): Named<(&'static Entry, Lesson)>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let (learnt, made) = (HashSet::new(), made(&asked));
    let number = asked.read("step")?;
    let taken = Taken { course: Course { entry, learnt: &learnt }, lesson: &lesson, number, made: &made };
    let standing = stand(&taken)?;
    let thing = asked.get("thing").ok_or(Problem::BadRequest)?;
    let page = learn::what(&visitor.frame(&app), entry, &standing, thing).ok_or(Refusal::NotFound)?;
    Ok(Html(page.into_string()))
}

fn stand<'a>(taken: &Taken<'a>) -> Result<Standing<'a>, Problem> {
    let step = taken.lesson.steps.get(taken.number).ok_or(Refusal::NotFound)?;
    Standing::after(taken.course.entry, step, taken.made).ok_or(Refusal::NotFound.into())
}

/// The decisions that were made in a step so far.
fn made(fields: &Fields) -> Vec<String> {
    let made = fields.get("made").unwrap_or_default().split(';').filter(|action| !action.is_empty());
    made.take(MOST_MADE).map(str::to_owned).collect()
}

/// The step to go on with; the first, once all are done.
fn first_undone(lesson: &Lesson, learnt: &HashSet<(String, String)>) -> usize {
    let is_undone = |key: &String| !learnt.contains(&(lesson.id.clone(), key.clone()));
    lesson.steps.iter().position(|step| is_undone(&step.key)).unwrap_or(0)
}
