//! Lists of tables. What they show is stored with each table, so no list has to replay a game.

use std::cmp::Ordering;
use std::sync::Arc;

use catalog::{Entry, Secret, Table};
use contest::clock::{Clock, GRACE, Timed};
use contest::matching::Rated;
use contest::rating::Rating;
use game::{Chosen, EarlyEnd, Seat, Tally, Turn, Viewer};
use serde::{Deserialize, Serialize};
use store::{GuestId, ListedRow, StoreError, TableId, TableRow, TournamentId};

use super::Tables;
use super::profiling::{GameResult, result};
use super::revision::Revision;
use super::snapshot::{Chair, Kind, Progress, Sitter, Snapshot, seats_of};
use crate::clock;
use crate::refusal::Refusal;

/// How many tables a list shows.
const LISTED: i64 = 30;

/// Open tables that have not changed for a day are not listed.
pub(super) const FRESH: i64 = 86_400;

/// How many tables without a summary are fetched at a time.
const BATCH: i64 = 100;

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its address.
    pub id: TableId,
    /// The game.
    pub entry: &'static Entry,
    /// The options, and the edition if it is not the shipped one.
    pub chosen: Chosen,
    /// Who can get to it.
    pub kind: Kind,
    /// How many times everybody has seen it change.
    pub revision: u64,
    /// How many changes there have been since that only the seat to move may know about.
    hidden: u64,
    /// How far along it is.
    pub progress: Progress,
    /// Whether seats are drawn once everybody is there.
    pub random_seats: bool,
    /// Whether hints are allowed.
    pub hints: bool,
    /// The commitment to its draws, for whoever sits down before the game.
    pub commitment: Option<String>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How strong each of them is, where the list shows that; `None` for whoever has no rating in the game.
    pub ratings: Vec<Option<Rating>>,
    /// The same with the first rating of whoever has none in the game.
    pub(super) strengths: Vec<Option<Rating>>,
    /// The guest who made it; `None` if a program did.
    pub creator: Option<GuestId>,
    /// For how many seconds everybody has seen it as it is.
    pub unchanged_for: u64,
    /// How much time everybody has; `None` for as much as they like.
    pub timed: Option<Timed>,
    /// Whether it counts for ratings.
    pub rated: Rated,
    /// The tournament that it belongs to.
    pub tournament: Option<TournamentId>,
    /// Until when the seat that is to decide has time.
    pub until: Option<i64>,
    /// How it was cut short, if it was.
    ended: Option<EarlyEnd>,
    summary: Summary,
}

/// What only the game knows about a table, stored so that it need not be asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Summary {
    /// Whose turn it is, once everybody is seated.
    pub(super) turn: Option<Turn>,
    /// Everyone's points as shown to each seat, then to spectators; just once if they are all the same.
    points: Vec<Vec<i32>>,
    /// Whether somebody who plays several seats may see what the seat to move sees.
    is_open: bool,
    /// Everyone's rank, once the game was played to its end. Older summaries have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ranks: Vec<u8>,
    /// Where everyone's points came from, in the order of the score sheet, once the game was played to its end. Older
    /// summaries have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Vec<(String, i32)>>,
}

impl Summary {
    pub(super) fn of(snapshot: &Snapshot) -> Summary {
        let Some(session) = &snapshot.session else { return Summary::default() };
        let shown = |viewer| session.shown_score(viewer).totals();
        let mut points: Vec<Vec<i32>> = Viewer::all(session.seats()).map(shown).collect();
        if points.iter().all(|shown| *shown == points[0]) {
            points.truncate(1);
        }
        let turn = session.turn();
        let is_open = match turn {
            Turn::Seat(seat) => {
                let sitter = &snapshot.chairs[seat.index()].sitter;
                snapshot.seats_of(sitter).len() > 1 && !session.has_secrets(seat)
            }
            Turn::Chance | Turn::Over => false,
        };
        let outcome = session.outcome();
        let ranks = outcome.as_ref().map(|outcome| outcome.ranks.iter().copied().collect());
        let parts = outcome.map(|outcome| outcome.score.0.iter().map(parts_of).collect());
        Summary {
            turn: Some(turn),
            points,
            is_open,
            ranks: ranks.unwrap_or_default(),
            parts: parts.unwrap_or_default(),
        }
    }

    /// Everyone's final points: those of the seats, then of an automaton.
    pub(super) fn final_points(&self) -> &[i32] {
        self.points.last().map_or(&[], Vec::as_slice)
    }

