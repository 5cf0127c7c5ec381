//! What people will do if others decide what they expect. It is secret: nothing here changes a table or counts anything that
//! others see.

use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// A plan.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct PlanRow {
        /// Its number among those of its maker at the table.
        n: i64,
        /// How many steps its maker had been shown when it was made.
        shown: i64,
        /// The steps after these, one per line.
        line: String,
    }
}

/// A plan to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeepPlan {
    /// The table.
    pub table: TableId,
    /// Who plans.
    pub who: GuestId,
    /// How many steps they had been shown.
    pub shown: i64,
    /// The steps after these, one per line.
    pub line: String,
    /// The plans whose place it takes.
    pub instead_of: Vec<i64>,
    /// How many plans they may have.
    pub most: i64,
}

const DUE: &str = "SELECT DISTINCT plans.table_id FROM plans JOIN tables ON tables.id = plans.table_id \
    WHERE tables.asks = plans.who AND tables.progress = 'playing' AND plans.table_id > $1 \
    ORDER BY plans.table_id LIMIT $2";

impl Store {
    /// What somebody has planned at a table, in the order in which they did.
    pub async fn plans(&self, table: &TableId, who: &GuestId) -> Result<Vec<PlanRow>, StoreError> {
        let plans = "SELECT n, shown, line FROM plans WHERE table_id = $1 AND who = $2 ORDER BY n";
        self.readers.all(Statement::new(plans).with(table).with(who)).await.map_err(StoreError::from)
    }

    /// The next tables after this one at which somebody is to decide who has planned something.
    pub async fn tables_with_plans(&self, after: &str, most: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(Statement::new(DUE).with(after).with(most)).await
    }

    /// Keeps a plan, unless there are too many. Returns whether it is kept.
    pub async fn keep_plan(&self, plan: KeepPlan) -> Result<bool, StoreError> {
        self.writer.write(plan).await
    }

    /// Drops some of somebody's plans at a table.
    pub async fn drop_plans(&self, table: &TableId, who: &GuestId, these: &[i64]) -> Result<(), StoreError> {
        let (table, who, these) = (table.clone(), who.clone(), these.to_vec());
        self.writer.write(DropPlans { table, who, these }).await
    }

    /// Drops the plans at tables where nothing is to be decided any more.
    pub async fn drop_old_plans(&self) -> Result<(), StoreError> {
        self.writer.write(DropOldPlans).await
    }
}

impl Write for KeepPlan {
    /// Whether there was room for it.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        drop_these(&mut on, &self.table, &self.who, &self.instead_of).await?;
        let known = "SELECT count(*), COALESCE(MAX(n), 0) FROM plans WHERE table_id = $1 AND who = $2";
        let known = Statement::new(known).with(&self.table).with(&self.who);
        let known: Option<(i64, i64)> = on.first(known).await.map_err(|error| failed(&error))?;
        let (count, last) = known.unwrap_or_default();
        if count >= self.most {
            return Ok(false);
        }
        let keep = "INSERT INTO plans (table_id, who, n, shown, line) VALUES ($1, $2, $3, $4, $5)";
        let keep = Statement::new(keep).with(&self.table).with(&self.who).with(last + 1);
        execute(&mut on, keep.with(self.shown).with(&self.line)).await.map(|_| true)
    }
}

struct DropPlans {
    table: TableId,
    who: GuestId,
    these: Vec<i64>,
}

impl Write for DropPlans {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        drop_these(&mut on, &self.table, &self.who, &self.these).await
    }
}

async fn drop_these(
    on: &mut On<'_>,
    table: &TableId,
    who: &GuestId,
    these: &[i64],
) -> Result<(), StoreError> {
    for n in these {
        let delete = Statement::new("DELETE FROM plans WHERE table_id = $1 AND who = $2 AND n = $3");
        execute(on, delete.with(table).with(who).with(n)).await?;
    }
    Ok(())
}

struct DropOldPlans;

impl Write for DropOldPlans {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete =
            "DELETE FROM plans WHERE table_id IN (SELECT id FROM tables WHERE progress <> 'playing')";
        execute(&mut on, Statement::new(delete)).await.map(|_| ())
    }
}

/// What was planned for a game that went on otherwise.
pub(crate) async fn forget_plans(on: &mut On<'_>, table: &TableId) -> Result<(), StoreError> {
    execute(on, Statement::new("DELETE FROM plans WHERE table_id = $1").with(table)).await.map(|_| ())
}

/// Plans of people who do not sit there any more.
pub(crate) async fn forget_plans_of_others(on: &mut On<'_>, table: &TableId) -> Result<(), StoreError> {
    let delete = "DELETE FROM plans WHERE table_id = $1 \
                  AND who NOT IN (SELECT who FROM chairs WHERE table_id = $1 AND kind = 'guest')";
    execute(on, Statement::new(delete).with(table)).await.map(|_| ())
}
