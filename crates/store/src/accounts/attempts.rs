//! How often something was tried lately, on all nodes together.

use crate::engine::{On, Statement};
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

impl Store {
    /// Counts an attempt of each of these, who are hashes. A count that began more than so many seconds ago begins anew.
    /// Returns the counts, this attempt included.
    pub async fn count_attempts(
        &self,
        who: Vec<String>,
        now: i64,
        window: i64,
    ) -> Result<Vec<i64>, StoreError> {
        self.writer.write(Count { who, now, window }).await
    }

    /// Takes the counts of these back to nothing, because an attempt succeeded.
    pub async fn forget_attempts(&self, who: Vec<String>) -> Result<(), StoreError> {
        self.writer.write(Forget { who }).await
    }

    /// Deletes the counts that began before this time.
    pub async fn delete_old_attempts(&self, before: i64) -> Result<(), StoreError> {
        self.writer.write(DeleteOld { before }).await
    }
}

struct Count {
    who: Vec<String>,
    now: i64,
    window: i64,
}

impl Write for Count {
    type Done = Vec<i64>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<i64>, StoreError> {
        let count = "INSERT INTO attempts (who, count, since) VALUES ($1, 1, $2) ON CONFLICT (who) DO UPDATE SET \
                     count = CASE WHEN attempts.since > $3 THEN attempts.count + 1 ELSE 1 END, \
                     since = CASE WHEN attempts.since > $3 THEN attempts.since ELSE $2 END RETURNING count";
        let mut counts = Vec::new();
        for who in &self.who {
            let count = Statement::new(count).with(who).with(self.now).with(self.now - self.window);
            let counted = on.first::<(i64,)>(count).await.map_err(|error| failed(&error))?;
            counts.push(counted.map_or(1, |(count,)| count));
        }
        Ok(counts)
    }
}

struct Forget {
    who: Vec<String>,
}

impl Write for Forget {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for who in &self.who {
            execute(&mut on, Statement::new("DELETE FROM attempts WHERE who = $1").with(who)).await?;
        }
        Ok(())
    }
}

struct DeleteOld {
    before: i64,
}

impl Write for DeleteOld {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM attempts WHERE since < $1").with(self.before);
        execute(&mut on, delete).await.map(|_| ())
    }
}
