//! Behind a proxy that is trusted, clients and TLS are what it says; nobody else is believed.

use std::net::IpAddr;

use web::Proxies;

use crate::browser::{Browser, House};

const PROXY: &str = "10.0.0.1";

async fn behind_proxy(tables_per_hour: u32) -> House {
    House::with(|config| {
        config.proxies = Proxies::read(&[PROXY]).unwrap();
        config.tables_per_hour = tables_per_hour;
    })
    .await
}

/// Connects a browser from an address, with what the proxy there says.
fn connect(browser: &Browser, peer: &str, headers: &[(&'static str, &str)]) -> Browser {
    let headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    let mut browser = browser.clone();
    browser.peer = Some(peer.parse::<IpAddr>().unwrap());
    browser.headers = headers;
    browser
}

fn over_tls(browser: &Browser) -> Browser {
    connect(browser, PROXY, &[("x-forwarded-for", "203.0.113.5"), ("x-forwarded-proto", "https")])
}

fn without_tls(browser: &Browser) -> Browser {
    connect(browser, PROXY, &[("x-forwarded-for", "203.0.113.5"), ("x-forwarded-proto", "http")])
}

async fn plays(browser: &mut Browser, table: &str) -> bool {
    browser.page(table).await.contains("/resign")
}

#[tokio::test]
async fn over_tls_every_cookie_is_secure_and_the_guest_is_named_by_one_of_this_host() {
    let house = behind_proxy(100).await;
    let mut guest = over_tls(&house.browser());
    let greeted = guest.get("/").await;
    let introduced = guest.post("/me", &[("name", "Zsófi")]).await;
    let set = guest.post("/settings", &[("lang", "hu"), ("theme", "dark")]).await;
    let mut names = Vec::new();
    for cookie in [&greeted, &introduced, &set].iter().flat_map(|answer| answer.headers.get_all("set-cookie"))
    {
        let mut parts: Vec<&str> = cookie.to_str().unwrap().split("; ").collect();
        names.push(parts.remove(0).split_once('=').unwrap().0);
        parts.sort_unstable();
        assert_eq!(parts, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"], "{cookie:?}");
    }
    names.sort_unstable();
    assert_eq!(names, ["__Host-akhet", "lang", "name", "theme"]);
    let table = guest.create(&[("with", "friend")]).await;
    assert!(guest.page(&table).await.contains(&format!("https://akhet.test{table}")), "so are links");
}

#[tokio::test]
async fn nobody_loses_a_seat_by_getting_a_safer_cookie() {
    let house = behind_proxy(100).await;
    let mut guest = without_tls(&house.browser());
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let old = guest.cookies["akhet"].clone();
    let mut guest = over_tls(&guest);
    assert!(plays(&mut guest, &table).await);
    assert_eq!(guest.cookies["__Host-akhet"], old, "the same guest");
    assert_eq!(guest.cookies["akhet"], old, "which stays until the browser shows that it has the other");
    assert!(plays(&mut guest, &table).await);
    assert!(!guest.cookies.contains_key("akhet"), "and then never travels in the clear again");
    assert!(plays(&mut guest, &table).await);
    // A proxy that is no longer named, while browsers still come by TLS.
    let mut unnamed = connect(&guest, "10.9.9.9", &[]);
    assert!(plays(&mut unnamed, &table).await);
    assert!(!unnamed.cookies.contains_key("akhet"));
}

#[tokio::test]
async fn a_browser_that_cannot_keep_the_safer_cookie_keeps_the_old_one() {
    let house = behind_proxy(100).await;
    let mut guest = without_tls(&house.browser());
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let mut misled = over_tls(&guest);
    for _ in 0..3 {
        assert!(plays(&mut misled, &table).await);
        // Without TLS a browser ignores it, whatever the proxy says.
        misled.cookies.remove("__Host-akhet");
    }
    assert!(plays(&mut without_tls(&misled), &table).await);
}

#[tokio::test]
async fn a_planted_cookie_does_not_replace_a_safe_one() {
    let house = behind_proxy(100).await;
    let mut guest = over_tls(&house.browser());
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let mut attacker = without_tls(&house.browser());
    attacker.page("/").await;
    guest.cookies.insert("akhet".to_owned(), attacker.cookies["akhet"].clone());
    for _ in 0..2 {
        assert!(plays(&mut guest, &table).await);
    }
    assert_eq!(guest.cookies["akhet"], attacker.cookies["akhet"], "it may be somebody's without TLS");
}

#[tokio::test]
async fn whoever_is_no_proxy_is_not_believed() {
    let house = behind_proxy(1).await;
    let fields = [("game", "imhotep-duel"), ("with", "friend")];
    let liar = |number: u8| {
        let forged = format!("198.51.100.{number}");
        connect(
            &house.browser(),
            "203.0.113.9",
            &[("x-forwarded-for", &forged), ("x-forwarded-proto", "https")],
        )
    };
    let mut first = liar(1);
    let table = first.post("/tables", &fields).await.target();
    let names: Vec<&String> = first.cookies.keys().collect();
    assert_eq!(names, ["akhet"]);
    assert!(first.page(&table).await.contains(&format!("http://akhet.test{table}")));
    for number in 2..5 {
        liar(number).post("/tables", &fields).await.expect(429);
    }
}

#[tokio::test]
async fn clients_behind_a_proxy_have_allowances_of_their_own_and_cannot_forge_others() {
    let house = behind_proxy(1).await;
    let fields = [("game", "imhotep-duel"), ("with", "friend")];
    let make = async |hops: &str| {
        let mut client = connect(&house.browser(), PROXY, &[("x-forwarded-for", hops)]);
        client.post("/tables", &fields).await.status.as_u16()
    };
    assert_eq!(make("203.0.113.1").await, 303);
    assert_eq!(make("203.0.113.1").await, 429);
    assert_eq!(make("203.0.113.2").await, 303);
    for forged in
        ["198.51.100.7, 203.0.113.1", "198.51.100.8, 203.0.113.2", "198.51.100.9, 203.0.113.1, 10.0.0.1"]
    {
        assert_eq!(make(forged).await, 429, "{forged}");
    }
}
