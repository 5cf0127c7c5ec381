//! What people say against each other, and what the person concerned answers to what was decided about it.

use game::Seat;
use serde::{Deserialize, Serialize};
use store::{AnswerDecision, GuestId, KeepReport, ReportRow, Reported, TableId};

use super::blocks::{Whom, handle, met_at};
use super::{Operator, People};
use crate::names::clean_name;
use crate::paging::{LISTED, Page};
use crate::random;
use crate::refusal::Refusal;
use crate::tables::{Chair, Sitter, Snapshot};

/// How many reports somebody may make in a day.
const MOST_A_DAY: i64 = 10;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// The longest note, the longest words and the longest answer, in characters.
pub const LONGEST_TEXT: usize = 500;

/// How many phrases go along with a report, the last ones.
const MOST_PHRASES: i64 = 100;

/// More seats than any game has, and the longest name or word of a phrase, in bytes.
const MOST_SEATS: usize = 8;
const LONGEST_WORD: usize = 200;

/// How many open reports somebody has at most: those of a few days.
const MOST_KNOWN: i64 = 100;

/// How many decisions are on a page. Each has two long texts.
const DECISIONS_LISTED: i64 = 4;

/// Why somebody says something against somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The name.
    Name,
    /// Ready-made phrases, over and over.
    Phrases,
    /// Letting others wait on purpose.
    Stalling,
    /// Leaving games.
    Leaving,
    /// Playing with help.
    Cheating,
    /// Something else.
    Other,
}

game::named!(Reason {
    Name => "name",
    Phrases => "phrases",
    Stalling => "stalling",
    Leaving => "leaving",
    Cheating => "cheating",
    Other => "other",
});

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruled {
    /// There is nothing to do.
    Dismissed,
    /// The person concerned is told something.
    Warned,
    /// The account has another name.
    Renamed,
    /// The person concerned may only look for a while.
    Suspended,
}

game::named!(Ruled {
    Dismissed => "dismissed",
    Warned => "warned",
    Renamed => "renamed",
    Suspended => "suspended",
});

/// A report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its own name.
    pub id: String,
    /// When it was made, in seconds since 1970.
    pub at: i64,
    /// Who made it; `None` for whoever runs the place.
    pub reporter: Option<GuestId>,
    /// Whom it is about.
    pub about: GuestId,
    /// The table that it is about, if it is about one.
    pub table: Option<TableId>,
    /// Why it was made.
    pub reason: Reason,
    /// What the reporter wrote.
    pub note: String,
    /// What could be seen at the table then.
    pub seen: SeenThere,
    /// What was decided.
    pub ruling: Option<Ruling>,
    /// What the person concerned answered.
    pub answer: Option<String>,
    /// Whether whoever runs the place has read the answer.
    pub is_heard: bool,
}

/// What was decided about a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// When, in seconds since 1970.
    pub at: i64,
    /// By whom.
    pub by: Operator,
    /// What.
    pub decision: Ruled,
    /// What the person concerned is told.
    pub words: String,
    /// Until when they may only look, if that was decided.
    pub until: Option<i64>,
    /// Whether they have read it.
    pub is_told: bool,
}

/// Somebody whom somebody meets at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// Their first seat.
    pub seat: Seat,
    /// What the list of blocks calls them.
    pub handle: String,
    /// Whether they are blocked.
    pub is_blocked: bool,
    /// Whether something was said against them here that nobody has decided about.
    pub is_reported: bool,
}

/// What could be seen at a table when a report was made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenThere {
    /// The seat that it is about.
    pub place: u8,
    /// What everybody was called, by seat; empty for nobody.
    pub names: Vec<String>,
    /// Who sat there, by seat, so that the name of a deleted account does not outlive it here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Option<GuestId>>,
    /// What was said lately, each by a seat.
    pub phrases: Vec<(i64, String)>,
}

impl SeenThere {
    /// What the person concerned was called.
    pub fn name(&self) -> &str {
        self.names.get(usize::from(self.place)).map_or("", String::as_str)
    }
}

