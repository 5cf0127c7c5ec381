//! Attempts to challenge those who do not want to be, to answer for somebody else, and to make two tables of one challenge.

use futures_util::future::join_all;

use crate::browser::{Browser, House};
use crate::challenges::{answer, button, dare, two};
use crate::profiles::{person, show};

const DUEL: [(&str, &str); 2] = [("game", "imhotep-duel"), ("clock", "600+30")];

#[tokio::test]
async fn only_whoever_may_see_a_profile_challenges_its_owner() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    let (mut emma, mut guest) = (person(&house, "Emma").await, house.browser());
    let nobody = emma.post("/people/nobody-here/challenge", &DUEL).await.expect(404).text();
    let hidden = emma.post("/people/balint/challenge", &DUEL).await.expect(404).text();
    let main = |page: &str| page.split_once("<main").unwrap().1.replace("nobody-here", "balint");
    assert_eq!(main(&nobody), main(&hidden), "as if nobody had the name");
    guest.post("/people/balint/challenge", &DUEL).await.expect(403);
    zsofi.post("/people/zsofi/challenge", &DUEL).await.expect(404);
    show(&mut balint, "nobody", "").await;
    zsofi.post("/people/balint/challenge", &DUEL).await.expect(404);
    show(&mut balint, "everybody", "").await;
    assert_eq!(dare(&mut emma, "balint", &[]).await, 303);
    balint.post("/block", &[("name", "Emma")]).await.target();
    assert!(!balint.page("/lobby").await.contains("challenges you"), "a block counts at once");
    emma.post("/people/balint/challenge", &DUEL).await.expect(404);
}

#[tokio::test]
async fn a_block_that_comes_before_the_answer_counts() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303);
    let id = button(&balint.page("/lobby").await, "accept");
    zsofi.post("/block", &[("name", "Bálint")]).await.target();
    balint.post("/challenges", &[("accept", &id)]).await.expect(409);
    assert_eq!(house.database().await.count("tables").await, 0);
}

#[tokio::test]
async fn nobody_answers_for_somebody_else_and_one_challenge_is_one_table() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    let mut emma = person(&house, "Emma").await;
    assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303);
    let id = button(&balint.page("/lobby").await, "accept");
    for browser in [&mut emma, &mut zsofi] {
        browser.post("/challenges", &[("accept", &id)]).await.expect(409);
    }
    emma.post("/challenges", &[("end", &id)]).await.target();
    balint.post("/challenges", &[("end", "nothing")]).await.target();
    balint.post("/challenges", &[]).await.expect(400);
    house.browser().post("/challenges", &[("accept", &id)]).await.expect(403);
    // Two windows at two nodes.
    let there = house.again().await;
    let mut windows: Vec<Browser> =
        (0..6).map(|number| if number % 2 == 0 { balint.clone() } else { there.same(&balint) }).collect();
    let fields = [("accept", &*id)];
    let posts = join_all(windows.iter_mut().map(|window| window.post("/challenges", &fields))).await;
    let mut tables: Vec<String> =
        posts.into_iter().filter(|answer| answer.status == 303).map(crate::browser::Answer::target).collect();
    tables.dedup();
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert_eq!(house.database().await.count("tables").await, 1);
}

#[tokio::test]
async fn challenges_are_few() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = two(&house).await;
    assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303);
    let refused = zsofi.post("/people/balint/challenge", &DUEL).await.expect(422).text();
    assert!(refused.contains("could not be sent"), "one at a time: {refused}");
    balint.post("/people/zsofi/challenge", &DUEL).await.expect(422);
    for _ in 1..20 {
        answer(&mut balint, "end").await;
        assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303);
    }
    answer(&mut balint, "end").await;
    zsofi.post("/people/balint/challenge", &DUEL).await.expect(422);
    house.database().await.execute("UPDATE dares SET at = at - 86401").await;
    assert_eq!(dare(&mut zsofi, "balint", &[]).await, 303, "tomorrow is another day");
}
