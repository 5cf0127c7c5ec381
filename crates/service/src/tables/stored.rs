//! Between a snapshot and the rows of the store.

use catalog::{Chance, Entropy, Fair, Seating, Secret, Table};
use game::{Record, RecordedStep, Seat};
use serde::{Deserialize, Serialize};
use store::{ChairRow, StepRow, Stored, TableRow};

use super::snapshot::{Chair, Kind, Progress, Sitter, Snapshot, UndoRequest};

/// What goes on between the players besides the game.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Pending {
    undo_request: Option<UndoRequest>,
    rematch_offers: Vec<Seat>,
    rematch: Option<String>,
    is_solved: bool,
}

impl Snapshot {
    /// All that the draws of this table follow from, given what was put in by place.
    pub(super) fn fair(&self, entropy: Vec<Entropy>) -> Fair {
        Fair {
            table: self.id.clone(),
            secret: self.secret.clone(),
            entropy,
            seating: if self.random_seats { Seating::Drawn } else { Seating::Chosen },
        }
    }

    pub(super) fn table_row(&self) -> TableRow {
        let pending = Pending {
            undo_request: self.undo_request.clone(),
            rematch_offers: self.rematch_offers.clone(),
            rematch: self.rematch.clone(),
            is_solved: self.is_solved,
        };
        let resigned = self.game.as_deref().and_then(Table::resigned);
        TableRow {
            id: self.id.clone(),
            game: self.entry.id.to_owned(),
            options: self.chosen.to_string(),
            edition: self.chosen.edition().map(str::to_owned),
            kind: self.kind.text().to_owned(),
            creator: self.creator.clone(),
            created: self.created,
            changed: self.changed,
            revision: self.revision as i64,
            hidden: self.hidden as i64,
            progress: self.progress().text().to_owned(),
            waits_for_bot: self.thinking_bot().is_some(),
            secret: self.secret.to_hex(),
            random_seats: self.random_seats,
            entropy: self.entropy.clone(),
            ended: resigned.map(|seat| format!("resigned {seat}")),
            pending: serde_json::to_string(&pending).expect("requests and offers are numbers and texts"),
            opening: self.opening.iter().map(|step| format!("{step}\n")).collect(),
            hints: self.hints,
        }
    }

    pub(super) fn chair_rows(&self) -> Vec<ChairRow> {
        (0..).zip(&self.chairs).map(|(place, chair)| chair.row(place)).collect()
    }

    /// The rows of the steps from a number on.
    pub(super) fn step_rows(&self, first: usize) -> Vec<StepRow> {
        let steps = self.game.iter().flat_map(|game| game.steps_from(first));
        let row = |(n, step): (usize, RecordedStep)| StepRow {
            n: n as i64,
            revision: self.marks[n] as i64,
            actor: step.actor.map(|seat| i64::from(seat.number())),
            text: step.text,
        };
        (first..).zip(steps).map(row).collect()
    }

    /// The table that was stored, or `None` if it cannot be read: then the log says why.
    pub fn read(stored: &Stored) -> Option<Snapshot> {
        match read(stored) {
            Ok(snapshot) => Some(snapshot),
            Err(problem) => {
                tracing::error!(table = stored.table.id, problem, "a stored table cannot be read");
                None
            }
        }
    }
}

