//! The claim: who is committed to entropy is not asked for it before everybody else is bound to theirs, nobody sees it
//! earlier, and a game never goes on without it. What can be won by trying words is tried in `crates/catalog/tests`.

use catalog::Commit;
use game::Record;
use serde_json::{Value, json};

use crate::browser::{House, form};
use crate::checks::found;
use crate::html;
use crate::program::{ask, call, tell};

const WORDS: [&str; 2] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];

/// A table of the Duel for programs: its address in the API.
async fn open_table(house: &House) -> String {
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    let made = tell(house, "/api/tables", None, &new, 201).await;
    format!("/api/tables/{}", made["table"].as_str().unwrap())
}

fn commit(told: &Value, word: &str) -> String {
    let bytes = data_encoding::HEXLOWER.decode(word.as_bytes()).unwrap();
    let text = |key: &str| told[key].as_str().unwrap();
    Commit::new(text("table"), text("commitment"), &bytes).to_string()
}

/// Sits down with a commitment and returns the token.
async fn sit(house: &House, table: &str, token: Option<&str>, word: &str) -> String {
    let told = ask(house, table, None).await;
    let body = json!({ "commit": commit(&told, word), "commitment": told["commitment"] });
    let sat = tell(house, &format!("{table}/seats"), token, &body, 201).await;
    sat["token"].as_str().unwrap().to_owned()
}

async fn reveal(house: &House, table: &str, token: &str, word: &str, status: u16) -> Value {
    tell(house, &format!("{table}/reveal"), Some(token), &json!({ "entropy": word }), status).await
}

/// The minute passes while the program is stopped, and it starts again.
async fn a_minute_later(house: &House) -> House {
    let mut database = house.database().await;
    let late = "UPDATE tables SET reveal_by = 1 WHERE reveal_by IS NOT NULL";
    assert!(database.execute(late).await > 0, "nobody owes anything");
    house.again().await
}

async fn record_after_resigning(house: &House, table: &str, token: &str) -> Record {
    let revision = ask(house, table, None).await["revision"].clone();
    tell(house, &format!("{table}/resign"), Some(token), &json!({ "revision": revision }), 200).await;
    Record::parse(&call(house, ("GET", &format!("{table}/record")), None, None).await.expect(200).text())
        .unwrap()
}

#[tokio::test]
async fn what_was_revealed_first_is_shown_to_nobody_before_the_last_has_revealed() {
    let house = House::new().await;
    let table = open_table(&house).await;
    let first = sit(&house, &table, None, WORDS[0]).await;
    reveal(&house, &table, &first, WORDS[0], 409).await;
    let second = sit(&house, &table, None, WORDS[1]).await;
    let told = ask(&house, &table, None).await;
    assert_eq!((&told["progress"], &told["revealing"]["seats"]), (&json!("gathering"), &json!([0, 1])));
    let bound = told["revealing"]["bound"].clone();
    assert_eq!(bound, json!(WORDS.map(|word| format!("commit:{}", commit(&told, word)))));
    reveal(&house, &table, &first, WORDS[0], 200).await;
    let page = table.replace("/api/tables", "/t");
    let mut stranger = house.browser();
    for text in [
        ask(&house, &table, None).await.to_string(),
        ask(&house, &format!("{table}?seat=1"), Some(&second)).await.to_string(),
        stranger.page(&page).await,
        stranger.page(&format!("{page}/fair")).await,
    ] {
        assert!(!text.contains(WORDS[0]), "{text}");
    }
    // A second time, or something else, or as somebody else, changes nothing.
    reveal(&house, &table, &first, WORDS[0], 409).await;
    reveal(&house, &table, &second, WORDS[0], 422).await;
    reveal(&house, &table, "nobody", WORDS[1], 403).await;
    reveal(&house, &table, &second, "c0ffee", 422).await;
    reveal(&house, &table, &second, "C0FFEE", 400).await;
    assert_eq!(ask(&house, &table, None).await["revealing"]["seats"], json!([1]));
    reveal(&house, &table, &second, WORDS[1], 200).await;
    let told = ask(&house, &table, None).await;
    assert_eq!((&told["progress"], told.get("revealing")), (&json!("playing"), None));
    let record = record_after_resigning(&house, &table, &first).await;
    assert_eq!(record.get("entropy"), Some(WORDS.join(" ").as_str()));
    let commits: Vec<Value> =
        record.get("commits").unwrap().split(' ').map(|commit| json!(format!("commit:{commit}"))).collect();
    assert_eq!(json!(commits), bound, "everybody was bound to what the record says");
    assert_eq!(found(&record).committed, 2);
}

