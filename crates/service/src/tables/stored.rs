//! Converts between snapshots and the rows of the store.

use std::fmt;
use std::panic::{AssertUnwindSafe, UnwindSafe, catch_unwind};
use std::str::FromStr;

use catalog::{BadFair, Chance, DealId, Dealt, Entropy, Fair, Gathering, Seal, Seating, Secret, Table};
use contest::clock::{BadPace, Clock, GRACE};
use contest::matching::Rated;
use game::{EarlyEnd, Record, RecordedStep, Seat};
use serde::{Deserialize, Serialize};
use store::{BadId, ChairRow, GuestId, StepRow, Stored, TableId, TableRow};

use super::gathering::{REVEAL_WITHIN, gathered_before};
use super::listed::Summary;
use super::snapshot::{AtDeal, Chair, Contribution, Kind, Left, Sitter, Snapshot, UndoDeclined, UndoRequest};
use crate::clock;
use crate::names::clean_name;
use crate::rest::Rest;

/// Requests and offers between the players.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Pending {
    undo_request: Option<UndoRequest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_declined: Option<UndoDeclined>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left: Vec<Left>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gifts: Vec<Seat>,
    rematch_offers: Vec<Seat>,
    rematch: Option<TableId>,
    is_solved: bool,
    is_called_off: bool,
}

impl Snapshot {
    /// Everything that determines the draws of this table, given the contributions by place.
    pub(super) fn fair(&self, entropy: Vec<Entropy>) -> Fair {
        Fair {
            table: self.id.to_string(),
            deal: self.deal.as_ref().map(|of| Dealt { deal: of.deal.clone(), seal: Seal::Closed }),
            secret: self.secret.clone(),
            entropy,
            seating: if self.random_seats { Seating::Drawn } else { Seating::Chosen },
            gathering: self.gathering.clone(),
        }
    }

    pub(super) fn table_row(&self) -> TableRow {
        let pending = Pending {
            undo_request: self.undo_request.clone(),
            undo_declined: self.undo_declined,
            left: self.left.clone(),
            gifts: self.gifts.clone(),
            rematch_offers: self.rematch_offers.clone(),
            rematch: self.rematch.clone(),
            is_solved: self.is_solved,
            is_called_off: self.is_called_off,
        };
        TableRow {
            id: self.id.clone(),
            game: self.entry.id.to_owned(),
            options: self.chosen.to_string(),
            edition: self.chosen.edition().map(str::to_owned),
            kind: self.kind.to_string(),
            creator: self.creator.as_ref().map(ToString::to_string).unwrap_or_default(),
            created: self.created,
            changed: self.changed,
            revision: self.revision as i64,
            hidden: self.hidden as i64,
            progress: self.progress().to_string(),
            waits_for_bot: self.thinking_bot().is_some(),
            secret: self.secret.to_hex(),
            random_seats: self.random_seats,
            entropy: self.entropy.clone(),
            gathering: self.gathering.as_ref().map(|gathering| {
                serde_json::to_string(gathering).expect("a gathering is made of numbers and texts")
            }),
            reveal_by: self.reveal_by,
            parent: self.parent.as_ref().map(ToString::to_string),
            ended: self.session.as_deref().and_then(Table::stopped).map(|end| end.to_string()),
            pending: serde_json::to_string(&pending).expect("requests and offers are numbers and texts"),
            opening: write_opening(&self.opening),
            hints: self.hints,
            deal: self.deal.as_ref().map(|of| of.deal.to_string()),
            pace: self.timed.map(|timed| timed.to_string()),
            rated: self.is_rated(),
            tournament: self.tournament.as_ref().map(ToString::to_string),
            is_public: self.is_public,
            is_imported: self.is_imported,
            clock: self
                .clock
                .as_ref()
                .map(|clock| serde_json::to_string(clock).expect("a clock is made of numbers")),
            deadline: self.deadline(),
            counts: self.counts(),
            summary: Some(Summary::of(self).to_json()),
            asks: Some(self.asks().map(ToString::to_string).unwrap_or_default()),
        }
    }

