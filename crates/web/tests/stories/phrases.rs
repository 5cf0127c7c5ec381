//! Ready-made phrases: said in one language and read in another, beside the game and never a part of it.

use harness::Nats;

use crate::accounts::{PASSWORD, sign_up};
use crate::browser::{Answer, Browser, House, form, friends, friends_with};
use crate::program::ask;
use crate::several;

pub(crate) async fn say(browser: &mut Browser, table: &str, phrase: &str) -> Answer {
    browser.post(&format!("{table}/say"), &[("phrase", phrase)]).await
}

async fn switch(browser: &mut Browser, table: &str, to: &str) -> Answer {
    browser.post(&format!("{table}/quiet"), &[("phrases", to)]).await
}

/// What a page shows of what was said: names and phrases.
pub(crate) fn heard(page: &str) -> Vec<(String, String)> {
    let lines = page.split("<li data-n=").skip(1);
    let text = |line: &str, from: &str, to: &str| {
        let (_, rest) = line.split_once(from).unwrap();
        rest.split_once(to).unwrap().0.to_owned()
    };
    lines.map(|line| (text(line, "<b>", ":</b>"), text(line, "<span>", "</span>"))).collect()
}

async fn hears(browser: &mut Browser, table: &str) -> Vec<(String, String)> {
    heard(&browser.page(table).await)
}

fn pairs(said: &[(&str, &str)]) -> Vec<(String, String)> {
    said.iter().map(|(name, phrase)| ((*name).to_owned(), (*phrase).to_owned())).collect()
}

fn speaks(browser: &mut Browser, lang: &str) {
    browser.cookies.insert("lang".to_owned(), lang.to_owned());
}

#[tokio::test]
async fn what_is_said_in_one_language_is_read_in_another() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let mut spectator = house.browser();
    assert!(!first.page(&table).await.contains("data-n="), "nothing was said yet");
    spectator.page(&table).await;
    say(&mut first, &table, "hello").await.target();
    say(&mut second, &table, "good-luck").await.target();
    assert_eq!(hears(&mut first, &table).await, pairs(&[("White", "Hello!"), ("Black", "Good luck!")]));
    speaks(&mut second, "hu");
    assert_eq!(hears(&mut second, &table).await, pairs(&[("Fehér", "Szia!"), ("Fekete", "Sok szerencsét!")]));
    // Whoever looks on reads it as well, though pages are kept for them, and can say nothing.
    let page = spectator.page(&table).await;
    assert_eq!(heard(&page), pairs(&[("White", "Hello!"), ("Black", "Good luck!")]));
    assert!(!page.contains("name=\"phrase\""), "{page}");
    let fragment = second.page(&format!("{table}/phrases")).await;
    assert!(fragment.starts_with("<div class=\"phrases\"") && heard(&fragment).len() == 2, "{fragment}");
}

#[tokio::test]
async fn saying_something_is_no_change_of_the_table_and_no_part_of_the_game() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let api = table.replace("/t/", "/api/tables/");
    let (before, told) = (first.page(&table).await, ask(&house, &api, None).await);
    let row = "SELECT revision || ' ' || hidden || ' ' || changed || ' ' || progress FROM tables";
    let kept = house.database().await.texts(row).await;
    let mut events = second.events(&table).await;
    events.next().await;
    for phrase in ["hello", "one-moment", "thanks"] {
        say(&mut first, &table, phrase).await.target();
    }
    assert_eq!(events.said().await, 3, "a slow reader skips to the newest");
    assert_eq!(ask(&house, &api, None).await, told);
    assert_eq!(house.database().await.texts(row).await, kept);
    // A decision that was on its way stands.
    let play = form(&before, &format!("{table}/step"));
    first.submit(&play, &[("step", "place b2")]).await.target();
    assert_eq!(events.next().await, (told["revision"].as_u64().unwrap() + 1).to_string());
    assert_eq!(hears(&mut second, &table).await.len(), 3, "and nothing of it is gone");
    let page = second.page(&table).await;
    second.submit(&form(&page, &format!("{table}/resign")), &[]).await.target();
    say(&mut second, &table, "well-played").await.target();
    assert_eq!(hears(&mut first, &table).await.len(), 4, "it goes on after the game");
    let record = first.page(&format!("{table}/record")).await;
    assert!(!record.contains("hello") && !record.contains("well-played"), "{record}");
}

#[tokio::test]
async fn only_people_who_have_company_have_phrases() {
    let house = House::new().await;
    let mut guest = house.browser();
    for with in ["device", "bot"] {
        let table = guest.create(&[("with", with)]).await;
        guest.sit(&table, "words").await.target();
        let page = guest.page(&table).await;
        assert!(!page.contains("id=\"phrases\""), "{with}: {page}");
        say(&mut guest, &table, "hello").await.expect(409);
    }
}

