//! Nobody learns of people what they do not show, sends invitations that are no friend's, or takes along what is not theirs.

use crate::browser::{Browser, House};
use crate::daily;
use crate::profiles::{befriend, person, play, show};
use crate::review::reviewed;
use crate::several;
use crate::taking_along::take;

const ZSOFI: &str = "/people/Zsofi";

#[tokio::test]
async fn a_profile_that_somebody_may_not_see_is_as_if_it_were_not_there() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsofi").await, person(&house, "Bálint").await);
    play(&mut zsofi, &mut balint, &[], 3).await;
    let mut guest = house.browser();
    guest.page("/").await;
    for thief in [&mut balint, &mut guest] {
        let mut answers = Vec::new();
        for name in ["Zsofi", "Zsafi"] {
            let answer = thief.get(&format!("/people/{name}?page=1")).await.expect(404);
            answers.push(answer.text().replace(name, "NAME"));
        }
        assert_eq!(answers[0], answers[1]);
    }
    // Names that are no names.
    for path in ["/people/%ff", "/people/%00", "/people/..", "/people/%F0%9F%90%AB", "/people/a"] {
        balint.get(path).await.expect(404);
    }
    // Whoever is blocked sees nothing, even of what everybody else sees, and is no friend any more.
    befriend(&mut zsofi, "Zsofi", &mut balint, "Bálint").await;
    show(&mut zsofi, "everybody", "").await;
    balint.page(ZSOFI).await;
    block(&house, "Zsofi", "Bálint").await;
    balint.get(ZSOFI).await.expect(404);
    assert!(!balint.page("/friends").await.contains("Zsofi"));
    balint.post("/friends", &[("unfollow", "Zsofi")]).await.target();
    balint.post("/friends", &[("follow", "Zsofi")]).await.expect(422);
    zsofi.get("/people/B%C3%A1lint").await.expect(404);
    guest.page(ZSOFI).await;
}

async fn block(house: &House, blocker: &str, other: &str) {
    let insert = format!(
        "INSERT INTO blocks (blocker, other, name, since) SELECT a.id, b.id, b.name, 1 \
         FROM accounts AS a, accounts AS b WHERE a.name = '{blocker}' AND b.name = '{other}'"
    );
    assert_eq!(house.database().await.execute(&insert).await, 1);
}

async fn invitations(house: &House) -> i64 {
    house.database().await.count("invitations").await
}

async fn make_table(browser: &mut Browser) -> String {
    let table = browser.create(&[("with", "friend")]).await;
    browser.sit(&table, "some words").await.target();
    table
}

#[tokio::test]
async fn only_a_friend_at_the_table_invites_and_only_whoever_is_invited_learns_of_it() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsofi").await, person(&house, "Bálint").await);
    let mut camille = person(&house, "Camille").await;
    let table = make_table(&mut zsofi).await;
    let invite = format!("{table}/invite");
    // No friends yet, somebody who does not sit there, and a guest.
    zsofi.post(&invite, &[("friend", "Bálint")]).await.expect(422);
    zsofi.post(&invite, &[("friend", "Nobody Here")]).await.expect(422);
    zsofi.post("/friends", &[("follow", "Bálint")]).await.target();
    zsofi.post(&invite, &[("friend", "Bálint")]).await.expect(422);
    befriend(&mut camille, "Camille", &mut balint, "Bálint").await;
    camille.post(&invite, &[("friend", "Bálint")]).await.expect(403);
    house.browser().post(&invite, &[("friend", "Bálint")]).await.expect(403);
    assert_eq!(invitations(&house).await, 0);
    balint.post("/friends", &[("follow", "Zsofi")]).await.target();
    zsofi.post(&invite, &[("friend", "Bálint")]).await.target();
    assert!(balint.page("/tables").await.contains(&table));
    for page in ["/", "/tables", "/friends", ZSOFI] {
        let page = camille.get(page).await.text();
        assert!(!page.contains(&table) && !page.contains("invites you"), "{page}");
    }
    // Nobody declines for somebody else, and whoever has declined is not asked again.
    let id = table.trim_start_matches("/t/");
    camille.post("/invitations", &[("decline", id)]).await.target();
    assert!(balint.page("/").await.contains(&table));
    balint.post("/invitations", &[("decline", id)]).await.target();
    zsofi.post(&invite, &[("friend", "Bálint")]).await.target();
    assert!(!balint.page("/").await.contains(&table));
    // Between people who do not want to meet there are none, and those that were there are gone.
    let next = make_table(&mut zsofi).await;
    zsofi.post(&format!("{next}/invite"), &[("friend", "Bálint")]).await.target();
    assert!(balint.page("/").await.contains(&next));
    block(&house, "Bálint", "Zsofi").await;
    assert!(!balint.page("/").await.contains(&next));
    let last = make_table(&mut zsofi).await;
    zsofi.post(&format!("{last}/invite"), &[("friend", "Bálint")]).await.expect(422);
}

