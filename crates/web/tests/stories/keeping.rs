//! Finished tables of guests are removed after as many days as whoever runs the place says; everything else stays.

use crate::accounts::sign_up;
use crate::blocks::open_table;
use crate::browser::{House, friends, play_out};

#[tokio::test]
async fn finished_tables_of_guests_go_after_some_days_with_everything_of_theirs() {
    let house = House::new().await;
    let mut over = Vec::new();
    for seed in 0..3 {
        let (table, first, second) = friends(&house).await;
        play_out(&table, &mut [first.clone(), second], seed).await;
        over.push((table, first));
    }
    let (running, mut player, _) = friends(&house).await;
    player.play(&running, "place b2").await.target();
    let mut maker = house.browser();
    let off = open_table(&mut maker).await;
    maker.post(&format!("{off}/leave"), &[]).await.target();
    // One of them belongs to an account, and one has changed lately.
    sign_up(&mut over[1].1, "Zsófi").await;
    let mut database = house.database().await;
    let recent = over[2].0.trim_start_matches("/t/").to_owned();
    let old = house.tables.now() - 31 * 86_400;
    database.execute(&format!("UPDATE tables SET changed = {old} WHERE id <> '{recent}'")).await;

    let for_ever = house.again().await;
    for table in [&over[0].0, &over[1].0, &recent_path(&recent), &running, &off] {
        for_ever.browser().page(table).await;
    }
    let tidy = house.again_with(|config| config.keep_days = Some(30)).await;
    let mut visitor = tidy.browser();
    for table in [&over[1].0, &recent_path(&recent), &running] {
        visitor.page(table).await;
    }
    for table in [&over[0].0, &off] {
        let gone = visitor.get(table).await.expect(404);
        assert!(gone.text().contains("There is nothing at this address."));
    }
    assert_eq!(database.count("tables").await, 3);
    for rows in ["steps", "chairs"] {
        let kept = format!("{rows} WHERE table_id NOT IN (SELECT id FROM tables)");
        assert_eq!(database.count(&kept).await, 0, "{rows}");
    }
    assert!(visitor.page("/privacy").await.contains("deleted after 30 days"));
    assert!(!for_ever.browser().page("/privacy").await.contains("deleted after"));
    // Whoever sat there finds the rest.
    let (gone, mut first) = (&over[0].0, tidy.same(&over[0].1));
    assert!(!first.page("/tables").await.contains(gone.as_str()));
}

fn recent_path(id: &str) -> String {
    format!("/t/{id}")
}

#[tokio::test]
async fn a_table_that_was_removed_is_missed_by_nothing_that_leads_to_it() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut players = [first, second];
    play_out(&table, &mut players, 5).await;
    for player in &mut players {
        player.post(&format!("{table}/rematch"), &[]).await.target();
    }
    let again = players[0].post(&format!("{table}/rematch"), &[]).await.target();
    let from = players[0].post(&format!("{table}/from"), &[("step", "20"), ("seat", "0")]).await.target();
    let mut database = house.database().await;
    let id = table.trim_start_matches("/t/");
    database.execute(&format!("UPDATE tables SET changed = 1 WHERE id = '{id}'")).await;
    let tidy = house.again_with(|config| config.keep_days = Some(1)).await;
    let mut player = tidy.same(&players[0]);
    player.get(&table).await.expect(404);
    for left in [&again, &from] {
        assert_ne!(*left, table);
        player.page(left).await;
        player.page(&format!("{left}/fair")).await;
    }
    player.page("/tables").await;
    player.page("/").await;
    player.post(&format!("{table}/rematch"), &[]).await.expect(404);
}
