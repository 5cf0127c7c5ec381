//! Counting results, and fitting all of them at once.

use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::ratings::{FitRow, RatedUpto, RatingChangeRow, RatingRow};
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

/// The next results that are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// How far counting has got so far.
    pub from: RatedUpto,
    /// In order; the first gets the number after the last so far.
    pub results: Vec<CountedResult>,
    /// The ratings as they are to be.
    pub ratings: Vec<RatingRow>,
    /// What each result changes.
    pub changes: Vec<RatingChangeRow>,
}

/// A result that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedResult {
    /// Its table.
    pub table: TableId,
    /// `counts`, or why it changes no rating.
    pub verdict: String,
}

/// A fit that is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fitted {
    /// How far counting has got so far.
    pub from: RatedUpto,
    /// The fit. Its number is the one after the last so far.
    pub fit: FitRow,
    /// The ratings as they are to be.
    pub ratings: Vec<RatingRow>,
}

/// All ratings from scratch, as they follow from the results and fits so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recount {
    /// How far counting has got so far.
    pub from: RatedUpto,
    /// How far it has got by what is given: the same, unless results and fits were put there behind its back.
    pub upto: RatedUpto,
    /// All ratings.
    pub ratings: Vec<RatingRow>,
    /// What each result changed.
    pub changes: Vec<RatingChangeRow>,
}

impl Store {
    /// Counts results. Counts nothing if somebody else has gone on meanwhile: then it is a [`StoreError::Conflict`].
    pub async fn count_results(&self, count: Count) -> Result<(), StoreError> {
        self.writer.write(count).await
    }

    /// Keeps a fit, under the same condition.
    pub async fn keep_fit(&self, fitted: Fitted) -> Result<(), StoreError> {
        self.writer.write(fitted).await
    }

    /// Keeps a fit of an archive. What follows from it has to be counted again.
    pub async fn keep_old_fit(&self, fit: FitRow) -> Result<bool, StoreError> {
        match self.writer.write(fit).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Replaces all ratings, under the same condition.
    pub async fn recount(&self, recount: Recount) -> Result<(), StoreError> {
        self.writer.write(recount).await
    }
}

impl Write for Count {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let upto = self.from.results + self.results.len() as i64;
        go_on(&mut on, self.from, RatedUpto { results: upto, ..self.from }).await?;
        for (number, counted) in (self.from.results + 1..).zip(&self.results) {
            let count = "UPDATE results SET number = $1, verdict = $2 WHERE table_id = $3 AND number IS NULL";
            let count = Statement::new(count).with(number).with(&counted.verdict).with(&counted.table);
            if execute(&mut on, count).await? == 0 {
                return Err(StoreError::Conflict);
            }
        }
        keep_ratings(&mut on, &self.ratings).await?;
        keep_changes(&mut on, &self.changes).await
    }
}

impl Write for Fitted {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        go_on(&mut on, self.from, RatedUpto { fits: self.from.fits + 1, ..self.from }).await?;
        self.fit.write_on(&mut on).await?;
        keep_ratings(&mut on, &self.ratings).await
    }
}

impl Write for FitRow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        self.write_on(&mut on).await
    }
}

impl FitRow {
    async fn write_on(&self, on: &mut On<'_>) -> Result<(), StoreError> {
        let keep = "INSERT INTO fits (fit, upto, at, found) VALUES ($1, $2, $3, $4)";
        let keep = Statement::new(keep).with(self.fit).with(self.upto).with(self.at);
        execute(on, keep.with(&self.found)).await.map(|_| ())
    }
}

impl Write for Recount {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        go_on(&mut on, self.from, self.upto).await?;
        execute(&mut on, Statement::new("DELETE FROM ratings")).await?;
        execute(&mut on, Statement::new("DELETE FROM rating_changes")).await?;
        keep_ratings(&mut on, &self.ratings).await?;
        keep_changes(&mut on, &self.changes).await
    }
}

/// Goes on from where counting has got to, or comes too late. The row is locked by that, so nobody else does at the same time.
async fn go_on(on: &mut On<'_>, from: RatedUpto, to: RatedUpto) -> Result<(), StoreError> {
    let first = "INSERT INTO rated_upto (id, results, fits) VALUES (0, 0, 0) ON CONFLICT DO NOTHING";
    execute(on, Statement::new(first)).await?;
    let go_on = "UPDATE rated_upto SET results = $1, fits = $2 WHERE id = 0 AND results = $3 AND fits = $4";
    let go_on = Statement::new(go_on).with(to.results).with(to.fits).with(from.results).with(from.fits);
    if execute(on, go_on).await? == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn keep_ratings(on: &mut On<'_>, ratings: &[RatingRow]) -> Result<(), StoreError> {
    let keep = "INSERT INTO ratings (account, game, mean, deviation, games, among_people, at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, game) DO UPDATE SET \
                mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, \
                among_people = excluded.among_people, at = excluded.at";
    for row in ratings {
        let keep = Statement::new(keep).with(&row.account).with(&row.game).with(row.mean);
        let keep = keep.with(row.deviation).with(row.games).with(row.among_people).with(row.at);
        execute(on, keep).await?;
    }
    Ok(())
}

async fn keep_changes(on: &mut On<'_>, changes: &[RatingChangeRow]) -> Result<(), StoreError> {
    let keep = "INSERT INTO rating_changes \
                (number, account, game, mean_before, deviation_before, mean, deviation) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
    for row in changes {
        let keep = Statement::new(keep).with(row.number).with(&row.account).with(&row.game);
        let keep = keep.with(row.mean_before).with(row.deviation_before);
        execute(on, keep.with(row.mean).with(row.deviation)).await?;
    }
    Ok(())
}
