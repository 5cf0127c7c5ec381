//! What somebody waits for, and how they stand.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use catalog::Entry;
use contest::clock::Pace;
use contest::matching::{Computers, Opponents, Rated, RatedWish, Reach, Waiting, range_of};
use contest::rating::Rating;
use game::Chosen;
use store::{GuestId, SeekRow, TableId};

use super::super::Tables;
use super::Search;
use crate::refusal::Refusal;

/// The option for the number of players, in games that let one choose.
const PLAYERS: &str = "players";

/// What somebody would play.
#[derive(Clone)]
pub struct Wish {
    /// The game.
    pub entry: &'static Entry,
    /// The numbers of seats that they accept, the dearest first.
    pub seats: Vec<u8>,
    /// The paces that they accept, the dearest first.
    pub paces: Vec<Pace>,
    /// Whether it should be rated.
    pub rated: RatedWish,
    /// Which ratings they accept.
    pub opponents: Opponents,
    /// Whether computer players may take the last seats.
    pub computers: Computers,
}

/// Somebody who waits.
pub struct Seeking {
    /// What they would play.
    pub wish: Wish,
    /// Their rating in this game, and its standard deviation.
    pub rating: (i32, i32),
    /// For how many milliseconds they have waited.
    pub waited: i64,
    /// Which ratings they accept now and next.
    pub reach: Reach,
    /// The table that they were paired at.
    pub found: Option<TableId>,
    /// How many others wait for the same game.
    pub others: usize,
}

impl Tables {
    /// Somebody waits for others from now on, in the place of what they waited for before. Those who can be brought together
    /// are so at once.
    pub async fn seek(self: &Arc<Self>, who: &GuestId, wish: &Wish) -> Result<(), Refusal> {
        let account = self.store.account(who).await?;
        if account.as_ref().is_some_and(|account| account.owner.is_some()) {
            return Err(Refusal::OfProgram);
        }
        let has_account = account.is_some();
        if !has_account && wish.rated != RatedWish::Casual {
            return Err(Refusal::NoAccount);
        }
        let rated = match wish.rated {
            RatedWish::Casual => RatedWish::Casual,
            // Whoever has to wait for the next rated game plays a casual one, if they want that as well.
            RatedWish::Either if self.waits_until(who).await?.is_some() => RatedWish::Casual,
            RatedWish::Either => RatedWish::Either,
            RatedWish::Rated => {
                self.check_patience(who, Rated::Rated).await?;
                RatedWish::Rated
            }
        };
        let wish = &Wish { rated, ..wish.clone() };
        let rating = self.rating_of(who, wish.entry.id).await?;
        if !self.store.seek(wish.row(who, rating)).await? {
            return Err(Refusal::Paired);
        }
        self.meet().await
    }

    /// Somebody waits no longer.
    pub async fn stop_seeking(self: &Arc<Self>, who: &GuestId) -> Result<(), Refusal> {
        self.store.stop_seeking(who).await?;
        self.meet().await
    }

    /// Notes that somebody still waits, if they do.
    pub async fn still_seeks(&self, who: &GuestId) -> Result<(), Refusal> {
        Ok(self.store.renew_seek(who).await?)
    }

    /// How somebody stands who waits, as far as this node knows.
    pub fn search(&self, who: &GuestId) -> Option<Search> {
        self.meeting.search(who)
    }

    /// What somebody waits for, if they do.
    pub async fn seeking(&self, who: &GuestId) -> Result<Option<Seeking>, Refusal> {
        let row = self.store.seek_of(who).await?.filter(is_open);
        let Some(row) = row else { return Ok(None) };
        let Some(wish) = Wish::read(&row) else { return Ok(None) };
        let waiting = waiting(&row, 0, BTreeSet::new());
        let Some(waiting) = waiting else { return Ok(None) };
        let others = self.count_seeks(&row.game).saturating_sub(1);
        Ok(Some(Seeking {
            wish,
            rating: (waiting.rating, waiting.deviation),
            waited: (row.asked - row.since).max(0),
            reach: range_of(&waiting, row.asked),
            found: found(&row),
            others,
        }))
    }

    /// The tables of tournaments at which somebody is to sit down, as far as this node knows.
    pub fn called(&self, who: &GuestId) -> Vec<TableId> {
        self.meeting.waiting.borrow().called.get(who).cloned().unwrap_or_default()
    }

    /// How many people wait for a game, as far as this node knows.
    pub fn count_seeks(&self, game: &str) -> usize {
        self.meeting.waiting.borrow().games.get(game).copied().unwrap_or(0)
    }
}

/// Whether a search is not over: whoever plays already waits for nothing more.
pub(super) fn is_open(row: &SeekRow) -> bool {
    !matches!(row.progress.as_deref(), Some("playing" | "over"))
}

