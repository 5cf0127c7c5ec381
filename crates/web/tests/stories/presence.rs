//! Who is at a table: the players, here or away, and how many look on, also by way of other nodes.

use crate::browser::{House, friends};

#[tokio::test]
async fn those_who_look_on_are_counted_and_those_who_play_are_not() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut events = first.events(&table).await;
    assert_eq!(events.away().await, "1");
    let _second = second.events(&table).await;
    assert_eq!(events.away().await, "-");
    let mut third = house.browser();
    third.page(&table).await;
    let looking = third.events(&table).await;
    assert_eq!(events.watching().await, 1);
    // Another page of the same person is nobody else.
    let _again = third.events(&table).await;
    let mut fourth = house.browser();
    fourth.page(&table).await;
    let mut own = fourth.events(&table).await;
    assert_eq!((events.watching().await, own.watching().await), (2, 2));
    drop(looking);
    drop(own);
    assert_eq!(events.watching().await, 1);
}

#[tokio::test]
async fn players_and_onlookers_at_another_node_are_here_as_well_and_gone_when_they_go() {
    let house = House::new().await;
    let there = house.again().await;
    let (table, first, second) = friends(&house).await;
    let mut events = first.events(&table).await;
    assert_eq!(events.away().await, "1");
    let second = there.same(&second).events(&table).await;
    assert_eq!(events.away().await, "-");
    let mut third = there.browser();
    third.page(&table).await;
    let third = third.events(&table).await;
    assert_eq!(events.watching().await, 1);
    drop(third);
    assert_eq!(events.watching().await, 0);
    drop(second);
    assert_eq!(events.away().await, "1");
}

#[tokio::test]
async fn a_node_that_dies_leaves_nobody_behind_and_what_it_said_is_no_secret_of_anybody() {
    let house = House::new().await;
    let (table, first, _) = friends(&house).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let mut database = house.database().await;
    let late = "9000000000000";
    database.execute(&format!("INSERT INTO nodes (node, until) VALUES ('other', {late})")).await;
    let told = |until: &str| {
        format!(
            "INSERT INTO present (table_id, node, here, until) \
             VALUES ('{id}', 'other', '{{\"players\":[],\"watching\":3}}', {until})"
        )
    };
    database.execute(&told(late)).await;
    let mut events = first.events(&table).await;
    assert_eq!(events.watching().await, 3);
    database.execute("UPDATE present SET until = 1 WHERE node = 'other'").await;
    assert_eq!(events.watching().await, 0);
    // What cannot be read counts for nothing.
    database.execute("DELETE FROM present WHERE node = 'other'").await;
    database.execute(&told(late).replace("players", "people")).await;
    let _onlooker = {
        let mut browser = house.browser();
        browser.page(&table).await;
        browser.events(&table).await
    };
    assert_eq!(events.watching().await, 1);
}