impl People {
    /// Keeps what somebody says against somebody else at the same table.
    pub async fn report(
        &self,
        reporter: &GuestId,
        table: &Snapshot,
        whom: &Whom,
        reason: Reason,
        note: &str,
    ) -> Result<(), Refusal> {
        let (about, _) = whom.find(reporter, table)?;
        let seat = *table.seats_of(&Sitter::Guest(about.clone())).first().ok_or(Refusal::Stale)?;
        let note = check_text(note)?;
        let now = self.clock.now();
        let seen = SeenThere {
            place: seat.number(),
            names: table.chairs.iter().map(Chair::called).collect(),
            phrases: table.said_by_seats(self.store.phrases_at(&table.id, MOST_PHRASES).await?),
            people: table.chairs.iter().map(|chair| chair.sitter.guest().cloned()).collect(),
        };
        let row = ReportRow {
            reporter: reporter.to_string(),
            table_id: table.id.to_string(),
            reason: reason.to_string(),
            note,
            seen: serde_json::to_string(&seen).expect("what was seen is made of names and phrases"),
            ..fresh(self.person_behind(&about).await?, now)
        };
        let report = KeepReport { report: row, most: MOST_A_DAY, since: now - DAY };
        match self.store.keep_report(report).await? {
            Reported::Kept => Ok(()),
            Reported::TooMany => Err(Refusal::TooManyReports),
            Reported::Known => Err(Refusal::Reported),
        }
    }

    /// The other people at a table, for somebody who sits there.
    pub async fn met_at(&self, who: &GuestId, table: &Snapshot) -> Result<Vec<Met>, Refusal> {
        if table.seats_of(&Sitter::Guest(who.clone())).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        let (blocks, reports) = (self.store.blocks(who).await?, self.reports_lately(who).await?);
        let is_open = |report: &Report| report.ruling.is_none() && report.table.as_ref() == Some(&table.id);
        let mut met: Vec<Met> = Vec::new();
        for seat in Seat::all(table.chairs.len() as u8) {
            let Ok((other, _)) = met_at(who, table, seat) else { continue };
            let handle = handle(&other);
            if met.iter().any(|met| met.handle == handle) {
                continue;
            }
            let person = self.person_behind(&other).await?;
            let is_blocked = blocks.iter().any(|block| block.other == person);
            let is_reported = reports.iter().any(|report| report.about == person && is_open(report));
            met.push(Met { seat, handle, is_blocked, is_reported });
        }
        Ok(met)
    }

