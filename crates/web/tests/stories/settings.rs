//! Languages, colours and names.

use std::collections::{BTreeMap, BTreeSet};

use crate::accounts::sign_up;
use crate::browser::House;
use crate::html;
use crate::operators::operator;
use crate::profiles::show;
use crate::reports::report;
use crate::tournaments::make;

#[tokio::test]
async fn the_language_is_the_browser_s_until_another_is_chosen() {
    let house = House::new().await;
    for (accepted, lang) in [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("hu", "hu"),
        ("de, HU;q=0.5", "hu"),
        ("é, *;q=0.1", "en"),
    ] {
        let mut guest = house.browser();
        guest.headers.push(("accept-language", accepted.to_owned()));
        assert_eq!(html::attribute(&guest.page("/").await, "lang").as_deref(), Some(lang), "{accepted}");
        guest.post("/settings", &[("lang", "hu"), ("back", "/rules")]).await.target();
        assert_eq!(html::attribute(&guest.page("/").await, "lang").as_deref(), Some("hu"));
    }
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let house = House::new().await;
    let (table, first, _) = crate::browser::friends(&house).await;
    for lang in ["en", "fr", "hu"] {
        let mut guest = first.clone();
        guest.post("/settings", &[("lang", lang)]).await.target();
        for path in ["/", "/tables", "/me", "/rules/imhotep-duel", "/pad/imhotep-duel", &table, "/nowhere"] {
            let page = guest.get(path).await.text();
            assert_eq!(html::attribute(&page, "lang").as_deref(), Some(lang), "{path}");
        }
    }
}

#[tokio::test]
async fn every_page_about_people_speaks_every_language() {
    let house = House::new().await;
    let (table, mut first, mut second) = crate::browser::friends(&house).await;
    sign_up(&mut second, "Camille").await;
    show(&mut second, "everybody", "shown").await;
    report(&mut first, &table, "leaving", "").await;
    let mut boss = operator(&house).await;
    let open = format!("/operator/reports/{}", crate::reports::open(&boss.page("/operator").await));
    let tournament = make(&mut boss, "imhotep-duel", &[]).await;
    let people = format!("{table}/people");
    let mut pages: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for lang in ["en", "fr", "hu"] {
        for browser in [&mut first, &mut second, &mut boss] {
            browser.post("/settings", &[("lang", lang)]).await.target();
        }
        let of_guest =
            ["/sign-in", "/account/new", "/privacy", "/account/blocks", "/account/decisions", &people];
        let of_account = [
            "/account",
            "/account/seeing",
            "/account/notices",
            "/account/time",
            "/account/blocks",
            "/account/decisions",
            "/friends",
            "/people/Camille",
            "/leaders/imhotep-duel",
            "/lobby",
            "/tournaments",
            "/tournaments/new",
            &tournament,
        ];
        let of_operator = [
            "/operator",
            "/operator/people?name=camille",
            "/operator/tables",
            "/operator/log",
            "/people/Camille/challenge",
            &open,
        ];
        let all = [(&mut first, &of_guest[..]), (&mut second, &of_account), (&mut boss, &of_operator)];
        for (browser, paths) in all {
            for path in paths {
                let page = browser.page(path).await;
                assert_eq!(html::attribute(&page, "lang").as_deref(), Some(lang), "{path}");
                let heading = html::inside(&page, "<h1", "</h1>").unwrap_or_default().to_owned();
                // A heading that is a name is the same in every language.
                if !heading.contains("Camille") && !heading.contains("Harbour Cup") {
                    pages.entry(path).or_default().insert(heading);
                }
            }
        }
    }
    assert!(pages.len() > 15);
    for (path, headings) in pages {
        // “Tables” is French as well.
        assert!(headings.len() > 1, "{path} has the headings {headings:?}");
    }
}

#[tokio::test]
async fn the_theme_is_remembered() {
    let house = House::new().await;
    let mut guest = house.browser();
    for theme in ["dark", "light", "system"] {
        guest.post("/settings", &[("theme", theme)]).await.target();
        assert_eq!(guest.cookies["theme"], theme);
        let page = guest.page("/").await;
        let on_page = html::attribute(&page, "data-theme");
        assert_eq!(on_page.as_deref().unwrap_or("system"), theme);
    }
    guest.post("/settings", &[("theme", "pink")]).await.expect(400);
    guest.post("/settings", &[("lang", "xx")]).await.expect(400);
}

#[tokio::test]
async fn settings_send_nobody_to_another_site() {
    let house = House::new().await;
    let mut guest = house.browser();
    let check = [
        ("/rules/imhotep-duel?x=1#end", "/rules/imhotep-duel?x=1#end"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("/\0", "/"),
        ("/\r\nset-cookie: a=b", "/"),
        ("/é", "/"),
        ("", "/"),
    ];
    for (back, expected) in check {
        let target = guest.post("/settings", &[("theme", "dark"), ("back", back)]).await.target();
        assert_eq!(target, expected, "{back:?}");
    }
}

#[tokio::test]
async fn a_name_is_remembered_cut_and_escaped() {
    let house = House::new().await;
    let mut guest = house.browser();
    let name = "<script>alert(1)</script> \"Zs\u{f3}fi\" & more than fits";
    guest.post("/me", &[("name", name)]).await.target();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    for path in ["/me", "/", "/tables", &table] {
        let page = guest.page(path).await;
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/"), "{path}");
        assert!(!page.contains("<script>alert") && !page.contains("fits"), "{path}");
    }
    guest.post("/me", &[("name", "  \n ")]).await.target();
    assert!(!guest.page("/me").await.contains("&lt;script"), "an empty name is none");
    guest.post("/me", &[]).await.expect(400);
}

#[tokio::test]
async fn a_name_that_a_browser_has_had_for_long_is_read() {
    let house = House::new().await;
    for (cookie, name) in [
        ("Zs%c3%b3fi", "Zsófi"),
        ("Zs%C3%B3fi", "Zsófi"),
        ("Zsofi", "Zsofi"),
        ("%c3%89lo%c3%afse%2dMarie%20%2b%201", "Éloïse-Marie + 1"),
        ("100%25%20%3b%3d%2c", "100% ;=,"),
        ("Zs%25c3%25b3fi", "Zs%c3%b3fi"),
        ("%e2%99%9e%f0%9f%8e%b2", "♞🎲"),
    ] {
        let mut guest = house.browser();
        guest.cookies.insert("name".to_owned(), cookie.to_owned());
        let page = guest.page("/me").await;
        assert!(page.contains(&format!("value=\"{name}\"")), "{cookie}: {page}");
        // What is written today reads the same.
        guest.post("/me", &[("name", name)]).await.target();
        assert!(guest.page("/me").await.contains(&format!("value=\"{name}\"")), "{}", guest.cookies["name"]);
    }
    for broken in ["", "%20", "%ff", "%c3"] {
        let mut guest = house.browser();
        guest.cookies.insert("name".to_owned(), broken.to_owned());
        assert_eq!(guest.page("/me").await, house.browser().page("/me").await, "{broken}");
    }
}
