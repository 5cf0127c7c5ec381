//! Tables that a broken disk, an older program or a hostile archive left behind.

use service::{Kind, Refusal, Sitter};

use crate::house::House;

/// A table that lost something is set aside at the start, and everybody else plays on.
#[tokio::test]
async fn a_broken_table_stops_neither_the_start_nor_the_lists() {
    for broken in [
        "DELETE FROM chairs WHERE place = 1 AND table_id = ?",
        "DELETE FROM chairs WHERE table_id = ?",
        "UPDATE chairs SET place = 4 WHERE place = 1 AND table_id = ?",
        "UPDATE chairs SET place = -1 WHERE place = 1 AND table_id = ?",
        "DELETE FROM steps WHERE n = 2 AND table_id = ?",
        "UPDATE steps SET actor = 256 WHERE actor = 0 AND table_id = ?",
        "UPDATE steps SET actor = -1 WHERE actor = 0 AND table_id = ?",
        "UPDATE steps SET revision = -9223372036854775808 WHERE table_id = ?",
        "UPDATE tables SET revision = -1 WHERE id = ?",
        "UPDATE tables SET revision = 9223372036854775807 WHERE id = ?",
        "UPDATE tables SET hidden = -1 WHERE id = ?",
        "UPDATE tables SET changed = 9223372036854775807 WHERE id = ?",
        "UPDATE tables SET ended = 'resigned 4' WHERE id = ?",
        "UPDATE tables SET entropy = '-' WHERE id = ?",
        "UPDATE tables SET entropy = NULL WHERE id = ?",
        "UPDATE tables SET pending = '{\"undo_request\":{\"by\":4,\"steps\":1}}' WHERE id = ?",
        "UPDATE tables SET pending = '{\"undo_request\":{\"by\":0,\"steps\":4611686018427387904}}' WHERE id = ?",
        "UPDATE tables SET pending = '' WHERE id = ?",
        "UPDATE tables SET options = 'size=1' WHERE id = ?",
        "UPDATE tables SET edition = 'size = 1' WHERE id = ?",
        "UPDATE tables SET secret = '' WHERE id = ?",
        "UPDATE tables SET options = X'ff00' WHERE id = ?",
        "UPDATE tables SET changed = 'tomorrow' WHERE id = ?",
        "UPDATE chairs SET name = X'ff00' WHERE table_id = ?",
        "UPDATE steps SET text = X'ff00' WHERE table_id = ?",
    ] {
        for forgets in ["summary", "nothing"] {
            let mut house = House::new().await;
            let guests = house.guests.clone().map(Sitter::Guest);
            let whole = house.begin_as(Kind::Open, "", guests.clone()).await;
            let lost = house.begin_as(Kind::Open, "", guests).await;
            house.play_some(&whole).await;
            house.play_some(&lost).await;
            let (whole, lost) = (whole.now().id.clone(), lost.now().id.clone());
            house.spoil("UPDATE tables SET waits_for_bot = 1 WHERE id = ?", &lost);
            if forgets == "summary" {
                house.spoil("UPDATE tables SET summary = NULL WHERE id = ?", &lost);
            }
            house.spoil(broken, &lost);
            house.restart().await;
            let refused = house.tables.find(&lost).await.err();
            assert!(matches!(refused, Some(Refusal::Internal | Refusal::Store)), "{broken}: {refused:?}");
            let live = house.tables.find(&whole).await.unwrap();
            assert!(house.play(&live, 1).await.is_some(), "{broken}");
            let listed = house.tables.open_to(&"stranger".parse().unwrap()).await.unwrap();
            assert!(listed.iter().any(|listed| listed.id == whole), "{broken}");
            for listed in listed {
                // A list that has the summary does not look at the rest, but can be shown.
                for seats in [listed.seats_of(&Sitter::Guest(house.guests[0].clone())), Vec::new()] {
                    listed.points(&seats);
                }
            }
        }
    }
}
