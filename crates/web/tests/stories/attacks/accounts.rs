//! Nobody gets into an account by guessing, by an old cookie, or by what another site has a browser do.

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::browser::House;
use crate::html;

#[tokio::test]
async fn an_answer_does_not_tell_which_names_exist() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let mut thief = house.browser();
    let mut answers = Vec::new();
    for name in ["Zsófi", "Nobody Here"] {
        let page = sign_in(&mut thief, name, "a wrong password").await.expect(403).text();
        answers.push(page.replace(name, "NAME"));
        let page = thief
            .post("/sign-in/code", &[("who", name), ("recovery-code", "0000-0000"), ("next", "v7Kq29xLpt")])
            .await;
        answers.push(page.expect(403).text().replace(name, "NAME"));
    }
    assert_eq!(answers[0], answers[2]);
    assert_eq!(answers[1], answers[3]);
}

#[tokio::test]
async fn whoever_guesses_runs_out_of_tries_and_the_owner_does_not() {
    let house = House::new().await;
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    owner.post("/sign-out", &[]).await.target();
    // One address.
    let mut thief = house.browser();
    thief.peer = Some([203, 0, 113, 1].into());
    let mut statuses = Vec::new();
    for _ in 0..25 {
        statuses.push(sign_in(&mut thief, "Zsófi", "a wrong password").await.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 403).count(), 20, "{statuses:?}");
    assert!(statuses[20..].iter().all(|status| *status == 429), "{statuses:?}");
    sign_in(&mut thief, "Zsófi", PASSWORD).await.expect(429);
    // Many addresses, and all nodes together.
    let other = house.again().await;
    for number in 0..20 {
        let mut thief = other.browser();
        thief.peer = Some([203, 0, 113, 10 + number].into());
        sign_in(&mut thief, "Zsófi", "a wrong password").await;
    }
    let mut stranger = other.browser();
    stranger.peer = Some([203, 0, 113, 99].into());
    sign_in(&mut stranger, "Zsófi", "a wrong password").await.expect(429);
    // The owner's own browser has tries of its own.
    sign_in(&mut owner, "Zsófi", PASSWORD).await.target();
    // What is kept of all that names nobody.
    let kept = house.database().await.texts("SELECT who FROM attempts").await;
    assert!(!kept.is_empty());
    assert!(
        kept.iter().all(|who| who.len() == 64 && who.bytes().all(|byte| byte.is_ascii_hexdigit())),
        "{kept:?}"
    );
}

#[tokio::test]
async fn nobody_finds_out_many_names_by_signing_up_renaming_or_blocking() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let (mut thief, mut account, mut guest) = (house.browser(), house.browser(), house.browser());
    sign_up(&mut account, "Mallory").await;
    let ways = [&mut thief, &mut account, &mut guest].into_iter().zip([1, 2, 3]);
    for (browser, number) in ways {
        browser.peer = Some([203, 0, 113, number].into());
        let mut statuses = Vec::new();
        for n in 0..21 {
            let name = if n % 2 == 0 { "Zsófi".to_owned() } else { format!("Nobody {n}") };
            let (path, password) = match number {
                // A password that is refused, so that no account is made of a name that is free.
                1 => ("/account/new", "short"),
                2 => ("/account/name", ""),
                _ => ("/block", ""),
            };
            let answer = browser.post(path, &[("name", &name), ("password", password)]).await;
            statuses.push(answer.status.as_u16());
        }
        let refused = statuses.iter().position(|status| *status == 429);
        assert!(refused.is_some_and(|tries| tries <= 20), "{statuses:?}");
    }
}

#[tokio::test]
async fn a_session_that_somebody_planted_is_not_the_one_that_is_signed_in() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let mut victim = house.browser();
    victim.cookies.insert("akhet-session".to_owned(), "planted".to_owned());
    victim.cookies.insert("akhet-known".to_owned(), "zsofi.planted".to_owned());
    sign_in(&mut victim, "Zsófi", PASSWORD).await.target();
    assert_ne!(victim.cookies["akhet-session"], "planted");
    let mut thief = house.browser();
    thief.cookies.insert("akhet-session".to_owned(), "planted".to_owned());
    assert!(!thief.page("/me").await.contains("signed in as"));
}

