//! Passkeys, made and used by a device that the browser makes up.

use serde_json::json;

use crate::World;
use crate::accounts::{PASSWORD, signs_up};
use crate::audit::{looks_over, looks_over_as_it_is};
use crate::driver::Person;

/// Somebody at an address with passkeys, and the device of this tab. It is unlocked whenever it is asked.
fn somebody(world: &World, name: &'static str) -> (Person, String) {
    let person = Person::new(&world.browser, name, &world.server.origin().replace("127.0.0.1", "localhost"));
    person.prefers("light", "reduce");
    person.has_cookie("name", "");
    person.does("WebAuthn.enable", &json!({}));
    let device = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let made = person.does("WebAuthn.addVirtualAuthenticator", &json!({ "options": device }));
    let device = made["authenticatorId"].as_str().expect("the device has an id").to_owned();
    (person, device)
}

#[test]
fn a_passkey_is_added_and_signs_in_without_a_name() {
    let world = World::new();
    let (laptop, device) = somebody(&world, "laptop");
    let mut problems = Vec::new();
    laptop.goes_to("/account/new");
    looks_over(&laptop, 0, &mut problems);
    signs_up(&laptop, "Zsófi");
    laptop.goes_to("/account");
    // A wrong password adds nothing, and says so beside the button.
    let add = "form[action='/account/passkeys'] button";
    laptop.writes("#f-present-add", "another long one");
    laptop.clicks(add);
    laptop.sees("What you entered is not correct.");
    laptop.writes("#f-present-add", PASSWORD);
    laptop.clicks(add);
    laptop.sees_a("[name=remove]");
    looks_over(&laptop, 1, &mut problems);
    // The same device makes no second one.
    laptop.goes_to("/account");
    laptop.clicks(add);
    laptop.sees("This device has a passkey for your account already.");
    laptop.clicks("form[action='/sign-out'] button");
    laptop.waits_for("location.pathname === '/'");
    laptop.goes_to("/sign-in");
    looks_over(&laptop, 2, &mut problems);
    laptop.clicks("form[data-passkey] button");
    laptop.waits_for("location.pathname === '/'");
    laptop.goes_to("/me");
    laptop.sees("signed in as Zsófi");
    // A device that has lost it says so.
    laptop.goes_to("/account");
    laptop.clicks("form[action='/sign-out'] button");
    laptop.waits_for("location.pathname === '/'");
    laptop.does("WebAuthn.clearCredentials", &json!({ "authenticatorId": device }));
    laptop.goes_to("/sign-in");
    laptop.clicks("form[data-passkey] button");
    laptop.sees("No passkey was used");
    looks_over_as_it_is(&laptop, 3, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn an_account_is_made_by_a_passkey_alone_and_changed_by_it() {
    let world = World::new();
    let (phone, _) = somebody(&world, "phone");
    let mut problems = Vec::new();
    let table = phone.makes_a_table("device", &[]);
    phone.goes_to("/account/new");
    let make = "button[data-passkey]";
    // A name of a computer player, which is told beside the field before a passkey is made.
    phone.writes("#f-name", "Vizier");
    phone.clicks(make);
    phone.sees("belongs to a computer player");
    assert_eq!(phone.reads("document.querySelector('#f-name').ariaInvalid"), "true");
    phone.writes("#f-name", "Bálint");
    phone.has_cookie("lang", "hu");
    phone.clicks(make);
    phone.sees_a(".codes li:nth-child(8)");
    looks_over_as_it_is(&phone, 1, &mut problems);
    phone.has_cookie("lang", "en");
    phone.goes_to(&format!("/t/{table}"));
    phone.sees_a("#table.playing button[name=step]");
    phone.goes_to("/account");
    phone.sees_no("[autocomplete=current-password]");
    looks_over(&phone, 4, &mut problems);
    phone.writes("#f-mail", "balint@example.org");
    phone.clicks("form[action='/account/mail'] button");
    phone.waits_for("document.querySelector('#f-mail').defaultValue === 'balint@example.org'");
    phone.writes("#f-password", PASSWORD);
    phone.clicks("form[action='/account/password'] button");
    phone.sees_a("#f-present");
    // Now one of two is removed by the other.
    phone.clicks("[name=remove]");
    phone.clicks("form[action='/account/passkeys/remove'] button");
    phone.sees_no("[name=remove]");
    phone.sees_a("#f-present-add");
    looks_over(&phone, 5, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
