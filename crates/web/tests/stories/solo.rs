//! A single player against an automaton of the rules: from the form to the end, and on to the next game.

use crate::browser::{Browser, House, form, is_over, play_out};
use crate::checks::check_finished;
use crate::html;
use crate::program::ask;
use crate::review::reviewed;

const GAME: &str = "pyramidice";

/// Plays alone against an architect to the end. Returns the address of the table and the last page.
async fn alone(guest: &mut Browser, architect: &str, seed: u64) -> (String, String) {
    let wanted = [("option-players", "1"), ("option-architect", architect)];
    let table = guest.ask_for(GAME, &wanted).await.target();
    guest.sit(&table, "pyramid").await.target();
    let end = play_out(&table, &mut [guest.clone()], seed).await;
    (table, end)
}

/// What was chosen for a table, as programs are told.
async fn options(house: &House, table: &str) -> serde_json::Value {
    ask(house, &table.replace("/t/", "/api/tables/"), None).await["options"].clone()
}

#[tokio::test]
async fn whoever_plays_alone_is_asked_for_no_opponent_and_for_no_seat() {
    let house = House::new().await;
    let mut guest = house.browser();
    // Without script, a form also sends the fields it cannot hide.
    for with in ["bot", "friend", "device"] {
        let wanted =
            [("option-players", "1"), ("with", with), ("bot", "vizier"), ("seat", "2"), ("hints", "true")];
        let table = guest.ask_for(GAME, &wanted).await.target();
        let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
        assert_eq!(told["seats"].as_array().map(Vec::len), Some(1), "{told}");
    }
    // With script, it does not.
    let fields = [("game", GAME), ("option-players", "1"), ("option-architect", "hemiunu")];
    let table = guest.post("/tables", &fields).await.target();
    guest.sit(&table, "").await.target();
    let page = guest.my_turn(&table).await;
    assert!(page.contains("White – Hemiunu, Pyramidice"), "{page}");
    let sheet = html::inside(&page, "<table class=\"stab\"", "</table>").unwrap();
    assert!(sheet.contains("Hemiunu") && sheet.contains("#p-A"), "{sheet}");
}

#[tokio::test]
async fn what_makes_no_difference_is_not_heeded() {
    let house = House::new().await;
    let mut guest = house.browser();
    for (wanted, expected) in [
        (
            [("option-players", "1"), ("option-architect", "imhotep"), ("option-gentle", "true")],
            "players=1 architect=imhotep gentle=false",
        ),
        (
            [("option-players", "1"), ("option-architect", "snefru"), ("option-gentle", "true")],
            "players=1 architect=snefru gentle=true",
        ),
        (
            [("option-players", "2"), ("option-architect", "imhotep"), ("option-gentle", "true")],
            "players=2 architect=snefru gentle=false",
        ),
    ] {
        let table = guest.ask_for(GAME, &[&[("with", "device")], &wanted[..]].concat()).await.target();
        assert_eq!(options(&house, &table).await, expected);
        let names_architect = guest.page(&table).await.contains("Snefru");
        assert_eq!(names_architect, expected.contains("players=1 architect=snefru"), "{expected}");
    }
}

#[tokio::test]
async fn the_architect_wins_in_a_sentence_of_his_own_and_everything_after_the_game_knows_him() {
    let house = House::new().await;
    let mut guest = house.browser();
    // Nobody beats the hardest one by chance.
    let (table, end) = alone(&mut guest, "imhotep", 7).await;
    let totals = html::totals(&end);
    assert!(totals.len() == 2 && totals[1] > totals[0], "{totals:?}");
    let [own, his] = totals[..] else { unreachable!() };
    assert!(end.contains(&format!("Imhotep beats White, {his} to {own}")), "{end}");
    let medal = html::inside(&end, "class=\"med\"", "</div>").unwrap();
    assert!(medal.contains("#p-A"), "{medal}");
    let sheet = html::inside(&end, "<table class=\"card fin\"", "</table>").unwrap();
    assert!(sheet.contains(&format!("Imhotep by {}", his - own)), "{sheet}");
    for (lang, sentence) in [("fr", "l’emporte sur"), ("hu", "ellen,")] {
        guest.cookies.insert("lang".to_owned(), lang.to_owned());
        assert!(guest.page(&table).await.contains(sentence), "{lang}");
    }
    guest.cookies.remove("lang");
    check_finished(&table, &mut guest, 1).await;
    let list = guest.page("/tables").await;
    assert!(list.contains("<b>Imhotep</b>") && list.contains(&format!("{own} – {his} points")), "{list}");
    for below in ["/replay", "/replay?as=0&step=40", "/picture.svg"] {
        guest.get(&format!("{table}{below}")).await.expect(200);
    }
}

#[tokio::test]
async fn a_game_alone_is_reviewed_tried_again_and_played_once_more() {
    let house = House::with(|config| config.review_nodes = 2).await;
    let mut guest = house.browser();
    let (table, _) = alone(&mut guest, "snefru", 8).await;
    let review = reviewed(&mut guest, &table).await;
    assert!(review.contains("card curve"), "{review}");
    let worst = html::inside(&review, "class=\"worst\"", "</section>").unwrap();
    let step = worst.split("step=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let retry = guest.page(&format!("{table}/retry?step={step}")).await;
    let tried = html::steps(&retry).swap_remove(0);
    let answer = guest.submit(&form(&retry, &format!("{table}/retry")), &[("step", &tried)]).await;
    assert!(answer.expect(200).text().contains("Snefru"), "his board is there too");
    let replay = guest.page(&format!("{table}/replay?step={step}")).await;
    assert!(!replay.contains("id=\"from-bot\""), "there is nobody whose level could be chosen");
    let from = guest.submit(&form(&replay, &format!("{table}/from")), &[]).await.target();
    guest.sit(&from, "").await.target();
    assert!(!html::steps(&guest.my_turn(&from).await).is_empty());
    let page = guest.page(&table).await;
    assert!(page.contains("Play again"), "{page}");
    let next = guest.submit(&form(&page, &format!("{table}/rematch")), &[]).await.target();
    assert_ne!(next, table, "nobody else has to agree");
    guest.sit(&next, "").await.target();
    assert!(!is_over(&guest.my_turn(&next).await));
}

#[tokio::test]
async fn who_gives_up_alone_leaves_the_win_to_the_architect() {
    let house = House::new().await;
    let mut guest = house.browser();
    let wanted = [("option-players", "1"), ("option-architect", "amenhotep")];
    let table = guest.ask_for(GAME, &wanted).await.target();
    guest.sit(&table, "").await.target();
    let page = guest.my_turn(&table).await;
    guest.submit(&form(&page, &format!("{table}/resign")), &[]).await.target();
    let end = guest.page(&table).await;
    assert!(is_over(&end) && end.contains("White resigned"), "{end}");
    assert!(html::inside(&end, "class=\"med\"", "</div>").unwrap().contains("#p-A"));
}

#[tokio::test]
async fn the_score_pad_has_a_column_for_the_architect() {
    let house = House::new().await;
    let mut guest = house.browser();
    let fields = "option-players=1&option-architect=hemiunu&glory.0=30&architect_glory=41";
    let page = guest.page(&format!("/pad/{GAME}?{fields}")).await;
    assert_eq!(html::totals(&page), [30, 41]);
    assert!(page.contains("Hemiunu: 41") && page.contains("#p-A"), "{page}");
}
