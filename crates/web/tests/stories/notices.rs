//! What people are told who do not look: written by the change that causes it, sent once, and only while it holds.

use data_encoding::HEXLOWER;
use ring::hmac;
use serde_json::{Value, json};
use web::{Outside, OutsideSettings};

use crate::browser::{Browser, House, form};
use crate::challenges::dare;
use crate::database::Database;
use crate::html;
use crate::profiles::{befriend, person};
use crate::sinks::{Came, Sink};
use crate::taking_along::take;

pub(crate) const OWN: &str = "/account/notices";

/// A place that may send to this machine.
pub(crate) async fn house() -> House {
    house_with(|_| {}).await
}

async fn house_with(change: impl FnOnce(&mut OutsideSettings)) -> House {
    let mut settings =
        OutsideSettings { webhooks_to: vec!["127.0.0.1".to_owned()], ..OutsideSettings::default() };
    change(&mut settings);
    House::with(|config| config.outside = Outside::read(&settings).unwrap()).await
}

/// Two people with accounts at a table with two days a turn; the second decides.
pub(crate) async fn by_days(house: &House) -> (String, Browser, Browser) {
    let (mut zsofi, mut balint) = (person(house, "Zsófi").await, person(house, "Bálint").await);
    let table = zsofi.create(&[("with", "friend"), ("clock", "2d")]).await;
    zsofi.sit(&table, "some words").await.target();
    balint.sit(&table, "other words").await.target();
    zsofi.play(&table, "place b2").await.target();
    (table, zsofi, balint)
}

pub(crate) async fn add(browser: &mut Browser, kind: &str, address: &str) {
    browser.post(OWN, &[("kind", kind), ("address", address)]).await.target();
}

/// The only channel of somebody.
pub(crate) async fn channel(browser: &mut Browser) -> String {
    let page = browser.page(OWN).await;
    let actions = html::forms(&page).into_iter().map(|form| form.action);
    actions.into_iter().find(|action| action.starts_with("/account/notices/")).expect("there is a channel")
}

pub(crate) async fn press(browser: &mut Browser, what: &str) {
    let channel = channel(browser).await;
    browser.post(&channel, &[("do", what)]).await.target();
}

/// What waits is due at once.
async fn hurry(database: &mut Database) -> u64 {
    database.execute("UPDATE outbox SET due = 1").await
}

