//! The line protocol: one JSON request per line, one JSON reply per line.

use bots::{Budget, Stop};
use game::{Record, Turn, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::chance::{BadSeed, Chance};
use crate::table::Table;
use crate::{GAMES, find};

/// A search with more would take many minutes.
const MOST_NODES: u32 = 100_000_000;

/// Answers requests about one table at a time. A request that cannot be carried out changes nothing.
#[derive(Default)]
pub struct Engine {
    table: Option<Box<dyn Table>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Request {
    Games(Nothing),
    New(New),
    Set(Set),
    Turn(Nothing),
    Legal(Nothing),
    Play(String),
    View(Viewer),
    Score(Nothing),
    Record(Nothing),
    Load(String),
    Back(usize),
    Table(Nothing),
    Search(Think),
}

/// `{}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    #[serde(default)]
    options: String,
    /// The text of an edition other than the shipped one.
    edition: Option<String>,
    seed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Set {
    game: String,
    view: Value,
    /// What is hidden is drawn from it.
    #[serde(default)]
    seed: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Think {
    nodes: u32,
    #[serde(default)]
    seed: u64,
}

impl Engine {
    /// The reply to one line, as one line.
    pub fn answer(&mut self, line: &str) -> String {
        let reply = serde_json::from_str(line)
            .map_err(|error| format!("this is not a request: {error}"))
            .and_then(|request| self.carry_out(request));
        reply.unwrap_or_else(|sentence| json!({ "error": sentence })).to_string()
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Games(Nothing {}) => Ok(list_games()),
            Request::New(new) => {
                self.table = Some(start(&new)?);
                self.place()
            }
            Request::Set(set) => {
                self.table = Some(set_up(set)?);
                self.place()
            }
            Request::Load(text) => {
                self.table = Some(load(&text)?);
                self.place()
            }
            Request::Play(text) => {
                self.table_mut()?.play(&text).map_err(|error| error.to_string())?;
                self.place()
            }
            Request::Back(steps) => {
                self.table_mut()?.back(steps).map_err(|error| error.to_string())?;
                self.place()
            }
            Request::Turn(Nothing {}) => Ok(json!({ "turn": self.table()?.turn() })),
            Request::Legal(Nothing {}) => legal(self.table()?),
            Request::View(viewer) => view(self.table()?, viewer),
            Request::Score(Nothing {}) => Ok(json!({ "score": self.table()?.score() })),
            Request::Record(Nothing {}) => record(self.table()?),
            Request::Search(think) => search(self.table()?, &think),
            Request::Table(Nothing {}) => {
                let drawing = self.table()?.draw(Viewer::Spectator, None, game::Lang::En);
                Ok(json!({ "table": drawing.to_string() }))
            }
        }
    }

    fn place(&self) -> Result<Value, String> {
        let table = self.table()?;
        Ok(json!({ "step": table.steps(), "turn": table.turn() }))
    }

    fn table(&self) -> Result<&dyn Table, String> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn Table>, String> {
        self.table.as_mut().ok_or_else(no_table)
    }
}

fn no_table() -> String {
    "there is no table yet; start one with new, set or load".to_owned()
}

fn list_games() -> Value {
    let games = GAMES.iter().map(|entry| {
        let name = (entry.say)("name", game::Lang::En);
        json!({ "game": entry.id, "name": name, "seats": entry.seats, "options": entry.options })
    });
    json!({ "games": games.collect::<Vec<Value>>() })
}

fn start(new: &New) -> Result<Box<dyn Table>, String> {
    let entry = find(&new.game).map_err(|error| error.to_string())?;
    let chance = match &new.seed {
        Some(seed) => Chance::Seed(seed.parse().map_err(|error: BadSeed| error.to_string())?),
        None => Chance::Open,
    };
    let chosen = entry.choose(&new.options, new.edition.as_deref());
    chosen.and_then(|chosen| (entry.start)(&chosen, chance)).map_err(|error| error.to_string())
}

fn set_up(set: Set) -> Result<Box<dyn Table>, String> {
    let entry = find(&set.game).map_err(|error| error.to_string())?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(set.seed);
    (entry.set_up)(set.view, &mut rng).map_err(|error| format!("this is not a view: {error}"))
}

fn load(text: &str) -> Result<Box<dyn Table>, String> {
    Record::parse(text).and_then(|record| crate::load(&record)).map_err(|error| error.to_string())
}

fn legal(table: &dyn Table) -> Result<Value, String> {
    match table.turn() {
        Turn::Seat(_) => Ok(json!({ "actions": table.legal() })),
        Turn::Chance => Ok(json!({ "chance": table.outcomes() })),
        Turn::Over => Err("the game is over, so nothing is legal".to_owned()),
    }
}

fn record(table: &dyn Table) -> Result<Value, String> {
    if table.is_set_up() {
        return Err(
            "this table was set up in the middle of a game, and a record begins at its start".to_owned()
        );
    }
    Ok(json!({ "record": table.record().to_string() }))
}

fn search(table: &dyn Table, think: &Think) -> Result<Value, String> {
    if !(1..=MOST_NODES).contains(&think.nodes) {
        return Err(format!("a search takes 1 to {MOST_NODES} nodes"));
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(think.seed);
    let found = table.search(Budget::Nodes(think.nodes), &Stop::default(), &mut rng);
    found.map(|found| json!({ "search": found })).ok_or_else(|| "no seat decides".to_owned())
}

fn view(table: &dyn Table, viewer: Viewer) -> Result<Value, String> {
    match viewer {
        Viewer::Seat(seat) if seat.number() >= table.seats() => {
            Err(format!("there is no seat {seat} at this table; seats are 0 to {}", table.seats() - 1))
        }
        Viewer::Seat(_) | Viewer::Spectator | Viewer::All => Ok(json!({ "view": table.view(viewer) })),
    }
}
