//! The levels on the home page: what is offered, and which one is suggested.

use bots::Level;
use catalog::{Entry, GAMES};

use crate::browser::{Browser, House, form, play_out};
use crate::html;

const EVEN: &str = "<em>Even for you</em>";
const NEAREST: &str = "<em>Nearest to you</em>";

/// The levels that can be chosen, the strongest first.
fn offered(page: &str) -> Vec<String> {
    let is_level = |tag: &html::Tag<'_>| tag.is("name", "bot") && tag.is("type", "radio");
    let levels = html::tags(page).filter(is_level);
    levels.map(|tag| tag.get("value").unwrap()).collect()
}

/// The level that is sent if nobody chooses another one.
fn chosen(page: &str) -> String {
    let sent = form(page, "/tables").fields.into_iter().find(|(name, _)| name == "bot");
    sent.expect("a level is chosen").1
}

/// The level with the badge.
fn suggested(page: &str) -> Option<String> {
    let (before, _) = page.split_once(EVEN).or_else(|| page.split_once(NEAREST))?;
    offered(before).pop()
}

fn levels(entry: &Entry) -> Vec<&'static str> {
    (entry.ladder)().rungs().iter().rev().map(|rung| rung.name.name()).collect()
}

async fn lose(guest: &mut Browser, wanted: &[(&str, &str)]) {
    let table = guest.create(wanted).await;
    guest.sit(&table, "words").await.target();
    guest.post(&format!("{table}/leave"), &[]).await.target();
}

#[tokio::test]
async fn the_form_lists_the_levels_of_each_game_in_each_language() {
    let names = [
        ("en", ["Apprentice", "Scribe", "Steward", "Vizier"], "Beats almost every beginner."),
        ("fr", ["Apprenti", "Scribe", "Intendant", "Vizir"], "Bat presque tous les débutants."),
        ("hu", ["Inas", "Írnok", "Háznagy", "Vezír"], "Szinte minden kezdőt megver."),
    ];
    let house = House::new().await;
    let mut guest = house.browser();
    for entry in GAMES {
        for (lang, names, strong) in names {
            guest.cookies.insert("lang".to_owned(), lang.to_owned());
            let page = guest.page(&format!("/?game={}", entry.id)).await;
            assert_eq!(offered(&page), levels(entry), "{}", entry.id);
            for name in names {
                assert!(page.contains(&format!("<b>{name}</b>")), "{}, {lang}: {name}", entry.id);
            }
            assert!(page.contains(strong), "{}, {lang}", entry.id);
            for rung in (entry.ladder)().rungs() {
                let rating = format!("</span>{}</span>", 1_000 + rung.rating);
                assert!(page.contains(&rating), "{}, {lang}: {rating}", entry.id);
            }
        }
    }
}

#[tokio::test]
async fn nobody_who_has_not_played_is_told_anything_about_themselves() {
    let house = House::new().await;
    let (mut guest, mut other) = (house.browser(), house.browser());
    for _ in 0..3 {
        lose(&mut other, &[("with", "bot"), ("bot", "scribe")]).await;
    }
    for entry in GAMES {
        let page = guest.page(&format!("/?game={}", entry.id)).await;
        assert_eq!((suggested(&page), chosen(&page)), (None, "scribe".to_owned()));
        assert!(
            page.contains("After three games one against one") && !page.contains("You would win"),
            "{page}"
        );
    }
}

#[tokio::test]
async fn after_three_lost_games_a_weaker_level_is_suggested() {
    let house = House::new().await;
    let mut guest = house.browser();
    for games in 0..3 {
        assert_eq!(suggested(&guest.page("/").await), None, "{games} games say nothing");
        lose(&mut guest, &[("with", "bot"), ("bot", "overseer")]).await;
    }
    let page = guest.page("/?game=imhotep-duel").await;
    let all = levels(&GAMES[0]);
    let place = |level: &str| all.iter().position(|other| *other == level).unwrap();
    let even = suggested(&page).expect("a level is suggested");
    assert!(place(&even) > place("overseer"), "{even}");
    assert_eq!(chosen(&page), even);
    for part in
        ["Suggested from your last 3 games against a level.", "Won 0, lost 3, drawn 0", "You would win"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    // What was chosen stays chosen, beside the suggestion.
    let page = guest.page("/?game=imhotep-duel&bot=general").await;
    assert_eq!((chosen(&page).as_str(), suggested(&page)), ("general", Some(even)));
    assert_eq!(suggested(&guest.page("/?game=nefertiti").await), None, "another game says nothing");
}

#[tokio::test]
async fn whoever_loses_to_the_weakest_is_not_told_that_it_is_even() {
    let house = House::new().await;
    let mut guest = house.browser();
    for _ in 0..6 {
        lose(&mut guest, &[("with", "bot"), ("bot", "apprentice")]).await;
    }
    let page = guest.page("/?game=imhotep-duel").await;
    assert_eq!(suggested(&page).as_deref(), Some("apprentice"));
    assert!(page.contains(NEAREST) && !page.contains(EVEN), "{page}");
}

#[tokio::test]
async fn a_game_counts_once_it_is_over_and_only_against_one_level() {
    let house = House::new().await;
    let mut guest = house.browser();
    let against = [("with", "bot"), ("bot", "apprentice")];
    for _ in 0..2 {
        lose(&mut guest, &against).await;
    }
    for others in [&[("with", "device")][..], &[("with", "bot"), ("bot", "greedy")]] {
        lose(&mut guest, others).await;
    }
    let table = guest.create(&against).await;
    guest.sit(&table, "words").await.target();
    guest.my_turn(&table).await;
    assert_eq!(suggested(&guest.page("/").await), None);
    play_out(&table, &mut [guest.clone()], 1).await;
    let page = guest.page("/").await;
    assert!(suggested(&page).is_some() && page.contains("your last 3 games"), "{page}");
}

#[tokio::test]
async fn a_level_that_a_game_does_not_have_stands_for_the_nearest_below() {
    let house = House::new().await;
    let mut guest = house.browser();
    for (entry, missing) in GAMES.iter().flat_map(|entry| Level::ALL.map(|level| (entry, level))) {
        let nearest = (entry.ladder)().rung(missing).name;
        if nearest == missing {
            continue;
        }
        let (id, missing, nearest) = (entry.id, missing.name(), nearest.name());
        let page = guest.page(&format!("/?game={id}&bot={missing}&with=bot&bot-1={missing}")).await;
        assert_eq!(chosen(&page), nearest);
        assert!(page.contains(&format!("<option value=\"{nearest}\" selected>")), "{page}");
        let wanted = [("with", "bot"), ("bot", missing), ("option-players", "2")];
        let table = guest.ask_for(id, &wanted).await.target();
        guest.sit(&table, "words").await.target();
        guest.my_turn(&table).await;
    }
}
