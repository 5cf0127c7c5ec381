//! Accounts: signing up in the middle of a game, signing in elsewhere, and what people change of their own.

use service::{Operator, Verdict};

use crate::browser::{Answer, Browser, House, encode, form, friends};
use crate::{daily, html};

pub(crate) const PASSWORD: &str = "hálóing a fogason";

/// Makes an account of whoever uses a browser. Returns the recovery codes.
pub(crate) async fn sign_up(browser: &mut Browser, name: &str) -> Vec<String> {
    let page = browser.post("/account/new", &[("name", name), ("password", PASSWORD), ("mail", "")]).await;
    codes(&page.expect(200).text())
}

fn codes(page: &str) -> Vec<String> {
    let list = html::inside(page, "<ol class=\"codes\"", "</ol>").expect("codes are shown");
    list.split("<code>").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
}

pub(crate) async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    browser.post("/sign-in", &[("name", name), ("password", password)]).await
}

/// Whether somebody may act at a table now.
async fn plays(browser: &mut Browser, table: &str) -> bool {
    !html::steps(&browser.page(table).await).is_empty()
}

#[tokio::test]
async fn a_guest_signs_up_in_the_middle_of_a_game_and_keeps_it() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    let mut second = second;
    second.play(&table, "place b1").await.target();
    let mut thief = first.clone();
    assert!(plays(&mut thief, &table).await, "a copied cookie is as good as the one it was copied from");
    let along = first.page("/account/new").await;
    assert!(along.contains("1 running game"), "{along}");
    let codes = sign_up(&mut first, "Zsófi").await;
    assert_eq!(codes.len(), 8);
    assert!(!first.cookies.contains_key("akhet"), "{:?}", first.cookies);
    assert!(first.cookies.contains_key("akhet-session"));
    assert!(plays(&mut first, &table).await, "the seat stays");
    assert!(!plays(&mut thief, &table).await, "the old cookie opens nothing");
    assert_eq!(thief.get("/account").await.target(), "/sign-in?back=%2Faccount");
    first.play(&table, "unload b").await.target();
    assert!(first.page("/me").await.contains("signed in as Zsófi"));
    // And after a restart, and on another node.
    let other = house.again().await;
    let (mut first, mut thief) = (other.same(&first), other.same(&thief));
    assert!(first.page("/tables").await.contains(&table));
    assert!(!thief.page("/tables").await.contains(&table));
}

#[tokio::test]
async fn a_second_device_signs_in_and_brings_its_games() {
    let house = House::new().await;
    let mut laptop = house.browser();
    sign_up(&mut laptop, "Bálint").await;
    let (table, mut phone, _) = friends(&house).await;
    let guest = phone.cookies["akhet"].clone();
    let asked = sign_in(&mut phone, "balint", PASSWORD).await.target();
    assert_eq!(asked, "/account/bring");
    assert!(phone.page(&asked).await.contains("You have played 1 game as a guest"));
    assert!(!plays(&mut phone, &table).await, "not before they say so");
    phone.post(&asked, &[("bring", "yes")]).await.target();
    assert!(plays(&mut phone, &table).await && plays(&mut laptop, &table).await);
    let mut left = house.browser();
    left.cookies.insert("akhet".to_owned(), guest);
    assert!(!plays(&mut left, &table).await, "the guest has handed everything on");
    laptop.play(&table, "place b2").await.target();
}

