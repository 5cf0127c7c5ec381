//! Nobody gets into an account by an answer of a passkey that was given elsewhere, before, for something else, or by somebody
//! else.

use crate::accounts::{PASSWORD, sign_up};
use crate::authenticator::{Asked, Device};
use crate::browser::{Browser, House};
use crate::passkeys::{HERE, at, is_signed_in, owner, removable, visitor};

/// Asks for a passkey and has the device answer.
async fn answered(browser: &mut Browser, device: &mut Device, start: &str) -> [(&'static str, String); 2] {
    let Asked { options, state } = browser.asks(start, "get", &[]).await;
    [("passkey", device.show(&options)), ("state", state)]
}

fn fields<'a>(answer: &'a [(&'static str, String); 2]) -> [(&'static str, &'a str); 2] {
    answer.each_ref().map(|(name, value)| (*name, value.as_str()))
}

#[tokio::test]
async fn an_answer_is_good_once_and_for_minutes() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let mut thief = visitor(&house);
    let answer = answered(&mut owner, &mut device, "/sign-in/passkey/start").await;
    owner.post("/sign-in/passkey", &fields(&answer)).await.target();
    let late = thief.post("/sign-in/passkey", &fields(&answer)).await.expect(404);
    assert!(late.text().contains("sent twice"));
    // Not after everybody was signed out, either.
    owner.post("/account/sessions", &[("end", "others")]).await.target();
    thief.post("/sign-in/passkey", &fields(&answer)).await.expect(404);
    let answer = answered(&mut owner, &mut device, "/sign-in/passkey/start").await;
    house.tables.set_clock(house.tables.now() + 301);
    thief.post("/sign-in/passkey", &fields(&answer)).await.expect(404);
    assert_eq!(thief.page("/me").await.matches("signed in as").count(), 0);
    // One that a clock was set back under is not good for longer.
    let answer = answered(&mut owner, &mut device, "/sign-in/passkey/start").await;
    let forged = answer[1].1.replacen(|sign: char| sign.is_ascii_digit(), "9", 1);
    thief.post("/sign-in/passkey", &[fields(&answer)[0], ("state", &forged)]).await.expect(404);
}

#[tokio::test]
async fn an_answer_that_was_given_elsewhere_opens_nothing() {
    let house = House::with(|config| config.proxies = web::Proxies::read(&["127.0.0.1"]).unwrap()).await;
    let (mut victim, mut device) = owner(&house, "Zsófi").await;
    // A page on another port, or of another place, gets the challenge of this one and hands it to the victim's device.
    for origin in ["http://localhost:9090", "https://localhost:8080", "https://evil.example"] {
        device.origin = origin.to_owned();
        let answer = answered(&mut victim, &mut device, "/sign-in/passkey/start").await;
        let mut thief = visitor(&house);
        thief.post("/sign-in/passkey", &fields(&answer)).await.expect(403);
    }
    // A forged host gets challenges for that host, and the victim's passkey is none for it.
    device.origin = "https://evil.example".to_owned();
    let mut thief = at(house.browser(), "evil.example");
    thief.headers.push(("x-forwarded-proto", "https".to_owned()));
    let Asked { mut options, state } = thief.asks("/sign-in/passkey/start", "get", &[]).await;
    assert_eq!(options["rpId"], "evil.example");
    options["rpId"] = "localhost".into();
    let answer = device.show(&options);
    thief.post("/sign-in/passkey", &[("passkey", &answer), ("state", &state)]).await.expect(403);
    device.passkeys[0].host = "evil.example".to_owned();
    options["rpId"] = "evil.example".into();
    let answer = device.show(&options);
    thief.post("/sign-in/passkey", &[("passkey", &answer), ("state", &state)]).await.expect(403);
    // A challenge of one address is none at another.
    device.passkeys[0].host = "localhost".to_owned();
    device.origin = HERE.to_owned();
    let answer = answered(&mut victim, &mut device, "/sign-in/passkey/start").await;
    let mut elsewhere = at(house.browser(), "localhost:9090");
    elsewhere.post("/sign-in/passkey", &fields(&answer)).await.expect(404);
    victim.post("/sign-in/passkey", &fields(&answer)).await.target();
}

#[tokio::test]
async fn a_passkey_of_somebody_else_confirms_nothing_and_an_answer_is_for_one_thing() {
    let house = House::new().await;
    let (mut zsofi, mut hers) = owner(&house, "Zsófi").await;
    let (mut mallory, mut own) = owner(&house, "Mallory").await;
    let mail = ("mail", "mallory@example.org");
    // Mallory sits at Zsófi's browser, or has her cookie.
    let Asked { mut options, state } = zsofi.asks("/account/proof", "get", &[]).await;
    options["allowCredentials"] = serde_json::json!([]);
    let answer = own.show(&options);
    zsofi.post("/account/mail", &[mail, ("passkey", &answer), ("state", &state)]).await.expect(403);
    // Hers, for another purpose or for another account.
    let to_sign_in = answered(&mut zsofi, &mut hers, "/sign-in/passkey/start").await;
    let fields_of = fields(&to_sign_in);
    zsofi.post("/account/mail", &[mail, fields_of[0], fields_of[1]]).await.expect(404);
    let proof = answered(&mut zsofi, &mut hers, "/account/proof").await;
    visitor(&house).post("/sign-in/passkey", &fields(&proof)).await.expect(404);
    let fields_of = fields(&proof);
    mallory.post("/account/mail", &[mail, fields_of[0], fields_of[1]]).await.expect(403);
    // What was begun in one session is not ended in another.
    let asked = mallory.asks("/account/passkeys/start", "create", &[("present-add", PASSWORD)]).await;
    let answer = own.make(&asked.options);
    zsofi.post("/account/passkeys", &[("passkey", &answer), ("state", &asked.state)]).await.expect(404);
    assert_eq!(removable(&mut zsofi).await.len(), 1);
}

#[tokio::test]
async fn a_device_that_lies_about_whose_passkey_it_has_opens_nothing() {
    let house = House::new().await;
    let (mut zsofi, hers) = owner(&house, "Zsófi").await;
    let (mut mallory, mut own) = owner(&house, "Mallory").await;
    // Mallory's key with Zsófi's handle, and with the id of her passkey.
    let honest = own.passkeys[0].clone();
    own.passkeys[0].handle = hers.passkeys[0].handle.clone();
    visitor(&house).signs_in_with(&mut own).await.expect(403);
    own.passkeys[0].id = hers.passkeys[0].id.clone();
    visitor(&house).signs_in_with(&mut own).await.expect(403);
    own.passkeys[0] = honest;
    visitor(&house).signs_in_with(&mut own).await.target();
    // A passkey with an id that is taken is not made: not by somebody else, and not twice.
    let asked = mallory.asks("/account/passkeys/start", "create", &[("present-add", PASSWORD)]).await;
    own.make(&asked.options);
    own.passkeys.last_mut().unwrap().id = hers.passkeys[0].id.clone();
    let answer = own.present(&asked.options);
    mallory.post("/account/passkeys", &[("passkey", &answer), ("state", &asked.state)]).await.expect(403);
    let mut thief = visitor(&house);
    let asked = thief.asks("/account/new/passkey/start", "create", &[("name", "Another")]).await;
    let answer = own.present(&asked.options);
    let sent = [("name", "Another"), ("passkey", answer.as_str()), ("state", asked.state.as_str())];
    thief.post("/account/new/passkey", &sent).await.expect(403);
    let mut hers = hers;
    zsofi.signs_in_with(&mut hers).await.target();
    assert!(is_signed_in(&mut zsofi, "Zsófi").await);
    assert_eq!(house.database().await.count("accounts").await, 2);
}

#[tokio::test]
async fn a_passkey_that_was_removed_is_as_wrong_as_one_that_never_was() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let passkey = removable(&mut owner).await.remove(0);
    owner
        .post("/account/passkeys/remove", &[("remove", &passkey), ("present-remove", PASSWORD)])
        .await
        .target();
    let mut thief = visitor(&house);
    let removed = thief.signs_in_with(&mut device).await.expect(403).text();
    device.passkeys[0].id = vec![7; 16];
    let unknown = thief.signs_in_with(&mut device).await.expect(403).text();
    assert_eq!(removed, unknown);
    assert!(removed.contains("This passkey opens no account here."));
}

