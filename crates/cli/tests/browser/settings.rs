//! Languages, colours and names: one click, and remembered.

use crate::World;

#[test]
fn every_language_is_one_click_away_and_remembered() {
    let world = World::new();
    let person = world.person("guest");
    person.goes_to("/");
    for (code, words) in [("fr", "Choisissez un jeu"), ("hu", "Válassz játékot"), ("en", "Choose a game")]
    {
        person.clicks(&format!("header .lang button[value={code}]"));
        person.waits_for(&format!("document.documentElement.lang === '{code}'"));
        person.sees(words);
        for page in ["/rules", "/pad", "/me", "/tables"] {
            let read = "new DOMParser().parseFromString(text, 'text/html').documentElement.lang";
            person.waits_for(&format!(
                "fetch('{page}').then(reply => reply.text()).then(text => {read} === '{code}')"
            ));
        }
    }
}

#[test]
fn every_theme_is_one_click_away_and_remembered() {
    const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
    let world = World::new();
    let person = world.person("guest");
    person.goes_to("/");
    let bright = person.reads(PAPER);
    person.clicks("header .themes button[value=dark]");
    person.waits_for("document.documentElement.dataset.theme === 'dark'");
    let dark = person.reads(PAPER);
    assert_ne!(bright, dark);
    person.goes_to("/rules");
    assert_eq!(person.reads(PAPER), dark, "it is remembered");
    person.clicks("header .themes button[value=light]");
    person.waits_for("document.documentElement.dataset.theme === 'light'");
    person.prefers("dark", "reduce");
    assert_eq!(person.reads(PAPER), bright, "what was chosen counts more than the system");
    person.clicks("header .themes button[value=system]");
    person.waits_for("!document.documentElement.dataset.theme");
    assert_eq!(person.reads(PAPER), dark);
    person.prefers("light", "reduce");
    assert_eq!(person.reads(PAPER), bright);
}

#[test]
fn a_name_is_kept_and_others_see_it() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.goes_to("/me");
    anna.writes("#name", "Zsófi <b>");
    anna.clicks("main form.field button");
    anna.waits_for("document.querySelector('header .av').ariaLabel.includes('Zsófi <b>')");
    anna.invites(&bela, &[]);
    bela.sees("Zsófi <b>");
}
