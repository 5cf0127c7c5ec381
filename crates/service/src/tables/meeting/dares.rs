//! Challenges: one person asks another for a game, who accepts and so makes the table, or does not.

use std::sync::Arc;

use catalog::Entry;
use contest::clock::{Fall, Pace, Timed};
use contest::matching::Rated;
use store::{Dare, DareRow, GuestId, TableId};

use super::super::Tables;
use super::super::changes::{NewTable, set_up};
use super::super::snapshot::{Kind, Sitter};
use super::seeking::usual_options;
use crate::random;
use crate::refusal::Refusal;
use crate::work::Client;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// For how many seconds a challenge to a live game can be answered: whoever sent it is at the screen for about as long.
const LIVE_FOR: i64 = 600;

/// The same for a game that takes days.
const SLOW_FOR: i64 = 3 * DAY;

/// For how many seconds whoever sent one is told that it was declined.
const TOLD_FOR: i64 = 600;

/// How many challenges somebody may send in a day, and how many they get.
const MOST: i64 = 20;

/// A game that somebody asks for.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The game, which is played by two.
    pub entry: &'static Entry,
    /// How much time everybody has; `None` for as much as they like.
    pub pace: Option<Pace>,
    /// Whether it counts.
    pub rated: Rated,
    /// Where whoever asks wants to sit.
    pub seat: WantedSeat,
}

/// Where somebody wants to sit at a table for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WantedSeat {
    /// Anywhere: the seats are drawn.
    Drawn,
    /// They want to begin.
    First,
    /// The other one is to begin.
    Last,
}

game::named!(WantedSeat { Drawn => "drawn", First => "first", Last => "last" });

/// A challenge as one of the two sees it.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// What the two call it.
    pub id: String,
    /// Which side the reader is on.
    pub side: Side,
    /// What the other one is called.
    pub other: String,
    /// Whether the other one is a program.
    pub is_program: bool,
    /// The game that is asked for.
    pub terms: Terms,
    /// Whether it can still be answered.
    pub answer: DareAnswer,
    /// For how many seconds.
    pub left: i64,
    /// The table, once it was accepted.
    pub table: Option<TableId>,
}

/// What has become of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DareAnswer {
    /// Nobody has answered.
    Open,
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// It was taken back.
    Withdrawn,
}

game::named!(DareAnswer {
    Open => "open",
    Accepted => "accepted",
    Declined => "declined",
    Withdrawn => "withdrawn"
});

/// On which side of a challenge somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// They have asked.
    Challenger,
    /// They were asked.
    Challenged,
}

impl Tables {
    /// Asks somebody for a game. Returns what the two call the challenge if they are asked: nobody else learns why not.
    pub async fn challenge(
        self: &Arc<Self>,
        challenger: &GuestId,
        account: &GuestId,
        terms: &Terms,
    ) -> Result<Option<String>, Refusal> {
        if self.store.account(challenger).await?.is_none() {
            return Err(Refusal::NoAccount);
        }
        usual_options(terms.entry, 2).ok_or(Refusal::Illegal)?;
        if !terms.may_be() {
            return Err(Refusal::Illegal);
        }
        self.check_own_programs(terms.rated, &[challenger, account]).await?;
        self.check_patience(challenger, terms.rated).await?;
        let now = self.clock.now();
        let dare = Dare {
            id: random::name(),
            challenger: challenger.clone(),
            account: account.clone(),
            game: terms.entry.id.to_owned(),
            pace: terms.pace.map(|pace| pace.to_string()).unwrap_or_default(),
            is_rated: terms.rated == Rated::Rated,
            seat: terms.seat.to_string(),
            now,
            until: now + terms.lasts(),
            since: now - DAY,
            most: MOST,
        };
        let id = dare.id.clone();
        let is_asked = self.store.dare(dare).await?;
        self.meet().await?;
        Ok(is_asked.then_some(id))
    }

    /// What somebody is asked for and asks for, the latest first.
    pub async fn challenges(&self, who: &GuestId) -> Result<Vec<Challenge>, Refusal> {
        let now = self.clock.now();
        let rows = self.store.dares_of(who, now).await?;
        let all = rows.iter().filter_map(|row| read(row, who, now));
        // Whoever declines knows it.
        let is_news = |one: &Challenge| one.side == Side::Challenger || one.answer != DareAnswer::Declined;
        Ok(all.filter(is_news).collect())
    }

