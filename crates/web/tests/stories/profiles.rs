//! Profiles: what they say of the games that somebody has finished, and who sees it.

use crate::accounts::sign_up;
use crate::browser::{Browser, House, play_out};
use crate::html;

/// Somebody with an account.
pub(crate) async fn person(house: &House, name: &str) -> Browser {
    let mut browser = house.browser();
    sign_up(&mut browser, name).await;
    browser
}

/// Lets two follow each other.
pub(crate) async fn befriend(one: &mut Browser, name: &str, other: &mut Browser, other_name: &str) {
    one.post("/friends", &[("follow", other_name)]).await.target();
    other.post("/friends", &[("follow", name)]).await.target();
}

/// Who sees somebody's profile, and whether friends see when they were here.
pub(crate) async fn show(browser: &mut Browser, profile: &str, presence: &str) {
    let fields = [("profile", profile), ("presence", presence)];
    browser.post("/account/seeing", &fields).await.target();
}

/// Two play a game to its end at a table that is open to all or not.
pub(crate) async fn play(
    first: &mut Browser,
    second: &mut Browser,
    wanted: &[(&str, &str)],
    seed: u64,
) -> String {
    let table = first.create(&[&[("with", "friend")], wanted].concat()).await;
    first.sit(&table, "some words").await.target();
    second.sit(&table, "other words").await.target();
    play_out(&table, &mut [first.clone(), second.clone()], seed).await;
    table
}

/// Whether a page has a link to this address.
fn has_link(page: &str, address: &str) -> bool {
    html::tags(page).any(|tag| tag.is("href", address))
}

const ZSOFI: &str = "/people/Zs%C3%B3fi";

#[tokio::test]
async fn a_profile_is_for_friends_unless_its_owner_says_otherwise() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let mut guest = house.browser();
    assert!(zsofi.page(ZSOFI).await.contains("No finished games yet."));
    zsofi.page("/people/zsofi").await;
    for stranger in [&mut balint, &mut guest] {
        stranger.get(ZSOFI).await.expect(404);
    }
    balint.post("/friends", &[("follow", "ZSOFI")]).await.target();
    balint.get(ZSOFI).await.expect(404);
    zsofi.post("/friends", &[("follow", "Bálint")]).await.target();
    assert!(balint.page(ZSOFI).await.contains("1 friend"));
    guest.get(ZSOFI).await.expect(404);
    show(&mut zsofi, "everybody", "").await;
    guest.page(ZSOFI).await;
    show(&mut zsofi, "nobody", "").await;
    balint.get(ZSOFI).await.expect(404);
    guest.get(ZSOFI).await.expect(404);
    zsofi.page(ZSOFI).await;
    assert!(zsofi.page("/me").await.contains(ZSOFI));
    zsofi.post("/account/seeing", &[("profile", "the whole world")]).await.expect(400);
}

#[tokio::test]
async fn a_profile_says_what_came_of_games_and_where_the_points_came_from() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let table = play(&mut zsofi, &mut balint, &[], 3).await;
    let page = zsofi.page(ZSOFI).await;
    let end = zsofi.page(&table).await;
    let totals = html::totals(&end);
    assert!(page.contains("1 game · won "), "{page}");
    assert!(
        page.contains("Where the points come from") && page.contains("1 of 16 won") == page.contains("won 1")
    );
    assert!(totals.iter().all(|points| page.contains(&points.to_string())), "{totals:?}");
    assert!(has_link(&page, &format!("{table}/replay")));
    // The averages of one game add up to its points.
    let parts = html::inside(&page, "<table class=\"parts\"", "</table>").unwrap();
    let own = parts.split("<b>").skip(1).map(|rest| rest.split('<').next().unwrap().replace('−', "-"));
    let own: f64 = own.map(|points| points.parse::<f64>().unwrap()).sum();
    assert!(totals.iter().any(|points| (f64::from(*points) - own).abs() < 1e-9), "{own} of {totals:?}");
}

