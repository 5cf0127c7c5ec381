//! Lists of tables: what they say, and how a table gets out of them.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::browser::{Browser, House, friends};
use crate::html;
use crate::program::ask;

/// The part of a page under a heading.
#[track_caller]
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, rest) =
        page.split_once(&format!(">{heading}</h2>")).unwrap_or_else(|| panic!("no {heading}: {page}"));
    rest.split("</section>").next().unwrap()
}

async fn press(guest: &mut Browser, page: &str, action: &str, pressed: &[(&str, &str)]) -> String {
    guest.press(page, action, pressed).await.target()
}

#[tokio::test]
async fn a_line_names_game_opponent_turn_and_time_and_shows_the_position() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    second.post("/me", &[("name", "Bálint")]).await.target();
    let bot = first.ask_for("pyramidice", &[("with", "bot"), ("option-players", "2")]).await.target();
    first.sit(&bot, "words").await.target();
    let waits = first.page("/tables").await;
    let waits = section(&waits, "Your games");
    let picture = format!("{table}/picture.svg");
    for part in ["Imhotep: The Duel", "Pyramidice", " · Scribe", "just now", "Your turn", "points", &picture]
    {
        assert!(waits.contains(part), "{part}: {waits}");
    }
    let other = second.page("/").await;
    assert!(section(&other, "Continue").contains("Waiting for White"), "{other}");
}

#[tokio::test]
async fn how_long_ago_is_told_in_words() {
    let house = House::new().await;
    let (table, mut guest, _) = friends(&house).await;
    let id = table.trim_start_matches("/t/");
    let mut database = house.database().await;
    for (seconds, words) in [
        (30, ["just now", "à l’instant", "az imént"]),
        (90, ["1 minute ago", "il y a 1 minute", "1 perce"]),
        (7_300, ["2 hours ago", "il y a 2 heures", "2 órája"]),
        (100_000, ["yesterday", "hier", "tegnap"]),
        (1_000_000, ["11 days ago", "il y a 11 jours", "11 napja"]),
        (-500, ["just now", "à l’instant", "az imént"]),
    ] {
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64 - seconds;
        let set = format!("UPDATE tables SET changed = {moment} WHERE id = '{id}'");
        assert_eq!(database.execute(&set).await, 1);
        for (lang, words) in ["en", "fr", "hu"].into_iter().zip(words) {
            guest.cookies.insert("lang".to_owned(), lang.to_owned());
            let page = guest.page("/tables").await;
            assert!(page.contains(&format!("· {words}</span>")), "{seconds}: {words}");
        }
    }
}

#[tokio::test]
async fn a_table_put_away_is_gone_from_ones_own_lists_alone_and_comes_back() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    let id = table.trim_start_matches("/t/").to_owned();
    press(&mut first, "/tables", "/tables/away", &[("put", &id)]).await;
    assert!(!first.page("/").await.contains(&table));
    let page = first.page("/tables").await;
    assert!(!section(&page, "Your games").contains(&table) && section(&page, "Put away").contains(&table));
    assert!(second.page("/").await.contains(&table), "others still see it");
    press(&mut first, "/tables", "/tables/away", &[("back", &id)]).await;
    assert!(section(&first.page("/").await, "Continue").contains(&table));
    first.post("/tables/away", &[]).await.expect(400);
    first.cookies.insert("away".to_owned(), "x.<b>.........%ff".to_owned());
    first.page("/tables").await;
}

#[tokio::test]
async fn one_leaves_from_the_list_whatever_the_table_is_up_to() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    assert_eq!(press(&mut first, "/tables", &format!("{table}/leave"), &[]).await, "/tables");
    assert!(second.page(&table).await.contains("White resigned"));
    assert!(section(&first.page("/tables").await, "Finished games").contains(&table));

    let table = first.create(&[("with", "friend"), ("open", "true")]).await;
    let mut third = house.browser();
    third.sit(&table, "words").await.target();
    press(&mut third, "/tables", &format!("{table}/leave"), &[]).await;
    let page = third.page("/tables").await;
    assert!(!section(&page, "Your games").contains(&table) && section(&page, "Open tables").contains(&table));
    press(&mut first, "/tables", &format!("{table}/leave"), &[]).await;
    for guest in [&mut first, &mut third] {
        assert!(!guest.page("/tables").await.contains(&table));
    }
}

#[tokio::test]
async fn in_a_waiting_room_one_gets_up_and_whoever_made_it_calls_it_off() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[("with", "friend")]).await;
    let (leave, bot) = (format!("{table}/leave"), format!("{table}/bot"));
    let has = |page: &str, action: &str| html::forms(page).iter().any(|form| form.action == action);
    assert!(!has(&second.page(&table).await, &leave), "who does not sit cannot get up");
    second.sit(&table, "words").await.target();
    let page = second.page(&table).await;
    assert!(page.contains("Leave the table") && !has(&page, &bot), "{page}");
    press(&mut second, &table, &leave, &[]).await;
    assert!(has(&second.page(&table).await, &format!("{table}/sit")));
    let page = first.page(&table).await;
    assert!(page.contains("Call off the table") && has(&page, &bot), "{page}");
    second.post(&bot, &[("place", "1"), ("bot", "mason")]).await.expect(403);
    press(&mut first, &table, &leave, &[]).await;
    let page = second.page(&table).await;
    assert!(page.contains("This table was called off") && !has(&page, &format!("{table}/sit")), "{page}");
    let told = ask(&house, &table.replace("/t/", "/api/tables/"), None).await;
    assert_eq!(told["progress"], "called-off");
    second.post(&format!("{table}/sit"), &[("words", "more")]).await.expect(409);
}

#[tokio::test]
async fn a_computer_player_takes_the_chair_that_stayed_free() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "friend")]).await;
    guest.sit(&table, "words").await.target();
    guest.post(&format!("{table}/bot"), &[("place", "1"), ("bot", "nobody")]).await.expect(400);
    guest.post(&format!("{table}/bot"), &[("place", "3"), ("bot", "mason")]).await.expect(409);
    press(&mut guest, &table, &format!("{table}/bot"), &[("bot", "mason")]).await;
    let page = guest.page(&table).await;
    assert!(page.contains("<body class=\"playing\""), "{page}");
    assert!(page.contains("<span>Mason · Black"), "{page}");
}

#[tokio::test]
async fn an_address_that_no_friend_can_open_says_so_and_what_to_do() {
    let house = House::new().await;
    let mut here = house.browser();
    here.headers.push(("host", "localhost:8080".to_owned()));
    let table = here.create(&[("with", "friend")]).await;
    let page = here.page(&table).await;
    for part in ["only works on this computer", "akhet serve --bind 0.0.0.0:8080"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("http://localhost"), "{page}");
    // Where this machine is in its network is told to nobody else.
    let mut elsewhere = here.clone();
    elsewhere.peer = Some([192, 0, 2, 9].into());
    let mut proxied = here.clone();
    proxied.headers.push(("x-forwarded-for", "192.0.2.9".to_owned()));
    for guest in [&mut elsewhere, &mut proxied] {
        let page = guest.page(&table).await;
        assert!(
            !page.contains("only works on this computer")
                && page.contains(&format!("http://localhost:8080{table}"))
        );
    }
    let open = house.again_with(|config| config.bind = ([0, 0, 0, 0], 8080).into()).await;
    let page = open.same(&here).page(&table).await;
    assert!(page.contains("only works on this computer") && !page.contains("--bind"), "{page}");
}
