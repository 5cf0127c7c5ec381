//! The daily deal: from the first look to the calendar, and what is kept secret until its day is over.

use std::fs;
use std::sync::{Arc, Mutex};

use bots::Bot;
use catalog::{Day, Verdict, Verified};
use game::Record;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record as Values};
use tracing::{Event, Metadata, Subscriber};

use crate::browser::{Browser, House, form, play_out};
use crate::html;
use crate::review::reviewed;

/// Long after the day on which the tests run.
pub(crate) const DAY: &str = "2041-05-06";

pub(crate) const DEAL: &str = "/daily/imhotep-duel/2041-05-06";

/// A server at noon of that day, with a quick player in the place of the strongest.
pub(crate) async fn house() -> House {
    at_noon(House::new().await)
}

pub(crate) fn at_noon(house: House) -> House {
    house.tables.set_daily_player(Bot::Random);
    house.tables.set_clock(day().begins() + 12 * 3_600);
    house
}

pub(crate) fn day() -> Day {
    DAY.parse().unwrap()
}

/// Presses the button that plays the deal: the address of the table.
pub(crate) async fn begin(visitor: &mut Browser, name: &str) -> String {
    let page = visitor.page(DEAL).await;
    visitor.submit(&form(&page, DEAL), &[("name", name)]).await.target()
}

/// Plays a first try to its end.
pub(crate) async fn finish(visitor: &mut Browser, name: &str, seed: u64) -> String {
    let table = begin(visitor, name).await;
    play_out(&table, &mut [visitor.clone()], seed).await;
    table
}

/// The secret of a deal, past the server.
pub(crate) async fn secret(house: &House) -> String {
    let mut database = house.database().await;
    let secret = "SELECT secret FROM deals WHERE id = 'imhotep-duel-2041-05-06'";
    database.get(secret).await
}

/// The page of the deal once the computer player has played it, too.
async fn compared(visitor: &mut Browser) -> String {
    let looking = async {
        loop {
            let page = visitor.page(DEAL).await;
            if page.contains("class=\"player\"") {
                return page;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), looking).await.expect("it plays to the end")
}

#[tokio::test]
async fn a_deal_is_offered_played_compared_and_shared() {
    let house = house().await;
    let mut visitor = house.browser();
    let list = visitor.page("/daily").await;
    assert_eq!(list.matches("not played yet").count(), 3, "{list}");
    assert_eq!(visitor.get("/daily/imhotep-duel").await.target(), DEAL);
    let before = visitor.page(DEAL).await;
    assert!(
        before.contains("Play today’s deal") && before.contains("Nobody has finished it yet"),
        "{before}"
    );
    assert!(!before.contains("rtab") && !before.contains("<textarea"), "{before}");
    let table = finish(&mut visitor, "Zsófi", 5).await;
    let end = visitor.page(&table).await;
    assert!(end.contains(&format!("href=\"{DEAL}\"")) && !end.contains("/rematch"), "{end}");
    let totals = html::totals(&end);
    let page = compared(&mut visitor).await;
    let headline = html::inside(&page, "<h1", "</h1>").unwrap();
    assert!(headline.starts_with("You ") && headline.contains(" the vizier "), "{headline}");
    let row = html::inside(&page, "<tr class=\"own\"", "</tr>").unwrap();
    assert!(row.contains("Zsófi") && row.contains("you"), "{row}");
    assert!(totals.iter().all(|points| row.contains(&points.to_string())), "{row} {totals:?}");
    let shared = html::inside(&page, "<textarea", "</textarea>").unwrap();
    assert!(
        shared.contains("Akhet daily · Imhotep: The Duel · 6 May") && shared.contains(" me\n"),
        "{shared}"
    );
    assert!(shared.contains(&format!("http://akhet.test{DEAL}")), "{shared}");
    assert!(page.contains("data-copy=\"Akhet daily"), "{page}");
    assert!(page.contains("role=\"img\"") && page.contains("class=\"margins\""), "{page}");
    assert!(page.contains(&format!("{table}/review")) && page.contains("Practise it"), "{page}");
    assert!(page.contains("version 0."), "the version of the player is named: {page}");
    for (lang, sentence) in [("fr", "Ce qui compte"), ("hu", "Ami számít")] {
        visitor.cookies.insert("lang".to_owned(), lang.to_owned());
        assert!(visitor.page(DEAL).await.contains(sentence), "{lang}");
        visitor.get("/daily").await.expect(200);
    }
}

#[tokio::test]
async fn every_game_has_a_deal_that_begins_at_once() {
    let house = house().await;
    let mut visitor = house.browser();
    for entry in catalog::GAMES {
        let address = format!("/daily/{}/{DAY}", entry.id);
        let page = visitor.page(&address).await;
        let table = visitor.submit(&form(&page, &address), &[]).await.target();
        let page = visitor.my_turn(&table).await;
        assert!(!html::steps(&page).is_empty(), "{page}");
        assert!(visitor.page(&address).await.contains("Go on playing"), "{}", entry.id);
        assert!(visitor.page("/daily").await.contains("under way"));
    }
}

#[tokio::test]
async fn on_the_next_day_everybody_may_look_check_and_practise() {
    let house = house().await;
    let mut visitor = house.browser();
    let table = finish(&mut visitor, "Zsófi", 6).await;
    house.tables.set_clock(day().later(1).begins() + 60);
    let mut stranger = house.browser();
    let page = stranger.page(DEAL).await;
    assert!(page.contains("Zsófi") && page.contains(&format!("{table}/fair")), "{page}");
    assert!(!page.contains("Play today’s deal") && page.contains("Practise it"), "{page}");
    let fair = stranger.page(&format!("{table}/fair")).await;
    assert!(fair.contains(&secret(&house).await) && fair.contains("imhotep-duel-2041-05-06"), "{fair}");
    let record = stranger.page(&format!("{table}/record")).await;
    let record = Record::parse(&record).unwrap();
    let Ok(Verified::Followed(found)) = catalog::verify(&record) else { panic!("{record}") };
    assert_eq!(found.verdict(), Verdict::HostCould);
    let practice = stranger.submit(&form(&page, DEAL), &[]).await.target();
    stranger.my_turn(&practice).await;
    let today = stranger.get("/daily/imhotep-duel").await.target();
    assert_eq!(today, "/daily/imhotep-duel/2041-05-07");
    let calendar = stranger.page(&today).await;
    assert!(calendar.contains(&format!("href=\"{DEAL}\"")), "{calendar}");
    stranger.get(&format!("{today}?month=2041-04")).await.expect(200);
}

/// Everything that is said in the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for Log {
    fn record_debug(&mut self, _: &Field, value: &dyn std::fmt::Debug) {
        self.0.lock().unwrap().push_str(&format!("{value:?}\n"));
    }
}

