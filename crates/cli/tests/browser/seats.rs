//! Seats: coming back to them, moving them, swapping them, being notified at them.

use crate::World;
use crate::driver::Person;
use crate::play::play_together;
use crate::seeded;

fn resigns(person: &Person) {
    leaves(person);
    person.sees_a("#table.over");
}

pub(crate) fn leaves(person: &Person) {
    person.clicks("#menu > summary");
    person.clicks(".resign > summary");
    person.clicks(".resign button");
}

#[test]
fn a_page_that_is_loaded_again_or_comes_back_later_is_where_it_was() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let table = anna.invites(&bela, &[]);
    let mut rng = seeded(7);
    play_together([&anna, &bela], 6, &mut rng);
    let revision = anna.revision();
    anna.reloads();
    assert_eq!(anna.revision(), revision);
    bela.goes_to("/");
    bela.clicks(&format!("a.row[href='/t/{table}']"));
    bela.sees_a("#table.playing");
    bela.catches_up_with(revision);
    play_together([&anna, &bela], 4, &mut rng);
}

#[test]
fn a_table_that_is_left_again_and_again_is_there_when_one_comes_back() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let table = anna.invites(&bela, &[]);
    let leaves = || {
        bela.clicks("header nav a[href='/tables']");
        bela.waits_for("location.pathname === '/tables'");
    };
    // A browser opens at most six connections to a server, and pages kept for going back must not hold any.
    for _ in 0..8 {
        leaves();
        bela.clicks(&format!("a.row[href='/t/{table}']"));
        bela.sees_a("#table.playing");
    }
    leaves();
    anna.plays("place a1");
    bela.runs("history.back()");
    bela.catches_up_with(anna.revision());
    bela.plays("place a2");
    anna.catches_up_with(bela.revision());
}

#[test]
fn what_is_pressed_while_news_come_is_clicked() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.invites(&bela, &[]);
    let before = bela.revision();
    bela.runs("addEventListener('click', ({ target }) => { window.clicked = target.matches('#menu > summary, #menu > summary *'); })");
    bela.clicks_after("#menu > summary", || {
        anna.plays("place a1");
        let news = format!("entry.name.endsWith('live?since={before}') && entry.responseEnd");
        bela.waits_for(&format!("performance.getEntriesByType('resource').some(entry => {news})"));
    });
    bela.waits_for("window.clicked");
    bela.catches_up_with(anna.revision());
}

#[test]
fn a_rematch_is_offered_accepted_and_swaps_the_seats() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let table = anna.invites(&bela, &[]);
    assert_eq!(anna.turn(), "mine");
    resigns(&anna);
    bela.sees_a("#table.over");
    anna.clicks("form[action$='/rematch'] button");
    anna.sees("Rematch offered");
    bela.clicks("form[action$='/rematch'] button");
    anna.clicks("a[href^='/t/'].pri");
    for person in [&anna, &bela] {
        person.waits_for(&format!("location.pathname !== '/t/{table}'"));
    }
    for person in [&anna, &bela] {
        person.sees_a("#table.playing");
    }
    assert_eq!((anna.turn(), bela.turn()), ("theirs".to_owned(), "mine".to_owned()));
}

#[test]
fn a_seat_moves_to_another_device_by_a_link_that_works_once() {
    let world = World::new();
    let (anna, bela, phone) = (world.person("Anna"), world.person("Béla"), world.person("phone"));
    let table = anna.invites(&bela, &[]);
    anna.clicks("#menu > summary");
    anna.clicks("form[action$='/move'] button");
    anna.sees_a("#link");
    // On a server that only this machine can reach, the link is the one for the network.
    let link = anna.reads("new URL(document.querySelector('#link').value).pathname");
    phone.goes_to(&link);
    phone.clicks("main form button");
    phone.sees_a("#table.playing");
    phone.plays("place a1");
    bela.catches_up_with(phone.revision());
    anna.goes_to(&format!("/t/{table}"));
    assert!(anna.moves().is_empty() && !anna.has_in_sight("#undo"), "the seat is gone from here");
    anna.goes_to(&link);
    anna.sees("This link has already been used, or it is too old.");
}

#[test]
fn the_title_of_a_hidden_tab_says_whose_turn_it_is() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.invites(&bela, &[]);
    anna.plays("place a1");
    bela.catches_up_with(anna.revision());
    anna.looks_away();
    bela.plays("place a2");
    anna.waits_for("document.title.startsWith('● Your turn')");
    anna.looks_again();
    anna.waits_for("!document.title.startsWith('●')");
}
