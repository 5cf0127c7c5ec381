//! What people do to a tournament. Every change locks the row of the tournament first, so that two never pass each other.

use super::{TournamentRow, WholeTournament};
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TournamentId};
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// How many may enter.
pub const MOST_ENTRANTS: i64 = 64;

/// What became of somebody who wanted to enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// They are in, or were already.
    Done,
    /// As many have entered as may.
    Full,
    /// It has begun, is over or was called off.
    Closed,
}

impl Store {
    /// Makes a tournament, unless its maker has this many that are not over. Returns whether it is made.
    pub async fn make_tournament(&self, tournament: TournamentRow, most: i64) -> Result<bool, StoreError> {
        self.writer.write(Make { tournament, most }).await
    }

    /// Lets somebody enter a tournament that has not begun.
    pub async fn enter_tournament(
        &self,
        id: &TournamentId,
        who: &GuestId,
        rating: i64,
        now: i64,
    ) -> Result<Entered, StoreError> {
        self.writer.write(Enter { id: id.clone(), who: who.clone(), rating, now }).await
    }

    /// Takes somebody out of a tournament that has not begun. [`StoreError::Conflict`] says that it has.
    pub async fn leave_tournament(
        &self,
        id: &TournamentId,
        who: &GuestId,
        now: i64,
    ) -> Result<(), StoreError> {
        self.writer.write(Leave { id: id.clone(), who: who.clone(), now }).await
    }

    /// Notes whether the next rounds count on somebody, at a tournament that has begun and is not over. Whoever did not come as
    /// often as this stays out. [`StoreError::Conflict`] says that nothing was changed.
    pub async fn note_presence(
        &self,
        id: &TournamentId,
        who: &GuestId,
        presence: &str,
        most_forfeits: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        let (id, who, presence) = (id.clone(), who.clone(), presence.to_owned());
        self.writer.write(NotePresence { id, who, presence, most_forfeits, now }).await
    }

    /// A tournament goes from one of two states to another. [`StoreError::Conflict`] says that it is in neither.
    pub async fn move_tournament(
        &self,
        id: &TournamentId,
        from: [&str; 2],
        to: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let from = from.map(str::to_owned);
        self.writer.write(Move { id: id.clone(), from, to: to.to_owned(), now }).await
    }

    /// Begins a tournament that is as it was read: so many rounds are played. [`StoreError::Conflict`] says that it is not.
    pub async fn begin_tournament(
        &self,
        id: &TournamentId,
        revision: i64,
        rounds: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        self.writer.write(Begin { id: id.clone(), revision, rounds, now }).await
    }

    /// Keeps a tournament of an archive, unless it is there already. Returns whether it is kept.
    pub async fn keep_tournament(&self, whole: WholeTournament) -> Result<bool, StoreError> {
        self.writer.write(whole).await
    }
}

struct Make {
    tournament: TournamentRow,
    most: i64,
}

impl Write for Make {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let count = "SELECT COUNT(*) FROM tournaments WHERE maker = $1 AND state IN ('open', 'running')";
        let count = Statement::new(count).with(&self.tournament.maker);
        let count = on.first::<(i64,)>(count).await.map_err(|error| failed(&error))?;
        if count.is_some_and(|(count,)| count >= self.most) {
            return Ok(false);
        }
        insert(&mut on, &self.tournament).await.map(|_| true)
    }
}

/// Returns whether it was not there.
pub(super) async fn insert(on: &mut On<'_>, row: &TournamentRow) -> Result<bool, StoreError> {
    let insert = "INSERT INTO tournaments (id, name, maker, kind, game, options, format, rounds, fewest, seats, paces, \
                  rated, created, begins, state, paired, revision, changed) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) \
                  ON CONFLICT DO NOTHING";
    let insert = Statement::new(insert).with(&row.id).with(&row.name).with(&row.maker).with(&row.kind);
    let insert = insert.with(&row.game).with(&row.options).with(&row.format).with(row.rounds);
    let insert = insert.with(row.fewest).with(row.seats).with(&row.paces).with(&row.rated).with(row.created);
    let insert = insert.with(&row.begins).with(&row.state).with(row.paired).with(row.revision);
    Ok(execute(on, insert.with(row.changed)).await? > 0)
}

