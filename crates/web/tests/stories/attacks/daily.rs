//! One first try for each visitor, whatever they send; and nobody learns anything of a deal before their own try is over.

use axum::body::Body;
use axum::http::Method;

use crate::browser::{Browser, House, form, play_out};
use crate::daily::{DAY, DEAL, at_noon, begin, day, finish, house, secret};
use crate::html;

/// The row of the reader in the table of results.
async fn own_row(visitor: &mut Browser) -> String {
    let page = visitor.page(DEAL).await;
    html::inside(&page, "<tr class=\"own\"", "</tr>").unwrap_or_else(|| panic!("{page}")).to_owned()
}

async fn count(house: &House, rows: &str) -> i64 {
    house.database().await.count(rows).await
}

#[tokio::test]
async fn a_form_of_another_site_begins_nothing() {
    let house = house().await;
    let mut visitor = house.browser();
    visitor.page(DEAL).await;
    for header in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.test")] {
        let mut tricked = visitor.clone();
        tricked.headers.push((header.0, header.1.to_owned()));
        tricked.post(DEAL, &[]).await.expect(403);
    }
    assert_eq!((count(&house, "tries").await, count(&house, "tables").await), (0, 0));
}

#[tokio::test]
async fn a_post_that_is_sent_again_and_again_is_one_first_try() {
    let house = house().await;
    let mut visitor = house.browser();
    visitor.page(DEAL).await;
    let mut tabs = [visitor.clone(), visitor.clone(), visitor.clone()];
    let [one, two, three] = &mut tabs;
    let (one, two, three) = tokio::join!(one.post(DEAL, &[]), two.post(DEAL, &[]), three.post(DEAL, &[]));
    let table = one.target();
    assert!(two.target() == table && three.target() == table);
    assert_eq!((count(&house, "tries").await, count(&house, "tables").await), (1, 1));
    play_out(&table, &mut [visitor.clone()], 8).await;
    let result = own_row(&mut visitor).await;
    let practice = visitor.post(DEAL, &[]).await.target();
    assert_ne!(practice, table);
    play_out(&practice, &mut [visitor.clone()], 9).await;
    // The last move of the first try once more, and an end that was there already.
    visitor.post(&format!("{table}/step"), &[("revision", "1"), ("step", "place b2")]).await;
    visitor.post(&format!("{table}/resign"), &[("revision", "1")]).await;
    visitor.post(&format!("{practice}/resign"), &[("revision", "1")]).await;
    assert_eq!(own_row(&mut visitor).await, result);
    assert_eq!(count(&house, "tries").await, 1);
}

#[tokio::test]
async fn results_of_others_are_not_read_before_ones_own_first_try_is_over() {
    let house = house().await;
    finish(&mut house.browser(), "Bálint", 10).await;
    let mut visitor = house.browser();
    let check = |page: &str| {
        assert!(page.contains("One visitor has finished it"), "{page}");
        let tells = ["Bálint", "rtab", "class=\"axis\"", "<textarea", "class=\"made"];
        assert!(tells.iter().all(|told| !page.contains(told)), "{page}");
    };
    check(&visitor.page(DEAL).await);
    check(&visitor.page(&format!("{DEAL}?month=2041-05")).await);
    let table = begin(&mut visitor, "Zsófi").await;
    check(&visitor.page(DEAL).await);
    let page = visitor.my_turn(&table).await;
    visitor.submit(&form(&page, &format!("{table}/resign")), &[]).await.target();
    assert!(visitor.page(DEAL).await.contains("Bálint"), "now it is over");
}

#[tokio::test]
async fn tables_of_others_cannot_be_looked_at_while_the_day_lasts() {
    let house = house().await;
    let table = begin(&mut house.browser(), "Bálint").await;
    let mut thief = house.browser();
    let api = table.replace("/t/", "/api/tables/");
    for below in [
        "",
        "/live",
        "/events",
        "/frame?n=1",
        "/what?thing=b2",
        "/replay",
        "/review",
        "/fair",
        "/record",
        "/picture.png",
    ] {
        thief.get(&format!("{table}{below}")).await.expect(403);
    }
    for below in ["", "/record", "/events"] {
        thief.get(&format!("{api}{below}")).await.expect(403);
    }
    for below in
        ["/sit", "/step", "/undo", "/hint", "/resign", "/leave", "/rematch", "/move", "/from", "/retry"]
    {
        thief
            .post(&format!("{table}{below}"), &[("revision", "1"), ("tell", "kind"), ("step", "1")])
            .await
            .expect(403);
    }
}

