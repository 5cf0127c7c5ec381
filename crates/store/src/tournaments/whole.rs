//! Tournaments that come out of archives.

use super::WholeTournament;
use super::changing::insert;
use super::rounds::{insert_bye, insert_seat};
use crate::StoreError;
use crate::engine::{On, Statement};
use crate::statements::execute;
use crate::write::Write;

impl Write for WholeTournament {
    /// Whether it was not there.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let id = &self.tournament.id;
        if !insert(&mut on, &self.tournament).await? {
            return Ok(false);
        }
        for row in &self.entrants {
            let keep = "INSERT INTO entrants (tournament, who, place, rating, presence, forfeits, entered) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let keep = Statement::new(keep).with(id).with(&row.who).with(row.place).with(row.rating);
            execute(&mut on, keep.with(&row.presence).with(row.forfeits).with(row.entered)).await?;
        }
        for row in &self.pairings {
            let keep = "INSERT INTO pairings (tournament, round, place, table_id, sit_by, results) \
                        VALUES ($1, $2, $3, $4, $5, $6)";
            let keep = Statement::new(keep).with(id).with(row.round).with(row.place).with(&row.table_id);
            execute(&mut on, keep.with(row.sit_by).with(&row.results)).await?;
        }
        for row in &self.seats {
            insert_seat(&mut on, id, [row.round, row.place, row.seat], &row.who).await?;
        }
        for row in &self.byes {
            insert_bye(&mut on, id, row.round, &row.who, row.absent.as_ref()).await?;
        }
        Ok(true)
    }
}
