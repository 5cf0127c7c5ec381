//! Somebody who never saw the box takes a lesson.

use std::cmp::Ordering;

use catalog::{FIRST, GAMES, lesson};

use crate::browser::{Answer, Browser, House, form};

const FIRST_LESSON: &str = "/learn/imhotep-duel/first";

/// Presses a lit target of the page.
async fn tries(learner: &mut Browser, page: &str, action: &str) -> Answer {
    assert!(page.contains(&format!("value=\"{action}\"")), "{action} is not lit: {page}");
    learner.submit(&form(page, FIRST_LESSON), &[("step", action)]).await
}

#[tokio::test]
async fn a_wrong_try_says_what_would_happen_and_a_right_one_goes_on() {
    let house = House::new().await;
    let mut learner = house.browser();
    let page = learner.page(&format!("{FIRST_LESSON}?step=2")).await;
    assert!(page.contains("Stand nearer than Black"), "{page}");
    assert!(!page.contains("value=\"place a1\""), "only what matters is lit: {page}");
    let wrong = tries(&mut learner, &page, "place b3").await.text();
    assert!(wrong.contains("Black would be nearer to boat B"), "{wrong}");
    assert!(wrong.contains("Try another."), "{wrong}");
    let after = tries(&mut learner, &wrong, "place b1").await.target();
    assert_eq!(after, format!("{FIRST_LESSON}?step=2&made=place+b1"));
    let second = learner.page(&after).await;
    assert!(second.contains("unload boat B"), "{second}");
    let done = tries(&mut learner, &second, "unload b").await.target();
    let done = learner.page(&done).await;
    assert!(done.contains("The nearest meeple is served first."), "{done}");
}

#[tokio::test]
async fn a_question_does_not_answer_itself_and_what_it_leaves_out_is_not_called_forbidden() {
    let house = House::new().await;
    let mut learner = house.browser();
    let asked = learner.page(&format!("{FIRST_LESSON}?step=5")).await;
    assert!(asked.contains("Unload a boat") && !asked.contains("Most for you"), "{asked}");
    let recruit = learner.page("/learn/nefertiti/first?step=10").await;
    assert!(recruit.contains("value=\"recruit maid\"") && !recruit.contains("no effect now"), "{recruit}");
}

#[tokio::test]
async fn every_first_lesson_ends_with_a_first_game_against_the_weakest() {
    let house = House::new().await;
    for entry in GAMES {
        let mut learner = house.browser();
        let lesson = lesson(entry, FIRST).expect("every game has one");
        let address = format!("/learn/{}/{FIRST}", entry.id);
        for step in &lesson.steps {
            // Whoever comes back goes on with the first step that is not done.
            let mut page = learner.page(&address).await;
            for asked in &step.moves {
                let tried = form(&page, &address);
                let next = learner.submit(&tried, &[("step", &asked.right[0])]).await.target();
                page = learner.page(&next).await;
            }
            assert!(page.contains(crate::html::RIGHT), "{}, {}: {page}", entry.id, step.key);
        }
        let last = learner.page(&format!("{address}?step={}", lesson.steps.len() - 1)).await;
        assert!(
            !last.contains("name=\"bot\" value=\"apprentice\""),
            "what is asked again is not done: {last}"
        );
        let made = lesson.steps.last().map(|step| &step.moves).into_iter().flatten();
        let made: Vec<String> =
            made.map(|asked| asked.right[0].replace('+', "%2B").replace(' ', "+")).collect();
        let done = format!("{address}?step={}&made={}", lesson.steps.len() - 1, made.join(";"));
        let done = learner.page(&done).await;
        assert!(last.contains("about a minute left") && !done.contains(" left</span>"), "{done}");
        let table = learner.submit(&form(&done, "/tables"), &[]).await.target();
        assert!(learner.page(&table).await.contains("data-revision"));
    }
}

#[tokio::test]
async fn the_lesson_comes_first_for_whoever_has_never_played_the_game() {
    let house = House::new().await;
    let mut guest = house.browser();
    let order = |page: &str| {
        let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text}: {page}"));
        at("href=\"/learn/imhotep-duel/first\"").cmp(&at("Start the game"))
    };
    let new = guest.page("/?game=imhotep-duel").await;
    assert!(new.contains("Learn in 5 minutes"), "{new}");
    assert_eq!(order(&new), Ordering::Less);
    // A lesson that was begun goes on, and what was skipped is still open.
    guest.post(FIRST_LESSON, &[("number", "1"), ("step", "unload 1")]).await.target();
    let begun = guest.page("/?game=imhotep-duel").await;
    assert!(begun.contains("Go on with the lesson"), "{begun}");
    assert!(guest.page(FIRST_LESSON).await.contains("Where meeples stand"));
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    assert_eq!(order(&guest.page("/?game=imhotep-duel").await), Ordering::Greater);
    let other = guest.page("/?game=nefertiti").await;
    assert!(other.contains("btn pri lg\" href=\"/learn/nefertiti/first\""), "{other}");
}

#[tokio::test]
async fn what_is_no_lesson_is_not_found_and_what_is_no_try_is_refused() {
    let house = House::new().await;
    let mut guest = house.browser();
    for path in ["/learn/chess", "/learn/imhotep-duel/dance", "/learn/imhotep-duel/first?step=10"] {
        guest.get(path).await.expect(404);
    }
    guest.get("/learn/imhotep-duel/first?step=1&made=place+b2").await.expect(404);
    guest.post(FIRST_LESSON, &[("number", "1"), ("step", "place b2")]).await.expect(400);
    assert!(guest.page("/learn/imhotep-duel").await.contains("id=\"word-meeple\""));
}
