//! Nobody reaches by a notice what only the server can reach, or hears or sends what is another's.

use crate::browser::{Browser, House};
use crate::notices::{OWN, add, channel, house, press};
use crate::profiles::person;
use crate::sinks::Sink;

/// What the page says after a test that goes to an address.
async fn tried(browser: &mut Browser, address: &str) -> String {
    add(browser, "webhook", address).await;
    press(browser, "test").await;
    let page = browser.page(OWN).await;
    press(browser, "remove").await;
    page
}

#[tokio::test]
async fn no_webhook_leads_into_a_network_that_is_not_allowed() {
    let open = House::new().await;
    let mut sink = Sink::web(Some("200 OK")).await;
    let mut zsofi = person(&open, "Zsófi").await;
    for host in ["127.0.0.1", "localhost", "2130706433", "[::ffff:127.0.0.1]", "[::1]", "0.0.0.0"] {
        let page = tried(&mut zsofi, &format!("http://{host}:{}/", sink.port)).await;
        assert!(page.contains("to which this server sends nothing"), "{host}");
    }
    let house = house().await;
    let redirect = format!("302 Found\r\nlocation: {}", sink.address("/inner"));
    let outer = Sink::web(Some(Box::leak(redirect.into_boxed_str()))).await;
    let mut balint = person(&house, "Bálint").await;
    assert!(tried(&mut balint, &outer.address("/")).await.contains("answered with status 302"));
    assert!(sink.rest().is_empty(), "nobody came");
    for address in ["ftp://example.org/", "http://example.org:25/", "http://a:b@example.org/", "x", ""] {
        balint.post(OWN, &[("kind", "webhook"), ("address", address)]).await.expect(400);
    }
    balint.post(OWN, &[("kind", "ntfy"), ("address", "https://ntfy.sh/")]).await.expect(400);
    balint.post(OWN, &[("kind", "mail")]).await.expect(400);
}

#[tokio::test]
async fn channels_are_their_owners_and_there_are_not_too_many_nor_too_many_tests() {
    let house = house().await;
    let mut sink = Sink::web(Some("200 OK")).await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    add(&mut zsofi, "webhook", &sink.address("/")).await;
    let channel = channel(&mut zsofi).await;
    for what in ["save", "test", "renew", "remove"] {
        balint.post(&channel, &[("do", what)]).await.expect(404);
        house.browser().post(&channel, &[("do", what)]).await.expect(403);
    }
    assert!(house.browser().get(OWN).await.target().starts_with("/sign-in"));
    for _ in 0..12 {
        zsofi.post(&channel, &[("do", "test")]).await.target();
        assert_eq!(sink.next().await.json()["kind"], "test");
    }
    zsofi.post(&channel, &[("do", "test")]).await.expect(429);
    for number in 1..10 {
        add(&mut zsofi, "webhook", &sink.address(&format!("/{number}"))).await;
    }
    zsofi.post(OWN, &[("kind", "feed")]).await.expect(429);
    add(&mut zsofi, "webhook", &sink.address("/9")).await;
    assert_eq!(house.database().await.count("channels").await, 10, "one that is there is not added again");
}
