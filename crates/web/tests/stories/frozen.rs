//! What other people's programs rely on: the API exchanges as first documented. They are a copy, so that editing
//! `docs/api.md` does not change the promise. New promises are appended; old ones never change.

use crate::document::{Strictness, check_all};

#[tokio::test]
async fn what_the_api_once_promised_it_still_says() {
    let exchanges = include_str!("../frozen/api.txt").split("```http\n").skip(1);
    check_all(exchanges, Strictness::Kept).await;
}
