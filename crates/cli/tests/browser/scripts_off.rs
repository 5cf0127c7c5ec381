//! Without scripts: every action is a form button, and a waiting page reloads itself.

use crate::{World, seeded};

#[test]
fn without_scripts_a_bot_is_played_by_the_buttons_of_forms() {
    let world = World::new();
    let person = world.person("plain");
    person.switches_scripts_off();
    person.makes_a_table("bot", &[]);
    person.writes("#words", "seven sleepy hippos");
    person.clicks("form.sit button");
    let mut rng = seeded(6);
    for _ in 0..6 {
        person.waits_for("document.querySelector('#table.playing')?.dataset.turn === 'mine'");
        person.plays_any(&mut rng);
    }
    person.has_heard_no_complaint();
}

#[test]
fn without_scripts_a_page_that_waits_looks_again_by_itself() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.switches_scripts_off();
    anna.makes_a_table("friend", &[]);
    anna.clicks("form.sit button");
    anna.sees("The game starts by itself as soon as everybody is here.");
    bela.goes_to(&anna.path());
    bela.clicks("form.sit button");
    anna.sees_a("#table.playing");
    anna.plays("place a1");
    bela.catches_up_with(anna.revision());
    bela.plays("place a2");
    anna.catches_up_with(bela.revision());
    assert_eq!(anna.turn(), "mine");
}
