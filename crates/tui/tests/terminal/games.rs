//! Whole games by keys alone.

use crate::support::{GREEDY, PERSON, RANDOM, app, duel, press, saving_app, screen, toy};
use catalog::{Chance, Table};
use game::{Record, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

#[test]
fn a_game_with_arrows_and_enter_alone() {
    let (mut app, saved) = saving_app(duel("sides=ABAB"), [PERSON, PERSON]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    while app.table().turn() != Turn::Over {
        let arrows = (0..pick(&mut rng, 6)).map(|_| ["Left", "Right", "Up", "Down"][pick(&mut rng, 4)]);
        press(&mut app, &arrows.collect::<Vec<_>>().join(" "));
        press(&mut app, "Enter");
    }
    check_replay(app.table(), saved.borrow().as_ref());
}

#[test]
fn a_game_with_typed_notation_alone() {
    let (mut app, saved) = saving_app(duel("sides=BABA"), [PERSON, PERSON]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    while app.table().turn() != Turn::Over {
        let legal = app.table().legal();
        let action = legal[pick(&mut rng, legal.len())].replace(' ', "_");
        let steps = app.table().steps();
        press(&mut app, &format!(":{action} Enter"));
        assert!(app.table().steps() > steps, "{action} was not played");
    }
    check_replay(app.table(), saved.borrow().as_ref());
}

#[test]
fn a_game_between_bots_by_ticks_alone() {
    let (mut app, saved) = saving_app(duel(""), [RANDOM, GREEDY]);
    while app.bot_pause().is_some() {
        app.tick();
    }
    assert_eq!(app.table().turn(), Turn::Over);
    check_replay(app.table(), saved.borrow().as_ref());
}

#[test]
fn a_game_against_a_bot_is_lost_by_always_taking_the_first() {
    let (mut app, saved) = saving_app(duel(""), [PERSON, GREEDY]);
    while app.table().turn() != Turn::Over {
        app.tick();
        press(&mut app, "Tab Enter");
    }
    check_replay(app.table(), saved.borrow().as_ref());
    assert!(screen(&mut app, 80, 24).contains("Black wins"));
}

#[test]
fn the_draws_of_a_game_on_a_real_table_are_chosen_or_typed() {
    let mut app = app(toy(Chance::Open), [PERSON, PERSON]);
    press(&mut app, ":card3 Enter Tab Enter");
    let texts: Vec<String> = app.table().record().steps.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["-: card3", "-: card2"]);
    assert!(screen(&mut app, 80, 24).contains("What was drawn?"));
}

/// The keyboard changes hands as often as the turn does, and not between two steps of one seat.
#[test]
fn the_keyboard_is_handed_over_at_every_change_of_turn() {
    let mut app = app(duel("hidden_temples=true"), [PERSON, PERSON]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut holder = None;
    while let Turn::Seat(seat) = app.table().turn() {
        let is_covered = screen(&mut app, 80, 24).contains("Press Enter once");
        assert_eq!(is_covered, holder != Some(seat));
        if is_covered {
            press(&mut app, "Enter");
            holder = Some(seat);
        }
        let legal = app.table().legal();
        press(&mut app, &format!(":{} Enter", legal[pick(&mut rng, legal.len())].replace(' ', "_")));
    }
    assert!(!screen(&mut app, 80, 24).contains("face down"));
}

/// The record that was kept is the game, and rebuilds it.
#[track_caller]
fn check_replay(table: &dyn Table, saved: Option<&Record>) {
    let record = table.record();
    assert_eq!(saved, Some(&record));
    let again = (table.entry().load)(&Record::parse(&record.to_string()).unwrap()).unwrap();
    assert_eq!(again.record().steps, record.steps);
    assert_eq!(again.record().get("result"), record.get("result"));
    assert_eq!(again.outcome(), table.outcome());
    assert!(table.outcome().is_some());
}

fn pick(rng: &mut impl Rng, count: usize) -> usize {
    rng.next_u32() as usize % count
}