    /// How many challenges somebody has not answered, as far as this node knows.
    pub fn count_challenges(&self, who: &GuestId) -> usize {
        self.meeting.waiting.borrow().dares.get(who).copied().unwrap_or(0)
    }

    /// Accepts a challenge: its table is made, with chairs that are kept for both.
    pub async fn accept(self: &Arc<Self>, account: &GuestId, id: &str) -> Result<TableId, Refusal> {
        let now = self.clock.now();
        let rows = self.store.dares_of(account, now).await?;
        let row = rows.iter().find(|row| row.id == id && row.account == *account);
        let row = row.filter(|row| row.answer != DareAnswer::Declined.name()).ok_or(Refusal::Lapsed)?;
        if let Some(table) = &row.table_id {
            return Ok(table.clone());
        }
        let terms = Terms::read(row).ok_or(Refusal::Internal)?;
        let client = Client::unknown(Some(&row.challenger));
        let (one, other) = (Sitter::Guest(row.challenger.clone()), Sitter::Guest(account.clone()));
        self.check_patience(account, terms.rated).await?;
        let new = NewTable {
            entry: terms.entry,
            chosen: usual_options(terms.entry, 2).ok_or(Refusal::Internal)?,
            kind: Kind::Private,
            creator: Some(row.challenger.clone()),
            client: client.clone(),
            sitters: if terms.seat == WantedSeat::Last { vec![other, one] } else { vec![one, other] },
            random_seats: terms.seat == WantedSeat::Drawn,
            hints: false,
            opening: Vec::new(),
            parent: None,
            timed: terms.pace.map(|pace| Timed { pace, fall: Fall::Automatic }),
            rated: terms.rated,
            tournament: None,
        };
        self.check_rated(&new).await?;
        let snapshot = set_up(new)?;
        let noted = self.makers.note(&snapshot, &client)?;
        let until = now + terms.lasts();
        let made = self.store.accept_dare(id, account, &row.challenger, snapshot.stored(), now, until).await;
        match made {
            // They have answered in another window, or the other one has withdrawn it.
            Err(store::StoreError::Conflict) => return Err(Refusal::Lapsed),
            made => made?,
        }
        noted.keep();
        let table = snapshot.id.clone();
        self.begin(snapshot);
        self.meet().await?;
        Ok(table)
    }

    /// Declines a challenge, or takes it back.
    pub async fn end_challenge(self: &Arc<Self>, who: &GuestId, id: &str) -> Result<(), Refusal> {
        self.store.end_dare(id, who, self.clock.now() + TOLD_FOR).await?;
        self.meet().await
    }

    /// Forgets challenges that nobody can answer any more and that count for no limit.
    pub(crate) async fn forget_old_challenges(&self) -> Result<(), store::StoreError> {
        self.store.forget_dares(self.clock.now() - 7 * DAY).await
    }
}

impl Terms {
    /// Whether there may be such a game: what counts has a clock and seats that are drawn.
    fn may_be(&self) -> bool {
        self.rated == Rated::Casual || (self.pace.is_some() && self.seat == WantedSeat::Drawn)
    }

    /// For how many seconds it can be answered.
    fn lasts(&self) -> i64 {
        if self.pace.is_some_and(Pace::is_live) { LIVE_FOR } else { SLOW_FOR }
    }

    fn read(row: &DareRow) -> Option<Terms> {
        Some(Terms {
            entry: catalog::find(&row.game).ok()?,
            pace: if row.pace.is_empty() { None } else { Some(row.pace.parse().ok()?) },
            rated: if row.is_rated { Rated::Rated } else { Rated::Casual },
            seat: row.seat.parse().ok()?,
        })
    }
}

fn read(row: &DareRow, who: &GuestId, now: i64) -> Option<Challenge> {
    let side = if row.challenger == *who { Side::Challenger } else { Side::Challenged };
    let (other, is_program) = match side {
        Side::Challenger => (&row.to_name, row.is_to_program),
        Side::Challenged => (&row.from_name, row.is_from_program),
    };
    Some(Challenge {
        id: row.id.clone(),
        side,
        other: other.clone(),
        is_program,
        terms: Terms::read(row)?,
        answer: row.answer.parse().ok()?,
        left: row.until - now,
        table: row.table_id.clone(),
    })
}
