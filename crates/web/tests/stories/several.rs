//! More than two at a table: how it is made, who is asked, who leaves, and who won.

use crate::browser::{Answer, Browser, House, form, is_over, play_out};
use crate::html;
use crate::program::{ask, tell};

const GAME: &str = "nefertiti";

/// A number of friends at a table of their own, by seat.
pub(crate) async fn friends(house: &House, count: usize) -> (String, Vec<Browser>) {
    let mut people: Vec<Browser> = (0..count).map(|_| house.browser()).collect();
    let table = gather(&mut people, &[("with", "friend")]).await;
    (table, people)
}

/// Has the first of them make a table for all, and everybody sit down at it.
pub(crate) async fn gather(people: &mut [Browser], wanted: &[(&str, &str)]) -> String {
    let count = people.len();
    let players = count.to_string();
    let wanted = [wanted, &[("option-players", &players)]].concat();
    let table = people[0].ask_for(GAME, &wanted).await.target();
    for (number, person) in people.iter_mut().enumerate() {
        let page = person.page(&table).await;
        assert!(page.contains("class=\"gathering\""), "{number} of {count} sit");
        person.sit(&table, "some words").await.target();
    }
    table
}

pub(crate) async fn press(browser: &mut Browser, table: &str, what: &str, fields: &[(&str, &str)]) -> Answer {
    browser.press(table, &format!("{table}/{what}"), fields).await
}

/// Who sits where, as programs are told.
pub(crate) async fn seats(house: &House, table: &str) -> Vec<String> {
    let told = ask(house, &table.replace("/t/", "/api/tables/"), None).await;
    let seat = |seat: &serde_json::Value| match (seat["bot"].as_str(), seat["name"].as_str()) {
        (Some(bot), _) => bot.to_owned(),
        (None, Some(_)) => "somebody".to_owned(),
        (None, None) => "free".to_owned(),
    };
    told["seats"].as_array().unwrap().iter().map(seat).collect()
}

#[tokio::test]
async fn opponents_are_counted_from_ones_own_seat_and_each_may_have_a_level_of_its_own() {
    let house = House::new().await;
    let mut guest = house.browser();
    for (wanted, expected) in [
        (
            &[("with", "bot"), ("bot", "greedy"), ("bot-2", "random")][..],
            &["free", "greedy", "random", "greedy"][..],
        ),
        (
            &[("with", "bot"), ("bot", "greedy"), ("bot-2", "random"), ("seat", "3")],
            &["greedy", "random", "greedy", "free"],
        ),
        (
            &[("with", "bot"), ("bot", "greedy"), ("option-players", "2"), ("bot-3", "random")],
            &["free", "greedy"],
        ),
        (&[("with", "friend"), ("friend-1", "mason"), ("seat", "1")], &["free", "free", "mason", "free"]),
        (
            &[("with", "device"), ("option-players", "3"), ("bot-1", "mason"), ("friend-1", "mason")],
            &["free"; 3],
        ),
    ] {
        let table = guest.ask_for(GAME, wanted).await.target();
        assert_eq!(seats(&house, &table).await, expected, "{wanted:?}");
    }
}

#[tokio::test]
async fn what_does_not_go_together_is_refused_with_a_sentence_and_stays_on_the_form() {
    let house = House::new().await;
    let mut guest = house.browser();
    let wanted = [("with", "bot"), ("option-players", "5"), ("bot-4", "vizier"), ("seat", "4")];
    let page = guest.ask_for(GAME, &wanted).await.expect(400).text();
    assert!(page.contains("These options do not work together."), "{page}");
    let kept = form(&page, "/tables");
    assert!(kept.fields.contains(&("seat".to_owned(), "4".to_owned())), "{kept:?}");
    for chosen in ["value=\"5\" selected", "value=\"vizier\" selected"] {
        assert!(page.contains(chosen), "{chosen}");
    }
    let wanted = [("with", "bot"), ("option-players", "2"), ("seat", "2")];
    let page = guest.ask_for(GAME, &wanted).await.expect(400).text();
    assert!(page.contains("With 2 players there is no such seat."), "{page}");
    guest.ask_for(GAME, &[("with", "bot"), ("bot-1", "nobody")]).await.expect(400);
}

