//! Tokens for programs: they are made once, act for their account at any table, and end at once.

use serde_json::{Value, json};
use service::{Operator, Verdict};

use crate::accounts::PASSWORD;
use crate::browser::{Answer, Browser, House, form};
use crate::html;
use crate::profiles::person;
use crate::program::{ask, call, tell};

/// Asks for a token with the form on the page for that.
pub(crate) async fn ask_for_token(browser: &mut Browser, wanted: &[(&str, &str)]) -> Answer {
    let page = browser.page("/account/tokens").await;
    let usual = [("token", "laptop"), ("present-token", PASSWORD)];
    browser.submit(&form(&page, "/account/tokens"), &[&usual, wanted].concat()).await
}

/// A token that may play, unless something else is wanted.
pub(crate) async fn token(browser: &mut Browser, wanted: &[(&str, &str)]) -> String {
    let page = ask_for_token(browser, wanted).await.expect(200).text();
    let shown = html::inside(&page, "<p class=\"token\"", "</p>").expect("a token is shown");
    shown.split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned()
}

/// Ends the only token of somebody with the button in the list.
pub(crate) async fn end_token(browser: &mut Browser) {
    let page = browser.page("/account/tokens").await;
    let button = html::tags(&page).find(|tag| tag.name == "button" && tag.is("name", "end")).unwrap();
    let handle = button.get("value").unwrap();
    browser.post("/account/tokens/end", &[("end", &handle)]).await.target();
}

/// The status of a request with a token.
pub(crate) async fn status(house: &House, path: &str, token: &str) -> u16 {
    call(house, ("GET", path), Some(token), None).await.status.as_u16()
}

/// A table of the Duel in the browser, where somebody begins against a guest: its address for programs.
async fn begin(house: &House, first: &mut Browser) -> (String, Browser) {
    let mut second = house.browser();
    let table = first.create(&[("with", "friend")]).await;
    first.sit(&table, "some words").await.target();
    second.sit(&table, "other words").await.target();
    (table.replace("/t/", "/api/tables/"), second)
}

#[tokio::test]
async fn a_program_goes_on_with_a_game_that_its_account_has_begun_in_the_browser() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let (table, mut guest) = begin(&house, &mut zsofi).await;
    let (read, play) = (token(&mut zsofi, &[("scope", "read")]).await, token(&mut zsofi, &[]).await);
    for token in [&read, &play] {
        let own = ask(&house, &format!("{table}?seat=0"), Some(token)).await;
        assert_eq!(own["legal"].as_array().unwrap().len(), 9, "{own}");
        assert_eq!(status(&house, &format!("{table}?seat=1"), token).await, 403);
    }
    let step = json!({ "revision": 2, "steps": ["place b2"] });
    let refused = tell(&house, &format!("{table}/steps"), Some(&read), &step, 403).await;
    assert!(refused["error"].as_str().unwrap().contains("can only look"), "{refused}");
    let played = tell(&house, &format!("{table}/steps"), Some(&play), &step, 200).await;
    assert_eq!(played["steps"], json!(["0: place b2"]));
    guest.play(&table.replace("/api/tables/", "/t/"), "place b1").await.target();
    let resign = json!({ "revision": 4 });
    tell(&house, &format!("{table}/resign"), Some(&read), &resign, 403).await;
    tell(&house, &format!("{table}/resign"), Some(&play), &resign, 200).await;
    let page = zsofi.page("/account/tokens").await;
    for part in ["laptop", "see your games and play", "last used on", "valid until"] {
        assert_eq!(page.contains(part), part != "valid until", "{part}: {page}");
    }
}

#[tokio::test]
async fn a_seat_taken_with_a_token_belongs_to_the_account() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let (read, play) = (token(&mut zsofi, &[("scope", "read")]).await, token(&mut zsofi, &[]).await);
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    tell(&house, "/api/tables", Some(&read), &new, 403).await;
    let made = tell(&house, "/api/tables", Some(&play), &new, 201).await;
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let sit = json!({ "seat": 0, "name": "Somebody else", "entropy": "c0ffee" });
    tell(&house, &format!("{table}/seats"), Some(&read), &sit, 403).await;
    let sat = tell(&house, &format!("{table}/seats"), Some(&play), &sit, 201).await;
    assert_eq!(sat, json!({ "seat": 0, "token": null, "revision": 1 }));
    // Whoever sits there already takes no other seat.
    tell(&house, &format!("{table}/seats"), Some(&play), &json!({ "seat": 1 }), 409).await;
    let other = tell(&house, &format!("{table}/seats"), None, &json!({ "name": "Guest" }), 201).await;
    assert!(other["token"].is_string());
    let seats = ask(&house, &table, None).await["seats"].clone();
    assert_eq!(seats, json!([{ "name": "Zsófi" }, { "name": "Guest", "program": true }]));
    let page = table.replace("/api/tables/", "/t/");
    assert!(zsofi.page("/tables").await.contains(&page));
    zsofi.play(&page, "place b2").await.target();
}

