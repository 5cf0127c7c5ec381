//! Passkeys: making them, signing in by them, and what somebody without a password does.

use serde_json::Value;
use service::{Operator, Verdict};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::authenticator::{Asked, Device};
use crate::browser::{Browser, House};
use crate::html;
use crate::taking_along::take;

/// Where browsers have passkeys.
pub(crate) const HERE: &str = "http://localhost:8080";

/// Somebody who has never been here, at an address with passkeys.
pub(crate) fn visitor(house: &House) -> Browser {
    at(house.browser(), "localhost:8080")
}

/// The same person under another host.
pub(crate) fn at(mut browser: Browser, host: &str) -> Browser {
    browser.headers.retain(|(name, _)| *name != "host");
    browser.headers.push(("host", host.to_owned()));
    browser
}

/// Somebody with a password and a passkey, and the device of the passkey.
pub(crate) async fn owner(house: &House, name: &str) -> (Browser, Device) {
    let (mut owner, mut device) = (visitor(house), Device::at(HERE));
    sign_up(&mut owner, name).await;
    assert_eq!(owner.adds(&mut device, PASSWORD).await.target(), "/account?said=saved");
    (owner, device)
}

pub(crate) async fn is_signed_in(browser: &mut Browser, name: &str) -> bool {
    browser.page("/me").await.contains(&format!("signed in as {name}"))
}

/// What the list of passkeys can remove.
pub(crate) async fn removable(browser: &mut Browser) -> Vec<String> {
    let page = browser.page("/account").await;
    let found = html::tags(&page).filter(|tag| tag.is("name", "remove"));
    found.filter_map(|tag| tag.get("value")).collect()
}

#[tokio::test]
async fn a_passkey_signs_in_without_a_name() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    owner.post("/sign-out", &[]).await.target();
    assert!(!is_signed_in(&mut owner, "Zsófi").await);
    let page = owner.page("/sign-in").await;
    assert!(page.contains("data-passkey=\"/sign-in/passkey/start\""), "{page}");
    assert_eq!(owner.signs_in_with(&mut device).await.target(), "/");
    assert!(is_signed_in(&mut owner, "Zsófi").await);
    // On another device as well, and the password goes on.
    let mut phone = visitor(&house);
    phone.signs_in_with(&mut device).await.target();
    assert!(is_signed_in(&mut phone, "Zsófi").await);
    sign_in(&mut house.browser(), "Zsófi", PASSWORD).await.target();
}

#[tokio::test]
async fn an_account_is_made_by_a_passkey_alone_and_changed_by_it() {
    let house = House::new().await;
    let (mut owner, mut device) = (visitor(&house), Device::at(HERE));
    let guest = owner.page("/account/new").await;
    assert!(guest.contains("data-passkey=\"/account/new/passkey/start\""));
    let codes = owner.signs_up_with(&mut device, "Zsófi").await.expect(200).text();
    assert_eq!(codes.matches("<code>").count(), 8);
    assert!(is_signed_in(&mut owner, "Zsófi").await);
    let page = owner.page("/account").await;
    assert!(!page.contains("current-password"), "there is none to ask for");
    assert!(page.contains("You confirm this with a passkey."));
    // Mail, codes, the way out and back.
    owner.confirms(&mut device, "/account/mail", &[("mail", "zsofi@example.org")]).await.target();
    assert!(owner.page("/account").await.contains("zsofi@example.org"));
    let codes = owner.confirms(&mut device, "/account/codes", &[]).await.expect(200).text();
    assert_eq!(codes.matches("<code>").count(), 8);
    owner.confirms(&mut device, "/account/end", &[]).await.target();
    assert!(owner.page("/account").await.contains("will be deleted on"));
    let mut phone = visitor(&house);
    phone.signs_in_with(&mut device).await.target();
    phone.post("/account/stay", &[]).await.target();
    // A first password, which ends all other sessions.
    let short = owner.confirms(&mut device, "/account/password", &[("password", "short")]).await;
    assert!(short.expect(422).text().contains("ten characters or more"));
    owner.confirms(&mut device, "/account/password", &[("password", PASSWORD)]).await.target();
    assert!(!is_signed_in(&mut phone, "Zsófi").await);
    sign_in(&mut phone, "Zsófi", PASSWORD).await.target();
}

