//! Counting results, one after the other, on whichever node gets to it first.

use catalog::Day;
use store::{
    Count, CountedResult, GuestId, NewResult, RatedUpto, RatingRow, Recount, ResultRow, Store, StoreError,
    Together,
};

use super::book::Book;
use crate::tables::Tables;

/// How many turns everybody must have had for a game to count.
pub(super) const LEAST_TURNS: i64 = 2;

/// How many games a day count between the same two people.
const MOST_TOGETHER: i64 = 6;

/// How many games a day count against the same computer player.
const MOST_AGAINST_COMPUTER: i64 = 5;

/// How many results are read at a time.
const BATCH: i64 = 1_000;

/// How often counting anew begins again because somebody else has gone on meanwhile.
const TRIES: usize = 5;

/// Whether a result counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It does.
    Counts,
    /// Somebody had hardly begun to play.
    TooShort,
    /// The same two had played too often that day.
    PairTooOften,
    /// Somebody had played too often against the same computer player that day.
    ComputerTooOften,
    /// Nobody can make sense of it.
    Unreadable,
}

game::named!(Worth {
    Counts => "counts",
    TooShort => "too-short",
    PairTooOften => "pair-too-often",
    ComputerTooOften => "computer-too-often",
    Unreadable => "unreadable"
});

impl Tables {
    /// Counts all results that nobody has counted.
    pub(crate) async fn count_results(&self) -> Result<(), StoreError> {
        let _counting = self.counting.lock().await;
        loop {
            let from = self.store.rated_upto().await?;
            let Some(due) = self.store.results_to_count(1).await?.pop() else { return Ok(()) };
            match self.count_result(from, &due.result).await {
                Ok(()) => {}
                // Another node was quicker, so there is one less.
                Err(StoreError::Conflict) if self.store.rated_upto().await? != from => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn count_result(&self, from: RatedUpto, result: &NewResult) -> Result<(), StoreError> {
        let mut book = Book::of(self.ratings_of_all(result).await?);
        let mut worth = self.worth(from, result).await?;
        let mut changes = Vec::new();
        if worth == Worth::Counts {
            match book.count(from.results + 1, result) {
                Some(counted) => changes = counted,
                None => worth = Worth::Unreadable,
            }
        }
        let is_changed = |row: &RatingRow| {
            changes.iter().any(|change| change.account == row.account && change.game == row.game)
        };
        let ratings = book.into_rows().into_iter().filter(is_changed).collect();
        let counted = CountedResult { table: result.table.clone(), verdict: worth.to_string() };
        self.store.count_results(Count { from, results: vec![counted], ratings, changes }).await
    }

    async fn ratings_of_all(&self, result: &NewResult) -> Result<Vec<RatingRow>, StoreError> {
        let mut rows = Vec::new();
        for account in people(result) {
            rows.extend(self.store.ratings_of(&account).await?);
        }
        Ok(rows)
    }

    /// Whether a result counts after those before it.
    async fn worth(&self, from: RatedUpto, result: &NewResult) -> Result<Worth, StoreError> {
        if result.seats.iter().any(|row| row.turns < LEAST_TURNS) {
            return Ok(Worth::TooShort);
        }
        let day = Day::at(result.at);
        let mut times = (day.begins(), day.later(1).begins());
        // What two of them play meanwhile is not for a third to suffer from.
        if result.seats.len() > 2
            && let Some(made) = self.store.made(&result.table).await?
        {
            times.1 = times.1.min(made);
        }
        for (index, one) in result.seats.iter().enumerate().filter(|(_, row)| row.strength.is_none()) {
            for (place, other) in result.seats.iter().enumerate() {
                let is_person = other.strength.is_none();
                if index == place || (is_person && place < index) {
                    continue;
                }
                let two = Together { one: &one.who, other: &other.who, is_person };
                let count = self.store.count_together(two, times, from.results).await?;
                match is_person {
                    true if count >= MOST_TOGETHER => return Ok(Worth::PairTooOften),
                    false if count >= MOST_AGAINST_COMPUTER => return Ok(Worth::ComputerTooOften),
                    true | false => {}
                }
            }
        }
        Ok(Worth::Counts)
    }

    /// All ratings from scratch: what was counted is counted again, in the same order and with the same fits.
    pub(super) async fn recount(&self) -> Result<(), StoreError> {
        let _counting = self.counting.lock().await;
        recount(&self.store).await
    }
}

/// Makes all ratings again.
pub(crate) async fn recount(store: &Store) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let from = store.rated_upto().await?;
        match recount_once(store, from).await {
            Err(StoreError::Conflict) => {}
            told => return told,
        }
    }
    Err(StoreError::Conflict)
}

async fn recount_once(store: &Store, from: RatedUpto) -> Result<(), StoreError> {
    let (results, fits) = (all_counted(store).await?, store.fits().await?);
    let upto = RatedUpto {
        results: results.last().and_then(|row| row.number).unwrap_or_default(),
        fits: fits.last().map_or(0, |fit| fit.fit),
    };
    let (mut book, mut changes, mut known) = (Book::default(), Vec::new(), Vec::<ResultRow>::new());
    let mut fits = fits.into_iter().peekable();
    for row in results {
        let number = row.number.unwrap_or_default();
        while fits.next_if(|fit| fit.upto < number).is_some() {
            book.fit(&known);
        }
        if counts(&row) {
            changes.extend(book.count(number, &row.result).unwrap_or_default());
            known.push(row);
        }
    }
    for _ in fits {
        book.fit(&known);
    }
    store.recount(Recount { from, upto, ratings: book.into_rows(), changes }).await
}

/// All results that were counted, whether they count or not, in order.
pub(super) async fn all_counted(store: &Store) -> Result<Vec<ResultRow>, StoreError> {
    let mut all: Vec<ResultRow> = Vec::new();
    loop {
        let after = all.last().and_then(|row| row.number).unwrap_or_default();
        let more = store.counted_results(after, BATCH).await?;
        if more.is_empty() {
            return Ok(all);
        }
        all.extend(more);
    }
}

/// Whether a result changed ratings.
pub(super) fn counts(row: &ResultRow) -> bool {
    row.verdict.as_deref() == Some(Worth::Counts.name())
}

/// The people who sat down.
pub(super) fn people(result: &NewResult) -> impl Iterator<Item = GuestId> {
    let people = result.seats.iter().filter(|row| row.strength.is_none());
    people.filter_map(|row| row.who.parse().ok())
}