    /// Everyone's rank, if the game was played to its end.
    pub(super) fn ranks(&self) -> &[u8] {
        &self.ranks
    }

    /// Where everyone's points came from, if the game was played to its end.
    pub(super) fn parts(&self) -> &[Vec<(String, i32)>] {
        &self.parts
    }

    /// What came of a game between two for one of them; by points alone if nobody noted the ranks.
    pub(super) fn result(&self, own: usize) -> Option<Ordering> {
        let other = 1_usize.checked_sub(own)?;
        match &self.ranks[..] {
            [] => self.points.last().and_then(|points| Some(points.get(own)?.cmp(points.get(other)?))),
            ranks => Some(ranks.get(other)?.cmp(ranks.get(own)?)),
        }
    }

    /// Whether these can be the chairs of the table. It is not looked at whole, so it may have lost one.
    fn is_of(&self, entry: &Entry, chairs: &[Chair]) -> bool {
        let decides = match self.turn {
            Some(Turn::Seat(seat)) => seat.index(),
            Some(Turn::Chance | Turn::Over) | None => 0,
        };
        (usize::from(entry.seats.0)..=usize::from(entry.seats.1)).contains(&chairs.len())
            && decides < chairs.len()
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a summary is made of numbers and words")
    }
}

fn parts_of(tally: &Tally) -> Vec<(String, i32)> {
    tally.0.iter().map(|part| (part.name.to_owned(), part.points())).collect()
}

impl Listed {
    pub(super) fn of(snapshot: &Snapshot) -> Listed {
        Listed {
            id: snapshot.id.clone(),
            entry: snapshot.entry,
            chosen: snapshot.chosen.clone(),
            kind: snapshot.kind,
            revision: snapshot.revision,
            hidden: snapshot.hidden,
            progress: snapshot.progress(),
            random_seats: snapshot.random_seats,
            hints: snapshot.hints,
            commitment: snapshot.session.is_none().then(|| snapshot.commitment.clone()),
            chairs: snapshot.chairs.clone(),
            ratings: Vec::new(),
            strengths: Vec::new(),
            creator: snapshot.creator.clone(),
            unchanged_for: seconds_since(snapshot.changed),
            timed: snapshot.timed,
            rated: snapshot.rated,
            tournament: snapshot.tournament.clone(),
            until: snapshot.clock.as_ref().and_then(Clock::running).map(|running| running.until),
            ended: snapshot.session.as_deref().and_then(Table::stopped),
            summary: Summary::of(snapshot),
        }
    }

    /// Reads it from its row; `None` if the row has no summary yet or cannot be read.
    fn read(row: &ListedRow) -> Option<Listed> {
        let table = &row.table;
        let entry = catalog::find(&table.game).ok()?;
        let chairs = row.chairs.iter().map(Chair::read).collect::<Result<Vec<_>, _>>().ok()?;
        let summary: Summary = serde_json::from_str(table.summary.as_deref()?).ok()?;
        if !summary.is_of(entry, &chairs) {
            return None;
        }
        Some(Listed {
            id: table.id.clone(),
            entry,
            chosen: entry.choose(&table.options, table.edition.as_deref()).ok()?,
            kind: table.kind.parse().ok()?,
            revision: table.revision as u64,
            hidden: table.hidden as u64,
            progress: table.progress.parse().ok()?,
            random_seats: table.random_seats,
            hints: table.hints,
            commitment: commitment(table),
            chairs,
            ratings: Vec::new(),
            strengths: Vec::new(),
            creator: table.creator.parse().ok(),
            unchanged_for: seconds_since(table.changed),
            timed: table.pace.as_deref().and_then(|pace| pace.parse().ok()),
            rated: if table.rated { Rated::Rated } else { Rated::Casual },
            tournament: table.tournament.as_deref().and_then(|id| id.parse().ok()),
            until: running_until(table),
            ended: table.ended.as_deref().and_then(|ended| ended.parse().ok()),
            summary,
        })
    }

    /// Somebody's seats.
    pub fn seats_of(&self, who: &Sitter) -> Vec<Seat> {
        seats_of(&self.chairs, who)
    }

    /// The revision, as far as somebody who plays these seats may know it.
    pub fn revision_for(&self, seats: &[Seat]) -> Revision {
        let decides = matches!(self.turn(), Some(Turn::Seat(seat)) if seats.contains(&seat));
        Revision { shown: self.revision, hidden: if decides { self.hidden } else { 0 } }
    }

    /// Whose turn it is; `None` before everybody is seated.
    pub fn turn(&self) -> Option<Turn> {
        self.summary.turn
    }