/// Raises the revision of a tournament in one of these states, and locks it. [`StoreError::Conflict`] says that it is in another.
pub(super) async fn raise(
    on: &mut On<'_>,
    id: &TournamentId,
    states: [&str; 2],
    now: i64,
) -> Result<(), StoreError> {
    let raise =
        "UPDATE tournaments SET revision = revision + 1, changed = $2 WHERE id = $1 AND state IN ($3, $4)";
    let raise = Statement::new(raise).with(id).with(now).with(states[0]).with(states[1]);
    if execute(on, raise).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

struct Enter {
    id: TournamentId,
    who: GuestId,
    rating: i64,
    now: i64,
}

/// Nobody is in twice, and no more than may be.
const ENTER: &str = "INSERT INTO entrants (tournament, who, place, rating, presence, forfeits, entered) \
    SELECT $1, $2, (SELECT COALESCE(MAX(place), -1) + 1 FROM entrants WHERE tournament = $1), $3, 'playing', 0, $4 \
    WHERE (SELECT COUNT(*) FROM entrants WHERE tournament = $1) < $5 \
    AND EXISTS (SELECT 1 FROM accounts WHERE id = $2)";

impl Write for Enter {
    type Done = Entered;

    async fn write(&self, mut on: On<'_>) -> Result<Entered, StoreError> {
        // A lock, and no news yet.
        let lock =
            Statement::new("UPDATE tournaments SET changed = changed WHERE id = $1 AND state = 'open'");
        if execute(&mut on, lock.with(&self.id)).await? == 0 {
            return Ok(Entered::Closed);
        }
        let known = Statement::new("SELECT who FROM entrants WHERE tournament = $1 AND who = $2");
        let known = on.first::<(String,)>(known.with(&self.id).with(&self.who)).await;
        if known.map_err(|error| failed(&error))?.is_some() {
            return Ok(Entered::Done);
        }
        let enter = Statement::new(ENTER).with(&self.id).with(&self.who).with(self.rating).with(self.now);
        if execute(&mut on, enter.with(MOST_ENTRANTS)).await? == 0 {
            return Ok(Entered::Full);
        }
        raise(&mut on, &self.id, ["open", "open"], self.now).await.map(|()| Entered::Done)
    }
}

struct Leave {
    id: TournamentId,
    who: GuestId,
    now: i64,
}

impl Write for Leave {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        raise(&mut on, &self.id, ["open", "open"], self.now).await?;
        let leave = Statement::new("DELETE FROM entrants WHERE tournament = $1 AND who = $2");
        execute(&mut on, leave.with(&self.id).with(&self.who)).await.map(|_| ())
    }
}

struct NotePresence {
    id: TournamentId,
    who: GuestId,
    presence: String,
    most_forfeits: i64,
    now: i64,
}

impl Write for NotePresence {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        raise(&mut on, &self.id, ["running", "running"], self.now).await?;
        let note = "UPDATE entrants SET presence = $3 WHERE tournament = $1 AND who = $2 AND presence <> $3 \
                    AND (forfeits < $4 OR $3 <> 'playing')";
        let note = Statement::new(note).with(&self.id).with(&self.who).with(&self.presence);
        let noted = execute(&mut on, note.with(self.most_forfeits)).await?;
        if noted == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }
}

struct Move {
    id: TournamentId,
    from: [String; 2],
    to: String,
    now: i64,
}

impl Write for Move {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        raise(&mut on, &self.id, [&self.from[0], &self.from[1]], self.now).await?;
        let to = Statement::new("UPDATE tournaments SET state = $2 WHERE id = $1");
        execute(&mut on, to.with(&self.id).with(&self.to)).await.map(|_| ())
    }
}

struct Begin {
    id: TournamentId,
    revision: i64,
    rounds: i64,
    now: i64,
}

impl Write for Begin {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let begin = "UPDATE tournaments SET state = 'running', rounds = $3, revision = revision + 1, changed = $4 \
                     WHERE id = $1 AND revision = $2 AND state = 'open'";
        let begin = Statement::new(begin).with(&self.id).with(self.revision).with(self.rounds);
        if execute(&mut on, begin.with(self.now)).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }
}
