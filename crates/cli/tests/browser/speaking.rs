//! A table tells what others did at the pace that each person chooses, and every click is answered at once.

use serde_json::json;

use crate::World;
use crate::driver::Person;

/// Two people at a table, the first of whom begins.
fn friends(world: &World) -> (Person, Person) {
    let (first, second) = (world.person("Zsófi"), world.person("Camille"));
    first.invites(&second, &["[name=seat][value='0']"]);
    (first, second)
}

/// The lines that can be seen in the panel that tells what happened.
const LINES: &str = "[...document.querySelectorAll('#told li:not(.later)')].length";

#[test]
fn what_was_told_can_be_shown_again_and_everything_is_put_back() {
    let world = World::new();
    let (first, second) = friends(&world);
    first.plays("place b2");
    second.waits_for_a_turn();
    second.plays("place b1");
    first.waits_for_a_turn();
    first.runs("localStorage['akhet-pace'] = 'step'");
    first.clicks("#again");
    first.sees_a("#told li.cur");
    first.waits_for("!document.querySelector('.board [name=step]')");
    first.presses("Escape");
    first.sees_a("#again");
    first.sees_a(".board [name=step][value='place a1']");
    first.sees_no("#told li.cur");
    first.plays("place a1");
    first.has_heard_no_complaint();
}

#[test]
fn a_move_by_step_waits_for_the_reader() {
    let world = World::new();
    let (first, second) = friends(&world);
    first.plays("place b2");
    second.waits_for_a_turn();
    second.plays("place b1");
    first.waits_for_a_turn();
    second.runs("localStorage['akhet-pace'] = 'step'");
    first.plays("unload b");
    // Seven lines or so: the first is shown, and the choices come with the last.
    second.sees_a("#next");
    second.waits_for(&format!("{LINES} === 1"));
    assert_eq!(second.turn(), "theirs", "the board is still the one before");
    second.clicks("#next");
    second.waits_for(&format!("{LINES} === 2"));
    second.clicks("#skip");
    second.waits_for_a_turn();
    assert_eq!(second.turn(), "mine");
    second.has_heard_no_complaint();
}

#[test]
fn a_click_on_a_slow_line_shows_at_once_that_it_was_taken() {
    let world = World::new();
    let (first, second) = friends(&world);
    let before = first.revision();
    first.runs(
        "const plain = fetch; window.held = new Promise(release => { window.release = release; });
        window.fetch = async (...asked) => { const reply = await plain(...asked); await held; return reply; };",
    );
    first.clicks(".board [value='place b2']");
    first.sees_a(".sent");
    assert_eq!(first.reads("document.querySelector('#table').ariaBusy"), "true");
    first.sees("Your move is on its way.");
    first.clicks(".board [value='place a1']");
    first.waits_for("document.querySelector('#note').textContent.includes('on its way')");
    assert_eq!(first.revision(), before, "nothing has come back yet");
    first.runs("release()");
    first.catches_up_with(before + 1);
    first.sees_no(".sent");
    second.catches_up_with(before + 1);
    first.has_heard_no_complaint();
}

#[test]
fn whoever_is_offline_sees_it_while_idle() {
    let world = World::new();
    let (first, _second) = friends(&world);
    let is_offline = |offline: bool| {
        let line =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        first.does("Network.emulateNetworkConditions", &line);
    };
    first.sees_no("#line:not([hidden])");
    is_offline(true);
    first.sees_a("#line");
    is_offline(false);
    first.sees_no("#line:not([hidden])");
}

#[test]
fn whoever_leaves_and_comes_back_is_seen_to() {
    let world = World::new();
    let (first, second) = friends(&world);
    let table = first.path();
    second.goes_to("/rules");
    first.sees_a("[data-away]:not([hidden])");
    second.goes_to(&table);
    first.sees_a("[data-back]:not([hidden])");
    first.sees_no("[data-away]:not([hidden])");
    first.has_heard_no_complaint();
}

#[test]
fn a_thing_explains_itself_to_the_pointer_and_to_the_keyboard() {
    let world = World::new();
    let person = world.person("Zsófi");
    person.makes_a("imhotep-duel", "with=bot&seat=0");
    person.waits_for_a_turn();
    person.points_to(".board [data-what]");
    person.sees_a("#card .what-card");
    person.presses("Escape");
    person.sees_no("#card:not([hidden])");
    person.clicks("#what");
    person.sees_a("#table.asking");
    person.clicks(".board [data-what]");
    person.sees_a("#card.kept .what-card");
    person.sees_a("#card a[href*='/rules/imhotep-duel#']");
    person.presses("Escape");
    person.has_heard_no_complaint();
}

#[test]
fn what_cannot_be_played_says_why_to_whoever_walks_there_by_keys() {
    let world = World::new();
    let person = world.person("Zsófi");
    person.makes_a("imhotep-duel", "with=bot&seat=0");
    person.waits_for_a_turn();
    person.runs("document.querySelector('[data-grid][tabindex=\"0\"]').focus()");
    for _ in 0..8 {
        if person.asks("document.activeElement.ariaDisabled").as_str() != Some("true") {
            person.presses("ArrowUp");
        }
    }
    person.sees_a("#card .not-now");
    person.has_heard_no_complaint();
}

#[test]
fn a_hint_is_drawn_on_the_board() {
    let world = World::new();
    let person = world.person("Zsófi");
    person.makes_a("imhotep-duel", "with=bot&seat=0");
    person.waits_for_a_turn();
    person.presses("h");
    person.sees_a(".offer.hinted");
    person.presses("h");
    person.sees_a(".arrow path.line");
    person.sees_a(".board .hinted");
    person.has_heard_no_complaint();
}

#[test]
fn a_hint_for_what_is_only_in_the_dock_is_drawn_there() {
    let world = World::new();
    let person = world.person("Zsófi");
    person.makes_a("pyramidice", "with=bot&seat=0");
    person.waits_for_a_turn();
    person.presses("h");
    person.sees_a(".ask[data-hint-kind]");
    person.presses("h");
    person.sees_a(".dock .hinted[name=step]");
    person.has_heard_no_complaint();
}

#[test]
fn in_a_replay_a_thing_explains_itself_to_pointer_keyboard_and_in_the_mode_for_it() {
    let world = World::new();
    let person = world.person("Zsófi");
    let table = person.makes_a("imhotep-duel", "with=bot&seat=0");
    person.waits_for_a_turn();
    person.clicks("#menu > summary");
    person.clicks(".resign > summary");
    person.clicks(".resign button");
    person.sees_a("#table.over");
    person.goes_to(&format!("/t/{table}/replay"));
    person.points_to(".board [data-what]");
    person.sees_a("#card .what-card");
    person.presses("Escape");
    person.sees_no("#card:not([hidden])");
    person.runs("document.querySelector('[data-grid][tabindex=\"0\"]').focus()");
    person.presses("i");
    person.sees_a("#card .what-card");
    person.presses("Escape");
    person.clicks("#what");
    person.sees_a("#main.asking");
    person.clicks(".board [data-what]");
    person.sees_a("#card.kept .what-card");
    person.has_heard_no_complaint();
}
