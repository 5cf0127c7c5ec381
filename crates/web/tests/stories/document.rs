//! The server answers as shown in `docs/api.md`.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::Request;
use serde_json::Value;

use crate::browser::House;
use crate::openapi;
use crate::profiles::{befriend, person};
use crate::program::ask;
use crate::tokens::token;
use crate::tournaments::{enter, make};

/// Stands for any value.
const ANY: &str = "…";

/// What stands between two exchanges if the time is up of whoever is to decide at the table that has a clock.
const LATER: &str = "Half a minute later";

const TIMED: &str = "$TIMED";

/// A tournament that somebody has made in the browser.
const TOURNAMENT: &str = "$TOURNAMENT";

/// What belongs to accounts, and the tokens that two of them have made.
const MINE: &str = "/api/me";
const YOURS: &str = "$YOURS";
const THEIRS: &str = "$THEIRS";

/// A request and its reply, as documented.
struct Exchange<'a> {
    method: &'a str,
    path: &'a str,
    headers: Vec<(&'a str, &'a str)>,
    body: String,
    status: u16,
    reply: String,
}

/// How to compare an answer with what is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strictness {
    /// It says exactly this.
    Exact,
    /// It says at least this. Keys may have been added since, and refusals may be worded differently.
    Kept,
}

#[tokio::test]
async fn every_exchange_in_the_documentation_is_what_the_server_says() {
    let document = include_str!("../../../../docs/api.md");
    check_all(document.split("```http\n").skip(1), Strictness::Exact).await;
}

/// Sends the requests of consecutive exchanges, each up to its closing line, to a new server.
pub(crate) async fn check_all(exchanges: impl Iterator<Item = &str>, strictness: Strictness) {
    let house = House::new().await;
    let mut bound = BTreeMap::new();
    let mut addresses = Vec::new();
    for block in exchanges {
        let (block, after) = block.split_once("```").unwrap();
        let exchange = read(block);
        if exchange.path.ends_with(TOURNAMENT) {
            bound.insert(TOURNAMENT.to_owned(), make_cup(&house).await);
        }
        if exchange.path.starts_with(MINE) && !bound.contains_key(YOURS) {
            let [yours, theirs] = two_with_tokens(&house).await;
            bound.extend([(YOURS.to_owned(), yours), (THEIRS.to_owned(), theirs)]);
        }
        addresses.push(format!("{} {}", exchange.method, exchange.path.split('?').next().unwrap()));
        check(&house, &exchange, strictness, &mut bound).await;
        if after.contains(LATER) {
            let_flag_fall(&house, &bound[TIMED]).await;
        }
    }
    for address in [
        "GET /api/games",
        "POST /api/tables",
        "GET /api/tables/$TABLE",
        "POST /api/tables/$TABLE/seats",
        "POST /api/tables/$TABLE/steps",
        "POST /api/tables/$TABLE/undo",
        "POST /api/tables/$TABLE/answer",
        "POST /api/tables/$TABLE/resign",
        "GET /api/tables/$TABLE/record",
        "GET /api/tournaments/$TOURNAMENT",
        "GET /api/me",
        "GET /api/me/games",
        "GET /api/me/challenges",
        "POST /api/me/challenges",
        "POST /api/me/challenges/$CHALLENGE/accept",
        "POST /api/me/challenges/$CHALLENGE/decline",
    ] {
        assert!(addresses.iter().any(|known| known == address), "{address} is not shown");
    }
}

/// The id of a tournament that one person has entered.
async fn make_cup(house: &House) -> String {
    let mut zsofi = person(house, "Zsófi").await;
    let tournament = make(&mut zsofi, "imhotep-duel", &[("clock-3", "180+10")]).await;
    enter(&mut zsofi, &tournament).await;
    tournament.trim_start_matches("/tournaments/").to_owned()
}

/// The tokens of Emma and Bálint, who follow each other.
async fn two_with_tokens(house: &House) -> [String; 2] {
    let (mut emma, mut balint) = (person(house, "Emma").await, person(house, "Bálint").await);
    befriend(&mut emma, "Emma", &mut balint, "Bálint").await;
    [token(&mut emma, &[]).await, token(&mut balint, &[]).await]
}

/// Whoever is to decide has had their time.
async fn let_flag_fall(house: &House, table: &str) {
    let mut database = house.database().await;
    let late = "UPDATE tables SET deadline = 60000 WHERE deadline IS NOT NULL";
    assert_eq!(database.execute(late).await, 1);
    while ask(house, &format!("/api/tables/{table}"), None).await["progress"] != "over" {
        tokio::task::yield_now().await;
    }
}

/// A request line, headers and perhaps a body; an empty line; a status line and a body.
fn read(block: &str) -> Exchange<'_> {
    let (request, reply) = block.split_once("\n\n").expect("an empty line stands before the reply");
    let mut lines = request.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').expect("a method and an address");
    let mut headers = Vec::new();
    let mut body = String::new();
    for line in lines {
        match line.split_once(": ") {
            Some((name, value)) if body.is_empty() && !line.starts_with('{') => headers.push((name, value)),
            _ => body.push_str(line),
        }
    }
    let (status, reply) = reply.split_once('\n').unwrap_or((reply, ""));
    let status = status.split(' ').next().unwrap().parse().expect("a reply begins with its status");
    Exchange { method, path, headers, body, status, reply: reply.to_owned() }
}