#[tokio::test]
async fn whoever_signs_in_on_the_way_to_something_arrives_there_and_never_elsewhere() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let fields = [("name", "Zsófi"), ("password", PASSWORD)];
    let mut guest = house.browser();
    let way = guest.get("/friends").await.target();
    let page = guest.page(&way).await;
    assert!(page.contains("That needs an account."), "{page}");
    let wrong = guest.submit(&form(&page, "/sign-in"), &[("name", "Zsófi"), ("password", "x")]).await;
    let again = wrong.expect(403).text();
    assert_eq!(guest.submit(&form(&again, "/sign-in"), &fields).await.target(), "/friends");
    assert_eq!(guest.get(&way).await.target(), "/friends", "whoever is in already goes on at once");
    // With games of their own, they are asked about these first.
    let mut guest = house.browser();
    guest.create(&[("with", "device")]).await;
    let page = guest.page(&way).await;
    let asked = guest.submit(&form(&page, "/sign-in"), &fields).await.target();
    assert_eq!(asked, "/account/bring?back=%2Ffriends");
    let page = guest.page(&asked).await;
    let brought = guest.submit(&form(&page, "/account/bring"), &[("bring", "yes")]).await;
    assert_eq!(brought.target(), "/friends");
    // Somebody new makes an account, and goes on from the codes.
    let mut guest = house.browser();
    let page = guest.page(&way).await;
    assert!(page.contains("href=\"/account/new?back=%2Ffriends\""), "{page}");
    let page = guest.page("/account/new?back=%2Ffriends").await;
    let new = [("name", "Camille"), ("password", PASSWORD)];
    let codes = guest.submit(&form(&page, "/account/new"), &new).await.expect(200).text();
    assert!(codes.contains("href=\"/friends\""), "{codes}");
    for elsewhere in ["https://evil.example/", "//evil.example", "/\\evil.example"] {
        let mut guest = house.browser();
        let page = guest.page(&format!("/sign-in?back={}", encode(elsewhere))).await;
        assert!(!page.contains("evil.example"), "{page}");
        let forged = [&fields[..], &[("back", elsewhere)]].concat();
        assert_eq!(guest.post("/sign-in", &forged).await.target(), "/");
    }
}

#[tokio::test]
async fn games_that_are_left_with_the_guest_are_there_after_signing_out() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Bálint").await;
    let (table, mut phone, _) = friends(&house).await;
    let asked = sign_in(&mut phone, "Bálint", PASSWORD).await.target();
    phone.post(&asked, &[("bring", "no")]).await.target();
    assert!(!plays(&mut phone, &table).await);
    phone.post("/sign-out", &[]).await.target();
    assert!(plays(&mut phone, &table).await);
}

#[tokio::test]
async fn a_recovery_code_works_once_and_a_lost_password_is_replaced_by_a_link() {
    let house = House::new().await;
    let codes = sign_up(&mut house.browser(), "Zsófi").await;
    let mut phone = house.browser();
    let typed = codes[3].to_lowercase();
    let mut fields = [("who", "ZSÓFI"), ("recovery-code", typed.as_str()), ("next", "short")];
    phone.post("/sign-in/code", &fields).await.expect(422);
    fields[2].1 = "a quite different one";
    phone.post("/sign-in/code", &fields).await.target();
    assert!(phone.page("/account").await.contains("7 are left"));
    let mut thief = house.browser();
    thief.post("/sign-in/code", &fields).await.expect(403);
    sign_in(&mut thief, "Zsófi", PASSWORD).await.expect(403);
    // New codes need the password, and replace all others.
    phone.post("/account/codes", &[("present-codes", PASSWORD)]).await.expect(403);
    let page = phone.post("/account/codes", &[("present-codes", fields[2].1)]).await.expect(200).text();
    assert_eq!(self::codes(&page).len(), 8);
    fields[1].1 = &codes[4];
    thief.post("/sign-in/code", &fields).await.expect(403);
    // Somebody at the machine makes a link.
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("zsofi").await.unwrap().unwrap();
    let code = people.offer_reset(&account, &Operator::AtMachine).await.unwrap();
    let link = format!("/sign-in/reset/{code}");
    for _ in 0..2 {
        thief.page(&link).await;
    }
    let short = thief.post(&link, &[("password", "short")]).await.expect(422);
    assert!(short.text().contains("ten characters or more"));
    let next = "v7Kq29xLpt";
    let mut owner = house.browser();
    owner.post(&link, &[("password", next)]).await.target();
    assert!(owner.page("/me").await.contains("signed in as Zsófi"));
    assert!(!phone.page("/me").await.contains("signed in"), "all other sessions ended");
    thief.post(&link, &[("password", next)]).await.expect(404);
    thief.get(&link).await.expect(404);
    sign_in(&mut thief, "Zsófi", PASSWORD).await.expect(403);
    sign_in(&mut house.browser(), "Zsófi", next).await.target();
    let acts = people.acts(10).await.unwrap();
    assert_eq!(acts.iter().map(|act| act.what.as_str()).collect::<Vec<_>>(), ["reset"]);
}

