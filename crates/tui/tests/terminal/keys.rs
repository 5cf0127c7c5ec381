//! Keys and their answers.

use std::time::Duration;

use crate::support::{
    GREEDY, PERSON, RANDOM, app, app_with, draw, duel, last_line, press, saving_app, screen, seeded,
    settings, styled_screen, toy,
};
use catalog::Chance;
use game::{Lang, Record, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tui::{App, Palette, Player};

/// Presses keys in a fresh game of two persons; checks the decisions that were played and the last line.
#[track_caller]
fn check(keys: &str, played: &[&str], answer: &str) {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, keys);
    assert_eq!(decisions(&app), played);
    assert_eq!(last_line(&mut app), answer);
}

fn decisions(app: &App<'_>) -> Vec<String> {
    let steps = app.table().record().steps;
    steps.iter().filter(|step| step.actor.is_some()).map(ToString::to_string).collect()
}

const KEYS: &str = "Arrows choose · Enter plays · or type it · Ctrl-Z undo · F1 all keys · Esc leave";
const TYPING: &str = "Enter plays · Tab completes · Backspace erases · Esc clears · F1 all keys";

#[test]
fn arrows_and_enter_play_what_they_point_at() {
    check("Enter", &["0: place a1"], KEYS);
    check("Right Down Enter", &["0: place b2"], KEYS);
    check("Right Down Enter Enter", &["0: place b2", "1: place a2"], KEYS);
    check("Right Down Enter Right Enter", &["0: place b2", "1: place c2"], KEYS);
    check("Tab Tab BackTab Enter", &["0: place b1"], KEYS);
    check("BackTab Enter", &["0: place c3"], KEYS);
}

#[test]
fn typing_plays_what_is_complete_or_unambiguous() {
    check(":place_b2 Enter", &["0: place b2"], KEYS);
    check(":P__B2 Enter", &["0: place b2"], KEYS);
    check(":pl Tab :c3 Enter", &["0: place c3"], KEYS);
    check(":place_b22 Backspace Enter", &["0: place b2"], KEYS);
    check(":place_b2 Esc Enter", &["0: place b2"], KEYS);
    check(":place_b", &[], TYPING);
    check(":place_b Right Enter", &["0: place b1"], KEYS);
}

#[test]
fn a_wrong_text_gets_a_sentence_and_stays() {
    check(":place_b Enter", &[], "“place b” could still mean 3 things. Keep typing, or press Tab.");
    check(":unload_1 Enter", &[], "“unload 1” is not allowed now.");
    check(":plaice_b2 Enter", &[], "“plaice b2” is not an action of this game.");
    check(":place_b Enter :3 Enter", &["0: place b3"], KEYS);
}

#[test]
fn undo_goes_back_to_the_last_draw_and_says_why_not_further() {
    check("C-z", &[], "You have nothing to take back.");
    check("Enter C-z", &[], "One step was taken back.");
    check("Enter Enter F8", &["0: place a1"], "One step was taken back.");
    let unload = ":place_a3 Enter :place_c3 Enter :unload_3 Enter";
    let played = ["0: place a3", "1: place c3", "0: unload 3"];
    let refusal = "This cannot be taken back: something has been drawn or revealed since.";
    check(&format!("{unload} C-z"), &played, refusal);
    check(&format!("{unload} :place_a1 Enter C-z C-z"), &played, refusal);
}

#[test]
fn undo_takes_back_the_bot_s_answer_too() {
    let mut app = app(duel(""), [PERSON, GREEDY]);
    press(&mut app, ":place_a1 Enter");
    app.tick();
    assert_eq!(decisions(&app).len(), 2);
    press(&mut app, "C-z");
    assert_eq!(decisions(&app).len(), 0);
    assert_eq!(last_line(&mut app), "2 steps were taken back.");
}

