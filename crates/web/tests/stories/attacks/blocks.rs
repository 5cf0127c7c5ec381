//! Nobody gets around a block: by being quick, by another node, or by somebody else's seat.

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::blocks::{block, open_table};
use crate::browser::{House, friends};

#[tokio::test]
async fn a_block_counts_at_once_on_every_node() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let elsewhere = house.again().await;
    let mut second = elsewhere.same(&second);
    let other = open_table(&mut first).await;
    // The other node has the table in memory, and a form that was fetched before.
    second.page(&other).await;
    block(&mut first, &table).await;
    second.sit(&other, "more words").await.expect(403);
    assert_eq!(house.database().await.count("chairs WHERE kind = 'nobody'").await, 1);
}

#[tokio::test]
async fn of_a_block_and_a_seat_at_the_same_moment_one_comes_first() {
    let house = House::new().await;
    for _ in 0..5 {
        let (table, mut first, mut second) = friends(&house).await;
        let other = open_table(&mut first).await;
        let mut blocker = first.clone();
        let fields = [("table", table.trim_start_matches("/t/")), ("seat", "1")];
        let blocking = blocker.post("/block", &fields);
        let (done, sat) = tokio::join!(blocking, second.sit(&other, "more words"));
        done.target();
        // Whoever was quicker sits, and nobody sits down after the block.
        let refused = second.sit(&open_table(&mut first).await, "more words").await;
        assert_eq!(refused.status, 403);
        assert!([303, 403].contains(&sat.status.as_u16()), "{}", sat.status);
    }
}

#[tokio::test]
async fn only_people_at_the_same_table_are_blocked_by_their_seat() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let mut stranger = house.browser();
    stranger.get(&format!("{table}/people")).await.expect(403);
    stranger.post("/block", &[("table", &id), ("seat", "0")]).await.expect(403);
    for seat in ["0", "2"] {
        first.post("/block", &[("table", &id), ("seat", seat)]).await.expect(404);
    }
    first.post("/block", &[("table", &id), ("seat", "-1")]).await.expect(400);
    first.post("/block", &[("table", "missing"), ("seat", "1")]).await.expect(404);
    first.post("/block", &[]).await.expect(400);
    assert_eq!(house.database().await.count("blocks").await, 0);
    let page = first.page(&format!("{table}/people")).await;
    let ids = house.database().await.texts("SELECT who FROM chairs WHERE kind = 'guest'").await;
    assert!(ids.iter().all(|guest| !page.contains(guest)), "the page does not say who anybody is");
}

#[tokio::test]
async fn an_archive_cannot_have_somebody_block_everybody() {
    let house = House::new().await;
    let folder = house.path().join("hostile");
    std::fs::create_dir_all(folder.join("guests")).unwrap();
    let block =
        |other: &str| format!(r#"{{"blocker":"zsofi","other":"{other}","name":"x\u202ey","since":1}}"#);
    let many = (0..201).map(|number| block(&format!("guest{number}"))).collect::<Vec<_>>().join(",");
    for (name, blocks) in [("many", many), ("own", block("zsofi")), ("fine", block("camille"))] {
        let file = folder.join("guests").join(format!("{name}.json"));
        std::fs::write(file, format!(r#"{{"blocks":[{blocks}]}}"#)).unwrap();
    }
    let imported = service::import(&house.config.place, &folder).await.unwrap();
    assert_eq!((imported.others, imported.broken.len()), (2, 1), "{:?}", imported.broken);
    let mut database = house.database().await;
    assert_eq!(database.texts("SELECT name FROM blocks WHERE other = 'camille'").await, ["xy"]);
    assert_eq!(database.count("blocks").await, 201, "as many of one as may be, and one of another");
}

#[tokio::test]
async fn a_list_of_blocks_never_outgrows_its_limit() {
    let house = House::new().await;
    let mut guest = house.browser();
    guest.page("/me").await;
    let table = open_table(&mut guest).await;
    let mut owner = house.browser();
    sign_up(&mut owner, "Zsófi").await;
    let mut database = house.database().await;
    let id = table.trim_start_matches("/t/");
    let guest_id: String =
        database.get(&format!("SELECT who FROM chairs WHERE table_id = '{id}' AND kind = 'guest'")).await;
    let owner_id: String = database.get("SELECT id FROM accounts").await;
    for (who, mark) in [(&guest_id, 'g'), (&owner_id, 'o')] {
        for number in 0..150 {
            let block = format!(
                "INSERT INTO blocks (blocker, other, name, since) VALUES ('{who}', '{mark}{number}', 'x', {number})"
            );
            database.execute(&block).await;
        }
    }
    sign_in(&mut guest, "Zsófi", PASSWORD).await.target();
    guest.post("/account/bring", &[("bring", "yes")]).await.target();
    assert_eq!(database.count("blocks").await, 200);
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    let imported = service::import(&house.place("elsewhere"), &folder).await.unwrap();
    assert_eq!(imported.broken, Vec::<String>::new());
    assert_eq!(house.beside("elsewhere").await.database().await.count("blocks").await, 200);
}

#[tokio::test]
async fn a_byte_that_no_database_keeps_is_as_if_it_were_not_there() {
    let house = House::new().await;
    let mut zsofi = house.browser();
    sign_up(&mut zsofi, "Zsófi").await;
    for (path, fields, status) in [
        ("/friends", &[("unfollow", "a\0")][..], 303),
        ("/friends", &[("follow", "zs\0ofi")], 422),
        ("/block", &[("name", "\0")], 404),
        ("/account/decisions", &[("report", "a\0"), ("answer", "x")], 409),
        ("/account/sessions", &[("end", "\0")], 303),
        ("/account/blocks", &[("unblock", "\0")], 303),
    ] {
        zsofi.post(path, fields).await.expect(status);
    }
    zsofi.get("/people/a%00b").await.expect(404);
    zsofi.get("/people/zsofi?page=%00").await.expect(200);
}