async fn check(
    house: &House,
    exchange: &Exchange<'_>,
    strictness: Strictness,
    bound: &mut BTreeMap<String, String>,
) {
    let told = format!("{} {} {}", exchange.method, exchange.path, exchange.body);
    let mut request = Request::builder().method(exchange.method).uri(fill(exchange.path, bound));
    for (name, value) in &exchange.headers {
        request = request.header(*name, fill(value, bound));
    }
    let body = Body::from(fill(&exchange.body, bound));
    let answer = house.send(request.body(body).unwrap()).await;
    if answer.status.is_success() && !exchange.body.is_empty() {
        let body = serde_json::from_str(&exchange.body).unwrap();
        openapi::check_body(exchange.method, exchange.path, &body);
    }
    let text = answer.text();
    assert_eq!(answer.status.as_u16(), exchange.status, "{told}: {text}");
    if answer.header("content-type") == "application/json" {
        let expected: Value = serde_json::from_str(&exchange.reply)
            .unwrap_or_else(|error| panic!("the reply to {told} is no JSON: {error}"));
        let answer: Value = serde_json::from_str(&text).unwrap();
        compare(&answer, &expected, strictness, bound)
            .unwrap_or_else(|problem| panic!("{told}\n{answer:#}\n{problem}"));
    } else {
        compare_lines(&text, &exchange.reply, bound)
            .unwrap_or_else(|problem| panic!("{told}\n{text}\n{problem}"));
    }
}

/// Fills in values bound by earlier replies.
fn fill(text: &str, bound: &BTreeMap<String, String>) -> String {
    bound.iter().fold(text.to_owned(), |text, (name, value)| text.replace(name.as_str(), value))
}

pub(crate) fn compare(
    answer: &Value,
    expected: &Value,
    strictness: Strictness,
    bound: &mut BTreeMap<String, String>,
) -> Result<(), String> {
    match (answer, expected) {
        (_, Value::String(text)) if text == ANY => Ok(()),
        (Value::String(answer), Value::String(expected)) => compare_text(answer, expected, bound),
        (Value::Array(answers), Value::Array(all)) => {
            // A list may be cut short.
            let is_cut = all.last().is_some_and(|last| last == ANY);
            let shown = if is_cut { &all[..all.len() - 1] } else { &all[..] };
            if answers.len() < shown.len() || (!is_cut && answers.len() != shown.len()) {
                return Err(format!("there are {} in the list, not {}", answers.len(), shown.len()));
            }
            let mut pairs = answers.iter().zip(shown);
            pairs.try_for_each(|(answer, expected)| compare(answer, expected, strictness, bound))
        }
        (Value::Object(answers), Value::Object(all)) => {
            let keys = |object: &serde_json::Map<String, Value>| object.keys().cloned().collect::<Vec<_>>();
            let has_all = match strictness {
                Strictness::Exact => keys(answers) == keys(all),
                Strictness::Kept => all.keys().all(|key| answers.contains_key(key)),
            };
            if !has_all {
                return Err(format!("the keys are {:?}, not {:?}", keys(answers), keys(all)));
            }
            all.iter().try_for_each(|(key, expected)| match (strictness, key.as_str()) {
                (Strictness::Kept, "error") if answers[key].is_string() => Ok(()),
                _ => compare(&answers[key], expected, strictness, bound)
                    .map_err(|problem| format!("{key}: {problem}")),
            })
        }
        _ if answer == expected => Ok(()),
        _ => Err(format!("{answer} is not {expected}")),
    }
}

/// A name that begins with a dollar sign is bound where it first occurs, and must have the same value from then on.
fn compare_text(answer: &str, expected: &str, bound: &mut BTreeMap<String, String>) -> Result<(), String> {
    if expected.starts_with('$') && !bound.contains_key(expected) {
        bound.insert(expected.to_owned(), answer.to_owned());
    }
    if answer == fill(expected, bound) { Ok(()) } else { Err(format!("{answer} is not {expected}")) }
}

/// The lines up to the closing one.
fn compare_lines(answer: &str, expected: &str, bound: &mut BTreeMap<String, String>) -> Result<(), String> {
    let mut answers = answer.lines();
    for expected in expected.lines() {
        if expected == ANY {
            return Ok(());
        }
        let answer = answers.next().ok_or_else(|| format!("the line {expected} is missing"))?;
        let (name, value) = answer.split_once(": ").unwrap_or(("", answer));
        let (expected_name, expected) = expected.split_once(": ").unwrap_or(("", expected));
        if name != expected_name {
            return Err(format!("the line {answer} does not begin with {expected_name}"));
        }
        if expected != ANY {
            compare_text(value, expected, bound)?;
        }
    }
    answers.next().map_or(Ok(()), |line| Err(format!("nobody expects the line {line}")))
}