/// Waits until a question to the database has this answer.
async fn until(database: &mut Database, rows: &str, count: i64) {
    for _ in 0..6_000 {
        if database.count(rows).await == count {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("there are never {count} {rows}");
}

fn signature(secret: &str, came: &Came) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = [came.header("akhet-time").as_bytes(), b".", &came.body].concat();
    HEXLOWER.encode(hmac::sign(&key, &signed).as_ref())
}

#[tokio::test]
async fn a_turn_that_began_is_told_once_signed_and_leads_to_the_table_where_it_is_played() {
    let house = house().await;
    let there = house.again().await;
    let mut database = house.database().await;
    let mut sink = Sink::web(Some("204 No Content")).await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", &sink.address("/hook")).await;
    balint.play(&table, "place b1").await.target();
    assert_eq!(database.count("outbox").await, 2, "a turn, and that its time will run out");
    database.execute("UPDATE outbox SET due = 1 WHERE kind = 'turn'").await;
    let came = sink.next().await;
    assert!(came.head.starts_with("POST /hook HTTP/1.1"), "{}", came.head);
    let secret: String = database.get("SELECT secret FROM channels").await;
    assert_eq!(came.header("akhet-signature"), signature(&secret, &came));
    let told = came.json();
    let id = table.trim_start_matches("/t/");
    assert_eq!(
        (&told["kind"], &told["table"], &told["game"]),
        (&json!("turn"), &json!(id), &json!("imhotep-duel"))
    );
    assert_eq!(told["title"], "Your turn: Imhotep: The Duel");
    assert!(told["text"].as_str().unwrap().contains("Bálint"), "{told}");
    // Nothing but this is ever told.
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    let known = ["id", "kind", "at", "language", "title", "text", "link", "game", "table", "until"];
    assert_eq!(keys, known);
    until(&mut database, "outbox WHERE kind = 'turn'", 0).await;
    let link = told["link"].as_str().unwrap().trim_start_matches("http://akhet.test").to_owned();
    zsofi.play(&link, "place b3").await.target();
    assert_eq!(database.count("outbox").await, 0, "time no longer runs out");
    assert!(sink.rest().is_empty(), "it came once, though two nodes look for it");
    drop(there);
}

#[tokio::test]
async fn what_is_not_sent_yet_is_replaced_by_what_is_newer_and_gone_with_the_turn() {
    let house = house().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", "http://127.0.0.1:1024/").await;
    balint.play(&table, "place b1").await.target();
    let written = "SELECT MAX(written) FROM outbox";
    let first: i64 = database.get(written).await;
    // Two decisions are one turn of the Duel at most, and one of the other after that.
    zsofi.play(&table, "place b3").await.target();
    assert_eq!(database.count("outbox").await, 0);
    balint.play(&table, "place a1").await.target();
    assert_eq!(database.count("outbox").await, 2);
    assert!(database.get::<i64>(written).await >= first);
    let now = balint.page(&table).await;
    balint.submit(&form(&now, &format!("{table}/undo")), &[]).await.target();
    assert_eq!(database.count("outbox WHERE kind = 'turn'").await, 1, "it is only asked for");
    press(&mut zsofi, "remove").await;
    assert_eq!(database.count("outbox").await + database.count("channels").await, 0);
}

#[tokio::test]
async fn nobody_is_told_while_they_look_at_whichever_node_unless_they_want_that() {
    let house = house().await;
    let there = house.again().await;
    let mut database = house.database().await;
    let mut sink = Sink::web(Some("200 OK")).await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", &sink.address("/")).await;
    let _here = there.same(&zsofi).events(&table).await;
    until(&mut database, "nodes", 1).await;
    balint.play(&table, "place b1").await.target();
    hurry(&mut database).await;
    until(&mut database, "outbox WHERE kind = 'turn'", 0).await;
    assert!(sink.rest().is_empty());
    let channel = channel(&mut zsofi).await;
    zsofi.post(&channel, &[("do", "save"), ("turn", "yes"), ("always", "yes")]).await.target();
    zsofi.play(&table, "place b3").await.target();
    balint.play(&table, "place a1").await.target();
    assert_eq!(hurry(&mut database).await, 1, "only what is wanted is written");
    assert_eq!(sink.next().await.json()["kind"], "turn");
}

#[tokio::test]
async fn in_quiet_hours_a_notice_waits_until_their_end() {
    let house = house().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", "http://127.0.0.1:1024/").await;
    // Six hours before now and after it.
    let minute = database.get::<i64>("SELECT MIN(deadline) FROM tables").await / 60_000 % 1_440;
    let hour = |minute: i64| format!("{:02}:{:02}", minute.rem_euclid(1_440) / 60, minute.rem_euclid(60));
    let quiet = [("from", &*hour(minute - 300)), ("to", &*hour(minute + 300)), ("zone", "UTC")];
    zsofi.post("/account/quiet", &quiet).await.target();
    balint.play(&table, "place b1").await.target();
    hurry(&mut database).await;
    until(&mut database, "outbox WHERE due > 1 AND kind = 'turn' AND attempts = 0", 1).await;
    let waits = "SELECT due - written FROM outbox WHERE kind = 'turn'";
    let waits: i64 = database.get(waits).await;
    assert!((4 * 3_600_000..=5 * 3_600_000).contains(&waits), "{waits}");
    assert_eq!(database.count("channels WHERE failures > 0").await, 0);
}

#[tokio::test]
async fn a_node_that_died_leaves_a_claim_that_runs_out_and_a_suspended_account_hears_nothing() {
    let house = house().await;
    let mut database = house.database().await;
    let mut sink = Sink::web(Some("200 OK")).await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", &sink.address("/")).await;
    balint.play(&table, "place b1").await.target();
    let claim =
        "UPDATE outbox SET claimed_by = 'gone', claimed_until = 1, attempts = 1, due = 1 WHERE kind = 'turn'";
    database.execute(claim).await;
    assert_eq!(sink.next().await.json()["kind"], "turn");
    database.execute("UPDATE accounts SET suspended_until = 9000000000 WHERE name = 'Zsófi'").await;
    database.execute("UPDATE outbox SET due = 1").await;
    until(&mut database, "outbox", 0).await;
    assert!(sink.rest().is_empty());
}

#[tokio::test]
async fn an_end_that_hangs_keeps_neither_moves_nor_other_notices_waiting() {
    let house = house().await;
    let mut database = house.database().await;
    let (mut hanging, mut sink) = (Sink::web(None).await, Sink::web(Some("200 OK")).await);
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    for path in ["/1", "/2", "/3"] {
        add(&mut zsofi, "webhook", &hanging.address(path)).await;
    }
    add(&mut balint, "webhook", &sink.address("/")).await;
    balint.play(&table, "place b1").await.target();
    hurry(&mut database).await;
    hanging.next().await;
    zsofi.play(&table, "place b3").await.target();
    hurry(&mut database).await;
    assert_eq!(sink.next().await.json()["kind"], "turn");
}

#[tokio::test]
async fn what_fails_is_told_tried_again_and_given_up_after_many_failures() {
    let house = house().await;
    let mut database = house.database().await;
    let mut sink = Sink::web(Some("500 Broken")).await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", &sink.address("/")).await;
    balint.play(&table, "place b1").await.target();
    database.execute("UPDATE outbox SET due = 1 WHERE kind = 'turn'").await;
    sink.next().await;
    until(&mut database, "outbox WHERE kind = 'turn' AND attempts = 1 AND claimed_until = 0", 1).await;
    let wait: i64 = database.get("SELECT due - written FROM outbox WHERE kind = 'turn'").await;
    assert!(wait >= 30_000, "{wait}");
    assert!(zsofi.page(OWN).await.contains("answered with status 500"));
    database.execute("UPDATE channels SET failures = 29").await;
    database.execute("UPDATE outbox SET due = 1, attempts = 4 WHERE kind = 'turn'").await;
    sink.next().await;
    until(&mut database, "outbox WHERE kind = 'turn'", 0).await;
    assert!(zsofi.page(OWN).await.contains("Nothing more is sent there"));
    assert!(sink.rest().is_empty());
}

#[tokio::test]
async fn challenges_and_invitations_are_told_in_the_forms_of_others_and_only_while_they_stand() {
    let house = house().await;
    let mut database = house.database().await;
    let mut sink = Sink::web(Some("200 OK")).await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "B_álint").await);
    befriend(&mut balint, "B_álint", &mut zsofi, "Zsófi").await;
    add(&mut zsofi, "ntfy", &sink.address("/topic")).await;
    assert_eq!(dare(&mut balint, "zsofi", &[("game", "imhotep-duel")]).await, 303);
    hurry(&mut database).await;
    let came = sink.next().await;
    assert!(came.head.starts_with("POST / HTTP/1.1"), "{}", came.head);
    let told = came.json();
    assert_eq!(told["topic"], "topic");
    assert_eq!(told["click"], "http://akhet.test/lobby");
    assert!(told["title"].as_str().unwrap().ends_with("challenges you: Imhotep: The Duel"), "{told}");
    press(&mut zsofi, "remove").await;
    add(&mut zsofi, "discord", &sink.address("/api/webhooks/1")).await;
    let table = balint.create(&[("with", "friend")]).await;
    balint.post(&format!("{table}/invite"), &[("friend", "Zsófi")]).await.target();
    hurry(&mut database).await;
    let told = sink.next().await.json();
    let content = told["content"].as_str().unwrap();
    assert!(content.contains("B\\_álint") && content.ends_with(&table), "{told}");
    assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
    until(&mut database, "outbox", 0).await;
    // Whoever is invited again is not told again, and what is over is not told.
    balint.post(&format!("{table}/invite"), &[("friend", "Zsófi")]).await.target();
    assert_eq!(database.count("outbox").await, 0);
    database.execute("DELETE FROM dares").await;
    assert_eq!(dare(&mut balint, "zsofi", &[("game", "imhotep-duel")]).await, 303);
    database.execute("UPDATE dares SET answer = 'withdrawn'").await;
    hurry(&mut database).await;
    until(&mut database, "outbox", 0).await;
    assert!(sink.rest().is_empty());
}

