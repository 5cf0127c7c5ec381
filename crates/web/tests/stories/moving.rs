//! Moving a seat to another device by a link that works once.

use crate::browser::{Browser, House, form, friends};
use crate::html;

/// The one-time link for the seat of this browser.
pub(crate) async fn offer(browser: &mut Browser, table: &str) -> String {
    let page = browser.page(table).await;
    let answer = browser.submit(&form(&page, &format!("{table}/move")), &[]).await.expect(200);
    let page = answer.text();
    let link = html::tags(&page).find_map(|tag| tag.get("value").filter(|value| value.contains("/move/")));
    link.expect("the link is shown").replace("http://akhet.test", "")
}

#[tokio::test]
async fn a_link_takes_the_seat_along_once() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let (mut phone, mut thief) = (house.browser(), house.browser());
    let link = offer(&mut laptop, &table).await;
    for _ in 0..2 {
        phone.page(&link).await;
    }
    assert!(!html::steps(&laptop.page(&table).await).is_empty(), "looking at the link changes nothing");
    assert_eq!(phone.post(&link, &[]).await.target(), table);
    assert!(!html::steps(&phone.page(&table).await).is_empty());
    assert!(html::steps(&laptop.page(&table).await).is_empty(), "the old device has lost it");
    for browser in [&mut thief, &mut laptop] {
        let used = browser.post(&link, &[]).await.expect(404);
        assert!(used.text().contains("This link has already been used, or it is too old."));
        browser.get(&link).await.expect(404);
    }
    phone.play(&table, "place b2").await.target();
}

#[tokio::test]
async fn a_link_expires() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    let link = offer(&mut laptop, &table).await;
    let mut database = house.database().await;
    assert_eq!(database.execute("UPDATE moves SET expires = 1").await, 1);
    let mut phone = house.browser();
    phone.get(&link).await.expect(404);
    phone.post(&link, &[]).await.expect(404);
    assert!(!html::steps(&laptop.page(&table).await).is_empty());
}

#[tokio::test]
async fn a_device_that_is_passed_round_takes_all_its_seats_along() {
    let house = House::new().await;
    let (mut laptop, mut phone) = (house.browser(), house.browser());
    let table = laptop.create(&[("with", "device")]).await;
    laptop.sit(&table, "").await.target();
    let link = offer(&mut laptop, &table).await;
    phone.post(&link, &[]).await.target();
    for step in ["place a1", "place b1", "place c1", "place a2"] {
        phone.play(&table, step).await.target();
    }
}

#[tokio::test]
async fn a_link_that_no_other_device_can_open_says_so_and_what_to_do() {
    let house = House::new().await;
    let (table, mut laptop, _) = friends(&house).await;
    laptop.headers.push(("host", "localhost:8080".to_owned()));
    let page = laptop.page(&table).await;
    let offered = laptop.submit(&form(&page, &format!("{table}/move")), &[]).await.expect(200).text();
    for part in ["only works on this computer", "akhet serve --bind 0.0.0.0:8080"] {
        assert!(offered.contains(part), "{part}: {offered}");
    }
    assert!(!offered.contains("http://localhost"), "{offered}");
    assert!(offered.contains("<template id=\"copied\""), "the script says when it was copied");
    let copied = html::inside(&page, "<template id=\"copied-here\"", "</template>").unwrap();
    assert!(copied.contains("only works on this computer"), "and so does a link that was copied: {copied}");
}
