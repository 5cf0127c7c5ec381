//! Nobody learns another's secrets: every address, fetched by everybody.

use game::{Record, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::browser::{Answer, Browser, House, form, friends_with, is_over, play_out};
use crate::html;
use crate::program::{ask, call, programs, programs_at, tell};

/// Every address of a table that answers without waiting.
fn addresses(table: &str) -> Vec<String> {
    let below = [
        "",
        "?hold=0",
        "?hold=1",
        "/live",
        "/live?since=0",
        "/live?since=0&hold=0",
        "/live?since=0&hold=1",
        "/frame?n=0",
        "/frame?n=3",
        "/frame?n=60",
        "/what?thing=supply",
        "/replay/what?as=0&step=20&thing=supply",
        "/replay/what?as=1&step=20&thing=supply",
        "/retry/what?step=20&thing=supply",
        "/replay",
        "/replay?as=0",
        "/replay?as=1&step=20",
        "/review",
        "/record",
        "/fair",
        "/picture.svg",
        "/picture.svg?as=0",
        "/picture.svg?as=1&step=3&theme=dark",
        "/picture.png?as=1",
    ];
    let api = table.replace("/t/", "/api/tables/");
    let programs = ["", "?seat=0", "?seat=1", "/record"].map(|end| format!("{api}{end}"));
    let pages = below.map(|end| format!("{table}{end}"));
    pages.into_iter().chain(programs).chain(["/".to_owned(), "/tables".to_owned()]).collect()
}

async fn fetch_all(viewer: &mut Browser, table: &str) -> Vec<(String, Answer)> {
    let mut answers = Vec::new();
    for address in addresses(table) {
        let answer = viewer.get(&address).await;
        assert!(!answer.status.is_server_error(), "{address}: {}", answer.status);
        answers.push((address, answer));
    }
    answers
}

/// What every address says to somebody.
async fn bodies(viewer: &mut Browser, table: &str) -> Vec<(String, Vec<u8>)> {
    let answers = fetch_all(viewer, table).await;
    answers.into_iter().map(|(address, answer)| (address, answer.body)).collect()
}

/// Collects what everybody gets at several points of a game, and searches it for the secret once the game is over.
#[tokio::test]
async fn the_secret_is_nowhere_before_the_end_and_the_record_is_refused() {
    let house = House::new().await;
    let (table, first, second) = friends_with(&house, &[("open", "true")]).await;
    let mut viewers = [first.clone(), second.clone(), house.browser()];
    let mut players = [first, second];
    let mut seen = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for turn in 0..30 {
        if turn % 10 == 0 {
            for viewer in &mut viewers {
                let answers = fetch_all(viewer, &table).await;
                let records = answers.iter().filter(|(address, _)| address.ends_with("/record"));
                assert!(records.clone().all(|(_, answer)| answer.status == 409));
                seen.extend(answers);
            }
        }
        for player in &mut players {
            let page = player.page(&table).await;
            let steps = html::steps(&page);
            if !steps.is_empty() {
                let step = steps[rng.random_range(0..steps.len())].clone();
                player.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.target();
            }
        }
    }
    play_out(&table, &mut players, 12).await;
    let record = players[0].page(&format!("{table}/record")).await;
    let secret = Record::parse(&record).unwrap().get("secret").unwrap().to_owned();
    assert!(seen.len() > 100);
    for (address, answer) in &seen {
        let text = String::from_utf8_lossy(&answer.body).to_lowercase();
        assert!(!text.contains(&secret), "{address} tells the secret");
        let headers = format!("{:?}", answer.headers);
        assert!(!headers.contains(&secret), "{address} tells the secret in a header");
    }
    for viewer in &mut viewers {
        for (address, answer) in fetch_all(viewer, &table).await {
            let is_of_seat = address.contains("?seat=");
            assert_eq!(answer.status.as_u16(), if is_of_seat { 403 } else { 200 }, "{address}");
        }
    }
}

/// The table rebuilt from its steps, to compare with what is shown.
fn rebuild(told: &Value) -> Box<dyn catalog::Table> {
    let mut record = Record::default();
    record.set("game", told["game"].as_str().unwrap());
    record.set("options", told["options"].as_str().unwrap());
    let steps = told["steps"].as_array().unwrap().iter().map(|step| step.as_str().unwrap());
    let text = format!("{record}{}\n", steps.collect::<Vec<_>>().join("\n"));
    catalog::load(&Record::parse(&text).unwrap()).unwrap()
}

#[tokio::test]
async fn points_that_a_viewer_may_not_see_are_not_on_its_page() {
    let house = House::new().await;
    let wanted = [("option-hidden_temples", "true")];
    let (table, first, second) = friends_with(&house, &wanted).await;
    let api = table.replace("/t/", "/api/tables/");
    let mut viewers =
        [(Viewer::Seat(Seat::new(0)), first.clone()), (Viewer::Seat(Seat::new(1)), second.clone())].to_vec();
    viewers.push((Viewer::Spectator, house.browser()));
    let mut players = [first, second];
    let mut hidden = 0;
    for turn in 0..500 {
        let told = ask(&house, &api, None).await;
        let game = rebuild(&told);
        if told["progress"] == "over" {
            break;
        }
        for (viewer, browser) in &mut viewers {
            let page = browser.page(&table).await;
            let shown = game.shown_score(*viewer).totals();
            assert_eq!(html::totals(&page), shown, "{viewer:?} after {turn} turns");
            hidden += usize::from(shown != game.score().totals());
        }
        for player in &mut players {
            let page = player.page(&table).await;
            if let (Some(step), false) = (html::steps(&page).pop(), is_over(&page)) {
                player.submit(&form(&page, &format!("{table}/step")), &[("step", &step)]).await.target();
            }
        }
    }
    assert!(hidden > 10, "temples were hidden only {hidden} times");
}

#[tokio::test]
async fn a_part_that_is_hidden_keeps_its_row_with_a_question_mark_for_each_who_hides_it() {
    let house = House::new().await;
    let (table, first, second) = friends_with(&house, &[("option-hidden_temples", "true")]).await;
    for (mut browser, unknown) in [(first.clone(), 1), (second.clone(), 1), (house.browser(), 2)] {
        let page = browser.page(&table).await;
        let sheet = html::inside(&page, "<table class=\"stab\"", "</table>").unwrap();
        let row =
            sheet.split("<tr>").find(|row| row.contains(">Temple<")).unwrap_or_else(|| panic!("{sheet}"));
        assert_eq!(row.matches('?').count(), unknown, "{row}");
        assert_eq!(sheet.matches('?').count(), unknown, "{sheet}");
    }
    let over = play_out(&table, &mut [first, second], 4).await;
    assert!(html::inside(&over, "<table", "</table>").is_some_and(|sheet| !sheet.contains(">?<")), "{over}");
}

#[tokio::test]
async fn only_who_decides_is_offered_anything_to_press() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends_with(&house, &[]).await;
    let mut third = house.browser();
    for step in ["place a1", "place b1", "place c1", "place a2"] {
        let pages = [first.page(&table).await, second.page(&table).await, third.page(&table).await];
        let offered: Vec<bool> = pages.iter().map(|page| !html::steps(page).is_empty()).collect();
        let is_first = step == "place a1" || step == "place c1";
        assert_eq!(offered, [is_first, !is_first, false]);
        let player = if is_first { &mut first } else { &mut second };
        player.play(&table, step).await.target();
    }
}

