//! What the screen looks like: each picture is a game, some keys, and a size.

use crate::support::{
    GREEDY, PERSON, RANDOM, app, app_with, duel, press, screen, settings, styled_screen, toy,
};
use catalog::Chance;
use insta::assert_snapshot;

/// White stands on a3, Black on c3, and White may unload boat 3.
const OPENING: &str = ":place_a3 Enter :place_c3 Enter";

#[test]
fn start() {
    let mut app = app(duel("sides=AAAA"), [PERSON, GREEDY]);
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn boat_with_preview() {
    let mut app = app(duel("sides=ABAB"), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, "Left");
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn completions() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, ":p");
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn typed_in_full() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, ":unl");
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn waiting_for_a_bot() {
    let mut app = app(duel("hidden_temples=true"), [PERSON, GREEDY]);
    press(&mut app, "Enter");
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn paused() {
    let mut app = app(duel(""), [RANDOM, GREEDY]);
    press(&mut app, "Space Space");
    assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn end_of_game() {
    let mut app = app(duel(""), [RANDOM, GREEDY]);
    while app.bot_pause().is_some() {
        app.tick();
    }
    assert_snapshot!("end_of_game_scores", screen(&mut app, 80, 24));
    press(&mut app, "Tab PgUp");
    assert_snapshot!("end_of_game_board", screen(&mut app, 80, 24));
}

#[test]
fn help() {
    let mut app = app(duel(""), [PERSON, GREEDY]);
    press(&mut app, ":?");
    assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn signs() {
    let mut app = app(duel(""), [PERSON, GREEDY]);
    press(&mut app, "F3");
    assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn french() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, "F2 Left");
    assert_snapshot!("french_boat", screen(&mut app, 80, 24));
    press(&mut app, "F1");
    assert_snapshot!("french_help", screen(&mut app, 80, 24));
}

#[test]
fn hungarian() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, "F2 F2 Left");
    assert_snapshot!("hungarian_boat", screen(&mut app, 80, 24));
    press(&mut app, "F1");
    assert_snapshot!("hungarian_help", screen(&mut app, 80, 24));
}

#[test]
fn larger() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, OPENING);
    press(&mut app, "Left");
    assert_snapshot!("higher", screen(&mut app, 100, 30));
    assert_snapshot!("wide", screen(&mut app, 120, 30));
}

#[test]
fn too_small() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    assert_snapshot!(screen(&mut app, 60, 20));
    let before = screen(&mut app, 80, 24);
    screen(&mut app, 79, 24);
    screen(&mut app, 80, 23);
    assert_eq!(screen(&mut app, 80, 24), before);
}

#[test]
fn handing_over() {
    let mut app = app(duel("hidden_temples=true"), [PERSON, PERSON]);
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn a_draw_by_hand() {
    let mut app = app(toy(Chance::Open), [PERSON, PERSON]);
    press(&mut app, "Right");
    assert_snapshot!(styled_screen(&mut app, 80, 24));
}

#[test]
fn not_saved() {
    let mut app = app_with(duel(""), settings([PERSON, PERSON]), |_| Err("the disk is full".to_owned()));
    press(&mut app, "Enter");
    assert_snapshot!(screen(&mut app, 80, 24));
}
