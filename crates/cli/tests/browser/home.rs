//! The first page: the way into a game is in sight and remembers what was chosen; sounds, and the badge on the icon.

use bots::Level;
use catalog::GAMES;

use crate::World;

const START: &str = ".newg .go button";

#[test]
fn start_is_in_sight_on_every_screen_in_every_language() {
    let world = World::new();
    let person = world.stranger("newcomer");
    for game in ["imhotep-duel", "nefertiti", "pyramidice"] {
        for (lang, [width, height]) in [
            ("en", [1366, 768]),
            ("fr", [1366, 768]),
            ("hu", [390, 844]),
            ("fr", [360, 640]),
            ("hu", [820, 1180]),
        ] {
            person.has_a_screen_of(width, height);
            person.has_cookie("lang", lang);
            person.goes_to(&format!("/?game={game}"));
            let start = format!(
                "(start => start.top >= 0 && start.bottom <= innerHeight)(document.querySelector('{START}').getBoundingClientRect())"
            );
            assert_eq!(person.asks(&start), true, "{game}, {lang}, {width} × {height}");
            let over = "document.documentElement.scrollWidth - innerWidth";
            assert_eq!(person.asks(over), 0, "{game}, {lang}, {width} × {height}");
            let card = "(card => card.left >= 0 && card.right <= innerWidth + 1)(document.querySelector('.game[aria-current]').getBoundingClientRect())";
            person.waits_for(card);
        }
    }
    person.has_heard_no_complaint();
}

#[test]
fn the_last_choice_is_remembered_for_each_game() {
    let world = World::new();
    let person = world.person("regular");
    let chosen = "[...new FormData(document.querySelector('.newg'))].map(pair => pair.join('=')).join(' ')";
    person.goes_to("/?game=imhotep-duel");
    let usual = person.reads(chosen);
    for label in ["[name=bot][value=vizier]", "[name=seat][value='1']"] {
        person.clicks(&format!(".newg label:has({label})"));
    }
    person.clicks(".newg details.each > summary");
    person.clicks(".newg label:has([name=option-hidden_temples][value=true])");
    let wanted = person.reads(chosen);
    assert_ne!(usual, wanted);
    person.clicks(START);
    person.sees_a("#table.playing");
    person.goes_to("/?game=pyramidice");
    assert!(person.reads(chosen).contains("bot=scribe"), "each game has a choice of its own");
    assert!(!person.has_in_sight(".newg details.each"), "with two players there is nothing more to choose");
    person.clicks(START);
    person.sees_a("#table.playing");
    person.goes_to("/");
    person.waits_for("location.search === '?game=pyramidice' && document.readyState === 'complete'");
    person.clicks("a.game[href='/?game=imhotep-duel']");
    person.waits_for(&format!("location.search.includes('duel') && {chosen} === '{wanted}'"));
    assert!(person.has_in_sight(".newg details.each[open]"), "what was changed is not folded away");
    person.goes_to("/?game=imhotep-duel&bot=mason");
    assert!(person.reads(chosen).contains("bot=mason"), "an address counts more than what was chosen before");
    person.has_heard_no_complaint();
}

#[test]
fn levels_are_climbed_by_keyboard_and_the_chosen_one_is_told_about() {
    const CHOSEN: &str = "document.querySelector('.newg [name=bot]:checked').value";
    const TOLD: &str = "[...document.querySelectorAll('.rung-more > p')].filter(told => getComputedStyle(told).visibility === 'visible').map(told => told.textContent).join()";
    let world = World::new();
    let person = world.person("climber");
    person.goes_to("/?game=imhotep-duel");
    person.runs("document.querySelector('.newg [name=bot]:checked').focus()");
    for (key, level, place) in [("ArrowUp", "overseer", "Level 4"), ("ArrowDown", "scribe", "Level 3")] {
        person.presses(key);
        assert_eq!(person.reads(CHOSEN), level);
        let told = person.reads(TOLD);
        assert!(told.contains(place) && told.matches("Level ").count() == 1, "{told}");
    }
    // What a game does not have is played by the nearest below.
    for (entry, level) in GAMES.iter().flat_map(|entry| Level::ALL.map(|level| (entry, level))) {
        let stands_in = (entry.ladder)().rung(level).name;
        if stands_in == level {
            continue;
        }
        person.has_in_store(&format!("akhet-chosen-{}", entry.id), &format!("bot={}", level.name()));
        person.goes_to(&format!("/?game={}", entry.id));
        person.waits_for(&format!("{CHOSEN} === '{}'", stands_in.name()));
    }
    person.has_heard_no_complaint();
}

#[test]
fn sounds_are_made_only_for_those_who_switched_them_on() {
    let world = World::new();
    let person = world.person("listener");
    let counts = "{ const Real = AudioContext; window.made = 0; window.AudioContext = class extends Real { constructor() { super(); made++ } } }";
    let all =
        "for (const name of ['place', 'take', 'dice', 'sale', 'turn', 'no such sound']) akhet.sound(name)";
    person.goes_to("/");
    person.runs(counts);
    person.runs(all);
    assert_eq!(person.asks("made"), 0);
    assert_eq!(person.reads("document.querySelector('header [data-speaker]').ariaPressed"), "false");
    person.clicks("header [data-speaker]");
    assert_eq!(person.reads("document.querySelector('header [data-speaker]').ariaPressed"), "true");
    assert_eq!(person.asks("made"), 1);
    person.goes_to("/me");
    assert_eq!(
        person.reads("document.querySelector('header [data-speaker]').ariaPressed"),
        "true",
        "it is remembered"
    );
    assert_eq!(person.asks("document.querySelector('[data-switch=sound]').checked"), true);
    person.runs(counts);
    person.clicks("h1");
    person.runs(all);
    assert_eq!(person.asks("made"), 1);
    person.clicks("header [data-speaker]");
    assert_eq!(person.asks("document.querySelector('[data-switch=sound]').checked"), false);
    person.has_heard_no_complaint();
}

#[test]
fn the_icon_has_a_badge_while_it_is_ones_turn() {
    const HAS_BADGE: &str = "document.querySelector('link[rel=icon]').href.includes('icon-turn')";
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    anna.invites(&bela, &["[name=seat][value='0']"]);
    anna.waits_for(HAS_BADGE);
    assert_eq!(bela.asks(HAS_BADGE), false);
    anna.plays("place b2");
    anna.waits_for(&format!("!{HAS_BADGE}"));
    bela.waits_for(HAS_BADGE);
    bela.goes_to("/");
    assert_eq!(bela.asks(HAS_BADGE), false, "other pages have no turn");
    bela.has_heard_no_complaint();
}
