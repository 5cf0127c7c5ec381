//! Ready-made phrases come in the reader's language without touching anything else on the page.

use crate::World;
use crate::audit::looks_over_as_it_is;
use crate::driver::Person;
use crate::screens::SIZES;

/// Two people at a table, the first of whom begins and reads Hungarian.
fn friends(world: &World) -> (Person, Person) {
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    first.has_cookie("lang", "hu");
    first.invites(&second, &["[name=seat][value='0']"]);
    (first, second)
}

#[test]
fn one_says_hello_and_the_other_reads_it_in_hungarian_in_the_middle_of_a_choice() {
    let world = World::new();
    let (first, second) = friends(&world);
    first.runs("window.kept = true");
    first.clicks("details.kind > summary");
    first.sees_a("details.kind[open] [name=step]");
    let revision = first.revision();
    second.clicks("#sheet-phrases button[value=hello]");
    second.sees_a("#phrases li[data-mine]");
    first.sees_a("#phrases li");
    first.sees("Szia!");
    first.waits_for("document.querySelector('#heard').textContent.includes('Szia!')");
    assert_eq!(first.asks("window.kept"), true, "the page was not loaded again");
    first.sees_a("details.kind[open] [name=step]");
    assert_eq!(first.revision(), revision);
    // By keys, and whoever has pressed one is still there.
    first.runs("document.querySelector('#phrases button[value=thanks]').focus()");
    first.presses("Enter");
    second.sees("Thanks!");
    first.sees_a("#phrases li[data-mine]");
    first.waits_for("document.activeElement.value === 'thanks'");
    // What is refused says why, in the same place.
    first.presses("Enter");
    first.sees_a("#phrases .problem");
    // The next move takes nothing of it away.
    first.plays("place b2");
    second.waits_for_a_turn();
    second.waits_for("document.querySelectorAll('#phrases li').length === 2");
    first.waits_for("document.querySelectorAll('#phrases li').length === 2");
    second.clicks("#phrases button[value=off]");
    first.sees("kikapcsolta a mondatokat");
    first.sees_no("#phrases button[value=hello]");
    for person in [&first, &second] {
        // Refusals are noted by the browser; nothing else is.
        let problems = person.heard().problems;
        assert!(problems.iter().all(|problem| problem.contains("429")), "{problems:?}");
    }
}

#[test]
fn on_a_phone_phrases_are_folded_and_what_others_say_is_shown_for_a_moment() {
    let world = World::new();
    let (first, second) = friends(&world);
    let mut problems = Vec::new();
    for person in [&first, &second] {
        person.has_a_phone();
        person.sees_no("#phrases");
    }
    second.taps("#sheet-phrases > summary");
    second.taps("#phrases button[value=good-luck]");
    second.sees_no("#phrases");
    first.sees_a("#heard");
    first.sees("Sok szerencsét!");
    first.taps("#sheet-phrases > summary");
    first.sees_a("#phrases li");
    looks_over_as_it_is(&first, 0, &mut problems);
    looks_over_as_it_is(&second, 1, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn beside_the_phrases_everything_has_room_on_every_screen() {
    let world = World::new();
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    first.has_cookie("lang", "fr");
    let table = format!("/t/{}", first.invites(&second, &["[name=seat][value='0']"]));
    for (number, phrase) in ["hello", "good-luck", "thanks", "your-turn"].into_iter().enumerate() {
        second.clicks(&format!("#phrases button[value={phrase}]"));
        second.waits_for(&format!("document.querySelectorAll('#phrases li').length === {}", number + 1));
    }
    let mut problems = Vec::new();
    for size in SIZES {
        first.goes_to_see(&table, size);
        let found = first.finds_no_room(size).into_iter();
        problems.extend(found.map(|problem| format!("{size:?}: {problem}")));
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn without_scripts_a_form_says_it() {
    let world = World::new();
    let (first, second) = friends(&world);
    second.switches_scripts_off();
    second.goes_to(&second.path());
    second.clicks("#phrases button[value=thanks]");
    first.sees("Köszönöm!");
    first.has_heard_no_complaint();
}
