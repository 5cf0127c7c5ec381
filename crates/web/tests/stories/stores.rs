//! Stores and archives of every version, as the programs of their time left them. Today's program opens each and plays on.
//! `stores/make.py` made them; CONTRIBUTING.md says what to do when a migration lands.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use game::Record;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::Value;

use crate::accounts::sign_in;
use crate::browser::{Browser, House, form, is_over, play_out};
use crate::checks::check_finished;
use crate::document::{Strictness, compare};
use crate::html;
use crate::program::{ask, play_one};
use crate::review::reviewed;

/// The newest version that is kept.
const NEWEST: i64 = 17;

/// A lesson, and the step that is next in it.
#[derive(Deserialize)]
pub(crate) struct Learnt {
    pub(crate) lesson: String,
    next: usize,
}

/// A first try at a deal of the day.
#[derive(Deserialize)]
pub(crate) struct Tried {
    pub(crate) page: String,
    pub(crate) table: String,
}

/// Somebody with an account.
#[derive(Deserialize)]
pub(crate) struct Owner {
    name: String,
    password: String,
    /// A recovery code that was not used.
    code: String,
    cookies: BTreeMap<String, String>,
}

/// What leads from somewhere else to an account: tokens, by the name for which each acts, and a feed; and a game that is public.
#[derive(Deserialize)]
pub(crate) struct Outside {
    tokens: BTreeMap<String, String>,
    feed: String,
    /// The address of its table.
    public: String,
}

/// Two friends, of whom the first has blocked and reported somebody else at a table, and has invited the second to another.
#[derive(Deserialize)]
pub(crate) struct Friends {
    names: [String; 2],
    cookies: [BTreeMap<String, String>; 2],
    blocked: String,
    table: String,
    invited: String,
    /// A rated game of the two that is over.
    #[serde(default)]
    rated: Option<String>,
    /// A table at which the first has planned a reply. They have quiet hours, too.
    #[serde(default)]
    planned: Option<String>,
    /// A tournament that both have entered.
    #[serde(default)]
    tournament: Option<String>,
}

/// A store of some version, and what was true of it.
pub(crate) struct Kept {
    version: i64,
    pub(crate) facts: Facts,
}

#[derive(Deserialize)]
pub(crate) struct Facts {
    /// The cookies of each guest.
    guests: BTreeMap<String, BTreeMap<String, String>>,
    /// The lesson that the first guest has begun.
    pub(crate) learnt: Option<Learnt>,
    /// How many puzzles the first guest has asked the answers of.
    puzzled: Option<usize>,
    /// The deal that the first guest has tried and given up.
    pub(crate) daily: Option<Tried>,
    account: Option<Owner>,
    company: Option<Friends>,
    outside: Option<Outside>,
    /// With how many iterations a review was under way.
    reviewing: Option<u32>,
    pub(crate) tables: Vec<Table>,
}

/// A table of a store, as its program described it.
#[derive(Deserialize)]
pub(crate) struct Table {
    what: What,
    #[serde(rename = "table")]
    pub(crate) address: String,
    /// The tokens of the seats, where programs play.
    #[serde(default)]
    pub(crate) tokens: Vec<String>,
    /// The whole record, if the game is over.
    record: Option<String>,
    /// Whether a review was done.
    #[serde(default)]
    reviewed: bool,
    /// What the API said, except for the view.
    pub(crate) told: Value,
}

/// The state a table was left in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// One chair is free.
    Waiting,
    /// The first guest is committed to entropy that only `make.py` knows, and one chair is free.
    Committed,
    /// Two people, one of whom has taken something back.
    People,
    /// Two people with two days a turn.
    Timed,
    /// Two people, one of whom asks to take something back.
    Asked,
    /// The first guest and a bot.
    Bot,
    /// The same with another edition.
    Edition,
    /// The first guest alone.
    Alone,
    /// Two who share the device of the first guest.
    Device,
    /// The first guest and a bot, from the middle of another game.
    FromHere,
    /// The second guest resigned, and the first offers a rematch.
    Resigned,
    /// Programs only.
    Programs,
    /// Programs only, in the middle of steps that nobody else may know about.
    Hidden,
    /// Two bots, played to the end.
    Finished,
}

