//! Lessons: a position, one thing to do, one thing learnt, on a table of the game itself.
//!
//! Where a learner is, is a step of the lesson and what was done in it so far; everything else follows by playing.

use game::show::lesson::contains;
use game::{Lesson, LessonMove, LessonStep, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

use crate::entry::Entry;
use crate::table::Table;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::new(0);

/// The name of the lesson that every game begins with.
pub const FIRST: &str = "first";

/// The lesson of this name.
pub fn lesson(entry: &Entry, id: &str) -> Option<Lesson> {
    let (id, text) = entry.lessons.iter().find(|(known, _)| *known == id)?;
    Some(Lesson::read(id, text).expect("tests have read every lesson"))
}

/// Where somebody is in a step of a lesson.
pub struct Standing<'a> {
    /// The step.
    pub step: &'a LessonStep,
    /// The table as it is now.
    pub table: Box<dyn Table>,
    /// What is asked for; `None` once the step is done.
    pub asked: Option<&'a LessonMove>,
    /// How many decisions were made.
    pub made: usize,
}

/// What a try is answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<'a> {
    /// It goes on.
    Right,
    /// It does not: with the name of a text that says why, if there is one.
    Wrong(Option<&'a str>),
}

impl<'a> Standing<'a> {
    /// The place after these decisions, each of which was right; `None` if one was not.
    pub fn after(entry: &Entry, step: &'a LessonStep, made: &[String]) -> Option<Standing<'a>> {
        let mut standing = Standing {
            step,
            table: set_up(entry, step).expect("tests have set up every step"),
            asked: step.moves.first(),
            made: 0,
        };
        for action in made {
            let asked = standing.asked.filter(|asked| asked.right.contains(action))?;
            standing.table.play(action).ok()?;
            for following in &asked.then {
                standing.table.play(following).ok()?;
            }
            standing.made += 1;
            standing.asked = step.moves.get(standing.made);
        }
        Some(standing)
    }

    /// What may be tried.
    pub fn tries(&self) -> Vec<String> {
        let Some(asked) = self.asked else { return Vec::new() };
        if asked.any {
            return self.table.legal();
        }
        // What is right now may depend on what was done before.
        let legal = self.table.legal();
        asked.right.iter().chain(&asked.tries).filter(|action| legal.contains(action)).cloned().collect()
    }

    /// The answer to a try; `None` if it may not be tried.
    pub fn answer(&self, action: &str) -> Option<Answer<'a>> {
        let asked = self.asked.filter(|_| self.tries().iter().any(|tried| tried == action))?;
        if asked.right.iter().any(|right| right == action) {
            return Some(Answer::Right);
        }
        Some(Answer::Wrong(asked.wrong.get(action).map(String::as_str)))
    }

    /// The table as it would be after a try.
    pub fn would_be(&self, action: &str) -> Option<Box<dyn Table>> {
        let mut table = self.table.copy();
        table.play(action).ok().map(|()| table)
    }

    /// The learner's points as they stand.
    pub fn points(&self) -> i32 {
        points(&*self.table)
    }
}

fn set_up(entry: &Entry, step: &LessonStep) -> Result<Box<dyn Table>, String> {
    let mut position = step.position.clone();
    // A lesson is about the game as it is shipped, and need not name its edition.
    if let (Some(edition), Some(position)) = ((entry.edition)(), position.as_object_mut()) {
        position.insert("edition".to_owned(), json!({ "shipped": edition.digest() }));
    }
    (entry.set_up)(position, &mut Xoshiro256PlusPlus::seed_from_u64(0)).map_err(|error| error.to_string())
}

fn points(table: &dyn Table) -> i32 {
    table.shown_score(Viewer::Seat(LEARNER)).totals()[LEARNER.index()]
}

/// What is wrong with a lesson: nothing, if it can be taken from the beginning to the end and its claims hold.
pub fn lesson_problems(entry: &Entry, lesson: &Lesson) -> Vec<String> {
    let problems = lesson.steps.iter().flat_map(|step| {
        let problems = step_problems(entry, step);
        problems.into_iter().map(|problem| format!("{}, {}: {problem}", lesson.id, step.key))
    });
    problems.collect()
}

fn step_problems(entry: &Entry, step: &LessonStep) -> Vec<String> {
    if let Err(error) = set_up(entry, step) {
        return vec![format!("the position is none: {error}")];
    }
    if step.moves.is_empty() {
        return vec!["nothing is asked for".to_owned()];
    }
    let mut problems: Vec<String> = step
        .words
        .iter()
        .filter(|word| !entry.glossary.contains(&word.as_str()))
        .map(|word| format!("`{word}` is not in the glossary"))
        .collect();
    let mut made = Vec::new();
    for number in 0..step.moves.len() {
        let Some(standing) = Standing::after(entry, step, &made) else {
            problems.push(format!("what follows decision {number} cannot be played"));
            break;
        };
        problems.extend(move_problems(entry, &standing, &made));
        made.extend(step.moves[number].right.first().cloned());
    }
    problems
}

fn move_problems(entry: &Entry, standing: &Standing<'_>, made: &[String]) -> Vec<String> {
    let (legal, mut problems) = (standing.table.legal(), Vec::new());
    let Some(asked) = standing.asked else { return problems };
    if standing.table.turn() != Turn::Seat(LEARNER) {
        return vec![format!("decision {} is not the learner's", standing.made + 1)];
    }
    for action in asked.right.iter().chain(&asked.tries).chain(asked.wrong.keys()) {
        if !legal.contains(action) {
            problems.push(format!("`{action}` is not legal; these are: {}", legal.join(", ")));
        }
    }
    for action in &asked.right {
        if asked.tries.contains(action) || asked.wrong.contains_key(action) {
            problems.push(format!("`{action}` is right and wrong"));
        }
        let then: Vec<String> = made.iter().chain([action]).cloned().collect();
        match Standing::after(entry, standing.step, &then) {
            None => problems.push(format!(
                "after `{action}`, what follows is not legal: {}",
                what_is_legal(standing, action, asked)
            )),
            Some(after) => problems.extend(claim_problems(standing, &after, asked)),
        }
    }
    let tries = standing.tries();
    problems.extend(
        asked
            .wrong
            .keys()
            .filter(|action| !tries.contains(action))
            .map(|action| format!("`{action}` may not be tried")),
    );
    problems
}

/// What can be played where the lesson goes wrong.
fn what_is_legal(standing: &Standing<'_>, action: &str, asked: &LessonMove) -> String {
    let Some(mut table) = standing.would_be(action) else { return "nothing".to_owned() };
    for following in &asked.then {
        if let Err(error) = table.play(following) {
            let outcomes = table.outcomes().into_iter().map(|(outcome, _)| outcome);
            let all: Vec<String> = table.legal().into_iter().chain(outcomes).collect();
            return format!("{error}; there is {}", all.join(", "));
        }
    }
    "nothing is wrong".to_owned()
}

fn claim_problems(before: &Standing<'_>, after: &Standing<'_>, asked: &LessonMove) -> Vec<String> {
    let mut problems = Vec::new();
    let view = after.table.view(Viewer::Seat(LEARNER));
    if !contains(&view, &asked.after) {
        problems.push(format!("it is claimed that {}, but there is {view}", asked.after));
    }
    let points = (before.points(), after.points());
    if asked.points.is_some_and(|claimed| claimed != points) {
        problems.push(format!("{:?} points are claimed, but there are {points:?}", asked.points));
    }
    if after.asked.is_none() && after.table.turn() == Turn::Chance {
        problems.push(format!("it ends before a draw of {:?}", after.table.outcomes()));
    }
    problems
}