#[tokio::test]
async fn a_session_that_has_ended_is_not_opened_again_by_its_cookie() {
    let house = House::new().await;
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    let mut thief = owner.clone();
    assert!(thief.page("/me").await.contains("signed in as"));
    owner.post("/sign-out", &[]).await.target();
    assert!(!thief.page("/me").await.contains("signed in as"));
    thief.post("/account/name", &[("name", "Mallory")]).await.expect(403);
}

#[tokio::test]
async fn no_other_site_signs_anybody_in_out_or_up() {
    let house = House::new().await;
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    let before = owner.cookies.clone();
    owner.headers.push(("origin", "https://evil.example".to_owned()));
    owner.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    for (path, fields) in [
        ("/sign-in", &[("name", "Mallory"), ("password", PASSWORD)][..]),
        ("/sign-out", &[]),
        ("/account/new", &[("name", "Mallory"), ("password", PASSWORD)]),
        ("/account/end", &[("present-end", PASSWORD)]),
        ("/account/sessions", &[("end", "others")]),
        ("/account/device", &[]),
        ("/account/codes", &[("present-codes", PASSWORD)]),
        ("/account/bring", &[("bring", "yes")]),
    ] {
        owner.post(path, fields).await.expect(403);
        assert_eq!(owner.cookies, before, "{path}");
    }
    owner.headers.clear();
    assert!(owner.page("/me").await.contains("signed in as"));
}

#[tokio::test]
async fn what_a_thief_of_the_store_finds_opens_nothing() {
    let house = House::new().await;
    let mut owner = house.browser();
    let codes = sign_up(&mut owner, "Zsófi").await;
    let page = owner.post("/account/device", &[]).await.expect(200).text();
    let device = html::inside(&page, "<p class=\"big-code\"", "</code>").unwrap();
    let device = device.rsplit('>').next().unwrap().to_owned();
    let token = owner.cookies["akhet-session"].clone();
    let mut database = house.database().await;
    let mut all = Vec::new();
    for (column, table) in [
        ("hash", "sessions"),
        ("hash", "recovery_codes"),
        ("hash", "passes"),
        ("secret", "credentials"),
        ("who", "attempts"),
    ] {
        all.extend(database.texts(&format!("SELECT {column} FROM {table}")).await);
    }
    let secrets = codes.into_iter().chain([device, token, PASSWORD.to_owned()]);
    for secret in secrets {
        assert!(all.iter().all(|kept| !kept.contains(&secret)), "{secret}");
    }
    for stolen in &all {
        let mut thief = house.browser();
        thief.cookies.insert("akhet-session".to_owned(), stolen.clone());
        assert!(!thief.page("/me").await.contains("signed in as"));
    }
}

#[tokio::test]
async fn a_code_that_a_thief_made_is_worthless_once_the_owner_has_shut_everybody_out() {
    for shuts_out in ["/account/password", "/account/sessions"] {
        let house = House::new().await;
        let mut owner = house.browser();
        sign_up(&mut owner, "Zsófi").await;
        let mut thief = owner.clone();
        let page = thief.post("/account/device", &[]).await.expect(200).text();
        let code = html::inside(&page, "<p class=\"big-code\"", "</code>").unwrap();
        let code = code.rsplit('>').next().unwrap();
        let fields = [("present", PASSWORD), ("password", "v7Kq29xLpt"), ("end", "others")];
        owner.post(shuts_out, &fields).await.target();
        house.browser().post("/sign-in/device", &[("code", code)]).await.expect(404);
    }
}

