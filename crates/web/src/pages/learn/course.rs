//! The lessons of a game.

use catalog::lesson;
use maud::{Markup, html};

use super::Course;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::shell::{Here, Shell, page as shell_page};

/// The list of lessons, each with how much of it is done.
pub(crate) fn page(frame: &Frame<'_>, course: &Course<'_>) -> Markup {
    let entry = course.entry;
    let title = frame.say("learn-title", &[("game", name_game(frame, entry).into())]);
    let shell = Shell::of_game(frame, &title, Here::Learn, entry);
    let lessons = entry.lessons.iter().filter_map(|(id, _)| lesson(entry, id));
    let body = html! {
        main #main.text.lessons tabindex="-1" {
            h1 { (title) }
            p { ((entry.say)("about", frame.lang)) }
            @for lesson in lessons {
                @let (done, all) = (course.count_done(&lesson), lesson.steps.len());
                section.card {
                    h2.h2 { ((entry.say)(&format!("lesson-{}", lesson.id), frame.lang)) }
                    p { ((entry.say)(&format!("lesson-{}.about", lesson.id), frame.lang)) }
                    p.mut {
                        (frame.say("learn-length", &[("steps", all.into()), ("minutes", lesson.minutes.into())]))
                        @if done > 0 { " " (frame.say("learn-done-of", &[("done", done.into()), ("all", all.into())])) }
                    }
                    a.btn.pri href={ "/learn/" (entry.id) "/" (lesson.id) } {
                        (icon("right"))
                        (frame.say(if done == 0 { "learn-begin" } else if done < all { "learn-continue" } else { "learn-repeat" }, &[]))
                    }
                }
            }
            (glossary(frame, course))
        }
    };
    shell_page(frame, &shell, &body)
}

/// Every word that lessons use, with what it means.
fn glossary(frame: &Frame<'_>, course: &Course<'_>) -> Markup {
    let entry = course.entry;
    html! {
        section.card #words {
            h2.h2 { (frame.say("learn-glossary", &[])) }
            dl {
                @for word in entry.glossary {
                    dt id={ "word-" (word) } { ((entry.say)(&format!("word-{word}"), frame.lang)) }
                    dd { ((entry.say)(&format!("word-{word}.meaning"), frame.lang)) }
                }
            }
        }
    }
}
