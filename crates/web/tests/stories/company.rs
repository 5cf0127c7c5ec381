//! Who one plays with: computer players have names, and people are asked for theirs once.

use serde_json::json;

use crate::browser::{Browser, House, form};
use crate::html;
use crate::program::ask;

/// What the seats of a page are called for screen readers, `Meryt, Green`.
fn seats(page: &str) -> Vec<String> {
    let is_seat = |tag: &html::Tag<'_>| tag.get("class").is_some_and(|class| class.starts_with("card seat"));
    let label = |tag: html::Tag<'_>| tag.get("aria-label").unwrap();
    html::tags(page).filter(is_seat).map(label).collect()
}

fn name(label: &str) -> &str {
    label.split(", ").next().unwrap()
}

#[tokio::test]
async fn computer_players_have_names_of_their_own_and_their_level_beside_them() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table =
        guest.ask_for("nefertiti", &[("with", "bot"), ("bot", "apprentice"), ("seat", "0")]).await.target();
    guest.sit(&table, "words").await.target();
    let page = guest.my_turn(&table).await;
    let labels = seats(&page);
    let names: Vec<&str> = labels[..3].iter().map(|label| name(label)).collect();
    assert!(names.iter().all(|name| names.iter().filter(|other| *other == name).count() == 1), "{labels:?}");
    assert!(!labels.concat().contains("Apprentice"), "{labels:?}");
    assert_eq!(page.matches("<span>Apprentice · ").count(), 3, "{page}");
    assert_eq!(page.matches("<svg class=\"face\"").count(), 3);
    let list = guest.page("/tables").await;
    assert!(list.contains(&format!("{} · Apprentice<", names.join(", "))), "{names:?} in {list}");
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["seats"][1], json!({ "bot": "apprentice" }));
    let mut french = guest.clone();
    french.cookies.insert("lang".to_owned(), "fr".to_owned());
    let page = french.page(&table).await;
    assert!(
        seats(&page).iter().zip(&labels).take(3).all(|(there, here)| name(there) == name(here)),
        "{page}"
    );
}

#[tokio::test]
async fn a_computer_player_has_another_name_than_people_at_its_table() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let fields = [("with", "friend"), ("option-players", "3"), ("friend-2", "mason")];
    let table = first.ask_for("nefertiti", &fields).await.target();
    first.sit(&table, "words").await.target();
    let taken = |page: &str| {
        let (before, _) = page.split_once(" <span class=\"mut\">Mason").unwrap();
        before.rsplit_once("<b>").unwrap().1.trim_end_matches("</b>").to_owned()
    };
    let bot = taken(&second.page(&table).await);
    let page = second.page(&table).await;
    let named = [("name", bot.as_str()), ("words", "more")];
    second.submit(&form(&page, &format!("{table}/sit")), &named).await.target();
    let labels = seats(&first.page(&table).await);
    assert_eq!(labels.iter().filter(|label| name(label) == bot).count(), 1, "{labels:?}");
}

/// The name that a form on this page asks for, with what it suggests.
fn asked(page: &str, action: &str) -> Option<String> {
    let form = html::forms(page).into_iter().find(|form| form.action == action)?;
    form.fields.into_iter().find(|(name, _)| name == "name").map(|(_, value)| value)
}

async fn start(guest: &mut Browser, name: &str) -> String {
    let home = guest.page("/").await;
    guest.submit(&form(&home, "/tables"), &[("name", name), ("with", "friend")]).await.target()
}

#[tokio::test]
async fn whoever_has_no_name_is_asked_once_and_what_is_suggested_can_be_kept_or_left() {
    let house = House::new().await;
    for lang in ["en", "fr", "hu"] {
        let mut keeps = house.browser();
        keeps.headers.push(("accept-language", lang.to_owned()));
        let mut leaves = keeps.clone();
        keeps.page("/").await;
        let suggested = asked(&keeps.page("/").await, "/tables").unwrap();
        assert_eq!(asked(&keeps.page("/").await, "/tables").as_ref(), Some(&suggested), "it stays the same");
        let table = start(&mut keeps, &suggested).await;
        keeps.sit(&table, "words").await.target();
        assert_eq!(asked(&keeps.page("/").await, "/tables"), None, "{lang}");
        assert!(keeps.page(&table).await.contains(&format!("<b>{suggested}</b>")), "{lang}");

        let sit = format!("{table}/sit");
        assert!(asked(&leaves.page(&table).await, &sit).is_some_and(|name| !name.is_empty()), "{lang}");
        let own = start(&mut leaves, " ").await;
        for (page, action) in [("/", "/tables"), (&table, sit.as_str()), (&own, &format!("{own}/sit"))] {
            assert_eq!(asked(&leaves.page(page).await, action), None, "{lang}: {page}");
        }
    }
}

#[tokio::test]
async fn whoever_comes_by_a_link_is_asked_on_sitting_down() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = start(&mut first, "Zsófi").await;
    first.sit(&table, "words").await.target();
    let page = second.page(&table).await;
    second.submit(&form(&page, &format!("{table}/sit")), &[("name", "Bálint")]).await.target();
    assert!(seats(&second.page(&table).await).contains(&"Bálint, Black".to_owned()));
    assert_eq!(asked(&second.page("/").await, "/tables"), None);
}
