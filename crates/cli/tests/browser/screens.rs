//! Tables on every kind of screen: nothing over something else, nothing cut off, the decision in sight.
//!
//! The suite tries a few cells of the matrix, at the tables in the folder `tables`; `cargo xtask endure screens` tries all of
//! them, also at tables that are dealt anew, and keeps the tables where something is wrong, for `akhet import`. With
//! `AKHET_PICTURES=FOLDER`, what was seen is kept there.

use std::path::{Path, PathBuf};
use std::{env, fs};

use game::testing::endurance::times;
use rand::RngExt;
use serde_json::Value;

use crate::driver::Person;
use crate::{World, seeded};

pub(crate) const SIZES: [(u32, u32); 8] =
    [(390, 844), (360, 640), (820, 1180), (1180, 820), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)];

/// Each game with the fewest and with the most players, and how many decisions are made before anybody looks. The first
/// decision of Pyramidice has the most to say.
const TABLES: [(&str, &str, usize); 6] = [
    ("imhotep-duel", "with=bot&bot=apprentice", 9),
    ("nefertiti", "with=bot&bot=apprentice&option-players=2", 12),
    ("nefertiti", "with=bot&bot=apprentice&option-players=5&option-memphis=true", 9),
    ("pyramidice", "with=bot&bot=apprentice&option-players=2", 14),
    ("pyramidice", "with=bot&bot=apprentice&option-players=4", 14),
    ("pyramidice", "with=bot&bot=apprentice&option-players=2", 0),
];

/// Such tables as a server exported them, so that what is seen is the same every time.
const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/tables");
const ARCHIVED: [&str; TABLES.len()] = [
    "/t/p9qsH6WRCk4hImdcqWcq54",
    "/t/EVA5urOSgOGictoYGfLdND",
    "/t/y2pdrfMYoDuSlTBr5WtK1W",
    "/t/dOomKqNLOxQLkSr64b9Lc6",
    "/t/ymvsn19TM3zmhvNw25BfPh",
    "/t/EXOOKLvhE07oIrykGXjie4",
];
/// The cookie of the guest who sits at them.
const GUEST: &str = "aWaSucC56vDLDbhi2pdFOq.d5eac979bd49f7a6a02a158b6f88daf03ad31a362769f81e7d9747bc77df5ee4";

const LANGUAGES: [&str; 3] = ["en", "fr", "hu"];
const THEMES: [&str; 2] = ["light", "dark"];

/// In the suite, every so many cells one is looked at, so that each table and each language comes up.
const STRIDE: u64 = 17;

/// One table on one screen.
#[derive(Clone, Copy)]
struct Cell {
    table: usize,
    size: (u32, u32),
    lang: &'static str,
    theme: &'static str,
}

impl Cell {
    fn all() -> impl Iterator<Item = Cell> {
        let sizes = SIZES.into_iter();
        sizes.flat_map(|size| {
            (0..TABLES.len()).flat_map(move |table| {
                LANGUAGES.into_iter().flat_map(move |lang| {
                    THEMES.into_iter().map(move |theme| Cell { table, size, lang, theme })
                })
            })
        })
    }

    fn name(&self) -> String {
        let (game, chosen, decisions) = TABLES[self.table];
        let players = chosen.split_once("players=").map_or("2", |(_, rest)| &rest[..1]);
        let (width, height) = self.size;
        format!("{game}-{players}-{decisions}-{width}x{height}-{}-{}", self.lang, self.theme)
    }
}

#[test]
fn at_every_table_on_every_screen_all_is_whole_and_the_decision_in_sight() {
    let mut world = World::with_tables(Path::new(ARCHIVE));
    let guest = world.person("player");
    guest.has_cookie("akhet", GUEST);
    let mut found = looks_around(&guest, "archived", &ARCHIVED.map(str::to_owned));
    for deal in 0..times(0, 3) {
        let person = world.person("dealt");
        let tables: Vec<String> =
            (0..TABLES.len()).map(|table| plays_a_while(&person, table, 20 + deal)).collect();
        let problems = looks_around(&person, &format!("dealt-{deal}"), &tables);
        if !problems.is_empty() {
            println!("dealt-{deal}: the tables are {tables:?}, the guest is `{}`", person.cookie("akhet"));
        }
        found.extend(problems);
    }
    if !found.is_empty() {
        // No other run deals the same.
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("screens-{}", std::process::id()));
        world.server.leaves_its_tables_in(&kept);
        panic!("{} problems, at tables in {}:\n{}", found.len(), kept.display(), found.join("\n"));
    }
}

/// What is wrong in the cells of the matrix.
fn looks_around(person: &Person, deal: &str, addresses: &[String]) -> Vec<String> {
    let cells = Cell::all().step_by(times(STRIDE, 1) as usize);
    let mut found = Vec::new();
    for cell in cells {
        let name = format!("{}-{deal}", cell.name());
        let problems = looks(person, &cell, &addresses[cell.table], &name);
        found.extend(problems.into_iter().map(|problem| format!("{name:<55} {problem}")));
    }
    found
}

/// A table in the middle of a game, at the reader's turn.
fn plays_a_while(person: &Person, table: usize, seed: u64) -> String {
    let (game, chosen, decisions) = TABLES[table];
    let mut rng = seeded(seed);
    person.has_a_screen_of(1920, 1080);
    person.has_cookie("lang", "en");
    let id = person.makes_a(game, chosen);
    for _ in 0..decisions {
        person.waits_for_a_turn();
        assert_eq!(person.turn(), "mine", "{game} is over before anybody looked");
        // Whether the button can be reached is what is to be found out, so nothing may depend on it yet.
        let (before, choice) = (person.revision(), rng.random_range(0..1000));
        person.runs(&format!(
            "(buttons => buttons[{choice} % buttons.length].click())([...document.querySelectorAll('#table [name=step]')])"
        ));
        person.catches_up_with(before + 1);
    }
    person.waits_for_a_turn();
    format!("/t/{id}")
}

fn looks(person: &Person, cell: &Cell, address: &str, name: &str) -> Vec<String> {
    person.has_cookie("theme", cell.theme);
    person.has_cookie("lang", cell.lang);
    person.goes_to_see(address, cell.size);
    if let Some(folder) = env::var_os("AKHET_PICTURES").map(PathBuf::from) {
        keep(&folder, name, &person.photographs());
    }
    person.finds_no_room(cell.size)
}

impl Person {
    /// Looks at a table on a screen.
    pub(crate) fn goes_to_see(&self, table: &str, size: (u32, u32)) {
        if is_phone(size) {
            self.has_a_phone_of(size.0, size.1);
        } else {
            self.has_a_screen_of(size.0, size.1);
        }
        self.goes_to(table);
        self.sees_a("#table.playing");
        self.moves_mouse(1.0, 1.0);
        self.sees_no("#card");
    }

    /// What does not fit on it.
    pub(crate) fn finds_no_room(&self, size: (u32, u32)) -> Vec<String> {
        self.runs(include_str!("screens.js"));
        let answer = self.asks(&format!("screens.measure({})", is_phone(size)));
        let problems = answer.as_array().unwrap_or_else(|| self.fails("gets no list of problems"));
        problems.iter().map(|problem| format!("{:<30} {}", text(&problem[0]), text(&problem[1]))).collect()
    }
}

fn is_phone((width, _): (u32, u32)) -> bool {
    width <= 600
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub(crate) fn keep(folder: &Path, name: &str, picture: &[u8]) {
    fs::create_dir_all(folder).expect("a folder for pictures can be made");
    fs::write(folder.join(format!("{name}.png")), picture).expect("a picture can be kept");
}