#[tokio::test]
async fn channels_are_taken_along_archived_without_browsers_and_gone_with_their_account() {
    let house = house().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "webhook", "http://127.0.0.1:1024/").await;
    add(&mut zsofi, "feed", "").await;
    balint.play(&table, "place b1").await.target();
    let secret: String = database.get("SELECT secret FROM channels WHERE kind = 'webhook'").await;
    let taken = &take(&house, &mut zsofi).await["account.json"];
    assert!(taken.contains("http://127.0.0.1:1024/") && !taken.contains(&secret), "{taken}");
    let folder = house.path().join("archive");
    service::export(&house.config.place, &folder).await.unwrap();
    let again = house.place("again");
    assert!(service::import(&again, &folder).await.unwrap().broken.is_empty());
    let mut again = Database::of(&house.beside("again").await).await;
    assert_eq!(again.count("channels WHERE is_on").await, 2);
    assert_eq!(database.count("outbox").await, 4);
    database.execute("UPDATE accounts SET ends = 1 WHERE name = 'Zsófi'").await;
    let _swept = house.again().await;
    assert_eq!(database.count("channels").await + database.count("outbox").await, 0);
}

/// What stands in the first element of this name.
fn element<'a>(page: &'a str, name: &str) -> &'a str {
    let start = page.split_once(&format!("<{name}>")).unwrap_or_else(|| panic!("no {name} in {page}")).1;
    start.split_once(&format!("</{name}>")).unwrap().0
}

