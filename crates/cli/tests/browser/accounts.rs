//! An account is made in the middle of a game, and another device signs in to it.

use crate::audit::looks;
use crate::driver::Person;
use crate::{World, seeded};

const PASSWORD: &str = "hálóing a fogason";

fn looks_over(person: &Person, turn: usize, problems: &mut Vec<String>) {
    for (scheme, size) in looks(turn) {
        person.prefers(scheme, "reduce");
        size.give_to(person);
        let path = person.path();
        let found = person.looks_over(size).into_iter();
        problems.extend(found.map(|problem| format!("{path}, {scheme}, {size:?}: {problem}")));
    }
    crate::audit::Size::Desktop.give_to(person);
}

#[test]
fn a_guest_makes_an_account_in_the_middle_of_a_game_and_a_second_device_brings_its_own() {
    let world = World::new();
    let (laptop, phone) = (world.person("laptop"), world.person("phone"));
    let mut problems = Vec::new();
    let table = laptop.makes_a_table("device", &[]);
    laptop.sees_a("#table.playing");
    laptop.plays_any(&mut seeded(3));
    laptop.goes_to("/me");
    laptop.clicks("main a[href='/account/new']");
    laptop.sees("1 running game");
    looks_over(&laptop, 0, &mut problems);
    // A name of a computer player, and then another; both times the form says so beside the field.
    laptop.writes("#f-name", "Vizier");
    laptop.writes("#f-password", PASSWORD);
    laptop.clicks("main form button");
    laptop.sees("belongs to a computer player");
    assert_eq!(laptop.reads("document.querySelector('#f-name').ariaInvalid"), "true");
    laptop.writes("#f-name", "Zsófi");
    laptop.writes("#f-password", PASSWORD);
    laptop.clicks("main form button");
    laptop.sees_a(".codes li:nth-child(8)");
    looks_over(&laptop, 1, &mut problems);
    laptop.goes_to(&format!("/t/{table}"));
    laptop.plays_any(&mut seeded(4));
    // The other device has a game of its own.
    let other = phone.makes_a_table("device", &[]);
    phone.sees_a("#table.playing");
    phone.goes_to("/sign-in");
    looks_over(&phone, 2, &mut problems);
    phone.writes("#f-name", "zsofi");
    phone.writes("#f-password", PASSWORD);
    phone.clicks("main form button");
    phone.sees("Bring your games along?");
    looks_over(&phone, 3, &mut problems);
    phone.clicks("main button[value=yes]");
    phone.waits_for("location.pathname === '/'");
    for id in [&table, &other] {
        phone.goes_to(&format!("/t/{id}"));
        phone.plays_any(&mut seeded(5));
    }
    phone.goes_to("/account");
    looks_over(&phone, 4, &mut problems);
    phone.clicks("main button[value=others]");
    phone.sees_no("main button[value=others]");
    laptop.goes_to(&format!("/t/{table}"));
    laptop.sees_no("button[name=step]");
    laptop.goes_to("/privacy");
    looks_over(&laptop, 5, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
