//! What people say against each other, what those who run the place decide about it, and what the person concerned answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::accounts::{ActRow, Renaming, end_all_tokens};
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::statements::{execute, only};
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// A report. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct ReportRow {
        /// Its own name.
        id: String,
        /// When it was made, in seconds since 1970.
        at: i64,
        /// Who made it; empty for whoever runs the place.
        reporter: String,
        /// Whom it is about.
        about: GuestId,
        /// The table that it is about; empty for none.
        table_id: String,
        /// name, phrases, stalling, leaving, cheating or other
        reason: String,
        /// What the reporter wrote.
        note: String,
        /// The names and phrases at the table as they were then, as JSON.
        seen: String,
        /// When it was decided.
        decided: Option<i64>,
        /// By whom; empty for somebody at the machine itself.
        decider: String,
        /// What was decided: dismissed, warned, renamed or suspended; empty before.
        decision: String,
        /// What the person concerned is told.
        words: String,
        /// When the person concerned answered.
        answered: Option<i64>,
        /// What they answered.
        answer: String,
        /// Until when a suspension lasts that was decided.
        until: Option<i64>,
        /// When the person concerned has read the decision.
        told: Option<i64>,
        /// When somebody who runs the place has read the answer.
        heard: Option<i64>,
    }
}

/// A report to keep.
pub struct KeepReport {
    /// The report.
    pub report: ReportRow,
    /// How many its reporter may make after this time.
    pub most: i64,
    /// The time.
    pub since: i64,
}

/// What became of a report that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reported {
    /// It is kept.
    Kept,
    /// Its reporter has made as many as they may.
    TooMany,
    /// Its reporter has said something about the same person at the same table that is not decided yet.
    Known,
}

/// A decision about a report, with what it does.
pub struct Decide {
    /// The report.
    pub id: String,
    /// The report itself, if it is made by the decision.
    pub opens: Option<ReportRow>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// By whom; empty for somebody at the machine itself.
    pub decider: String,
    /// dismissed, warned, renamed or suspended
    pub decision: String,
    /// What the person concerned is told.
    pub words: String,
    /// What happens to the account of the person concerned.
    pub effect: Effect,
    /// What is noted of it.
    pub act: ActRow,
}

/// What a decision does to an account.
pub enum Effect {
    /// Nothing.
    Nothing,
    /// It gets another name.
    Rename(Renaming),
    /// Its owner may only look until this time.
    Suspend(i64),
}

const REPORT: &str = "SELECT id, at, reporter, about, table_id, reason, note, seen, decided, decider, decision, words, \
    answered, answer, until, told, heard FROM reports WHERE id = $1";

/// Those that nobody has decided, and those whose answer nobody has read, the oldest first.
const OPEN: &str = "SELECT id, at, reporter, about, table_id, reason, note, seen, decided, decider, decision, words, \
    answered, answer, until, told, heard FROM reports \
    WHERE decided IS NULL OR (answered IS NOT NULL AND heard IS NULL) ORDER BY at, id LIMIT $1 OFFSET $2";

const ABOUT: &str = "SELECT id, at, reporter, about, table_id, reason, note, seen, decided, decider, decision, words, \
    answered, answer, until, told, heard FROM reports WHERE about = $1 ORDER BY at DESC, id LIMIT $2 OFFSET $3";

const DECIDED: &str = "SELECT id, at, reporter, about, table_id, reason, note, seen, decided, decider, decision, words, \
    answered, answer, until, told, heard FROM reports \
    WHERE about = $1 AND decided IS NOT NULL AND decision <> 'dismissed' ORDER BY decided DESC, id LIMIT $2 OFFSET $3";

const BY: &str = "SELECT id, at, reporter, about, table_id, reason, note, seen, decided, decider, decision, words, \
    answered, answer, until, told, heard FROM reports WHERE reporter = $1 ORDER BY at DESC, id LIMIT $2 OFFSET $3";

const HAS_NEWS: &str = "SELECT id FROM reports WHERE about = $1 AND decided IS NOT NULL AND told IS NULL \
    AND decision <> 'dismissed' LIMIT 1";

impl Store {
    /// Keeps a report, unless its reporter has made too many or the same one.
    pub async fn keep_report(&self, report: KeepReport) -> Result<Reported, StoreError> {
        self.writer.write(report).await
    }

    /// The names of all reports, in a fixed order.
    pub async fn ids_of_reports(&self) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> =
            self.readers.all(Statement::new("SELECT id FROM reports ORDER BY id")).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// Keeps a report with what was decided, from an archive. Returns whether there was none of this name.
    pub async fn keep_old_report(&self, report: ReportRow) -> Result<bool, StoreError> {
        self.writer.write(report).await
    }

