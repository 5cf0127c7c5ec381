//! A game for several: markets that close, characters, Memphis, collectors, and bots at most of the seats.

use crate::games::check_against_record;
use crate::{World, seeded};

#[test]
fn a_market_closes_and_a_character_is_used() {
    let world = World::new();
    let three = world.person("three");
    three.makes_a("nefertiti", "with=device&option-players=3");
    let mut rng = seeded(31);
    let said = || three.reads("document.querySelector('#sheet-moves').textContent");
    three.plays_until_a("take ", &mut rng);
    assert!(said().contains("close"), "the log tells of the closing: {}", said());
    let recruited = three.plays_until_a("recruit ", &mut rng);
    let character = recruited.trim_start_matches("recruit ").to_owned();
    assert!(!three.moves().contains(&recruited), "{character} is at work");
    three.has_heard_no_complaint();
}

#[test]
fn five_people_need_memphis_and_send_servants_there() {
    let world = World::new();
    let five = world.person("five");
    five.goes_to("/?game=nefertiti&with=device&option-players=5");
    five.sees_no("label:has([name=option-memphis][value=false])");
    five.clicks(".newg .go button");
    five.sees_a("#table.playing");
    assert_eq!(five.asks("document.querySelectorAll('.col-l .seat').length"), 5);
    five.plays_until_a("place m", &mut seeded(32));
    five.has_heard_no_complaint();
}

#[test]
fn two_play_with_collectors_to_the_end() {
    let world = World::new();
    let two = world.person("two");
    let table = two.makes_a("nefertiti", "with=device&option-players=2");
    let mut rng = seeded(33);
    two.plays_until_a("tax ", &mut rng);
    two.hurries_until("#table.over", &mut rng);
    check_against_record(&world, &table, &two);
    two.has_heard_no_complaint();
}

#[test]
fn one_person_plays_three_bots_and_is_asked_for_nothing_but_their_own_turns() {
    let world = World::new();
    let guest = world.person("guest");
    let chosen = "with=bot&bot=apprentice&bot-2=mason&option-players=4&seat=2";
    let table = guest.makes_a("nefertiti", chosen);
    let names = guest.reads("document.querySelector('.col-l').innerText");
    for name in ["Apprentice", "Mason"] {
        assert!(names.contains(name), "{names}");
    }
    let mut rng = seeded(34);
    loop {
        guest.waits_for_a_turn();
        if guest.turn() == "over" {
            break;
        }
        guest.plays_any(&mut rng);
    }
    check_against_record(&world, &table, &guest);
    let ranks =
        guest.reads("[...document.querySelectorAll('.fin .pl .rk')].map(each => each.innerText).join()");
    assert!(ranks.starts_with("1st,"), "{ranks}");
    guest.has_heard_no_complaint();
}

#[test]
fn the_form_offers_the_seats_that_there_are() {
    let world = World::new();
    let guest = world.person("guest");
    guest.goes_to("/?game=nefertiti&seat=3");
    let seats = "[...document.querySelectorAll('[name=seat]')].filter(each => each.parentElement.checkVisibility()).length";
    assert_eq!(guest.asks(seats), 5, "four, or one that is drawn");
    guest.runs("const players = document.querySelector('[name=option-players]'); players.value = '2'; players.dispatchEvent(new Event('input', { bubbles: true }))");
    assert_eq!(guest.asks(seats), 3);
    assert_eq!(guest.reads("document.querySelector('[name=seat]:checked').value"), "0", "the fourth is gone");
    guest.runs("document.querySelector('.newg details').open = true");
    guest.sees_no(".opponents");
    guest.clicks(".newg .go button");
    guest.sees_a("#table.playing");
}
