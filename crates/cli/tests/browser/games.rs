//! Whole games, by clicks alone.

use game::{Record, Turn};

use crate::driver::Person;
use crate::play::{HAND_OVER, play_together};
use crate::{World, seeded};

/// More decisions than any game takes.
const MANY: usize = 400;

/// Checks that the points on the page match those of the replayed record.
#[track_caller]
pub(crate) fn check_against_record(world: &World, table: &str, person: &Person) {
    let text = world.server.get(&format!("/t/{table}/record"));
    let record = Record::parse(&text).expect("a record can be read");
    let replayed = catalog::load(&record).expect("a record can be replayed");
    assert_eq!(replayed.turn(), Turn::Over);
    let mut points = replayed.score().totals();
    // With more than two players, the best comes first.
    if points.len() > 2 {
        points.sort_by_key(|points| -points);
    }
    assert_eq!(person.final_points(), points);
}

#[test]
fn two_people_play_a_whole_game_by_link_and_the_points_are_those_of_the_record() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let table = anna.invites(&bela, &[]);
    play_together([&anna, &bela], MANY, &mut seeded(1));
    check_against_record(&world, &table, &anna);
    check_against_record(&world, &table, &bela);
    anna.has_heard_no_complaint();
    bela.has_heard_no_complaint();
}

#[test]
fn a_guest_plays_a_bot_to_the_end() {
    let world = World::new();
    let guest = world.person("guest");
    let table = guest.makes_a_table("bot", &["[name=seat][value='1']"]);
    let mut rng = seeded(2);
    loop {
        guest.waits_for_a_turn();
        if guest.turn() == "over" {
            break;
        }
        guest.plays_any(&mut rng);
    }
    check_against_record(&world, &table, &guest);
    guest.has_heard_no_complaint();
}

#[test]
fn one_device_goes_round_and_hides_what_is_not_for_all_eyes() {
    let world = World::new();
    let both = world.person("both");
    let table = both.makes_a_table("device", &["[name=option-hidden_temples][value=true]"]);
    let mut rng = seeded(3);
    both.sees_a(HAND_OVER);
    assert!(both.moves().is_empty(), "nothing can be played before the device is handed over");
    let cover = both.reads("document.querySelector('.dock .idle').innerText");
    assert!(cover.contains("White"), "{cover}");
    for _ in 0..20 {
        both.takes_the_device();
        both.plays_any(&mut rng);
    }
    both.hurries_until("#table.over", &mut rng);
    check_against_record(&world, &table, &both);
}
