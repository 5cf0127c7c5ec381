//! Strangers find each other in the lobby, with scripts and without, and are led to their table whatever they do meanwhile.

use crate::World;

#[test]
fn two_strangers_find_each_other_and_are_led_to_a_table_from_whatever_page_they_are_on() {
    let world = World::new();
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    first.goes_to("/lobby");
    first.clicks("form.seek button.pri");
    first.sees("Looking for an opponent");
    first.waits_for("document.querySelector('[data-waited]').textContent === '0:02'");
    // They look at something else meanwhile.
    first.goes_to("/puzzles");
    first.sees_a("#seeks");
    second.goes_to("/lobby");
    second.clicks("form.seek button.pri");
    for person in [&first, &second] {
        person.waits_for("document.querySelector('main#table.playing')");
    }
    assert_eq!(first.path(), second.path());
    // Both sat down by themselves, and their clocks run.
    first.sees_a(".clock");
    for person in [&first, &second] {
        person.waits_for("!document.querySelector('#seeks')");
        person.has_heard_no_complaint();
    }
}

#[test]
fn an_open_table_appears_in_the_lobby_by_itself_and_takes_one_click() {
    let world = World::new();
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    second.goes_to("/lobby");
    second.sees("No table is open at the moment.");
    first.makes_a_table("friend", &["[name=open]"]);
    second.sees_a("form.at-once button");
    second.clicks("form.at-once button");
    for person in [&first, &second] {
        person.waits_for("document.querySelector('main#table.playing')");
        person.has_heard_no_complaint();
    }
}

#[test]
fn without_scripts_the_page_leads_to_the_table_as_well() {
    let world = World::new();
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    first.switches_scripts_off();
    first.goes_to("/lobby");
    first.clicks("form.seek button.pri");
    first.sees("Looking for an opponent");
    second.goes_to("/lobby");
    second.clicks("form.seek button.pri");
    first.sees_a("form.sit");
}