#[tokio::test]
async fn a_token_is_shown_once_needs_the_password_and_ends_at_once_on_every_node() {
    let house = House::new().await;
    let there = house.again().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let wrong = ask_for_token(&mut zsofi, &[("present-token", "not the password")]).await;
    assert!(wrong.expect(403).text().contains("value=\"laptop\""), "what was typed is not lost");
    let nameless = ask_for_token(&mut zsofi, &[("token", "  ")]).await.expect(422).text();
    assert!(nameless.contains("Give the token a name"), "{nameless}");
    let token = token(&mut zsofi, &[]).await;
    assert!(!zsofi.page("/account/tokens").await.contains(&token[4..]), "it is not shown again");
    let database = house.database().await.texts("SELECT hash FROM tokens").await;
    assert!(!database.concat().contains(&token[4..]));
    let me = json!({ "name": "Zsófi", "bot": false, "token": { "name": "laptop", "scope": "play", "ends": null } });
    for house in [&house, &there] {
        assert_eq!(ask(house, "/api/me", Some(&token)).await, me);
    }
    end_token(&mut zsofi).await;
    for house in [&house, &there] {
        let refused = call(house, ("GET", "/api/me"), Some(&token), None).await.expect(401);
        assert_eq!(refused.header("www-authenticate"), "Bearer");
        // Not even what everybody may see: whoever shows a token wants to know that it is over.
        assert_eq!(status(house, "/api/games", &token).await, 401);
    }
    assert!(zsofi.page("/account/tokens").await.contains("You have no tokens."));
}

#[tokio::test]
async fn a_token_ends_on_its_day_and_with_its_account() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let short = token(&mut zsofi, &[("days", "30")]).await;
    let me = ask(&house, "/api/me", Some(&short)).await;
    assert!(me["token"]["ends"].is_i64(), "{me}");
    assert!(zsofi.page("/account/tokens").await.contains("valid until"));
    let mut database = house.database().await;
    assert_eq!(database.execute("UPDATE tokens SET ends = 1700000000").await, 1);
    assert_eq!(status(&house, "/api/me", &short).await, 401);
    assert!(zsofi.page("/account/tokens").await.contains("ended on"));
    let long = token(&mut zsofi, &[]).await;
    database.execute("UPDATE accounts SET ends = 1").await;
    // Deleting is what another node does as it starts; and what has ended long ago is forgotten.
    let there = house.again().await;
    assert_eq!(status(&house, "/api/me", &long).await, 401);
    assert_eq!(status(&there, "/api/me", &long).await, 401);
    assert_eq!(database.count("tokens").await, 0);
}

#[tokio::test]
async fn whoever_is_suspended_has_no_tokens_any_more_and_makes_none() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let before = token(&mut zsofi, &[]).await;
    let mut database = house.database().await;
    // As a node of a version before does it, which knows no tokens.
    database.execute("UPDATE accounts SET suspended_until = 4000000000").await;
    let refused = call(&house, ("GET", "/api/me"), Some(&before), None).await.expect(403).text();
    assert!(refused.contains("suspended"), "{refused}");
    database.execute("UPDATE accounts SET suspended_until = NULL").await;
    assert_eq!(status(&house, "/api/me", &before).await, 200);
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Zsófi").await.unwrap().unwrap();
    people.decide_alone(&account, Verdict::Suspend(1), "rude", &Operator::AtMachine).await.unwrap();
    assert_eq!(status(&house, "/api/me", &before).await, 401);
    let other = house.again().await;
    let mut zsofi = other.same(&zsofi);
    let fields = [("token", "again"), ("scope", "play"), ("present-token", PASSWORD)];
    zsofi.post("/account/tokens", &fields).await.expect(403);
    assert_eq!(database.count("tokens").await, 0);
}

#[tokio::test]
async fn a_lost_password_ends_the_tokens_that_a_thief_may_have_made() {
    let house = House::new().await;
    let mut zsofi = house.browser();
    let codes = crate::accounts::sign_up(&mut zsofi, "Zsófi").await;
    let token = token(&mut zsofi, &[]).await;
    let fields = [("who", "Zsófi"), ("recovery-code", &*codes[0]), ("next", "another long password")];
    house.browser().post("/sign-in/code", &fields).await.target();
    assert_eq!(status(&house, "/api/me", &token).await, 401);
}

#[tokio::test]
async fn there_are_only_so_many_tokens() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    token(&mut zsofi, &[]).await;
    let more = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19) \
        INSERT INTO tokens (hash, account, name, scope, created) \
        SELECT 'x' || CAST(i AS TEXT), account, name, scope, created FROM tokens, n";
    assert_eq!(house.database().await.execute(more).await, 19);
    let refused = ask_for_token(&mut zsofi, &[]).await.expect(429).text();
    assert!(refused.contains("as many tokens"), "{refused}");
}

#[tokio::test]
async fn somebody_takes_along_what_is_known_of_their_tokens_and_nothing_to_show() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let shown = token(&mut zsofi, &[("days", "90")]).await;
    let files = crate::taking_along::take(&house, &mut zsofi).await;
    let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
    let told = &account["tokens"][0];
    assert_eq!(
        (&told["name"], &told["scope"], &told["used"]),
        (&json!("laptop"), &json!("play"), &Value::Null)
    );
    assert!(files.values().all(|text| !text.contains(&shown)));
}