#[tokio::test]
async fn of_two_who_change_a_password_at_once_one_does() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let (mut one, mut other) = (house.browser(), house.browser());
    sign_in(&mut one, "Zsófi", PASSWORD).await.target();
    sign_in(&mut other, "Zsófi", PASSWORD).await.target();
    let fields = |next| [("present", PASSWORD), ("password", next)];
    let (first, second) = (fields("one of two words"), fields("another two words"));
    let (one, other) =
        tokio::join!(one.post("/account/password", &first), other.post("/account/password", &second));
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 403]);
    let mut works = 0;
    for password in [PASSWORD, first[1].1, second[1].1] {
        works += usize::from(sign_in(&mut house.browser(), "Zsófi", password).await.status == 303);
    }
    assert_eq!(works, 1);
}

#[tokio::test]
async fn another_spelling_of_a_name_gives_no_more_tries() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Emma Moll").await;
    let spellings = ["Emma Moll", "Ernma Moll", "Emrna Moll", "emma rnoll"];
    for (number, name) in (0..30).zip(spellings.into_iter().cycle()) {
        let mut thief = house.browser();
        thief.peer = Some([203, 0, 113, number].into());
        sign_in(&mut thief, name, "a wrong password").await.expect(403);
    }
    for name in ["Emma Moll", "Ernrna Moll"] {
        let mut stranger = house.browser();
        stranger.peer = Some([203, 0, 113, 99].into());
        sign_in(&mut stranger, name, PASSWORD).await.expect(429);
    }
}

#[tokio::test]
async fn a_session_alone_changes_nothing_that_keeps_the_owner_out() {
    let house = House::new().await;
    let mut thief = house.browser();
    sign_up(&mut thief, "Zsófi").await;
    for (path, fields) in [
        ("/account/mail", [("mail", "thief@example.org"), ("present-mail", "a guess")]),
        ("/account/password", [("present", "a guess"), ("password", "v7Kq29xLpt")]),
        ("/account/codes", [("present-codes", "a guess"), ("also", "")]),
        ("/account/end", [("present-end", "a guess"), ("also", "")]),
    ] {
        thief.post(path, &fields).await.expect(403);
    }
    let fields = [("mail", "zsofi@example.org"), ("present-mail", PASSWORD)];
    thief.post("/account/mail", &fields).await.target();
}

#[tokio::test]
async fn over_tls_a_session_that_a_neighbour_planted_does_not_count() {
    let house = House::with(|config| config.proxies = web::Proxies::read(&["127.0.0.1"]).unwrap()).await;
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    let mut victim = house.browser();
    victim.cookies.insert("akhet-session".to_owned(), owner.cookies["akhet-session"].clone());
    victim.headers.push(("x-forwarded-proto", "https".to_owned()));
    assert!(!victim.page("/me").await.contains("signed in as"));
    assert_eq!(sign_in(&mut victim, "Zsófi", PASSWORD).await.target(), "/");
    assert!(victim.cookies.contains_key("__Host-akhet-session"));
    assert!(victim.page("/me").await.contains("signed in as"));
}

#[tokio::test]
async fn a_password_that_takes_long_to_look_at_keeps_nobody_waiting() {
    let house = House::new().await;
    let nasty = "4@8({[<3€6&9#!1|0$5+7%2".repeat(9);
    let fields = [("who", "x"), ("recovery-code", "x"), ("next", nasty.as_str())];
    house.browser().post("/sign-in/code", &fields).await.expect(403);
    let fields = [("name", "Zsófi"), ("password", nasty.as_str())];
    house.browser().post("/account/new", &fields).await.expect(200);
}

#[tokio::test]
async fn the_pages_of_somebody_else_s_account_are_nobody_s_business() {
    let house = House::new().await;
    let (mut zsofi, mut other) = (house.browser(), house.browser());
    sign_up(&mut zsofi, "Zsófi").await;
    sign_up(&mut other, "Mallory").await;
    let hers = "SELECT hash FROM sessions WHERE account IN (SELECT id FROM accounts WHERE name = 'Zsófi')";
    let sessions = house.database().await.texts(hers).await;
    assert_eq!(sessions.len(), 1);
    other.post("/account/sessions", &[("end", &sessions[0])]).await.target();
    assert!(zsofi.page("/me").await.contains("signed in as Zsófi"), "hers goes on");
}
