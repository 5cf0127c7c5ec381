//! What the server does not allow anyone to do to it or to its players.

use axum::body::Body;
use axum::http::Method;

use crate::browser::{Browser, House, friends, play_out};
use crate::html;

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let house = House::new().await;
    let (table, first, _) = friends(&house).await;
    let check = [
        (vec![("sec-fetch-site", "cross-site")], 403),
        (vec![("sec-fetch-site", "same-site")], 403),
        (vec![("sec-fetch-site", "cross-site"), ("origin", "http://akhet.test")], 403),
        (vec![("origin", "http://evil.example")], 403),
        (vec![("origin", "null")], 403),
        (vec![("origin", "http://akhet.test.evil.example")], 403),
        (vec![("origin", "http://akhet.test")], 409),
        (vec![("sec-fetch-site", "same-origin")], 409),
        (vec![("sec-fetch-site", "none")], 409),
        (vec![], 409),
    ];
    for (headers, status) in check {
        let mut browser = first.clone();
        browser.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let stale = [("step", "place b2"), ("revision", "0")];
        let answer = browser.post(&format!("{table}/step"), &stale).await;
        assert_eq!(answer.status.as_u16(), status, "{headers:?}");
        browser.headers.push(("content-type", "application/json".to_owned()));
        let answer = browser.post("/api/tables", &[]).await;
        assert_eq!(answer.status.as_u16(), if status == 403 { 403 } else { 400 }, "{headers:?}");
        browser.page(&table).await;
    }
}

#[tokio::test]
async fn long_bodies_are_refused() {
    let house = House::new().await;
    let (table, first, _) = friends(&house).await;
    let long = "x".repeat(20_000);
    for (path, kind) in [
        (format!("{table}/step"), "application/x-www-form-urlencoded"),
        ("/tables".to_owned(), "application/x-www-form-urlencoded"),
        ("/api/tables".to_owned(), "application/json"),
    ] {
        let mut browser = first.clone();
        browser.headers.push(("content-type", kind.to_owned()));
        let request = browser.request(Method::POST, &path, Body::from(format!("step={long}")));
        assert_eq!(house.send(request).await.status, 413, "{path}");
    }
}

#[tokio::test]
async fn a_forged_cookie_is_a_new_guest() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let own = first.cookies["akhet"].clone();
    let (guest, signature) = own.split_once('.').unwrap();
    let other = second.cookies["akhet"].split_once('.').unwrap().1.to_owned();
    for forged in [
        guest.to_owned(),
        format!("{guest}."),
        format!("{guest}.{other}"),
        format!("{guest}.{}", &signature[..62]),
        format!("{guest}.{}", "0".repeat(64)),
        format!("x{own}"),
        ".".to_owned(),
    ] {
        let mut thief = house.browser();
        thief.cookies.insert("akhet".to_owned(), forged.clone());
        let page = thief.page(&table).await;
        assert!(html::steps(&page).is_empty(), "{forged}");
        assert_ne!(thief.cookies["akhet"], forged, "a new guest gets a cookie");
    }
}

#[tokio::test]
async fn cookies_last_a_year_out_of_reach_of_scripts_and_other_sites() {
    let house = House::new().await;
    let mut guest = house.browser();
    let greeted = guest.get("/").await.expect(200);
    let introduced = guest.post("/me", &[("name", "Zsófi")]).await;
    let set = guest.post("/settings", &[("lang", "hu"), ("theme", "dark")]).await;
    let answers = [greeted, introduced, set];
    let cookies = answers.iter().flat_map(|answer| answer.headers.get_all("set-cookie"));
    let mut names = Vec::new();
    for cookie in cookies {
        let mut parts: Vec<&str> = cookie.to_str().unwrap().split("; ").collect();
        names.push(parts.remove(0).split_once('=').unwrap().0);
        parts.sort_unstable();
        assert_eq!(parts, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"], "{cookie:?}");
    }
    names.sort_unstable();
    assert_eq!(names, ["akhet", "lang", "name", "theme"]);
}

/// Every address that has a page, for a table.
fn pages(table: &str) -> Vec<String> {
    let below =
        ["", "/live?since=0", "/replay", "/replay?step=9&as=0", "/fair"].map(|end| format!("{table}{end}"));
    let elsewhere =
        ["/", "/tables", "/me", "/rules/imhotep-duel", "/pad/imhotep-duel", "/nowhere", "/t/nowhere"];
    below.into_iter().chain(elsewhere.map(str::to_owned)).collect()
}

async fn check_page(browser: &mut Browser, path: &str) {
    let answer = browser.get(path).await;
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
    assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    let text = answer.text();
    for tag in html::tags(&text) {
        for (name, _) in tag.attributes() {
            assert!(name != "style" && !name.starts_with("on"), "{path}: {tag:?}");
        }
        let is_inline = tag.name == "style" || (tag.name == "script" && tag.get("src").is_none());
        assert!(!is_inline, "{path}: {tag:?}");
    }
}

#[tokio::test]
async fn every_page_carries_the_policy_and_nothing_that_it_forbids() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut players = [first, second];
    for path in pages(&table) {
        check_page(&mut players[0], &path).await;
    }
    play_out(&table, &mut players, 8).await;
    for path in pages(&table) {
        check_page(&mut players[1], &path).await;
    }
    let gathering = players[0].create(&[("with", "friend")]).await;
    check_page(&mut players[0], &gathering).await;
    check_page(&mut house.browser(), &gathering).await;
}

#[tokio::test]
async fn assets_are_kept_for_ever_and_compressed() {
    let house = House::new().await;
    let mut guest = house.browser();
    let page = guest.page("/").await;
    let is_asset = |address: &String| address.starts_with("/assets/");
    let address = |tag: html::Tag<'_>| tag.get("href").or(tag.get("src")).filter(is_asset);
    let assets: Vec<String> = html::tags(&page).filter_map(address).collect();
    assert!(assets.len() >= 3, "{assets:?}");
    for address in assets {
        let plain = guest.get(&address).await.expect(200);
        assert!(plain.header("cache-control").contains("immutable"));
        let mut modern = guest.clone();
        modern.headers.push(("accept-encoding", "gzip".to_owned()));
        let compressed = modern.get(&address).await.expect(200);
        assert_eq!(compressed.header("content-encoding"), "gzip");
        assert!(compressed.body.len() < plain.body.len());
    }
    guest.get("/assets/nothing.css").await.expect(404);
    assert_eq!(guest.page("/healthz").await, "well\n");
}