#[tokio::test]
async fn a_feed_shows_what_waits_to_whoever_knows_its_address_until_there_is_another() {
    let house = house().await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    add(&mut zsofi, "feed", "").await;
    balint.play(&table, "place b1").await.target();
    let secret: String = database.get("SELECT secret FROM channels").await;
    let address = format!("/feed/{secret}");
    assert!(zsofi.page(OWN).await.contains(&address));
    let mut reader = house.browser();
    let empty = reader.get(&address).await.expect(200);
    assert_eq!(empty.header("content-type"), "application/atom+xml; charset=utf-8");
    assert!(!empty.text().contains("<entry>"), "whoever is there hears nothing");
    database.execute("UPDATE outbox SET due = 1 WHERE kind = 'turn'").await;
    let feed = reader.get(&address).await.expect(200).text();
    assert!(feed.starts_with(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""
    ));
    let entry = element(&feed, "entry");
    assert_eq!(element(entry, "title"), "Your turn: Imhotep: The Duel");
    assert!(element(entry, "id").starts_with("tag:akhet.test,2026:notices/"));
    assert!(
        element(entry, "updated").ends_with('Z')
            && entry.contains(&format!("href=\"http://akhet.test{table}\""))
    );
    assert!(!element(&feed, "id").contains(&secret) && !entry.contains(&secret));
    assert_eq!(reader.get(&address).await.text(), feed, "asking takes nothing away");
    press(&mut zsofi, "renew").await;
    reader.get(&address).await.expect(404);
    let secret: String = database.get("SELECT secret FROM channels").await;
    zsofi.play(&table, "place b3").await.target();
    assert!(!reader.get(&format!("/feed/{secret}")).await.expect(200).text().contains("<entry>"));
}

/// A mail as it was written, with its lines joined and its words decoded where they were encoded as quoted-printable.
fn read_mail(came: &Came) -> String {
    let text = came.text().replace("=\r\n", "");
    let mut bytes = text.bytes().peekable();
    let mut read = Vec::new();
    while let Some(byte) = bytes.next() {
        let digits = if byte == b'=' {
            text.get(text.len() - bytes.len()..text.len() - bytes.len() + 2)
        } else {
            None
        };
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(sign) => {
                read.push(sign);
                bytes.nth(1);
            }
            None => read.push(byte),
        }
    }
    String::from_utf8(read).unwrap()
}

