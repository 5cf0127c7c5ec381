//! No other site can erase who somebody is here.

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request};

use crate::accounts::sign_up;
use crate::browser::{Answer, Browser, House, friends};
use crate::html;

/// A browser without cookies, as it is when another site has it send something, with these headers.
fn sent_with(house: &House, headers: &[(&'static str, &str)]) -> Browser {
    let mut browser = house.browser();
    browser.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    browser
}

#[track_caller]
fn check_sets_none(answer: &Answer, what: &str) {
    assert_eq!(answer.headers.get("set-cookie"), None, "{what}");
}

#[tokio::test]
async fn a_form_posted_by_another_site_sets_no_cookie() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    for headers in [
        &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")][..],
        &[("sec-fetch-site", "same-site"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")],
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("referer", "http://evil.example/page")],
    ] {
        for (path, fields) in [
            (format!("{table}/step"), &[("step", "place b2"), ("revision", "2")][..]),
            (format!("{table}/sit"), &[("name", "Eve")]),
            (table.clone(), &[]),
            ("/tables".to_owned(), &[("game", "imhotep-duel"), ("with", "bot")]),
            ("/me".to_owned(), &[("name", "Eve")]),
            ("/settings".to_owned(), &[("lang", "hu"), ("theme", "dark")]),
            ("/move/nothing".to_owned(), &[]),
            ("/nowhere".to_owned(), &[]),
            ("/assets/nothing.css".to_owned(), &[]),
            ("/api/tables".to_owned(), &[]),
        ] {
            let answer = sent_with(&house, headers).post(&path, fields).await;
            check_sets_none(&answer, &format!("{path} with {headers:?}"));
        }
    }
}

#[tokio::test]
async fn what_another_site_embeds_or_fetches_sets_no_cookie() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    let cross_site = |mode, dest| {
        [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", mode), ("sec-fetch-dest", dest)].to_vec()
    };
    let elsewhere = ("referer", "http://evil.example/page");
    for headers in [
        cross_site("no-cors", "image"),
        cross_site("no-cors", "script"),
        cross_site("no-cors", "empty"),
        cross_site("cors", "empty"),
        cross_site("navigate", "iframe"),
        cross_site("navigate", "object"),
        vec![("sec-fetch-site", "same-site"), ("sec-fetch-mode", "no-cors"), ("sec-fetch-dest", "image")],
        vec![("sec-fetch-site", "cross-site")],
        [cross_site("navigate", "document"), vec![("sec-purpose", "prefetch;prerender")]].concat(),
        vec![("purpose", "prefetch")],
        vec![elsewhere, ("accept", "image/avif,image/webp,*/*;q=0.8")],
        vec![elsewhere],
        vec![("origin", "http://evil.example"), ("accept", "text/html")],
    ] {
        for path in ["/", &table, "/me", "/nowhere"] {
            let answer = sent_with(&house, &headers).get(path).await;
            check_sets_none(&answer, &format!("{path} with {headers:?}"));
        }
    }
}

#[tokio::test]
async fn whoever_comes_of_their_own_accord_is_greeted() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    for headers in [
        &[][..],
        &[("sec-fetch-site", "none"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")],
        &[("sec-fetch-site", "same-origin")],
        // An invitation opened from a mail or a chat.
        &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")],
        &[("referer", "http://mail.example/"), ("accept", "text/html,application/xhtml+xml")],
        &[("referer", "http://akhet.test/tables"), ("accept", "*/*")],
        &[("origin", "http://akhet.test")],
    ] {
        let mut guest = sent_with(&house, headers);
        guest.page(&table).await;
        assert!(guest.cookies.contains_key("akhet"), "{headers:?}");
        let before = guest.cookies.clone();
        guest.page(&table).await;
        assert_eq!(guest.cookies, before, "and known from then on");
    }
}

#[tokio::test]
async fn nothing_that_is_refused_sets_a_cookie() {
    let house = House::new().await;
    let (table, _, _) = friends(&house).await;
    let mut guest = house.browser();
    for path in ["/nowhere", "/t/nowhere", "/move/nothing", "/rules/chess", "/rules/%ff", "/move/%ff"] {
        check_sets_none(&guest.get(path).await, path);
    }
    for (path, fields, status) in [
        (format!("{table}/sit"), &[("name", "Eve")][..], 409),
        (format!("{table}/step"), &[("step", "place b2"), ("revision", "2")], 403),
        ("/tables".to_owned(), &[("game", "chess")], 400),
        ("/settings".to_owned(), &[("lang", "hu"), ("theme", "pink")], 400),
        ("/me".to_owned(), &[], 400),
    ] {
        let answer = guest.post(&path, fields).await.expect(status);
        check_sets_none(&answer, &path);
    }
    let busy = House::with(|config| config.requests_per_second = 0).await;
    check_sets_none(&busy.browser().get("/").await.expect(429), "too many requests");
}

#[tokio::test]
async fn whichever_cookie_is_genuine_counts_wherever_forged_ones_stand() {
    let house = House::new().await;
    let (table, first, _) = friends(&house).await;
    let own = format!("akhet={}", first.cookies["akhet"]);
    let forged = "akhet=zsofi.00; akhet=; akhet=\"x\"";
    for lines in [
        vec![format!("{own}; {forged}")],
        vec![format!("{forged}; {own}")],
        vec![format!("{forged}; {own}; {forged}")],
        vec![forged.to_owned(), own.clone()],
        vec![own.clone(), forged.to_owned()],
        vec![format!("__Host-akhet=zsofi.00; {own}")],
    ] {
        let mut request = house.browser().request(Method::GET, &table, Body::empty());
        for line in &lines {
            request.headers_mut().append("cookie", line.parse().unwrap());
        }
        let answer = house.send(request).await.expect(200);
        assert!(!html::steps(&answer.text()).is_empty(), "{lines:?}");
        check_sets_none(&answer, &format!("{lines:?}"));
    }
    let flood = format!("{}{own}", "akhet=zsofi.00; ".repeat(500));
    let mut request = house.browser().request(Method::GET, &table, Body::empty());
    request.headers_mut().append("cookie", flood.parse().unwrap());
    house.send(request).await.expect(200);
}

/// Somebody else's cookie that cannot be read takes none of ours with it.
#[tokio::test]
async fn a_cookie_that_cannot_be_read_hides_no_other() {
    let house = House::new().await;
    let mut guest = house.browser();
    guest.post("/me", &[("name", "Anna")]).await;
    let own: Vec<String> = guest.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    for line in [format!("user=Jos\u{e9}; {}", own.join("; ")), format!("{}; user=Jos\u{e9}", own.join("; "))]
    {
        let request = Request::get("/me").header("cookie", HeaderValue::from_bytes(line.as_bytes()).unwrap());
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        check_sets_none(&answer, &line);
        assert!(answer.text().contains("Anna"), "{line}");
    }
}

/// A picture that does not say where it stands.
#[tokio::test]
async fn a_picture_without_an_address_sets_no_cookie() {
    let house = House::new().await;
    for (accept, sets) in
        [("image/avif,image/webp,*/*;q=0.8", false), ("*/*", true), ("text/html,*/*;q=0.8", true)]
    {
        let answer = sent_with(&house, &[("accept", accept)]).get("/").await;
        assert_eq!(answer.headers.contains_key("set-cookie"), sets, "{accept}");
    }
}

#[tokio::test]
async fn a_session_of_another_server_makes_a_stranger_here_and_is_not_lost_there() {
    let (house, other) = (House::new().await, House::new().await);
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    sign_up(&mut other.browser(), "Zsófi").await;
    let before = owner.cookies.clone();
    let mut elsewhere = other.same(&owner);
    assert!(!elsewhere.page("/me").await.contains("signed in as"));
    let refused = elsewhere.post("/account/name", &[("name", "Mallory")]).await.expect(403);
    assert!(refused.text().contains("You are not signed in any more."));
    assert!(elsewhere.get("/account").await.target().starts_with("/sign-in"));
    elsewhere.page("/").await;
    // What the other server has stored in the browser, it takes back home.
    let mut back = house.same(&elsewhere);
    for (name, value) in &before {
        assert_eq!(back.cookies.get(name), Some(value), "{name}");
    }
    assert!(back.page("/me").await.contains("signed in as Zsófi"));
}
