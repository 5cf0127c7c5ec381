//! Lessons can be taken from the beginning to the end, and what they say is so.

use catalog::{Answer, FIRST, GAMES, LEARNER, Standing, lesson, lesson_problems};
use game::{Lang, Lesson, Viewer};

#[test]
fn every_lesson_can_be_taken_and_its_claims_hold() {
    for entry in GAMES {
        for (id, text) in entry.lessons {
            let lesson = Lesson::read(id, text).unwrap_or_else(|error| panic!("{error}"));
            let problems = lesson_problems(entry, &lesson);
            assert!(problems.is_empty(), "{}:\n{}", entry.id, problems.join("\n"));
        }
    }
}

/// A new game begins as a copy of the toy, and so do its lessons.
#[test]
fn the_lesson_of_the_toy_runs() {
    let entry = catalog::entry::<toy::Toy>();
    let first = lesson(&entry, FIRST).expect("there is one");
    assert_eq!(lesson_problems(&entry, &first), Vec::<String>::new());
}

#[test]
fn every_try_is_answered_by_what_would_happen() {
    for entry in GAMES {
        for (id, _) in entry.lessons {
            let lesson = lesson(entry, id).expect("it was listed");
            for step in &lesson.steps {
                let mut made: Vec<String> = Vec::new();
                for asked in &step.moves {
                    let standing = Standing::after(entry, step, &made).expect("what is right can be played");
                    for action in standing.tries() {
                        let table = standing.would_be(&action).expect("what may be tried is legal");
                        let told = table.story(Viewer::Seat(LEARNER), Lang::En, None);
                        let first = told.len() - (table.steps() - standing.table.steps());
                        let says = told[first..].iter().any(|told| !told.text(0, |_| None).is_empty());
                        let is_right = asked.right.contains(&action);
                        assert!(
                            says || is_right,
                            "{}, {id}, {}: nothing is told of `{action}`",
                            entry.id,
                            step.key
                        );
                        assert_eq!(standing.answer(&action) == Some(Answer::Right), is_right, "{action}");
                    }
                    made.push(asked.right[0].clone());
                }
                let end = Standing::after(entry, step, &made).expect("the last step can be taken");
                assert!(end.asked.is_none() && end.tries().is_empty());
            }
        }
    }
}

#[test]
fn what_may_not_be_tried_has_no_answer() {
    let entry = catalog::find("imhotep-duel").expect("it is a game");
    let lesson = lesson(entry, "first").expect("there is one");
    let unload = lesson.steps.iter().find(|step| step.key == "unload").expect("there is such a step");
    let standing = Standing::after(entry, unload, &[]).expect("it can begin");
    assert_eq!(standing.answer("unload 1"), Some(Answer::Right));
    // Legal, but not what the step is about.
    assert_eq!(standing.answer("place b2"), None);
    assert_eq!(standing.answer("nonsense"), None);
    assert!(Standing::after(entry, unload, &["place b2".to_owned()]).is_none());
}
