//! What is kept of a passkey.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{CredentialRow, GuestId};

use super::verify::is_passkey;
use crate::random;

/// How a passkey is told from a password.
pub(in crate::people) const PASSKEY: &str = "passkey";

/// The longest text that is kept of a passkey, in bytes.
const LONGEST: usize = 10_000;

/// What is public of a passkey, with the host that it is for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    pub(super) host: String,
    /// What its device calls it, in base64 for addresses.
    pub(super) id: String,
    /// What the library keeps of it.
    pub(super) passkey: Value,
}

impl Kept {
    pub(super) fn read(row: &CredentialRow) -> Option<Kept> {
        (row.kind == PASSKEY).then(|| serde_json::from_str(&row.secret).ok())?
    }

    /// The row of a passkey of an account, unless there is too much of it.
    pub(super) fn row(&self, account: &GuestId, label: &str, now: i64) -> Option<CredentialRow> {
        let secret = serde_json::to_string(self).ok().filter(|secret| secret.len() <= LONGEST)?;
        Some(CredentialRow {
            id: self.row_id(),
            account: account.clone(),
            kind: PASSKEY.to_owned(),
            secret,
            label: label.to_owned(),
            created: now,
        })
    }

    pub(super) fn row_id(&self) -> String {
        row_id(&self.host, &self.id)
    }
}

/// What the store finds a passkey by. Somebody who makes up a passkey chooses its id, so they must not come into the way of
/// anything else that is found by an id.
pub(super) fn row_id(host: &str, id: &str) -> String {
    random::hash(&format!("passkey {id} of {host}"))
}

/// Whether a program like this one could have kept this.
pub(in crate::people) fn is_readable(row: &CredentialRow) -> bool {
    let is_kept = |kept: Kept| kept.row_id() == row.id && is_passkey(&kept.passkey, &kept.id);
    row.secret.len() <= LONGEST && Kept::read(row).is_some_and(is_kept)
}