impl Kept {
    pub(crate) fn read(version: i64) -> Kept {
        let facts = fs::read_to_string(folder().join(format!("{version}.json"))).unwrap();
        Kept { version, facts: serde_json::from_str(&facts).unwrap() }
    }

    /// A server over a copy of the store.
    pub(crate) async fn open(&self) -> House {
        let house = House::in_folder().await;
        self.unpack(&house.path().join("kept"));
        house.beside("kept").await
    }

    fn unpack(&self, data: &Path) {
        let packed = fs::File::open(folder().join(format!("{}.sqlite.gz", self.version))).unwrap();
        let mut database = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut database).unwrap();
        fs::create_dir_all(data).unwrap();
        fs::write(data.join("akhet.sqlite"), database).unwrap();
    }

    /// A guest with the cookies of that time.
    pub(crate) fn guest(&self, house: &House, name: &str) -> Browser {
        let mut browser = house.browser();
        browser.cookies.clone_from(&self.facts.guests[name]);
        browser
    }

    /// Whether it is the oldest or the newest. How a game ends and what a review finds does not depend on when the game began,
    /// so these two are enough.
    fn is_at_an_end(&self) -> bool {
        [1, NEWEST].contains(&self.version)
    }

    pub(crate) fn table(&self, game: &str, what: What) -> &Table {
        let found = self.facts.tables.iter().find(|table| table.told["game"] == game && table.what == what);
        found.unwrap_or_else(|| panic!("version {} has no {what:?} of {game}", self.version))
    }
}

impl Table {
    pub(crate) fn id(&self) -> &str {
        self.address.strip_prefix("/t/").unwrap()
    }