    /// All rows, for a new table.
    pub(crate) fn stored(&self) -> Stored {
        Stored { table: self.table_row(), chairs: chair_rows(&self.chairs), steps: self.step_rows(0) }
    }

    /// The chairs that have changed.
    pub(super) fn changed_chairs(&self, before: &Snapshot) -> Vec<ChairRow> {
        let mut rows = chair_rows(&self.chairs);
        rows.retain(|row| before.chairs.get(row.place as usize) != self.chairs.get(row.place as usize));
        rows
    }

    /// The places of chairs on which somebody sat who does not any more.
    pub(super) fn left_chairs(&self, before: &Snapshot) -> Vec<i64> {
        let is_left = |place: &usize| {
            let now = self.chairs.get(*place).map(|chair| &chair.sitter);
            let then = &before.chairs[*place].sitter;
            *then != Sitter::Nobody && now != Some(then)
        };
        (0..before.chairs.len()).filter(is_left).map(|place| place as i64).collect()
    }

    /// The rows of the steps starting at this number.
    pub(super) fn step_rows(&self, first: usize) -> Vec<StepRow> {
        let steps = self.session.iter().flat_map(|game| game.steps_from(first));
        let row = |(n, step): (usize, RecordedStep)| StepRow {
            n: n as i64,
            revision: self.marks[n] as i64,
            at: self.times[n],
            actor: step.actor.map(|seat| i64::from(seat.number())),
            text: step.text,
        };
        (first..).zip(steps).map(row).collect()
    }

    /// Reads a stored table. If it cannot be read, returns `None`, and the log says why.
    pub fn read(stored: &Stored) -> Option<Snapshot> {
        let read = Snapshot::try_read(stored);
        let complain = |problem: &String| {
            tracing::error!(table = %stored.table.id, problem, "a stored table cannot be read and is set aside");
        };
        read.inspect_err(complain).ok()
    }

    /// Reads a stored table, or says why it cannot be read.
    pub(crate) fn try_read(stored: &Stored) -> Result<Snapshot, String> {
        contain(|| {
            let snapshot = read(stored, None)?;
            // What is asked of every table, so that it can be answered.
            snapshot.table_row();
            Ok(snapshot)
        })
    }

    /// How many steps came with this revision or earlier ones. Whatever changes later, steps that replace some of these come
    /// with a later one.
    pub(super) fn known_steps(&self) -> usize {
        self.marks.iter().take_while(|mark| **mark <= self.revision).count()
    }

    /// Reads how this table went on, from its row, its chairs and what follows the known steps. `None` if it did not simply go
    /// on: then all of it has to be read.
    pub(super) fn read_on(&self, stored: &Stored) -> Option<Snapshot> {
        let is_same_game = self.entropy == stored.table.entropy;
        contain(AssertUnwindSafe(|| read(stored, Some(self)))).ok().filter(|_| is_same_game)
    }
}

/// Reads something that others have made. Whatever that is, the program goes on.
pub(crate) fn contain<T>(read: impl FnOnce() -> Result<T, String> + UnwindSafe) -> Result<T, String> {
    catch_unwind(read).unwrap_or_else(|_| Err("reading it made the program panic".to_owned()))
}

pub(super) fn chair_rows(chairs: &[Chair]) -> Vec<ChairRow> {
    (0..).zip(chairs).map(|(place, chair)| chair.row(place)).collect()
}

/// Steps as in a record, one per line.
pub(super) fn write_opening(steps: &[RecordedStep]) -> String {
    steps.iter().map(|step| format!("{step}\n")).collect()
}