#[tokio::test]
async fn a_device_signs_in_by_a_code_from_another_one_once() {
    let house = House::new().await;
    let mut laptop = house.browser();
    sign_up(&mut laptop, "Zsófi").await;
    let page = laptop.post("/account/device", &[]).await.expect(200).text();
    let code = html::inside(&page, "<p class=\"big-code\"", "</code>").unwrap();
    let code = code.rsplit('>').next().unwrap();
    let (mut phone, mut other) = (house.browser(), house.browser());
    phone.page(&format!("/sign-in/device/{code}")).await;
    phone.post("/sign-in/device", &[("code", code)]).await.target();
    assert!(phone.page("/me").await.contains("signed in as Zsófi"));
    let used = other.post("/sign-in/device", &[("device-code", code)]).await.expect(404);
    assert!(used.text().contains("already been used"));
}

#[tokio::test]
async fn a_session_that_was_ended_on_one_node_is_over_on_another_within_a_minute() {
    let house = House::new().await;
    let there = house.again().await;
    let (mut laptop, mut phone) = (house.browser(), there.browser());
    sign_up(&mut laptop, "Zsófi").await;
    sign_in(&mut phone, "Zsófi", PASSWORD).await.target();
    assert!(phone.page("/me").await.contains("signed in as Zsófi"));
    laptop.post("/account/sessions", &[("end", "others")]).await.target();
    let now = there.tables.now();
    // What it believes for a while needs no store; what matters asks the store itself.
    there.tables.set_clock(now + 20);
    assert!(phone.page("/me").await.contains("signed in as Zsófi"), "the other node has not looked again");
    there.tables.set_clock(now + 60);
    assert!(!phone.page("/me").await.contains("signed in"), "a minute later it has");
    phone.post("/account/device", &[]).await.expect(403);
    assert!(laptop.page("/me").await.contains("signed in as Zsófi"));
}

#[tokio::test]
async fn a_link_to_a_new_password_runs_out_after_a_day_and_a_code_for_a_device_after_five_minutes() {
    let house = House::new().await;
    let mut laptop = house.browser();
    sign_up(&mut laptop, "Zsófi").await;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Zsófi").await.unwrap().unwrap();
    let link =
        format!("/sign-in/reset/{}", people.offer_reset(&account, &Operator::AtMachine).await.unwrap());
    people.close().await;
    let now = house.tables.now();
    let mut guest = house.browser();
    house.tables.set_clock(now + 86_390);
    guest.page(&link).await;
    house.tables.set_clock(now + 86_410);
    for late in [guest.get(&link).await, guest.post(&link, &[("password", "v7Kq29xLpt")]).await] {
        assert!(late.expect(404).text().contains("This link"), "it says what happened");
    }
    for (seconds, status) in [(290, 303), (310, 404)] {
        let page = laptop.post("/account/device", &[]).await.expect(200).text();
        let code = html::inside(&page, "<p class=\"big-code\"", "</code>").unwrap();
        let code = code.rsplit('>').next().unwrap();
        house.tables.set_clock(house.tables.now() + seconds);
        house.browser().post("/sign-in/device", &[("code", code)]).await.expect(status);
    }
    sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
}