fn link(mail: &str, end: &str) -> String {
    let start =
        mail.split_once("https://games.example.org/mail/").unwrap_or_else(|| panic!("no link in {mail}")).1;
    let secret: String = start.chars().take_while(char::is_ascii_alphanumeric).collect();
    format!("/mail/{secret}/{end}")
}

#[tokio::test]
async fn a_turn_is_mailed_to_a_confirmed_address_together_with_what_else_waits_until_it_is_stopped() {
    let mut sink = Sink::mail().await;
    let server = format!("smtp://127.0.0.1:{}", sink.port);
    let house = house_with(|settings| {
        settings.origin = Some("https://games.example.org".to_owned());
        settings.mail = Some(server);
        settings.mail_from = Some("Akhet <akhet@example.org>".to_owned());
    })
    .await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    database.execute("UPDATE accounts SET mail = 'zsofi@example.org' WHERE name = 'Zsófi'").await;
    zsofi.post(OWN, &[("kind", "mail")]).await.target();
    let asked = sink.next().await;
    assert!(asked.head.contains("RCPT TO:<zsofi@example.org>"), "{}", asked.head);
    let asked = read_mail(&asked);
    balint.play(&table, "place b1").await.target();
    assert_eq!(database.count("outbox").await, 0, "the address is not confirmed");
    let page = zsofi.page(OWN).await;
    let confirm = link(&asked, "confirm");
    assert!(page.contains("is not confirmed") && !page.contains(confirm.split('/').nth(2).unwrap()));
    let mut reader = house.browser();
    let button = reader.get(&confirm).await.expect(200).text();
    assert_eq!(
        database.count("channels WHERE is_on").await,
        0,
        "programs that look at links confirm nothing"
    );
    reader.submit(&form(&button, &confirm), &[]).await.expect(200);
    assert_eq!(database.count("channels WHERE is_on").await, 1);
    befriend(&mut balint, "Bálint", &mut zsofi, "Zsófi").await;
    // A turn and a challenge are one mail.
    zsofi.play(&table, "place b3").await.target();
    balint.play(&table, "place a1").await.target();
    assert_eq!(dare(&mut balint, "zsofi", &[("game", "imhotep-duel")]).await, 303);
    database.execute("UPDATE outbox SET due = 1 WHERE kind = 'turn'").await;
    let came = sink.next().await;
    let mail = read_mail(&came);
    let (headers, text) = mail.split_once("\r\n\r\n").unwrap();
    assert!(headers.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{headers}");
    assert!(headers.contains("Subject: 2 things wait for you"), "{headers}");
    assert!(text.contains("Your turn: Imhotep: The Duel") && text.contains("Bálint"), "{text}");
    assert!(text.contains("challenges you") && text.contains(&format!("https://games.example.org{table}")));
    until(&mut database, "outbox WHERE kind <> 'time'", 0).await;
    // The next one waits.
    zsofi.play(&table, "place a2").await.target();
    balint.play(&table, "place c1").await.target();
    database.execute("UPDATE outbox SET due = 1").await;
    until(&mut database, "outbox WHERE due <= 1", 0).await;
    // One post of a program for mail stops it, and again is no mistake.
    let stop = link(&mail, "stop");
    reader.get(&stop).await.expect(200);
    assert_eq!(database.count("channels").await, 1);
    for _ in 0..2 {
        house.browser().post(&stop, &[("List-Unsubscribe", "One-Click")]).await.expect(200);
    }
    assert_eq!(database.count("channels").await + database.count("outbox").await, 0);
    reader.get(&stop).await.expect(404);
    assert!(sink.rest().is_empty());
}

/// What only a browser can do that was subscribed: it knows the other half of its key.
mod subscribed {
    use data_encoding::BASE64URL_NOPAD;
    use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
    use ring::rand::SystemRandom;
    use ring::{aead, hkdf};

    pub(super) struct Subscribed {
        own: EphemeralPrivateKey,
        pub(super) public: String,
        pub(super) secret: String,
    }

    struct Length(usize);

    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }

    fn derive<const N: usize>(salt: &[u8], secret: &[u8], about: &[u8]) -> [u8; N] {
        let mut into = [0; N];
        let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
        extracted.expand(&[about], Length(N)).unwrap().fill(&mut into).unwrap();
        into
    }

    impl Subscribed {
        pub(super) fn new() -> Subscribed {
            let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
            let public = BASE64URL_NOPAD.encode(own.compute_public_key().unwrap().as_ref());
            Subscribed { own, public, secret: BASE64URL_NOPAD.encode(&[7; 16]) }
        }

        /// Reads a push as RFC 8291 says.
        pub(super) fn read(self, body: &[u8]) -> String {
            let (salt, rest) = body.split_at(16);
            let (theirs, sealed) = (&rest[5..70], &rest[70..]);
            let public = BASE64URL_NOPAD.decode(self.public.as_bytes()).unwrap();
            let info = [b"WebPush: info\0", &public[..], theirs].concat();
            let agreed: [u8; 32] =
                agree_ephemeral(self.own, &UnparsedPublicKey::new(&ECDH_P256, theirs), |shared| {
                    derive(&[7; 16], shared, &info)
                })
                .unwrap();
            let key: [u8; 16] = derive(salt, &agreed, b"Content-Encoding: aes128gcm\0");
            let nonce: [u8; 12] = derive(salt, &agreed, b"Content-Encoding: nonce\0");
            let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
            let mut sealed = sealed.to_vec();
            let nonce = aead::Nonce::assume_unique_for_key(nonce);
            let opened = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).unwrap();
            String::from_utf8(opened.strip_suffix(&[2]).unwrap().to_vec()).unwrap()
        }
    }
}