#[tokio::test]
async fn in_a_first_try_hints_and_undo_are_refused_however_they_are_asked_for() {
    let house = house().await;
    let mut visitor = house.browser();
    visitor.cookies.insert("coach".to_owned(), "on".to_owned());
    let table = begin(&mut visitor, "").await;
    let page = visitor.my_turn(&table).await;
    assert!(!page.contains("id=\"coach\""), "nobody coaches either: {page}");
    assert!(!page.contains("id=\"hint\"") && !page.contains(&format!("{table}/undo")), "{page}");
    let step = html::steps(&page).swap_remove(0);
    visitor.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.target();
    let page = visitor.my_turn(&table).await;
    let revision = form(&page, &format!("{table}/step"))
        .fields
        .iter()
        .find(|(name, _)| name == "revision")
        .unwrap()
        .1
        .clone();
    visitor.post(&format!("{table}/undo"), &[("revision", &revision)]).await.expect(403);
    visitor.post(&format!("{table}/hint"), &[("revision", &revision), ("tell", "kind")]).await.expect(403);
}

#[tokio::test]
async fn an_address_that_is_no_day_or_not_yet_one_is_nowhere() {
    let house = house().await;
    let mut visitor = house.browser();
    for day in [
        "2041-05-07",
        "2041-05-05",
        "9999-12-31",
        "0000-00-00",
        "2041-02-30",
        "2041-5-6",
        "today",
        "-1",
        "%00",
        "..%2f..",
        "2041-05-06%27--",
        "٢٠٤١-٠٥-٠٦",
        "2041-05-06é",
        "99999999999999999999",
    ] {
        let address = format!(
            "/daily/imhotep-duel/{}",
            day.bytes()
                .map(|byte| if byte.is_ascii() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02x}")
                })
                .collect::<String>()
        );
        visitor.get(&address).await.expect(404);
        visitor.post(&address, &[]).await.expect(404);
    }
    visitor.get(&format!("/daily/nothing/{DAY}")).await.expect(404);
    visitor.get("/daily/nothing").await.expect(404);
    for month in ["", "2041", "2041-13", "2041-00", "x", "2041-05-06", "1969-12", "%ff"] {
        visitor.get(&format!("{DEAL}?month={month}")).await.expect(400);
    }
    for month in ["1970-01", "9999-12"] {
        visitor.get(&format!("{DEAL}?month={month}")).await.expect(200);
    }
    assert_eq!(count(&house, "tables").await, 0);
}

#[tokio::test]
async fn a_flood_of_tables_is_cut_off_and_the_first_try_goes_on() {
    let house = at_noon(House::with(|config| config.tables_per_hour = 3).await);
    let mut visitor = house.browser();
    let table = begin(&mut visitor, "").await;
    for _ in 0..5 {
        assert_eq!(visitor.post(DEAL, &[]).await.target(), table, "no new table");
    }
    let page = visitor.my_turn(&table).await;
    visitor.submit(&form(&page, &format!("{table}/resign")), &[]).await.target();
    visitor.post(DEAL, &[]).await.target();
    visitor.post(DEAL, &[]).await.target();
    visitor.post(DEAL, &[]).await.expect(429);
    assert_eq!(count(&house, "tables").await, 3);
    let huge = visitor.request(Method::POST, DEAL, Body::from(format!("name={}", "x".repeat(1 << 20))));
    house.send(huge).await.expect(413);
}

#[tokio::test]
async fn names_in_results_are_names_and_nothing_else() {
    let house = house().await;
    for (number, name) in ["<img src=x>", "Vizier", "", "  "].into_iter().enumerate() {
        finish(&mut house.browser(), name, 20 + number as u64).await;
    }
    house.tables.set_clock(day().later(1).begins());
    let page = house.browser().page(DEAL).await;
    assert!(page.contains("&lt;img src=x&gt;") && !page.contains("<img src=x"), "{page}");
    assert!(page.contains("Vizier (guest)"), "{page}");
    assert_eq!(page.matches(">A visitor<").count(), 2, "{page}");
}

#[tokio::test]
async fn an_archive_brings_no_result_and_no_table_of_a_deal_that_is_under_way() {
    let house = house().await;
    finish(&mut house.browser(), "Zsófi", 30).await;
    let sealed = secret(&house).await;
    house.tables.set_clock(day().later(1).begins());
    house.tables.today().await.unwrap();
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    // Elsewhere it is still the day of the deal, which has another secret there.
    let elsewhere = at_noon(house.beside("elsewhere").await);
    elsewhere.browser().page(DEAL).await;
    assert_ne!(secret(&elsewhere).await, sealed);
    let imported = service::import(&elsewhere.config.place, &folder).await.unwrap();
    assert_eq!((imported.done, imported.broken.len()), (0, 1), "{imported:?}");
    elsewhere.tables.set_clock(day().later(1).begins());
    elsewhere.tables.today().await.unwrap();
    let imported = service::import(&elsewhere.config.place, &folder).await.unwrap();
    assert_eq!(imported.done, 1, "{imported:?}");
    assert_eq!((count(&elsewhere, "tries").await, count(&elsewhere, "tables WHERE counts").await), (0, 0));
    assert!(!elsewhere.browser().page(DEAL).await.contains("Zsófi"));
}
