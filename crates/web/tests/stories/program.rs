//! Programs at the tables, through the API.

use axum::body::Body;
use axum::http::Request;
use game::Chosen;
use serde_json::{Value, json};

use crate::browser::{Answer, House};

/// Sends JSON, with the token of a seat if there is one.
pub(crate) async fn call(
    house: &House,
    (method, path): (&str, &str),
    token: Option<&str>,
    body: Option<&Value>,
) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header("host", "akhet.test");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let body = match body {
        Some(body) => {
            request = request.header("content-type", "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    house.send(request.body(body).unwrap()).await
}

pub(crate) async fn ask(house: &House, path: &str, token: Option<&str>) -> Value {
    serde_json::from_slice(&call(house, ("GET", path), token, None).await.expect(200).body).unwrap()
}

pub(crate) async fn tell(house: &House, path: &str, token: Option<&str>, body: &Value, status: u16) -> Value {
    let answer = call(house, ("POST", path), token, Some(body)).await.expect(status);
    assert_eq!(answer.header("content-type"), "application/json");
    serde_json::from_slice(&answer.body).unwrap()
}

/// A table of the Duel with two programs: its address and their tokens.
pub(crate) async fn programs(house: &House, options: &str) -> (String, Vec<String>) {
    programs_at(house, "imhotep-duel", options).await
}

/// A table of any game with a program in every seat.
pub(crate) async fn programs_at(house: &House, game: &str, options: &str) -> (String, Vec<String>) {
    let seats = usize::from(count_seats(catalog::find(game).unwrap(), options).unwrap());
    let new = json!({ "game": game, "options": options, "seats": vec!["open"; seats] });
    let made = tell(house, "/api/tables", None, &new, 201).await;
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let mut tokens = vec![String::new(); seats];
    for (seat, token) in tokens.iter_mut().enumerate() {
        let sit = json!({ "seat": seat, "name": "Hatshepsut", "entropy": "c0ffee" });
        let sat = tell(house, &format!("{table}/seats"), None, &sit, 201).await;
        assert_eq!(sat["seat"], seat);
        sat["token"].as_str().unwrap().clone_into(token);
    }
    (table, tokens)
}

/// How many seats there are with these options, if they are compatible.
pub(crate) fn count_seats(entry: &catalog::Entry, options: &str) -> Option<u8> {
    (entry.count_seats)(&Chosen::parse(entry.options, options).ok()?).ok()
}

/// Takes a step for the player to move. Returns whether the game goes on.
pub(crate) async fn play_one(house: &House, table: &str, tokens: &[String], choice: usize) -> bool {
    let now = ask(house, table, None).await;
    let Some(seat) = now["turn"]["seat"].as_u64() else { return false };
    let token = &tokens[seat as usize];
    let own = ask(house, &format!("{table}?seat={seat}"), Some(token)).await;
    let legal = own["legal"].as_array().unwrap();
    let body = json!({ "revision": own["revision"], "steps": [legal[choice % legal.len()]] });
    let played = tell(house, &format!("{table}/steps"), Some(token), &body, 200).await;
    assert_ne!(played["revision"], own["revision"]);
    true
}

#[tokio::test]
async fn a_seat_is_seen_and_played_by_its_token_alone() {
    let house = House::new().await;
    let (table, tokens) = programs(&house, "").await;
    let step = json!({ "revision": 2, "steps": ["place b2"] });
    for (token, status) in [(None, 403), (Some("wrong"), 403), (Some(tokens[1].as_str()), 409)] {
        let refused = tell(&house, &format!("{table}/steps"), token, &step, status).await;
        assert!(refused["error"].is_string());
    }
    for (token, seat, status) in [
        (None, "0", 403),
        (Some(&tokens[1]), "0", 403),
        (Some(&tokens[0]), "1", 403),
        (Some(&tokens[0]), "0", 200),
        (Some(&tokens[0]), "7", 400),
        (Some(&tokens[0]), "x", 400),
    ] {
        let path = format!("{table}?seat={seat}");
        let answer = call(&house, ("GET", &path), token.map(String::as_str), None).await;
        assert_eq!(answer.status.as_u16(), status, "{path}");
    }
    let other = programs(&house, "").await;
    tell(&house, &format!("{table}/steps"), Some(&other.1[0]), &step, 403).await;
}

#[tokio::test]
async fn steps_of_one_post_are_taken_all_or_none() {
    let house = House::new().await;
    let (table, tokens) = programs(&house, "").await;
    let steps = format!("{table}/steps");
    for (wrong, status) in [
        (json!(["place b2", "place b1"]), 409),
        (json!(["place d4"]), 422),
        (json!([]), 400),
        (json!(vec!["place b2"; 17]), 400),
    ] {
        let body = json!({ "revision": 2, "steps": wrong });
        tell(&house, &steps, Some(&tokens[0]), &body, status).await;
        assert_eq!(ask(&house, &table, None).await["revision"], 2);
    }
    let stale =
        tell(&house, &steps, Some(&tokens[0]), &json!({ "revision": 1, "steps": ["place b2"] }), 409).await;
    assert_eq!(stale["revision"], 2, "whoever is late learns where the table is");
}

#[tokio::test]
async fn a_program_answers_a_request_to_take_back() {
    let house = House::new().await;
    let (table, tokens) = programs(&house, "").await;
    play_one(&house, &table, &tokens, 0).await;
    play_one(&house, &table, &tokens, 0).await;
    let asked =
        tell(&house, &format!("{table}/undo"), Some(&tokens[0]), &json!({ "revision": 4 }), 200).await;
    assert_eq!(asked["asked"], true);
    let answer = format!("{table}/answer");
    let yes = json!({ "revision": 5, "grant": true });
    assert_eq!(
        ask(&house, &table, None).await["undo_request"],
        json!({ "seat": 0, "steps": 2, "asks": [1] })
    );
    tell(&house, &answer, Some(&tokens[0]), &yes, 403).await;
    tell(&house, &answer, Some(&tokens[1]), &json!({ "revision": 5, "grant": "yes" }), 400).await;
    tell(&house, &answer, Some(&tokens[1]), &yes, 200).await;
    let now = ask(&house, &table, None).await;
    assert_eq!((&now["turn"]["seat"], &now["undo_request"]), (&json!(0), &Value::Null));
}

#[tokio::test]
async fn a_program_takes_a_chair_where_seats_are_drawn() {
    let house = House::new().await;
    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let mut guest = house.browser();
        let page = guest.create(&[("with", "friend"), ("seat", "random")]).await;
        guest.sit(&page, "").await.target();
        let table = page.replace("/t/", "/api/tables/");
        let sat = tell(&house, &format!("{table}/seats"), None, &json!({}), 201).await;
        let number = sat["seat"].as_u64().unwrap();
        ask(&house, &format!("{table}?seat={number}"), sat["token"].as_str()).await;
        seats.insert(number);
    }
    assert_eq!(seats.len(), 2, "both seats come up");
}

#[tokio::test]
async fn what_is_not_there_is_said_in_json() {
    let house = House::new().await;
    for (method, path) in [
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/tables"),
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables/nowhere"),
        ("GET", "/api/tables/nowhere/record"),
    ] {
        let answer = call(&house, (method, path), None, None).await.expect(404);
        let told: Value = serde_json::from_slice(&answer.body).unwrap();
        assert!(told["error"].is_string(), "{method} {path}");
    }
}

#[tokio::test]
async fn a_table_says_whether_hints_were_agreed_on() {
    let house = House::new().await;
    for (hints, expected) in [(json!(true), true), (json!(false), false), (Value::Null, false)] {
        let mut new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
        if !hints.is_null() {
            new["hints"] = hints;
        }
        let made = tell(&house, "/api/tables", None, &new, 201).await;
        let shown = ask(&house, &format!("/api/tables/{}", made["table"].as_str().unwrap()), None).await;
        assert_eq!(shown["hints"], expected);
    }
}