    /// What came of a game that is over for one of its seats; `None` if nobody came back to it.
    pub fn result(&self, seat: Seat) -> Option<GameResult> {
        result(seat, self.chairs.len(), self.ended, &self.summary)
    }

    /// Everyone's points as shown to somebody who plays these seats, their own first; `None` before the game.
    pub fn points(&self, seats: &[Seat]) -> Option<Vec<i32>> {
        let own = match (seats, self.summary.turn?) {
            ([only], _) => Some(*only),
            ([_, _, ..], Turn::Seat(turn)) if seats.contains(&turn) && self.summary.is_open => Some(turn),
            ([..], Turn::Seat(_) | Turn::Chance | Turn::Over) => None,
        };
        let shown = own.map_or(self.chairs.len(), Seat::index);
        let mut points = self.summary.points.get(shown).or(self.summary.points.first())?.clone();
        if let Some(own) = own {
            points.get_mut(..self.chairs.len())?.rotate_left(own.index());
        }
        Some(points)
    }
}

/// The commitment to the draws of a table that gathers, by its row.
fn commitment(table: &TableRow) -> Option<String> {
    let is_gathering = table.progress == Progress::Gathering.name();
    let secret: Secret = table.secret.parse().ok().filter(|_| is_gathering)?;
    Some(secret.commitment(table.deal.as_deref().unwrap_or(table.id.as_str())))
}

/// Until when the seat that is to decide has time, by its row.
fn running_until(table: &TableRow) -> Option<i64> {
    let clock: Clock = serde_json::from_str(table.clock.as_deref()?).ok()?;
    Some(table.deadline.map_or(clock.running()?.until, |deadline| deadline - GRACE))
}

/// Not less than none: clocks are put back now and then.
fn seconds_since(moment: i64) -> u64 {
    clock::now().saturating_sub(moment).max(0) as u64
}

/// What older versions have not noted.
#[derive(Clone, Copy)]
enum Missing {
    Summary,
    /// Where the points of a finished game came from.
    Parts,
    /// Whom it waits for.
    Asks,
}

impl Tables {
    /// The tables a guest sits at, most recently changed first.
    pub async fn of_guest(self: &Arc<Self>, guest: &GuestId) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.tables_of(guest, LISTED).await?;
        Ok(self.list(&rows).await)
    }

    /// The tables at which others wait for a decision of this guest, those first at which time runs out first.
    pub async fn that_ask(&self, guest: &GuestId) -> Result<Vec<TableId>, Refusal> {
        Ok(self.store.tables_that_ask(guest, LISTED).await?)
    }

    /// The tables that anybody may join or watch, most recently changed first, without those of people whom the reader is not
    /// to meet.
    pub async fn open_to(self: &Arc<Self>, reader: &GuestId) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.open_tables(reader, clock::now() - FRESH, LISTED).await?;
        Ok(self.list(&rows).await)
    }

    /// Tables from their rows. One without a summary is loaded in full; one that cannot be read is left out.
    pub(super) async fn list(self: &Arc<Self>, rows: &[ListedRow]) -> Vec<Listed> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            match Listed::read(row) {
                Some(table) => listed.push(table),
                None => {
                    listed.extend(self.find(&row.table.id).await.ok().map(|live| Listed::of(&live.now())));
                }
            }
        }
        listed
    }

    /// Fills in what is missing of the summaries of tables from older versions, a batch at a time.
    pub(crate) async fn summarise(self: Arc<Self>) {
        for missing in [Missing::Summary, Missing::Parts, Missing::Asks] {
            if let Err(error) = self.summarise_where(missing).await {
                tracing::error!(%error, "older tables have no summaries");
            }
        }
    }

    async fn summarise_where(&self, missing: Missing) -> Result<(), StoreError> {
        let mut after: Option<TableId> = None;
        loop {
            let ids = match missing {
                Missing::Summary => self.store.tables_without_summary(after.as_ref(), BATCH).await?,
                Missing::Parts => self.store.tables_without_parts(after.as_ref(), BATCH).await?,
                Missing::Asks => self.store.tables_that_may_ask(after.as_ref(), BATCH).await?,
            };
            for id in &ids {
                if let Ok(Some(stored)) = self.store.load(id).await
                    && let Some(snapshot) = Snapshot::read(&stored)
                {
                    self.store.keep_summary(snapshot.table_row()).await?;
                }
            }
            let Some(last) = ids.last() else { return Ok(()) };
            after = Some(last.clone());
        }
    }
}