impl Subscriber for Log {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, attributes: &Attributes<'_>) -> Id {
        attributes.record(&mut self.clone());
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Values<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn the_secret_is_nowhere_until_the_day_is_over() {
    let log = Log::default();
    let _logging = tracing::subscriber::set_default(log.clone());
    let house = house().await;
    let mut visitor = house.browser();
    let table = finish(&mut visitor, "Zsófi", 7).await;
    reviewed(&mut visitor, &table).await;
    let playing = begin(&mut house.browser(), "Bálint").await;
    let secret = secret(&house).await;
    let check = |path: &str, text: &str| assert!(!text.contains(&secret), "{path} tells the secret");
    let api = table.replace("/t/", "/api/tables/");
    let below = [
        "",
        "/live",
        "/replay",
        "/replay?step=30",
        "/replay?step=9999",
        "/review",
        "/retry",
        "/fair",
        "/record",
        "/picture.svg",
    ];
    let own = below.map(|path| format!("{table}{path}"));
    let others = below.map(|path| format!("{playing}{path}"));
    let pages = [DEAL, "/daily", "/", "/tables", "/me"].map(str::to_owned);
    let told = [api.clone(), format!("{api}/record"), format!("{api}?seat=0"), "/api/games".to_owned()];
    for path in own.iter().chain(&others).chain(&pages).chain(&told) {
        let answer = visitor.get(path).await;
        check(path, &answer.text());
        let others_or_program = others.contains(path) || path.starts_with(&api);
        assert_eq!(answer.status == 403, others_or_program, "{path}: {}", answer.status);
    }
    let record = Record::parse(&visitor.page(&format!("{table}/record")).await).unwrap();
    assert_eq!((record.get("secret"), record.get("deal")), (None, Some("imhotep-duel-2041-05-06")));
    let from =
        visitor.post(&format!("{table}/from"), &[("step", "20"), ("seat", "0"), ("bot", "scribe")]).await;
    check("from", &from.expect(403).text());
    assert!(!visitor.page(&format!("{table}/replay?step=20")).await.contains("/from\""));
    let folder = house.path().join("records");
    let exported = service::export(&house.config.place, &folder).await.unwrap();
    assert_eq!((exported.done, exported.left_out.len()), (0, 2), "{exported:?}");
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                check(&path.display().to_string(), &fs::read_to_string(&path).unwrap());
            }
        }
    }
    check("the log", &log.0.lock().unwrap());
    // The day is over.
    house.tables.set_clock(day().later(1).begins());
    visitor.get(DEAL).await.expect(200);
    assert!(visitor.page(&format!("{table}/record")).await.contains(&secret));
    let folder = house.path().join("later");
    assert_eq!(service::export(&house.config.place, &folder).await.unwrap().done, 2);
    let elsewhere = house.place("elsewhere");
    let imported = service::import(&elsewhere, &folder).await.unwrap();
    assert_eq!(
        (imported.done, imported.broken.len()),
        (0, 2),
        "its own clock says that the day is to come: {imported:?}"
    );
}
