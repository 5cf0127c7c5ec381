//! Tables that are kept no longer.

use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// What goes with a table, before the table itself. Results of deals stay: they are not about the table.
const BELONGINGS: [&str; 12] = [
    "DELETE FROM steps WHERE table_id = $1",
    "DELETE FROM chairs WHERE table_id = $1",
    "DELETE FROM moves WHERE table_id = $1",
    "DELETE FROM judgments WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
    "DELETE FROM phrases WHERE table_id = $1",
    "DELETE FROM quiet WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM plans WHERE table_id = $1",
    "DELETE FROM outbox WHERE about = $1",
    "DELETE FROM game_seats WHERE table_id = $1",
    "DELETE FROM games WHERE table_id = $1",
];

/// Finished tables at which nobody has, or had, an account. Whatever happens to one of them at the same moment comes first: it
/// is looked at again before it is locked.
const FINISHED: &str = "UPDATE tables SET waits_for_bot = waits_for_bot WHERE id IN (SELECT id FROM tables \
    WHERE progress IN ('over', 'called-off') AND changed < $1 AND changed >= $3 AND NOT EXISTS (SELECT 1 FROM chairs \
        JOIN names ON names.account = chairs.who WHERE chairs.table_id = tables.id AND chairs.kind = 'guest') \
    ORDER BY changed LIMIT $2) AND changed < $1 RETURNING id, changed";

impl Store {
    /// Removes finished tables of guests that somebody has changed last between two times, at most so many, with everything
    /// that belongs to them. Returns which they were, and when each was changed, so that the next time goes on from there.
    pub async fn remove_finished(
        &self,
        from: i64,
        before: i64,
        most: i64,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        self.writer.write(RemoveFinished { from, before, most }).await
    }
}

struct RemoveFinished {
    from: i64,
    before: i64,
    most: i64,
}

impl Write for RemoveFinished {
    type Done = Vec<(TableId, i64)>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<(TableId, i64)>, StoreError> {
        let finished = Statement::new(FINISHED).with(self.before).with(self.most).with(self.from);
        let finished = on.all::<(TableId, i64)>(finished).await.map_err(|error| failed(&error))?;
        for (table, _) in &finished {
            for belongings in BELONGINGS {
                execute(&mut on, Statement::new(belongings).with(table)).await?;
            }
            execute(&mut on, Statement::new("DELETE FROM tables WHERE id = $1").with(table)).await?;
        }
        Ok(finished)
    }
}
