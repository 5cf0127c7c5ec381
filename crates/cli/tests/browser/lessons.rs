//! Somebody who never saw the box learns a game.

use catalog::{FIRST, lesson};
use game::LessonStep;
use serde_json::json;

use crate::World;
use crate::driver::Person;

#[test]
fn the_first_lesson_of_the_duel_can_be_taken_on_a_phone_in_french() {
    learn("imhotep-duel");
}

#[test]
fn the_first_lesson_of_nefertiti_can_be_taken_on_a_phone_in_french() {
    learn("nefertiti");
}

#[test]
fn the_first_lesson_of_pyramidice_can_be_taken_on_a_phone_in_french() {
    learn("pyramidice");
}

/// Whether the first thing on the board that can be chosen, if there is one, lies between the edges of the screen.
const LIT_IN_SIGHT: &str = "(lit => {
    const { left, right } = lit?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return left >= -1 && right <= innerWidth + 1;
})([...document.querySelectorAll('.board :is([name=step], [data-pick])')].find(each => each.checkVisibility()))";

fn learn(game: &str) {
    let world = World::new();
    let person = world.stranger("newcomer");
    person.has_a_phone();
    person.has_cookie("lang", "fr");
    let home = format!("/?game={game}");
    person.goes_to(&home);
    person.taps(".newg .go a.pri");
    let entry = catalog::find(game).expect("it is a game");
    let lesson = lesson(entry, FIRST).expect("every game has a first lesson");
    for (number, step) in lesson.steps.iter().enumerate() {
        person.waits_for(&format!(
            "document.readyState === 'complete' && document.querySelector('.blocks .now:nth-child({})')",
            number + 1
        ));
        person.waits_for(LIT_IN_SIGHT);
        take(&person, step);
        assert_eq!(person.asks("document.documentElement.scrollWidth - innerWidth"), 0, "{}", step.key);
        if number + 1 < lesson.steps.len() {
            person.taps("#onward");
        }
    }
    person.sees_a(".ways form[action='/tables'] button");
    person.goes_to(&home);
    person.sees_a(".newg .go button.pri");
    person.has_heard_no_complaint();
}

/// Does what a step asks for, after something that it does not.
fn take(person: &Person, step: &LessonStep) {
    for (index, asked) in step.moves.iter().enumerate() {
        if let Some(wrong) = asked.wrong.keys().next() {
            tap(person, wrong);
            person.sees_a(".lesson-said.wrong");
        }
        tap(person, &asked.right[0]);
        let made = step.moves[..=index].iter().map(|asked| asked.right[0].as_str());
        let made = made.collect::<Vec<_>>().join(";");
        person.waits_for(&format!("new URLSearchParams(location.search).get('made') === {}", json!(made)));
        person.sees_a(".lesson-said.right");
    }
}

/// Taps what is to be tried, twice where the first tap only shows what would happen.
pub(crate) fn tap(person: &Person, action: &str) {
    let button = format!("#main [name=step][value={}]:not(.tap)", json!(action));
    let shown = format!(
        "[...document.querySelectorAll({})].find(each => each.checkVisibility() && each.getBoundingClientRect().width)",
        json!(button)
    );
    if person.asks(&format!("!{shown}")) == true {
        person.taps("#main details.kind > summary");
    }
    person.runs("window.isOld = true");
    if person.asks(&format!("'tap' in {shown}.dataset")) == true {
        person.taps(&button);
        person.sees_a(&format!(".pvw.on[data-for={}]", json!(action)));
    }
    person.taps(&button);
    person.waits_for("!window.isOld && document.readyState === 'complete'");
}
