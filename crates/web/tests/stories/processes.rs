//! Two processes sharing a data folder, and clients that disconnect in the middle of a request.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use catalog::Commit;
use serde_json::json;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::browser::{House, friends, play_out, revision};
use crate::checks::check_finished;
use crate::program::{ask, tell};

#[tokio::test]
async fn the_second_writer_of_a_revision_gets_the_present_board() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let other = house.again().await;
    let mut there = other.same(&first);
    let seen = revision(&there.page(&table).await).to_string();
    first.play(&table, "place b2").await.target();
    let post = [("step", "place a1"), ("revision", seen.as_str())];
    let refused = there.post(&format!("{table}/step"), &post).await.expect(409);
    let text = refused.text();
    assert!(text.contains("The game has moved on."));
    assert_eq!(revision(&text), first.revision(&table).await, "the answer is the present board");
    assert_eq!(there.page(&table).await, first.page(&table).await);
    // From here on they take turns, each learning from a conflict what the other has done.
    let mut second_there = other.same(&second);
    second_there.play(&table, "place b1").await.target();
    let stale = [("step", "place a1"), ("revision", "3")];
    first.post(&format!("{table}/step"), &stale).await.expect(409);
    first.play(&table, "unload b").await.target();
}

#[tokio::test]
async fn what_two_people_have_put_in_is_revealed_at_two_processes_at_the_same_time() {
    let house = House::new().await;
    let new = json!({ "game": "imhotep-duel", "seats": ["open", "open"] });
    let made = tell(&house, "/api/tables", None, &new, 201).await;
    let (table, commitment) = (made["table"].as_str().unwrap(), made["commitment"].as_str().unwrap());
    let (path, entropy) = (format!("/api/tables/{table}"), [0xc0; 16]);
    let commit = Commit::new(table, commitment, &entropy).to_string();
    let mut tokens = Vec::new();
    for seat in 0..2 {
        let sit = json!({ "seat": seat, "commit": commit, "commitment": commitment });
        let sat = tell(&house, &format!("{path}/seats"), None, &sit, 201).await;
        tokens.push(sat["token"].as_str().unwrap().to_owned());
    }
    // It knows the table as it is now, and is not told what becomes of it.
    let other = house.again().await;
    ask(&other, &path, None).await;
    let (reveal, shown) = (format!("{path}/reveal"), json!({ "entropy": "c0".repeat(16) }));
    tell(&house, &reveal, Some(&tokens[0]), &shown, 200).await;
    tell(&other, &reveal, Some(&tokens[1]), &shown, 200).await;
    let begun = ask(&other, &path, None).await;
    assert_eq!(begun["turn"]["seat"], 0, "{begun}");
}

#[tokio::test]
async fn listeners_of_the_slower_process_hear_of_it() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let other = house.again().await;
    let mut there = other.same(&first);
    let seen = there.revision(&table).await;
    let mut listener = other.same(&second);
    let listening = listener.wait(&table, |page| revision(page) > seen);
    let acting = async {
        first.play(&table, "place b2").await.target();
        let post = [("step", "place a1"), ("revision", &*seen.to_string())];
        there.post(&format!("{table}/step"), &post).await.expect(409);
    };
    let (page, ()) = tokio::join!(listening, acting);
    assert_eq!(revision(&page), seen + 1);
}

/// Well before everything in memory is looked through.
const SOON: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_page_at_which_nobody_listens_is_not_old_for_long_though_no_news_come() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    let other = house.again().await;
    let mut there = other.same(&second);
    let seen = there.revision(&table).await;
    first.play(&table, "place b2").await.target();
    let looking = async {
        while there.revision(&table).await == seen {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, looking).await.expect("the store is asked");
    let api = table.replace("/t/", "/api/tables/");
    assert_eq!(ask(&other, &api, None).await, ask(&house, &api, None).await);
    there.play(&table, "place b1").await.target();
}

#[tokio::test]
async fn a_change_goes_through_when_whoever_asked_goes_away() {
    let house = House::new().await;
    let (table, mut first, second) = friends(&house).await;
    for (step, polls) in [("place a1", 1), ("place b1", 2), ("place c1", 3), ("place a2", 4)] {
        let mut player =
            if step == "place a1" || step == "place c1" { first.clone() } else { second.clone() };
        let seen = player.revision(&table).await;
        let body = Body::from(format!("step={}&revision={seen}", step.replace(' ', "+")));
        let request = player.request(Method::POST, &format!("{table}/step"), body);
        {
            let mut going = pin!(player.router().oneshot(request));
            for _ in 0..polls {
                if poll_fn(|context| Poll::Ready(going.as_mut().poll(context).is_ready())).await {
                    break;
                }
                tokio::task::yield_now().await;
            }
        }
        // Either nothing has happened or all of it, and the game can go on from what the page says.
        let now = player.revision(&table).await;
        if now == seen && player.play(&table, step).await.status != 303 {
            player.wait(&table, |page| revision(page) > seen).await;
        }
    }
    let page = first.page(&table).await;
    assert_eq!(revision(&page), 6);
    let mut players = [first, second];
    play_out(&table, &mut players, 7).await;
    check_finished(&table, &mut players[0], 2).await;
}