    /// The report with this name.
    pub async fn report(&self, id: &str) -> Result<Option<ReportRow>, StoreError> {
        self.readers.first(Statement::new(REPORT).with(id)).await.map_err(StoreError::from)
    }

    /// The reports that somebody who runs the place has yet to read, at most so many after so many others, the oldest first.
    pub async fn open_reports(&self, most: i64, first: i64) -> Result<Vec<ReportRow>, StoreError> {
        self.readers.all(Statement::new(OPEN).with(most).with(first)).await.map_err(StoreError::from)
    }

    /// What was said against somebody, at most so much after so much else, the latest first.
    pub async fn reports_about(
        &self,
        about: &GuestId,
        most: i64,
        first: i64,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let reports = Statement::new(ABOUT).with(about).with(most).with(first);
        self.readers.all(reports).await.map_err(StoreError::from)
    }

    /// What was decided about somebody, except that there is nothing to do, at most so much after so much else, the latest
    /// first.
    pub async fn decisions_about(
        &self,
        about: &GuestId,
        most: i64,
        first: i64,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let decisions = Statement::new(DECIDED).with(about).with(most).with(first);
        self.readers.all(decisions).await.map_err(StoreError::from)
    }

    /// What somebody has said against others, at most so much after so much else, the latest first.
    pub async fn reports_by(
        &self,
        reporter: &GuestId,
        most: i64,
        first: i64,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let reports = Statement::new(BY).with(reporter).with(most).with(first);
        self.readers.all(reports).await.map_err(StoreError::from)
    }

    /// Whether something was decided about somebody that they have not read.
    pub async fn has_news(&self, about: &GuestId) -> Result<bool, StoreError> {
        Ok(self.readers.first::<(String,)>(Statement::new(HAS_NEWS).with(about)).await?.is_some())
    }

    /// What was said at a table, each with the place that said it, in order.
    pub async fn phrases_at(&self, table: &TableId, most: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let said = "SELECT place, phrase FROM phrases WHERE table_id = $1 ORDER BY n DESC LIMIT $2";
        let mut said: Vec<(i64, String)> =
            self.readers.all(Statement::new(said).with(table).with(most)).await?;
        said.reverse();
        Ok(said)
    }

    /// Decides a report with everything that it does, unless somebody has decided it: [`StoreError::Conflict`] says that
    /// somebody else has the new name.
    pub async fn decide(&self, decision: Decide) -> Result<bool, StoreError> {
        self.writer.write(decision).await
    }

    /// Keeps what the person concerned answers to a decision, the first time. Returns whether it was kept.
    pub async fn answer_decision(&self, answer: AnswerDecision) -> Result<bool, StoreError> {
        self.writer.write(answer).await
    }

    /// Notes that the person concerned has read what was decided about them.
    pub async fn note_told(&self, about: &GuestId, now: i64) -> Result<(), StoreError> {
        self.writer.write(Read::Decisions(about.clone(), now)).await
    }

    /// Notes that somebody who runs the place has read an answer.
    pub async fn note_heard(&self, report: &str, now: i64) -> Result<(), StoreError> {
        self.writer.write(Read::Answer(report.to_owned(), now)).await
    }
}

impl Write for KeepReport {
    type Done = Reported;

    async fn write(&self, mut on: On<'_>) -> Result<Reported, StoreError> {
        let report = &self.report;
        let known = "SELECT id FROM reports WHERE reporter = $1 AND about = $2 AND table_id = $3 AND decided IS NULL \
            AND reporter <> ''";
        let known = Statement::new(known).with(&report.reporter).with(&report.about).with(&report.table_id);
        if on.first::<(String,)>(known).await.map_err(|error| failed(&error))?.is_some() {
            return Ok(Reported::Known);
        }
        let count = Statement::new("SELECT count(*) FROM reports WHERE reporter = $1 AND at > $2");
        let count = count.with(&report.reporter).with(self.since);
        let count = on.first::<(i64,)>(count).await.map_err(|error| failed(&error))?;
        if count.is_some_and(|(count,)| count >= self.most) {
            return Ok(Reported::TooMany);
        }
        insert(&mut on, report).await.map(|()| Reported::Kept)
    }
}

/// Nothing is decided about a new report.
async fn insert(on: &mut On<'_>, report: &ReportRow) -> Result<(), StoreError> {
    let keep = "INSERT INTO reports (id, at, reporter, about, table_id, reason, note, seen) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let keep = Statement::new(keep).with(&report.id).with(report.at).with(&report.reporter);
    let keep = keep.with(&report.about).with(&report.table_id).with(&report.reason).with(&report.note);
    execute(on, keep.with(&report.seen)).await.map(|_| ())
}