#[tokio::test]
async fn what_a_guest_has_learnt_and_tried_comes_along_though_there_is_no_table() {
    let house = daily::house().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let mut database = house.database().await;
    // Somebody who has only taken a lesson is asked.
    let mut guest = house.browser();
    guest.page("/me").await;
    let step = [("step", "place b1")];
    let lesson = "/learn/imhotep-duel/first?step=2";
    let page = guest.page(lesson).await;
    let made = guest.submit(&form(&page, "/learn/imhotep-duel/first"), &step).await.target();
    let page = guest.page(&made).await;
    let unload = [("step", "unload b")];
    guest.submit(&form(&page, "/learn/imhotep-duel/first"), &unload).await.target();
    assert_eq!(database.count("learnt").await, 1);
    let asked = sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
    assert_eq!(asked, "/account/bring");
    assert!(guest.page(&asked).await.contains("You have learned or solved something as a guest"));
    guest.post(&asked, &[("bring", "yes")]).await.target();
    assert_eq!(database.count("learnt JOIN accounts ON accounts.id = guest").await, 1);
    // A first try is the account's, which has no other at the same deal.
    let mut guest = house.browser();
    let table = daily::begin(&mut guest, "").await;
    let asked = sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
    guest.post(&asked, &[("bring", "yes")]).await.target();
    assert!(guest.page(daily::DEAL).await.contains(&table), "it is gone on with");
    assert_eq!(database.count("tries").await, 1);
    // Of two first tries the earlier one counts.
    let mut guest = house.browser();
    let later = daily::begin(&mut guest, "").await;
    database.execute("UPDATE tries SET begun = begun - 9 WHERE guest IN (SELECT id FROM accounts)").await;
    let asked = sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
    guest.post(&asked, &[("bring", "yes")]).await.target();
    let kept = database.texts("SELECT table_id FROM tries").await;
    assert_eq!(kept, [table.trim_start_matches("/t/")]);
    let mut guest = house.browser();
    let earlier = daily::begin(&mut guest, "").await;
    database.execute("UPDATE tries SET begun = 1 WHERE guest NOT IN (SELECT id FROM accounts)").await;
    let asked = sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
    guest.post(&asked, &[("bring", "yes")]).await.target();
    let kept = database.texts("SELECT table_id FROM tries").await;
    assert_eq!(kept, [earlier.trim_start_matches("/t/")]);
    assert_ne!(later, earlier);
}

#[tokio::test]
async fn browsers_are_signed_out_one_by_one_and_all_at_once() {
    let house = House::new().await;
    let mut laptop = house.browser();
    laptop.headers.push(("user-agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0".to_owned()));
    sign_up(&mut laptop, "Zsófi").await;
    let mut others = [house.browser(), house.browser(), house.browser()];
    for other in &mut others {
        sign_in(other, "Zsófi", PASSWORD).await.target();
    }
    let page = laptop.page("/account").await;
    assert!(page.contains("Firefox, Linux") && page.contains("This browser"), "{page}");
    let ends: Vec<String> = html::tags(&page)
        .filter(|tag| tag.is("name", "end"))
        .filter_map(|tag| tag.get("value"))
        .filter(|value| value != "others")
        .collect();
    assert_eq!(ends.len(), 3);
    laptop.post("/account/sessions", &[("end", &ends[0])]).await.target();
    let mut left = 0;
    for other in &mut others {
        left += usize::from(other.page("/me").await.contains("signed in as"));
    }
    assert_eq!(left, 2);
    laptop.post("/account/sessions", &[("end", "others")]).await.target();
    for other in &mut others {
        assert!(!other.page("/me").await.contains("signed in as"));
        let late = other.post("/account/name", &[("name", "Mallory")]).await.expect(403);
        assert!(late.text().contains("You are not signed in any more."));
    }
    assert!(laptop.page("/me").await.contains("signed in as Zsófi"));
}

#[tokio::test]
async fn a_name_is_changed_once_a_month_and_nobody_else_gets_the_old_one() {
    let house = House::new().await;
    let (mut zsofi, mut other) = (house.browser(), house.browser());
    sign_up(&mut zsofi, "Zsófi").await;
    zsofi.post("/account/name", &[("name", "Boróka")]).await.target();
    assert!(zsofi.page("/me").await.contains("signed in as Boróka"));
    let again = zsofi.post("/account/name", &[("name", "Zsuzsi")]).await.expect(422);
    assert!(again.text().contains("You changed your name recently."));
    for taken in ["Zsófi", "ZSOFI", "Zs0fi", "boroka"] {
        let fields = [("name", taken), ("password", PASSWORD)];
        let page =
            other.post("/account/new", &[fields[0], ("password", "another long one")]).await.expect(422);
        assert!(page.text().contains("Somebody has this name"), "{taken}");
    }
    house.tables.set_clock(house.tables.now() + 366 * 86_400);
    sign_up(&mut other, "Zsófi").await;
}

