//! Lessons: a position, one thing to do, one thing learnt.

mod course;
mod step;

use std::collections::HashSet;

use catalog::{Entry, LEARNER, Purpose, Standing};
use game::show::lang::Value;
use game::{Lesson, LessonStep, Viewer};
use maud::{Markup, html};

use super::home::Done;
use super::what::draw as draw_card;
use crate::frame::Frame;

pub(crate) use course::page as course;
pub(crate) use step::page;

/// The lessons of a game, and what the reader has done of them.
#[derive(Clone, Copy)]
pub(crate) struct Course<'a> {
    pub(crate) entry: &'static Entry,
    /// Each as lesson and step.
    pub(crate) learnt: &'a HashSet<(String, String)>,
}

impl Course<'_> {
    fn is_done(&self, lesson: &Lesson, step: &LessonStep) -> bool {
        self.learnt.contains(&(lesson.id.clone(), step.key.clone()))
    }

    /// How much of a lesson is done.
    pub(crate) fn done(&self, lesson: &Lesson) -> Done {
        match self.count_done(lesson) {
            0 => Done::Nothing,
            done if done < lesson.steps.len() => Done::Some,
            _ => Done::All,
        }
    }

    pub(crate) fn count_done(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|step| self.is_done(lesson, step)).count()
    }
}

/// Where the reader is in a lesson.
pub(crate) struct Taken<'a> {
    pub(crate) course: Course<'a>,
    pub(crate) lesson: &'a Lesson,
    /// The number of the step, from 0.
    pub(crate) number: usize,
    /// What was decided in it so far.
    pub(crate) made: &'a [String],
}

/// What a page says about the reader's decision.
#[derive(Clone, Copy)]
pub(crate) enum Face<'a> {
    /// It is to be made; or, once a step is done, nothing is.
    Asked,
    /// It was not what is looked for.
    Wrong {
        /// The notation.
        action: &'a str,
        /// The name of the text that says why.
        why: Option<&'a str>,
        /// How often something was tried.
        tries: u8,
    },
    /// What is right is shown.
    Shown,
}

impl Taken<'_> {
    /// The address of this lesson.
    fn path(&self) -> String {
        format!("/learn/{}/{}", self.course.entry.id, self.lesson.id)
    }

    fn at(&self, number: usize, made: &[String]) -> String {
        address(self.course.entry, self.lesson, number, made)
    }

    /// A text of a step, with the points that it may speak of.
    fn say(&self, frame: &Frame<'_>, step: &LessonStep, part: &str, points: (i32, i32)) -> String {
        let values = [("before", Value::from(points.0)), ("after", Value::from(points.1))];
        (self.course.entry.say_with)(&self.lesson.text(step, part), frame.lang, &values)
    }
}

/// The address of a step after these decisions.
pub(crate) fn address(entry: &Entry, lesson: &Lesson, number: usize, made: &[String]) -> String {
    let made = made.join(";").replace('+', "%2B").replace(' ', "+");
    let made = if made.is_empty() { made } else { format!("&made={made}") };
    format!("/learn/{}/{}?step={number}{made}", entry.id, lesson.id)
}

/// The card of a thing on the board; `None` if there is no such thing.
pub(crate) fn what(frame: &Frame<'_>, entry: &Entry, standing: &Standing<'_>, thing: &str) -> Option<Markup> {
    let explained =
        standing.table.explain(Viewer::Seat(LEARNER), Purpose::Try(&standing.tries()), thing, frame.lang)?;
    Some(draw_card(frame, entry, &explained))
}

/// A text in which what matters stands between double asterisks.
fn emphasised(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split("**").enumerate() {
            @if index % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_the_signs_of_a_decision() {
        let entry = catalog::find("pyramidice").unwrap();
        let lesson = catalog::lesson(entry, catalog::FIRST).unwrap();
        let made = ["cat p5 +".to_owned(), "buy heh".to_owned()];
        assert_eq!(
            address(entry, &lesson, 4, &made),
            "/learn/pyramidice/first?step=4&made=cat+p5+%2B;buy+heh"
        );
    }

    #[test]
    fn what_matters_is_bold_and_nothing_else_is_markup() {
        assert_eq!(emphasised("Place **any** <b>").0, "Place <b>any</b> &lt;b&gt;");
    }
}