impl Write for ReportRow {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let known = Statement::new("SELECT id FROM reports WHERE id = $1").with(&self.id);
        if on.first::<(String,)>(known).await.map_err(|error| failed(&error))?.is_some() {
            return Ok(false);
        }
        insert(&mut on, self).await?;
        let rest = "UPDATE reports SET decided = $1, decider = $2, decision = $3, words = $4, until = $5, \
            answered = $6, answer = $7, told = $8, heard = $9 WHERE id = $10";
        let rest = Statement::new(rest).with(&self.decided).with(&self.decider).with(&self.decision);
        let rest = rest.with(&self.words).with(&self.until).with(&self.answered).with(&self.answer);
        execute(&mut on, rest.with(&self.told).with(&self.heard).with(&self.id)).await.map(|_| true)
    }
}

impl Write for Decide {
    /// Whether nobody had decided it before.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let until = match &self.effect {
            Effect::Suspend(until) => Some(*until),
            Effect::Nothing | Effect::Rename(_) => None,
        };
        if let Some(report) = &self.opens {
            insert(&mut on, report).await?;
        }
        let decide = "UPDATE reports SET decided = $1, decider = $2, decision = $3, words = $4, until = $5 \
            WHERE id = $6 AND decided IS NULL";
        let decide = Statement::new(decide).with(self.at).with(&self.decider).with(&self.decision);
        if execute(&mut on, decide.with(&self.words).with(&until).with(&self.id)).await? == 0 {
            return Ok(false);
        }
        match &self.effect {
            Effect::Nothing => {}
            Effect::Rename(renaming) => renaming.write_on(&mut on).await?,
            Effect::Suspend(until) => {
                let suspend = "UPDATE accounts SET suspended_until = $1 \
                    WHERE id = (SELECT about FROM reports WHERE id = $2)";
                execute(&mut on, Statement::new(suspend).with(*until).with(&self.id)).await?;
                let about = Statement::new("SELECT about FROM reports WHERE id = $1").with(&self.id);
                let about = only(&mut on, about).await?;
                end_all_tokens(&mut on, &about).await?;
                let seeks = "DELETE FROM seeks WHERE table_id IS NULL \
                    AND who = (SELECT about FROM reports WHERE id = $1)";
                execute(&mut on, Statement::new(seeks).with(&self.id)).await?;
            }
        }
        self.act.write_on(&mut on).await.map(|()| true)
    }
}

/// What the person concerned answers to a decision.
pub struct AnswerDecision {
    /// The report.
    pub id: String,
    /// Who answers.
    pub about: GuestId,
    /// What they say.
    pub answer: String,
    /// The present, in seconds since 1970.
    pub now: i64,
}

impl Write for AnswerDecision {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let keep = "UPDATE reports SET answered = $1, answer = $2 WHERE id = $3 AND about = $4 \
            AND answered IS NULL AND decided IS NOT NULL AND decision <> 'dismissed'";
        let keep = Statement::new(keep).with(self.now).with(&self.answer).with(&self.id).with(&self.about);
        execute(&mut on, keep).await.map(|changed| changed > 0)
    }
}

enum Read {
    Decisions(GuestId, i64),
    Answer(String, i64),
}

impl Write for Read {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let note = match self {
            Read::Decisions(about, now) => {
                let told =
                    "UPDATE reports SET told = $1 WHERE about = $2 AND decided IS NOT NULL AND told IS NULL";
                Statement::new(told).with(*now).with(about)
            }
            Read::Answer(report, now) => {
                let heard =
                    "UPDATE reports SET heard = $1 WHERE id = $2 AND answered IS NOT NULL AND heard IS NULL";
                Statement::new(heard).with(*now).with(report)
            }
        };
        execute(&mut on, note).await.map(|_| ())
    }
}

/// Takes somebody's name out of the reports about others at the tables where they sat.
pub(crate) async fn forget_name(on: &mut On<'_>, account: &GuestId, name: &str) -> Result<(), StoreError> {
    let seen = Statement::new("SELECT id, seen FROM reports WHERE seen LIKE '%' || $1 || '%'").with(account);
    let seen: Vec<(String, String)> = on.all(seen).await.map_err(|error| failed(&error))?;
    for (report, seen) in seen {
        let Ok(mut seen) = serde_json::from_str::<Value>(&seen) else { continue };
        let people = seen["people"].as_array().cloned().unwrap_or_default();
        for (seat, _) in people.iter().enumerate().filter(|(_, who)| **who == account.as_str()) {
            if let Some(called) = seen["names"].get_mut(seat) {
                *called = name.into();
            }
        }
        let forget = Statement::new("UPDATE reports SET seen = $1 WHERE id = $2");
        execute(on, forget.with(&seen.to_string()).with(&report)).await?;
    }
    Ok(())
}
