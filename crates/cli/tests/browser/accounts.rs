//! An account is made in the middle of a game, and another device signs in to it.

use crate::audit::{looks_over, looks_over_as_it_is};
use crate::driver::Person;
use crate::seats::leaves;
use crate::{World, seeded};

pub(crate) const PASSWORD: &str = "hálóing a fogason";

/// Makes an account, and is shown recovery codes.
pub(crate) fn signs_up(person: &Person, name: &str) {
    person.goes_to("/account/new");
    person.writes("#f-name", name);
    person.writes("#f-password", PASSWORD);
    person.clicks("main form button:not([type=button])");
    person.sees_a(".codes li:nth-child(8)");
}

pub(crate) fn signs_in(person: &Person, name: &str, password: &str) {
    person.goes_to("/sign-in");
    person.writes("#f-name", name);
    person.writes("#f-password", password);
    person.clicks("main form[action='/sign-in'] button");
    person.waits_for("!location.pathname.startsWith('/sign-in')");
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
    phone.goes_to("/account/time");
    looks_over(&phone, 0, &mut problems);
    phone.goes_to("/account");
    looks_over(&phone, 4, &mut problems);
    phone.clicks("main button[value=others]");
    phone.sees_no("main button[value=others]");
    phone.writes("#f-present-codes", PASSWORD);
    phone.clicks("form[action='/account/codes'] button");
    phone.sees_a(".codes li:nth-child(8)");
    looks_over(&phone, 1, &mut problems);
    laptop.goes_to(&format!("/t/{table}"));
    laptop.sees_no("button[name=step]");
    laptop.goes_to("/privacy");
    looks_over(&laptop, 5, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn a_password_is_lost_three_times_and_an_account_is_renamed_and_deleted() {
    let mut world = World::new();
    let (owner, other, boss) = (world.person("owner"), world.person("other"), world.member("Boróka"));
    let mut problems = Vec::new();
    signs_up(&owner, "Zsófi");
    let code = owner.reads("document.querySelector('.codes code').textContent");
    world.server.is_told(&["admin", "operator", "Boróka"]);
    let table = owner.invites(&other, &[]);
    leaves(&other);
    other.sees_a("#table.over");
    // By a recovery code, which is good once.
    let (phone, tablet) = (world.person("phone"), world.person("tablet"));
    for device in [&phone, &tablet] {
        device.goes_to("/sign-in");
        device.clicks("main details:has(#f-recovery-code) > summary");
        device.writes("#f-who", "zsofi");
        device.writes("#f-recovery-code", &code);
        device.writes("#f-next", "a lamp beside the tent");
        device.clicks("main form[action='/sign-in/code'] button");
    }
    phone.sees("You have a new password");
    tablet.sees("the code has been used");
    looks_over_as_it_is(&tablet, 0, &mut problems);
    // By a link of whoever runs the place, who shows who they are.
    boss.goes_to("/operator/people?name=zsofi");
    boss.writes("#f-present", PASSWORD);
    boss.clicks("main form:has(#f-present) button");
    boss.sees_a(LINK);
    looks_over(&boss, 1, &mut problems);
    opens(
        &phone,
        &boss.reads(&format!("document.querySelector('{LINK}').textContent")),
        "a tent beside the lamp",
    );
    // All other browsers are signed out by that.
    owner.goes_to("/account");
    owner.sees_no("form[action='/account/name']");
    // By a link that is made at the machine.
    let origin = world.server.origin();
    let link = world.server.is_told(&["admin", "reset", "Zsófi", "--origin", &origin]);
    tablet.goes_to(link.trim());
    looks_over(&tablet, 2, &mut problems);
    opens(&tablet, link.trim(), "a camel beside the well");
    phone.goes_to("/account");
    phone.sees_no("form[action='/account/name']");
    signs_in(&owner, "Zsófi", "a camel beside the well");
    // Another name, and nobody gets the old one.
    owner.goes_to("/account");
    owner.writes("#f-name", "Sophie");
    owner.clicks("form[action='/account/name'] button");
    owner.sees("You changed your name recently.");
    other.goes_to("/account/new");
    other.writes("#f-name", "ZSOFI");
    other.writes("#f-password", PASSWORD);
    other.clicks("main form button");
    other.sees("Somebody has this name");
    // Deleted in seven days, unless its owner comes back.
    ends(&owner);
    looks_over(&owner, 3, &mut problems);
    owner.clicks("form[action='/account/stay'] button");
    owner.sees_no("form[action='/account/stay']");
    ends(&owner);
    world.server.lets_the_days_of_grace_pass();
    // Nobody can sign in to it, and at its table it has no name.
    owner.goes_to("/sign-in");
    owner.writes("#f-name", "Sophie");
    owner.writes("#f-password", "a camel beside the well");
    owner.clicks("main form[action='/sign-in'] button");
    owner.sees("What you entered is not correct.");
    other.goes_to(&format!("/t/{table}"));
    other.sees("deleted wins");
    assert_eq!(other.asks("document.body.innerText.includes('Sophie')"), false);
    other.goes_to("/people/Sophie");
    other.sees("There is no such profile");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// The link to a new password on the page of whoever runs the place.
const LINK: &str = "main p[role=status] + p code";

/// Opens a link to a new password, and is in.
fn opens(person: &Person, link: &str, password: &str) {
    person.goes_to(link);
    person.writes("#f-password", password);
    person.clicks("main form button");
    person.waits_for("!location.pathname.startsWith('/sign-in')");
}

/// Wants the account to be deleted.
fn ends(owner: &Person) {
    owner.goes_to("/account");
    owner.clicks("main details.resign > summary");
    owner.writes("#f-present-end", "a camel beside the well");
    owner.clicks("form[action='/account/end'] button");
    owner.sees("This account will be deleted on");
}