#[tokio::test]
async fn a_token_or_cookie_opens_its_own_seat_only() {
    let house = House::new().await;
    let (api, tokens) = programs(&house, "hidden_temples=true").await;
    let table = api.replace("/api/tables/", "/t/");
    let own = ask(&house, &format!("{api}?seat=0"), Some(&tokens[0])).await;
    assert!(own["legal"].is_array());
    assert!(ask(&house, &api, Some(&tokens[0])).await["legal"].is_null(), "a spectator asks without a seat");
    call(&house, ("GET", &format!("{api}?seat=1")), Some(&tokens[0]), None).await.expect(403);
    let mut thief = house.browser();
    thief.headers.push(("authorization", format!("Bearer {}", tokens[0])));
    assert!(html::steps(&thief.page(&table).await).is_empty(), "tokens are for the API");
    // The store has the hash of the token, which gives access to nothing.
    let mut database = house.database().await;
    let hashes = "SELECT who FROM chairs ORDER BY place";
    let hash: String = database.get(hashes).await;
    assert!(!tokens.contains(&hash));
    call(&house, ("GET", &format!("{api}?seat=0")), Some(&hash), None).await.expect(403);
}

#[tokio::test]
async fn the_event_stream_says_a_revision_and_who_is_away_and_nothing_else() {
    use axum::body::Body;
    use axum::http::Method;
    use futures_util::StreamExt;
    use tower::ServiceExt;

    let house = House::new().await;
    let (table, mut first, _) = friends_with(&house, &[]).await;
    let api = table.replace("/t/", "/api/tables/");
    for (path, presence) in [(table.clone(), Some("event: away\ndata: 0 1\n\n")), (api, None)] {
        let path = format!("{path}/events");
        let seen = first.revision(&table).await;
        let request = house.browser().request(Method::GET, &path, Body::empty());
        let response = first.router().oneshot(request).await.unwrap();
        let mut events = response.into_body().into_data_stream();
        let event = events.next().await.unwrap().unwrap();
        assert_eq!(event, format!("id: {seen}\ndata: {seen}\n\n"));
        if let Some(presence) = presence {
            assert_eq!(events.next().await.unwrap().unwrap(), presence);
        }
        if seen == 2 {
            first.play(&table, "place b2").await.target();
            assert_eq!(events.next().await.unwrap().unwrap(), "id: 3\ndata: 3\n\n");
        }
    }
}

