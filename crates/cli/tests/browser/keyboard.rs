//! The keyboard alone, and hovering with the mouse.

use crate::driver::Person;
use crate::{World, seeded};

const ON_BOARD: &str = "document.activeElement.matches('[data-grid]')";

/// Presses Tab until a condition holds.
fn tabs_until(person: &Person, is_so: &str) {
    for _ in 0..60 {
        person.presses("Tab");
        if person.asks(is_so) == true {
            return;
        }
    }
    person.fails("never gets there by Tab");
}

#[test]
fn n_leads_to_a_game_that_began_to_wait_while_one_looked_at_another() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let there = anna.invites(&bela, &[]);
    let here = anna.invites(&bela, &[]);
    anna.plays("place a1");
    bela.catches_up_with(anna.revision());
    bela.plays("place a2");
    anna.waits_for_a_turn();
    anna.plays("place b1");
    // Now nobody waits here for Anna, and somebody does there.
    anna.goes_to(&format!("/t/{there}"));
    anna.plays("place a1");
    anna.sees_no("#waits");
    bela.goes_to(&format!("/t/{there}"));
    anna.goes_to(&format!("/t/{here}"));
    anna.sees_no("#waits");
    bela.sees_a("#table.playing");
    bela.plays("place a2");
    anna.sees_a("#waits");
    assert_eq!(anna.reads("document.querySelector('#waits').textContent.trim()"), "11 turn waits");
    anna.presses("n");
    anna.waits_for(&format!("location.pathname === '/t/{there}'"));
    anna.has_heard_no_complaint();
}

#[test]
fn a_game_is_played_by_keys_alone() {
    let world = World::new();
    let person = world.person("keys");
    person.prefers("light", "no-preference");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.reloads();

    // The board is one tab stop, and arrow keys move within it.
    tabs_until(&person, ON_BOARD);
    let first = person.reads("document.activeElement.dataset.grid");
    person.presses("ArrowDown");
    person.presses("ArrowRight");
    let second = person.reads("document.activeElement.dataset.grid");
    assert_ne!(first, second);
    tabs_until(&person, &format!("!{ON_BOARD}"));
    tabs_until(&person, "document.activeElement === document.body || !document.hasFocus()");
    tabs_until(&person, ON_BOARD);
    assert_eq!(person.reads("document.activeElement.dataset.grid"), second, "the board remembers the place");

    // The focused choice shows its preview, and Enter plays it.
    person.runs("document.querySelector('[data-key=b2]').focus()");
    person.sees_a(".pvw.on");
    let before = person.revision();
    person.presses("Enter");
    person.catches_up_with(before + 1);
    person.waits_for("document.querySelector('#table').contains(document.activeElement)");

    // Typed notation plays at once, z takes back, ? shows the keys and Escape closes them.
    person.presses("b1");
    person.catches_up_with(before + 2);
    person.presses("z");
    person.catches_up_with(before + 3);
    assert!(person.moves().contains(&"place b1".to_owned()));
    person.presses("?");
    person.sees_a("dialog#keys[open]");
    person.presses("Escape");
    person.sees_no("dialog#keys[open]");
    // On a smaller screen score and log open over the rest, and close the same way.
    person.has_a_screen_of(1180, 820);
    person.sees_no("details.sheet[open]");
    person.runs("document.querySelector('details.sheet').open = true");
    person.presses("Escape");
    person.sees_no("details.sheet[open]");
    person.has_a_screen_of(1440, 900);
    person.presses("b1");
    person.catches_up_with(before + 4);
    let boat = person.reads("document.querySelector('[data-kind=unload]').dataset.key");
    assert!(boat.starts_with('u'), "{boat}");
    person.presses(&boat);
    person.catches_up_with(before + 5);
}

#[test]
fn what_is_pointed_at_shows_what_it_would_bring_about() {
    let world = World::new();
    let person = world.person("mouse");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.plays("place b2");
    person.plays("place b1");
    person.points_to("[data-kind=unload]");
    person.sees_a(".pvw.on");
    person.points_to("h1, .brand");
    person.sees_no(".pvw.on");
}

#[test]
fn an_action_that_was_begun_by_a_key_is_cancelled_by_escape() {
    let world = World::new();
    let person = world.person("keys");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.plays_all_seats_until("[data-kind=use]", &mut seeded(5));
    let key = person.reads("document.querySelector('[data-kind=use]').dataset.key");
    let before = person.revision();
    // Anything under the mouse would be shown in place of the steps.
    person.points_to("h1, .brand");
    person.presses(&key);
    person.catches_up_with(before + 1);
    person.sees_a(".stp");
    person.presses("Escape");
    person.sees_no(".stp");
    assert!(person.has_in_sight("[data-kind=use]"), "the token is back in the hand");
}

#[test]
fn whoever_decides_by_keys_is_at_the_choices_again_after_the_others_have_moved() {
    let world = World::new();
    let person = world.person("keys");
    person.makes_a("imhotep-duel", "with=bot&bot=apprentice&seat=0");
    tabs_until(&person, "document.activeElement.matches('details.kind > summary')");
    for _ in 0..3 {
        let before = person.revision();
        person.presses("Enter");
        person.presses("Tab");
        assert_eq!(person.asks("document.activeElement.matches('.act')"), true);
        person.presses("Enter");
        person.catches_up_with(before + 2);
        person.waits_for_a_turn();
        person.waits_for("document.activeElement.matches('details.kind > summary')");
    }
}
