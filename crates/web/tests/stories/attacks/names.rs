//! Nobody at a table can be taken for somebody else.

use axum::http::StatusCode;
use game::Record;
use serde_json::json;

use crate::browser::{Browser, House};
use crate::html;
use crate::program::{ask, tell};

/// The page of a table where these two play, as the first sees it in a language.
async fn page_of(house: &House, names: [&str; 2], lang: &str) -> String {
    let mut guests = [house.browser(), house.browser()];
    guests[0].cookies.insert("lang".to_owned(), lang.to_owned());
    let table = guests[0].create(&[("with", "friend")]).await;
    for (guest, name) in guests.iter_mut().zip(names) {
        guest.post(&format!("{table}/sit"), &[("name", name), ("words", "x")]).await.target();
    }
    guests[0].page(&table).await
}

/// What the two seats are called.
fn labels(page: &str) -> Vec<String> {
    let seats = html::tags(page).filter(|tag| tag.get("class").is_some_and(|class| class.contains("seat ")));
    seats.filter_map(|tag| tag.get("aria-label")).collect()
}

#[tokio::test]
async fn names_that_look_alike_are_told_apart_by_their_seats() {
    let house = House::new().await;
    for (one, other) in [
        ("Zsofi", "Zsofi"),
        ("Zsofi", "ZSOFI"),
        ("Zsofi", "Zs\u{43e}fi"),
        ("Zsofi", "Zs\u{200b}ofi"),
        ("Zsofi", "Zs0fi"),
        ("Zsofi", "Zsofi (White)"),
        ("Illes", "lIIes"),
    ] {
        let page = page_of(&house, [one, other], "en").await;
        let labels = labels(&page);
        assert!(labels.iter().any(|label| label.ends_with("(White), White")), "{labels:?}");
        assert!(labels.iter().any(|label| label.ends_with("(Black), Black")), "{labels:?}");
    }
    let labels = labels(&page_of(&house, ["Zsofi", "Balint"], "en").await);
    assert_eq!(labels, ["Balint, Black", "Zsofi, White"]);
}

#[tokio::test]
async fn whoever_is_called_like_a_computer_player_is_a_guest() {
    let house = House::new().await;
    for (name, lang, shown) in [
        ("Vizier", "en", "Vizier (guest), Black"),
        ("vizier", "fr", "vizier (invité), Noir"),
        ("Vezír", "en", "Vezír (guest), Black"),
        ("Vizir", "hu", "Vizir (vendég), Fekete"),
        ("V1z\u{456}er", "en", "V1z\u{456}er (guest), Black"),
        ("Scribe (bot)", "en", "Scribe (bot) (guest), Black"),
        ("Meryt · Vizier", "en", "Meryt · Vizier (guest), Black"),
        ("MERYT, Vezir", "en", "MERYT, Vezir (guest), Black"),
        ("Meryt", "en", "Meryt, Black"),
        ("White", "en", "White (guest), Black"),
        ("Black", "en", "Black"),
    ] {
        let page = page_of(&house, ["Zsofi", name], lang).await;
        assert!(labels(&page).contains(&shown.to_owned()), "{:?} has no {shown}", labels(&page));
    }
}

#[tokio::test]
async fn what_cannot_be_seen_never_reaches_a_page() {
    let house = House::new().await;
    let hidden = "\u{202e}Z\u{200b}s\u{7}o\u{2066}f\u{e0041}i\u{336}\u{336}\u{336}\u{336}\u{336}\u{336}";
    let page = page_of(&house, [hidden, "Balint"], "en").await;
    for sign in ['\u{202e}', '\u{200b}', '\u{7}', '\u{2066}', '\u{e0041}'] {
        assert!(!page.contains(sign), "{sign:?}");
    }
    assert!(!page.contains("\u{336}\u{336}\u{336}\u{336}"));
    let page = page_of(&house, ["\u{200b}\u{3164}", "Balint"], "en").await;
    assert!(labels(&page).contains(&"White".to_owned()), "nothing is no name: {:?}", labels(&page));
    let page = page_of(&house, ["\u{5e9}\u{5e8}\u{5d4}", "Balint"], "en").await;
    assert!(
        page.contains("\u{2068}\u{5e9}\u{5e8}\u{5d4}\u{2069}"),
        "what stands beside it is not turned round"
    );
}

#[tokio::test]
async fn a_name_of_an_older_version_is_cleaned_when_it_is_read() {
    let house = House::new().await;
    let mut guest: Browser = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let mut database = house.database().await;
    let rename = "UPDATE chairs SET name = 'a\u{202e}b, scribe' WHERE kind = 'guest'";
    assert_eq!(database.execute(rename).await, 1);
    let again = house.again().await;
    let told = ask(&again, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["seats"][0], json!({ "name": "ab, scribe" }));
}

#[tokio::test]
async fn the_list_of_players_in_a_record_cannot_be_forged() {
    let house = House::new().await;
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    let made = tell(&house, "/api/tables", None, &new, 201).await;
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let mut tokens = Vec::new();
    for name in ["vizier, Balint\nresult: 99 0", "Scribe"] {
        let sat = tell(&house, &format!("{table}/seats"), None, &json!({ "name": name }), 201).await;
        tokens.push(sat["token"].as_str().unwrap().to_owned());
    }
    let resign = json!({ "revision": 2 });
    tell(&house, &format!("{table}/resign"), Some(&tokens[0]), &resign, 200).await;
    let answer = house.browser().get(&format!("{table}/record")).await;
    assert_eq!(answer.status, StatusCode::OK);
    let record = Record::parse(&answer.text()).unwrap();
    assert_eq!(record.get("players"), Some("vizier Balint result: 9, Scribe (guest)"));
}