#[tokio::test]
async fn a_device_that_asks_for_no_fingerprint_is_refused() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    device.is_locked = false;
    visitor(&house).signs_in_with(&mut device).await.expect(403);
    owner.adds(&mut device, PASSWORD).await.expect(403);
    device.is_locked = true;
    device.passkeys.truncate(1);
    visitor(&house).signs_in_with(&mut device).await.target();
}

#[tokio::test]
async fn a_copy_of_a_passkey_is_found_out_by_how_often_it_was_used() {
    let house = House::new().await;
    let (_, mut device) = owner(&house, "Zsófi").await;
    device.passkeys[0].count = 5;
    visitor(&house).signs_in_with(&mut device).await.target();
    let mut copy = Device::at(HERE);
    copy.passkeys = device.passkeys.clone();
    visitor(&house).signs_in_with(&mut device).await.target();
    let refused = visitor(&house).signs_in_with(&mut copy).await.expect(403).text();
    assert!(refused.contains("as if there were a copy of it"), "{refused}");
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let acts = people.acts(10).await.unwrap();
    assert_eq!(acts.iter().map(|act| act.what.as_str()).collect::<Vec<_>>(), ["copied passkey refused"]);
    visitor(&house).signs_in_with(&mut device).await.target();
}

#[tokio::test]
async fn a_session_alone_adds_and_removes_no_passkey() {
    let house = House::new().await;
    let (thief, mut device) = owner(&house, "Zsófi").await;
    let mut thief = thief;
    for fields in [[("present-add", "a guess")], [("passkey", "{}")], [("also", "")]] {
        let told = thief.post("/account/passkeys/start", &fields).await;
        let is_asked = told.status.is_success();
        assert!(!is_asked || told.text().contains("\"how\":\"get\""), "only the owner's device is asked");
    }
    let passkey = removable(&mut thief).await.remove(0);
    for proof in [("present-remove", "a guess"), ("passkey", "{}"), ("also", "")] {
        thief.post("/account/passkeys/remove", &[("remove", &passkey), proof]).await.expect(403);
    }
    // What was begun before the owner signed everybody out ends with the session.
    let asked = thief.asks("/account/passkeys/start", "create", &[("present-add", PASSWORD)]).await;
    let mut owner = visitor(&house);
    owner.signs_in_with(&mut device).await.target();
    owner.post("/account/sessions", &[("end", "others")]).await.target();
    let answer = device.make(&asked.options);
    thief.post("/account/passkeys", &[("passkey", &answer), ("state", &asked.state)]).await.expect(403);
    assert_eq!(removable(&mut owner).await.len(), 1);
}