#[tokio::test]
async fn another_passkey_is_added_by_one_and_the_last_credential_stays() {
    let house = House::new().await;
    let (mut owner, mut device, mut key) = (visitor(&house), Device::at(HERE), Device::at(HERE));
    owner.signs_up_with(&mut device, "Zsófi").await.expect(200);
    assert_eq!(removable(&mut owner).await.len(), 0, "the only one is not offered");
    // Without a password, the device is asked first. What is older comes first in the list.
    house.tables.set_clock(house.tables.now() + 60);
    let Asked { options, state } = owner.asks("/account/passkeys/start", "get", &[("present-add", "")]).await;
    let fields = [("passkey", device.show(&options)), ("state", state)];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let asked = owner.asks("/account/passkeys/start", "create", &fields).await;
    assert_eq!(asked.options["excludeCredentials"].as_array().unwrap().len(), 1);
    let answer = key.make(&asked.options);
    owner.post("/account/passkeys", &[("passkey", &answer), ("state", &asked.state)]).await.target();
    let (mut phone, mut other) = (visitor(&house), visitor(&house));
    phone.signs_in_with(&mut key).await.target();
    other.signs_in_with(&mut device).await.target();
    // The one of the first device goes, and with it whoever came in by it.
    let both = removable(&mut phone).await;
    assert_eq!(both.len(), 2);
    phone.confirms(&mut key, "/account/passkeys/remove", &[("remove", &both[0])]).await.target();
    assert!(is_signed_in(&mut phone, "Zsófi").await && !is_signed_in(&mut other, "Zsófi").await);
    other.signs_in_with(&mut device).await.expect(403);
    let last = phone.confirms(&mut key, "/account/passkeys/remove", &[("remove", &both[1])]).await;
    assert!(last.expect(422).text().contains("the last way to sign in"));
    other.signs_in_with(&mut key).await.target();
    // With a password beside it, it may go.
    phone.confirms(&mut key, "/account/password", &[("password", PASSWORD)]).await.target();
    let fields = [("remove", both[1].as_str()), ("present-remove", PASSWORD)];
    phone.post("/account/passkeys/remove", &fields).await.target();
    phone.signs_in_with(&mut key).await.expect(403);
    assert!(is_signed_in(&mut phone, "Zsófi").await);
}

#[tokio::test]
async fn whoever_has_lost_every_device_gets_a_password_by_a_code_and_sees_what_else_opens_the_account() {
    let house = House::new().await;
    let (mut owner, mut device) = (visitor(&house), Device::at(HERE));
    let codes = owner.signs_up_with(&mut device, "Zsófi").await.expect(200).text();
    let code = codes.split("<code>").nth(1).unwrap().split('<').next().unwrap();
    let mut phone = house.browser();
    let fields = [("who", "Zsófi"), ("recovery-code", code), ("next", PASSWORD)];
    assert_eq!(phone.post("/sign-in/code", &fields).await.target(), "/account?said=password");
    assert!(!is_signed_in(&mut owner, "Zsófi").await, "all other sessions ended");
    let listed = removable(&mut phone).await;
    assert_eq!(listed.len(), 1, "the device may still be somebody's");
    let fields = [("remove", listed[0].as_str()), ("present-remove", PASSWORD)];
    phone.post("/account/passkeys/remove", &fields).await.target();
    owner.signs_in_with(&mut device).await.expect(403);
}

#[tokio::test]
async fn a_link_of_whoever_runs_the_place_removes_all_passkeys() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("zsofi").await.unwrap().unwrap();
    let code = people.offer_reset(&account, &Operator::AtMachine).await.unwrap();
    visitor(&house).signs_in_with(&mut device).await.target();
    let next = [("password", "v7Kq29xLpt")];
    house.browser().post(&format!("/sign-in/reset/{code}"), &next).await.target();
    owner.signs_in_with(&mut device).await.expect(403);
    sign_in(&mut house.browser(), "Zsófi", next[0].1).await.target();
}

#[tokio::test]
async fn one_node_asks_and_another_takes_the_answer() {
    let house = House::new().await;
    let (owner, mut device) = owner(&house, "Zsófi").await;
    let mut here = visitor(&house);
    let Asked { options, state } = here.asks("/sign-in/passkey/start", "get", &[]).await;
    let answer = device.show(&options);
    let other = house.again().await;
    let mut there = other.same(&here);
    let fields = [("passkey", answer.as_str()), ("state", state.as_str())];
    there.post("/sign-in/passkey", &fields).await.target();
    assert!(is_signed_in(&mut there, "Zsófi").await);
    here.post("/sign-in/passkey", &fields).await.expect(404);
    // And so is one added.
    let mut here = owner;
    let fields = [("present-add", PASSWORD)];
    let Asked { options, state } = here.asks("/account/passkeys/start", "create", &fields).await;
    let answer = device.make(&options);
    let mut there = other.same(&here);
    there.post("/account/passkeys", &[("passkey", &answer), ("state", &state)]).await.target();
    assert_eq!(removable(&mut here).await.len(), 2);
}

