//! What programs of others rely on: the exchanges of the API as they were when they were promised. They are a copy, so
//! that whoever edits `docs/api.md` does not edit the promise; a new promise is appended, an old one never changes.

use crate::document::{Strictness, check_all};

#[tokio::test]
async fn what_the_api_once_promised_it_still_says() {
    let exchanges = include_str!("../frozen/api.txt").split("```http\n").skip(1);
    check_all(exchanges, Strictness::Kept).await;
}