#[tokio::test]
async fn no_other_site_uses_a_passkey() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let answer = answered(&mut owner, &mut device, "/sign-in/passkey/start").await;
    let before = owner.cookies.clone();
    owner.headers.push(("origin", "https://evil.example".to_owned()));
    owner.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    for path in [
        "/sign-in/passkey/start",
        "/sign-in/passkey",
        "/account/new/passkey/start",
        "/account/new/passkey",
        "/account/passkeys/start",
        "/account/passkeys",
        "/account/passkeys/remove",
        "/account/proof",
    ] {
        owner.post(path, &fields(&answer)).await.expect(403);
        assert_eq!(owner.cookies, before, "{path}");
    }
}

#[tokio::test]
async fn garbage_is_refused_with_a_sentence() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let long = "x".repeat(10_000_000);
    let deep = "[".repeat(4_000);
    let good = answered(&mut owner, &mut device, "/sign-in/passkey/start").await;
    let mut thief = visitor(&house);
    thief.post("/sign-in/passkey", &[("passkey", &long), ("state", "x")]).await.expect(413);
    let short = &good[0].1[..good[0].1.len() / 2];
    for answer in ["", "x", "{}", "null", &deep, "{\"id\":7}", short] {
        for state in ["", "x", "..", "9999999999.0.{}", &good[1].1] {
            for path in ["/sign-in/passkey", "/account/new/passkey"] {
                thief.peer = Some([203, 0, 113, (state.len() % 200) as u8].into());
                let fields = [("name", "Another"), ("passkey", answer), ("state", state)];
                let status = thief.post(path, &fields).await.status.as_u16();
                assert!([403, 404, 429].contains(&status), "{status}: {answer} {state}");
            }
            let fields = [("passkey", answer), ("state", state)];
            owner.post("/account/passkeys", &fields).await.expect(404);
        }
    }
    assert_eq!(house.database().await.count("accounts").await, 1);
    // Whoever asks leaves nothing behind.
    for _ in 0..30 {
        thief.post("/sign-in/passkey/start", &[]).await.expect(200);
    }
    assert_eq!(house.database().await.count("challenges").await, 1, "that of the owner's passkey");
}