/// Plays until somebody arranges cards that nobody else may see. Returns the table and its tokens.
async fn at_hidden_steps(house: &House) -> (String, Vec<String>, usize) {
    for game in 0..40 {
        let (api, tokens) = programs_at(house, "nefertiti", "players=3 characters=palace").await;
        for number in 0..400 {
            let now = ask(house, &api, None).await;
            let Some(seat) = now["turn"]["seat"].as_u64() else { break };
            let token = &tokens[seat as usize];
            let own = ask(house, &format!("{api}?seat={seat}"), Some(token)).await;
            let legal: Vec<&str> =
                own["legal"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
            if legal.iter().all(|step| step.starts_with("next ")) {
                return (api, tokens, seat as usize);
            }
            let wanted = legal.iter().find(|step| **step == "recruit oracle");
            let step = wanted.unwrap_or(&legal[(7 * number + 3 * game) % legal.len()]);
            let body = json!({ "revision": own["revision"], "steps": [step] });
            tell(house, &format!("{api}/steps"), Some(token), &body, 200).await;
        }
    }
    panic!("nobody looks at the last cards");
}

#[tokio::test]
async fn how_many_hidden_steps_a_seat_takes_cannot_be_counted() {
    let house = House::new().await;
    let (api, tokens, seat) = at_hidden_steps(&house).await;
    let table = api.replace("/api/tables/", "/t/");
    let (own, other) = (&tokens[seat], (seat + 1) % 3);
    let mut watcher = house.browser();
    let told = async || {
        let spectator = ask(&house, &api, None).await;
        let seen = ask(&house, &format!("{api}?seat={other}"), Some(&tokens[other])).await;
        (spectator, seen)
    };
    let before = (told().await, bodies(&mut watcher, &table).await);
    let mut events = house.browser().events(&table).await;
    assert_eq!(events.next().await, before.0.0["revision"].to_string());
    let mut hidden = 0;
    loop {
        let now = ask(&house, &format!("{api}?seat={seat}"), Some(own)).await;
        let legal = now["legal"].as_array().cloned().unwrap_or_default();
        let is_hidden = legal.iter().any(|step| step.as_str().unwrap().starts_with("next "));
        if !is_hidden {
            break;
        }
        assert_eq!(told().await, before.0, "after {hidden} hidden steps");
        for (now, then) in bodies(&mut watcher, &table).await.iter().zip(&before.1) {
            assert!(now == then, "{} differs after {hidden} hidden steps", now.0);
        }
        let body = json!({ "revision": now["revision"], "steps": [legal[0]] });
        tell(&house, &format!("{api}/steps"), Some(own), &body, 200).await;
        tell(&house, &format!("{api}/steps"), Some(own), &body, 409).await;
        hidden += 1;
    }
    assert!(hidden > 0);
    let after = told().await.0;
    let next = before.0.0["revision"].as_u64().unwrap() + 1;
    assert_eq!(after["revision"], next, "{hidden} hidden steps are one revision");
    assert_eq!(after["steps"], before.0.0["steps"], "and none that others may read");
    assert_eq!(events.next().await, next.to_string(), "which is all that the stream says");
}
