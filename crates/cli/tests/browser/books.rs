//! Pages to read: rules, replays, the score pad.

use game::show::pad::Sheet;
use game::{Chosen, Lang, Seat};

use crate::driver::Person;
use crate::{World, seeded};

/// Somebody at the end of a short game on one device.
fn at_the_end_of_a_game(world: &World) -> Person {
    let person = world.person("reader");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    let mut rng = seeded(8);
    for _ in 0..6 {
        person.plays_any(&mut rng);
    }
    person.clicks("#menu > summary");
    person.clicks(".resign > summary");
    person.clicks(".resign button");
    person.sees_a("#table.over");
    person
}

#[test]
fn a_replay_is_walked_through_by_arrow_keys_and_by_the_log() {
    /// The step in the address, once its page is loaded and listens to keys.
    const STEP: &str =
        "document.readyState === 'complete' && Number(new URLSearchParams(location.search).get('step') ?? 0)";
    let world = World::new();
    let person = at_the_end_of_a_game(&world);
    person.clicks("a[href$='/replay']");
    person.waits_for("location.pathname.endsWith('/replay') && document.readyState === 'complete'");
    let mut last = 0;
    for _ in 0..3 {
        person.presses("ArrowRight");
        person.waits_for(&format!("({STEP}) > {last}"));
        last = person.asks(STEP).as_i64().unwrap_or_default();
    }
    person.presses("ArrowLeft");
    person.waits_for(&format!("({STEP}) && ({STEP}) < {last}"));
    person.clicks(".pace label:nth-of-type(3)");
    person.clicks("#autoplay");
    person.waits_for("document.querySelector('#go-right')?.ariaDisabled === 'true' && !document.querySelector('#autoplay')");
    person.clicks("#go-first");
    person.waits_for("document.querySelector('#go-left')?.ariaDisabled === 'true'");
    person.clicks(".moves a.mv:not(.cur)");
    person.waits_for("document.querySelector('.moves a[aria-current=step]')");
    person.clicks(".eyes a[href*='as=1']");
    person.waits_for("location.search.includes('as=1')");
    person.has_heard_no_complaint();
}

#[test]
fn the_rules_open_at_the_place_that_tells_what_may_be_done_now() {
    let world = World::new();
    let person = world.person("reader");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person
        .goes_to(&person.reads("(link => link.pathname + link.hash)(document.querySelector('#rules-here'))"));
    person.waits_for("location.pathname.startsWith('/rules/') && document.querySelector(':target')");
    person.waits_for("(top => top >= 0 && top < innerHeight)(document.querySelector(':target').getBoundingClientRect().top)");
    for lang in Lang::ALL {
        person.has_cookie("lang", lang.code());
        for game in catalog::GAMES.iter().map(|entry| entry.id) {
            person.goes_to(&format!("/rules/{game}"));
            let links = person.asks("document.querySelectorAll('main a[href^=\"#\"]').length");
            assert!(links.as_u64().is_some_and(|links| links > 5), "only {links} links in {lang}");
            let lost = person.asks("[...document.querySelectorAll('main a[href^=\"#\"]')].map(each => each.hash.slice(1)).filter(id => !document.getElementById(id))");
            assert_eq!(lost, serde_json::json!([]), "links of the rules that lead nowhere, {game} in {lang}");
            let wide = person.asks("document.documentElement.scrollWidth - innerWidth");
            assert_eq!(wide, serde_json::json!(0), "{game} in {lang} is wider than the screen");
        }
    }
    person.has_heard_no_complaint();
}

#[test]
fn the_score_pad_counts_while_one_types() {
    let world = World::new();
    let person = world.person("counter");
    person.has_a_phone();
    person.goes_to("/pad");
    for (field, text) in [("obelisks.0", "3"), ("light.0", "4"), ("actions.1", "2")] {
        person.writes(&format!("[name='{field}']"), text);
    }
    person.taps("label:has([name='tombs.1.5'])");
    person.taps("label:has([name='tombs.1.6'])");
    let points =
        expected_points(&[(0, "obelisks", "3"), (0, "light", "4"), (1, "actions", "2"), (1, "tombs", "5 6")]);
    let shown = "[...document.querySelectorAll('#result tfoot td')].map(each => each.innerText).join()";
    person.waits_for(&format!("{shown} === '{points}'"));
    person.waits_for(&format!(
        "document.querySelector('#text').value.includes('{}')",
        points.split(',').next().unwrap_or_default()
    ));
    person.has_heard_no_complaint();
}

/// What the rules say about a score pad.
fn expected_points(answers: &[(u8, &str, &str)]) -> String {
    let entry = &catalog::GAMES[0];
    let chosen = Chosen::parse(entry.options, "").unwrap();
    let mut sheet = Sheet::new(&entry.pad, chosen, 2);
    for question in entry.pad.table {
        sheet.set(None, question, question.kind.read("", 2, Lang::En).unwrap());
    }
    for seat in Seat::all(2) {
        for question in entry.pad.seat {
            let given = answers.iter().find(|(of, key, _)| *of == seat.number() && *key == question.key);
            let text = given.map_or("", |(_, _, text)| *text);
            sheet.set(Some(seat), question, question.kind.read(text, 2, Lang::En).unwrap());
        }
    }
    let score = (entry.pad_score)(&sheet, Lang::En).unwrap();
    score.totals()[..2].iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
