//! The lobby: open tables, live, with one click to sit down.

use crate::blocks::{block, open_table};
use crate::browser::{House, form, friends};
use crate::html;
use crate::profiles::person;
use crate::rated::RATED;

#[tokio::test]
async fn an_open_table_is_listed_with_what_matters_and_takes_one_click_to_sit_down() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    first.post("/me", &[("name", "Zsófi")]).await.target();
    let wanted = [("with", "friend"), ("open", "true"), ("clock", "600+30"), ("hints", "true")];
    let table = first.create(&wanted).await;
    let page = first.page(&table).await;
    first.submit(&form(&page, &format!("{table}/sit")), &[("words", "some words")]).await.target();
    let page = second.page("/lobby").await;
    for part in ["Zsófi", "10 min + 30 s a turn", "1 of 2 seats taken", "Hints are allowed"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!first.page("/lobby").await.contains(&format!("{table}/sit")), "one does not join oneself");
    let sit = form(&page, &format!("{table}/sit"));
    assert!(sit.fields.iter().any(|(name, value)| name == "commitment" && value.len() == 64), "{sit:?}");
    assert_eq!(second.submit(&sit, &[]).await.target(), table);
    assert!(second.page(&table).await.contains("class=\"playing\""));
    assert!(!house.browser().page("/lobby").await.contains(&format!("{table}/sit")), "it is full");
}

#[tokio::test]
async fn at_a_rated_table_one_sees_what_is_at_stake_before_one_sits_down() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let table = zsofi.create(&[&RATED[..], &[("open", "true")]].concat()).await;
    let account: String = house.database().await.get("SELECT id FROM accounts WHERE name = 'Zsófi'").await;
    let known = format!(
        "INSERT INTO ratings VALUES ('{account}', 'imhotep-duel', 1612000, 60000, 12, 12, 4000000000)"
    );
    house.database().await.execute(&known).await;
    zsofi.sit(&table, "some words").await.target();
    let page = balint.page("/lobby").await;
    assert!(page.contains("Zsófi (1612 ± 120)") && page.contains("· Rated"), "{page}");
    assert!(page.contains(&format!("href=\"{table}\"")) && !page.contains(&format!("{table}/sit")), "{page}");
}

#[tokio::test]
async fn those_who_look_on_hear_of_a_table_that_opens_at_another_node() {
    let house = House::new().await;
    let there = house.again().await;
    let (mut first, mut second) = (house.browser(), there.browser());
    second.page("/lobby").await;
    let mut events = second.events("/lobby").await;
    events.search().await;
    let table = first.create(&[("with", "friend"), ("open", "true")]).await;
    events.lobby().await;
    let page = second.page("/lobby").await;
    assert!(page.contains(&format!("{table}/sit")) && page.contains("1 of 2 seats taken"), "{page}");
    first.post(&format!("{table}/leave"), &[]).await.target();
    events.lobby().await;
    assert!(!second.page("/lobby").await.contains(&table));
}

#[tokio::test]
async fn tables_of_people_one_is_not_to_meet_are_not_shown() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    block(&mut first, &table).await;
    let (of_first, of_second) = (open_table(&mut first).await, open_table(&mut second).await);
    assert!(!first.page("/lobby").await.contains(&of_second));
    assert!(!second.page("/lobby").await.contains(&of_first));
    // Nor any table at which such a person sits.
    let mut third = house.browser();
    let wanted = [("with", "friend"), ("open", "true"), ("option-players", "3")];
    let shared = third.ask_for("nefertiti", &wanted).await.target();
    second.sit(&shared, "some words").await.target();
    let there = house.again().await;
    assert!(!there.same(&first).page("/lobby").await.contains(&shared));
    assert!(there.browser().page("/lobby").await.contains(&shared));
}

#[tokio::test]
async fn one_looks_at_the_tables_of_one_game() {
    let house = House::new().await;
    let mut guest = house.browser();
    let duel = guest.create(&[("with", "friend"), ("open", "true")]).await;
    let dice = guest.ask_for("pyramidice", &[("with", "friend"), ("open", "true")]).await.target();
    let mut other = house.browser();
    let all = other.page("/lobby").await;
    assert!(all.contains(&duel) && all.contains(&dice));
    let page = other.page("/lobby?only=pyramidice").await;
    assert!(!page.contains(&duel) && page.contains(&dice));
    let current = html::tags(&page).filter(|tag| tag.get("aria-current").is_some()).count();
    assert_eq!(current, 3, "the link of the bar, the game to look for, and the one shown");
    other.page("/lobby?only=chess&game=chess").await;
}

#[tokio::test]
async fn it_is_reached_from_the_first_page_and_from_every_bar() {
    let house = House::new().await;
    let mut guest = house.browser();
    assert!(guest.page("/").await.contains("href=\"/lobby?game=imhotep-duel\""));
    assert!(guest.page("/puzzles").await.contains("href=\"/lobby\""));
    for (lang, words) in [("fr", "Trouver un adversaire"), ("hu", "Ellenfelet keresek")] {
        guest.cookies.insert("lang".to_owned(), lang.to_owned());
        assert!(guest.page("/lobby").await.contains(words));
    }
}

#[tokio::test]
async fn an_open_rated_table_says_what_is_at_stake_beside_ones_own_rating_and_the_games_that_wait() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let known = "INSERT INTO ratings (account, game, mean, deviation, games, among_people, at) \
                 SELECT id, 'imhotep-duel', 1480000, 45000, 20, 20, created FROM accounts WHERE name = 'Bálint'";
    house.database().await.execute(known).await;
    let table = zsofi.create(&[&RATED[..], &[("open", "true")]].concat()).await;
    zsofi.sit(&table, "words").await.target();
    let page = balint.page(&table).await;
    let stakes = html::inside(&page, "<dl class=\"stakes\"", "</dl>").unwrap();
    let told: Vec<&str> = stakes.split("<b>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    let lobby = balint.page("/lobby").await;
    assert!(lobby.contains(&format!("win {}, lose {}", told[0], told[1])), "{told:?}: {lobby}");
    assert!(lobby.contains("<small>1480 ± 90</small>"), "{lobby}");
    assert!(!house.browser().page("/lobby").await.contains("lose −"), "a guest has no rating");
    let slow = balint.create(&[("with", "friend"), ("clock", "3d")]).await;
    balint.sit(&slow, "words").await.target();
    zsofi.sit(&slow, "words").await.target();
    let lobby = balint.page("/lobby").await;
    let waiting = html::inside(&lobby, "<section class=\"card lst waiting-for-you\"", "</section>").unwrap();
    assert!(waiting.contains(&slow) && waiting.contains("class=\"left\""), "{waiting}");
    assert!(!zsofi.page("/lobby").await.contains("waiting-for-you"));
}