#[tokio::test]
async fn nobody_says_much_at_once_on_whichever_node() {
    let house = House::new().await;
    let other = house.again().await;
    let (table, mut first, mut second) = friends(&house).await;
    let mut there = other.same(&first);
    say(&mut first, &table, "hello").await.target();
    let again = say(&mut there, &table, "hello").await.expect(429).text();
    assert!(again.contains("You said the same a moment ago."), "{again}");
    assert!(again.contains("id=\"phrases\"") && again.contains("name=\"step\""), "the table stays in sight");
    for phrases in [["good-luck", "thanks"], ["one-moment", "misclick"]] {
        say(&mut there, &table, phrases[0]).await.target();
        say(&mut first, &table, phrases[1]).await.target();
    }
    for (phrase, at) in [("again", &mut first), ("well-played", &mut there)] {
        let refused = say(at, &table, phrase).await.expect(429).text();
        assert!(refused.contains("You have said much in a short time."), "{refused}");
    }
    // That is nothing to anybody else.
    say(&mut second, &table, "hello").await.target();
    assert_eq!(hears(&mut second, &table).await.len(), 6);
    // What was said a minute ago does not count.
    house.database().await.execute("UPDATE phrases SET at = at - 61").await;
    say(&mut there, &table, "misclick").await.target();
}

#[tokio::test]
async fn the_last_fifty_are_kept() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    let id = table.trim_start_matches("/t/");
    let mut database = house.database().await;
    for n in 1..=60 {
        let insert = "INSERT INTO phrases (table_id, n, place, phrase, at) VALUES";
        database.execute(&format!("{insert} ('{id}', {n}, 1, 'thanks', 0)")).await;
    }
    say(&mut first, &table, "hello").await.target();
    assert_eq!(database.count("phrases").await, 50);
    assert_eq!(database.get::<i64>("SELECT MIN(n) FROM phrases").await, 12);
}

#[tokio::test]
async fn either_side_switches_phrases_off_and_everybody_sees_who_did() {
    let house = House::new().await;
    let other = house.again().await;
    let (table, mut first, mut second) = friends(&house).await;
    say(&mut first, &table, "hello").await.target();
    switch(&mut second, &table, "off").await.target();
    let page = second.page(&table).await;
    assert!(page.contains("You have switched phrases off at this table."), "{page}");
    assert_eq!(heard(&page), [], "whoever wants none is shown none");
    let page = first.page(&table).await;
    assert!(page.contains("Black has switched phrases off"), "{page}");
    assert!(!page.contains("name=\"phrase\"") && heard(&page).len() == 1, "{page}");
    // A page of before, at another node.
    let refused = say(&mut other.same(&first), &table, "thanks").await.expect(409).text();
    assert!(refused.contains("Somebody at this table has switched phrases off."), "{refused}");
    say(&mut second, &table, "thanks").await.expect(409);
    switch(&mut second, &table, "off").await.target();
    switch(&mut second, &table, "on").await.target();
    say(&mut first, &table, "thanks").await.target();
    assert_eq!(hears(&mut second, &table).await.len(), 2, "what was said before is there again");
    // Off always works; on and off without end does not.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        switch(&mut second, &table, "off").await.target();
        statuses.push(switch(&mut second, &table, "on").await.status.as_u16());
    }
    assert!(statuses.contains(&303) && statuses.last() == Some(&429), "{statuses:?}");
    say(&mut first, &table, "good-luck").await.expect(409);
}

#[tokio::test]
async fn whoever_wants_none_at_their_tables_says_so_once() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    second.post("/settings", &[("phrases", "off"), ("back", "/me")]).await.target();
    let settings = second.page("/me").await;
    assert!(settings.contains("value=\"off\" aria-pressed=\"true\""), "{settings}");
    second.post("/settings", &[("phrases", "loud")]).await.expect(400);
    let table = first.create(&[("with", "friend")]).await;
    first.sit(&table, "words").await.target();
    second.sit(&table, "words").await.target();
    say(&mut first, &table, "hello").await.expect(409);
    // At this table it may be different.
    switch(&mut second, &table, "on").await.target();
    say(&mut first, &table, "hello").await.target();
}

#[tokio::test]
async fn somebody_who_has_left_the_game_silences_nobody() {
    let house = House::new().await;
    let (table, mut people) = several::friends(&house, 3).await;
    say(&mut people[2], &table, "hello").await.target();
    switch(&mut people[2], &table, "off").await.target();
    say(&mut people[0], &table, "hello").await.expect(409);
    several::press(&mut people[2], &table, "resign", &[]).await.target();
    say(&mut people[0], &table, "thanks").await.target();
    say(&mut people[2], &table, "thanks").await.expect(403);
    let said = hears(&mut people[1], &table).await;
    assert_eq!(said[0], ("A player who left".to_owned(), "Hello!".to_owned()));
    assert_eq!(said.len(), 2, "{said:?}");
}

/// Sits down by name.
async fn sits(browser: &mut Browser, table: &str, name: &str) {
    let page = browser.page(table).await;
    let sit = form(&page, &format!("{table}/sit"));
    browser.submit(&sit, &[("name", name), ("words", "words")]).await.target();
}

