//! Taking back: freely, by asking, and never past a draw.

use crate::browser::{Browser, House, form, friends, is_over};
use crate::html;

/// Presses the undo button.
async fn undo(browser: &mut Browser, table: &str) -> crate::browser::Answer {
    let page = browser.page(table).await;
    browser.submit(&form(&page, &format!("{table}/undo")), &[]).await
}

async fn answer(browser: &mut Browser, table: &str, answer: &str) -> crate::browser::Answer {
    let page = browser.page(table).await;
    browser.submit(&form(&page, &format!("{table}/answer")), &[("answer", answer)]).await
}

#[tokio::test]
async fn ones_own_last_decision_is_taken_back_freely() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let before = html::steps(&first.page(&table).await);
    first.play(&table, "place b2").await.target();
    assert!(html::steps(&first.page(&table).await).is_empty());
    undo(&mut first, &table).await.target();
    assert_eq!(html::steps(&first.page(&table).await), before);
    assert_eq!(first.revision(&table).await, 4, "going back is a revision of its own");
    let seen = first.revision(&table).await.to_string();
    let nothing = first.post(&format!("{table}/undo"), &[("revision", &seen)]).await.expect(409);
    assert!(nothing.text().contains("You have nothing to undo."));
}

#[tokio::test]
async fn over_the_other_s_decision_it_is_a_request() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    second.play(&table, "place b1").await.target();
    undo(&mut first, &table).await.target();
    let page = first.page(&table).await;
    assert!(!page.contains("value=\"yes\""), "who asks does not answer");
    let seen = first.revision(&table).await.to_string();
    let own = first.post(&format!("{table}/answer"), &[("revision", &seen), ("answer", "yes")]).await;
    own.expect(403);
    let declined = "does not want to take that back.";
    answer(&mut second, &table, "no").await.target();
    assert!(first.page(&table).await.contains(declined), "who asked is told");
    assert!(!second.page(&table).await.contains(declined), "who declined is not");
    let seen = first.revision(&table).await.to_string();
    let late = second.post(&format!("{table}/answer"), &[("revision", &seen), ("answer", "yes")]).await;
    late.expect(409);
    assert!(!html::steps(&first.page(&table).await).contains(&"place b1".to_owned()), "b1 is still taken");
    undo(&mut first, &table).await.target();
    answer(&mut second, &table, "yes").await.target();
    assert!(!first.page(&table).await.contains(declined));
    let steps = html::steps(&first.page(&table).await);
    assert!(steps.contains(&"place b1".to_owned()) && steps.contains(&"place b2".to_owned()));
}

#[tokio::test]
async fn a_request_ends_when_the_game_goes_on() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    second.play(&table, "place b1").await.target();
    undo(&mut first, &table).await.target();
    first.play(&table, "place a1").await.target();
    assert!(!second.page(&table).await.contains("value=\"yes\""));
}

#[tokio::test]
async fn nothing_is_taken_back_past_a_draw_and_the_button_says_why() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    second.play(&table, "place b1").await.target();
    first.play(&table, "unload b").await.target();
    let sentence = "This cannot be undone: something has been drawn or revealed since.";
    for player in [&mut first, &mut second] {
        let page = player.page(&table).await;
        assert!(page.contains("aria-disabled=\"true\"") && page.contains(sentence));
        let seen = player.revision(&table).await.to_string();
        let refused = player.post(&format!("{table}/undo"), &[("revision", &seen)]).await.expect(409);
        assert!(refused.text().contains(sentence));
    }
}

#[tokio::test]
async fn a_bot_is_not_asked() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot"), ("bot", "random")]).await;
    guest.sit(&table, "").await.target();
    let before = html::steps(&guest.page(&table).await);
    for _ in 0..3 {
        guest.play(&table, "place b2").await.target();
        guest.my_turn(&table).await;
        undo(&mut guest, &table).await.target();
        assert_eq!(html::steps(&guest.page(&table).await), before, "both decisions are gone");
    }
}

#[tokio::test]
async fn an_action_under_way_is_cancelled_as_a_whole() {
    let is_found = in_some_game(cancel_somewhere).await;
    assert!(is_found, "in some game somebody plays an action token of several decisions");
}

/// Whether it comes to this in one of many games that a guest plays alone.
async fn in_some_game(comes_to: impl AsyncFn(&mut Browser, &str) -> bool) -> bool {
    let house = House::new().await;
    for _ in 0..40 {
        let mut guest = house.browser();
        let table = guest.create(&[("with", "device")]).await;
        guest.sit(&table, "").await.target();
        if comes_to(&mut guest, &table).await {
            return true;
        }
    }
    false
}

/// Plays on until `use place` is possible, plays it and one more decision, and cancels. Returns whether it got that far.
async fn cancel_somewhere(guest: &mut Browser, table: &str) -> bool {
    loop {
        let page = guest.page(table).await;
        if is_over(&page) {
            return false;
        }
        let steps = html::steps(&page);
        let step = match steps.iter().find(|step| *step == "use place") {
            Some(step) => step.clone(),
            None => steps.iter().find(|step| step.starts_with("unload")).unwrap_or(&steps[0]).clone(),
        };
        guest.play(table, &step).await.target();
        if step != "use place" {
            continue;
        }
        let next = html::steps(&guest.page(table).await);
        guest.play(table, &next[0]).await.target();
        let inside = guest.page(table).await;
        let forms = html::forms(&inside);
        let Some(cancel) = forms.iter().find(|form| is_cancel(form)) else { continue };
        guest.submit(cancel, &[]).await.target();
        assert_eq!(html::steps(&guest.page(table).await), steps, "everything is as before the action");
        return true;
    }
}

#[tokio::test]
async fn an_action_in_which_something_was_drawn_is_not_offered_to_be_cancelled() {
    let is_found = in_some_game(unload_once_of_twice).await;
    assert!(is_found, "in some game a second boat may be unloaded after the first was loaded anew");
}

/// Plays on until a second boat may be unloaded. Returns whether the first was loaded anew, which cannot be cancelled.
async fn unload_once_of_twice(guest: &mut Browser, table: &str) -> bool {
    loop {
        let page = guest.page(table).await;
        if is_over(&page) {
            return false;
        }
        let steps = html::steps(&page);
        if steps.iter().any(|step| step == "stop") && steps.iter().any(|step| step.starts_with("unload")) {
            let forms = html::forms(&page);
            let Some(cancel) = forms.iter().find(|form| is_cancel(form)) else { return true };
            // The supply was empty and nothing was drawn, so it is as good as its word.
            guest.submit(cancel, &[]).await.target();
            return false;
        }
        // The fuller the harbour, the more boats are ready at once.
        let wanted = ["use unload", "place"];
        let best = wanted.iter().find_map(|wanted| steps.iter().find(|step| step.starts_with(wanted)));
        guest.play(table, best.unwrap_or(&steps[0])).await.target();
    }
}

fn is_cancel(form: &html::Form) -> bool {
    form.fields.iter().any(|(name, _)| name == "action")
}

#[tokio::test]
async fn a_game_that_is_over_stays_over() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device")]).await;
    guest.sit(&table, "").await.target();
    crate::browser::play_out(&table, &mut [guest.clone()], 5).await;
    let seen = guest.revision(&table).await.to_string();
    for fields in [&[("revision", seen.as_str())][..], &[("revision", &seen), ("action", "whole")]] {
        let refused = guest.post(&format!("{table}/undo"), fields).await.expect(409);
        assert!(refused.text().contains("The game is over."), "the secret is out by now");
    }
    assert!(is_over(&guest.page(&table).await));
}