    async fn reports_lately(&self, reporter: &GuestId) -> Result<Vec<Report>, Refusal> {
        let rows = self.store.reports_by(reporter, MOST_KNOWN, 0).await?;
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// A page of what somebody has said against others, the latest first.
    pub async fn reports_by(&self, reporter: &GuestId, page: u32) -> Result<Page<Report>, Refusal> {
        let rows = async |most, first| self.store.reports_by(reporter, most, first).await;
        Ok(Page::read(page, LISTED, rows).await?.filter_map(read))
    }

    /// A page of what was decided about somebody, except that there is nothing to do, the latest first.
    pub async fn decisions_about(&self, about: &GuestId, page: u32) -> Result<Page<Report>, Refusal> {
        let rows = async |most, first| self.store.decisions_about(about, most, first).await;
        Ok(Page::read(page, DECISIONS_LISTED, rows).await?.filter_map(read))
    }

    /// Whether something was decided about somebody that they have not read, as far as it was known half a minute ago.
    pub async fn has_news(&self, about: &GuestId) -> Result<bool, Refusal> {
        self.known.has_news(&self.store, about, self.clock.now()).await
    }

    /// Notes that somebody has read what was decided about them.
    pub async fn note_told(&self, about: &GuestId) -> Result<(), Refusal> {
        self.store.note_told(about, self.clock.now()).await?;
        self.known.forget();
        Ok(())
    }

    /// Keeps what somebody answers to what was decided about them. They have read it, then.
    pub async fn answer_decision(&self, about: &GuestId, report: &str, answer: &str) -> Result<(), Refusal> {
        let (id, about) = (report.to_owned(), about.clone());
        let answer = check_text(answer)?;
        let kept = AnswerDecision { id, about: about.clone(), answer, now: self.clock.now() };
        if !self.store.answer_decision(kept).await? {
            return Err(Refusal::Answered);
        }
        self.note_told(&about).await
    }
}

/// A report that says nothing yet.
pub(super) fn fresh(about: GuestId, now: i64) -> ReportRow {
    ReportRow {
        id: random::name(),
        at: now,
        reporter: String::new(),
        about,
        table_id: String::new(),
        reason: Reason::Other.to_string(),
        note: String::new(),
        seen: "{}".to_owned(),
        decided: None,
        decider: String::new(),
        decision: String::new(),
        words: String::new(),
        answered: None,
        answer: String::new(),
        until: None,
        told: None,
        heard: None,
    }
}

/// A text as somebody typed it, with its lines, unless it is too long.
pub(super) fn check_text(text: &str) -> Result<String, Refusal> {
    let text = text.replace("\r\n", "\n");
    let is_shown = |sign: &char| *sign == '\n' || !sign.is_control();
    let text: String = text.trim().chars().filter(is_shown).collect();
    if text.chars().count() <= LONGEST_TEXT { Ok(text) } else { Err(Refusal::TooLong) }
}

fn is_readable_sight(seen: &SeenThere) -> bool {
    let is_short = |text: &String| text.len() <= LONGEST_WORD;
    seen.phrases.len() as i64 <= MOST_PHRASES
        && seen.names.len().max(seen.people.len()) <= MOST_SEATS
        && seen.names.iter().chain(seen.phrases.iter().map(|(_, word)| word)).all(is_short)
}

/// Whether a report from an archive is one that this program could have written.
pub(crate) fn is_readable_report(row: &ReportRow) -> bool {
    let is_id = |text: &str| text.parse::<TableId>().is_ok();
    let are_short =
        [&row.note, &row.words, &row.answer].into_iter().all(|text| check_text(text).as_ref() == Ok(text));
    let is_ruled = match row.decided {
        Some(_) => row.decision.parse::<Ruled>().is_ok(),
        None => row.decision.is_empty() && row.answered.is_none() && row.words.is_empty(),
    };
    let is_account = |id: &str| id.is_empty() || id.parse::<GuestId>().is_ok();
    is_id(&row.id)
        && is_account(&row.reporter)
        && is_account(&row.decider)
        && (row.table_id.is_empty() || is_id(&row.table_id))
        && row.reason.parse::<Reason>().is_ok()
        && are_short
        && is_ruled
        && serde_json::from_str(&row.seen).is_ok_and(|seen| is_readable_sight(&seen))
}

/// Reads a report. What cannot be read is left out, and the log says so.
pub(super) fn read(row: ReportRow) -> Option<Report> {
    let Ok(reason) = row.reason.parse() else {
        tracing::error!(report = row.id, "a stored report cannot be read");
        return None;
    };
    let seen: SeenThere = serde_json::from_str(&row.seen).unwrap_or_default();
    let names = seen.names.iter().map(|name| clean_name(name)).collect();
    let ruling = row.decided.and_then(|at| {
        Some(Ruling {
            at,
            by: row.decider.parse().map_or(Operator::AtMachine, Operator::Account),
            decision: row.decision.parse().ok()?,
            words: row.words,
            until: row.until,
            is_told: row.told.is_some(),
        })
    });
    Some(Report {
        id: row.id,
        at: row.at,
        reporter: row.reporter.parse().ok(),
        about: row.about,
        table: row.table_id.parse().ok(),
        reason,
        note: row.note,
        seen: SeenThere { names, ..seen },
        ruling,
        answer: row.answered.map(|_| row.answer),
        is_heard: row.heard.is_some(),
    })
}