#[tokio::test]
async fn a_passkey_goes_along_into_an_archive_and_back() {
    let house = House::new().await;
    let (_, mut device) = owner(&house, "Zsófi").await;
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    service::import(&house.place("elsewhere"), &folder).await.unwrap();
    let other = house.beside("elsewhere").await;
    let mut owner = visitor(&other);
    owner.signs_in_with(&mut device).await.target();
    assert!(is_signed_in(&mut owner, "Zsófi").await);
}

#[tokio::test]
async fn passkeys_are_offered_only_where_browsers_have_them() {
    let house = House::with(|config| config.proxies = web::Proxies::read(&["127.0.0.1"]).unwrap()).await;
    for (host, scheme, is_offered) in [
        ("localhost:8080", "http", true),
        ("akhet.example", "https", true),
        ("akhet.example:8443", "https", true),
        ("akhet.example", "http", false),
        ("127.0.0.1:8080", "http", false),
        ("127.0.0.1", "https", false),
        ("[::1]:8080", "http", false),
        ("pi.local", "https", false),
    ] {
        let mut browser = at(house.browser(), host);
        browser.headers.push(("x-forwarded-proto", scheme.to_owned()));
        for page in ["/sign-in", "/account/new"] {
            assert_eq!(
                browser.page(page).await.contains("data-passkey"),
                is_offered,
                "{scheme}://{host}{page}"
            );
        }
        let start = browser.post("/sign-in/passkey/start", &[]).await;
        assert_eq!(start.status.as_u16(), if is_offered { 200 } else { 422 }, "{scheme}://{host}");
    }
    // What is public of the account is not said to whoever asks.
    let start = at(house.browser(), "localhost").post("/sign-in/passkey/start", &[]).await.expect(200).text();
    assert!(start.contains("\"allowCredentials\":[]") && start.contains("\"rpId\":\"localhost\""), "{start}");
}

#[tokio::test]
async fn a_name_that_is_taken_is_told_before_a_passkey_is_made() {
    let house = House::new().await;
    sign_up(&mut house.browser(), "Zsófi").await;
    let mut guest = visitor(&house);
    let fields = [("name", "zsofi"), ("mail", "")];
    let told = guest.post("/account/new/passkey/start", &fields).await.expect(422).text();
    assert!(told.contains("\"isField\":true"), "{told}");
    // The script then sends the form as it is.
    let page = guest.post("/account/new/passkey", &fields).await.expect(422).text();
    assert!(page.contains("Somebody has this name") && page.contains("aria-invalid=\"true\""), "{page}");
    assert_eq!(house.database().await.count("accounts").await, 1);
}

#[tokio::test]
async fn of_a_passkey_the_archive_has_where_and_when_it_was_made_and_no_key() {
    let house = House::new().await;
    let (mut owner, _) = owner(&house, "Zsófi").await;
    let files = take(&house, &mut owner).await;
    let account: Value = serde_json::from_str(&files["account.json"]).unwrap();
    let mut keys: Vec<&String> = account["passkeys"][0].as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["created", "host", "label"]);
    assert_eq!(account["passkeys"][0]["host"], "localhost");
    assert!(account["passkeys"][0]["created"].as_i64().is_some_and(|at| at > 0));
}

#[tokio::test]
async fn whoever_is_suspended_signs_in_by_passkey_and_only_looks() {
    let house = House::new().await;
    let (mut owner, mut device) = owner(&house, "Zsófi").await;
    let people = service::open_people(&house.config.place, &[]).await.unwrap();
    let account = people.account_called("Zsófi").await.unwrap().unwrap();
    people.decide_alone(&account, Verdict::Suspend(1), "rude", &Operator::AtMachine).await.unwrap();
    let other = house.again().await;
    owner = other.same(&owner);
    owner.signs_in_with(&mut device).await.target();
    assert!(owner.page("/account").await.contains("suspended until"));
    owner.post("/account/name", &[("name", "Rude Word")]).await.expect(403);
    // What concerns nobody else goes on.
    owner.adds(&mut device, PASSWORD).await.target();
}