    pub(crate) fn api(&self) -> String {
        format!("/api/tables/{}", self.id())
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores")
}

/// The numbers of the migrations that a store has gone through.
fn versions(data: &Path) -> Vec<i64> {
    let store = Connection::open(data.join("akhet.sqlite")).unwrap();
    let mut asked = store.prepare("SELECT version FROM _sqlx_migrations ORDER BY version").unwrap();
    asked.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// After adding a migration, run `stores/make.py` with a program that has it, and raise [`NEWEST`].
#[tokio::test]
async fn of_every_version_of_the_store_one_is_kept() {
    let house = House::in_folder().await;
    let known = versions(house.data());
    assert_eq!(
        known,
        (1..=NEWEST).collect::<Vec<_>>(),
        "keep a store of the new version: see CONTRIBUTING.md"
    );
    for version in 1..=NEWEST {
        let data = house.path().join(version.to_string());
        let kept = Kept::read(version);
        kept.unpack(&data);
        assert_eq!(versions(&data), (1..=version).collect::<Vec<_>>(), "the store of version {version}");
        for what in [What::Waiting, What::People, What::Bot, What::Programs, What::Finished] {
            kept.table("imhotep-duel", what);
        }
        let opened = house.beside(&version.to_string()).await;
        assert_eq!(versions(opened.data()), known, "version {version} is brought up to date");
    }
}

#[tokio::test]
async fn a_store_of_version_1_is_played_on() {
    check_store(1).await;
}

#[tokio::test]
async fn a_store_of_version_2_is_played_on() {
    check_store(2).await;
}

#[tokio::test]
async fn a_store_of_version_3_is_played_on() {
    check_store(3).await;
}

#[tokio::test]
async fn a_store_of_version_4_is_played_on() {
    check_store(4).await;
}

#[tokio::test]
async fn a_store_of_version_5_is_played_on() {
    check_store(5).await;
}

#[tokio::test]
async fn a_store_of_version_6_is_played_on() {
    check_store(6).await;
}

#[tokio::test]
async fn a_store_of_version_7_is_played_on() {
    check_store(7).await;
}

#[tokio::test]
async fn a_store_of_version_8_is_played_on() {
    check_store(8).await;
}

#[tokio::test]
async fn a_store_of_version_9_is_played_on() {
    check_store(9).await;
}

#[tokio::test]
async fn a_store_of_version_10_is_played_on() {
    check_store(10).await;
}

#[tokio::test]
async fn a_store_of_version_11_is_played_on() {
    check_store(11).await;
}

#[tokio::test]
async fn a_store_of_version_12_is_played_on() {
    check_store(12).await;
}

#[tokio::test]
async fn a_store_of_version_13_is_played_on() {
    check_store(13).await;
}

#[tokio::test]
async fn a_store_of_version_14_is_played_on() {
    check_store(14).await;
}

#[tokio::test]
async fn a_store_of_version_15_is_played_on() {
    check_store(15).await;
}

#[tokio::test]
async fn a_store_of_version_16_is_played_on() {
    check_store(16).await;
}

#[tokio::test]
async fn a_store_of_version_17_is_played_on() {
    check_store(17).await;
}

async fn check_store(version: i64) {
    let kept = Kept::read(version);
    let house = kept.open().await;
    check_lists(&house, &kept).await;
    if let Some(learnt) = &kept.facts.learnt {
        let page = kept.guest(&house, "first").page(&learnt.lesson).await;
        let next = format!(r#"name="number" value="{}""#, learnt.next);
        assert!(page.contains(&next), "it goes on where it was left: {page}");
    }
    if let Some(puzzled) = kept.facts.puzzled {
        let page = kept.guest(&house, "first").page("/puzzles/imhotep-duel").await;
        assert_eq!(page.matches("<li class=\"shown\"").count(), puzzled, "it is remembered: {page}");
    }
    if let Some(tried) = &kept.facts.daily {
        let page = kept.guest(&house, "first").page(&tried.page).await;
        assert!(page.contains("Feladtad") && page.contains(&tried.table), "the first try counts: {page}");
    }
    // Before a recovery code ends the tokens.
    if let Some(outside) = &kept.facts.outside {
        check_outside(&house, outside).await;
    }
    if let Some(owner) = &kept.facts.account {
        let mut browser = house.browser();
        browser.cookies.clone_from(&owner.cookies);
        assert!(browser.page("/me").await.contains(&format!("signed in as {}", owner.name)));
        check_owner(&house, owner).await;
    }
    if let Some(friends) = &kept.facts.company {
        check_friends(&house, friends).await;
    }
    if let Some(nodes) = kept.facts.reviewing {
        let left = format!("reviews WHERE nodes = {nodes} AND claimed_until = 0");
        assert_eq!(house.database().await.count(&left).await, 1, "whoever reviews like that goes on with it");
    }
    // First look at everything as it was left, then play on.
    for table in &kept.facts.tables {
        check_as_it_was(&house, &kept, table).await;
    }
    for table in &kept.facts.tables {
        go_on(&house, &kept, table).await;
    }
}

/// Somebody signs in by password and by recovery code.
async fn check_owner(house: &House, owner: &Owner) {
    sign_in(&mut house.browser(), &owner.name, &owner.password).await.target();
    let code = [("who", &*owner.name), ("recovery-code", &*owner.code), ("next", "another long one")];
    house.browser().post("/sign-in/code", &code).await.target();
}

/// Programs are let in by the tokens of that time, a reader of feeds as well, and everybody finds the game.
async fn check_outside(house: &House, outside: &Outside) {
    for (name, token) in &outside.tokens {
        assert_eq!(ask(house, "/api/me", Some(token)).await["name"], *name);
    }
    assert!(house.browser().page(&outside.feed).await.contains("<feed"));
    let found = ask(house, "/api/games/finished", None).await;
    let games = found["games"].as_array().unwrap();
    assert!(games.iter().any(|game| outside.public.ends_with(game["table"].as_str().unwrap())), "{found}");
}

/// They are still friends, and what one of them said and thinks of others is remembered.
async fn check_friends(house: &House, friends: &Friends) {
    let [mut first, mut second] = friends.cookies.clone().map(|cookies| {
        let mut browser = house.browser();
        browser.cookies = cookies;
        browser
    });
    assert!(first.page("/friends").await.contains(&friends.names[1]));
    assert!(first.page(&friends.table).await.contains("Hello!"));
    assert!(first.page("/account/blocks").await.contains(&friends.blocked));
    assert!(first.page("/account/decisions").await.contains("Will be looked at"));
    assert!(second.page("/").await.contains(&friends.invited));
    house.browser().page(&format!("/people/{}", friends.names[0])).await;
    if let Some(rated) = &friends.rated {
        assert!(
            first.page(rated).await.contains("<table class=\"changes\">"),
            "it is known what it has changed"
        );
    }
    if let Some(planned) = &friends.planned {
        assert!(first.page("/account/time").await.contains("<b>23:00–07:00</b>"), "they have quiet hours");
        assert!(first.page(planned).await.contains("name=\"drop\""), "the plan is kept");
        assert!(!second.page(planned).await.contains("name=\"drop\""), "it is nobody else's");
    }
    if let Some(tournament) = &friends.tournament {
        let page = second.page(tournament).await;
        assert!(friends.names.iter().all(|name| page.contains(name)), "both are in: {page}");
    }
}

/// Each guest finds their own tables.
async fn check_lists(house: &House, kept: &Kept) {
    for (name, places) in [("first", 1), ("second", 2)] {
        let mut guest = kept.guest(house, name);
        let own = kept.facts.tables.iter().filter(|table| table.what.guests() >= places);
        let (home, all) = (guest.page("/").await, guest.page("/tables").await);
        let mut found = 0;
        for table in own {
            assert!(all.contains(&table.address), "{:?} of {name}", table.what);
            let is_over = table.told["progress"] == "over";
            assert_eq!(home.contains(&table.address), !is_over, "{:?} of {name}", table.what);
            found += 1;
        }
        assert!(found > 2, "{name} plays");
    }
}

impl What {
    /// How many of the two guests sit there.
    fn guests(self) -> usize {
        match self {
            What::People | What::Timed | What::Asked | What::Resigned => 2,
            What::Waiting
            | What::Committed
            | What::Bot
            | What::Edition
            | What::Alone
            | What::Device
            | What::FromHere => 1,
            What::Programs | What::Hidden | What::Finished => 0,
        }
    }
}

/// The API says at least what it said then, and everybody can look.
async fn check_as_it_was(house: &House, kept: &Kept, table: &Table) {
    let told = ask(house, &table.api(), None).await;
    compare(&told, &table.told, Strictness::Kept, &mut BTreeMap::new())
        .unwrap_or_else(|problem| panic!("{:?}, {}: {problem}\n{told:#}", table.what, table.address));
    let mut people = [kept.guest(house, "first"), kept.guest(house, "second"), house.browser()];
    for person in &mut people {
        let page = person.page(&table.address).await;
        assert_eq!(html::attribute(&page, "data-revision"), Some(told["revision"].to_string()));
    }
    if table.told["progress"] == "over" {
        check_over(&mut people[2], kept, table).await;
    } else {
        for below in ["record", "review"] {
            people[0].get(&format!("{}/{below}", table.address)).await.expect(409);
        }
    }
}

/// A finished game can be replayed and reviewed.
async fn check_over(stranger: &mut Browser, kept: &Kept, table: &Table) {
    for below in ["replay", "replay?step=20", "replay?as=1&step=30", "picture.svg", "fair"] {
        stranger.page(&format!("{}/{below}", table.address)).await;
    }
    if let Some(record) = &table.record {
        let now = stranger.page(&format!("{}/record", table.address)).await;
        assert_eq!(&now, record, "the record is the same to the letter");
        let given = Record::parse(record).unwrap();
        assert_eq!(check_finished(&table.address, stranger, 0).await, given);
    }
    let first = stranger.page(&format!("{}/review", table.address)).await;
    assert!(!table.reviewed || !first.contains("data-poll"), "a review that was done is there at once");
    if table.reviewed || kept.is_at_an_end() {
        let page = reviewed(stranger, &table.address).await;
        assert!(page.contains("card curve"), "{page}");
    }
}

/// Carries on with a table as its state allows.
async fn go_on(house: &House, kept: &Kept, table: &Table) {
    let mut players = [kept.guest(house, "first"), kept.guest(house, "second")];
    match table.what {
        What::Waiting => {
            players[1].sit(&table.address, "").await.target();
            move_on(house, table, &mut players).await;
        }
        What::Committed => {
            players[1].sit(&table.address, "").await.target();
            press(&mut players[0], table, "reveal", &[("entropy", &"5a".repeat(16))]).await;
            move_on(house, table, &mut players).await;
        }
        What::People => {
            move_on(house, table, &mut players).await;
            if kept.is_at_an_end() && table.told["game"] == "imhotep-duel" {
                play_out(&table.address, &mut players, 11).await;
                check_finished(&table.address, &mut players[0], 2).await;
            }
        }
        What::Timed | What::Bot | What::Edition | What::Alone | What::Device | What::FromHere => {
            move_on(house, table, &mut players).await;
        }
        What::Asked => {
            press(&mut players[1], table, "answer", &[("answer", "yes")]).await;
            let told = ask(house, &table.api(), None).await;
            let steps = |told: &Value| told["steps"].as_array().unwrap().len();
            assert_eq!(steps(&told), steps(&table.told) - 2, "both moves are taken back");
        }
        What::Resigned => {
            assert!(is_over(&players[0].page(&table.address).await));
            check_finished(&table.address, &mut players[0], 2).await;
            let next = press(&mut players[1], table, "rematch", &[]).await;
            assert_ne!(next, table.address, "the offer stands");
        }
        What::Programs | What::Hidden => {
            for choice in 0..3 {
                assert!(play_one(house, &table.api(), &table.tokens, choice).await);
            }
        }
        What::Finished => {}
    }
}

/// The player to move makes a move, and the table changes.
async fn move_on(house: &House, table: &Table, players: &mut [Browser]) {
    let before = ask(house, &table.api(), None).await["revision"].as_u64().unwrap();
    let mut moved = 0;
    for player in players {
        let page = player.page(&table.address).await;
        if let Some(step) = html::steps(&page).first() {
            let form = form(&page, &format!("{}/step", table.address));
            player.submit(&form, &[("step", step)]).await.target();
            moved += 1;
        }
    }
    assert!(moved > 0, "nobody can move at {:?} {}", table.what, table.address);
    assert!(ask(house, &table.api(), None).await["revision"].as_u64().unwrap() > before);
}

/// Sends a form on the table's page and returns where it leads.
async fn press(browser: &mut Browser, table: &Table, what: &str, fields: &[(&str, &str)]) -> String {
    browser.press(&table.address, &format!("{}/{what}", table.address), fields).await.target()
}

#[tokio::test]
async fn an_archive_of_every_version_is_imported_and_played_on() {
    for version in 1..=NEWEST {
        let kept = Kept::read(version);
        let house = House::new().await;
        let data = house.place("imported");
        let imported = service::import(&data, &folder().join(version.to_string())).await.unwrap();
        let has_begun = |table: &&Table| !matches!(table.what, What::Waiting | What::Committed);
        let begun = kept.facts.tables.iter().filter(has_begun);
        let begun: Vec<&Table> = begun.collect();
        assert!(imported.done >= begun.len(), "version {version}: {} are imported", imported.done);
        assert_eq!((&imported.left_out[..], &imported.broken[..]), (&[][..], &[][..]), "version {version}");
        let house = house.beside("imported").await;
        if let Some(owner) = &kept.facts.account {
            check_owner(&house, owner).await;
        }
        for table in begun {
            let told = ask(&house, &table.api(), None).await;
            compare(&told, &table.told, Strictness::Kept, &mut BTreeMap::new())
                .unwrap_or_else(|problem| panic!("version {version}, {:?}: {problem}", table.what));
            if table.what == What::Bot {
                move_on(&house, table, &mut [kept.guest(&house, "first")]).await;
            }
            if table.what == What::Programs {
                assert!(play_one(&house, &table.api(), &table.tokens, 1).await);
            }
        }
    }
}

#[tokio::test]
async fn cookies_of_every_version_are_read() {
    for version in 1..=NEWEST {
        let kept = Kept::read(version);
        let house = kept.open().await;
        let mut guest = kept.guest(&house, "first");
        let cookies = guest.cookies.clone();
        assert_eq!(cookies.keys().collect::<Vec<_>>(), ["akhet", "lang", "name", "theme"]);
        let answer = guest.get("/me").await.expect(200);
        assert_eq!(answer.header("set-cookie"), "", "version {version}: the guest is no new one");
        let page = answer.text();
        assert!(page.contains("Zsófi"), "version {version}: {page}");
        assert_eq!(html::attribute(&page, "lang").as_deref(), Some("hu"));
        assert_eq!(html::attribute(&page, "data-theme").as_deref(), Some("dark"));
        let forged = cookies["akhet"].replace('.', "x.");
        guest.cookies.insert("akhet".to_owned(), forged);
        assert!(guest.get("/me").await.header("set-cookie").starts_with("akhet="), "a forged one is not");
    }
}
