//! An automated audit of every page in every theme, size and language.
//!
//! The suite looks at each page in one theme, size and language, others from page to page; `cargo xtask endure pages` at all.

use crate::audit::{looks, looks_over_as_it_is};
use crate::driver::Person;
use crate::{World, seeded};

/// A page to audit: its name, and how to get there.
struct Page {
    name: &'static str,
    open: Box<dyn Fn(&Person)>,
}

impl Page {
    fn at(name: &'static str, path: &str) -> Page {
        let path = path.to_owned();
        Page { name, open: Box::new(move |person| person.goes_to(&path)) }
    }
}

#[test]
fn every_page_is_named_labelled_readable_and_fits_its_screen() {
    let world = World::new();
    let person = world.person("auditor");
    let mut problems = Vec::new();
    for (number, page) in every_page(&person).iter().enumerate() {
        for look in looks(number, 1) {
            person.has_cookie("lang", look.lang);
            person.has_cookie("theme", look.theme);
            look.size.give_to(&person);
            person.forgets_what_was_heard();
            (page.open)(&person);
            let complaints =
                person.heard().problems.into_iter().filter(|problem| !is_expected(page, problem));
            person.keeps_a_picture(page.name, look);
            let found = person.looks_over(look.size).into_iter().chain(complaints);
            problems.extend(found.map(|problem| format!("{}, {look}: {problem}", page.name)));
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// The other games, each with a table on one device.
const OTHERS: [(&str, &str); 2] =
    [("nefertiti", "with=device&option-players=3"), ("pyramidice", "with=device&option-players=3")];

/// The browser also reports a page that does not exist.
fn is_expected(page: &Page, problem: &str) -> bool {
    page.name == "problem" && problem.contains("404")
}

fn every_page(person: &Person) -> Vec<Page> {
    let lobby = person.makes_a_table("friend", &["[name=open]", "[name=hints]"]);
    let table = table_until(person, "#undo:not([aria-disabled])", 9);
    let stage = table_until(person, ".stp", 10);
    let over = table_until(person, "#table.over", 11);
    let moving = table.clone();
    let others = OTHERS.map(|(game, chosen)| (game, person.makes_a(game, chosen)));
    let mut pages = vec![
        Page::at("home", "/"),
        Page::at("tables", "/tables"),
        Page::at("leaders", "/leaders/imhotep-duel"),
        Page::at("lobby", &format!("/t/{lobby}")),
        Page::at("table", &format!("/t/{table}")),
        Page::at("stage", &format!("/t/{stage}")),
        Page::at("end", &format!("/t/{over}")),
        Page::at("replay", &format!("/t/{over}/replay?step=40")),
        Page::at("fair", &format!("/t/{over}/fair")),
        Page::at("fair before the end", &format!("/t/{table}/fair")),
        Page::at("lessons", "/learn/imhotep-duel"),
        Page::at("lesson", "/learn/imhotep-duel/first?step=2"),
        Page::at("daily", "/daily"),
        Page::at("deal", "/daily/imhotep-duel"),
        Page::at("puzzles", "/puzzles"),
        Page::at("puzzle", "/puzzles/imhotep-duel"),
        Page::at("rules", "/rules"),
        Page::at("pad", "/pad?obelisks.0=3&tombs.1.5=1"),
        Page::at("me", "/me"),
        Page::at("blocks", "/account/blocks"),
        Page::at("decisions", "/account/decisions"),
        Page::at("problem", "/nowhere"),
    ];
    pages.push(Page::at("meeting", "/lobby?game=nefertiti"));
    pages.push(Page::at("tournaments", "/tournaments"));
    pages.push(Page {
        name: "seeking",
        open: Box::new(|person| {
            person.goes_to("/lobby?game=pyramidice");
            person.sees_a("form.seek, #search[data-waiting]");
            if person.asks("!!document.querySelector('form.seek')") == true {
                person.clicks("form.seek button.pri");
            }
            person.sees_a("#search[data-waiting]");
        }),
    });
    pages.extend(others.map(|(game, id)| Page::at(game, &format!("/t/{id}"))));
    pages.push(Page {
        name: "moving",
        open: Box::new(move |person| {
            person.goes_to(&format!("/t/{moving}"));
            person.clicks("#menu > summary");
            person.clicks("form[action$='/move'] button");
            person.sees_a("#link");
        }),
    });
    pages
}

/// A table on one device, played until something shows up. What one game does not bring, another will.
fn table_until(person: &Person, sight: &str, seed: u64) -> String {
    let mut rng = seeded(seed);
    for _ in 0..10 {
        let id = person.makes_a_table("device", &[]);
        person.sees_a("#table.playing");
        person.hurries_until(sight, &mut rng);
        if person.has_in_sight(sight) {
            return id;
        }
    }
    person.fails(&format!("never sees {sight}"))
}

#[test]
fn every_stage_of_an_action_is_named_readable_and_fits_its_screen() {
    let world = World::new();
    let person = world.person("auditor");
    let mut rng = seeded(12);
    let (mut known, mut problems) = (Vec::new(), Vec::new());
    // Deals differ, and a short one brings few kinds of stages: what one game does not bring, another will.
    for _ in 0..10 {
        if known.len() > 2 {
            break;
        }
        person.makes_a_table("device", &[]);
        person.sees_a("#table.playing");
        while person.turn() != "over" {
            person.hurries_until(".stp", &mut rng);
            if person.turn() == "over" {
                break;
            }
            let stage = person.reads("document.querySelector('.dock .pa b').innerText + document.querySelector('.stp [aria-current]').innerText");
            if !known.contains(&stage) {
                let mut found = Vec::new();
                looks_over_as_it_is(&person, known.len(), &mut found);
                problems.extend(found.into_iter().map(|problem| format!("{stage}: {problem}")));
                known.push(stage);
            }
            person.plays_any(&mut rng);
        }
    }
    println!("stages: {known:?}");
    assert!(known.len() > 2, "{known:?}");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn a_game_under_way_is_seen_in_small_on_the_first_page() {
    let world = World::new();
    let person = world.person("player");
    person.makes_a_table("device", &[]);
    person.sees_a("#table.playing");
    person.has_a_screen_of(1440, 900);
    person.goes_to("/");
    person.waits_for("document.querySelector('.row img.mb')?.complete");
    let size = person.asks("document.querySelector('.row img.mb').naturalWidth").as_u64();
    assert!(size.is_some_and(|size| size > 40), "the browser cannot draw the picture");
    person.has_heard_no_complaint();
}

#[test]
fn the_table_is_light_over_the_wire_and_asks_nobody_else() {
    const MOST_BYTES: f64 = 150_000.0;
    let world = World::new();
    let (player, visitor) = (world.person("player"), world.person("visitor"));
    let table = table_until(&player, ".stp", 13);
    visitor.goes_to(&format!("/t/{table}"));
    visitor.sees_a(".board");
    visitor.waits_for("performance.getEntriesByType('resource').length >= 3");
    let heard = visitor.heard();
    println!("{} bytes in {} requests", heard.bytes, heard.requests.len());
    assert!(heard.requests.iter().any(|address| address.ends_with(&table)), "{:?}", heard.requests);
    assert!(
        heard.bytes > 5_000.0 && heard.bytes <= MOST_BYTES,
        "{} bytes: {:?}",
        heard.bytes,
        heard.requests
    );
    let origin = world.server.origin();
    let strangers: Vec<&String> = heard
        .requests
        .iter()
        .filter(|address| !address.starts_with(&origin) && !address.starts_with("data:"))
        .collect();
    assert!(strangers.is_empty(), "asked elsewhere: {strangers:?}");
}