/// Reads a table, or how one that is known went on.
fn read(stored: &Stored, known: Option<&Snapshot>) -> Result<Snapshot, String> {
    let row = &stored.table;
    let secret: Secret = row.secret.parse().map_err(|_| "its secret is broken".to_owned())?;
    let entry = catalog::find(&row.game).map_err(|error| error.to_string())?;
    let chosen = entry.choose(&row.options, row.edition.as_deref()).map_err(|error| error.0)?;
    let seats = (entry.count_seats)(&chosen).map_err(|error| error.0)?;
    let pending: Pending = serde_json::from_str(&row.pending).map_err(|error| error.to_string())?;
    let mut chairs = read_chairs(&stored.chairs, seats)?;
    if row.entropy.is_none() {
        chairs.iter_mut().for_each(Chair::forget_host);
    }
    check_sitters(row, &chairs)?;
    let parent = row.parent.as_deref().map(str::parse).transpose();
    let mut snapshot = Snapshot {
        commitment: secret.commitment(row.deal.as_deref().unwrap_or(row.id.as_str())),
        deal: read_deal(row)?,
        secret,
        gathering: read_gathering(row, &chairs)?,
        reveal_by: read_deadline(row, &chairs),
        parent: parent.map_err(|error: BadFair| error.to_string())?,
        entropy: row.entropy.clone(),
        id: row.id.clone(),
        creator: read_creator(&row.creator)?,
        entry,
        chosen,
        kind: row.kind.parse().map_err(|_| "its kind is unknown")?,
        revision: read_count("its revision", row.revision)?,
        hidden: read_count("the number of its hidden changes", row.hidden)?,
        created: read_count("the time it was made", row.created)? as i64,
        changed: read_count("the time of its last change", row.changed)? as i64,
        random_seats: row.random_seats,
        hints: row.hints,
        chairs,
        session: None,
        opening: read_opening(&row.opening)?,
        marks: read_marks(&stored.steps, known)?,
        times: read_times(&stored.steps, known)?,
        timed: row.pace.as_deref().map(str::parse).transpose().map_err(|error: BadPace| error.to_string())?,
        rated: if row.rated { Rated::Rated } else { Rated::Casual },
        tournament: row
            .tournament
            .as_deref()
            .map(str::parse)
            .transpose()
            .map_err(|error: BadId| error.to_string())?,
        is_public: row.is_public,
        is_imported: row.is_imported,
        clock: None,
        gifts: pending.gifts,
        undo_request: pending.undo_request,
        undo_declined: pending.undo_declined,
        left: pending.left.into_iter().map(Left::cleaned).collect(),
        rematch_offers: pending.rematch_offers,
        rematch: pending.rematch,
        is_solved: pending.is_solved,
        is_called_off: pending.is_called_off,
    };
    match (&row.entropy, known) {
        (Some(_), Some(known)) => snapshot.session = Some(go_on(known, stored)?),
        (Some(entropy), None) => {
            let entropy = entropy.split(' ').map(str::parse).collect::<Result<Vec<Entropy>, _>>();
            let entropy = entropy.map_err(|error: BadFair| error.to_string())?;
            if entropy.len() != usize::from(seats) {
                return Err(format!("{} contributions to the draws for {seats} seats", entropy.len()));
            }
            check_gathering(&snapshot, &entropy)?;
            let chance = if row.is_imported { Chance::Open } else { Chance::Fair(snapshot.fair(entropy)) };
            snapshot.session = Some(read_game(&snapshot, stored, chance)?);
        }
        (None, _) if !stored.steps.is_empty() => {
            return Err("it has steps, but not everybody is seated".to_owned());
        }
        (None, _) => {}
    }
    check_rated(&snapshot)?;
    snapshot.clock = read_clock(&snapshot, row)?;
    check_requests(&snapshot)?;
    Ok(snapshot)
}

/// The deal of a table is one of its game.
fn read_deal(row: &TableRow) -> Result<Option<AtDeal>, String> {
    let Some(text) = &row.deal else { return Ok(None) };
    let deal: DealId = text.parse().map_err(|error: BadFair| error.to_string())?;
    if deal.game != row.game {
        return Err(format!("its deal is one of {}", deal.game));
    }
    Ok(Some(AtDeal { deal, counts: row.counts }))
}

/// Nobody has a table rated that could not be made so.
fn check_rated(snapshot: &Snapshot) -> Result<(), String> {
    let is_possible = snapshot.timed.is_some()
        && (snapshot.random_seats || snapshot.tournament.is_some())
        && !snapshot.hints
        && snapshot.deal.is_none()
        && snapshot.opening.is_empty()
        && snapshot.kind != Kind::Device
        && snapshot.chosen.edition().is_none();
    if is_possible || !snapshot.is_rated() { Ok(()) } else { Err("it is rated, but cannot be".to_owned()) }
}