#[tokio::test]
async fn nobody_is_flooded_with_invitations() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsofi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsofi", &mut balint, "Bálint").await;
    let mut statuses = Vec::new();
    for _ in 0..45 {
        let table = zsofi.create(&[("with", "friend")]).await;
        let invite = zsofi.post(&format!("{table}/invite"), &[("friend", "Bálint")]).await;
        statuses.push(invite.status.as_u16());
        balint.post("/invitations", &[("decline", table.trim_start_matches("/t/"))]).await.target();
    }
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 40, "{statuses:?}");
    assert!(statuses[40..].iter().all(|status| *status == 422));
    // On a page there are only a few.
    let mut camille = person(&house, "Camille").await;
    befriend(&mut camille, "Camille", &mut zsofi, "Zsofi").await;
    for _ in 0..8 {
        let table = camille.create(&[("with", "friend")]).await;
        camille.post(&format!("{table}/invite"), &[("friend", "Zsofi")]).await.target();
    }
    assert_eq!(zsofi.page("/").await.matches("Camille invites you").count(), 5);
}

#[tokio::test]
async fn an_archive_has_only_what_is_its_owners_and_nothing_that_is_hidden() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsofi").await, person(&house, "Bálint").await);
    let own = play(&mut zsofi, &mut balint, &[], 3).await;
    let mut camille = person(&house, "Camille").await;
    let foreign = play(&mut balint, &mut camille, &[], 4).await;
    // Games that go on have hidden cards and dice.
    let running = zsofi.ask_for("nefertiti", &[("with", "bot"), ("bot", "random")]).await.target();
    zsofi.sit(&running, "words").await.target();
    let alone = zsofi.ask_for("pyramidice", &[("option-players", "1")]).await.target();
    zsofi.sit(&alone, "words").await.target();
    let files = take(&house, &mut zsofi).await;
    let has = |table: &str| {
        let id = table.trim_start_matches("/t/");
        files.iter().any(|(name, text)| name.contains(id) || text.contains(id))
    };
    assert!(has(&own));
    for table in [&foreign, &running, &alone] {
        assert!(!has(table), "{table}");
    }
    let ids = house.database().await.texts("SELECT id FROM accounts").await;
    assert!(
        ids.iter().all(|id| files.values().all(|text| !text.contains(id))),
        "ids of guests are nobody's business"
    );
    // A copied link is no archive, another site gets none, and nobody can ask for it without end.
    zsofi.get("/account/archive").await.expect(404);
    let mut lured = zsofi.clone();
    lured.headers.push(("sec-fetch-site", "cross-site".to_owned()));
    lured.post("/account/archive", &[]).await.expect(403);
    for _ in 0..5 {
        zsofi.post("/account/archive", &[]).await.expect(200);
    }
    zsofi.post("/account/archive", &[]).await.expect(429);
    balint.post("/account/archive", &[]).await.expect(200);
}

#[tokio::test]
async fn a_profile_tells_nothing_of_a_deal_whose_day_is_not_over() {
    let house = daily::house().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsofi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsofi", &mut balint, "Bálint").await;
    let table = daily::begin(&mut zsofi, "").await;
    several::press(&mut zsofi, &table, "resign", &[]).await.target();
    assert!(zsofi.page(ZSOFI).await.contains(&table));
    let page = balint.page(ZSOFI).await;
    assert!(page.contains("No finished games yet.") && !page.contains(&table), "{page}");
    house.tables.set_clock(daily::day().later(1).begins() + 60);
    assert!(balint.page(ZSOFI).await.contains("1 game"));
}

#[tokio::test]
async fn what_decisions_of_a_deal_cost_is_not_told_before_its_day_is_over() {
    let house = daily::house().await;
    let mut dora = person(&house, "Dora Daily").await;
    show(&mut dora, "everybody", "").await;
    let table = daily::finish(&mut dora, "", 3).await;
    reviewed(&mut dora, &table).await;
    let address = "/people/Dora%20Daily";
    assert!(dora.page(address).await.contains("What a decision costs"));
    let mut stranger = house.browser();
    stranger.get(&table).await.expect(403);
    assert!(!stranger.page(address).await.contains("What a decision costs"));
    house.tables.set_clock(daily::day().begins() + 36 * 3_600);
    assert!(stranger.page(address).await.contains("What a decision costs"));
}

#[tokio::test]
async fn whoever_is_known_by_nothing_takes_nothing_along_and_leaves_nothing_behind() {
    let house = House::new().await;
    for _ in 0..10 {
        house.browser().post("/account/archive", &[]).await.expect(404);
    }
    assert_eq!(house.database().await.count("attempts").await, 0);
}
