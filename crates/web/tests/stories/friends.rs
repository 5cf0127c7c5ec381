//! Friends: following, being seen, and invitations to tables.

use crate::browser::{Browser, House};
use crate::profiles::{befriend, person, show};

/// What somebody is told about others on the page of friends.
async fn friends(browser: &mut Browser) -> String {
    browser.page("/friends").await
}

#[tokio::test]
async fn friends_follow_each_other_and_either_can_end_it() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let refused = zsofi.post("/friends", &[("follow", "Nobody Here")]).await.expect(422).text();
    assert!(refused.contains("Nobody with this name can be followed"), "{refused}");
    assert!(zsofi.post("/friends", &[("follow", "zsofi")]).await.expect(422).text().contains("That is you."));
    zsofi.post("/friends", &[("follow", "balint")]).await.target();
    zsofi.post("/friends", &[("follow", "Bálint")]).await.target();
    assert!(friends(&mut zsofi).await.contains("Stop following Bálint"));
    let page = friends(&mut balint).await;
    assert!(page.contains("They follow you") && page.contains("Follow Zsófi"), "{page}");
    balint.post("/friends", &[("follow", "Zsófi")]).await.target();
    assert!(friends(&mut zsofi).await.contains(">friend<"));
    balint.post("/friends", &[("remove", "Zsófi")]).await.target();
    let page = friends(&mut zsofi).await;
    assert!(!page.contains("Stop following Bálint") && page.contains("Follow Bálint"), "{page}");
    balint.post("/friends", &[("unfollow", "Zsófi")]).await.target();
    assert!(!friends(&mut zsofi).await.contains("Bálint"));
    assert_eq!(house.browser().get("/friends").await.target(), "/sign-in?back=%2Ffriends");
}

#[tokio::test]
async fn friends_see_when_somebody_was_here_only_as_long_as_they_may() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let mut database = house.database().await;
    balint.post("/friends", &[("follow", "Zsófi")]).await.target();
    zsofi.page("/").await;
    assert_eq!(database.count("accounts WHERE here IS NOT NULL").await, 0, "nobody has allowed it");
    show(&mut zsofi, "nobody", "shown").await;
    // Another browser of hers, or this one half a minute later.
    let other = house.again().await;
    other.same(&zsofi).page("/").await;
    assert_eq!(database.count("accounts WHERE here IS NOT NULL AND here % 60 = 0").await, 1);
    assert!(!friends(&mut balint).await.contains("here now"), "she does not follow him");
    zsofi.post("/friends", &[("follow", "Bálint")]).await.target();
    assert!(friends(&mut balint).await.contains("here now"));
    // Noon, and an hour later on the same day.
    let noon = 43_200 + 86_400 * 30_000;
    database.execute(&format!("UPDATE accounts SET here = {noon} WHERE here IS NOT NULL")).await;
    database.execute(&format!("UPDATE sessions SET seen = {noon}")).await;
    house.tables.set_clock(noon + 3_600);
    assert!(friends(&mut balint).await.contains("here today"));
    house.tables.set_clock(noon + 2 * 86_400);
    let page = friends(&mut balint).await;
    assert!(!page.contains("here today") && !page.contains("here now"), "{page}");
    show(&mut zsofi, "nobody", "").await;
    assert_eq!(database.count("accounts WHERE here IS NOT NULL").await, 0, "and it is gone");
}

#[tokio::test]
async fn a_friend_is_invited_to_a_table_and_sits_down_there() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    let table = zsofi.create(&[("with", "friend")]).await;
    zsofi.sit(&table, "some words").await.target();
    let invite = format!("{table}/invite");
    assert!(zsofi.page(&table).await.contains(&invite));
    assert!(zsofi.page(&invite).await.contains("Invite Bálint"));
    assert!(!balint.page("/").await.contains("invites you"));
    for _ in 0..2 {
        zsofi.post(&invite, &[("friend", "Bálint")]).await.target();
    }
    assert!(!zsofi.page(&invite).await.contains("Invite Bálint"));
    for page in ["/", "/tables", "/friends", "/me"] {
        let page = balint.page(page).await;
        assert!(page.contains("Zsófi invites you to a table") && page.contains(&table), "{page}");
    }
    assert!(!zsofi.page("/").await.contains("invites you"));
    balint.sit(&table, "other words").await.target();
    assert!(!balint.page("/").await.contains("invites you"), "the table has begun");
}

#[tokio::test]
async fn an_invitation_is_gone_when_it_is_declined_or_there_is_no_room() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = zsofi.create(&[("with", "friend")]).await;
        zsofi.post(&format!("{table}/invite"), &[("friend", "Bálint")]).await.target();
        tables.push(table);
    }
    let is_invited = async |balint: &mut Browser, table: &str| balint.page("/").await.contains(table);
    let id = tables[0].trim_start_matches("/t/");
    balint.post("/invitations", &[("decline", id)]).await.target();
    assert!(!is_invited(&mut balint, &tables[0]).await && is_invited(&mut balint, &tables[1]).await);
    // Called off.
    zsofi.post(&format!("{}/leave", tables[1]), &[]).await.target();
    assert!(!is_invited(&mut balint, &tables[1]).await && is_invited(&mut balint, &tables[2]).await);
    // Somebody else was quicker.
    zsofi.sit(&tables[2], "some words").await.target();
    house.browser().sit(&tables[2], "other words").await.target();
    assert!(!is_invited(&mut balint, &tables[2]).await);
}

#[tokio::test]
async fn what_people_let_others_see_and_whom_they_follow_goes_with_them_and_into_archives() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    show(&mut zsofi, "everybody", "shown").await;
    let folder = house.path().join("archive");
    service::export(&house.config.place, &folder).await.unwrap();
    let place = house.place("other");
    service::import(&place, &folder).await.unwrap();
    let other = house.beside("other").await;
    let mut database = other.database().await;
    assert_eq!(database.count("accounts WHERE profile = 'everybody' AND is_visible").await, 1);
    assert_eq!(database.count("follows").await, 2);
    other.browser().page("/people/zsofi").await;
    // When an account ends, nobody follows it any more.
    let fields = [("present-end", crate::accounts::PASSWORD)];
    zsofi.post("/account/end", &fields).await.target();
    house.database().await.execute("UPDATE accounts SET ends = 1 WHERE name = 'Zsófi'").await;
    let after = house.again().await;
    assert_eq!(after.database().await.count("follows").await, 0);
    assert!(!friends(&mut after.same(&balint)).await.contains("Zsófi"));
}
