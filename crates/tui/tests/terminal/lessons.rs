//! Lessons, line by line.

use catalog::{Entry, FIRST, GAMES, lesson};
use game::Lang;
use tui::Lecture;

fn begin(entry: &'static Entry, id: &str, done: &[&str], lang: Lang) -> Lecture {
    let lesson = lesson(entry, id).expect("there is such a lesson");
    Lecture::new(entry, lesson, done.iter().map(|key| (*key).to_owned()).collect(), lang)
}

fn duel() -> &'static Entry {
    catalog::find("imhotep-duel").unwrap()
}

#[test]
fn every_lesson_can_be_taken_to_its_end_in_every_language() {
    for entry in GAMES {
        for (id, _) in entry.lessons {
            for lang in Lang::ALL {
                let mut lecture = begin(entry, id, &[], lang);
                let steps = lesson(entry, id).unwrap().steps;
                for action in steps.iter().flat_map(|step| &step.moves).map(|asked| &asked.right[0]) {
                    assert!(!lecture.is_over(), "{} {id}", entry.id);
                    let page = lecture.page();
                    assert!(page.lines().count() > 8 && !page.contains("**"), "{page}");
                    lecture.hear(action);
                }
                assert!(lecture.is_over(), "{} {id}: {}", entry.id, lecture.page());
                assert_eq!(lecture.done().len(), steps.len());
            }
        }
    }
}

#[test]
fn a_wrong_try_says_what_would_happen_and_may_be_repeated() {
    let mut lecture = begin(duel(), FIRST, &["place", "unload"], Lang::En);
    let page = lecture.page();
    assert!(page.contains("Step 3 of 10 · Stand nearer than Black"), "{page}");
    let said = lecture.hear("place b3");
    assert!(said.contains("White places a meeple on b3."), "{said}");
    assert!(said.contains("Black would be nearer") && said.ends_with("Try another."), "{said}");
    assert_eq!(lecture.page(), page, "nothing was decided");
    // A choice by its number in the list.
    assert!(lecture.hear("1").contains("Black places a meeple on a3."));
    let said = lecture.hear("unload b");
    assert!(said.contains("✓ The nearest meeple is served first."), "{said}");
    assert_eq!(lecture.done(), ["place", "unload", "nearest"]);
}

#[test]
fn one_can_be_shown_skip_and_leave() {
    let mut lecture = begin(duel(), FIRST, &[], Lang::En);
    assert_eq!(lecture.hear("dance"), "“dance” is no choice here.");
    assert!(lecture.hear("s").starts_with("What is asked for: "));
    lecture.hear("n");
    assert!(lecture.page().contains("Unload a boat"));
    assert!(lecture.done().is_empty(), "what is skipped is not done");
    lecture.hear("q");
    assert!(lecture.is_over());
}
