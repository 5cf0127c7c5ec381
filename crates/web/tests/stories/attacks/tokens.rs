//! Attempts to use tokens that are none, no longer or somebody else's, in other places, and to make some for others.

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::json;

use crate::accounts::PASSWORD;
use crate::browser::{House, friends};
use crate::profiles::person;
use crate::program::{ask, call, tell};
use crate::tokens::{end_token, status, token};

#[tokio::test]
async fn what_is_no_whole_token_opens_nothing() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let token = token(&mut zsofi, &[]).await;
    let mut other = token.clone();
    let last = if other.ends_with('0') { "1" } else { "0" };
    other.replace_range(59.., last);
    for wrong in [
        &token[..59],
        "akp_",
        &format!("{token}0"),
        &token.to_uppercase(),
        &token.replace("akp_", "AKP_"),
        &other,
        // Whole, but nobody has it.
        "akp_000000000000000000000000000000000000000000000000000000000000",
        &format!("akp_{}", "é".repeat(28)),
    ] {
        let request = Request::get("/api/me").header("authorization", format!("Bearer {wrong}").into_bytes());
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 401, "{wrong}: {}", answer.text());
    }
    for header in
        [token.clone(), format!("bearer: {token}"), format!("Basic {token}"), format!("Bearer  {token}")]
    {
        let request = Request::get("/api/me").header("authorization", &header);
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 401, "{header}");
    }
}

#[tokio::test]
async fn a_token_is_worth_nothing_in_an_address_a_cookie_or_a_page() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let token = token(&mut zsofi, &[]).await;
    for path in [
        format!("/api/me?token={token}"),
        format!("/api/me?access_token={token}"),
        format!("/api/me?authorization=Bearer%20{token}"),
    ] {
        let answer = call(&house, ("GET", &path), None, None).await;
        assert_eq!(answer.status, 401, "{path}");
    }
    let cookies =
        format!("akhet-session={token}; akhet={token}; authorization=Bearer {token}; token={token}");
    let request = Request::get("/api/me").header("cookie", &cookies).body(Body::empty()).unwrap();
    assert_eq!(house.send(request).await.status, 401);
    let request = Request::get("/account").header("cookie", &cookies).header("host", "akhet.test");
    let answer = house.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.target(), "/sign-in?back=%2Faccount");
    let request = Request::get("/account").header("authorization", format!("Bearer {token}"));
    let answer = house.send(request.header("host", "akhet.test").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.target(), "/sign-in?back=%2Faccount", "pages know no tokens");
}

#[tokio::test]
async fn a_token_plays_for_its_own_account_alone() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    let table = table.replace("/t/", "/api/tables/");
    let mut emma = person(&house, "Emma").await;
    let token = token(&mut emma, &[]).await;
    assert_eq!(status(&house, &format!("{table}?seat=0"), &token).await, 403);
    let step = json!({ "revision": 2, "steps": ["place b2"] });
    tell(&house, &format!("{table}/steps"), Some(&token), &step, 403).await;
    for what in ["undo", "resign"] {
        tell(&house, &format!("{table}/{what}"), Some(&token), &json!({ "revision": 2 }), 403).await;
    }
    assert_eq!(ask(&house, &table, Some(&token)).await["revision"], 2, "what everybody sees it sees");
    end_token(&mut emma).await;
    tell(&house, &format!("{table}/steps"), Some(&token), &step, 401).await;
}

#[tokio::test]
async fn nobody_makes_or_ends_tokens_for_others() {
    let house = House::new().await;
    let (mut zsofi, mut emma) = (person(&house, "Zsófi").await, person(&house, "Emma").await);
    let token = token(&mut zsofi, &[]).await;
    let fields = [("token", "mine"), ("scope", "play"), ("present-token", PASSWORD)];
    // Another site, which knows the password even.
    let mut lured = zsofi.clone();
    lured.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    lured.post("/account/tokens", &fields).await.expect(403);
    lured.post("/account/programs", &[("name", "Evil"), ("present-program", PASSWORD)]).await.expect(403);
    house.browser().post("/account/tokens", &fields).await.expect(403);
    emma.post("/account/tokens", &[&fields[..], &[("for", "Zsófi")]].concat()).await.expect(400);
    let page = zsofi.page("/account/tokens").await;
    let handle = crate::challenges::button(&page, "end");
    emma.post("/account/tokens/end", &[("end", &handle)]).await.target();
    house.browser().post("/account/tokens/end", &[("end", &handle)]).await.expect(403);
    assert_eq!(status(&house, "/api/me", &token).await, 200);
    assert_eq!(house.database().await.count("tokens").await, 1);
    assert_eq!(zsofi.get("/account/tokens").await.status, 200);
    assert_eq!(house.browser().get("/account/tokens").await.target(), "/sign-in?back=%2Faccount%2Ftokens");
}

#[tokio::test]
async fn a_flood_of_tokens_is_answered_like_any_other() {
    let house = House::with(|config| config.requests_per_second = 2).await;
    let guess = format!("akp_{}", "0".repeat(56));
    let mut statuses = Vec::new();
    for _ in 0..30 {
        let request = Request::builder().method(Method::GET).uri("/api/me");
        let request = request.header("authorization", format!("Bearer {guess}"));
        statuses.push(house.send(request.body(Body::empty()).unwrap()).await.status.as_u16());
    }
    assert_eq!(statuses[0], 401);
    assert!(statuses.iter().filter(|status| **status == 429).count() >= 15, "{statuses:?}");
    assert_eq!(house.database().await.count("attempts").await, 0, "nobody is kept from signing in by it");
}