#[tokio::test]
async fn an_account_is_deleted_after_days_of_grace_and_its_games_stay() {
    let house = House::new().await;
    let (table, mut zsofi, mut friend) = friends(&house).await;
    sign_up(&mut zsofi, "Zsófi").await;
    zsofi.post("/account/end", &[("present-end", "something else")]).await.expect(403);
    zsofi.post("/account/end", &[("present-end", PASSWORD)]).await.target();
    assert!(zsofi.page("/account").await.contains("This account will be deleted on"));
    zsofi.post("/account/stay", &[]).await.target();
    assert!(!zsofi.page("/account").await.contains("This account will be deleted on"));
    zsofi.post("/account/end", &[("present-end", PASSWORD)]).await.target();
    assert_eq!(house.database().await.execute("UPDATE accounts SET ends = 1").await, 1);
    let other = house.again().await;
    let (mut zsofi, mut friend_there) = (other.same(&zsofi), other.same(&friend));
    assert!(!zsofi.page("/me").await.contains("signed in as"));
    assert!(friend_there.page(&table).await.contains("deleted"));
    friend.page(&table).await;
    sign_in(&mut zsofi, "Zsófi", PASSWORD).await.expect(403);
    let name = zsofi.post("/account/new", &[("name", "Zsofi"), ("password", "another long one")]).await;
    assert!(name.expect(422).text().contains("Somebody has this name"));
    for rows in ["credentials", "sessions", "recovery_codes", "passes", "accounts"] {
        assert_eq!(house.database().await.count(rows).await, 0, "{rows}");
    }
}

#[tokio::test]
async fn whoever_is_suspended_may_only_look() {
    let house = House::new().await;
    let (table, mut zsofi, _) = friends(&house).await;
    sign_up(&mut zsofi, "Zsófi").await;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Zsófi").await.unwrap().unwrap();
    people.decide_alone(&account, Verdict::Suspend(1), "rude", &Operator::AtMachine).await.unwrap();
    let other = house.again().await;
    let mut zsofi = other.same(&zsofi);
    let page = zsofi.page(&table).await;
    let step = html::steps(&page)[0].clone();
    let refused =
        zsofi.post(&format!("{table}/step"), &[("step", &step), ("revision", "2")]).await.expect(403);
    assert!(refused.text().contains("suspended"));
    assert!(zsofi.page("/account").await.contains("suspended until"));
    zsofi.post("/account/name", &[("name", "Rude Word")]).await.expect(403);
    zsofi.post("/account/bring", &[("bring", "yes")]).await.expect(403);
    zsofi.post("/settings", &[("lang", "hu")]).await.target();
}

#[tokio::test]
async fn a_form_that_was_sent_twice_makes_one_account_and_signs_in() {
    let house = House::new().await;
    let (table, mut zsofi, _) = friends(&house).await;
    let mut twice = zsofi.clone();
    sign_up(&mut zsofi, "Zsófi").await;
    twice.post("/account/new", &[("name", "Zsófi"), ("password", PASSWORD)]).await.target();
    assert!(plays(&mut twice, &table).await);
    assert_eq!(house.database().await.count("accounts").await, 1);
}

#[tokio::test]
async fn what_is_wrong_stands_beside_its_field_and_nothing_is_lost() {
    let house = House::new().await;
    let mut guest = house.browser();
    for (fields, sentence) in [
        ([("name", "Zs"), ("password", PASSWORD), ("mail", "")], "three to twenty"),
        ([("name", "Vizier"), ("password", PASSWORD), ("mail", "")], "belongs to a computer player"),
        ([("name", "Zsófi"), ("password", "short"), ("mail", "")], "ten characters or more"),
        ([("name", "Zsófi"), ("password", "password123"), ("mail", "")], "one of the first passwords"),
        ([("name", "Zsófi"), ("password", PASSWORD), ("mail", "zsofi")], "does not look like"),
    ] {
        let page = guest.post("/account/new", &fields).await.expect(422).text();
        assert!(page.contains(sentence), "{sentence}");
        assert!(page.contains(&format!("value=\"{}\"", fields[0].1)), "what was typed is still there");
        assert!(!page.contains(PASSWORD), "but no password");
    }
    assert_eq!(house.database().await.count("accounts").await, 0);
    let long = "x".repeat(10_000_000);
    guest.post("/account/new", &[("name", &long), ("password", PASSWORD)]).await.expect(413);
    guest.post("/account/new", &[]).await.expect(422);
    guest.post("/sign-in", &[]).await.expect(403);
    guest.post("/sign-in/device", &[]).await.expect(404);
}
