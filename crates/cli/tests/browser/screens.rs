//! Tables on every kind of screen: nothing over something else, nothing cut off, the decision in sight.
//!
//! The suite tries a few cells of the matrix, `cargo xtask endure screens` all of them. With `AKHET_PICTURES=FOLDER`, what was
//! seen is kept there.

use std::path::{Path, PathBuf};
use std::{env, fs};

use game::testing::endurance::times;
use rand::RngExt;
use serde_json::Value;

use crate::driver::Person;
use crate::{World, seeded};

const SIZES: [(u32, u32); 8] =
    [(390, 844), (360, 640), (820, 1180), (1180, 820), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)];

/// Each game with the fewest and with the most players, and how many decisions are made before anybody looks.
const TABLES: [(&str, &str, usize); 5] = [
    ("imhotep-duel", "with=bot&bot=apprentice", 9),
    ("nefertiti", "with=bot&bot=apprentice&option-players=2", 12),
    ("nefertiti", "with=bot&bot=apprentice&option-players=5&option-memphis=true", 9),
    ("pyramidice", "with=bot&bot=apprentice&option-players=2", 14),
    ("pyramidice", "with=bot&bot=apprentice&option-players=4", 14),
];

const LANGUAGES: [&str; 3] = ["en", "fr", "hu"];
const THEMES: [&str; 2] = ["light", "dark"];

/// In the suite, every so many cells one is looked at, so that each table and each language comes up.
const STRIDE: usize = 37;

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
        let (game, chosen, _) = TABLES[self.table];
        let players = chosen.split_once("players=").map_or("2", |(_, rest)| &rest[..1]);
        let (width, height) = self.size;
        format!("{game}-{players}-{width}x{height}-{}-{}", self.lang, self.theme)
    }

    fn is_phone(&self) -> bool {
        self.size.0 <= 600
    }
}

#[test]
fn at_every_table_on_every_screen_all_is_whole_and_the_decision_in_sight() {
    let world = World::new();
    let person = world.person("player");
    let stride = times(STRIDE as u64, 1) as usize;
    let cells: Vec<Cell> = Cell::all().step_by(stride).collect();
    let mut addresses = vec![None; TABLES.len()];
    let mut found = Vec::new();
    for cell in &cells {
        let address = addresses[cell.table].get_or_insert_with(|| plays_a_while(&person, cell.table));
        let problems = looks(&person, cell, address);
        found.extend(problems.into_iter().map(|problem| format!("{:<42} {problem}", cell.name())));
    }
    println!("{} cells", cells.len());
    assert!(found.is_empty(), "{} problems in {} cells:\n{}", found.len(), cells.len(), found.join("\n"));
}

/// A table in the middle of a game, at the reader's turn.
fn plays_a_while(person: &Person, table: usize) -> String {
    let (game, chosen, decisions) = TABLES[table];
    let mut rng = seeded(20 + table as u64);
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

fn looks(person: &Person, cell: &Cell, address: &str) -> Vec<String> {
    person.has_cookie("theme", cell.theme);
    person.has_cookie("lang", cell.lang);
    if cell.is_phone() {
        person.has_a_phone_of(cell.size.0, cell.size.1);
    } else {
        person.has_a_screen_of(cell.size.0, cell.size.1);
    }
    person.goes_to(address);
    person.sees_a("#table.playing");
    person.moves_mouse(1.0, 1.0);
    person.sees_no("#card");
    person.runs(include_str!("screens.js"));
    if let Some(folder) = env::var_os("AKHET_PICTURES").map(PathBuf::from) {
        keep(&folder, cell, &person.photographs());
    }
    let answer = person.asks(&format!("screens.measure({})", cell.is_phone()));
    let problems = answer.as_array().unwrap_or_else(|| person.fails("gets no list of problems"));
    problems.iter().map(|problem| format!("{:<30} {}", text(&problem[0]), text(&problem[1]))).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn keep(folder: &Path, cell: &Cell, picture: &[u8]) {
    fs::create_dir_all(folder).expect("a folder for pictures can be made");
    fs::write(folder.join(format!("{}.png", cell.name())), picture).expect("a picture can be kept");
}
