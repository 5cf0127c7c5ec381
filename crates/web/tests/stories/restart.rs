//! The program stops and comes back.

use crate::browser::{House, friends, play_out};
use crate::checks::check_finished;
use crate::html;

#[tokio::test]
async fn after_a_restart_everybody_sees_the_same_bytes() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    second.play(&table, "place b1").await.target();
    first.play(&table, "unload b").await.target();
    let mut third = house.browser();
    third.page("/").await;
    let again = house.again().await;
    for browser in [&mut first, &mut second, &mut third] {
        for path in [table.clone(), format!("{table}/live?since=0"), format!("{table}/fair"), "/".to_owned()]
        {
            let before = browser.page(&path).await;
            assert_eq!(again.same(browser).page(&path).await, before, "{path}");
        }
    }
    drop(house);
    let mut players = [again.same(&first), again.same(&second)];
    play_out(&table, &mut players, 6).await;
    check_finished(&table, &mut players[0], 2).await;
}

#[tokio::test]
async fn a_bot_that_was_thinking_thinks_again() {
    let house = House::in_folder().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    // What it chooses cannot be stored, as if the program had ended just before.
    let store = rusqlite::Connection::open(house.data().join("akhet.sqlite")).unwrap();
    let fault = "CREATE TRIGGER full BEFORE INSERT ON steps WHEN NEW.actor = 1 \
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    store.execute_batch(fault).unwrap();
    guest.play(&table, "place b2").await.target();
    assert!(html::steps(&guest.page(&table).await).is_empty());
    let copy = house.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    store.execute("VACUUM INTO ?", [copy.join("akhet.sqlite").to_str()]).unwrap();
    let copied = rusqlite::Connection::open(copy.join("akhet.sqlite")).unwrap();
    copied.execute_batch("DROP TRIGGER full").unwrap();
    let mut guest = house.beside("copy").await.same(&guest);
    assert!(!html::steps(&guest.my_turn(&table).await).is_empty(), "it has moved after the restart");
}

#[tokio::test]
async fn requests_and_offers_survive() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    second.play(&table, "place b1").await.target();
    let seen = first.revision(&table).await.to_string();
    first.post(&format!("{table}/undo"), &[("revision", &seen)]).await.target();
    let again = house.again().await;
    let mut second = again.same(&second);
    assert!(second.page(&table).await.contains("value=\"yes\""));
    let seen = second.revision(&table).await.to_string();
    second.post(&format!("{table}/resign"), &[("revision", &seen)]).await.target();
    again.same(&first).post(&format!("{table}/rematch"), &[]).await.target();
    let once_more = again.again().await;
    let next = once_more.same(&second).post(&format!("{table}/rematch"), &[]).await.target();
    assert_ne!(next, table);
}

#[tokio::test]
async fn opening_a_store_again_changes_nothing() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let before = first.page(&table).await;
    // Migrations that have been applied are not run again, and their results are kept.
    let again = house.again().await.again().await;
    assert_eq!(again.same(&first).page(&table).await, before);
}

#[tokio::test]
async fn what_is_no_store_is_refused_by_name() {
    let house = House::in_folder().await;
    let unknown = house.path().join("broken");
    std::fs::create_dir_all(&unknown).unwrap();
    std::fs::write(
        unknown.join("akhet.sqlite"),
        "this is no database, but long enough to look at".repeat(50),
    )
    .unwrap();
    let config = web::Config { place: house.place("broken"), ..house.config.clone() };
    let error = web::router(&config).await.expect_err("it is refused").to_string();
    assert!(error.starts_with("the data folder ") && error.contains("broken"), "{error}");
}

/// An older program must not write to a store that it does not understand.
#[tokio::test]
async fn a_store_of_a_later_version_is_refused_by_name() {
    let house = House::in_folder().await;
    let store = rusqlite::Connection::open(house.data().join("akhet.sqlite")).unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', 1, x'00', 0)";
    assert_eq!(store.execute(later, []).unwrap(), 1);
    let error = web::router(&house.config).await.expect_err("it is refused").to_string();
    let reason = "a newer version of akhet has used it: its database has version 9999, and this program knows versions up to";
    assert!(error.starts_with("the data folder ") && error.contains(reason), "{error}");
}
