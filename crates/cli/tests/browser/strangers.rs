//! Strangers find each other in the lobby, with scripts and without, and are led to their table whatever they do meanwhile.

use crate::accounts::{PASSWORD, signs_in, signs_up};
use crate::audit::looks_over;
use crate::driver::Person;
use crate::seats::leaves;
use crate::{World, seeded};

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
    first.sees("An opponent was found");
    // Both sat down by themselves, and their clocks run.
    first.sees_a(".clock");
    for person in [&first, &second] {
        person.waits_for("!document.querySelector('#seeks')");
        person.has_heard_no_complaint();
    }
}

#[test]
fn strangers_play_a_rated_game_that_ends_by_a_flag_with_both_browsers_closed() {
    let world = World::new();
    let people = ["Zsófi", "Camille"].map(|name| {
        let person = world.person(name);
        signs_up(&person, name);
        person.goes_to("/lobby");
        person.clicks("label:has([name=rated][value=rated])");
        person.clicks("form.seek button.pri");
        person
    });
    for person in &people {
        person.sees_a("#table.playing");
    }
    let address = people[0].path();
    // Each of them decides twice, or it would not count.
    let mut rng = seeded(8);
    for _ in 0..2 {
        let (first, second) =
            if people[0].turn() == "mine" { (&people[0], &people[1]) } else { (&people[1], &people[0]) };
        for person in [first, second] {
            person.waits_for_a_turn();
            while person.turn() == "mine" {
                person.plays_any(&mut rng);
            }
        }
    }
    people.into_iter().for_each(Person::closes_everything);
    world.server.runs_out_of_time();
    // From another machine, later on.
    let zsofi = world.person("Zsófi");
    signs_in(&zsofi, "Zsófi", PASSWORD);
    zsofi.goes_to(&address);
    zsofi.sees_a("#table.over table.changes");
    let table = world.server.table(address.trim_start_matches("/t/"));
    let loser = table["timed_out"].as_u64().unwrap_or_else(|| panic!("nobody ran out of time: {table}"));
    for seat in 0..2 {
        let row = format!("document.querySelectorAll('table.changes tbody tr')[{seat}]");
        let change = zsofi.reads(&format!("{row}.lastElementChild.textContent"));
        let expected = if seat == loser { '−' } else { '+' };
        assert!(change.starts_with(expected), "seat {seat} of which {loser} has lost: {change}");
    }
    let mut problems = Vec::new();
    looks_over(&zsofi, 2, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    zsofi.goes_to("/people/Zsófi");
    zsofi.sees("±");
    zsofi.has_heard_no_complaint();
}

#[test]
fn of_four_at_nefertiti_one_leaves_and_one_runs_out_of_time_and_the_others_play_on() {
    let world = World::new();
    let people = ["Zsófi", "Camille", "Anna", "Béla"].map(|name| world.person(name));
    people[0].goes_to("/?game=nefertiti&with=friend&option-players=4&seat=0&clock=600%2B30");
    people[0].clicks(".newg .go button");
    people[0].sees_a("#table.gathering .waiting");
    let address = people[0].path();
    for person in &people[1..] {
        person.goes_to(&address);
        person.clicks("form.sit button");
        // Whoever comes next finds nothing that moves.
        person.sees_a("#table.playing, .gather .waiting");
    }
    for person in &people {
        person.sees_a("#table.playing");
    }
    let [zsofi, camille, anna, bela] = people;
    let mut rng = seeded(9);
    // A market that closes changes who is next, so nobody relies on the order.
    camille.waits_while_others_play(&[&zsofi, &anna, &bela], &mut rng);
    leaves(&camille);
    anna.sees("in place of a player who left");
    bela.waits_while_others_play(&[&zsofi, &anna], &mut rng);
    bela.closes_everything();
    world.server.runs_out_of_time();
    for (person, other) in [(&zsofi, &anna), (&anna, &zsofi)] {
        person.waits_while_others_play(&[other], &mut rng);
        person.sees("who ran out of time");
        person.plays_any(&mut rng);
    }
    let table = world.server.table(address.trim_start_matches("/t/"));
    let sitting: Vec<bool> = (0..4).map(|seat| table["seats"][seat]["bot"].is_string()).collect();
    assert_eq!(
        (&sitting[..], table["progress"].as_str()),
        (&[false, true, false, true][..], Some("playing"))
    );
    zsofi.has_heard_no_complaint();
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
