//! Somebody who never saw the box takes a lesson.

use crate::browser::{Answer, Browser, House, form};

const FIRST: &str = "/learn/imhotep-duel/first";

/// Presses a lit target of the page.
async fn tries(learner: &mut Browser, page: &str, action: &str) -> Answer {
    assert!(page.contains(&format!("value=\"{action}\"")), "{action} is not lit: {page}");
    learner.submit(&form(page, FIRST), &[("step", action)]).await
}

#[tokio::test]
async fn a_wrong_try_says_what_would_happen_and_a_right_one_goes_on() {
    let house = House::new().await;
    let mut learner = house.browser();
    let page = learner.page(&format!("{FIRST}?step=2")).await;
    assert!(page.contains("Stand nearer than Black"), "{page}");
    assert!(!page.contains("value=\"place a1\""), "only what matters is lit: {page}");
    let wrong = tries(&mut learner, &page, "place b3").await.text();
    assert!(wrong.contains("Black would be nearer to boat B"), "{wrong}");
    assert!(wrong.contains("Try another."), "{wrong}");
    let after = tries(&mut learner, &wrong, "place b1").await.target();
    assert_eq!(after, format!("{FIRST}?step=2&made=place+b1"));
    let second = learner.page(&after).await;
    assert!(second.contains("unload boat B"), "{second}");
    let done = tries(&mut learner, &second, "unload b").await.target();
    let done = learner.page(&done).await;
    assert!(done.contains("The nearest meeple is served first."), "{done}");
}