#[tokio::test]
async fn only_those_who_sat_at_a_private_table_learn_its_address_and_who_was_there() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let mut camille = person(&house, "Camille").await;
    let private = play(&mut zsofi, &mut balint, &[], 3).await;
    let open = play(&mut zsofi, &mut balint, &[("open", "on")], 4).await;
    befriend(&mut zsofi, "Zsófi", &mut camille, "Camille").await;
    befriend(&mut zsofi, "Zsófi", &mut balint, "Bálint").await;
    let page = camille.page(ZSOFI).await;
    assert!(!page.contains(&private) && has_link(&page, &format!("{open}/replay")), "{page}");
    assert!(page.contains("somebody") && !page.contains("/people/B"), "{page}");
    assert!(has_link(&balint.page(ZSOFI).await, &format!("{private}/replay")));
    // Once she may see his profile, she learns whom he plays with.
    show(&mut balint, "everybody", "").await;
    let page = camille.page(ZSOFI).await;
    assert!(has_link(&page, "/people/B%C3%A1lint") && !page.contains("somebody") && !page.contains(&private));
}

#[tokio::test]
async fn games_on_one_device_and_games_that_go_on_do_not_count() {
    let house = House::new().await;
    let mut zsofi = person(&house, "Zsófi").await;
    let device = zsofi.create(&[("with", "device")]).await;
    zsofi.sit(&device, "words").await.target();
    play_out(&device, &mut [zsofi.clone()], 3).await;
    let alone = zsofi.ask_for("pyramidice", &[("option-players", "1")]).await.target();
    zsofi.sit(&alone, "words").await.target();
    let page = zsofi.page(ZSOFI).await;
    assert!(page.contains("No finished games yet.") && !page.contains(&device) && !page.contains(&alone));
    play_out(&alone, &mut [zsofi.clone()], 3).await;
    let page = zsofi.page(ZSOFI).await;
    assert!(page.contains("1 game · won ") && page.contains(" of 4 won"), "{page}");
    let untried =
        page.split("Not tried yet: ").nth(1).and_then(|rest| rest.split("</details>").next()).unwrap();
    let all = ["Snefru", "Hemiunu", "Amenhotep", "Imhotep"];
    assert_eq!(
        all.iter().filter(|name| untried.contains(**name)).count(),
        3,
        "one of the four was tried: {untried}"
    );
}

#[tokio::test]
async fn what_an_older_version_did_not_note_is_found_out_after_the_start() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let table = play(&mut zsofi, &mut balint, &[], 3).await;
    let mut database = house.database().await;
    let id = table.trim_start_matches("/t/");
    let question = format!("SELECT summary FROM tables WHERE id = '{id}'");
    let noted: String = database.get(&question).await;
    let older = noted.split(",\"parts\"").next().unwrap().to_owned() + "}";
    database.execute(&format!("UPDATE tables SET summary = '{older}' WHERE id = '{id}'")).await;
    let page = zsofi.page(ZSOFI).await;
    assert!(page.contains("1 game · won ") && !page.contains("Where the points come from"), "{page}");
    let other = house.again().await;
    let mut there = other.same(&zsofi);
    // It goes on in the background, while others ask.
    while database.get::<String>(&question).await != noted {
        there.page("/tables").await;
    }
    assert!(there.page(ZSOFI).await.contains("Where the points come from"));
}

#[tokio::test]
async fn a_new_name_is_shown_at_all_tables_on_all_nodes() {
    let house = House::new().await;
    let (mut zsofi, mut balint) = (person(&house, "Zsófi").await, person(&house, "Bálint").await);
    let over = play(&mut zsofi, &mut balint, &[], 3).await;
    let running = zsofi.create(&[("with", "friend")]).await;
    zsofi.sit(&running, "some words").await.target();
    balint.sit(&running, "other words").await.target();
    let other = house.again().await;
    let mut there = other.same(&balint);
    assert!(there.page(&running).await.contains("Zsófi"));
    let waiting = there.clone();
    let seen = tokio::spawn(async move {
        let (mut waiting, running) = (waiting, running);
        waiting.wait(&running, |page| page.contains("Eszter")).await;
        running
    });
    zsofi.post("/account/name", &[("name", "Eszter")]).await.target();
    let running = seen.await.unwrap();
    for table in [&over, &running] {
        let page = zsofi.page(table).await;
        assert!(page.contains("Eszter") && !page.contains("Zsófi"), "{page}");
    }
    assert!(there.page(&over).await.contains("Eszter"), "it is read when somebody looks");
    // The game goes on, and the old name leads nowhere.
    zsofi.play(&running, "place b2").await.target();
    zsofi.get(ZSOFI).await.expect(404);
    zsofi.page("/people/Eszter").await;
}