/// Far more than any table reaches, and far from where numbers end.
const MOST: i64 = 1 << 40;

fn read_count(what: &str, number: i64) -> Result<u64, String> {
    if (0..=MOST).contains(&number) { Ok(number as u64) } else { Err(format!("{what} cannot be {number}")) }
}

/// There is one chair for each seat, in order.
fn read_chairs(rows: &[ChairRow], seats: u8) -> Result<Vec<Chair>, String> {
    let places: Vec<i64> = rows.iter().map(|row| row.place).collect();
    if !places.iter().copied().eq(0..i64::from(seats)) {
        return Err(format!("its chairs are at {places:?}, but it has {seats} seats"));
    }
    rows.iter().map(Chair::read).collect()
}

/// The steps are numbered without a gap, after those that are known.
fn read_marks(rows: &[StepRow], known: Option<&Snapshot>) -> Result<Vec<u64>, String> {
    let mark = |(n, row): (usize, &StepRow)| {
        if row.n == n as i64 {
            read_count("the revision of a step", row.revision)
        } else {
            Err(format!("step {n} is missing"))
        }
    };
    let before = known.map_or(&[][..], |known| &known.marks[..known.known_steps()]);
    let after = (before.len()..).zip(rows).map(mark);
    before.iter().copied().map(Ok).chain(after).collect()
}

/// When the steps were taken.
fn read_times(rows: &[StepRow], known: Option<&Snapshot>) -> Result<Vec<Option<i64>>, String> {
    let read = |row: &StepRow| row.at.map(|at| read_time("the time of a step", at)).transpose();
    let before = known.map_or(&[][..], |known| &known.times[..known.known_steps()]);
    before.iter().copied().map(Ok).chain(rows.iter().map(read)).collect()
}

/// Milliseconds since 1970, far from where numbers end.
fn read_time(what: &str, time: i64) -> Result<i64, String> {
    read_count(what, time / 1000).map(|_| time)
}

/// What everybody has left of their time. The deadline counts, because it may have been put off.
fn read_clock(snapshot: &Snapshot, row: &TableRow) -> Result<Option<Clock>, String> {
    let (Some(timed), Some(game)) = (snapshot.timed, &snapshot.session) else { return Ok(None) };
    let text = row.clock.as_deref().ok_or("it has a pace and no clock")?;
    let mut clock: Clock = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if clock.running().map(|running| running.seat) != snapshot.timed_seat() {
        return Err("its clock does not run for whoever is to decide".to_owned());
    }
    if let Some(running) = clock.running() {
        let until = read_time("its clock", running.until)?;
        let deadline = row.deadline.map(|deadline| read_time("its deadline", deadline)).transpose()?;
        clock.extend(deadline.map_or(0, |deadline| deadline - GRACE - until));
    }
    if clock.fits(timed.pace, game.seats()) { Ok(Some(clock)) } else { Err("its clock cannot be".to_owned()) }
}

/// Requests and offers come from seats that there are, and nobody asks for more to be taken back than was played.
fn check_requests(snapshot: &Snapshot) -> Result<(), String> {
    let request = snapshot.undo_request.as_ref();
    let asking = request.into_iter().flat_map(|request| request.agreed.iter().chain([&request.by]));
    let declined = snapshot.undo_declined.iter().flat_map(|declined| [&declined.asked, &declined.by]);
    let left = snapshot.left.iter().map(|left| &left.seat);
    let mut seats = asking.chain(declined).chain(left).chain(&snapshot.gifts).chain(&snapshot.rematch_offers);
    if let Some(seat) = seats.find(|seat| seat.index() >= snapshot.chairs.len()) {
        return Err(format!("seat {seat} asks for something, but there is no such seat"));
    }
    let steps = snapshot.session.as_ref().map_or(0, |game| game.steps());
    match request {
        Some(request) if request.steps > steps => {
            Err(format!("{} of {steps} steps are asked to be taken back", request.steps))
        }
        Some(_) | None => Ok(()),
    }
}