/// The screen as one text, wherever its lines break.
fn flat_screen(app: &mut App<'_>) -> String {
    screen(app, 80, 40).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_hint_tells_the_kind_then_the_move_and_plays_nothing() {
    let mut app = app(duel(""), [PERSON, GREEDY]);
    press(&mut app, "F4");
    let kind = flat_screen(&mut app);
    assert!(kind.contains("Hint: Try this kind of move: "), "{kind}");
    press(&mut app, "F4");
    let action = flat_screen(&mut app);
    assert!(!action.contains("Try this kind") && action.contains(" right away"), "{action}");
    press(&mut app, "F2");
    assert!(!flat_screen(&mut app).contains("Indice :"), "another key makes room for the preview");
    press(&mut app, "F4");
    assert!(flat_screen(&mut app).contains("Indice :"), "{}", flat_screen(&mut app));
    assert!(decisions(&app).is_empty());
    press(&mut app, "Enter");
    assert_eq!(decisions(&app).len(), 1, "what was advised is what Enter plays");
    press(&mut app, "F4");
    assert_eq!(last_line(&mut app), "Pas d’indice à donner pour l’instant.");
}

#[test]
fn the_next_decision_has_a_hint_of_its_own() {
    let mut app = app(duel(""), [PERSON, PERSON]);
    press(&mut app, "F4 F4 Enter F4");
    let text = flat_screen(&mut app);
    assert!(text.contains("Hint: Try this kind of move"), "{text}");
}

#[test]
fn what_lies_covered_is_not_advised_on() {
    let mut app = app(toy(seeded("1")), [PERSON, PERSON]);
    press(&mut app, "F4");
    assert_eq!(last_line(&mut app), "There is nothing to give a hint on now.");
    press(&mut app, "Enter F4");
    let text = flat_screen(&mut app);
    assert!(text.contains("Hint: Try this kind of move"), "{text}");
}

/// Both play like the strongest player, so that the end is proved.
#[test]
fn a_proof_is_told_of_the_computer_s_move_and_of_a_hint() {
    let strong = Player::Bot("search:10000".parse().unwrap());
    let mut app =
        app_with(duel(""), tui::Settings { hint_nodes: 10_000, ..settings([PERSON, strong]) }, |_| Ok(()));
    let sentence = "Solved: the computer has searched every line to the end.";
    while app.table().turn() != Turn::Over {
        press(&mut app, "Enter");
        let mut last = String::new();
        while app.bot_pause().is_some() {
            app.tick();
            last = last_line(&mut app);
        }
        if last == sentence && app.table().turn() != Turn::Over {
            press(&mut app, "F4 F4");
            let hint = flat_screen(&mut app);
            assert!(hint.contains(sentence), "{hint}");
            return;
        }
    }
    panic!("nothing was proved before the end");
}

#[test]
fn the_focus_stays_near() {
    let mut app = app(duel(""), [PERSON, GREEDY]);
    press(&mut app, ":place_c3 Enter");
    app.tick();
    let text = styled_screen(&mut app, 80, 24);
    assert_eq!(decisions(&app), ["0: place c3", "1: place c2"]);
    assert!(text.contains("> place b3"), "{text}");
}

#[test]
fn one_may_type_ahead_while_a_bot_chooses() {
    let mut app = app(duel(""), [PERSON, RANDOM]);
    press(&mut app, ":place_a1 Enter :unl Enter");
    assert_eq!(last_line(&mut app), "Not yet: the computer is choosing.");
    app.tick();
    assert!(screen(&mut app, 80, 24).contains("> unl"));
}

#[test]
fn watching_is_paused_stepped_and_paced() {
    let mut app = app(duel(""), [RANDOM, GREEDY]);
    let steps = app.table().steps();
    assert_eq!(app.bot_pause(), Some(Duration::from_millis(400)));
    press(&mut app, ":+");
    assert_eq!(app.bot_pause(), Some(Duration::from_millis(200)));
    press(&mut app, ":--");
    assert_eq!(app.bot_pause(), Some(Duration::from_millis(800)));
    press(&mut app, "Space");
    app.tick();
    assert_eq!((app.bot_pause(), app.table().steps()), (None, steps));
    press(&mut app, "Space Space");
    assert_eq!(app.table().steps(), steps + 2);
    press(&mut app, "Enter");
    app.tick();
    assert_eq!(app.table().steps(), steps + 3);
}

#[test]
fn leaving_takes_a_second_escape_or_one_control_key() {
    let leaves = |keys: &str| {
        let (mut app, saved) = saving_app(duel(""), [PERSON, PERSON]);
        press(&mut app, keys);
        assert!(!app.has_left() || saved.borrow().is_some(), "leaving saves");
        app.has_left()
    };
    assert!(
        leaves("C-c") && leaves("C-q") && leaves("Esc Esc") && leaves(":pl Esc Esc Esc") && leaves("F1 C-c")
    );
    assert!(!leaves("Esc") && !leaves("Esc Right Esc") && !leaves(":pl Esc") && !leaves(":q"));
    check("Esc", &[], "Press Esc again to leave. The game is saved; nothing is lost.");
}

#[test]
fn what_cannot_be_saved_is_said_and_asked_about() {
    let mut app = app_with(duel(""), settings([PERSON, PERSON]), |_| Err("the disk is full".to_owned()));
    press(&mut app, "Enter");
    assert_eq!(last_line(&mut app), "The game could not be saved: the disk is full");
    press(&mut app, "C-c");
    let question = "Not saved (the disk is full). Press the key again to leave anyway.";
    assert_eq!((app.has_left(), last_line(&mut app).as_str()), (false, question));
    press(&mut app, "Right Enter");
    assert_eq!((app.has_left(), decisions(&app).len()), (false, 2));
    press(&mut app, "C-c C-c");
    assert!(app.has_left());
}

#[test]
fn secrets_are_covered_until_the_keyboard_is_handed_over() {
    let mut app = app(toy(seeded("1")), [PERSON, PERSON]);
    let covered = styled_screen(&mut app, 80, 24);
    press(&mut app, "Right :play Tab Backspace");
    assert_eq!(styled_screen(&mut app, 80, 24), covered);
    assert!(covered.contains("underlined: \n") && covered.contains("reversed: \n"), "{covered}");
    press(&mut app, "Enter");
    let own = styled_screen(&mut app, 80, 24);
    assert!(!own.contains("reversed: \n"), "{own}");
    press(&mut app, "Enter");
    let next = styled_screen(&mut app, 80, 24);
    assert!(next.contains("reversed: \n") && next.contains("Press Enter once"), "{next}");
}

#[test]
fn the_log_has_pages() {
    let mut app = app(duel(""), [RANDOM, GREEDY]);
    while app.bot_pause().is_some() {
        app.tick();
    }
    let bottom = screen(&mut app, 80, 24);
    press(&mut app, "PgUp PgUp");
    assert_ne!(screen(&mut app, 80, 24), bottom);
    press(&mut app, "PgDn PgDn");
    assert_eq!(screen(&mut app, 80, 24), bottom);
    for _ in 0..100 {
        press(&mut app, "PgUp");
        screen(&mut app, 80, 24);
    }
    let top = screen(&mut app, 80, 24);
    assert!(top.contains("◦ New on boat 1") && top.contains('▼') && !top.contains('▲'), "{top}");
    press(&mut app, ":q");
    assert!(app.has_left());
}

#[test]
fn languages_change_on_the_fly() {
    check("F2", &[], "L’écran est maintenant en français.");
    check("F2 F2", &[], "A képernyő mostantól magyar.");
    check("F2 F2 F2", &[], "The screen is in English now.");
}

/// Nothing shows by colour alone, so nothing but colour changes without it.
#[test]
fn without_colours_only_colours_are_missing() {
    let mut coloured = app(duel(""), [PERSON, GREEDY]);
    let plain_settings = tui::Settings { palette: Palette::Plain, ..settings([PERSON, GREEDY]) };
    let mut plain = app_with(duel(""), plain_settings, |_| Ok(()));
    assert_eq!(styled_screen(&mut plain, 80, 24), styled_screen(&mut coloured, 80, 24));
    let is_plain = |app: &mut App<'_>| {
        draw(app, 80, 24).content().iter().all(|cell| cell.fg == ratatui::style::Color::Reset)
    };
    assert!(is_plain(&mut plain) && !is_plain(&mut coloured));
}

