//! What a table tells, asks and explains.

use crate::browser::{Browser, House, form, friends, friends_with, is_over, play_out};
use crate::html;

/// The panel that tells what happened, without its tags.
fn told(page: &str) -> String {
    let start = page.find("id=\"told\"").expect("the page tells what happened");
    let end = page[start..].find("<fieldset").expect("the panel ends with the pace");
    words(&page[start..start + end])
}

/// The text of a piece of HTML, with one space between words.
fn words(html: &str) -> String {
    let text: String =
        html.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| format!(" {text}")).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines that are told, each with one of its attributes.
fn lines(page: &str, attribute: &str) -> Vec<Option<String>> {
    let is_line = |tag: &html::Tag<'_>| tag.name == "li" && tag.get("data-frame").is_some();
    html::tags(page).filter(is_line).map(|tag| tag.get(attribute)).collect()
}

async fn frame(browser: &mut Browser, table: &str, number: &str) -> String {
    browser.page(&format!("{table}/frame?n={number}")).await
}

#[tokio::test]
async fn everyone_is_told_what_the_others_did_since_their_last_turn() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let opening = told(&first.page(&table).await);
    assert!(opening.contains("in three sentences"), "before the first decision the goal is told: {opening}");
    first.play(&table, "place b2").await.target();
    let own = told(&first.page(&table).await);
    assert!(own.contains("Your last turn") && own.contains("b2"), "{own}");
    second.play(&table, "place a1").await.target();
    let since = told(&first.page(&table).await);
    assert!(
        since.contains("Since your last turn") && since.contains("a1") && !since.contains("b2"),
        "{since}"
    );
    let mut third = house.browser();
    let watched = told(&third.page(&table).await);
    assert!(
        watched.contains("The last turns") && watched.contains("a1") && watched.contains("b2"),
        "{watched}"
    );
}

#[tokio::test]
async fn what_a_decision_of_ones_own_brought_others_is_told_with_what_they_did() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    for (who, step) in [(0, "place a1"), (1, "place b1"), (0, "unload 1"), (1, "place c3")] {
        let player = if who == 0 { &mut first } else { &mut second };
        player.play(&table, step).await.target();
    }
    let page = first.page(&table).await;
    let since = told(&page);
    assert!(!since.contains("unloads") && since.contains("Black takes") && since.contains("c3"), "{since}");
    assert!(lines(&page, "data-mine").iter().all(Option::is_none), "{since}");
    let page = second.page(&table).await;
    assert!(told(&page).contains("Your last turn"), "{}", told(&page));
    assert_eq!(lines(&page, "data-mine"), [Some(String::new())]);
}

#[tokio::test]
async fn the_lines_name_people_and_not_their_seats() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[("with", "friend")]).await;
    for (player, name) in [(&mut first, "Zsófi"), (&mut second, "Camille")] {
        let page = player.page(&table).await;
        player.submit(&form(&page, &format!("{table}/sit")), &[("name", name)]).await.target();
    }
    first.play(&table, "place b2").await.target();
    let told = told(&second.page(&table).await);
    assert!(told.contains("Zsófi places") && !told.contains("White places"), "{told}");
    let log = second.page(&table).await;
    assert!(words(&log).contains("Zsófi places a meeple on b2."), "and so does the log");
}

#[tokio::test]
async fn what_is_new_is_marked_for_the_script() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    let seen = first.revision(&table).await;
    second.play(&table, "place a1").await.target();
    let news = first.page(&format!("{table}/live?since={seen}")).await;
    assert_eq!(lines(&news, "data-fresh"), [Some(String::new())]);
    let known = first.revision(&table).await;
    let nothing = first.page(&format!("{table}/live?since={known}")).await;
    assert_eq!(lines(&nothing, "data-fresh"), [None]);
}

/// The seats and the board on a page or in a frame.
fn seats_and_board(html: &str) -> &str {
    let start = html.find("<div class=\"col-l\"").expect("it has seats");
    let end = html.find("<section class=\"card dock\"").or(html.rfind("</div></div>")).expect("it ends");
    &html[start..end]
}

#[tokio::test]
async fn every_step_can_be_shown_again_as_it_was() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let mut third = house.browser();
    let mut seen = vec![third.page(&table).await];
    first.play(&table, "place b2").await.target();
    seen.push(third.page(&table).await);
    second.play(&table, "place a1").await.target();
    seen.push(third.page(&table).await);
    let page = first.page(&table).await;
    let last: usize = lines(&page, "data-frame")[0].as_ref().unwrap().parse().unwrap();
    for (page, number) in seen.iter().zip(last - 2..) {
        let again = frame(&mut third, &table, &number.to_string()).await;
        // Whose turn it is goes with the table as it stands.
        let plain = |html: &str| {
            seats_and_board(html)
                .replace(" on ", " ")
                .replace(" off ", " ")
                .replace("to move", "")
                .replace("<h2 class=\"sr\">Board</h2>", "")
        };
        assert_eq!(plain(&again), plain(page), "frame {number}");
        assert!(html::steps(&again).is_empty());
    }
    assert!(
        html::steps(&frame(&mut first, &table, &last.to_string()).await).is_empty(),
        "the past is not played"
    );
    first.get(&format!("{table}/frame?n={}", last + 1)).await.expect(404);
    first.get(&format!("{table}/frame?n=x")).await.expect(400);
    first.get(&format!("{table}/frame")).await.expect(400);
    frame(&mut first, &table, "0").await;
}

#[tokio::test]
async fn the_end_tells_the_last_move_and_why_it_is_over() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let end = play_out(&table, &mut [first.clone(), second], 5).await;
    assert!(is_over(&end) && told(&end).contains("The last move"), "{}", told(&end));
    assert!(!lines(&end, "data-frame").is_empty());
    let why = end.find("id=\"why-over\"").expect("it says why the game is over");
    assert!(words(&end[why..]).starts_with("Why the game is over"));
}

#[tokio::test]
async fn a_thing_says_what_it_is_and_what_is_no_thing_is_not_found() {
    let house = House::new().await;
    let (table, mut first, _) = friends_with(&house, &[]).await;
    let page = first.page(&table).await;
    let things: Vec<String> = html::tags(&page).filter_map(|tag| tag.get("data-what")).collect();
    assert!(things.len() > 10, "a table is full of things: {things:?}");
    for thing in things {
        let card = first.page(&format!("{table}/what?thing={}", thing.replace(' ', "%20"))).await;
        assert!(card.contains("what-card") && card.contains("/rules/imhotep-duel#"), "{thing}: {card}");
    }
    first.get(&format!("{table}/what?thing=nothing")).await.expect(404);
    first.get(&format!("{table}/what")).await.expect(400);
}

#[tokio::test]
async fn the_page_is_told_who_is_away() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut own = first.events(&table).await;
    assert_eq!(own.away().await, "1", "the other has no page open");
    let others = second.events(&table).await;
    assert_eq!(own.away().await, "-");
    let another = second.events(&table).await;
    drop(others);
    drop(another);
    assert_eq!(own.away().await, "1", "with two pages one is away when both are closed");
}
