//! Strangers find each other in the lobby, with scripts and without, and are led to their table whatever they do meanwhile.

use crate::accounts::{PASSWORD, signs_in};
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
fn strangers_at_two_nodes_play_a_rated_game_that_ends_by_a_flag_with_both_browsers_and_one_node_gone() {
    let mut world = World::with_two_nodes();
    let people = [(0, "Zsófi"), (1, "Camille")].map(|(node, name)| {
        let person = world.member_at(node, name);
        person.goes_to("/lobby");
        person.clicks("label:has([name=rated][value=rated])");
        person.clicks("form.seek button.pri");
        person
    });
    for person in &people {
        person.sees_a("#table.playing");
    }
    let [zsofi, camille] = &people;
    let (first, second) = if zsofi.turn() == "mine" { (zsofi, camille) } else { (camille, zsofi) };
    // Each of them decides twice, or it would not count.
    let mut rng = seeded(8);
    for person in [first, second, first, second] {
        person.waits_for_a_turn();
        while person.turn() == "mine" {
            person.plays_any(&mut rng);
        }
    }
    first.waits_for_a_turn();
    let (address, loser, winner) = (first.path(), first.name(), second.name());
    // The last move was made there.
    let node = second.origin().to_owned();
    people.into_iter().for_each(Person::closes_everything);
    world.server.loses_the_node_at(&node);
    world.server.runs_out_of_time();
    // From another machine, later on.
    let back = world.person(loser);
    signs_in(&back, loser, PASSWORD);
    back.goes_to(&address);
    back.sees_a("#table.over table.changes");
    let table = world.server.table(address.trim_start_matches("/t/"));
    assert!(table["timed_out"].is_u64(), "{table}");
    let [before, after] = rating(&back, "you");
    assert!(after < before, "whoever lost has {after} after {before}");
    let [before, after_winning] = rating(&back, winner);
    assert!(after_winning > before, "whoever won has {after_winning} after {before}");
    let mut problems = Vec::new();
    looks_over(&back, 13, &mut problems);
    back.goes_to(&format!("/people/{loser}"));
    let shown = back.asks("Number(document.querySelector('.rated-in .rating b').textContent)");
    assert_eq!(shown.as_f64(), Some(after), "the profile says so, too");
    looks_over(&back, 10, &mut problems);
    back.has_heard_no_complaint();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// Somebody's rating before and after the game, as the page of the table says.
fn rating(person: &Person, name: &str) -> [f64; 2] {
    let row = format!(
        "[...document.querySelectorAll('.changes tbody tr')].find(row => row.cells[0].textContent.includes({name:?}))"
    );
    ["cells[1]", "cells[2].querySelector('b')"].map(|cell| {
        let points = person.asks(&format!("Number({row}.{cell}.textContent)"));
        points.as_f64().unwrap_or_else(|| person.fails("sees no rating"))
    })
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
