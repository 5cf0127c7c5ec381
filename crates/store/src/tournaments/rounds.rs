//! The rounds of a tournament: they are paired once, with all their tables, and how a table ends is noted once.

use std::sync::LazyLock;

use super::changing::raise;
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TournamentId};
use crate::outbox::{AT_ONCE, Notice, note_one};
use crate::rows::{Commit, Stored};
use crate::statements::{execute, write_rare};
use crate::timely::Timely;
use crate::write::Write;
use crate::{Store, StoreError};

/// A round to be made, of a tournament that is as it was read.
#[derive(Clone, Debug)]
pub struct NewRound {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its revision when it was read.
    pub revision: i64,
    /// The round, from 0.
    pub round: i64,
    /// How many rounds are played in all, as far as is known now.
    pub rounds: i64,
    /// The tables, in order.
    pub pairings: Vec<NewPairing>,
    /// Who sits nowhere, each with an opponent who is no longer in.
    pub byes: Vec<(GuestId, Option<GuestId>)>,
    /// For how many milliseconds everybody is waited for.
    pub wait: i64,
    /// The present, in seconds since 1970.
    pub now: i64,
}

/// A table of a round to be made.
#[derive(Clone, Debug)]
pub struct NewPairing {
    /// The table, with its chairs kept.
    pub table: Stored,
    /// Who sits there, by seat.
    pub players: Vec<GuestId>,
}

/// How a table of a round has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedPairing {
    /// The tournament.
    pub tournament: TournamentId,
    /// The round, from 0.
    pub round: i64,
    /// The table's number in it.
    pub place: i64,
    /// How it ended for each seat, as JSON.
    pub results: String,
    /// Who did not come.
    pub vanished: Vec<GuestId>,
    /// The present, in seconds since 1970.
    pub now: i64,
}

static INSERT_PAIRING: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "INSERT INTO pairings (tournament, round, place, table_id, sit_by) VALUES ($1, $2, $3, $4, {now} + $5)"
        )
    })
});

impl Store {
    /// Makes a round with all its tables, or nothing: [`StoreError::Conflict`] says that somebody else was quicker.
    pub async fn pair_round(&self, round: NewRound) -> Result<(), StoreError> {
        let node = self.node.clone();
        self.writer.write(Pair { round, node }).await
    }

    /// Ends a tournament that is as it was read. [`StoreError::Conflict`] says that it is not.
    pub async fn end_tournament(&self, id: &TournamentId, revision: i64, now: i64) -> Result<(), StoreError> {
        self.writer.write(End { id: id.clone(), revision, now }).await
    }

    /// Notes how a table has ended, unless that is known. Returns whether it was not.
    pub async fn end_pairing(&self, ended: EndedPairing) -> Result<bool, StoreError> {
        self.writer.write(ended).await
    }
}

struct Pair {
    round: NewRound,
    node: String,
}

impl Write for Pair {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let NewRound { tournament, revision, round, rounds, pairings, byes, wait, now } = &self.round;
        let pair = "UPDATE tournaments SET paired = paired + 1, rounds = $4, revision = revision + 1, changed = $5 \
                    WHERE id = $1 AND revision = $2 AND paired = $3 AND state = 'running'";
        let pair = Statement::new(pair).with(tournament).with(*revision).with(*round).with(*rounds);
        if execute(&mut on, pair.with(*now)).await? == 0 {
            return Err(StoreError::Conflict);
        }
        for (pairing, place) in pairings.iter().zip(0_i64..) {
            let table = &pairing.table.table.id;
            write_rare(&mut on, &Commit::Create(Box::new(pairing.table.clone())), &self.node).await?;
            let insert = Statement::new(INSERT_PAIRING.on(&on)).with(tournament).with(*round).with(place);
            execute(&mut on, insert.with(table).with(*wait)).await?;
            for (who, seat) in pairing.players.iter().zip(0_i64..) {
                insert_seat(&mut on, tournament, [*round, place, seat], who).await?;
                let notice = Notice { account: who.clone(), kind: "round", when: AT_ONCE };
                note_one(&mut on, table.as_str(), &notice).await?;
            }
        }
        for (who, absent) in byes {
            insert_bye(&mut on, tournament, *round, who, absent.as_ref()).await?;
        }
        Ok(())
    }
}

pub(super) async fn insert_seat(
    on: &mut On<'_>,
    tournament: &TournamentId,
    [round, place, seat]: [i64; 3],
    who: &GuestId,
) -> Result<(), StoreError> {
    let insert =
        "INSERT INTO pairing_seats (tournament, round, place, seat, who) VALUES ($1, $2, $3, $4, $5)";
    let insert = Statement::new(insert).with(tournament).with(round).with(place).with(seat);
    execute(on, insert.with(who)).await.map(|_| ())
}

pub(super) async fn insert_bye(
    on: &mut On<'_>,
    tournament: &TournamentId,
    round: i64,
    who: &GuestId,
    absent: Option<&GuestId>,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO byes (tournament, round, who, absent) VALUES ($1, $2, $3, $4)";
    let absent = absent.map(ToString::to_string);
    let insert = Statement::new(insert).with(tournament).with(round).with(who).with(&absent);
    execute(on, insert).await.map(|_| ())
}

struct End {
    id: TournamentId,
    revision: i64,
    now: i64,
}

impl Write for End {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let end = "UPDATE tournaments SET state = 'over', revision = revision + 1, changed = $3 \
                   WHERE id = $1 AND revision = $2 AND state = 'running'";
        let end = Statement::new(end).with(&self.id).with(self.revision).with(self.now);
        if execute(&mut on, end).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }
}

impl Write for EndedPairing {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let note = "UPDATE pairings SET results = $4 \
                    WHERE tournament = $1 AND round = $2 AND place = $3 AND results IS NULL";
        let note = Statement::new(note).with(&self.tournament).with(self.round).with(self.place);
        if execute(&mut on, note.with(&self.results)).await? == 0 {
            return Ok(false);
        }
        for who in &self.vanished {
            // Whoever has said that they leave has left.
            let vanish = "UPDATE entrants SET forfeits = forfeits + 1, \
                          presence = CASE presence WHEN 'playing' THEN 'vanished' ELSE presence END \
                          WHERE tournament = $1 AND who = $2";
            execute(&mut on, Statement::new(vanish).with(&self.tournament).with(who)).await?;
        }
        // What was under way when it was called off still ends.
        match raise(&mut on, &self.tournament, ["running", "called-off"], self.now).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(true),
            Err(error) => Err(error),
        }
    }
}