#[tokio::test]
async fn a_turn_is_pushed_so_that_only_the_browser_can_read_it_until_the_browser_is_gone() {
    let (mut sink, gone) = (Sink::web(Some("201 Created")).await, Sink::web(Some("410 Gone")).await);
    let hosts = [sink.port, gone.port].map(|port| format!("127.0.0.1:{port}"));
    let house = house_with(|settings| settings.push_to = hosts.to_vec()).await;
    let mut database = house.database().await;
    let (table, mut zsofi, mut balint) = by_days(&house).await;
    let subscribe = |sink: &Sink, subscribed: &subscribed::Subscribed| {
        let address = sink.address("/push/abc");
        [
            ("kind", "push".to_owned()),
            ("address", address),
            ("public", subscribed.public.clone()),
            ("secret", subscribed.secret.clone()),
        ]
    };
    let subscribed = subscribed::Subscribed::new();
    for other in [&sink, &gone] {
        let fields = subscribe(other, &subscribed);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        zsofi.post(OWN, &fields).await.target();
    }
    for (address, public) in
        [("https://example.org/push", subscribed.public.as_str()), ("https://fcm.googleapis.com/x", "AAAA")]
    {
        let fields =
            [("kind", "push"), ("address", address), ("public", public), ("secret", &subscribed.secret)];
        zsofi.post(OWN, &fields).await.expect(400);
    }
    balint.play(&table, "place b1").await.target();
    hurry(&mut database).await;
    let came = sink.next().await;
    assert_eq!(came.header("content-encoding"), "aes128gcm");
    assert!(came.header("authorization").starts_with("vapid t=ey"));
    let told: Value = serde_json::from_str(&subscribed.read(&came.body)).unwrap();
    assert_eq!(told["title"], "Your turn: Imhotep: The Duel");
    assert_eq!(told["link"], format!("http://akhet.test{table}"));
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["title", "text", "link", "tag"]);
    until(&mut database, "channels", 1).await;
    // The page offers it where browsers have workers, with the key that every node has.
    assert!(!zsofi.page(OWN).await.contains("data-push"));
    zsofi.headers.push(("host", "localhost:8080".to_owned()));
    let key = |page: &str| html::attribute(page, "data-push");
    let here = key(&zsofi.page(OWN).await);
    assert!(here.is_some_and(|key| key.len() == 87));
    let worker = house.browser().get("/worker.js").await.expect(200);
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(worker.header("cache-control"), "no-cache");
}