#[tokio::test]
async fn whoever_tries_too_often_waits() {
    let house = House::new().await;
    let (_, mut device) = owner(&house, "Zsófi").await;
    device.passkeys[0].id = vec![7; 16];
    let mut thief = visitor(&house);
    thief.peer = Some([203, 0, 113, 1].into());
    for _ in 0..20 {
        thief.signs_in_with(&mut device).await.expect(403);
    }
    thief.signs_in_with(&mut device).await.expect(429);
}

#[tokio::test]
async fn a_passkey_that_somebody_wrote_into_an_archive_is_refused_without_the_others() {
    let house = House::new().await;
    owner(&house, "Zsófi").await;
    sign_up(&mut house.browser(), "Boróka").await;
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let files = std::fs::read_dir(folder.join("accounts")).unwrap().map(|file| file.unwrap().path());
    let (file, good) = files
        .map(|path| (path.clone(), std::fs::read_to_string(path).unwrap()))
        .find(|(_, text)| text.contains("passkey"))
        .unwrap();
    let kept: serde_json::Value = serde_json::from_str(&good).unwrap();
    let index =
        kept["credentials"].as_array().unwrap().iter().position(|row| row["kind"] == "passkey").unwrap();
    let secret = kept["credentials"][index]["secret"].as_str().unwrap().to_owned();
    for hostile in [
        "not even JSON".to_owned(),
        "{}".to_owned(),
        secret.replace("localhost", "evil.example"),
        secret.replace("\"ES256\"", "\"NONE\""),
        secret.replace("\"passkey\":{", "\"passkey\":{\"also\":{"),
        format!("{secret}{}", " ".repeat(20_000)),
    ] {
        assert_ne!(hostile, secret);
        let mut broken = kept.clone();
        broken["credentials"][index]["secret"] = hostile.clone().into();
        std::fs::write(&file, broken.to_string()).unwrap();
        let imported = service::import(&house.place("imported"), &folder).await.unwrap();
        assert_eq!(imported.broken.len(), 1, "{hostile}: {:?}", imported.broken);
        let people = service::open_people(&house.place("imported"), &[]).await.unwrap();
        assert!(people.account_called("Boróka").await.unwrap().is_some());
        assert!(people.account_called("Zsófi").await.unwrap().is_none());
        people.close().await;
        house.clears("imported");
    }
}
