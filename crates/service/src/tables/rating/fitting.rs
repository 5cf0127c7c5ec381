//! Fitting all results at once, every day and on request.

use std::time::Duration;

use catalog::Day;
use store::{FitRow, Fitted, ResultRow, StoreError};
use tokio::task::spawn_blocking;

use super::book::{Book, Found};
use super::counting::{all_counted, counts};
use crate::refusal::Refusal;
use crate::tables::Tables;

/// How often it is tried while results are being counted.
const TRIES: usize = 5;

/// What a fit has found, and up to which result it goes.
#[derive(Clone, PartialEq, Debug)]
pub struct FitMade {
    /// Its number, from one.
    pub fit: i64,
    /// The number of the last result that it knew.
    pub upto: i64,
    /// What it found.
    pub found: Found,
}

impl Tables {
    /// Fits all results once a day, if there is a new one, and for the first time on the day after the first result. Whichever
    /// node comes first does it for all.
    pub(crate) async fn fit_once_a_day(&self) -> Result<(), StoreError> {
        let upto = self.store.rated_upto().await?;
        let last = self.store.last_fit().await?;
        let at = match last {
            Some(fit) if fit.upto >= upto.results => return Ok(()),
            Some(fit) => fit.at,
            None => match self.store.counted_results(0, 1).await?.pop() {
                Some(first) => first.result.at,
                None => return Ok(()),
            },
        };
        if Day::at(at) >= Day::at(self.time() / 1_000) {
            return Ok(());
        }
        match self.fit_all().await {
            // Another node has made one, or so much is played that it has to wait.
            Err(StoreError::Conflict) => Ok(()),
            made => {
                let made = made?;
                tracing::info!(fit = made.fit, upto = made.upto, found = ?made.found, "ratings were fitted");
                Ok(())
            }
        }
    }

    /// Counts what is due and fits all results now; nothing if there are none.
    pub async fn fit_now(&self) -> Result<Option<FitMade>, Refusal> {
        self.count_results().await?;
        if self.store.rated_upto().await?.results == 0 {
            return Ok(None);
        }
        Ok(Some(self.fit_all().await?))
    }

    /// Makes all ratings again from the results and the fits that there are.
    pub async fn rate_from_scratch(&self) -> Result<(), Refusal> {
        Ok(self.recount().await?)
    }

    async fn fit_all(&self) -> Result<FitMade, StoreError> {
        // While it is being found here, nothing is counted here.
        let _counting = self.counting.lock().await;
        for turn in 0..TRIES {
            tokio::time::sleep(Duration::from_millis(50 * turn as u64)).await;
            match self.fit_once().await {
                Err(StoreError::Conflict) => {}
                made => return made,
            }
        }
        Err(StoreError::Conflict)
    }

    async fn fit_once(&self) -> Result<FitMade, StoreError> {
        let from = self.store.rated_upto().await?;
        let mut results: Vec<ResultRow> = all_counted(&self.store).await?;
        results.retain(counts);
        let mut book = Book::of(self.store.all_ratings().await?);
        let fitted = spawn_blocking(move || (book.fit(&results), book.into_rows())).await;
        let (found, ratings) = fitted.map_err(|error| StoreError::Unread(error.to_string()))?;
        let made = FitMade { fit: from.fits + 1, upto: from.results, found };
        let found = serde_json::to_string(&made.found).expect("what was found is numbers and names");
        let fit = FitRow { fit: made.fit, upto: made.upto, at: self.time() / 1_000, found };
        self.store.keep_fit(Fitted { from, fit, ratings }).await?;
        Ok(made)
    }
}
