//! What a browser puts into the draws, unseen, and what it says of them afterwards.

use crate::World;

/// Which of the sentences about its own contribution the page of fair draws shows.
const OWN: &str = "[...document.querySelectorAll('[data-own]')].filter(each => !each.hidden).map(each => each.dataset.own).join()";

#[test]
fn a_browser_commits_reveals_and_compares_without_being_asked() {
    let world = World::new();
    let (anna, bela) = (world.person("Anna"), world.person("Béla"));
    let id = anna.invites(&bela, &[]);
    let fair = format!("/t/{id}/fair");
    for person in [&anna, &bela] {
        person.goes_to(&fair);
        person.waits_for(&format!("{OWN} === 'same'"));
        let commits = person.reads("document.querySelector('#own').dataset.commits");
        assert!(commits.split(' ').all(|commit| commit.len() == 64), "both were committed: {commits}");
    }
    // A server that puts something else into the record is found out.
    let key = format!("akhet-draws-{id}");
    for what in ["entropy", "commitment", "bound", "round"] {
        let kept = anna.reads(&format!("localStorage['{key}']"));
        anna.asks(&format!(
            "localStorage['{key}'] = JSON.stringify({{ ...JSON.parse(localStorage['{key}']), {what}: '00' }})"
        ));
        anna.goes_to(&fair);
        anna.waits_for(&format!("{OWN} === 'other'"));
        anna.asks(&format!("localStorage['{key}'] = '{kept}'"));
    }
    let stranger = world.person("Cili");
    stranger.goes_to(&fair);
    stranger.waits_for(&format!("{OWN} === 'none'"));
}

#[test]
fn alone_against_a_bot_a_browser_is_committed_too() {
    let world = World::new();
    let person = world.person("Dani");
    let id = person.makes_a_table("bot", &[]);
    person.sees_a("#table.playing");
    person.goes_to(&format!("/t/{id}/fair"));
    person.waits_for(&format!("{OWN} === 'same'"));
    person.has_heard_no_complaint();
}
