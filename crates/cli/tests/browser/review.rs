//! Help with a game, in a real browser: a hint at the table, a review, retrying a mistake, playing on from a position.

use crate::audit::looks;
use crate::driver::Person;
use crate::{World, seeded};

/// A short game against a bot, resigned after a few moves: its id.
fn plays_a_short_game(person: &Person) -> String {
    let table = person.makes_a_table("bot", &["[name=bot][value=apprentice]"]);
    let mut rng = seeded(21);
    for _ in 0..5 {
        person.waits_for("document.querySelector('#table.playing')?.dataset.turn === 'mine'");
        person.plays_any(&mut rng);
    }
    person.waits_for("document.querySelector('#table.playing')?.dataset.turn === 'mine'");
    table
}

fn gives_up(person: &Person) {
    person.clicks("#menu > summary");
    person.clicks(".resign > summary");
    person.clicks(".resign button");
    person.sees_a("#table.over");
}

/// The same page in every language, with themes and sizes in turn, and in a long run in all of them.
fn look_over(person: &Person, path: &str, turn: usize) -> Vec<String> {
    let mut problems = Vec::new();
    for look in looks(3 * turn, 3) {
        person.has_cookie("lang", look.lang);
        person.has_cookie("theme", look.theme);
        look.size.give_to(person);
        person.goes_to(path);
        let found = person.looks_over(look.size).into_iter();
        problems.extend(found.map(|problem| format!("{path}, {look}: {problem}")));
    }
    problems
}

/// On a desktop, the buttons below the board do not wrap in any language.
fn has_all_controls_in_one_line(person: &Person, replay: &str) {
    person.has_a_screen_of(1440, 900);
    for lang in ["fr", "hu", "en"] {
        person.has_cookie("lang", lang);
        person.goes_to(replay);
        person.sees_a(".rnav .btn");
        let lines = person.asks(
            "new Set([...document.querySelectorAll('.rnav > *')].map(each => Math.round(each.getBoundingClientRect().bottom))).size",
        );
        assert_eq!(lines.as_u64(), Some(1), "the controls of a replay in {lang}");
    }
}

/// Goes from the review to a line that was not played, through all of it by keyboard, and back to the game: its address.
fn walks_a_line(person: &Person, table: &str) -> String {
    person.has_a_screen_of(1440, 900);
    person.goes_to(&format!("/t/{table}/review"));
    person.clicks("#review .worst .see");
    person.sees_a(".could");
    let line = person.reads("location.pathname + location.search");
    loop {
        let next = person.reads("document.querySelector('#go-right').href");
        if next.is_empty() {
            break;
        }
        person.runs("document.querySelector('#go-right').focus()");
        person.presses("Enter");
        person.waits_for(&format!("location.href === '{next}' && document.querySelector('.could')"));
    }
    person.clicks(".rnav .btn.pri");
    person.sees_no(".could");
    line
}

#[test]
fn a_short_game_is_reviewed_tried_again_and_played_on_from() {
    let world = World::new();
    let person = world.person("Zsófi");
    let table = plays_a_short_game(&person);
    let revision = person.revision();
    person.clicks("#hint");
    person.sees_a(".advice");
    person.clicks("#hint");
    person.sees_no("#hint");
    person.sees_a(".advice");
    assert_eq!(person.revision(), revision, "a hint changes nothing");
    gives_up(&person);
    has_all_controls_in_one_line(&person, &format!("/t/{table}/replay?step=20"));

    person.goes_to(&format!("/t/{table}"));
    person.clicks("a[href$='/review']");
    person.sees_a("#main .curve");
    person.sees_a("#review .turns tbody tr");
    let rows =
        person.asks("document.querySelectorAll('.turns tbody tr').length").as_u64().unwrap_or_default();
    let steps = world.server.table(&table)["steps"].as_array().map_or(0, |steps| {
        steps.iter().filter(|step| !step.as_str().unwrap_or_default().starts_with("-: ")).count()
    });
    assert_eq!(rows as usize, steps);

    let step = person.reads("document.querySelector('.turns a').href.split('step=')[1]");
    let retry = format!("/t/{table}/retry?step={step}");
    person.goes_to(&retry);
    person.clicks("#main [name=step]:not(.tap)");
    person.sees_a(".turn-verdict[role=status]");
    person.has_heard_no_complaint();

    has_all_controls_in_one_line(&person, &format!("/t/{table}/replay?step={step}"));
    let line = walks_a_line(&person, &table);
    let paths = [
        format!("/t/{table}/review"),
        format!("/t/{table}/replay?step={step}"),
        retry,
        line,
        "/tables".to_owned(),
    ];
    let looks = paths.iter().enumerate().map(|(turn, path)| look_over(&person, path, turn));
    let problems: Vec<String> = looks.flatten().collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));

    person.has_a_screen_of(1440, 900);
    person.goes_to(&format!("/t/{table}/replay?step={step}"));
    person.clicks(".from-here > summary");
    person.clicks(".from-here form button");
    person.sees_a("#table.playing");
    assert_ne!(person.path(), format!("/t/{table}"));
    person.waits_for("document.querySelector('#table').dataset.turn === 'mine'");
    person.plays_any(&mut seeded(22));
    person.has_heard_no_complaint();
}
