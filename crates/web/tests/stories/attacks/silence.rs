//! Every refusal says something: to people a page in their language, to programs JSON.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::Method;
use futures_util::stream;
use serde_json::Value;

use crate::browser::{Answer, Browser, House, friends};

/// The language, and what begins every page with a refusal in it.
const TITLES: [(&str, &str); 3] =
    [("en", "That did not work"), ("fr", "Cela n’a pas fonctionné"), ("hu", "Ez nem sikerült")];

fn speaker(house: &House, lang: &str) -> Browser {
    let mut browser = house.browser();
    browser.cookies.insert("lang".to_owned(), lang.to_owned());
    browser
}

#[track_caller]
fn check_page(answer: &Answer, status: u16, (lang, title): (&str, &str), what: &str) {
    let text = answer.text();
    assert_eq!(answer.status.as_u16(), status, "{what} in {lang}: {text}");
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{what} in {lang}: {text}");
    assert!(text.contains(&format!("<html lang=\"{lang}\"")) && text.contains(title), "{what}: {text}");
}

#[track_caller]
fn check_json(answer: &Answer, status: u16, what: &str) {
    assert_eq!(answer.status.as_u16(), status, "{what}");
    assert_eq!(answer.header("content-type"), "application/json", "{what}");
    let told: Value = serde_json::from_slice(&answer.body).unwrap();
    assert!(told["error"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{what}: {told}");
}

async fn send(browser: &Browser, house: &House, method: &str, path: &str, body: Body) -> Answer {
    let method = Method::from_bytes(method.as_bytes()).unwrap();
    house.send(browser.request(method, path, body)).await
}

#[tokio::test]
async fn whatever_is_refused_is_refused_in_the_language_of_the_visitor() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    for (lang, title) in TITLES {
        let browser = speaker(&house, lang);
        for (method, path, status) in [
            ("GET", "/nowhere", 404),
            ("GET", "/t/nowhere", 404),
            ("GET", "/t/%ff", 404),
            ("GET", "/move/%ff", 400),
            ("GET", "/rules/%ff", 400),
            ("GET", "/rules/chess/edition.toml", 404),
            ("GET", "/assets/nothing.css", 404),
            ("GET", "/assets/%ff", 404),
            ("GET", "/assets/a/b", 404),
            ("POST", "/assets/nothing.css", 404),
            ("POST", "/healthz", 404),
            ("POST", "/", 404),
            ("DELETE", "/me", 404),
            ("BREW", &table, 404),
            ("GET", &format!("{table}/picture.png?as=7"), 200),
            ("GET", &format!("{table}/record"), 409),
            ("GET", &format!("{table}?hold=x"), 400),
            ("GET", &format!("{table}?%ff=%zz&hold=300"), 400),
        ] {
            let answer = send(&browser, &house, method, path, Body::empty()).await;
            if status >= 400 {
                check_page(&answer, status, (lang, title), &format!("{method} {path}"));
            }
        }
        let long = Body::from("x".repeat(20_000));
        check_page(&send(&browser, &house, "POST", "/me", long).await, 413, (lang, title), "a long form");
        let mut strange = browser.clone();
        strange.headers.push(("content-type", "text/plain".to_owned()));
        let refused = send(&strange, &house, "POST", "/me", Body::from("name=x")).await;
        check_page(&refused, 400, (lang, title), "a form that is none");
        let mut foreign = browser.clone();
        foreign.headers.push(("origin", "http://evil.example".to_owned()));
        let refused = send(&foreign, &house, "POST", "/me", Body::from("name=x")).await;
        check_page(&refused, 403, (lang, title), "a form of another site");
    }
}

#[tokio::test]
async fn programs_are_refused_in_json() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    let table = table.replace("/t/", "/api/tables/");
    let mut program = house.browser();
    program.headers.push(("content-type", "application/json".to_owned()));
    for (method, path, body, status) in [
        ("GET", "/api/nothing", "", 404),
        ("GET", "/api/tables/%ff", "", 404),
        ("PATCH", "/api/tables", "", 404),
        ("GET", &format!("{table}?seat=x"), "", 400),
        ("GET", &format!("{table}?%ff=%zz&seat=300"), "", 400),
        ("POST", "/api/tables", "", 400),
        ("POST", "/api/tables", "[", 400),
        ("POST", "/api/tables", &"x".repeat(20_000), 413),
        ("POST", &format!("{table}/steps"), "{}", 400),
    ] {
        let answer = send(&program, &house, method, path, Body::from(body.to_owned())).await;
        check_json(&answer, status, &format!("{method} {path}"));
    }
}

#[tokio::test]
async fn options_that_do_not_go_together_are_refused_in_the_language_of_the_visitor() {
    let house = House::new().await;
    let sentences = [
        "These options do not work together.",
        "Ces options ne vont pas ensemble.",
        "Ezek a beállítások nem férnek meg",
    ];
    for ((lang, _), sentence) in TITLES.into_iter().zip(sentences) {
        let mut browser = speaker(&house, lang);
        let fields =
            [("game", "nefertiti"), ("with", "bot"), ("option-players", "5"), ("option-memphis", "false")];
        let refused = browser.post("/tables", &fields).await.expect(400);
        assert!(refused.text().contains(sentence), "{lang}");
        let pad = browser.page("/pad/nefertiti?option-players=5&option-memphis=false").await;
        assert!(pad.contains(sentence), "{lang}");
    }
}

/// A body of which nothing ever comes.
fn endless() -> Body {
    Body::from_stream(stream::pending::<Result<Bytes, Infallible>>())
}

#[tokio::test]
async fn whoever_is_too_slow_is_told_so() {
    let house = House::with(|config| config.timeouts.answer = Duration::from_millis(50)).await;
    let sentences = ["This took too long.", "Cela a pris trop de temps.", "Ez túl sokáig tartott."];
    for ((lang, title), sentence) in TITLES.into_iter().zip(sentences) {
        let slow = send(&speaker(&house, lang), &house, "POST", "/me", endless()).await;
        check_page(&slow, 408, (lang, title), "a slow form");
        assert!(slow.text().contains(sentence));
        assert_eq!(slow.headers.get("set-cookie"), None);
    }
    let mut program = house.browser();
    program.headers.push(("content-type", "application/json".to_owned()));
    check_json(&send(&program, &house, "POST", "/api/tables", endless()).await, 408, "a slow program");
}
