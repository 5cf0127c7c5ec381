//! What archives hold besides tables.

use serde::{Deserialize, Serialize};

use crate::blocks;
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::statements::{execute, learn};
use crate::write::Write;
use crate::{BlockRow, DealRow, LearntRow, PuzzledRow, Store, StoreError, TryRow};

/// What is remembered of guests besides their tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// The steps of lessons that they have done.
    #[serde(default)]
    pub learnt: Vec<LearntRow>,
    /// What they made of puzzles.
    #[serde(default)]
    pub puzzled: Vec<PuzzledRow>,
    /// Whom they do not want to meet.
    #[serde(default)]
    pub blocks: Vec<BlockRow>,
}

/// A deal and all first tries at it. It has no `Debug`, because a deal has a secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriedDeal {
    /// The deal.
    #[serde(flatten)]
    pub deal: DealRow,
    /// In the order in which they began.
    pub tries: Vec<TryRow>,
}

impl Store {
    /// All guests of whom something is remembered besides their tables, in a fixed order.
    pub async fn remembered_guests(&self) -> Result<Vec<GuestId>, StoreError> {
        let guests = "SELECT guest FROM learnt UNION SELECT guest FROM puzzled UNION SELECT blocker FROM blocks ORDER BY guest";
        let guests: Vec<(GuestId,)> = self.readers.all(Statement::new(guests)).await?;
        Ok(guests.into_iter().map(|(guest,)| guest).collect())
    }

    /// What is remembered of a guest, in a fixed order.
    pub async fn memory_of(&self, guest: &GuestId) -> Result<Memory, StoreError> {
        let learnt = "SELECT guest, game, lesson, step, done FROM learnt WHERE guest = $1 \
                      ORDER BY game, done, lesson, step";
        let puzzled = "SELECT guest, game, number, puzzle, outcome, began FROM puzzled WHERE guest = $1 \
                       ORDER BY game, number";
        Ok(Memory {
            learnt: self.readers.all(Statement::new(learnt).with(guest)).await?,
            puzzled: self.readers.all(Statement::new(puzzled).with(guest)).await?,
            blocks: self.blocks(guest).await?,
        })
    }

    /// Keeps what is remembered of guests, as far as nothing is known of the same.
    pub async fn keep_memory(&self, memory: Memory) -> Result<(), StoreError> {
        self.writer.write(memory).await
    }

    /// The ids of all deals, in order.
    pub async fn all_deals(&self) -> Result<Vec<String>, StoreError> {
        let deals: Vec<(String,)> =
            self.readers.all(Statement::new("SELECT id FROM deals ORDER BY id")).await?;
        Ok(deals.into_iter().map(|(id,)| id).collect())
    }

    /// All first tries at a deal, in the order in which they began.
    pub async fn tries(&self, deal: &str) -> Result<Vec<TryRow>, StoreError> {
        let tries = "SELECT guest, table_id, begun, ended, name, points, best, player FROM tries \
                     WHERE deal = $1 ORDER BY begun, guest";
        self.readers.all(Statement::new(tries).with(deal)).await.map_err(StoreError::from)
    }

    /// Whether somebody's first try at a deal is played at this table.
    pub async fn is_first_try(&self, deal: &str, table: &TableId) -> Result<bool, StoreError> {
        let found = Statement::new("SELECT table_id FROM tries WHERE deal = $1 AND table_id = $2");
        let found: Option<(String,)> = self.readers.first(found.with(deal).with(table)).await?;
        Ok(found.is_some())
    }

    /// Keeps a deal whose day is over with the tries at it, unless it is there already. Returns whether it was kept.
    pub async fn keep_deal(&self, deal: TriedDeal) -> Result<bool, StoreError> {
        self.writer.write(deal).await
    }
}

impl Write for Memory {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for row in &self.learnt {
            learn(&mut on, row).await?;
        }
        for row in &self.puzzled {
            let keep = "INSERT INTO puzzled (guest, game, number, puzzle, outcome, began) \
                        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
            let keep = Statement::new(keep).with(&row.guest).with(&row.game).with(row.number);
            execute(&mut on, keep.with(&row.puzzle).with(&row.outcome).with(row.began)).await?;
        }
        for row in &self.blocks {
            blocks::keep(&mut on, row).await?;
        }
        Ok(())
    }
}

impl Write for TriedDeal {
    /// Whether it was not there.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let DealRow { id, game, day, options, secret, sealed, points, best, player, .. } = &self.deal;
        let keep = "INSERT INTO deals (id, game, day, options, secret, sealed, is_over, points, best, player) \
                    VALUES ($1, $2, $3, $4, $5, $6, TRUE, $7, $8, $9) ON CONFLICT DO NOTHING";
        let keep = Statement::new(keep).with(id).with(game).with(day).with(options).with(secret);
        if execute(&mut on, keep.with(sealed).with(points).with(best).with(player)).await? == 0 {
            return Ok(false);
        }
        for TryRow { guest, table_id, begun, ended, name, points, best, player } in &self.tries {
            let keep = "INSERT INTO tries (deal, guest, table_id, begun, ended, name, points, best, player) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
            let keep = Statement::new(keep).with(id).with(guest).with(table_id).with(begun).with(ended);
            execute(&mut on, keep.with(name).with(*points).with(*best).with(player)).await?;
        }
        Ok(true)
    }
}