/// What everybody gave is what they were committed to.
fn check_gathering(snapshot: &Snapshot, entropy: &[Entropy]) -> Result<(), String> {
    let Some(gathering) = &snapshot.gathering else { return Ok(()) };
    match gathering.problem(snapshot.id.as_str(), &snapshot.commitment, entropy) {
        Some((_, problem)) => Err(problem),
        None => Ok(()),
    }
}

/// Nobody gathers so often: a round takes a minute.
const MOST_ROUNDS: u32 = 1 << 24;

/// In a game that has begun, somebody sits on every chair. Before that, computer players put nothing into the draws.
fn check_sitters(row: &TableRow, chairs: &[Chair]) -> Result<(), String> {
    let has_begun = row.entropy.is_some();
    match chairs.iter().find(|chair| match chair.sitter {
        Sitter::Nobody => has_begun,
        Sitter::Bot(_) => !has_begun && chair.contribution.is_some(),
        Sitter::Guest(_) | Sitter::Program(_) => false,
    }) {
        None => Ok(()),
        Some(_) if has_begun => Err("the game has begun, but a chair is free".to_owned()),
        Some(_) => Err("a computer player put something into the draws".to_owned()),
    }
}

/// When those who have to reveal something lose their chairs: never later than if they were asked for it now.
fn read_deadline(row: &TableRow, chairs: &[Chair]) -> Option<i64> {
    let is_asked =
        row.entropy.is_none() && chairs.iter().all(Chair::is_ready) && chairs.iter().any(Chair::owes_reveal);
    let latest = clock::now() + REVEAL_WITHIN;
    is_asked.then(|| row.reveal_by.unwrap_or(latest).min(latest))
}

/// How the places were taken. A game that has begun without noting it keeps the draws that it began with.
fn read_gathering(row: &TableRow, chairs: &[Chair]) -> Result<Option<Gathering>, String> {
    let Some(text) = &row.gathering else {
        return Ok(row.entropy.is_none().then(|| gathered_before(chairs)));
    };
    let gathering: Gathering = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let is_new = |(index, place): (usize, &u8)| {
        usize::from(*place) < chairs.len() && !gathering.order[..index].contains(place)
    };
    let is_order = gathering.order.iter().enumerate().all(is_new);
    let is_count = (1..=MOST_ROUNDS).contains(&gathering.round);
    if gathering.commits.len() == chairs.len() && is_order && is_count {
        Ok(Some(gathering))
    } else {
        Err("its places were not taken as it says".to_owned())
    }
}

/// A program that makes a table is nobody's guest.
fn read_creator(text: &str) -> Result<Option<GuestId>, String> {
    if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|error: BadId| error.to_string()) }
}

/// Parsed as a record that has only steps.
fn read_opening(text: &str) -> Result<Vec<RecordedStep>, String> {
    Record::parse(&format!("\n{text}")).map(|record| record.steps).map_err(|error| error.problem)
}

fn read_game(snapshot: &Snapshot, stored: &Stored, chance: Chance) -> Result<Box<dyn Table>, String> {
    let steps = read_steps(stored)?;
    let resumed = (snapshot.entry.resume)(&snapshot.chosen, chance, &steps);
    let mut game = resumed.map_err(|error| error.to_string())?;
    if game.steps() != steps.len() {
        return Err("its steps stop in the middle of a draw".to_owned());
    }
    end(&mut *game, stored)?;
    Ok(game)
}

/// The game that is known, with the steps that were taken since.
fn go_on(known: &Snapshot, stored: &Stored) -> Result<Box<dyn Table>, String> {
    let changed = || Err("it did not simply go on".to_owned());
    let game = known.session.as_ref().filter(|game| game.stopped().is_none());
    let Some(mut game) = game.map(|game| game.copy()) else { return changed() };
    let (first, later) = (known.known_steps(), read_steps(stored)?);
    while let Some(step) = later.get(game.steps() - first) {
        game.play(&step.text).map_err(|error| error.to_string())?;
    }
    // Hidden steps may have been taken back and others taken.
    if game.steps_from(first) != later {
        return changed();
    }
    end(&mut *game, stored)?;
    Ok(game)
}