#[tokio::test]
async fn drawn_seats_change_nothing_about_who_said_what() {
    let house = House::new().await;
    let names = ["Zsófi", "Bálint", "Camille"];
    for round in 0..6 {
        let mut people: [Browser; 3] = std::array::from_fn(|_| house.browser());
        let wanted = [("with", "friend"), ("option-players", "3"), ("seat", "random")];
        let table = people[0].ask_for("nefertiti", &wanted).await.target();
        for number in 0..2 {
            sits(&mut people[number], &table, names[number]).await;
        }
        say(&mut people[0], &table, "hello").await.target();
        say(&mut people[1], &table, "thanks").await.target();
        switch(&mut people[1], &table, "off").await.target();
        sits(&mut people[2], &table, names[2]).await;
        let page = people[2].page(&table).await;
        assert!(page.contains("class=\"playing\""), "{page}");
        assert!(page.contains("Bálint has switched phrases off"), "round {round}: {page}");
        switch(&mut people[1], &table, "on").await.target();
        say(&mut people[2], &table, "good-luck").await.target();
        // Whoever reads it for the first time knows it as well.
        for house in [&house, &house.again().await] {
            let said = hears(&mut house.same(&people[1]), &table).await;
            let expected = [("Zsófi", "Hello!"), ("Bálint", "Thanks!"), ("Camille", "Good luck!")];
            assert_eq!(said, pairs(&expected), "round {round}");
        }
    }
}

#[tokio::test]
async fn whoever_gets_up_takes_along_what_they_said() {
    let house = House::new().await;
    let mut people: [Browser; 3] = std::array::from_fn(|_| house.browser());
    let wanted = [("with", "friend"), ("option-players", "4"), ("seat", "0")];
    let table = people[0].ask_for("nefertiti", &wanted).await.target();
    sits(&mut people[0], &table, "Zsófi").await;
    sits(&mut people[1], &table, "Bálint").await;
    say(&mut people[1], &table, "hello").await.target();
    say(&mut people[0], &table, "hello").await.target();
    switch(&mut people[1], &table, "off").await.target();
    people[1].post(&format!("{table}/leave"), &[]).await.target();
    sits(&mut people[2], &table, "Camille").await;
    for house in [&house, &house.again().await] {
        let said = hears(&mut house.same(&people[2]), &table).await;
        assert_eq!(said, pairs(&[("Zsófi", "Hello!")]));
    }
    say(&mut people[0], &table, "good-luck").await.target();
    assert_eq!(house.database().await.count("phrases WHERE phrase = 'hello'").await, 1);
}

#[tokio::test]
async fn who_listens_at_another_node_hears_it_without_a_bus() {
    let house = House::new().await;
    let other = house.again().await;
    let (table, mut first, second) = friends(&house).await;
    let mut there = other.same(&second);
    there.page(&table).await;
    let mut events = there.events(&table).await;
    events.next().await;
    say(&mut first, &table, "hello").await.target();
    assert_eq!(events.said().await, 1);
    assert_eq!(hears(&mut there, &table).await.len(), 1);
    // Whoever has heard of more than this node has is told what there is.
    say(&mut first, &table, "thanks").await.target();
    there.headers.push(("x-said", "2".to_owned()));
    assert_eq!(heard(&there.page(&format!("{table}/phrases")).await).len(), 2);
}

#[tokio::test]
async fn who_listens_at_another_node_hears_it_by_the_bus() {
    let nats = Nats::start().unwrap();
    let address = format!("nats://{}", nats.address());
    let house = House::with(|config| config.bus = Some(address)).await;
    let other = house.again().await;
    let (table, mut first, second) = friends(&house).await;
    let mut there = other.same(&second);
    there.page(&table).await;
    let mut events = there.events(&table).await;
    events.next().await;
    for (number, phrase) in (1..).zip(["hello", "thanks", "one-moment"]) {
        say(&mut first, &table, phrase).await.target();
        while events.said().await < number {}
    }
    assert_eq!(hears(&mut there, &table).await.len(), 3);
}

#[tokio::test]
async fn what_was_said_is_in_no_archive() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends_with(&house, &[]).await;
    say(&mut first, &table, "hello").await.target();
    switch(&mut second, &table, "off").await.target();
    let folder = house.path().join("records");
    assert_eq!(service::export(&house.config.place, &folder).await.unwrap().done, 1);
    assert_eq!(service::import(&house.place("elsewhere"), &folder).await.unwrap().done, 1);
    let other = house.beside("elsewhere").await;
    assert_eq!(hears(&mut other.same(&first), &table).await, []);
    say(&mut other.same(&first), &table, "hello").await.target();
}

#[tokio::test]
async fn what_a_deleted_account_has_said_is_said_by_somebody_deleted() {
    let house = House::new().await;
    let (table, mut zsofi, mut friend) = friends(&house).await;
    sign_up(&mut zsofi, "Zsófi").await;
    say(&mut zsofi, &table, "hello").await.target();
    zsofi.post("/account/end", &[("present-end", PASSWORD)]).await.target();
    house.database().await.execute("UPDATE accounts SET ends = 1").await;
    let other = house.again().await;
    let said = hears(&mut other.same(&friend), &table).await;
    assert_eq!(said, pairs(&[("deleted", "Hello!")]));
    say(&mut friend, &table, "thanks").await.target();
}
