//! The server is killed again and again while two people play.

use game::testing::endurance::times;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::driver::Person;
use crate::play::button;
use crate::{World, seeded};

#[test]
fn whatever_was_acknowledged_outlives_every_kill_and_both_browsers_go_on_by_themselves() {
    let mut world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let table = anna.invites(&bela, &[]);
    let mut rng = seeded(4);
    let mut acknowledged = (0, Vec::new());
    for kill in 0..times(8, 24) {
        let mover = if anna.turn() == "mine" { &anna } else { &bela };
        let before = mover.revision();
        let notation = mover.chooses(&mut rng);
        mover.clicks(&button(&notation));
        if rng.random_bool(0.5) {
            // This time the answer came before the kill.
            mover.catches_up_with(before + 1);
            acknowledged = (mover.revision(), steps(&world.server.table(&table)));
        }
        world.server.is_killed();
        world.server.starts_again();

        insists(mover, before);
        let stored = world.server.table(&table);
        let seen = [&anna, &bela].map(|person| {
            person.catches_up_with(stored["revision"].as_u64().expect("a table has a revision"));
            person.revision()
        });
        assert!(
            seen.iter().all(|revision| *revision >= acknowledged.0),
            "kill {kill}: {seen:?}, {acknowledged:?}"
        );
        assert!(steps(&stored).starts_with(&acknowledged.1), "kill {kill} lost an acknowledged step");
        goes_on(&anna, &bela, &mut rng);
        acknowledged = (anna.revision(), steps(&world.server.table(&table)));
    }
    assert_ne!(anna.turn(), "over", "the game lasts as long as the kills");
}

/// If the answer never came, the page offers to try again.
fn insists(mover: &Person, before: u64) {
    const RETRY: &str = "#note [data-retry]";
    mover.waits_for(&format!(
        "Number(document.querySelector('#table').dataset.revision) > {before} || document.querySelector('{RETRY}')"
    ));
    if mover.has_in_sight(RETRY) {
        mover.clicks(RETRY);
        mover.catches_up_with(before + 1);
    }
}

/// One move without a kill, which reaches the other player without them doing anything.
fn goes_on(anna: &Person, bela: &Person, rng: &mut Xoshiro256PlusPlus) {
    let (mover, other) = if anna.turn() == "mine" { (anna, bela) } else { (bela, anna) };
    mover.plays_any(rng);
    other.catches_up_with(mover.revision());
}

fn steps(table: &Value) -> Vec<Value> {
    table["steps"].as_array().cloned().expect("a game that has begun has steps")
}
