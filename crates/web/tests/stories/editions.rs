//! Tables with editions other than the shipped ones.

use catalog::find;
use serde_json::json;
use web::Offered;

use crate::browser::House;
use crate::program::tell;

const GAME: &str = "nefertiti";

/// The shipped edition under another name, with one value changed.
fn printed() -> String {
    let shipped = (find(GAME).unwrap().edition)().unwrap().text();
    let text = shipped.replace("Reconstruction of 2026", "As printed");
    let text = text.replacen("beginner = \"right\"", "beginner = \"left\"", 1);
    assert!(text.contains("As printed") && text.contains("beginner = \"left\""));
    text
}

fn offered() -> Offered {
    Offered::new(find(GAME).unwrap(), &printed()).unwrap()
}

fn digest() -> String {
    let chosen = find(GAME).unwrap().choose("", Some(&printed())).unwrap();
    let table = (find(GAME).unwrap().start)(&chosen, catalog::Chance::Open).unwrap();
    table.record().get("edition").unwrap().split(' ').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_is_played_with_the_edition_it_was_made_with_even_when_that_is_not_offered_any_more() {
    let house = House::with(|config| config.editions.push(offered())).await;
    let mut guest = house.browser();
    let home = guest.page("/?game=nefertiti").await;
    assert!(home.contains("As printed") && home.contains(&digest()), "the form offers it");
    assert!(!guest.page("/?game=imhotep-duel").await.contains("As printed"));
    let fields = [("with", "bot"), ("bot", "mason"), ("edition", &digest())];
    let table = guest.ask_for(GAME, &fields).await.target();
    guest.sit(&table, "cup").await.target();
    assert!(guest.page(&table).await.contains("As printed"), "the table tells what it is played with");

    let mut later = house.config.clone();
    later.editions.clear();
    let mut guest = guest.at(web::router(&later).await.unwrap());
    assert!(guest.page(&table).await.contains("As printed"));
    assert!(!guest.page("/?game=nefertiti").await.contains("As printed"));
}

#[tokio::test]
async fn what_is_not_offered_is_refused() {
    let house = House::new().await;
    let mut guest = house.browser();
    guest.ask_for(GAME, &[("with", "bot"), ("bot", "mason"), ("edition", &digest())]).await.expect(400);
    let asked = json!({ "game": GAME, "edition": digest(), "seats": ["open", "open", "open", "open"] });
    let answer = tell(&house, "/api/tables", None, &asked, 400).await;
    assert!(answer["error"].as_str().unwrap().contains("offers no edition"), "{answer}");
}

#[tokio::test]
async fn every_number_is_listed_with_where_it_comes_from() {
    let house = House::new().await;
    let mut guest = house.browser();
    let edition = (find(GAME).unwrap().edition)().unwrap();
    for lang in ["en", "fr", "hu"] {
        guest.post("/settings", &[("lang", lang)]).await.target();
        let page = guest.page("/rules/nefertiti/edition").await;
        for path in edition.values().keys() {
            assert!(page.contains(&format!("<code>{path}</code>")), "{path}");
        }
        assert!(guest.page("/rules/nefertiti").await.contains("/rules/nefertiti/edition"));
    }
    assert_eq!(guest.get("/rules/nefertiti/edition.toml").await.text(), edition.text());
    for path in ["/rules/imhotep-duel/edition", "/rules/imhotep-duel/edition.toml", "/rules/senet/edition"] {
        guest.get(path).await.expect(404);
    }
}
