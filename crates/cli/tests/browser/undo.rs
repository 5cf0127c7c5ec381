//! Taking back: freely, by asking, and not at all.

use crate::World;
use crate::driver::Person;

/// Two people at a table, the one to move first.
fn two_people(world: &World) -> (Person, Person) {
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.invites(&bela, &[]);
    (anna, bela)
}

/// One plays, and the other sees it.
fn plays_before(person: &Person, other: &Person, notation: &str) {
    person.plays(notation);
    other.catches_up_with(person.revision());
}

#[test]
fn a_decision_is_taken_back_until_something_is_drawn_and_then_the_button_says_why() {
    let world = World::new();
    let (anna, bela) = two_people(&world);
    anna.plays("place b2");
    assert_eq!(anna.turn(), "theirs");
    let revision = anna.revision();
    anna.clicks("#undo");
    anna.catches_up_with(revision + 1);
    assert_eq!(anna.turn(), "mine");
    assert!(anna.moves().contains(&"place b2".to_owned()), "the place is free again");

    plays_before(&anna, &bela, "place b2");
    plays_before(&bela, &anna, "place b1");
    let unload =
        anna.moves().into_iter().find(|notation| notation.starts_with("unload")).expect("a boat can go");
    plays_before(&anna, &bela, &unload);
    anna.waits_for("document.querySelector('#undo').ariaDisabled === 'true'");
    anna.clicks("#undo");
    anna.sees("This cannot be undone: something has been drawn or revealed since.");
    assert_eq!(anna.turn(), "theirs", "nothing has changed");
}

#[test]
fn over_the_others_decision_one_asks_and_the_other_refuses_or_accepts() {
    let world = World::new();
    let (anna, bela) = two_people(&world);
    plays_before(&anna, &bela, "place b2");
    plays_before(&bela, &anna, "place c1");

    anna.clicks("#undo");
    anna.sees("You asked to take your move back.");
    bela.sees("asks to take the last move back.");
    bela.clicks("form.plea [value=no]");
    bela.sees_no("form.plea");
    anna.sees_no("form.plea");
    assert!(!anna.moves().contains(&"place b2".to_owned()), "the moves stand");

    anna.clicks("#undo");
    bela.clicks("form.plea [value=yes]");
    anna.waits_for("!document.querySelector('form.plea')");
    bela.waits_for("document.querySelector('#table').dataset.turn === 'theirs'");
    let moves = anna.moves();
    assert!(moves.contains(&"place b2".to_owned()) && moves.contains(&"place c1".to_owned()), "{moves:?}");
}
