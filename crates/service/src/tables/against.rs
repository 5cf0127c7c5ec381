//! What came of a guest's games against the levels of a game.

use std::cmp::Ordering;

use bots::{Bot, Met};
use catalog::Entry;
use game::{EarlyEnd, Seat};
use store::GuestId;

use super::Tables;
use super::listed::Summary;
use crate::refusal::Refusal;

/// How many games are looked at, the last ones first.
const MOST: i64 = 50;

impl Tables {
    /// What came of a guest's last games against one level alone, for each level that they met. A level that the game does
    /// not have any more counts as the one that plays for it. Whoever resigned has lost.
    pub async fn met(&self, guest: &GuestId, entry: &Entry) -> Result<Vec<Met>, Refusal> {
        let levels = (entry.ladder)();
        let mut met: Vec<Met> = Vec::new();
        for (seat, bot, ended, summary) in self.store.games_against_bots(guest, entry.id, MOST).await? {
            let Some(Bot::Level(level)) = Bot::named(&bot) else { continue };
            let Some(result) = result(seat, ended.as_deref(), summary.as_deref()) else { continue };
            let level = levels.rung(level).name;
            let place = met.iter().position(|met| met.level == level).unwrap_or_else(|| {
                met.push(Met::nothing(level));
                met.len() - 1
            });
            match result {
                Ordering::Greater => met[place].won += 1,
                Ordering::Equal => met[place].drawn += 1,
                Ordering::Less => met[place].lost += 1,
            }
        }
        Ok(met)
    }
}

/// What came of a game for the guest; `None` if nobody came back to it, or if it cannot be read.
fn result(seat: i64, ended: Option<&str>, summary: Option<&str>) -> Option<Ordering> {
    let own = Seat::try_from(u8::try_from(seat).ok()?).ok()?;
    let Some(ended) = ended else {
        return serde_json::from_str::<Summary>(summary?).ok()?.result(own.index());
    };
    let loser = ended.parse::<EarlyEnd>().ok()?.loser()?;
    Some(if loser == own { Ordering::Less } else { Ordering::Greater })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(seat: i64, ended: Option<&str>, summary: &str, expected: Option<Ordering>) {
        assert_eq!(result(seat, ended, Some(summary)), expected, "{seat} {ended:?} {summary}");
    }

    #[test]
    fn whoever_has_the_better_rank_has_won_and_without_ranks_whoever_has_more_points() {
        let ranked = r#"{"turn":null,"points":[[20,20]],"is_open":false,"ranks":[0,1]}"#;
        check(0, None, ranked, Some(Ordering::Greater));
        check(1, None, ranked, Some(Ordering::Less));
        let tied = r#"{"turn":null,"points":[[20,20]],"is_open":false,"ranks":[0,0]}"#;
        check(1, None, tied, Some(Ordering::Equal));
        let older = r#"{"turn":null,"points":[[20,31]],"is_open":false}"#;
        check(0, None, older, Some(Ordering::Less));
        check(1, None, older, Some(Ordering::Greater));
    }

    #[test]
    fn whoever_resigned_has_lost_whatever_the_points_say() {
        let summary = r#"{"turn":null,"points":[[20,31]],"is_open":false}"#;
        check(1, Some("resigned 1"), summary, Some(Ordering::Less));
        check(0, Some("resigned 1"), summary, Some(Ordering::Greater));
    }

    #[test]
    fn what_nobody_ended_or_cannot_be_read_is_no_result() {
        let summary = r#"{"turn":null,"points":[[20,31]],"is_open":false}"#;
        check(0, Some("abandoned"), summary, None);
        check(0, Some("eaten"), summary, None);
        check(2, None, summary, None);
        check(0, None, "{}", None);
        assert_eq!(result(0, None, None), None);
    }
}
