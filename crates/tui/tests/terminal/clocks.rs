//! Clocks of the people at the keyboard.

use game::{EarlyEnd, Seat, Turn};
use tui::{App, Player, Settings};

use crate::support::{GREEDY, PERSON, app_with, duel, press, screen, seeded, settings};

/// A game in which each person has a minute, and five seconds more a turn.
fn timed(players: [Player; 2]) -> App<'static> {
    let clock = Some("60+5".parse().unwrap());
    let mut app = app_with(duel(""), Settings { clock, ..settings(players) }, |_| Ok(()));
    app.tell_time(0);
    app
}

/// The times that the first line of the screen tells.
#[track_caller]
fn check(app: &mut App<'_>, times: &str) {
    let screen = screen(app, 100, 30);
    let title = screen.lines().next().unwrap().trim_end();
    assert!(title.ends_with(&format!("  {times}")), "{title}");
}

#[test]
fn time_runs_for_the_person_who_decides_and_a_turn_adds_to_it() {
    let mut app = timed([PERSON, PERSON]);
    check(&mut app, "White ▸1:00  Black 1:00");
    app.tell_time(10_400);
    check(&mut app, "White ▸0:49  Black 1:00");
    press(&mut app, "Enter");
    app.tell_time(10_400);
    check(&mut app, "White 0:54  Black ▸1:00");
    app.tell_time(20_000);
    press(&mut app, "C-z");
    app.tell_time(20_000);
    check(&mut app, "White ▸0:49  Black 1:00");
}

#[test]
fn whoever_is_out_of_time_has_lost() {
    let mut app = timed([PERSON, PERSON]);
    app.tell_time(59_999);
    assert_eq!(app.table().stopped(), None);
    app.tell_time(60_000);
    assert_eq!(app.table().stopped(), Some(EarlyEnd::TimedOut(Seat::new(0))));
    assert!(screen(&mut app, 100, 30).contains("White ran out of time."));
    app.tell_time(200_000);
    assert_eq!(app.until_next_second(), None);
}

#[test]
fn nobodys_time_runs_while_a_computer_player_thinks() {
    let mut app = timed([PERSON, GREEDY]);
    app.tell_time(1_000);
    assert!(app.until_next_second().is_some());
    press(&mut app, "Enter");
    app.tell_time(1_000);
    assert_eq!(app.until_next_second(), None);
    app.tell_time(500_000);
    check(&mut app, "1:00");
    while app.table().turn() != (Turn::Seat(Seat::new(0))) {
        app.tick();
    }
    app.tell_time(500_000);
    app.tell_time(530_000);
    check(&mut app, "0:30");
}

#[test]
fn among_several_a_computer_player_takes_the_seat() {
    let entry = catalog::find("nefertiti").unwrap();
    let table = (entry.start)(&entry.choose("players=3", None).unwrap(), seeded("1")).unwrap();
    let clock = Some("60+5".parse().unwrap());
    let players = vec![PERSON; 3];
    let settings = Settings { clock, players, ..settings([PERSON, PERSON]) };
    let mut app = app_with(table, settings, |_| Ok(()));
    app.tell_time(0);
    let Turn::Seat(first) = app.table().turn() else { panic!("somebody begins") };
    app.tell_time(60_000);
    assert_eq!((app.table().stopped(), app.table().turn()), (None, Turn::Seat(first)));
    assert!(app.bot_pause().is_some(), "it is a computer player's turn now");
}
