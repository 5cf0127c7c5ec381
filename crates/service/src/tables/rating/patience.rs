//! Whoever leaves rated games early and often waits longer for the next one.

use contest::matching::Rated;
use store::{FormRow, GuestId};

use super::counting::Worth;
use super::results::Ending;
use crate::refusal::Refusal;
use crate::tables::Tables;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// How far back it matters, in seconds.
const REMEMBERED: i64 = 14 * DAY;

/// After how many seconds a game that somebody left counts half.
const HALVED: f64 = DAY as f64;

/// How much of a game that was left one makes good that was finished and counts, and how much all of them do.
const MADE_GOOD: f64 = 0.25;
const MOST_MADE_GOOD: f64 = 2.0;

/// How long the wait is after the second game in a row that somebody left, in seconds, and by how much each further one
/// multiplies it.
const FIRST_WAIT: f64 = 600.0;
const GROWTH: f64 = 4.0;

/// The longest wait, in seconds.
const LONGEST: i64 = DAY;

impl Tables {
    /// Until when somebody has to wait for their next rated game, in seconds since 1970, if they have to.
    pub async fn waits_until(&self, person: &GuestId) -> Result<Option<i64>, Refusal> {
        let now = self.time() / 1_000;
        let form = self.store.form_of(person, now - REMEMBERED).await?;
        Ok(wait_ends(&form).filter(|until| *until > now))
    }

    /// Refuses a rated game to somebody who has to wait for it.
    pub(in crate::tables) async fn check_patience(
        &self,
        person: &GuestId,
        rated: Rated,
    ) -> Result<(), Refusal> {
        match (rated, self.waits_until(person).await?) {
            (Rated::Casual, _) | (Rated::Rated, None) => Ok(()),
            (Rated::Rated, Some(until)) => {
                let left = until - self.time() / 1_000;
                Err(Refusal::RatedLater { minutes: (left + 59).div_euclid(60) as u32 })
            }
        }
    }
}

/// When the wait ends after these games, in the order in which they ended.
fn wait_ends(form: &[FormRow]) -> Option<i64> {
    let last = form.iter().rposition(was_left)?;
    let at = form[last].at;
    let weight = |row: &FormRow| 0.5_f64.powf((at - row.at).max(0) as f64 / HALVED);
    let left: f64 = form[..=last].iter().filter(|row| was_left(row)).map(weight).sum();
    let finished = form.iter().filter(|row| !was_left(row) && counts(row)).count() as f64;
    let more = left - 1.0 - (MADE_GOOD * finished).min(MOST_MADE_GOOD);
    if more < 0.5 {
        return None;
    }
    let wait = FIRST_WAIT * GROWTH.powf(more - 1.0);
    Some(at + (wait as i64).min(LONGEST))
}

/// What changed no rating took nobody any trouble.
fn counts(row: &FormRow) -> bool {
    row.verdict.as_deref() == Some(Worth::Counts.name())
}

/// Giving up a game that has hardly begun is leaving it: nobody gets anything for it.
fn was_left(row: &FormRow) -> bool {
    match row.ended.parse() {
        Ok(Ending::Left | Ending::TimedOut) | Err(_) => true,
        Ok(Ending::Resigned) => row.turns < super::counting::LEAST_TURNS,
        Ok(Ending::Played) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(at: i64, ended: &str, turns: i64, worth: Worth) -> FormRow {
        FormRow { at, ended: ended.to_owned(), turns, verdict: Some(worth.to_string()) }
    }

    fn check(form: &[(i64, &str)], expected: Option<i64>) {
        let rows: Vec<FormRow> = form.iter().map(|(at, ended)| row(*at, ended, 9, Worth::Counts)).collect();
        assert_eq!(wait_ends(&rows), expected, "{form:?}");
    }

    #[test]
    fn leaving_once_costs_no_time_and_leaving_often_more_and_more() {
        check(&[], None);
        check(&[(0, "played"), (10, "resigned")], None);
        check(&[(0, "left")], None);
        check(&[(0, "left"), (0, "timed-out")], Some(600));
        check(&[(0, "left"), (0, "left"), (0, "left")], Some(2_400));
        check(&[(0, "left"); 20], Some(DAY));
    }

    #[test]
    fn it_fades_with_time_and_with_games_that_are_finished() {
        check(&[(0, "left"), (3 * DAY, "left")], None);
        check(&[(0, "left"), (0, "left"), (0, "left"), (5, "played")], Some(1_697));
        check(&[(0, "left"), (0, "left"), (5, "played"), (6, "played"), (7, "played")], None);
    }

    #[test]
    fn giving_up_before_it_has_begun_is_leaving() {
        let resigned = |turns| row(0, "resigned", turns, Worth::TooShort);
        assert_eq!(wait_ends(&[resigned(1), resigned(0)]), Some(600));
        assert_eq!(wait_ends(&[resigned(2), resigned(5)]), None);
    }

    #[test]
    fn what_changes_no_rating_makes_nothing_good_and_much_makes_no_more_than_two_games_good() {
        let left = || vec![row(0, "left", 9, Worth::Counts); 3];
        for worth in [Worth::TooShort, Worth::PairTooOften, Worth::ComputerTooOften] {
            let form = [left(), vec![row(5, "played", 9, worth); 20]].concat();
            assert_eq!(wait_ends(&form), Some(2_400), "{worth}");
        }
        let form = |games| {
            [vec![row(0, "left", 9, Worth::Counts); games], vec![row(5, "played", 9, Worth::Counts); 99]]
                .concat()
        };
        assert_eq!(wait_ends(&form(3)), None);
        assert_eq!(wait_ends(&form(4)), Some(600));
    }
}
