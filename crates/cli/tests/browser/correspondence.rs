//! A game with days for a turn, planned by the keyboard, while the server comes and goes.

use serde_json::json;

use crate::World;
use crate::audit::looks_over;
use crate::driver::Person;

/// Goes on with the keyboard from an element, as somebody would who has got there by the tab key.
fn enters(person: &Person, selector: &str) {
    person.sees_a(selector);
    person.runs(&format!("document.querySelector({}).focus()", json!(selector)));
    person.presses("Enter");
}

#[test]
fn a_planned_reply_is_carried_out_after_the_server_was_killed_and_started_again() {
    let mut world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.goes_to("/?with=friend&clock=2d");
    anna.clicks(".newg .go button");
    anna.sees("You may close this page");
    let path = anna.path();
    // Whoever has days is somewhere else meanwhile.
    anna.goes_to("/rules/imhotep-duel");
    bela.goes_to(&path);
    bela.clicks("form.sit button");
    bela.sees_a("#table.playing");
    anna.goes_to(&path);
    anna.sees_a("#table.playing");
    anna.plays("place b2");
    anna.sees("2 days a turn");
    enters(&anna, ".own-plans p a");
    anna.sees_a("button[value='1: place b1']");
    let mut problems = Vec::new();
    looks_over(&anna, 1, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    enters(&anna, "button[value='1: place b1']");
    enters(&anna, "button[value='0: unload b']");
    anna.sees("Nothing more can be planned from here");
    enters(&anna, "button[name=keep]");
    anna.sees_a(".own-plans .plans");

    world.server.is_killed();
    world.server.starts_again();

    bela.goes_to(&path);
    bela.sees_no(".own-plans .plans");
    bela.plays("place b1");
    bela.waits_for_a_turn();
    let table = world.server.table(path.trim_start_matches("/t/"));
    let steps = table["steps"].as_array().expect("a table has steps");
    let reply = [json!("1: place b1"), json!("0: unload b")];
    assert!(steps.windows(2).any(|pair| pair == reply), "{table}");
    anna.goes_to(&path);
    anna.sees_no(".own-plans .plans");
}
