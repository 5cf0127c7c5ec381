//! Clocks, also those of days a turn with a reserve, beside the names of whose they are, and the time that a search has taken.

use crate::World;
use crate::driver::Person;
use crate::screens::SIZES;

/// What is wrong beside the clocks of a table for two: names that break inside a word, clocks that are cut off, gone or over
/// something else, and one's own time anywhere but once.
const CLOCKS: &str = r"(() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(each => each.checkVisibility());
    const lines = (text, { index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const broken = all('.seat .nm b').flatMap(({ firstChild: name }) => [...name.data.matchAll(/\S+/g)].filter(word => lines(name, word) > 1));
    const shared = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const covered = all('.seat .clock').filter(clock => all('svg, .nm, .sc b, .hand > *', clock.closest('.seat'))
        .some(each => each.getBoundingClientRect().width > 2 && shared(clock.getBoundingClientRect(), each.getBoundingClientRect())));
    const cut = all('.seat .clock').filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const own = all('.clock[data-own]');
    return [
        ...broken.map(([word]) => `the name ‘${word}’ is broken`), ...covered.map(clock => `the clock ‘${clock.textContent}’ is over something`),
        ...cut.map(clock => `the clock ‘${clock.textContent}’ is too wide`), ...own.length === 1 ? [] : [`one's own clock is there ${own.length} times`],
        ...all('.seat .clock').length === 2 ? [] : ['a clock is gone'],
    ];
})()";

#[test]
fn a_clock_has_room_beside_names_on_every_screen() {
    let world = World::new();
    let (first, second) = (world.person("Carola"), world.person("Dorian"));
    for (person, name, lang) in [(&first, "Carola", "fr"), (&second, "Dorian", "hu")] {
        person.has_cookie("name", name);
        person.has_cookie("lang", lang);
    }
    let mut problems = Vec::new();
    for game in ["imhotep-duel", "nefertiti&option-players=2"] {
        let table = begins(&first, &second, &format!("game={game}&clock=2d&seat=0"));
        for size in SIZES {
            for person in [&first, &second] {
                person.goes_to_see(&table, size);
                let clocks = person.asks(CLOCKS);
                let clocks = clocks.as_array().expect("a list of problems").iter().map(ToString::to_string);
                let found = person.finds_no_room(size).into_iter().chain(clocks);
                let seat = person.asks("document.querySelector('.seat.near').dataset.seat");
                problems.extend(found.map(|problem| format!("{game} {size:?} at seat {seat}: {problem}")));
            }
        }
    }
    for game in ["imhotep-duel", "nefertiti"] {
        problems.extend(searches(&second, game));
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// A table for two, the first of whom is asked to begin. Returns its address.
fn begins(first: &Person, second: &Person, chosen: &str) -> String {
    for person in [first, second] {
        person.has_a_screen_of(1440, 900);
    }
    first.goes_to(&format!("/?with=friend&{chosen}"));
    first.clicks(".newg .go button");
    first.sees_a("#table.gathering .waiting");
    let address = first.path();
    second.goes_to(&address);
    second.clicks("form.sit button");
    for person in [first, second] {
        person.sees_a("#table.playing");
    }
    address
}

/// What does not fit on a small phone while somebody looks for others.
fn searches(person: &Person, game: &str) -> Vec<String> {
    person.has_a_phone_of(360, 640);
    person.goes_to(&format!("/lobby?game={game}"));
    person.clicks("form.seek button.pri");
    person.sees_a("[data-waited]");
    let page = person.asks("document.documentElement.scrollWidth").as_u64();
    let time =
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.seek-time'))";
    let time = person.asks(time).as_i64();
    person.clicks("#seek-stop");
    person.sees_a("form.seek button.pri");
    let page = (page != Some(360)).then(|| format!("the lobby for {game} is {page:?} wide"));
    let time = (time != Some(0)).then(|| format!("the time of a search for {game} sticks out by {time:?}"));
    page.into_iter().chain(time).collect()
}