const SIZES: [(u16, u16); 9] =
    [(0, 0), (1, 1), (20, 5), (79, 23), (80, 24), (81, 24), (120, 24), (119, 40), (200, 60)];
const ALL_KEYS: [&str; 32] = [
    "Left",
    "Right",
    "Up",
    "Down",
    "Enter",
    "Enter",
    "Tab",
    "BackTab",
    "Backspace",
    "Esc",
    "Space",
    "PgUp",
    "PgDn",
    "F1",
    "F2",
    "F3",
    "F4",
    "F8",
    "C-z",
    "C-x",
    ":p",
    ":u",
    ":place_",
    ":a",
    ":1",
    ":card",
    ":+",
    ":-",
    ":?",
    ":é",
    ":漢",
    ":q",
];

#[test]
fn no_keys_and_no_size_break_it() {
    let (mut pressed, mut steps) = (0, 0);
    let seats: [[Player; 2]; 4] = [[PERSON, PERSON], [PERSON, RANDOM], [GREEDY, PERSON], [RANDOM, GREEDY]];
    for (seed, players) in (0..).zip(seats) {
        for mut app in [
            app(duel("sides=BBBB"), players),
            app(duel("hidden_temples=true"), players),
            app(toy(seeded("2")), players),
            app(toy(Chance::Open), players),
        ] {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let before = app.table().steps();
            for _ in 0..200 {
                // Whoever has left presses nothing any more.
                if app.has_left() {
                    break;
                }
                pressed += 1;
                press(&mut app, ALL_KEYS[rng.next_u32() as usize % ALL_KEYS.len()]);
                app.tick();
                let (width, height) = SIZES[rng.next_u32() as usize % SIZES.len()];
                draw(&mut app, width, height);
            }
            steps += app.table().steps().abs_diff(before);
        }
    }
    assert!(pressed > 1_000 && steps > 100, "{pressed} keys played {steps} steps");
}

#[test]
fn every_screen_of_a_game_can_be_drawn_in_every_language_and_size() {
    for lang in Lang::ALL {
        let settings = tui::Settings { lang, ..settings([RANDOM, RANDOM]) };
        let mut app = app_with(duel("sides=BBBB"), settings, |_: &Record| Ok(()));
        while app.table().turn() != Turn::Over {
            app.tick();
            for (width, height) in SIZES {
                let is_blank =
                    draw(&mut app, width, height).content().iter().all(|cell| cell.symbol() == " ");
                assert!(!is_blank || width * height == 0, "{width} × {height} in {lang}");
            }
        }
    }
}