fn read(stored: &Stored) -> Result<Snapshot, String> {
    let row = &stored.table;
    let secret: Secret = row.secret.parse().map_err(|_| "its secret is broken".to_owned())?;
    let entry = catalog::find(&row.game).map_err(|error| error.to_string())?;
    let pending: Pending = serde_json::from_str(&row.pending).map_err(|error| error.to_string())?;
    let mut snapshot = Snapshot {
        commitment: secret.commitment(&row.id),
        secret,
        entropy: row.entropy.clone(),
        id: row.id.clone(),
        creator: row.creator.clone(),
        entry,
        chosen: entry.choose(&row.options, row.edition.as_deref()).map_err(|error| error.0)?,
        kind: Kind::read(&row.kind).ok_or("its kind is unknown")?,
        revision: row.revision as u64,
        hidden: row.hidden as u64,
        created: row.created,
        changed: row.changed,
        random_seats: row.random_seats,
        hints: row.hints,
        chairs: stored.chairs.iter().map(Chair::read).collect::<Result<_, _>>()?,
        game: None,
        opening: read_opening(&row.opening)?,
        marks: stored.steps.iter().map(|step| step.revision as u64).collect(),
        undo_request: pending.undo_request,
        rematch_offers: pending.rematch_offers,
        rematch: pending.rematch,
        is_solved: pending.is_solved,
    };
    if let Some(entropy) = &row.entropy {
        let entropy = entropy.split(' ').map(str::parse).collect::<Result<_, _>>();
        let fair = snapshot.fair(entropy.map_err(|error: catalog::BadFair| error.to_string())?);
        snapshot.game = Some(read_game(&snapshot, stored, fair)?);
    }
    Ok(snapshot)
}

/// A record of steps alone.
fn read_opening(text: &str) -> Result<Vec<RecordedStep>, String> {
    Record::parse(&format!("\n{text}")).map(|record| record.steps).map_err(|error| error.problem)
}

fn read_game(snapshot: &Snapshot, stored: &Stored, fair: Fair) -> Result<Box<dyn Table>, String> {
    let step = |row: &StepRow| {
        let actor = row.actor.map(|seat| Seat::try_from(seat as u8)).transpose()?;
        Ok::<_, String>(RecordedStep { actor, text: row.text.clone() })
    };
    let steps = stored.steps.iter().map(step).collect::<Result<Vec<_>, _>>()?;
    let resumed = (snapshot.entry.resume)(&snapshot.chosen, Chance::Fair(fair), &steps);
    let mut game = resumed.map_err(|error| error.to_string())?;
    if game.steps() != steps.len() {
        return Err("its steps stop in the middle of a draw".to_owned());
    }
    if let Some(seat) = stored.table.ended.as_deref().and_then(|ended| ended.strip_prefix("resigned ")) {
        let seat = seat.parse::<u8>().map_err(|error| error.to_string()).and_then(Seat::try_from)?;
        game.resign(seat).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

impl Chair {
    fn row(&self, place: i64) -> ChairRow {
        let (kind, who) = match &self.sitter {
            Sitter::Nobody => ("nobody", String::new()),
            Sitter::Bot(bot) => ("bot", bot.to_string()),
            Sitter::Guest(id) => ("guest", id.clone()),
            Sitter::Program(hash) => ("program", hash.clone()),
        };
        ChairRow {
            place,
            kind: kind.to_owned(),
            who,
            name: self.name.clone(),
            entropy: self.entropy.as_ref().map(ToString::to_string),
        }
    }

    fn read(row: &ChairRow) -> Result<Chair, String> {
        let sitter = match row.kind.as_str() {
            "nobody" => Sitter::Nobody,
            "bot" => Sitter::Bot(row.who.parse().map_err(|_| format!("there is no bot {}", row.who))?),
            "guest" => Sitter::Guest(row.who.clone()),
            "program" => Sitter::Program(row.who.clone()),
            other => return Err(format!("nobody sits as {other}")),
        };
        let entropy = row.entropy.as_deref().map(str::parse).transpose();
        Ok(Chair {
            sitter,
            name: row.name.clone(),
            entropy: entropy.map_err(|error: catalog::BadFair| error.to_string())?,
        })
    }
}

impl Kind {
    fn text(self) -> &'static str {
        match self {
            Kind::Open => "open",
            Kind::Private => "private",
            Kind::Device => "device",
        }
    }

    fn read(text: &str) -> Option<Kind> {
        [Kind::Open, Kind::Private, Kind::Device].into_iter().find(|kind| kind.text() == text)
    }
}

impl Progress {
    fn text(self) -> &'static str {
        match self {
            Progress::Gathering => "gathering",
            Progress::Playing => "playing",
            Progress::Over => "over",
        }
    }
}