/// Refusing to reveal costs the chair, and the honest player gives new entropy to a new secret.
#[tokio::test]
async fn who_refuses_to_reveal_loses_the_chair_and_the_draws_they_avoided_never_come() {
    let house = House::new().await;
    let table = open_table(&house).await;
    let honest = sit(&house, &table, None, WORDS[0]).await;
    let other = sit(&house, &table, None, WORDS[1]).await;
    reveal(&house, &table, &honest, WORDS[0], 200).await;
    let before = ask(&house, &table, None).await;
    let house = a_minute_later(&house).await;
    let told = ask(&house, &table, None).await;
    assert_ne!(told["commitment"], before["commitment"]);
    assert_eq!((&told["progress"], &told["round"]), (&json!("gathering"), &json!(2)));
    assert_eq!(told["seats"], json!([null, null]));
    reveal(&house, &table, &other, WORDS[1], 403).await;
    reveal(&house, &table, &honest, WORDS[0], 409).await;
    // Both chairs may look free, but one is reserved for the token that was honest.
    let stale = json!({ "commit": commit(&before, WORDS[0]), "commitment": before["commitment"] });
    tell(&house, &format!("{table}/seats"), Some(&honest), &stale, 409).await;
    assert_eq!(sit(&house, &table, Some(&honest), WORDS[1]).await, honest, "the same token");
    let newcomer = sit(&house, &table, Some(&other), WORDS[0]).await;
    assert_ne!(newcomer, other, "a lost chair is taken by somebody new");
    tell(&house, &format!("{table}/seats"), None, &json!({}), 409).await;
    reveal(&house, &table, &honest, WORDS[1], 200).await;
    reveal(&house, &table, &newcomer, WORDS[0], 200).await;
    let record = record_after_resigning(&house, &table, &honest).await;
    assert_eq!((record.get("round"), found(&record).committed), (Some("2"), 2));
}

/// With script: what the form of the page asks for is sent by it unseen.
#[tokio::test]
async fn a_browser_commits_when_it_sits_down_and_reveals_when_everybody_is_bound() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[("with", "friend")]).await;
    let id = table.strip_prefix("/t/").unwrap();
    for (person, word) in [(&mut first, WORDS[0]), (&mut second, WORDS[1])] {
        let sit = form(&person.page(&table).await, &format!("{table}/sit"));
        let commitment = sit.fields.iter().find(|(name, _)| name == "commitment").unwrap().1.clone();
        let commit = commit(&json!({ "table": id, "commitment": commitment }), word);
        person.submit(&sit, &[("commit", &commit)]).await.target();
    }
    let page = first.page(&table).await;
    let bound = html::attribute(&page, "data-bound").expect("the page says what everybody is bound to");
    assert_eq!(bound.split(' ').filter(|word| word.starts_with("commit:")).count(), 2);
    assert!(!house.browser().page(&table).await.contains("data-reveal"), "only those are asked who owe it");
    for (person, word) in [(&mut second, WORDS[1]), (&mut first, WORDS[0])] {
        let reveal = form(&person.page(&table).await, &format!("{table}/reveal"));
        person.submit(&reveal, &[("entropy", word)]).await.target();
        // Another window of the same person comes second, and is not scolded.
        person.submit(&reveal, &[("entropy", word)]).await.target();
    }
    assert!(
        !html::steps(&first.page(&table).await).is_empty()
            || !html::steps(&second.page(&table).await).is_empty()
    );
    let fair = first.page(&format!("{table}/fair")).await;
    for word in bound.split(' ') {
        assert!(fair.contains(word.strip_prefix("commit:").unwrap()), "{word}");
    }
    assert_eq!(html::attribute(&fair, "data-entropy"), Some(WORDS.join(" ")), "for the script to compare");
}

/// Without script: a typed word counts at once, nothing is nothing, and nobody waits for a reveal.
#[tokio::test]
async fn nobody_draws_words_for_somebody_who_gives_none() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[("with", "friend")]).await;
    first.sit(&table, "").await.target();
    let page = second.page(&table).await;
    assert!(page.contains("What you type is known at once."), "{page}");
    second.sit(&table, "abc").await.target();
    assert!(!first.page(&table).await.contains("data-reveal"));
    let fair = first.page(&format!("{table}/fair")).await;
    assert_eq!(html::attribute(&fair, "data-entropy").as_deref(), Some("- 616263"));
    assert_eq!(html::attribute(&fair, "data-commits").as_deref(), Some("- -"));
}