fn read_steps(stored: &Stored) -> Result<Vec<RecordedStep>, String> {
    let step = |row: &StepRow| {
        let number = |seat: i64| u8::try_from(seat).map_err(|_| format!("there is no seat {seat}"));
        let actor = row.actor.map(|seat| number(seat).and_then(Seat::try_from)).transpose()?;
        Ok(RecordedStep { actor, text: row.text.clone() })
    };
    stored.steps.iter().map(step).collect()
}

/// Ends a game that was cut short.
fn end(game: &mut dyn Table, stored: &Stored) -> Result<(), String> {
    let Some(ended) = &stored.table.ended else { return Ok(()) };
    let end: EarlyEnd = ended.parse()?;
    if end.loser().is_some_and(|seat| seat.number() >= game.seats()) {
        return Err(format!("it says `{ended}`, but there is no such seat"));
    }
    game.stop(end).map_err(|error| error.to_string())
}

impl Chair {
    fn row(&self, place: i64) -> ChairRow {
        let (kind, who) = match &self.sitter {
            Sitter::Nobody => ("nobody", String::new()),
            Sitter::Bot(bot) => ("bot", bot.to_string()),
            Sitter::Guest(id) => ("guest", id.to_string()),
            Sitter::Program(hash) => ("program", hash.clone()),
        };
        ChairRow {
            place,
            kind: kind.to_owned(),
            who,
            name: self.name.clone(),
            entropy: self.contribution.as_ref().map(ToString::to_string),
            rest: None,
        }
    }

    pub(super) fn read(row: &ChairRow) -> Result<Chair, String> {
        let sitter = match row.kind.as_str() {
            "nobody" => Sitter::Nobody,
            "bot" => Sitter::Bot(row.who.parse().map_err(|_| format!("there is no bot {}", row.who))?),
            "guest" => Sitter::Guest(row.who.parse().map_err(|error: BadId| error.to_string())?),
            "program" => Sitter::Program(row.who.clone()),
            other => return Err(format!("nobody sits as {other}")),
        };
        let contribution = row.entropy.as_deref().map(str::parse).transpose();
        let contribution = contribution.map_err(|error: BadFair| error.to_string())?;
        // Older versions let more into a name.
        let rest = row.rest.as_deref().map_or_else(Rest::default, Rest::read);
        Ok(Chair { sitter, name: clean_name(&row.name), contribution, rest })
    }

    /// Before a game begins, nothing counts that a server of an earlier version drew for somebody who gave nothing.
    fn forget_host(&mut self) {
        if let Some(Contribution::Told(entropy)) = &mut self.contribution {
            *entropy = std::mem::replace(entropy, Entropy::Absent).without_host();
        }
    }
}

/// What begins the contribution of somebody who is or was committed.
const COMMIT: &str = "commit:";

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contribution::Told(entropy) => entropy.fmt(f),
            Contribution::Committed(commit) => write!(f, "{COMMIT}{commit}"),
            Contribution::Revealed(commit, entropy) => write!(f, "{COMMIT}{commit} {entropy}"),
        }
    }
}

impl FromStr for Contribution {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<Contribution, BadFair> {
        let Some(committed) = text.strip_prefix(COMMIT) else { return text.parse().map(Contribution::Told) };
        match committed.split_once(' ') {
            None => committed.parse().map(Contribution::Committed),
            Some((commit, entropy)) => Ok(Contribution::Revealed(commit.parse()?, entropy.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contribution_is_read_as_it_is_written() {
        let commit = format!("commit:{}", "0a".repeat(32));
        for text in ["-", "host:00", "c0ffee", &commit, &format!("{commit} c0ffee")] {
            assert_eq!(text.parse::<Contribution>().unwrap().to_string(), text);
        }
        for wrong in ["", "commit:", "commit:c0ffee", &format!("{commit} "), &format!("{commit} x")] {
            assert!(wrong.parse::<Contribution>().is_err(), "{wrong}");
        }
    }
}