/// The table at which somebody who was paired is to sit down.
pub(super) fn found(row: &SeekRow) -> Option<TableId> {
    row.table_id.clone().filter(|_| row.progress.as_deref() == Some("gathering"))
}

/// Somebody who waits as the pairing knows them; nothing if a row cannot be read.
pub(super) fn waiting(row: &SeekRow, player: u64, avoids: BTreeSet<u64>) -> Option<Waiting> {
    let wish = Wish::read(row)?;
    Some(Waiting {
        player,
        game: row.game.clone(),
        seats: wish.seats,
        paces: wish.paces.iter().map(ToString::to_string).collect(),
        rated: wish.rated,
        rating: row.rating as i32,
        deviation: row.deviation as i32,
        opponents: wish.opponents,
        computers: wish.computers,
        avoids,
        since: row.since,
    })
}

/// The usual options of a game with so many seats; nothing if it is not played so.
pub fn usual_options(entry: &Entry, seats: u8) -> Option<Chosen> {
    let has_players = entry.options.iter().any(|spec| spec.key == PLAYERS);
    let players = if has_players { format!("{PLAYERS}={seats}") } else { String::new() };
    let choose = |more: &str| {
        let chosen = entry.choose(format!("{players} {more}").trim(), None).ok()?;
        let count = (entry.count_seats)(&chosen).ok()?;
        (count == seats).then_some(chosen)
    };
    // Some numbers of players need something else than usual.
    let others = entry.options.iter().filter(|spec| spec.key != PLAYERS);
    let mut more = others.flat_map(|spec| spec.values.iter().map(|value| format!("{}={value}", spec.key)));
    choose("").or_else(|| more.find_map(|more| choose(&more)))
}

/// The numbers of seats that strangers can play a game with.
pub fn seats_to_seek(entry: &Entry) -> Vec<u8> {
    (entry.seats.0.max(2)..=entry.seats.1).filter(|seats| usual_options(entry, *seats).is_some()).collect()
}

impl Wish {
    fn row(&self, who: &GuestId, rating: Rating) -> SeekRow {
        SeekRow {
            game: self.entry.id.to_owned(),
            seats: joined(&self.seats),
            paces: joined(&self.paces),
            rated: match self.rated {
                RatedWish::Rated => "rated",
                RatedWish::Casual => "casual",
                RatedWish::Either => "either",
            }
            .to_owned(),
            opponents: match self.opponents {
                Opponents::NearRating => "near",
                Opponents::AnyRating => "any",
            }
            .to_owned(),
            computers: match self.computers {
                Computers::Accepted => "accepted",
                Computers::Refused => "refused",
            }
            .to_owned(),
            rating: rating.mean().round() as i64,
            deviation: rating.deviation().round() as i64,
            ..SeekRow::new(who.clone())
        }
    }

    fn read(row: &SeekRow) -> Option<Wish> {
        Some(Wish {
            entry: catalog::find(&row.game).ok()?,
            seats: split(&row.seats)?,
            paces: split(&row.paces)?,
            rated: match &*row.rated {
                "rated" => RatedWish::Rated,
                "casual" => RatedWish::Casual,
                "either" => RatedWish::Either,
                _ => return None,
            },
            opponents: if row.opponents == "any" { Opponents::AnyRating } else { Opponents::NearRating },
            computers: if row.computers == "accepted" { Computers::Accepted } else { Computers::Refused },
        })
    }
}

fn joined(parts: &[impl Display]) -> String {
    parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn split<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(' ').map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_can_play_every_game_with_every_number_of_players_from_two_on() {
        for entry in catalog::GAMES {
            let all: Vec<u8> = (entry.seats.0.max(2)..=entry.seats.1).collect();
            assert_eq!(seats_to_seek(entry), all, "{}", entry.id);
        }
    }

    #[test]
    fn a_wish_is_read_as_it_was_kept_and_nonsense_is_not() {
        let wish = Wish {
            entry: &catalog::GAMES[0],
            seats: vec![2],
            paces: vec![Pace::Days(3), Pace::Live { bank: 600, increment: 30 }],
            rated: RatedWish::Either,
            opponents: Opponents::AnyRating,
            computers: Computers::Accepted,
        };
        let row = wish.row(&"zsofi".parse().unwrap(), Rating::first(&[]));
        let read = Wish::read(&row).unwrap();
        assert_eq!(read.row(&row.who, Rating::first(&[])), row);
        for broken in [
            SeekRow { game: "chess".to_owned(), ..row.clone() },
            SeekRow { seats: "2,3".to_owned(), ..row.clone() },
            SeekRow { paces: String::new(), ..row.clone() },
            SeekRow { rated: "maybe".to_owned(), ..row.clone() },
        ] {
            assert!(waiting(&broken, 0, BTreeSet::new()).is_none(), "{broken:?}");
        }
    }
}
