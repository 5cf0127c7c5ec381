//! A phone, with fingers.

use crate::World;
use crate::play::button;

#[test]
fn on_a_phone_the_first_tap_on_a_boat_previews_and_the_second_plays() {
    let world = World::new();
    let person = world.person("phone");
    person.has_a_phone();
    person.goes_to("/");
    person.taps("label:has([name=with][value=device])");
    person.taps(".newg .go button");
    person.sees_a("#table.playing");
    for place in ["place b2", "place b1"] {
        let before = person.revision();
        person.taps(&button(place));
        person.catches_up_with(before + 1);
    }
    let boats = person.moves();
    let boat = boats.iter().find(|notation| notation.starts_with("unload")).expect("a boat can go");
    let before = person.revision();
    person.taps(&button(boat));
    person.sees_a(&format!(".pvw.on[data-for='{boat}']"));
    assert_eq!(person.revision(), before, "the first tap only shows");
    person.taps(&button(boat));
    person.catches_up_with(before + 1);
    person.has_heard_no_complaint();
}

#[test]
fn on_a_phone_score_and_moves_open_as_sheets() {
    let world = World::new();
    let person = world.person("phone");
    person.has_a_phone();
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    for sheet in ["#sheet-score", "#sheet-moves"] {
        person.sees_no(&format!("{sheet} .sheet-body"));
        person.taps(&format!("{sheet} > summary"));
        person.sees_a(&format!("{sheet} .sheet-body"));
        person.taps(&format!("{sheet} > summary"));
        person.sees_no(&format!("{sheet} .sheet-body"));
    }
}

#[test]
fn on_a_phone_the_one_switch_of_the_pace_is_in_the_menu() {
    let world = World::new();
    let person = world.person("phone");
    person.has_a_phone();
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.sees_no(".pace");
    person.taps("#menu > summary");
    person.taps("#menu .pace label:has([value=slow])");
    assert_eq!(person.reads("localStorage['akhet-pace']"), "slow");
    // What was chosen is still chosen after the table has been drawn anew, and in a window with more room.
    let before = person.revision();
    person.taps(&button("place b2"));
    person.catches_up_with(before + 1);
    person.taps("#menu > summary");
    person.sees_a("#menu .pace label:has([value=slow]:checked)");
    person.has_a_screen_of(1920, 1080);
    person.sees_a("#told .pace label:has([value=slow]:checked)");
    person.sees_no("#menu .pace");
}

#[test]
fn the_menu_of_a_table_is_whole_on_a_screen_of_any_height() {
    let world = World::new();
    let person = world.person("player");
    person.makes_a_table("device", &[]);
    for (width, height) in [(1366, 768), (1440, 900), (820, 1180)] {
        person.has_a_screen_of(width, height);
        person.clicks("#menu > summary");
        person.clicks("#menu [data-dialog=keys]");
        person.clicks("#keys [aria-label]");
    }
}
