//! What an account holds, for its owner to take along.

use serde_json::{Value, json};
use store::{AccountRow, BlockRow, FollowRow, GuestId, ReportRow};

use super::{Denied, OwnPasskey, People, tokens};
use crate::notices;
use crate::refusal::Refusal;

/// How often somebody may take everything along within an hour.
const MOST_AN_HOUR: i64 = 6;

/// Seconds of an hour.
const HOUR: i64 = 3_600;

impl People {
    /// Counts that somebody takes everything along.
    pub async fn count_taking(&self, who: &GuestId) -> Result<(), Denied> {
        let counted = vec![self.counted("archive", who.as_str())];
        let counts = self.store.count_attempts(counted, self.clock.now(), HOUR).await?;
        if counts.iter().any(|count| *count > MOST_AN_HOUR) { Err(Denied::TooOften) } else { Ok(()) }
    }

    /// What is kept of an account, as JSON for its owner: nothing by which anybody could sign in. Of a guest without an
    /// account, whom they have blocked, what they have reported, and what was decided about them.
    pub async fn take_account(&self, who: &GuestId) -> Result<Value, Refusal> {
        let person =
            |row: &FollowRow| json!({ "name": row.name, "since": row.since, "mutual": row.is_mutual });
        let block = |row: &BlockRow| json!({ "name": row.name, "since": row.since });
        let report = |row: &ReportRow| json!({ "at": row.at, "table": row.table_id, "reason": row.reason, "note": row.note });
        let decision = |row: &ReportRow| {
            json!({
                "at": row.decided,
                "table": row.table_id,
                "reason": row.reason,
                "decision": row.decision,
                "words": row.words,
                "until": row.until,
                "answered": row.answered,
                "answer": row.answer,
            })
        };
        let ways = self.ways(who).await?;
        let passkey =
            |own: &OwnPasskey| json!({ "host": own.host, "label": own.label, "created": own.created });
        let rest = self.store.rest(who).await?.map(|row| {
            json!({
                "quiet_hours": row.quiet,
                "changed": row.quiet_since,
                "before_flags": if row.is_automatic { "taken" } else { "kept" },
                "saved": row.saved,
                "counted": row.counted,
                "away_until": row.away_until,
            })
        });
        let tokens = self.store.tokens_of_owner(who).await?;
        let programs = self.store.programs_of(who).await?;
        let program = |own: &AccountRow| {
            let tokens = tokens.iter().filter(|row| row.account == own.id).map(tokens::taken);
            json!({ "name": own.name, "created": own.created, "tokens": tokens.collect::<Vec<_>>() })
        };
        let sessions = self.store.sessions(who).await?;
        let sessions = sessions
            .iter()
            .map(|row| json!({ "label": row.label, "created": row.created, "used": row.seen }));
        let account = match self.store.account(who).await? {
            Some(account) => {
                let seen = self.store.seen(who).await?;
                json!({
                    "name": account.name,
                    "created": account.created,
                    "renamed": account.renamed,
                    "mail": account.mail,
                    "operator": account.is_operator,
                    "suspended_until": account.suspended_until,
                    "ends": account.ends,
                    "profile": seen.as_ref().map(|seen| seen.profile.as_str()),
                    "presence": seen.as_ref().map(|seen| seen.is_visible),
                    "here": seen.as_ref().and_then(|seen| seen.here),
                })
            }
            None => Value::Null,
        };
        Ok(json!({
            "account": account,
            "password": ways.has_password,
            "passkeys": ways.passkeys.iter().map(passkey).collect::<Vec<_>>(),
            "recovery_codes": self.count_codes(who).await?,
            "tokens": tokens.iter().filter(|row| row.account == *who).map(tokens::taken).collect::<Vec<_>>(),
            "programs": programs.iter().map(program).collect::<Vec<_>>(),
            "rest": rest,
            "notices": self.store.channels(who).await?.iter().map(notices::take).collect::<Vec<_>>(),
            "sessions": sessions.collect::<Vec<_>>(),
            "follows": self.store.followed(who).await?.iter().map(person).collect::<Vec<_>>(),
            "followers": self.store.followers(who, i64::MAX, 0).await?.iter().map(person).collect::<Vec<_>>(),
            "blocks": self.store.blocks(who).await?.iter().map(block).collect::<Vec<_>>(),
            "reports": self.store.reports_by(who, i64::MAX, 0).await?.iter().map(report).collect::<Vec<_>>(),
            "invitations": self.store.own_invitations(who).await?,
            "challenges": self.store.own_dares(who).await?,
            "decisions": self.store.decisions_about(who, i64::MAX, 0).await?.iter().map(decision).collect::<Vec<_>>(),
        }))
    }
}