#[tokio::test]
async fn all_who_have_decided_since_are_asked_and_one_refusal_is_enough() {
    let house = House::new().await;
    let (table, mut people) = friends(&house, 4).await;
    // Nobody closes a market or throws the die, so nothing is drawn.
    for (person, step) in people.iter_mut().zip(["place g1", "place k1", "place g2"]) {
        person.play(&table, step).await.target();
    }
    press(&mut people[0], &table, "undo", &[]).await.target();
    let api = table.replace("/t/", "/api/tables/");
    assert_eq!(ask(&house, &api, None).await["undo_request"]["asks"], serde_json::json!([1, 2]));
    let page = people[3].page(&table).await;
    assert!(page.contains("asks to take the last move back") && !page.contains("value=\"yes\""), "{page}");
    press(&mut people[1], &table, "answer", &[("answer", "yes")]).await.target();
    assert!(people[1].page(&table).await.contains("Others still have to."));
    assert_eq!(ask(&house, &api, None).await["undo_request"]["asks"], serde_json::json!([2]));
    press(&mut people[2], &table, "answer", &[("answer", "no")]).await.target();
    assert!(ask(&house, &api, None).await["undo_request"].is_null());
    assert!(html::steps(&people[0].page(&table).await).is_empty(), "the moves stand");
    press(&mut people[0], &table, "undo", &[]).await.target();
    for number in [2, 1] {
        press(&mut people[number], &table, "answer", &[("answer", "yes")]).await.target();
    }
    let steps = html::steps(&people[0].page(&table).await);
    assert!(["place g1", "place k1", "place g2"].iter().all(|step| steps.iter().any(|other| other == step)));
}

#[tokio::test]
async fn who_leaves_several_others_gives_the_seat_to_a_computer_player_and_the_last_one_ends_the_game() {
    let house = House::new().await;
    let (table, mut people) = friends(&house, 3).await;
    assert!(people[1].page(&table).await.contains("A computer player takes your seat"));
    press(&mut people[1], &table, "resign", &[]).await.target();
    assert_eq!(seats(&house, &table).await, ["somebody", "scribe", "somebody"]);
    let page = people[1].page(&table).await;
    assert!(!is_over(&page) && !page.contains(&format!("{table}/resign")), "who left looks on");
    assert!(people[0].page(&table).await.contains("in place of a player who left"), "and the others see it");
    press(&mut people[2], &table, "resign", &[]).await.target();
    assert!(people[0].page(&table).await.contains("The game ends at once"));
    press(&mut people[0], &table, "resign", &[]).await.target();
    assert!(is_over(&people[0].page(&table).await));
}

#[tokio::test]
async fn one_person_and_bots_play_to_the_end_and_the_best_stands_first() {
    let house = House::new().await;
    let mut guest = house.browser();
    let wanted = [("with", "bot"), ("bot", "random"), ("option-players", "4"), ("seat", "2")];
    let table = guest.ask_for(GAME, &wanted).await.target();
    guest.sit(&table, "pyramid").await.target();
    guest.my_turn(&table).await;
    let end = play_out(&table, &mut [guest.clone()], 5).await;
    let totals = html::totals(&end);
    assert!(totals.len() == 4 && totals.is_sorted_by(|a, b| a >= b), "{totals:?}");
    assert!(end.contains("1st"), "{end}");
    crate::checks::check_finished(&table, &mut guest, 1).await;
    for page in ["/replay", "/replay?as=3&step=20"] {
        guest.page(&format!("{table}{page}")).await;
    }
}

#[tokio::test]
async fn a_program_hears_how_many_seats_there_are() {
    let house = House::new().await;
    let new = serde_json::json!({ "game": GAME, "options": "players=3", "seats": ["open"] });
    let refused = tell(&house, "/api/tables", None, &new, 400).await;
    assert_eq!(refused["error"], "with these options the number of seats is 3, not 1");
}
